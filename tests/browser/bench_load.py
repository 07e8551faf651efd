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
from contextlib import ExitStack
from itertools import chain
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
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


def opened(browser: Browser) -> Page:
    context = browser.new_context(viewport={"width": 1366, "height": 768}, reduced_motion="reduce")
    context.set_default_timeout(PATIENT)
    return watch(context.new_page())


def played(browser: Browser, server: Server) -> dict[str, Any]:
    """Twenty people come to five tables; then each table moves in turn, so that all are under way."""
    with ExitStack() as open_tables:
        pages = [[opened(browser) for _ in NAMES] for _ in range(TABLES)]
        tables = [open_tables.enter_context(seated(server, four, NAMES))[0] for four in pages]
        for guest in chain(*tables):
            guest.sees().page.evaluate(WATCHES)
        seen: list[float] = []
        shown: list[float] = []
        until = time.monotonic() + SECONDS
        while time.monotonic() < until:
            for guests in tables:
                others, own = move(guests)
                seen += others
                shown.append(own)
        load = os.getloadavg()[0]
        found = [fault for page in chain(*pages) for fault in faults(page)]
        for page in chain(*pages):
            page.close(run_before_unload=True)
    return {"load": round(load, 1), "moves": len(shown), "seen": summed(seen), "shown": summed(shown), "faults": found}


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


def measured(browser: Browser, folder: Path) -> dict[str, Any]:
    with voila(ROOT / "notebooks/play.ipynb", folder) as server:
        sizes = {"tables": TABLES, "pages": TABLES * len(NAMES), "cores": os.cpu_count()}
        figures = sizes | played(browser, server)
        wait_until(lambda: len(server.kernels()) <= 1, 60)  # the one that is laid in advance
        return figures | {"kernels left": max(0, len(server.kernels()) - 1)}


def main() -> None:
    path = shutil.which("chromium")
    if path is None:
        sys.exit("Chromium is missing: make test installs it.")
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        with playwright.chromium.launch(executable_path=path, args=QUIET) as browser:
            print(json.dumps(measured(browser, Path(folder)), indent=2))


if __name__ == "__main__":
    main()
