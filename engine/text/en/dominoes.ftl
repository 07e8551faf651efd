# Partner dominoes: each clause's name, its law, and what is said when it decides.

dominoes = Partner dominoes, six love

dominoes-questions =
    .play = May this tile be played?
    .pass = May this be passed?
    .name = Who may be named to open?
    .go = May the game go on?
    .deal = May the tiles be dealt?
    .opening = How does the deal open?
    .representative = Who names the opener?
    .over = Is the deal over?
    .winner = Who won the deal?
    .hard = Is this end hard?
    .worth = What is the win worth?
    .score = What becomes of the score?
    .match = Is the match won?

dominoes-deal =
    .title = The deal
    .rule = All 28 tiles of the double-six set are dealt, seven to each of four seats. Partners sit opposite, and turns go anti-clockwise.
    .yes = Every tile is dealt, seven to each seat.
    .said = Deal { $deal }: seven tiles to each seat.

dominoes-open-double-six =
    .title = Mandatory double six
    .rule = In the first deal, after a reset and after a draw, whoever holds the double six must open with it.
    .yes = { $tile } opens this deal.
    .no = This deal must open with { $tile }.
    .said =
        { $act ->
            [due] { $seat } holds { $tile } and opens the deal.
           *[opens] { $seat } opens with { $tile }.
        }

dominoes-open-nominated =
    .title = The winners open
    .rule = In every other deal the pair that won the deal before opens: its representative names either partner, who opens with any tile. So it is in the first deal of the next match too.
    .yes =
        { $act ->
            [opens] Any tile may open this deal, so { $tile } may.
           *[names] { $opener } may open, being of the pair that won the deal before.
        }
    .no = { $team } won the deal before: one of them opens, not { $opener }.
    .said =
        { $act ->
            [due] The winners of the deal before open.
            [names] { $seat } names { $opener } to open.
            [stays] { $seat } chooses to open.
           *[opens] { $seat } opens with { $tile }.
        }

dominoes-representative =
    .title = The representative
    .rule = Who went out, or holds the lowest count after a block, names the opener. If both partners hold that count, the smaller seat number does; it changes no winner.
    .said = { $seat } names who opens.

dominoes-turn =
    .title = Whose turn
    .rule = Only the player to move acts, and every action has its phase.
    .yes =
        { $phase ->
            [match-over] The match is over; the next one can begin.
           *[deal-over] The deal is over; the next one can begin.
        }
    .no =
        { $phase ->
            [deal] The tiles are not dealt yet.
            [nominate] First the winners name who opens.
            [play] This deal is still being played.
            [match-over] The match is over: go on to the next one.
           *[deal-over] The deal is over: go on to the next one.
        }
    .said =
        { $phase ->
            [match-over] On to the next match.
           *[deal-over] On to the next deal.
        }

dominoes-hold =
    .title = Your own tiles
    .rule = You play a tile that you hold.
    .no = { $tile } is not in your hand.

dominoes-match =
    .title = Match an end
    .rule = You play one tile a turn at one of the two ends, touching with the number shown there. If it fits both ends, you choose.
    .yes = { $tile } fits the { $end }.
    .no =
        { $why ->
            [empty] The table is empty: { $tile } opens without naming an end.
            [which] Choose the end for { $tile }.
            [neither] { $tile } does not fit { $ends }.
           *[unfit] { $tile } does not fit the { $end }.
        }
    .said =
        { $left ->
            [1] { $seat } plays { $tile } on the { $end } and has one tile left.
           *[other] { $seat } plays { $tile } on the { $end }.
        }

dominoes-must-play =
    .title = Play if you can
    .rule = If you hold a tile that fits, you must play. You may pass only when nothing fits.
    .no =
        { $count ->
            [one] { $tiles } fits, so you must play.
           *[other] { $tiles } fit, so you must play.
        }

dominoes-pass =
    .title = Passing
    .rule = If nothing fits, you pass. Nothing is drawn.
    .yes = Nothing fits { $ends }, so you pass.
    .said = { $seat } passes: nothing fits { $ends }.

dominoes-out =
    .title = Going out
    .rule = Whoever plays the last tile of a hand ends the deal and wins it for the pair.
    .said = { $seat } goes out and wins the deal for the pair.

dominoes-block =
    .title = The block
    .rule = Four passes in a row end the deal. All four are made, even when everybody can see that nobody can play.
    .said = Four passes in a row: the deal is blocked.

dominoes-block-lowest =
    .title = Lowest count
    .rule = After a block the pair of the player with the lowest count of pips wins. The partner’s count is ignored.
    .said =
        { $count ->
            [one] { $seat } holds the lowest count, { $count } pip: { $team } win the deal.
           *[other] { $seat } holds the lowest count, { $count } pips: { $team } win the deal.
        }

dominoes-block-draw =
    .title = Drawn block
    .rule = If the lowest count is held in both pairs, the deal is a draw.
    .said =
        { $count ->
            [one] { $seats } hold the same lowest count, { $count } pip: the deal is a draw.
           *[other] { $seats } hold the same lowest count, { $count } pips: the deal is a draw.
        }

dominoes-hard-end =
    .title = Hard end
    .rule = An end is hard when seven of the eight halves with its number are already on the table, before the last tile is played.
    .said = The { $end } is a hard end: seven of its eight halves are on the table.

dominoes-worth-key =
    .title = The key tile
    .rule = Going out is worth 2 when the last tile is no double and fits both of two different hard ends; it is then the only unplayed tile that fits. A single playable double is no key.
    .said = { $tile } is the key tile: it fits both hard ends, so the win is worth 2 points.

dominoes-worth-one =
    .title = A plain win
    .rule = A won deal is worth 1 point.
    .said = The win is worth 1 point.

dominoes-score-add =
    .title = Adding a win
    .rule = A pair adds its win while the other pair has 0.
    .said =
        { $points ->
            [one] { $team } score { $points } point. The score is { $scores }.
           *[other] { $team } score { $points } points. The score is { $scores }.
        }

dominoes-score-match =
    .title = Six wins the match
    .rule = Reaching or passing 6 wins the match.
    .said = { $team } win the match. The score is { $scores }.

dominoes-score-reset =
    .title = Back to zero
    .rule = If the pair at 0 wins while the other has points, both go to 0 and nothing is credited, not even for a key. The next deal opens with the double six.
    .said = { $team } win from 0: the score of { $scores } goes back to 0–0 and nothing is credited. The next deal opens with the double six.

dominoes-score-draw =
    .title = Score after a draw
    .rule = A draw leaves the score as it is. The next deal opens with the double six.
    .said = The score stays { $scores }. The next deal opens with the double six.
