"""Pages come and go, and never meet."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.pages import kernel_of
from tests.browser.player import PATIENCE, Player
from tests.browser.servers import Server, wait_until


def test_two_pages_do_not_meet_and_each_takes_its_kernel_along(table: Server, open_page: Callable[..., Page]) -> None:
    one = Player(open_page(), "table-1").sit_down(table).waits()
    other = Player(open_page(), "table-2", "uk").sit_down(table).waits()
    assert kernel_of(one.page) != kernel_of(other.page)
    other.plays(other.model.choices[0]).waits()
    one.sees().plays(one.model.choices[0]).waits()
    other.sees()
    assert one.told() == len(one.model.timeline.done)

    kernel = kernel_of(one.page)
    one.page.close(run_before_unload=True)
    assert wait_until(lambda: kernel not in table.kernels())
    other.sees().plays(other.model.choices[0]).waits()


def test_a_reload_gives_a_working_table(table: Server, page: Page) -> None:
    player = Player(page, "table-1").sit_down(table).waits()
    kernel = kernel_of(page)
    again = Player(page, "table-1").sit_down(table).waits()
    assert kernel_of(page) != kernel
    again.plays(player.model.choices[0]).waits()


def test_the_start_page_starts_a_table_with_one_click(table: Server, page: Page) -> None:
    """app.home"""
    page.goto(f"{table.url}/?lang=pt")
    start = page.locator(".sp-homepage .sp-go")
    expect(start).to_be_visible(timeout=PATIENCE)
    start.click()
    expect(page.locator(".sp-stage canvas")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "pt")
    page.locator(".sp-bar .sp-i-home").last.click()
    expect(page.locator(".sp-homepage .go button").first).to_be_visible()
