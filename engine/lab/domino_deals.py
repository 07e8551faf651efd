"""Whole deals of dominoes by number, each the same wherever and whenever it is played, at two million a second.

The seat with 6-6 opens with it. A player plays at random (the choices in the order: at the left end from the lowest
tile up, then at the right end), or greedily: the heaviest tile, of equal ones the higher, rather at the left end.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from engine.lab.compiled import STEP, Word, below, compiled, count, mixed, nth
from engine.lab.domino_bits import ALL, HIGH, OTHER, PIPS, WITH, Array, blocked, is_key

RANDOM, GREEDY = 0, 1
TILES = len(HIGH)
_STEP = np.uint64(STEP)
OUT, KEY, BLOCK = 1, 2, 3


@compiled()
def _shuffle(counter: Word, order: Array, hands: Array) -> Word:
    """Deal seven tiles to each seat; returns the counter."""
    for place in range(TILES):
        order[place] = place
    hands[:] = 0
    for place in range(TILES):
        counter += _STEP
        at = place + below(counter, TILES - place)
        hands[place // 7] |= np.int64(1) << order[at]
        order[at] = order[place]
    return counter


@compiled()
def _heaviest(hand: Word) -> Word:
    best = -1
    while hand:
        tile = nth(hand, 0)
        if best < 0 or PIPS[tile] >= PIPS[best]:
            best = tile
        hand &= hand - 1
    return best


@compiled()
def _play(counter: Word, style: Array, hands: Array, log: Array) -> Word:
    """Play a dealt deal to its end: how it ended, who won (1: seats 0 and 2; -1: the others), plays and passes."""
    seat = 0
    while hands[seat] >> (TILES - 1) & 1 == 0:
        seat += 1
    hands[seat] ^= np.int64(1) << (TILES - 1)
    unplayed = ALL ^ np.int64(1) << (TILES - 1)
    left, right, plays, passes = 6, 6, 1, 0
    if log.size:
        log[0] = 2 * (TILES - 1)
    while unplayed & (WITH[left] | WITH[right]):
        seat = (seat + 1) & 3
        hand = hands[seat]
        at_left, at_right = hand & WITH[left], hand & WITH[right]
        if at_left | at_right == 0:
            passes += 1
            continue
        if style[seat & 1] == GREEDY:
            tile = _heaviest(at_left | at_right)
            to_left = at_left >> tile & 1
        else:
            counter += _STEP
            lefts = count(at_left)
            number = below(counter, lefts + count(at_right))
            to_left = number < lefts
            tile = nth(at_left, number) if to_left else nth(at_right, number - lefts)
        if log.size:
            log[plays] = 2 * tile + (0 if to_left else 1)
        unplayed ^= np.int64(1) << tile
        hands[seat] = hand ^ np.int64(1) << tile
        plays += 1
        if hands[seat] == 0:
            key = is_key(tile, left, right, unplayed)
            return (KEY if key else OUT), 1 - 2 * (seat & 1), plays, passes
        if to_left:
            left = OTHER[left, tile]
        else:
            right = OTHER[right, tile]
    return BLOCK, blocked(hands[0], hands[1], hands[2], hands[3]), plays, passes


@compiled("Tuple((int64, int64, int64, int64))(uint64, int64[::1], int64[::1], int64[::1])")
def _deal(seed: Word, style: Array, hands: Array, log: Array) -> Word:
    counter = _shuffle(mixed(seed), np.empty(TILES, np.int64), hands)
    return _play(counter, style, hands, log)


@compiled("int64[:](uint64, int64, int64[::1])")
def _deals(first: Word, number: Word, style: Array) -> Array:
    """Counts: won and lost by going out, by a key, by a block, drawn; plays, passes."""
    found, log = np.zeros(9, np.int64), np.empty(0, np.int64)
    order, hands = np.empty(TILES, np.int64), np.empty(4, np.int64)
    for _ in range(number):
        counter = _shuffle(mixed(first), order, hands)
        ended, winner, plays, passes = _play(counter, style, hands, log)
        place = 6 if winner == 0 else 2 * (ended - 1) + (0 if winner > 0 else 1)
        found[place] += 1
        found[7] += plays
        found[8] += passes
        first += np.uint64(1)
    return found


@dataclass(frozen=True, slots=True)
class Deals:
    """What came of many deals; won and lost are counted for the pair of seats 0 and 2."""

    deals: int
    out: tuple[int, int]
    key: tuple[int, int]
    block: tuple[int, int]
    drawn: int
    plays: int
    passes: int


def play_deals(first: int, number: int, style: tuple[int, int] = (RANDOM, RANDOM)) -> Deals:
    """Play so many deals, numbered from `first`; each pair plays in its style."""
    found = [int(value) for value in _deals(np.uint64(first), number, np.array(style, np.int64))]
    return Deals(number, (found[0], found[1]), (found[2], found[3]), (found[4], found[5]), found[6], found[7], found[8])


def play_deal(seed: int, style: tuple[int, int] = (RANDOM, RANDOM)) -> tuple[int, int, tuple[int, ...]]:
    """Play the deal of this number: how it ended, who won (1, -1, 0), the plays (twice the tile, odd at the right)."""
    hands, log = np.zeros(4, np.int64), np.zeros(TILES, np.int64)
    ended, winner, plays, _ = _deal(np.uint64(seed), np.array(style, np.int64), hands, log)
    return int(ended), int(winner), tuple(int(play) for play in log[:plays])
