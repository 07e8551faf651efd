"""What somebody has read and solved of the lessons, kept beside the games."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass, field

import sqlalchemy as sa

from engine.journal import NOBODY
from engine.shelf import READINGS, Shelf


@dataclass(frozen=True, slots=True)
class Learned:
    """How far somebody has come: the lesson opened last, and in each opened lesson the positions that were solved."""

    last: str | None = None
    solved: Mapping[str, frozenset[str]] = field(default_factory=dict)


def learned(shelf: Shelf, keeper: str) -> Learned:
    """How far the learner of this name has come. Raises Trouble."""
    query = sa.select(READINGS.c.lesson, READINGS.c.task).where(READINGS.c.keeper == keeper).order_by(READINGS.c.at)
    solved: dict[str, frozenset[str]] = {}
    last = None
    with shelf.reading() as connection:
        for lesson, task in connection.execute(query):
            last = lesson
            solved[lesson] = solved.get(lesson, frozenset()) | ({task} if task else frozenset())
    return Learned(last, solved)


def note(shelf: Shelf, keeper: str, lesson: str, task: str = "") -> None:
    """Write down that a lesson was opened, or a position in it solved; what is known already is not said twice.

    Nobody's course is not kept. Raises Trouble.
    """
    if keeper == NOBODY:
        return
    so_far = learned(shelf, keeper)
    known = task in so_far.solved.get(lesson, ()) if task else so_far.last == lesson
    if not known:
        row = {"keeper": keeper, "lesson": lesson, "task": task, "time": time.time()}
        with shelf.writing() as connection:
            connection.execute(sa.insert(READINGS), row)
