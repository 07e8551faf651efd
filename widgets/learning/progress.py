"""How far a learner has come: which lesson to go on with, and what of each is solved."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from engine.trouble import Trouble
from widgets.learning.prose import Name, lessons, text

if TYPE_CHECKING:
    from engine.learned import Learned


@dataclass(frozen=True, slots=True)
class Course:
    """The lessons, as far as somebody has come."""

    last: str | None = None
    """The lesson that was opened last."""
    solved: Mapping[str, frozenset[str]] = field(default_factory=dict)
    """In each lesson that was opened, the positions that were solved."""

    @classmethod
    def of(cls, learned: Learned) -> Course:
        """The lessons, for one who has learned so much of them."""
        return cls(learned.last, learned.solved)

    def opened(self, name: Name) -> bool:
        """Was the lesson ever looked into?"""
        return name.id in self.solved

    def count(self, name: Name) -> tuple[int, int]:
        """How many of a lesson's positions are solved, and of how many."""
        asked = tasks(name)
        return len(asked & self.solved.get(name.id, frozenset())), len(asked)

    def done(self, name: Name) -> bool:
        """Was the lesson read, and everything in it solved?"""
        solved, asked = self.count(name)
        return self.opened(name) and solved == asked

    @property
    def ahead(self) -> Name:
        """The lesson to go on with: the one opened last or, where that is done, the next that is not."""
        course = lessons()
        last = next((at for at, name in enumerate(course) if name.id == self.last), 0)
        return next((name for name in (*course[last:], *course) if not self.done(name)), course[last])


def tasks(name: Name) -> frozenset[str]:
    """The positions of a lesson that the reader is asked to solve."""
    return frozenset(place for cue in text(name, "en").cues if cue.verb == "turn" for place in cue.words[1:])


class Diary:
    """Where a lesson writes down what its reader has read and solved; what can't be kept is lost, and no more.

    The store comes with the first word: to fetch it takes longer than to show a whole lesson.
    """

    def __init__(self) -> None:
        self._shelf: Any = None

    def course(self, keeper: str) -> Course:
        """The lessons as far as this learner has come."""
        from engine.learned import learned

        try:
            found = learned(self._opened(), keeper)
        except Trouble:
            return Course()
        return Course.of(found)

    def note(self, keeper: str, lesson: str, task: str = "") -> None:
        """Write down that a lesson was opened, or a position in it solved."""
        from engine.learned import note

        with suppress(Trouble):
            note(self._opened(), keeper, lesson, task)

    def _opened(self) -> Any:
        from engine.store import Store

        self._shelf = self._shelf or Store().shelf
        return self._shelf
