"""The page and its server, without a game: what every table stands on."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.pages import faults, frames, kernel_of, pixel, wait_until_painted
from tests.browser.servers import Server, wait_until

Serve = Callable[[str], Server]
OpenPage = Callable[..., Page]


@pytest.fixture(scope="module")
def server(serve: Serve) -> Server:
    return serve("tests/browser/notebooks/bare.ipynb")


@pytest.fixture
def table(server: Server, page: Page) -> Page:
    """The bare table, painted."""
    page.goto(server.url)
    wait_until_painted(page)
    return page


def test_the_canvas_is_painted_and_answers(table: Page) -> None:
    assert pixel(table, 400, 300) == (0x17, 0x66, 0x5C, 255)
    table.locator("canvas").click(position={"x": 100, "y": 50})
    expect(table.get_by_role("status").filter(has_text="Pressed")).to_have_text("Pressed at 200, 100")


def test_the_veil_is_lifted_from_the_table(table: Page) -> None:
    expect(table.locator("#sp-veil")).to_have_count(0)
    assert table.title() == "A bare table"


def test_a_game_fills_the_window_and_nothing_scrolls(table: Page) -> None:
    assert table.locator(".sp-app").bounding_box() == {"x": 0, "y": 0, "width": 1366, "height": 768}
    table.mouse.move(683, 700)
    table.mouse.wheel(0, 400)
    table.keyboard.press("PageDown")
    assert table.locator(".sp-app").bounding_box() == {"x": 0, "y": 0, "width": 1366, "height": 768}


def test_every_font_is_there_before_the_table_is_told_its_size(table: Page) -> None:
    expect(table.locator(".sp-viewport input")).not_to_have_value("")
    for face, letters in (("500 14px 'Inter Variable'", "AЖğ"), ("600 20px 'Source Serif 4 Variable'", "AЖğ")):
        assert table.evaluate("([face, letters]) => document.fonts.check(face, letters)", [face, letters])
    assert table.evaluate("[...document.fonts].filter(font => font.status === 'loaded').length") == 7


@pytest.mark.parametrize("backwards", [False, True])
def test_tab_leaves_the_canvas(table: Page, backwards: bool) -> None:
    table.locator("canvas").focus()
    table.keyboard.press("Shift+Tab" if backwards else "Tab")
    assert table.evaluate("document.activeElement.tagName") != "CANVAS"


def test_attributes_follow_classes(table: Page) -> None:
    expect(table.locator("html")).to_have_attribute("lang", "uk")
    expect(table.get_by_role("img", name="A bare table")).to_have_attribute("aria-describedby", "say")
    expect(table.locator("#say")).to_have_attribute("role", "status")
    table.get_by_role("button", name="Leak").click()
    expect(table.locator("#say")).not_to_have_attribute("role", "status")


def test_the_kernel_is_told_the_viewport_and_every_change_of_it(server: Server, open_page: OpenPage) -> None:
    page = open_page(390, 844, scale=2, touch=True, dark=True, still=True)
    page.goto(f"{server.url}/?lang=tr")
    told = re.compile(
        r"Viewport 390x844@2;dark=1;motion=0;speaks=en-GB;keeper=[0-9a-f]{32};from=http://[\d.:]+/;query=lang=tr"
    )
    expect(page.locator("#say")).to_have_text(told, timeout=30_000)
    page.set_viewport_size({"width": 844, "height": 390})
    page.emulate_media(color_scheme="light", reduced_motion="no-preference")
    expect(page.locator("#say")).to_contain_text("Viewport 844x390@2;dark=0;motion=1")


def test_the_pointer_is_heard_thirty_times_a_second_at_most(table: Page) -> None:
    before = len(frames(table).sent)
    box = table.locator("canvas").bounding_box()
    assert box
    started = time.monotonic()
    for step in range(200):
        table.mouse.move(box["x"] + step, box["y"] + 20)
    spent = time.monotonic() - started
    assert 1 <= len(frames(table).sent) - before <= 2 + 31 * spent


def test_the_wire_shows_what_is_drawn(table: Page) -> None:
    drawn = frames(table).drawn()
    assert ("fillRect", [0, 0, 800, 400]) in drawn
    assert ("fillText", ["Мая İğne A♠", 40, 100]) in drawn


@pytest.mark.private
def test_what_is_not_shown_does_not_cross_and_a_leak_is_found(table: Page) -> None:
    assert frames(table).find("canary-7c1f") == ()
    table.get_by_role("button", name="Leak").click()
    expect(table.locator("#say")).to_have_text("canary-7c1f")
    assert frames(table).find("canary-7c1f") == ("comm_msg",)


ASKS_AND_RUNS = """kernel => new Promise(done => {
    const heard = [];
    const socket = new WebSocket(`ws://${location.host}/api/kernels/${kernel}/channels`);
    const send = (kind, content) => socket.send(JSON.stringify({
        header: {msg_id: kind, msg_type: kind, username: "", session: "s", date: "", version: "5.3"},
        parent_header: {}, metadata: {}, channel: "shell", content,
    }));
    socket.onmessage = ({data}) => {
        heard.push(data);
        if (data.includes("kernel_info_reply")) setTimeout(() => done(heard.join()), 1000);
    };
    socket.onopen = () => { send("execute_request", {code: "print(CANARY)"}); send("kernel_info_request", {}); };
})"""


@pytest.mark.private
def test_a_page_can_run_no_code_in_its_kernel(table: Page) -> None:
    heard = table.evaluate(ASKS_AND_RUNS, kernel_of(table))
    assert "kernel_info_reply" in heard and "canary-7c1f" not in heard


def test_the_next_table_is_laid_in_advance(server: Server, table: Page) -> None:
    assert wait_until(lambda: bool(server.kernels() - {kernel_of(table)}))


def test_the_kernel_goes_when_its_page_closes(server: Server, table: Page) -> None:
    kernel = kernel_of(table)
    assert kernel in server.kernels()
    table.close(run_before_unload=True)
    assert wait_until(lambda: kernel not in server.kernels())


def test_a_dead_kernel_is_said(server: Server, table: Page) -> None:
    server.kill(kernel_of(table))
    expect(table.get_by_role("alert")).to_contain_text("Зв’язок зі столом перервано", timeout=20_000)
    faults(table).clear()  # the connection broke, as it should


def test_a_fault_in_a_page_is_seen(page: Page) -> None:
    page.goto("data:text/html,<img src='http://example.invalid/pip.png'><script>throw Error('broken')</script>")
    page.wait_for_load_state()
    assert any("asks another machine" in fault for fault in faults(page))
    assert any("broken" in fault for fault in faults(page))
    faults(page).clear()
