"""Tables of many devices, as one page takes part in them: the lobby, the way to a seat, and what others do there."""

from __future__ import annotations

import atexit
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any, Protocol

from engine import hosting
from engine.bell import Bell, hung
from engine.hosting import tidy
from engine.journal import PERSON
from engine.table import Seat
from engine.tables import Tables
from engine.trouble import Conflict, Missing, Replaced, Trouble
from engine.words import Words
from widgets.disk import Disk
from widgets.home import Wish
from widgets.live import LiveModel
from widgets.lobby import Lobby
from widgets.place import Place
from widgets.screen import TableScreen
from widgets.viewport import Viewport

RINGING = 0.03
"""Seconds between two looks at the bell."""
SLOW = 1.0
"""Seconds that a link that opens nothing is thought about: who guesses has to wait."""


class Page(Protocol):
    """What is asked of the page that is at a table."""

    clock: Any
    disk: Disk
    viewport: Viewport
    screen: TableScreen

    @property
    def words(self) -> Words: ...
    def tell(self, id: str) -> None:
        """Say a sentence, or nothing."""

    def tell_trouble(self, trouble: Trouble) -> None:
        """Say what went wrong with the games on disk."""

    def at_table(self, key: str) -> None:
        """The page's address is to open the same place again."""

    def show_lobby(self) -> None: ...
    def show_table(self) -> None: ...
    def go_home(self) -> None: ...
    def sit_live(self, model: LiveModel) -> None:
        """Show a game from its beginning, or after something else was shown."""

    def follow(self, renamed: bool) -> None:
        """Show what happened in it; somebody may have come under a name."""


class Company:
    """The hosted table of a page, if it is at one."""

    def __init__(self, page: Page, guard: Callable[..., Any]) -> None:
        self._page, self._guard = page, guard
        self.place: Place | None = None
        self.lobby = Lobby(
            guard(self._sit_down), guard(self._arrange), guard(self._start), guard(self._get_up), guard(self.go_home),
            guard(self._renew), guard(self._look_back),
        )  # fmt: skip
        self._live: LiveModel | None = None
        self._aside = False
        self._bell: Bell | None = None
        self._shown: object = None
        self._links: Mapping[Seat | None, str] = {}
        self._hosts: tuple[object, ...] = ()
        self._ringing = self._behind = False

    # --- Coming and going

    def host(self, wish: Wish, names: list[str]) -> None:
        """Open a table for others, sitting down at the first seat that is a person's."""
        people = [seat for seat, chair in enumerate(wish.chairs) if chair.player == PERSON]
        seat = people[0] if people else 0
        name = tidy(names[seat]) or self._page.words.seat(seat)
        bots = [chair.player for chair in wish.chairs]
        try:
            tables = self._page.disk.ask(Tables)
            self._come(tables, tables.host(wish.game, wish.options, bots, seat, name)[1])
        except Trouble as trouble:
            self._page.tell_trouble(trouble)

    def join(self, key: str) -> None:
        """Come by a link. One that opens nothing is answered slowly."""
        try:
            self._come(self._page.disk.ask(Tables), key)
        except Missing:
            self._page.clock.call_later(SLOW, self._guard(lambda: self._page.tell("note-no-table")))
        except Trouble as trouble:
            self._page.tell_trouble(trouble)

    def _come(self, tables: Tables, key: str) -> None:
        admission, kept = tables.enter(key)
        self.leave()
        place = Place(tables, kept, admission, key)
        place.beat()
        place.refresh()
        self.place = place
        atexit.register(self.leave)
        self._page.at_table(key)
        self._bell, self._hosts = hung(tables.store.shelf), ()
        if not self._ringing:
            self._ring()
        self.show()

    def leave(self) -> None:
        """Go away from the table; the link brings one back."""
        atexit.unregister(self.leave)
        place, bell, self.place, self._bell, self._live = self.place, self._bell, None, None, None
        self._aside = False
        if place is not None:
            with suppress(Trouble):
                place.leave()
        if bell is not None:
            bell.close()

    def go_home(self) -> None:
        """Leave for the start page."""
        self.leave()
        self._page.go_home()

    def _put_out(self) -> None:
        """The link that brought one here opens nothing any more: say so."""
        self.go_home()
        self._page.tell_trouble(Replaced())

    def beat(self) -> None:
        """The page gives a sign of life."""
        if self.place is not None:
            with suppress(Trouble):
                self.place.beat()

    # --- In the lobby

    def _sit_down(self, name: str) -> None:
        place = self.place
        if place is not None and not place.watches:
            self._try(lambda: place.do(lambda table: [hosting.named_as(table, place.seat, name)]), "lobby-name-refused")
            with suppress(Trouble):
                place.beat()
            self.show()

    def _arrange(self, game: str, options: Mapping[str, Any], levels: list[str], open_hands: bool) -> None:
        place = self.place
        if place is not None and place.is_host:
            self._try(
                lambda: place.do(lambda table: [hosting.arranged(game, options, levels, open_hands)]),
                "lobby-arrangement-refused",
            )
            self.show()

    def _renew(self, seat: Seat | None) -> None:
        """Give a seat, or the bench, another link. At a seat whoever sits there has to get up."""
        place = self.place
        if place is not None and place.is_host:
            renews, edition = hosting.renewed(seat), place.table.edition(seat)
            self._try(lambda: place.do(lambda table: [renews] if table.edition(seat) == edition else []), "note-fault")
            if place.table.edition(seat) != edition:
                self._page.tell("lobby-renewed")
            self.show()

    def _start(self) -> None:
        place = self.place
        if place is not None and place.is_host:
            self._try(lambda: place.do(lambda table: [] if table.line else [hosting.started()]), "note-fault")
            self.show()

    def _get_up(self) -> None:
        place = self.place
        if place is not None and place.seated:
            gets_up = hosting.left(place.seat)
            self._try(lambda: place.do(lambda table: [gets_up] if place.seated else []), "note-fault")
            self.go_home()

    def _try(self, do: Callable[[], None], refused: str) -> None:
        """Do something at the table, or say why not."""
        self._page.tell("")
        try:
            do()
        except Trouble as trouble:
            self._page.tell_trouble(trouble)
        except ValueError:
            self._page.tell(refused)

    # --- What others do

    def _ring(self) -> None:
        """Look at the bell, and at the clock: somebody may have gone away by now."""
        self._ringing = self.place is not None
        if not self._ringing:
            return
        self._page.clock.call_later(RINGING, self._guard(self._ring))
        place, bell = self.place, self._bell
        assert place is not None and bell is not None
        with suppress(Trouble):  # the next look sees it too
            self._behind = bell.rang() or self._behind
            if self._behind:
                place.refresh()
                self._behind = False
            place.take_over()
        if self._looks(place) != self._shown:
            self.show()

    def _looks(self, place: Place) -> object:
        """What would be shown, as far as others can change it."""
        return place.look, self._live is not None and self._live.bot_waits

    # --- Showing

    def show(self) -> None:
        """Show the table as it stands: its lobby until the game has begun and one has sat down, then the game."""
        place = self.place
        if place is None:
            return
        if place.replaced:
            return self._put_out()
        plays = place.table.line is not None and (place.seated or place.watches)
        if plays:
            self._play(place)
        if self._aside or not plays:
            self._invite(place)
            self.lobby.show(place, self._links, self._page.words)
            self._page.show_lobby()
        self._shown = self._looks(place)

    def look_aside(self) -> None:
        """From the game, see who is at the table; it goes on meanwhile."""
        self._aside = True
        self.show()

    def _look_back(self) -> None:
        self._aside = False
        self._page.show_table()

    @property
    def playing(self) -> bool:
        """Has the game of this table come to this page?"""
        return self._live is not None

    def _play(self, place: Place) -> None:
        if self._live is None:
            self._live = LiveModel(place)
            self._page.sit_live(self._live)
        else:
            self._go_on(self._live)

    def _go_on(self, model: LiveModel) -> None:
        """Show what was done; who tries something out meanwhile is called back when the game goes on."""
        chairs, cursor = model.chairs, model.timeline.cursor
        model.sync()
        if self._page.screen.model is model:
            self._page.follow(model.chairs != chairs)
        elif model.timeline.cursor != cursor:
            self._page.sit_live(model)

    def relabel(self) -> None:
        """Say everything in the app's language."""
        if self.place is not None and (self._aside or self._live is None):
            self.lobby.show(self.place, self._links, self._page.words)

    def _invite(self, place: Place) -> None:
        """Have the links ready that a host hands on; nobody else is sent any."""
        origin = self._page.viewport.origin
        asks = (place.is_host, len(place.table.levels), place.table.renewed, place.key, origin)
        if asks == self._hosts:
            return
        self._hosts, self._links = asks, {}
        if place.is_host and origin:
            try:
                self._links = {seat: f"{origin}?join={key}" for seat, key in place.handed_on().items()}
            except Trouble as trouble:
                self._hosts = ()
                if not isinstance(trouble, Conflict):
                    self._page.tell_trouble(trouble)
