"""The arena's plans played by many: processes on this machine, or a Dask cluster by its address.

Parts are handed out as they are asked for, a few ahead of every worker. Whoever plays a part, it comes out the same; a
part whose worker dies is played by another.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import Any

from dask.system import CPU_COUNT
from tqdm import tqdm

from engine.arena import Gains, Part, Plan, play
from engine.lab.parts import Folder

AHEAD = 4
"""Parts that wait for every worker, so that it never does."""
LEAST_AHEAD = 32
PATIENCE = 15
"""Seconds in which a cluster must answer."""


def run(plan: Plan, folder: str | Path | None, workers: int | None, scheduler: str | None) -> tuple[Gains, ...]:
    """Play what the folder does not hold yet, and return what every part of the plan brought."""
    kept = Folder(Path(folder), plan) if folder is not None else None
    found: dict[Part, Gains] = dict(kept.found) if kept else {}
    missing = [part for part in plan.parts if part not in found]
    with tqdm(total=len(plan.parts), initial=len(found), disable=not sys.stderr.isatty(), unit="part") as bar:
        for part, gains in _played(plan, missing, workers, scheduler):
            found[part] = gains
            if kept:
                kept.keep(part, gains)
            bar.update()
    in_order = tuple(found[part] for part in plan.parts)
    if kept:
        kept.finish(in_order)
    return in_order


def _played(
    plan: Plan, parts: Sequence[Part], workers: int | None, scheduler: str | None
) -> Iterator[tuple[Part, Gains]]:
    many = min(workers or CPU_COUNT, len(parts))
    if scheduler is None and many < 2:
        yield from (answer(plan, part) for part in parts)
    elif parts:
        with local(many) if scheduler is None else _remote(scheduler) as client:
            yield from spread(client, plan, parts)


def answer(plan: Plan, part: Part) -> tuple[Part, Gains]:
    """What a worker sends back."""
    return part, play(plan, part)


def spread(client: Any, plan: Plan, parts: Sequence[Part]) -> Iterator[tuple[Part, Gains]]:
    """Have the parts played by the workers of a client; they come as they are done."""
    from distributed import as_completed

    rest = iter(parts)
    threads: Mapping[str, int] = client.nthreads()
    first = islice(rest, max(LEAST_AHEAD, AHEAD * sum(threads.values())))
    running = as_completed([_handed(client, plan, part) for part in first], with_results=True)
    for _, found in running:
        yield found
        for part in islice(rest, 1):
            running.add(_handed(client, plan, part))


def _handed(client: Any, plan: Plan, part: Part) -> Any:
    return client.submit(answer, plan, part, pure=False)


@contextmanager
def local(workers: int) -> Iterator[Any]:
    """So many processes on this machine, and its page for their state where no other machine sees it."""
    from distributed import Client, LocalCluster

    quiet: dict[str, Any] = {"dashboard_address": "127.0.0.1:0", "silence_logs": logging.CRITICAL}
    with LocalCluster(n_workers=workers, threads_per_worker=1, **quiet) as cluster, Client(cluster) as client:
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
