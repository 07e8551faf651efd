"""The app: the start page, the table, and the store between them. Attributes go down, messages come up."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from html import escape
from pathlib import Path
from typing import Any

from engine import GAMES
from engine.bots import level, levels
from engine.journal import NOBODY
from engine.learned import learned
from engine.record import Unreadable, load
from engine.store import Saved, Store, begun, taken
from engine.table import Seat
from engine.timeline import Timeline
from engine.trouble import Trouble
from engine.words import TEXT, Words
from widgets import plain
from widgets.company import Company
from widgets.disk import Disk
from widgets.games import FACES
from widgets.guard import guarded
from widgets.home import Home, Wish, usual
from widgets.inspector.screen import Inspector
from widgets.keeping import KeptModel
from widgets.learning.progress import Course
from widgets.live import LiveModel
from widgets.markup import plainly
from widgets.model import TableModel
from widgets.panels import box, html, mark, show, sign
from widgets.screen import TableScreen
from widgets.thinking import Mind
from widgets.viewport import Viewport
from widgets.waiting import MOST_GAMES, Waiting

FOLDERS = (TEXT, Path(__file__).parent / "text")
TELLING = 2.0
"""Seconds that a page of ours may take to tell its size."""
LISTENING = 1.0
"""Seconds between two looks at what another window may have done to this game."""


class App:
    """One page. `widget` is what the notebook shows; `clock` is the event loop, `store` where games are kept."""

    def __init__(self, clock: Any = None, store: Store | None = None) -> None:
        _fetch_games()
        self.language, self.dark = "en", False
        self.clock = clock or asyncio.get_event_loop()
        self._news = ""
        self.disk = Disk(self.clock, partial(self._tell_news, "rescued"), store)
        guard = partial(guarded, on_fault=self._fault)
        self.viewport = Viewport(guard(self._told), guard(self._open_rules), guard(self._beat))
        self.screen = TableScreen(self.viewport, self.clock, guard(self._press), guard(self._wish_language))
        self.waiting = Waiting(guard(self._resume), guard(self._recover), guard(self._put_away), guard(self._take))
        self.home = Home(
            guard(self._start), self.waiting, guard(self._wish_language), guard(self._press_dark),
            guard(self._bot_chosen), guard(self._host),
        )  # fmt: skip
        self.company = Company(self, guard)
        self.inspector = Inspector(
            self.viewport, Mind(self.clock, self._fault), guard, partial(self._show, "table"), self._branch
        )
        self._whence: tuple[TableModel, int] | None = None
        self.style, self.said = html(), html("sp-said sp-attr--role--alert")
        self.widget = box(
            "sp-app", *self.viewport.widgets, self.style, self.home.widget, self.company.lobby.widget, self.said,
            self.screen.widget, self.inspector.widget, across=False,
        )  # fmt: skip
        self.screen.table.widget.on_client_ready(guard(self._page_ready))
        self._guard = guard
        self._say("")
        self._show("home")
        self._relabel()

    def _fault(self) -> None:
        self.screen.fault()
        self.inspector.fault()
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
            show(self.home.host, bool(seen.origin))
            show(self.waiting.unlisted, seen.keeper == NOBODY)
            if seen.key:
                self.company.join(seen.key)
            elif seen.table:
                self._resume(seen.table)
            elif seen.game in FACES:
                self._start(usual(seen.game, seen.players), seen.seed)
            self.clock.call_later(LISTENING, self._guard(self._listen))
        self.screen.show()
        self.inspector.show()

    def _page_ready(self) -> None:
        """A page that tells nothing of itself is a plain notebook: it gets our look, and the usual size."""
        self.clock.call_later(TELLING, self._guard(self._plain))

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
        self._sit(self.disk.begun(begun(wish.game, wish.options, wish.chairs, seed, self.viewport.keeper)))

    def _bot_chosen(self, game: str, name: str) -> None:
        """A bot that computes has its library fetched while the game is still being set up."""
        law = GAMES[game]()
        if name in levels(law) and name not in law.levels:
            self.screen.mind.prepare(partial(level, law, name))

    def _resume(self, id: str) -> None:
        """Take a game up where it was, or say why not."""
        with self._or_told():
            self._sit(self.disk.resumed(id))

    def _recover(self, id: str) -> None:
        """Go on with what can be read of a game, or say why not."""
        with self._or_told():
            self._sit(self.disk.recovered(id))

    def _put_away(self, id: str, away: bool) -> None:
        """Take a game from the list, or put it back."""
        with self._or_told():
            self.disk.put_away(id, away)
            self.waiting.shelve(id, away)

    def _take(self, content: bytes) -> None:
        """Take up a game from a record's file."""
        try:
            game, refusal = taken(load(content, GAMES), self.viewport.keeper)
        except Unreadable as unreadable:
            self._say(self.words.say("note-unreadable", why=self.words.say(unreadable.id, **unreadable.facts)))
            return
        self._sit(self.disk.begun(game))
        if refusal is not None:
            self.screen.model.note = {"id": "taken-to", "count": refusal.at}
            self.screen.show()

    def _sit(self, model: KeptModel) -> None:
        model.news, self._news = self._news, ""
        self._show_game(model)
        self._address(model.saved)

    def _show_game(self, model: TableModel) -> None:
        self._say("")
        self._whence = None
        if (pace := self.viewport.wishes.get("pace")) in model.paces:
            model.pace = pace
        self.screen.sit(model, FACES[model.game.name]())
        self._show("table")
        self._relabel()

    def _listen(self) -> None:
        """Write what is missing, and show what another window did to this game."""
        self.clock.call_later(LISTENING, self._guard(self._listen))
        if (kept := self.disk.keep_up()) is not None:
            self._kept_again(kept)
        model = self.screen.seated and self.screen.model
        with suppress(Trouble):  # the next look sees it too
            if isinstance(model, KeptModel) and model.refresh():
                self.screen.follow()
                self.inspector.renew()

    # --- Tables of many devices

    def _host(self, wish: Wish, names: list[str]) -> None:
        self.company.host(wish, names)

    def _beat(self) -> None:
        self.company.beat()

    def at_table(self, key: str) -> None:
        """The page is at a hosted table now, and its address opens the same seat again."""
        self._say("")
        sign(self.widget, "at", f"join--{key}")

    def show_lobby(self) -> None:
        """Show who has come."""
        self._show("lobby")

    def show_table(self) -> None:
        """Show the game again."""
        self._show("table")

    def sit_live(self, model: LiveModel) -> None:
        """Show the game of a hosted table."""
        self._show_game(model)

    def follow(self, renamed: bool) -> None:
        """Show what happened at the hosted table; somebody may have come under a name."""
        if renamed:
            self._relabel()
        self.screen.follow()
        self.inspector.renew()

    def tell(self, id: str) -> None:
        """Say a sentence on the page, or nothing."""
        self._say(self.words.say(id) if id else "")

    def tell_trouble(self, trouble: Trouble) -> None:
        """Say what went wrong with the games on disk."""
        self._say(self.words.say(trouble.id, **trouble.facts))

    # --- The games on disk

    @contextmanager
    def _or_told(self) -> Iterator[None]:
        """Say what goes wrong with the games on disk, if anything does."""
        try:
            yield
        except Trouble as trouble:
            self.tell_trouble(trouble)

    def _kept_again(self, model: KeptModel) -> None:
        if model.trouble is None and (self.screen.away or self.screen.model is model):
            self._tell_news("kept-again")
        if not self.screen.away and self.screen.model is model:
            self._address(model.saved)
            self.screen.follow()

    def _tell_news(self, news: str) -> None:
        """Say what happened to the games on disk: on the start page, else over the table until it was read."""
        if self.screen.away:
            self._news = news
            self._say("")
        else:
            self.screen.model.news = news
            self.screen.show()

    # --- Home, language, light

    def _press(self, name: str) -> None:
        match name:
            case "home":
                self._return()
                self.company.leave()
                self.go_home()
            case "inspect":
                self.screen.model.open = ""
                self.inspector.enter(self.screen.model, self.screen.face)
                self._show("inspector")
            case "people":
                self.screen.model.open = ""
                self.company.look_aside()
            case "what-if-back":
                self._return()
            case "dark":
                self._press_dark()
            case "pace":
                self._wish("pace", self.screen.model.pace)

    def _offer(self) -> None:
        """List the games to be gone on with, and the lesson."""
        keeper = self.viewport.keeper
        self.waiting.offer(self.disk.here())
        with self._or_told():
            self.waiting.offer(self.disk.listed(keeper, MOST_GAMES))
            self.home.teach(Course.of(self.disk.ask(lambda store: learned(store.shelf, keeper))))

    def go_home(self) -> None:
        """Show the start page."""
        self._offer()
        self._show("home")
        self._address(None)
        self._relabel()

    def _show(self, what: str) -> None:
        """Show the start page, the lobby, the table or the inspector. Away from the table its bots wait, but not those
        of a table of many devices while one looks into it."""
        show(self.home.widget, what == "home")
        show(self.company.lobby.widget, what == "lobby")
        show(self.screen.widget, what == "table")
        show(self.inspector.widget, what == "inspector")
        mark(self.widget, "sp-live", self.company.place is not None)
        if what != "inspector":
            self.inspector.rest()
        looks_in = what in ("inspector", "lobby") and self.company.playing and self.screen.model.shared
        self.screen.away = what != "table" and not looks_in

    def _branch(self, line: Timeline, seat: Seat) -> None:
        """Play on from a moment of a deal that is over, in that seat; the game itself stays as it is."""
        self._whence = self.screen.model, self.inspector.at
        self.screen.sit(self.screen.model.what_if(line, seat), self.screen.face)
        self._show("table")
        self._relabel()

    def _return(self) -> None:
        """From a what-if back to the inspector, where it was left."""
        if self._whence is not None:
            (model, at), self._whence = self._whence, None
            self.screen.sit(model, self.screen.face)
            self.inspector.enter(model, self.screen.face, at)
            self._show("inspector")
            self._relabel()

    def _address(self, game: Saved | None) -> None:
        """Put a game that lies on disk into the page's address, so that it can be kept and opened again."""
        sign(self.widget, "at", f"table--{game.id if game is not None and game.sequence >= 0 else ''}")

    def _say(self, sentence: str) -> None:
        """Something to be told on the start page; it may quote a file that anybody made."""
        news = self._news and self.words.say(f"news-{self._news}")
        self.said.value = "".join(f"<p>{escape(told)}</p>" for told in (news, sentence) if told)
        show(self.said, bool(news or sentence))

    @property
    def words(self) -> Words:
        words = Words(self.language, folders=FOLDERS)
        chairs = self.screen.model.chairs if self.screen.seated else ()
        names = {seat: plainly(chair.name) or words.say(f"name-{seat}") for seat, chair in enumerate(chairs)}
        return Words(self.language, names, FOLDERS)

    def _wish(self, name: str, wish: str) -> None:
        """Remember a wish for the games to come in this browser."""
        sign(self.widget, f"wish--{name}", wish)
        self.viewport.wishes[name] = wish

    def _wish_language(self, language: str) -> None:
        self._wish("language", language)
        self._speak(language)

    def _speak(self, language: str) -> None:
        sign(self.widget, "lang", language)
        self.language = language
        self._relabel()

    def _press_dark(self) -> None:
        self.dark = not self.dark
        self._relabel()

    def _relabel(self) -> None:
        mark(self.widget, "sp-dark", self.dark)
        self.home.relabel(self.words, self.dark)
        self.screen.dress(self.words, self.dark)
        self.company.relabel()
        self.inspector.dress(self.words, self.dark)


def _fetch_games() -> None:
    """Import every game while the page is being laid, so that nobody waits for it later."""
    for name in FACES:
        GAMES[name](), FACES[name]()
