"""The start page: the game, the seats, the language. One click starts with you at seat 1 and bots elsewhere."""

from __future__ import annotations

import os
from collections.abc import Callable
from html import escape

import ipywidgets as ipw

from engine import GAMES
from engine.record import Chair
from engine.words import LANGUAGES, Words
from widgets.games import FACES
from widgets.markup import mark
from widgets.model import PERSON
from widgets.panels import Languages, box, button, html, label, show

SEATS = 4
ON_BINDER = "BINDER_SERVICE_HOST" in os.environ


class Home:
    """The start page. `start` is called with a game's name and who sits where."""

    def __init__(
        self,
        start: Callable[[str, tuple[Chair, ...]], None],
        resume: Callable[[], None],
        language: Callable[[str], None],
        dark: Callable[[], None],
    ) -> None:
        self._start = start
        self.title, self.intro, self.new, self.note = html("sp-hello"), html(), html(), html("sp-note")
        self.language = Languages(language)
        self.dark = button("moon", "sp-quiet", press=dark)
        self.games = {
            name: button("", "sp-art", f"sp-art-{name}", press=lambda name=name: self._go(name)) for name in FACES
        }
        self.about = {name: html("tx") for name in FACES}
        self.names = tuple(ipw.Text(continuous_update=False) for _ in range(SEATS))
        self.levels = tuple(ipw.Dropdown() for _ in range(SEATS))
        self.start = button("next", "sp-go", "sp-big", press=lambda: self._go(next(iter(FACES))))
        self.resume = button("", "sp-quiet", "sp-big", press=resume)
        self.widget = box("sp-homepage", self._bar(), self._page(), across=False)

    def _bar(self) -> ipw.Box:
        self.name = html()
        return box("sp-bar", box("l", self.name), box("m"), box("r", self.language.widget, self.dark))

    def _page(self) -> ipw.Box:
        cards = [box("gm", self.games[name], self.about[name], across=False) for name in FACES]
        left = box("g", self.title, self.intro, box("games", *cards), self.note, across=False)
        return box("sp-home", left, self._setup())

    def _setup(self) -> ipw.Box:
        rows = []
        for seat, (name, level) in enumerate(zip(self.names, self.levels, strict=True)):
            dot = html()
            dot.value = mark(seat % 2)
            rows.append(box("st", dot, name, level))
        self.seats = html()
        seats, go = box("seats", *rows, across=False), box("go", self.resume, self.start)
        return box("setup sp-card", self.new, self.seats, seats, go, across=False)

    def relabel(self, words: Words, dark: bool, running: bool) -> None:
        """Say everything in the language of `words`; names that were not changed follow it."""
        self.name.value = f'<div class="ttl"><span class="sp-serif">{escape(words.say("app-name"))}</span></div>'
        self.title.value = f"<h1>{escape(words.say('home-title'))}</h1>"
        self.intro.value = f'<p class="sp-sub">{escape(words.say("home-about"))}</p>'
        self.note.value = f'<p class="sp-sub">{escape(words.say("home-binder"))}</p>' if ON_BINDER else ""
        self.new.value = f"<h2>{escape(words.say('home-new'))}</h2>"
        self.seats.value = f'<div class="sp-kicker">{escape(words.say("home-seats"))}</div>'
        self.language.show(words)
        label(self.dark, words.say("button-light" if dark else "button-dark"))
        label(self.start, words.say("home-start"))
        label(self.resume, words.say("home-resume"))
        show(self.resume, running)
        for name, card in self.games.items():
            label(card, words.say(f"game-{name}"), icon_only=True)
            title, about = words.say(f"game-{name}"), words.say(f"game-{name}", "about")
            self.about[name].value = f'<b class="sp-serif">{escape(title)}</b><span>{escape(about)}</span>'
        self._seats_in(words)

    def _seats_in(self, words: Words) -> None:
        self._defaults = {
            Words(language, folders=words.folders).say(f"name-{seat}")
            for seat in range(SEATS)
            for language in LANGUAGES
        }
        levels = tuple((words.say(f"level-{level}"), level) for level in GAMES["dominoes"]().levels)
        for seat, (name, level) in enumerate(zip(self.names, self.levels, strict=True)):
            if name.value in self._defaults or not name.value.strip():
                name.value = words.say(f"name-{seat}")
            options = ((words.say("level-human"), PERSON),) if seat == 0 else levels
            if tuple(level.options) != options:
                kept = level.value
                level.options = options
                values = [value for _, value in options]
                level.value = kept if kept in values else values[-1]

    def _go(self, game: str) -> None:
        seats = zip(self.names, self.levels, strict=True)
        self._start(game, tuple(Chair(str(level.value), self._own(name.value.strip())) for name, level in seats))

    def _own(self, name: str) -> str:
        """A name that somebody gave; none where it is the usual one, which follows the language."""
        return "" if name in self._defaults else name[:24]
