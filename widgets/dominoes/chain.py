"""How the chain lies: two arms from the tile that opened, doubles across, bends in place. A tile that lies never moves.

Places are in world units: a tile is 20 wide and 40 long, gaps are 2, the opening tile lies at the origin, y grows
downwards. Only the camera knows the size of the table.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache, reduce

from engine.dominoes.state import Play, Turn
from engine.dominoes.tiles import Side, Tile
from widgets.scene import Bounds

SHORT, LONG, GAP = 20.0, 40.0, 2.0


@dataclass(frozen=True, slots=True)
class Lying:
    """A tile where it lies, as one reads it: `first` is its left or upper half, `second` the other."""

    tile: Tile
    first: int
    second: int
    place: Bounds

    @property
    def upright(self) -> bool:
        return self.place.height > self.place.width


@dataclass(frozen=True, slots=True)
class Arm:
    """Where one end of the chain goes on: from x, y, the middle of the next tile's near edge.

    `across` and `down` (each 1 or -1) are the ways it heads along rows and columns; `column` says which of the two it
    follows now.
    """

    x: float
    y: float
    across: int
    down: int
    column: bool = False

    @property
    def heading(self) -> tuple[int, int]:
        return (0, self.down) if self.column else (self.across, 0)

    def full(self, lane: float) -> bool:
        """Is there no room in this row for one more tile? A column always ends at once."""
        return self.column or self.across * self.x + LONG > lane

    def ahead(self, way: float) -> Arm:
        """The same arm, `way` further on."""
        dx, dy = self.heading
        return replace(self, x=self.x + dx * way, y=self.y + dy * way)

    def turned(self) -> Arm:
        """The arm heading round the corner; out of a row it will come back the other way."""
        return replace(self, column=not self.column, across=self.across if self.column else -self.across)


@dataclass(frozen=True, slots=True)
class Chain:
    """The tiles in the order they were played, where either arm goes on, and all the ground they ever needed."""

    tiles: tuple[Lying, ...]
    left: Arm
    right: Arm
    lane: float
    ground: Bounds

    def arm(self, side: Side) -> Arm:
        return self.left if side == "L" else self.right

    def ghost(self, side: Side) -> Bounds:
        """The place that the next tile at this end would take, if it is no double."""
        return self.preview(side, Tile(1, 0), 0)[0].place

    def preview(self, side: Side, tile: Tile, near: int) -> tuple[Lying, Arm]:
        """How this tile would lie at this end, and where the arm would go on."""
        return lay(tile, near, self.arm(side), self.lane)


@lru_cache(maxsize=32)
def chain(turns: tuple[Turn, ...], lane: float) -> Chain:
    """Lay the chain of this deal's plays; rows reach about `lane` to either side of the opening tile."""
    plays = [(turn.action, turn.ends) for turn in turns if isinstance(turn.action, Play)]
    if not plays:
        return _grounded(Chain((), Arm(0, 0, -1, -1), Arm(0, 0, 1, 1), lane, Bounds(-SHORT, -SHORT, LONG, LONG)))
    (opening, _), *rest = plays
    return reduce(_played, rest, _opened(opening.tile, lane))


def lay(tile: Tile, near: int, arm: Arm, lane: float) -> tuple[Lying, Arm]:
    """Put a tile at the end of an arm, its `near` number touching; say where the arm goes on."""
    if tile.double:
        return _lying(tile, near, arm, arm.ahead(SHORT), SHORT), arm.ahead(SHORT + GAP)
    if not arm.full(lane):
        return _lying(tile, near, arm, arm.ahead(LONG), 0), arm.ahead(LONG + GAP)
    corner = arm.ahead(SHORT / 2).turned()
    start, end = corner.ahead(-SHORT / 2), corner.ahead(LONG - SHORT / 2)
    return _lying(tile, near, start, end, 0), end.ahead(GAP)


def lane(width: float, height: float) -> float:
    """Choose how far rows reach on a table of this shape: long rows on a wide one.

    Fitted to what leaves tiles largest at the end of a deal, from a phone to a wide screen.
    """
    shape = width / max(height, 1.0)
    return min(200.0, max(70.0, round(42 + 56 * shape, -1)))


def _opened(tile: Tile, lane: float) -> Chain:
    """A double opens across, any other tile along, its higher number left."""
    width, height = (SHORT, LONG) if tile.double else (LONG, SHORT)
    place = Bounds(-width / 2, -height / 2, width, height)
    reach = width / 2 + GAP
    start = Chain((Lying(tile, *tile, place),), Arm(-reach, 0, -1, -1), Arm(reach, 0, 1, 1), lane, place)
    return _grounded(start)


def _played(before: Chain, play: tuple[Play, tuple[int, int] | None]) -> Chain:
    action, ends = play
    if ends is None or action.side is None:
        raise ValueError(f"{action.tile} was played on a chain, but at no end of it")
    lying, arm = before.preview(action.side, action.tile, ends[action.side == "R"])
    left, right = (arm, before.right) if action.side == "L" else (before.left, arm)
    return _grounded(replace(before, tiles=(*before.tiles, lying), left=left, right=right))


def _grounded(chain: Chain) -> Chain:
    """Count in what lies and what could come next, so that the ground only ever grows."""
    last = [chain.tiles[-1].place] if chain.tiles else []
    nexts = [chain.preview(side, tile, 0)[0].place for side in ("L", "R") for tile in (Tile(0, 0), Tile(1, 0))]
    return replace(chain, ground=reduce(Bounds.around, [*last, *nexts], chain.ground))


def _lying(tile: Tile, near: int, start: Arm, end: Arm, wide: float) -> Lying:
    """The tile from one point of its line to another, as wide as it is short, or `wide` wider: a double."""
    far = tile.other(near)
    dx, dy = end.heading
    side = (SHORT + wide) / 2
    x, y = min(start.x, end.x), min(start.y, end.y)
    place = Bounds(x, y, abs(end.x - start.x), abs(end.y - start.y)).grown(side * abs(dy), side * abs(dx))
    first, second = (near, far) if dx + dy > 0 else (far, near)
    return Lying(tile, first, second, place)
