"""A browser remembers what was chosen in it. Clauses: app.pause, app.languages."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.player import Player
from tests.browser.servers import Server


def test_pace_and_language_are_there_in_the_next_game(table: Server, page: Page) -> None:
    Player(page, "table-1").sit_down(table, "step").opens("more")
    page.locator(".sp-menu select").select_option(label="Türkçe")
    expect(page.locator("html")).to_have_attribute("lang", "tr")
    page.goto(f"{table.url}/?game=mighty&players=4&seed=hand-2")
    expect(page.locator(".sp-stage canvas")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "tr")
    page.locator(".sp-bar .sp-i-more").click()
    expect(page.locator(".sp-menu .mod-active")).to_have_text("Adım adım")
