"""Hosted tables in a store: a key opens a seat, what is done is written before it is shown, and who is there is seen.

Whoever opens a table by its key plays in a process that holds all of it; the keys keep people out, not processes.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

import sqlalchemy as sa

from engine import hosting
from engine.hosting import Hosted, fold, hashed, is_key, key_from, new_key
from engine.journal import Entry, Torn
from engine.shelf import KEYS, PAGES, SITTINGS
from engine.store import HOSTED, Store, lay
from engine.table import Seat
from engine.trouble import Crowded, Missing, Replaced, Spoiled

AWAY = 15.0
"""Seconds without a sign of life after which somebody is away."""
MOST_TABLES, MOST_WATCHERS = 200, 20
A_DAY = 86_400.0


@dataclass(frozen=True, slots=True)
class Kept:
    """A hosted table as it was read: what is known in the store, and the number of its last entry."""

    id: str
    table: Hosted
    sequence: int


@dataclass(frozen=True, slots=True)
class Admission:
    """What a key was given out for: a seat at a table, or without a seat its watchers' bench."""

    id: str
    seat: Seat | None
    edition: int = 0
    """How many links to that place were replaced before this one."""

    def holds(self, table: Hosted) -> bool:
        """Does it still open that place?"""
        return self.edition == table.edition(self.seat)


@dataclass(frozen=True, slots=True)
class Present:
    """Which pages were there when the store was last asked, and until when each of them counts as there."""

    pages: tuple[tuple[Seat | None, float], ...] = ()
    """Of each its seat, or None for a watcher."""

    def at(self, now: float) -> frozenset[Seat]:
        """The seats whose people are there."""
        return frozenset(seat for seat, until in self.pages if seat is not None and until > now)

    def devices(self, seat: Seat | None, now: float) -> int:
        """How many pages show this seat's hand; without a seat, how many look on."""
        return sum(place == seat and until > now for place, until in self.pages)


class Tables:
    """The hosted tables of a store."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # --- Keys

    def host(
        self, game: str, options: Mapping[str, Any], levels: Iterable[str], seat: Seat, name: str
    ) -> tuple[Kept, str]:
        """Open a table and sit down at it; return it with the key to that seat.

        Raises ValueError for what there is not, Crowded where many tables were opened of late, and any other Trouble.
        """
        first, key = hosting.hosted(game, options, levels, seat, hosting.tidy(name)), new_key()
        table = fold((first,))
        with self.store.shelf.writing() as connection:
            lately = (SITTINGS.c.keeper == HOSTED) & (SITTINGS.c.created > time.time() - A_DAY)
            if (connection.scalar(sa.select(sa.func.count()).where(lately)) or 0) >= MOST_TABLES:
                raise Crowded(most=MOST_TABLES)
            id = lay(connection, HOSTED, game, first)
            connection.execute(sa.insert(KEYS), {"hash": hashed(key), "game": id, "seat": seat})
        return Kept(id, table, 0), key

    def admit(self, key: str) -> Admission:
        """Say what a key was given out for. Raises Missing for any that was not given out."""
        if not is_key(key):
            raise Missing
        with self.store.shelf.reading() as connection:
            row = connection.execute(sa.select(KEYS).where(KEYS.c.hash == hashed(key))).one_or_none()
        if row is None:
            raise Missing
        return Admission(row.game, row.seat, row.edition)

    def enter(self, key: str) -> tuple[Admission, Kept]:
        """Come to a table by a key. Raises Missing, Replaced for one that opens nothing any more, or Spoiled."""
        admission = self.admit(key)
        kept = self.open(admission.id)
        if not admission.holds(kept.table):
            raise Replaced
        return admission, kept

    def hand_on(self, kept: Kept, key: str) -> dict[Seat | None, str]:
        """The keys to every other seat and to the bench, as the holder of a key gives them out; they open now."""
        own = self.admit(key)
        editions = {seat: kept.table.edition(seat) for seat in (*range(len(kept.table.levels)), None)}
        keys = {seat: key_from(key, seat, edition) for seat, edition in editions.items() if seat != own.seat}
        rows = [
            {"hash": hashed(made), "game": kept.id, "seat": seat, "edition": editions[seat]}
            for seat, made in keys.items()
        ]
        with self.store.shelf.writing() as connection:
            known = set(connection.scalars(sa.select(KEYS.c.hash).where(KEYS.c.game == kept.id)))
            if new := [row for row in rows if row["hash"] not in known]:
                connection.execute(sa.insert(KEYS), new)
        return keys

    # --- Playing

    def open(self, id: str) -> Kept:
        """Read a table from its beginning. Raises Missing, or Spoiled at an entry that can't be done again."""
        entries = self.store.changes(id, -1)
        if not entries:
            raise Missing
        try:
            return Kept(id, fold(entries), len(entries) - 1)
        except Torn as torn:
            raise Spoiled(at=torn.at) from torn

    def news(self, kept: Kept) -> Kept:
        """The table with what others have done since; the very same if nobody did anything."""
        entries = self.store.changes(kept.id, kept.sequence)
        try:
            return replace(kept, table=fold(entries, kept.table), sequence=kept.sequence + len(entries))
        except Torn as torn:
            raise Spoiled(at=kept.sequence + 1 + torn.at) from torn

    def write(self, kept: Kept, *entries: Entry) -> Kept:
        """Write what was done, all of it or nothing, and return the table after it.

        Raises ValueError for what can't be done here, Conflict where somebody else wrote first, and any other Trouble.
        """
        try:
            table = fold(entries, kept.table)
        except Torn as torn:
            raise ValueError(str(torn.__cause__)) from torn
        return replace(kept, table=table, sequence=self.store.append(kept.id, kept.sequence, *entries))

    # --- Presence

    def here(self, id: str, page: str, seat: Seat | None) -> None:
        """A page gives a sign of life. Raises Crowded where there is no room for one more to look on."""
        now = time.time()
        own = (PAGES.c.game == id) & (PAGES.c.page == page)
        with self.store.shelf.writing() as connection:
            if connection.execute(sa.update(PAGES).where(own).values(seen=now, seat=seat)).rowcount:
                return
            connection.execute(sa.delete(PAGES).where(PAGES.c.seen < now - A_DAY))
            watchers = (PAGES.c.game == id) & PAGES.c.seat.is_(None) & (PAGES.c.seen > now - AWAY)
            looking = connection.scalar(sa.select(sa.func.count()).where(watchers)) or 0
            if seat is None and looking >= MOST_WATCHERS:
                raise Crowded(most=MOST_WATCHERS)
            connection.execute(sa.insert(PAGES), {"game": id, "page": page, "seat": seat, "seen": now})

    def gone(self, id: str, page: str) -> None:
        """A page has gone."""
        with self.store.shelf.writing() as connection:
            connection.execute(sa.delete(PAGES).where((PAGES.c.game == id) & (PAGES.c.page == page)))

    def present(self, id: str) -> Present:
        """Who is there. One person may be there on two devices."""
        query = sa.select(PAGES.c.seat, PAGES.c.seen).where(PAGES.c.game == id).order_by(PAGES.c.seen)
        with self.store.shelf.reading() as connection:
            rows = connection.execute(query).all()
        return Present(tuple((seat, seen + AWAY) for seat, seen in rows))
