"""Positions of the lessons: moments of recorded sessions, so that every one of them came about by the rules."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from engine import GAMES
from engine.bots import best_level
from engine.record import load, replay
from engine.ruling import Ruling
from engine.system import Decision, Reading, decide, read
from engine.table import Game, Rulings, Seat
from engine.timeline import Step, Timeline
from widgets.learning.prose import home


@dataclass(frozen=True, slots=True)
class Moment:
    """One moment of a session."""

    timeline: Timeline

    @property
    def game(self) -> Game:
        return self.timeline.game

    @property
    def state(self) -> Any:
        return self.timeline.state

    @property
    def mover(self) -> Seat | None:
        return self.game.to_move(self.state.public)

    @property
    def actor(self) -> Seat:
        """The seat to move; between deals, when anybody may go on, the first."""
        return self.mover or 0

    @property
    def view(self) -> Any:
        """What the seat to move may know."""
        return self.game.view(self.state, self.actor)

    @property
    def choices(self) -> tuple[Any, ...]:
        return () if self.mover is None else self.game.choices(self.view)

    @property
    def step(self) -> Step:
        """The action that led here."""
        return self.timeline.steps[self.timeline.cursor]

    def answered(self, action: Any) -> tuple[Rulings, Rulings]:
        """What an action's player is told alone, be it forbidden or allowed, and what the table hears of it.

        Mostly the table hears why it is allowed. Of a card it does not: only its player knows what else it could be.
        """
        allowed = self.game.judge(self.view, action)
        if not allowed.value:
            return (allowed,), ()
        heard = self.game.apply(self.state, action)[1]
        return () if heard[0].asked == allowed.asked else (allowed,), heard

    def tried(self, action: Any) -> Rulings:
        """Every ruling that an action would take, beginning with whether it is allowed."""
        alone, heard = self.answered(action)
        return (*alone, *heard)

    def after(self, action: Any) -> Moment:
        return Moment(self.timeline.play(action))

    def before(self) -> Moment:
        return Moment(self.timeline.at(self.timeline.cursor - 1))

    def decision(self) -> Decision:
        """What the best bot would do here, and why."""
        return decide(self.game, self.view, best_level(self.game)[1])

    def reading(self, action: Any) -> Reading:
        """What the table may read from an action of the seat to move."""
        return read(self.game, self.state.public, self.actor, action)


def question(game: Game, ruling: Ruling[Any]) -> str:
    """Which question of the game a ruling settles."""
    asked = ruling.asked
    return next(name for name, clauses in game.questions.items() if clauses[: len(asked)] == asked)


def moment(game: str, place: str) -> Moment:
    """The moment `name`, the end of the record of that name, or `name/12`, after twelve of its actions."""
    name, _, cursor = place.partition("/")
    line = _replayed(home() / "positions" / game / f"{name}.json")
    return Moment(line.at(int(cursor)) if cursor else line)


@cache
def _replayed(file: Path) -> Timeline:
    line, refusal = replay(load(file.read_bytes(), GAMES))
    if refusal:
        raise ValueError(f"{file.name}: action {refusal.at}, {refusal.action}, is refused by {refusal.clause}.")
    return line
