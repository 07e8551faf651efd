# The conventions at dominoes: title; what it says and when (rule); why it is followed, by one's own tiles (why); what
# the table may read (tells).

dominoes-convention-count-the-number =
    .title = Count the number
    .rule = Seven tiles carry each number: those that are neither on the table nor in your hand are out. Leave ends that few of them fit.
    .why =
        { $count ->
            [0] No tile in another hand fits { $ends }.
            [one] Only { $count } tile in the other hands fits { $ends }.
           *[other] { $count } tiles in the other hands fit { $ends }.
        }
    .tells = Few tiles that fit { $ends } may be left to the others.
dominoes-convention-pass-is-forever =
    .title = A pass is forever
    .rule = Who passes holds neither end’s number, and won’t for the rest of the deal.
    .why = { $seat } passed and holds no { $ends } in this deal.
    .tells = { $seat } passed and holds no { $ends } in this deal.
dominoes-convention-read-the-pose =
    .title = Read the pose
    .rule = A double freely chosen to open is probably from a long number. A mandatory 6-6 says nothing.
    .why = { $opener } opened with { $tile }, so { $number } is probably a long number there.
    .tells = { $opener } opened with { $tile }, so { $number } is probably a long number there.
dominoes-convention-nominate-honestly =
    .title = Nominate honestly
    .rule = The representative opens with four of one number, its double among them, or with two numbers of three. Otherwise the partner opens.
    .why =
        { $who ->
            [self] The hand is good to open: four of one number with its double, or two numbers of three.
           *[partner] The hand has neither four of one number with its double nor two numbers of three, so { $opener } opens.
        }
    .tells =
        { $who ->
            [self] { $representative } opens, so the hand is probably long in a number.
           *[partner] { $opener } opens, so { $representative } probably has no long number.
        }
dominoes-convention-no-naked-double =
    .title = No naked double
    .rule = Don’t open with a double that stands alone in its number: it misleads your partner.
    .why =
        { $count ->
            [one] { $tiles } stands alone in its number and would mislead your partner.
           *[other] { $tiles } stand alone in their numbers and would mislead your partner.
        }
    .tells = Who opens with a double has more of its number.
dominoes-convention-pose-long-suit =
    .title = Pose your long number
    .rule = Open with the number you hold most of, and with its double if you have it.
    .why =
        { $count ->
            [one] You hold { $count } tile with { $number }, and no more of any other number.
           *[other] You hold { $count } tiles with { $number }, and no more of any other number.
        }
    .tells = { $tile } probably comes from the longest number.
dominoes-convention-block-by-lowest =
    .title = Block with the lowest
    .rule = Close the board only when your pair’s lowest count should beat both opponents’.
    .why =
        { $act ->
            [closes] Closing the board should win: about { $own } against { $theirs } by lowest count.
           *[open] Closing the board should not win: about { $own } against { $theirs } by lowest count.
        }
    .tells = Who closes the board expects to hold the lowest count.
dominoes-convention-prepare-key =
    .title = Prepare the key
    .rule = With three tiles or fewer, run out while nobody else can play, and keep the tile that fits both hard ends for last.
    .why =
        { $points ->
            [2] Nobody else can play any more. Left to go out: { $tiles }, the last one as the key, for 2 points.
           *[other] Nobody else can play any more. Left to go out: { $tiles }.
        }
    .tells = At { $scores } a key is worth a point more.
dominoes-convention-score-awareness =
    .title = Mind the score
    .rule = When you lead with five, or the opponents have points, a key adds nothing: take the safest win.
    .why = At { $scores } a key adds nothing. Nobody else can play any more; left to go out: { $tiles }.
    .tells = At { $scores } a key adds nothing: any win will do.
dominoes-convention-squeeze-next =
    .title = Squeeze the next
    .rule = Leave both ends at numbers on which the next opponent has passed.
    .why = { $seat } has no { $ends } and must pass again.
    .tells = { $seat } has no { $ends } and must pass again.
dominoes-convention-doubles-out =
    .title = Doubles early
    .rule = A double fits one number only, so it goes while it still can.
    .why =
        { $count ->
            [0] { $tile } fits { $number } only, and nobody else can bring that number back.
            [one] { $tile } fits { $number } only, and just { $count } other tile with it is out.
           *[other] { $tile } fits { $number } only, and { $count } other tiles with it are out.
        }
    .tells = { $tile } fits { $number } only, so it goes while it still can.
dominoes-convention-own-hard-end =
    .title = Keep your own end
    .rule = An end that nobody else can answer is your private way out: open it, and play elsewhere first.
    .why = Nobody else can answer { $numbers } any more, and you can.
    .tells = An end that nobody else can answer is a private way out.
dominoes-convention-foreign-hard-end =
    .title = No end for them
    .rule = Don’t open an end that only the opponents can answer.
    .why = Only the opponents could answer { $numbers }.
    .tells = An end that only the opponents can answer is not opened.
dominoes-convention-strand-their-double =
    .title = Strand their double
    .rule = When only an opponent’s double is left of a number, take that number off the ends: the double is dead.
    .why = { $tile } is the last { $number } and is with the opponents. With no { $number } at the ends it is dead.
    .tells = No end shows { $number } any more: a double left behind is dead.
dominoes-convention-refuse-block =
    .title = Refuse the block
    .rule = When the last tile of one end’s number could close the board at the other end, cover an end, unless the block would win for you.
    .why = Otherwise { $tile } in another hand could close the board, and the count does not favour you.
    .tells = No last tile can close the board now.
dominoes-convention-spare-partner =
    .title = Spare your partner
    .rule = Don’t leave both ends at numbers that your partner does not hold.
    .why = { $partner } has no { $ends }, so another number stays open.
    .tells = { $partner } has no { $ends }, so another number stays open.
dominoes-convention-repeat-partner =
    .title = Repeat partner’s number
    .rule = Bring the number that your partner opened with to the second end.
    .why = { $partner } opened with { $number }: now both ends show it.
    .tells = { $partner } opened with { $number }: now both ends show it.
dominoes-convention-dont-cut-partner =
    .title = Don’t cut partner
    .rule = When your partner’s opening number is at one end, play on the other.
    .why = { $partner } opened with { $number }, so that end is left open.
    .tells = { $partner } opened with { $number }, so that end is left open.
dominoes-convention-cut-opponents =
    .title = Cut the opponents
    .rule = Cover the number that an opponent opened with.
    .why = { $opener } opened with { $number }, so that end is covered.
    .tells = { $opener } opened with { $number }, so that end is covered.
dominoes-convention-front-runner =
    .title = Help the front-runner
    .rule = When your partner has fewer tiles than you, leave the ends that your partner can answer.
    .why =
        { $count ->
            [one] { $partner } has { $count } tile left and may go out first.
           *[other] { $partner } has { $count } tiles left and may go out first.
        }
    .tells =
        { $count ->
            [one] { $partner } has { $count } tile left and may go out first.
           *[other] { $partner } has { $count } tiles left and may go out first.
        }
dominoes-convention-lock-long-number =
    .title = Lock your long number
    .rule = With three or more of a number, put it at both ends.
    .why =
        { $count ->
            [one] Both ends show { $number }, and you keep { $count } tile with it.
           *[other] Both ends show { $number }, and you keep { $count } tiles with it.
        }
    .tells = Both ends show { $number }: it may be a long number.
dominoes-convention-keep-ends-you-serve =
    .title = Keep ends you serve
    .rule = Leave ends that you can answer yourself, both of them if you can.
    .why = You can answer { $numbers } yourself, with { $tiles }.
    .tells = Who leaves { $ends } can probably answer there.
dominoes-convention-keep-last-of-suit =
    .title = Keep the last of a number
    .rule = Play from a number of which you hold another tile, not the only one you have.
    .why =
        { $count ->
            [one] You keep { $count } more tile with { $number }.
           *[other] You keep { $count } more tiles with { $number }.
        }
    .tells = There may be more { $number } in that hand.
dominoes-convention-weight-late =
    .title = Heavy tiles late
    .rule = After two passes a block is likelier: of equal plays, shed the heavier tile.
    .why =
        { $count ->
            [one] After { $count } pass a block is likelier, so the heavier tile { $tile } goes.
           *[other] After { $count } passes a block is likelier, so the heavier tile { $tile } goes.
        }
    .tells =
        { $count ->
            [one] After { $count } pass a block is likelier, so heavy tiles go.
           *[other] After { $count } passes a block is likelier, so heavy tiles go.
        }
dominoes-convention-solve-the-end =
    .title = Solve the end
    .rule = When few layouts of the hidden tiles are left, look at every one, before that at some drawn by lot, and play what wins most often.
    .why =
        { $how ->
            [listed] { $count ->
                [one] This wins in { $wins } of { $count } possible layout.
               *[other] This wins in { $wins } of { $count } possible layouts.
            }
           *[drawn] { $count ->
                [one] This wins in { $wins } of { $count } possible layout drawn by lot.
               *[other] This wins in { $wins } of { $count } possible layouts drawn by lot.
            }
        }
    .tells = Possible layouts of the hidden tiles were played out, and this did best.
