"""What a part of a lesson is made of: runs of text, and pictures between them.

A block is shown again whenever the language or the window changes. Each of its outputs has two forms: a widget for the
live page, and what a page at rest shows, be it on a code host or in a notebook that was not run.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from typing import Any, Protocol

import ipywidgets as ipw

from engine.words import Words
from widgets.learning import cards
from widgets.learning.cards import Card
from widgets.learning.moments import Moment, moment
from widgets.learning.picture import Paper, aloud, draw
from widgets.learning.prose import Cue, Part
from widgets.markup import rich
from widgets.panels import html
from widgets.svg import svg

Rest = dict[str, str]
Piece = tuple[str | Cue, ...] | Cue
PICTURES = frozenset({"figure", "turn", "walk", "glass", "weigh", "places", "worlds", "open", "meet"})
_STRONG, _EMPHASIS = re.compile(r"\*\*(.+?)\*\*"), re.compile(r"\*(.+?)\*")
_NAMED = re.compile(r"\{([a-z0-9.-]+)\}")


@dataclass(frozen=True, slots=True)
class Reader:
    """For whom a lesson is shown: the words, the room, and the clause that the page was opened at."""

    words: Words
    paper: Paper = Paper()
    at: str = ""


class Block(Protocol):
    """A piece of a lesson on the page."""

    widgets: tuple[ipw.Widget, ...]

    def show(self, piece: Piece, reader: Reader) -> None: ...
    def rest(self, piece: Piece, reader: Reader) -> tuple[Rest, ...]: ...


def sheet(kinds: str = "sp-book") -> ipw.HTML:
    """A sheet to write on."""
    return html(kinds)


def pieces(part: Part) -> tuple[Piece, ...]:
    """A part cut at its pictures: runs of paragraphs and spoken cues, and between them the cues of pictures."""
    return tuple(_cut(part))


def _cut(part: Part) -> Iterator[Piece]:
    run: list[str | Cue] = []
    for item in part.body:
        if not (isinstance(item, Cue) and item.verb in PICTURES):
            run.append(item)
            continue
        if run:
            yield tuple(run)
        yield item
        run = []
    if run:
        yield tuple(run)


# --- Text


def spoken(game: str, cue: Cue, words: Words) -> tuple[Card, ...]:
    """What the engine says at a cue. Raises LookupError for a cue that there is not."""
    if cue.verb == "rule":
        return tuple(cards.rule(id, words) for id in cue.words)
    here = moment(game, cue.words[0])
    match cue.verb:
        case "step":
            return cards.rulings(here.game, here.step.rulings, words, cue.clauses)
        case "try":
            return cards.attempt(here, here.game.read(cue.tried), words, cue.clauses)
        case "decides":
            return (cards.decision(here, here.decision(), words),)
        case "reads":
            return (cards.reading(here.before().reading(here.step.action), words),)
        case "knows":
            return (cards.known(here, words),)
    raise LookupError(f"There is no cue @{cue.verb}.")


def paragraph(text: str, words: Words) -> str:
    """A paragraph, or a list, as HTML."""
    said = _NAMED.sub(lambda id: f"<em class='law'>{escape(words.title(id[1]))}</em>", rich(text))
    said = _EMPHASIS.sub(r"<em>\1</em>", _STRONG.sub(r"<strong>\1</strong>", said))
    if not text.startswith("- "):
        return f"<p>{said}</p>"
    return "<ul>" + "".join(f"<li>{point.removeprefix('- ')}</li>" for point in said.split("\n")) + "</ul>"


class Run:
    """Paragraphs and what the engine says between them, under the title of the part if they begin it."""

    def __init__(self, game: str, title: str = "") -> None:
        self.game, self.heading = game, title
        self.text = sheet()
        self.widgets = (self.text,)

    def show(self, piece: Any, reader: Reader) -> None:
        written = (self._html(item, reader) for item in piece)
        self.text.value = f'<div class="prose">{"".join(written)}</div>'

    def rest(self, piece: Any, reader: Reader) -> tuple[Rest, ...]:
        return ({"text/markdown": "\n\n".join(self._markdown(item, reader.words) for item in piece)},)

    def _html(self, item: str | Cue, reader: Reader) -> str:
        if isinstance(item, Cue):
            return "".join(cards.html(card, reader.at) for card in spoken(self.game, item, reader.words))
        if item.startswith("#"):
            level = len(item) - len(item.lstrip("#"))
            return f"<h{level}>{escape(item.lstrip('# '))}</h{level}>"
        return paragraph(item, reader.words)

    def _markdown(self, item: str | Cue, words: Words) -> str:
        if isinstance(item, Cue):
            return cards.markdown(spoken(self.game, item, words))
        return _NAMED.sub(lambda id: f"*{words.title(id[1])}*", item)


# --- Pictures


def picture(here: Moment, reader: Reader, **more: Any) -> str:
    """A moment as HTML."""
    return f'<div class="picture">{svg(draw(here, reader.words, reader.paper, **more))}</div>'


def still(here: Moment, words: Words, **more: Any) -> Rest:
    """A moment at rest: as a picture, and in words."""
    scene = draw(here, words, Paper(), **more)
    return {"image/svg+xml": svg(scene), "text/plain": aloud(scene)}


def caption(said: str) -> str:
    return f'<p class="caption">{rich(said)}</p>'


class Figure:
    """A position, and the sentence under it."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.picture, self.caption = sheet(), sheet()
        self.widgets = (self.picture, self.caption)

    def show(self, piece: Any, reader: Reader) -> None:
        self.picture.value = picture(moment(self.game, piece.words[0]), reader)
        self.caption.value = caption(piece.said)

    def rest(self, piece: Any, reader: Reader) -> tuple[Rest, ...]:
        return still(moment(self.game, piece.words[0]), reader.words), {"text/markdown": f"*{piece.said}*"}
