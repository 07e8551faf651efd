"""The lobby of a hosted table: who has come, the links to the seats, what is to be played, and the start."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
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
from widgets.panels import Segments, Told, bare, box, button, html, label, show
from widgets.panels import mark as marked
from widgets.place import Place

BENCH = MOST_SEATS
"""The row of the watchers, below the seats."""


class Lobby:
    """The table before its game, and beside it. Calls `sit(name)`, `arrange(game, options, levels, open_hands)`,
    `start()`, `leave()`, `home()`, `renew(seat)` for another link to a seat or the bench, and `back()` to the game."""

    def __init__(
        self,
        sit: Callable[[str], None],
        arrange: Callable[[str, Mapping[str, Any], list[str], bool], None],
        start: Told,
        leave: Told,
        home: Told,
        renew: Callable[[Seat | None], None],
        back: Told,
    ) -> None:
        self._arrange, self._showing = arrange, False
        self._place: Place | None = None
        self._links: Mapping[Seat | None, str] = {}
        self._shared: Seat | None = -1
        self._players: int | None = None
        self._words = Words()
        self._calls = {"sit": sit, "start": start, "leave": leave, "home": home, "renew": renew, "back": back}
        self.widget = box("sp-lobby", across=False)

    # --- Parts

    def _build(self, home: Told, leave: Told, renew: Callable[[Seat | None], None], **setup: Any) -> None:
        """Built when it is first shown: a page opens sooner, the fewer things it is made of."""
        self._build_seats(leave)
        self._build_link(renew)
        self._build_setup(**setup)
        self.back, self.title = button("home", "sp-icon", press=home), html()
        bar = box("sp-bar", box("l", self.back, self.title), box("m"), box("r"))
        self.hello, self.about = html("sp-hello"), html()
        left = box("g", self.hello, self.about, self.seats, self.offer, box("sp-leaving", self.leave), across=False)
        self.widget.children = (bar, box("sp-home", left, self.setup))

    def _build_seats(self, leave: Told) -> None:
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
        self.leave = button("", "sp-quiet", press=leave)

    def _build_link(self, renew: Callable[[Seat | None], None]) -> None:
        self.link, self.renewing = html("sp-link"), html()
        self.renew = button("", "sp-quiet", press=lambda: renew(self._shared))
        self.offer = box("sp-offer sp-card", self.link, box("sp-renewing", self.renewing, self.renew), across=False)

    def _build_setup(self, sit: Callable[[str], None], start: Told, back: Told) -> None:
        self.head, self.told = html(), html()
        self.name = bare(ipw.Text, continuous_update=False)
        self.sit = button("next", "sp-go", "sp-big", press=lambda: sit(self.name.value))
        self.game, self.count = Segments(self._choose), Segments(self._count)
        self.rules_head = html()
        self.rules = tuple(bare(ipw.Checkbox, indent=False) for _ in range(MOST_RULES))
        self.open = bare(ipw.Checkbox, indent=False)
        for tick in (*self.rules, self.open):
            tick.observe(self._arranged, names="value")
        self.start = button("next", "sp-go", "sp-big", press=start)
        self.to_table = button("next", "sp-go", "sp-big", press=back)
        rules = box("op", self.rules_head, *self.rules, self.open, across=False)
        self.setup = box(
            "setup sp-card sp-enter", self.head, self.told, self.name, self.game.widget, self.count.widget, rules,
            box("go", self.sit, self.start, self.to_table), across=False,
        )  # fmt: skip

    # --- What the host arranges

    def _choose(self, game: str) -> None:
        """Another game: its usual number of players, no rule of the house, its best bots."""
        if self._place is not None and self._place.is_host and game != self._place.table.game.name:
            self._arrange(game, {}, [], bool(self.open.value))

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
        self._arrange(table.game.name, players | rules, chosen, bool(self.open.value))

    def _share(self, row: int) -> None:
        """Show what a host may do with the link of a seat, or put it away again."""
        seat = None if row == BENCH else row
        self._shared = -1 if self._shared == seat else seat
        self._show_link()

    # --- Showing

    def show(self, place: Place, links: Mapping[Seat | None, str], words: Words) -> None:
        """Bring the lobby in line with the table; `links` are the addresses that this page may hand on."""
        if not self.widget.children:
            self._build(**self._calls)
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
        about = "lobby-host-about" if place.is_host else "lobby-watch-about" if place.watches else "lobby-about"
        self.about.value = quiet(words.say(about))
        label(self.back, words.say("button-home"), icon_only=True)
        label(self.leave, words.say("lobby-leave"))
        label(self.sit, words.say("lobby-sit"))
        label(self.start, words.say("lobby-start"))
        show(self.leave, place.seated and place.table.line is None)

    def _show_seat(self, place: Place, seat: Seat) -> None:
        words, table, level = self._words, place.table, self.levels[seat]
        name, free = table.people.get(seat, ""), seat not in table.people
        told = () if free else self._standing(place, seat, words)
        dot = mark(seat % 2) if FACES[table.game.name]().pairs else ""
        shown = escape(name) if name else escape(words.say("lobby-free", number=seat + 1))
        pills = "".join(element("span", f"sp-pill {kind}", escape(said)) for kind, said in told)
        named = f"{dot}<b class='{'free' if free else ''}'>{shown}</b>"
        self.who[seat].value = element("span", "nm", named) + pills
        bots = dict.fromkeys([*levels(table.game), table.levels[seat]])
        options = tuple((words.say(f"level-{bot}"), bot) for bot in bots)
        with level.hold_sync():
            if level.options != options:
                level.options = options
            level.value = table.levels[seat]
        level.description = words.say("lobby-bot", number=seat + 1)
        level.disabled = not place.is_host or table.line is not None
        show(level, free)
        show(self.invite[seat], place.is_host and seat != place.seat)
        label(self.invite[seat], words.say("lobby-invite" if free else "lobby-free-seat"))
        marked(self.invite[seat], "sp-i-upload", free)

    @staticmethod
    def _standing(place: Place, seat: Seat, words: Words) -> Iterator[tuple[str, str]]:
        """What is to be said beside a name. Who opens somebody else's link, too, is seen by all."""
        facts = {"you": seat == place.seat, "hosts": seat == place.table.host, "away": seat in place.absent}
        yield from ((kind, words.say(f"lobby-{kind}")) for kind, so in facts.items() if so)
        if (count := place.devices(seat)) > 1:
            yield "devices", words.say("lobby-devices", count=count)

    def _show_bench(self, place: Place) -> None:
        count = self._words.say("lobby-watching", count=place.watching)
        self.who[BENCH].value = f"<b class='free'>{escape(count)}</b>"
        show(self.invite[BENCH], place.is_host)
        label(self.invite[BENCH], self._words.say("lobby-invite"))

    def _show_setup(self, place: Place) -> None:
        words, table = self._words, place.table
        coming = not (place.seated or place.watches or place.seatless)
        marked(self.widget, "sp-coming", coming)
        marked(self.widget, "sp-begun", table.line is not None)
        self.head.value = f"<h2>{escape(words.say('lobby-take-seat' if coming else 'lobby-plays'))}</h2>"
        self.told.value = quiet(self._told(place))
        self.name.description = words.say("lobby-name")
        for widget in (self.name, self.sit):
            show(widget, coming)
        show(self.start, place.is_host and table.line is None)
        show(self.to_table, table.line is not None and (place.seated or place.watches))
        label(self.to_table, words.say("lobby-back"))
        self._show_game(place, not coming)
        self._show_rules(place, not coming)

    def _show_game(self, place: Place, shown: bool) -> None:
        """What is played, and by how many."""
        words, table, players = self._words, place.table, FACES[place.table.game.name]().players
        self._players = len(table.levels)
        show(self.game.widget, shown)
        self.game.show(words.say("lobby-game"), [(words.say(f"game-{name}"), name) for name in FACES], table.game.name)
        show(self.count.widget, bool(players) and shown)
        self.count.show(words.say("home-players"), [(str(count), count) for count in players], self._players)
        for made in (*self.game.buttons, *self.count.buttons):
            made.disabled = not self._arranges

    def _show_rules(self, place: Place, shown: bool) -> None:
        words, table, houses = self._words, place.table, house_rules(place.table.game)
        show(self.rules_head, bool(houses) and shown)
        self.rules_head.value = kicker(words.say("home-house"))
        for at, tick in enumerate(self.rules):
            show(tick, at < len(houses) and shown)
            if at < len(houses):
                house, clause = list(houses.items())[at]
                tick.description, tick.tooltip = words.title(clause), words.rule(clause)
                tick.value = bool(table.chosen.get(house))
        self.open.description, self.open.value = words.say("lobby-open-hands"), table.open_hands
        show(self.open, shown)
        for tick in (*self.rules, self.open):
            tick.disabled = not self._arranges

    @property
    def _arranges(self) -> bool:
        """Is it for this page to say what is played, and is there still time?"""
        return self._place is not None and self._place.is_host and self._place.table.line is None

    def _told(self, place: Place) -> str:
        """What is to be done here, or who does it."""
        say, table = self._words.say, place.table
        if place.seatless and place.seat is not None:
            return say("lobby-no-seat", number=place.seat + 1, count=len(table.levels))
        if not (place.seated or place.watches):
            return say("lobby-give-name")
        if table.line is not None:
            return say("lobby-under-way")
        if place.is_host:
            return say("lobby-bots-fill")
        return say("lobby-no-host") if table.host is None else say("lobby-waits", name=table.people[table.host])

    # --- Links

    def _show_link(self) -> None:
        """The link that is to be handed on, to be copied, or read by a phone's camera; or who would have to go."""
        seat, place, address = self._shared, self._place, self._links.get(self._shared)
        offered = place is not None and address is not None and seat not in (place.seat, place.table.host)
        show(self.offer, offered)
        for row, made in enumerate(self.invite):
            marked(made, "sp-on", offered and seat == (None if row == BENCH else row))
        self.link.value = self.renewing.value = ""
        if not offered or place is None or address is None:
            return
        name = place.table.people.get(seat, "") if seat is not None else ""
        self.link.value = self._invitation(address, seat) if not name else f'<b class="own">{escape(name)}</b>'
        id = "lobby-free-seat" if name else "lobby-renew"
        self.renewing.value = quiet(self._words.say(id, "about", name=name))
        label(self.renew, self._words.say(id))

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
