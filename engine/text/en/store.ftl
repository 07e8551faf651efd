# Games on disk: what may go wrong, each in one sentence.

store-missing = There is no such game here.
store-conflict = This game was played on elsewhere, perhaps in another window: here is how it stands now.
store-spoiled = This game is damaged on disk and can be read only up to entry { $at }; the other games are untouched.
store-damaged = The file with the saved games is damaged.
store-newer = A newer version saved this (format { $found }, known here { $known }): please update.
store-read-only = Nothing can be saved: there is no permission to write where the games are kept.
    .short = There is no permission to save.
store-full = Nothing can be saved: the disk is full.
    .short = The disk is full.
store-busy = The saved games are in use just now: please try once more.
    .short = The saved games are in use.
store-unreachable = The saved games can’t be reached just now.
    .short = The saved games can’t be reached.
store-undriven = The saved games can’t be reached: the server lacks psycopg, which speaks with PostgreSQL.
store-foreign = The saved games can’t be reached: they are kept in a file or in PostgreSQL, and the server was given neither.
store-crowded = There is no room for one more here just now (at most { $most }): please try again later.
store-replaced = The host has given this place a new link: this one opens nothing any more.
