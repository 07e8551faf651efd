"""What a hand is worth before the play, by the book's guidelines: its shape, its magic cards, its strong suits.

The book gives shape and levels for two decks in numbers; for one deck they are decided here. The table of contracts
made (`python -m engine.lab.mighty_measure`) shows how far they carry.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from engine.holding import ANYTHING, Holding, Spoken
from engine.mighty.cards import ACE, NO_TRUMP, STRAINS, SUITS, TEN, Card, Hand, Strain, Suit
from engine.mighty.decks import DECKS, Deck
from engine.mighty.knowledge import Magic
from engine.mighty.playing import mighty

KING, QUEEN, JACK = 13, 12, 11
NO_BID = 0
STRONG_SUITS = ({ACE, KING}, {ACE, QUEEN, JACK}, {KING, QUEEN, JACK})


@dataclass(frozen=True, slots=True)
class Whole(Spoken):
    """Something that only a whole hand can prove or disprove. It speaks of the hand as it was when said."""

    id: str
    test: Callable[[Hand], bool] = field(compare=False, repr=False)
    facts: dict[str, Any] = field(default_factory=dict, hash=False)
    occasion = ""

    def fits(self, hand: Hand, spare: Hand = (), room: int = 0) -> bool:
        return room > 0 or self.test(hand)

    def sure(self, hand: Hand, spare: Hand = (), room: int = 0) -> bool:
        return room == 0 and self.test(hand)

    def after(self, played: Hand) -> Holding:
        return ANYTHING if played else self


# --- Shape


def suit_length(hand: Hand, suit: Suit) -> int:
    return sum(card.suit is suit for card in hand)


def shape_length(deck: Deck) -> int:
    """How many trumps a bid asks for: four of one deck; of two decks six with 14 cards, five with 12."""
    return 4 if deck.decks == 1 else {12: 5, 14: 6}[deck.each]


def lopsided(hand: Hand, trump: Suit, deck: Deck) -> bool:
    """Do the two shortest side suits hold few cards together: 3 of 10, 4 of 12, 5 of 14?"""
    sides = sorted(suit_length(hand, suit) for suit in SUITS if suit is not trump)
    return sides[0] + sides[1] <= {10: 3, 12: 4, 14: 5}[deck.each]


def shapely(hand: Hand, trump: Strain, deck: Deck) -> bool:
    """Is it long in this trump, and lopsided?"""
    return suit_length(hand, trump) >= shape_length(deck) and lopsided(hand, trump, deck)


# --- Strength


def magic(hand: Hand, strain: Strain) -> Hand:
    """The Mighties and Jokers in a hand."""
    return tuple(card for card in hand if card in Magic(strain))


def _ranks(hand: Hand, suit: Suit, strain: Strain) -> set[int]:
    return {card.rank for card in hand if card.suit is suit and card != mighty(strain)}


def strong_trump(hand: Hand, trump: Strain) -> bool:
    """A and K of trump, or three of its top five."""
    ranks = _ranks(hand, trump, trump)
    high = sum(card.suit is trump and card.rank >= TEN for card in hand)
    return {ACE, KING} <= ranks or high >= 3


def strong_sides(hand: Hand, trump: Strain) -> tuple[Suit, ...]:
    """The side suits with A K, A Q J, or K Q J."""
    sides = (suit for suit in SUITS if suit is not trump)
    return tuple(suit for suit in sides if any(strong <= _ranks(hand, suit, trump) for strong in STRONG_SUITS))


def outside_aces(hand: Hand, strain: Strain) -> Hand:
    """The Aces that are neither trumps nor the Mighty."""
    return tuple(card for card in hand if card.rank == ACE and card.suit is not strain and card != mighty(strain))


def kings_of_the_mighty(hand: Hand, strain: Strain) -> Hand:
    """The Kings of the Mighty's suit."""
    return tuple(card for card in hand if card == Card(mighty(strain).suit, KING))


def opening_leads(hand: Hand, strain: Strain, mighty_ours: bool) -> Hand:
    """Aces outside trump; and the Kings of the Mighty's suit, when the Mighty is the bidder's or was called."""
    return outside_aces(hand, strain) + (kings_of_the_mighty(hand, strain) if mighty_ours else ())


def extras(hand: Hand, trump: Strain, deck: Deck) -> int:
    """The strength beyond: outside Aces, K-Q's without their Ace, and trumps more than the shape asks for."""
    pairs = sum({KING, QUEEN} <= (ranks := _ranks(hand, suit, trump)) and ACE not in ranks for suit in SUITS)
    pairs -= {KING, QUEEN} <= _ranks(hand, trump, trump) and ACE not in _ranks(hand, trump, trump)
    return len(outside_aces(hand, trump)) + pairs + max(0, suit_length(hand, trump) - shape_length(deck))


# --- Levels

LEVELS = {1: (13, 15, 16), 2: (27, 29, 31)}
"""Where the three levels begin: one magic card, one and strength, two and an opening lead."""

BESIDES = {4: 1, 5: 1, 6: 1, 7: 2, 8: 2}
"""Decided by self-play: how many strengths beyond lift one magic card to the second level, by players."""


@lru_cache(maxsize=4096)
def limit(hand: Hand, strain: Strain, players: int) -> int:
    """The points up to which a hand may bid in a strain; 0 if it should not."""
    deck = DECKS[players]
    return no_trump_limit(hand, deck) if strain is NO_TRUMP else suit_limit(hand, strain, deck)


def suit_limit(hand: Hand, trump: Suit, deck: Deck) -> int:
    """The book's levels for a hand of the right shape."""
    if not shapely(hand, trump, deck):
        return NO_BID
    first, second, third = LEVELS[deck.decks]
    count, beyond = len(magic(hand, trump)), extras(hand, trump, deck)
    if count == 0:
        backed = strong_sides(hand, trump) or (deck.decks == 1 and outside_aces(hand, trump))
        return second - 1 if strong_trump(hand, trump) and backed and deck.players != 8 else NO_BID
    if count == 1:
        return third - 1 if beyond >= BESIDES[deck.players] else second - 1
    if not opening_leads(hand, trump, mighty(trump) in hand):
        return third - 1
    return above(hand, trump, deck) if mighty(trump) in hand else third


def above(hand: Hand, trump: Suit, deck: Deck) -> int:
    """Past the third level: a point for strong trump and for each strength beyond the opening lead."""
    third = LEVELS[deck.decks][2]
    return min(deck.points, third + strong_trump(hand, trump) + max(0, extras(hand, trump, deck) - 1))


def no_trump_limit(hand: Hand, deck: Deck) -> int:
    """Decided: no-trump asks for as many magic cards as there are called ones, and an Ace or guarded King outside."""
    count, stops = len(magic(hand, NO_TRUMP)), _stoppers(hand)
    if count <= deck.decks - 1 or stops < 3:
        return NO_BID
    return LEVELS[deck.decks][0] + count - deck.decks + stops - 3


def _stoppers(hand: Hand) -> int:
    """Suits with an Ace or a King, and one more for each A K."""
    ranks = [_ranks(hand, suit, NO_TRUMP) for suit in SUITS]
    return sum(bool(held & {ACE, KING}) + ({ACE, KING} <= held) for held in ranks)


def best_strain(hand: Hand, players: int) -> Strain:
    """The strain in which the hand may bid highest; of equal ones the longest."""
    return max(STRAINS, key=lambda strain: (limit(hand, strain, players), suit_length(hand, strain)))


# --- Cards that cannot win


def losing_points(hand: Hand, strain: Strain, copies: Callable[[Card], int]) -> Hand:
    """K Q J 10 outside trump that a card elsewhere in their suit beats. The King of the Mighty's suit is none."""
    return tuple(
        card
        for card in hand
        if TEN <= card.rank < ACE
        and card.suit is not strain
        and card not in kings_of_the_mighty(hand, strain)
        and any(copies(Card(card.suit, rank)) > hand.count(Card(card.suit, rank)) for rank in range(card.rank + 1, 15))
    )
