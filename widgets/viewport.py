"""What the page tells of itself: its size, its language, light or dark, and what in a text was touched."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from typing import Any
from urllib.parse import parse_qs

import ipywidgets as ipw

from engine.journal import NOBODY
from engine.words import LANGUAGES
from widgets.panels import bare

_TOLD = re.compile(
    r"([1-9]\d*)x([1-9]\d*)@([\d.]+);dark=([01]);motion=([01])(?:;speaks=([\w-]*))?(?:;keeper=(\w*))?"
    r"(?:;wishes=([\w.,-]*))?(?:;from=(https?://[^\s;\"'<>?#]{1,400})?)?(?:;query=(.*))?"
)
SERVED = "VOILA_BASE_URL"
"""Voila sets it in the kernel of every page."""
NOTEBOOK = "@notebook"
"""The keeper of what was played and learned in notebooks that run where they are read. No page can say it."""
BAR, ACTION, NAV, SIDE = 56, 68, 60, 352
PHONE_BAR, PHONE_ACTION = 52, 76
STRIP = 52
"""How high what is told between the bar and the table is."""
NARROW = 1100
"""Below this width the drawer comes up from below instead of standing beside the table."""
PHONE = 700
LOW = 520
"""Below this height a window that is wider than high, as a phone on its side, has its bars in a column at the right."""
COLUMN, SLIM_COLUMN, SLIM = 184, 152, 740
"""How wide that column is, and how wide in a window narrower than `SLIM`."""


class Viewport:
    """The window of the browser, as far as it has told."""

    def __init__(
        self,
        resized: Callable[[], None],
        opened: Callable[[str], None],
        alive: Callable[[], None] = lambda: None,
    ) -> None:
        self.width = self.height = 0
        self.dark, self.motion, self.first = False, True, False
        self.strip = False
        """Is something told between the bar and the table?"""
        self.language, self.game, self.table = "en", "", ""
        self._unsaid = NOBODY if SERVED in os.environ else NOTEBOOK
        self.keeper = self._unsaid
        """Whose games and lessons these are: the browser's secret; nobody's where a page is served and tells none."""
        self.wishes: dict[str, str] = {}
        """What was wished for in this browser before: the language, the pace."""
        self.key, self.origin = "", ""
        """The key to a hosted table that the page was opened with, and the address that another key can be put to."""
        self.players: int | None = None
        """How many are to play, where the address says so."""
        self.seed: str | None = None
        """What the first deal of a shared table is shuffled from; None: from chance."""
        self._resized, self._opened, self._alive = resized, opened, alive
        told, touched, beats = (bare(ipw.Text) for _ in range(3))
        told.add_class("sp-viewport")
        touched.add_class("sp-touched")
        told.observe(self._told, names="value")
        touched.observe(self._touched, names="value")
        beats.add_class("sp-beats")
        beats.observe(lambda change: self._alive(), names="value")
        self.widgets = (told, touched, beats)

    @property
    def known(self) -> bool:
        return self.width > 0

    @property
    def low(self) -> bool:
        return self.height < LOW and self.height < self.width

    @property
    def narrow(self) -> bool:
        return self.width < NARROW or self.low

    @property
    def phone(self) -> bool:
        return self.width < PHONE and not self.low

    @property
    def stage(self) -> tuple[int, int]:
        """The room for the canvas, CSS px: what the bars and the drawer leave."""
        height = self.height - (STRIP if self.strip else 0)
        if self.low:
            return self.width - (COLUMN if self.width >= SLIM else SLIM_COLUMN), max(height, 240)
        if self.phone:
            return self.width, max(height - PHONE_BAR - PHONE_ACTION - NAV, 240)
        side = 0 if self.narrow else SIDE
        return self.width - side - 24, max(height - BAR - ACTION - 12, 240)

    def assume(self, window: str) -> None:
        """Take it that the page has told this."""
        self.widgets[0].value = window

    def _told(self, change: Any) -> None:
        told = _TOLD.fullmatch(change["new"])
        if told is None:
            return
        self.first = not self.known
        self.width, self.height = int(told[1]), int(told[2])
        self.dark, self.motion = told[4] == "1", told[5] == "1"
        self.keeper = told[7] or self._unsaid
        if self.first:
            self.wishes = dict(wish.split(".") for wish in (told[8] or "").split(",") if wish.count(".") == 1)
        self.origin = told[9] or ""
        asked = parse_qs(told[10] or "")
        wished = self.wishes.get("language", "")
        speaks = [*asked.get("lang", ()), wished, (told[6] or "").partition("-")[0], "en"]
        self.language = next(language for language in speaks if language in LANGUAGES)
        self.game, self.table = asked.get("game", [""])[0], asked.get("table", [""])[0]
        self.key = asked.get("join", [""])[0]
        self.seed = asked.get("seed", [None])[0]
        players = asked.get("players", [""])[0]
        self.players = int(players) if re.fullmatch("[0-9]", players) else None
        self._resized()

    def _touched(self, change: Any) -> None:
        clause = change["new"].partition("#")[0]
        if re.fullmatch(r"[a-z0-9.-]{1,80}", clause):
            self._opened(clause)
