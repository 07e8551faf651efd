"""The canvas without a browser: what is sent, when, and what never is."""

from __future__ import annotations

import logging
import math
import os
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from engine.dominoes.play import DOMINOES
from engine.dominoes.state import State
from tests.widgets import recorder
from tests.widgets.deals import WORDS, played, seen, stage
from widgets.dominoes.draw import draw
from widgets.guard import LOGS, MOST_BYTES, MOST_FILES, NAME, guarded, server_log
from widgets.scene import Circle, Glyph, Gradient, Picture, Rect, Scene, Shape, Stamp, Text

SQUARE = Rect(10, 10, 20, 20, fill="#112233")
PICTURE = Picture(20, 40, (Rect(0, 0, 20, 40, 3, "#FFFFFF"), Circle(5, 5, 2, "#000000")), 6)


class Desk:
    """A table top whose callbacks are written down."""

    def __init__(self) -> None:
        from widgets.canvas import Table

        self.heard: list[tuple[Any, ...]] = []
        self.table = Table(
            width=200,
            height=100,
            on_tap=self._hears("tap"),
            on_pan=self._hears("pan"),
            on_pinch=self._hears("pinch"),
            on_key=self._hears("key"),
            on_fault=self._hears("fault"),
        )

    def _hears(self, what: str) -> Any:
        return lambda *told: self.heard.append((what, *told))

    def show(self, *shapes: Shape) -> None:
        self.table.show(Scene(200, 100, shapes))

    def open(self) -> None:
        recorder.ready(self.table.widget)


@pytest.fixture
def desk(wire: recorder.Recorder) -> Desk:
    return Desk()


@pytest.fixture
def log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of the server's logs, a place of its own."""
    monkeypatch.setenv(LOGS, str(tmp_path / "logs"))
    _close_log()
    yield tmp_path / "logs"
    _close_log()


def _close_log() -> None:
    log = logging.getLogger("silent_partners")
    for handler in tuple(log.handlers):
        log.removeHandler(handler)
        handler.close()
    server_log.cache_clear()


def told(log: Path) -> str:
    """All that the log of this process says."""
    [file] = log.glob(f"*-{os.getpid()}.log")
    return file.read_text("utf-8")


def names(wire: recorder.Recorder) -> list[str]:
    return [name for name, _ in wire.drawn()]


# --- When it draws


def test_nothing_is_drawn_before_the_browser_is_ready(desk: Desk, wire: recorder.Recorder) -> None:
    desk.show(SQUARE)
    assert not wire.drawn()
    desk.open()
    assert "fill" in names(wire)


def test_a_frame_begins_by_saying_which_canvas_and_is_one_message(desk: Desk, wire: recorder.Recorder) -> None:
    desk.open()
    wire.sent.clear()
    desk.show(SQUARE, Text("4", 5, 5), Rect(1, 1, 5, 5, 2, "#FF0000", "#00FF00", dash=(3, 2)))
    frames = [message for message in wire.sent if message.drawn]
    assert len(frames) == 1
    assert frames[0].drawn[0][0] == "switchCanvas"


def test_the_same_scene_sends_nothing(desk: Desk, wire: recorder.Recorder) -> None:
    desk.open()
    desk.show(SQUARE)
    wire.sent.clear()
    desk.show(SQUARE)
    assert not wire.sent


def test_only_the_layer_that_changed_is_painted(desk: Desk, wire: recorder.Recorder) -> None:
    desk.open()
    desk.show(SQUARE, Rect(1, 1, 5, 5, fill="#FF0000", layer=2))
    wire.sent.clear()
    desk.show(SQUARE, Rect(1, 1, 6, 6, fill="#FF0000", layer=2))
    assert names(wire).count("switchCanvas") == 2  # its sheet, and what is seen
    assert names(wire).count("clearRect") == 2 and names(wire).count("fill") == 1


def test_a_reloaded_page_gets_everything_again(desk: Desk, wire: recorder.Recorder) -> None:
    desk.open()
    desk.show(SQUARE, Stamp(PICTURE, 5, 5))
    first = names(wire)
    wire.sent.clear()
    desk.open()
    assert {"fill", "drawImage", "fillCircle"} <= set(names(wire)) == set(first)
    assert names(wire)[0] == "switchCanvas"


def test_another_size_paints_everything_again(desk: Desk, wire: recorder.Recorder) -> None:
    desk.open()
    desk.show(SQUARE)
    wire.sent.clear()
    desk.table.show(Scene(300, 150, (SQUARE,)))
    assert desk.table.size == (300, 150)
    assert desk.table.widget.layout.width == "300px"
    assert "fill" in names(wire)


@pytest.mark.parametrize("size", [(0, 100), (200, -1), (math.nan, 100), (200, math.inf)])
def test_no_table_top_is_less_than_a_pixel(desk: Desk, size: tuple[float, float]) -> None:
    with pytest.raises(ValueError, match="A table top can't be"):
        desk.table.resize(*size)


# --- What never reaches the browser

POISON = [
    Rect(math.nan, 0, 5, 5, fill="#000000"),
    Rect(0, 0, math.inf, 5, 2, fill="#000000"),
    Rect(10, 10, -5, 5, 2, fill="#000000"),
    Circle(5, 5, -1, "#000000"),
    Text("4", math.nan, 5),
    Glyph("M0 0L9 9Z", 5, 5, math.nan, "#000000"),
    Stamp(PICTURE, math.nan, 5),
    Rect(1, 1, 5, 5, fill="no colour"),
    Rect(1, 1, 5, 5, fill="#000000", layer=7),
]


@pytest.mark.parametrize("poison", POISON, ids=repr)
def test_a_frame_with_poison_is_not_sent_and_the_next_is(desk: Desk, wire: recorder.Recorder, poison: Shape) -> None:
    desk.open()
    wire.sent.clear()
    with pytest.raises(Exception, match=r".+"):
        desk.show(SQUARE, poison)
    assert not wire.drawn()
    desk.show(SQUARE)
    assert names(wire)[0] == "switchCanvas"
    assert "fill" in names(wire)


def test_a_picture_of_a_refused_frame_is_painted_in_the_next(desk: Desk, wire: recorder.Recorder) -> None:
    desk.open()
    desk.show(Stamp(PICTURE, 5, 5))
    wire.sent.clear()
    other = Picture(30, 30, (Circle(5, 5, 2, "#000000"),), 6)
    with pytest.raises(ValueError, match="negative radius"):
        desk.show(Stamp(other, 5, 5), Circle(5, 5, -2, "#000000"))
    desk.show(SQUARE, Stamp(other, 5, 5))
    assert "fillCircle" in names(wire)


def test_redrawing_makes_no_new_widgets(desk: Desk, wire: recorder.Recorder) -> None:
    fill = Gradient((0, 0), (0, 9), ((0, "#FFFFFF"), (1, "#000000")))

    def shapes(x: float) -> tuple[Shape, ...]:
        star = Glyph("M0 0L9 9Z", x, 5, 9, "#000000")
        return Rect(x, 0, 9, 9, fill=fill), star, Stamp(PICTURE, x, 5), Stamp(PICTURE, x, 9, turn=5)

    desk.open()
    desk.show(*shapes(1))
    wire.sent.clear()
    for x in range(2, 9):
        desk.show(*shapes(x))
    assert {message.kind for message in wire.sent} == {"comm_msg"}


def test_a_tooltip_is_never_set(desk: Desk) -> None:
    assert desk.table.widget.tooltip is None


def test_what_goes_wrong_stays_on_the_server(
    wire: recorder.Recorder, log: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    faults: list[str] = []

    def fails(*_: object) -> None:
        print("CANARY printed")
        print("CANARY complained", file=sys.stderr)
        raise RuntimeError("CANARY raised")

    assert guarded(fails, lambda: faults.append("told"))() is None
    assert faults == ["told"]
    assert capsys.readouterr() == ("", "")
    assert not wire.find("CANARY")
    written = told(log)
    assert all(word in written for word in ("CANARY printed", "CANARY complained", "CANARY raised"))


def test_a_fault_that_cannot_be_told_is_silent_too(log: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def fails() -> None:
        raise RuntimeError("CANARY")

    guarded(fails, fails)()
    assert capsys.readouterr() == ("", "")
    assert told(log).count("failed") == 2


def test_a_log_that_cannot_be_written_is_silent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, log: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv(LOGS, str(tmp_path / "file"))
    _close_log()
    guarded(lambda: print("CANARY"), lambda: None)()
    assert capsys.readouterr() == ("", "")


def test_a_log_is_its_owners_alone_and_the_oldest_make_room(log: Path) -> None:
    """What it says may name a hidden tile. What else lies in the folder stays there."""
    log.mkdir(mode=0o700)
    others = [log / f"{NAME}{number}.log" for number in range(MOST_FILES + 5)]
    for number, other in enumerate([*others, log / "access.log"]):
        other.touch()
        os.utime(other, (number, number))
    guarded(lambda: print("CANARY"), lambda: None)()
    assert "CANARY" in told(log) and len(list(log.iterdir())) == MOST_FILES + 1
    assert not others[5].exists() and others[6].exists() and (log / "access.log").exists()


def test_nobody_else_reads_a_log_or_says_where_it_is_written(log: Path, tmp_path: Path) -> None:
    guarded(lambda: print("CANARY"), lambda: None)()
    [file] = log.iterdir()
    assert (log.stat().st_mode & 0o777, file.stat().st_mode & 0o777) == (0o700, 0o600)
    file.unlink()
    _close_log()
    [handler] = server_log().handlers
    Path(handler.baseFilename).symlink_to(tmp_path / "elsewhere")
    guarded(lambda: print("CANARY"), lambda: None)()
    assert not (tmp_path / "elsewhere").exists()


def test_a_log_that_grows_begins_anew(log: Path) -> None:
    for line in ("first ", "second ", "third "):
        guarded(partial(print, line * (MOST_BYTES // 10)), lambda: None)()
    files = sorted(log.iterdir())
    assert len(files) == 2 and all(file.stat().st_mode & 0o777 == 0o600 for file in files)
    assert "third" in told(log)


# --- What it hears


def test_a_tap_is_told_in_css_pixels(desk: Desk) -> None:
    recorder.press(desk.table.widget, 100, 60)
    assert desk.heard == [("tap", 50, 30)]


def test_touches_wheel_and_keys_are_heard(desk: Desk) -> None:
    top = desk.table.widget

    def tell(event: str, **told: object) -> None:
        recorder.tell(top, {"event": event, **told})

    def at(*points: tuple[int, int]) -> list[dict[str, int]]:
        return [{"x": x, "y": y} for x, y in points]

    tell("touch_start", touches=at((100, 100), (200, 100)))
    tell("touch_move", touches=at((50, 100), (250, 100)))
    tell("touch_end", touches=[])
    tell("touch_cancel", touches=[])
    tell("mouse_wheel", x=0, y=0)
    tell("mouse_out", x=0, y=0)
    recorder.key(top, "Enter", shift=True)
    assert desk.heard == [
        ("pan", 0, 0),
        ("pinch", 2, 75, 50),
        ("pinch", 1, 0, 0),
        ("key", "Enter", True, False, False),
    ]


def test_a_callback_that_fails_is_told_as_a_fault(desk: Desk, wire: recorder.Recorder, log: Path) -> None:
    desk.show(Circle(5, 5, -1, "#000000"))
    desk.open()
    assert desk.heard == [("fault",)]
    assert "fillCircle" not in names(wire)


# --- The domino table on the wire


def test_hidden_hands_never_cross_the_wire() -> None:
    """Two worlds that differ only in what is hidden send the very same bytes."""
    state = played(4, lambda state: len(state.public.line) >= 7)
    seat = state.public.to_move
    hidden = [tile for k, hand in enumerate(state.hands) if k != seat for tile in hand]
    hidden = hidden[1:] + hidden[:1]
    hands = tuple(hand if k == seat else tuple(hidden.pop() for _ in hand) for k, hand in enumerate(state.hands))
    other = State(state.public, hands)
    assert other != state
    assert _sent(state) == _sent(other)


def _sent(state: State) -> list[recorder.Sent]:
    sent = recorder.RECORDER.begin()
    desk = Desk()
    view = seen(state)
    desk.open()
    desk.table.show(draw(view, DOMINOES.choices(view), None, stage(bottom=view.seat), WORDS["en"]))
    return list(sent)


def test_a_move_is_a_small_message(desk: Desk, wire: recorder.Recorder) -> None:
    """A choice repaints the hand alone, in far less than the 33 kB of a table drawn stroke by stroke."""
    state = played(4, lambda state: len(state.public.line) >= 15)
    view = seen(state)
    choices = DOMINOES.choices(view)
    where = stage(bottom=view.seat)
    desk.open()
    desk.table.show(draw(view, choices, None, where, WORDS["en"]))
    wire.sent.clear()
    desk.table.show(draw(view, choices, choices[0], where, WORDS["en"]))
    assert sum(len(buffer) for message in wire.sent for buffer in message.buffers) < 12_000
