"""Widgets without a browser: what they would send is recorded."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

assert "ipycanvas" not in sys.modules, "ipycanvas is imported before its messages can be recorded"

from engine.store import PLACE  # noqa: E402
from tests.widgets import recorder  # noqa: E402
from widgets.guard import LOGS  # noqa: E402

recorder.install()


@pytest.fixture(autouse=True)
def own_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is kept is kept in the test's own folder."""
    monkeypatch.setenv(PLACE, str(tmp_path / "games.sqlite"))
    monkeypatch.setenv(LOGS, str(tmp_path / "logs"))


@pytest.fixture
def wire() -> recorder.Recorder:
    """The recorder, with a world begun."""
    recorder.RECORDER.begin()
    return recorder.RECORDER
