"""A piece that has just come to lie on the table travels there, from the hand it was in or from its player's seat.

A move is found by comparing what was shown with what is shown now, so that it can show nothing that the picture now
does not show anyway. The picture is settled before anything moves: a touch means what it will mean when all is still.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from widgets.scene import Scene, Shape, Stamp

LASTS = 220
"""Milliseconds from the hand to the table."""
FRAMES = 11
SMALL = 0.6
"""How large a piece leaves a seat, of the size that it lies there with."""
NEAR = 8
"""So far, CSS px, a shadow or a line may reach beyond its shape."""


@dataclass(frozen=True, slots=True)
class Move:
    """A piece on its way, by the picture in which it lies where it comes to."""

    piece: Stamp
    x: float
    y: float
    scale: float
    """Where its middle comes from, CSS px, and how large it is there, of its size at the end."""

    def without(self, shapes: tuple[Shape, ...]) -> tuple[Shape, ...]:
        """What lies there while the piece is on its way."""
        return tuple(shape for shape in shapes if shape.piece != self.piece.piece)

    def landed(self, shapes: tuple[Shape, ...]) -> tuple[Shape, ...] | None:
        """What its arrival adds to what lies there; None where that is covered by something, and not just on top."""
        added = tuple(shape for shape in shapes if shape.piece == self.piece.piece)
        above = self.without(shapes[shapes.index(added[0]) :])
        covered = any(shape.bounds.grown(NEAR).shared(other.bounds) for shape in added for other in above)
        return None if covered else added

    def frames(self) -> Iterator[Stamp]:
        """The piece on its way, at even times: fast at first, then coming to rest. It has not arrived in the last."""
        (x, y), start = self.piece.bounds.centre, self.scale
        for at in range(FRAMES):
            left = (1 - at / FRAMES) ** 3
            size = 1 + (start - 1) * left
            middle = x + (self.x - x) * left, y + (self.y - y) * left
            yield _put(self.piece, *middle, size)


def moved(before: Scene, after: Scene) -> Move | None:
    """The one piece that came to lie between two pictures of one size; none where several did, or some went back."""
    lay, lies = _lying(before), _lying(after)
    new = [piece for piece in lies if piece not in lay]
    grew = lay.keys() <= lies.keys() or lay.keys().isdisjoint(lies)
    if len(new) != 1 or not grew or (before.width, before.height) != (after.width, after.height):
        return None
    piece = lies[new[0]]
    start = _held(before, new[0]) if piece.home is None else None
    if start is not None:
        return Move(piece, *start.bounds.centre, _breadth(start) / _breadth(piece))
    return None if piece.home is None else Move(piece, *piece.home, SMALL)


def _lying(scene: Scene) -> dict[object, Stamp]:
    """The pieces on the table; what comes later, as a ring does, is a mark round one."""
    stamps = (shape for shape in reversed(scene.shapes) if isinstance(shape, Stamp))
    return {stamp.piece: stamp for stamp in stamps if stamp.piece is not None}


def _held(scene: Scene, piece: object) -> Shape | None:
    """Where a piece could be touched, in whose hand it was."""
    named = piece[:2] if isinstance(piece, tuple) else piece
    return next((s for s in scene.shapes if isinstance(s.tap, tuple) and s.tap[:2] == named), None)


def _breadth(shape: Shape) -> float:
    return min(shape.bounds.width, shape.bounds.height)


def _put(piece: Stamp, x: float, y: float, size: float) -> Stamp:
    scale = piece.scale * size
    return replace(
        piece, x=x - piece.picture.width * scale / 2, y=y - piece.picture.height * scale / 2, scale=scale, label=""
    )
