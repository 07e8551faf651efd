"""Games on disk: every action is written before it is shown, and nothing that was written is ever changed.

By default each user has a SQLite file; `SILENT_PARTNERS_STORE` names another file, or the URL of a PostgreSQL database.
The number of an entry is unique in its game: of two kernels that play on at once one wins, and the other is told.
Whatever goes wrong is raised as a `Trouble`.
"""

from __future__ import annotations

import json
import os
import secrets
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from platformdirs import user_data_path

from engine import named, shelf
from engine.journal import HIDE, NOBODY, PERSON, SHOW, Entry, Sitting, Torn, fold, owned
from engine.record import Chair, Record, Refusal, replay
from engine.shelf import ENTRIES, FORMAT, SITTINGS
from engine.timeline import Timeline
from engine.trouble import Conflict, Damaged, Missing, Newer, Spoiled, Trouble, of

PLACE = "SILENT_PARTNERS_STORE"
HOSTED = "@"
"""The keeper of the tables that many people share: no page's, so that only their keys open them."""
UNLISTED = (NOBODY, HOSTED)


@dataclass(frozen=True, slots=True)
class Saved:
    """A game taken up again: its timeline with the undone future, and the number of its last entry."""

    id: str
    """Who knows it may see and play the game: long, random, safe in a URL."""
    timeline: Timeline
    chairs: tuple[Chair, ...]
    chosen: Mapping[str, Any]
    """The options as they were written."""
    sequence: int = 0
    """The number of its last entry on disk; -1 while nothing of it lies there."""
    keeper: str = NOBODY
    """Whose start page lists it."""

    @property
    def sitting(self) -> Sitting:
        return Sitting(self.timeline.game, self.chosen, self.chairs)


@dataclass(frozen=True, slots=True)
class Summary:
    """A game as the start page offers it; where it can't be read, what is wrong with it, and what can be read."""

    id: str
    game: str
    played: float
    """When something was last done, in seconds since 1970."""
    chairs: tuple[Chair, ...] = ()
    deal: int = 0
    """Deals dealt so far, redeals counted; 0 where nothing can be read."""
    scores: tuple[int, ...] = ()
    trouble: Trouble | None = None


def begun(
    game: str,
    options: Mapping[str, Any] | None = None,
    chairs: Sequence[Chair] = (),
    seed: str | None = None,
    keeper: str = "",
) -> Saved:
    """A game that begins, not yet on any disk; without chairs, people sit at every seat.

    Raises ValueError, in one sentence, for a game, options or chairs that there are not.
    """
    sitting = _seated(Sitting(named(game), dict(options or {}), tuple(chairs)))
    first = Entry("begin", {"seed": seed or secrets.token_hex(8)})
    return _draft(sitting, fold(sitting, (first,)), keeper)


def taken(record: Record, keeper: str = NOBODY) -> tuple[Saved, Refusal | None]:
    """A record as a game not yet on any disk: up to the first action that the rules refuse.

    The chairs are the record's, else people.
    """
    line, refusal = replay(record)
    sitting = _seated(Sitting(record.game, record.chosen, record.seats))
    return _draft(sitting, owned(line, sitting.chairs), keeper), refusal


def _draft(sitting: Sitting, line: Timeline, keeper: str) -> Saved:
    return Saved(new_id(), line, sitting.chairs, sitting.chosen, -1, keeper)


def summed(game: Saved, played: float) -> Summary:
    """A game as the start page offers it."""
    line = game.timeline
    dealt = sum(step.deal is not None for step in (line.steps[0], *line.done))
    return Summary(game.id, line.game.name, played, game.chairs, dealt, tuple(line.state.public.scores))


def default_place() -> str:
    """Where games are kept unless somebody says otherwise: this user's data folder."""
    return os.environ.get(PLACE) or str(user_data_path("silent-partners", appauthor=False) / "games.sqlite")


class Store:
    """The games that lie at one place."""

    def __init__(self, url: str | Path | None = None) -> None:
        self.shelf = shelf.opened(str(url or default_place()))
        self._listed: dict[tuple[Any, ...], Summary] = {}  # by its row: what has not changed is not summed again

    def close(self) -> None:
        """Let go of the file or the server."""
        self.shelf.close()

    # --- Playing

    def put(self, game: Saved, *entries: Entry) -> int:
        """Write a game that does not lie here, with all that brings it about, and return the last entry's number."""
        with self.shelf.writing() as connection:
            lay(connection, game.keeper, game.timeline.game.name, entries[0], game.chosen, game.chairs, game.id)
            _write(connection, game.id, 1, entries[1:])
        return len(entries) - 1

    def append(self, id: str, expected: int, *entries: Entry) -> int:
        """Write what was done after entry `expected`, all of it or nothing, and return the last entry's number.

        When it returns, the disk has it. Raises Conflict where somebody else wrote first.
        """
        with self.shelf.writing() as connection:
            if _last(connection, id) != expected:
                raise Conflict
            _write(connection, id, expected + 1, entries)
        return expected + len(entries)

    def open(self, id: str, upto: int | None = None) -> Saved:
        """Take a game up where it was, or where it was after entry `upto`.

        Raises Missing, Newer, or Spoiled, whose fact `at` is the first entry that can't be done again.
        """
        with self.shelf.reading() as connection:
            sitting, keeper = _sitting(connection, id)
            entries = _entries(connection, id, -1, upto)
        try:
            line = fold(sitting, entries)
        except Torn as torn:
            raise Spoiled(at=torn.at) from torn
        return Saved(id, line, sitting.chairs, sitting.chosen, len(entries) - 1, keeper)

    def readable(self, id: str) -> Saved:
        """A spoiled game up to the damage, as a game of its own that lies on no disk yet.

        Raises Missing, Newer, or Spoiled where nothing of it can be read.
        """
        upto: int | None = None
        while True:
            try:
                return replace(self.open(id, upto), id=new_id(), sequence=-1)
            except Spoiled as spoiled:
                if not spoiled.facts["at"]:
                    raise
                upto = spoiled.facts["at"] - 1

    def changes(self, id: str, since: int) -> tuple[Entry, ...]:
        """What was done after entry `since`, here or elsewhere."""
        with self.shelf.reading() as connection:
            return _entries(connection, id, since)

    # --- The list

    def unfinished(self, keeper: str, most: int) -> tuple[Summary, ...]:
        """The games in which something was done and that were not put away, the last played first; nobody has any."""
        if keeper in UNLISTED:
            return ()
        last = sa.select(sa.func.max(ENTRIES.c.sequence)).where(ENTRIES.c.game == SITTINGS.c.id).correlate(SITTINGS)
        query = (
            sa.select(SITTINGS.c.id, SITTINGS.c.game, ENTRIES.c.sequence, ENTRIES.c.time)
            .join(ENTRIES, (ENTRIES.c.game == SITTINGS.c.id) & (ENTRIES.c.sequence == last.scalar_subquery()))
            .where(SITTINGS.c.keeper == keeper, ENTRIES.c.kind.not_in(("begin", HIDE.kind)))
            .order_by(ENTRIES.c.time.desc())
            .limit(most)
        )
        with self.shelf.reading() as connection:
            rows = [tuple(row) for row in connection.execute(query)]
        self._listed = {row: self._listed.get(row) or self._summed(*row) for row in rows}
        return tuple(self._listed.values())

    def hide(self, id: str, hidden: bool = True) -> None:
        """Put a game away from the list, or bring it back. It stays on disk, and playing on brings it back too."""
        with self.shelf.writing() as connection:
            _write(connection, id, _last(connection, id) + 1, (HIDE if hidden else SHOW,))

    def _summed(self, id: str, game: str, last: int, played: float) -> Summary:
        try:
            return summed(self.open(id), played)
        except Newer as newer:
            return Summary(id, game, played, trouble=newer)
        except Spoiled as spoiled:
            return self._summed_in_part(id, game, played, spoiled)

    def _summed_in_part(self, id: str, game: str, played: float, spoiled: Spoiled) -> Summary:
        try:
            return replace(summed(self.readable(id), played), id=id, trouble=spoiled)
        except Spoiled:
            return Summary(id, game, played, trouble=spoiled)


def _seated(sitting: Sitting) -> Sitting:
    """Who sits where, people where nobody was named. Raises ValueError where chairs are missing or left over."""
    seats = sitting.game.seats(sitting.game.options(sitting.chosen))
    chairs = sitting.chairs or (Chair(PERSON),) * seats
    if len(chairs) != seats:
        raise ValueError(f"chairs: must be {seats}, one for each seat.")
    return Sitting(sitting.game, sitting.chosen, chairs)


# --- Rows


def new_id() -> str:
    """Nobody guesses it."""
    return secrets.token_urlsafe(32)


def lay(
    connection: sa.Connection,
    keeper: str,
    game: str,
    first: Entry,
    chosen: Mapping[str, Any] | None = None,
    chairs: Sequence[Chair] = (),
    id: str = "",
) -> str:
    """Lay a new game with its first entry, and return its id."""
    id = id or new_id()
    row = {
        "id": id,
        "keeper": keeper,
        "game": game,
        "options": json.dumps(dict(chosen or {})),
        "chairs": json.dumps([{"player": chair.player, "name": chair.name} for chair in chairs]),
        "created": time.time(),
        "format": FORMAT,
    }
    connection.execute(sa.insert(SITTINGS), row)
    _write(connection, id, 0, (first,))
    return id


def _write(connection: sa.Connection, id: str, first: int, entries: Sequence[Entry]) -> None:
    now = time.time()
    rows = [
        {"game": id, "sequence": at, "kind": entry.kind, "payload": json.dumps(dict(entry.payload)), "time": now}
        for at, entry in enumerate(entries, first)
    ]
    if rows:
        connection.execute(sa.insert(ENTRIES), rows)


def _last(connection: sa.Connection, id: str) -> int:
    last = connection.scalar(sa.select(sa.func.max(ENTRIES.c.sequence)).where(ENTRIES.c.game == _possible(id)))
    if last is None:
        raise Missing
    return int(last)


def _sitting(connection: sa.Connection, id: str) -> tuple[Sitting, str]:
    """A game's sitting, and its keeper."""
    row = connection.execute(sa.select(SITTINGS).where(SITTINGS.c.id == _possible(id))).one_or_none()
    if row is None or row.keeper == HOSTED:
        raise Missing
    if row.format > FORMAT:
        raise Newer(found=row.format, known=FORMAT)
    try:
        chairs = tuple(Chair(chair["player"], chair["name"]) for chair in json.loads(row.chairs))
        return _seated(Sitting(named(row.game), json.loads(row.options), chairs)), row.keeper
    except (ValueError, TypeError, LookupError) as error:
        raise Spoiled(at=0) from error


def _possible(id: str) -> str:
    """An id may come from an address that anybody typed: what no database takes is no game."""
    if not id.isascii() or "\0" in id:
        raise Missing
    return id


def _entries(connection: sa.Connection, id: str, since: int, upto: int | None = None) -> tuple[Entry, ...]:
    """A game's entries in order. Raises Spoiled at one that is missing or can't be read."""
    query = sa.select(ENTRIES.c.sequence, ENTRIES.c.kind, ENTRIES.c.payload).order_by(ENTRIES.c.sequence)
    query = query.where(ENTRIES.c.game == _possible(id), ENTRIES.c.sequence > since)
    entries: list[Entry] = []
    try:
        for at, kind, payload in connection.execute(query if upto is None else query.where(ENTRIES.c.sequence <= upto)):
            if at != since + 1 + len(entries):
                raise ValueError(f"an entry is missing before {at}.")
            entries.append(Entry(kind, json.loads(payload)))
    except (ValueError, sa.exc.DatabaseError) as error:
        if isinstance(error, ValueError) or isinstance(of(error, ""), Damaged):
            raise Spoiled(at=since + 1 + len(entries)) from error
        raise
    return tuple(entries)
