"""What actions at dominoes are worth, deal by deal: each deal is solved exactly."""

from __future__ import annotations

from typing import Any, Literal, cast

import numpy as np

from engine.dominoes.play import apply, choices
from engine.dominoes.state import Open, Pass, Play, View, pair
from engine.lab.domino_bits import Array, bits
from engine.lab.domino_search import after_each, at_score, value
from engine.lab.worlds import Worlds
from engine.table import Seat

MATTERS = 0.2
"""Points."""


def actions(view: View) -> tuple[Any, ...]:
    """Everything that may be decided: a play, a pass, who opens."""
    return choices(view) if view.public.phase in ("play", "nominate") else ()


def way(view: View, patient: bool) -> Literal["exact"]:
    """Dominoes are always solved."""
    return "exact"


def gains(
    view: View, deals: Worlds, part: slice, weighed: tuple[Any, ...], way: str = "exact"
) -> list[list[tuple[float, bool]]]:
    """What the seat's pair gains at this score, by deal and by action."""
    if any(isinstance(action, Open | Pass) for action in weighed):
        states = map(deals.riddle.world, deals.found[part])
        return [[_gain(view, state, action) for action in weighed] for state in states]
    plays = cast("tuple[Play, ...]", weighed)
    state, stakes = deals.riddle.world(deals.found[0]), at_score(view.public.scores)
    found = after_each(hands(view, deals, part), state, plays, stakes)
    return [[(float(gain), gain > 0) for gain in row] for row in found.tolist()]


def hands(view: View, deals: Worlds, part: slice) -> Array:
    """The hands of some of the deals as numbers, a row for each."""
    own, seats = bits(view.hand), cast("tuple[Seat, ...]", deals.riddle.seats)
    rows = np.full((len(deals.found[part]), 4), own, np.int64)
    for row, lies in zip(rows, deals.found[part], strict=True):
        for seat, hand in zip(seats, lies, strict=True):
            row[seat] = bits(hand)
    return rows


def _gain(view: View, state: Any, action: Open | Pass) -> tuple[float, bool]:
    """What it comes to who opens, or that nothing can be played."""
    stakes = at_score(view.public.scores)
    after, _ = apply(state, action)
    if after.public.result is not None:
        won = after.public.result.winner
        found = 0 if won is None else stakes[2 * won]
    else:
        found = value(after, stakes)
    gain = found if pair(cast(Seat, view.seat)) == 0 else -found
    return float(gain), gain > 0
