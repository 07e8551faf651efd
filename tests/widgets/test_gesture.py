"""What a touch means, move by move."""

from __future__ import annotations

import pytest

from widgets.gesture import Gesture

A, B, FAR = (100.0, 100.0), (200.0, 100.0), (140.0, 100.0)

MEANINGS = [
    ("a press is a tap", [("mouse_down", *A), ("mouse_up", *A)], [("tap", 100, 100)]),
    ("a finger's touch is a tap where it last was", [("touch_start", (A,)), ("touch_end", ())], [("tap", 100, 100)]),
    (
        "8 px are still a tap",
        [("touch_start", (A,)), ("touch_move", ((106, 105),)), ("touch_end", ())],
        [("tap", 106, 105)],
    ),
    (
        "more is a pan, and no tap",
        [("mouse_down", *A), ("mouse_move", *FAR), ("mouse_move", 150, 100), ("mouse_up", 150, 110)],
        [("pan", 40, 0), ("pan", 10, 0), ("pan", 0, 10)],
    ),
    ("moving without a press means nothing", [("mouse_move", *A), ("mouse_up", *A)], []),
    ("a press that leaves the table means nothing", [("mouse_down", *A), ("mouse_out",), ("mouse_up", *A)], []),
    ("a cancelled touch means nothing", [("touch_start", (A,)), ("touch_cancel",), ("touch_end", ())], []),
    (
        "two fingers pinch about their middle, and never tap",
        [("touch_start", (A,)), ("touch_start", (A, B)), ("touch_move", ((50, 100), (250, 100))), ("touch_end", (A,)),
         ("touch_end", ())],
        [("pan", 0, 0), ("pinch", 2, 150, 100)],
    ),
    (
        "a finger that stays after a pinch pans, and does not tap",
        [("touch_start", (A, B)), ("touch_end", (A,)), ("touch_move", (FAR,)), ("touch_end", ())],
        [("pan", 40, 0)],
    ),
    (
        "a touch never counts twice",
        [("touch_start", (A,)), ("touch_end", ()), ("mouse_move", *A), ("mouse_down", *A), ("mouse_up", *A)],
        [("tap", 100, 100)],
    ),
    ("the wheel zooms about the pointer", [("mouse_move", *B), ("wheel", 0)], [("pinch", 1, 200, 100)]),
    ("two presses are two taps", [("mouse_down", *A), ("mouse_up", *A)] * 2, [("tap", 100, 100)] * 2),
]  # fmt: skip


@pytest.mark.parametrize(("happens", "means"), [row[1:] for row in MEANINGS], ids=[row[0] for row in MEANINGS])
def test_meaning(happens: list[tuple[object, ...]], means: list[tuple[object, ...]]) -> None:
    heard: list[tuple[object, ...]] = []
    gesture = Gesture(
        lambda *to: heard.append(("tap", *to)),
        lambda *by: heard.append(("pan", *by)),
        lambda *by: heard.append(("pinch", *by)),
        clock=lambda: 100.0,
    )
    for event, *told in happens:
        getattr(gesture, str(event))(*told)
    assert heard == means


def test_the_mouse_works_again_after_a_touch() -> None:
    now, taps = [0.0], []
    gesture = Gesture(lambda *to: taps.append(to), lambda *_: None, lambda *_: None, clock=lambda: now[0])
    gesture.touch_start((A,))
    gesture.touch_end(())
    now[0] = 2.0
    gesture.mouse_down(*B)
    gesture.mouse_up(*B)
    assert taps == [A, B]


def test_wheeling_away_zooms_out_and_never_wildly() -> None:
    factors: list[float] = []
    gesture = Gesture(lambda *_: None, lambda *_: None, lambda factor, *_: factors.append(factor))
    for down in (100, -100, 1e9):
        gesture.wheel(down)
    assert factors[0] < 1 < factors[1]
    assert factors[2] > 0.5
