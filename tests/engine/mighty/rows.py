"""How the tables of these tests are written: a question, its facts, and the clause that settles it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.mighty.cards import BY_NAME, STRAIN_OF, Card, Hand, Strain
from engine.mighty.decks import DECKS
from engine.mighty.playing import Facing, Laying
from engine.mighty.rules import QUESTIONS
from engine.mighty.state import Bid, Pass, PassAll, Play, Turn
from engine.ruling import Ruling, settle

FOUR, FIVE, SIX, SEVEN, EIGHT = DECKS.values()


@dataclass(frozen=True, slots=True)
class Row:
    """This question, asked about these facts, is settled by this clause with this answer."""

    question: str
    facts: Any
    clause: str
    answer: Any
    house: frozenset[str] = frozenset()

    def settled(self) -> Ruling[Any]:
        return settle(QUESTIONS[self.question], self.facts, self.house)

    def holds(self) -> bool:
        ruling = self.settled()
        return (ruling.clause, ruling.value) == (f"mighty.{self.clause}", self.answer)

    def __str__(self) -> str:
        return f"{self.question}: {self.clause} {self.answer}"


def card(name: str) -> Card:
    return BY_NAME[name]


def hand(names: str) -> Hand:
    """Cards as a record writes them, in the order written."""
    return tuple(map(card, names.split()))


def bid(text: str) -> Bid:
    strain = text.lstrip("0123456789")
    return Bid(int(text[: -len(strain)]), STRAIN_OF[strain])


def said(seat: int, text: str) -> Turn:
    return Turn(seat, {"pass": Pass(), "pass all": PassAll()}.get(text) or bid(text))


def laying(played: str, held: str, trump: str = "H", led: str = "", opened: str = "", first: bool = False) -> Laying:
    """A card (`JK:S`: the Joker naming spades) out of a hand. It is led, unless another was: `opened`."""
    name, _, suit = played.partition(":")
    opening = card(opened) if opened else None
    asked = STRAIN_OF[led] if led else (opening.suit if opening else None)
    play = Play(card(name), STRAIN_OF[suit] if suit else None)
    return Laying(play, Facing(hand(held), STRAIN_OF[trump], first, asked, opening))


def strain(text: str) -> Strain:
    return STRAIN_OF[text]
