"""Several people at one device, and eight at a table: what the page is sent, and when."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from engine.record import Chair
from tests.browser.card_player import CardPlayer
from tests.browser.kept import laid
from tests.browser.pages import frames
from tests.browser.player import Player
from tests.browser.reading import cards_of, open_cards
from tests.browser.servers import Server
from tests.card_faces import Face, face
from tests.drawing import faces, named
from widgets.model import PERSON, TableModel

pytestmark = pytest.mark.private
LAW = frozenset({(6, 6)})
"""The tile that the law itself names."""


def under_way(model: TableModel) -> bool:
    return len(model.public.turns) == 5


def nominating(model: TableModel) -> bool:
    return bool(model.public.phase == "nominate")


def tiles_of(page: Page) -> frozenset[tuple[int, int]]:
    """The tiles that came to the page so far, as pictures and as words."""
    wire = frames(page)
    texts = (json.dumps(message.content, ensure_ascii=False) for message in wire.messages() if message.way != "sent")
    return faces(wire.drawn()).union(*map(named, texts), named(page.locator(".sp-app").inner_html()))


def pairs(tiles: object) -> frozenset[tuple[int, int]]:
    return frozenset((max(tile), min(tile)) for tile in tiles)  # type: ignore[attr-defined]


def test_four_people_hand_the_device_on(table: Server, page: Page) -> None:
    """app.handover, U01–U03, U22: who comes next shows the own hand by the button; before, nothing of it came."""
    player = Player.of(page, laid(table, "dominoes", (Chair(PERSON),) * 4, "four", under_way)).takes_up(table)
    model, known = player.model, pairs(player.model.public.line) | LAW
    for _ in range(3):
        expect(player.go).to_have_text(player.words.say("button-reveal", seat=model.awaited))
        player.sees_curtain()
        assert tiles_of(page) <= known
        player.look()
        player.go.click()
        model.reveal()
        player.sees()
        known |= pairs(model.view.hand)
        assert pairs(model.view.hand) <= tiles_of(page) <= known
        player.plays(model.choices[0])
    player.sees_curtain()
    player.tool("undo").click()
    model.undo()
    player.sees_curtain()
    assert named(page.locator(".sp-app").inner_html()) <= pairs(model.public.line) | LAW


def test_the_opener_is_named_in_private(table: Server, page: Page) -> None:
    """U07–U09: only the representative's hand is shown; naming the partner hands the device on."""
    player = Player.of(page, laid(table, "dominoes", (Chair(PERSON),) * 4, "names", nominating)).takes_up(table)
    model = player.model
    player.sees_curtain()
    before = tiles_of(page)
    player.look()
    player.go.click()
    model.reveal()
    assert pairs(player.sees().model.view.hand) <= tiles_of(page)
    own = pairs(model.view.hand)
    player.plays(next(choice for choice in model.choices if choice.seat != model.seat))
    player.sees_curtain()
    assert tiles_of(page) == before | own
    expect(player.canvas).not_to_have_attribute("aria-label", re.compile("You hold"))
    player.tool("undo").click()
    model.undo()
    player.sees_curtain()


def test_eight_at_a_table(table: Server, page: Page) -> None:
    """app.honest with two decks: through the auction and two tricks no card comes that lies hidden."""
    player = CardPlayer(page, "eight", players=8).sit_down(table)
    model, known = player.model, frozenset[Face]()
    while len(model.public.tricks) < 2:
        player.waits()
        known |= open_cards(player)
        came = cards_of(page)
        assert set(map(face, model.view.hand)) <= came <= known
        player.does(player.suggestion())
    hidden = {face(card) for hand in model.timeline.state.hands[1:] for card in hand} - known
    assert len(hidden) > 10 and not hidden & cards_of(page)
