"""What fingers and the mouse mean: a tap, a pan, a pinch. Points are CSS px."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass

from widgets.scene import Point

SLOP = 8.0
"""A finger may stray so far, CSS px, before a tap becomes a pan."""
ECHO = 0.8
"""So long after a touch, in seconds, a browser may still send the mouse events that it makes of it."""
WHEEL = 0.999
"""The zoom for one px of wheel."""


@dataclass(slots=True)
class Gesture:
    """Listens to one table top; calls `tap(x, y)`, `pan(dx, dy)`, `pinch(factor, x, y)`."""

    tap: Callable[[float, float], None]
    pan: Callable[[float, float], None]
    pinch: Callable[[float, float, float], None]
    clock: Callable[[], float] = time.monotonic
    fingers: tuple[Point, ...] = ()
    start: Point = (0.0, 0.0)
    moving: bool = False
    pointer: Point = (0.0, 0.0)
    touched: float = -math.inf

    # --- Touch

    def touch_start(self, points: tuple[Point, ...]) -> None:
        self.touched = self.clock()
        self._down(points)

    def touch_move(self, points: tuple[Point, ...]) -> None:
        self.touched = self.clock()
        self._moved(points)

    def touch_end(self, left: tuple[Point, ...]) -> None:
        """A finger leaves; `left` are those that stay. Where it left is where it last was."""
        self.touched = self.clock()
        self._up(left)

    def touch_cancel(self) -> None:
        self.touched = self.clock()
        self.fingers, self.moving = (), False

    # --- Mouse

    def mouse_down(self, x: float, y: float) -> None:
        if not self._echo():
            self._down(((x, y),))

    def mouse_move(self, x: float, y: float) -> None:
        self.pointer = (x, y)
        if self.fingers and not self._echo():
            self._moved(((x, y),))

    def mouse_up(self, x: float, y: float) -> None:
        if self.fingers and not self._echo():
            self._moved(((x, y),))
            self._up(())

    def mouse_out(self) -> None:
        """A press that leaves the table means nothing any more."""
        if not self._echo():
            self.fingers, self.moving = (), False

    def wheel(self, down: float) -> None:
        """Zoom round the pointer; `down` is px, away from the player if negative."""
        self.pinch(WHEEL ** max(-300.0, min(300.0, down)), *self.pointer)

    # --- What both do

    def _echo(self) -> bool:
        return self.clock() - self.touched < ECHO

    def _down(self, points: tuple[Point, ...]) -> None:
        if not points:
            return
        if not self.fingers:
            self.start, self.moving = points[0], False
        self.moving = self.moving or len(points) > 1
        self.fingers = points

    def _moved(self, points: tuple[Point, ...]) -> None:
        before, self.fingers = self.fingers, points
        if len(points) == 1 and len(before) == 1:
            self._dragged(before[0], points[0])
        elif len(points) > 1 and len(before) > 1:
            self._pinched(before, points)

    def _dragged(self, old: Point, new: Point) -> None:
        if self.moving:
            self.pan(new[0] - old[0], new[1] - old[1])
        elif math.dist(self.start, new) > SLOP:
            self.moving = True
            self.pan(new[0] - self.start[0], new[1] - self.start[1])

    def _pinched(self, old: tuple[Point, ...], new: tuple[Point, ...]) -> None:
        before, after = _middle(old), _middle(new)
        self.pan(after[0] - before[0], after[1] - before[1])
        self.pinch(_spread(new) / _spread(old), *after)

    def _up(self, left: tuple[Point, ...]) -> None:
        was, self.fingers = self.fingers, left
        if was and not left and not self.moving:
            self.tap(*was[0])


def _middle(points: tuple[Point, ...]) -> Point:
    (ax, ay), (bx, by) = points[:2]
    return (ax + bx) / 2, (ay + by) / 2


def _spread(points: tuple[Point, ...]) -> float:
    return max(1.0, math.dist(*points[:2]))
