"""Takes the pictures of the table that the README shows: `python -m docs.take_pictures`.

With the name of a folder it takes every screen instead, in every language and light, in every kind of window, and says
what is cut off or too small for a finger: `python -m docs.take_pictures FOLDER [LANGUAGE …]`.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, sync_playwright

from engine.words import LANGUAGES
from tests.browser.conftest import QUIET
from tests.browser.kept import chairs, laid
from tests.browser.pages import kernel_of, wait_until_painted
from tests.browser.servers import ROOT, Server, voila
from widgets.model import TableModel
from widgets.viewport import LOW, PHONE

PICTURES = ROOT / "docs" / "pictures"
WINDOWS = ((360, 640), (390, 844), (768, 1366), (1080, 1920), (640, 360), (844, 390), (1366, 768), (1920, 1080))
SETTLES = 500
"""So long, ms, a picture is drawn anew after its window was turned."""
PATIENCE = 120_000

WRONG = """finger => {
    const seen = element => element.offsetParent && getComputedStyle(element).visibility === "visible";
    const told = [];
    const root = document.documentElement;
    if (root.scrollWidth > innerWidth) told.push(`the page is ${root.scrollWidth} wide`);
    const [said, bar] = [".sp-act .say", ".sp-act"].map((place) => document.querySelector(place));
    const room = said && Math.min(said.clientHeight, bar.clientHeight);
    if (said && seen(said) && said.scrollHeight > room + 1) told.push("the sentence is cut off");
    for (const element of document.querySelectorAll(".sp-app button, .sp-app select, .sp-app a.jupyter-button")) {
        if (!seen(element) || element.closest(".sp-tag, .say, .mv")) continue;
        const { width, height, left, right } = element.getBoundingClientRect();
        const name = element.title || element.textContent.trim() || element.className;
        const size = `${Math.round(width)} x ${Math.round(height)}`;
        if (finger && Math.min(width, height) < 43.5) told.push(`${name}: ${size}`);
        if (element.scrollWidth > element.clientWidth + 1) told.push(`${name}: cut off`);
        if (left < -1 || right > innerWidth + 1) told.push(`${name}: outside`);
    }
    return told;
}"""

Until = Callable[[TableModel], bool]


@dataclass(frozen=True, slots=True)
class Screen:
    """A moment of a game, and what is opened or chosen in it; without a game the start page."""

    game: str = ""
    until: Until = lambda model: True
    players: int = 4
    people: tuple[int, ...] = (0,)
    then: Callable[[Page], object] = lambda page: None


def phase(name: str, since: int = 0) -> Until:
    """The first seat is to decide in such a phase, or nobody is any more; so many actions or more were done before."""
    return lambda m: m.public.phase == name and m.mover in (0, None) and len(m.timeline.done) >= since


def turn_of(seat: int, since: int) -> Until:
    return lambda m: m.public.phase == "play" and m.mover == seat and len(m.timeline.done) >= since


def opens(name: str) -> Callable[[Page], object]:
    return lambda page: page.locator(f".sp-play .sp-i-{name}:visible").first.click()


def chooses_one(*keys: str) -> Callable[[Page], object]:
    """Go through the hand by these keys to something that may be played."""

    def choose(page: Page) -> None:
        page.locator(".sp-stage canvas").focus()
        for key in keys * 12:
            if page.locator(".sp-act .sp-go").is_enabled():
                break
            page.keyboard.press(key)
            page.wait_for_timeout(SETTLES)
        page.evaluate("document.activeElement.blur()")

    return choose


TILE, CARD = chooses_one("ArrowRight", "ArrowUp"), chooses_one("ArrowRight")


def chooses(*keys: str) -> Callable[[Page], object]:
    def choose(page: Page) -> None:
        page.locator(".sp-stage canvas").focus()
        for key in keys:
            page.keyboard.press(key)

    return choose


def hinted(page: Page) -> None:
    opens("hint")(page)
    page.wait_for_selector(".sp-hinted", state="attached")


def asks(name: str) -> Callable[[Page], object]:
    def ask(page: Page) -> None:
        opens("more")(page)
        page.locator(f".sp-menu .sp-i-{name}").click()

    return ask


def screens() -> Iterator[tuple[str, Screen]]:
    yield "home", Screen()
    yield "home-mighty", Screen(then=lambda page: page.locator(".sp-art-mighty").click())
    dominoes = {
        "opening": Screen("dominoes", lambda m: m.public.phase == "play" and not m.public.line and m.mover == 0),
        "chosen": Screen("dominoes", turn_of(0, 9), then=TILE),
        "late": Screen("dominoes", turn_of(0, 20)),
        "nomination": Screen("dominoes", phase("nominate")),
        "curtain": Screen("dominoes", turn_of(2, 10), people=(0, 2)),
        "over": Screen("dominoes", phase("deal-over")),
        "match": Screen("dominoes", phase("match-over")),
        "why": Screen("dominoes", turn_of(0, 9), then=hinted),
        "log": Screen("dominoes", turn_of(0, 9), then=opens("log")),
        "rules": Screen("dominoes", turn_of(0, 9), then=opens("rules")),
        "more": Screen("dominoes", phase("deal-over"), then=opens("more")),
        "asked": Screen("dominoes", turn_of(0, 9), then=asks("restart")),
    }
    yield from ((f"dominoes-{name}", screen) for name, screen in dominoes.items())
    for players in (4, 5, 8):
        mighty = {
            "auction": Screen("mighty", phase("auction"), players, then=chooses("ArrowUp", "ArrowUp")),
            "bury": Screen("mighty", phase("bury"), players, then=chooses("ArrowRight", " ")),
            "contract": Screen("mighty", phase("contract"), players),
            "call": Screen("mighty", phase("call"), players, then=chooses("ArrowRight")),
            "play": Screen("mighty", turn_of(0, 2 * players + 12), players, then=CARD),
            "curtain": Screen("mighty", turn_of(2, 2 * players + 12), players, (0, 2)),
            "over": Screen("mighty", phase("hand-over"), players),
        }
        yield from ((f"mighty-{players}-{name}", screen) for name, screen in mighty.items())
    for name, then in (("hint", hinted), ("log", opens("log")), ("rules", opens("rules"))):
        yield f"mighty-5-{name}", Screen("mighty", turn_of(0, 20), 5, then=then)


# --- Taking them


@contextmanager
def opened(browser: Browser, width: int, height: int, *, dark: bool = False, scale: float = 1) -> Iterator[Page]:
    with browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if dark else "light",
        device_scale_factor=scale,
        reduced_motion="reduce",
    ) as context:
        context.set_default_timeout(PATIENCE)
        yield context.new_page()


def addresses(server: Server) -> dict[str, str]:
    """Every screen's game, laid in the store: its address without the language."""

    def address(screen: Screen) -> str:
        if not screen.game:
            return ""
        bot, options = {"dominoes": ("club", {}), "mighty": ("book", {"players": screen.players})}[screen.game]
        seats = chairs(screen.players, screen.people, bot)
        return f"table={laid(server, screen.game, seats, 'pictures', screen.until, **options).id}&"

    return {name: address(screen) for name, screen in screens()}


def shows(page: Page, server: Server, screen: Screen, address: str, language: str) -> None:
    page.goto(f"{server.url}/?{address}lang={language}")
    page.wait_for_selector(".sp-homepage .sp-go:visible" if not screen.game else ".sp-stage canvas:visible")
    if screen.game:
        wait_until_painted(page, ".sp-stage canvas")
    screen.then(page)


def turns(page: Page, width: int, height: int) -> None:
    """Turn the window, and wait until the app has taken note of it."""
    page.set_viewport_size({"width": width, "height": height})
    low = height < LOW and height < width
    kind = ".sp-low" if low else ".sp-phone" if width < PHONE else ":not(.sp-low):not(.sp-phone)"
    page.wait_for_selector(f".sp-app{kind}")
    page.wait_for_timeout(SETTLES)


def take_all(browser: Browser, server: Server, folder: Path, languages: tuple[str, ...]) -> None:
    """Every screen in every window; what is wrong with one is printed beside its name."""
    found = addresses(server)
    for language in languages:
        for dark in (False, True):
            for name, screen in screens():
                with opened(browser, *WINDOWS[-1], dark=dark) as page:
                    shows(page, server, screen, found[name], language)
                    for width, height in WINDOWS:
                        turns(page, width, height)
                        shot = f"{name}-{language}-{width}x{height}{'-dark' if dark else ''}"
                        page.screenshot(path=folder / f"{shot}.png")
                        for wrong in page.evaluate(WRONG, min(width, height) < 500):
                            print(f"{shot}: {wrong}", flush=True)
                    if name == "dominoes-chosen":
                        server.kill(kernel_of(page))
                        page.wait_for_selector("#sp-ended")
                        page.screenshot(path=folder / f"ended-{language}{'-dark' if dark else ''}.png")


README = {
    # its window, the moment, dark or light, pixels to a point
    "table": ((1366, 768), Screen("dominoes", turn_of(0, 9), then=TILE), False, 1),
    "phone": ((390, 844), Screen("dominoes", turn_of(0, 9), then=TILE), False, 2),
    "mighty": ((1366, 768), Screen("mighty", turn_of(0, 24), 5, then=CARD), False, 1),
    "mighty-phone": ((390, 844), Screen("mighty", turn_of(0, 24), 5, then=CARD), False, 2),
    "mighty-dark": ((1366, 768), Screen("mighty", turn_of(0, 24), 5, then=hinted), True, 1),
}


def take_for_readme(browser: Browser, server: Server) -> None:
    for name, ((width, height), screen, dark, scale) in README.items():
        bot, options = {"dominoes": ("club", {}), "mighty": ("book", {"players": 5})}[screen.game]
        kept = laid(server, screen.game, chairs(screen.players, (0,), bot), "pictures", screen.until, **options)
        with opened(browser, width, height, dark=dark, scale=scale) as page:
            shows(page, server, screen, f"table={kept.id}&", "en")
            turns(page, width, height)
            page.screenshot(path=PICTURES / f"{name}.png")


def main(folder: str = "", *languages: str) -> None:
    path = shutil.which("chromium")
    if path is None:
        sys.exit("Chromium is missing: make test installs it.")
    with TemporaryDirectory() as scratch, sync_playwright() as playwright:
        with (
            playwright.chromium.launch(executable_path=path, args=QUIET) as browser,
            voila(ROOT / "notebooks/play.ipynb", Path(scratch)) as server,
        ):
            if not folder:
                return take_for_readme(browser, server)
            Path(folder).mkdir(parents=True, exist_ok=True)
            take_all(browser, server, Path(folder), languages or tuple(LANGUAGES))


if __name__ == "__main__":
    main(*sys.argv[1:])
