"""The pictures of the start page, drawn by the same hand as the table. `python -m widgets.art FOLDER` writes them."""

from __future__ import annotations

import sys
from pathlib import Path

from widgets.dominoes import tiles
from widgets.furniture import felt_shapes
from widgets.scene import Bounds, Scene, Shape, Stage
from widgets.svg import svg
from widgets.theme import LAGOON

WIDTH, HEIGHT, HALF, GAP = 372, 252, 40, 3


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


if __name__ == "__main__":
    Path(sys.argv[1], "dominoes.svg").write_text(svg(dominoes()), "utf-8")
