# The table of both games, and records.

seat = Seat { $number }
book-house = house rule { $option }

record-format =
    .title = Readable records
    .rule = A record must be readable as a whole before anything is replayed.
record-action =
    .title = Notation of actions
    .rule = An action must be written in this game’s notation.
    .no = “{ $action }” is no action in this game’s notation.
record-deals =
    .title = Deals to come
    .rule = An action that needs a deal needs one in the record, or a seed to shuffle it from.
    .no = The rules allow “{ $action }”, but it needs a deal: the record has none left and no seed.
