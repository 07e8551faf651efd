"""What the bench reckons at its cues, each written twice: for the live page, and in Markdown for the page at rest."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from engine import GAMES
from engine.arena import Score, conventions, match
from engine.lab.evaluation import Evaluation
from engine.lab.inspect import Look, all_open, look
from engine.lab.worlds import worlds
from engine.timeline import Timeline
from engine.words import Words
from widgets.games import FACES
from widgets.inspector import tables
from widgets.learning.moments import moment
from widgets.learning.prose import Cue

WORKERS = 1
"""The bench's own meetings are small: one core has played them before a cluster is awake."""


@dataclass(frozen=True, slots=True)
class Reckoned:
    """One thing written twice: for the live page, and for the page at rest."""

    html: Callable[[Cue, Words], str]
    markdown: Callable[[Cue, Words], str]


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table in Markdown."""
    return "\n".join("| " + " | ".join(row) + " |" for row in (head, ["---"] * len(head), *rows))


@cache
def looked(game: str, place: str) -> tuple[Timeline, Look]:
    """The moment of a record, by the seat that decides there, with what it did next."""
    name, _, at = place.partition("/")
    line = moment(game, name).timeline
    return line, look(line, int(at), line.game.to_move(line.steps[int(at)].state.public))


@cache
def _weighed(game: str, place: str) -> Evaluation:
    *_, last = looked(game, place)[1].evaluations()
    return last


def _weigh_html(cue: Cue, words: Words) -> str:
    _, here = looked(*cue.words)
    return tables.candidates(here, _weighed(*cue.words), here.decision, FACES[cue.words[0]](), words)


def _weigh_markdown(cue: Cue, words: Words) -> str:
    brief, found = FACES[cue.words[0]]().brief, _weighed(*cue.words)
    rows = [
        (brief(worth.action, words), f"{tables.points(worth.mean, words)} ± {_half(worth.high - worth.low, words)}",
         words.say("inspect-won", count=worth.wins, deals=worth.deals))
        for worth in found.worths
    ]  # fmt: skip
    return table((words.say("inspect-candidate"), words.say("inspect-expected"), ""), rows)


def _half(width: float, words: Words) -> str:
    return tables.points(width / 2, words, signed=False)


def _places_html(cue: Cue, words: Words) -> str:
    return tables.places(looked(*cue.words)[1].likelihood(), words)


def _places_markdown(cue: Cue, words: Words) -> str:
    found = looked(*cue.words)[1].likelihood()
    seats = next(iter(found.values()))
    rows = [
        (tables.spoken(piece, words), *(tables.share(each, words) for each in of.values()))
        for piece, of in tables.telling(found)
    ]
    return table(("", *(tables.holder(seat, words) for seat in seats)), rows)


def _worlds(cue: Cue) -> tuple[Any, ...]:
    game, place, count = cue.words
    return worlds(GAMES[game](), looked(game, place)[1].view, int(count), "bench", few=0).states


def _worlds_html(cue: Cue, words: Words) -> str:
    return "".join(f'<section class="sp-card">{tables.hands(state, words)}</section>' for state in _worlds(cue))


def _worlds_markdown(cue: Cue, words: Words) -> str:
    states = _worlds(cue)
    seats = range(len(states[0].hands))
    rows = [[" ".join(tables.spoken(piece, words) for piece in hand) for hand in state.hands] for state in states]
    return table([words.seat(seat) for seat in seats], rows)


def _open_html(cue: Cue, words: Words) -> str:
    line, here = looked(*cue.words)
    return tables.all_open(here, line.steps[here.at].state, all_open(line, here.at), FACES[cue.words[0]](), words)


def _open_markdown(cue: Cue, words: Words) -> str:
    line, here = looked(*cue.words)
    return tables.best_open(here, all_open(line, here.at), FACES[cue.words[0]](), words)


@cache
def _met(game: str, *asked: str) -> tuple[tuple[str, Score], ...]:
    """Bots that met: `club beginner 48`; or conventions switched off: `club dominoes.convention.… 48`."""
    *names, deals = asked
    bot, *ids = names
    if ids and "." in ids[0]:
        outcome = conventions(game, bot, ids, int(deals), "bench", workers=WORKERS)
        return tuple(zip(ids, outcome.scores, strict=True))
    outcome = match(game, *names, deals=int(deals), seed="bench", workers=WORKERS)
    return tuple(("", score) for score in outcome.scores)


def _pairing(id: str, score: Score, words: Words) -> str:
    first = words.say(f"level-{score.first.name}")
    if id:
        return words.say("bench-without", bot=first, convention=id)
    return words.say("bench-against", first=first, second=words.say(f"level-{score.second.name}"))


def _meet_html(cue: Cue, words: Words) -> str:
    return tables.meetings([(_pairing(id, score, words), score) for id, score in _met(*cue.words)], words)


def _meet_markdown(cue: Cue, words: Words) -> str:
    rows = [
        (_pairing(id, score, words), str(score.won), str(score.lost), str(score.drawn), tables.gain(score, words))
        for id, score in _met(*cue.words)
    ]
    head = [words.say(f"bench-{name}") for name in ("meeting", "won", "lost", "drawn", "gain")]
    return table(head, rows)


RECKONED = {
    "weigh": Reckoned(_weigh_html, _weigh_markdown),
    "places": Reckoned(_places_html, _places_markdown),
    "worlds": Reckoned(_worlds_html, _worlds_markdown),
    "open": Reckoned(_open_html, _open_markdown),
    "meet": Reckoned(_meet_html, _meet_markdown),
}
