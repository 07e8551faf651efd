"""Section 5 of the design: a piece travels to its place, and tells nothing by it. Clauses: app.honest, app.announce."""

from __future__ import annotations

import math
from typing import Any

import pytest

from tests.widgets import recorder
from tests.widgets.recorder import Recorder
from tests.widgets.sitting import Sitting
from widgets.model import PACES
from widgets.motion import FRAMES, LASTS, moved
from widgets.scene import Stamp

GAMES = ["game=dominoes&lang=en&seed=motion", "game=mighty&players=4&lang=en&seed=hand-3"]


@pytest.fixture(params=GAMES, ids=["dominoes", "mighty"])
def sitting(request: Any, wire: Recorder) -> Any:
    with Sitting(request.param) as someone:
        yield someone


def goes_on(sitting: Sitting) -> None:
    """One move: a bot's, or the person's by what is suggested."""
    if sitting.model.bot_to_move:
        sitting.clock.pass_by(PACES["normal"])
        return
    sitting.model.ask_hint()
    sitting.screen.show()
    sitting.clock.pass_by(1.0)
    sitting.go()


def test_each_piece_travels_once_from_its_hand_or_seat_to_its_place(sitting: Sitting, wire: Recorder) -> None:
    moves = 0
    for _ in range(24):
        before, cursor = sitting.screen.scene, sitting.model.timeline.cursor
        wire.sent.clear()
        goes_on(sitting)
        after = sitting.screen.scene
        move = moved(before, after) if sitting.model.timeline.cursor == cursor + 1 else None
        sleeps = [command for command in wire.drawn() if command[0] == "sleep"]
        assert len(sleeps) == (FRAMES if move else 0)
        assert sum(milliseconds for _, [milliseconds] in sleeps) <= LASTS + 1
        if move:
            moves += 1
            path = [stamp.bounds.centre for stamp in move.frames()]
            left = [math.dist(spot, move.piece.bounds.centre) for spot in path]
            assert path[0] == pytest.approx((move.x, move.y)) and left == sorted(left, reverse=True)
            assert move.piece in after.shapes
    assert moves > 5


def test_what_was_drawn_last_is_the_picture_without_motion(sitting: Sitting, wire: Recorder) -> None:
    """Once all is still, the page shows what it shows to those who wish for no motion."""
    with Sitting(GAMES["mighty" in sitting.model.game.name]) as still:
        recorder.change(still.app.viewport.widgets[0], value="1366x768@1;dark=0;motion=0;speaks=en-GB;query=")
        for _ in range(16):
            goes_on(sitting)
            goes_on(still)
            assert sitting.screen.scene == still.screen.scene
            assert sitting.screen.table._painted == still.screen.table._painted


def test_nothing_moves_where_nothing_was_played(sitting: Sitting, wire: Recorder) -> None:
    """Undo, another language, the other light, a new session: at once."""
    for _ in range(12):
        goes_on(sitting)
    sitting.model.pace = "step"
    for name in ("undo", "dark", "restart", "colours"):
        wire.sent.clear()
        sitting.press(name)
        assert not [command for command in wire.drawn() if command[0] == "sleep"]


def test_a_touch_while_a_piece_moves_means_what_it_will_mean(sitting: Sitting) -> None:
    """What is touched is looked up in the settled picture."""
    while not any(isinstance(shape, Stamp) and shape.piece for shape in sitting.screen.scene.shapes):
        goes_on(sitting)
    assert sitting.screen.table._scene is sitting.screen.scene
