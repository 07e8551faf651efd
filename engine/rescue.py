"""A damaged file is put aside, whole, and what can still be read of it goes on in a new one."""

from __future__ import annotations

import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from engine import shelf
from engine.shelf import ENTRIES, KEYS, SITTINGS
from engine.store import Store
from engine.trouble import Damaged

Row = dict[str, Any]


def rescue(place: str | Path) -> tuple[Store, Path]:
    """Begin a new file in place of a damaged one, with every game as far as it can be read, under its old id.

    Returns the new store, and where the damaged file lies now. Raises Trouble.
    """
    file = Path(place).expanduser().absolute()
    aside = _put_aside(file)
    store = Store(file)
    with store.shelf.writing() as connection:
        for game, entries, keys in _readable_games(aside):
            connection.execute(sa.insert(SITTINGS), game)
            connection.execute(sa.insert(ENTRIES), entries)
            if keys:
                connection.execute(sa.insert(KEYS), keys)
    return store, aside


def _put_aside(file: Path) -> Path:
    aside = file.with_name(f"{file.stem}-damaged-{time.strftime('%Y%m%d-%H%M%S')}{file.suffix}")
    for beside in ("", "-wal", "-shm"):
        part = file.with_name(file.name + beside)
        if part.exists():
            part.rename(aside.with_name(aside.name + beside))
    return aside


def _readable_games(file: Path) -> list[tuple[Row, list[Row], list[Row]]]:
    """Each game with its entries, up to the first that is missing, and its keys."""
    damaged = shelf.in_file(file)
    with suppress(Damaged), damaged.reading() as old:
        games = [(game, _entries(old, game["id"])) for game in _sittings(old)]
        return [(game, entries, _keys(old, game["id"])) for game, entries in games if entries]
    return []


def _sittings(old: sa.Connection) -> list[Row]:
    """The list of games, read from both ends towards the damage, and without its indexes."""
    ends = (sa.select(SITTINGS).order_by(sa.text(order)) for order in ("rowid", "rowid DESC"))
    rows = [row for end in ends for row in _readable(old, end)]
    return list({row["id"]: row for row in rows}.values())


def _entries(old: sa.Connection, id: str) -> list[Row]:
    rows = _readable(old, sa.select(ENTRIES).where(ENTRIES.c.game == id).order_by(ENTRIES.c.sequence))
    return [row for at, row in enumerate(rows) if row["sequence"] == at]


def _keys(old: sa.Connection, id: str) -> list[Row]:
    return _readable(old, sa.select(KEYS).where(KEYS.c.game == id))


def _readable(old: sa.Connection, query: sa.Select[Any]) -> list[Row]:
    """The rows of an answer up to the first that can't be read."""
    rows: list[Row] = []
    with suppress(sa.exc.DatabaseError):
        rows.extend(row._asdict() for row in old.execute(query))
    return rows
