"""Shapes are touched, read and written as one would expect."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from widgets import theme
from widgets.scene import (
    FINGER,
    Bounds,
    Camera,
    Circle,
    Glyph,
    Gradient,
    Line,
    Picture,
    Rect,
    Scene,
    Shadow,
    Stamp,
    Text,
    hit,
    words,
)
from widgets.svg import svg

FELT = Rect(0, 0, 400, 300, tap="felt")
LEFT = Rect(100, 100, 20, 20, tap="left", reach=FINGER, layer=1)
RIGHT = Rect(130, 100, 20, 20, tap="right", reach=FINGER, layer=1)
WIDE = Rect(0, 90, 119, 40, tap="wide", layer=1)
TRAY = Rect(0, 110, 400, 190, tap="tray", layer=2)

TOUCHES = [
    ("the felt where nothing else is", (FELT, LEFT), (10, 10), "felt"),
    ("a small thing from a finger's width away", (FELT, LEFT), (90, 92), "left"),
    ("the felt just beyond", (FELT, LEFT), (84, 92), "felt"),
    ("between two, the nearer", (FELT, LEFT, RIGHT), (124, 110), "left"),
    ("between two, the other", (FELT, LEFT, RIGHT), (126, 110), "right"),
    ("what is under the finger, though another's centre is nearer", (FELT, WIDE, RIGHT), (117, 110), "wide"),
    ("what was drawn last", (Rect(0, 0, 9, 9, tap="under"), Rect(0, 0, 9, 9, tap="over")), (5, 5), "over"),
    ("the upper layer, whatever the order", (TRAY, LEFT), (110, 115), "tray"),
    ("nothing off the table", (FELT,), (500, 10), None),
    ("nothing where nothing can be touched", (Rect(0, 0, 9, 9),), (5, 5), None),
]  # fmt: skip


@pytest.mark.parametrize(("shapes", "at", "target"), [row[1:] for row in TOUCHES], ids=[row[0] for row in TOUCHES])
def test_a_touch_means(shapes: tuple[Rect, ...], at: tuple[float, float], target: str | None) -> None:
    assert hit(Scene(400, 300, shapes), *at) == target


def test_a_picture_is_read_in_the_order_of_its_layers() -> None:
    scene = Scene(9, 9, (Circle(5, 5, 2, label="A pip.", layer=2), Rect(0, 0, 9, 9, label="A half."), LEFT), "A tile")
    assert words(scene) == "A tile\nA half.\nA pip."


PICTURE = Picture(
    20, 40, (Rect(0, 0, 20, 40, 3, "#FFFFFF", shadow=Shadow("#000000", 4, 2)), Circle(5, 5, 2, "#000000")), 6
)
EVERYTHING = (
    Rect(0, 0, 90, 90, fill=Gradient((0, 0), (0, 90), ((0, "#FFFFFF"), (1, "#000000")))),
    Rect(0, 0, 90, 90, 4, edge="#FFC83D", dash=(6, 4), label="A <dashed> & ringed thing"),
    Circle(40, 40, 9, Gradient((40, 40), (40, 40), ((0, "#FFFFFF"), (1, "#000000")), (0, 9)), "#000000"),
    Line(((0, 0), (9, 9), (0, 9)), "#000000", closed=True, fill="#FFFFFF"),
    Glyph("M0 0L100 0L50 100Z", 50, 50, 20, "#FF0000", turn=180),
    Text("Ґ & <ş>", 10, 10, turn=180, anchor="center", baseline="middle"),
    Stamp(PICTURE, 10, 10, 0.5),
    Stamp(PICTURE, 30, 10, 0.5, opacity=0.9, turn=5),
)


def test_every_shape_is_written_as_svg() -> None:
    drawing = ElementTree.fromstring(svg(Scene(100, 100, EVERYTHING, 'A "scene"')))
    tags = [element.tag.rpartition("}")[2] for element in drawing.iter()]
    assert drawing.get("aria-label") == 'A "scene"'
    for tag, times in {"use": 3, "polygon": 1, "text": 1, "path": 1, "radialGradient": 1, "filter": 1}.items():
        assert tags.count(tag) == times
    assert [text for text in drawing.itertext() if text.strip()] == ["A <dashed> & ringed thing", "Ґ & <ş>"]


def test_scenes_can_share_a_page() -> None:
    one, other = (svg(Scene(size, size, EVERYTHING)) for size in (100, 101))
    ids = [{e.get("id") for e in ElementTree.fromstring(text).iter() if e.get("id")} for text in (one, other)]
    assert ids[0]
    assert one == svg(Scene(100, 100, EVERYTHING))
    assert Scene(100, 100, EVERYTHING)._repr_svg_() == one


def test_the_camera_keeps_what_is_under_the_fingers() -> None:
    near = Camera().panned(30, -10).zoomed(2, 200, 100)
    assert near.seen(Bounds(170, 110, 10, 10)) == Bounds(200, 100, 20, 20)
    assert near.zoomed(0.5, 200, 100) == Camera(1, 30, -10)
    assert near.zoomed(99, 0, 0).zoom == 2.5
    assert near.zoomed(0.001, 0, 0).zoom == 0.6


def test_a_ring_around_nothing_is_not_drawn() -> None:
    scene = Scene(400, 300, (FELT, LEFT))
    assert scene.target("left") is LEFT
    assert scene.target("right") is None


# --- Text


def test_text_is_measured_and_cut() -> None:
    assert theme.text_width("", 14) == 0
    assert theme.text_width("Кісточка ğ", 28) == pytest.approx(2 * theme.text_width("Кісточка ğ", 14))
    assert theme.text_width("Maya", 14, 700) > theme.text_width("Maya", 14, 500)
    cut = theme.fit("Wolfeschlegelsteinhausen", 80, 15)
    assert cut.endswith("…")
    assert theme.text_width(cut, 15) <= 80
    assert theme.fit("Joel", 80, 15) == "Joel"


def test_lines_are_few_and_of_like_length() -> None:
    text = "Усі руки приховано. Інші гравці, відверніться, будь ласка."
    lines = theme.balance(text, 300, 15)
    assert " ".join(lines) == text
    assert len(lines) == len(theme.wrap(text, 300, 15)) == 2
    widths = [theme.text_width(line, 15) for line in lines]
    assert max(widths) - min(widths) < 60


def test_colours_are_mixed() -> None:
    assert theme.mix("#000000", "#FFFFFF", 0.5) == "#808080"
    assert theme.clear("#0A3A35", 1) == "#0A3A35FF"
    assert theme.dusky(theme.LAGOON).plate == theme.LAGOON.plate
