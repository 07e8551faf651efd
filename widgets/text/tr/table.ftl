# Her masada duran sözler.

table-your-turn = Sıra sizde
table-your-hand = Eliniz
table-zoom-in = Yakınlaştır
table-zoom-out = Uzaklaştır
table-zoom-fit = Masayı sığdır
table-covered = Bütün eller gizli.
table-pass-to = Cihazı verin:
table-look-away = Bütün eller gizli. Diğer oyuncular lütfen bakmasın.
table-since = Son sıranızdan beri
