"""A walk through a whole recorded deal: slider, buttons and keys step, and each step says what it was by."""

from __future__ import annotations

from functools import partial
from typing import Any

import ipywidgets as ipw

from engine.reasons import table_presumes
from engine.timeline import Timeline
from engine.words import Words
from widgets.guard import guarded
from widgets.learning import cards
from widgets.learning.blocks import Reader, Rest, caption, picture, sheet, still
from widgets.learning.cards import Card, Row
from widgets.learning.moments import Moment, moment
from widgets.learning.picture import READER
from widgets.panels import bare, box, button, label, mark


class Walk:
    """A deal step by step, seen from the first seat, or with all hands open from the seat that moved."""

    STEPS = {"first": -1000, "back": -1, "on": 1, "last": 1000}

    def __init__(self, game: str) -> None:
        self.game = game
        guard = partial(guarded, on_fault=self._fault)
        self.track = bare(ipw.IntSlider, 1, min=0, max=1, readout=False)
        self.track.add_class("sp-track")
        self.track.observe(guard(lambda _: self._refresh()), names="value")
        self.buttons = {name: button(press=guard(partial(self._go, by))) for name, by in self.STEPS.items()}
        self.open = button(press=guard(self._press_open))
        self.hands_open = False
        self.where, self.picture, self.text, self.sentence = sheet("where"), sheet(), sheet(), sheet()
        tools = box("tools", *self.buttons.values(), self.open, self.where)
        walk = box("sp-book sp-walk", self.picture, self.track, tools, across=False)
        self.widgets = (walk, self.sentence, self.text)
        self.cue: Any = None

    @property
    def steps(self) -> tuple[Moment, ...]:
        """The moments of the record's last deal."""
        return deal(moment(self.game, self.cue.words[0]).timeline)

    def _go(self, by: int) -> None:
        self.track.value = min(max(self.track.value + by, 0), self.track.max)

    def _press_open(self) -> None:
        self.hands_open = not self.hands_open
        self._refresh()

    def _fault(self) -> None:
        self.where.value = self.reader.words.say("note-fault")

    # --- Showing

    def show(self, piece: Any, reader: Reader) -> None:
        self.cue, self.reader = piece, reader
        self.sentence.value = caption(piece.said)
        self.track.max, self.track.description = len(self.steps) - 1, reader.words.say("lesson-track")
        for name, made in self.buttons.items():
            label(made, reader.words.say(f"lesson-{name}"))
        label(self.open, reader.words.say("lesson-open"))
        self._refresh()

    def _refresh(self) -> None:
        if self.cue is None:
            return
        at, words, steps = self.track.value, self.reader.words, self.steps
        here = steps[at]
        bottom = steps[at - 1].actor if self.hands_open and at else READER
        self.picture.value = picture(here, self.reader, bottom=bottom)
        self.where.value = words.say("lesson-where", step=at, count=len(steps) - 1)
        told = explained(here, words, self.hands_open) if at else dealt(here, words)
        self.text.value = "".join(map(cards.html, told))
        mark(self.open, "mod-active", self.hands_open)
        for name, made in self.buttons.items():
            made.disabled = at == (0 if name in ("first", "back") else self.track.max)

    def rest(self, piece: Any, reader: Reader) -> tuple[Rest, ...]:
        self.cue = piece
        words = reader.words
        told = "\n".join(f"{at}. {_line(here, words)}" for at, here in enumerate(self.steps) if at)
        sentence = {"text/markdown": f"*{piece.said}*"}
        return still(self.steps[-1], words), sentence, {"text/markdown": told}


def deal(line: Timeline) -> tuple[Moment, ...]:
    """The moments of the last deal on a timeline, from its deal on."""
    first = max(at for at in range(line.cursor + 1) if line.steps[at].deal is not None)
    return tuple(Moment(line.at(at)) for at in range(first, line.cursor + 1))


def dealt(here: Moment, words: Words) -> tuple[Card, ...]:
    """The clauses by which a deal began."""
    return cards.rulings(here.game, here.step.rulings, words)


def explained(here: Moment, words: Words, hands_open: bool = False) -> tuple[Card, ...]:
    """A step: its rulings; the decision behind it, if that hand may be seen; what the table reads, and knows by now."""
    before, action = here.before(), here.step.action
    ruled = cards.rulings(here.game, here.step.rulings, words)
    decided = (cards.decision(before, before.decision(), words),) if hands_open or before.mover == READER else ()
    claims = tuple(Row(words.title(claim.source), claim.spoken(words)) for claim in table_presumes(here.timeline))
    known = (Card("reading", words.say("lesson-by-now"), claims),) if claims else ()
    return (*ruled, *decided, cards.reading(before.reading(action), words), *known)


def _line(here: Moment, words: Words) -> str:
    """A step in one line: what happened, what followed, and the convention that it seems to follow."""
    happened = " ".join(words.told(ruled) for ruled in here.step.rulings)
    follows = here.before().reading(here.step.action).convention
    return f"{happened} *{words.title(follows)}*" if follows else happened
