# What stands around the prose of a lesson.

lesson-learn = Learn to play
lesson-about = Each lesson takes a few minutes: a rule or a convention in its own words, a position, the ruling clause by clause, and then it is your turn.
lesson-number = { $game } · lesson { $number }
lesson-contents = All lessons
lesson-play = Play a game
lesson-ahead = Go on: { $title }
lesson-done = done
lesson-solved =
    { $count ->
        [0] read
       *[other] { $solved } of { $count } solved
    }

lesson-rule = The rule
lesson-convention = The convention
lesson-silent = silent
lesson-decides = What a good player does
lesson-does = The play
lesson-alike = just as good
lesson-out = leaves out
lesson-many = { $count } others
lesson-reads = What the table reads
lesson-nothing = Nothing can be read from it
lesson-knows = What you have to go by
lesson-by-now = What the table knows or presumes by now

lesson-try = Your turn
lesson-pass = Pass
lesson-go = Confirm
lesson-show = Show the answer
lesson-again = Once more
lesson-next = Next position
lesson-answer = **The answer.** { $play }
lesson-right = That is the play.
lesson-other = Allowed, but not what is asked.
lesson-refused = Not allowed.

lesson-first = Start
lesson-back = Back
lesson-on = On
lesson-last = End
lesson-open = All hands open
lesson-where = Step { $step } of { $count }
lesson-track = Step through the deal
