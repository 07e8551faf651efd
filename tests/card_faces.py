"""Reads which playing cards come to a browser: from pictures and chips, and from words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any

from engine.mighty.cards import JOKER, Card
from tests.drawing import Command
from widgets.mighty.cards import STAR, SUITS, rank

Face = tuple[str, str]
"""The rank as it stands in a card's corner, and the letter of its suit."""
JOKER_FACE: Face = ("Joker", "")
RANKS = frozenset(("A", "K", "Q", "J", *map(str, range(2, 11))))
SIGNS = dict(zip("♠♥♦♣", "SHDC", strict=True))
LETTERS = {outline: letter for letter, outline in SUITS.items()}
INK = ("set", [0])
"""How a command begins that takes another ink to fill with."""
CARD_TEXT = re.compile(r"(?<!\w)(10|[AKQJ2-9])(?:<[^<>]*>)?([♠♥♦♣])")


def face(card: Card) -> Face:
    return JOKER_FACE if card == JOKER else (rank(card), str(card.suit))


def outlines(opened: Iterable[tuple[str, Mapping[str, Any]]]) -> dict[str, str]:
    """The outlines among the widgets that were opened, by the name that drawing commands give them."""
    return {f"IPY_MODEL_{id}": state["value"] for id, state in opened if state.get("_model_name") == "Path2DModel"}


def drawn_faces(commands: Iterable[Command], paths: Mapping[str, str]) -> frozenset[Face]:
    """The cards that are drawn anywhere."""
    return Sheets(paths).drawn(commands)


class Sheets:
    """Reads drawings as they come: a card is a rank, and next, in the same ink, a suit's outline; the Joker its star.

    A picture is painted once on a sheet of its own, and shown again from there: then its card comes once more.
    """

    def __init__(self, paths: Mapping[str, str] = MappingProxyType({})) -> None:
        self.paths = dict(paths)
        self._painted: dict[str, set[Face]] = {}
        self._sheet = self._rank = ""

    def drawn(self, commands: Iterable[Command]) -> frozenset[Face]:
        """The cards that these commands draw, after those before."""
        found: set[Face] = set()
        for name, arguments in commands:
            if name == "switchCanvas":
                self._sheet, self._rank = arguments[0], ""
            elif name == "drawImage":
                found |= self._painted.get(arguments[0], set())
            elif card := self._card(name, arguments):
                found.add(card)
                self._painted.setdefault(self._sheet, set()).add(card)
        return frozenset(found)

    def _card(self, name: str, arguments: list[Any]) -> Face | None:
        """The card that a command ends to draw."""
        outline = self.paths.get(arguments[0], "") if name == "fillPath" else ""
        letter = LETTERS.get(outline)
        card = JOKER_FACE if outline == STAR else (self._rank, letter) if letter and self._rank in RANKS else None
        if name == "fillText":
            self._rank = arguments[0]
        elif outline or (name, arguments[:1]) == INK:
            self._rank = ""
        return card


def named_faces(text: str) -> frozenset[Face]:
    """The cards that a text names, as A♠ or as letters with a suit's sign in an element."""
    return frozenset((rank, SIGNS[sign]) for rank, sign in CARD_TEXT.findall(text))
