# The inspector: a session step by step, each decision taken apart.

button-inspect = Inspector
inspect-title = Inspector
inspect-leave = Back to the table
inspect-eyes = Seen by
inspect-decider = whoever decides
inspect-what-if = Play on from here
inspect-end = So far the game has come.
inspect-running = This deal is not over: only what your own seat knows is shown.
inspect-running-nobody = This deal is not over: only what everybody may know is shown.
inspect-seen = Seen by { $seat }: by that hand and the table, never by another hand.
inspect-other = Seen by { $seat }, who was not to move.
inspect-alone = There was nothing to choose.

inspect-candidate = Play
inspect-convention = By the conventions
inspect-expected = Expected points
inspect-played = played
inspect-alike = Just as good
inspect-won =
    { $deals ->
        [one] { $count } of { $deals } deal won
       *[other] { $count } of { $deals } deals won
    }
inspect-unweighed =
    { $count ->
        [one] One more play is allowed; the conventions dropped it early.
       *[other] { $count } more plays are allowed; the conventions dropped them early.
    }
inspect-thinking = Thinking…
inspect-from =
    { $how ->
        [listed] { $count ->
            [one] From the only deal that agrees with what { $seat } knew,
           *[other] From all { $count } deals that agree with what { $seat } knew,
        }
       *[drawn] { $count ->
            [one] From one deal, drawn at random, that agrees with what { $seat } knew,
           *[other] From { $count } deals, drawn at random, that agree with what { $seat } knew,
        }
    }
inspect-way-exact = each solved with all hands open: that praises what no player can know.
inspect-way-book = each played on by the book, every seat from its own hand. (Only near the end is a hand solved.)
inspect-way-playout = each played on by rules of thumb.

inspect-decided = What decided
inspect-passed =
    { $count ->
        [one] One convention above had no say
       *[other] { $count } conventions had no say
    }
inspect-known = What there was to go by
inspect-places = Where the unseen may lie
inspect-certain = By certain knowledge alone; what is presumed stands above.
inspect-apart = aside
inspect-more =
    { $count ->
        [one] One more
       *[other] { $count } more
    }

inspect-open = All hands open
inspect-open-best = With all hands open, { $play } was best.
inspect-open-fine = Nothing would have been better than what was played.
inspect-open-cost = What was played cost { $points } points beside it.
inspect-open-exact = Solved: everybody playing best, seeing all.
inspect-open-book = This very deal played on by the book after each play.
inspect-open-playout = This very deal played on by rules of thumb after each play.

whatif-about = What if: play on as you like, nothing of it is kept.
whatif-back = Back to the inspector

review-title = Review
review-working = Looking through your decisions…
review-none = No decision of this deal cost you anything that matters.
review-number = Decision { $number } of { $count } that mattered
review-question = What would you play here?
review-own = { $play } is what you played: it cost { $points } points on the average. Try another.
review-other = { $play } costs { $points } points on the average. Try another.
review-next = Next decision
review-answer = { $play } was best
review-cost = You played { $play }; { $best } brings { $points } points more on the average.
review-wins = Of { $deals } deals it wins { $best }, yours { $own }.

bench-where = The analyst’s bench
bench-link = The analyst’s bench
bench-meeting = Meeting
bench-won = Won
bench-lost = Lost
bench-drawn = Drawn
bench-gain = Gain a seat and deal
bench-against = { $first } against { $second }
bench-without = { $bot } against itself without “{ $convention }”
