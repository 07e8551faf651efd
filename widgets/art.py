"""The pictures of the start page, drawn by the same hand as the table. `python -m widgets.art FOLDER` writes them."""

from __future__ import annotations

import sys
from pathlib import Path

from engine.mighty.cards import BY_NAME, Card
from widgets.dominoes import tiles
from widgets.furniture import felt_shapes
from widgets.mighty.cards import card
from widgets.scene import Bounds, Scene, Shape, Stage
from widgets.svg import svg
from widgets.theme import DUSK, LAGOON

WIDTH, HEIGHT, HALF, GAP, CARD = 372, 252, 40, 3, 96


def dominoes() -> Scene:
    """A chain in the middle of the felt, and three tiles of a hand looking in from below."""
    stage = Stage(width=WIDTH, height=HEIGHT, names=())
    return Scene(WIDTH, HEIGHT, (*felt_shapes(stage, LAGOON), *_chain(28, 74), *_hand(226, 196)))


def _chain(x: float, y: float) -> list[Shape]:
    shapes: list[Shape] = []
    for first, second in ((3, 6), (6, 6), (6, 1), (1, 4)):
        across = first == second
        wide, tall = (HALF, 2 * HALF) if across else (2 * HALF, HALF)
        shapes.append(tiles.tile(first, second, Bounds(x, y - HALF / 2 if across else y, wide, tall)))
        x += wide + GAP
    return shapes


def _hand(x: float, y: float) -> list[Shape]:
    return [tiles.tile(*faces, Bounds(x + at * 48, y, 42, 84)) for at, faces in enumerate(((4, 2), (1, 0), (5, 5)))]


def mighty() -> Scene:
    """Five cards held as a fan: the Ripper, a King, the Mighty, the Joker, a Queen."""
    stage = Stage(width=WIDTH, height=HEIGHT, names=())
    held = (("3C", ("ripper",)), ("KH", ()), ("AS", ("mighty",)), ("JK", ()), ("QD", ()))
    fan = (_held(at - 2, BY_NAME[name], badges) for at, (name, badges) in enumerate(held))
    return Scene(WIDTH, HEIGHT, (*felt_shapes(stage, DUSK), *fan))


def _held(place: int, face: Card, badges: tuple[str, ...]) -> Shape:
    """A card of the fan, `place` from its middle, turned and lowered the more the farther out."""
    x, y = WIDTH / 2 + place * 56 - CARD / 2, 52 + 7 * place * place
    return card(face, x, y, CARD, turn=9.0 * place, badges=badges, word="JOKER")


PICTURES = {"dominoes": dominoes, "mighty": mighty}

if __name__ == "__main__":
    for name, draw in PICTURES.items():
        Path(sys.argv[1], f"{name}.svg").write_text(svg(draw()), "utf-8")
