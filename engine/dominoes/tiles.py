"""The double-six set: twenty-eight tiles, eight halves of every number."""

from __future__ import annotations

from typing import Literal, NamedTuple

Side = Literal["L", "R"]
Ends = tuple[int, int]


class Tile(NamedTuple):
    """A tile, its higher number first."""

    high: int
    low: int

    @property
    def double(self) -> bool:
        return self.high == self.low

    @property
    def pips(self) -> int:
        return self.high + self.low

    def fits(self, number: int) -> bool:
        return number in self

    def other(self, number: int) -> int:
        """The number on the half that does not touch."""
        return self.low if self.high == number else self.high

    def __str__(self) -> str:
        return f"{self.high}-{self.low}"


Hand = tuple[Tile, ...]

SET: Hand = tuple(Tile(high, low) for high in range(7) for low in range(high + 1))
BY_NAME = {str(tile): tile for tile in SET}
DOUBLE_SIX = Tile(6, 6)
HALVES = 8
"""How often each number stands in the set."""


def pips(hand: Hand) -> int:
    """Count the pips of a hand."""
    return sum(map(sum, hand))
