"""What comes to lie on the table travels there, from the hand it was in or from its player's seat; what is taken from
it goes to who took it.

A motion is found by comparing what was shown with what is shown now, so that it can show nothing that the two pictures
do not show anyway. The picture is settled before anything moves: a touch means what it will mean when all is still.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from widgets.scene import Point, Scene, Shape, Stamp

LASTS = 220
"""Milliseconds from the hand to the table."""
FRAMES = 11
SMALL = 0.6
"""How large a piece leaves a seat, of the size that it lies there with."""
TAKEN = 0.3
"""How large it is when it has come to who took it."""


@dataclass(frozen=True, slots=True)
class Journey:
    """A piece on its way: where its middle is, CSS px, and how large it is, of its size on the table, at both ends."""

    piece: Stamp
    start: Point
    end: Point
    scales: tuple[float, float]

    def at(self, left: float) -> Stamp:
        """The piece when so much of its way is left, from 1 to 0."""
        (x, y), (ending_x, ending_y) = self.start, self.end
        first, last = self.scales
        middle = ending_x + (x - ending_x) * left, ending_y + (y - ending_y) * left
        return _put(self.piece, *middle, last + (first - last) * left)


@dataclass(frozen=True, slots=True)
class Motion:
    """What goes from one picture to the next: the pieces that leave, and the one that comes."""

    leave: tuple[Journey, ...] = ()
    comes: Journey | None = None

    def awaits(self, shape: Shape) -> bool:
        """Does a shape of the next picture come with the piece that is on its way?"""
        return self.comes is not None and shape.piece is not None and shape.piece == self.comes.piece.piece

    def frames(self) -> Iterator[tuple[Stamp, ...]]:
        """The pieces on their ways, at even times: fast at first, then coming to rest. None has arrived in the last."""
        journeys = (*self.leave, *filter(None, [self.comes]))
        for at in range(FRAMES):
            left = (1 - at / FRAMES) ** 3
            yield tuple(journey.at(left) for journey in journeys)


def moved(before: Scene, after: Scene) -> Motion | None:
    """What came to lie or was taken between two pictures of one size; None where nothing moved, or some went back."""
    if (before.width, before.height) != (after.width, after.height):
        return None
    lay, lies = _lying(before), _lying(after)
    leave = tuple(_leaving(piece) for name, piece in lay.items() if name not in lies and piece.goes is not None)
    motion = Motion(leave, _coming(before, lay, lies))
    return motion if motion.leave or motion.comes else None


def _coming(before: Scene, lay: dict[object, Stamp], lies: dict[object, Stamp]) -> Journey | None:
    """The one piece that came; none where several did, or some of what lay there went back."""
    new = [name for name in lies if name not in lay]
    grew = lay.keys() <= lies.keys() or lay.keys().isdisjoint(lies)
    if len(new) != 1 or not grew:
        return None
    piece = lies[new[0]]
    there = piece.bounds.centre
    start = _held(before, new[0]) if piece.home is None else None
    if start is not None:
        return Journey(piece, start.bounds.centre, there, (_breadth(start) / _breadth(piece), 1.0))
    return None if piece.home is None else Journey(piece, piece.home, there, (SMALL, 1.0))


def _leaving(piece: Stamp) -> Journey:
    assert piece.goes is not None
    return Journey(piece, piece.bounds.centre, piece.goes, (1.0, TAKEN))


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
