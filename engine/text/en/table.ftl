# The table of both games, and records.

seat = Seat { $number }

record-format =
    .rule = A record must be readable as a whole before anything is replayed.
record-action =
    .rule = An action must be written in this game's notation.
    .no = “{ $action }” is no action in this game's notation.
record-deals =
    .rule = An action that needs a deal needs one in the record, or a seed to shuffle it from.
    .no = The rules allow “{ $action }”, but it needs a deal: the record has none left and no seed.
