"""Where two pictures differ: so much of the table is painted anew, and no more."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import singledispatch

from widgets.scene import Bounds, Circle, Glyph, Line, Rect, Shape, Stamp, Text

MOST = 4
"""So many places are painted one by one; where more would be, one around them all."""
SOFT = 2.0
"""How far, CSS px, any edge may blur."""


def patches(before: Sequence[Shape], after: Sequence[Shape]) -> tuple[Bounds, ...]:
    """The places that must be painted to make one picture of another, none of which touches the next."""
    before, after = _between(before, after)
    was, is_ = set(before), set(after)
    if [shape for shape in before if shape in is_] != [shape for shape in after if shape in was]:
        return joined(map(inked, (*before, *after)))  # what stays lies in another order
    went, came = (shape for shape in before if shape not in is_), (shape for shape in after if shape not in was)
    return joined(map(inked, (*went, *came)))  # in the order of painting: a set's would differ from page to page


def _between(before: Sequence[Shape], after: Sequence[Shape]) -> tuple[Sequence[Shape], Sequence[Shape]]:
    """What lies between the shapes that both pictures begin with and those that both end with."""
    head = _alike(before, after)
    before, after = before[head:], after[head:]
    tail = _alike(before[::-1], after[::-1])
    return before[: len(before) - tail], after[: len(after) - tail]


def _alike(one: Sequence[Shape], other: Sequence[Shape]) -> int:
    """With so many equal shapes both begin."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((at for at, (a, b) in pairs if a != b), min(len(one), len(other)))


def joined(places: Iterable[Bounds | None]) -> tuple[Bounds, ...]:
    """A few places that cover all these, on whole px."""
    apart: list[Bounds] = []
    for place in places:
        if place is None:
            continue
        grown = place
        while touched := [other for other in apart if touch(grown, other)]:
            apart = [other for other in apart if other not in touched]
            for other in touched:
                grown = grown.around(other)
        apart.append(grown)
    if len(apart) > MOST:
        whole = apart[0]
        for other in apart[1:]:
            whole = whole.around(other)
        apart = [whole]
    return tuple(map(_on_pixels, apart))


def touch(one: Bounds, other: Bounds) -> bool:
    """Do two places share an edge at least? One that is nowhere touches all, so that painting it tells."""
    apart = one.right < other.x or other.right < one.x or one.bottom < other.y or other.bottom < one.y
    return not apart


@singledispatch
def inked(shape: Shape) -> Bounds | None:
    """What a shape may colour, its line and shadow with it; None for a mere place to touch."""
    raise TypeError(f"no way to tell where {type(shape).__name__} is")


@inked.register
def _(shape: Rect) -> Bounds | None:
    if not (shape.fill or shape.edge):
        return None
    shadow = 0.0 if shape.shadow is None else 2 * shape.shadow.blur + shape.shadow.drop
    return shape.bounds.grown(shape.edge_width + shadow + SOFT)


@inked.register
def _(shape: Circle) -> Bounds | None:
    return shape.bounds.grown(shape.edge_width + SOFT) if shape.fill or shape.edge else None


@inked.register
def _(shape: Line) -> Bounds:
    return shape.bounds.grown(shape.edge_width + SOFT)


@inked.register
def _(shape: Glyph) -> Bounds:
    return _turned(shape.bounds, shape.turn).grown(SOFT)


@inked.register
def _(shape: Text) -> Bounds:
    """Its measure is our sans serif's; letters of another font may be wider, and some reach below the line."""
    place = shape.bounds.grown(0.1 * shape.bounds.width + SOFT, 0.35 * shape.size + SOFT)
    if not shape.turn:
        return place
    reach = max(math.dist((x, y), (shape.x, shape.y)) for x in (place.x, place.right) for y in (place.y, place.bottom))
    return Bounds(shape.x, shape.y, 0, 0).grown(reach)


@inked.register
def _(shape: Stamp) -> Bounds:
    return _turned(shape.bounds.grown(shape.picture.bleed * shape.scale), shape.turn).grown(SOFT)


def _turned(place: Bounds, degrees: float) -> Bounds:
    """Around a place that is turned about its middle."""
    across, down = abs(math.cos(math.radians(degrees))), abs(math.sin(math.radians(degrees)))
    width = place.width * across + place.height * down
    height = place.width * down + place.height * across
    return place.grown((width - place.width) / 2, (height - place.height) / 2)


def _on_pixels(place: Bounds) -> Bounds:
    left, top = math.floor(place.x), math.floor(place.y)
    return Bounds(left, top, math.ceil(place.right) - left, math.ceil(place.bottom) - top)
