"""Accessibility by axe-core: no serious fault on any page, on a laptop and on a phone, light and dark."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.player import PATIENCE
from tests.browser.servers import Server

WEIGHTY = ("serious", "critical")


def weighty(page: Page, where: str) -> list[str]:
    """The serious and critical faults that a page has now."""
    found = Axe().run(page).response["violations"]
    return [
        f"{where}: {fault['id']}: {node['html'][:160]} {' '.join(node['failureSummary'].split())[:200]}"
        for fault in found
        if fault["impact"] in WEIGHTY
        for node in fault["nodes"][:3]
    ]


@pytest.mark.parametrize(("width", "height", "dark"), [(1366, 768, False), (390, 844, True)])
def test_no_weighty_fault(table: Server, open_page: Callable[..., Page], width: int, height: int, dark: bool) -> None:
    """app.announce: the start page, both tables and every page beside them; one size begins light, the other dark."""
    page, found = open_page(width, height, touch=width < 700, dark=dark), []
    page.goto(f"{table.url}/?lang=en")
    start = page.locator(".sp-homepage .sp-go")
    expect(start).to_be_visible(timeout=PATIENCE)
    for game in ("dominoes", "mighty"):
        page.locator(f".sp-art-{game}").click()
        found += weighty(page, f"home {game}")
        start.click()
        expect(page.locator(".sp-stage canvas")).to_be_visible()
        found += weighty(page, f"table {game}")
        for tool in ("why", "log", "more"):
            page.locator(f".sp-bar .sp-i-{tool}:visible, .sp-nav .sp-i-{tool}:visible").first.click()
            expect(page.locator(".sp-side > .sp-primary")).to_be_visible()
            found += weighty(page, f"{tool} {game}")
            if tool == "more":
                page.locator(".sp-menu .sp-i-moon").click()
                found += weighty(page, f"more {game}, the other light")
            page.locator(".sp-side > .sp-primary").click()
            expect(page.locator(".sp-side > .sp-primary")).to_be_hidden()
        page.locator(".sp-stage canvas").press("r")
        expect(page.locator(".sp-side .sp-law").first).to_be_visible()
        found += weighty(page, f"rules {game}")
        page.locator(".sp-side > .sp-primary").click()
        page.locator(".sp-bar .sp-i-home:visible").first.click()
        expect(start).to_be_visible()
    assert not found, "\n".join(found)
