"""What comes from outside (a file that anybody made, a store that fails for a while) does no harm to the page."""

from __future__ import annotations

from typing import Any

import pytest

from engine.trouble import Busy
from tests.widgets.recorder import Recorder
from tests.widgets.sitting import Sitting

RECORD = {"format": "silent-partners-record/1", "game": "dominoes", "seed": "1", "actions": []}
MARKUP = "<img src=x onerror=alert(1)>"
UNREADABLE: list[tuple[dict[str, Any], str]] = [
    ({MARKUP: 1}, "&lt;img"),
    ({"options": {MARKUP: 1}}, "options is not"),
    ({"notes": {MARKUP: ""}}, "&lt;img"),
    ({"deals": [{"hands": [[MARKUP] * 7] * 4}]}, "deals[0] is not"),
]


@pytest.mark.parametrize(("more", "told"), UNREADABLE, ids=range(len(UNREADABLE)))
def test_a_file_that_is_no_record_is_quoted_as_text(wire: Recorder, more: dict[str, Any], told: str) -> None:
    with Sitting() as sitting:
        sitting.takes(RECORD | more)
        assert told in sitting.app.said.value and "<img" not in sitting.app.said.value


@pytest.mark.parametrize("name", [MARKUP, "{ $seat }", "6-4", "X" * 5000, "\u202eabc", "line\nbreak"])
def test_any_name_sits_at_the_table(wire: Recorder, name: str) -> None:
    with Sitting() as sitting:
        sitting.takes(RECORD | {"seats": [{"player": "human", "name": name}] * 4})
        sitting.go()
        sitting.press("log")
        screen = sitting.screen
        shown = (screen.action.say, screen.bar.score, screen.drawer.body, screen.alt, screen.heard)
        assert sitting.said and not any("<img" in html.value for html in shown)


def test_a_store_that_was_busy_is_asked_again(wire: Recorder, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def busy(id: str, since: int) -> tuple[()]:
        asked.append(id)
        raise Busy(place="here")

    with Sitting.at("listen") as sitting:
        monkeypatch.setattr(sitting.store, "changes", busy)
        sitting.clock.pass_by(3.5)
        assert len(asked) == 3
