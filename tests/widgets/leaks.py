"""Leaks put in on purpose: a test of what is hidden must find them."""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import Any
from unittest.mock import patch

from tests.widgets.recorder import Sent
from widgets.screen import TableScreen


def assert_alike(one: list[Sent], other: list[Sent]) -> None:
    """Two worlds send the very same messages in the same order."""
    for here, there in zip(one, other, strict=False):
        assert here == there
    assert len(one) == len(other)


def in_words() -> AbstractContextManager[Any]:
    """A label that names a tile or card of another hand."""
    says = TableScreen._announce

    def tells(self: TableScreen) -> None:
        says(self)
        self.alt.value += " ".join(map(str, self.model.timeline.state.hands[1]))

    return patch.object(TableScreen, "_announce", tells)


def in_a_reason() -> AbstractContextManager[Any]:
    """A bot's move is explained from its hand while the deal runs."""
    return patch("widgets.model.open_by_now", lambda timeline, at: True)
