"""The arena's plans played by many: processes on this machine, or a Dask cluster by its address.

Parts are handed out as they are asked for, a few ahead of every worker. Whoever plays a part, it comes out the same; a
part whose worker dies is played by another.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any, TypeVar

import dask
from dask.system import CPU_COUNT
from tqdm import tqdm

from engine.arena import Gains, Part, Plan, play
from engine.lab.parts import Folder

A = TypeVar("A")
B = TypeVar("B")
AHEAD = 4
"""Parts that wait for every worker, so that it never does."""
LEAST_AHEAD = 32
CALM = {
    "distributed.worker.profile.enabled": False,
    "distributed.worker.memory.monitor-interval": "1s",
    "distributed.admin.tick.interval": "1s",
    "distributed.admin.system-monitor.interval": "2s",
}
"""Who watches over processes on this machine looks up seldom: left alone, it takes a tenth of a core from those that
play."""
PATIENCE = 15
"""Seconds in which a cluster must answer."""


def run(plan: Plan, folder: str | Path | None, workers: int | None, scheduler: str | None) -> tuple[Gains, ...]:
    """Play what the folder does not hold yet, and return what every part of the plan brought."""
    kept = Folder(Path(folder), plan) if folder is not None else None
    found: dict[Part, Gains] = dict(kept.found) if kept else {}
    missing = [part for part in plan.parts if part not in found]
    for part, gains in each(partial(play, plan), missing, workers, scheduler, len(found)):
        found[part] = gains
        if kept:
            kept.keep(part, gains)
    in_order = tuple(found[part] for part in plan.parts)
    if kept:
        kept.finish(in_order)
    return in_order


def each(
    ask: Callable[[A], B], parts: Sequence[A], workers: int | None = None, scheduler: str | None = None, done: int = 0
) -> Iterator[tuple[A, B]]:
    """What every part brings, as they are done; so many were done before."""
    with tqdm(total=done + len(parts), initial=done, disable=not sys.stderr.isatty(), unit="part") as bar:
        for found in _answered(ask, parts, workers, scheduler):
            yield found
            bar.update()


def _answered(
    ask: Callable[[A], B], parts: Sequence[A], workers: int | None, scheduler: str | None
) -> Iterator[tuple[A, B]]:
    many = min(workers or CPU_COUNT, len(parts))
    if scheduler is None and many < 2:
        yield from (answer(ask, part) for part in parts)
    elif parts:
        with local(many) if scheduler is None else _remote(scheduler) as client:
            yield from spread(client, ask, parts)


def answer(ask: Callable[[A], B], part: A) -> tuple[A, B]:
    """What a worker sends back."""
    return part, ask(part)


def spread(client: Any, ask: Callable[[A], B], parts: Sequence[A]) -> Iterator[tuple[A, B]]:
    """Have the workers of a client asked about the parts; the answers come as they are done."""
    from distributed import as_completed

    def handed(part: A) -> Any:
        return client.submit(answer, ask, part, pure=False)

    rest = iter(parts)
    threads: Mapping[str, int] = client.nthreads()
    first = islice(rest, max(LEAST_AHEAD, AHEAD * sum(threads.values())))
    running = as_completed(map(handed, first), with_results=True)
    for _, found in running:
        yield found
        for part in islice(rest, 1):
            running.add(handed(part))


@contextmanager
def local(workers: int) -> Iterator[Any]:
    """So many processes on this machine, and its page for their state where no other machine sees it."""
    from distributed import Client, LocalCluster

    quiet: dict[str, Any] = {"dashboard_address": "127.0.0.1:0", "silence_logs": logging.CRITICAL}
    with (
        dask.config.set(CALM),
        LocalCluster(n_workers=workers, threads_per_worker=1, **quiet) as cluster,
        Client(cluster) as client,
    ):
        yield client


@contextmanager
def _remote(address: str) -> Iterator[Any]:
    """The cluster at an address. Raises ValueError if none answers."""
    from distributed import Client

    try:
        client = Client(address, timeout=PATIENCE)
    except (OSError, ValueError, TypeError):
        raise ValueError(f"scheduler: no Dask cluster answers at {address!r:.80}.") from None
    with client:
        yield client
