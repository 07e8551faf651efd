"""What the replay command prints: how far a record goes, what stopped it, where it stands, which rules decided."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from engine.record import Refusal, Unreadable, load, parse, replay
from engine.table import Game, Seat, legal
from engine.timeline import Timeline
from engine.words import Words

FORMAT = "silent-partners-report/1"
Games = Mapping[str, Callable[[], Game]]


def of_text(text: str | bytes, games: Games, seat: Seat | None = None, language: str = "en") -> dict[str, Any]:
    """Replay a record given as JSON text, and report."""
    return _reported(lambda: load(text, games), seat, language)


def of_written(record: Any, games: Games, seat: Seat | None = None, language: str = "en") -> dict[str, Any]:
    """Replay a record given as its JSON value, and report."""
    return _reported(lambda: parse(record, games), seat, language)


def _reported(read: Callable[[], Any], seat: Seat | None, language: str) -> dict[str, Any]:
    try:
        record = read()
        if seat is not None and not 0 <= seat < record.game.seats(record.options):
            raise Unreadable("seat", f"must be from 0 to {record.game.seats(record.options) - 1}.")
        timeline, refusal = replay(record)
    except Unreadable as unreadable:
        return unread(str(unreadable))
    return of(timeline, refusal, seat, Words(language))


def unread(message: str) -> dict[str, Any]:
    """The report on a record that could not be read."""
    error = {"at": None, "action": None, "clause": "record.format", "message": message}
    return _report(None, 0, error, None, [], [])


def of(timeline: Timeline, refusal: Refusal | None, seat: Seat | None, words: Words) -> dict[str, Any]:
    """Report on a timeline; with a seat, only what that seat may know."""
    game, state = timeline.game, timeline.state
    seen = state if seat is None else game.view(state, seat)
    mover = game.to_move(state.public)
    open_to = seat is None or mover is None or mover == seat
    actions = sorted(map(game.write, legal(game, state))) if open_to else []
    error = refusal and _error(refusal, words, private=not open_to)
    return _report(game.name, len(timeline.done), error, game.report(seen), actions, events(timeline))


def events(timeline: Timeline) -> list[dict[str, Any]]:
    """Every rule that decided something, in order; `at` is the index of the action before it, -1 the first deal."""
    return [
        {"at": at - 1, "clause": ruling.clause} | {key: _plain(fact) for key, fact in ruling.facts.items()}
        for at, step in enumerate(timeline.steps[: timeline.cursor + 1])
        for ruling in step.rulings
    ]


def _report(
    game: str | None, applied: int, error: Any, state: Any, actions: list[str], found: list[dict[str, Any]]
) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "game": game,
        "applied": applied,
        "error": error,
        "state": state,
        "legal": actions,
        "events": found,
    }


def _error(refusal: Refusal, words: Words, private: bool) -> dict[str, Any]:
    """A refusal in words. To a seat that isn't the one refused, the rule alone: the facts may show a hand."""
    facts = {"action": refusal.action[:40], **refusal.facts}
    said = words.rule(refusal.clause) if private else words.say(refusal.clause, "no", **facts)
    return {"at": refusal.at, "action": refusal.action, "clause": refusal.clause, "message": said}


def _plain(fact: Any) -> Any:
    """A fact as JSON has it: values of the game as their notation, sequences as lists."""
    if type(fact) in (bool, int, str) or fact is None:
        return fact
    if isinstance(fact, tuple) and type(fact).__str__ is object.__str__:
        return [_plain(part) for part in fact]
    return str(fact)
