"""The inspector as people meet it: a deal is played, looked into step by step, tried otherwise, and reviewed."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from engine.store import Saved
from tests.browser.kept import chairs, next_action, store_of
from tests.browser.player import DELIBERATE, Player
from tests.browser.servers import Server
from tests.browser.test_axe import weighty
from tests.kept import create
from widgets.keeping import KeptModel
from widgets.model import TableModel

PATIENCE = 30_000
SLIP = 16
"""The second decision that this player regrets: 2-2 was the play, at the left end alone."""


def careless(server: Server, until: Callable[[TableModel], bool]) -> Saved:
    """A deal in which the player at seat 1 takes whatever comes first."""
    with store_of(server) as store:
        model = KeptModel(store, create(store, "dominoes", {}, chairs(4, (0,), "club"), "review-1"))
        while not until(model):
            model.act(model.choices[0] if model.mover == 0 else next_action(model), own=True)
        return model.saved


def over(model: TableModel) -> bool:
    return model.public.result is not None


def looks_into(page: Page, player: Player) -> None:
    """Open the inspector beside the end of the deal, or on a phone from its sheet."""
    inspect = page.locator(".sp-side > .sp-i-chart")
    if not inspect.is_visible():
        page.locator(".sp-nav .sp-i-why").click()
    inspect.click()
    expect(page.locator(".sp-inspector")).to_be_visible(timeout=PATIENCE)


def press(page: Page, name: str) -> None:
    page.locator(".sp-inspector").get_by_role("button", name=name, exact=True).click()


@pytest.mark.parametrize("window", [(1366, 768), (390, 844)], ids=["laptop", "phone"])
def test_a_deal_is_taken_apart(table: Server, open_page: Callable[..., Page], window: tuple[int, int]) -> None:
    page = open_page(*window, touch=window[0] < 700)
    saved = careless(table, over)
    player = Player.of(page, saved).takes_up(table)
    looks_into(page, player)
    where, right = page.locator(".sp-inspector .where"), page.locator(".sp-inspector .rr")

    expect(where).to_contain_text("Step 4 of")
    expect(right.locator(".sp-worth i").first).to_be_attached(timeout=PATIENCE)
    expect(right.get_by_text("From 96 deals, drawn at random")).to_be_visible(timeout=PATIENCE)
    for step in range(5, SLIP + 1):
        page.keyboard.press("ArrowRight")
        expect(where).to_contain_text(f"Step {step} of")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowRight")
    expect(right.locator("h2").first).to_contain_text("Maya plays")

    press(page, "All hands open")
    expect(right.get_by_text("With all hands open")).to_be_visible(timeout=PATIENCE)
    expect(right.locator(".sp-hands li")).to_have_count(4)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert weighty(page, "inspector") == []

    press(page, "Play on from here")
    strip = page.locator(".sp-strip")
    expect(strip).to_contain_text("nothing of it is kept", timeout=PATIENCE)
    page.keyboard.press("Tab")
    page.locator(".sp-stage canvas").focus()
    plays_with_keys(page, "2-2")
    strip.get_by_role("button", name="Back to the inspector").click()
    expect(where).to_contain_text(f"Step {SLIP} of", timeout=PATIENCE)
    with store_of(table) as store:
        assert store.open(saved.id).timeline.actions == saved.timeline.actions

    press(page, "Review")
    answers = page.locator(".sp-options button")
    expect(right.get_by_text("What would you play here?")).to_be_visible(timeout=PATIENCE)
    expect(right.get_by_text("Decision 1 of 3 that mattered")).to_be_visible(timeout=PATIENCE)
    answers.get_by_text("6-3").click()
    expect(right.get_by_text("is what you played: it cost")).to_be_visible()
    answers.get_by_text("2-1").click()
    expect(right.get_by_text("That is the play.")).to_be_visible()
    assert weighty(page, "review") == []
    press(page, "Next decision")
    press(page, "Show the answer")
    expect(right.get_by_text("was best")).to_be_visible()
    press(page, "Back to the table")
    expect(page.locator(".sp-stage canvas")).to_be_visible()


def plays_with_keys(page: Page, tile: str) -> None:
    """Select a tile by its key, confirm it, and wait until the bots have answered."""
    canvas = page.locator(".sp-stage canvas")
    before = canvas.get_attribute("aria-label")
    for _ in range(7):
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(DELIBERATE)
        if page.locator(f'.sp-act .say [aria-label="{tile}"]').count():
            break
    page.keyboard.press("Enter")
    expect(canvas).not_to_have_attribute("aria-label", str(before), timeout=PATIENCE)


@pytest.mark.private
def test_while_a_deal_runs_only_the_own_hand_is_looked_from(table: Server, page: Page) -> None:
    """Nothing can be opened, tried otherwise or reviewed before all hands are shown."""
    saved = careless(table, lambda model: len(model.timeline.done) >= SLIP and model.mover == 0)
    player = Player.of(page, saved).takes_up(table)
    player.tool("more").click()
    page.locator(".sp-menu .sp-i-chart").click()
    right = page.locator(".sp-inspector .rr")
    expect(right.get_by_text("only what your own seat knows is shown")).to_be_visible(timeout=PATIENCE)
    expect(right.locator(".sp-worth i").first).to_be_attached(timeout=PATIENCE)
    for name in ("All hands open", "Play on from here", "Review"):
        expect(page.get_by_role("button", name=name, exact=True)).to_have_count(0)
