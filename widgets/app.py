"""The app: the start page, the table, and the store between them. Attributes go down, messages come up."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from functools import partial
from html import escape
from pathlib import Path
from typing import Any

from engine import GAMES
from engine.bots import level, levels
from engine.learned import learned
from engine.record import Unreadable, load
from engine.store import Saved, Store
from engine.trouble import Trouble
from engine.words import LANGUAGES, TEXT, Words
from widgets import plain
from widgets.games import FACES
from widgets.guard import guarded
from widgets.home import Home, Wish, usual
from widgets.keeping import KeptModel
from widgets.learning.progress import Course
from widgets.model import TableModel
from widgets.panels import box, html, mark, show
from widgets.screen import TableScreen
from widgets.viewport import Viewport

FOLDERS = (TEXT, Path(__file__).parent / "text")
TELLING = 2.0
"""Seconds that a page of ours may take to tell its size."""
LISTENING = 1.0
"""Seconds between two looks at what another window may have done to this game."""


class App:
    """One page. `widget` is what the notebook shows; `clock` is the event loop, `store` where games are kept."""

    def __init__(self, clock: Any = None, store: Store | None = None) -> None:
        self.language, self.dark, self.trouble = "en", False, None
        self.store = store or self._opened_store()
        self._clock = clock or asyncio.get_event_loop()
        guard = partial(guarded, on_fault=self._fault)
        self.viewport = Viewport(guard(self._told), guard(self._open_rules))
        self.screen = TableScreen(self.viewport, self._clock, guard(self._press), guard(self._speak))
        self.home = Home(
            guard(self._start), guard(self._resume), guard(self._take), guard(self._speak), guard(self._press_dark),
            guard(self._bot_chosen),
        )  # fmt: skip
        self.style, self.said = html(), html("sp-said sp-attr--role--alert")
        self.widget = box(
            "sp-app", self.style, self.home.widget, self.said, self.screen.widget, *self.viewport.widgets, across=False
        )
        self.screen.table.widget.on_client_ready(guard(self._page_ready))
        self._guard = guard
        self._say("")
        self._show_home(True)
        self._relabel()

    def _opened_store(self) -> Store | None:
        """The store, or none: then games are played, and said not to be kept."""
        try:
            return Store()
        except Trouble as trouble:
            self.trouble = trouble
            return None

    def _fault(self) -> None:
        self.screen.fault()
        if not self.screen.seated:
            self._say(self.words.say("note-fault"))

    # --- From the page

    def _told(self) -> None:
        """The page has told its size, its language and what it was opened with."""
        seen = self.viewport
        mark(self.widget, "sp-phone", seen.phone)
        mark(self.widget, "sp-low", seen.low)
        if seen.first:
            self.dark = seen.dark
            self._speak(seen.language)
            self._offer()
            if seen.table:
                self._resume(seen.table)
            elif seen.game in FACES:
                self._start(usual(seen.game, seen.players), seen.seed)
            self._clock.call_later(LISTENING, self._guard(self._listen))
        self.screen.show()

    def _page_ready(self) -> None:
        """A page that tells nothing of itself is a plain notebook: it gets our look, and the usual size."""
        self._clock.call_later(TELLING, self._guard(self._plain))

    def _plain(self) -> None:
        if not self.viewport.known:
            self.style.value = plain.style()
            self.viewport.assume(plain.WINDOW)

    def _open_rules(self, clause: str) -> None:
        if self.screen.seated:
            self.screen.open_rules(clause)

    # --- Games

    def _start(self, wish: Wish, seed: str | None = None) -> None:
        """Begin a game, kept if it can be."""
        law = GAMES[wish.game]()
        try:
            if self.store is None:
                raise self.trouble or Trouble
            saved = self.store.create(wish.game, wish.options, wish.chairs, seed, self.viewport.keeper)
        except Trouble as trouble:
            self._sit(TableModel(law, wish.chairs, seed, options=wish.options))
            self.screen.model.trouble = trouble
            self.screen.show()
        else:
            self._keep(saved)

    def _bot_chosen(self, game: str, name: str) -> None:
        """A bot that computes has its library fetched while the game is still being set up."""
        law = GAMES[game]()
        if name in levels(law) and name not in law.levels:
            self.screen.mind.prepare(partial(level, law, name))

    def _resume(self, id: str) -> None:
        """Take a game up where it was, or say why not."""
        try:
            if self.store is None:
                raise self.trouble or Trouble
            self._keep(self.store.open(id))
        except Trouble as trouble:
            self._say(self.words.say(trouble.id, **trouble.facts))

    def _take(self, content: bytes) -> None:
        """Take up a game from a record's file."""
        try:
            load(content, GAMES)
            if self.store is None:
                raise self.trouble or Trouble
            saved, refusal = self.store.import_record(json.loads(content), keeper=self.viewport.keeper)
        except Unreadable as unreadable:
            self._say(self.words.say("note-unreadable", why=str(unreadable)))
        except Trouble as trouble:
            self._say(self.words.say(trouble.id, **trouble.facts))
        else:
            self._keep(saved)
            if refusal is not None:
                self.screen.model.note = {"id": "taken-to", "count": refusal.at}
                self.screen.show()

    def _keep(self, saved: Saved) -> None:
        assert self.store is not None
        self._sit(KeptModel(self.store, saved))
        self._address(saved.id)

    def _sit(self, model: TableModel) -> None:
        self._say("")
        self.screen.sit(model, FACES[model.game.name]())
        self._show_home(False)
        self._relabel()

    def _listen(self) -> None:
        """Show what another window did to this game."""
        self._clock.call_later(LISTENING, self._guard(self._listen))
        model = self.screen.seated and self.screen.model
        with suppress(Trouble):  # the next look sees it too
            if isinstance(model, KeptModel) and model.refresh():
                self.screen.follow()

    # --- Home, language, light

    def _press(self, name: str) -> None:
        match name:
            case "home":
                self._offer()
                self._show_home(True)
                self._address("")
            case "dark":
                self._press_dark()

    def _offer(self) -> None:
        """List the games to be gone on with, and the lesson."""
        if self.store is None:
            return
        keeper = self.viewport.keeper
        try:
            self.home.offer(self.store.unfinished(keeper))
            self.home.teach(Course.of(learned(self.store.shelf, keeper)))
        except Trouble as trouble:
            self._say(self.words.say(trouble.id, **trouble.facts))

    def _show_home(self, shown: bool) -> None:
        show(self.home.widget, shown)
        show(self.screen.widget, not shown)
        self.screen.away = shown

    def _address(self, id: str) -> None:
        """Put the game into the page's address, so that it can be kept and opened again."""
        for kind in [kind for kind in self.widget._dom_classes if kind.startswith("sp-table--")]:
            self.widget.remove_class(kind)
        self.widget.add_class(f"sp-table--{id}")

    def _say(self, sentence: str) -> None:
        """Something to be told on the start page; it may quote a file that anybody made."""
        self.said.value = sentence and f"<p>{escape(sentence)}</p>"
        show(self.said, bool(sentence))

    @property
    def words(self) -> Words:
        words = Words(self.language, folders=FOLDERS)
        chairs = self.screen.model.chairs if self.screen.seated else ()
        return Words(
            self.language, {seat: chair.name or words.say(f"name-{seat}") for seat, chair in enumerate(chairs)}, FOLDERS
        )

    def _speak(self, language: str) -> None:
        for code in LANGUAGES:
            mark(self.widget, f"sp-lang--{code}", code == language)
        self.language = language
        self._relabel()

    def _press_dark(self) -> None:
        self.dark = not self.dark
        self._relabel()

    def _relabel(self) -> None:
        mark(self.widget, "sp-dark", self.dark)
        self.home.relabel(self.words, self.dark)
        self.screen.dress(self.words, self.dark)
