# The words that stand on any table.

table-your-turn = Your turn
table-your-hand = Your hand
table-zoom-in = Zoom in
table-zoom-out = Zoom out
table-zoom-fit = Fit the table
table-covered = All hands are hidden.
table-pass-to = Pass the device to
table-look-away = All hands are hidden. Everyone else, please look away.
table-since = Since your last turn
