"""Your turn: a position in which the reader has to find the play, and what is said to each that is tried."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any, Literal

from engine.ruling import Ruling
from engine.system import Candidate, Decision
from engine.words import Words
from widgets.learning import cards
from widgets.learning.cards import Card
from widgets.learning.moments import Moment, moment, question

NO_REASONS = frozenset({"seen", "auction", "mighty", "ripper"})
"""What the table settles anyway: what a card shows, who is to speak, which cards have powers."""
Verdict = Literal["right", "other", "refused"]


@dataclass(frozen=True)
class Exercise:
    """A position and what is asked of it: an action that a clause decides, or one that a convention chooses.

    By a clause, every action is right that takes a ruling of it about nobody else: who is to take a trick takes it
    with another card than who is to leave it. By a convention, whatever the best bot would do is right.
    """

    here: Moment
    goal: str

    @property
    def by_convention(self) -> bool:
        return cards.no_law(self.goal)

    @cached_property
    def decided(self) -> Decision:
        """What the best bot would do here."""
        return self.here.decision()

    @cached_property
    def right(self) -> tuple[Any, ...]:
        """All right answers."""
        if self.by_convention:
            return tuple(each.action for each in self.decided.candidates if each.verdict != "dropped")
        return tuple(action for action in self.here.choices if self._reached(self.here.tried(action)))

    def _reached(self, rulings: tuple[Ruling[Any], ...]) -> bool:
        mine = self.here.actor
        return any(ruled.clause == self.goal and ruled.facts.get("seat", mine) == mine for ruled in rulings)

    def verdict(self, action: Any) -> Verdict:
        """Is this the action, another one, or none that the rules allow?"""
        if action not in self.here.choices:
            return "refused"
        return "right" if action in self.right else "other"

    def reasons(self, action: Any, words: Words) -> tuple[tuple[str, str], ...]:
        """Why an action is not the one: the clause that forbids it, what follows from it and the law that is asked
        for, or the law of the convention that dropped it."""
        if action not in self.here.choices:
            return (_said(self.here.game.judge(self.here.view, action), words),)
        if self.by_convention:
            return tuple((reason.id, words.reason(reason)) for reason in self._candidate(action).reasons)
        tried = self.here.tried(action)[1:]
        told = dict(_said(ruled, words) for ruled in tried if question(self.here.game, ruled) not in NO_REASONS)
        return tuple(({self.goal: words.rule(self.goal)} | told).items())

    def _candidate(self, action: Any) -> Candidate:
        return next(each for each in self.decided.candidates if each.action == action)

    def answer(self, words: Words, action: Any = None) -> tuple[Card, ...]:
        """The answer explained, of the action that was found or of the first right one."""
        action = self.right[0] if action is None else action
        if self.by_convention:
            told = cards.reading(self.here.reading(self.decided.action), words)
            return (cards.decision(self.here, self.decided, words), told)
        return cards.attempt(self.here, action, words)


@cache
def exercise(game: str, goal: str, place: str) -> Exercise:
    """The exercise at a position; a table asks for it at every touch."""
    return Exercise(moment(game, place), goal)


def _said(ruled: Ruling[Any], words: Words) -> tuple[str, str]:
    return ruled.clause, words.ruling(ruled)
