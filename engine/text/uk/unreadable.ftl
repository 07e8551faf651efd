# Записи, які не можна прочитати: що не так, після двокрапки.

unreadable-wrong = { $where } — не те, що тут має бути.
unreadable-large = у ньому понад { $most } байтів.
unreadable-json = це не JSON.
unreadable-unknown = поля { $where } немає.
unreadable-missing = бракує { $where }.
unreadable-format = format має бути { $format }.
unreadable-game = game має бути одним із: { $games }.
unreadable-actions = у ньому понад { $most } дій.
unreadable-object = { $where } має бути об’єктом.
unreadable-list = { $where } має бути списком.
unreadable-text = { $where } має бути рядком.
unreadable-seats = seats має містити по одному запису на кожне місце ({ $count }).
unreadable-number = { $where } має бути кількістю дій.
unreadable-zeros = { $where } слід писати як { $plain }, без нулів попереду.
unreadable-half = { $where } містить половину символу.
unreadable-deals = немає ні першої роздачі, ні seed, з якого її можна перетасувати.
