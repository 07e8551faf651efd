"""The analyst's bench in a notebook: `bench = Bench()`, then `bench.part(1)`, one cell for each part.

Its prose lies beside that of the lessons. At a cue a record is laid under the inspector's glass, a decision is weighed,
or bots meet on many deals; the numbers are the engine's, the same at every run.
"""

from __future__ import annotations

import asyncio
import os
from dataclasses import dataclass
from functools import partial
from html import escape
from typing import Any

import ipywidgets as ipw

from engine import GAMES
from engine.record import Chair, Unreadable, load, replay
from engine.timeline import Timeline
from widgets import plain
from widgets.bench.reckoned import RECKONED
from widgets.games import FACES
from widgets.guard import guarded
from widgets.inspector.screen import Inspector
from widgets.learning.blocks import Block, Figure, Piece, Reader, Rest, Run, caption, sheet, still
from widgets.learning.moments import moment
from widgets.learning.prose import Cue, Name
from widgets.lesson import CONTENTS, TABLE, Lesson
from widgets.markup import quiet
from widgets.model import PERSON, TableModel
from widgets.panels import bare, box, html
from widgets.thinking import Mind

SERVED = "VOILA_KERNEL_ID" in os.environ
"""On a page that Voila serves nobody sees what stands there at rest, and nobody is to wait for what takes long."""
TELLING = 2.0
"""Seconds that a page of ours may take to tell its size."""


@dataclass(frozen=True, slots=True)
class Sole(Name):
    """The name of a text that belongs to no course."""

    @property
    def stem(self) -> str:
        return self.subject


NAME = Sole("", 0, "lab")


class Bench(Lesson):
    """The bench, from its text and the engine."""

    def __init__(self) -> None:
        super().__init__("lab")
        self.looks = html()
        self.head.children = (*self.head.children, self.looks)
        asyncio.get_event_loop().call_later(TELLING, guarded(self._plain, lambda: None))

    def _named(self, id: str) -> Name:
        return NAME

    def _plain(self) -> None:
        """A page that tells nothing of itself is a plain notebook: it gets our look."""
        if not self.viewport.known:
            self.looks.value = plain.style()

    def met(self) -> None:
        """The bench is no lesson: nobody counts who has read it."""

    def _where(self) -> str:
        return self.reader.words.say("bench-where")

    def _links(self) -> list[tuple[str, str]]:
        words = self.reader.words
        return [(TABLE, words.say("lesson-play")), (CONTENTS, words.say("lesson-contents"))]

    def _block(self, piece: Piece) -> Block:
        if not isinstance(piece, Cue):
            return Run("")
        game, *words = piece.words
        match piece.verb:
            case "figure":
                return Placed(Figure(game))
            case "glass":
                return Glass(self)
        return Sheet(asyncio.get_event_loop())


class Placed:
    """A figure whose game is named before its place."""

    def __init__(self, figure: Figure) -> None:
        self.figure = figure
        self.widgets = figure.widgets

    def show(self, piece: Any, reader: Reader) -> None:
        self.figure.show(_without_game(piece), reader)

    def rest(self, piece: Any, reader: Reader) -> tuple[Rest, ...]:
        return self.figure.rest(_without_game(piece), reader)


def _without_game(piece: Cue) -> Cue:
    return Cue(piece.verb, piece.words[1:], piece.said)


# --- A record under the glass


class Glass:
    """The inspector with a record under it; a record of one's own may be laid there instead."""

    def __init__(self, bench: Bench) -> None:
        guard = partial(guarded, on_fault=lambda: None)
        mind = Mind(asyncio.get_event_loop(), lambda: None)
        self.glass = Inspector(bench.viewport, mind, guard)
        self.upload, self.said, self.caption = bare(ipw.FileUpload, accept=".json", multiple=False), html(), sheet()
        self.upload.observe(guard(self._taken), names="value")
        self.frame = box("sp-app sp-embedded", self.glass.widget, self.upload, self.said, across=False)
        self.widgets = (self.frame, self.caption)

    def show(self, piece: Any, reader: Reader) -> None:
        self.caption.value = caption(piece.said)
        self.upload.description = reader.words.say("home-upload")
        self.words = reader.words
        self.glass.dress(reader.words, reader.paper.dark)
        if self.glass.model is None:
            self._lay(moment(*piece.words).timeline)

    def _lay(self, line: Timeline) -> None:
        chairs = tuple(Chair(PERSON) for _ in range(line.game.seats(line.options)))
        model = TableModel(line.game, chairs, "")
        model.timeline, model.seat = line, 0
        self.glass.enter(model, FACES[line.game.name]())

    def _taken(self, change: Any) -> None:
        if not self.upload.value:
            return
        content = bytes(self.upload.value[0].content)
        self.upload.value, self.said.value = (), ""
        try:
            line, _ = replay(load(content, GAMES))
        except Unreadable as unreadable:
            why = self.words.say(unreadable.id, **unreadable.facts)
            self.said.value = escape(self.words.say("note-unreadable", why=why))
        else:
            self._lay(line)

    def rest(self, piece: Any, reader: Reader) -> tuple[Rest, ...]:
        here = moment(*piece.words)
        told = (reader.words.told(step.rulings[0]) for step in here.timeline.done)
        lines = "\n".join(f"{at}. {sentence}" for at, sentence in enumerate(told, 1))
        return still(here, reader.words), {"text/markdown": f"*{piece.said}*\n\n{lines}"}


class Sheet:
    """Something reckoned at a cue, and the sentence under it. On a served page it comes when it is done."""

    def __init__(self, clock: Any) -> None:
        self.text, self.caption = html(), sheet()
        self.widgets = (box("sp-app sp-embedded", self.text), self.caption)
        self.mind = Mind(clock, lambda: None, patient=True)
        self.done = not SERVED

    def show(self, piece: Any, reader: Reader) -> None:
        self.caption.value = caption(piece.said)
        if self.done:
            self._write(RECKONED[piece.verb].html(piece, reader.words))
        else:
            self._write(quiet(reader.words.say("inspect-thinking")))
            self.mind.think(lambda: [RECKONED[piece.verb].html(piece, reader.words)], self._reckoned)

    def _reckoned(self, written: str) -> None:
        self.done = True
        self._write(written)

    def _write(self, written: str) -> None:
        self.text.value = f'<div class="sp-ins-sheet">{written}</div>'

    def rest(self, piece: Any, reader: Reader) -> tuple[Rest, ...]:
        if SERVED:
            return ({"text/markdown": ""},)
        told = RECKONED[piece.verb].markdown(piece, reader.words)
        return ({"text/markdown": f"{told}\n\n*{piece.said}*"},)
