# Стіл для доміно.

domino-table = Стіл для доміно
domino-tiles = { $count ->
    [one] { $count } кісточка
    [few] { $count } кісточки
   *[many] { $count } кісточок
}
domino-pips = { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[many] { $count } очок
}
domino-out = без кісточок
domino-passed = пас
domino-to-open = відкриває
domino-hard = жорсткий

domino-who-opens = Хто відкриває наступну роздачу?
domino-other-opens = { $name } обирає, хто відкриває
domino-who-opens-why = Вирішує { $name } від пари, що виграла. Кісточки партнера ({ $partner }) лишаються закритими.
domino-i-open = Відкриваю я
domino-i-open-more = Перший хід — будь-якою вашою кісточкою
domino-opens = Відкриває { $name }
domino-opens-more = Пристрій приховано перейде далі: { $name }
domino-bot-opens-more = Бот почне будь-якою своєю кісточкою

# Для читача екрана.
domino-chain = Ланцюг: { $chain }.
domino-key = { $tile } була ключовою кісточкою.
domino-end = { $letter ->
    [none] Кінець { $number }
   *[other] Кінець { $number }, { $letter }
}{ $hard ->
    [yes] , жорсткий.
   *[no] .
}
domino-end-open = Тут лежатиме перша кісточка.
domino-tile = { $state ->
    [chosen] { $tile }, обрано.
    [fits] { $tile }, підходить.
    [refused] { $tile }, не підходить.
   *[plain] { $tile }.
}
domino-seat = { $doing ->
    [passed] { $name }: { $tiles }, пас.
    [turn] { $name }: { $tiles }, зараз ходить.
   *[waits] { $name }: { $tiles }.
}
domino-seat-over = { $name }: { $left }. { $hand }.
domino-event-played = { $name }: хід { $tile }.
domino-event-passed = { $name }: пас.
