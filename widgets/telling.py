"""What happened at the table, step by step, in words that everybody may hear.

While a deal runs, a bot's move is read as anybody could read it: from what was public before. What the bot really went
by is told once all hands are open.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engine.system import Decision, read
from engine.table import Seat
from engine.timeline import Step, Timeline
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


def told(timeline: Timeline, at: int, words: Words, decided: Callable[[int], Decision | None]) -> Told:
    """Tell the step that led to cursor `at` (1 or more). `decided` says what its bot went by, if that may be told."""
    before, step = timeline.steps[at - 1].state, timeline.steps[at]
    seat = timeline.game.to_move(before.public)
    tag, meaning = _behind(timeline, before, step, seat, words, decided(at))
    first, *rest = step.rulings
    settled = tuple((ruling.clause, words.told(ruling)) for ruling in rest if not ruling.clause.endswith(".turn"))
    return Told(timeline.game.number(before.public), seat, words.told(first), tag, meaning, settled)


def _behind(
    timeline: Timeline, before: Any, step: Step, seat: Seat | None, words: Words, decision: Decision | None
) -> tuple[str, str]:
    """The clause or convention behind an action, and what it says."""
    if seat is None:
        return step.rulings[0].clause, ""
    if decision is not None and decision.reasons and words.has(decision.reasons[-1].id, "why"):
        reason = decision.reasons[-1]
        return reason.id, words.say(reason.id, "why", **reason.facts)
    reading = read(timeline.game, before.public, seat, step.action)
    if reading.convention is None:
        return _by_law(timeline, before, step, seat), ""
    return reading.convention, words.say(reading.convention, "tells", **reading.facts)


def _by_law(timeline: Timeline, before: Any, step: Step, seat: Seat) -> str:
    """The clause that everybody heard; where that only says whose turn it was, that suit was followed, or nothing.

    That a card follows can be seen. What else let it be played may tell of the hand it came from.
    """
    heard = step.rulings[0].clause
    if not heard.endswith(".turn"):
        return heard
    allowed = timeline.game.judge(timeline.game.view(before, seat), step.action).clause
    return allowed if allowed.endswith(".follow") else ""


def open_by_now(timeline: Timeline, at: int) -> bool:
    """Was the step that led to cursor `at` in the last deal whose hands were shown, so that its reasons may be told?

    A deal that was thrown in is never shown.
    """
    steps = timeline.steps[: timeline.cursor + 1]
    begun = [number for number, step in enumerate(steps) if step.deal is not None]
    if timeline.state.public.result is not None:
        return at > begun[-1]
    shown = len(begun) > 1 and steps[begun[-1] - 1].state.public.result is not None
    return shown and begun[-2] < at <= begun[-1]
