"""What a bot would do for the player to move, and why, from that player's view alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine import report
from engine.bots import best_level
from engine.record import Record, Unreadable, load, parse, replay
from engine.system import Candidate, Claim, Decision, Reason, decide, follow_play
from engine.table import Game
from engine.timeline import Timeline
from engine.words import Words


def of_text(text: str | bytes, games: report.Games, language: str = "en") -> dict[str, Any]:
    """Explain where a record given as JSON text stands."""
    return _explained(lambda: load(text, games), language)


def of_written(record: Any, games: report.Games, language: str = "en") -> dict[str, Any]:
    """Explain where a record given as its JSON value stands."""
    return _explained(lambda: parse(record, games), language)


def _explained(read: Callable[[], Record], language: str) -> dict[str, Any]:
    """The explanation; where the record is bad or an action refused, the report of it that the mover may see."""
    try:
        record = read()
        timeline, refusal = replay(record)
    except Unreadable as unreadable:
        return report.unread(str(unreadable))
    words = Words(language, {seat: chair.name for seat, chair in enumerate(record.seats) if chair.name})
    if refusal:
        return report.of(timeline, refusal, timeline.game.to_move(timeline.state.public), words)
    return of(timeline, words)


def of(timeline: Timeline, words: Words) -> dict[str, Any]:
    """Ask the game's best bot what to do, where a timeline stands. Between deals nobody in particular is to act."""
    game, state = timeline.game, timeline.state
    seat = game.to_move(state.public)
    decision = decide(game, game.view(state, seat), best_level(game)[1])
    return {"seat": seat, **told(game, decision, words)}


def table_presumes(timeline: Timeline) -> tuple[Claim, ...]:
    """What everybody knows or may presume of the hands from the deal on the table, where a timeline stands."""
    steps = timeline.steps[: timeline.cursor + 1]
    first = max(at for at, step in enumerate(steps) if step.deal is not None)
    states = [step.state for step in steps[first:]]
    return follow_play(timeline.game, states, [step.action for step in steps[first + 1 :]])


def told(game: Game, decision: Decision, words: Words) -> dict[str, Any]:
    """A decision in words, for eyes that may see the hand it was made from."""
    return {
        "action": game.write(decision.action),
        "reasons": [_reason(reason, words) for reason in decision.reasons],
        "candidates": [_candidate(game, candidate, words) for candidate in decision.candidates],
    }


def _candidate(game: Game, candidate: Candidate, words: Words) -> dict[str, Any]:
    return {
        "action": game.write(candidate.action),
        "verdict": candidate.verdict,
        "reasons": [_reason(reason, words) for reason in candidate.reasons],
    }


def _reason(reason: Reason, words: Words) -> dict[str, str]:
    return {"id": reason.id, "text": words.reason(reason)}
