"""Pictures of dominoes: ivory, brass pin, round pips; walnut backs."""

from __future__ import annotations

from functools import cache

from widgets.scene import Bounds, Circle, Glyph, Gradient, Line, Picture, Rect, Shadow, Shape, Stamp
from widgets.theme import (
    PIP,
    PIPS,
    TILE_BACK,
    TILE_BACK_EDGE,
    TILE_DIVIDER,
    TILE_EDGE,
    TILE_FACE,
    TILE_INLAY,
    TILE_PIN,
    mix,
)

FINE, SMALL = 52.0, 26.0
"""The two sizes (side of a half, px) that pictures are made in; small ones leave out what would only blur."""

GLINT = "M97.55 65.45A50 50 0 0 1 2.45 65.45Z"
"""The lower part of a disc, where light catches the rim of a pip."""

LOW, MID, HIGH = 0.27, 0.5, 0.73
SPOTS = {
    0: (),
    1: ((MID, MID),),
    2: ((LOW, LOW), (HIGH, HIGH)),
    3: ((LOW, LOW), (MID, MID), (HIGH, HIGH)),
    4: ((LOW, LOW), (HIGH, LOW), (LOW, HIGH), (HIGH, HIGH)),
    5: ((LOW, LOW), (HIGH, LOW), (MID, MID), (LOW, HIGH), (HIGH, HIGH)),
    6: ((LOW, 0.22), (HIGH, 0.22), (LOW, MID), (HIGH, MID), (LOW, 0.78), (HIGH, 0.78)),
}
"""Where the pips stand on an upright half, in shares of its side."""


def tile(
    first: int, second: int, place: Bounds, *, coloured: bool = False, ghost: bool = False, **shape: object
) -> Stamp:
    """A tile with its left or upper half and the other one, filling a place twice as long as it is wide."""
    upright = place.height > place.width
    half = min(place.width, place.height)
    size = FINE if half > 28 else SMALL
    picture = face(first, second, upright, size, coloured, ghost)
    return Stamp(picture, place.x, place.y, half / size, **shape)  # type: ignore[arg-type]


def back(place: Bounds, **shape: object) -> Stamp:
    """The back of a tile, filling a place twice as long as it is wide."""
    half = min(place.width, place.height)
    size = FINE if half > 28 else SMALL
    return Stamp(_back(size, place.height > place.width), place.x, place.y, half / size, **shape)  # type: ignore[arg-type]


@cache
def face(first: int, second: int, upright: bool, u: float, coloured: bool, ghost: bool) -> Picture:
    """The picture of a face-up tile; a ghost of one has no body, only a tinted face."""
    width, height = (u, 2 * u) if upright else (2 * u, u)
    middle = (width / 2, height / 2)
    far = (0.0, u) if upright else (u, 0.0)
    shapes = (
        *(
            _ghostly(width, height, u)
            if ghost
            else _body(width, height, u, (TILE_EDGE, "#FFFDF6", mix(TILE_FACE, "#D9CDB2", 0.28)))
        ),
        *_divider(middle, upright, u),
        *_half(first, (0.0, 0.0), upright, u, coloured),
        *_half(second, far, upright, u, coloured),
    )
    return Picture(width, height, shapes, bleed=0.3 * u)


@cache
def _back(u: float, upright: bool) -> Picture:
    width, height = (u, 2 * u) if upright else (2 * u, u)
    rim, x, y = 0.09 * u, width / 2, height / 2
    across, down = (0.2 * u, 0.3 * u) if upright else (0.3 * u, 0.2 * u)
    inlay = max(1.6, 0.05 * u) if u == SMALL else 0.03 * u
    lozenge = ((x, y - down), (x + across, y), (x, y + down), (x - across, y))
    shapes = (
        *_body(width, height, u, (TILE_BACK_EDGE, mix(TILE_BACK, "#FFFFFF", 0.06), mix(TILE_BACK, "#000000", 0.1))),
        Rect(rim, rim, width - 2 * rim, height - 2 * rim, 0.12 * u, edge=TILE_INLAY, edge_width=inlay),
        Line(lozenge, edge=TILE_INLAY, edge_width=inlay, closed=True),
    )
    return Picture(width, height, shapes, bleed=0.3 * u)


def _body(width: float, height: float, u: float, colours: tuple[str, str, str]) -> tuple[Shape, ...]:
    """A block with a thick lower edge, lit from above."""
    edge, light, dark = colours
    shade = Gradient((0, 0), (0, height), ((0, light), (1, dark)))
    shadow = Shadow("#00000057", 0.16 * u, 0.085 * u)
    return (
        Rect(0, 0.05 * u, width, height, 0.17 * u, edge, shadow=shadow),
        Rect(0, 0, width, height, 0.17 * u, shade),
    )


def _ghostly(width: float, height: float, u: float) -> tuple[Shape, ...]:
    return (Rect(0, 0, width, height, 0.17 * u, TILE_FACE),)


def _divider(middle: tuple[float, float], upright: bool, u: float) -> tuple[Shape, ...]:
    x, y = middle
    reach = 0.36 * u
    ends = ((x - reach, y), (x + reach, y)) if upright else ((x, y - reach), (x, y + reach))
    line = Line(ends, edge=TILE_DIVIDER, edge_width=max(1.0, 0.032 * u))
    pin = Circle(x, y, 0.062 * u, TILE_PIN)
    return (line, pin, Circle(x - 0.014 * u, y - 0.018 * u, 0.022 * u, "#FFFFFF73")) if u == FINE else (line,)


def _half(number: int, corner: tuple[float, float], upright: bool, u: float, coloured: bool) -> tuple[Shape, ...]:
    """The pips of a half, dark with a glint at the lower rim; they turn with the tile."""
    colour = PIPS[number] if coloured else PIP
    radius = (0.088 if number == 6 else 0.094) * u
    spots = SPOTS[number] if upright else tuple((1 - y, x) for x, y in SPOTS[number])
    places = [(corner[0] + x * u, corner[1] + y * u) for x, y in spots]
    return tuple(shape for place in places for shape in _pip(*place, radius, colour, glint=u == FINE))


def _pip(x: float, y: float, radius: float, colour: str, *, glint: bool) -> tuple[Shape, ...]:
    pip = Circle(x, y, radius, colour)
    return (pip, Glyph(GLINT, x, y, 2 * radius, "#FFFFFF29")) if glint else (pip,)
