"""Nothing that goes wrong, and nothing that is printed, may cross the wire: it could name a hidden tile.

Whatever a callback prints, warns or raises ends in a log file on the server (`SILENT_PARTNERS_LOG` says which); the
player reads one neutral sentence.
"""

from __future__ import annotations

import io
import logging
import os
import tempfile
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from functools import cache, wraps
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Any


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
    path = Path(os.environ.get("SILENT_PARTNERS_LOG") or Path(tempfile.gettempdir()) / "silent-partners.log")
    handler = _DiskHandler(path, maxBytes=1_000_000, backupCount=2, delay=True, encoding="utf-8")
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    log.addHandler(handler)
    log.setLevel(logging.INFO)
    log.propagate = False
    return log


class _DiskHandler(RotatingFileHandler):
    """A full or read-only disk loses the line: complaining would use the very streams that must stay silent."""

    def handleError(self, record: logging.LogRecord) -> None:
        pass


def _name(callback: Callable[..., Any]) -> str:
    return getattr(callback, "__qualname__", type(callback).__name__)
