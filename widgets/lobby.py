"""The lobby of a hosted table: who has come, the links to the seats, what is to be played, and the start."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from html import escape
from typing import Any

import ipywidgets as ipw
import segno

from engine.bots import levels
from engine.table import Seat
from engine.words import Words
from widgets.games import FACES
from widgets.home import MOST_RULES, MOST_SEATS, house_rules
from widgets.markup import element, kicker, mark, quiet
from widgets.panels import Segments, bare, box, button, html, label, show
from widgets.panels import mark as marked
from widgets.place import Place

BENCH = MOST_SEATS
"""The row of the watchers, below the seats."""
LONGEST_NAME = 24


class Lobby:
    """The table before its game. Calls `sit(name)`, `arrange(options, levels, open_hands)`, `start()`, `leave()`,
    `invite()` when links are wanted, and `home()`."""

    def __init__(
        self,
        sit: Callable[[str], None],
        arrange: Callable[[Mapping[str, Any], list[str], bool], None],
        start: Callable[[], None],
        leave: Callable[[], None],
        home: Callable[[], None],
    ) -> None:
        self._arrange, self._showing = arrange, False
        self._place: Place | None = None
        self._links: Mapping[Seat | None, str] = {}
        self._shared: Seat | None = None
        self._players: int | None = None
        self._words = Words()
        self._build_seats(leave)
        self._build_setup(sit, start)
        self.back, self.title = button("home", "sp-icon", press=home), html()
        bar = box("sp-bar", box("l", self.back, self.title), box("m"), box("r"))
        self.hello, self.about = html("sp-hello"), html()
        left = box("g", self.hello, self.about, self.seats, self.link, box("sp-leaving", self.leave), across=False)
        self.widget = box("sp-lobby", bar, box("sp-home", left, self.setup), across=False)

    # --- Parts

    def _build_seats(self, leave: Callable[[], None]) -> None:
        self.who = tuple(html("sp-who") for _ in range(MOST_SEATS + 1))
        self.levels = tuple(bare(ipw.Dropdown) for _ in range(MOST_SEATS))
        for level in self.levels:
            level.observe(self._arranged, names="value")
        self.invite = tuple(
            button("upload", "sp-quiet", press=lambda at=at: self._share(at)) for at in range(MOST_SEATS + 1)
        )
        bench = box("sp-bench")
        parts = zip(self.who, (*self.levels, bench), self.invite, strict=True)
        self.rows = tuple(box("sp-seat", *row) for row in parts)
        self.seats = box("sp-seats sp-card", *self.rows, across=False)
        self.link = html("sp-link sp-card")
        self.leave = button("", "sp-quiet", press=leave)

    def _build_setup(self, sit: Callable[[str], None], start: Callable[[], None]) -> None:
        self.head, self.told = html(), html()
        self.name = bare(ipw.Text)
        self.sit = button("next", "sp-go", "sp-big", press=lambda: sit(self.name.value))
        self.count = Segments(self._count)
        self.rules_head = html()
        self.rules = tuple(bare(ipw.Checkbox, indent=False) for _ in range(MOST_RULES))
        self.open = bare(ipw.Checkbox, indent=False)
        for tick in (*self.rules, self.open):
            tick.observe(self._arranged, names="value")
        self.start = button("next", "sp-go", "sp-big", press=start)
        rules = box("op", self.rules_head, *self.rules, self.open, across=False)
        self.setup = box(
            "setup sp-card", self.head, self.told, self.name, self.count.widget, rules, box("go", self.sit, self.start),
            across=False,
        )  # fmt: skip

    # --- What the host arranges

    def _count(self, players: int) -> None:
        self._players = players
        self._arranged()

    def _arranged(self, _: Any = None) -> None:
        if self._showing or self._place is None or not self._place.is_host:
            return
        table = self._place.table
        players = {"players": self._players} if FACES[table.game.name]().players else {}
        houses = house_rules(table.game)
        rules = {house: True for house, tick in zip(houses, self.rules, strict=False) if tick.value}
        chosen = [str(level.value) for level in self.levels[: len(table.levels)]]
        self._arrange(players | rules, chosen, bool(self.open.value))

    def _share(self, row: int) -> None:
        """Show the link of a seat, or put it away again."""
        seat = None if row == BENCH else row
        self._shared = -1 if self._shared == seat else seat
        self._show_link()

    # --- Showing

    def show(self, place: Place, links: Mapping[Seat | None, str], words: Words) -> None:
        """Bring the lobby in line with the table; `links` are the addresses that this page may hand on."""
        if place is not self._place:
            self._shared, self.name.value = -1, ""
        self._place, self._links, self._words, self._showing = place, links, words, True
        self._show_texts(place, words)
        for seat in range(MOST_SEATS):
            show(self.rows[seat], seat < len(place.table.levels))
            if seat < len(place.table.levels):
                self._show_seat(place, seat)
        self._show_bench(place)
        self._show_setup(place)
        self._show_link()
        self._showing = False

    def _show_texts(self, place: Place, words: Words) -> None:
        game = words.say(f"game-{place.table.game.name}")
        self.title.value = f'<div class="ttl"><span class="sp-serif">{escape(game)}</span></div>'
        self.hello.value = f"<h1>{escape(words.say('lobby-title'))}</h1>"
        self.about.value = quiet(words.say("lobby-host-about" if place.is_host else "lobby-about"))
        label(self.back, words.say("button-home"), icon_only=True)
        label(self.leave, words.say("lobby-leave"))
        label(self.sit, words.say("lobby-sit"))
        label(self.start, words.say("lobby-start"))
        show(self.leave, place.seated and place.table.line is None)

    def _show_seat(self, place: Place, seat: Seat) -> None:
        words, table, level = self._words, place.table, self.levels[seat]
        name, free = table.people.get(seat, ""), seat not in table.people
        told = [] if free else self._standing(place, seat)
        dot = mark(seat % 2) if FACES[table.game.name]().pairs else ""
        shown = escape(name) if name else escape(words.say("lobby-free", number=seat + 1))
        pills = "".join(element("span", f"sp-pill {kind}", escape(words.say(f"lobby-{kind}"))) for kind in told)
        self.who[seat].value = f"{dot}<b class='{'free' if free else ''}'>{shown}</b>{pills}"
        bots = dict.fromkeys([*levels(table.game), table.levels[seat]])
        options = tuple((words.say(f"level-{bot}"), bot) for bot in bots)
        with level.hold_sync():
            if level.options != options:
                level.options = options
            level.value = table.levels[seat]
        level.description = words.say("lobby-bot", number=seat + 1)
        level.disabled = not place.is_host or table.line is not None
        show(level, free)
        show(self.invite[seat], free and place.is_host)
        label(self.invite[seat], words.say("lobby-invite"))

    @staticmethod
    def _standing(place: Place, seat: Seat) -> list[str]:
        """What is to be said beside a name."""
        facts = {"you": seat == place.seat, "hosts": seat == place.table.host, "away": seat in place.absent}
        return [kind for kind, so in facts.items() if so]

    def _show_bench(self, place: Place) -> None:
        count = self._words.say("lobby-watching", count=place.watching)
        self.who[BENCH].value = f"<b class='free'>{escape(count)}</b>"
        show(self.invite[BENCH], place.is_host)
        label(self.invite[BENCH], self._words.say("lobby-invite"))

    def _show_setup(self, place: Place) -> None:
        words, table = self._words, place.table
        face, houses, hosts = FACES[table.game.name](), house_rules(table.game), place.is_host
        coming = not place.seated and not place.watches
        marked(self.widget, "sp-coming", coming)
        host = table.people.get(table.host, "") if table.host is not None else ""
        self.head.value = f"<h2>{escape(words.say('lobby-take-seat' if coming else 'lobby-plays'))}</h2>"
        self.told.value = self._told(coming, hosts, host)
        self.name.description = words.say("lobby-name")
        for widget in (self.name, self.sit):
            show(widget, coming)
        show(self.start, hosts and table.line is None)
        self._players = len(table.levels)
        show(self.count.widget, bool(face.players) and not coming)
        self.count.show(words.say("home-players"), [(str(count), count) for count in face.players], self._players)
        show(self.rules_head, bool(houses) and not coming)
        self.rules_head.value = kicker(words.say("home-house"))
        for at, tick in enumerate(self.rules):
            show(tick, at < len(houses) and not coming)
            if at < len(houses):
                house, clause = list(houses.items())[at]
                tick.description, tick.tooltip = words.title(clause), words.rule(clause)
                tick.value, tick.disabled = bool(table.chosen.get(house)), not hosts
        self.open.description, self.open.value = words.say("lobby-open-hands"), table.open_hands
        self.open.disabled = not hosts
        show(self.open, not coming)
        for made in self.count.buttons:
            made.disabled = not hosts

    def _told(self, coming: bool, hosts: bool, host: str) -> str:
        say = self._words.say
        if coming:
            return quiet(say("lobby-give-name"))
        if hosts:
            return quiet(say("lobby-bots-fill"))
        return quiet(say("lobby-waits", name=host) if host else say("lobby-no-host"))

    def _show_link(self) -> None:
        """The link that is to be handed on, to be copied, or read by a phone's camera."""
        address = self._links.get(self._shared)
        taken = self._place is not None and self._shared in self._place.table.people
        show(self.link, address is not None and not taken)
        for row, made in enumerate(self.invite):
            marked(made, "sp-on", address is not None and self._shared == (None if row == BENCH else row))
        if address is None or taken:
            self.link.value = ""
            return
        self.link.value = self._invitation(address, self._shared)

    def _invitation(self, address: str, seat: Seat | None) -> str:
        """A link as a field to copy from, and as a picture."""
        words = self._words
        id, facts = ("lobby-link-watch", {}) if seat is None else ("lobby-link-seat", {"number": seat + 1})
        title, about = escape(words.say(id, **facts)), quiet(words.say(id, "about"))
        code = segno.make(address, error="m", micro=False)
        drawn = code.svg_inline(omitsize=True, border=2, dark="#1b2526", light="#fff")
        picture = f'<div class="qr" role="img" aria-label="{escape(words.say("lobby-qr"))}">{drawn}</div>'
        field = f'<input readonly value="{escape(address)}" aria-label="{title}">'
        copy = f'<button type="button" class="jupyter-button sp-primary" data-copy>{escape(words.say("lobby-copy"))}'
        return f'{picture}<div class="tx"><b>{title}</b>{about}<div class="cp">{field}{copy}</button></div></div>'
