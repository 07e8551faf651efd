"""The app: the start page and the table, wired to a model. Attributes go down, messages come up."""

from __future__ import annotations

import asyncio
from functools import partial
from html import escape
from pathlib import Path
from typing import Any

from engine import GAMES
from engine.record import Chair
from engine.words import LANGUAGES, TEXT, Words
from widgets import pages, plain
from widgets.canvas import Table
from widgets.face import Face, Selection
from widgets.games import FACES
from widgets.guard import guarded
from widgets.home import Home
from widgets.markup import opens, rich
from widgets.model import PACES, PERSON, TableModel
from widgets.panels import ActionBar, Bar, Drawer, Menu, Nav, box, html, label, mark, show
from widgets.scene import Camera, Scene, Stage, hit
from widgets.viewport import Viewport

FOLDERS = (TEXT, Path(__file__).parent / "text")
DOUBLE_CLICK = 0.35
"""Seconds after an action in which a second press of the same button is the tail of a double click."""
TELLING = 2.0
"""Seconds that a page of ours may take to tell its size."""
KEYS = {"h": "hint", "w": "why", "r": "rules", "l": "log", "u": "undo", "y": "redo"}


class App:
    """One page. `widget` is what the notebook shows."""

    def __init__(self, clock: Any = None) -> None:
        self.model: TableModel | None = None
        self.face: Face | None = None
        self.language, self.dark = "en", False
        self.scene = Scene(1, 1, ())
        self._guard = partial(guarded, on_fault=self._fault)
        self._clock, self._bot, self._acted = clock or asyncio.get_event_loop(), None, 0.0
        self.viewport = Viewport(self._guard(self._resized), self._guard(self._opened))
        self.home = Home(
            self._guard(self._start),
            self._guard(self._back_to_table),
            self._guard(self._speak),
            self._guard(self._press_dark),
        )
        self.table = Table(
            on_tap=self._tap, on_pan=self._pan, on_pinch=self._pinch, on_key=self._key, on_fault=self._fault
        )
        press = self._guard(self._press)
        self.bar, self.nav = Bar(press), Nav(press)
        self.action = ActionBar(self._guard(self._select), self._guard(self._clear), self._guard(self._go))
        self.menu = Menu(press, self._guard(self._set_pace), self._guard(self._speak))
        self.drawer = Drawer(self.menu, self._guard(self._close))
        self.alt, self.heard = (
            html("sp-alt sp-heard"),
            html("sp-heard sp-attr--role--status sp-attr--aria-live--polite"),
        )
        stage = box("sp-stage", self.table.widget, self.alt, self.action.widget, across=False)
        self.scrim = html("sp-scrim")
        main = box("sp-main", stage, self.scrim, self.drawer.widget)
        self.play = box("sp-play", self.bar.widget, main, self.nav.widget, across=False)
        self.style = html()
        self.widget = box(
            "sp-app", self.style, self.home.widget, self.play, self.heard, *self.viewport.widgets, across=False
        )
        self.table.widget.on_client_ready(self._guard(self._page_ready))
        show(self.play, False)
        self._relabel()

    # --- From the page

    def _fault(self) -> None:
        if self.model is not None:
            self.model.note = {"id": "fault"}
            self.action.say.value = rich(self.words.say("fault"))

    def _resized(self) -> None:
        """The page has told its size, its language and what it was opened with."""
        seen = self.viewport
        if seen.first:
            self.dark = seen.dark
            self._speak(seen.language)
            if seen.game in FACES:
                self._start(seen.game, tuple(Chair(PERSON if seat == 0 else "club") for seat in range(4)), seen.seed)
        mark(self.widget, "sp-phone", seen.phone)
        self._show()

    def _opened(self, clause: str) -> None:
        """A clause or convention was touched in a text: open the rules there."""
        if self.model is not None:
            self.model.clause, self.model.open = clause, "rules"
            self._show()

    def _page_ready(self) -> None:
        """A page that tells nothing of itself is a plain notebook: it gets our look, and the usual size."""
        self._clock.call_later(TELLING, self._guard(self._plain))

    def _plain(self) -> None:
        if not self.viewport.known:
            self.style.value = plain.style()
            self.viewport.assume(plain.WINDOW)

    # --- Starting, language, light

    @property
    def words(self) -> Words:
        chairs = self.model.chairs if self.model is not None else ()
        plain = Words(self.language, folders=FOLDERS)
        return Words(
            self.language, {seat: chair.name or plain.say(f"name-{seat}") for seat, chair in enumerate(chairs)}, FOLDERS
        )

    def _start(self, game: str, chairs: tuple[Chair, ...], seed: str | None = None) -> None:
        self.face = FACES[game]()
        self.model = TableModel(GAMES[game](), chairs, seed, language=self.language, dark=self.dark)
        self._back_to_table()

    def _back_to_table(self) -> None:
        show(self.home.widget, False)
        show(self.play, True)
        self._follow()

    def _speak(self, language: str) -> None:
        for code in LANGUAGES:
            mark(self.widget, f"sp-lang--{code}", code == language)
        self.language = language
        if self.model is not None:
            self.model.language = language
        self._relabel()
        self._show()

    def _press_dark(self) -> None:
        self.dark = not self.dark
        self._relabel()
        self._show()

    def _relabel(self) -> None:
        words = self.words
        mark(self.widget, "sp-dark", self.dark)
        self.home.relabel(words, self.dark, self.model is not None)
        self.bar.relabel(words)
        self.nav.relabel(words)
        label(self.action.clear, words.say("button-clear"))

    # --- What a person does

    def _select(self, action: Any) -> None:
        if self.model is not None:
            self.model.select(action)
            self._show()

    def _clear(self) -> None:
        if self.model is not None:
            self.model.cancel()
            self._show()

    def _go(self) -> None:
        """The yellow button: answer the question, let the next bot move, reveal the hand, or do what is selected."""
        model = self.model
        if model is None or self._clock.time() - self._acted < DOUBLE_CLICK:
            return
        if model.asking == "restart":
            model.restart_deal()
        elif model.asking == "new-session":
            model.new_session()
        elif model.awaited is not None:
            model.reveal()
        elif model.bot_to_move and model.pace == "step":
            model.bot_step()
        else:
            model.confirm()
        self._follow()

    def _tap(self, x: float, y: float) -> None:
        model = self.model
        if model is None or self.face is None:
            return
        target = hit(self.scene, x, y)
        if isinstance(target, tuple) and target[0] == "zoom":
            self._zoom(target[1])
        elif model.awaited is None and not model.asking:
            self._take(self.face.tapped(model.view, model.choices, model.chosen, target))

    def _take(self, selection: Selection) -> None:
        if selection.confirmed:
            self._go()
        elif selection.changed:
            self._select(selection.action)

    def _key(self, key: str, shift: bool = False, ctrl: bool = False, meta: bool = False) -> None:
        model = self.model
        if model is None or self.face is None:
            return
        if key == "Enter":
            self._go()
        elif key == "Escape":
            self._close() if model.open else self._clear()
        elif key in ("p", "n") and model.forced is not None:
            self._go()
        elif key in ("+", "=", "-", "f"):
            self._zoom({"-": "out", "f": "fit"}.get(key, "in"))
        elif key.lower() in KEYS:
            self._press(KEYS[key.lower()])
        else:
            self._take(self.face.keyed(model.view, model.choices, model.chosen, key))

    def _press(self, name: str) -> None:
        """A tool of the bar, the nav or the menu."""
        model = self.model
        if model is None:
            return
        match name:
            case "home":
                model.open = "home"
                show(self.play, False)
                show(self.home.widget, True)
                self._relabel()
            case "undo":
                model.undo()
            case "redo":
                model.redo()
            case "hint":
                model.ask_hint()
            case "restart" | "new-session":
                model.open, model.asking = "", name
            case "dark":
                self._press_dark()
            case "why" | "log" | "rules" | "more":
                model.clause = ""
                model.open = "" if model.open == name else name
        self._follow()

    def _close(self) -> None:
        if self.model is not None:
            self.model.open = ""
            self._follow()

    def _set_pace(self, pace: str) -> None:
        if self.model is not None:
            self.model.pace = pace
            self._follow()

    # --- The camera

    def _zoom(self, how: str) -> None:
        if self.model is not None:
            centre = self.scene.width / 2, self.scene.height / 2
            factor = {"in": 1.25, "out": 0.8}.get(how)
            self.model.camera = self.model.camera.zoomed(factor, *centre) if factor else Camera()
            self._paint()

    def _pan(self, dx: float, dy: float) -> None:
        if self.model is not None:
            self.model.camera = self.model.camera.panned(dx, dy)
            self._paint()

    def _pinch(self, factor: float, x: float, y: float) -> None:
        if self.model is not None:
            self.model.camera = self.model.camera.zoomed(factor, x, y)
            self._paint()

    # --- The bots' clock

    def _follow(self) -> None:
        """Show what is, and let the next bot think if one is to move."""
        if self._bot is not None:
            self._bot.cancel()
            self._bot = None
        model = self.model
        if model is not None:
            self._acted = self._clock.time()
            if model.open == "home" and self.play.layout.display != "none":
                model.open = ""
            wait = PACES[model.pace]
            if model.bot_waits and wait is not None:
                self._bot = self._clock.call_later(wait, self._guard(self._bot_moves))
        self._show()

    def _bot_moves(self) -> None:
        self._bot = None
        if self.model is not None and self.model.bot_waits:
            self.model.bot_step()
            self._follow()

    # --- Showing

    def _show(self) -> None:
        if self.model is None or self.face is None:
            return
        words = self.words
        self._paint()
        self._show_bar(self.model, self.face, words)
        self._show_action(self.model, self.face, words)
        self._show_drawer(self.model, self.face, words)
        self._announce(self.model, self.face, words)

    def _paint(self) -> None:
        model, face = self.model, self.face
        if model is None or face is None or not self.viewport.known:
            return
        words = self.words
        width, height = self.viewport.stage(drawer=self._docked)
        stage = Stage(
            width=width, height=height, names=tuple(words.seat(seat) for seat in range(len(model.chairs))),
            bottom=model.seat or 0, bots=frozenset(s for s in range(len(model.chairs)) if not model.is_person(s)),
            dark=self.dark, covered=model.awaited is not None, camera=model.camera,
        )  # fmt: skip
        self.scene = face.draw(model.view, model.choices, model.chosen, stage, words)
        self.table.show(self.scene)

    @property
    def _docked(self) -> bool:
        return not self.viewport.narrow

    def _show_bar(self, model: TableModel, face: Face, words: Words) -> None:
        public = model.public
        where = words.say("label-deal", number=public.deal)
        name = words.say(f"game-{model.game.name}")
        self.bar.title.value = (
            f'<div class="ttl"><span class="sp-serif">{escape(name)}</span><small>{escape(where)}</small></div>'
        )
        self.bar.score.value = face.score(model.view, words)
        for tools in (self.bar.buttons, self.nav.buttons):
            tools["undo"].disabled = not model.timeline.can_go_back
            tools["hint"].disabled = model.mover is None or not model.choices
            for name in ("why", "log", "rules", "more"):
                if name in tools:
                    mark(tools[name], "sp-on", model.open == name)
        self.bar.buttons["redo"].disabled = not model.timeline.can_redo

    def _show_action(self, model: TableModel, face: Face, words: Words) -> None:
        self.action.say.value = self._sentence(model, face, words)
        go, ready = self.action.go, model.ready
        stepping = model.bot_to_move and model.pace == "step"
        if model.asking:
            label(go, words.say(f"button-{model.asking}"))
        elif model.awaited is not None:
            label(go, words.say("button-reveal", seat=model.awaited))
        elif stepping:
            label(go, words.say("button-step"))
        else:
            label(go, face.button(ready, words) if ready is not None else words.say("button-confirm"))
        go.disabled = not (model.asking or model.awaited is not None or stepping or ready is not None)
        show(self.action.clear, model.chosen is not None or bool(model.asking))
        asks = model.awaited is None and not model.asking and model.mover is not None
        self.action.picking.show(face.pickers(model.view, model.choices, model.chosen, words) if asks else ())

    def _sentence(self, model: TableModel, face: Face, words: Words) -> str:
        if model.asking:
            return rich(words.say(f"ask-{model.asking}"))
        if model.awaited is not None:
            return rich(words.say("prompt-handover", seat=model.awaited))
        if model.chosen is not None and model.ready is None:
            refused = model.game.judge(model.view, model.chosen)
            if refused.clause != "dominoes.match" or refused.facts.get("why") != "which":
                return f"{rich(words.ruling(refused))} {opens(refused.clause, words.say(refused.clause, 'title'), 'n')}"
        if model.note:
            return rich(
                words.say(
                    f"note-{model.note['id']}" if model.note["id"] != "fault" else "fault",
                    **{k: v for k, v in model.note.items() if k != "id"},
                )
            )
        if model.bot_to_move:
            return rich(words.say("prompt-step" if model.pace == "step" else "prompt-bot", seat=model.mover))
        if model.public.result is not None:
            return rich(" ".join(face.heading(model.view, model.choices, words)))
        return rich(face.prompt(model.view, model.choices, model.chosen, words))

    def _show_drawer(self, model: TableModel, face: Face, words: Words) -> None:
        page = model.open if model.open in ("why", "log", "rules", "more") else "why"
        drawer, phone = self.drawer, self.viewport.narrow
        over = bool(model.open) and model.open != "home"
        show(drawer.widget, over or not phone)
        show(self.scrim, over and phone)
        mark(drawer.widget, "sp-sheet", phone)
        show(drawer.menu.widget, page == "more")
        show(drawer.close_icon, over)
        show(drawer.close, over)
        show(drawer.paused, over)
        if over:
            label(drawer.close_icon, words.say("button-close"), icon_only=True)
            label(drawer.close, words.say("button-close-resume"))
            drawer.paused.value = f'<div class="pz sp-i-pause">{escape(words.say("paused"))}</div>'
        show(drawer.body, page != "more")
        drawer.title.value = f"<h2>{escape(words.say(f'button-{page}'))}</h2>"
        drawer.body.value = self._page(page, model, face, words)
        drawer.menu.show(model.pace, self.dark, model.timeline.can_redo, words)

    def _page(self, page: str, model: TableModel, face: Face, words: Words) -> str:
        match page:
            case "log":
                return pages.log(model, words)
            case "rules":
                return pages.rules(model.game, model.clause, words)
            case "more":
                return ""
        return pages.why(model, face, words)

    def _announce(self, model: TableModel, face: Face, words: Words) -> None:
        """Tell a screen reader what is selected, or what happened and how the table stands."""
        covered = model.awaited is not None
        spoken = "" if covered else face.spoken(model.view, model.choices, words)
        self.alt.value = escape(spoken or words.say("prompt-handover", seat=model.awaited))
        last = [] if covered else [move.happened for move in pages.entries(model, words, 1)]
        told = (
            self.action.say.value
            if model.chosen is not None or covered or model.note
            else f"{rich(' '.join(last))} {rich(spoken)}"
        )
        self.heard.value = told
