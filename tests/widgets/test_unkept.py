"""A disk that won't: the game goes on, a lasting sentence says what is wrong, and what was kept stays as it was."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine.store import PLACE, Store
from engine.trouble import Full
from tests.widgets import recorder
from tests.widgets.recorder import Recorder
from tests.widgets.sitting import Clock, Sitting, plain
from widgets.panels import shown


def test_where_nothing_can_be_kept_one_plays_and_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wire: Recorder
) -> None:
    """app.faults, app.save: no folder to write in; the game goes on, and is written once there is one."""
    (tmp_path / "file").write_text("")
    place = tmp_path / "file" / "games.sqlite"
    monkeypatch.setenv(PLACE, str(place))
    app, clock = opened("game=dominoes&lang=en&seed=unkept")
    model = app.screen.model
    for _ in range(20):
        assert strip(app).startswith("There is no permission to save. Only this page")
        clock.pass_by(1)
        model.reveal()
        model.select(model.choices[0] if model.choices else None)
        recorder.click(app.screen.action.go)
    assert len(model.timeline.done) > 4 and address(app) == ""

    (tmp_path / "file").unlink()
    clock.pass_by(2)
    assert strip(app) == "Everything is saved again."
    assert Store(place).open(address(app)).timeline == model.timeline
    recorder.click(app.screen.strip.close)
    assert strip(app) == ""


def test_a_disk_that_turns_full_while_one_plays(wire: Recorder, monkeypatch: pytest.MonkeyPatch) -> None:
    """app.save: what was done meanwhile is written, undone future and all, as soon as there is room again."""
    with Sitting.at("full") as sitting:
        sitting.waits()
        with monkeypatch.context() as full:
            full.setattr(Store, "append", refuse)
            kept = sitting.store.open(sitting.model.saved.id).timeline
            for _ in range(5):
                sitting.plays(sitting.model.choices[0])
                sitting.waits()
            sitting.press("undo")
            assert strip(sitting.app).startswith("The disk is full. Only this page")
            sitting.press("home")
            assert [game.id for game in sitting.app.waiting.games] == [sitting.model.saved.id]
            recorder.click(sitting.app.waiting.rows[0].go)
            assert sitting.store.open(sitting.model.saved.id).timeline == kept
        sitting.clock.pass_by(2)
        assert strip(sitting.app) == "Everything is saved again."
        again = sitting.store.open(sitting.model.saved.id)
        assert again.timeline == sitting.model.timeline and again.timeline.can_redo


def test_the_record_of_what_is_not_kept_can_be_taken_away(wire: Recorder, monkeypatch: pytest.MonkeyPatch) -> None:
    with Sitting.at("taken away") as sitting:
        monkeypatch.setattr(Store, "append", refuse)
        while sitting.model.public.deal == 1:
            sitting.waits()
            sitting.plays(sitting.model.choices[0])
        assert 'download="silent-partners-dominoes.json"' in sitting.screen.strip.told.value
        record = sitting.model.record()
        with Sitting("lang=en") as other:
            other.takes(json.loads(json.dumps(record)))
            assert list(other.model.timeline.actions) == record["actions"]


def refuse(*_: object) -> int:
    raise Full(place="here")


@pytest.mark.parametrize("address", ["lang=en", "lang=en&table=one", "game=mighty&lang=en"])
def test_a_damaged_file_is_told_of_and_put_aside(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wire: Recorder
) -> None:
    """app.faults: one sentence, a game can be begun and is kept, and the file waits untouched for who can read it."""
    place = tmp_path / "games.sqlite"
    place.write_bytes(b"SQLite format 3\0" + b"\x07" * 5000)
    before = place.read_bytes()
    monkeypatch.setenv(PLACE, str(place))
    app, clock = opened(address)
    if "game" not in address:
        assert "was damaged: it was put aside" in plain(app.said.value)
        assert ("There is no such game" in plain(app.said.value)) == ("table" in address)
        recorder.click(app.home.start)
    clock.pass_by(3)
    assert "was damaged: it was put aside" in strip(app) and str(tmp_path) not in strip(app)
    assert Store(place).open(app.screen.model.saved.id).timeline == app.screen.model.timeline
    [aside] = tmp_path.glob("games-damaged-*")
    assert aside.read_bytes() == before


@pytest.mark.parametrize("lost", [b"", b"SQLite format 3\0" + b"\x07" * 5000])
def test_a_file_that_is_lost_while_one_plays(lost: bytes, wire: Recorder) -> None:
    """app.save: what this page knows of its game is written anew."""
    with Sitting.at("lost") as sitting:
        sitting.waits()
        place = Path(sitting.folder.name) / "games.sqlite"
        sitting.store.close()
        place.unlink()
        if lost:
            place.write_bytes(lost)
        else:
            Store(place).close()
        sitting.plays(sitting.model.choices[0])
        sitting.clock.pass_by(5)
        assert sitting.model.unkept is None
        assert sitting.store.open(sitting.model.saved.id).timeline == sitting.model.timeline


def opened(address: str) -> tuple[Any, Clock]:
    """The app of a page, its games kept where the environment says."""
    from widgets.app import App

    clock = Clock()
    app = App(clock)
    recorder.change(app.viewport.widgets[0], value=f"1366x768@1;dark=0;motion=0;speaks=en-GB;query={address}")
    recorder.ready(app.screen.table.widget)
    return app, clock


def strip(app: Any) -> str:
    """What is told over the table; nothing where the strip is hidden."""
    told = shown(app.screen.strip.widget)
    assert app.viewport.strip == told
    return plain(app.screen.strip.told.value) if told else ""


def address(app: Any) -> str:
    """The game that the page's address names."""
    [kind] = [kind for kind in app.widget._dom_classes if kind.startswith("sp-at--table--")]
    return kind.removeprefix("sp-at--table--")
