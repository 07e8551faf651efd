"""Mighty with all hands open, asked from the rules' own states: the points of the bidder's side, and is it made?"""

from __future__ import annotations

from dataclasses import dataclass
from threading import local

import numpy as np

from engine.lab.card_bits import POINTS, Array, copies, law_of, trick_of
from engine.lab.card_search import WIDTH, owners, search
from engine.mighty.state import State
from engine.table import Seat


@dataclass(frozen=True, slots=True)
class Position:
    """A state of play as numbers, and the points that the side has already: captured and put down."""

    trick: tuple[int, int, int, int, int, int, int, int]
    """As `card_bits.trick_of` reads it."""
    left: int
    """Tricks left, this one counted."""
    first: Array
    second: Array
    law: Array
    taken: int


def sides(state: State) -> frozenset[Seat]:
    """The bidder and the partners, known or the only ones who can be.

    Raises ValueError where the play decides who a partner is: two seats hold a called card.
    """
    public = state.public
    assert public.contract is not None
    bidder = public.contract.bidder
    found = {bidder, *public.known}
    for card, partner in zip(public.called, public.partners, strict=True):
        holders = {seat for seat, hand in enumerate(state.hands) if card in hand and seat != bidder}
        if partner is None and len(holders) > 1:
            raise ValueError("two players hold a called card: the play decides whose partner it makes.")
        found |= holders if partner is None else set()
    return frozenset(found)


def place(state: State) -> Position:
    """Read a state of play. Raises ValueError for another one, and where the play decides who is on which side."""
    public = state.public
    if public.phase != "play" or public.to_move is None or public.contract is None:
        raise ValueError("only a hand in play has a value.")
    side = sides(state)
    law = law_of(public, sum(1 << seat for seat in side))
    first, second = copies(state.hands)
    taken = sum(public.taken[seat] for seat in side) + sum(card.point for card in state.buried)
    left = public.sizes[public.to_move]
    return Position(trick_of(public, law), left, first, second, law, taken)


class _Tables(local):
    """Tables of positions for each thread, a small one for the end, a large one for whole hands."""

    def __init__(self) -> None:
        self.kept: dict[int, tuple[Array, Array]] = {}
        self.stamp = 0
        self.lists = np.empty((128, WIDTH), np.int64)

    def of(self, left: int) -> tuple[Array, Array]:
        bits = 15 if left <= 5 else 18 if left <= 7 else 21
        if bits not in self.kept:
            self.kept[bits] = np.zeros(1 << bits, np.uint64), np.zeros((1 << bits) + 1, np.int64)
        return self.kept[bits]


_TABLES = _Tables()


class Question:
    """One position, asked again and again: what was found out is remembered from one question to the next."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.owners = owners(position.first, position.second)
        _TABLES.stamp += 1
        self.stamp = _TABLES.stamp

    def bound(self, need: int) -> int:
        """Points from here for the side: a lower bound if it is `need` or more, else an upper bound."""
        here, (keys, bounds) = self.position, _TABLES.of(self.position.left)
        found = search(
            *here.trick, here.left, need, self.stamp, here.first, here.second, here.law, self.owners, keys, bounds,
            _TABLES.lists,
        )  # fmt: skip
        return int(found)

    def points(self) -> int:
        """Points from here for the side, everybody playing best."""
        low, high = 0, self.left
        guess = (low + high + 1) // 2
        while low < high:
            found = self.bound(guess)
            low, high = (found, high) if found >= guess else (low, found)
            guess = found + 1 if found >= guess else found
        return low

    @property
    def left(self) -> int:
        """Points that are still to be taken, those on the table among them."""
        here = self.position
        hands = (int(hand) & POINTS for hands in (here.first, here.second) for hand in hands)
        return here.trick[6] + sum(hand.bit_count() for hand in hands)


def nodes() -> int:
    """How many positions this thread has searched so far."""
    return sum(int(bounds[-1]) for _, bounds in _TABLES.kept.values())


def points(state: State) -> int:
    """The points of the bidder's side if all play best with open hands to the last trick; put down ones counted.

    The law ends a hand early once it can't be made; those tricks are played out here.
    """
    position = place(state)
    return position.taken + Question(position).points()


def takes(state: State, wanted: int) -> bool:
    """Do all hands open and best play give the bidder's side so many points?"""
    position = place(state)
    need = wanted - position.taken
    return need <= 0 or Question(position).bound(need) >= need


def made(state: State) -> bool:
    """Is the contract made, all hands open and everybody playing best?"""
    contract = state.public.contract
    return contract is not None and takes(state, contract.points)
