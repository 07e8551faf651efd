"""The law from the pickup to the call: burying, the contract, the called cards.

The source is the rule book; a clause says *decided* where that is silent.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.mighty.cards import NO_TRUMP, Card, Hand, holds
from engine.mighty.decks import Deck
from engine.mighty.state import (
    Bid,
    Bury,
    Call,
    Keep,
    Switch,
)
from engine.ruling import Answer, clause, no, says, yes

# --- The pickup


@clause("mighty.pickup")
def picks_up(pickup: Hand) -> Answer[Hand] | None:
    """The bidder shows everyone the pickup and adds it to the hand."""
    return says(pickup, cards=pickup)


PICKUP = (picks_up,)


@dataclass(frozen=True, slots=True)
class Burying:
    """Cards to be put down, out of a hand, and how many it must be."""

    action: Bury
    hand: Hand
    count: int


@clause("mighty.bury")
def buries(burying: Burying) -> Answer[bool] | None:
    """The bidder puts as many cards face down as the pickup had. Decided: of any kind, Mighty and Joker too."""
    cards, count = burying.action.cards, burying.count
    if len(cards) != count:
        return no(why="number", count=count)
    return yes(count=count) if holds(burying.hand, cards) else no(why="hold", count=count)


MAY_BURY = (buries,)

# --- The contract


@dataclass(frozen=True, slots=True)
class Settling:
    """Keeping a contract or switching it."""

    action: Keep | Switch
    deck: Deck
    bid: Bid
    """The contract so far."""

    @property
    def step(self) -> int:
        """What a switch costs: to no-trump 1, to a suit 2; with two decks 2 and 3."""
        to_suit = isinstance(self.action, Switch) and self.action.bid.strain is not NO_TRUMP
        return self.deck.decks + to_suit


@clause("mighty.contract.keep")
def keeps(settling: Settling) -> Answer[bool] | None:
    """The bidder keeps the contract, or switches it, once."""
    return yes(bid=settling.bid) if isinstance(settling.action, Keep) else None


@clause("mighty.contract.maximum")
def maximum(settling: Settling) -> Answer[bool] | None:
    """No switch goes past 20, with two decks 40."""
    highest = settling.deck.points
    past = isinstance(settling.action, Switch) and settling.action.bid.points > highest
    return no(highest=highest) if past else None


@clause("mighty.contract.switch-to-max", house="switch_to_max")
def to_the_maximum(settling: Settling) -> Answer[bool] | None:
    """The bidder may switch straight to 20, with two decks 40, in any strain, whatever the bid was."""
    action, highest = settling.action, settling.deck.points
    if not isinstance(action, Switch) or action.bid.points != highest:
        return None
    return no(bid=action.bid) if action.bid == settling.bid else yes(bid=action.bid)


@clause("mighty.contract.switch")
def switches(settling: Settling) -> Answer[bool] | None:
    """To another suit at exactly +2, to no-trump at exactly +1; with two decks +3 and +2.

    Decided: from no-trump to a suit also +2, or +3.
    """
    action, bid, step = settling.action, settling.bid, settling.step
    if not isinstance(action, Switch):
        return None
    if action.bid.strain is bid.strain:
        return no(why="strain", bid=bid, step=step)
    right = action.bid.points == bid.points + step
    return yes(bid=action.bid, step=step) if right else no(why="step", bid=bid, step=step)


MAY_SETTLE = (keeps, maximum, to_the_maximum, switches)


@clause("mighty.contract.no-13", house="no_13")
def no_13(settling: Settling) -> Answer[Bid] | None:
    """With four players, a bid won at 13 that is kept is played at 14 in the same strain."""
    if settling.deck.players != 4 or settling.bid.points != 13:
        return None
    raised = Bid(14, settling.bid.strain)
    return says(raised, bid=raised)


@clause("mighty.contract.keep")
def as_bid(settling: Settling) -> Answer[Bid] | None:
    """A contract that is kept is played as it was bid."""
    return says(settling.bid, bid=settling.bid)


KEPT = (no_13, as_bid)

# --- The call


@dataclass(frozen=True, slots=True)
class Calling:
    """Cards that the bidder calls, and those that it holds or put down."""

    action: Call
    deck: Deck
    own: Hand


def copies_elsewhere(card: Card, deck: Deck, own: Hand) -> int:
    """How many copies of a card the others hold, as its caller knows."""
    return deck.copies[card] - own.count(card)


def held_elsewhere(deck: Deck, own: Hand) -> Hand:
    """The cards of which somebody else holds a copy."""
    return tuple(card for card in deck.copies if copies_elsewhere(card, deck, own) > 0)


@clause("mighty.call.two")
def two(calling: Calling) -> Answer[bool] | None:
    """With two decks, two different cards are called."""
    cards = calling.action.cards
    if calling.deck.called == 1:
        return None
    return None if len(cards) == 2 and cards[0] != cards[1] else no()


@clause("mighty.call.elsewhere")
def elsewhere(calling: Calling) -> Answer[bool] | None:
    """A card is called of which somebody else holds a copy."""
    cards, deck = calling.action.cards, calling.deck
    if len(cards) != deck.called:
        return no(why="one")
    for card in cards:
        if copies_elsewhere(card, deck, calling.own) < 1:
            return no(why="own" if card in calling.own else "deck", card=card)
    return yes(cards=cards, count=len(cards))


MAY_CALL = (two, elsewhere)
