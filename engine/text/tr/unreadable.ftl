# Okunamayan kayıtlar: yanlış olan, iki noktadan sonra.

unreadable-wrong = { $where } olması gerektiği gibi değil.
unreadable-large = { $most } bayttan büyük.
unreadable-json = JSON değil.
unreadable-unknown = { $where } diye bir alan yok.
unreadable-missing = { $where } eksik.
unreadable-format = format { $format } olmalı.
unreadable-game = game şunlardan biri olmalı: { $games }.
unreadable-actions = { $most } hamleden fazlası var.
unreadable-object = { $where } bir nesne olmalı.
unreadable-list = { $where } bir liste olmalı.
unreadable-text = { $where } bir metin olmalı.
unreadable-seats = seats her koltuk için bir öğe içermeli ({ $count }).
unreadable-number = { $where } bir hamle sayısı olmalı.
unreadable-zeros = { $where }, başında sıfır olmadan { $plain } diye yazılmalı.
unreadable-half = { $where } yarım bir karakter içeriyor.
unreadable-deals = ne ilk el var ne de onu karacak bir seed.
