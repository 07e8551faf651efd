# Mighty's table.

game-mighty = Mighty
    .about = Four to eight players: bid, call a secret partner, take the point cards.

name-4 = Nadia
name-5 = Omar
name-6 = Lin
name-7 = Iris

mightyui-table = Mighty table
mightyui-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
mightyui-points-short = { $count ->
    [one] { $count } pt
   *[other] { $count } pts
}
mightyui-bidder = Bidder
mightyui-partner = Partner
mightyui-defender = Defender
mightyui-hidden = hidden
mightyui-face-down = { $count ->
    [one] { $count } pt, face down
   *[other] { $count } pts, face down
}
mightyui-secret = You are { $bidder }’s secret partner
mightyui-secret-perhaps = You may be { $bidder }’s secret partner
mightyui-led = led
mightyui-winning = winning
mightyui-took = took it
mightyui-put-down = Put down
mightyui-pickup = Pickup
mightyui-last-trick = Last trick
mightyui-trick = Trick

# The auction.
mightyui-points = Points
mightyui-trump = Trump
mightyui-pass = Pass
mightyui-pass-all = Pass all
mightyui-yarborough = Show and redeal
mightyui-no-bid = Nobody has bid yet
mightyui-high-bid = High bid: { $name }

# From the pickup to the call.
mightyui-bury-title = { $count ->
    [one] Put { $count } card down
   *[other] Put { $count } cards down
}
mightyui-put-down-so-far = Put down: { $count } of { $of }
mightyui-plus-one = +1 for you
mightyui-keep-or-switch = Keep the contract or switch it
mightyui-keep = Keep
mightyui-switch = Switch
mightyui-watch-bury = { $name } is putting cards down
mightyui-watch-contract = { $name } keeps or switches the contract
mightyui-watch-call = { $name } is calling a partner
mightyui-call-title = { $count ->
    [one] Call your partner
   *[other] Call two partners
}
mightyui-call-more = Name a card someone else holds. Its holder is your secret partner.
mightyui-call-count = { $count } of { $of }
mightyui-hint = hint

# The play.
mightyui-called = { $count ->
   *[other] Called:
}
mightyui-set = Defenders { $taken } of { $enough } to set
mightyui-set-short = Defenders { $taken }/{ $enough }
mightyui-ours-short = ours { $count }/{ $needed }
mightyui-name-suit = Which suit must follow?
mightyui-declare = Show that I am the partner: { $card }
mightyui-take = “Partner, take this trick”

# The end of a hand.
mightyui-made = Contract made
mightyui-was-set = Contract set
mightyui-set-early = Set early
mightyui-outcome-made = Made: { $points } of { $contract }
mightyui-outcome-set = Set: { $points } of { $contract }
mightyui-outcome-early = Set early: defenders { $defenders }

# For a screen reader.
mightyui-label-seat = { $count ->
    [one] { $name }: { $count } card.
   *[other] { $name }: { $count } cards.
}
mightyui-label-said = Said { $bid }.
mightyui-label-turn = To move.
mightyui-label-captured = { $count ->
    [one] Captured { $count } point: { $cards }.
   *[other] Captured { $count } points: { $cards }.
}
mightyui-label-captured-down = { $count ->
    [one] Captured { $count } point, face down.
   *[other] Captured { $count } points, face down.
}
mightyui-label-put-down = Put down: { $cards }.
mightyui-label-laid = { $word ->
    [none] { $name }: { $card }.
   *[other] { $name }: { $card }, { $word }.
}
mightyui-label-own-place = Your card goes here.
mightyui-label-suit = Ask for { $suit }.
mightyui-label-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
mightyui-label-trump = Trump: { $trump }
mightyui-label-contract = Contract { $points }, trump { $trump }. Bidder: { $name }.
mightyui-label-called = Called { $card }: { $name }.
mightyui-label-last = Last trick, taken by { $name }: { $cards }.
mightyui-label-card = { $state ->
    [chosen] { $card }, chosen.
    [refused] { $card }, not playable.
   *[plain] { $card }.
}
mightyui-label-call = { $state ->
    [chosen] { $card }, chosen.
    [own] { $card }, your own.
   *[plain] { $card }.
}
mightyui-label-pickup = { $card }, from the pickup.
mightyui-label-hand = { $name } played { $cards }.

# What there is to do, and what a selection would do.
mightyui-prompt-bid-first = Choose points and a trump, or pass.
mightyui-prompt-bid = Bid more than { $bid }, or pass.
mightyui-prompt-trump = Now choose the trump.
mightyui-prompt-bid-over = { $bid } beats { $high }. You need { $points } of the { $total } points.
mightyui-prompt-bid-least = { $bid } beats { $high }; { $low } would not. You need { $points } of the { $total } points.
mightyui-prompt-bid-open = { $bid }: you need { $points } of the { $total } points.
mightyui-prompt-pass = You skip this turn. If somebody bids after it, you may speak again.
mightyui-prompt-pass-all = You leave the auction.
mightyui-prompt-yarborough = You show your hand, and the same dealer deals again.
mightyui-prompt-bury = { $count ->
    [one] Choose { $count } card to put down.
   *[other] Choose { $count } cards to put down.
}
mightyui-prompt-bury-more = { $count ->
    [one] Choose { $count } more card.
   *[other] Choose { $count } more cards.
}
mightyui-prompt-buried = { $points ->
    [0] You put { $cards } face down, no point among them.
    [one] You put { $cards } face down: { $points } point for your side.
   *[other] You put { $cards } face down: { $points } points for your side.
}
mightyui-prompt-contract = Keep { $bid }, or switch.
mightyui-prompt-plays = You play { $bid }. The Mighty is { $mighty }, the Ripper { $ripper }.
mightyui-prompt-call = { $count ->
    [one] Choose the card to call.
   *[other] Choose the two cards to call.
}
mightyui-prompt-calls = { $count ->
    [one] You call { $cards }. Whoever holds it is your partner.
   *[other] You call { $cards }. Whoever plays them first are your partners.
}
mightyui-prompt-lead = Choose a card to lead.
mightyui-prompt-follow = Choose a card; { led-suit } were led.
mightyui-prompt-leads = You lead { $card }.
mightyui-prompt-leads-joker = You lead the Joker and ask for { led-suit }.
mightyui-prompt-joker = Which suit must follow the Joker?
mightyui-prompt-wins = { $points ->
    [0] { $card } is winning; no point in the trick so far.
    [one] { $card } is winning, { $points } point so far.
   *[other] { $card } is winning, { $points } points so far.
}
mightyui-prompt-takes = { $points ->
    [0] { $card } takes the trick, without a point.
    [one] { $card } takes the trick, { $points } point.
   *[other] { $card } takes the trick, { $points } points.
}
mightyui-prompt-under = { $card } goes under { $best }; { $seat } is winning.
mightyui-prompt-loses = { $points ->
    [0] { $card } goes under { $best }; { $seat } takes the trick without a point.
    [one] { $card } goes under { $best }; { $seat } takes the trick, { $points } point.
   *[other] { $card } goes under { $best }; { $seat } takes the trick, { $points } points.
}
mightyui-prompt-declare = You show that you are the partner with { $card }.
mightyui-prompt-take = You ask your partner to take this trick. It forces nothing.

mightyui-button-bid = Bid { $bid }
mightyui-button-bury = Put down
mightyui-button-keep = Keep
mightyui-button-switch = Switch to { $bid }
mightyui-button-call = Call { $cards }
mightyui-button-play = Play { $card }
mightyui-button-declare = Show { $card }
mightyui-button-take = Say it
mightyui-button-next = Next hand

mightyui-picker-points = Points
mightyui-picker-trump = Trump
mightyui-picker-card = Card
mightyui-picker-suit = Suit
mightyui-picker-none = choose
mightyui-picker-contract = Contract

# Beside the table.
mightyui-score-label = { $name } { $score }
mightyui-why-bid-first = Nobody has bid yet
mightyui-why-bid = To bid, go past { $bid }
mightyui-why-follow = Follow suit: { led-suit }
mightyui-why-void = You have no { led-suit }: play anything
mightyui-why-lead = You lead
mightyui-special = Special cards this hand
mightyui-auction = Auction
mightyui-captured = Captured points
mightyui-side = { $role ->
    [bidder] Your side has { $count } of the { $needed } points it needs, with the cards put down.
    [partner] Your side has { $count } of the { $needed } points it needs, besides what was put down.
   *[defender] The defenders have { $count } of the { $needed } points that set the contract.
}
mightyui-side-open = { $role ->
    [bidder] What a hidden partner has is not counted yet.
   *[other] What a hidden partner has counts here until it shows.
}
mightyui-pile-up = won, face up
mightyui-pile-down = won, face down
mightyui-shown-out = Shown out
mightyui-void = { $seat } has no { led-suit }.
mightyui-took-points = Bid { $bid }, took { $points }
mightyui-took-early = Bid { $bid }; the defenders have { $points }
mightyui-side-outcome = { $made ->
    [yes] { $seats } win.
   *[no] { $seats } lose.
}
mightyui-bar-ours = bidder’s side: { $count }
mightyui-bar-theirs = defenders: { $count }
mightyui-bar-open = never played: { $count }
mightyui-worth = { $points } − { $par } = { $worth }. Each defender { $made ->
        [yes] pays { $worth }
       *[no] gets { $worth }
    }; { $count ->
        [one] bidder and partner share { $total } as 2 : 1.
       *[other] bidder and partners share { $total } as 2 : 1 : 1.
    }
mightyui-player = Player
mightyui-this-hand = Hand
mightyui-total = Total
mightyui-sum = All scores add up to 0
mightyui-hands = Every hand
mightyui-row-made = made
mightyui-row-set = set
mightyui-spoken-trick = Trick { $number }.
mightyui-spoken-laid = { $seat }: { $card }.
mightyui-spoken-winning = { $seat } is winning.
mightyui-spoken-turn = { $seat } is to move.
mightyui-spoken-hand = You hold { $cards }.
mightyui-spoken-playable = Playable: { $cards }.
mightyui-spoken-high = High bid { $bid }, { $seat }.
mightyui-spoken-pickup = The pickup: { $cards }.
mightyui-spoken-secret = You hold the called card.
