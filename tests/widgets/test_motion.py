"""Section 5 of the design: a piece travels to its place, and tells nothing by it. Clauses: app.honest, app.announce."""

from __future__ import annotations

import math
from typing import Any

import pytest

from tests.widgets import recorder
from tests.widgets.recorder import Recorder
from tests.widgets.sitting import Sitting
from widgets.motion import FRAMES, LASTS, Motion, moved
from widgets.scene import Stamp

MIGHTY = "game=mighty&players=4&lang=en&seed=hand-3"
GAMES = ["game=dominoes&lang=en&seed=motion", MIGHTY]
STILL = "1366x768@1;dark=0;motion=0;speaks=en-GB;query="


@pytest.fixture(params=GAMES, ids=["dominoes", "mighty"])
def sitting(request: Any, wire: Recorder) -> Any:
    with Sitting(request.param) as someone:
        yield someone


def goes_on(sitting: Sitting) -> Motion | None:
    """One move, a bot's or the person's by what is suggested; what moved."""
    if not sitting.model.bot_to_move:
        sitting.model.ask_hint()
        sitting.screen.show()
        sitting.clock.pass_by(1.0)
    before, cursor = sitting.screen.scene, sitting.model.timeline.cursor
    if not sitting.model.bot_to_move:
        sitting.go()
    while sitting.model.timeline.cursor == cursor:
        sitting.clock.pass_by(0.01)
    return moved(before, sitting.screen.scene) if sitting.model.timeline.cursor == cursor + 1 else None


def sleeps(wire: Recorder) -> list[float]:
    return [arguments[0] for name, arguments in wire.drawn() if name == "sleep"]


def test_each_piece_travels_once_from_its_hand_or_seat_to_its_place(sitting: Sitting, wire: Recorder) -> None:
    moves = 0
    for _ in range(24):
        wire.sent.clear()
        motion = goes_on(sitting)
        if motion is None or motion.comes is None:
            continue
        moves += 1
        slept = sleeps(wire)[-FRAMES - 1 :]
        assert slept[0] == 0 and 0 < sum(slept) <= LASTS + 1
        journey = motion.comes
        path = [stamps[-1].bounds.centre for stamps in motion.frames()]
        left = [math.dist(spot, journey.piece.bounds.centre) for spot in path]
        assert path[0] == pytest.approx(journey.start) and left == sorted(left, reverse=True)
        assert journey.piece in sitting.screen.scene.shapes
    assert moves > 5


def test_a_trick_goes_to_who_took_it_when_the_next_is_led(wire: Recorder) -> None:
    """Every card of it, at once, smaller and smaller, to the middle of the winner's plate or of one's own hand."""
    with Sitting(MIGHTY) as sitting:
        swept = 0
        while not (result := sitting.model.public.result):
            tricks = sitting.model.public.tricks
            lay = {s.piece: s for s in sitting.screen.scene.shapes if isinstance(s, Stamp) and s.goes is not None}
            motion = goes_on(sitting)
            if not lay or sitting.model.public.phase != "play":
                continue
            seen = motion.leave if motion is not None else ()
            if sitting.model.public.trick and len(sitting.model.public.tricks) == len(tricks) and motion is not None:
                swept += bool(seen)
                assert {journey.piece.piece for journey in seen} in (set(), set(lay))
                assert len({journey.end for journey in seen}) <= 1
                last = [list(stamps) for stamps in motion.frames()][-1]
                assert all(stamp.scale < journey.piece.scale / 2 for stamp, journey in zip(last, seen, strict=False))
        assert result is not None and swept > 3


def test_a_finished_trick_makes_way_for_a_card_that_is_tried(wire: Recorder) -> None:
    """The person who leads tries a card: the old trick is carried off at once, and the game has not gone on."""
    with Sitting(MIGHTY) as sitting:
        while not _leads_after_a_trick(sitting):
            goes_on(sitting)
        sitting.model.cancel()
        sitting.screen.show()
        cursor, before = sitting.model.timeline.cursor, sitting.screen.scene
        sitting.tap(("card", sitting.model.choices[0].card, 0))
        motion = moved(before, sitting.screen.scene)
        assert motion is not None and motion.comes is None and len(motion.leave) == 4
        assert sitting.model.timeline.cursor == cursor


def _leads_after_a_trick(sitting: Sitting) -> bool:
    model = sitting.model
    return bool(model.choices and model.public.tricks and not model.public.trick and hasattr(model.choices[0], "card"))


def test_what_was_drawn_last_is_the_picture_without_motion(sitting: Sitting, wire: Recorder) -> None:
    """Once all is still, the page shows what it shows to those who wish for no motion."""
    with Sitting(GAMES["mighty" in sitting.model.game.name]) as still:
        recorder.change(still.app.viewport.widgets[0], value=STILL)
        for _ in range(16):
            goes_on(sitting)
            goes_on(still)
            assert sitting.screen.scene == still.screen.scene
            assert sitting.screen.table._painted == still.screen.table._painted


def test_who_wishes_for_no_motion_sees_none(wire: Recorder) -> None:
    with Sitting(MIGHTY) as sitting:
        recorder.change(sitting.app.viewport.widgets[0], value=STILL)
        for _ in range(40):
            goes_on(sitting)
        assert not sleeps(wire)


def test_nothing_moves_where_nothing_was_played(sitting: Sitting, wire: Recorder) -> None:
    """Undo, another language, the other light, a new session: at once."""
    for _ in range(12):
        goes_on(sitting)
    sitting.model.pace = "step"
    for name in ("undo", "dark", "restart", "colours"):
        wire.sent.clear()
        sitting.press(name)
        assert not sleeps(wire)


def test_a_touch_while_a_piece_moves_means_what_it_will_mean(sitting: Sitting) -> None:
    """What is touched is looked up in the settled picture."""
    while not any(isinstance(shape, Stamp) and shape.piece for shape in sitting.screen.scene.shapes):
        goes_on(sitting)
    assert sitting.screen.table._scene is sitting.screen.scene


def test_what_stands_beside_the_table_tells_of_a_move_when_it_has_landed(sitting: Sitting) -> None:
    """app.why: the page and the score show the moment that the table shows; a touch settles both."""
    sitting.press("log")
    sitting.closes()
    landed = 0
    for _ in range(40):
        plays, before = sitting.model.bot_to_move, sitting.drawer
        motion = goes_on(sitting)
        if motion is None or not plays:
            sitting.clock.pass_by(LASTS / 1000)
            continue
        landed += 1
        assert sitting.drawer == before
        if landed % 2:
            sitting.clock.pass_by(LASTS / 1000)
        else:
            sitting.screen._clear()
        assert sitting.drawer != before
    assert landed > 6
