"""The cards: four suits from the Ace down to the 2, and a Joker that belongs to none of them."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from engine.words import Words


class Suit(IntEnum):
    """The four suits; no-trump, which is a strain only; and the Joker's, which is none."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3
    NO_TRUMP = 4
    NO_SUIT = 5

    def __str__(self) -> str:
        return LETTERS[self]


CLUBS, DIAMONDS, HEARTS, SPADES, NO_TRUMP, NO_SUIT = Suit
SUITS = (CLUBS, DIAMONDS, HEARTS, SPADES)
STRAINS = (*SUITS, NO_TRUMP)
Strain = Suit

LETTERS = ("C", "D", "H", "S", "NT", "")
SIGNS = ("♣", "♦", "♥", "♠", "", "")
STRAIN_OF = {str(strain): strain for strain in STRAINS}


class Card(NamedTuple):
    """A card; both copies of it, where there are two decks, are the same. Ranks run from 14, the Ace, to 2."""

    suit: Suit
    rank: int

    @property
    def point(self) -> bool:
        """Is it an A, K, Q, J or 10?"""
        return self.rank >= TEN

    def __str__(self) -> str:
        return NAMES[self]

    def spoken(self, words: Words) -> str:
        """How people write it: A♠, 10♦, Joker."""
        if self.suit is NO_SUIT:
            return words.say("joker")
        return f"{'10' if self.rank == TEN else NAMES[self][0]}{SIGNS[self.suit]}"


Hand = tuple[Card, ...]

TEN, ACE = 10, 14
SUITED: Hand = tuple(Card(suit, rank) for suit in SUITS for rank in range(ACE, 1, -1))
JOKER = Card(NO_SUIT, 0)
NAMES = {card: "AKQJT98765432"[ACE - card.rank] + str(card.suit) for card in SUITED} | {JOKER: "JK"}
BY_NAME = {name: card for card, name in NAMES.items()}
BY_NAME |= {f"10{suit}": Card(suit, TEN) for suit in SUITS}
"""Every card by its name in a record. 10D is read as TD."""

ORDER = {card: place for place, card in enumerate((*SUITED, JOKER))}


def in_order(cards: Iterable[Card]) -> Hand:
    """Put cards in canonical order: by suit C D H S, then from high to low, Jokers last."""
    return tuple(sorted(cards, key=ORDER.__getitem__))


def without(hand: Hand, cards: Iterable[Card]) -> Hand:
    """A hand with one copy of each of these cards taken out."""
    left = list(hand)
    for card in cards:
        left.remove(card)
    return tuple(left)


def holds(hand: Hand, cards: Hand) -> bool:
    """Does the hand hold all these cards, twins counted twice?"""
    return all(hand.count(card) >= cards.count(card) for card in cards)
