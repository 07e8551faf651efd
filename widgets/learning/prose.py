"""The text of a lesson: one Markdown file for each language, with places where the engine speaks.

A lesson begins with its title (`# …`), each of its parts with its own (`## …`). A paragraph `@verb words: sentence` is
a cue: there the engine's own text, a position or a whole deal is shown; of the rulings at a `@step` or a `@try`, those
by the clauses named, or all. `{id}` within a sentence names a clause or a
convention. Of Markdown there is **strong**, *emphasis*, `- ` for a list, and nothing else.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

PROJECT = Path(__file__).parents[2] / "notebooks"
_CUE = re.compile(r"@(?P<verb>[a-z]+)(?P<words>(?:[^:]|:(?=\S))*)(?::\s+(?P<said>.*))?")
_NAME = re.compile(r"(?P<game>[a-z]+)-(?P<number>\d+)-(?P<subject>[a-z-]+)")


@dataclass(frozen=True, slots=True)
class Cue:
    """A place where something is shown: what, of which clauses or positions, and the sentence under it."""

    verb: str
    words: tuple[str, ...]
    said: str = ""

    @property
    def tried(self) -> str:
        """The action that is tried, as a record writes it."""
        return " ".join(word for word in self.words[1:] if "." not in word)

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses named after a position: no action has a point in it, and every clause has."""
        return tuple(word for word in self.words[1:] if "." in word)


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a lesson: its title, its paragraphs and cues."""

    title: str
    body: tuple[str | Cue, ...]

    @property
    def cues(self) -> tuple[Cue, ...]:
        return tuple(item for item in self.body if isinstance(item, Cue))


@dataclass(frozen=True, slots=True)
class Text:
    """A lesson in one language. Its first part is what stands before the first heading, under the lesson's title."""

    parts: tuple[Part, ...]

    @property
    def title(self) -> str:
        return self.parts[0].title

    @property
    def cues(self) -> tuple[Cue, ...]:
        return tuple(cue for part in self.parts for cue in part.cues)


def parse(markdown: str) -> Text:
    """Read a lesson's Markdown. Raises ValueError for a paragraph before the title."""
    parts: list[tuple[str, list[str | Cue]]] = []
    for paragraph in _paragraphs(markdown):
        if paragraph.startswith("#"):
            parts.append((paragraph.lstrip("# "), []))
        elif not parts:
            raise ValueError(f"A lesson begins with its title, not with {paragraph!r:.40}.")
        else:
            parts[-1][1].append(_item(paragraph))
    return Text(tuple(Part(title, tuple(body)) for title, body in parts))


def _paragraphs(markdown: str) -> Iterator[str]:
    """Paragraphs without their line breaks; a list keeps one for each of its points."""
    for block in re.split(r"\n\s*\n", markdown.strip()):
        yield re.sub(r"\s*\n\s*(?!- )", " ", block)


def _item(paragraph: str) -> str | Cue:
    cue = _CUE.fullmatch(paragraph)
    return Cue(cue["verb"], tuple(cue["words"].split()), cue["said"] or "") if cue else paragraph


# --- Where the lessons are


@dataclass(frozen=True, slots=True, order=True)
class Name:
    """A lesson's name, from that of its file: the game, its number in the course, its subject."""

    game: str
    number: int
    subject: str

    @property
    def id(self) -> str:
        return f"{self.game}.{self.subject}"

    @property
    def stem(self) -> str:
        return f"{self.game}-{self.number}-{self.subject}"

    @property
    def notebook(self) -> str:
        return f"{self.stem}.ipynb"


def home() -> Path:
    """The folder of the notebooks: the project's own, or that in which a notebook runs."""
    return PROJECT if PROJECT.is_dir() else Path.cwd()


@cache
def lessons() -> tuple[Name, ...]:
    """All lessons, in the order of reading."""
    found = (_NAME.fullmatch(path.stem) for path in home().glob("text/en/*.md"))
    return tuple(sorted(Name(name["game"], int(name["number"]), name["subject"]) for name in found if name))


def named(id: str) -> Name:
    """The lesson of this id, such as dominoes.key. Raises LookupError if there is none."""
    for name in lessons():
        if name.id == id:
            return name
    raise LookupError(f"There is no lesson {id}; there are {', '.join(name.id for name in lessons())}.")


@cache
def text(name: Name, language: str) -> Text:
    """A lesson in a language."""
    return parse((home() / "text" / language / f"{name.stem}.md").read_text("utf-8"))


@cache
def _places() -> dict[str, Name]:
    """The lesson that teaches each clause and convention."""
    ruled = [(name, cue) for name in reversed(lessons()) for cue in text(name, "en").cues if cue.verb == "rule"]
    return {id: name for name, cue in ruled for id in cue.words}


def lesson_of(id: str) -> Name | None:
    """The lesson that teaches a clause or convention; None if no lesson does."""
    return _places().get(id)


def address(name: Name, language: str, at: str = "") -> str:
    """The link from any page of ours to a lesson, or to the place in it where a clause or convention is taught."""
    return f"{name.notebook}?lang={language}" + (f"&at={at}" if at else "")
