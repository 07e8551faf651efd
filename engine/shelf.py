"""Where games and learning lie: tables that only grow, in a SQLite file or a PostgreSQL database, and their format.

A commit waits until the disk has it (`synchronous=FULL`): with WAL alone (`NORMAL`) a power cut could take back what
had been shown. That costs one fsync for every action.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from engine import latch
from engine.trouble import Busy, Conflict, Damaged, Foreign, Newer, Trouble, Undriven, of

FORMAT = 4
PATIENCE = 5
"""Seconds to wait for somebody else's write, or for a server."""
CHANNEL = "silent_partners"
"""On which a PostgreSQL server tells that something was written."""
KERNELS = 6060
"""The advisory lock under which one kernel at a time changes the format of a PostgreSQL database."""

TABLES = sa.MetaData()
FORMATS = sa.Table("formats", TABLES, sa.Column("format", sa.Integer, primary_key=True, autoincrement=False))
"""The formats that the shelf has had; the newest is its own."""

SITTINGS = sa.Table(
    "games",
    TABLES,
    sa.Column("id", sa.String, primary_key=True),
    sa.Column("keeper", sa.String, nullable=False, index=True),  # whose start page lists it
    sa.Column("game", sa.String, nullable=False),
    sa.Column("options", sa.Text, nullable=False),  # JSON, as are `chairs` and `payload`
    sa.Column("chairs", sa.Text, nullable=False),
    sa.Column("created", sa.Double, nullable=False),  # seconds since 1970, as `time`
    sa.Column("format", sa.Integer, nullable=False),  # of its entries
)
ENTRIES = sa.Table(
    "entries",
    TABLES,
    sa.Column("game", sa.ForeignKey(SITTINGS.c.id), primary_key=True),
    sa.Column("sequence", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String, nullable=False),
    sa.Column("payload", sa.Text, nullable=False),
    sa.Column("time", sa.Double, nullable=False),
    sqlite_with_rowid=False,
)
READINGS = sa.Table(
    "readings",
    TABLES,
    sa.Column("at", sa.Integer, primary_key=True),
    sa.Column("keeper", sa.String, nullable=False, index=True),  # who reads
    sa.Column("lesson", sa.String, nullable=False),
    sa.Column("task", sa.String, nullable=False),  # the position that was solved; empty: the lesson was opened
    sa.Column("time", sa.Double, nullable=False),
)
KEYS = sa.Table(
    "keys",
    TABLES,
    sa.Column("hash", sa.String, primary_key=True),
    sa.Column("game", sa.ForeignKey(SITTINGS.c.id), nullable=False, index=True),
    sa.Column("seat", sa.Integer),  # none: the watchers' bench
    sa.Column("edition", sa.Integer, nullable=False, server_default="0"),  # how many were replaced before this one
)
"""The links to hosted tables, as hashes. The journal of a table says which edition of a link opens a place."""

PAGES = sa.Table(
    "pages",
    TABLES,
    sa.Column("game", sa.ForeignKey(SITTINGS.c.id), primary_key=True),
    sa.Column("page", sa.String, primary_key=True),
    sa.Column("seat", sa.Integer),
    sa.Column("seen", sa.Double, nullable=False),
)
"""Who is there: the only rows that are written over, for nothing is lost with them."""


def _host_tables(connection: sa.Connection) -> None:
    TABLES.create_all(connection, [KEYS, PAGES])


def _number_keys(connection: sa.Connection) -> None:
    if all(column["name"] != "edition" for column in sa.inspect(connection).get_columns(KEYS.name)):
        connection.exec_driver_sql("ALTER TABLE keys ADD COLUMN edition INTEGER DEFAULT 0 NOT NULL")


MIGRATIONS: dict[int, Callable[[sa.Connection], None]] = {1: READINGS.create, 2: _host_tables, 3: _number_keys}
"""From each earlier format to the next one. They only add: entries stay as they were written."""


@dataclass(frozen=True, slots=True)
class Shelf:
    """An open database: `place` names it in the server's log, without a password."""

    place: str
    writer: sa.Engine
    reader: sa.Engine
    file: Path | None = None

    @contextmanager
    def writing(self) -> Iterator[sa.Connection]:
        """A transaction: on the disk when it ends, or nothing of it happened."""
        with self.told(), self._latched(), self.writer.begin() as connection:
            yield connection
            if connection.dialect.name == "postgresql":
                connection.exec_driver_sql(f"NOTIFY {CHANNEL}")

    @contextmanager
    def reading(self) -> Iterator[sa.Connection]:
        """A connection that only reads, also where nothing can be written."""
        with self.told(), self.reader.connect() as connection:
            yield connection

    @contextmanager
    def _latched(self) -> Iterator[None]:
        """While one writes to a file nobody puts it aside; a file that is being rescued is not written to."""
        if self.file is None:
            yield
            return
        with latch.held(self.file, PATIENCE):
            self.require_whole()
            yield

    def require_whole(self) -> None:
        """Raises Damaged for a file whose rescue was begun and not ended."""
        if self.file is not None and latch.rescued(self.file).exists():
            raise Damaged(place=self.place)

    @contextmanager
    def told(self) -> Iterator[None]:
        """Say what the database or the system complains of as a Trouble."""
        try:
            yield
        except sa.exc.IntegrityError:
            raise Conflict from None
        except (sa.exc.TimeoutError, TimeoutError):
            raise Busy(place=self.place) from None
        except (sa.exc.DBAPIError, OSError) as error:
            raise of(error, self.place) from error

    def close(self) -> None:
        """Let go of the file or the server."""
        self.writer.dispose()
        self.reader.dispose()


def opened(where: str) -> Shelf:
    """Open a file by its path, or a database by its URL, and bring it to this format.

    A place that can't be written is still read if it holds games. Raises Trouble.
    """
    shelf = at(where)
    shelf.require_whole()
    _bring_up(shelf)
    return shelf


def at(where: str) -> Shelf:
    """A file by its path, or a database by its URL, as it is. Raises Trouble."""
    scheme, found, _ = where.partition("://")
    if not found:
        return in_file(Path(where).expanduser().absolute())
    if scheme == "sqlite":
        return in_file(Path(_url(where).database or "").expanduser().absolute())
    if scheme in ("postgres", "postgresql", "postgresql+psycopg"):
        return on_server(_url(where))
    raise Foreign


def _url(where: str) -> sa.URL:
    try:
        return sa.make_url(where)
    except (sa.exc.ArgumentError, ValueError):
        raise Foreign from None


# --- Formats


def _bring_up(shelf: Shelf) -> None:
    try:
        with shelf.reading() as connection:
            found = _format(connection)
    except Trouble:
        found = 0  # not there yet, or worse: writing says which
    if found < FORMAT:
        with shelf.writing() as connection:
            _migrate(connection)


def _format(connection: sa.Connection) -> int:
    """The format of a database; 0 while it is empty."""
    if not sa.inspect(connection).has_table(FORMATS.name):
        return 0
    found = int(connection.scalar(sa.select(sa.func.max(FORMATS.c.format))) or 0)
    if found > FORMAT:
        raise Newer(found=found, known=FORMAT)
    return found


def _migrate(connection: sa.Connection) -> None:
    """Take a database on to this format: all the way, or not at all."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(KERNELS)))
    found = _format(connection)
    if not found:
        TABLES.create_all(connection)
    for format in range(found, FORMAT) if found else ():
        MIGRATIONS[format](connection)
    if found < FORMAT:
        connection.execute(sa.insert(FORMATS), {"format": FORMAT})


# --- Opening


def on_server(url: sa.URL) -> Shelf:
    """A PostgreSQL database, as it is."""
    try:
        server = sa.create_engine(
            url.set(drivername="postgresql+psycopg"),
            pool_pre_ping=True,
            pool_timeout=PATIENCE,
            connect_args={"connect_timeout": PATIENCE, "options": f"-c lock_timeout={PATIENCE}s"},
        )
    except ModuleNotFoundError:
        raise Undriven from None
    return Shelf(f"{url.host or 'localhost'}/{url.database or ''}", server, server)


def in_file(path: Path) -> Shelf:
    """A SQLite file, as it is."""
    writer = sa.create_engine(
        "sqlite://", creator=lambda: _to_write(path), poolclass=sa.QueuePool, pool_timeout=PATIENCE
    )
    # A reader that turns into a writer may find that another one was quicker: a writer takes its turn at once.
    sa.event.listen(writer, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
    _follow(path, writer)
    reader = sa.create_engine("sqlite://", creator=lambda: _to_read(path), poolclass=sa.NullPool)
    return Shelf(str(path), writer, reader, path)


def _follow(path: Path, writer: sa.Engine) -> None:
    """Open the file anew where another one lies in its place: the one that was open has been put aside."""

    def which() -> tuple[int, int] | None:
        with suppress(FileNotFoundError):
            found = path.stat()
            return found.st_dev, found.st_ino
        return None

    def opened(_: Any, record: Any) -> None:
        record.info["file"] = which()

    def taken(_: Any, record: Any, __: Any) -> None:
        if record.info["file"] != which():
            raise sa.exc.DisconnectionError

    sa.event.listen(writer, "connect", opened)
    sa.event.listen(writer, "checkout", taken)


SETTINGS = ("journal_mode=WAL", "synchronous=FULL", "fullfsync=ON", "foreign_keys=ON")


def _to_write(path: Path) -> sqlite3.Connection:
    if not path.exists():
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        path.touch(mode=0o600)
    return _connected(path, "mode=rw", *(f"PRAGMA {setting}" for setting in SETTINGS))


def _to_read(path: Path) -> sqlite3.Connection:
    """Where the index of the log can't be laid beside the file, use the one that is there, or read without a log."""
    log = path.with_name(f"{path.name}-wal")
    try:
        return _connected(path, "mode=rw", "SELECT 1 FROM sqlite_master")
    except sqlite3.OperationalError as error:
        if isinstance(of(error, ""), Busy):
            raise
    return _connected(path, "mode=ro" if log.exists() else "mode=ro&immutable=1", "SELECT 1 FROM sqlite_master")


def _connected(path: Path, how: str, *first: str) -> sqlite3.Connection:
    file = sqlite3.connect(f"{path.as_uri()}?{how}", PATIENCE, isolation_level=None, check_same_thread=False, uri=True)
    file.text_factory = lambda text: text.decode(errors="replace")  # a damaged text is found when it is read
    try:
        for statement in first:
            file.execute(statement)
    except sqlite3.Error:
        file.close()
        raise
    return file
