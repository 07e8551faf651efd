"""The decks: what is dealt to four, five, six, seven and eight players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from engine.mighty.cards import BY_NAME, JOKER, SUITED, SUITS, Card, Hand, in_order


@dataclass(frozen=True, eq=False)
class Deck:
    """What a table of this many plays with."""

    players: int
    decks: int
    cards: Hand = field(repr=False)
    each: int
    """Cards in every hand."""
    pickup: int

    @property
    def points(self) -> int:
        """Point cards in the deck."""
        return 20 * self.decks

    @property
    def called(self) -> int:
        """Cards that the bidder calls."""
        return self.decks

    @property
    def lowest(self) -> int:
        """The lowest bid."""
        return 13 if self.decks == 1 else 25

    @property
    def par(self) -> int:
        """What a contract is counted from: it is worth its points less this."""
        return 12 * self.decks

    @property
    def high(self) -> int:
        """The contract from which the bidder may tell the partner to take a trick."""
        return 17 * self.decks

    @cached_property
    def copies(self) -> Mapping[Card, int]:
        """How often each card is in the deck, in canonical order; 0 for a card that is not."""
        return Counter(in_order(self.cards))


def _decks(number: int, without: Iterable[str]) -> Hand:
    left = Counter({card: number for card in (*SUITED, JOKER)})
    left.subtract(BY_NAME[name] for name in without)
    return in_order(left.elements())


_SEVEN = ["2H", "2C"] * 2
_SIX = [f"{rank}{suit}" for rank in "24" for suit in SUITS] * 2 + ["5C", "5H"]

DECKS: Mapping[int, Deck] = {
    4: Deck(4, 1, _decks(1, ["2H", "2C"]), each=12, pickup=3),
    5: Deck(5, 1, _decks(1, []), each=10, pickup=3),
    6: Deck(6, 2, _decks(2, _SIX), each=14, pickup=4),
    7: Deck(7, 2, _decks(2, _SEVEN), each=14, pickup=4),
    8: Deck(8, 2, _decks(2, [*_SEVEN, "2S", "2D"]), each=12, pickup=4),
}
"""By the number of players."""
