"""The list of the start page: whose games it shows, what is put away from it, what can't be read."""

from __future__ import annotations

from typing import Any

import pytest

from engine.journal import NOBODY
from tests.widgets.recorder import Recorder
from tests.widgets.sitting import LAPTOP, Sitting
from widgets.viewport import NOTEBOOK, SERVED

ADA = "ada" * 10


def plays(sitting: Sitting) -> str:
    """Play one tile, go home, and return the id of the game."""
    sitting.waits()
    sitting.plays(sitting.model.choices[0])
    sitting.press("home")
    return str(sitting.model.saved.id)


def listed(sitting: Sitting) -> list[str]:
    return [game.id for game in sitting.app.home._waiting]


def shown(widget: Any) -> bool:
    return widget.layout.display != "none"


@pytest.mark.parametrize(("served", "told", "keeper"), [
    (True, ADA, ADA), (False, ADA, ADA),
    (True, "", NOBODY),  # a browser that stores nothing, or says that it is nobody's
    (False, "", NOTEBOOK),
])  # fmt: skip
def test_a_start_page_lists_the_games_of_its_keeper(
    wire: Recorder, monkeypatch: pytest.MonkeyPatch, served: bool, told: str, keeper: str
) -> None:
    monkeypatch.delenv(SERVED, raising=False)
    if served:
        monkeypatch.setenv(SERVED, "/")
    with Sitting("game=dominoes&lang=en&seed=1", LAPTOP, told) as sitting:
        game = plays(sitting)
        assert sitting.store.open(game).keeper == keeper
        assert listed(sitting) == ([] if keeper == NOBODY else [game])
        assert shown(sitting.app.home.unlisted) == (keeper == NOBODY)


def test_no_page_can_say_that_it_is_a_notebook(wire: Recorder, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SERVED, "/")
    with Sitting("", LAPTOP, NOTEBOOK) as sitting:
        assert sitting.app.viewport.keeper == NOBODY
