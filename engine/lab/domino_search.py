"""Dominoes with all hands open: the exact value of any position, by alpha-beta with a table of positions.

The deal is fixed, so the tiles not yet played, the two ends and the seat to move say everything: they are the key. The
table is small on purpose, so that it stays near the processor. A forced pass is no position of its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from threading import local
from typing import Any, cast

import numpy as np

from engine.dominoes.play import choices, view
from engine.dominoes.rules import WINNING_SCORE
from engine.dominoes.state import Play, Scores, State, pair
from engine.lab.compiled import Word, compiled, count, lowest
from engine.lab.domino_bits import DOUBLES, HIGH, LOW, OTHER, PLACE, WITH, Array, blocked, is_key, placed

Stakes = tuple[int, int, int, int]
"""What pair 0 gains when it wins, wins with a key, loses, loses to a key."""

POINTS: Stakes = (1, 2, -1, -2)
WINS: Stakes = (1, 1, -1, -1)

BITS = 14
SIZE = 1 << BITS
STAMPS = 1 << 12
SPREAD = np.uint64(0x9E3779B97F4A7C15)
SHIFT = np.uint64(64 - BITS)
MOST = WINNING_SCORE
AT_LEAST, EXACT, AT_MOST = 1, 2, 3


def at_score(scores: Scores) -> Stakes:
    """The stakes at this score: a win adds up to the match's end, a win against a score wipes that out."""
    first, second = scores
    won, lost = (second, second) if second else _added(first), (first, first) if first else _added(second)
    return won[0], won[1], -lost[0], -lost[1]


def _added(score: int) -> tuple[int, int]:
    return min(1, WINNING_SCORE - score), min(2, WINNING_SCORE - score)


@compiled(inline=True)
def _code(deal: Word, unplayed: Word, left: Word, right: Word, seat: Word) -> Word:
    """The position as one number: stamp of the deal, tiles unplayed, ends in either order, seat."""
    low, high = min(left, right), max(left, right)
    return ((deal << 28 | unplayed) << 6 | low << 3 | high) << 2 | seat


@compiled(inline=True)
def _slot(code: Word) -> Word:
    return np.int64((np.uint64(code) * SPREAD) >> SHIFT)


@compiled()
def _listed(
    mine: Word, after: Word, ahead: Word, before: Word, left: Word, right: Word, first: Word, moves: Array
) -> Word:
    """List the plays, each with what it promises before it: a good order is found out sooner. Returns how many.

    First what the table remembers; then what makes the next player pass, leaves opponents little and the pair much.
    """
    found = 0
    for side in range(2 if left != right else 1):
        end, other = (left, right) if side == 0 else (right, left)
        hand = mine & WITH[end]
        while hand:
            tile = lowest(hand)
            hand &= hand - 1
            fits = WITH[OTHER[end, tile]] | WITH[other]
            worth = 64 - 4 * count(after & fits) - 2 * count(before & fits) + 2 * count(ahead & fits)
            worth += 3 * count(mine & fits) + 6 * (DOUBLES >> tile & 1) + (32 if after & fits == 0 else 0)
            move = 2 * tile + side
            moves[found] = (worth + (256 if move == first else 0)) << 6 | move
            found += 1
    return found


@compiled(
    "int64(int64, int64, int64, int64, int64, int64, int64, int64, int64, int64, int64[::1], int64[::1], int64[:, ::1])"
)
def _search(
    mine: Word, after: Word, ahead: Word, before: Word, left: Word, right: Word, seat: Word, low: Word, high: Word,
    deal: Word, stakes: Array, table: Array, lists: Array,
) -> Word:  # fmt: skip
    """What the pair of the seat to move gains, the hands given in order of play from it."""
    fits, sign = WITH[left] | WITH[right], 1
    unplayed = mine | after | ahead | before
    if unplayed & fits == 0:
        won = blocked(mine, after, ahead, before)
        return 0 if won == 0 else won * abs(stakes[0 if (won > 0) == (seat & 1 == 0) else 2])
    while mine & fits == 0:
        mine, after, ahead, before = after, ahead, before, mine
        low, high, seat, sign = -high, -low, (seat + 1) & 3, -sign
    if mine & (mine - 1) == 0:
        worth = is_key(lowest(mine), left, right, unplayed ^ mine)
        return sign * abs(stakes[2 * (seat & 1) + (1 if worth else 0)])
    code = _code(deal, unplayed, left, right, seat)
    slot, first, from_low = _slot(code), -1, low
    entry = table[slot]
    if entry >> 13 == code:
        value, bound = (entry >> 8 & 31) - 16, entry >> 6 & 3
        if bound == EXACT or (bound == AT_LEAST and value >= high) or (bound == AT_MOST and value <= low):
            return sign * value
        first = entry & 63
        if left > right:
            first ^= 1
    table[SIZE + 1] += 1
    moves = lists[count(unplayed)]
    number = _listed(mine, after, ahead, before, left, right, first, moves)
    best, chosen = -MOST - 1, 0
    for done in range(number):
        at = done
        for other in range(done + 1, number):
            if moves[other] > moves[at]:
                at = other
        move = moves[at] & 63
        moves[at] = moves[done]
        tile, new_left, new_right = move >> 1, left, right
        if move & 1 == 0:
            new_left = OTHER[left, tile]
        else:
            new_right = OTHER[right, tile]
        value = -_search(
            after, ahead, before, mine ^ (1 << tile), new_left, new_right, (seat + 1) & 3, -high, -low, deal,
            stakes, table, lists,
        )  # fmt: skip
        if value > best:
            best, chosen = value, move
            low = max(low, value)
            if low >= high:
                break
    bound = AT_LEAST if best >= high else EXACT if best > from_low else AT_MOST
    if left > right:
        chosen ^= 1
    table[slot] = ((code << 5 | (best + 16)) << 2 | bound) << 6 | chosen
    return sign * best


@compiled(inline=True)
def _next_deal(table: Array) -> Word:
    """A stamp for another deal; when all have been used, the table is cleared."""
    table[SIZE] += 1
    if table[SIZE] >= STAMPS:
        table[:SIZE] = 0
        table[SIZE] = 1
    return table[SIZE]


@compiled("int64[:, :](int64[:, ::1], int64, int64, int64, int64[::1], int64[::1], int64[::1])")
def _after(deals: Array, left: Word, right: Word, seat: Word, moves: Array, stakes: Array, table: Array) -> Array:
    """What the seat's pair gains by each play in each deal; a play is twice the tile, odd at the right end."""
    found = np.empty((deals.shape[0], moves.size), np.int64)
    lists = np.empty((29, 16), np.int64)
    most = max(abs(stakes[0]), abs(stakes[1]), abs(stakes[2]), abs(stakes[3]))
    for row in range(deals.shape[0]):
        deal = _next_deal(table)
        hands = deals[row]
        after, ahead, before = hands[(seat + 1) & 3], hands[(seat + 2) & 3], hands[(seat + 3) & 3]
        for at in range(moves.size):
            tile, side = moves[at] >> 1, moves[at] & 1
            rest = hands[seat] & ~(np.int64(1) << tile)
            if rest == 0:
                worth = is_key(tile, left, right, after | ahead | before)
                found[row, at] = abs(stakes[2 * (seat & 1) + (1 if worth else 0)])
                continue
            new_left, new_right = left, right
            if left < 0:
                new_left, new_right = HIGH[tile], LOW[tile]
            elif side == 0:
                new_left = OTHER[left, tile]
            else:
                new_right = OTHER[right, tile]
            found[row, at] = -_search(
                after, ahead, before, rest, new_left, new_right, (seat + 1) & 3, -most, most, deal, stakes, table, lists
            )
    return found


@compiled("int64[:](int64[:, ::1], int64, int64, int64, int64[::1], int64[::1])")
def _standing(deals: Array, left: Word, right: Word, seat: Word, stakes: Array, table: Array) -> Array:
    """What the seat's pair gains from where a chain stands, in each deal."""
    found = np.empty(deals.shape[0], np.int64)
    lists = np.empty((29, 16), np.int64)
    most = max(abs(stakes[0]), abs(stakes[1]), abs(stakes[2]), abs(stakes[3]))
    for row in range(deals.shape[0]):
        hands = deals[row]
        mine, after, ahead, before = hands[seat], hands[(seat + 1) & 3], hands[(seat + 2) & 3], hands[(seat + 3) & 3]
        deal = _next_deal(table)
        found[row] = _search(mine, after, ahead, before, left, right, seat, -most, most, deal, stakes, table, lists)
    return found


class _Tables(local):
    """A table for each thread, kept from search to search."""

    def __init__(self) -> None:
        self.table = np.zeros(SIZE + 2, np.int64)


_TABLES = _Tables()


def nodes() -> int:
    """How many positions this thread has searched so far."""
    return int(_TABLES.table[SIZE + 1])


def after_each(deals: Array, state: State, moves: tuple[Play, ...], stakes: Stakes = POINTS) -> Array:
    """What the mover's pair gains by each play in each deal, all best from there: a row a deal, a column a play.

    `deals` are hands as `domino_bits.rows` makes them; `state` only says where the chain stands and who is to move.
    """
    _, left, right, seat = placed(state)
    codes = np.array([2 * PLACE[move.tile] + (move.side == "R") for move in moves], np.int64)
    return _after(deals, left, right, seat, codes, np.array(stakes, np.int64), _TABLES.table)


def values(state: State, stakes: Stakes = POINTS) -> Mapping[Any, int]:
    """What the pair to move gains by each legal play, all hands open; of a pass, what it is bound to gain."""
    hands, left, right, seat = placed(state)
    legal = choices(view(state, state.public.to_move))
    plays = tuple(action for action in legal if isinstance(action, Play))
    if not plays:
        return {legal[0]: value(state, stakes) * (1 if pair(seat) == 0 else -1)}
    found = after_each(hands.reshape(1, 4), state, plays, stakes)[0]
    return {play: int(gain) for play, gain in zip(plays, found, strict=True)}


def value(state: State, stakes: Stakes = POINTS) -> int:
    """What pair 0 gains from a state of play, all hands open and everybody playing best.

    Defined from the moment that it is clear who opens. Raises ValueError while nothing is to be played.
    """
    if state.public.phase != "play":
        raise ValueError("only a deal in play has a value.")
    hands, left, right, seat = placed(state)
    sign = 1 if pair(seat) == 0 else -1
    if left < 0:
        return sign * max(values(state, stakes).values())
    found = _standing(hands.reshape(1, 4), left, right, seat, np.array(stakes, np.int64), _TABLES.table)
    return sign * int(cast(Any, found[0]))
