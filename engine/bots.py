"""Bots play among themselves, and a record of it is kept."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib.util import find_spec
from typing import Any

from engine.record import MOST_ACTIONS, Chair, Record, begin, saved
from engine.system import System, decide
from engine.table import Game
from engine.timeline import Timeline


def _domino_expert() -> System:
    from engine.lab.expert import EXPERT

    return EXPERT


EXPERTS: Mapping[str, Callable[[], System]] = {"dominoes": _domino_expert}
"""By game, the bot that computes; it is fetched when it is chosen, and only where Numba is installed."""


def can_compute() -> bool:
    """Is there what the expert and the bench compute with?"""
    return find_spec("numba") is not None


def levels(game: Game) -> tuple[str, ...]:
    """The bots that may be chosen, the weakest first."""
    able = game.name in EXPERTS and can_compute()
    return (*game.levels, "expert") if able else tuple(game.levels)


def best_level(game: Game) -> tuple[str, System]:
    """The strongest bot that goes by conventions alone; without any, one that takes the first legal action."""
    return list(game.levels.items())[-1] if game.levels else ("first", ())


def level(game: Game, name: str) -> System:
    """The conventions that a bot of this name plays by. Raises ValueError if there is none."""
    known = game.levels or dict([best_level(game)])
    if name in known:
        return known[name]
    if name not in levels(game):
        raise ValueError(f"bots: {name!r:.40} is none of {', '.join(levels(game) or known)}.")
    return EXPERTS[game.name]()


def at_seats(game: Game, seats: int, names: Sequence[str]) -> tuple[str, ...]:
    """The bot of every seat: one name serves for all, none for the best. Raises ValueError for another number."""
    named = tuple(names) or (best_level(game)[0],)
    if len(named) not in (1, seats):
        raise ValueError(f"bots: must be one name, or {seats}, one for each seat.")
    return named * seats if len(named) == 1 else named


def selfplay(
    game: Game, chosen: Mapping[str, Any] | None = None, deals: int = 1, seed: str = "0", bots: Sequence[str] = ()
) -> dict[str, Any]:
    """Let bots play so many deals to their end, shuffled from the seed, and return the record.

    `chosen` are the game's options as a record writes them. Raises ValueError for what there is not, and for more deals
    than a record may hold.
    """
    options = game.options(chosen or {})
    names = at_seats(game, game.seats(options), bots)
    systems = tuple(level(game, name) for name in names)
    if deals < 1:
        raise ValueError("deals: must be 1 or more.")
    line = _played(begin(Record(game, options, seed=seed)), systems, deals)
    return saved(line, tuple(map(Chair, names)), chosen)


def _played(line: Timeline, systems: tuple[System, ...], deals: int) -> Timeline:
    """The line once so many deals are over."""
    game, over = line.game, 0
    while True:
        seat = game.to_move(line.state.public)
        over += seat is None
        if over == deals:
            return line
        if line.cursor == MOST_ACTIONS:
            raise ValueError(f"deals: {deals} take more than the {MOST_ACTIONS} actions that a record may hold.")
        system = () if seat is None else systems[seat]
        line = line.play(decide(game, game.view(line.state, seat), system).action)
