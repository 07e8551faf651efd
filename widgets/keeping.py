"""A table whose game lies on disk: whatever is to be shown is written first.

The timeline is the one door. Whoever sets it (a person, a bot, undo, a new session) has it written before anybody is
told; what can't be written doesn't happen, and `trouble` says why.
"""

from __future__ import annotations

from typing import Any

from traitlets import validate

from engine.journal import Sitting, between, fold
from engine.record import Timeline
from engine.store import Saved, Store
from engine.trouble import Conflict, Trouble
from widgets.model import TableModel


class KeptModel(TableModel):
    """One table on one device, its game kept in a store."""

    def __init__(self, store: Store, saved: Saved, **more: Any) -> None:
        self.store: Store | None = None
        super().__init__(saved.timeline.game, saved.chairs, options=saved.chosen, **more)
        self.timeline, self.saved = saved.timeline, saved
        self.store = store

    @validate("timeline")
    def _kept(self, proposal: Any) -> Timeline:
        if self.store is None:
            return proposal.value
        try:
            self.saved, self.trouble = self._written(self.store, proposal.value), None
        except Conflict as conflict:
            self.saved = self.store.open(self.saved.id)
            self.trouble = None if self.saved.timeline.actions == proposal.value.actions else conflict
        except Trouble as trouble:
            self.trouble = trouble
        return self.saved.timeline

    def _written(self, store: Store, now: Timeline) -> Saved:
        """The game with what was done, as it can be read again: only then it is written."""
        was = self.saved
        entries = between(was.timeline, now, was.chairs)
        line = fold(Sitting(now.game, was.chosen, was.chairs), entries, was.timeline)
        sequence = store.append(was.id, was.sequence, *entries) if entries else was.sequence
        return Saved(was.id, line, was.chairs, was.chosen, sequence)

    def refresh(self) -> bool:
        """Take in what was done in another window; say whether anything was."""
        if self.store is None or not self.store.changes(self.saved.id, self.saved.sequence):
            return False
        self.saved = self.store.open(self.saved.id)
        self.timeline = self.saved.timeline
        return True
