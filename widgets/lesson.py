"""A lesson in a notebook: `lesson = Lesson("dominoes.key")`, then `lesson.part(1)`, one cell for each part.

The prose lies in `notebooks/text`, once in each language; rules, rulings and decisions are the engine's own. A page at
rest (a notebook that was not run, or on a code host) shows the same in English, as Markdown and SVG.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial
from html import escape
from pathlib import Path
from urllib.parse import parse_qs

import ipywidgets as ipw
from IPython.display import display

from engine import GAMES
from engine.words import TEXT, Words
from widgets import theme
from widgets.guard import guarded
from widgets.learning import prose
from widgets.learning.blocks import Block, Figure, Piece, Reader, Rest, Run, pieces, sheet
from widgets.learning.picture import Paper
from widgets.learning.progress import Course, Diary
from widgets.learning.prose import Cue, Name, Text
from widgets.learning.turn import LiveTable, Turn
from widgets.learning.walk import Walk
from widgets.panels import Languages, box, sign
from widgets.viewport import Viewport

LIVE = "application/vnd.jupyter.widget-view+json"
CONTENTS, TABLE = "learn.ipynb", "play.ipynb"
FOLDERS = (TEXT, Path(__file__).parent / "text")


@cache
def words_in(language: str) -> Words:
    """The words of a lesson: at each seat sits a player of the start page."""
    plain = Words(language, folders=FOLDERS)
    seats = (seat for seat in range(8) if plain.has(f"name-{seat}"))
    return Words(language, {seat: plain.say(f"name-{seat}") for seat in seats}, FOLDERS)


@cache
def style(dark: bool = False) -> str:
    """The look of a lesson, with the colours of the house, by day or by night; a dark JupyterLab has its night too."""
    chrome = theme.DARK if dark else theme.LIGHT
    colours = f"{vars_of(chrome)} --sun: {theme.SUN}; --sun-ink: {theme.SUN_INK};"
    page = f"body.jp-Notebook {{ background: {chrome.paper} !important; color-scheme: dark; }}" if dark else ""
    lab = f"[data-jp-theme-light=false] .sp-book {{ {vars_of(theme.DARK)} }}"
    sheet = (Path(__file__).parent / "learning" / "book.css").read_text("utf-8")
    return f"<style>.sp-book {{ {colours} }} {lab} {page} {sheet}</style>"


def vars_of(chrome: theme.Chrome) -> str:
    return " ".join(f"--{name.replace('_', '-')}: {getattr(chrome, name)};" for name in chrome.__slots__)


def shown(widgets: Sequence[ipw.Widget], rests: Sequence[Rest]) -> None:
    """Show widgets in one column; where there are none, what stands for each at rest.

    The column is the first output's view. Those of the others name no model, which is how a live page is told to hide
    them: a page of many views may lose some, for Jupyter waits two seconds for a model, however busy the browser is.
    """
    column = box("sp-book", *widgets, across=False)
    for view, rest in zip((column.model_id, *[""] * (len(rests) - 1)), rests, strict=True):
        display({LIVE: {"version_major": 2, "version_minor": 0, "model_id": view}, **rest}, raw=True)


class Leaf:
    """A page of the course: its look, its language, its window."""

    def __init__(self) -> None:
        guard = partial(guarded, on_fault=lambda: None)
        self.reader = Reader(words_in("en"))
        self.diary = Diary()
        self.languages = Languages(guard(self.speak))
        self.viewport = Viewport(guard(self._resized), lambda clause: None)
        self.where, self.style = sheet("where"), sheet("")
        self.style.value = style()
        head = box("sp-head", self.where, self.languages.widget)
        self.head = box("sp-book", self.style, head, *self.viewport.widgets, across=False)

    def speak(self, language: str) -> None:
        """Say everything in another language."""
        sign(self.head, "lang", language)
        self._for(Reader(words_in(language), self.reader.paper, self.reader.at))

    def _resized(self) -> None:
        """The page has told its size, and with it, once, the language and the clause it was opened at."""
        asked = parse_qs(self.viewport.widgets[0].value.partition("query=")[2])
        dark, at = self.viewport.dark, asked.get("at", [""])[0]
        self.style.value, paper = style(dark), Paper.of(self.viewport.width, dark)
        self.reader = Reader(self.reader.words, paper, at)
        self.speak(self.viewport.language if self.viewport.first else self.reader.words.language)
        if self.viewport.first:
            self.met()

    def met(self) -> None:
        """The page is there, and has told who reads."""

    def _for(self, reader: Reader) -> None:
        self.reader = reader
        self.languages.show(reader.words)
        self.show()

    def show(self) -> None:
        """Show everything again, for this reader."""


class Lesson(Leaf):
    """A lesson, from its text and the engine."""

    def __init__(self, id: str) -> None:
        super().__init__()
        self.name = self._named(id)
        self.live = LiveTable()
        self.blocks: dict[tuple[int, int], Block] = {}
        self.links = sheet()
        self.show()

    def _named(self, id: str) -> Name:
        return prose.named(id)

    def met(self) -> None:
        self.diary.note(self.viewport.keeper, self.name.id)

    def _solved(self, place: str) -> None:
        self.diary.note(self.viewport.keeper, self.name.id, place)

    @property
    def text(self) -> Text:
        return prose.text(self.name, self.reader.words.language)

    def _ipython_display_(self) -> None:
        """The head: what course this is, the language, the title, what the lesson is about."""
        widgets, rests = self._made(0)
        shown((self.head, *widgets), ({"text/markdown": f"*{self._where()}*"}, *rests))

    def part(self, number: int) -> None:
        """Show a part; its title stands over its first paragraphs."""
        shown(*self._made(number))

    def _made(self, number: int) -> tuple[list[ipw.Widget], list[Rest]]:
        """The widgets of a part, and what stands for them at rest."""
        widgets: list[ipw.Widget] = []
        rests: list[Rest] = []
        for at, piece in enumerate(self._pieces(number)):
            block = self.blocks[number, at] = self._block(piece)
            block.show(piece, self.reader)
            widgets += block.widgets
            rests += block.rest(piece, self.reader)
        return widgets, rests

    def foot(self) -> None:
        """Show where to go from here."""
        links = (f"[{title}]({notebook})" for notebook, title in self._links())
        shown((self.links,), ({"text/markdown": " · ".join(links)},))

    def show(self) -> None:
        self.where.value = escape(self._where())
        language = self.reader.words.language
        links = (f'<a href="{notebook}?lang={language}">{escape(title)}</a>' for notebook, title in self._links())
        self.links.value = f"<nav>{''.join(links)}</nav>"
        for (number, at), block in self.blocks.items():
            block.show(self._pieces(number)[at], self.reader)

    def _where(self) -> str:
        words = self.reader.words
        game = words.say(f"game-{self.name.game}")
        return words.say("lesson-number", game=game, number=self.name.number)

    def _links(self) -> list[tuple[str, str]]:
        """The contents, the game's table, and the lesson after this one."""
        words, course = self.reader.words, prose.lessons()
        later = course[course.index(self.name) + 1 :][:1]
        ahead = ((name.notebook, f"{prose.text(name, words.language).title} →") for name in later)
        return [(CONTENTS, words.say("lesson-contents")), (TABLE, words.say("lesson-play")), *ahead]

    def _pieces(self, number: int) -> tuple[Piece, ...]:
        part = self.text.parts[number]
        title = f"{'##' if number else '#'} {part.title}"
        first, *rest = pieces(part)
        return ((title, *first), *rest) if isinstance(first, tuple) else ((title,), first, *rest)

    def _block(self, piece: Piece) -> Block:
        if not isinstance(piece, Cue):
            return Run(self.name.game)
        match piece.verb:
            case "turn":
                return Turn(self.name.game, self.live, self._solved)
            case "walk":
                return Walk(self.name.game)
        return Figure(self.name.game)


class Contents(Leaf):
    """The course: every lesson of every game, and how far the reader has come."""

    def __init__(self) -> None:
        super().__init__()
        self.course = Course()
        self.list = sheet()
        self.show()

    def _ipython_display_(self) -> None:
        lines = "\n".join(f"{name.number}. [{self._title(name)}]({name.notebook})" for name in prose.lessons())
        title = f"# {self.reader.words.say('lesson-learn')}"
        shown((self.head, self.list), ({"text/markdown": title}, {"text/markdown": lines}))

    def met(self) -> None:
        self.course = self.diary.course(self.viewport.keeper)
        self.show()

    def show(self) -> None:
        words = self.reader.words
        games = (self._taught(game) for game in GAMES if any(name.game == game for name in prose.lessons()))
        about = f"<h1>{escape(words.say('lesson-learn'))}</h1><p>{escape(words.say('lesson-about'))}</p>"
        table = f'<nav><a href="{TABLE}?lang={words.language}">{escape(words.say("lesson-play"))}</a></nav>'
        self.list.value = about + self._ahead() + "".join(games) + table

    def _title(self, name: Name) -> str:
        return prose.text(name, self.reader.words.language).title

    def _ahead(self) -> str:
        """Where to go on, for one who has begun."""
        if self.course.last is None:
            return ""
        name, words = self.course.ahead, self.reader.words
        said = words.say("lesson-ahead", title=self._title(name))
        return f'<p><a class="ahead" href="{prose.address(name, words.language)}">{escape(said)}</a></p>'

    def _taught(self, game: str) -> str:
        rows = (self._row(name) for name in prose.lessons() if name.game == game)
        title = escape(self.reader.words.say(f"game-{game}"))
        return f"<h2>{title}</h2><ol class='course'>{''.join(rows)}</ol>"

    def _row(self, name: Name) -> str:
        where = prose.address(name, self.reader.words.language)
        title = f"<i>{name.number}</i><span>{escape(self._title(name))}</span>"
        return f'<li><a href="{where}">{title}{self._mark(name)}</a></li>'

    def _mark(self, name: Name) -> str:
        """What of a lesson was read and solved."""
        if not self.course.opened(name):
            return ""
        words, (solved, asked) = self.reader.words, self.course.count(name)
        if self.course.done(name):
            return f'<b class="done">✓ {escape(words.say("lesson-done"))}</b>'
        return f"<b>{escape(words.say('lesson-solved', solved=solved, count=asked))}</b>"
