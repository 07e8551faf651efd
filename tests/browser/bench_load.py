"""Five tables of four people at once: `python -m tests.browser.bench_load` prints how soon a move is seen, as JSON.

Each person has a page with a kernel of its own. `seen` is from the press that confirms a move to the moment when
another page of the table has it in words; `shown` is the same on the mover's own page. The browsers play on the same
machine, so what they take slows the server: read the figures beside `load`, the mean number of processes that wanted a
core.
"""

from __future__ import annotations

import json
import os
import shutil
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from threading import Barrier
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.company import Guest, mover_of, seated
from tests.browser.conftest import QUIET
from tests.browser.pages import faults, watch
from tests.browser.servers import ROOT, Server, voila, wait_until

TABLES, SECONDS = 5, 60
NAMES = ("Maya", "Rio", "Joel", "Tess")
PATIENT = 120_000
"""So long, ms, twenty pages may take to open on two cores."""

WATCHES = """() => {
    const canvas = document.querySelector(".sp-stage canvas");
    window.addEventListener("mouseup", () => window.pressed = Date.now(), true);
    window.changed = 0;
    new MutationObserver(() => window.changed = Date.now()).observe(canvas, {attributeFilter: ["aria-label"]});
}"""


@contextmanager
def four_pages(chromium: str) -> Iterator[list[Page]]:
    with sync_playwright() as playwright, playwright.chromium.launch(executable_path=chromium, args=QUIET) as browser:
        yield [opened(browser) for _ in NAMES]


def opened(browser: Browser) -> Page:
    context = browser.new_context(viewport={"width": 1366, "height": 768}, reduced_motion="reduce")
    context.set_default_timeout(PATIENT)
    return watch(context.new_page())


def at_one_table(chromium: str, server: Server, together: Barrier) -> tuple[list[float], list[float], list[str]]:
    """Four people come, wait until all tables are full, and play for a while: when each move was seen, and shown."""
    with four_pages(chromium) as pages:
        seen: list[float] = []
        shown: list[float] = []
        with seated(server, pages, NAMES) as (guests, _):
            for guest in guests:
                guest.sees()
                guest.page.evaluate(WATCHES)
            together.wait()
            until = time.monotonic() + SECONDS
            while time.monotonic() < until:
                others, own = move(guests)
                seen += others
                shown.append(own)
        found = [fault for page in pages for fault in faults(page)]
        for page in pages:
            page.close(run_before_unload=True)
        time.sleep(2)  # the pages take their leave
        return seen, shown, found


def move(guests: list[Guest]) -> tuple[list[float], float]:
    """Somebody moves: seconds until each of the others has it, and until the mover has."""
    mover = mover_of(guests).sees()
    mover.plays(mover.model.choices[0])
    pressed = float(mover.page.evaluate("window.pressed"))

    def after(guest: Guest) -> float:
        guest.page.wait_for_function("pressed => window.changed > pressed", arg=pressed)
        return (float(guest.page.evaluate("window.changed")) - pressed) / 1000

    return [after(guest) for guest in guests if guest is not mover], after(mover)


def summed(times: list[float]) -> dict[str, float]:
    return {
        "median": round(median(times), 3),
        "95 of 100 within": round(quantiles(times, n=20)[-1], 3),
        "longest": round(max(times), 3),
    }


def measured(chromium: str, folder: Path) -> dict[str, Any]:
    with voila(ROOT / "notebooks/play.ipynb", folder) as server, ThreadPoolExecutor(TABLES) as tables:
        together = Barrier(TABLES, timeout=600)
        playing = [tables.submit(at_one_table, chromium, server, together) for _ in range(TABLES)]
        results = [table.result() for table in playing]
        load = os.getloadavg()[0]
        left = len(NAMES) * TABLES
        wait_until(lambda: len(server.kernels()) <= 1, 60)  # the one that is laid in advance
        left = max(0, len(server.kernels()) - 1)
        seen, shown, found = zip(*results, strict=True)
        return {
            "tables": TABLES,
            "pages": TABLES * len(NAMES),
            "cores": os.cpu_count(),
            "load": round(load, 1),
            "moves": sum(map(len, shown)),
            "seen": summed(sum(seen, [])),
            "shown": summed(sum(shown, [])),
            "faults": sum(found, []),
            "kernels left": left,
        }


def main() -> None:
    path = shutil.which("chromium")
    if path is None:
        sys.exit("Chromium is missing: make test installs it.")
    with TemporaryDirectory() as folder:
        print(json.dumps(measured(path, Path(folder)), indent=2))


if __name__ == "__main__":
    main()
