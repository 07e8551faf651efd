"""What a seat does not see, as a riddle: hidden pieces, their places, what else is true, the table it makes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engine.lab.counting import Arrangement, Hidden
from engine.table import Seat

Broken = Callable[[Arrangement], int]
"""How many things that no single piece tells an arrangement gets wrong."""


@dataclass(frozen=True, slots=True)
class Riddle:
    """Hidden pieces in places. `seats` names the seat of each place; None is the pickup, or what was put down."""

    hidden: Hidden
    seats: tuple[Seat | None, ...]
    world: Callable[[Arrangement], Any]
    """The state of the table, where the pieces lie so."""
    broken: Broken | None = None
    """None where the places of each piece say everything."""
