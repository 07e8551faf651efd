# Що кажуть про руки, яких ніхто не бачить, і про рішення.

claim =
    .certain = { $seat }: точно { $holding }.
    .presumed = { $seat }: мабуть, { $holding }.

holding-anything = будь-що
    .not = нічого
holding-has = є { $card }
    .not = немає { $card }
holding-at-least-number =
    { $count ->
        [1] є кісточка з { $number }
        [one] щонайменше { $count } кісточка з { $number }
        [few] щонайменше { $count } кісточки з { $number }
       *[other] щонайменше { $count } кісточок з { $number }
    }
    .not =
        { $count ->
            [1] немає { $number }
            [one] менше ніж { $count } кісточка з { $number }
            [few] менше ніж { $count } кісточки з { $number }
           *[other] менше ніж { $count } кісточок з { $number }
        }
holding-void-number = немає { $number }
    .not = є кісточка з { $number }
holding-all = { $holdings }
    .not = не все з цього: { $holdings }
holding-one-of = хоча б одне з цього: { $holdings }
    .not = нічого з цього: { $holdings }
holding-good-pose = чотири кісточки одного числа з дублем або два числа по три
    .not = немає ні чотирьох кісточок одного числа з дублем, ні двох чисел по три

decision-alike =
    .title = Усе рівноцінне
    .why = Ці ходи нічим не різняться; узято перший із них.
    .tells = Ходи нічим не різнилися.
decision-lot =
    .title = За жеребом
    .why = Так випав жереб.
    .tells = Так випав жереб.
decision-asleep = «{ $convention }» тут не має нагоди.
decision-not-held = «{ $convention }» потребує того, чого в цій руці немає.
decision-no-such-action = Жоден хід не відповідав би «{ $convention }».
decision-all-alike = Усі ходи, що лишилися, однаково відповідають «{ $convention }».
