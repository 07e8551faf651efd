# Tables of many devices: the lobby, and what is said at such a table.

home-host = Play with others

lobby-title = Who plays?
lobby-host-about = Send each person the link to a seat. Whoever opens it takes that seat, on any device; it also brings them back.
lobby-about = The table fills up. Keep the address of this page: it is your way back to your seat, on any device.
lobby-watch-about = The table fills up. You look on; the game appears here as soon as it begins.
lobby-free = Seat { $number } is free
lobby-bot = Bot at seat { $number }
lobby-invite = Invite
lobby-you = you
lobby-hosts = host
lobby-away = away
lobby-devices = on { $count } devices
lobby-watching = { $count ->
        [0] Nobody is watching
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }
lobby-leave = Leave the table
lobby-take-seat = Take your seat
lobby-plays = What is played
lobby-game = Game
lobby-give-name = Under what name do you play?
lobby-name = Your name
lobby-sit = Sit down
lobby-start = Start the game
lobby-bots-fill = Start when everybody is there. Bots play at the seats that are free; people can still come later.
lobby-waits = { $name } starts the game.
lobby-no-host = Whoever sits down first starts the game.
lobby-open-hands = Watchers may see all hands
lobby-copy = Copy
lobby-qr = The same link as a QR code
lobby-link-seat = Link to seat { $number }
    .about = Only for the person who is to sit there: whoever has it plays this seat and sees its hand.
lobby-link-watch = Link for watching
    .about = For as many as like to look on.
lobby-renew = New link
    .about = Then the old link opens nothing any more, and whoever came by it has to go.
lobby-free-seat = Free the seat
    .about = { $name } has to go then: the old link opens nothing any more, and a bot plays here until somebody comes by the new one.
lobby-renewed = The old link opens nothing any more; here is the new one.
lobby-back = Back to the table
lobby-under-way = The game is under way; whoever has a link can still come.
lobby-no-seat = There is no seat { $number } any more: { $count ->
        [one] one plays
       *[other] { $count } play
    } here now. Perhaps the host changes that again.
lobby-name-refused = Please choose a short name that nobody else has here.
lobby-arrangement-refused = That can’t be changed: your own seat would go.
note-no-table = This link opens no table.

button-people = People at the table
button-agree = Agree
button-decline = Decline
button-withdraw = Never mind
button-stand-in = Let a bot play
button-look = Look at { $seat }’s hand
ask-agree = { $seat } would like to go back. Do you agree?
prompt-asked = You asked to go back. The others are deciding.
prompt-away = { $seat } is away. Wait, or let a bot play until { $seat } is back.
note-taken-back = Taken back with everybody’s agreement: { $count ->
        [one] one action
       *[other] { $count } actions
    }.
