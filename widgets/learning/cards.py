"""What the engine says in a lesson: a rule, a ruling clause by clause, a decision, what the table reads from it.

Each is a card: a heading, and rows. A card is written twice, as HTML for the live page and as Markdown for the page at
rest, and said once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any, Literal

from engine.ruling import Ruling
from engine.system import Candidate, Decision, Reading, Reason
from engine.table import Game
from engine.words import Words
from widgets.games import FACES
from widgets.learning.moments import Moment, question
from widgets.markup import rich

FEW = 4
"""So many silent clauses have a row each."""
MOST = 16
"""So many actions are listed, any more are counted: three cards to put down can be chosen in 286 ways."""


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a card: the name of a clause or convention, what it says, and how it stands in the matter."""

    tag: str
    said: str = ""
    kind: Literal["plain", "silent", "asked", "yes", "no"] = "plain"
    id: str = ""


@dataclass(frozen=True, slots=True)
class Card:
    """A heading and its rows."""

    kind: str
    heading: str
    rows: tuple[Row, ...]


# --- What is shown


def no_law(id: str) -> bool:
    """Is it a convention of the book, or a habit, and no clause?"""
    return id.split(".")[1] in ("convention", "habit")


def rule(id: str, words: Words) -> Card:
    """A clause or convention in the engine's own sentence."""
    kind = "convention" if no_law(id) else "rule"
    return Card(kind, words.say(f"lesson-{kind}"), (Row(words.title(id), words.rule(id), id=id),))


def ruling(game: Game, ruled: Ruling[Any], words: Words, heard: bool = True) -> Card:
    """A question, the clauses that stayed silent, and the one that speaks: as all hear it, or only its player."""
    kind: Any = "plain" if not isinstance(ruled.value, bool) else "yes" if ruled.value else "no"
    said = words.told(ruled) if heard and kind != "no" else words.ruling(ruled)
    speaks = Row(words.title(ruled.clause), said, kind)
    return Card("ruling", words.say(f"{game.name}.questions", question(game, ruled)), (*_silent(ruled, words), speaks))


def _silent(ruled: Ruling[Any], words: Words) -> tuple[Row, ...]:
    """The clauses that stayed silent: a row for each of a few, one row for many."""
    titles = tuple(words.title(id) for id in dict.fromkeys(ruled.silent) if id != ruled.clause)
    said = words.say("lesson-silent")
    return tuple(Row(tag, said, "silent") for tag in (titles if len(titles) <= FEW else (" · ".join(titles),)))


def rulings(game: Game, ruled: Sequence[Ruling[Any]], words: Words, only: Sequence[str] = ()) -> tuple[Card, ...]:
    """What the table hears, one ruling after another on one card, or those by the clauses named; no card for none."""
    return _in_one([ruling(game, each, words) for each in ruled if not only or each.clause in only])


def attempt(here: Moment, action: Any, words: Words, only: Sequence[str] = ()) -> tuple[Card, ...]:
    """What is ruled if an action is tried: what its player is told, and what the table hears."""
    alone, heard = here.answered(action)
    told = [*((each, False) for each in alone), *((each, True) for each in heard)]
    return _in_one([ruling(here.game, each, words, loud) for each, loud in told if not only or each.clause in only])


def _in_one(told: Sequence[Card]) -> tuple[Card, ...]:
    if not told:
        return ()
    first, *more = told
    further = (row for card in more for row in (Row(card.heading, kind="asked"), *card.rows))
    return (Card("ruling", first.heading, (*first.rows, *further)),)


def decision(here: Moment, decided: Decision, words: Words) -> Card:
    """What a good player does here: what the hand had nothing for, what spoke and what it left out, what is as good."""
    does = Row(words.say("lesson-does"), happens(here, decided.action, words), "yes")
    unheld = (each.facts["convention"] for each in decided.passed_over if each.id == "decision.not-held")
    silent = (Row(words.title(id), words.say("lesson-silent"), "silent") for id in unheld)
    spoke = (row for reason in decided.reasons for row in _spoke(here, decided, reason, words))
    alike = _listed(here, [each for each in decided.candidates if each.verdict == "alike"], words)
    equal = (Row(words.say("lesson-alike"), alike, "silent"),) if alike else ()
    return Card("decision", words.say("lesson-decides"), (does, *silent, *spoke, *equal))


def _spoke(here: Moment, decided: Decision, reason: Reason, words: Words) -> Iterator[Row]:
    """A convention that had a say: why, and what it left out."""
    yield _reason(reason, words)
    dropped = [each for each in decided.candidates if each.verdict == "dropped" and reason in each.reasons]
    if dropped:
        yield Row(words.say("lesson-out"), _listed(here, dropped, words), "silent")


def _listed(here: Moment, candidates: Sequence[Candidate], words: Words) -> str:
    if len(candidates) > MOST:
        return words.say("lesson-many", count=len(candidates))
    brief = FACES[here.game.name]().brief
    return words.listed(brief(each.action, words) for each in candidates)


def _reason(reason: Reason, words: Words) -> Row:
    return Row(words.title(reason.id), words.reason(reason))


def happens(here: Moment, action: Any, words: Words) -> str:
    """An action of the seat to move, as the table would hear it."""
    _, (heard, *_) = here.game.apply(here.state, action)
    return words.told(heard)


def reading(read: Reading, words: Words) -> Card:
    """What the table may read from an action: the convention that it seems to follow, and claims about the hand."""
    said: dict[str, list[str]] = {}
    if read.convention is not None:
        said[read.convention] = [words.say(read.convention, "tells", **read.facts)]
    for claim in {claim.holding: claim for claim in read.claims}.values():
        said.setdefault(claim.source, []).append(claim.spoken(words))
    rows = tuple(Row(words.title(id), " ".join(dict.fromkeys(sentences))) for id, sentences in said.items())
    return Card("reading", words.say("lesson-reads"), rows or (Row(words.say("lesson-nothing")),))


def known(here: Moment, words: Words) -> Card:
    """What the seat to move has to go by."""
    rows = tuple(_reason(reason, words) for reason in here.game.knows(here.view))
    return Card("reading", words.say("lesson-knows"), rows)


# --- How it is written


def html(card: Card, here: str = "") -> str:
    """A card as HTML; the row of the clause `here` comes into view."""
    rows = "".join(_row(row, bool(here) and row.id == here) for row in card.rows)
    return f'<div class="card {card.kind}"><div class="kick">{escape(card.heading)}</div><ul>{rows}</ul></div>'


def _row(row: Row, here: bool) -> str:
    anchor = (f' id="{escape(row.id)}"' if row.id else "") + (" data-here" if here else "")
    said = f"<span>{rich(row.said)}</span>" if row.said else ""
    return f'<li class="{row.kind}"{anchor}><b>{rich(row.tag)}</b> {said}</li>'


def markdown(cards: Iterable[Card]) -> str:
    """Cards as Markdown."""
    return "\n\n".join(_written(card) for card in cards)


def _written(card: Card) -> str:
    return "\n".join((f"> **{card.heading}**", ">", *map(_line, card.rows)))


def _line(row: Row) -> str:
    if row.kind == "asked":
        return f">\n> **{row.tag}**\n>"
    name = f"*{row.tag}*" if row.kind == "silent" else f"**{row.tag}**"
    return f"> - {name}" + (f": {row.said}" if row.said else "")
