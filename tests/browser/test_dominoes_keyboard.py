"""A whole deal without a pointer."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from engine.dominoes.state import Play
from tests.browser.player import Player, fitting
from tests.browser.servers import Server
from widgets.dominoes import hand


class Typist(Player):
    """Uses the keys alone."""

    def plays_on_canvas(self, action: Play) -> None:
        """Choose by number, the other end by the arrow, confirm by Enter."""
        self.goes_to("canvas")
        self.press(str(self.model.view.hand.index(action.tile) + 1))
        self.model.select(hand.selected(self.model.choices, action.tile))
        self.sees()
        while self.model.chosen != action:
            self.press("ArrowUp")
            self.model.select(hand.keyed(self.model.view, self.model.choices, self.model.chosen, "ArrowUp").action)
            self.sees()
        self.confirm(lambda: self.press("Enter"))

    def plays_by_pickers(self, action: Play) -> None:
        """Choose from the list, the end from the buttons, confirm by the button: Tab goes to each."""
        self.goes_to(".sp-pickers select")
        while (option := self.page.evaluate("document.activeElement.selectedOptions[0]?.label")) != self.listed(action):
            self.press("ArrowDown")
            assert option is None or self.page.evaluate("document.activeElement.selectedIndex") > 0
        self.model.select(hand.selected(self.model.choices, action.tile))
        self.sees()
        if self.model.chosen != action:
            ends = [way.side for way in fitting(self.model, action.tile)]
            self.goes_to(f".sp-pickers .sp-seg button:nth-of-type({ends.index(action.side) + 1})")
            self.press("Space")
            self.model.select(action)
            self.sees()
        self.goes_to(".sp-go")
        self.confirm(lambda: self.press("Enter"))

    def listed(self, action: Play) -> str:
        return f"{action.tile.low}|{action.tile.high}"


def test_a_deal_by_keyboard_alone(table: Server, page: Page) -> None:
    """U53, app.direct: by the keys of the canvas and by the pickers in turn."""
    player = Typist(page, "table-2").sit_down(table)
    ways: list[Callable[[Play], None]] = [player.plays_on_canvas, player.plays_by_pickers]
    while player.waits().model.public.result is None:
        if player.model.forced is not None:
            player.goes_to("canvas")
            player.confirm(lambda: player.press("p"))
        else:
            ways.reverse()
            ways[0](player.model.choices[-1])
    player.goes_to("canvas")
    player.confirm(lambda: player.press("n")).waits()
    assert player.model.public.deal == 2


def test_the_tools_have_keys(table: Server, page: Page) -> None:
    """app.hint, app.pause, app.undo, app.view from the canvas: H, W, R, L, Escape, U, Y, +, -, F, arrows."""
    player = Typist(page, "table-1").sit_down(table).waits()
    model = player.model
    player.goes_to("canvas")
    for key, name in (("w", "why"), ("r", "rules"), ("l", "log")):
        player.press(key)
        expect(player.closing).to_be_visible()
        expect(player.side.locator("h2").first).to_have_text(player.words.say(f"button-{name}"))
        player.press("Escape")
        expect(player.closing).to_be_hidden()
    player.press("h")
    model.ask_hint()
    player.sees().press("Escape")
    model.cancel()
    fitted = player.sees().picture()
    player.press("+")
    player.sees_another_picture(than=fitted)
    player.press("-", "f")
    player.sees_picture(fitted)
    player.press("ArrowRight")
    model.select(hand.keyed(model.view, model.choices, None, "ArrowRight").action)
    player.sees().press("Escape")
    model.cancel()
    player.sees().plays_on_canvas(model.choices[0])
    player.waits().press("u")
    model.undo()
    player.sees().press("y")
    model.redo()
    player.sees()
