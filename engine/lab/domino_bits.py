"""Tiles as bits: tile number n of the set is bit n, a hand is a set of bits."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from engine.dominoes.state import State
from engine.dominoes.tiles import SET, Hand, Tile
from engine.lab.compiled import Word, compiled, count

Array = Any
"""Whole numbers of 64 bits in a row, as NumPy keeps them."""

PLACE = {tile: place for place, tile in enumerate(SET)}
ALL = (1 << len(SET)) - 1
_BIT = {tile: 1 << place for tile, place in PLACE.items()}


def bits(hand: Iterable[Tile]) -> int:
    """A hand as a set of bits."""
    return sum(map(_BIT.__getitem__, hand))


def tiles(mask: int) -> Hand:
    """The hand that these bits are, highest first."""
    return tuple(tile for tile in reversed(SET) if mask >> PLACE[tile] & 1)


def rows(deals: Sequence[Sequence[Hand]]) -> Array:
    """Deals as numbers, a row for each, a column for each seat."""
    return np.array([[bits(hand) for hand in hands] for hands in deals], dtype=np.int64).reshape(len(deals), 4)


def placed(state: State) -> tuple[Array, int, int, int]:
    """The hands as bits, the left and the right end (-1: the table is empty), and who is to move."""
    left, right = state.public.ends or (-1, -1)
    seat = state.public.to_move
    return rows([state.hands])[0], left, right, 0 if seat is None else seat


WITH = np.array([bits(tile for tile in SET if number in tile) for number in range(7)], dtype=np.int64)
"""The tiles that carry a number."""
OTHER = np.array([[tile.other(number) for tile in SET] for number in range(7)], dtype=np.int64)
"""The number on a tile's other half, by number and tile."""
HIGH = np.array([tile.high for tile in SET], dtype=np.int64)
LOW = np.array([tile.low for tile in SET], dtype=np.int64)
PIPS = HIGH + LOW
DOUBLES = bits(tile for tile in SET if tile.double)


@compiled()
def pips(hand: Word) -> Word:
    """Count the pips of a hand."""
    total = 0
    for number in range(1, 7):
        total += number * count(hand & WITH[number])
        total += number * (hand >> (number * (number + 3) // 2) & 1)  # the double's other half
    return total


@compiled()
def is_key(tile: Word, left: Word, right: Word, others: Word) -> Word:
    """Does this last tile go out for two? It is no double, fits both ends, and no other unplayed tile fits either."""
    both = WITH[left] & WITH[right] & ~DOUBLES
    return left != right and (both >> tile & 1) == 1 and (others & (WITH[left] | WITH[right])) == 0


@compiled()
def blocked(first: Word, second: Word, third: Word, fourth: Word) -> Word:
    """Who wins a block, the hands given in order of play: 1 the first's pair, -1 the other, 0 nobody."""
    ours, theirs = min(pips(first), pips(third)), min(pips(second), pips(fourth))
    return (ours < theirs) - (theirs < ours)
