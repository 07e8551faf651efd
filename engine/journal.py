"""A journal is what was done to a session, entry by entry; folding it brings the very same timeline back.

An entry names a move of the timeline (a decision, an undo, a restart) and what it takes to make it again. Entries are
only ever added, so that the undone future, and what was dropped of it, is kept too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from engine import GAMES
from engine.record import Chair, Record, begin, parse, replay, saved
from engine.table import Game, Illegal
from engine.timeline import NoDeal, Timeline

PERSON = "human"
NOBODY = ""
"""The keeper of what is played and learned on a page that does not say whose it is: no list shows it."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that was done, and what it takes to do it again. The payload is plain JSON."""

    kind: str
    payload: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Sitting:
    """What a session is played under: the game, its options as they were written, and who sits where."""

    game: Game
    chosen: Mapping[str, Any]
    chairs: tuple[Chair, ...]


class Torn(ValueError):
    """The journal can be folded up to entry `at` only; `line` is the timeline before it, if there is one."""

    def __init__(self, at: int, line: Timeline | None) -> None:
        super().__init__(f"entry {at} can't be done again.")
        self.at, self.line = at, line


MOVES: Mapping[str, Callable[[Timeline], Timeline]] = {
    "undo": Timeline.back,
    "redo": Timeline.redo,
    "restart": Timeline.restart_deal,
}
HIDE, SHOW = Entry("hide"), Entry("show")
"""The game is put away from the list, and brought back; whatever else is done to it brings it back too."""


def fold(sitting: Sitting, entries: Iterable[Entry], line: Timeline | None = None) -> Timeline:
    """Do all that a journal says, in order. Raises Torn at an entry that can't be done again."""
    at = -1
    for at, entry in enumerate(entries):
        try:
            line = _after(sitting, line, entry)
        except (ValueError, Illegal, NoDeal) as error:
            raise Torn(at, line) from error
    if line is None:
        raise Torn(at + 1, None)
    return line


def between(before: Timeline, now: Timeline, chairs: tuple[Chair, ...] = ()) -> tuple[Entry, ...]:
    """What was done to come from one timeline to another; a line of another descent is written as a whole."""
    if now == before:
        return ()
    for kind, move in MOVES.items():
        if move(before) == now:
            return (Entry(kind),)
    stood = before.cursor + 1
    if now.steps[:stood] == before.steps[:stood] and now.cursor >= stood:
        return tuple(acted(now, at, before) for at in range(stood, now.cursor + 1))
    if now == before.at(now.cursor):
        return (Entry("at", {"cursor": now.cursor}),)
    return (whole(now, chairs),)


def acted(line: Timeline, at: int, before: Timeline | None = None) -> Entry:
    """What was done in the step that led to cursor `at`; `anew` if it took over one of a timeline before."""
    step = line.steps[at]
    payload = {"action": line.game.write(step.action), "own": step.own}
    undone = before.steps[at] if before is not None and at < len(before.steps) else step
    taken_over = undone.action == step.action and undone.own != step.own
    return Entry("act", payload | {"anew": True} if taken_over else payload)


def whole(line: Timeline, chairs: tuple[Chair, ...]) -> Entry:
    """What brings a session about by itself: its seed if it has only begun, else its record up to where it stands.

    The options are the sitting's.
    """
    if len(line.steps) == 1 and line.seed is not None and not (line.deals or line.notes):
        return Entry("begin", {"seed": line.seed})
    return Entry("record", {"record": saved(line, chairs)})


def _after(sitting: Sitting, line: Timeline | None, entry: Entry) -> Timeline:
    """The timeline after one more entry. Raises ValueError, Illegal or NoDeal where that can't be."""
    match entry:
        case Entry("begin", {"seed": str(seed)}):
            return begin(Record(sitting.game, sitting.game.options(sitting.chosen), seed=seed))
        case Entry("record", {"record": dict(record)}):
            return _replayed(sitting, record)
    if line is None:
        raise ValueError("a journal begins with a seed or a record.")
    match entry:
        case Entry("act", {"action": str(action), "own": bool(own), **more}):
            return _done(line, line.game.read(action), own, more.get("anew") is True)
        case Entry("at", {"cursor": int(cursor)}):
            return line.at(cursor)
        case Entry(kind) if kind in MOVES:
            return MOVES[kind](line)
        case Entry("hide" | "show"):
            return line
    raise ValueError(f"there is no such entry: {entry.kind}.")


def _done(line: Timeline, action: Any, own: bool, anew: bool) -> Timeline:
    """The timeline after an action. Before `anew` was written the same again walked on, whosever decision it was."""
    walks_on = line.ahead is not None and line.ahead.action == action and not anew
    return line.forward() if walks_on else line.play(action, own)


def _replayed(sitting: Sitting, written: Mapping[str, Any]) -> Timeline:
    """A record's timeline."""
    line, refusal = replay(parse({**written, "options": dict(sitting.chosen)}, GAMES))
    if refusal:
        raise ValueError(f"actions[{refusal.at}]: forbidden.")
    return owned(line, sitting.chairs)


def owned(line: Timeline, chairs: Sequence[Chair]) -> Timeline:
    """The same timeline; what people did, and going on to the next deal, are decisions of their own."""
    people = {seat for seat, chair in enumerate(chairs) if chair.player == PERSON} | {None}
    movers = [line.game.to_move(step.state.public) for step in line.steps]
    own = (replace(step, own=mover in people) for mover, step in zip(movers, line.steps[1:], strict=False))
    return replace(line, steps=(line.steps[0], *own))
