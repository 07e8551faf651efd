"""Widgets without a browser: what they would send is recorded."""

from __future__ import annotations

import sys

import pytest

assert "ipycanvas" not in sys.modules, "ipycanvas is imported before its messages can be recorded"

from tests.widgets import recorder  # noqa: E402

recorder.install()


@pytest.fixture
def wire() -> recorder.Recorder:
    """The recorder, with a world begun."""
    recorder.RECORDER.begin()
    return recorder.RECORDER
