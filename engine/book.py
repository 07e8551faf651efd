"""A game's rule book: its clauses by question, the one that outranks the others first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.ruling import Clause
from engine.table import Game
from engine.words import Words


def pages(game: Game, words: Words) -> Iterator[str]:
    """Write the book line by line, a heading for every question and under it its clauses in authority order."""
    yield f"# {words.say(game.name)}"
    for question, clauses in game.questions.items():
        yield from ("", f"## {words.say(f'{game.name}.questions', question)}", "")
        for rank, clause in enumerate(clauses, 1):
            yield f"{rank}. {_heading(clause, words)}: {words.rule(clause.id)}"


def _heading(clause: Clause[Any, Any], words: Words) -> str:
    """Name a clause; a house rule is marked with the option that wakes it."""
    house = f" [{words.say('book-house', option=clause.house)}]" if clause.house else ""
    return f"{words.title(clause.id)} ({clause.id}){house}"
