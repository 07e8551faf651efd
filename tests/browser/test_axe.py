"""Accessibility by axe-core: no serious fault on any page, on a laptop and on a phone, light and dark."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.company import Guest, host, links
from tests.browser.kept import store_of
from tests.browser.player import PATIENCE
from tests.browser.servers import Server

WEIGHTY = ("serious", "critical")


def weighty(page: Page, where: str) -> list[str]:
    """The serious and critical faults that a page has now; axe lets pass a name of zero width."""
    found = Axe().run(page).response["violations"]
    nameless = page.get_by_role("button", name=re.compile(r"^[\s\u200b]*$")).all()
    return [f"{where}: no name: {button.evaluate('button => button.outerHTML')}" for button in nameless] + [
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


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (390, 844)])
def test_no_weighty_fault_in_the_lobby(table: Server, open_page: Callable[..., Page], width: int, height: int) -> None:
    """As host, as one who takes a seat, as one who looks on; before the game and beside it; in both lights."""
    pages, found = [open_page(width, height, touch=width < 700) for _ in range(3)], []

    def looks(page: Page, where: str) -> None:
        for light in ("the one light", "the other"):
            found.extend(weighty(page, f"{where}, {light}"))
            page.evaluate("document.querySelector('.sp-app').classList.toggle('sp-dark')")

    with store_of(table) as store:
        first = host(pages[0], table, store)
        lobby = first.page.locator(".sp-lobby")
        looks(first.page, "the host's")
        offered = [*links(first.page, 4)]
        looks(first.page, "the link to the bench")
        lobby.locator(".sp-seg button:visible", has_text="Mighty").click()
        expect(lobby.locator(".sp-seat:visible")).to_have_count(6, timeout=PATIENCE)
        looks(first.page, "another game")
        pages[1].goto(offered[0])
        expect(pages[1].locator(".sp-lobby .sp-go:visible")).to_be_enabled(timeout=PATIENCE)
        looks(pages[1], "who takes a seat")
        guest = Guest(pages[1], store).comes(offered[0], "Rio")
        looks(guest.page, "a guest's")
        pages[2].goto(offered[-1])
        expect(pages[2].locator(".sp-lobby h1")).to_be_visible(timeout=PATIENCE)
        looks(pages[2], "who looks on")
        lobby.locator(".sp-seat", has_text="Rio").get_by_role("button").click()
        expect(lobby.locator(".sp-renewing")).to_be_visible(timeout=PATIENCE)
        looks(first.page, "a seat to be freed")
        lobby.get_by_role("button", name="Start the game").click()
        first.plays_at(0).tool("more").click()
        first.side.get_by_role("button", name="People at the table").click()
        expect(lobby.get_by_role("button", name="Back to the table")).to_be_visible(timeout=PATIENCE)
        looks(first.page, "beside the game")
    assert not found, "\n".join(found)
