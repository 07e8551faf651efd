"""Motion in a real page: it ends at a touch, and leaves no trace. Clauses: app.announce, design section 5."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.card_player import CardPlayer
from tests.browser.player import PATIENCE, Player
from tests.browser.servers import Server

SEEDS: dict[str, tuple[type[Player], str]] = {"dominoes": (Player, "table-1"), "mighty": (CardPlayer, "hand-1")}
FALLS_ASLEEP = """async wake => {
    const manager = window.jupyterapp.widgetManager ?? await window.jupyterapp.widgetManagerPromise.promise;
    const models = await Promise.all(Object.values(manager._models));
    const canvas = models.find(model => model.sleep && Object.keys(model.views ?? {}).length);
    await canvas.sleep(0);
    const [slept, began] = [canvas.sleep(60_000), performance.now()];
    setTimeout(() => document.body.dispatchEvent(new Event(wake, {bubbles: true})), 50);
    await slept;
    await canvas.sleep(60_000);
    return performance.now() - began;
}"""
PAINTED = """() => {
    const small = new OffscreenCanvas(195, 328), canvas = document.querySelector(".sp-stage canvas");
    small.getContext("2d").drawImage(canvas, 0, 0, 195, 328);
    return small.getContext("2d").getImageData(0, 0, 195, 328).data;
}"""
SAME = f"""() => {{
    const now = ({PAINTED})(), before = JSON.parse(sessionStorage.painted);
    return before.every((part, at) => Math.abs(part - now[at]) <= 4);
}}"""


@pytest.mark.parametrize("wake", ["pointerdown", "keydown"])
def test_a_touch_or_key_ends_the_motion(table: Server, page: Page, wake: str) -> None:
    """What is left of it is not waited for; the next motion moves again. Nothing else moves on this page."""
    player = Player(page, "table-1").sit_down(table).waits()
    for _ in range(2):
        assert player.page.evaluate(FALLS_ASLEEP, wake) < 10_000


@pytest.mark.parametrize("game", SEEDS)
def test_what_was_painted_bit_by_bit_is_what_a_new_page_paints(
    table: Server, open_page: Callable[..., Page], game: str
) -> None:
    """Only what changes is painted, moving or not: it comes to the same as all at once, but for what no eye can see
    at the edges of cards that are turned."""
    kind, seed = SEEDS[game]
    player = kind(open_page(390, 844, scale=2, touch=True, still=False), seed).sit_down(table)
    for _ in range(8):
        player.waits()
        if isinstance(player, CardPlayer):
            player.does(player.suggestion(), player.touch)
        else:
            player.plays(player.model.choices[0], player.touch)
    player.waits().look()
    player.page.evaluate(f"sessionStorage.painted = JSON.stringify([...({PAINTED})()])")
    player.page.reload()
    expect(player.canvas).to_be_visible(timeout=PATIENCE)
    player.page.wait_for_function(SAME)
