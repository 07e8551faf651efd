# Що стоїть довкола тексту уроку.

lesson-learn = Навчіться грати
lesson-about = Кожен урок — це кілька хвилин: правило або домовленість їхніми власними словами, позиція, рішення пункт за пунктом, а далі ваш хід.
lesson-number = { $game } · урок { $number }
lesson-contents = Усі уроки
lesson-play = До гри
lesson-ahead = Далі: { $title }
lesson-done = пройдено
lesson-solved =
    { $count ->
        [0] прочитано
       *[other] розв’язано { $solved } з { $count }
    }

lesson-rule = Правило
lesson-convention = Домовленість
lesson-silent = мовчить
lesson-decides = Що робить добрий гравець
lesson-does = Хід
lesson-alike = так само добре
lesson-out = відкидає
lesson-many =
    { $count ->
        [one] ще { $count } варіант
        [few] ще { $count } варіанти
       *[other] ще { $count } варіантів
    }
lesson-reads = Що читає стіл
lesson-nothing = З цього нічого не прочитати
lesson-knows = На що ви можете спертися
lesson-by-now = Що стіл уже знає або припускає

lesson-try = Ваш хід
lesson-pass = Пас
lesson-go = Підтвердити
lesson-show = Показати відповідь
lesson-again = Ще раз
lesson-next = Наступна позиція
lesson-answer = **Відповідь.** { $play }
lesson-right = Саме так.
lesson-other = Дозволено, але питали не про це.
lesson-refused = Не можна.

lesson-first = Початок
lesson-back = Назад
lesson-on = Далі
lesson-last = Кінець
lesson-open = Відкрити всі руки
lesson-where = Крок { $step } з { $count }
lesson-track = Роздача крок за кроком
