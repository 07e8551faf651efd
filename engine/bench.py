"""How fast the engine is: random whole deals, every ruling made and kept, next to OpenSpiel in the same run.

Rates are per second of this process's own CPU time on one core; each figure is the median of several short, interleaved runs, so that a busy
machine slows both sides alike. Ratios, not times, are what a reader should keep.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from statistics import median
from typing import Any

from engine.table import Game, legal

ROUNDS, SECONDS = 7, 0.6
Counted = tuple[int, int]
"""Deals, and the actions in them."""


def measure(games: dict[str, Callable[[], Game]]) -> dict[str, Any]:
    """Measure every game, and OpenSpiel's Python team dominoes where it is installed."""
    runs: dict[str, Callable[[Random], int]] = {name: _ours(load()) for name, load in games.items()}
    rival = _open_spiel()
    if rival is not None:
        runs["open_spiel python_team_dominoes"] = rival
    rates = _rates(runs)
    figures: dict[str, Any] = {"unit": "per CPU second on one core", "rates": rates}
    if rival is None:
        return figures | {"open_spiel": "not installed"}
    ours, theirs = rates["dominoes"], rates["open_spiel python_team_dominoes"]
    return figures | {"ratio": {"random deals": round(ours["deals"] / theirs["deals"], 2)}}


def _rates(runs: dict[str, Callable[[Random], int]]) -> dict[str, dict[str, float]]:
    found: dict[str, list[tuple[float, float]]] = {name: [] for name in runs}
    for turn in range(ROUNDS):
        for name, deal in runs.items():
            found[name].append(_rate(deal, Random(turn)))
    return {
        name: {"deals": round(median(deals for deals, _ in rates), 1), "steps": round(median(s for _, s in rates), 1)}
        for name, rates in found.items()
    }


def _rate(deal: Callable[[Random], int], chance: Random) -> tuple[float, float]:
    deals = steps = 0
    began = time.process_time()
    while (taken := time.process_time() - began) < SECONDS:
        steps += deal(chance)
        deals += 1
    return deals / taken, steps / taken


def _ours(game: Game) -> Callable[[Random], int]:
    """A whole deal from the shuffle to the result, each action a random legal one."""
    options = game.options({})
    start = game.start(options)

    def deal(chance: Random) -> int:
        state, _ = game.apply(start, game.shuffled(options, str(chance.random())))
        steps = 0
        while game.to_move(state.public) is not None:
            choices = legal(game, state)
            state, _ = game.apply(state, choices[int(chance.random() * len(choices))])
            steps += 1
        return steps

    return deal


def _open_spiel() -> Callable[[Random], int] | None:
    try:
        import pyspiel
        from open_spiel.python.games import team_dominoes  # noqa: F401  registers the game
    except ImportError:
        return None
    game = pyspiel.load_game("python_team_dominoes")

    def deal(chance: Random) -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            actions = state.legal_actions()
            steps += not state.is_chance_node()
            state.apply_action(actions[int(chance.random() * len(actions))])
        return steps

    return deal
