"""What is painted anew: every place where two pictures differ, and little more. Clauses: app.sizes."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.widgets.sitting import PHONE, Sitting
from widgets.patches import MOST, inked, joined, patches, touch
from widgets.scene import Bounds, Circle, Glyph, Line, Picture, Rect, Shadow, Shape, Stamp, Text

CARD = Picture(40, 60, (Rect(0, 0, 40, 60, fill="#FFFFFF"),), bleed=5)
SHAPES: list[tuple[Shape, Bounds]] = [
    (Rect(10, 20, 30, 40, fill="#FFFFFF"), Bounds(10, 20, 30, 40)),
    (Rect(10, 20, 30, 40, fill="#FFFFFF", shadow=Shadow("#000000", 4, 3)), Bounds(6, 16, 38, 51)),
    (Circle(50, 50, 10, edge="#FFFFFF", edge_width=4), Bounds(38, 38, 24, 24)),
    (Line(((0, 0), (30, 30)), "#FFFFFF", 6), Bounds(-3, -3, 36, 36)),
    (Glyph("M0 0L100 100Z", 50, 50, 20, "#FFFFFF", turn=45), Bounds(36, 36, 28, 28)),
    (Text("gÇ", 50, 50, 20), Bounds(50, 32, 22, 23)),
    (Text("wide", 50, 50, 20, anchor="center", turn=90), Bounds(46, 30, 14, 40)),
    (Stamp(CARD, 10, 10, 2.0), Bounds(0, 0, 100, 140)),
    (Stamp(CARD, 10, 10, 2.0, turn=90), Bounds(-20, 20, 140, 100)),
]


@pytest.mark.parametrize(("shape", "least"), SHAPES, ids=lambda given: type(given).__name__)
def test_all_that_a_shape_colours_is_within(shape: Shape, least: Bounds) -> None:
    place = inked(shape)
    assert place is not None and place.around(least) == pytest.approx(place)


def test_a_place_to_touch_colours_nothing() -> None:
    assert inked(Rect(0, 0, 9, 9, tap="felt")) is None and inked(Circle(5, 5, 3)) is None
    assert patches((), (Rect(0, 0, 9, 9, tap="felt"),)) == ()


def test_what_stays_is_not_painted() -> None:
    stays, went, came = (Rect(x, 0, 10, 10, fill="#FFFFFF") for x in (0, 200, 400))
    places = patches((stays, went), (stays, came))
    assert len(places) == 2
    assert all(not touch(place, stays.bounds) for place in places)


def test_what_comes_to_lie_over_another_is_painted_where_both_are() -> None:
    under, over = Rect(0, 0, 30, 30, fill="#FFFFFF"), Rect(20, 0, 30, 30, fill="#000000")
    [place] = patches((under, over), (over, under))
    assert place.around(under.bounds).around(over.bounds) == place


def test_places_are_few_apart_and_on_whole_px() -> None:
    chance = Random(7)
    for _ in range(200):
        given = [Bounds(*(chance.uniform(0, 300) for _ in range(2)), *(chance.uniform(1, 60) for _ in range(2)))
                 for _ in range(chance.randrange(1, 12))]  # fmt: skip
        places = joined(given)
        assert len(places) <= MOST
        assert all(any(place.around(one) == place for place in places) for one in given)
        assert all(side == round(side) for place in places for side in place)


@pytest.mark.parametrize("address", ["game=dominoes&lang=en&seed=table-1", "game=mighty&lang=en&seed=hand-1"])
def test_a_choice_paints_a_small_part_of_the_table(address: str, wire: Any) -> None:
    with Sitting(address, PHONE) as sitting:
        sitting.waits()
        before = sitting.screen.scene
        sitting.press("hint")
        after = sitting.screen.scene
        painted = [place for level in range(3) for place in patches(before.layers[level], after.layers[level])]
        assert 0 < sum(place.width * place.height for place in painted) < 0.6 * before.width * before.height
