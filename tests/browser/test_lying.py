"""Both games by fingers on a phone that lies on its side."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.card_player import CardPlayer, seed_of_a_hand
from tests.browser.player import PATIENCE, Player
from tests.browser.servers import Server


def takes_a_finger(page: Page) -> None:
    """Every button is at least 44 px each way, none leaves the window, and nothing scrolls sideways."""
    window = page.viewport_size
    assert window
    for button in page.locator(".sp-play button:visible").all():
        box = button.bounding_box()
        assert box and min(box["width"], box["height"]) >= 44, button.evaluate("button => button.outerHTML")
        assert box["x"] + box["width"] <= window["width"] and box["y"] + box["height"] <= window["height"]
    assert page.evaluate("document.documentElement.scrollWidth") == window["width"]


@pytest.mark.parametrize(("width", "height", "language"), [(844, 390, "en"), (640, 360, "uk")])
def test_tiles_by_touch(table: Server, open_page: Callable[..., Page], width: int, height: int, language: str) -> None:
    """app.sizes, app.direct: the felt takes the whole height; tiles, ends and buttons take a finger."""
    page = open_page(width, height, scale=2, touch=True)
    player = Player(page, "table-1", language).sit_down(table).waits()
    expect(player.canvas).to_have_js_property("height", 2 * height, timeout=PATIENCE)
    for _ in range(3):
        player.plays(player.model.choices[0], player.touch).waits()
    player.select(player.model.choices[0], player.touch)
    takes_a_finger(page)


def test_cards_by_touch(table: Server, open_page: Callable[..., Page]) -> None:
    """app.sizes, app.preview: a bid, the pickup, the contract, the call and two tricks on 740 × 360."""
    page = open_page(740, 360, scale=2, touch=True)
    player = CardPlayer(page, seed_of_a_hand(5, "Bid", "Bury", "Keep", "Call", most=55)).sit_down(table)
    while len(player.waits().model.public.tricks) < 2:
        player.does(player.suggestion(), player.touch)
    takes_a_finger(page)
