"""A disk that won't: the game goes on, one sentence says what is wrong, and what was kept stays as it was."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.store import PLACE
from tests.widgets import recorder
from tests.widgets.recorder import Recorder
from tests.widgets.sitting import Clock, plain


def test_where_nothing_can_be_kept_one_plays_and_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wire: Recorder
) -> None:
    """app.faults, app.save: no folder to write in; the game goes on, said once not to be kept."""
    (tmp_path / "file").write_text("")
    monkeypatch.setenv(PLACE, str(tmp_path / "file" / "games.sqlite"))
    app, clock = opened("game=dominoes&lang=en&seed=unkept")
    assert plain(app.screen.action.say.value).startswith("Nothing can be saved")
    clock.pass_by(3)
    model = app.screen.model
    model.select(model.choices[0])
    app.screen.show()
    assert "saved" not in plain(app.screen.action.say.value)
    recorder.click(app.screen.action.go)
    assert len(model.timeline.done) > 0


@pytest.mark.parametrize("address", ["lang=en", "lang=en&table=one"])
def test_a_damaged_file_is_said_and_left_as_it_is(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wire: Recorder
) -> None:
    """app.faults: one sentence, a game can be begun, and the file waits untouched for who can read it."""
    place = tmp_path / "games.sqlite"
    place.write_bytes(b"SQLite format 3\0" + b"\x07" * 5000)
    before = place.read_bytes()
    monkeypatch.setenv(PLACE, str(place))
    app, clock = opened(address)
    if "table" in address:
        assert "is damaged" in plain(app.said.value)
    recorder.click(app.home.start)
    assert "is damaged" in plain(app.screen.action.say.value) and app.screen.seated
    clock.pass_by(3)
    assert place.read_bytes() == before


def opened(address: str) -> tuple[Any, Clock]:
    """The app of a page, its games kept where the environment says."""
    from widgets.app import App

    clock = Clock()
    app = App(clock)
    recorder.change(app.viewport.widgets[0], value=f"1366x768@1;dark=0;motion=0;speaks=en-GB;query={address}")
    recorder.ready(app.screen.table.widget)
    return app, clock
