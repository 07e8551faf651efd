"""Nothing that goes wrong, and nothing that is printed, may cross the wire: it could name a hidden tile.

Whatever a callback prints, warns or raises ends in a log on the server, which its owner alone can read: one file for
each process, in the user's folder for logs or in the one that `SILENT_PARTNERS_LOG` names. The player reads one neutral
sentence.
"""

from __future__ import annotations

import io
import logging
import os
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout, suppress
from datetime import datetime
from functools import cache, partial, wraps
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Any, TextIO

from platformdirs import user_log_path

LOGS = "SILENT_PARTNERS_LOG"
NAME = "silent-partners-"
MOST_BYTES, MOST_FILES = 1_000_000, 40


def guarded(callback: Callable[..., Any], on_fault: Callable[[], None]) -> Callable[..., None]:
    """The same callback, but silent: it returns nothing and raises nothing; `on_fault()` is called after it failed."""

    @wraps(callback)
    def silent(*args: Any, **kwargs: Any) -> None:
        said = io.StringIO()
        with redirect_stdout(said), redirect_stderr(said):
            if not _went_well(callback, *args, **kwargs):
                _went_well(on_fault)
        if said.getvalue():
            server_log().info("%s said: %s", _name(callback), said.getvalue().rstrip())

    return silent


def _went_well(callback: Callable[..., Any], *args: Any, **kwargs: Any) -> bool:
    try:
        callback(*args, **kwargs)
    except Exception:
        server_log().exception("%s failed", _name(callback))
        return False
    return True


@cache
def server_log() -> logging.Logger:
    """The log on the server's disk; it never reaches the notebook's own streams."""
    log = logging.getLogger("silent_partners")
    handler = _OwnLog(Path(os.environ.get(LOGS) or user_log_path("silent-partners", appauthor=False)))
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    log.addHandler(handler)
    log.setLevel(logging.INFO)
    log.propagate = False
    return log


class _OwnLog(RotatingFileHandler):
    """The log of this process, begun when there is something to tell; the oldest of the others make room for it."""

    def __init__(self, folder: Path) -> None:
        name = f"{NAME}{datetime.now():%Y%m%d-%H%M%S}-{os.getpid()}.log"
        super().__init__(folder / name, maxBytes=MOST_BYTES, backupCount=1, delay=True, encoding="utf-8")

    def _open(self) -> TextIO:
        """Begin a file that was not there, nor a link in its place."""
        file = Path(self.baseFilename)
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        for old in sorted(file.parent.glob(f"{NAME}*"), key=_written, reverse=True)[MOST_FILES - 1 :]:
            old.unlink(missing_ok=True)
        return open(file, "x", encoding=self.encoding, opener=partial(os.open, mode=0o600))

    def handleError(self, record: logging.LogRecord) -> None:
        """A full or read-only disk loses the line: complaining would use the very streams that must stay silent."""


def _written(file: Path) -> float:
    """When something was last written; a file that another process has just removed is the oldest."""
    with suppress(FileNotFoundError):
        return file.lstat().st_mtime
    return 0.0


def _name(callback: Callable[..., Any]) -> str:
    return getattr(callback, "__qualname__", type(callback).__name__)
