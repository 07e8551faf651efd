"""What the lab promises: ratios beside others, each with its floor."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal


@dataclass(frozen=True, slots=True)
class Goal:
    """A ratio by the name that the bench gives it, and the least (or the most) that it should be."""

    id: str
    ratio: str
    bound: Literal["least", "most"]
    floor: float

    def met(self, found: float) -> bool:
        return found >= self.floor if self.bound == "least" else found <= self.floor


def _least(id: str, ratio: str, floor: float) -> Goal:
    return Goal(id, ratio, "least", floor)


def _most(id: str, ratio: str, floor: float) -> Goal:
    return Goal(id, ratio, "most", floor)


GOALS = (
    _least("G1", "dominoes, deals / OpenSpiel python_team_dominoes", 1500),
    _least("G2", "dominoes, deals / dominoes, random", 200),
    _least("G3", "dominoes, deals / OpenSpiel bridge, bots", 40),
    _least("G3", "dominoes, deals / OpenSpiel bridge, rollouts", 12),
    _least("G4", "mighty, hands / OpenSpiel bridge, bots", 20),
    _least("G4", "mighty, hands / OpenSpiel bridge, rollouts", 6),
    _least("G5", "dominoes, deals by the rules / OpenSpiel python_team_dominoes", 8),
    _least("G5", "dominoes, deals by the rules / dominoes, random", 1.5),
    _least("G6", "mighty, hands by the rules / OpenSpiel bridge, Python", 0.3),
    _least("G7", "dominoes, deals / dominoes, deals by the rules", 40),
    _least("G7", "mighty, hands / mighty, hands by the rules", 40),
    _least("G8", "dominoes solved, who wins / DDS, 13 cards", 40),
    _least("G9", "dominoes solved, 8 tiles down / dominoes, alphabeta, 8 tiles down", 150),
    _least("G10", "mighty solved, 5 tricks / DDS, 10 cards", 0.7),
    _least("G11", "mighty solved, 6 tricks / DDS, 13 cards", 1.5),
    _most("G12", "seconds, mighty made / DDS, 13 cards", 60),
    _least("G13", "dominoes decided by 100 deals, 8 tiles down / DDS, 13 cards", 2.5),
    _least("G14", "two threads / one", 1.7),
    _most("G15", "Dask / process pool", 1.1),
    _least("G15", "arena, one core / twice two", 0.85),
    _most("G16", "import engine / import numpy", 1.5),
    _most("G16", "first deals by a kernel kept on disk / import numba", 3),
)


def judged(ratios: Mapping[str, Sequence[float]]) -> list[dict[str, Any]]:
    """Every goal whose ratio was measured: its median, least and most, and whether the median reaches the floor."""
    return [
        {"goal": goal.id, "ratio": goal.ratio, goal.bound: goal.floor, "found": found, "met": goal.met(found[0])}
        for goal in GOALS
        if (found := list(ratios.get(goal.ratio, ())))
    ]


def page(found: Sequence[Mapping[str, Any]]) -> str:
    """The same as a table for people."""
    rows = [
        f"| {row['goal']} | {row['ratio']} | {'≥' if 'least' in row else '≤'} {row.get('least', row.get('most'))}"
        f" | {row['found'][0]:g} | {row['found'][1]:g} – {row['found'][2]:g} | {'yes' if row['met'] else '**no**'} |"
        for row in found
    ]
    return "\n".join(["| goal | ratio | floor | median | range | met |", "| --- " * 6 + "|", *rows]) + "\n"
