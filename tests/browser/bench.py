"""How fast the table is, beside the barest notebook with one canvas: `python -m tests.browser.bench` prints JSON.

Both are served alike and measured in turn, so what else the machine does slows both: read the ratios. Each game is
measured on a laptop and on a phone, both with two pixels to a point and with motion. `page` is from the start of the
navigation to the first painted table, with a kernel laid in advance; `tap` from the release of the mouse to the changed
pixel: one pixel there, a tile or a key selected or let go here; times are medians, ms. `wire` is what comes to the page
for each action of anybody, `kernel` the memory of the table's kernel beside the bare one's, MB. `sitting` is what 200
deals of bots leave behind in one page.
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

from engine.mighty.state import Bid
from tests.browser.card_player import CardPlayer
from tests.browser.conftest import QUIET
from tests.browser.long_sitting import HASTE, long_sitting
from tests.browser.pages import faults, frames, kernel_of, wait_until_painted, watch
from tests.browser.player import Player
from tests.browser.servers import ROOT, Server, voila, wait_until
from widgets.scene import Bounds

PAGES, TAPS, DEALS = 5, 62, 200
PLAYERS: dict[str, tuple[type[Player], str]] = {"dominoes": (Player, "table-1"), "mighty": (CardPlayer, "hand-1")}
BUSY = 180_000
"""So long, ms, a busy machine may take: what is slow is told by the figures."""
WINDOWS = {"laptop": (1366, 768), "phone": (390, 844)}

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


def opened(browser: Browser, window: str) -> Page:
    width, height = WINDOWS[window]
    context = browser.new_context(viewport={"width": width, "height": height}, device_scale_factor=2)
    context.set_default_timeout(BUSY)
    page = context.new_page()
    page.add_init_script(PAINTED)
    return watch(page)


def closed(page: Page) -> None:
    """Leave a page, so that its kernel ends."""
    assert not faults(page), faults(page)
    page.close(run_before_unload=True)
    page.context.close()


def page_open(browser: Browser, server: Server, game: str, window: str) -> float:
    """From navigation to the first paint, with an empty cache, once the next kernel is ready."""
    wait_until(lambda: bool(server.kernels()) and _rests(server), patience=60)
    page = opened(browser, window)
    page.goto(f"{server.url}/?game={game}&lang=en&seed={PLAYERS[game][1]}")
    page.wait_for_function("window.painted")
    spent = float(page.evaluate("window.painted"))
    closed(page)
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


def choice(player: Player) -> tuple[Any, tuple[float, float]]:
    """Something to select, and where the canvas then changes: over a tile, inside a key."""
    if player.game == "dominoes":
        target: Any = ("tile", player.model.choices[0].tile)
        place = _bounds(player, target)
        return target, (place.centre[0], place.y - 6)
    target = ("bid", next(bid.points for bid in player.model.choices if isinstance(bid, Bid)))
    place = _bounds(player, target)
    return target, (place.x + 8, place.y + 8)


def _bounds(player: Player, target: Any) -> Bounds:
    return next(shape.bounds for shape in player.scene().shapes if shape.tap == target)


def at_the_table(browser: Browser, table: Server, game: str, window: str) -> Player:
    kind, seed = PLAYERS[game]
    return kind(opened(browser, window), seed).sit_down(table).waits()


def taps(player: Player, other: Page) -> tuple[list[float], list[float]]:
    """Something is selected and let go, and the pixel changed, by turns."""
    one, (target, (x, y)) = player.page, choice(player)
    there, away = player.place(target), player.felt()
    one.evaluate(WATCHES, [round(2 * x), round(2 * y)])
    middle = other.evaluate("innerWidth / 2")
    ours, theirs = [], []
    for turn in range(TAPS):
        one.bring_to_front()
        ours.append(tap(one, away if turn % 2 else there))
        other.bring_to_front()
        theirs.append(tap(other, (middle, 300)))
    one.bring_to_front()
    return ours[2:], theirs[2:]


def wire(player: Player) -> dict[str, int]:
    """What comes to the page until the deal is over, for each action of anybody."""
    before, done = len(frames(player.page).received), len(player.model.timeline.done)
    loading = sum(map(len, frames(player.page).received))
    if isinstance(player, CardPlayer):
        player.plays_the_hand(player.does)
    else:
        player.to_the_end_of_the_deal()
    moves = len(player.model.timeline.done) - done
    came = frames(player.page).received[before:]
    return {
        "bytes_per_move": sum(map(len, came)) // moves,
        "frames_per_move": len(came) // moves,
        "bytes_to_the_first_turn": loading,
    }


def compared(ours: list[float], theirs: list[float]) -> dict[str, float]:
    here, there = median(ours), median(theirs)
    return {"table": round(here, 1), "bare": round(there, 1), "ratio": round(here / there, 2)}


def measured(browser: Browser, table: Server, bare: Server, game: str, window: str) -> dict[str, Any]:
    """One game in one window, the bare notebook beside it."""
    opening = [(page_open(browser, table, game, window), page_open(browser, bare, game, window)) for _ in range(PAGES)]
    ours, theirs = zip(*opening, strict=True)
    player, other = at_the_table(browser, table, game, window), opened(browser, window)
    other.goto(bare.url)
    wait_until_painted(other)
    expect(other.locator("#sp-veil")).to_have_count(0)
    other.evaluate(WATCHES, [0, 0])
    told = {
        "page": compared(list(ours), list(theirs)),
        "tap": compared(*taps(player, other)),
        "wire": wire(player),
        "kernel": round((table.memory(kernel_of(player.page)) - bare.memory(kernel_of(other))) / 2**20, 1),
    }
    closed(player.page)
    closed(other)
    return told


def all_measured(browser: Browser, folder: Path) -> dict[str, Any]:
    for name in ("table", "bare", "haste"):
        (folder / name).mkdir()
    with (
        voila(ROOT / "notebooks/play.ipynb", folder / "table") as table,
        voila(ROOT / "tests/browser/notebooks/pixel.ipynb", folder / "bare") as bare,
    ):
        told = {
            f"{game}, {window}": measured(browser, table, bare, game, window) for game in PLAYERS for window in WINDOWS
        }
    with voila(ROOT / "notebooks/play.ipynb", folder / "haste", **HASTE) as hasty:
        page = watch(browser.new_context(reduced_motion="reduce").new_page())
        return told | {"sitting": long_sitting(page, hasty, DEALS)}


def main() -> None:
    path = shutil.which("chromium")
    if path is None:
        sys.exit("Chromium is missing: make test installs it.")
    expect.set_options(timeout=BUSY)
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        with playwright.chromium.launch(executable_path=path, args=QUIET) as browser:
            print(json.dumps(all_measured(browser, Path(folder)), indent=2))


if __name__ == "__main__":
    main()
