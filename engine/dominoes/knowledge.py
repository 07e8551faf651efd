"""What a seat may work out from the table, and from its own hand: what is out, who is void, what a play would leave."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
from typing import Any, cast

from engine.dominoes.state import Pass, Play, Public, View, following, partner
from engine.dominoes.tiles import HALVES, SET, Ends, Hand, Side, Tile, pips
from engine.table import Known, Seat

Line = tuple[tuple[int, int], ...]
NUMBERS = range(7)


@dataclass(frozen=True, slots=True)
class Number:
    """The tiles that carry a number."""

    number: int
    id = "number"

    @property
    def facts(self) -> Mapping[str, Any]:
        return {"number": self.number}

    def __contains__(self, tile: Any) -> bool:
        return self.number in tile


# --- What everybody knows


def voids(public: Public, seat: Seat) -> frozenset[int]:
    """The numbers that a seat has shown not to hold, by passing at them."""
    passes = (turn.ends for turn in public.turns if turn.seat == seat and isinstance(turn.action, Pass) and turn.ends)
    return frozenset(chain.from_iterable(passes))


def known(public: Public, seat: Seat) -> Known:
    """What is public of a hand: its plays, and the tiles off the table that its passes leave possible."""
    played = tuple(turn.action.tile for turn in public.turns if turn.seat == seat and isinstance(turn.action, Play))
    return Known(played, without(unseen(public.line, ()), voids(public, seat)), public.sizes[seat])


def posed(public: Public) -> int | None:
    """The number that the opener showed by a free choice: that of a double posed. A mandatory 6-6 shows nothing."""
    first = public.turns[0].action if public.turns else None
    free = public.opening == "nominated" and isinstance(first, Play) and first.tile.double
    return cast(Play, first).tile.high if free else None


def opponents(seat: Seat) -> tuple[Seat, Seat]:
    """The two opponents, the one who plays next first."""
    return following(seat), following(partner(seat))


# --- What one seat knows


@lru_cache(maxsize=4096)
def halves(line: Line) -> tuple[int, ...]:
    """How many of each number's eight halves are on the table, by number."""
    count = Counter(chain.from_iterable(line))
    return tuple(count[number] for number in NUMBERS)


@lru_cache(maxsize=4096)
def unseen(line: Line, hand: Hand) -> Hand:
    """The tiles that are neither on the table nor in this hand."""
    seen = {(left, right) if left > right else (right, left) for left, right in line}.union(hand)
    return tuple(tile for tile in SET if tile not in seen)


def without(tiles: Hand, numbers: frozenset[int]) -> Hand:
    """Those of the tiles that carry none of the numbers."""
    return tuple(tile for tile in tiles if tile.high not in numbers and tile.low not in numbers)


def out(view: View, number: int) -> int:
    """How many tiles of a number are in the other hands."""
    return sum(number in tile for tile in unseen(view.public.line, view.hand))


def answers(view: View, ends: Ends) -> int:
    """How many tiles in the other hands fit one of the ends."""
    return sum(ends[0] in tile or ends[1] in tile for tile in unseen(view.public.line, view.hand))


def length(hand: Hand, number: int) -> int:
    """How many tiles of a number a hand holds."""
    return sum(number in tile for tile in hand)


def may_hold(view: View, seat: Seat) -> Hand:
    """The tiles that another seat may hold, as far as this one can tell."""
    return without(unseen(view.public.line, view.hand), voids(view.public, seat))


def estimate(view: View, seat: Seat) -> float:
    """The pips that a seat holds on the average, each tile that it may hold being as likely as any other."""
    if seat == view.seat:
        return pips(view.hand)
    may = may_hold(view, seat)
    return view.public.sizes[seat] * pips(may) / len(may) if may else 0


# --- A play thought through


@dataclass(frozen=True, slots=True)
class Prospect:
    """What a play would leave: the ends, the own tiles, and how many halves of every number on the table."""

    tile: Tile
    touched: int | None
    ends: Ends
    rest: Hand
    halves: tuple[int, ...]

    @property
    def dead(self) -> bool:
        """Would it block the deal?"""
        return self.ends[0] == self.ends[1] and self.halves[self.ends[0]] == HALVES

    @property
    def served(self) -> Hand:
        """The own tiles that would fit an end."""
        return tuple(tile for tile in self.rest if self.ends[0] in tile or self.ends[1] in tile)


def left_by(ends: Ends | None, play: Play) -> Ends:
    """The ends that a play leaves."""
    if ends is None:
        return play.tile
    left, right = ends
    return (play.tile.other(left), right) if play.side == "L" else (left, play.tile.other(right))


def plays(view: View) -> tuple[Play, ...]:
    """Everything that the own hand can put to the chain."""
    left, right = cast(Ends, view.public.ends)
    sides: tuple[tuple[Side, int], ...] = (("L", left), ("R", right))
    return tuple(Play(tile, side) for tile in view.hand for side, end in sides if end in tile)


def foresee(view: View, play: Play) -> Prospect:
    """Think a play through."""
    public, tile = view.public, play.tile
    touched = None if public.ends is None else public.ends[0] if play.side == "L" else public.ends[1]
    rest = tuple(held for held in view.hand if held != tile)
    return Prospect(tile, touched, left_by(public.ends, play), rest, halves((*public.line, tile)))


def serves(tiles: Hand, ends: Ends) -> bool:
    """Does one of the tiles fit one of the ends?"""
    return any(ends[0] in tile or ends[1] in tile for tile in tiles)


def stuck(view: View, seat: Seat, ends: Ends) -> bool:
    """Must another seat pass at these ends, for certain?"""
    return not serves(may_hold(view, seat), ends)


def run(hand: Hand, ends: Ends, line_halves: tuple[int, ...], others: Hand) -> int:
    """What an own run to the last tile is worth while nobody else can play: 2 with a key, 1 without, 0 for none."""
    if not hand:
        return 1
    if serves(others, ends):
        return 0
    worth = [_ran(hand, tile, end, ends, line_halves, others) for tile in hand for end in set(ends) if end in tile]
    return max(worth, default=0)


def _ran(hand: Hand, tile: Tile, end: int, ends: Ends, line_halves: tuple[int, ...], others: Hand) -> int:
    if len(hand) == 1:
        hard = all(line_halves[number] == HALVES - 1 for number in ends)
        return 2 if hard and not tile.double and set(ends) == set(tile) else 1
    rest = tuple(held for held in hand if held != tile)
    other = ends[1] if ends[0] == end else ends[0]
    grown = tuple(count + tile.count(number) for number, count in enumerate(line_halves))
    return run(rest, (tile.other(end), other), grown, others)
