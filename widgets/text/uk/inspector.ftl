# Аналіз: гра крок за кроком, кожне рішення розібране.

button-inspect = Аналіз
inspect-title = Аналіз
inspect-leave = Назад до столу
inspect-eyes = Очима
inspect-decider = того, хто вирішує
inspect-what-if = Грати далі звідси
inspect-end = До цього місця дійшла гра.
inspect-running = Роздача ще триває: показано лише те, що знає ваше місце.
inspect-running-nobody = Роздача ще триває: показано лише те, що можуть знати всі.
inspect-seen = Очима гравця { $seat }: своя рука і стіл, жодної чужої руки.
inspect-other = Очима гравця { $seat }, чий хід був не зараз.
inspect-alone = Вибирати не було з чого.

inspect-candidate = Хід
inspect-convention = За домовленостями
inspect-expected = Очікувані очки
inspect-played = зіграно
inspect-alike = Так само добре
inspect-won =
    { $deals ->
        [one] виграно { $count } з { $deals } роздачі
        [few] виграно { $count } з { $deals } роздач
        [many] виграно { $count } з { $deals } роздач
       *[other] виграно { $count } з { $deals } роздачі
    }
inspect-unweighed =
    { $count ->
        [one] Дозволено ще { $count } хід; домовленості відкинули його раніше.
        [few] Дозволено ще { $count } ходи; домовленості відкинули їх раніше.
        [many] Дозволено ще { $count } ходів; домовленості відкинули їх раніше.
       *[other] Дозволено ще { $count } ходу; домовленості відкинули їх раніше.
    }
inspect-thinking = Обдумуємо…
inspect-from =
    { $how ->
        [listed] { $count ->
            [one] З усіх роздач, що узгоджуються з тим, що знав гравець { $seat } (усього { $count }):
            [few] З усіх роздач, що узгоджуються з тим, що знав гравець { $seat } (усього { $count }):
            [many] З усіх роздач, що узгоджуються з тим, що знав гравець { $seat } (усього { $count }):
           *[other] З усіх роздач, що узгоджуються з тим, що знав гравець { $seat } (усього { $count }):
        }
       *[drawn] { $count ->
            [one] З { $count } випадкової роздачі, що узгоджується з тим, що знав гравець { $seat }:
            [few] З { $count } випадкових роздач, що узгоджуються з тим, що знав гравець { $seat }:
            [many] З { $count } випадкових роздач, що узгоджуються з тим, що знав гравець { $seat }:
           *[other] З { $count } випадкової роздачі, що узгоджується з тим, що знав гравець { $seat }:
        }
    }
inspect-way-exact = кожну розв’язано з відкритими руками, тож хвалиться й те, чого ніхто не може знати.
inspect-way-book = кожну дограно за книгою, кожне місце — зі своєї руки. (Точно розв’язуємо лише під кінець.)
inspect-way-playout = кожну дограно за простими правилами.

inspect-decided = Що вирішило
inspect-passed =
    { $count ->
        [one] { $count } домовленість не мала голосу
        [few] { $count } домовленості не мали голосу
        [many] { $count } домовленостей не мали голосу
       *[other] { $count } домовленості не мали голосу
    }
inspect-known = На що можна було спертися
inspect-places = Де може лежати невидиме
inspect-certain = Лише за певним знанням; припущення стоять вище.
inspect-apart = осторонь
inspect-more =
    { $count ->
        [one] Ще { $count }
        [few] Ще { $count }
        [many] Ще { $count }
       *[other] Ще { $count }
    }

inspect-open = Усі руки відкрито
inspect-open-best = З відкритими руками найкраще було { $play }.
inspect-open-fine = Кращого за зігране не було.
inspect-open-cost = Зігране коштувало на { $points } очка менше.
inspect-open-exact = Розв’язано: всі грають найкраще й бачать усе.
inspect-open-book = Саме цю роздачу дограно за книгою після кожного ходу.
inspect-open-playout = Саме цю роздачу дограно за простими правилами після кожного ходу.

whatif-about = А що, якби: грайте далі як хочете, нічого з цього не зберігається.
whatif-back = Назад до аналізу

review-title = Розбір
review-working = Переглядаємо ваші рішення…
review-none = Жодне рішення цієї роздачі не коштувало вам нічого вартого уваги.
review-number = Важливе рішення { $number } з { $count }
review-question = Що ви зіграли б тут?
review-own = { $play } — саме це ви зіграли: у середньому втрачено { $points } очка. Спробуйте інше.
review-other = { $play } у середньому втрачає { $points } очка. Спробуйте інше.
review-next = Наступне рішення
review-answer = Найкраще було { $play }
review-cost = Ви зіграли { $play }; { $best } у середньому приносить на { $points } очка більше.
review-wins = З-поміж роздач (усього { $deals }) цей хід виграє { $best }, ваш — { $own }.

bench-where = Стіл аналітика
bench-link = Стіл аналітика
bench-meeting = Зустріч
bench-won = Виграно
bench-lost = Програно
bench-drawn = Нічиї
bench-gain = Виграш місця за роздачу
bench-against = { $first } проти: { $second }
bench-without = { $bot } проти себе без «{ $convention }»
