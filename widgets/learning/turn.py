"""Your turn: a live table in a lesson, at which the reader looks for the play."""

from __future__ import annotations

from functools import partial
from html import escape
from typing import Any

from engine.words import Words
from widgets.face import Face, Selection
from widgets.games import FACES
from widgets.guard import guarded
from widgets.learning import cards
from widgets.learning.blocks import Reader, Rest, picture, still
from widgets.learning.exercise import Exercise
from widgets.learning.moments import Moment, moment
from widgets.learning.picture import draw
from widgets.markup import rich
from widgets.panels import Picking, box, button, html, label, show
from widgets.scene import Scene, hit


class LiveTable:
    """The one live table of a lesson: it stands where the reader plays, and is painted only from then on."""

    def __init__(self) -> None:
        self.guest: Turn | None = None
        self._table: Any = None

    @property
    def table(self) -> Any:
        """The canvas. ipycanvas is imported with it: that takes longer than to show a whole lesson."""
        from widgets.canvas import Table

        if self._table is None:
            self._table = Table(
                on_tap=self._tap, on_pan=_nothing, on_pinch=_nothing, on_key=self._key, on_fault=self._fault
            )
        return self._table

    def seat(self, guest: Turn) -> None:
        """Clear the table for another exercise."""
        if self.guest is not None and self.guest is not guest:
            self.guest.leave()
        self.guest = guest

    def _tap(self, x: float, y: float) -> None:
        if self.guest is not None:
            self.guest.tap(x, y)

    def _key(self, key: str, shift: bool = False, ctrl: bool = False, meta: bool = False) -> None:
        if self.guest is not None:
            self.guest.key(key)

    def _fault(self) -> None:
        if self.guest is not None:
            self.guest.fault()


def _nothing(*_: Any) -> None:
    """In a lesson the table lies still."""


class Turn:
    """One task and the positions to solve it in, one after another."""

    TOOLS = ("try", "pass", "go", "show", "again", "next")

    def __init__(self, game: str, live: LiveTable) -> None:
        self.game, self.live = game, live
        self.face: Face = FACES[game]()
        self.task, self.answer = html("sp-book"), html("sp-book")
        self.picture, self.alt, self.top = html(), html("sp-alt"), box("sp-top", across=False)
        self.say = html("say sp-attr--role--status sp-attr--aria-live--polite")
        guard = partial(guarded, on_fault=self.fault)
        self.picking = Picking(guard(self._select))
        self.buttons = {name: button(press=guard(getattr(self, f"_press_{name}"))) for name in self.TOOLS}
        for name in ("try", "go", "next"):
            self.buttons[name].add_class("sp-go")
        tools = box("tools", self.picking.widget, *self.buttons.values())
        self.widgets = (self.task, box("sp-book sp-try", self.top, self.say, tools, across=False), self.answer)
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
        return Exercise(moment(self.game, places[self.at]), goal)

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
            self._press_next() if self.solved and not self.last else self._press_go()
        elif key == "Escape":
            self._select(None)
        else:
            self._take(self.face.keyed(self.exercise.here.view, self.choices, self.chosen, key))

    def _take(self, selection: Selection) -> None:
        if selection.confirmed:
            self._press_go()
        elif selection.changed:
            self._select(selection.action)

    def _select(self, action: Any) -> None:
        if not self.solved:
            self.chosen, self.tried = action, None
            self._refresh()

    def _press_try(self) -> None:
        self.live.seat(self)
        self.sitting = True
        self._refresh()

    def _press_pass(self) -> None:
        self._answer(self._pass)

    def _press_go(self) -> None:
        if self.chosen is not None and not self.solved:
            self._answer(self.chosen)

    def _answer(self, action: Any) -> None:
        """Try an action: the right one solves the position, any other gets its reason."""
        self.tried, self.chosen = action, None
        self.solved = self.exercise.verdict(action) == "right"
        self._refresh()

    def _press_show(self) -> None:
        self.tried, self.chosen, self.solved = self.exercise.right[0], None, True
        self._refresh()

    def _press_again(self) -> None:
        self._begin()
        self._refresh()

    def _press_next(self) -> None:
        self.at += 1
        self._press_again()

    def leave(self) -> None:
        """Another exercise takes the table."""
        self.sitting = False
        self._refresh()

    def fault(self) -> None:
        self.say.value = rich(self.reader.words.say("note-fault"))

    @property
    def _pass(self) -> Any:
        return self.exercise.here.game.read("pass")

    # --- Showing

    def show(self, piece: Any, reader: Reader) -> None:
        self.cue, self.reader = piece, reader
        self.task.value = f'<p class="task">{rich(piece.said)}</p>'
        for name, made in self.buttons.items():
            label(made, reader.words.say(f"lesson-{name}"))
        self._refresh()

    def rest(self, piece: Any, reader: Reader) -> tuple[Rest, ...]:
        goal, place, *_ = piece.words
        exercise, words = Exercise(moment(self.game, place), goal), reader.words
        found = cards.happens(exercise.here, exercise.right[0], words)
        answer = f"{words.say('lesson-answer', play=found)}\n\n{cards.markdown(exercise.answer(words))}"
        task = f"**{words.say('lesson-try')}.** {piece.said}"
        return {"text/markdown": task}, still(exercise.here, words), {"text/markdown": answer}

    def _scene(self) -> Scene:
        words, paper = self.reader.words, self.reader.paper
        return draw(self.table_now, words, paper, chosen=self.chosen, seat=self.exercise.here.reader)

    def _refresh(self) -> None:
        words = self.reader.words
        self._show_table(words)
        self._show_tools(words)
        self.say.value = self._sentence(words)
        found = self.exercise.answer(words, self.tried) if self.solved else ()
        self.answer.value = "".join(map(cards.html, found))

    def _show_table(self, words: Words) -> None:
        if not self.sitting:
            self.picture.value = picture(self.table_now, self.reader, seat=self.exercise.here.reader)
            self.top.children = (self.picture,)
            return
        here = self.table_now
        view = here.game.view(here.state, self.exercise.here.reader)
        self.alt.value = escape(self.face.spoken(view, self.choices, words))
        self.live.table.show(self._scene())
        if self.top.children[:1] != (self.live.table.widget,):
            self.top.children = (self.live.table.widget, self.alt)

    def _show_tools(self, words: Words) -> None:
        here, tools, playing = self.exercise.here, self.buttons, self.sitting and not self.solved
        passing = here.game.judge(here.view, self._pass).clause != f"{self.game}.turn"
        show(tools["try"], not self.sitting and not self.solved)
        show(tools["pass"], playing and passing)
        show(tools["go"], playing)
        show(tools["show"], playing)
        show(tools["again"], self.sitting and self.solved)
        show(tools["next"], self.sitting and self.solved and not self.last)
        tools["go"].disabled = self.chosen not in self.choices
        if self.chosen in self.choices:
            label(tools["go"], self.face.button(self.chosen, words))
        else:
            label(tools["go"], words.say("button-confirm"))
        show(self.picking.widget, playing)
        self.picking.show(self.face.pickers(here.view, self.choices, self.chosen, words) if playing else ())

    def _sentence(self, words: Words) -> str:
        """What the reader is told: about what is tried, about what is selected, or what to do."""
        here = self.exercise.here
        if self.tried is not None:
            return self._told(words)
        if self.chosen is not None and self.chosen not in self.choices:
            refused = here.game.judge(here.view, self.chosen)
            return rich(words.ruling(refused))
        return rich(self.face.prompt(here.view, self.choices, self.chosen, words)) if self.sitting else ""

    def _told(self, words: Words) -> str:
        verdict = self.exercise.verdict(self.tried)
        said = f'<span class="{verdict}">{escape(words.say(f"lesson-{verdict}"))}</span>'
        if verdict == "right":
            return f"{said} {rich(cards.happens(self.exercise.here, self.tried, words))}"
        reasons = self.exercise.reasons(self.tried, words)
        return f"{said} " + " ".join(f"<b>{escape(words.title(id))}:</b> {rich(why)}" for id, why in reasons)
