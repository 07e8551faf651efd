"""Tables of four people: `python -m tests.browser.bench_load` prints how soon a move is seen, as JSON.

First one table alone, its games in a file and then in PostgreSQL; then five tables at once, each with a process and a
Chromium of its own. Each person has a page with a kernel of its own. `seen` is from the press that confirms a move to
the moment when another page has painted it and has it in words; `shown` is the same on the mover's own page. `seen` is
made of three parts: until the move is `written` (the mover's kernel), until another page is `told` of it (its kernel
looks at the bell, reads and draws), until that page has `painted` it. The browsers play on the same machine, so what
they take slows the server: read the figures beside `load`, the mean number of processes that wanted a core.
"""

from __future__ import annotations

import json
import os
import shutil
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.synchronize import Barrier, Lock
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any

import psutil
import sqlalchemy as sa
from playwright.sync_api import Browser, Page, sync_playwright

from engine.shelf import ENTRIES
from engine.store import PLACE
from tests.browser.company import Guest, mover_of, seated
from tests.browser.conftest import QUIET
from tests.browser.pages import faults, kernel_of, watch
from tests.browser.servers import ROOT, Server, voila, wait_until
from tests.engine.places import server as postgresql

TABLES, SECONDS, ALONE = 5, 60, 30
NAMES = ("Maya", "Rio", "Joel", "Tess")
PATIENT = 120_000
"""So long, ms, twenty pages may take to open on two cores."""
PARTS = ("written", "told", "painted", "seen", "shown")

NOTES = """
    window.noted = {pressed: [], told: [], painted: [], worded: []};
    const note = (what) => noted[what].push(Date.now());
    addEventListener("mouseup", () => note("pressed"), true);
    const Socket = WebSocket;
    window.WebSocket = class extends Socket {
        constructor(...address) { super(...address); this.addEventListener("message", () => note("told")); }
    };
    const brush = CanvasRenderingContext2D.prototype;
    for (const stroke of ["clearRect", "drawImage", "fill", "stroke", "fillText"]) {
        const paints = brush[stroke];
        brush[stroke] = function (...what) {
            if (this.canvas.isConnected) note("painted");
            return paints.apply(this, what);
        };
    }
    new MutationObserver(() => note("worded")).observe(document, {attributeFilter: ["aria-label"], subtree: true});
"""
"""When the page was pressed, got a message, painted, and said something else of its canvas."""

SETTLES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(noted))))"


@dataclass(frozen=True, slots=True)
class House:
    """A server as another process finds it."""

    url: str
    process: int
    log: Path
    store: str

    @classmethod
    def of(cls, server: Server) -> House:
        return cls(server.url, server.process.pid, server.log, server.store)

    def server(self) -> Server:
        return Server(self.url, psutil.Process(self.process), self.log, self.store)


class Together:
    """What keeps the processes in step: they open their pages one after another, and play at the same time."""

    opening: Lock
    playing: Barrier

    @classmethod
    def keep(cls, opening: Lock, playing: Barrier) -> None:
        cls.opening, cls.playing = opening, playing


# --- One table


def played(house: House, seconds: float) -> dict[str, Any]:
    """Four people come to a table, wait until the others are ready too, and play so long."""
    server = house.server()
    with ExitStack() as stack:
        playwright = stack.enter_context(sync_playwright())
        browser = stack.enter_context(playwright.chromium.launch(executable_path=chromium(), args=QUIET))
        with Together.opening:
            pages = [opened(browser) for _ in NAMES]
            guests, _ = stack.enter_context(seated(server, pages, NAMES))
            for guest in guests:
                guest.sees()
        Together.playing.wait()
        until, moves = time.monotonic() + seconds, list[dict[str, list[float]]]()
        while time.monotonic() < until:
            moves.append(move(guests))
        load = os.getloadavg()[0]
        Together.playing.wait()
        kernels, found = {kernel_of(page) for page in pages}, [fault for page in pages for fault in faults(page)]
        for page in pages:
            with page.expect_event("close"):
                page.close(run_before_unload=True)
        wait_until(lambda: not kernels & server.kernels(), 60)
        times = {part: [time for one in moves for time in one[part]] for part in PARTS}
        return times | {
            "moves": len(moves),
            "load": load,
            "faults": found,
            "kernels left": len(kernels & server.kernels()),
        }


def opened(browser: Browser) -> Page:
    context = browser.new_context(viewport={"width": 1366, "height": 768}, reduced_motion="reduce")
    context.set_default_timeout(PATIENT)
    context.add_init_script(NOTES)
    return watch(context.new_page())


def move(guests: list[Guest]) -> dict[str, list[float]]:
    """Somebody moves: what each part of it took, in seconds."""
    mover = mover_of(guests).sees()
    mover.plays(mover.model.choices[0])
    pressed = float(mover.page.evaluate("noted.pressed.at(-1)"))
    written = 1000 * moment(mover)
    times: dict[str, list[float]] = {part: [] for part in PARTS} | {"written": [written - pressed]}
    for guest in guests:
        guest.page.wait_for_function("pressed => noted.worded.at(-1) > pressed", arg=pressed)
        noted = guest.page.evaluate(SETTLES)
        seen = max([noted["worded"][-1], *noted["painted"][-1:]])
        if guest is mover:
            times["shown"].append(seen - pressed)
            continue
        told = min((at for at in noted["told"] if at >= written), default=seen)
        times["told"].append(told - written)
        times["painted"].append(seen - told)
        times["seen"].append(seen - pressed)
    return {part: [time / 1000 for time in some] for part, some in times.items()}


def moment(guest: Guest) -> float:
    """When the last action at a table was written."""
    kept = guest.model.place.kept
    query = sa.select(ENTRIES.c.time).where(ENTRIES.c.game == kept.id, ENTRIES.c.sequence == kept.sequence)
    with guest.store.shelf.reading() as connection:
        return float(connection.scalar(query) or 0.0)


# --- All of them


def at_once(server: Server, tables: int, seconds: float) -> dict[str, Any]:
    """So many tables play at the same time, until their people go."""
    ours = get_context("spawn")
    with ProcessPoolExecutor(
        tables, ours, Together.keep, (ours.Lock(), ours.Barrier(tables, timeout=10 * PATIENT / 1000))
    ) as processes:
        told = list(processes.map(played, [House.of(server)] * tables, [seconds] * tables))
    return {
        "tables": tables,
        "pages": tables * len(NAMES),
        "moves": sum(one["moves"] for one in told),
        "load": round(max(one["load"] for one in told), 1),
        **{part: summed([time for one in told for time in one[part]]) for part in PARTS},
        "faults": [fault for one in told for fault in one["faults"]],
        "kernels left": sum(one["kernels left"] for one in told),
    }


def summed(times: list[float]) -> dict[str, float]:
    return {
        "median": round(median(times), 3),
        "90 of 100 within": round(quantiles(times, n=10)[-1], 3),
        "longest": round(max(times), 3),
    }


def chromium() -> str:
    path = shutil.which("chromium")
    return path or sys.exit("Chromium is missing: make test installs it.")


def measured(folder: Path) -> dict[str, Any]:
    told: dict[str, Any] = {"cores": os.cpu_count()}
    for name in ("file", "postgresql"):
        (folder / name).mkdir()
    with voila(ROOT / "notebooks/play.ipynb", folder / "file") as server:
        told["one table, in a file"] = at_once(server, 1, ALONE)
        told["five tables at once"] = at_once(server, TABLES, SECONDS)
    with postgresql() as place:
        where = {PLACE: f"postgresql://keeper@/postgres?host={place}"}
        with voila(ROOT / "notebooks/play.ipynb", folder / "postgresql", **where) as server:
            told["one table, in PostgreSQL"] = at_once(server, 1, ALONE)
    return told


def main() -> None:
    chromium()
    with TemporaryDirectory() as folder:
        print(json.dumps(measured(Path(folder)), indent=2))


if __name__ == "__main__":
    main()
