"""What more cores bring, and what it costs to begin: threads, processes, Dask, imports. Wall time, by turns.

These need an idle machine: what else runs takes from two cores what it could not take from one.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from functools import partial
from importlib.util import find_spec
from multiprocessing import get_context
from typing import Any

from engine.arena import LAB, Bot, Plan, play
from engine.lab.domino_deals import play_deals

ROUNDS = 5
CORES = 2
DEALS = 2_000_000
"""Random deals of dominoes that take a core about a second."""
TASKS = 6
MEETING = 1920
"""Deals of the arena, played twice each: so many that it hardly counts when one core waits for the other at the end."""

Times = dict[str, list[float]]
STARTS = {
    "nothing": "pass",
    "import numpy": "import numpy",
    "import engine": "import engine",
    "import numba": "import numba",
    "first deals by a kernel kept on disk": "from engine.lab.domino_deals import play_deals; play_deals(0, 1)",
}


def spread(rounds: int = ROUNDS, deals: int = DEALS, meeting: int = MEETING) -> Times:
    """Ratios of every round: what two threads play to what one plays, Dask's time to a pool's, one core's to two."""
    found = {"two threads / one": _threads(rounds, deals)}
    if all(map(find_spec, LAB)):
        found |= _processes(rounds, deals, meeting)
    return found


def _threads(rounds: int, deals: int) -> list[float]:
    with ThreadPoolExecutor(CORES) as pool:
        _all(pool, 1, deals)
        return [CORES * _seconds(_all, pool, 1, deals) / _seconds(_all, pool, CORES, deals) for _ in range(rounds)]


def _all(pool: Executor, tasks: int, deals: int) -> None:
    list(pool.map(play_deals, range(tasks), [deals] * tasks))


def _processes(rounds: int, deals: int, meeting: int) -> Times:
    from engine.lab import cluster

    plan = Plan("dominoes", ((Bot("club"), Bot("beginner")),), meeting, "spread")
    ask = partial(play, plan)
    found: Times = {"Dask / process pool": [], "arena, one core / twice two": []}

    def by_dask() -> None:
        client.gather(client.map(partial(play_deals, number=deals), range(TASKS), pure=False))

    def together() -> None:
        list(cluster.spread(client, ask, plan.parts))

    def alone() -> None:
        for part in plan.parts:
            cluster.answer(ask, part)

    with cluster.local(CORES) as client, ProcessPoolExecutor(CORES, get_context("spawn")) as pool:
        for warm in (by_dask, together, alone, partial(_all, pool, TASKS, deals)):
            warm()
        for _ in range(rounds):
            found["Dask / process pool"].append(_seconds(by_dask) / _seconds(_all, pool, TASKS, deals))
            found["arena, one core / twice two"].append(_seconds(alone) / (CORES * _seconds(together)))
    return found


def _seconds(run: Callable[..., Any], *given: Any) -> float:
    began = time.perf_counter()
    run(*given)
    return time.perf_counter() - began


def starts(rounds: int = ROUNDS) -> Times:
    """CPU seconds that a new Python takes for each of these, what it takes for nothing left out; round by round."""
    taken: Times = {name: [_cpu(code) for _ in range(rounds)] for name, code in STARTS.items()}
    nothing = taken.pop("nothing")
    return {name: [a - b for a, b in zip(found, nothing, strict=True)] for name, found in taken.items()}


def _cpu(code: str) -> float:
    child = subprocess.Popen([sys.executable, "-c", code])
    used = os.wait4(child.pid, 0)[2]
    child.returncode = 0
    return used.ru_utime + used.ru_stime
