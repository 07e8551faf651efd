"""The latch of a file of games: those who write hold it together, whoever puts the file aside holds it alone.

It is a lock of the system on a file beside, because SQLite's own locks fall when its process closes the database by
another hand. It opens by itself when its holder dies.
"""

from __future__ import annotations

import fcntl
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

AGAIN = 0.02
"""Seconds until a latch that somebody holds is tried again."""


@contextmanager
def held(file: Path, patience: float, alone: bool = False) -> Iterator[None]:
    """Hold the latch of a file. Raises OSError where it can't be laid, TimeoutError where others hold it too long."""
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    latch = os.open(file.with_name(f"{file.name}-latch"), os.O_RDONLY | os.O_CREAT | os.O_CLOEXEC, 0o600)
    try:
        _take(latch, (fcntl.LOCK_EX if alone else fcntl.LOCK_SH) | fcntl.LOCK_NB, time.monotonic() + patience)
        yield
    finally:
        os.close(latch)


def _take(latch: int, how: int, late: float) -> None:
    while True:
        try:
            return fcntl.flock(latch, how)
        except BlockingIOError:
            if time.monotonic() > late:
                raise TimeoutError from None
            time.sleep(AGAIN)


def rescued(file: Path) -> Path:
    """Where the file that is to take this one's place lies, whole, until it does: nobody writes meanwhile."""
    return file.with_name(f"{file.name}-rescued")
