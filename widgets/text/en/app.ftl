# The app around the table.

app-name = Silent Partners
game-dominoes = Dominoes
    .about = Jamaican partner dominoes, six love: the first pair to six while the others have nothing.

home-title = Play with a silent partner
home-about = Against bots, at your own pace. No clock, no stakes.
home-new = New game
home-seats = Seats
home-seat-name = Name at seat { $number }
home-seat-player = Who plays at seat { $number }
home-start = Start
home-house = House rules
home-players = Players
home-waiting = Go on with a game
home-upload = Open a record…
home-put-away = Put away from this list: { $game }
home-away = Put away: { $game }
home-bring-back = Bring back: { $game }
home-recover = Go on from there
home-unlisted = This browser stores nothing for this page, so no games are listed here. The address of a game opens it again.
home-binder = On a shared server such as Binder, whoever opens the page owns the whole container: play there, keep nothing secret there.
level-beginner = Beginner
level-club = Club
level-expert = Expert
level-human = Person
level-book = By the book

name-0 = Maya
name-1 = Rio
name-2 = Joel
name-3 = Tess

button-home = Home
button-undo = Undo
button-redo = Redo
button-hint = Hint
button-why = Why
button-log = Log
button-rules = Rules
button-more = More
button-close = Close
button-close-resume = Close and go on
button-clear = Clear
button-confirm = Confirm
button-play = Play { $tile }
button-pass = Pass
button-next = Next deal
button-step = Next move
button-restart = Restart deal
button-new-session = New session
button-dark = Dark
button-light = Light
button-colours = Colours of numbers and suits
button-reveal = I’m { $seat }. Show my hand

label-language = Language
label-pace = Bots’ pace
pace-fast = Fast
pace-normal = Normal
pace-step = Step by step
label-deal = Deal { $number }
paused = Bots are paused

ask-restart = Restart this deal? Earlier scores stay.
ask-new-session = Start over? All scores go to zero.
note-undone = Undone: { $count ->
        [one] one action
       *[other] { $count } actions
    }.
note-redone = Redone: { $count ->
        [one] one action
       *[other] { $count } actions
    }.
note-restarted = The deal starts again with the same hands.
note-new-session = A new session begins.
news-kept-again = Everything is saved again.
news-rescued = The file of saved games was damaged: it was put aside, and all that could be read of it goes on.
note-fault = Something went wrong, and the game is as it was before. Please try again.
note-unreadable = This is no record that can be opened: { $why }
note-taken-to = The record could be followed for { $count ->
        [one] one action
       *[other] { $count } actions
    } only.

unkept = Only this page holds the game: leave it open.

record-download = Download the record
record-none = A record can be downloaded when a deal is over.
record-about = The deals that are over, hands and all. Open it again from the start page.

picker-tile = Tile
picker-end = End
picker-opener = Opener
picker-none = choose

prompt-play = { $tile } on the { $end }. That end becomes { $becomes }.
prompt-which-end = { $tile } fits both ends. Choose one.
prompt-open-with = Open with { $tile }.
prompt-opener = { $opener } opens deal { $deal }.
prompt-choose-opener = Choose who opens.
prompt-choose-tile = Choose a tile.
prompt-pass = Nothing fits { $ends }.
prompt-bot = { $seat } is to move.
prompt-step = { $seat } is to move. Press the button for the move.
prompt-handover = Pass the device to { $seat }. All hands are hidden.

score-label = Score { $scores }: { $first } against { $second }

why-fit = { $count ->
        [one] One tile fits, so you must play it
       *[other] { $count } tiles fit, so you must play
    }
why-pass = Nothing fits, so you pass
why-open = You open the deal
why-nominate = You choose who opens
why-waiting = { $seat } is to move
why-suggestion = What a good player would do
why-last = Last moves
why-bots-see = Bots see only their own hand and the table.

census = On the table, out of 8
census-hard = { $end } is a hard end: 7 of its 8 halves are out.
census-void = { $seat } passed: no { $ends }.

outcome-won = { $team } win the deal
outcome-match = { $team } win the match
outcome-draw = The deal is a draw
how-out = { $seat } went out
how-key = { $seat } went out with the key tile
how-block = Blocked, { $seat } lowest
how-draw = Blocked, the lowest count in both pairs
how-reset = { $how }; both scores back to 0
ledger = Every deal
ledger-deal = Deal
ledger-how = How it ended

log-empty = Nothing has been played yet.
log-deal = Deal { $number }

rules-conventions = Conventions
rules-lesson = Lesson: { $title }

spoken-empty = The table is empty.
spoken-ends = Ends { $ends }.
spoken-turn = { $seat } is to move.
spoken-names = { $seat } names who opens.
spoken-hand = You hold { $tiles }.
spoken-playable = Playable: { $tiles }.
