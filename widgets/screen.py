"""The table on the page and all that stands around it. It shows a model, and does to it what its person asks for."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from html import escape
from typing import Any

from engine.ruling import Ruling
from engine.system import Decision
from engine.words import Words
from widgets import pages
from widgets.canvas import Table
from widgets.face import Face, Selection
from widgets.guard import guarded
from widgets.markup import rich
from widgets.model import PACES, TableModel
from widgets.motion import LASTS, Motion, moved
from widgets.panels import ActionBar, Bar, Drawer, Menu, Nav, Strip, box, html, label, mark, show
from widgets.scene import Camera, Scene, Stage, hit
from widgets.thinking import Mind
from widgets.viewport import Viewport

DOUBLE_CLICK = 0.35
"""Seconds after an action in which a second press of the same button is the tail of a double click."""
KEYS = {"h": "hint", "w": "why", "r": "rules", "l": "log", "u": "undo", "y": "redo"}
PAGES = ("why", "log", "rules", "more")


class TableScreen:
    """A game in the window. `tell(name)` hears what is not the table's own affair, such as home, dark, or that a pace
    was chosen; `speak` hears a language."""

    def __init__(
        self, viewport: Viewport, clock: Any, tell: Callable[[str], None], speak: Callable[[str], None]
    ) -> None:
        self.viewport, self._clock, self._tell = viewport, clock, tell
        self._model: TableModel | None = None
        self.face: Face
        self.words, self.dark = Words(), False
        self.scene = Scene(1, 1, ())
        self._stands: tuple[TableModel | None, int] = (None, 0)
        self._bot: Any = None
        self._landing: Any = None
        self._told = ""
        self._due = False
        self._acted = 0.0
        self.mind = Mind(clock, self.fault)
        self._build(speak)

    def _build(self, speak: Callable[[str], None]) -> None:
        on = self._when_seated
        self.table = Table(
            on_tap=on(self._tap), on_pan=on(self._pan), on_pinch=on(self._pinch), on_key=on(self._key),
            on_fault=self.fault,
        )  # fmt: skip
        press = on(self._press)
        self.bar, self.nav = Bar(press), Nav(press)
        self.strip = Strip(on(self._read_news), on(partial(self._press, "what-if-back")))
        self.action = ActionBar(on(self._select), on(self._clear), on(self._go))
        self.drawer = Drawer(
            Menu(press, on(self._set_pace), on(speak)), on(self._close), on(partial(self._press, "inspect"))
        )
        self.alt, self.scrim = html("sp-alt sp-heard"), html("sp-scrim")
        self.heard = html("sp-heard sp-attr--role--status sp-attr--aria-live--polite")
        stage = box("sp-stage", self.table.widget, self.alt, self.action.widget, across=False)
        main = box("sp-main", stage, self.scrim, self.drawer.widget)
        self.widget = box(
            "sp-play", self.bar.widget, self.strip.widget, main, self.nav.widget, self.heard, across=False
        )

    def _when_seated(self, call: Callable[..., Any]) -> Callable[..., None]:
        """The callback, guarded; before there is a game it does nothing."""
        return guarded(lambda *given: call(*given) if self._model is not None else None, self.fault)

    @property
    def seated(self) -> bool:
        return self._model is not None

    @property
    def model(self) -> TableModel:
        if self._model is None:
            raise LookupError("nobody sits at the table yet")
        return self._model

    @property
    def away(self) -> bool:
        """Is something else shown, and do the bots wait?"""
        return self._model is None or self._model.away

    @away.setter
    def away(self, away: bool) -> None:
        if self._model is not None:
            self._model.away = away
            self.follow()

    def sit(self, model: TableModel, face: Face) -> None:
        """Put a game on the table."""
        self._model, self.face = model, face
        for seat in filter(model.computes, range(len(model.chairs))):
            self.mind.prepare(partial(model.system, seat))
        self.follow()

    def fault(self) -> None:
        """Something failed, and nothing came of it: say so."""
        if self._model is not None:
            self._model.note = {"id": "fault"}
            self.action.say.value = rich(self.words.say("note-fault"))

    def dress(self, words: Words, dark: bool) -> None:
        """Take another language or light."""
        self.words, self.dark = words, dark
        self.bar.relabel(words)
        self.nav.relabel(words)
        self.show()

    # --- What its person does

    def _select(self, action: Any, focus: Any = None) -> None:
        """Preview: only the table and the action bar change, and the page on which a hint stood."""
        hinted = self.model.hint is not None
        self.model.select(action)
        self.model.focus = focus
        self._paint()
        self._show_action()
        if hinted or self._landing is not None or self._told != self._facts():
            self._show_beside()
        self._announce()

    def _facts(self) -> str:
        """What everybody may count, with what is selected."""
        return self.face.facts(self.model.view, self.model.chosen, self.words)

    def _clear(self) -> None:
        if self.model.dismissal in ("", "clear"):
            self._select(None)
        else:
            self.model.dismiss()
            self.follow()

    def _go(self) -> None:
        """The yellow button: do what it offers, or what is selected."""
        model = self.model
        if self._clock.time() - self._acted < DOUBLE_CLICK:
            return
        if model.offer == "step":
            self._acted = self._clock.time()
            return self._bot_due()
        if model.offer:
            model.accept()
        else:
            model.confirm()
        self._acted = self._clock.time()
        self.follow()

    def _tap(self, x: float, y: float) -> None:
        model, target = self.model, hit(self.scene, x, y)
        if isinstance(target, tuple) and target[0] == "zoom":
            self._zoom(target[1])
        elif model.choices and not model.question:
            self._take(self.face.tapped(model.view, model.choices, model.chosen, target))

    def _take(self, selection: Selection) -> None:
        if selection.confirmed:
            self._go()
        elif selection.changed or selection.focus is not None:
            self._select(selection.action, selection.focus)

    def _key(self, key: str, shift: bool = False, ctrl: bool = False, meta: bool = False) -> None:
        model = self.model
        if key == "Enter":
            self._go()
        elif key == "Escape":
            self._close() if model.open else self._clear()
        elif key in ("p", "n") and model.forced is not None and not model.asking:
            self._go()
        elif key in ("+", "=", "-", "f"):
            self._zoom({"-": "out", "f": "fit"}.get(key, "in"))
        elif key.lower() in KEYS:
            self._press(KEYS[key.lower()])
        elif model.choices:
            self._take(self.face.keyed(model.view, model.choices, model.chosen, key, model.focus))

    def _press(self, name: str) -> None:
        """A tool of the bar, the nav or the menu."""
        model = self.model
        match name:
            case "undo":
                model.undo()
            case "redo":
                model.redo()
            case "hint":
                model.ask_hint()
            case "restart" | "new-session":
                model.open, model.asking = "", name
            case "why" | "log" | "rules" | "more":
                model.clause, model.open = "", "" if model.open == name else name
            case "colours":
                model.coloured = not model.coloured
            case _:
                self._tell(name)
        self.follow()

    def open_rules(self, clause: str) -> None:
        """Open the rules at a clause or convention."""
        self.model.clause, self.model.open = clause, "rules"
        self.follow()

    def _close(self) -> None:
        self.model.open = ""
        self.follow()

    def _read_news(self) -> None:
        self.model.news = ""
        self.show()

    def _set_pace(self, pace: str) -> None:
        self.model.pace = pace
        self._tell("pace")
        self.follow()

    # --- The camera

    def _zoom(self, how: str) -> None:
        centre = self.scene.width / 2, self.scene.height / 2
        factor = {"in": 1.25, "out": 0.8}.get(how)
        self._look(self.model.camera.zoomed(factor, *centre) if factor else Camera())

    def _pan(self, dx: float, dy: float) -> None:
        self._look(self.model.camera.panned(dx, dy))

    def _pinch(self, factor: float, x: float, y: float) -> None:
        self._look(self.model.camera.zoomed(factor, x, y))

    def _look(self, camera: Camera) -> None:
        self.model.camera = camera
        self._paint()

    # --- The bots' clock

    def follow(self) -> None:
        """Show what is, and let the next bot think if one is to move: it acts once its time has come, too."""
        if self._bot is not None:
            self._bot.cancel()
        self._bot, self._due = None, False
        self.mind.forget()
        model, wait = self.model, PACES[self.model.pace]
        if model.bot_waits:
            if not model.thought_out:
                thought = model.thought(model.timeline.cursor)
                self.mind.think(lambda: [thought()], self._bot_thought)
            if wait is not None:
                self._bot = self._clock.call_later(wait, self._when_seated(self._bot_due))
        self.show()

    def _bot_due(self) -> None:
        self._bot, self._due = None, True
        self._bot_moves()

    def _bot_thought(self, decision: Decision) -> None:
        self.model.remember(decision)
        self._bot_moves()

    def _bot_moves(self) -> None:
        if self._due and self.model.bot_waits and self.model.thought_out:
            self.model.bot_step()
            self.follow()

    # --- Showing

    def show(self) -> None:
        """Bring everything on the page in line with the model."""
        if self._model is not None:
            self.viewport.strip = self.strip.needed(self.model)
            self.strip.show(self.model, self.words)
            motion = self._paint()
            self._show_action()
            self._show_beside(LASTS / 1000 if motion is not None and motion.comes is not None else 0)
            self._announce()

    def _show_beside(self, wait: float = 0) -> None:
        """Bring the score and the page beside the table in line: what they tell of a move when it has landed."""
        if self._landing is not None:
            self._landing.cancel()
            self._landing = None
        if wait:
            self._landing = self._clock.call_later(wait, self._when_seated(self._show_beside))
        else:
            self._show_bar()
            self._show_drawer()

    def _paint(self) -> Motion | None:
        """Paint the table; say what moves on it."""
        model, words = self.model, self.words
        if not self.viewport.known:
            return None
        width, height = self.viewport.stage
        seats = range(len(model.chairs))
        stage = Stage(
            width=width, height=height, names=tuple(map(words.seat, seats)), bottom=model.bottom,
            bots=frozenset(seat for seat in seats if not model.is_person(seat)), absent=model.absent, dark=self.dark,
            covered=model.awaited is not None, camera=model.camera, coloured=model.coloured,
            focus=model.focus, hint=model.hint and self.face.lamp(model.hint.action),
        )  # fmt: skip
        before, self.scene = self.scene, self.face.draw(model.view, model.choices, model.chosen, stage, words)
        (sat, stood), self._stands = self._stands, (model, model.timeline.cursor)
        on = self.viewport.motion and sat is model and model.timeline.cursor - stood in (0, 1)
        motion = moved(before, self.scene) if on else None
        self.table.show(self.scene, motion)
        return motion

    def _show_bar(self) -> None:
        model, words = self.model, self.words
        name, deal = (
            words.say(f"game-{model.game.name}"),
            words.say("label-deal", number=model.game.number(model.public)),
        )
        self.bar.title.value = (
            f'<div class="ttl"><span class="sp-serif">{escape(name)}</span><small>{escape(deal)}</small></div>'
        )
        self.bar.score.value = self.face.score(model.view, words)
        for tools in (self.bar.buttons, self.nav.buttons):
            tools["undo"].disabled = not model.can_undo
            tools["hint"].disabled = model.mover is None or not model.choices
            for page in PAGES:
                if page in tools:
                    mark(tools[page], "sp-on", model.open == page)
        self.bar.buttons["redo"].disabled = not model.can_redo

    def _show_action(self) -> None:
        model, words = self.model, self.words
        self.action.say.value = rich(self._sentence()) + self._clause()
        name, ready = self._offer()
        with self.action.go.hold_sync():
            label(self.action.go, name)
            self.action.go.disabled = not ready
        show(self.action.clear, bool(model.dismissal))
        label(self.action.clear, words.say(f"button-{model.dismissal or 'clear'}"))
        asks = bool(model.choices) and not model.question and model.mover is not None
        self.action.picking.show(self.face.pickers(model.view, model.choices, model.chosen, words) if asks else ())

    def _offer(self) -> tuple[str, bool]:
        """What the yellow button says, and whether it can be pressed."""
        model, say = self.model, self.words.say
        if model.offer:
            return say(f"button-{model.offer}", seat=model.about), True
        ready = model.ready
        return (say("button-confirm"), False) if ready is None else (self.face.button(ready, self.words), True)

    def _sentence(self) -> str:
        """The one sentence of the action bar."""
        model, say = self.model, self.words.say
        if model.trouble is not None:
            return say(model.trouble.id, **model.trouble.facts)
        if model.question:
            return say(model.question, seat=model.about)
        if self._refusal is not None:
            return self.words.ruling(self._refusal)
        if model.note:
            return say(f"note-{model.note['id']}", **{key: fact for key, fact in model.note.items() if key != "id"})
        if model.waiting:
            return say(model.waiting, seat=model.about)
        if model.public.result is not None:
            return " ".join(self.face.heading(model.view, model.choices, self.words))
        return self.face.prompt(model.view, model.choices, model.chosen, self.words)

    @property
    def _refusal(self) -> Ruling[bool] | None:
        """The ruling against what is selected, if it is whole and forbidden."""
        model = self.model
        if model.trouble is not None or model.question:
            return None
        if model.chosen is None or model.ready is not None or self._unfinished:
            return None
        ruling: Ruling[bool] = model.game.judge(model.view, model.chosen)
        return ruling

    def _clause(self) -> str:
        """The tag that opens the rule against what is selected."""
        refusal = self._refusal
        return f" {pages.cited(refusal.clause, self.words)}" if refusal is not None else ""

    @property
    def _unfinished(self) -> bool:
        return self.face.unfinished(self.model.view, self.model.choices, self.model.chosen)

    def _show_drawer(self) -> None:
        model, words, drawer = self.model, self.words, self.drawer
        self._told = self._facts()
        page, narrow = model.open or "why", self.viewport.narrow
        show(drawer.widget, bool(model.open) or not narrow)
        show(self.scrim, bool(model.open) and narrow)
        mark(drawer.widget, "sp-sheet", narrow)
        ended = model.public.result is not None and not model.trial
        drawer.show(page, bool(model.open), not model.shared, words, ended)
        drawer.body.value = self._page(page)
        drawer.menu.show(model, self.dark, words)

    def _page(self, page: str) -> str:
        match page:
            case "log":
                return pages.log(self.model, self.face, self.words)
            case "rules":
                return pages.rules(self.model, self.face, self.words)
            case "more":
                return ""
        return pages.why(self.model, self.face, self.words)

    def _announce(self) -> None:
        """Tell a screen reader what is selected, or what happened and how the table stands."""
        model, words, sentence = self.model, self.words, self._sentence()
        covered = model.awaited is not None
        spoken = sentence if covered else self.face.spoken(model.view, model.choices, words)
        last = "".join(move.happened for move in pages.entries(model, words, 1))
        place = self.scene.target(model.focus) if model.focus is not None else None
        first = model.question or model.trouble or model.note or model.chosen is not None or place
        sentence = f"{place.label} {sentence}" if place is not None else sentence
        self.alt.value = escape(spoken)
        self.heard.value = escape(sentence if first else f"{last} {spoken}")
