# The domino table.

domino-table = Domino table
domino-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
domino-pips = { $count ->
    [one] { $count } pip
   *[other] { $count } pips
}
domino-out = out
domino-passed = pass
domino-to-open = to open
domino-hard = hard

domino-who-opens = Who opens the next deal?
domino-other-opens = { $name } chooses who opens
domino-who-opens-why = { $name } decides for the pair that won. { $partner }’s tiles stay hidden.
domino-i-open = I open
domino-i-open-more = Play any tile from your hand first
domino-opens = { $name } opens
domino-opens-more = The device passes privately to { $name }
domino-bot-opens-more = The bot plays any tile of its own first

# For a screen reader.
domino-chain = Chain: { $chain }.
domino-key = { $tile } was the key tile.
domino-end = { $letter ->
    [none] End { $number }
   *[other] End { $number }, { $letter }
}{ $hard ->
    [yes] , hard.
   *[no] .
}
domino-end-open = The first tile will lie here.
domino-tile = { $state ->
    [chosen] { $tile }, chosen.
    [fits] { $tile }, fits.
    [refused] { $tile }, does not fit.
   *[plain] { $tile }.
}
domino-seat = { $doing ->
    [passed] { $name }: { $tiles }, passed.
    [turn] { $name }: { $tiles }, to move.
   *[waits] { $name }: { $tiles }.
}
domino-seat-over = { $name }: { $left }. { $hand }.
domino-event-played = { $name } played { $tile }.
domino-event-passed = { $name } passed.
