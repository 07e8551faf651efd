"""How fast the table is, beside the barest notebook with one canvas: `python -m tests.browser.bench` prints JSON.

Both are served alike and measured in turn, so what else the machine does slows both: read the ratios. `page` is from
the start of the navigation to the first painted table, with a kernel laid in advance; `tap` from the release of the
mouse to the changed pixel: one pixel there, a tile selected or let go here. Times are medians, ms.
"""

from __future__ import annotations

import json
import shutil
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

import psutil
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.conftest import QUIET
from tests.browser.pages import faults, frames, wait_until_painted, watch
from tests.browser.player import Player
from tests.browser.servers import ROOT, Server, voila, wait_until

PAGES, TAPS = 5, 30
SEED = "table-1"

PAINTED = """(() => {
    const look = () => {
        const canvas = document.querySelector("canvas");
        if (canvas?.width && canvas.getContext("2d").getImageData(canvas.width >> 1, 60, 1, 1).data[3]) {
            window.painted = performance.now();
        } else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
})()"""

WATCHES = """([x, y]) => {
    const pen = document.querySelector("canvas").getContext("2d");
    const look = () => pen.getImageData(x, y, 4, 4).data.join();
    window.addEventListener("mouseup", () => {
        const [before, start] = [look(), performance.now()];
        window.took = null;
        const again = () => {
            if (look() === before) requestAnimationFrame(again);
            else window.took = performance.now() - start;
        };
        requestAnimationFrame(again);
    }, true);
}"""


def opened(browser: Browser) -> Page:
    page = browser.new_context(viewport={"width": 1366, "height": 768}, reduced_motion="reduce").new_page()
    page.add_init_script(PAINTED)
    return watch(page)


def page_open(browser: Browser, server: Server) -> float:
    """From navigation to the first paint, with an empty cache, once the next kernel is ready."""
    wait_until(lambda: bool(server.kernels()) and _rests(server), patience=60)
    page = opened(browser)
    page.goto(f"{server.url}/?game=dominoes&lang=en&seed={SEED}")
    page.wait_for_function("window.painted", timeout=60_000)
    spent = float(page.evaluate("window.painted"))
    assert not faults(page), faults(page)
    page.close(run_before_unload=True)
    page.context.close()
    return spent


def _rests(server: Server) -> bool:
    """Does no process of the server compute anything for half a second?"""

    def spent() -> float:
        family = [server.process, *server.process.children(recursive=True)]
        return sum(sum(process.cpu_times()[:2]) for process in family if process.is_running())

    try:
        before = spent()
        psutil.cpu_percent(interval=0.5)
        return spent() - before < 0.1
    except psutil.Error:
        return False


def tap(page: Page, at: tuple[float, float]) -> float:
    """From the release to the changed pixel."""
    page.mouse.click(*at)
    page.wait_for_function("window.took !== null")
    return float(page.evaluate("window.took"))


def taps(browser: Browser, table: Server, bare: Server) -> tuple[list[float], list[float]]:
    """A tile is selected and let go, and the pixel changed, by turns."""
    one, other = opened(browser), opened(browser)
    player = Player(one, SEED).sit_down(table).waits()
    tile = player.model.choices[0].tile
    [shape] = [shape for shape in player.scene().shapes if shape.tap == ("tile", tile)]
    there, away = player.place(("tile", tile)), player.felt()
    one.evaluate(WATCHES, [round(2 * shape.bounds.centre[0]), round(2 * (shape.bounds.y - 6))])
    other.goto(bare.url)
    wait_until_painted(other)
    expect(other.locator("#sp-veil")).to_have_count(0)
    other.evaluate(WATCHES, [0, 0])
    ours, theirs = [], []
    for turn in range(TAPS):
        one.bring_to_front()
        ours.append(tap(one, away if turn % 2 else there))
        other.bring_to_front()
        theirs.append(tap(other, (700, 300)))
    assert not faults(one) and not faults(other)
    for page in (one, other):
        page.close(run_before_unload=True)
        page.context.close()
    return ours[2:], theirs[2:]


def bytes_per_move(browser: Browser, table: Server) -> dict[str, int]:
    """What comes to the page from the first turn to the end of the deal, for each action of anybody."""
    page = opened(browser)
    player = Player(page, SEED).sit_down(table).waits()
    before, done = len(frames(page).received), len(player.model.timeline.done)
    loading = sum(map(len, frames(page).received))
    player.to_the_end_of_the_deal()
    moves = len(player.model.timeline.done) - done
    came = frames(page).received[before:]
    page.context.close()
    return {
        "per_move": sum(map(len, came)) // moves,
        "frames_per_move": len(came) // moves,
        "to_the_first_turn": loading,
    }


def compared(ours: list[float], theirs: list[float]) -> dict[str, float]:
    here, there = median(ours), median(theirs)
    return {"table": round(here, 1), "bare": round(there, 1), "ratio": round(here / there, 2)}


def measured(browser: Browser, folder: Path) -> dict[str, Any]:
    for name in ("table", "bare"):
        (folder / name).mkdir()
    with (
        voila(ROOT / "notebooks/play.ipynb", folder / "table") as table,
        voila(ROOT / "tests/browser/notebooks/pixel.ipynb", folder / "bare") as bare,
    ):
        opening = [(page_open(browser, table), page_open(browser, bare)) for _ in range(PAGES)]
        ours, theirs = zip(*opening, strict=True)
        page = compared(list(ours), list(theirs))
        return {"page": page, "tap": compared(*taps(browser, table, bare)), "bytes": bytes_per_move(browser, table)}


def main() -> None:
    path = shutil.which("chromium")
    if path is None:
        sys.exit("Chromium is missing: make test installs it.")
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        with playwright.chromium.launch(executable_path=path, args=QUIET) as browser:
            print(json.dumps(measured(browser, Path(folder)), indent=2))


if __name__ == "__main__":
    main()
