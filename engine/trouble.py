"""What can go wrong with games on disk: one class each, and one sentence each in every language.

Trouble
├── Missing      there is no such game
├── Conflict     the game was played on elsewhere
├── Spoiled      one game can be read only up to an entry
├── Damaged      the file can't be read
├── Newer        a newer version wrote it
├── ReadOnly     the place can't be written
├── Full         the disk is full
├── Crowded      there is no room for one more
├── Replaced     this link was replaced by another one
├── Busy         somebody else holds the file for too long
├── Unreachable  the disk or the server does not answer
├── Undriven     PostgreSQL is asked for, and psycopg is not installed
└── Foreign      neither a file nor a PostgreSQL database is named

A sentence is the message `id`, filled with `facts`. After any of them, what was written before is as it was. The fact
`place` is for the server's log: no sentence tells players where on the server their games lie.
"""

from __future__ import annotations

import errno
from collections.abc import Mapping
from typing import Any, ClassVar


class Trouble(Exception):
    """Something went wrong with games on disk; nothing was changed."""

    id: ClassVar[str]

    def __init__(self, **facts: Any) -> None:
        super().__init__(self.id, facts)
        self.facts: Mapping[str, Any] = facts


class Missing(Trouble):
    """There is no game under this id."""

    id = "store.missing"


class Conflict(Trouble):
    """The game was played on elsewhere: open it again."""

    id = "store.conflict"


class Spoiled(Trouble):
    """One game can be read only up to an entry; the others are untouched. Facts: the first bad sequence, `at`."""

    id = "store.spoiled"


class Damaged(Trouble):
    """The file can't be read."""

    id = "store.damaged"


class Newer(Trouble):
    """A newer version wrote this. Facts: the format found, the newest one known here."""

    id = "store.newer"


class ReadOnly(Trouble):
    """The place can't be written; what is there can still be read."""

    id = "store.read-only"


class Full(Trouble):
    """The disk is full; what was written before is kept."""

    id = "store.full"


class Crowded(Trouble):
    """There is no room for one more table, or for one more who looks on. Facts: how many there may be, `most`."""

    id = "store.crowded"


class Replaced(Trouble):
    """The host gave a place at a table another link: this one opens it no more."""

    id = "store.replaced"


class Busy(Trouble):
    """Somebody else holds the file for too long; trying again may help."""

    id = "store.busy"


class Unreachable(Trouble):
    """The disk or the server does not answer."""

    id = "store.unreachable"


class Undriven(Trouble):
    """PostgreSQL is asked for, and its driver is not installed: the extra `postgresql` brings it."""

    id = "store.undriven"


class Foreign(Trouble):
    """Neither a file nor a PostgreSQL database is named."""

    id = "store.foreign"


# https://sqlite.org/rescode.html: the primary codes, and the extended ones that say more
SQLITE: Mapping[int, type[Trouble]] = {
    3: ReadOnly,  # PERM
    5: Busy,
    6: Busy,  # LOCKED
    8: ReadOnly,
    11: Damaged,  # CORRUPT
    13: Full,
    14: ReadOnly,  # CANTOPEN
    26: Damaged,  # NOTADB
    778: Full,  # IOERR_WRITE: a quota or a limit of size
    4874: Full,  # IOERR_SHMSIZE
}

# https://www.postgresql.org/docs/current/errcodes-appendix.html
POSTGRESQL: Mapping[str, type[Trouble]] = {
    "25006": ReadOnly,
    "42501": ReadOnly,  # insufficient privilege
    "53100": Full,
    "40P01": Busy,  # deadlock
    "55P03": Busy,  # lock not available
    "57014": Busy,  # statement timeout
    "XX001": Damaged,
    "XX002": Damaged,  # index corrupted
}

SYSTEM: Mapping[int | None, type[Trouble]] = {
    errno.ENOSPC: Full,
    errno.EDQUOT: Full,
    errno.EFBIG: Full,
}


def of(error: Exception, place: str) -> Trouble:
    """Which trouble an error of the database or of the system is."""
    cause = getattr(error, "orig", None) or error
    if isinstance(cause, OSError):
        return SYSTEM.get(cause.errno, ReadOnly)(place=place)
    code = getattr(cause, "sqlite_errorcode", None)
    if code is not None:
        return (SQLITE.get(code) or SQLITE.get(code & 0xFF, Unreachable))(place=place)
    return POSTGRESQL.get(getattr(cause, "sqlstate", None) or "", Unreachable)(place=place)
