"""Cards as bits: suit by suit from the Ace down, then the Joker. A hand is two sets of bits, its first and second
copies.

So where there is one deck the second set is empty, and the lowest bit of a suit is its highest card.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np

from engine.lab.compiled import Word, compiled, count, lowest
from engine.mighty import playing
from engine.mighty.cards import JOKER, NO_SUIT, ORDER, SUITS, Card, Hand
from engine.mighty.state import Public

Array = Any
"""Whole numbers of 64 bits, as NumPy keeps them."""

CARDS = tuple(ORDER)
JK = ORDER[JOKER]
JOKERS = 1 << JK
NONE = 4
"""No suit: no-trump, or nothing led yet."""


def bits(cards: Iterable[Card]) -> int:
    """A set of different cards."""
    return sum(1 << ORDER[card] for card in cards)


SUIT = np.array([NONE if card.suit is NO_SUIT else int(card.suit) for card in CARDS], np.int64)
RANK = np.array([card.rank for card in CARDS], np.int64)
OF_SUIT = np.array([*(bits(card for card in CARDS if card.suit is suit) for suit in SUITS), 0], np.int64)
"""The cards of each suit; of none, no card."""
POINTS = bits(card for card in CARDS if card.point)

# --- What stays the same through a hand, by place in a row of numbers

PLAYERS, TRUMP, MIGHTY, RIPPER, EACH, SIDE, BIDDER = range(7)


def law_of(public: Public, side: int = 0) -> Array:
    """Players, trumps, the places of Mighty and Ripper, cards dealt to each, the bidder's side as bits, the bidder."""
    assert public.contract is not None
    strain = public.contract.strain
    powers = [ORDER[playing.mighty(strain)], ORDER[playing.ripper(strain)]]
    row = [public.options.players, int(strain), *powers, public.deck.each, side, public.contract.bidder]
    return np.array(row, np.int64)


def copies(hands: Iterable[Hand]) -> tuple[Array, Array]:
    """The hands as first and second copies; whose is called the first does not matter."""
    first, second, dealt = np.zeros(8, np.int64), np.zeros(8, np.int64), set[Card]()
    for seat, hand in enumerate(hands):
        for card in hand:
            (second if card in dealt else first)[seat] |= np.int64(1) << ORDER[card]
            dealt.add(card)
    return first, second


@compiled()
def legal(
    first: Word, second: Word, led: Word, rip: Word, opening: Word, trump: Word, mighty: Word, ripper: Word
) -> Word:
    """The different cards that may be played: all cards of this, in the order of the law.

    `led` is the suit to follow or NONE before a lead; `rip`: was the Ripper led; `opening`: is it the first trick?
    """
    hand = first | second
    jokers = (first >> JK & 1) + (second >> JK & 1)
    if jokers and count(first) + count(second) == jokers + 1:
        return JOKERS
    if opening:
        hand &= ~JOKERS
    if led == NONE:
        if not opening:
            return hand
        plain = hand & ~OF_SUIT[trump] & ~(np.int64(1) << ripper)
        return plain if plain else hand & OF_SUIT[trump]
    magic = np.int64(1) << mighty | JOKERS
    if rip and jokers:
        return hand & magic
    if hand & OF_SUIT[led]:
        return hand & (OF_SUIT[led] | magic)
    return hand


@compiled()
def power(card: Word, led: Word, rip: Word, trump: Word, mighty: Word) -> Word:
    """How high a card stands in a trick; of two alike the first takes it."""
    if card == mighty:
        return 300
    if card == JK:
        return 0 if rip else 200
    if SUIT[card] == trump:
        return 100 + RANK[card]
    return 50 + RANK[card] if SUIT[card] == led else 0


@compiled()
def strongest(hand: Word, led: Word, rip: Word, opening: Word, trump: Word, mighty: Word) -> Word:
    """How high the best card stands that a hand may put into a trick, about: a Joker that is due is not thought of."""
    if hand >> mighty & 1:
        return 300
    if hand & JOKERS and not opening:
        return 0 if rip else 200
    follows, trumps = hand & OF_SUIT[led], hand & OF_SUIT[trump]
    if follows:
        return (100 if led == trump else 50) + RANK[lowest(follows)]
    return 100 + RANK[lowest(trumps)] if trumps else 0


def trick_of(public: Public, law: Array) -> tuple[int, int, int, int, int, int, int, int]:
    """Who is to play, cards laid, suit led, ripped, how high the best stands, whose it is, points, cards as bits."""
    seat = public.to_move or 0
    if not public.trick or public.led is None:
        return seat, 0, NONE, 0, 0, seat, 0, 0
    opened, strain = public.trick[0].card, public.contract.strain if public.contract else None
    rip = int(strain is not None and opened == playing.ripper(strain))
    top, winner, table = -1, seat, 0
    for laid in public.trick:
        height = int(power(ORDER[laid.card], int(public.led), rip, int(law[TRUMP]), int(law[MIGHTY])))
        top, winner = (height, laid.seat) if height > top else (top, winner)
        table |= 1 << ORDER[laid.card]
    points = sum(laid.card.point for laid in public.trick)
    return seat, len(public.trick), int(public.led), rip, top, winner, points, table
