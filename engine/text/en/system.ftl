# What is said of hands that nobody sees, and of decisions.

claim =
    .certain = { $seat } certainly has { $holding }.
    .presumed = { $seat } probably has { $holding }.

holding-anything = anything
    .not = nothing
holding-has = { $card }
    .not = no { $card }
holding-at-least-number =
    { $count ->
        [one] a tile with { $number }
       *[other] at least { $count } tiles with { $number }
    }
    .not =
        { $count ->
            [one] no { $number }
           *[other] fewer than { $count } tiles with { $number }
        }
holding-void-number = no { $number }
    .not = a tile with { $number }
holding-all = { $holdings }
    .not = not all of these: { $holdings }
holding-one-of = at least one of these: { $holdings }
    .not = none of these: { $holdings }
holding-good-pose = four of one number with its double, or two numbers of three
    .not = neither four of one number with its double nor two numbers of three

decision-alike =
    .title = All the same
    .why = Nothing tells these plays apart; the first one is taken.
    .tells = Nothing told the plays apart.
decision-lot =
    .title = By lot
    .why = The lot fell on this.
    .tells = The lot fell on this.
decision-asleep = “{ $convention }” has no occasion here.
decision-not-held = “{ $convention }” asks for what this hand does not have.
decision-no-such-action = No play would follow “{ $convention }”.
decision-all-alike = Every play left follows “{ $convention }” equally well.
