"""Where everything goes on Mighty's table: by the size of the stage, the number of players and what is going on.

A wide table has its plates round the felt and a contract plate in the corner; a narrower one has the contract in a
strip above them; a phone keeps the plates in rows at the top, on its side in one row. All lengths are CSS px.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import ceil
from typing import Literal

from widgets.mighty.cards import tall
from widgets.scene import Bounds

Kind = Literal["wide", "tablet", "phone"]
Scenery = Literal["auction", "middle", "call", "play"]
"""What the felt is needed for: a bidding pad, something in the middle, the call grid, or tricks."""
Spot = tuple[float, float]

RISE, LIFT, SINK = 0.09, 0.26, 0.14
"""How far a card rises that may be played and one that is chosen, and how far one sinks that is put down, in widths."""
TAG = 24.0
"""Room above a card in the trick for a word."""
STEP = 1.1
"""From card to card in a trick, in widths."""

ROOMY = 342.0
"""From here on there is room on a phone for the last trick in one row below the trick, whose cards stay as large."""

ROUND: dict[int, tuple[Spot, ...]] = {
    4: ((0, 0.5), (-1.3, 0), (0, -0.5), (1.3, 0)),
    5: ((0, 0.5), (-2, 0.1), (-1, -0.5), (1, -0.5), (2, 0.1)),
    6: ((0, 0.5), (-2.1, 0.15), (-1.1, -0.5), (0, -0.5), (1.1, -0.5), (2.1, 0.15)),
    7: ((0, 0.55), (-1.75, 0.45), (-1.95, -0.55), (-0.62, -0.55), (0.62, -0.55), (1.95, -0.55), (1.75, 0.45)),
    8: ((0, 0.5), (-2.1, 0.44), (-2.35, -0.56), (-1.2, -0.56), (0, -0.56), (1.2, -0.56), (2.35, -0.56), (2.1, 0.44)),
}
"""Where each seat's card lies in the trick, seen from the seat below: in steps across and cards down."""
CLOSE: dict[int, tuple[Spot, ...]] = {
    4: ((0, 0.5), (-1, 0), (0, -0.5), (1, 0)),
    5: ((0, 0.5), (-1, 0.5), (-0.55, -0.5), (0.55, -0.5), (1, 0.5)),
}
"""The same on a phone."""
SIDES: dict[int, tuple[int, int]] = {4: (1, 1), 5: (1, 2), 6: (1, 3), 7: (2, 2), 8: (2, 3)}
"""How many sit at the left (and as many at the right), and how many at the top."""


@dataclass(frozen=True, slots=True)
class Slot:
    """A place in the trick: its middle, and how far the card is turned, in degrees."""

    x: float
    y: float
    turn: float = 0.0


@dataclass(frozen=True, slots=True)
class Fan:
    """How a hand is spread: the card's width, the places of its rows' upper edges, and the room across."""

    width: float
    tops: tuple[float, ...]
    left: float
    right: float


@dataclass(frozen=True, slots=True)
class Plan:
    kind: Kind
    small: bool
    contract: Bounds
    last: Bounds | None
    plates: dict[int, Bounds]
    slots: dict[int, Slot]
    card: float
    """The width of a card in the trick."""
    middle: Bounds
    line: Bounds
    """Above the hand: who sits here, and what there is to say."""
    tray: Bounds | None
    fan: Fan
    grid: bool
    """Does every card of the trick lie under its plate?"""


@lru_cache(64)
def plan(width: float, height: float, players: int, scenery: Scenery, held: int, low: bool = False) -> Plan:
    """Plan the table for a hand of so many cards at its lower edge."""
    if low:
        return _low(width, height, players, scenery, held)
    if width < 700:
        return _phone(width, height, players, scenery, held)
    return _round(width, height, players, scenery, held)


# --- A table with its plates around


def _round(width: float, height: float, players: int, scenery: Scenery, held: int) -> Plan:
    kind: Kind = "wide" if width >= 980 else "tablet"
    fan = _fan(width, height, held, scenery)
    top = fan.tops[0] - LIFT * fan.width - 42
    line = Bounds(fan.left, top, fan.right - fan.left, 34)
    contract, last = _corners(width, kind, players)
    plates = _around(width, players, contract, last, scenery, line.y, kind)
    beside = plates[1].right + 10
    highest = min(place.y for place in plates.values())
    said = 46 if scenery == "auction" else 26
    roof = next(place.bottom for place in plates.values() if place.y == highest) + said
    middle = Bounds(beside, roof, width - 2 * beside, max(60.0, line.y - 6 - roof))
    most = height * (0.127 if players < 7 else 0.111)
    card, slots = _spread(ROUND[players], middle, most, turned=True)
    if scenery == "call":
        middle = Bounds(16, 10, width - 32, line.y - 16)
    return Plan(kind, False, contract, last, plates, slots, card, middle, line, None, fan, grid=False)


def _fan(width: float, height: float, held: int, scenery: Scenery) -> Fan:
    """One row at the lower edge."""
    most = min(120.0, max(58.0, 0.152 * height))
    card = most * (1 if held <= 10 else 0.9375 if held <= 12 else 0.875) * (0.82 if scenery == "call" else 1)
    sink = SINK * card if scenery == "middle" else 0
    margin = min(60.0, 0.05 * width)
    return Fan(card, (height - 12 - tall(card) - sink,), margin, width - margin)


def _corners(width: float, kind: Kind, players: int) -> tuple[Bounds, Bounds]:
    """The contract's plate, and the last trick's opposite, five cards in a row."""
    if kind == "wide":
        wide = 206 if players == 5 else 178
        return Bounds(14, 14, 272, 122), Bounds(width - 14 - wide, 14, wide, 122)
    return Bounds(14, 10, width - 28 - 262, 50), Bounds(width - 14 - 254, 10, 254, 50)


def _around(
    width: float, players: int, contract: Bounds, last: Bounds, scenery: Scenery, floor: float, kind: Kind
) -> dict[int, Bounds]:
    sides, tops = SIDES[players]
    alone = scenery == "auction" or kind == "tablet"
    left, right = (14.0, width - 14) if alone else (contract.right + 10, last.x - 10)
    wide = min(176.0 if players < 7 else 152.0, (right - left - 12 * (tops - 1)) / tops)
    high = 56.0 if players < 7 else 50.0
    gap = 48.0 if tops == 2 and wide >= 176 else 16.0
    total = tops * (wide + gap) - gap
    x = min(max(width / 2 - total / 2, left), right - total)
    y = 14.0 if kind == "wide" or scenery == "auction" else contract.bottom + 8
    plates = {sides + 1 + k: Bounds(x + k * (wide + gap), y, wide, high) for k in range(tops)}
    wide = min(wide, 176.0)
    for k in range(sides):
        upper = _beside(k, sides, y + high, floor)
        plates[sides - k] = Bounds(14, upper, wide, high)
        plates[sides + tops + 1 + k] = Bounds(width - 14 - wide, upper, wide, high)
    return plates


def _beside(k: int, sides: int, above: float, floor: float) -> float:
    """How far down a plate at the side stands: one in the middle, two one above the other."""
    first = max(150.0, above + 28)
    room = floor - first
    return first + (0.3 * room if sides == 1 else k * (0.5 * room + 8))


def _spread(spots: tuple[Spot, ...], area: Bounds, most: float, turned: bool) -> tuple[float, dict[int, Slot]]:
    """As large as the area allows: the width of a card, and where each one lies."""
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    across, down = max(xs) - min(xs), max(ys) - min(ys)
    fits_down = (area.height / (down + 1) - TAG) / 1.42
    card = max(24.0, min(most, fits_down, area.width / (across * STEP + 1.14)))
    unit = tall(card) + TAG
    spare = (area.height - (down + 1) * unit) / 2
    first = area.y + spare + TAG + tall(card) / 2
    middle = area.centre[0]
    return card, {
        where: Slot(
            middle + x * STEP * card, first + (y - min(ys)) * unit, 2 * x if turned and y < 0.4 else -x if turned else 0
        )
        for where, (x, y) in enumerate(spots)
    }


# --- A phone


def _phone(width: float, height: float, players: int, scenery: Scenery, held: int) -> Plan:
    small = height < 560
    fan, tray, line = _tray(width, height, held, scenery, players, small)
    edge = 4.0 if small else 10.0
    contract = Bounds(8, edge, width - 16, 36 if small else 46)
    top = edge if scenery == "auction" else contract.bottom + (4 if small else 8)
    grid = scenery == "play" and players > 5
    if grid:
        plates, slots, card, last = _blocks(width, top, tray.y - 4, players, small)
        middle = Bounds(8, top, width - 16, tray.y - 6 - top)
    elif scenery == "play":
        roomy = tray.y - top >= ROOMY
        plates, slots, card, middle = _ring(width, top, tray.y - (52 if roomy else 4), players, small)
        last = Bounds(8, tray.y - 50, width - 16, 44) if roomy else _under(plates[players - 1], tray.y - 6)
    else:
        plates = _rows(width, top, players, {3: 3, 4: 2, 5: 3, 6: 3, 7: 4}[players - 1], small)
        floor = max(place.bottom for place in plates.values()) + (4 if small else 8)
        middle = Bounds(8, floor, width - 16, tray.y - 6 - floor)
        slots, card, last = {}, 52.0, None
    if scenery == "call":
        middle = Bounds(8, edge, width - 16, (height if small else tray.y) - 2 * edge)
    return Plan("phone", small, contract, last, plates, slots, card, middle, line, tray, fan, grid)


def _tray(
    width: float, height: float, held: int, scenery: Scenery, players: int, small: bool
) -> tuple[Fan, Bounds, Bounds]:
    """Two rows of cards at most, and above them a line of words."""
    card = min(66.0, max(42.0, 0.1 * height))
    head = (0.0 if scenery == "auction" else 30.0) if small else 40.0
    lift = 6.0 if scenery in ("auction", "call") else LIFT * card + 4
    pitch = (0.94 if small else 1.3) * card
    sink = SINK * card if scenery == "middle" else 0.0
    total = head + lift + pitch + tall(card) + 8 + sink
    y = height - total
    upper = y + head + lift
    tops = (upper, upper + pitch) if held > 7 else (upper + pitch / 2,)
    return Fan(card, tops, 10, width - 10), Bounds(0, y, width, total), Bounds(12, y + 4, width - 24, head - 8)


def _rows(width: float, top: float, players: int, columns: int, small: bool) -> dict[int, Bounds]:
    """The other players in rows, in the order of the table."""
    others = players - 1
    gap, high = (4.0, 36.0) if small else (8.0, 50.0)
    wide = (width - 16 - (columns - 1) * gap) / columns
    return {
        k + 1: Bounds(8 + k % columns * (wide + gap), top + k // columns * (high + gap), wide, high)
        for k in range(others)
    }


def _ring(
    width: float, top: float, floor: float, players: int, small: bool
) -> tuple[dict[int, Bounds], dict[int, Slot], float, Bounds]:
    """One plate at each side, the others above."""
    tops, high = players - 3, 42.0 if small else 50.0
    wide = (width - 16 - 8 * (tops - 1)) / tops if tops > 1 else min(200.0, width - 16)
    left = width / 2 - (tops * (wide + 8) - 8) / 2
    plates = {k + 2: Bounds(left + k * (wide + 8), top, wide, high) for k in range(tops)}
    area = Bounds(88, top + high + 4, width - 176, floor - top - high - 8)
    side = max(area.y + 4, min(area.y + 0.26 * area.height, floor - 112))
    plates[1] = Bounds(6, side, 78, 104)
    plates[players - 1] = Bounds(width - 84, side, 78, 104)
    card, slots = _spread(CLOSE[players], area, 66.0, turned=False)
    return plates, slots, card, area


def _under(plate: Bounds, floor: float) -> Bounds | None:
    """The last trick below the plate at the right, where there is room."""
    place = Bounds(plate.x, plate.bottom + 6, plate.width, floor - plate.bottom - 6)
    return place if place.height >= 84 else None


def _blocks(
    width: float, top: float, floor: float, players: int, small: bool, rows: int = 2, most: float = 58.0
) -> tuple[dict[int, Bounds], dict[int, Slot], float, Bounds | None]:
    """Two rows of plates (or one), each with its card of the trick below it; one's own stands last."""
    columns = ceil(players / rows)
    high, gap = (34.0, 4.0) if small else (46.0, 6.0)
    wide = (width - 12 - (columns - 1) * gap) / columns
    card = min(most, wide - 10, ((floor - top) / rows - high - 12) / 1.42)
    row = min((floor - top) / rows, high + 6 + tall(card) + 8)
    plates, slots = {}, {}
    for k in range(players):
        where = (k + 1) % players
        line, at = divmod(k, columns)
        count = columns if line == 0 else players - columns
        x = width / 2 - (count * (wide + gap) - gap) / 2 + at * (wide + gap)
        y = top + line * row
        plates[where] = Bounds(x, y, wide, high)
        slots[where] = Slot(x + wide / 2, y + high + 6 + tall(card) / 2)
    bottom = top + rows * row
    last = Bounds(8, bottom + 4, width - 16, 44) if floor - bottom >= 50 else None
    return plates, slots, card, last


# --- A phone on its side


def _low(width: float, height: float, players: int, scenery: Scenery, held: int) -> Plan:
    """One row of plates, and the hand in one row too where each card still shows enough."""
    fan, tray, line = _low_tray(width, height, held, scenery)
    contract = Bounds(8, 4, width - 16, 36)
    top = 4.0 if scenery == "auction" else contract.bottom + 4
    floor = tray.y - 4
    if scenery == "play":
        most = 66.0 if floor - top >= 192 else 84.0
        plates, slots, card, last = _blocks(width, top, floor, players, True, 1, most)
        middle = Bounds(8, top, width - 16, floor - top)
    else:
        plates, slots, card, last = _rows(width, top, players, players - 1, True), {}, 52.0, None
        under = plates[1].bottom + 4
        middle = Bounds(8, under, width - 16, floor - under)
    if scenery == "call":
        middle = Bounds(8, 3, width - 16, height - 6)
    return Plan("phone", True, contract, last, plates, slots, card, middle, line, tray, fan, grid=scenery == "play")


def _low_tray(width: float, height: float, held: int, scenery: Scenery) -> tuple[Fan, Bounds, Bounds]:
    """The hand, and while tricks are played a line of words above it."""
    card = min(62.0, max(52.0, 0.155 * height))
    rows = 1 if (width - 16 - 24 - card) / max(1, held - 1) >= 30 else 2
    head, lift = (30.0, LIFT * card + 2) if scenery == "play" else (0.0, 6.0)
    sink = SINK * card if scenery == "middle" else 0.0
    total = head + lift + (rows - 1) * card + tall(card) + 6 + sink
    y = height - total
    tops = tuple(y + head + lift + row * card for row in range(rows))
    return Fan(card, tops, 8, width - 8), Bounds(0, y, width, total), Bounds(12, y + 4, width - 24, max(0.0, head - 8))
