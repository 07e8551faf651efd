"""Nothing hidden is seen: two deals that differ only in what is hidden send the very same messages to the browser.

The player looks everywhere on the way: a hint, the reasons, the log, the rules, a tile that is refused, undo and redo,
and each of the four languages.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import Any
from unittest.mock import patch

import pytest
from hypothesis import Phase, assume, given, settings
from hypothesis import strategies as st

from engine.dominoes.state import Deal, Play
from engine.words import LANGUAGES
from tests.widgets.leaks import assert_alike, in_a_reason, in_words
from tests.widgets.recorder import RECORDER, Sent
from tests.widgets.sitting import LAPTOP, PHONE, Sitting
from tests.widgets.worlds import Worlds, record, worlds

SOME = range(12)


def looks_everywhere(sitting: Sitting, language: str) -> None:
    """Everything that may be looked at before one decides."""
    sitting.press("hint")
    for page in ("why", "log", "rules", "more"):
        sitting.press(page)
        if page == "more":
            sitting.speaks(language)
        sitting.closes()
    sitting.key("Escape")
    for tile in sitting.model.view.hand:
        sitting.tap(("tile", tile))
        sitting.key("Escape")
    if sitting.model.timeline.can_go_back:
        sitting.press("undo")
        sitting.press("redo")


def sent(world: Worlds, deal: Deal, leak: Callable[[], AbstractContextManager[Any]] = nullcontext) -> list[Sent]:
    """All messages that go to the browser while the player plays in one of two worlds."""
    messages = RECORDER.begin()
    with patch("secrets.token_urlsafe", lambda size: "the-same-game"), leak(), Sitting(size=PHONE) as sitting:
        sitting.takes(record(world.seed, deal))
        for turn, action in enumerate(world.actions):
            sitting.waits()
            looks_everywhere(sitting, list(LANGUAGES)[turn % 4])
            sitting.turned(PHONE if turn % 2 else LAPTOP)
            if isinstance(action, Play):
                sitting.tap(("tile", action.tile))
            sitting.plays(action)
        sitting.waits()
    return messages


@settings(max_examples=8, deadline=None, phases=(Phase.explicit, Phase.reuse, Phase.generate))
@given(st.integers(0, 10_000))
def test_nothing_hidden_is_sent(number: int) -> None:
    """app.honest, U04, U05; privacy on the wire"""
    world = worlds(number)
    assume(world is not None)
    assert_alike(*(sent(world, deal) for deal in world.deals))


# --- A leak shows ----------------------------------------------------------------------------------------------------


def in_the_order() -> AbstractContextManager[Any]:
    """The same things are shown, but what is hidden decides which comes first."""
    from widgets.screen import TableScreen

    action, announce = TableScreen._show_action, TableScreen._announce

    def first(self: TableScreen) -> None:
        hands = self.model.timeline.state.hands
        for show in (action, announce) if sum(map(sum, hands[1])) % 2 else (announce, action):
            show(self)

    return patch.object(TableScreen, "_show_action", first)


def in_the_drawing() -> AbstractContextManager[Any]:
    """The pictures of all tiles are prepared by the order in which they lie in the hands."""
    from widgets.dominoes import tiles
    from widgets.scene import Bounds, Scene
    from widgets.screen import TableScreen

    paint = TableScreen._paint

    def prepares(self: TableScreen) -> None:
        paint(self)
        away = Bounds(-500, 0, 52, 104)
        stamps = (tiles.tile(*tile, away) for hand in self.model.timeline.state.hands for tile in hand)
        self.table.show(Scene(self.scene.width, self.scene.height, (*self.scene.shapes, *stamps)))

    return patch.object(TableScreen, "_paint", prepares)


def in_a_hint() -> AbstractContextManager[Any]:
    """The hint is thought out by one who sees another hand."""
    from widgets.model import TableModel

    def asks(self: TableModel) -> None:
        seen = max(self.timeline.state.hands[3], default=None)
        self.select(self.choices[sum(seen or ()) % len(self.choices)])

    return patch.object(TableModel, "ask_hint", asks)


@pytest.mark.parametrize("leak", [in_words, in_the_order, in_a_reason, in_the_drawing, in_a_hint])
def test_a_leak_makes_two_worlds_differ(leak: Callable[[], AbstractContextManager[Any]]) -> None:
    found = [world for world in map(worlds, SOME) if world]
    assert any(sent(world, world.deals[0], leak) != sent(world, world.deals[1], leak) for world in found)


def test_the_worlds_go_on_for_several_turns() -> None:
    """What is compared above is play, not just its first moment."""
    found = [world for world in map(worlds, SOME) if world]
    assert len(found) > len(SOME) / 2 and max(len(world.actions) for world in found) >= 4
