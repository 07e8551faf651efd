"""Nothing that goes wrong, and nothing that is printed, may cross the wire: it could name a hidden tile.

Whatever a callback prints, warns or raises ends in a log file on the server (`SILENT_PARTNERS_LOG` says which); the player
reads one neutral sentence.
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


class Guard:
    """Wraps callbacks. `on_fault()` is called after one has failed, with nothing said about why."""

    def __init__(self, on_fault: Callable[[], None]) -> None:
        self.on_fault = on_fault

    def __call__(self, callback: Callable[..., Any]) -> Callable[..., None]:
        """The same callback, but silent: it returns nothing and raises nothing."""

        @wraps(callback)
        def guarded(*args: Any, **kwargs: Any) -> None:
            said = io.StringIO()
            with redirect_stdout(said), redirect_stderr(said):
                self._attempt(callback, args, kwargs)
            if said.getvalue():
                server_log().info("%s said: %s", _name(callback), said.getvalue().rstrip())

        return guarded

    def _attempt(self, callback: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> None:
        try:
            callback(*args, **kwargs)
        except Exception:
            server_log().exception("%s failed", _name(callback))
            self._tell()

    def _tell(self) -> None:
        try:
            self.on_fault()
        except Exception:
            server_log().exception("the fault could not be shown")


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
