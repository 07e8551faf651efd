"""The law of tricks: who takes them, who is whose partner, and when the hand is over.

The source is the rule book; a clause says *decided* where that is silent.
"""

from __future__ import annotations

from typing import NamedTuple

from engine.mighty.cards import (
    JOKER,
    TEN,
    Card,
    Hand,
    Strain,
    Suit,
)
from engine.mighty.decks import Deck
from engine.mighty.playing import mighty, ripper
from engine.mighty.state import Declare, Laid, Partner
from engine.ruling import Answer, clause, no, says, yes
from engine.table import Seat

# --- Who takes the trick?


class Fight(NamedTuple):
    """The cards of a trick in the order of play, the suit that was to be followed, and the strain."""

    cards: tuple[Laid, ...]
    led: Suit
    strain: Strain

    @property
    def rip(self) -> bool:
        """Was the Ripper led?"""
        return self.cards[0].card == ripper(self.strain)

    def first(self, card: Card) -> Seat | None:
        """Who played this card first, if anybody did."""
        for seat, played in self.cards:
            if played == card:
                return seat
        return None

    def highest(self, suit: Suit) -> Laid | None:
        """The highest card of a suit; of two identical ones, the one played first."""
        best, highest = None, 0
        for laid in self.cards:
            own, rank = laid.card
            if own is suit and rank > highest:
                best, highest = laid, rank
        return best


@clause("mighty.mighty")
def mighty_takes(fight: Fight) -> Answer[Seat] | None:
    """The Mighty beats everything."""
    card = mighty(fight.strain)
    seat = fight.first(card)
    return None if seat is None else says(seat, why="takes", seat=seat, card=card)


@clause("mighty.joker")
def joker_takes(fight: Fight) -> Answer[Seat] | None:
    """The Joker beats everything but the Mighty, unless it was ripped."""
    seat = None if fight.rip else fight.first(JOKER)
    return None if seat is None else says(seat, seat=seat)


@clause("mighty.trick")
def trump_takes(fight: Fight) -> Answer[Seat] | None:
    """Else the highest trump takes it."""
    best = fight.highest(fight.strain)
    return None if best is None else says(best.seat, why="trump", seat=best.seat, card=best.card)


@clause("mighty.trick")
def led_takes(fight: Fight) -> Answer[Seat] | None:
    """Else the highest card of the suit led; of two identical cards, the one played first."""
    best = fight.highest(fight.led)
    return None if best is None else says(best.seat, why="led", seat=best.seat, card=best.card)


WINNER = (mighty_takes, joker_takes, trump_takes, led_takes)


@clause("mighty.ripper.rips")
def ripped(fight: Fight) -> Answer[int] | None:
    """A Joker in a trick led by the Ripper is worthless for that trick."""
    seats = tuple(laid.seat for laid in fight.cards if laid.card == JOKER) if fight.rip else ()
    return says(len(seats), seats=seats, count=len(seats)) if seats else None


RIPPED = (ripped,)


@clause("mighty.points")
def counted(cards: Hand) -> Answer[int] | None:
    """The A, K, Q, J and 10 of every suit are worth a point each; nothing else scores."""
    count = sum([rank >= TEN for _, rank in cards])
    return says(count, count=count)


POINTS = (counted,)

# --- Who is whose partner?


class Revealing(NamedTuple):
    """A card on the table that may reveal a partner."""

    seat: Seat
    card: Card
    bidder: Seat
    called: Hand
    partners: tuple[Partner | None, ...]


@clause("mighty.partner.played")
def revealed(revealing: Revealing) -> Answer[int] | None:
    """The first player other than the bidder to play a called card is its partner. The answer is the card's place."""
    seat, card = revealing.seat, revealing.card
    if card not in revealing.called or seat == revealing.bidder:
        return None
    place = revealing.called.index(card)
    return says(place, seat=seat, card=card) if revealing.partners[place] is None else None


REVEALED = (revealed,)


class Declaring(NamedTuple):
    """A seat that announces itself as a partner."""

    action: Declare
    seat: Seat | None
    hand: Hand
    bidder: Seat
    called: Hand
    partners: tuple[Partner | None, ...]
    leading: bool
    trick: int
    """How many tricks were finished."""
    captured: int
    """Point cards in front of this seat."""


@clause("mighty.partner.declared")
def may_not_declare(declaring: Declaring) -> Answer[bool] | None:
    """After winning a trick, before leading the next, who has point cards in front may declare an open called card."""
    card = declaring.action.card
    if not declaring.leading or declaring.trick == 0:
        return no(why="when")
    if declaring.captured == 0:
        return no(why="points")
    if declaring.seat == declaring.bidder:
        return no(why="bidder")
    if card not in declaring.called or card not in declaring.hand:
        return no(why="card", card=card)
    known = declaring.partners[declaring.called.index(card)]
    return None if known is None else no(why="known", card=card, partner=known.seat)


@clause("mighty.partner.one-a-trick")
def one_a_trick(declaring: Declaring) -> Answer[bool] | None:
    """Nobody becomes both partners through the same trick."""
    just_now = (declaring.seat, declaring.trick - 1)
    return no() if any(partner == just_now for partner in declaring.partners) else None


@clause("mighty.partner.declared")
def declares(declaring: Declaring) -> Answer[bool] | None:
    """A partner may announce itself."""
    return yes(card=declaring.action.card)


MAY_DECLARE = (may_not_declare, one_a_trick, declares)

# --- May the bidder tell the partner to take the trick?


class Telling(NamedTuple):
    """“Partner, take this trick”, and what it depends on."""

    bids: bool
    """Is it the bidder who speaks?"""
    leading: bool
    points: int
    """The contract's."""
    deck: Deck
    trick: int
    said: tuple[int, ...]
    """The tricks before which it was said."""


@clause("mighty.take")
def takes(telling: Telling) -> Answer[bool] | None:
    """From a contract of 17, or 34, the bidder may say it just before leading: once a hand, or twice; once a lead."""
    deck = telling.deck
    if not (telling.bids and telling.leading):
        return no(why="when")
    if telling.points < deck.high:
        return no(why="low", points=deck.high)
    if telling.trick in telling.said:
        return no(why="twice")
    return no(why="often", count=deck.decks) if len(telling.said) == deck.decks else yes()


MAY_TAKE = (takes,)

# --- Is the hand over?


class Standing(NamedTuple):
    """How a hand stands: tricks left, is every partner known, the defenders' points, and what sets the contract."""

    left: int
    known: bool
    defenders: int
    enough: int


@clause("mighty.end.early")
def early(standing: Standing) -> Answer[bool] | None:
    """When every partner is known and the defenders have enough points to set the contract, the hand ends."""
    if standing.left == 0 or not standing.known or standing.defenders < standing.enough:
        return None
    return yes(count=standing.defenders)


@clause("mighty.end")
def last_trick(standing: Standing) -> Answer[bool] | None:
    """Otherwise the hand ends with the last trick."""
    return yes() if standing.left == 0 else None


OVER = (early, last_trick)
