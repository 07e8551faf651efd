"""Privacy on the wire: nothing that a seat may not know comes to the page, by word, by picture or by order."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from itertools import count
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from engine.dominoes.state import Deal
from tests.browser.pages import frames
from tests.browser.player import PATIENCE, Player
from tests.browser.servers import Server
from tests.browser.wire import Message, drawn
from tests.drawing import faces, named
from tests.widgets.worlds import Worlds, opened, worlds

pytestmark = pytest.mark.private
TABLE = "notebooks/play.ipynb"
LEAKING = "tests/browser/notebooks/leaking.ipynb"
LAW = frozenset({(6, 6)})
"""The tile that the law itself names."""


def known(player: Player) -> frozenset[tuple[int, int]]:
    """The tiles on the table and in the player's own hand."""
    public = player.model.public
    tiles = [*public.line, *player.model.view.hand, *(turn.action.tile for turn in public.turns if turn.ends is None)]
    return frozenset((max(tile), min(tile)) for tile in tiles)


def seen(page: Page) -> frozenset[tuple[int, int]]:
    """The tiles that came to the page so far: as pictures, and as words in messages and answers."""
    wire = frames(page)
    texts = (json.dumps(message.content, ensure_ascii=False) for message in wire.messages() if message.way != "sent")
    return faces(wire.drawn()).union(*map(named, texts), *map(named, wire.texts()))


def test_nothing_hidden_crosses_before_the_end(serve: Callable[[str], Server], page: Page) -> None:
    """app.honest: at every turn of a deal, whatever is looked at; at its end every hand comes."""
    player = Player(page, "table-1").sit_down(serve(TABLE)).waits()
    while player.model.public.result is None:
        assert seen(page) <= known(player) | LAW
        player.tool("hint").click()
        player.model.ask_hint()
        player.sees()
        for name in ("why", "log", "rules"):
            player.opens(name).closes()
        assert seen(page) <= known(player) | LAW
        if player.model.forced is None:
            page.keyboard.press("Escape")
            player.tool("undo").hover()
            player.confirm(lambda: player.tap(("tile", player.model.chosen.tile)))
        else:
            player.confirm()
        player.waits()
    left = {(tile.high, tile.low) for hand in player.model.public.shown for tile in hand}
    assert left and left <= seen(page)


def test_a_hidden_tile_in_a_label_is_found(serve: Callable[[str], Server], page: Page) -> None:
    player = Player(page, "table-1")
    page.goto(f"{serve(LEAKING).url}/?game=dominoes&lang=en&seed=table-1&leak=words")
    expect(player.canvas).to_have_attribute("aria-label", re.compile("Playable: "), timeout=PATIENCE)
    while player.model.bot_to_move:
        player.model.bot_step()
    assert seen(page) - known(player) - LAW


# --- Two worlds ------------------------------------------------------------------------------------------------------


def spelled(deal: Deal) -> str:
    return "".join(f"{tile.high}{tile.low}" for hand in deal.hands for tile in hand)


def came(server: Server, page: Page, world: Worlds, deal: Deal, leak: str = "") -> list[Any]:
    """What came to the page from the player's first turn on, its widgets numbered as they came."""
    player = Player(page, world.seed)
    player.model.timeline = opened("a-world", deal)
    page.goto(f"{server.url}/?lang=en&leak={leak}&deal={spelled(deal)}")
    expect(player.canvas).to_be_visible(timeout=PATIENCE)
    player.waits()
    before = len(frames(page).received)
    for action in world.actions[:2]:
        player.plays(action).waits()
    messages = [message for message in frames(page).messages() if message.way == "received"]
    return [said for message in messages[-(len(frames(page).received) - before) :] for said in comparable(message)]


def comparable(message: Message) -> list[Any]:
    """What a message does to the page, whatever the names of its widgets are."""
    if not message.kind.startswith("comm_"):
        return []
    numbers = count()
    names: dict[str, str] = {}

    def number(found: re.Match[str]) -> str:
        return names.setdefault(found[0], f"#{next(numbers)}")

    content = {"data": message.content.get("data"), "drawn": drawn(message)}
    said = json.dumps(content, ensure_ascii=False, sort_keys=True)  # a held state is a set: it has no order
    return [re.sub(r"[0-9a-f]{32}|[\w-]{43}", number, said)]


@pytest.fixture(scope="module")
def world() -> Worlds:
    """Two worlds that stay alike for three turns; the hidden hand at seat 2 is odd in one and even in the other."""
    found = (world for world in map(lambda number: worlds(number, least=3), count()) if world)
    return next(world for world in found if len({sum(map(sum, deal.hands[1])) % 2 for deal in world.deals}) == 2)


@pytest.mark.parametrize("leak", ["", "order"])
def test_two_worlds_send_the_same_and_an_order_that_tells_is_found(
    serve: Callable[[str], Server], open_page: Callable[..., Page], world: Worlds, leak: str
) -> None:
    one, other = (came(serve(LEAKING), open_page(), world, deal, leak) for deal in world.deals)
    assert len(one) > 20 and (one == other) == (not leak)
