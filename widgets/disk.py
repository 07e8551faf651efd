"""The games on disk, as one page deals with them.

A store that can't be opened is tried again, one that does not answer is left alone for a while, a damaged file is
rescued. The games that the disk has not whole are held here until it has.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from typing import Any, TypeVar

from engine.rescue import rescue
from engine.store import Saved, Store, Summary, default_place, summed
from engine.trouble import Damaged, Trouble
from widgets.guard import server_log
from widgets.keeping import KeptModel

SPARING = 8
"""So many times as long as the last try took, a store that does not answer is left alone."""
Answer = TypeVar("Answer")


class Disk:
    """What a page asks a store through. Calls `rescued()` when a damaged file was put aside."""

    def __init__(self, clock: Any, rescued: Callable[[], None], store: Store | None = None) -> None:
        self._clock, self._tell_rescued = clock, rescued
        self._sat: list[KeptModel] = []
        self._rest = 0.0
        self.store: Store | Trouble = store or self._opened()

    def ask(self, ask: Callable[[Store], Answer]) -> Answer:
        """Ask the store; where its file is damaged, rescue what can be read of it and ask again. Raises Trouble."""
        if not isinstance(self.store, Store) and self._clock.time() >= self._rest:
            self.store = self._opened()
        try:
            if not isinstance(self.store, Store):
                raise self.store
            return ask(self.store)
        except Damaged:
            return ask(self._rescued())

    # --- One game

    def begun(self, game: Saved) -> KeptModel:
        """A table for a game that begins here, kept if it can be."""
        return self._at_table(KeptModel(self.store, game))

    def resumed(self, id: str) -> KeptModel:
        """A table for a game where it was. Raises Trouble."""
        here = next((model for model in self.unkept if model.saved.id == id), None)
        return self._at_table(here or KeptModel(self.store, self.ask(lambda store: store.open(id))))

    def recovered(self, id: str) -> KeptModel:
        """A table for what can be read of a game, as a game of its own; the spoiled one is put away. Raises Trouble."""
        model = self._at_table(KeptModel(self.store, self.ask(lambda store: store.readable(id))))
        if model.unkept is None:
            with suppress(Trouble):  # then it stays in the list
                self.ask(lambda store: store.hide(id))
        return model

    def put_away(self, id: str, away: bool) -> None:
        """Take a game from the list, or put it back. Raises Trouble."""
        for model in self.unkept:
            if model.saved.id == id:
                raise model.unkept
        self.ask(lambda store: store.hide(id, away))

    # --- All of them

    def here(self) -> tuple[Summary, ...]:
        """The games that this page alone has whole."""
        return tuple(summed(model.saved_here, time.time()) for model in self.unkept)

    def listed(self, keeper: str, most: int) -> tuple[Summary, ...]:
        """The games to be gone on with: those that this page alone has whole, then the others. Raises Trouble."""
        here = self.here()
        there = self.ask(lambda store: store.unfinished(keeper, most))
        return here + tuple(game for game in there if all(game.id != other.id for other in here))

    @property
    def unkept(self) -> list[KeptModel]:
        """The games of this page that the disk has not whole, the one on the table last."""
        return [model for model in self._sat if model.unkept is not None]

    def keep_up(self) -> KeptModel | None:
        """Write what could not be written, as soon as it can be; if all is there now, return the last game."""
        if not self.unkept or self._clock.time() < self._rest:
            return None
        with self._sparing(), suppress(Trouble):
            for model in self.unkept:
                self.ask(partial(_kept, model))
        return None if self.unkept else self._sat[-1]

    # --- How it is kept

    def _at_table(self, model: KeptModel) -> KeptModel:
        if model not in self._sat:
            model.observe(lambda _: self._spare(model.spent), "unkept")
        self._sat = [*(other for other in self.unkept if other is not model), model]
        return model

    def _opened(self) -> Store | Trouble:
        """The store, or what is wrong with it: then games are played, and said not to be kept."""
        with self._sparing():
            try:
                return Store()
            except Trouble as trouble:
                return trouble

    @contextmanager
    def _sparing(self) -> Iterator[None]:
        began = time.monotonic()
        yield
        self._spare(time.monotonic() - began)

    def _spare(self, spent: float) -> None:
        """A store that takes long to say no is asked seldom."""
        self._rest = self._clock.time() + SPARING * spent

    def _rescued(self) -> Store:
        """Put a damaged file aside, and go on with what can be read of it. Raises Trouble."""
        aside = rescue(self.store.shelf.place if isinstance(self.store, Store) else default_place())
        if not isinstance(self.store, Store):
            self.store = Store()
        if aside is not None:
            server_log().warning("the file of the games was damaged, and lies now at %s", aside)
            self._tell_rescued()
        return self.store


def _kept(model: KeptModel, store: Store) -> None:
    """Have what waits of a game written. Raises Damaged for a file that must be rescued first."""
    model.store = store
    model.keep()
    if isinstance(model.unkept, Damaged):
        raise model.unkept
