"""Whole hands of Mighty in a browser: by mouse, by fingers, by keys."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.card_player import CardPlayer, CardTypist, seed_of_a_hand
from tests.browser.servers import Server


def the_hand_is_told(player: CardPlayer) -> None:
    """app.reveal, app.score: the matrix in words, the ledger with its sum, nothing left to do but the next hand."""
    model = player.model
    expect(player.go).to_have_text(player.words.say("mightyui-button-next"))
    assert player.told() == len(model.timeline.done)
    player.opens("why")
    rows = player.side.locator(".sp-sco tbody tr")
    expect(rows).to_have_count(len(model.chairs))
    assert sum(int(text.replace("−", "-")) for text in rows.locator("td:nth-child(2)").all_inner_texts()) == 0
    player.closes()


def the_next_hand_is_dealt(player: CardPlayer) -> None:
    """app.next"""
    expect(player.page.locator(".sp-bar .ttl small")).to_have_text(player.words.say("label-deal", number=2))
    expect(player.canvas).not_to_have_attribute("aria-label", player.spoken)


def test_a_hand_by_the_mouse(table: Server, page: Page) -> None:
    """app.direct, app.preview: bid, put down, keep, call, lead the Joker with a suit, and on to the next hand."""
    player = CardPlayer(page, seed_of_a_hand(5, "Bid", "Bury", "Keep", "Call", "leads-joker", most=55))
    player.sit_down(table).plays_the_hand(player.does)
    the_hand_is_told(player)
    over = player.picture()
    player.undoes().redoes().sees_picture(over)
    player.confirm()
    the_next_hand_is_dealt(player)


def test_a_hand_by_touch_on_a_phone(table: Server, open_page: Callable[..., Page]) -> None:
    """app.sizes: the same on 390 × 844, four players, and a finger."""
    seed = seed_of_a_hand(4, "Bury", "Keep", "Call", most=40)
    player = CardPlayer(open_page(390, 844, scale=2, touch=True), seed, "uk", 4)
    player.sit_down(table).plays_the_hand(lambda action: player.does(action, player.touch))
    the_hand_is_told(player)


def test_a_hand_by_the_keyboard(table: Server, page: Page) -> None:
    """app.direct, U53 at Mighty: no pointer from the auction to the next hand."""
    player = CardTypist(page, seed_of_a_hand(5, "Bid", "Bury", "Keep", "Call", most=50)).sit_down(table)
    player.plays_the_hand(player.types)
    the_next_hand_is_begun(player)


def test_a_hand_of_two_decks_by_the_keyboard(table: Server, page: Page) -> None:
    """app.direct, U53 with seven players: twins in one hand, four cards put down, two cards called, by keys alone."""
    player = CardTypist(page, seed_of_a_hand(7, "Bid", "Bury", "Call", most=120), players=7).sit_down(table)
    player.plays_the_hand(player.types)
    the_next_hand_is_begun(player)


def the_next_hand_is_begun(player: CardTypist) -> None:
    """By the key for it."""
    player.goes_to("canvas")
    player.confirm(lambda: player.press("n"))
    the_next_hand_is_dealt(player)
