"""What happened at the table, step by step, in words that everybody may hear.

While a deal runs, a bot's move is read as anybody could read it: from what was public before. What the bot really went
by is told once all hands are open.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.record import Step, Timeline
from engine.system import System, decide, read
from engine.table import Seat
from engine.words import Words


@dataclass(frozen=True, slots=True)
class Told:
    """One action told: who, what, the clause or convention behind it, and what that says."""

    deal: int
    seat: Seat | None
    happened: str
    tag: str
    meaning: str
    settled: tuple[tuple[str, str], ...] = ()
    """What followed from it by the rules: each clause, and its sentence."""


def told(timeline: Timeline, at: int, words: Words, bots: dict[Seat, System]) -> Told:
    """Tell the step that led to cursor `at` (1 or more)."""
    before, step = timeline.steps[at - 1].state, timeline.steps[at]
    seat = timeline.game.to_move(before.public)
    tag, meaning = _behind(timeline, before, step, seat, words, bots)
    first, *rest = step.rulings
    settled = tuple((ruling.clause, words.told(ruling)) for ruling in rest)
    return Told(timeline.game.number(before.public), seat, words.told(first), tag, meaning, settled)


def _behind(
    timeline: Timeline, before: Any, step: Step, seat: Seat | None, words: Words, bots: dict[Seat, System]
) -> tuple[str, str]:
    game = timeline.game
    if seat is None:
        return step.rulings[0].clause, ""
    if seat in bots and _open(timeline, before):
        decision = decide(game, game.view(before, seat), bots[seat])
        last = decision.reasons[-1] if decision.reasons else None
        if last and words.has(last.id, "why"):
            return last.id, words.say(last.id, "why", **last.facts)
    reading = read(game, before.public, seat, step.action)
    if reading.convention is None:
        return step.rulings[0].clause, ""
    return reading.convention, words.say(reading.convention, "tells", **reading.facts)


def _open(timeline: Timeline, before: Any) -> bool:
    """Are the hands of that deal open by now?"""
    number, now = timeline.game.number, timeline.state.public
    return number(now) != number(before.public) or now.result is not None
