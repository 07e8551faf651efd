"""The book from the pickup to the call: what goes face down, keeping or switching, which card is called."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.holding import ANYTHING, All, Has, Holding, Not, OneOf
from engine.mighty.cards import ACE, JOKER, NO_TRUMP, SUITS, Card, Hand, Strain, without
from engine.mighty.knowledge import Magic, callable_cards, contract_of
from engine.mighty.playing import mighty
from engine.mighty.signals import strain_of, two_decks
from engine.mighty.state import Action, Bid, Bury, Call, Public, Switch, View
from engine.mighty.strength import (
    KING,
    kings_of_the_mighty,
    limit,
    losing_points,
    opening_leads,
    suit_length,
)
from engine.system import Convention
from engine.table import Seat, once

Facts = Mapping[str, Any]


def _cards(action: Action) -> Hand:
    """The cards that are put down or called."""
    return action.cards if isinstance(action, Bury | Call) else ()


def _bidder(public: Public, action: Action) -> Facts:
    return {"seat": contract_of(public).bidder}


# --- Burying


def _burying(public: Public, seat: Seat) -> bool:
    return public.phase == "bury"


def _losers(view: View) -> Hand:
    """The point cards that cannot win; in no-trump only those of short suits, for long ones come in at last."""
    strain, copies = strain_of(view.public), view.public.deck.copies
    cards = losing_points(view.hand, strain, copies.__getitem__)
    return tuple(card for card in cards if strain is not NO_TRUMP or suit_length(view.hand, card.suit) <= 3)


@once
def _to_bury(view: View) -> tuple[frozenset[Card], int]:
    """The losing point cards, and how many of them may go: the bidder with the Joker keeps one that says so."""
    losers, strain = _losers(view), strain_of(view.public)
    speaks = JOKER in view.hand and mighty(strain) not in view.hand
    keeps = speaks and not opening_leads(view.hand, strain, True) and not two_decks(view.public)
    return frozenset(losers), len(losers) - keeps


def _buried_losers(view: View, action: Action) -> int:
    cards, most = _to_bury(view)
    buried = sum(card in cards for card in _cards(action))
    return min(buried, 2 * most - buried)


bury_losing_points = Convention(
    "mighty.convention.bury-losing-points",
    when=_burying,
    prefer=_buried_losers,
    tells=_bidder,
    why=lambda view, action: {"cards": tuple(card for card in _cards(action) if card in _to_bury(view)[0])},
)


def _gaps(view: View, action: Action) -> int:
    """In no-trump: suits left empty, and an Ace or a King left alone."""
    left = without(view.hand, _cards(action))
    suits = [[card for card in left if card.suit is suit] for suit in SUITS]
    return sum(not cards or (len(cards) == 1 and cards[0].rank >= KING) for cards in suits)


notrump_bury_guards = Convention(
    "mighty.convention.notrump-bury-guards",
    when=lambda public, seat: _burying(public, seat) and strain_of(public) is NO_TRUMP,
    prefer=lambda view, action: -_gaps(view, action),
    tells=_bidder,
)


@once
def _keepsakes(view: View) -> Mapping[Card, int]:
    """How dear every card is."""
    strain = strain_of(view.public)
    return {card: _dear(card, view.hand, strain) for card in view.hand}


def _dear(card: Card, hand: Hand, strain: Strain) -> int:
    """Magic cards first, then trumps, Aces and the King of the Mighty's suit; then long suits, and high cards."""
    if card in Magic(strain):
        return 10_000
    if card.suit is strain:
        return 1_000 + card.rank
    if card.rank == ACE or card in kings_of_the_mighty(hand, strain):
        return 500
    return 20 * suit_length(hand, card.suit) + card.rank


bury_low = Convention(
    "mighty.habit.bury",
    when=_burying,
    prefer=lambda view, action: -sum(map(_keepsakes(view).__getitem__, _cards(action))),
    tells=_bidder,
    why=lambda view, action: {"cards": _cards(action)},
)

# --- Keeping or switching


def _margin(view: View, action: Action) -> int:
    """How far the hand reaches past the contract that would have to be made. A switch must leave a point to spare."""
    if not isinstance(action, Switch):
        return 0
    return limit(view.hand + view.buried, action.bid.strain, view.public.options.players) - action.bid.points


def _settled(view: View, action: Action) -> Bid:
    return action.bid if isinstance(action, Switch) else contract_of(view.public).bid


settle_contract = Convention(
    "mighty.habit.settle",
    when=lambda public, seat: public.phase == "contract",
    prefer=_margin,
    tells=_bidder,
    why=lambda view, action: {"bid": _settled(view, action)},
)

# --- Calling


def _calling(public: Public, seat: Seat) -> bool:
    return public.phase == "call"


def _calls(*cards: Card) -> Any:
    return lambda public, action: set(cards) <= set(_cards(action))


def _calls_the_mighty(public: Public, action: Action) -> bool:
    return mighty(strain_of(public)) in _cards(action)


def _called(public: Public, action: Action) -> Facts:
    return {"seat": contract_of(public).bidder, "cards": _cards(action)}


double_call_mighty_and_joker = Convention(
    "mighty.convention.double-call-mighty-and-joker",
    when=lambda public, seat: _calling(public, seat) and two_decks(public),
    makes=lambda public, action: set(_cards(action)) == {mighty(strain_of(public)), JOKER},
    tells=_called,
)

call_mighty = Convention(
    "mighty.convention.call-mighty",
    when=_calling,
    holding=lambda public, seat: ANYTHING if two_decks(public) else Not(Has(mighty(strain_of(public)))),
    makes=_calls_the_mighty,
    tells=_called,
)


def _one_deck_call(public: Public, seat: Seat) -> bool:
    return _calling(public, seat) and not two_decks(public)


def opening_lead(public: Public) -> Holding:
    """An Ace outside trump, or the King of the Mighty's suit, the Mighty being the bidder's or called."""
    strain = strain_of(public)
    aces = (Card(suit, ACE) for suit in SUITS if suit is not strain)
    cards = (*(ace for ace in aces if ace != mighty(strain)), Card(mighty(strain).suit, KING))
    return OneOf(tuple(map(Has, cards)))


def _mighty_and_lead(public: Public, seat: Seat) -> Holding:
    return All((Has(mighty(strain_of(public))), Not(Has(JOKER)), opening_lead(public)))


call_joker = Convention(
    "mighty.convention.call-joker",
    when=_one_deck_call,
    holding=_mighty_and_lead,
    makes=_calls(JOKER),
    tells=_called,
)


def _outside_ace(public: Public, action: Action) -> bool:
    strain, (card, *_) = strain_of(public), _cards(action)
    return card.rank == ACE and card.suit is not strain and card != mighty(strain)


def _suit_to_lead(view: View, action: Action) -> tuple[bool, int]:
    """A suit of which the bidder holds the King, then the longest one."""
    suit = _cards(action)[0].suit
    return Card(suit, KING) in view.hand, suit_length(view.hand, suit)


call_ace = Convention(
    "mighty.convention.call-ace",
    when=_one_deck_call,
    holding=lambda public, seat: All((Has(mighty(strain_of(public))), Not(opening_lead(public)))),
    makes=_outside_ace,
    prefer=_suit_to_lead,
    tells=_called,
)


def _power(card: Card, strain: Strain) -> int:
    """How strong a called card is: Mighty, Joker, trump Ace, other Aces, then trumps and the rest by rank."""
    if card == mighty(strain):
        return 400
    if card == JOKER:
        return 300
    if card.rank == ACE:
        return 200 + (card.suit is strain)
    return card.rank + 50 * (card.suit is strain)


@once
def _powers(view: View) -> Mapping[Card, int]:
    """How strong each card is that may be called; of equal ones, better in a suit that can be led."""
    strain = strain_of(view.public)
    return {card: 20 * _power(card, strain) + suit_length(view.hand, card.suit) for card in callable_cards(view)}


call_strong = Convention(
    "mighty.habit.call",
    when=_calling,
    prefer=lambda view, action: sum(map(_powers(view).__getitem__, _cards(action))),
    tells=_called,
)

BURY = (notrump_bury_guards, bury_losing_points, bury_low)
SETTLE = (settle_contract,)
CALLS = (double_call_mighty_and_joker, call_mighty, call_joker, call_ace, call_strong)
