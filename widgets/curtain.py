"""The curtain between two players of one device: whose turn it is to take it, and what everybody may see meanwhile."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from widgets.furniture import TABLE, lines
from widgets.scene import Bounds, Shape, Stage, Text
from widgets.theme import FELT_INK, FELT_INK2, fit

BROAD = 700
"""From this width on the face stands beside what everybody may see, below it above."""
LEAST = 104.0
"""The least height that the table is shown in, CSS px."""
GAP = 12.0


@dataclass(frozen=True, slots=True)
class Curtain:
    """Where things are: the face's middle and radius, the size of the name, the table, and the list of what happened.

    Without room or anything to show there is no table, or no list; `rows` are as many as the list has room for.
    """

    x: float
    y: float
    radius: float
    big: float
    room: float
    table: Bounds | None
    events: Bounds | None
    rows: int


def curtain_plan(stage: Stage, rows: int, row: float, head: float, table: bool) -> Curtain:
    """Plan it for so many rows of the list, `row` px high under a heading of `head` px, and for a table or none."""
    width, height = stage.width, stage.height
    small = height < 560 or width < BROAD
    radius, big = (min(40.0, 0.08 * height), 42.0) if small else (52.0, 56.0)
    text = 34 + big + 52
    if not (rows or table):
        return Curtain(width / 2, (height - 2 * radius - text) * 0.42 + radius, radius, big, width - 32, None, None, 0)
    if width >= BROAD or stage.low:
        column = Bounds(width / 2 + 6, 16, width / 2 - 22, height - 32)
        y = (height - 2 * radius - text) * 0.45
        return Curtain(width / 4, y + radius, radius, big, width / 2 - 32, *_column(column, rows, row, head, table))
    wanted = (head + row * rows if rows else 0.0) + (LEAST + GAP if table else 0.0)
    if 2 * radius + text + wanted + 24 > height:
        radius = 0.0
    above = 12 + 2 * radius + text + 14
    column = Bounds(16, above, width - 32, height - above - 14)
    return Curtain(width / 2, 12 + radius, radius, big, width - 32, *_column(column, rows, row, head, table))


def _column(place: Bounds, rows: int, row: float, head: float, table: bool) -> tuple[Bounds | None, Bounds | None, int]:
    """The table above the list; the oldest rows give way to it, and both stand in the middle of their room."""
    room = place.height - (LEAST + GAP if table else 0.0)
    rows = max(0, min(rows, int((room - head) // row)))
    listed = head + row * rows if rows else 0.0
    if not table or place.height - listed < LEAST + GAP:
        top = place.y + (place.height - listed) / 2
        return None, place._replace(y=top, height=listed) if rows else None, rows
    tall = min(place.height - listed - (GAP if rows else 0.0), max(LEAST, 0.62 * place.width))
    top = place.y + (place.height - listed - tall - (GAP if rows else 0.0)) / 2
    events = place._replace(y=top + tall + GAP, height=listed) if rows else None
    return place._replace(y=top, height=tall), events, rows


def call(plan: Curtain, name: str, to: str, away: str) -> Iterator[Shape]:
    """Under the face: pass the device to whom, and that the others look away."""
    y = plan.y + plan.radius + 34
    yield Text(fit(to, plan.room, 19), plan.x, y, 19, 500, FELT_INK2, "center", layer=TABLE)
    y += plan.big
    name = fit(name, plan.room, plan.big, 600)
    yield Text(name, plan.x, y, plan.big, 600, FELT_INK, "center", serif=True, layer=TABLE)
    yield from lines(away, plan.x, y + 30, min(640, plan.room), 15)
