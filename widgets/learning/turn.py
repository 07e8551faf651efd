"""Your turn: a live table in a lesson, at which the reader looks for the play."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, partial
from html import escape
from typing import Any

import ipywidgets as ipw

from engine.words import Words
from widgets.face import Face, Selection
from widgets.games import FACES
from widgets.guard import guarded
from widgets.learning import cards
from widgets.learning.blocks import Reader, Rest, picture, sheet, still
from widgets.learning.exercise import Exercise, exercise
from widgets.learning.moments import Moment
from widgets.learning.picture import draw
from widgets.markup import rich
from widgets.panels import Picking, box, button, html, label, show
from widgets.scene import Scene, hit


class LiveTable:
    """The one live table of a lesson, with its tools: it stands where the reader plays, and is made only then."""

    TOOLS = ("pass", "go", "show", "again", "next")

    def __init__(self) -> None:
        self.guest: Turn | None = None

    def seat(self, guest: Turn) -> None:
        """Clear the table for another exercise."""
        before, self.guest = self.guest, guest
        if before is not None and before is not guest:
            before.leave()

    @cached_property
    def table(self) -> Any:
        """The canvas. ipycanvas is imported with it: that takes longer than to show a whole lesson."""
        from widgets.canvas import Table

        return Table(on_tap=self._tap, on_pan=_nothing, on_pinch=_nothing, on_key=self._key, on_fault=self._fault)

    @cached_property
    def alt(self) -> ipw.HTML:
        return html("sp-alt")

    @cached_property
    def say(self) -> ipw.HTML:
        return html("say sp-attr--role--status sp-attr--aria-live--polite")

    @cached_property
    def picking(self) -> Picking:
        return Picking(guarded(lambda action: self._guest.select(action), self._fault))

    @cached_property
    def buttons(self) -> dict[str, ipw.Button]:
        made = {name: button(press=guarded(partial(self._press, name), self._fault)) for name in self.TOOLS}
        for name in ("go", "next"):
            made[name].add_class("sp-go")
        return made

    @cached_property
    def widgets(self) -> tuple[ipw.Widget, ...]:
        """The canvas with its words, what is said, the tools."""
        top = box("sp-top", self.table.widget, self.alt, across=False)
        return top, self.say, box("tools", self.picking.widget, *self.buttons.values())

    @property
    def _guest(self) -> Turn:
        assert self.guest is not None
        return self.guest

    def _press(self, name: str) -> None:
        self._guest.press(name)

    def _tap(self, x: float, y: float) -> None:
        self._guest.tap(x, y)

    def _key(self, key: str, shift: bool = False, ctrl: bool = False, meta: bool = False) -> None:
        self._guest.key(key)

    def _fault(self) -> None:
        self.say.value = rich(self._guest.reader.words.say("note-fault"))


def _nothing(*_: Any) -> None:
    """In a lesson the table lies still."""


class Turn:
    """One task and the positions to solve it in, one after another."""

    def __init__(self, game: str, live: LiveTable, solved: Callable[[str], None] = lambda place: None) -> None:
        self.game, self.live, self.tell_solved = game, live, solved
        self.face: Face = FACES[game]()
        self.task, self.picture, self.answer = sheet(), sheet(), sheet()
        self.start = button("", "sp-go", press=guarded(self.sit, self._fault))
        self.box = box("sp-book sp-try", self.picture, self.start, across=False)
        self.widgets = (self.task, self.box, self.answer)
        self.cue: Any = None
        self.at = 0
        self.sitting = False
        self._begin()

    def _begin(self) -> None:
        """Put the position as it was."""
        self.chosen: Any = None
        self.tried: Any = None
        self.solved = False

    # --- What is so

    @property
    def exercise(self) -> Exercise:
        goal, *places = self.cue.words
        return exercise(self.game, goal, places[self.at])

    @property
    def last(self) -> bool:
        return self.at == len(self.cue.words) - 2

    @property
    def table_now(self) -> Moment:
        """What lies on the table: the position, or what the right play makes of it."""
        here = self.exercise.here
        return here.after(self.tried) if self.solved else here

    @property
    def choices(self) -> tuple[Any, ...]:
        return () if self.solved else self.exercise.here.choices

    # --- What the reader does

    def tap(self, x: float, y: float) -> None:
        """Touch the table."""
        here = self.exercise.here
        self._take(self.face.tapped(here.view, self.choices, self.chosen, hit(self._scene(), x, y)))

    def key(self, key: str) -> None:
        """Press a key at the table."""
        if key == "Enter":
            self.press("next" if self.solved and not self.last else "go")
        elif key == "Escape":
            self.select(None)
        else:
            self._take(self.face.keyed(self.exercise.here.view, self.choices, self.chosen, key))

    def press(self, name: str) -> None:
        """Press a tool of the table."""
        match name:
            case "go" if self.chosen is not None and not self.solved:
                self._answer(self.chosen)
            case "pass":
                self._answer(self._pass)
            case "show":
                self._try(self.exercise.right[0])
            case "again":
                self._begin()
            case "next":
                self.at += 1
                self._begin()
        self._refresh()

    def _take(self, selection: Selection) -> None:
        if selection.confirmed:
            self.press("go")
        elif selection.changed:
            self.select(selection.action)

    def select(self, action: Any) -> None:
        """Try an action in thought."""
        if not self.solved:
            self.chosen, self.tried = action, None
            self._refresh()

    def _answer(self, action: Any) -> None:
        """Try what the reader found; who had the answer shown has not found it."""
        self._try(action)
        if self.solved:
            self.tell_solved(self.cue.words[1 + self.at])

    def _try(self, action: Any) -> None:
        """Try an action: the right one solves the position, any other gets its reason."""
        self.tried, self.chosen = action, None
        self.solved = self.exercise.verdict(action) == "right"

    def sit(self) -> None:
        """The reader takes the table."""
        self.live.seat(self)
        self.sitting = True
        self._refresh()

    def leave(self) -> None:
        """Another exercise takes the table."""
        self.sitting = False
        self._refresh()

    @property
    def _pass(self) -> Any:
        return self.exercise.here.game.read("pass")

    def _fault(self) -> None:
        self.answer.value = rich(self.reader.words.say("note-fault"))

    # --- Showing

    def show(self, piece: Any, reader: Reader) -> None:
        self.cue, self.reader = piece, reader
        self.task.value = f'<p class="task">{rich(piece.said)}</p>'
        label(self.start, reader.words.say("lesson-try"))
        self._refresh()

    def rest(self, piece: Any, reader: Reader) -> tuple[Rest, ...]:
        goal, place, *_ = piece.words
        first, words = exercise(self.game, goal, place), reader.words
        found = cards.happens(first.here, first.right[0], words)
        answer = f"{words.say('lesson-answer', play=found)}\n\n{cards.markdown(first.answer(words))}"
        task = f"**{words.say('lesson-try')}.** {piece.said}"
        return {"text/markdown": task}, still(first.here, words), {"text/markdown": answer}

    def _scene(self) -> Scene:
        words, paper = self.reader.words, self.reader.paper
        return draw(self.table_now, words, paper, chosen=self.chosen, bottom=self.exercise.here.actor)

    def _refresh(self) -> None:
        words = self.reader.words
        found = self.exercise.answer(words, self.tried) if self.solved else ()
        self.answer.value = "".join(map(cards.html, found))
        if self.sitting:
            self._show_table(words)
            self._show_tools(words)
        else:
            self.picture.value = picture(self.table_now, self.reader, bottom=self.exercise.here.actor)
            self.box.children = (self.picture, self.start)

    def _show_table(self, words: Words) -> None:
        here = self.table_now
        view = here.game.view(here.state, self.exercise.here.actor)
        self.live.alt.value = escape(self.face.spoken(view, self.choices, words))
        self.live.say.value = self._sentence(words)
        self.live.table.show(self._scene())
        if self.box.children != self.live.widgets:
            self.box.children = self.live.widgets

    def _show_tools(self, words: Words) -> None:
        here, tools, playing = self.exercise.here, self.live.buttons, not self.solved
        spoken = self._scene().target(("do", "pass")) is not None
        passing = not spoken and here.game.judge(here.view, self._pass).clause != f"{self.game}.turn"
        wanted = {"pass": playing and passing, "go": playing, "show": playing, "again": not playing}
        for name, made in tools.items():
            label(made, words.say(f"lesson-{name}"))
            show(made, wanted.get(name, not playing and not self.last))
        tools["go"].disabled = self.chosen not in self.choices
        if self.chosen in self.choices:
            label(tools["go"], self.face.button(self.chosen, words))
        show(self.live.picking.widget, playing)
        self.live.picking.show(self.face.pickers(here.view, self.choices, self.chosen, words) if playing else ())

    def _sentence(self, words: Words) -> str:
        """What the reader is told: about what is tried, about what is selected, or what to do."""
        here = self.exercise.here
        if self.tried is not None:
            return self._told(words)
        possible = self.chosen in self.choices or self.face.unfinished(here.view, self.choices, self.chosen)
        if self.chosen is not None and not possible:
            refused = here.game.judge(here.view, self.chosen)
            return rich(words.ruling(refused))
        return rich(self.face.prompt(here.view, self.choices, self.chosen, words))

    def _told(self, words: Words) -> str:
        verdict = self.exercise.verdict(self.tried)
        said = f'<span class="{verdict}">{escape(words.say(f"lesson-{verdict}"))}</span>'
        if verdict == "right":
            return f"{said} {rich(cards.happens(self.exercise.here, self.tried, words))}"
        reasons = self.exercise.reasons(self.tried, words)
        return f"{said} " + " ".join(f"<b>{escape(words.title(id))}:</b> {rich(why)}" for id, why in reasons)
