"""Silent Partners: the law of two games, their records, their conventions. No widget is known here."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
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


def named(name: str) -> Game:
    """The game of this name. Raises ValueError if there is none."""
    if name not in GAMES:
        raise ValueError(f"game: must be one of {', '.join(GAMES)}.")
    return GAMES[name]()


def replay(record: Any, seat: int | None = None, language: str = "en") -> dict[str, Any]:
    """Replay a record given as its JSON value, and report as `python -m engine replay` does.

    With a seat, the report holds only what that seat may know. Nothing is raised for a bad record: the report says so.
    """
    from engine.report import of_written

    return of_written(record, GAMES, seat, language)


def explain(record: Any, language: str = "en") -> dict[str, Any]:
    """Ask a bot what the player to move should do, and why, as `python -m engine explain` does.

    The bot is given that seat's view alone. Nothing is raised for a bad record or a refused action: the report says so.
    """
    from engine.reasons import of_written

    return of_written(record, GAMES, language)


def selfplay(
    game: str, options: Mapping[str, Any] | None = None, deals: int = 1, seed: str = "0", bots: Sequence[str] = ()
) -> dict[str, Any]:
    """Let bots play so many deals, and return the record. Raises ValueError, in one sentence, for what there is not."""
    from engine.bots import selfplay

    return selfplay(named(game), options, deals, seed, bots)
