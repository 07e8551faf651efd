"""Several people at one table, each at an app of their own, in one process and without a browser."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from engine.store import Store
from tests.widgets import recorder
from tests.widgets.sitting import LAPTOP, Clock, Sitting, plain
from widgets.place import Place

ORIGIN = "http://127.0.0.1:8866/"


class Guest(Sitting):
    """Somebody with a device of their own, at the store that all share."""

    def __init__(self, store: Store, address: str = "lang=en", size: tuple[int, int] = LAPTOP) -> None:
        from widgets.app import App

        self.store, self.clock = store, Clock()
        self.app = App(self.clock, store)
        self.screen = self.app.screen
        self.turned(size, address)
        recorder.ready(self.screen.table.widget)

    def __exit__(self, *_: object) -> None:
        self.app.company.leave()

    def turned(self, size: tuple[int, int], address: str = "") -> None:
        wishes = f"dark=0;motion=0;speaks=en-GB;keeper=;from={ORIGIN};query={address}"
        recorder.change(self.app.viewport.widgets[0], value=f"{size[0]}x{size[1]}@1;{wishes}")

    @property
    def lobby(self) -> Any:
        return self.app.company.lobby

    @property
    def place(self) -> Place:
        assert self.app.company.place is not None
        return self.app.company.place

    def hosts(self, game: str = "dominoes", players: int = 5) -> Guest:
        """Open a table from the start page as it is."""
        self.app.home._choose(game)
        if game == "mighty":
            self.app.home._seat_players(players)
        recorder.click(self.app.home.host)
        return self

    def invites(self, seat: int | None) -> str:
        """The address that is read from the lobby."""
        row = self.lobby.invite[-1 if seat is None else seat]
        recorder.click(row)
        found = re.search(r'value="[^"]*\?(join=[\w-]+)"', self.lobby.link.value)
        assert found, plain(self.lobby.link.value)
        return found[1]

    def sits(self, name: str) -> Guest:
        """Take the seat that the link is for, under a name."""
        recorder.change(self.lobby.name, value=name)
        recorder.click(self.lobby.sit)
        return self

    def starts(self) -> Guest:
        recorder.click(self.lobby.start)
        return self

    def looks(self, seconds: float = 0.3) -> Guest:
        """Let a little time pass: what others did is seen."""
        self.clock.pass_by(seconds)
        return self


def gathered(store: Store, *names: str, game: str = "dominoes", players: int = 5) -> list[Guest]:
    """A table in its lobby: the host at the first seat, the others at the next ones."""
    host = Guest(store).hosts(game, players)
    guests = [Guest(store, host.invites(seat)).sits(name) for seat, name in enumerate(names[1:], 1)]
    host.looks()
    return [host, *guests]


def playing(store: Store, *names: str, game: str = "dominoes", players: int = 5) -> list[Guest]:
    """The same once the game has begun."""
    guests = gathered(store, *names, game=game, players=players)
    guests[0].starts()
    for guest in guests:
        guest.looks()
    return guests


def go_on(guests: list[Guest], until: Callable[[], bool], most: int = 400) -> None:
    """Let everybody play the first thing that may be done, until something is so."""
    for _ in range(most):
        for guest in guests:
            guest.looks(1.0)
            if until():
                return
            if guest.model.choices and guest.model.mover is not None:
                guest.plays(guest.model.choices[0])
    raise AssertionError("it does not come to that")
