"""The play of a hand of Mighty to its end, at random or greedily, as a kernel."""

from __future__ import annotations

import numpy as np

from engine.lab.card_bits import (
    BIDDER,
    EACH,
    JK,
    JOKERS,
    MIGHTY,
    NONE,
    OF_SUIT,
    PLAYERS,
    POINTS,
    RANK,
    RIPPER,
    SUIT,
    TRUMP,
    Array,
    legal,
    power,
)
from engine.lab.compiled import STEP, Word, below, compiled, count, highest, lowest, nth

RANDOM, GREEDY = 0, 1
DONE, EARLY = 0, 1
WHOSE = 8
"""Where the row of a trick begins to say whose each of its cards is."""
TRICK = WHOSE + JK + 1
_STEP = np.uint64(STEP)


@compiled()
def take(first: Array, second: Array, seat: Word, card: Word) -> None:
    """Take one copy of a card out of a hand."""
    bit = np.int64(1) << card
    if second[seat] & bit:
        second[seat] ^= bit
    else:
        first[seat] ^= bit


@compiled()
def strongest(cards: Word, law: Array) -> Word:
    """The strongest of some cards: the Mighty, the Joker, the highest trump, the highest card."""
    if cards >> law[MIGHTY] & 1:
        return law[MIGHTY]
    if cards & JOKERS:
        return JK
    if cards & OF_SUIT[law[TRUMP]]:
        return lowest(cards & OF_SUIT[law[TRUMP]])
    return _best_of(cards)


@compiled()
def _best_of(cards: Word) -> Word:
    """The highest of some cards of the four suits, of equal ones the first."""
    best = -1
    for suit in range(4):
        of_suit = cards & OF_SUIT[suit]
        if of_suit and (best < 0 or RANK[lowest(of_suit)] > RANK[best]):
            best = lowest(of_suit)
    return best


@compiled()
def _lowest_of(cards: Word) -> Word:
    """The lowest of some cards of the four suits, of equal ones the first."""
    best = -1
    for suit in range(4):
        of_suit = cards & OF_SUIT[suit]
        if of_suit:
            card = highest(of_suit)
            if best < 0 or RANK[card] < RANK[best]:
                best = card
    return best


@compiled()
def least(may: Word, law: Array, pointed: Word) -> Word:
    """The least of some cards: no point (or rather one), no trump, no magic card; then the lowest."""
    magic = JOKERS | np.int64(1) << law[MIGHTY]
    wanted = POINTS if pointed else ~POINTS
    plain = may & ~magic & ~OF_SUIT[law[TRUMP]]
    if plain:
        return _lowest_of(plain & wanted if plain & wanted else plain)
    if may & ~magic:
        return _lowest_of(may & ~magic)
    return JK if may & JOKERS else law[MIGHTY]


@compiled()
def _greedy(
    may: Word, seat: Word, led: Word, rip: Word, top: Word, winner: Word, points: Word, first: Array, second: Array,
    law: Array, called: Array, partner: Array,
) -> Word:  # fmt: skip
    """Choose greedily, by what this seat may know."""
    if led == NONE:
        plain = may & ~JOKERS & ~(np.int64(1) << law[MIGHTY])
        return _best_of(plain) if plain else strongest(may, law)
    side, open_calls, holds = np.int64(1), 0, False
    for place in range(called.size):
        if partner[place] >= 0:
            side |= np.int64(1) << partner[place]
        else:
            open_calls += 1
            holds = holds or (first[seat] | second[seat]) >> called[place] & 1 == 1
    with_bidder = side >> seat & 1 == 1 or holds
    friend = side >> winner & 1 == 1 if with_bidder else open_calls == 0 and side >> winner & 1 == 0
    if friend:
        return least(may, law, 1)
    takers, hand = np.int64(0), may
    while hand:
        card = lowest(hand)
        hand &= hand - 1
        if power(card, led, rip, law[TRUMP], law[MIGHTY]) > top:
            takers |= np.int64(1) << card
    return least(takers, law, 0) if takers and points else least(may, law, 0)


@compiled()
def best_of(table: Word, led: Word, rip: Word, trump: Word, mighty: Word) -> Word:
    """The card that takes a trick of these."""
    if table >> mighty & 1:
        return mighty
    if table & JOKERS and not rip:
        return JK
    trumps = table & OF_SUIT[trump]
    return lowest(trumps if trumps else table & OF_SUIT[led])


@compiled()
def defended(players: Word, side: Word, taken: Array) -> Word:
    """The points that those have who are not of the bidder's side."""
    total = 0
    for seat in range(players):
        if side >> seat & 1 == 0:
            total += taken[seat]
    return total


@compiled()
def finish(
    counter: Word, style: Word, trick: Array, left: Word, first: Array, second: Array, law: Array, called: Array,
    partner: Array, taken: Array, enough: Word, log: Array,
) -> Word:  # fmt: skip
    """Play on to the end of the hand; returns whether it ended early, and how many cards were played.

    `trick` is who is to play, cards laid, suit led, ripped, height and seat of the best, points, the cards as bits.
    `taken` is filled in.
    """
    players, plays, wanted = law[PLAYERS], 0, np.int64(0)
    trump, mighty, ripper, each, bidder = law[TRUMP], law[MIGHTY], law[RIPPER], law[EACH], law[BIDDER]
    side, unknown = np.int64(1) << bidder, np.int64(0)
    for place in range(called.size):
        wanted |= np.int64(1) << called[place]
        if partner[place] < 0:
            unknown += 1
        else:
            side |= np.int64(1) << partner[place]
    seat, laid, led, rip, points, table = trick[0], trick[1], trick[2], trick[3], trick[6], trick[7]
    if laid:
        trick[WHOSE + best_of(table, led, rip, trump, mighty)] = trick[5]
    early: Word = np.int64(DONE)
    theirs = defended(players, side, taken)
    while left:
        opening = 1 if left == each else 0
        may = legal(first[seat], second[seat], led, rip, opening, trump, mighty, ripper)
        named: Word = np.int64(0)
        if style == GREEDY:
            top, winner = np.int64(-1), seat
            if laid:
                best = best_of(table, led, rip, trump, mighty)
                top, winner = power(best, led, rip, trump, mighty), trick[WHOSE + best]
            card = _greedy(may, seat, led, rip, top, winner, points, first, second, law, called, partner)
            named = trump & 3
        else:
            counter += _STEP
            number = count(may)
            choices = number + (3 if led == NONE and may & JOKERS else 0)
            chosen = below(counter, choices)
            card = nth(may, min(chosen, number - 1))
            named = max(chosen - number + 1, 0)
        if log.size:
            log[plays] = named << 6 | card
        plays += 1
        if laid == 0:
            led = named if card == JK else SUIT[card]
            rip = 1 if card == ripper else 0
        points += POINTS >> card & 1
        bit = np.int64(1) << card
        if table & bit == 0:
            trick[WHOSE + card] = seat
            table |= bit
        if second[seat] & bit:
            second[seat] ^= bit
        else:
            first[seat] ^= bit
        if wanted & bit:
            for place in range(called.size):
                if called[place] == card and seat != bidder and partner[place] < 0:
                    partner[place] = seat
                    unknown -= 1
                    if side >> seat & 1 == 0:
                        side |= np.int64(1) << seat
                        theirs -= taken[seat]
        laid += 1
        seat = seat + 1 if seat + 1 < players else 0
        if laid < players:
            continue
        seat = trick[WHOSE + best_of(table, led, rip, trump, mighty)]
        taken[seat] += points
        if side >> seat & 1 == 0:
            theirs += points
        laid, led, rip, points, table = 0, NONE, 0, 0, 0
        left -= 1
        if left and unknown == 0 and theirs >= enough:
            early = EARLY
            break
    return early, plays


@compiled()
def side(law: Array, partner: Array) -> Word:
    """The bidder and the partners who are known, as bits."""
    side = np.int64(1) << law[BIDDER]
    for place in range(partner.size):
        if partner[place] >= 0:
            side |= np.int64(1) << partner[place]
    return side
