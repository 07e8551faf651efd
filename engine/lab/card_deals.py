"""Whole hands of Mighty by number, each the same wherever and whenever it is played, at about a million a second.

There is no auction: seat 0 bids and plays in its longest suit, puts down its lowest cards, calls the strongest card
that it lacks. A seat then plays at random (one of all that the law allows, in canonical order), or greedily: it leads
its highest card, takes with the least that takes where points lie, gives points to a trick that its side has, else its
least. """

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

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
    bits,
    copies,
    law_of,
    legal,
    power,
    trick_of,
)
from engine.lab.compiled import STEP, Word, below, compiled, count, highest, lowest, mixed, nth
from engine.mighty import playing
from engine.mighty.cards import ORDER, STRAINS
from engine.mighty.decks import DECKS
from engine.mighty.state import State
from engine.table import Seat

RANDOM, GREEDY = 0, 1
_STEP = np.uint64(STEP)
MIGHTY_OF = np.array([ORDER[playing.mighty(strain)] for strain in STRAINS], np.int64)
RIPPER_OF = np.array([ORDER[playing.ripper(strain)] for strain in STRAINS], np.int64)
CONTRACTS = {1: 16, 2: 32}
"""The points of every contract, by the number of decks."""
DONE, EARLY = 0, 1
LONGEST = 14 * 8


@compiled()
def _take(first: Array, second: Array, seat: Word, card: Word) -> None:
    """Take one copy of a card out of a hand."""
    bit = np.int64(1) << card
    if second[seat] & bit:
        second[seat] ^= bit
    else:
        first[seat] ^= bit


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
        card = _least(first[0] | second[0], law, 0)
        _take(first, second, 0, card)
        buried += POINTS >> card & 1
    for place in range(called.size):
        called[place] = _strongest(elsewhere, law)
        elsewhere &= ~(np.int64(1) << called[place])
    return buried


@compiled()
def _strongest(cards: Word, law: Array) -> Word:
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
def _least(may: Word, law: Array, pointed: Word) -> Word:
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
        return _best_of(plain) if plain else _strongest(may, law)
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
        return _least(may, law, 1)
    takers, hand = np.int64(0), may
    while hand:
        card = lowest(hand)
        hand &= hand - 1
        if power(card, led, rip, law[TRUMP], law[MIGHTY]) > top:
            takers |= np.int64(1) << card
    return _least(takers, law, 0) if takers and points else _least(may, law, 0)


@compiled()
def _defended(players: Word, side: Word, taken: Array) -> Word:
    """The points that those have who are not of the bidder's side."""
    total = 0
    for seat in range(players):
        if side >> seat & 1 == 0:
            total += taken[seat]
    return total


@compiled()
def _finish(
    counter: Word, style: Word, trick: Array, left: Word, first: Array, second: Array, law: Array, called: Array,
    partner: Array, taken: Array, enough: Word, log: Array,
) -> Word:  # fmt: skip
    """Play on to the end of the hand; returns whether it ended early, and how many cards were played.

    `trick` is who is to play, cards laid, suit led, ripped, height and seat of the best, points. `taken` is filled in.
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
    seat, laid, led, rip, top, winner, points = trick[0], trick[1], trick[2], trick[3], trick[4], trick[5], trick[6]
    while left:
        opening = 1 if left == each else 0
        may = legal(first[seat], second[seat], led, rip, opening, trump, mighty, ripper)
        named: Word = np.int64(0)
        if style == GREEDY:
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
            top = -1
        height = power(card, led, rip, trump, mighty)
        if height > top:
            top, winner = height, seat
        points += POINTS >> card & 1
        bit = np.int64(1) << card
        if second[seat] & bit:
            second[seat] ^= bit
        else:
            first[seat] ^= bit
        if wanted & bit:
            for place in range(called.size):
                if called[place] == card and seat != bidder and partner[place] < 0:
                    partner[place] = seat
                    side |= np.int64(1) << seat
                    unknown -= 1
        laid += 1
        seat = seat + 1 if seat + 1 < players else 0
        if laid < players:
            continue
        taken[winner] += points
        seat, laid, led, rip, top, points = winner, 0, NONE, 0, -1, 0
        left -= 1
        if left and unknown == 0 and _defended(law[PLAYERS], side, taken) >= enough:
            return EARLY, plays
    return DONE, plays


@compiled()
def _side(law: Array, partner: Array) -> Word:
    """The bidder and the partners who are known, as bits."""
    side = np.int64(1) << law[BIDDER]
    for place in range(partner.size):
        if partner[place] >= 0:
            side |= np.int64(1) << partner[place]
    return side


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
    trick[3], trick[4], trick[5], trick[6] = 0, -1, 0, 0
    early, plays = _finish(counter, style, trick, law[EACH], first, second, law, called, partner, taken, enough, log)
    return _defended(law[PLAYERS], _side(law, partner), taken), buried, early, plays


@compiled(
    "int64(int64[::1], int64, int64[::1], int64[::1], int64[::1], int64[::1], int64[::1], int64[::1], int64,"
    " int64[::1])"
)
def _played_out(
    trick: Array, left: Word, first: Array, second: Array, law: Array, called: Array, partner: Array, taken: Array,
    enough: Word, log: Array,
) -> Word:  # fmt: skip
    """Play on greedily to the end of the hand; returns how many cards were played."""
    return _finish(
        np.uint64(0), GREEDY, trick, left, first, second, law, called, partner, taken, enough, log
    )[1]


@compiled("int64[:](uint64, int64, int64, int64[::1], int64[::1], int64, int64, int64[::1], int64)")
def _hands(
    seed: Word, number: Word, style: Word, cards: Array, deck: Array, pickup: Word, enough: Word, law: Array, calls: int
) -> Array:
    """Sums over many hands: made, ended early, points of the bidder's side, cards played."""
    found, log = np.zeros(4, np.int64), np.empty(0, np.int64)
    order, trick = np.empty(cards.size, np.int64), np.empty(8, np.int64)
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
    order, trick = np.empty(cards.size, np.int64), np.empty(8, np.int64)
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
    enough = deck.points + 1 - contract.points
    _played_out(
        np.array(trick_of(public, law), np.int64), public.sizes[public.to_move], first, second, law, called, partner,
        taken, enough, np.empty(0, np.int64),
    )  # fmt: skip
    side = frozenset({contract.bidder, *(int(seat) for seat in partner if seat >= 0)})
    return sum(int(points) for seat, points in enumerate(taken) if seat not in side) < enough, side
