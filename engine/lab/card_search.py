"""Mighty with all hands open: how many points the bidder's side takes from here, and whether that makes the contract.

One question is asked at a time, "does the side take so many?", and asked again until the number is found (MTD(f):
Plaat and others, 1996). Positions are remembered where a trick begins, by who holds what in order of rank: a card's
rank itself no longer matters once those between are gone. Such a key is mixed to 64 bits; that two positions are taken
for one has a chance of less than 1 in 10**14 at each look. The sides are fixed: who holds a called card alone is its
partner.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from engine.lab.card_bits import (
    EACH,
    JK,
    JOKERS,
    MIGHTY,
    NONE,
    OF_SUIT,
    PLAYERS,
    POINTS,
    RIPPER,
    SIDE,
    SUIT,
    TRUMP,
    Array,
    legal,
    power,
    strongest,
)
from engine.lab.compiled import Word, compiled, count, lowest, mixed

MULTIPLIER = np.uint64(0xD6E8FEB86659FD93)
TURN = np.uint64(29)
WIDTH = 64
"""Plays to list at most: 14 different cards, and four names of a Joker."""
NAMED = 6


@compiled(inline=True)
def _fold(word: Any, part: Word) -> Any:
    word = (word ^ np.uint64(part)) * MULTIPLIER
    return word ^ (word >> TURN)


@compiled()
def _key(leader: Word, stamp: Word, first: Array, second: Array, law: Array, owners: Array) -> Any:
    """The start of a trick as one mixed number: for each suit, who holds its cards from the highest down."""
    live, twins = np.int64(0), np.int64(0)
    for seat in range(law[PLAYERS]):
        live |= first[seat]
        twins |= second[seat]
    word = mixed(np.uint64(stamp << 3 | leader))
    every = live | twins
    special = np.int64(1) << law[MIGHTY]
    if every & JOKERS:
        special |= np.int64(1) << law[RIPPER]
    for suit in range(4):
        cards = every & OF_SUIT[suit]
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            code = (POINTS >> card & 1) | (special >> card & 1) << 1
            if live >> card & 1:
                code |= (owners[0, card] + 1) << 2
            if twins >> card & 1:
                other = owners[1, card] + 1
                code |= other << 6 if code >> 2 else other << 2
            word = _fold(word, code)
        word = _fold(word, 2 << 10 | suit)
    held = 0
    if live & JOKERS:
        held += 1 << (2 * owners[0, JK])
    if twins & JOKERS:
        held += 1 << (2 * owners[1, JK])
    return _fold(word, held << 12 | 1)


@compiled("int64[:, ::1](int64[::1], int64[::1])")
def owners(first: Array, second: Array) -> Array:
    """Who holds each card, its first and its second copy."""
    found = np.zeros((2, JK + 1), np.int64)
    for seat in range(8):
        for copy in range(2):
            cards = first[seat] if copy == 0 else second[seat]
            while cards:
                found[copy, lowest(cards)] = seat
                cards &= cards - 1
    return found


@compiled()
def _threat(
    seat: Word, laid: Word, led: Word, rip: Word, opening: Word, ours: Word, first: Array, second: Array, law: Array
) -> Word:
    """How high the best card stands of those on one side who still play to the trick after this seat."""
    best, players = 0, law[PLAYERS]
    for step in range(1, players - laid):
        other = seat + step - (players if seat + step >= players else 0)
        if law[SIDE] >> other & 1 == ours:
            best = max(best, strongest(first[other] | second[other], led, rip, opening, law[TRUMP], law[MIGHTY]))
    return best


@compiled()
def _worth(
    card: Word, led: Word, rip: Word, top: Word, friend: Word, points: Word, foes: Word, friends: Word, law: Array
) -> Word:
    """What a card promises: the trick surely and cheaply; points for a friend's trick; else as little as possible."""
    height, point = power(card, led, rip, law[TRUMP], law[MIGHTY]), POINTS >> card & 1
    if height > top and height > foes:
        return 400 + 20 * (points + point) - height // 4
    if (friend and top > foes) or (friends > foes and friends > top):
        return 300 + 60 * point - height // 4
    return 200 - 60 * point - height // 4 + (20 if height > top and not friend else 0)


@compiled()
def _listed(
    seat: Word, laid: Word, led: Word, rip: Word, top: Word, friend: Word, points: Word, table: Word, opening: Word,
    first: Array, second: Array, law: Array, moves: Array,
) -> Word:  # fmt: skip
    """List the plays, one of those that come to the same, each with what it promises before it. Returns how many."""
    mine = law[SIDE] >> seat & 1
    may = legal(first[seat], second[seat], led, rip, opening, law[TRUMP], law[MIGHTY], law[RIPPER])
    others, jokers = table, np.int64(0)
    for other in range(law[PLAYERS]):
        jokers |= (first[other] | second[other]) & JOKERS
        if other != seat:
            others |= first[other] | second[other]
    special = np.int64(1) << law[MIGHTY]
    if jokers:
        special |= np.int64(1) << law[RIPPER]
    found, foes, friends = 0, 0, 0
    if led != NONE:
        foes = _threat(seat, laid, led, rip, opening, 1 - mine, first, second, law)
        friends = _threat(seat, laid, led, rip, opening, mine, first, second, law)
    for suit in range(4):
        cards, before = may & OF_SUIT[suit], -1
        if led == NONE and cards:
            foes = _threat(seat, laid, suit, 0, opening, 1 - mine, first, second, law)
            friends = _threat(seat, laid, suit, 0, opening, mine, first, second, law)
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            between = (np.int64(2) << card) - (np.int64(1) << max(before, 0))
            same = before >= 0 and (POINTS >> card & 1) == (POINTS >> before & 1) and others & between == 0
            if same and (special >> card & 1) == 0 and (special >> before & 1) == 0:
                before = card
                continue
            before = card
            worth = _worth(card, suit if led == NONE else led, rip, top, friend, points, foes, friends, law)
            moves[found] = worth << 9 | card
            found += 1
    if may & JOKERS:
        if led != NONE:
            moves[found] = _worth(JK, led, rip, top, friend, points, foes, friends, law) << 9 | JK
            return found + 1
        empty = False
        for suit in range(4):
            if others & OF_SUIT[suit] == 0:
                if empty:
                    continue
                empty = True
            foes = _threat(seat, laid, suit, 0, 0, 1 - mine, first, second, law)
            worth = (350 if foes < 200 else 150) + 10 * count(others & OF_SUIT[suit] & POINTS)
            moves[found] = worth << 9 | suit << NAMED | JK
            found += 1
    return found


@compiled()
def _last(seat: Word, first: Array, second: Array, law: Array) -> Word:
    """The points that the side takes in the last trick, which everybody has one card for."""
    players = law[PLAYERS]
    led: Word = NONE
    top, winner, points, rip = -1, seat, 0, 0
    for step in range(players):
        other = (seat + step) % players
        card = lowest(first[other] | second[other])
        if step == 0:
            led = SUIT[card]
            rip = 1 if card == law[RIPPER] else 0
        height = power(card, led, rip, law[TRUMP], law[MIGHTY])
        if height > top:
            top, winner = height, other
        points += POINTS >> card & 1
    return points if law[SIDE] >> winner & 1 else 0


@compiled(
    "int64(int64, int64, int64, int64, int64, int64, int64, int64, int64, int64, int64,"
    " int64[::1], int64[::1], int64[::1], int64[:, ::1], uint64[::1], int64[::1], int64[:, ::1])"
)
def search(
    seat: Word, laid: Word, led: Word, rip: Word, top: Word, winner: Word, points: Word, table: Word, left: Word,
    need: Word, stamp: Word, first: Array, second: Array, law: Array, owners: Array, keys: Array, bounds: Array,
    lists: Array,
) -> Word:  # fmt: skip
    """Points that the side takes from here: so many or more, if that is `need` or more; else so many or less.

    `laid` cards of the trick are on the table, worth `points`, the best of them `winner`'s, standing `top` high.
    """
    players = law[PLAYERS]
    slot, low, high, word = np.int64(0), np.int64(0), np.int64(0), np.uint64(0)
    if laid == 0:
        for other in range(players):
            high += count(first[other] & POINTS) + count(second[other] & POINTS)
        if need <= 0 or high < need:
            return 0 if need <= 0 else high
        if left == 1:
            return _last(seat, first, second, law)
        word = _key(seat, stamp, first, second, law, owners)
        slot = np.int64(word >> np.uint64(1)) & (keys.size - 1)
        if keys[slot] == word:
            low, high = bounds[slot] >> 8, bounds[slot] & 255
            if low >= need or high < need:
                return low if low >= need else high
    bounds[keys.size] += 1
    ours = law[SIDE] >> seat & 1
    friend = np.int64(1) if laid and (law[SIDE] >> winner & 1) == ours else np.int64(0)
    opening = np.int64(1) if left == law[EACH] else np.int64(0)
    moves = lists[left * players - laid]
    number = _listed(seat, laid, led, rip, top, friend, points, table, opening, first, second, law, moves)
    after = seat + 1 if seat + 1 < players else seat & 0
    best = np.int64(-1) if ours else np.int64(255)
    for done in range(number):
        at = done
        for other in range(done + 1, number):
            if moves[other] > moves[at]:
                at = other
        move = moves[at]
        moves[at] = moves[done]
        card = move & 63
        bit = np.int64(1) << card
        suit, ripped = led, rip
        if laid == 0:
            suit = move >> NAMED & 7 if card == JK else SUIT[card]
            ripped = np.int64(1) if card == law[RIPPER] else np.int64(0)
        height = power(card, suit, ripped, law[TRUMP], law[MIGHTY])
        taker, tallest = (seat, height) if laid == 0 or height > top else (winner, top)
        total = points + (POINTS >> card & 1)
        twin = second[seat] & bit
        if twin:
            second[seat] ^= bit
        else:
            first[seat] ^= bit
        if laid + 1 < players:
            value = search(
                after, laid + 1, suit, ripped, tallest, taker, total, table | bit, left, need, stamp,
                first, second, law, owners, keys, bounds, lists,
            )  # fmt: skip
        else:
            gain = total if law[SIDE] >> taker & 1 else total & 0
            value = gain
            if left > 1:
                value += search(
                    taker, laid & 0, (laid & 0) + NONE, laid & 0, laid & 0, taker, laid & 0, table & 0, left - 1,
                    need - gain, stamp, first, second, law, owners, keys, bounds, lists,
                )  # fmt: skip
        if twin:
            second[seat] ^= bit
        else:
            first[seat] ^= bit
        if ours:
            best = max(best, value)
            if best >= need:
                break
        else:
            best = min(best, value)
            if best < need:
                break
    if laid == 0:
        if keys[slot] != word:
            keys[slot] = word
        if best >= need:
            low = max(low, best)
        else:
            high = min(high, best)
        bounds[slot] = low << 8 | high
    return best
