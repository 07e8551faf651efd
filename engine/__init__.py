"""Silent Partners: the law of two games, their records, their conventions. No widget is known here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.table import Game


def dominoes() -> Game:
    """Partner dominoes, six love."""
    from engine.dominoes.play import DOMINOES

    return DOMINOES


def mighty() -> Game:
    """Mighty, for four to eight players."""
    from engine.mighty.play import MIGHTY

    return MIGHTY


GAMES: Mapping[str, Callable[[], Game]] = {"dominoes": dominoes, "mighty": mighty}


def replay(record: Any, seat: int | None = None, language: str = "en") -> dict[str, Any]:
    """Replay a record given as its JSON value, and report as `python -m engine replay` does.

    With a seat, the report holds only what that seat may know. Nothing is raised for a bad record: the report says so.
    """
    from engine.report import of_written

    return of_written(record, GAMES, seat, language)
