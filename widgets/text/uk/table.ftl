# Слова, що стоять на будь-якому столі.

table-your-turn = Ваш хід
table-your-hand = Ваша рука
table-zoom-in = Збільшити
table-zoom-out = Зменшити
table-zoom-fit = Показати весь стіл
table-covered = Усі руки приховано.
table-pass-to = Передайте пристрій:
table-look-away = Усі руки приховано. Інші гравці, відверніться, будь ласка.
table-since = Від вашого останнього ходу
