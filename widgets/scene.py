"""A picture is data: the same shapes are painted on the canvas, written as SVG, touched by a finger and read aloud."""

from __future__ import annotations

import math
from collections.abc import Hashable, Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from widgets.theme import text_width

FINGER = 44.0
"""The least side of a touch target, CSS px."""
Target = Hashable
Point = tuple[float, float]


class Bounds(NamedTuple):
    """An upright rectangle, CSS px unless said otherwise."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    @property
    def centre(self) -> Point:
        return self.x + self.width / 2, self.y + self.height / 2

    def grown(self, by: float, tall: float | None = None) -> Bounds:
        """Push every side out: left and right by `by`, top and bottom by `tall` (as much, unless given)."""
        tall = by if tall is None else tall
        return Bounds(self.x - by, self.y - tall, self.width + 2 * by, self.height + 2 * tall)

    def at_least(self, side: float) -> Bounds:
        """Push the sides out until width and height reach `side`."""
        return self.grown(max(0.0, (side - self.width) / 2), max(0.0, (side - self.height) / 2))

    def shared(self, other: Bounds) -> float:
        """The area that both cover, px²."""
        across = min(self.right, other.right) - max(self.x, other.x)
        down = min(self.bottom, other.bottom) - max(self.y, other.y)
        return max(0.0, across) * max(0.0, down)

    def holds(self, x: float, y: float) -> bool:
        return self.x <= x <= self.right and self.y <= y <= self.bottom

    def around(self, other: Bounds) -> Bounds:
        """The smallest bounds around both."""
        x, y = min(self.x, other.x), min(self.y, other.y)
        return Bounds(x, y, max(self.right, other.right) - x, max(self.bottom, other.bottom) - y)


# --- Paint ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Gradient:
    """Colours from a start to an end point; with radii, from a circle to a circle."""

    start: Point
    end: Point
    stops: tuple[tuple[float, str], ...]
    radii: tuple[float, float] | None = None


@dataclass(frozen=True, slots=True)
class Shadow:
    """A soft shadow under a shape, `drop` px lower."""

    colour: str
    blur: float
    drop: float


Fill = str | Gradient


# --- Shapes ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Shape:
    """What all shapes share.

    Layers are painted from the lowest; within one, in order. `tap` is what a touch here means, `reach` the least side
    of the touch area in CSS px, `label` what a screen reader says of it. `piece` names what came to lie here; a mark
    round it bears the same name.
    """

    layer: int = 0
    tap: Target | None = None
    reach: float = 0.0
    label: str = ""
    piece: Target | None = None

    @property
    def bounds(self) -> Bounds:
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Rect(Shape):
    """A rectangle, perhaps with round corners. Without fill and edge it is only a place to touch."""

    x: float
    y: float
    width: float
    height: float
    radius: float = 0.0
    fill: Fill = ""
    edge: str = ""
    edge_width: float = 1.0
    dash: tuple[float, ...] = ()
    shadow: Shadow | None = None

    @property
    def bounds(self) -> Bounds:
        return Bounds(self.x, self.y, self.width, self.height)


@dataclass(frozen=True, slots=True)
class Circle(Shape):
    """A disc round its centre."""

    x: float
    y: float
    radius: float
    fill: Fill = ""
    edge: str = ""
    edge_width: float = 1.0

    @property
    def bounds(self) -> Bounds:
        return Bounds(self.x - self.radius, self.y - self.radius, 2 * self.radius, 2 * self.radius)


@dataclass(frozen=True, slots=True)
class Line(Shape):
    """Straight strokes from point to point; closed, they enclose a polygon."""

    points: tuple[Point, ...]
    edge: str = ""
    edge_width: float = 1.0
    closed: bool = False
    fill: Fill = ""

    @property
    def bounds(self) -> Bounds:
        xs, ys = [x for x, _ in self.points], [y for _, y in self.points]
        return Bounds(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


@dataclass(frozen=True, slots=True)
class Glyph(Shape):
    """An outline (SVG path on a 100 x 100 box), its middle at x, y, as large as `size`, turned by degrees."""

    path: str
    x: float
    y: float
    size: float
    fill: str
    turn: float = 0.0

    @property
    def bounds(self) -> Bounds:
        return Bounds(self.x - self.size / 2, self.y - self.size / 2, self.size, self.size)


@dataclass(frozen=True, slots=True)
class Text(Shape):
    """A line of text at x, y: its left end, middle or right end, on its base line or at half its height."""

    words: str
    x: float
    y: float
    size: float = 14.0
    weight: int = 500
    fill: str = "#F6F2E9"
    anchor: str = "left"
    baseline: str = "alphabetic"
    serif: bool = False
    turn: float = 0.0

    @property
    def bounds(self) -> Bounds:
        width = text_width(self.words, self.size, self.weight)
        left = self.x - {"left": 0.0, "center": width / 2, "right": width}[self.anchor]
        top = self.y - self.size * (0.5 if self.baseline == "middle" else 0.76)
        return Bounds(left, top, width, self.size)


@dataclass(frozen=True, slots=True, eq=False)
class Picture:
    """A small picture used again and again, such as a tile or a card; `bleed` px around it are for its shadow.

    Pictures are the same only if they are one object: whoever makes them keeps them (`functools.cache`), and the canvas
    paints each once.
    """

    width: float
    height: float
    shapes: tuple[Shape, ...]
    bleed: float = 0.0


@dataclass(frozen=True, slots=True)
class Stamp(Shape):
    """A picture put down with its corner at x, y, scaled, turned by degrees round its middle.

    `home` is the middle of the seat that a piece came from; without one it came out of the hand in which it could be
    touched by its name. `goes` is where it will go when it is taken away; without one it is there no more.
    """

    picture: Picture
    x: float
    y: float
    scale: float = 1.0
    opacity: float = 1.0
    turn: float = 0.0
    home: Point | None = None
    goes: Point | None = None

    @property
    def bounds(self) -> Bounds:
        return Bounds(self.x, self.y, self.picture.width * self.scale, self.picture.height * self.scale)


# --- Scene ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Scene:
    """A finished picture, CSS px; `label` says in words what it is."""

    width: float
    height: float
    shapes: tuple[Shape, ...]
    label: str = ""

    @property
    def layers(self) -> dict[int, tuple[Shape, ...]]:
        """The shapes by layer, the lowest first."""
        levels = sorted({shape.layer for shape in self.shapes})
        return {level: tuple(shape for shape in self.shapes if shape.layer == level) for level in levels}

    def target(self, tap: Target) -> Shape | None:
        """The topmost shape that a tap on `tap` would touch."""
        touched = [shape for shape in self.shapes if shape.tap == tap]
        return max(touched, key=lambda shape: shape.layer, default=None)

    def _repr_svg_(self) -> str:
        from widgets.svg import svg

        return svg(self)


def hit(scene: Scene, x: float, y: float) -> Target | None:
    """Say what a touch at x, y (CSS px) means.

    On the topmost layer that it reaches it is the shape under the finger, else the one whose centre is nearest.
    """
    reached = [shape for shape in scene.shapes if shape.tap is not None and _touch(shape).holds(x, y)]
    top = max((shape.layer for shape in reached), default=0)
    reached = [shape for shape in reached if shape.layer == top]
    under = [shape for shape in reached if shape.bounds.holds(x, y)]
    if under:
        return under[-1].tap
    return min(reached, key=lambda shape: math.dist(shape.bounds.centre, (x, y))).tap if reached else None


def words(scene: Scene) -> str:
    """Read the picture aloud: what it is, then a line for every thing that has a label."""
    return "\n".join(filter(None, [scene.label, *(shape.label for shape in _painted(scene))]))


def _touch(shape: Shape) -> Bounds:
    return shape.bounds.at_least(shape.reach)


def _painted(scene: Scene) -> Iterable[Shape]:
    """All shapes in the order of painting."""
    return sorted(scene.shapes, key=lambda shape: shape.layer)


# --- Stage ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Camera:
    """How the player looks at the table: stage point = point * zoom + (x, y). At rest everything fits by itself."""

    zoom: float = 1.0
    x: float = 0.0
    y: float = 0.0

    def zoomed(self, factor: float, x: float, y: float) -> Camera:
        """Come nearer (factor > 1) or step back, from 60 to 250 %, keeping what is at x, y in its place."""
        zoom = min(2.5, max(0.6, self.zoom * factor))
        factor = zoom / self.zoom
        return Camera(zoom, x - (x - self.x) * factor, y - (y - self.y) * factor)

    def panned(self, dx: float, dy: float) -> Camera:
        return Camera(self.zoom, self.x + dx, self.y + dy)

    def seen(self, place: Bounds) -> Bounds:
        return Bounds(
            place.x * self.zoom + self.x,
            place.y * self.zoom + self.y,
            place.width * self.zoom,
            place.height * self.zoom,
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Stage:
    """Where a game is shown and to whom; nothing in it is part of the game.

    Sizes are CSS px. `bottom` is the seat that sits at the lower edge, `bots` the seats that nobody holds, `absent`
    those whose people have gone away, `covered` the curtain between two players of one device, `focus` and `hint` the
    targets that the keyboard stands on and that a hint points at, `coloured` the option for coloured pips or four suit
    colours.
    """

    width: float
    height: float
    names: tuple[str, ...]
    bottom: int = 0
    bots: frozenset[int] = frozenset()
    absent: frozenset[int] = frozenset()
    dark: bool = False
    covered: bool = False
    camera: Camera = field(default_factory=Camera)
    focus: Target | None = None
    hint: Target | None = None
    coloured: bool = False

    def sign(self, seat: int) -> str:
        """What stands behind a seat's name: a robot where a bot plays, a clock where somebody is away."""
        return "bot" if seat in self.bots else "away" if seat in self.absent else ""

    @property
    def low(self) -> bool:
        """Is there more room at the sides than above: a phone on its side?"""
        return self.height < 420 and self.height < self.width
