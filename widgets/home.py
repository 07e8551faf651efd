"""The start page: the game, its house rules, the seats, the language, and what else one may go on with."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from html import escape
from typing import Any

import ipywidgets as ipw

from engine import GAMES
from engine.bots import best_level, levels
from engine.record import Chair
from engine.table import Game
from engine.words import LANGUAGES, Words
from widgets.games import FACES
from widgets.learning.progress import Course
from widgets.learning.prose import address, text
from widgets.markup import element, kicker, link, mark, quiet
from widgets.model import PERSON
from widgets.panels import Languages, Segments, bare, box, button, html, label, show
from widgets.panels import mark as marked
from widgets.waiting import Waiting

ON_BINDER = "BINDER_SERVICE_HOST" in os.environ
MOST_SEATS, MOST_RULES = 8, 2


@dataclass(frozen=True, slots=True)
class Wish:
    """What a new game is to be."""

    game: str
    options: Mapping[str, Any]
    chairs: tuple[Chair, ...]


def usual(game: str, players: int | None = None) -> Wish:
    """You at seat 1, the best bots elsewhere; as many as are wished for, if so many may play."""
    law, chosen = GAMES[game](), {"players": players} if players in FACES[game]().players else {}
    best, _ = best_level(law)
    seats = law.seats(law.options(chosen))
    return Wish(game, chosen, tuple(Chair(PERSON if seat == 0 else best) for seat in range(seats)))


def house_rules(game: Game) -> dict[str, str]:
    """The house options of a game, each with the clause that it wakes."""
    return {rule.house: rule.id for rules in game.questions.values() for rule in rules if rule.house}


class Home:
    """The start page, around the games that wait. Calls `start(wish)`, `speak(language)`, `dark()`, `bot(game, level)`
    when a bot is chosen, and `host(wish, names)` for a table of many devices."""

    def __init__(
        self,
        start: Callable[[Wish], None],
        waiting: Waiting,
        speak: Callable[[str], None],
        dark: Callable[[], None],
        bot: Callable[[str, str], None],
        host: Callable[[Wish, list[str]], None],
    ) -> None:
        self.game, self.players = next(iter(FACES)), 5
        self.waiting = waiting
        self._words, self._usual_names = Words(), frozenset[str]()
        self._build_cards()
        self._build_setup(start, bot, host)
        self.languages, self.dark = Languages(speak), button("moon", "sp-quiet", press=dark)
        self.name, self.title, self.intro, self.note = html(), html("sp-hello"), html(), html("sp-note")
        bar = box("sp-bar", box("l", self.name), box("m"), box("r", self.languages.widget, self.dark))
        self.lessons, self._course = html(), Course()
        games = box("g", self.title, self.intro, self.cards, across=False)
        more = box("g more", waiting.widget, self.lessons, self.note, across=False)
        self.widget = box("sp-homepage", bar, box("sp-home", games, self.setup, more), across=False)

    # --- Parts

    def _build_cards(self) -> None:
        self.art = {
            name: button("", "sp-art", f"sp-art-{name}", press=lambda name=name: self._choose(name)) for name in FACES
        }
        self.about = {name: html("tx") for name in FACES}
        self.card = {name: box("gm", self.art[name], self.about[name], across=False) for name in FACES}
        self.cards = box("games", *self.card.values())

    def _build_setup(
        self,
        start: Callable[[Wish], None],
        bot: Callable[[str, str], None],
        host: Callable[[Wish, list[str]], None],
    ) -> None:
        self.new, self.seats, self.rules_head = html(), html(), html()
        self.count = Segments(self._seat_players)
        self.rules = tuple(bare(ipw.Checkbox, indent=False) for _ in range(MOST_RULES))
        self.dots = tuple(html() for _ in range(MOST_SEATS))
        self.names = tuple(bare(ipw.Text, continuous_update=False) for _ in range(MOST_SEATS))
        self.levels = tuple(bare(ipw.Dropdown) for _ in range(MOST_SEATS))
        for level in self.levels:
            level.observe(lambda change: bot(self.game, change["new"]), names="value")
        self.rows = tuple(box("st", *row) for row in zip(self.dots, self.names, self.levels, strict=True))
        self.start = button("next", "sp-go", "sp-big", press=lambda: start(self.wish()))
        self.host = button("swap", "sp-primary", "sp-big", press=lambda: host(self.wish(), self._named()))
        rules = box("op", self.rules_head, *self.rules, across=False)
        seats = box("seats", *self.rows, across=False)
        go = box("go", self.host, self.start)
        self.setup = box("setup sp-card", self.new, self.count.widget, rules, self.seats, seats, go, across=False)

    # --- What is wished

    def wish(self) -> Wish:
        """The game as the page has it now."""
        law, options = GAMES[self.game](), self._options()
        seats = law.seats(law.options(options))
        names = (self._own(name.value.strip()) for name in self.names[:seats])
        levels = (str(level.value) for level in self.levels[:seats])
        return Wish(self.game, options, tuple(Chair(level, name) for level, name in zip(levels, names, strict=True)))

    def _named(self) -> list[str]:
        """The names as they stand at the seats."""
        return [name.value for name in self.names]

    def _options(self) -> dict[str, Any]:
        players = {"players": self.players} if FACES[self.game]().players else {}
        houses = house_rules(GAMES[self.game]())
        return players | {house: True for house, box in zip(houses, self.rules, strict=False) if box.value}

    def _own(self, name: str) -> str:
        """A name that somebody gave; none where it is the usual one, which follows the language."""
        return "" if name in self._usual_names else name[:24]

    def _choose(self, game: str) -> None:
        self.game = game
        self._show_setup()

    def _seat_players(self, players: int) -> None:
        self.players = players
        self._show_setup()

    # --- Showing

    def relabel(self, words: Words, dark: bool) -> None:
        """Say everything in the language of `words`; names that were not changed follow it."""
        self._words = words
        self._usual_names = frozenset(
            Words(language, folders=words.folders).say(f"name-{seat}")
            for seat in range(MOST_SEATS)
            for language in LANGUAGES
        )
        self.name.value = f'<div class="ttl"><span class="sp-serif">{escape(words.say("app-name"))}</span></div>'
        self.title.value = f"<h1>{escape(words.say('home-title'))}</h1>"
        self.intro.value = quiet(words.say("home-about"))
        self.note.value = quiet(words.say("home-binder")) if ON_BINDER else ""
        self.new.value = f"<h2>{escape(words.say('home-new'))}</h2>"
        self.seats.value, self.rules_head.value = kicker(words.say("home-seats")), kicker(words.say("home-house"))
        self.waiting.relabel(words)
        self.languages.show(words)
        label(self.dark, words.say("button-light" if dark else "button-dark"))
        label(self.start, words.say("home-start"))
        label(self.host, words.say("home-host"))
        for name in FACES:
            title = words.say(f"game-{name}")
            label(self.art[name], title, icon_only=True)
            about = escape(words.say(f"game-{name}", "about"))
            self.about[name].value = f'<b class="sp-serif">{escape(title)}</b><span>{about}</span>'
        self._show_setup()
        self.teach(self._course)

    def teach(self, course: Course) -> None:
        """Lead to the lessons, and to the one to go on with."""
        self._course, words = course, self._words
        ahead = course.ahead
        named = words.say("lesson-ahead", title=text(ahead, words.language).title)
        links = [(f"learn.ipynb?lang={words.language}", words.say("lesson-contents"))]
        if course.last is not None:
            links.insert(0, (address(ahead, words.language), named))
        shown = "".join(link(where, said, "sp-i-learn") for where, said in links)
        shown += link(f"lab.ipynb?lang={words.language}", words.say("bench-link"), "sp-i-chart")
        self.lessons.value = kicker(words.say("lesson-learn")) + element("div", "sp-lessons", shown)

    def _show_setup(self) -> None:
        law, face, words = GAMES[self.game](), FACES[self.game](), self._words
        for name, card in self.card.items():
            marked(card, "on", name == self.game)
        show(self.count.widget, bool(face.players))
        self.count.show(words.say("home-players"), [(str(count), count) for count in face.players], self.players)
        self._show_rules(house_rules(law))
        seats = law.seats(law.options(self._options()))
        for seat in range(MOST_SEATS):
            show(self.rows[seat], seat < seats)
            self.dots[seat].value = mark(seat % 2) if face.pairs else ""
            self._show_seat(seat, law)

    def _show_rules(self, houses: Mapping[str, str]) -> None:
        show(self.rules_head, bool(houses))
        for at, made in enumerate(self.rules):
            show(made, at < len(houses))
            if at < len(houses):
                clause = list(houses.values())[at]
                made.description, made.tooltip = self._words.title(clause), self._words.rule(clause)

    def _show_seat(self, seat: int, law: Game) -> None:
        name, level = self.names[seat], self.levels[seat]
        name.description = self._words.say("home-seat-name", number=seat + 1)
        level.description = self._words.say("home-seat-player", number=seat + 1)
        if name.value.strip() in self._usual_names | {""}:
            name.value = self._words.say(f"name-{seat}")
        players = (PERSON, *levels(law))
        options = tuple((self._words.say(f"level-{player}"), player) for player in players)
        if level.options != options:
            kept = level.value
            usual = PERSON if seat == 0 else best_level(law)[0]
            with level.hold_sync():
                level.options = options
                level.value = kept if kept in players else usual
