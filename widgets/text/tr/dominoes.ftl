# Domino masası.

domino-table = Domino masası
domino-tiles = { $count ->
    [one] { $count } taş
   *[other] { $count } taş
}
domino-pips = { $count ->
    [one] { $count } nokta
   *[other] { $count } nokta
}
domino-out = bitti
domino-passed = pas
domino-to-open = açacak
domino-hard = sert

domino-who-opens = Sonraki eli kim açsın?
domino-other-opens = Kimin açacağını { $name } seçiyor
domino-who-opens-why = Kazanan takım adına kararı { $name } veriyor. Eşin ({ $partner }) taşları kapalı kalır.
domino-i-open = Ben açarım
domino-i-open-more = İlk hamle sizin elinizden
domino-opens = { $name } açar
domino-opens-more = Cihaz gizlice şu oyuncuya geçer: { $name }
domino-bot-opens-more = Bot kendi elinden herhangi bir taşla başlar

# Ekran okuyucu için.
domino-chain = Zincir: { $chain }.
domino-key = Anahtar taş: { $tile }.
domino-end = { $letter ->
    [none] Uç { $number }
   *[other] Uç { $number }, { $letter }
}{ $hard ->
    [yes] , sert.
   *[no] .
}
domino-end-open = İlk taş buraya konacak.
domino-tile = { $state ->
    [chosen] { $tile }, seçildi.
    [fits] { $tile }, uyuyor.
    [refused] { $tile }, uymuyor.
   *[plain] { $tile }.
}
domino-seat = { $doing ->
    [passed] { $name }: { $tiles }, pas geçti.
    [turn] { $name }: { $tiles }, sıra onda.
   *[waits] { $name }: { $tiles }.
}
domino-seat-over = { $name }: { $left }. { $hand }.
domino-event-played = { $name }: { $tile } oynadı.
domino-event-passed = { $name }: pas geçti.
