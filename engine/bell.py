"""A bell at the shelf: it rings when anybody has written, here or in another process.

Asking it costs a few microseconds, so that it may be asked thirty times a second. It tells neither who wrote nor what.
"""

from __future__ import annotations

from contextlib import closing
from typing import Any, Protocol

import sqlalchemy as sa

from engine.shelf import CHANNEL, Shelf
from engine.trouble import of


class Bell(Protocol):
    """What rings."""

    def rang(self) -> bool:
        """Was anything written since this was last asked? Raises Trouble where that can't be told."""

    def close(self) -> None:
        """Take the bell down."""


def hung(shelf: Shelf) -> Bell:
    """Hang a bell at a shelf; the first time it is asked, it has rung."""
    return ServerBell(shelf) if shelf.reader.dialect.name == "postgresql" else FileBell(shelf)


class _Line:
    """A connection of the bell's own, made when it is needed, and again when it was lost."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._connection: sa.Connection | None = None

    def rang(self) -> bool:
        """Was anything written since this was last asked? After a lost connection, perhaps."""
        try:
            return self._connect() if self._connection is None else self._asked(self._connection)
        except (sa.exc.DBAPIError, self._shelf.reader.dialect.loaded_dbapi.Error, OSError) as error:
            self.close()
            raise of(error, self._shelf.place) from error

    def _connect(self) -> bool:
        self._connection = self._shelf.reader.connect().execution_options(isolation_level="AUTOCOMMIT")
        self._begin(self._connection)
        return True

    def _begin(self, connection: sa.Connection) -> None:
        raise NotImplementedError

    def _asked(self, connection: sa.Connection) -> bool:
        raise NotImplementedError

    def close(self) -> None:
        """Let the connection go."""
        if self._connection is not None:
            connection, self._connection = self._connection, None
            connection.invalidate()
            connection.close()


class FileBell(_Line):
    """SQLite counts the changes that others make to a file: https://sqlite.org/pragma.html#pragma_data_version."""

    _seen: Any = None

    def _begin(self, connection: sa.Connection) -> None:
        self._seen = self._which(), connection.exec_driver_sql("PRAGMA data_version").scalar()

    def _asked(self, connection: sa.Connection) -> bool:
        (file, _), before = self._seen, self._seen
        if file != self._which():  # another file lies in its place
            self.close()
            return self._connect()
        self._begin(connection)
        return bool(self._seen != before)

    def _which(self) -> int:
        assert self._shelf.file is not None
        return self._shelf.file.stat().st_ino


class ServerBell(_Line):
    """PostgreSQL notifies whoever listens, when a transaction that notified is committed."""

    def _begin(self, connection: sa.Connection) -> None:
        connection.exec_driver_sql(f"LISTEN {CHANNEL}")

    def _asked(self, connection: sa.Connection) -> bool:
        driver: Any = connection.connection.driver_connection
        with closing(driver.notifies(timeout=0)) as notices:
            return bool([*notices])
