"""What one drawing of the domino table looks at: who sees it, what may be done, and where everything goes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any, Protocol

from engine.dominoes.state import Action, Open, Pass, Play, Public, View, shown
from engine.dominoes.tiles import HALVES, Side, Tile
from widgets.dominoes.chain import SHORT, Chain, chain, lane
from widgets.furniture import felt_on
from widgets.scene import Bounds, Point, Stage
from widgets.theme import LAGOON, Felt

BOTTOM, RIGHT, TOP, LEFT = 0, 1, 2, 3
"""Where a seat is seen from the seat at the bottom; play goes anti-clockwise."""
SIDES: tuple[Side, Side] = ("L", "R")
LOW_HALF, LOW_BROAD = 18.0, 5
"""On a low table: the side of half a tile in a hand laid open, and how many lie side by side."""


class Speech(Protocol):
    """Says a message in the player's language."""

    def say(self, id: str, occasion: str = "", /, **facts: Any) -> str: ...


@dataclass(frozen=True, slots=True)
class Places:
    """The plan of the table, CSS px: `half` is the side of half a tile in the hand."""

    tray: Bounds
    half: float
    gap: float
    area: Bounds
    zoom: Bounds
    plates: dict[int, Bounds]
    strip: bool
    phone: bool
    side: bool = False
    """Does the hand stand in a column at the right?"""


def places(stage: Stage, over: bool = False, longest: int = 0) -> Places:
    """Plan the table: plates in a strip on a narrow one, round a wide one; a low one has the hand at its side.

    When the deal is over, hands lie open under the plates, up to `longest` tiles each, and a phone's tray is smaller.
    """
    width, height = stage.width, stage.height
    if stage.low:
        return _low(width, height, over, longest)
    strip, phone = width < 860, width < 700
    small = phone and over
    half = 28.0 if small else _half(width, height, phone)
    gap = 4.0 if phone else round(0.23 * half)
    tray = _tray(width, height, half, gap, phone)
    zoom = Bounds(width - 14 - 112, height - 12 - 34, 112, 34)
    if zoom.x < tray.right + 8 and not small:
        zoom = zoom._replace(y=tray.y - 8 - 34)
    plates = _strip(width, height) if strip else _around(width, height)
    floor = min(tray.y - (0.0 if phone else 0.15 * half), zoom.y)
    side = 4.0 if strip else 190.0
    under = 54.0 * (2 if phone and longest > 4 else 1) if strip and over else 0.0
    top = plates[TOP].bottom + 8 + under
    area = Bounds(side, top, width - 2 * side, max(40.0, floor - 6 - top))
    return Places(tray, half, gap, area, zoom, plates, strip, phone)


def _low(width: float, height: float, over: bool, longest: int) -> Places:
    """The hand lies in a column at the right edge, seven tiles one below the other under the zoom switch."""
    pitch = min(52.0, (height - 46) / 7)
    half = pitch - 5
    tray = Bounds(width - 2 * half - 37, 0, 2 * half + 37, height)
    zoom = Bounds(tray.centre[0] - 54, 6, 108, 34)
    plates = _strip(tray.x, height)
    under = (8 + 2 * LOW_HALF) * (2 if longest > LOW_BROAD else 1) if over else 0.0
    top = plates[TOP].bottom + 4 + under
    area = Bounds(4, top, tray.x - 8, height - 4 - top)
    return Places(tray, half, pitch - half, area, zoom, plates, strip=True, phone=False, side=True)


def _half(width: float, height: float, phone: bool) -> float:
    return min(50.0, max(36.0, (width - 48) / 7)) if phone else min(64.0, max(40.0, round(0.0825 * height)))


def _tray(width: float, height: float, half: float, gap: float, phone: bool) -> Bounds:
    if phone:
        tall = 2 * half + (50 if height >= 560 else 42)
        return Bounds(0, height - tall, width, tall)
    wide = min(width - 28, 7 * half + 6 * gap + 210)
    tall = round(2.73 * half)
    return Bounds(width / 2 - wide / 2, height - tall - 12, wide, tall)


def _strip(width: float, height: float) -> dict[int, Bounds]:
    """Three plates side by side in the order of the table."""
    wide, tall = (width - 24 - 16) / 3, 58 if height >= 560 else 50
    return {
        where: Bounds(12 + k * (wide + 8), 10 if height >= 560 else 8, wide, tall)
        for k, where in enumerate((LEFT, TOP, RIGHT))
    }


def _around(width: float, height: float) -> dict[int, Bounds]:
    y = round(0.37 * height)
    return {
        TOP: Bounds(width / 2 - 164, 14, 328, 56),
        LEFT: Bounds(14, y, 162, 56),
        RIGHT: Bounds(width - 14 - 162, y, 162, 56),
    }


@dataclass(frozen=True)
class Look:
    """One view of the table on one stage, with what its player may do and has chosen."""

    view: View
    choices: tuple[Action, ...]
    chosen: Action | Tile | None
    stage: Stage
    words: Speech

    @property
    def public(self) -> Public:
        return self.view.public

    @property
    def over(self) -> bool:
        return self.public.phase in ("deal-over", "match-over")

    @property
    def felt(self) -> Felt:
        return felt_on(self.stage, LAGOON)

    @cached_property
    def places(self) -> Places:
        return places(self.stage, self.over, max(map(len, self.public.shown or ((),))))

    @property
    def room(self) -> float:
        """The width of the felt, without a hand that stands at its side."""
        return self.places.tray.x if self.places.side else self.stage.width

    def seat(self, where: int) -> int:
        """The seat that is seen there."""
        return (self.stage.bottom + where) % 4

    def home(self, seat: int) -> Point:
        """The middle of a seat's plate, or of the tray."""
        where = (seat - self.stage.bottom) % 4
        return (self.places.tray if where == BOTTOM else self.places.plates[where]).centre

    def name(self, seat: int) -> str:
        return self.stage.names[seat]

    def say(self, id: str, **facts: Any) -> str:
        return self.words.say(id, **facts)

    # --- What may be done

    @property
    def mine(self) -> bool:
        """Is it this player's turn to play a tile or pass?"""
        return self.public.phase == "play" and self.view.seat is not None and self.public.to_move == self.view.seat

    @cached_property
    def playable(self) -> frozenset[Tile]:
        return (
            frozenset(action.tile for action in self.choices if isinstance(action, Play)) if self.mine else frozenset()
        )

    @property
    def picked(self) -> Tile | None:
        """The tile that is chosen, whether or not its end is."""
        return (
            self.chosen.tile
            if isinstance(self.chosen, Play)
            else self.chosen
            if isinstance(self.chosen, Tile)
            else None
        )

    @cached_property
    def plays(self) -> tuple[Play, ...]:
        """What may be done with the chosen tile."""
        return tuple(play for play in self.choices if isinstance(play, Play) and self.mine and play.tile == self.picked)

    @property
    def preview(self) -> Play | None:
        """The play to show as done: the chosen one, or the only one that the chosen tile has."""
        return self.chosen if self.chosen in self.plays else self.plays[0] if len(self.plays) == 1 else None

    @property
    def opener(self) -> int | None:
        """The seat that a representative has in mind."""
        return self.chosen.seat if isinstance(self.chosen, Open) else None

    @property
    def passers(self) -> frozenset[int]:
        """Who has passed since the last tile was played."""
        turns = self.public.turns
        plays = [k for k, turn in enumerate(turns) if isinstance(turn.action, Play)]
        since = turns[plays[-1] + 1 if plays else 0 :]
        return frozenset(turn.seat for turn in since if isinstance(turn.action, Pass))

    # --- Where the chain is

    @cached_property
    def chain(self) -> Chain:
        area = places(self.stage).area
        return chain(self.public.turns, lane(area.width, area.height))

    @cached_property
    def scale(self) -> float:
        """CSS px for a world unit before the player's own zoom: all that lies or could lie fits; it never grows."""
        area, ground = self.places.area.grown(-16, -20), self.chain.ground
        largest = (40.0 if self.places.phone else min(60.0, max(46.0, 0.0635 * self.stage.height))) / SHORT
        return max(0.2, min(area.width / ground.width, area.height / ground.height, largest))

    def seen(self, place: Bounds) -> Bounds:
        """Where a place of the chain's world is on the stage, through the automatic camera and the player's own."""
        (x, y), (gx, gy) = self.places.area.centre, self.chain.ground.centre
        scale = self.scale
        at = Bounds(x + (place.x - gx) * scale, y + (place.y - gy) * scale, place.width * scale, place.height * scale)
        return self.stage.camera.seen(at)

    @property
    def half(self) -> float:
        """The side of half a tile on the table, CSS px."""
        return SHORT * self.scale * self.stage.camera.zoom

    def end(self, side: Side) -> int:
        assert self.public.ends is not None
        return self.public.ends[side == "R"]

    def hard(self, side: Side) -> bool:
        """Seven of the end's eight halves are on the table."""
        return shown(self.end(side), self.public.line) == HALVES - 1
