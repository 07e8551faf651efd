"""The games that wait: gone on with by one touch, put away by another; of one that can't be read, why and how far."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

import ipywidgets as ipw

from engine.store import Summary
from engine.words import Words
from widgets.games import FACES
from widgets.markup import element, kicker, quiet, rich
from widgets.panels import bare, box, button, html, label, mark, show

MOST_GAMES = 4


class Row:
    """One game of the list. Calls `go()` and `put_away()`."""

    def __init__(self, go: Callable[[], None], put_away: Callable[[], None]) -> None:
        self.told = html()
        self.go = button("play", "sp-quiet", press=go)
        self.away = button("", "sp-quiet", "sp-away", press=put_away)
        self.widget = box("sp-waits", self.told, self.go, self.away)

    def show(self, game: Summary, away: bool, words: Words) -> None:
        """Show a game, or that it was put away: the same button brings it back."""
        named, trouble = _named(game, words), game.trouble
        if trouble is not None:
            why = rich(words.say(trouble.id, **trouble.facts))
            self.told.value = element("p", "sp-sub", f"<b>{escape(named)}</b> ", why)
        label(self.go, words.say("home-recover") if trouble else named)
        self.go.tooltip = words.say("home-away", game=named) if away else self.go.description
        self.go.disabled = away
        label(self.away, words.say("home-bring-back" if away else "home-put-away", game=named), icon_only=True)
        show(self.told, trouble is not None)
        show(self.go, game.deal > 0)
        for widget, kind, on in (
            (self.widget, "sp-apart", trouble is not None), (self.widget, "sp-struck", away),
            (self.away, "sp-i-undo", away), (self.away, "sp-i-close", not away),
        ):  # fmt: skip
            mark(widget, kind, on)


class Waiting:
    """The list, and the way in for a record's file. Calls `resume(id)`, `recover(id)` with a game that can be read in
    part, `put_away(id, away)`, and `take(bytes)` with a record."""

    def __init__(
        self,
        resume: Callable[[str], None],
        recover: Callable[[str], None],
        put_away: Callable[[str, bool], None],
        take: Callable[[bytes], None],
    ) -> None:
        self.games: tuple[Summary, ...] = ()
        self._away: frozenset[str] = frozenset()
        self._words = Words()
        self._resume, self._recover, self._put_away, self._take = resume, recover, put_away, take
        self.head, self.unlisted = html(), html("sp-note")
        self.rows = tuple(self._row(at) for at in range(MOST_GAMES))
        self.upload = bare(ipw.FileUpload, accept=".json", multiple=False)
        self.upload.observe(lambda change: self._taken(), names="value")
        self.upload_name = html("sp-i-upload")
        upload = box("sp-upload", self.upload_name, self.upload)
        rows = (row.widget for row in self.rows)
        self.widget = box("sp-waiting", self.head, self.unlisted, *rows, upload, across=False)
        show(self.unlisted, False)

    def _row(self, at: int) -> Row:
        return Row(lambda: self._go(self.games[at]), lambda: self._toggle(self.games[at].id))

    def _go(self, game: Summary) -> None:
        (self._recover if game.trouble else self._resume)(game.id)

    def _toggle(self, id: str) -> None:
        self._put_away(id, id not in self._away)

    def _taken(self) -> None:
        if self.upload.value:
            content = bytes(self.upload.value[0].content)
            self.upload.value = ()
            self._take(content)

    # --- Showing

    def relabel(self, words: Words) -> None:
        """Say everything in the language of `words`."""
        self._words = words
        self.head.value = kicker(words.say("home-waiting"))
        self.unlisted.value = quiet(words.say("home-unlisted"))
        self.upload.tooltip = words.say("home-upload")
        self.upload_name.value = escape(words.say("home-upload"))
        self._show()

    def offer(self, games: Sequence[Summary]) -> None:
        """List these games."""
        self.games, self._away = tuple(games)[:MOST_GAMES], frozenset()
        self._show()

    def shelve(self, id: str, away: bool) -> None:
        """Show that a game was put away, or brought back."""
        self._away = self._away | {id} if away else self._away - {id}
        self._show()

    def _show(self) -> None:
        show(self.head, bool(self.games))
        for at, row in enumerate(self.rows):
            show(row.widget, at < len(self.games))
            if at < len(self.games):
                row.show(self.games[at], self.games[at].id in self._away, self._words)


def _named(game: Summary, words: Words) -> str:
    """The game, and how far it has come."""
    title = words.say(f"game-{game.game}") if game.game in FACES else game.game
    if not game.deal:
        return title
    scores = " · ".join(str(score).replace("-", "−") for score in game.scores)
    return f"{title} · {words.say('label-deal', number=game.deal)} · {scores}"
