"""Whole hands of Mighty by number, each the same wherever and whenever it is played, at about a million a second.

There is no auction: seat 0 bids and plays in its longest suit, puts down its lowest cards, calls the strongest card
that it lacks. A seat then plays at random (one of all that the law allows, in canonical order), or greedily: it leads
its highest card, takes with the least that takes where points lie, gives points to a trick that its side has, else its
least.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import numpy as np

from engine.lab.card_bits import (
    EACH,
    MIGHTY,
    NONE,
    OF_SUIT,
    PLAYERS,
    POINTS,
    RIPPER,
    TRUMP,
    Array,
    bits,
    copies,
    law_of,
    trick_of,
)
from engine.lab.card_play import GREEDY, RANDOM, TRICK, WHOSE, defended, finish, least, side, strongest, take
from engine.lab.compiled import STEP, Word, below, compiled, count, mixed
from engine.mighty import playing
from engine.mighty.cards import ORDER, STRAINS
from engine.mighty.decks import DECKS
from engine.mighty.state import State
from engine.table import Seat

_STEP = np.uint64(STEP)
MIGHTY_OF = np.array([ORDER[playing.mighty(strain)] for strain in STRAINS], np.int64)
RIPPER_OF = np.array([ORDER[playing.ripper(strain)] for strain in STRAINS], np.int64)
CONTRACTS = {1: 16, 2: 32}
"""The points of every contract, by the number of decks."""
LONGEST = 14 * 8


@compiled()
def _shuffle(counter: Word, cards: Array, order: Array, first: Array, second: Array, law: Array) -> Word:
    """Deal the cards, the pickup to seat 0 too; returns the counter."""
    size, dealt, place = cards.size, np.int64(0), 0
    order[:] = cards
    first[:] = 0
    second[:] = 0
    for seat in range(law[PLAYERS] + 1):
        holder = seat if seat < law[PLAYERS] else 0
        for _ in range(min(law[EACH], size - place)):
            counter += _STEP
            at = place + below(counter, size - place)
            bit = np.int64(1) << order[at]
            order[at] = order[place]
            place += 1
            if dealt & bit:
                second[holder] |= bit
            else:
                first[holder] |= bit
            dealt |= bit
    return counter


@compiled()
def _settle(deck: Array, pickup: Word, first: Array, second: Array, law: Array, called: Array) -> Word:
    """Seat 0 chooses its trumps, puts cards down and calls; returns the points put down."""
    best, elsewhere = -1, deck[0] & ~(first[0] | second[0]) | deck[1] & ~(first[0] & second[0])
    for suit in range(4):
        length = count(first[0] & OF_SUIT[suit]) + count(second[0] & OF_SUIT[suit])
        if length > best:
            best = length
            law[TRUMP], law[MIGHTY], law[RIPPER] = suit, MIGHTY_OF[suit], RIPPER_OF[suit]
    buried = 0
    for _ in range(pickup):
        card = least(first[0] | second[0], law, 0)
        take(first, second, 0, card)
        buried += POINTS >> card & 1
    for place in range(called.size):
        called[place] = strongest(elsewhere, law)
        elsewhere &= ~(np.int64(1) << called[place])
    return buried


@compiled(
    "UniTuple(int64, 4)(uint64, int64, int64[::1], int64[::1], int64, int64, int64[::1], int64[::1], int64[::1],"
    " int64[::1], int64[::1], int64[::1], int64[::1], int64[::1], int64[::1])"
)
def _hand(
    seed: Word, style: Word, cards: Array, deck: Array, pickup: Word, enough: Word, order: Array, trick: Array,
    first: Array, second: Array, law: Array, called: Array, partner: Array, taken: Array, log: Array,
) -> Word:  # fmt: skip
    """Play the hand of this number: the defenders' points, those put down, was it early, cards played."""
    counter = _shuffle(mixed(seed), cards, order, first, second, law)
    buried = _settle(deck, pickup, first, second, law, called)
    partner[:] = -1
    taken[:] = 0
    trick[0], trick[1], trick[2] = 0, 0, NONE
    trick[3], trick[5], trick[6], trick[7] = 0, 0, 0, 0
    early, plays = finish(counter, style, trick, law[EACH], first, second, law, called, partner, taken, enough, log)
    return defended(law[PLAYERS], side(law, partner), taken), buried, early, plays


@compiled(
    "int64(int64[::1], int64, int64[::1], int64[::1], int64[::1], int64[::1], int64[::1], int64[::1], int64,"
    " int64[::1])"
)
def _played_out(
    trick: Array, left: Word, first: Array, second: Array, law: Array, called: Array, partner: Array, taken: Array,
    enough: Word, log: Array,
) -> Word:  # fmt: skip
    """Play on greedily to the end of the hand; returns how many cards were played."""
    return finish(np.uint64(0), GREEDY, trick, left, first, second, law, called, partner, taken, enough, log)[1]


@compiled("int64[:](uint64, int64, int64, int64[::1], int64[::1], int64, int64, int64[::1], int64)")
def _hands(
    seed: Word, number: Word, style: Word, cards: Array, deck: Array, pickup: Word, enough: Word, law: Array, calls: int
) -> Array:
    """Sums over many hands: made, ended early, points of the bidder's side, cards played."""
    found, log = np.zeros(4, np.int64), np.empty(0, np.int64)
    order, trick = np.empty(cards.size, np.int64), np.empty(TRICK, np.int64)
    first, second, taken = np.zeros(8, np.int64), np.zeros(8, np.int64), np.zeros(8, np.int64)
    called, partner = np.zeros(calls, np.int64), np.zeros(calls, np.int64)
    for _ in range(number):
        defended, _, early, plays = _hand(
            seed, style, cards, deck, pickup, enough, order, trick, first, second, law, called, partner, taken, log
        )
        found[0] += 1 if defended < enough else 0
        found[1] += early
        found[2] += 20 * calls - defended
        found[3] += plays
        seed += np.uint64(1)
    return found


@cache
def _table(players: int) -> tuple[Array, Array, int, int, Array, int]:
    deck = DECKS[players]
    cards = np.array([ORDER[card] for card in deck.cards], np.int64)
    sets = (bits(card for card, copies in deck.copies.items() if copies >= least) for least in (1, 2))
    enough = deck.points + 1 - CONTRACTS[deck.decks]
    law = np.array([players, 0, 0, 0, deck.each, 0, 0], np.int64)
    return cards, np.array([*sets], np.int64), deck.pickup, enough, law, deck.called


@dataclass(frozen=True, slots=True)
class Hands:
    """What came of many hands."""

    hands: int
    made: int
    early: int
    points: int
    """Of the bidder's sides, summed up; where a hand ended early, all that the defenders did not have by then."""
    plays: int


def play_hands(seed: int, number: int, players: int = 5, style: int = RANDOM) -> Hands:
    """Play so many hands, numbered from `seed`."""
    cards, deck, pickup, enough, law, calls = _table(players)
    found = _hands(np.uint64(seed), number, style, cards, deck, pickup, enough, law.copy(), calls)
    return Hands(number, *(int(value) for value in found))


@dataclass(frozen=True, slots=True)
class Played:
    """One hand: trumps as a suit's number, the called cards' places, the plays (card; above it a Joker's suit)."""

    trump: int
    called: tuple[int, ...]
    defended: int
    buried: int
    early: bool
    plays: tuple[int, ...]


def play_hand(seed: int, players: int = 5, style: int = RANDOM) -> Played:
    """Play the hand of this number, and keep what was played."""
    cards, deck, pickup, enough, law, calls = _table(players)
    law, log = law.copy(), np.zeros(LONGEST, np.int64)
    called, partner = np.zeros(calls, np.int64), np.zeros(calls, np.int64)
    order, trick = np.empty(cards.size, np.int64), np.empty(TRICK, np.int64)
    first, second, taken = np.zeros(8, np.int64), np.zeros(8, np.int64), np.zeros(8, np.int64)
    defended, buried, early, plays = _hand(
        np.uint64(seed), style, cards, deck, pickup, enough, order, trick, first, second, law, called, partner, taken,
        log,
    )  # fmt: skip
    row = tuple(int(play) for play in log[:plays])
    return Played(int(law[TRUMP]), tuple(map(int, called)), int(defended), int(buried), bool(early), row)


def play_out(state: State) -> tuple[bool, frozenset[Seat]]:
    """Play a hand on greedily to its end: is the contract made, and who proved to be the bidder and the partners?"""
    public = state.public
    contract, deck = public.contract, public.deck
    assert contract is not None and public.to_move is not None
    law = law_of(public)
    first, second = copies(state.hands)
    partners = [-1 if partner is None else partner.seat for partner in public.partners]
    called, partner = np.array([ORDER[card] for card in public.called], np.int64), np.array(partners, np.int64)
    taken = np.array([*public.taken, *[0] * (8 - len(public.taken))], np.int64)
    enough, trick = deck.points + 1 - contract.points, np.zeros(TRICK, np.int64)
    trick[:WHOSE] = trick_of(public, law)
    _played_out(
        trick, public.sizes[public.to_move], first, second, law, called, partner, taken, enough, np.empty(0, np.int64)
    )
    ours = frozenset({contract.bidder, *(int(seat) for seat in partner if seat >= 0)})
    return sum(int(points) for seat, points in enumerate(taken) if seat not in ours) < enough, ours
