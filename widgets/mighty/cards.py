"""Pictures of playing cards, and the small marks made of them: suits, chips, badges.

All outlines are our own. The left column alone tells rank, suit, point and power, so that an overlapped card is read.
"""

from __future__ import annotations

from functools import cache

from engine.mighty.cards import ACE, JOKER, NO_TRUMP, TEN, Card, Strain
from widgets.scene import Bounds, Circle, Glyph, Line, Picture, Rect, Shadow, Shape, Stamp, Text
from widgets.theme import (
    BADGES,
    CARD_BACK,
    CARD_EDGE,
    CARD_FACE,
    FOUR_COLOURS,
    TWO_COLOURS,
    clear,
    text_width,
)

WIDE, RATIO = 96.0, 1.42
"""The width that pictures are made in, and how much higher than wide a card is."""
TALL = WIDE * RATIO
RADIUS = 0.085 * WIDE
JOKER_INK = BADGES["joker"][0]
GOLD, _, GOLD_EDGE = BADGES["mighty"]

SUITS = {
    "S": "M50 3C57 19 94 39 94 64C94 78 84 86 73 86C65 86 58 82 54.5 75.5C55.5 84 60 91 68 97L32 97C40 91 44.5 84 45.5"
    " 75.5C42 82 35 86 27 86C16 86 6 78 6 64C6 39 43 19 50 3Z",
    "H": "M50 95C19 70 5 53 5 33C5 17 16 6 29.5 6C39.5 6 46.5 12 50 21C53.5 12 60.5 6 70.5 6C84 6 95 17 95 33C95 53 81"
    " 70 50 95Z",
    "D": "M50 2C59 20 72 36 88 50C72 64 59 80 50 98C41 80 28 64 12 50C28 36 41 20 50 2Z",
    "C": "M50 4 C61.6 4 71 13.4 71 25 C71 30.6 68.8 35.6 65.3 39.3 C68.3 37.9 71.6 37.1 75 37.1 C87.2 37.1 97"
    " 46.9 97 59 C97 71.1 87.2 80.9 75 80.9 C66 80.9 58.4 75.6 55 68 C55.2 79.5 59 89 67 97L33 97 C41 89"
    " 44.8 79.5 45 68 C41.6 75.6 34 80.9 25 80.9 C12.8 80.9 3 71.1 3 59 C3 46.9 12.8 37.1 25 37.1 C28.4"
    " 37.1 31.7 37.9 34.7 39.3 C31.2 35.6 29 30.6 29 25 C29 13.4 38.4 4 50 4Z",
}
STAR = "M50 4L61.5 36.5L96 37.5L68.6 58.4L78.2 91.6L50 72L21.8 91.6L31.4 58.4L4 37.5L38.5 36.5Z"
CROWN = "M12 74L5 28L30 47L50 12L70 47L95 28L88 74ZM13 80H87V90H13Z"
TIARA = (
    "M10 76C16 60 16 50 8 34C22 40 30 46 34 56C36 42 42 30 50 20C58 30 64 42 66 56C70 46 78 40 92 34C84 50 84 60 90 76Z"
    "M12 81H88V90H12ZM50 5A7 7 0 1 1 49.9 5ZM7 20A6 6 0 1 1 6.9 20ZM93 20A6 6 0 1 1 92.9 20Z"
)
PLUME = (
    "M22 95C26 78 30 64 40 52C34 58 29 64 24 73C16 52 26 26 50 14C62 8 76 6 88 6C88 20 84 32 77 42L63 43L71 50C65 56 58"
    " 61 50 64L41 62L45 67C40 69 36 70 33 71C30 79 28 87 28 95Z"
)
CAP = (
    "M18 72C20 56 22 45 17 41C13 38 9 42 7 50C-2 35 8 19 23 21C35 23 40 38 42 52C42 36 44 24 50 12C56 24 58 36 58 52"
    "C60 38 65 23 77 21C92 19 102 35 93 50C91 42 87 38 83 41C78 45 80 56 82 72ZM18 78H82V89H18Z"
    "M7 50A6.5 6.5 0 1 1 6.9 50ZM93 50A6.5 6.5 0 1 1 92.9 50ZM50 1A6.5 6.5 0 1 1 49.9 1Z"
)
BOLT = "M58 2L18 56H46L36 98L82 38H53Z"
HEADS = (
    "M30 12A18 18 0 1 1 29.9 12ZM72 18A14 14 0 1 1 71.9 18ZM2 92C2 70 14 54 30 54C46 54 58 70 58 92Z"
    "M64 92C64 74 60 64 54 56C58 53 65 51 72 51C87 51 98 66 98 92Z"
)
COURTS = {"K": CROWN, "Q": TIARA, "J": PLUME}
SIGNS = {"mighty": CROWN, "joker": CAP, "ripper": BOLT, "called": HEADS}
"""The glyph of each badge."""


def rank(card: Card) -> str:
    """What stands in the corner: A K Q J 10 9 …"""
    return "10" if card.rank == TEN else str(card)[0]


def ink(strain: Strain, coloured: bool) -> str:
    return (FOUR_COLOURS if coloured else TWO_COLOURS)[str(strain)]


def tall(width: float) -> float:
    return RATIO * width


# --- Cards


def card(
    face: Card,
    x: float,
    y: float,
    width: float,
    *,
    word: str,
    coloured: bool = False,
    badges: tuple[str, ...] = (),
    **shape: object,
) -> Stamp:
    """A face-up card with its corner at x, y; `word` is what the language writes on a Joker."""
    picture = _face(face, coloured, badges, word if face == JOKER else "")
    return Stamp(picture, x, y, width / WIDE, **shape)  # type: ignore[arg-type]


def back(x: float, y: float, width: float, **shape: object) -> Stamp:
    return Stamp(_back(), x, y, width / WIDE, **shape)  # type: ignore[arg-type]


def ring(x: float, y: float, width: float, colour: str, **shape: object) -> Stamp:
    """An outline round a card that may be turned."""
    return Stamp(_ring(colour), x, y, width / WIDE, **shape)  # type: ignore[arg-type]


@cache
def _face(face: Card, coloured: bool, badges: tuple[str, ...], word: str) -> Picture:
    inside = _joker(word) if face == JOKER else _suited(face, ink(face.suit, coloured))
    marks = (*_point(face), *_badges(face, badges))
    return Picture(WIDE, TALL, (*_sheet(CARD_FACE), *inside, *marks), bleed=0.12 * WIDE)


@cache
def _back() -> Picture:
    w, rim, inlay = WIDE, 0.055 * WIDE, "#FFFFFF8C"
    x, y = w / 2, TALL / 2
    return Picture(
        WIDE,
        TALL,
        (
            *_sheet(CARD_FACE),
            Rect(rim, rim, w - 2 * rim, TALL - 2 * rim, 0.6 * RADIUS, CARD_BACK),
            Rect(rim + 5, rim + 5, w - 2 * rim - 10, TALL - 2 * rim - 10, 0.4 * RADIUS, edge=inlay, edge_width=1.4),
            Line(_lozenge(x, y, 0.2 * w, 0.3 * w), inlay, 1.5, closed=True),
            Line(_lozenge(x, y, 0.095 * w, 0.14 * w), closed=True, fill=inlay),
        ),
        bleed=0.12 * WIDE,
    )


@cache
def _ring(colour: str) -> Picture:
    ring = Rect(-3, -3, WIDE + 6, TALL + 6, RADIUS + 3, edge=colour, edge_width=3.2)
    return Picture(WIDE, TALL, (ring,), bleed=0.12 * WIDE)


def _sheet(fill: str) -> tuple[Shape, ...]:
    shadow = Shadow("#0000004D", 0.07 * WIDE, 0.03 * WIDE)
    return (
        Rect(0, 0, WIDE, TALL, RADIUS, fill, shadow=shadow),
        Rect(0.5, 0.5, WIDE - 1, TALL - 1, RADIUS, edge=CARD_EDGE),
    )


def _lozenge(x: float, y: float, across: float, down: float) -> tuple[tuple[float, float], ...]:
    return ((x, y - down), (x + across, y), (x, y + down), (x - across, y))


def _suited(face: Card, colour: str) -> tuple[Shape, ...]:
    return (*_index(face, colour), *_index(face, colour, turned=True), *_middle(face, colour))


def _index(face: Card, colour: str, turned: bool = False) -> tuple[Shape, ...]:
    """Rank and suit in the upper left corner, or upside down in the lower right one."""
    w, turn = WIDE, 180.0 if turned else 0.0
    size = (0.25 if face.rank == TEN else 0.30) * w
    x, line, middle = 0.175 * w, 0.285 * w, 0.44 * w
    if turned:
        x, line, middle = w - x, TALL - line, TALL - middle
    return (
        Text(rank(face), x, line, size, 700, colour, "center", turn=turn),
        Glyph(SUITS[str(face.suit)], x, middle, 0.205 * w, colour, turn),
    )


def _middle(face: Card, colour: str) -> tuple[Shape, ...]:
    """An Ace in a thin circle, a court in its frame, else one large suit."""
    w, suit = WIDE, SUITS[str(face.suit)]
    if face.rank == ACE:
        circle = Circle(w / 2, TALL / 2, 0.30 * w, edge=clear(colour, 0.25), edge_width=1.2)
        return (circle, Glyph(suit, w / 2, TALL / 2, 0.40 * w, colour))
    if rank(face) in COURTS:
        return _court(COURTS[rank(face)], colour)
    return (Glyph(suit, w / 2, 0.52 * TALL, 0.46 * w, colour),)


def _court(glyph: str, colour: str) -> tuple[Shape, ...]:
    w = WIDE
    x, y, wide, high = 0.295 * w, 0.155 * TALL, 0.41 * w, 0.69 * TALL
    return (
        Rect(x, y, wide, high, 0.045 * w, clear(colour, 0.07), clear(colour, 0.55), 1.2),
        Line(((x, y + high), (x + wide, y)), clear(colour, 0.4), 1.0),
        Glyph(glyph, x + 0.4 * wide, y + 0.255 * high, 0.235 * w, colour),
        Glyph(glyph, x + 0.6 * wide, y + 0.745 * high, 0.235 * w, colour, 180.0),
    )


def _joker(word: str) -> tuple[Shape, ...]:
    w = WIDE
    size = min(0.155 * w, 0.155 * w * 0.84 * w / max(1.0, text_width(word, 0.155 * w, 700)))
    return (
        Glyph(STAR, 0.165 * w, 0.17 * w, 0.23 * w, JOKER_INK),
        Glyph(CAP, w / 2, 0.44 * TALL, 0.56 * w, JOKER_INK),
        Text(word, w / 2, 0.735 * TALL, size, 700, JOKER_INK, "center"),
        Glyph(STAR, w - 0.165 * w, TALL - 0.17 * w, 0.23 * w, JOKER_INK, 180.0),
    )


def _point(face: Card) -> tuple[Shape, ...]:
    """A gold dot: worth a point."""
    return (Circle(0.175 * WIDE, 0.635 * WIDE, 0.052 * WIDE, GOLD, GOLD_EDGE),) if face.point else ()


def _badges(face: Card, kinds: tuple[str, ...]) -> tuple[Shape, ...]:
    first = 0.825 if face.point else 0.70
    return tuple(
        shape
        for k, kind in enumerate(kinds)
        for shape in badge(kind, 0.175 * WIDE, (first + 0.27 * k) * WIDE, 0.125 * WIDE)
    )


# --- Marks


def badge(kind: str, x: float, y: float, radius: float, **shape: object) -> tuple[Shape, ...]:
    """The round badge of Mighty, Joker, Ripper or a called card."""
    ground, glyph, edge = BADGES[kind]
    return (
        Circle(x, y, radius, ground, edge, **shape),  # type: ignore[arg-type]
        Glyph(SIGNS[kind], x, y - 0.03 * radius, 1.22 * radius, glyph, **shape),  # type: ignore[arg-type]
    )


def suit_chip(strain: Strain, place: Bounds, nt: str, coloured: bool = False, **shape: object) -> tuple[Shape, ...]:
    """A suit on a white chip, so that red and blue keep their contrast on the felt; no-trump as letters."""
    x, y, size = *place.centre, min(place.width, place.height)
    ground = Rect(*place, 0.26 * size, CARD_FACE, **shape)  # type: ignore[arg-type]
    if strain is NO_TRUMP:
        letters = Text(nt, x, y + 0.5, 0.42 * size, 700, TWO_COLOURS["S"], "center", "middle", **shape)  # type: ignore[arg-type]
        return (ground, letters)
    return (ground, Glyph(SUITS[str(strain)], x, y, 0.62 * size, ink(strain, coloured), **shape))  # type: ignore[arg-type]


def chip_width(face: Card, size: float = 13.0) -> float:
    return 2.1 * size if face == JOKER else text_width(rank(face), size, 700) + 1.9 * size


def chip(
    face: Card, x: float, y: float, *, size: float = 13.0, coloured: bool = False, edge: str = "", **shape: object
) -> tuple[Shape, ...]:
    """A card as a small chip; its left end at x, its middle at height y."""
    width, height = chip_width(face, size), 1.55 * size
    ground = Rect(x, y - height / 2, width, height, 0.38 * size, CARD_FACE, edge, 2.0, **shape)  # type: ignore[arg-type]
    return (ground, *inked(face, x, y, size=size, coloured=coloured, **shape))


def inked(
    face: Card, x: float, y: float, *, size: float = 13.0, coloured: bool = False, **shape: object
) -> tuple[Shape, ...]:
    """What stands on a chip: rank and suit side by side, or the Joker's cap."""
    width = chip_width(face, size)
    if face == JOKER:
        return (Glyph(CAP, x + width / 2, y, 1.15 * size, JOKER_INK, **shape),)  # type: ignore[arg-type]
    colour = ink(face.suit, coloured)
    return (
        Text(rank(face), x + 0.45 * size, y + 0.5, size, 700, colour, baseline="middle", **shape),  # type: ignore[arg-type]
        Glyph(SUITS[str(face.suit)], x + width - 0.86 * size, y, 0.88 * size, colour, **shape),  # type: ignore[arg-type]
    )
