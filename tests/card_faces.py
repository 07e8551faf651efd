"""Reads which playing cards come to a browser: from pictures and chips, and from words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from engine.mighty.cards import JOKER, Card
from tests.drawing import Command
from widgets.mighty.cards import STAR, SUITS, rank

Face = tuple[str, str]
"""The rank as it stands in a card's corner, and the letter of its suit."""
JOKER_FACE: Face = ("Joker", "")
RANKS = frozenset(("A", "K", "Q", "J", *map(str, range(2, 11))))
SIGNS = dict(zip("♠♥♦♣", "SHDC", strict=True))
INK = ("set", [0])
"""How a command begins that takes another ink to fill with."""
CARD_TEXT = re.compile(r"(?<!\w)(10|[AKQJ2-9])(?:<[^<>]*>)?([♠♥♦♣])")


def face(card: Card) -> Face:
    return JOKER_FACE if card == JOKER else (rank(card), str(card.suit))


def outlines(opened: Iterable[tuple[str, Mapping[str, Any]]]) -> dict[str, str]:
    """The outlines among the widgets that were opened, by the name that drawing commands give them."""
    return {f"IPY_MODEL_{id}": state["value"] for id, state in opened if state.get("_model_name") == "Path2DModel"}


def drawn_faces(commands: Iterable[Command], paths: Mapping[str, str]) -> frozenset[Face]:
    """The cards that are drawn anywhere: a rank, and next, in the same ink, a suit's outline; the Joker by its star."""
    suits = {outline: letter for letter, outline in SUITS.items()}
    found, rank = set(), ""
    for name, arguments in commands:
        outline = paths.get(arguments[0], "") if name == "fillPath" else ""
        if outline == STAR:
            found.add(JOKER_FACE)
        elif outline in suits and rank in RANKS:
            found.add((rank, suits[outline]))
        if name == "fillText":
            rank = arguments[0]
        elif outline or (name, arguments[:1]) == INK:
            rank = ""
    return frozenset(found)


def named_faces(text: str) -> frozenset[Face]:
    """The cards that a text names, as A♠ or as letters with a suit's sign in an element."""
    return frozenset((rank, SIGNS[sign]) for rank, sign in CARD_TEXT.findall(text))
