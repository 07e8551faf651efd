"""What is on the table, what is hidden, and what can be done."""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import cache
from typing import TYPE_CHECKING, Literal, NamedTuple

from engine.mighty.cards import NO_TRUMP, SIGNS, Card, Hand, Strain, Suit
from engine.mighty.decks import DECKS, Deck
from engine.table import Seat

if TYPE_CHECKING:
    from engine.words import Words

Phase = Literal["deal", "auction", "bury", "contract", "call", "play", "hand-over"]


@dataclass(frozen=True, slots=True)
class Options:
    """How many play, who deals first, and the house rules."""

    players: int = 5
    dealer: Seat = 0
    switch_to_max: bool = False
    no_13: bool = False

    @property
    def deck(self) -> Deck:
        return DECKS[self.players]

    @property
    def house(self) -> frozenset[str]:
        """The house rules that are on."""
        return frozenset(name for name in HOUSE if getattr(self, name))


HOUSE = tuple(option.name for option in fields(Options) if option.default is False)
"""The house rules that there are."""


# --- Actions


@dataclass(frozen=True, slots=True)
class Deal:
    """A hand for each seat and the pickup, all in canonical order."""

    hands: tuple[Hand, ...]
    pickup: Hand


class Bid(NamedTuple):
    """So many points in a strain."""

    points: int
    strain: Strain

    def beats(self, other: Bid) -> bool:
        """More points, or as many in no-trump over a suit."""
        return (self.points, self.strain is NO_TRUMP) > (other.points, other.strain is NO_TRUMP)

    def __str__(self) -> str:
        return f"{self.points}{self.strain}"

    def spoken(self, words: Words) -> str:
        """How people write it: 15♣; no-trump as the language shortens it."""
        strain = f"\u00a0{words.say('no-trump-short')}" if self.strain is NO_TRUMP else SIGNS[self.strain]
        return f"{self.points}{strain}"


@dataclass(frozen=True, slots=True)
class Pass:
    """Skip this turn."""


@dataclass(frozen=True, slots=True)
class PassAll:
    """Leave the auction."""


@dataclass(frozen=True, slots=True)
class Yarborough:
    """Show a hand without a point card and without a Joker."""


@dataclass(frozen=True, slots=True)
class Bury:
    """Put these cards face down; in canonical order."""

    cards: Hand


@dataclass(frozen=True, slots=True)
class Keep:
    """Play the contract that was bid."""


@dataclass(frozen=True, slots=True)
class Switch:
    """Play another contract instead."""

    bid: Bid


@dataclass(frozen=True, slots=True)
class Call:
    """Call the partner's card, or two; in canonical order."""

    cards: Hand


class Play(NamedTuple):
    """A card; who leads the Joker names the suit to follow."""

    card: Card
    names: Suit | None = None


@dataclass(frozen=True, slots=True)
class Declare:
    """Announce oneself as the partner with this called card."""

    card: Card


@dataclass(frozen=True, slots=True)
class Take:
    """“Partner, take this trick.”"""


@dataclass(frozen=True, slots=True)
class Next:
    """On to the next hand."""


Speech = Bid | Pass | PassAll | Yarborough
Action = Deal | Speech | Bury | Keep | Switch | Call | Play | Declare | Take | Next


# --- The table


class Turn(NamedTuple):
    """What a seat said in the auction."""

    seat: Seat
    said: Bid | Pass | PassAll


class Contract(NamedTuple):
    """What the bidder undertakes."""

    bidder: Seat
    bid: Bid

    @property
    def points(self) -> int:
        return self.bid.points

    @property
    def strain(self) -> Strain:
        return self.bid.strain


class Laid(NamedTuple):
    """A card in a trick, and who played it."""

    seat: Seat
    card: Card


class Partner(NamedTuple):
    """Who is known to be a called card's partner, and the number of the trick through which; tricks count from 0."""

    seat: Seat
    trick: int


class Trick(NamedTuple):
    """A finished trick: the suit that was to be followed, who took it, and the point cards in it."""

    led: Suit
    cards: tuple[Laid, ...]
    winner: Seat
    points: int

    @property
    def leader(self) -> Seat:
        return self.cards[0].seat


class Result(NamedTuple):
    """How a hand ended. `points` are the bidder's side's, the buried ones included; None where the hand ended early."""

    made: bool
    points: int | None
    defenders: int
    value: int
    partners: tuple[Seat, ...]
    early: bool
    delta: tuple[int, ...]
    scores: tuple[int, ...]
    next_dealer: Seat


@dataclass(frozen=True, slots=True)
class Shown:
    """What everybody sees once a hand is over: the cards left, and those put down."""

    hands: tuple[Hand, ...]
    buried: Hand


class Public(NamedTuple):
    """Everything that everybody at the table knows; what every card changes comes first, then what every trick does."""

    to_move: Seat | None
    trick: tuple[Laid, ...]
    led: Suit | None
    """The suit to follow; None before a lead."""
    partners: tuple[Partner | None, ...]
    """For each called card, who is known to be its partner."""
    sizes: tuple[int, ...]
    """Cards left, by seat."""
    tricks: tuple[Trick, ...]
    taken: tuple[int, ...]
    """Point cards captured so far, by seat; the buried ones not counted."""
    options: Options
    phase: Phase
    hand: int
    """Counted from 1; redeals are not counted."""
    dealer: Seat
    bids: tuple[Turn, ...]
    """This deal's auction."""
    pickup: Hand | None
    """As it was dealt; None while it lies face down."""
    contract: Contract | None
    called: Hand
    takes: tuple[int, ...]
    """The tricks before which the bidder said “Partner, take this trick”."""
    scores: tuple[int, ...]
    result: Result | None
    history: tuple[Result, ...]
    """The earlier hands' results, oldest first."""
    shown: Shown | None
    """All that was hidden, once the hand is over."""

    @property
    def deck(self) -> Deck:
        return DECKS[self.options.players]

    @property
    def put_down(self) -> int:
        """How many cards the bidder has put down."""
        return self.deck.pickup if self.phase in ("contract", "call", "play", "hand-over") else 0

    @property
    def known(self) -> tuple[Seat, ...]:
        """The partners that everybody knows, each once, in seat order."""
        return _seats(self.partners)


@cache
def _seats(partners: tuple[Partner | None, ...]) -> tuple[Seat, ...]:
    return tuple(sorted({partner.seat for partner in partners if partner is not None}))


class State(NamedTuple):
    """The table, the hands, the pickup and the cards put down."""

    public: Public
    hands: tuple[Hand, ...]
    pickup: Hand
    buried: Hand


class View(NamedTuple):
    """The table and what one seat holds; the bidder also knows what it put down. Without a seat, the table alone."""

    public: Public
    seat: Seat | None
    hand: Hand
    buried: Hand = ()


# --- Who is with whom, as one seat knows it

Role = Literal["bidder", "partner", "perhaps", "defender"]


def open_calls(view: View) -> Hand:
    """The called cards that this seat holds and whose partner isn't known."""
    public = view.public
    pairs = zip(public.called, public.partners, strict=True)
    return tuple(card for card, partner in pairs if partner is None and card in view.hand)


def role(view: View) -> Role:
    """What a seat knows itself to be. With two decks, who holds an open called card may only become its partner.

    It will, though, if no other copy can be played before: every other one is in its hand too, or was the bidder's.
    """
    public = view.public
    if public.contract is not None and view.seat == public.contract.bidder:
        return "bidder"
    if view.seat in public.known:
        return "partner"
    held = open_calls(view)
    if any(_unseen(view, card) == 0 for card in held):
        return "partner"
    return "perhaps" if held else "defender"


def _unseen(view: View, card: Card) -> int:
    """How many copies of a card this seat neither holds nor has seen played."""
    laid = (*view.public.trick, *(one for trick in view.public.tricks for one in trick.cards))
    played = sum(one.card == card for one in laid)
    return view.public.deck.copies[card] - view.hand.count(card) - played
