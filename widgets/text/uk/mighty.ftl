# Стіл для Mighty.

game-mighty = Mighty
    .about = Від чотирьох до восьми гравців: заявіть, назвіть таємного партнера, беріть очкові карти.

name-4 = Надія
name-5 = Омар
name-6 = Лін
name-7 = Іріс

mightyui-table = Стіл для Mighty
mightyui-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}
mightyui-points-short = { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[many] { $count } очок
}
mightyui-bidder = Замовник
mightyui-partner = Партнер
mightyui-defender = Захисник
mightyui-hidden = приховано
mightyui-face-down = { $count ->
    [one] { $count } очко долілиць
    [few] { $count } очки долілиць
   *[many] { $count } очок долілиць
}
mightyui-secret = Ви таємний партнер. Замовник: { $bidder }
mightyui-secret-perhaps = Ви, можливо, таємний партнер. Замовник: { $bidder }
mightyui-led = хід
mightyui-winning = веде
mightyui-took = взято
mightyui-put-down = Відкладено
mightyui-pickup = Прикуп
mightyui-last-trick = Остання взятка
mightyui-trick = Взятка

# Торги.
mightyui-points = Очки
mightyui-trump = Козир
mightyui-pass = Пас
mightyui-pass-all = Пас до кінця
mightyui-yarborough = Показати й перездати
mightyui-no-bid = Заявок ще немає
mightyui-high-bid = Найвища заявка: { $name }

# Від прикупу до виклику партнера.
mightyui-bury-title = { $count ->
    [one] Відкладіть { $count } карту
    [few] Відкладіть { $count } карти
   *[many] Відкладіть { $count } карт
}
mightyui-put-down-so-far = Відкладено: { $count } із { $of }
mightyui-plus-one = +1 вам
mightyui-keep-or-switch = Залишити контракт чи змінити
mightyui-keep = Залишити
mightyui-switch = Змінити
mightyui-watch-bury = { $name } відкладає карти
mightyui-watch-contract = { $name } залишає чи змінює контракт
mightyui-watch-call = { $name } викликає партнера
mightyui-call-title = { $count ->
    [one] Назвіть партнера
   *[other] Назвіть двох партнерів
}
mightyui-call-more = Назвіть карту, яка в когось іншого. Її власник — ваш таємний партнер.
mightyui-call-count = { $count } із { $of }
mightyui-hint = підказка

# Розіграш.
mightyui-called = { $count ->
   *[other] Названо:
}
mightyui-set = Захисники: { $taken } із { $enough } до зриву
mightyui-set-short = Захисники { $taken }/{ $enough }
mightyui-ours-short = наші { $count }/{ $needed }
mightyui-name-suit = Якої масті вимагаєте?
mightyui-declare = Показати, що партнер — я: { $card }
mightyui-take = «Партнере, візьміть цю взятку»

# Кінець роздачі.
mightyui-made = Контракт виконано
mightyui-was-set = Контракт зірвано
mightyui-set-early = Зірвано достроково
mightyui-outcome-made = Виконано: { $points } із { $contract }
mightyui-outcome-set = Зірвано: { $points } із { $contract }
mightyui-outcome-early = Зірвано достроково: у захисників { $defenders }

# Для читача екрана.
mightyui-label-seat = { $count ->
    [one] { $name }: { $count } карта.
    [few] { $name }: { $count } карти.
   *[many] { $name }: { $count } карт.
}
mightyui-label-said = Сказано: { $bid }.
mightyui-label-turn = Зараз ходить.
mightyui-label-captured = { $count ->
    [one] Взято { $count } очко: { $cards }.
    [few] Взято { $count } очки: { $cards }.
   *[many] Взято { $count } очок: { $cards }.
}
mightyui-label-captured-down = { $count ->
    [one] Взято { $count } очко, долілиць.
    [few] Взято { $count } очки, долілиць.
   *[many] Взято { $count } очок, долілиць.
}
mightyui-label-put-down = Відкладено: { $cards }.
mightyui-label-laid = { $word ->
    [none] { $name }: { $card }.
   *[other] { $name }: { $card }, { $word }.
}
mightyui-label-own-place = Тут лежатиме ваша карта.
mightyui-label-suit = Вимагати масть: { $suit }.
mightyui-label-points = { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[many] { $count } очок
}
mightyui-label-trump = Козир: { $trump }
mightyui-label-contract = Контракт { $points }, козир: { $trump }. Замовник: { $name }.
mightyui-label-called = Названо { $card }: { $name }.
mightyui-label-last = Остання взятка, взяв гравець { $name }: { $cards }.
mightyui-label-card = { $state ->
    [chosen] { $card }, обрано.
    [refused] { $card }, грати не можна.
   *[plain] { $card }.
}
mightyui-label-call = { $state ->
    [chosen] { $card }, обрано.
    [own] { $card }, ваша.
   *[plain] { $card }.
}
mightyui-label-pickup = { $card }, з прикупу.
mightyui-label-hand = { $name } грає { $cards }.

# Що робити і що зробить обране.
mightyui-prompt-bid-first = Оберіть очки й козир або пасуйте.
mightyui-prompt-bid = Заявіть більше за { $bid } або пасуйте.
mightyui-prompt-trump = Тепер оберіть козир.
mightyui-prompt-bid-over = { $bid } перевищує { $high }. Потрібно { $points } із { $total } очок.
mightyui-prompt-bid-least = { $bid } перевищує { $high }, а { $low } — ні. Потрібно { $points } із { $total } очок.
mightyui-prompt-bid-open = { $bid }: потрібно { $points } із { $total } очок.
mightyui-prompt-pass = Ви пропускаєте цей хід. Якщо хтось зробить заявку, зможете говорити знову.
mightyui-prompt-pass-all = Ви виходите з торгів.
mightyui-prompt-yarborough = Ви показуєте руку, і той самий гравець здає знову.
mightyui-prompt-bury = { $count ->
    [one] Оберіть { $count } карту, щоб відкласти.
    [few] Оберіть { $count } карти, щоб відкласти.
   *[many] Оберіть { $count } карт, щоб відкласти.
}
mightyui-prompt-bury-more = { $count ->
    [one] Оберіть ще { $count } карту.
    [few] Оберіть ще { $count } карти.
   *[many] Оберіть ще { $count } карт.
}
mightyui-prompt-buried = { $points ->
    [0] Ви відкладаєте { $cards }, без очок.
    [one] Ви відкладаєте { $cards }: вашій стороні { $points } очко.
    [few] Ви відкладаєте { $cards }: вашій стороні { $points } очки.
   *[many] Ви відкладаєте { $cards }: вашій стороні { $points } очок.
}
mightyui-prompt-contract = Залишіть { $bid } або змініть контракт.
mightyui-prompt-plays = Ви граєте { $bid }. Mighty — { $mighty }, Ripper — { $ripper }.
mightyui-prompt-call = { $count ->
    [one] Оберіть карту, яку назвете.
   *[other] Оберіть дві карти, які назвете.
}
mightyui-prompt-calls = { $count ->
    [one] Ви називаєте { $cards }. У кого ця карта, той ваш партнер.
   *[other] Ви називаєте { $cards }. Хто перший їх зіграє, той ваш партнер.
}
mightyui-prompt-lead = Оберіть карту для ходу.
mightyui-prompt-follow = Оберіть карту. Масть ходу: { led-suit }.
mightyui-prompt-leads = Ви заходите з { $card }.
mightyui-prompt-leads-joker = Ви заходите з джокера. Масть: { led-suit }.
mightyui-prompt-joker = Яку масть класти на джокера?
mightyui-prompt-wins = { $points ->
    [0] { $card } веде; очок у взятці поки немає.
    [one] { $card } веде, поки { $points } очко.
    [few] { $card } веде, поки { $points } очки.
   *[many] { $card } веде, поки { $points } очок.
}
mightyui-prompt-takes = { $points ->
    [0] { $card } бере взятку без очок.
    [one] { $card } бере взятку, { $points } очко.
    [few] { $card } бере взятку, { $points } очки.
   *[many] { $card } бере взятку, { $points } очок.
}
mightyui-prompt-under = { $card } нижча за { $best }; веде { $seat }.
mightyui-prompt-loses = { $points ->
    [0] { $card } нижча за { $best }; { $seat } бере взятку без очок.
    [one] { $card } нижча за { $best }; { $seat } бере взятку, { $points } очко.
    [few] { $card } нижча за { $best }; { $seat } бере взятку, { $points } очки.
   *[many] { $card } нижча за { $best }; { $seat } бере взятку, { $points } очок.
}
mightyui-prompt-declare = Ви показуєте, що партнер — ви, з картою { $card }.
mightyui-prompt-take = Ви просите партнера взяти цю взятку. Це ні до чого не зобов’язує.

mightyui-button-bid = Заявити { $bid }
mightyui-button-bury = Відкласти
mightyui-button-keep = Залишити
mightyui-button-switch = Змінити на { $bid }
mightyui-button-call = Назвати { $cards }
mightyui-button-play = Зіграти { $card }
mightyui-button-declare = Показати { $card }
mightyui-button-take = Сказати
mightyui-button-next = Наступна роздача

mightyui-picker-points = Очки
mightyui-picker-trump = Козир
mightyui-picker-card = Карта
mightyui-picker-suit = Масть
mightyui-picker-none = оберіть
mightyui-picker-contract = Контракт

# Поруч зі столом.
mightyui-score-label = { $name } { $score }
mightyui-why-bid-first = Заявок ще немає
mightyui-why-bid = Заявка має перевищити { $bid }
mightyui-why-follow = Ходіть у масть: { led-suit }
mightyui-why-void = Цієї масті у вас немає ({ led-suit }): грайте будь-що
mightyui-why-lead = Ваш хід перший
mightyui-special = Особливі карти цієї роздачі
mightyui-auction = Торги
mightyui-captured = Взяті очки
mightyui-side = { $role ->
    [bidder] Ваша сторона має { $count } із { $needed } потрібних очок, разом із відкладеними картами.
    [partner] Ваша сторона має { $count } із { $needed } потрібних очок, не рахуючи відкладених карт.
   *[defender] Захисники мають { $count } із { $needed } очок, що зривають контракт.
}
mightyui-side-open = { $role ->
    [bidder] Очки прихованого партнера ще не пораховано.
   *[other] Очки прихованого партнера рахуються тут, доки він не відкриється.
}
mightyui-pile-up = взято, горілиць
mightyui-pile-down = взято, долілиць
mightyui-shown-out = Немає масті
mightyui-void = { $seat }: немає масті { led-suit }.
mightyui-took-points = Заявка { $bid }, взято { $points }
mightyui-took-early = Заявка { $bid }; у захисників { $points }
mightyui-side-outcome = { $made ->
    [yes] Виграли { $seats }.
   *[no] Програли { $seats }.
}
mightyui-bar-ours = сторона замовника: { $count }
mightyui-bar-theirs = захисники: { $count }
mightyui-bar-open = не зіграно: { $count }
mightyui-worth = { $points } − { $par } = { $worth }. Кожен захисник { $made ->
        [yes] платить { $worth }
       *[no] отримує { $worth }
    }; { $count ->
        [one] замовник і партнер ділять { $total } як 2 : 1.
       *[other] замовник і партнери ділять { $total } як 2 : 1 : 1.
    }
mightyui-player = Гравець
mightyui-this-hand = Роздача
mightyui-total = Разом
mightyui-sum = Сума всіх рахунків — 0
mightyui-hands = Усі роздачі
mightyui-row-made = виконано
mightyui-row-set = зірвано
mightyui-spoken-trick = Взятка { $number }.
mightyui-spoken-laid = { $seat }: { $card }.
mightyui-spoken-winning = Веде { $seat }.
mightyui-spoken-turn = Ходить { $seat }.
mightyui-spoken-hand = У вас { $cards }.
mightyui-spoken-playable = Можна: { $cards }.
mightyui-spoken-high = Найвища заявка { $bid }, { $seat }.
mightyui-spoken-pickup = Прикуп: { $cards }.
mightyui-spoken-secret = Названа карта у вас.
