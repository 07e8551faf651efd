"""What stands round every table: felt, plates with a face and a mark, pills, the zoom switch, the curtain's face."""

from __future__ import annotations

from dataclasses import replace

from widgets import theme
from widgets.scene import Bounds, Circle, Glyph, Gradient, Line, Rect, Scene, Shape, Stage, Text
from widgets.theme import FELT_INK, FELT_INK2, SUN, TEAMS, Felt, mix, text_width

FELT, TABLE, HAND = 0, 1, 2
"""The layers: what never moves, what lies on the table, what depends on the player's choice."""
GLASS = "#FFFFFF17"
BULB = (
    "M50 6C31 6 17 20 17 38C17 50 23 58 29 65C33 70 35 74 35 80L65 80C65 74 67 70 71 65"
    "C77 58 83 50 83 38C83 20 69 6 50 6Z"
    "M36 85L64 85L64 90C64 94 58 98 50 98C42 98 36 94 36 90Z"
)
"""A lamp: a hint."""


def felt_on(stage: Stage, felt: Felt) -> Felt:
    """The felt in the light of this stage."""
    return theme.dusky(felt) if stage.dark else felt


def felt_shapes(stage: Stage, felt: Felt) -> tuple[Shape, ...]:
    """The whole table top; a tap on it means nothing but itself."""
    width, height = stage.width, stage.height
    light = Gradient(
        (width / 2, height * 0.42),
        (width / 2, height * 0.45),
        ((0, felt.centre), (1, felt.edge)),
        radii=(min(width, height) * 0.1, max(width, height) * 0.72),
    )
    return (Rect(0, 0, width, height, fill=light, layer=FELT, tap=("felt",)),)


def plate(
    place: Bounds, felt: Felt, *, active: bool = False, depth: float = 0.82, layer: int = TABLE, **more: object
) -> Rect:
    """A dark plate on the felt, `depth` from felt (0) to plate colour (1); it glows while its player is to move."""
    edge, width = (SUN, 2.0) if active else (GLASS, 1.0)
    inner = place.grown(-width / 2)
    radius = min(18.0, 0.27 * place.height)
    return Rect(*inner, radius, mix(felt.centre, felt.plate, depth), edge, width, layer=layer, **more)  # type: ignore[arg-type]


def team_mark(x: float, y: float, radius: float, pair: int, layer: int = TABLE) -> Shape:
    """A disc for the first pair, a lozenge for the other: never colour alone."""
    if pair == 0:
        return Circle(x, y, radius, TEAMS[0], "#00000059", 1.5, layer=layer)
    far = 1.22 * radius
    points = ((x, y - far), (x + far, y), (x, y + far), (x - far, y))
    return Line(points, "#00000059", 1.5, closed=True, fill=TEAMS[1], layer=layer)


def avatar(x: float, y: float, radius: float, name: str, ring: str, layer: int = TABLE) -> tuple[Shape, ...]:
    """The first letter of a name in a ring."""
    return (
        Circle(x, y, radius, "#F6F2E929", ring, max(2.0, 0.08 * radius), layer=layer),
        Text(name[:1].upper(), x, y + 0.5, 0.95 * radius, 600, anchor="center", baseline="middle", layer=layer),
    )


def partner_avatar(x: float, y: float, radius: float, name: str, pair: int, layer: int = TABLE) -> tuple[Shape, ...]:
    """An avatar that wears its pair's colour and mark."""
    mark = team_mark(x + 0.76 * radius, y + 0.74 * radius, max(4.0, 0.19 * radius), pair, layer)
    return (*avatar(x, y, radius, name, TEAMS[pair], layer), mark)


def bot_head(x: float, y: float, size: float, colour: str = FELT_INK2, layer: int = TABLE) -> tuple[Shape, ...]:
    """A little robot head: a seat that nobody holds."""
    left, top = x - size / 2, y - 0.32 * size
    eyes = (Circle(x + side * 0.2 * size, y + 0.04 * size, 0.085 * size, colour, layer=layer) for side in (-1, 1))
    return (
        Rect(left, top, size, 0.72 * size, 0.2 * size, edge=colour, edge_width=1.4, layer=layer),
        Line(((x, top), (x, y - 0.52 * size)), colour, 1.4, layer=layer),
        Circle(x, y - 0.58 * size, 0.085 * size, colour, layer=layer),
        *eyes,
    )


def clock_face(x: float, y: float, size: float, colour: str = FELT_INK2, layer: int = TABLE) -> tuple[Shape, ...]:
    """A little clock: somebody is awaited."""
    y -= 0.08 * size
    hands = ((x, y - 0.3 * size), (x, y), (x + 0.24 * size, y + 0.1 * size))
    return (
        Circle(x, y, 0.52 * size, edge=colour, edge_width=1.4, layer=layer),
        Line(hands, colour, 1.4, layer=layer),
    )


SIGNS = {"bot": bot_head, "away": clock_face}


def pill(
    words: str,
    x: float,
    y: float,
    *,
    size: float = 12.0,
    fill: str = "#F6F2E9EB",
    ink: str = "#1B2526",
    layer: int = TABLE,
) -> tuple[Shape, ...]:
    """Words in a small round-ended label, its left end at x, its middle at height y."""
    height = size * 1.75
    width = text_width(words, size, 600) + size * 1.4
    return (
        Rect(x, y - height / 2, width, height, height / 2, fill, layer=layer),
        Text(words, x + width / 2, y + 0.5, size, 600, ink, "center", "middle", layer=layer),
    )


def name_line(
    name: str, x: float, y: float, room: float, *, size: float = 15.0, sign: str = "", layer: int = TABLE
) -> tuple[Shape, ...]:
    """A name, cut to the room, and behind it the sign of who sits here if it is not a person."""
    shown = theme.fit(name, room - (size * 1.5 if sign else 0.0), size, 650)
    text = Text(shown, x, y, size, 650, FELT_INK, layer=layer)
    beyond = x + text_width(shown, size, 650) + size
    return (text, *SIGNS[sign](beyond, y - 0.36 * size, 0.86 * size, layer=layer)) if sign else (text,)


def zoom_pill(place: Bounds, felt: Felt, labels: tuple[str, str, str], layer: int = HAND) -> tuple[Shape, ...]:
    """Three touches in one pill: further, nearer, fit."""
    third = place.width / 3
    y = place.centre[1]
    out, near, whole = (place.x + third * (k + 0.5) for k in range(3))
    touches = tuple(
        Rect(place.x + third * k, place.y, third, place.height, tap=("zoom", way), reach=34, label=label, layer=layer)
        for k, (way, label) in enumerate(zip(("out", "in", "fit"), labels, strict=True))
    )
    return (
        replace(plate(place, felt, layer=layer), radius=place.height / 2),
        Line(((out - 5, y), (out + 5, y)), FELT_INK, 1.8, layer=layer),
        Line(((near - 5, y), (near + 5, y)), FELT_INK, 1.8, layer=layer),
        Line(((near, y - 5), (near, y + 5)), FELT_INK, 1.8, layer=layer),
        *(_corner(whole, y, across, down, layer) for across in (-1, 1) for down in (-1, 1)),
        *(Rect(place.x + third * k, place.y + 9, 1, place.height - 18, fill="#FFFFFF24", layer=layer) for k in (1, 2)),
        *touches,
    )


def tick(x: float, y: float, radius: float, layer: int = HAND) -> tuple[Shape, ...]:
    """A check mark on a sun: chosen."""
    k = radius / 12
    return (
        Circle(x, y, radius, SUN, layer=layer),
        Line(
            ((x - 5 * k, y), (x - 1.5 * k, y + 3.7 * k), (x + 5 * k, y - 3.5 * k)), theme.SUN_INK, 2.4 * k, layer=layer
        ),
    )


def hint_mark(x: float, y: float, layer: int = HAND) -> tuple[Shape, ...]:
    """A lamp on a sun: a hint points here."""
    return (
        Circle(x, y, 10, SUN, theme.SUN_INK, 1.5, layer=layer),
        Glyph(BULB, x, y, 13, theme.SUN_INK, layer=layer),
    )


def lines(
    words: str,
    x: float,
    y: float,
    room: float,
    size: float,
    *,
    weight: int = 500,
    fill: str = FELT_INK2,
    serif: bool = False,
    layer: int = TABLE,
) -> tuple[Text, ...]:
    """Centred lines of like length, the first on base line y."""
    rows = theme.balance(words, room, size, weight)
    return tuple(
        Text(row, x, y + k * size * 1.42, size, weight, fill, "center", serif=serif, layer=layer)
        for k, row in enumerate(rows)
    )


def with_focus(scene: Scene, stage: Stage) -> Scene:
    """Ring the target that the keyboard stands on: white inside, blue outside."""
    shape = scene.target(stage.focus) if stage.focus is not None else None
    if shape is None:
        return scene
    place, chrome = shape.bounds, theme.DARK if stage.dark else theme.LIGHT
    rings = (
        Rect(*place.grown(3), 9, edge="#FFFFFF", edge_width=2, layer=HAND),
        Rect(*place.grown(5.5), 11, edge=chrome.focus, edge_width=3, layer=HAND),
    )
    return replace(scene, shapes=(*scene.shapes, *rings))


def _corner(x: float, y: float, across: int, down: int, layer: int) -> Shape:
    points = ((x + 6 * across, y + 2.5 * down), (x + 6 * across, y + 6 * down), (x + 2.5 * across, y + 6 * down))
    return Line(points, FELT_INK, 1.8, layer=layer)
