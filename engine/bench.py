"""How fast the engine is: random whole deals by the rules, next to OpenSpiel in the same run.

Rates are per second of this process's own CPU time on one core; each figure is the best of many short, interleaved
runs, for what disturbs a run can only slow it. Ratios, not times, are what a reader should keep.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from importlib.util import find_spec
from random import Random
from typing import Any

from engine.table import Game, legal

ROUNDS, SECONDS = 15, 0.2
Deal = Callable[[Random], int]
"""Plays a whole deal at random; returns the number of actions in it."""
TABLES: dict[str, tuple[str, dict[str, Any]]] = {
    "dominoes": ("dominoes", {}),
    "mighty, 5 players": ("mighty", {"players": 5}),
    "mighty, 8 players": ("mighty", {"players": 8}),
}
RIVALS = ("python_team_dominoes", "hearts", "spades", "bridge(use_double_dummy_result=false)", "oh_hell(players=5)")
"""OpenSpiel's nearest: dominoes in Python, trick-taking games in C++. It has neither of our games."""
RATIOS = {"dominoes": ("python_team_dominoes",), "mighty, 5 players": ("hearts", "oh_hell(players=5)")}


def measure(games: Mapping[str, Callable[[], Game]]) -> dict[str, Any]:
    """Measure our tables, and OpenSpiel's where it is installed; the ratios of deals a second beside them."""
    ours = {table: _ours(games[name](), chosen) for table, (name, chosen) in TABLES.items() if name in games}
    rates = _rates(ours | _open_spiel())
    ratios = {
        f"{table} / {rival}": round(rates[table]["deals"] / rates[rival]["deals"], 3)
        for table, rivals in RATIOS.items()
        for rival in rivals
        if table in rates and rival in rates
    }
    found = {"unit": "random deals and their actions, per CPU second on one core", "rates": rates, "ratios": ratios}
    return found | {"lab": _lab()} if find_spec("numba") else found


def _lab() -> dict[str, Any]:
    """The lab's own measurements; it is fetched only here."""
    from engine.lab.bench import measure

    return measure()


def _rates(runs: Mapping[str, Deal]) -> dict[str, dict[str, float]]:
    found: dict[str, list[tuple[float, float]]] = {name: [] for name in runs}
    for turn in range(ROUNDS):
        for name, deal in runs.items():
            found[name].append(_rate(deal, Random(turn)))
    return {
        name: {"deals": round(max(deals for deals, _ in rates), 1), "steps": round(max(s for _, s in rates), 1)}
        for name, rates in found.items()
    }


def _rate(deal: Deal, chance: Random) -> tuple[float, float]:
    deals = steps = 0
    began = time.process_time()
    while (taken := time.process_time() - began) < SECONDS:
        steps += deal(chance)
        deals += 1
    return deals / taken, steps / taken


def _ours(game: Game, chosen: dict[str, Any]) -> Deal:
    """A whole deal from the shuffle to the result; a redeal counts as a part of it."""
    options = game.options(chosen)
    start = game.start(options)

    def deal(chance: Random) -> int:
        state, steps = start, 0
        while True:
            if game.waits(state):
                state, _ = game.apply(state, game.shuffled(options, str(chance.random())))
            if game.to_move(state.public) is None:
                return steps
            choices = legal(game, state)
            state, _ = game.apply(state, choices[int(chance.random() * len(choices))])
            steps += 1

    return deal


def _open_spiel() -> dict[str, Deal]:
    try:
        import pyspiel
        from open_spiel.python.games import team_dominoes  # noqa: F401  registers the game
    except ImportError:
        return {}
    return {name: _theirs(pyspiel.load_game(name)) for name in RIVALS}


def _theirs(game: Any) -> Deal:
    def deal(chance: Random) -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            actions = state.legal_actions()
            steps += not state.is_chance_node()
            state.apply_action(actions[int(chance.random() * len(actions))])
        return steps

    return deal
