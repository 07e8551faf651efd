# Records that can’t be read: what is wrong, after a colon.

unreadable-wrong = { $where } is not as it must be.
unreadable-large = it has more than { $most } bytes.
unreadable-json = it is not JSON.
unreadable-unknown = there is no field { $where }.
unreadable-missing = { $where } is missing.
unreadable-format = format must be { $format }.
unreadable-game = game must be one of { $games }.
unreadable-actions = it has more than { $most } actions.
unreadable-object = { $where } must be an object.
unreadable-list = { $where } must be a list.
unreadable-text = { $where } must be a string.
unreadable-seats = seats must have one entry for each seat ({ $count }).
unreadable-number = { $where } must be a number of actions.
unreadable-zeros = { $where } must be written { $plain }, without zeros before it.
unreadable-half = { $where } holds half of a character.
unreadable-deals = there is no first deal and no seed to shuffle one from.
