"""A table whose game lies on disk: whatever is to be shown is written first.

The timeline is the one door. Whoever sets it (a person, a bot, undo, a new session) has it written before anybody is
told. Where it can't be written the game goes on in memory: `unkept` says why, for as long as it lasts, and what is
missing is written as soon as writing works again.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from traitlets import validate

from engine.journal import Entry, between, fold, whole
from engine.store import Saved, Store
from engine.timeline import Timeline
from engine.trouble import Conflict, Missing, Trouble
from widgets.guard import server_log
from widgets.model import TableModel


class KeptModel(TableModel):
    """One table on one device, its game kept in a store; `store` may be what is wrong with it."""

    def __init__(self, store: Store | Trouble, saved: Saved, **more: Any) -> None:
        self.store = store
        self.spent = 0.0  # seconds that the last try took which came to nothing
        self._waiting: tuple[Entry, ...] = ()
        self._line: Any = None
        super().__init__(saved.timeline.game, saved.chairs, options=saved.chosen, **more)
        self.timeline, self.saved, self._line = saved.timeline, saved, saved.timeline
        if saved.sequence < 0:
            self._waiting = (whole(saved.timeline, saved.chairs),)
            self.keep()

    @validate("timeline")
    def _kept(self, proposal: Any) -> Timeline:
        if self._line is None:  # nothing has been shown yet
            return proposal.value
        entries = between(self._line, proposal.value, self.saved.chairs)
        self._line = fold(self.saved.sitting, entries, self._line)  # as it can be read again
        self._waiting += entries
        if entries:
            self.trouble = None
        if self.unkept is None:
            self._write()
        return self._line

    @property
    def saved_here(self) -> Saved:
        """The game as it stands on this page."""
        return replace(self.saved, timeline=self.timeline)

    def keep(self) -> None:
        """Write what is missing, if it can be written now."""
        self._write()
        self.timeline = self._line

    def refresh(self) -> bool:
        """Take in what was done in another window; say whether anything was."""
        if isinstance(self.store, Trouble) or self.unkept is not None:
            return False
        if not self.store.changes(self.saved.id, self.saved.sequence):
            return False
        self._reload(self.store)
        self.timeline = self._line
        return True

    def _write(self) -> None:
        if not self._waiting:
            return
        began = time.monotonic()
        try:
            if isinstance(self.store, Trouble):
                raise self.store
            self._written(self.store)
        except Trouble as trouble:
            self.spent = time.monotonic() - began
            server_log().warning("not kept: %s %s", trouble.id, dict(trouble.facts))
            self.unkept = trouble

    def _written(self, store: Store) -> None:
        """Have everything that waits on the disk. Of what another window did first, this one shows that."""
        try:
            sequence = self._put(store)
        except Conflict as conflict:
            here = self._line.actions
            self._reload(store)
            self.trouble = None if self._line.actions == here else conflict
            return
        self.saved = replace(self.saved, timeline=self._line, sequence=sequence)
        self._waiting, self.unkept = (), None

    def _put(self, store: Store) -> int:
        """Write what waits; all that stands, where the disk has lost the game or its end."""
        game = self.saved
        if game.sequence < 0:
            return store.put(game, *self._waiting)
        try:
            return store.append(game.id, game.sequence, *self._waiting)
        except Missing:
            return self._anew(partial(store.put, game))
        except Conflict:
            last = store.open(game.id).sequence
            if last >= game.sequence:
                raise
            return self._anew(partial(store.append, game.id, last))

    def _anew(self, write: Callable[[Entry], int]) -> int:
        """Write the game as one entry, which its timeline is from then on: the undone future is none of it."""
        entry = whole(self._line, self.saved.chairs)
        sequence = write(entry)
        self._line = fold(self.saved.sitting, (entry,))
        return sequence

    def _reload(self, store: Store) -> None:
        self.saved = store.open(self.saved.id)
        self._line, self._waiting, self.unkept = self.saved.timeline, (), None
