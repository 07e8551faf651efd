"""What is on the table, what is hidden, and what can be done."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain
from typing import Literal, NamedTuple

from engine.dominoes.tiles import HALVES, Ends, Hand, Side, Tile
from engine.table import Seat

Phase = Literal["deal", "nominate", "play", "deal-over", "match-over"]
Opening = Literal["double-six", "nominated"]
Scores = tuple[int, int]
SEATS: tuple[Seat, ...] = (0, 1, 2, 3)


def pair(seat: Seat) -> int:
    """Partners sit opposite: seats 0 and 2 are pair 0, seats 1 and 3 pair 1."""
    return seat % 2


def partner(seat: Seat) -> Seat:
    return (seat + 2) % 4


def following(seat: Seat) -> Seat:
    """The next to play, anti-clockwise."""
    return (seat + 1) % 4


# --- Actions


@dataclass(frozen=True, slots=True)
class Deal:
    """Seven tiles for each seat, highest first."""

    hands: tuple[Hand, Hand, Hand, Hand]


@dataclass(frozen=True, slots=True)
class Open:
    """The representative names who opens."""

    seat: Seat


class Play(NamedTuple):
    """A tile at one end of the chain; without a side, the tile that opens it."""

    tile: Tile
    side: Side | None = None


@dataclass(frozen=True, slots=True)
class Pass:
    """Nothing fits."""


@dataclass(frozen=True, slots=True)
class Next:
    """On to the next deal, or the next match."""


Action = Deal | Open | Play | Pass | Next


# --- The table


class Turn(NamedTuple):
    """A play or a pass of this deal, and the ends that it faced (None: an empty table)."""

    seat: Seat
    action: Play | Pass
    ends: Ends | None


class Result(NamedTuple):
    """How a deal ended. `seat` went out or holds the lowest count; `counts` are the pips left, by seat."""

    by: Literal["out", "block"]
    winner: int | None
    seat: Seat | None
    points: int
    key: bool
    counts: tuple[int, ...]
    effect: Literal["score", "reset", "draw"]
    scores: Scores


class Public(NamedTuple):
    """Everything that everybody at the table knows; what every turn changes comes first."""

    to_move: Seat | None
    line: tuple[tuple[int, int], ...]
    """The chain from left to right, each tile as it lies."""
    turns: tuple[Turn, ...]
    """This deal's plays and passes."""
    passes: int
    """Passes in a row just now."""
    sizes: tuple[int, ...]
    """Tiles left, by seat."""
    phase: Phase
    match: int
    deal: int
    opening: Opening
    representative: Seat | None
    opener: Seat | None
    scores: Scores
    result: Result | None
    history: tuple[Result, ...]
    """The earlier deals' results, oldest first."""
    shown: tuple[Hand, ...] | None
    """All hands, once the deal is over."""

    @property
    def ends(self) -> Ends | None:
        line = self.line
        return (line[0][0], line[-1][1]) if line else None


class State(NamedTuple):
    """The table and the hands."""

    public: Public
    hands: tuple[Hand, ...]


class View(NamedTuple):
    """The table and one seat's hand; without a seat, the table alone."""

    public: Public
    seat: Seat | None
    hand: Hand


def shown(number: int, line: tuple[tuple[int, int], ...]) -> int:
    """How many of a number's eight halves are on the table."""
    return [*chain.from_iterable(line)].count(number)


def dead(public: Public) -> bool:
    """Everybody can see that nobody can play: both ends show one number, and its eight halves are down."""
    ends = public.ends
    return ends is not None and ends[0] == ends[1] and shown(ends[0], public.line) == HALVES
