"""Deals by fingers on a phone."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.player import PATIENCE, Player
from tests.browser.servers import Server


def drag(page: Page, start: tuple[float, float], dx: float, dy: float) -> None:
    """Lay a finger down, move it in steps, lift it."""
    hand = page.context.new_cdp_session(page)
    for kind, share in (("touchStart", 0), *(("touchMove", step / 6) for step in range(1, 7)), ("touchEnd", None)):
        points = [] if share is None else [{"x": start[0] + dx * share, "y": start[1] + dy * share}]
        hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        page.wait_for_timeout(40)  # a finger moves slower than the page listens
    hand.detach()


def test_a_deal_by_touch_on_a_phone(table: Server, open_page: Callable[..., Page]) -> None:
    """U52, U27, app.sizes: fingers only; a drag over the hand selects nothing; turning the phone keeps the game."""
    page = open_page(390, 844, scale=2, touch=True)
    player = Player(page, "table-1").sit_down(table).waits()
    fitted, tile = player.picture(), player.model.choices[0].tile
    drag(page, player.place(("tile", tile)), -60, 0)
    player.sees_another_picture(than=fitted)
    player.sees().touch(("zoom", "fit"))
    player.sees_picture(fitted)

    player.plays(player.model.choices[0], player.touch).waits()
    page.set_viewport_size({"width": 844, "height": 390})
    expect(player.canvas).not_to_have_js_property("width", 2 * 390, timeout=PATIENCE)
    player.sees()
    page.set_viewport_size({"width": 390, "height": 844})
    expect(player.canvas).to_have_js_property("width", 2 * 390, timeout=PATIENCE)
    player.to_the_end_of_the_deal(player.touch)
    assert player.told() == len(player.model.timeline.done)
    player.opens("why")
    expect(player.side.locator(".sp-led tbody tr")).to_have_count(1)


def test_every_target_takes_a_finger(table: Server, open_page: Callable[..., Page]) -> None:
    """app.sizes: on the smallest phone every button is at least 44 px, and nothing scrolls sideways."""
    page = open_page(360, 640, scale=2, touch=True)
    player = Player(page, "table-1").sit_down(table).waits()
    for button in page.locator(".sp-play button:visible").all():
        box = button.bounding_box()
        assert box and box["height"] >= 44 and box["width"] >= 40, button.evaluate("button => button.outerHTML")
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    player.plays(player.model.choices[0], player.touch).waits()
    for name in ("why", "log"):  # what a touch closes lies over the table, which doesn't feel it
        box = player.opens(name).closing.bounding_box()
        assert box
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(player.closing).to_be_hidden()
        player.model.open = ""
        player.sees()
