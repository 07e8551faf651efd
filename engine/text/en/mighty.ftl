# Mighty: each clause's name, its law, and what is said when it decides.

mighty = Mighty

joker = Joker
no-trump-short = NT
led-suit =
    { $led ->
        [C] clubs
        [D] diamonds
        [H] hearts
       *[S] spades
    }

mighty-questions =
    .time = Is this the time for it?
    .go = May the cards be dealt, or the next hand begin?
    .say = May this be said in the auction?
    .auction = How does the auction go on?
    .pickup = What becomes of the pickup?
    .bury = May these cards be put down?
    .settle = May the contract be kept or switched so?
    .kept = Which contract is kept?
    .call = May this be called?
    .mighty = Which card is the Mighty?
    .ripper = Which card is the Ripper?
    .play = May this card be played?
    .seen = What does everybody see in a card?
    .winner = Who takes the trick?
    .ripped = Is a Joker ripped?
    .points = How many points are these cards?
    .revealed = Is a partner revealed?
    .declare = May a partner be declared?
    .take = May the bidder ask the partner to take the trick?
    .over = Is the hand over?
    .made = Is the contract made?
    .value = What is the contract worth?
    .split = How does the bidder’s side share?
    .leftover = Who gets what is left over?
    .pay = Who pays whom?
    .next-dealer = Who deals the next hand?

# --- Cards

mighty-deck =
    .title = The deck
    .rule = Four and five players use one deck with a Joker, six to eight two decks with two Jokers; some low cards are left out so that the deal comes out even, with three or four cards face down in the pickup.
    .yes = { $each } cards for each of { $players } players, and { $count } face down in the pickup.

mighty-points =
    .title = Point cards
    .rule = The A, K, Q, J and 10 of every suit are worth a point each; nothing else scores, not even the Joker.
    .said =
        { $why ->
            [buried] { $count ->
                [0] { $seat } had put down no points.
                [one] { $seat } had put down one point.
               *[other] { $seat } had put down { $count } points.
            }
           *[trick] { $count ->
                [0] There is no point in the trick.
                [one] { $seat } captures one point.
               *[other] { $seat } captures { $count } points.
            }
        }

mighty-mighty =
    .title = The Mighty
    .rule = The Mighty is A♠, or A♦ when spades are trump. It beats everything and may be played at any time; still, it belongs to its suit.
    .yes = { $card } is the Mighty and may be played at any time.
    .said =
        { $why ->
            [power] The Mighty is { $card }.
           *[takes] { $seat } takes the trick with the Mighty, { $card }.
        }

mighty-joker =
    .title = The Joker
    .rule = The Joker beats everything but the Mighty, trump included. It belongs to no suit and may be played at any time, except to the first and the last trick.
    .yes = The Joker may be played here, whatever was led.
    .said = { $seat } takes the trick with the Joker.

mighty-ripper =
    .title = The Ripper
    .rule = The Ripper is 3♣, or 3♠ when clubs are trump.
    .said = The Ripper is { $card }.

# --- Auction

mighty-auction-turn =
    .title = Speaking in turn
    .rule = The dealer speaks first, then clockwise. The seat to speak bids, passes or passes all.
    .said = { $seat } is to speak.

mighty-auction-range =
    .title = How high to bid
    .rule = A bid is a number of points, 13 to 20 or with two decks 25 to 40, and a suit or no-trump.
    .one = A bid is a number of points, 13 to 20, and a suit or no-trump.
    .two = A bid is a number of points, 25 to 40, and a suit or no-trump.
    .yes = { $bid } is a bid from { $lowest } to { $highest }, and nobody has bid yet.
    .no = { $bid } is no bid here: bids go from { $lowest } to { $highest }.
    .said = { $seat } bids { $bid }.

mighty-auction-higher =
    .title = Beat the last bid
    .rule = A bid must beat the last: more points, or as many in no-trump over a suit. Suits do not outrank each other.
    .yes = { $bid } beats { $high }.
    .no = { $bid } does not beat { $high }: it takes more points, or as many in no-trump over a suit.
    .said = { $seat } bids { $bid } over { $high }.

mighty-auction-pass =
    .title = Pass
    .rule = A pass skips this turn only: if somebody bids after it, you may speak again.
    .yes = You may pass; if somebody bids after it, you may speak again.
    .said = { $seat } passes.

mighty-auction-pass-all =
    .title = Pass all
    .rule = Passing all leaves the auction.
    .yes = You may leave the auction.
    .said = { $seat } passes all and leaves the auction.

mighty-auction-won =
    .title = Winning the auction
    .rule = The high bid wins as soon as everyone else still in has passed since it was made.
    .said = { $bidder } wins the auction with { $bid }.

mighty-auction-again =
    .title = One more turn
    .rule = If nobody bids in the first round, everyone gets one more turn starting with the dealer, even those who passed all.
    .said = Nobody has bid: everyone gets one more turn, { $dealer } first.

mighty-auction-redeal =
    .title = Nobody bids
    .rule = If nobody bids in the second round either, the same dealer deals again.
    .said = Nobody has bid in two rounds: { $dealer } deals again.

mighty-yarborough =
    .title = Yarborough
    .rule = Dealt no point card and no Joker, you may show it at your first turn to speak, whatever was bid before, and the same dealer deals again. Pass or bid instead, and the hand is played as usual.
    .yes = No point card and no Joker: you may show this hand, and the cards are dealt again.
    .no =
        { $why ->
            [late] A Yarborough is shown at your first turn to speak; that has passed.
           *[strong] This is no Yarborough: you hold { $cards }.
        }
    .said = { $seat } shows a Yarborough, no point card and no Joker: the cards are dealt again.

# --- Pickup, contract, call

mighty-pickup =
    .title = The pickup
    .rule = The bidder shows everyone the pickup and adds it to the hand.
    .said = { $seat } picks up { $cards }.

mighty-bury =
    .title = Put cards down
    .rule = The bidder puts as many cards face down as the pickup had, of any kind, even the Mighty or a Joker. Point cards put down count for the bidder’s side.
    .yes = These { $count } cards may be put down.
    .no =
        { $why ->
            [number] Put down exactly { $count } cards.
           *[hold] You can only put down cards that you hold.
        }
    .said = { $seat } puts { $count } cards face down.

mighty-contract-keep =
    .title = Keep the contract
    .rule = After the pickup the bidder keeps the contract, or switches it, once.
    .yes = You may keep { $bid }.
    .said = { $seat } keeps the contract: { $bid }.

mighty-contract-switch =
    .title = Switch the contract
    .rule = The contract may be switched to another suit at exactly 2 more or to no-trump at exactly 1 more; with two decks, 3 and 2 more. From no-trump to a suit also costs 2, or 3.
    .one = The contract may be switched to another suit at exactly 2 more or to no-trump at exactly 1 more. From no-trump to a suit also costs 2.
    .two = The contract may be switched to another suit at exactly 3 more or to no-trump at exactly 2 more. From no-trump to a suit also costs 3.
    .yes = Switching to { $bid } costs { $step } more, and that is what it has.
    .no =
        { $why ->
            [strain] The contract is { $bid }: a switch changes its suit.
           *[step] From { $bid } this switch must be for exactly { $step } more.
        }
    .said = { $seat } switches the contract to { $bid }.

mighty-contract-maximum =
    .title = The highest contract
    .rule = No switch goes past 20, or 40 with two decks.
    .one = No switch goes past 20.
    .two = No switch goes past 40.
    .no = No contract goes past { $highest }.

mighty-contract-switch-to-max =
    .title = Straight to the maximum
    .rule = The bidder may switch straight to 20, or 40 with two decks, in any suit or no-trump, whatever the bid was.
    .one = The bidder may switch straight to 20, in any suit or no-trump, whatever the bid was.
    .two = The bidder may switch straight to 40, in any suit or no-trump, whatever the bid was.
    .yes = You may switch straight to { $bid }.
    .no = The contract already is { $bid }.
    .said = { $seat } switches straight to { $bid }.

mighty-contract-no-13 =
    .title = No 13 contracts
    .rule = With four players, a bid won at 13 that is kept is played at 14 in the same suit. Switches are counted from 13.
    .said = A bid of 13 is played at 14: { $seat } keeps { $bid }.

mighty-call-elsewhere =
    .title = A card held elsewhere
    .rule = The bidder calls a card that someone else holds. With two decks it may be one the bidder has a single copy of, but not one the bidder holds or put down both copies of.
    .one = The bidder calls a card that someone else holds.
    .two = The bidder calls cards that someone else holds. One of which the bidder has a single copy will do, but not one of which the bidder holds or put down both.
    .yes = { $count ->
            [one] Somebody else holds { $cards }, so it may be called.
           *[other] Somebody else holds a copy of { $cards }, so they may be called.
        }
    .no =
        { $why ->
            [one] Call one card.
            [deck] { $card } is not in this deck.
           *[own] Nobody else holds { $card }.
        }
    .said = { $seat } calls { $cards }.

mighty-call-two =
    .title = Two called cards
    .rule = With two decks the bidder calls two different cards.
    .no = Call two different cards.

# --- Play

mighty-turn =
    .title = Whose turn
    .rule = The bidder leads the first trick and the winner of each trick leads the next; play goes clockwise. The seat to play plays one card that it holds, and every action has its phase.
    .yes =
        { $why ->
            [next] The hand is over; the next one may begin.
           *[lead] You lead, and { $card } may be led.
        }
    .no =
        { $why ->
            [hold] { $card } is not in your hand.
           *[phase] { $phase ->
                [deal] The cards are not dealt yet.
                [auction] The auction is still on.
                [bury] First the bidder puts cards down.
                [contract] First the bidder keeps or switches the contract.
                [call] First the bidder calls a card.
                [play] The hand is being played.
               *[hand-over] The hand is over: go on to the next one.
            }
        }
    .said =
        { $why ->
            [next] On to the next hand.
           *[plays] { $seat } plays { $card }.
        }

mighty-lead-first-trump =
    .title = No trump lead first
    .rule = No trump is led to the first trick, unless the bidder holds nothing else that may be led. The Joker and the Ripper, which may not be led there, do not count as something else; the Mighty is never a trump.
    .yes = You hold nothing else that may be led, so { $card } may, though it is a trump.
    .no = { $card } is a trump and may not be led to the first trick while you hold another suit.

mighty-lead-first-ripper =
    .title = No Ripper first
    .rule = The Ripper is not led to the first trick.
    .no = { $card } is the Ripper and may not be led to the first trick.

mighty-joker-first =
    .title = No Joker at the ends
    .rule = The Joker is not played to the first trick, nor to the last.
    .no =
        { $why ->
            [first] The Joker may not be played to the first trick.
           *[last] The Joker may not be played to the last trick.
        }

mighty-joker-due =
    .title = The Joker is due
    .rule = A Joker must be played before the last trick: who holds as many Jokers as there are tricks left before the last one plays one now. This goes before everything else.
    .yes = With { $left } cards left, a Joker must be played now.
    .no = With { $left } cards left, only a Joker may be played: it can’t go to the last trick.

mighty-joker-names =
    .title = The Joker names a suit
    .rule = Who leads the Joker names the suit that everyone must follow, any of the four.
    .yes = You lead the Joker and name { led-suit } to be followed.
    .no =
        { $why ->
            [unnamed] Who leads the Joker names the suit to follow.
           *[named] Only who leads the Joker names a suit.
        }
    .said = { $seat } leads the Joker and asks for { led-suit }.

mighty-follow =
    .title = Follow suit
    .rule = Follow the suit led if you can; the Mighty and the Joker are always allowed. If the Mighty is your only card of that suit, it must be played, or the Joker. If you can’t follow, play anything.
    .yes =
        { $why ->
            [void] You have none of the suit led, { led-suit }, so anything may be played.
           *[follows] { $card } follows suit: { led-suit } were led.
        }
    .no = You can follow suit, so { $card } may not be played: { led-suit } were led.
    .said = { $seat } plays { $card } and has none of the suit led, { led-suit }.

mighty-ripper-demands =
    .title = The Ripper’s demand
    .rule = The Ripper led demands the Joker: who holds one must play it, or escape by playing the Mighty. There is no escape when the Joker is due.
    .yes = { $card } meets the Ripper’s demand.
    .no = The Ripper was led and you hold the Joker: play it, or { $card }, the Mighty.
    .said = { $seat } leads the Ripper, { $card }: whoever holds a Joker must play it, or the Mighty.

mighty-ripper-rips =
    .title = Ripped
    .rule = A Joker in a trick led by the Ripper is worthless for that trick.
    .said = { $count ->
            [one] The Joker is ripped, played by { $seats }.
           *[other] { $count } Jokers are ripped, played by { $seats }.
        }

mighty-ripper-own =
    .title = Your own Ripper
    .rule = The Ripper has no effect if its leader holds the only Joker. With two decks it forces a Joker out of every other hand that holds one, whatever the leader holds; one card a trick.
    .one = The Ripper has no effect if its leader holds the Joker.
    .two = The Ripper forces a Joker out of every other hand that holds one, whatever the leader holds; one card a trick.
    .yes = { $card } may be led; it does nothing to the Joker in your own hand.

mighty-trick =
    .title = Taking a trick
    .rule = A trick goes to the Mighty; else to the Joker, unless ripped; else to the highest trump; else to the highest card of the suit led. Of two identical cards, the first one played wins.
    .said =
        { $why ->
            [trump] { $seat } takes the trick with the highest trump, { $card }.
           *[led] { $seat } takes the trick with { $card }, the highest of the suit led.
        }

mighty-partner-played =
    .title = The partner shows up
    .rule = Playing a called card reveals the partner. With two decks, the first player other than the bidder to play a copy is that card’s partner.
    .one = Playing the called card reveals the partner.
    .two = The first player other than the bidder to play a copy of a called card is that card’s partner.
    .said = { $seat } plays the called { $card } and is the partner.

mighty-partner-declared =
    .title = Declaring oneself
    .rule = After winning a trick, before leading the next, a player with at least one captured point card in front may declare a called card from hand, if its partner isn’t known yet.
    .yes = You may declare { $card } now and show that you are the partner.
    .no =
        { $why ->
            [when] A partner declares after winning a trick, before leading the next.
            [points] You may declare only with captured point cards in front of you.
            [bidder] The bidder can’t be the partner.
            [card] { $card } is not a called card in your hand.
           *[known] The partner with { $card } is known: { $partner }.
        }
    .said = { $seat } declares { $card } and is the partner.

mighty-partner-one-a-trick =
    .title = One partner a trick
    .rule = With two decks nobody becomes both partners through the same trick, whether by playing and declaring or by declaring twice.
    .no = You have just become a partner through this trick; become the other one through another.

mighty-take =
    .title = Partner, take this
    .rule = On a contract of 17 or more, or 34 with two decks, the bidder may say “Partner, take this trick” just before leading: once a hand, twice with two decks, once a lead. It forces nothing.
    .one = On a contract of 17 or more, the bidder may say “Partner, take this trick” just before leading, once a hand. It forces nothing.
    .two = On a contract of 34 or more, the bidder may say “Partner, take this trick” just before leading: twice a hand, once a lead. It forces nothing.
    .yes = You may ask your partner to take this trick; it forces nothing.
    .no =
        { $why ->
            [when] Only the bidder says this, just before leading.
            [low] This may be said on a contract of { $points } or more.
            [twice] You have already said it for this trick.
           *[often] { $count ->
                [one] You have already said it in this hand.
               *[other] You have already said it twice in this hand.
            }
        }
    .said = { $seat } says: “Partner, take this trick.”

mighty-end-early =
    .title = Set already
    .rule = When every partner is known and the defenders have captured enough to set the contract, the hand ends: the remaining tricks can’t change the result.
    .yes = { $count ->
            [one] The hand ends: every partner is known, and with one point the defenders have set the contract.
           *[other] The hand ends: every partner is known, and with { $count } points the defenders have set the contract.
        }
    .no = The contract is set before the last trick.

mighty-end =
    .title = The last trick
    .rule = Otherwise the hand ends with the last trick.
    .yes = The last trick is played.

# --- Score

mighty-score-made =
    .title = Made or set
    .rule = The contract is made if the bidder’s side captured, with the cards put down, at least its points.
    .yes = The contract is made: it needs { $contract } points, and the bidder’s side has { $points }.
    .no = The contract is set: it needs { $contract } points, and the bidder’s side has { $points }.

mighty-score-value =
    .title = What it is worth
    .rule = A contract is worth its points minus 12, or minus 24 with two decks. There is nothing extra for no-trump or for points beyond the bid.
    .one = A contract is worth its points minus 12. There is nothing extra for no-trump or for points beyond the bid.
    .two = A contract is worth its points minus 24. There is nothing extra for no-trump or for points beyond the bid.
    .said = The contract is worth { $points } − { $par } = { $worth }.

mighty-score-split =
    .title = Sharing
    .rule = Bidder and partner share the total 2 : 1, or 2 : 1 : 1 with two partners. One player who is both partners counts as one.
    .said = { $count ->
            [one] The total is { $total }: { $bidders } for the bidder and { $each } for the partner.
           *[other] The total is { $total }: { $bidders } for the bidder and { $each } for each partner.
        }

mighty-score-leftover =
    .title = Points left over
    .rule = What doesn’t divide so is left over: one point goes to the bidder; two, one to each partner, or to bidder and partner if there is only one; three, one to each.
    .said = { $left ->
            [one] One point is left over; it goes to the bidder.
            [2] { $count ->
                [one] Two points are left over, one for the bidder and one for the partner.
               *[other] Two points are left over, one for each partner.
            }
           *[other] { $left } points are left over, one for the bidder and one for each partner.
        }

mighty-score-pay =
    .title = Who pays
    .rule = Made, each defender pays the value and the bidder’s side shares the total; set, the same amounts go the other way. Every hand adds up to zero.
    .said =
        { $made ->
            [yes] Each defender pays { $worth }.
           *[no] Each defender gets { $worth }.
        }

mighty-next-dealer =
    .title = The next dealer
    .rule = The partner deals the next hand; of two partners, the first one clockwise from the bidder.
    .said = { $next_dealer } deals the next hand.

# What a seat has to go by while it plays.

mighty-knows-trumps =
    .title = Trumps out
    .why =
        { $count ->
            [0] No trump ({ led-suit }) is out any more.
            [one] One trump ({ led-suit }) is still out.
           *[other] { $count } trumps ({ led-suit }) are still out.
        }
mighty-knows-special =
    .title = Special cards out
    .why =
        { $count ->
            [0] Neither the Mighty nor a Joker or Ripper is out.
           *[other] Still out: { $cards }.
        }
mighty-knows-void =
    .title = Shown out
    .why = { $seat } has none of this suit: { led-suit }.
mighty-knows-no-joker =
    .title = No Joker there
    .why = { $seat } holds no Joker.
mighty-knows-side =
    .title = Your side
    .why = Surely with you: { $seats }.
mighty-knows-points =
    .title = The contract so far
    .why = The bidder’s known side has captured { $count } of { $points }, the cards put down not counted.
