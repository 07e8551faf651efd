"""One page's place at a hosted table: a seat, or the watchers' bench; what is done there, and who else is there."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterable

from engine import hosting
from engine.hosting import Hosted
from engine.journal import Entry, acted
from engine.table import Seat
from engine.tables import Admission, Kept, Present, Tables
from engine.timeline import Timeline
from engine.trouble import Conflict, Replaced

TRIES = 8
"""So often something is tried again because somebody else wrote first."""
GRACE = 15.0
"""Seconds that a host may be away before the next one takes over: to load the page again takes a few."""
PATIENCE = 3.0
"""Seconds without a move of a bot after which the next page tries to make it."""


class Place:
    """Where a page sits, and the table as it was last seen from there."""

    def __init__(self, tables: Tables, kept: Kept, admission: Admission, key: str) -> None:
        self.tables, self.kept, self.seat, self.key = tables, kept, admission.seat, key
        self._admission = admission
        self.present = Present()
        self.page = secrets.token_hex(16)
        self._moved = self._hosted = time.time()

    # --- What is so

    @property
    def table(self) -> Hosted:
        return self.kept.table

    @property
    def watches(self) -> bool:
        return self.seat is None

    @property
    def seated(self) -> bool:
        """Has somebody sat down here?"""
        return self.seat in self.table.people

    @property
    def seatless(self) -> bool:
        """Is there no such seat in what is to be played now?"""
        return self.seat is not None and self.seat >= len(self.table.levels)

    @property
    def replaced(self) -> bool:
        """Has the host given this place another link? Then this page has to go, and does nothing more here."""
        return not self._admission.holds(self.table)

    @property
    def is_host(self) -> bool:
        return self.seated and self.table.host == self.seat

    @property
    def here(self) -> frozenset[Seat]:
        """The people who are there."""
        return self.present.at(time.time()) & self.table.people.keys()

    @property
    def absent(self) -> frozenset[Seat]:
        """The people who have gone away."""
        return self.table.people.keys() - self.here

    @property
    def watching(self) -> int:
        """How many look on."""
        return self.devices(None)

    def devices(self, seat: Seat | None) -> int:
        """How many pages show a seat's hand; without a seat, how many look on."""
        return self.present.devices(seat, time.time())

    @property
    def runs_bots(self) -> bool:
        """Is it for this page to move the bots? For the first who came of those who are there; after a while for the
        next one too, and so on: whoever writes first has moved, the others say nothing."""
        first = [seat for seat in self.table.playing if seat in self.here]
        return self.seat in first[: 1 + int((time.time() - self._moved) / PATIENCE)]

    @property
    def look(self) -> tuple[object, ...]:
        """All of it that is shown: it is shown anew when this changes."""
        return self.kept.sequence, self.absent, self.watching, tuple(map(self.devices, self.table.people))

    # --- What is done

    def do(self, what: Callable[[Hosted], Iterable[Entry]]) -> None:
        """Do something at the table as it stands; where somebody else was quicker, as it stands then.

        Raises ValueError for what can't be done, Conflict, Replaced, and any other Trouble; then nothing was done.
        """
        for _ in range(TRIES):
            if self.replaced:
                raise Replaced
            entries = tuple(what(self.table))
            if not entries:
                return
            try:
                return self._take(self.tables.write(self.kept, *entries))
            except Conflict:
                self._take(self.tables.news(self.kept))
        raise Conflict

    def act(self, before: Timeline, after: Timeline) -> None:
        """Play on from a moment. Raises Conflict where the game went on otherwise meanwhile, and any other Trouble."""

        def acts(table: Hosted) -> Iterable[Entry]:
            if table.line is before:
                return (acted(after, at, before) for at in range(before.cursor + 1, after.cursor + 1))
            if table.line is None or table.line.actions != after.actions:
                raise Conflict
            return ()

        self.do(acts)

    def handed_on(self) -> dict[Seat | None, str]:
        """The keys that this host gives to others. Raises Trouble."""
        return self.tables.hand_on(self.kept, self.key)

    # --- Who is there

    def beat(self) -> None:
        """Give a sign of life, and take one's seat back from the bot. Raises Trouble."""
        if self.replaced:
            return
        if self.watches or self.seated:
            self.tables.here(self.kept.id, self.page, self.seat)
            self.present = self.tables.present(self.kept.id)
        if self.seat in self.table.stood_in:
            self.do(lambda table: [hosting.stands_in(self.seat, False)] if self.seat in table.stood_in else [])  # type: ignore[arg-type]

    def leave(self) -> None:
        """Go away: the page shows something else, or is closed. Raises Trouble."""
        self.tables.gone(self.kept.id, self.page)

    def refresh(self) -> None:
        """Take in what others did, and who is there. Raises Trouble."""
        self._take(self.tables.news(self.kept))
        self.present = self.tables.present(self.kept.id)

    def take_over(self) -> None:
        """Become host, if the host has gone and this is who came next. Raises Trouble."""
        table, here = self.table, self.here
        if table.host in here:
            self._hosted = time.time()
        elif time.time() - self._hosted > GRACE and self.seat == next((at for at in table.people if at in here), -1):
            self.do(lambda table: [hosting.made_host(self.seat)] if table.host not in here else [])  # type: ignore[arg-type]

    def _take(self, kept: Kept) -> None:
        if kept.sequence != self.kept.sequence:
            self._moved = time.time()
        self.kept = kept
