"""Nothing is lost: a reload, a killed kernel, a second window, a record taken away and brought back."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa
from playwright.sync_api import Page, expect

from engine.shelf import ENTRIES
from tests.browser.kept import chairs, laid, place_of, store_of
from tests.browser.pages import faults, kernel_of, wait_until_painted, watch
from tests.browser.player import PATIENCE, Player
from tests.browser.servers import ROOT, Server, voila, wait_until
from tests.browser.test_axe import weighty
from tests.kept import export
from widgets.model import TableModel

SOLO = chairs(4, (0,), "club")


def in_the_second_deal(model: TableModel) -> bool:
    """The player is to decide, and may be hinted at a choice."""
    return model.public.deal == 2 and model.mover == 0 and model.public.phase == "play" and len(model.choices) > 1


def test_a_reload_and_a_killed_kernel_lose_nothing(table: Server, page: Page) -> None:
    """app.save"""
    player = Player.of(page, laid(table, "dominoes", SOLO, "kept", in_the_second_deal)).takes_up(table).sees()
    player.plays(player.model.choices[0]).waits()
    page.reload()
    player.sees().undoes().redoes()

    table.kill(kernel_of(page))
    ended = page.locator("#sp-ended")
    expect(ended).to_be_visible(timeout=20_000)
    faults(page).clear()  # the connection broke, as it should
    ended.get_by_role("button").click()
    expect(player.canvas).to_be_visible(timeout=PATIENCE)
    player.sees().plays(player.model.choices[0]).waits()
    faults(page).clear()


def test_a_server_that_dies_is_told(tmp_path: Path, page: Page) -> None:
    """app.faults: without a server the page says so within seconds."""
    with voila(ROOT / "notebooks/play.ipynb", tmp_path) as server:
        page.goto(f"{server.url}/?game=dominoes&lang=en")
        wait_until_painted(page, ".sp-stage canvas")
        server.process.kill()
        expect(page.locator("#sp-ended")).to_contain_text("trying again", timeout=20_000)
    faults(page).clear()  # the connection broke, as it should


def test_a_game_goes_on_while_its_disk_does_not_write(table: Server, open_page: Callable[..., Page]) -> None:
    """app.save, app.faults: told for as long as it lasts, written when it can be, and there after a reload."""
    page = open_page(390, 844, touch=True)
    saved = laid(table, "dominoes", SOLO, "full", in_the_second_deal)
    player = Player.of(page, saved).takes_up(table).sees()
    strip = page.locator(".sp-strip")
    expect(strip).to_be_hidden()
    with taken_away(place_of(table)):
        player.plays(player.model.choices[0]).waits()
        expect(strip).to_contain_text("Only this page holds the game", timeout=PATIENCE)
        expect(strip.get_by_role("link")).to_be_visible()
        player.sees()
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    expect(strip).to_contain_text("Everything is saved again.", timeout=PATIENCE)
    strip.get_by_role("button").click()
    expect(strip).to_be_hidden()
    page.reload()
    player.sees()


def test_two_windows_on_one_game_agree(table: Server, page: Page) -> None:
    """app.save: what one does the other shows; of two acts at once one stands, and both show it."""
    saved = laid(table, "dominoes", SOLO, "two", in_the_second_deal)
    here = Player.of(page, saved).takes_up(table).sees()
    there = Player.of(watch(page.context.new_page()), saved).takes_up(table).sees()
    here.plays(here.model.choices[0]).waits()
    there.model.timeline = here.model.timeline
    there.sees()

    before = len(here.model.timeline.done)
    choices = here.model.choices[0], here.model.choices[-1]
    for player, action in zip((here, there), choices, strict=True):
        player.select(action)
    here.look()
    here.go.click(no_wait_after=True)
    there.go.click(no_wait_after=True)
    with store_of(table) as store:
        wait_until(lambda: len(store.open(saved.id).timeline.done) >= before + 4)
        here.model.timeline = there.model.timeline = store.open(saved.id).timeline
    assert here.model.timeline.done[before].action in choices
    for player in (here.waits(), there.waits()):
        assert player.told() == len(player.model.timeline.done)
    assert faults(there.page) == []


def test_the_start_page_lists_takes_and_refuses(table: Server, open_page: Callable[..., Page], tmp_path: Path) -> None:
    """app.home, app.save: a browser's own games; the record goes out and comes back; what is wrong gets a sentence."""
    page, other = open_page(), open_page()
    page.goto(f"{table.url}/?table=nothing-of-the-kind&lang=en")
    said = page.locator(".sp-said")
    expect(said).to_have_text("There is no such game here.", timeout=PATIENCE)
    expect(page.locator(".sp-homepage .sp-go")).to_be_visible()

    for at, broken in enumerate(("{", '{"format": "silent-partners-record/1", "game": "chess", "actions": []}')):
        (tmp_path / f"{at}.json").write_text(broken)
        hands_in(page, tmp_path / f"{at}.json")
        expect(said).to_contain_text(("it is not JSON.", "game must be one of")[at])

    with store_of(table) as store:
        whole = laid(table, "dominoes", SOLO, "away", in_the_second_deal)
        (tmp_path / "whole.json").write_text(json.dumps(export(store, whole.id)))
    hands_in(page, tmp_path / "whole.json")
    player = Player.of(page, whole)
    player.sees().opens("more")
    with page.expect_download() as download:
        page.locator(".sp-record a").click()
    taken = download.value.path().read_text()
    record = json.loads(taken)
    assert "seed" not in record and len(record["deals"]) == 1 and record["actions"][-1] != "next"
    assert record["deals"] == store_record(table, whole.id)["deals"][:1]

    player.closes().plays(player.model.choices[0]).waits()
    page.locator(".sp-bar .sp-i-home").last.click()
    kept = page.locator(".sp-waiting button.sp-i-play:visible")
    expect(kept).to_have_count(1)
    hands_in(page, download.value.path())
    expect(page.locator(".sp-bar .ttl small")).to_have_text("Deal 1")
    page.locator(".sp-bar .sp-i-home").last.click()
    expect(kept).to_have_count(2)
    kept.last.click()
    player.sees()
    other.goto(f"{table.url}/?lang=en")
    expect(other.locator(".sp-homepage .sp-go")).to_be_visible(timeout=PATIENCE)
    expect(other.locator(".sp-waiting button.sp-i-play:visible")).to_have_count(0)


@pytest.mark.parametrize(("width", "height", "dark"), [(1366, 768, False), (390, 844, True)])
def test_a_game_is_put_away_and_what_is_spoiled_goes_on(
    table: Server, open_page: Callable[..., Page], width: int, height: int, dark: bool
) -> None:
    """app.home: away by a small button that takes a finger, back by the next touch; what can be read is played on."""
    page = open_page(width, height, touch=width < 700, dark=dark)
    page.goto(f"{table.url}/?lang=en")
    expect(page.locator(".sp-homepage .sp-go")).to_be_visible(timeout=PATIENCE)
    keeper = page.evaluate("localStorage.getItem('sp-keeper')")
    games = [laid(table, "dominoes", SOLO, seed, in_the_second_deal, keeper) for seed in ("spoiled", "whole")]
    with store_of(table) as store, store.shelf.writing() as connection:
        last = (ENTRIES.c.game == games[0].id) & (ENTRIES.c.sequence == games[0].sequence)
        connection.execute(sa.update(ENTRIES).where(last).values(payload="{"))
    page.reload()
    rows = page.locator(".sp-waits:visible")
    expect(rows).to_have_count(2, timeout=PATIENCE)
    for button in page.locator(".sp-waiting button:visible").all():
        box = button.bounding_box()
        assert box and min(box["width"], box["height"]) >= 44 and box["x"] + box["width"] <= width
    assert not weighty(page, "the games that wait")

    game = rows.nth(0).locator(".sp-i-play")
    rows.nth(0).get_by_role("button", name="Put away").click()
    expect(game).to_be_disabled()
    assert not weighty(page, "a game that was put away")
    rows.nth(0).get_by_role("button", name="Bring back").click()
    expect(game).to_be_enabled()
    rows.nth(0).get_by_role("button", name="Put away").click()
    expect(game).to_be_disabled()

    expect(rows.nth(1)).to_contain_text("This game is damaged on disk")
    rows.nth(1).get_by_role("button", name="Go on from there").click()
    expect(page.locator(".sp-stage canvas")).to_be_visible(timeout=PATIENCE)
    page.locator(".sp-bar .sp-i-home:visible").click()
    expect(rows).to_have_count(1)
    expect(rows).not_to_contain_text("damaged")


@pytest.mark.private
def test_browsers_that_store_nothing_see_no_games_of_each_other(table: Server, open_page: Callable[..., Page]) -> None:
    """app.home: they say that nothing is listed, on a laptop and on a phone."""
    for page in (open_page(), open_page(390, 844, touch=True)):
        page.add_init_script("Object.defineProperty(window, 'localStorage', { get() { throw Error(); } })")
        player = Player(page, "nobody's").sit_down(table).waits()
        player.plays(player.model.choices[0]).waits()
        page.locator(".sp-bar .sp-i-home").last.click()
        expect(page.get_by_text("so no games are listed here")).to_be_visible(timeout=PATIENCE)
        expect(page.locator(".sp-waiting button.sp-i-play:visible")).to_have_count(0)


@contextmanager
def taken_away(place: Path) -> Iterator[None]:
    """Nothing can be written where the games lie."""
    aside = place.rename(place.with_name("aside"))
    place.mkdir()
    try:
        yield
    finally:
        place.rmdir()
        aside.rename(place)


def hands_in(page: Page, record: Path) -> None:
    """Choose a file in the dialog of the start page."""
    with page.expect_file_chooser() as chooser:
        page.locator(".sp-waiting .widget-upload").click()
    chooser.value.set_files(record)


def store_record(server: Server, id: str) -> dict[str, object]:
    with store_of(server) as store:
        return export(store, id)
