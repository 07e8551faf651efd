"""A damaged file is put aside, whole, and what can still be read of it goes on in a new one, under the old name.

The new file is written first, from a copy, and laid beside the damaged one. From then on nobody writes until it has
taken the damaged one's place; whatever ends a rescue in between, the next one takes it on from there.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import sqlalchemy as sa

from engine import latch, shelf
from engine.shelf import ENTRIES, KEYS, READINGS, SITTINGS, Shelf
from engine.trouble import Damaged, Trouble

Row = dict[str, Any]
BEGINS = b"SQLite format 3\0"
LOG = "-wal"
"""What a database has not yet taken in of what was written lies beside it, in a file of this ending."""


def rescue(where: str) -> Path | None:
    """Begin a new file in place of a damaged one, with every game as far as it can be read, under its old id.

    Returns where the damaged file lies now; None where it is whole, because somebody else was quicker. Raises Trouble:
    Damaged for a database on a server, and for a file that is no database and has no database's name.
    """
    damaged = shelf.at(where)
    file = damaged.file
    if file is None or not _ours(file):
        raise Damaged(place=damaged.place)
    with damaged.told(), latch.held(file, shelf.PATIENCE, alone=True):
        if not latch.rescued(file).exists() and not _prepared(file):
            return None
        return _put_aside(file)


def _ours(file: Path) -> bool:
    if file.suffix == ".sqlite" or not file.exists():
        return True
    with file.open("rb") as begun:
        return begun.read(len(BEGINS)) == BEGINS


def _prepared(file: Path) -> bool:
    """Lay a new file with all that can be read beside a damaged one; a file that is whole needs none."""
    with TemporaryDirectory(dir=file.parent, prefix=".rescue-") as folder:
        copy, new = Path(folder) / "copy.sqlite", Path(folder) / "new.sqlite"
        for part in ("", LOG):
            if (there := _beside(file, part)).exists():
                shutil.copyfile(there, _beside(copy, part))
        if _whole(copy):
            return False
        _fill(new, shelf.in_file(copy))
        new.rename(latch.rescued(file))
    _settle(file.parent)
    return True


def _put_aside(file: Path) -> Path:
    """Put the damaged file away, its log first, and the new one into its place."""
    new = latch.rescued(file)
    moment = datetime.fromtimestamp(new.stat().st_mtime).strftime("%Y%m%d-%H%M%S-%f")
    aside = file.with_name(f"{file.stem}-damaged-{moment}{file.suffix}")
    for part in (LOG, "-shm", ""):
        with suppress(FileNotFoundError):
            _beside(file, part).rename(_beside(aside, part))
    new.rename(file)
    _settle(file.parent)
    return aside


def _beside(file: Path, part: str) -> Path:
    return file.with_name(file.name + part)


def _settle(folder: Path) -> None:
    """Wait until the disk has the names of a folder."""
    names = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(names)
    finally:
        os.close(names)


# --- What can be read


def _whole(file: Path) -> bool:
    try:
        with shelf.in_file(file).reading() as connection:
            return connection.exec_driver_sql("PRAGMA integrity_check(1)").scalar() == "ok"
    except Trouble:
        return False


def _fill(new: Path, damaged: Shelf) -> None:
    """Write what can be read into a new file, which then is one piece, without a log."""
    kept = shelf.opened(str(new))
    with kept.writing() as connection:
        for rows in _readable_rows(damaged):
            with suppress(sa.exc.IntegrityError), connection.begin_nested():  # a row without what it must have
                for table, some in rows.items():
                    connection.execute(sa.insert(table), some)
    kept.close()


def _readable_rows(damaged: Shelf) -> Iterator[dict[sa.Table, list[Row]]]:
    """What belongs together: a game with its entries, up to the first that is missing; its keys; what was learned."""
    with suppress(Damaged), damaged.reading() as old:
        for game in _from_both_ends(old, SITTINGS, "id"):
            if entries := _entries(old, game["id"]):
                yield {SITTINGS: [game], ENTRIES: entries}
                yield from ({KEYS: [key]} for key in _keys(old, game["id"]))
        readings = sorted(_from_both_ends(old, READINGS, "at"), key=lambda row: row["at"])
        yield from ({READINGS: [reading]} for reading in readings)


def _from_both_ends(old: sa.Connection, table: sa.Table, key: str) -> list[Row]:
    """The rows of a table, read from both ends towards the damage, and without its indexes."""
    ends = (sa.select(table).order_by(sa.text(order)) for order in ("rowid", "rowid DESC"))
    rows = [row for end in ends for row in _readable(old, end)]
    return list({row[key]: row for row in rows}.values())


def _entries(old: sa.Connection, id: str) -> list[Row]:
    rows = _readable(old, sa.select(ENTRIES).where(ENTRIES.c.game == id).order_by(ENTRIES.c.sequence))
    return [row for at, row in enumerate(rows) if row["sequence"] == at]


def _keys(old: sa.Connection, id: str) -> list[Row]:
    """Its keys; in a file of an earlier format they have fewer columns."""
    return _readable(old, sa.select(sa.text("*")).select_from(KEYS).where(KEYS.c.game == id))


def _readable(old: sa.Connection, query: sa.Select[Any]) -> list[Row]:
    """The rows of an answer up to the first that can't be read."""
    rows: list[Row] = []
    with suppress(sa.exc.DatabaseError):
        rows.extend(row._asdict() for row in old.execute(query))
    return rows
