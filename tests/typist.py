"""The keys by which somebody without a pointer selects an action of Mighty, one after another."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.mighty.state import Bid, Bury, Call, Keep, Pass, PassAll, Play, Switch
from widgets.mighty.hand import DIGITS, callable_cards
from widgets.mighty.look import shown_order


def keys(model: Any, action: Any) -> Iterator[str]:
    """Each key is chosen by what is selected, and where the keyboard stands, after the one before."""
    hand = shown_order(model.view.hand)
    match action:
        case Bid(points, strain):
            while getattr(model.chosen, "strain", None) is not strain:
                yield "ArrowRight"
            while model.chosen.points != points:
                yield "ArrowUp"
        case Pass():
            yield "p"
        case PassAll():
            yield "P"
        case Bury(cards):
            for at, card in enumerate(cards):
                yield from _goes_to(model, ("card", card, cards[:at].count(card)))
                yield " "
        case Call(cards) if len(cards) > 1:
            for card in cards:
                yield from _goes_to(model, ("call", card))
                yield " "
        case Keep() | Switch() | Call():
            while model.chosen != action:
                yield "ArrowRight"
        case Play(card):
            number = str((hand.index(card) + 1) % 10)
            if hand.index(card) < len(DIGITS):
                yield number
            while getattr(model.chosen, "card", None) != card:
                yield "ArrowLeft"
            while model.chosen != action:
                yield "ArrowDown"


def _goes_to(model: Any, place: Any) -> Iterator[str]:
    """By suits to the right one, then from card to card."""
    assert place[0] == "card" or place[1] in callable_cards(model.view)
    while model.focus is None or model.focus[1].suit is not place[1].suit:
        yield "ArrowDown"
    while model.focus != place:
        yield "ArrowRight"
