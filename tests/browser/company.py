"""People at one table, each on a page of their own: they come by links, and touch what is drawn for their seat.

What a page has to show by now is read from the store of the server; nothing is asked of a kernel.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Self

from playwright.sync_api import Page, expect

from engine.store import Store
from engine.tables import Tables
from tests.browser.card_player import CardPlayer
from tests.browser.kept import store_of
from tests.browser.player import PATIENCE, Player
from tests.browser.servers import Server
from widgets.games import FACES
from widgets.live import LiveModel
from widgets.place import Place
from widgets.scene import Target

ARRIVING = 120_000
"""So long, ms, a page may take to open while others open too."""


class Guest(Player):
    """Somebody who came by a link."""

    seats = 4

    def __init__(self, page: Page, store: Store, language: str = "en") -> None:
        self.page, self.language, self.store = page, language, store
        self.finger = bool(page.evaluate("navigator.maxTouchPoints"))

    def comes(self, link: str, name: str) -> Self:
        """Open the link, and sit down under a name: by the button, or where there are keys by Enter at once."""
        self.page.goto(link)
        field = self.page.locator(".sp-lobby .setup .widget-text input")
        expect(field).to_be_visible(timeout=ARRIVING)
        field.fill(name)
        if self.finger:
            self.page.locator(".sp-lobby .sp-go:visible").tap()
        else:
            field.press("Enter")
        expect(field).to_be_hidden(timeout=PATIENCE)
        return self

    def looks_on(self, link: str) -> Self:
        """Open the link for watching."""
        self.page.goto(link)
        return self.plays_at()

    def plays_at(self, seat: int | None = None) -> Self:
        """Know the table from the store, by the key in the page's address."""
        expect(self.canvas).to_be_visible(timeout=ARRIVING)
        found = re.search(r"join=([\w-]{43})", self.page.url)
        assert found, self.page.url
        tables = Tables(self.store)
        admission = tables.admit(found[1])
        assert seat is None or admission.seat == seat
        place = Place(tables, tables.open(admission.id), admission, found[1])
        place.refresh()
        self.model = LiveModel(place)
        self.face = FACES[self.model.game.name]()
        return self

    def knows(self) -> Self:
        """Know what was done meanwhile."""
        self.model.place.refresh()
        self.model.sync()
        return self

    def acts(self, do: Callable[[], object]) -> Self:
        """Do something, and wait until the store has it."""
        before = self.model.place.kept.sequence
        do()
        late = time.monotonic() + PATIENCE / 1000
        while self.knows().model.place.kept.sequence == before:
            assert time.monotonic() < late, "nothing came of it"
            time.sleep(0.02)
        return self

    def confirm(self, how: Callable[[], None] | None = None) -> Self:
        """Do what is selected: by the yellow button, unless another way is given."""
        self.look()
        press = self.go.tap if self.finger else self.go.click
        return self.acts(how or press)

    def hand(self) -> Callable[[Target], None]:
        """How this page is touched: by a finger, or with the mouse."""
        return self.touch if self.finger else self.tap


class CardGuest(Guest, CardPlayer):
    """The same with cards."""

    seats = 5

    def sees(self) -> CardGuest:
        Player.sees(self)
        return self


def host(page: Page, server: Server, store: Store, kind: type[Guest] = Guest, *setup: str) -> Guest:
    """Open a table from the start page, after touching what is to be set up there."""
    page.goto(f"{server.url}/?lang=en")
    button = page.get_by_role("button", name="Play with others")
    expect(button).to_be_visible(timeout=ARRIVING)
    for touched in setup:
        page.locator(touched).click()
    button.click()
    expect(page.locator(".sp-lobby h1")).to_have_text("Who plays?", timeout=PATIENCE)
    return kind(page, store)


def links(page: Page, seats: int) -> Iterator[str]:
    """The links that the lobby offers, seat by seat; the watchers' last."""
    invite = page.locator(".sp-seat button:visible")
    expect(invite).to_have_count(seats, timeout=PATIENCE)
    for at in range(seats):
        shown = page.locator(".sp-link input")
        before = shown.input_value() if shown.count() else ""
        invite.nth(at).click()
        expect(shown).not_to_have_value(before, timeout=PATIENCE)
        yield shown.input_value()


@contextmanager
def seated(
    server: Server, pages: list[Page], names: tuple[str, ...], kind: type[Guest] = Guest, *setup: str
) -> Iterator[tuple[list[Guest], list[str]]]:
    """A table at which the game has begun; and its links, the watchers' last."""
    with store_of(server) as store:
        first = host(pages[0], server, store, kind, *setup)
        offered = [*links(pages[0], kind.seats)]
        others = [
            kind(page, store).comes(link, name) for page, link, name in zip(pages[1:], offered, names[1:], strict=False)
        ]
        expect(pages[0].locator(".sp-who b:not(.free)")).to_have_count(len(names), timeout=PATIENCE)
        pages[0].get_by_role("button", name="Start the game").click()
        yield [guest.plays_at(seat) for seat, guest in enumerate([first, *others])], offered


def mover_of(guests: Sequence[Any]) -> Any:
    """Who is to move, as everybody knows by now; at the end of a deal the first one."""
    for guest in guests:
        guest.knows()
    mover = guests[0].model.mover
    return guests[0 if mover is None else mover]
