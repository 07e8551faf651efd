"""A long sitting in one page; `make bench` has a longer one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page

from tests.browser.long_sitting import HASTE, long_sitting
from tests.browser.servers import ROOT, voila

DEALS = 8


def test_bots_that_play_on_and_on_leave_little_behind(open_page: Callable[..., Page], tmp_path: Path) -> None:
    """Both games by turns in one page: the later half opens but the pictures that were not seen before it."""
    with voila(ROOT / "notebooks/play.ipynb", tmp_path, **HASTE) as server:
        page = open_page()
        grown = long_sitting(page, server, DEALS)
        page.close()
    assert grown["widgets"] < 60 and abs(grown["elements"]) < 300
    assert grown["kernel"] < 12 and grown["heap"] < 48
