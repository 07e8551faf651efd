"""How fast the lab is, beside others where they are installed: OpenSpiel, the package `dominoes`, DDS through endplay.

All run by turns in one process, for a machine's speed comes and goes. Rates are per second of its own CPU time; a ratio
is taken in every round, and told by its median and its range. Others play by other rules: OpenSpiel's team dominoes
have no compulsory 6-6, its bridge and DDS's have 52 cards and 13 tricks, and `dominoes` counts points.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import cycle, islice
from random import Random
from statistics import median
from typing import Any

from engine.dominoes.play import DOMINOES, start
from engine.dominoes.state import State as Chain
from engine.lab import bench_others, bench_spread, card_solve, domino_search
from engine.lab.bench_others import POSITIONS, Run, each
from engine.lab.card_deals import play_hands
from engine.lab.domino_deals import play_deals
from engine.lab.evaluation import evaluate
from engine.lab.goals import GOALS, judged
from engine.mighty.cards import SUITS, in_order
from engine.mighty.play import MIGHTY
from engine.mighty.state import Bid, Bury, Call, Keep, PassAll, Play, State
from engine.system import decide
from engine.table import legal

ROUNDS, SECONDS = 7, 0.5
WHOLE = 15
"""Whole hands asked about; one may take many seconds."""

MORE_RATIOS = (("dominoes solved, points", "DDS, 13 cards"),)
"""Those that no goal asks for."""


def measure(rounds: int = ROUNDS, seconds: float = SECONDS) -> dict[str, Any]:
    """Rates of the lab and of the others that are there, the ratios between them, and which goals they reach."""
    runs = _ours() | bench_others.open_spiel() | bench_others.package() | bench_others.dds()
    for run in runs.values():
        run()
    rates = {name: list[float]() for name in runs}
    for _ in range(rounds):
        for name, run in runs.items():
            rates[name].append(_rate(run, seconds))
    asked = [tuple(goal.ratio.split(" / ")) for goal in GOALS] + list(MORE_RATIOS)
    seconds_of = bench_spread.starts(rounds)
    ratios = _ratios(rates, asked) | _ratios(seconds_of, asked) | bench_spread.spread(rounds)
    found = {name: _spread(values) for name, values in ratios.items()}
    times, found["seconds, mighty made / DDS, 13 cards"] = _whole(runs.get("DDS, 13 cards"))
    return {
        "unit": "deals, hands or positions per CPU second on one core: median, least, most of the rounds",
        "rates": {name: _spread(values) for name, values in rates.items()},
        "ratios": found,
        "seconds": {name: _spread(values) for name, values in seconds_of.items()} | times,
        "solved": solved(),
        "goals": judged(found),
    }


def _ratios(of: Mapping[str, list[float]], asked: Sequence[tuple[str, ...]]) -> dict[str, list[float]]:
    """Round by round, those that are asked for and were measured."""
    return {
        f"{ours} / {theirs}": [a / b for a, b in zip(of[ours], of[theirs], strict=True)]
        for ours, theirs in asked
        if ours in of and theirs in of
    }


def _whole(dds: Run | None) -> tuple[dict[str, list[float]], list[float]]:
    """Seconds for "is this contract made?", asked at the first lead with all hands open, and beside DDS; the tail is
    long."""
    ours = [_seconds(partial(card_solve.made, hand)) for hand in islice(_hands(), WHOLE)]
    theirs = [_seconds(dds) for _ in range(POSITIONS)] if dds else []
    times = {"mighty made": _spread(ours)} | ({"DDS, 13 cards": _spread(theirs)} if theirs else {})
    return times, [float(f"{found(ours) / median(theirs):.4g}") for found in (median, min, max)] if theirs else []


def _seconds(ask: Callable[[], Any]) -> float:
    began = time.process_time()
    ask()
    return time.process_time() - began


def _rate(run: Run, seconds: float) -> float:
    done, began = 0, time.process_time()
    while (taken := time.process_time() - began) < seconds:
        done += run()
    return done / taken


def _spread(found: list[float]) -> list[float]:
    return [float(f"{value:.4g}") for value in (median(found), min(found), max(found))]


def solved() -> dict[str, Any]:
    """What does not depend on the machine: positions searched, and values summed up, over fixed deals."""
    before = domino_search.nodes()
    values = sum(domino_search.value(state) for state in _chains(28))
    tiles, before_cards = domino_search.nodes() - before, card_solve.nodes()
    points = sum(card_solve.points(state) for state in _ends(5))
    return {
        "dominoes": {"deals": POSITIONS, "sum of values": values, "nodes": tiles},
        "mighty, 5 tricks": {"hands": POSITIONS, "points": points, "nodes": card_solve.nodes() - before_cards},
    }


# --- Ours


def _ours() -> dict[str, Run]:
    seeds = cycle(range(0, 10**9, 5_000))
    return {
        "dominoes, deals": lambda: play_deals(next(seeds), 5_000).deals,
        "mighty, hands": lambda: play_hands(next(seeds), 2_000).hands,
        "dominoes, deals by the rules": _by_rules(_random_chain),
        "mighty, hands by the rules": _by_rules(_random_hand),
        "dominoes solved, who wins": each(_chains(28), lambda state: domino_search.value(state, domino_search.WINS)),
        "dominoes solved, points": each(_chains(28), domino_search.value),
        "mighty solved, 5 tricks": each(_ends(5), card_solve.points),
        "mighty solved, 6 tricks": each(_ends(6), card_solve.points),
        "dominoes decided by 100 deals, 8 tiles down": each(_deciding(20), _decided),
    }


def _decided(state: Chain) -> Any:
    return evaluate(DOMINOES, DOMINOES.view(state, state.public.to_move), 100, few=0)


def _by_rules(play: Callable[[Random], Any]) -> Run:
    chance = Random(0)

    def run() -> int:
        play(chance)
        return 1

    return run


def _random_chain(chance: Random, left: int = 0) -> Chain:
    """A deal played at random by the rules until so many tiles are unplayed, or to its end."""
    state, _ = DOMINOES.apply(start(None), DOMINOES.shuffled(None, str(chance.random())))
    while state.public.phase == "play" and sum(state.public.sizes) > left:
        state, _ = DOMINOES.apply(state, chance.choice(legal(DOMINOES, state)))
    return state  # type: ignore[no-any-return]


def _chains(left: int) -> list[Chain]:
    """Positions with so many tiles unplayed, always the same."""
    chance = Random(left)
    found = (_random_chain(chance, left) for _ in range(10 * POSITIONS))
    return list(islice((state for state in found if state.public.phase == "play"), POSITIONS))


def _deciding(left: int) -> list[Chain]:
    """Of those, the ones where there is something to decide."""
    return [state for state in _chains(left) if len(legal(DOMINOES, state)) > 1]


def _random_hand(chance: Random, left: int = 0) -> State:
    """Seat 0 plays in its longest suit, all cards are random, until so many tricks are left or to the end."""
    options = MIGHTY.options({})
    state, _ = MIGHTY.apply(MIGHTY.start(options), MIGHTY.shuffled(options, str(chance.random())))
    trump = max(SUITS, key=lambda suit: sum(card.suit is suit for card in state.hands[0]))
    for action in (Bid(13, trump), *[PassAll()] * 4):
        state, _ = MIGHTY.apply(state, action)
    for settled in (Bury(in_order(chance.sample(state.hands[0], 3))), Keep()):
        state, _ = MIGHTY.apply(state, settled)
    state, _ = MIGHTY.apply(state, chance.choice([call for call in legal(MIGHTY, state) if isinstance(call, Call)]))
    while state.public.phase == "play" and (max(state.public.sizes) > left or state.public.trick):
        plays = [action for action in legal(MIGHTY, state) if isinstance(action, Play)]
        state, _ = MIGHTY.apply(state, chance.choice(plays))
    return state  # type: ignore[no-any-return]


def _ends(left: int) -> list[State]:
    """Ends of hands with so many tricks to go, always the same."""
    chance = Random(left)
    found = (_random_hand(chance, left) for _ in range(50 * POSITIONS))
    return list(islice((state for state in found if state.public.phase == "play"), POSITIONS))


def _hands() -> Iterator[State]:
    """Whole hands as the book bids and settles them, before the first lead."""
    options, system = MIGHTY.options({}), MIGHTY.levels["book"]
    for number in range(10_000):
        state = MIGHTY.start(options)
        state, _ = MIGHTY.apply(state, MIGHTY.shuffled(options, f"whole {number}"))
        while state.public.phase not in ("play", "deal"):
            state, _ = MIGHTY.apply(state, decide(MIGHTY, MIGHTY.view(state, state.public.to_move), system).action)
        if state.public.phase == "play":
            yield state
