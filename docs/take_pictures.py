"""Takes the pictures of the table that the README shows: `python -m docs.take_pictures`."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import QUIET
from tests.browser.pages import watch
from tests.browser.player import Player
from tests.browser.servers import ROOT, Server, voila

PICTURES = ROOT / "docs" / "pictures"
SEED, TURNS = "table-1", 3
"""A deal, and how far it is played: some tiles on the table, some in the hand."""


def take(browser: Browser, server: Server, name: str, width: int, height: int, phone: bool) -> None:
    """Play to the middle of a deal, choose a tile, take the picture."""
    page = watch(
        browser.new_context(
            viewport={"width": width, "height": height},
            device_scale_factor=2 if phone else 1,
            has_touch=phone,
            is_mobile=phone,
            reduced_motion="reduce",
        ).new_page()
    )
    player = Player(page, SEED).sit_down(server).waits()
    for _ in range(TURNS):
        player.plays(player.model.choices[0]).waits()
    player.select(player.model.choices[0])
    page.mouse.move(0, 0)
    page.screenshot(path=PICTURES / f"{name}.png")
    page.context.close()


def main() -> None:
    path = shutil.which("chromium")
    if path is None:
        sys.exit("Chromium is missing: make test installs it.")
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        with (
            playwright.chromium.launch(executable_path=path, args=QUIET) as browser,
            voila(ROOT / "notebooks/play.ipynb", Path(folder)) as server,
        ):
            take(browser, server, "table", 1366, 768, phone=False)
            take(browser, server, "phone", 390, 844, phone=True)


if __name__ == "__main__":
    main()
