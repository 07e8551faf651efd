"""Deals by the mouse: on the tiles and the table, and by the tools around it."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from engine.dominoes.state import Next, Open, Pass, Play
from engine.words import LANGUAGES
from tests.browser.player import PATIENCE, Player, asking, fitting, passing, seed_where
from tests.browser.servers import Server
from widgets import pages
from widgets.model import TableModel


def nominating(model: TableModel) -> bool:
    return bool(model.choices) and isinstance(model.choices[0], Open)


def test_selecting_previews_and_confirming_acts_once(table: Server, page: Page) -> None:
    """app.preview, app.illegal, U10–U13, U57, U56"""
    player = Player(page, seed_where(asking)).sit_down(table).until(asking)
    model, told = player.model, player.told()
    refused, single, double = (
        next(tile for tile in model.view.hand if len(fitting(model, tile)) == ways) for ways in (0, 1, 2)
    )
    bare = player.picture()

    player.tap(("tile", refused))
    model.select(Play(refused))
    expect(player.say).to_contain_text(player.words.title("dominoes.match"))
    page.keyboard.press("Enter")
    player.sees().say.locator("[data-open]").click()
    expect(player.side.locator("details[open] code")).to_have_text("dominoes.match")
    player.closes().tap(("tile", refused))
    model.cancel()
    player.sees().sees_picture(bare)

    player.select(*fitting(model, single))
    player.sees_another_picture(than=bare)
    page.mouse.click(*player.felt())
    model.cancel()
    player.sees().sees_picture(bare)

    player.tap(("tile", double))
    model.select(Play(double))
    expect(player.sees().say).to_have_text(player.shown("prompt-which-end", tile=double))
    left, right = fitting(model, double)
    for way in (left, right):
        player.tap(("end", way.side))
        model.select(way)
        player.sees()
    page.keyboard.press("Escape")
    model.cancel()
    player.sees().sees_picture(bare)

    assert player.told() == told
    player.set_pace("step").select(right).confirm(lambda: player.tap(("end", "R"))).sees()
    assert player.told() == told + 1


def test_a_deal_by_the_mouse_to_the_ledger_and_on(table: Server, page: Page) -> None:
    """U51, U37–U40, U14, U15, U09, app.next; undo and redo across the deals: U19–U21"""
    seed = seed_where(nominating, deals=2)
    player = Player(page, seed).sit_down(table).waits()
    model = player.model
    player.look()
    page.mouse.dblclick(*player.place(("tile", model.choices[0].tile)))  # selects, confirms, and no more than that
    model.select(model.choices[0])
    model.confirm()
    player.to_the_end_of_the_deal()
    assert player.told() == len(model.timeline.done)
    expect(player.side.locator(".sp-led tbody tr")).to_have_count(1)
    expect(player.side.locator(".sp-res h2")).to_have_text(player.words.say("outcome-won", team="Maya and Joel"))
    over = player.picture()

    player.look()
    player.go.dblclick()
    model.select(Next())
    model.confirm()
    assert nominating(player.sees().model)
    player.plays(Open(0)).waits()
    expect(player.go).to_be_disabled()
    player.undoes().undoes().sees_picture(over)
    player.redoes().redoes()
    assert model.public.deal == 2 and not model.bot_to_move


def test_a_forced_pass_is_confirmed(table: Server, page: Page) -> None:
    """U38: nothing can be played, and the button passes."""
    player = Player(page, seed_where(passing)).sit_down(table).until(passing)
    expect(player.go).to_have_text(player.words.say("button-pass"))
    told = player.told()
    player.set_pace("step").confirm().sees()
    assert player.told() == told + 1 and player.model.timeline.done[-1].action == Pass()


def test_what_is_open_pauses_the_bots_and_a_hint_does_not_act(table: Server, page: Page) -> None:
    """app.pause, app.hint, U16–U18"""
    player = Player(page, "table-1").sit_down(table, pace="step").waits_step_by_step()
    model = player.model
    told = player.told()
    player.tool("hint").click()
    model.ask_hint()
    expect(player.sees().side.locator(".sp-hinted")).to_be_visible()
    assert player.told() == told
    player.confirm().sees()
    expect(player.side.locator(".sp-hinted")).to_have_count(0)

    assert model.bot_to_move
    for name in ("rules", "why"):
        player.opens(name)
        expect(player.side.locator(".pz")).to_have_text(player.words.say("paused"))
        player.closes()
    player.opens("more")
    player.side.get_by_role("button", name=player.words.say("pace-fast")).click()
    before = player.spoken
    page.wait_for_timeout(1000)  # four moves of a bot in a hurry
    expect(player.canvas).to_have_attribute("aria-label", before)
    player.closes().waits()
    assert player.told() == len(model.timeline.done)


def test_undo_restart_and_a_new_session(table: Server, page: Page) -> None:
    """app.undo, app.restart-deal, app.new-session, U19, U23–U25"""
    player = Player(page, "table-1").sit_down(table).waits()
    model = player.model
    first = player.spoken
    player.plays(model.choices[0]).waits()
    second = player.spoken
    assert player.undoes().spoken == first
    assert player.redoes().spoken == second

    for name, id in (("restart", "restart"), ("swap", "new-session")):
        player.opens("more")
        player.side.locator(f".sp-i-{name}").click()
        model.open, model.asking = "", id
        expect(player.say).to_have_text(player.words.say(f"ask-{id}"))
        player.page.locator(".sp-act .sp-quiet").click()
        model.cancel()
        player.sees()
    player.opens("more")
    player.side.locator(".sp-i-restart").click()
    model.open, model.asking = "", "restart"
    player.look()
    player.go.click()
    model.restart_deal()
    player.waits()
    assert player.spoken == first

    player.opens("more")
    player.side.locator(".sp-i-swap").click()
    expect(player.say).to_have_text(player.words.say("ask-new-session"))
    player.look()
    player.go.click()
    expect(player.canvas).to_have_attribute("aria-label", re.compile("Playable: "), timeout=PATIENCE)
    player.opens("log")
    moves = player.side.locator(".mv").all_inner_texts()
    assert not moves or re.search(r"opens with\s+6\s*6", moves[-1])


def test_the_language_changes_at_once_and_nothing_else(table: Server, page: Page) -> None:
    """app.languages, U54"""
    player = Player(page, "table-1").sit_down(table).waits()
    player.plays(player.model.choices[0]).waits()
    for language in (*LANGUAGES, "en"):
        player.opens("more")
        player.side.locator(".sp-menu select").select_option(label=LANGUAGES[language])
        player.language = language
        player.closes().sees()
        expect(page.locator("html")).to_have_attribute("lang", language)
        player.opens("log")
        expect(player.side.locator(".sp-drawer-body")).to_contain_text(player.words.say("log-deal", number=1))
        assert player.drawer_shows(pages.log(player.model, player.face, player.words))
        player.closes()


def test_the_view_is_moved_and_nothing_else(table: Server, page: Page) -> None:
    """app.view, U27–U29; dark and another size of the window keep the game too."""
    player = Player(page, "table-1").sit_down(table).waits()
    model, fitted = player.model, player.picture()
    tile = model.choices[0].tile
    for start in (player.place(("tile", tile)), player.felt(), player.place(("end", "L"))):
        page.mouse.move(*start)
        page.mouse.down()
        page.mouse.move(start[0] - 60, start[1] - 30, steps=6)
        page.mouse.up()
        player.sees_another_picture(than=fitted)
        player.sees()
        player.tap(("zoom", "fit"))
        player.sees_picture(fitted)
    for how in ("in", "in", "out", "out", "out"):
        before = player.picture()
        player.tap(("zoom", how))
        player.sees_another_picture(than=before)
        player.sees()
    player.tap(("zoom", "fit"))
    player.sees_picture(fitted)

    player.opens("more")
    player.side.locator(".sp-i-moon").click()
    expect(page.locator(".sp-app.sp-dark")).to_be_visible()
    player.closes().sees().sees_another_picture(than=fitted)
    page.set_viewport_size({"width": 1000, "height": 700})
    expect(player.canvas).to_have_js_property("width", 2 * (1000 - 24), timeout=PATIENCE)
    player.sees().plays(model.choices[0]).waits()
