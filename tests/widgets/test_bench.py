"""The analyst's bench: the same numbers live and at rest, in every language, and one's own record under the glass."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from unittest.mock import patch

import pytest
from traitlets.utils.bunch import Bunch

from engine import GAMES
from engine.bots import selfplay
from engine.words import LANGUAGES
from tests.widgets.recorder import Recorder
from tests.widgets.sitting import Clock, plain
from widgets.bench import NAME, Bench, Glass, Sheet
from widgets.bench.reckoned import RECKONED, looked
from widgets.learning.blocks import Reader
from widgets.learning.prose import Cue, text
from widgets.lesson import words_in

CUES = [cue for cue in text(NAME, "en").cues if cue.verb in RECKONED]


@pytest.fixture
def clock(wire: Recorder) -> Iterator[Clock]:
    """A page without a server: what is reckoned beside it is reckoned when time passes."""
    clock = Clock()
    with patch.object(asyncio, "get_event_loop", lambda: clock):
        yield clock


def test_every_language_has_the_same_parts() -> None:
    def shape(language: str) -> list[tuple[str, tuple[str, ...], bool]]:
        return [(cue.verb, cue.words, bool(cue.said)) for cue in text(NAME, language).cues]

    assert all(shape(language) == shape("en") for language in LANGUAGES)
    assert len({len(text(NAME, language).parts) for language in LANGUAGES}) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("cue", [cue for cue in CUES if cue.words[0] == "dominoes"], ids=lambda cue: cue.verb)
def test_what_is_reckoned_is_said_live_and_at_rest(cue: Cue, language: str) -> None:
    words = words_in(language)
    if cue.verb == "meet":
        cue = replace(cue, words=(*cue.words[:-1], "2"))
    written, rest = plain(RECKONED[cue.verb].html(cue, words)), RECKONED[cue.verb].markdown(cue, words)
    assert written and rest
    for number in {part.strip() for part in rest.split("|") if "%" in part}:
        assert number in written


def test_the_bench_looks_with_the_eyes_of_who_decides() -> None:
    for cue in CUES:
        if "/" in "".join(cue.words):
            line, here = looked(*cue.words[:2])
            assert here.own and here.view.seat == line.game.to_move(line.steps[here.at].state.public) == 0


def test_a_record_of_ones_own_goes_under_the_glass(clock: Clock) -> None:
    bench = Bench()
    glass = Glass(bench)
    glass.show(Cue("glass", ("dominoes", "lab-1"), "A deal."), Reader(words_in("en")))
    clock.pass_by(1.0)
    assert glass.glass.line.game.name == "dominoes" and "±" in plain(glass.glass.candidates.value)
    glass.upload.value = (_file(json.dumps(selfplay(GAMES["mighty"](), {}, 1, "own", ()))),)
    assert glass.glass.line.game.name == "mighty" and not glass.said.value
    glass.upload.value = (_file("no record"),)
    assert glass.glass.line.game.name == "mighty" and "JSON" in plain(glass.said.value)


def _file(content: str) -> Bunch:
    """What the browser gives for a file."""
    now = datetime(2026, 1, 1, tzinfo=UTC)
    return Bunch(name="own.json", type="", size=len(content), content=content.encode(), last_modified=now)


def test_a_served_page_shows_at_once_and_reckons_after(clock: Clock) -> None:
    cue = next(cue for cue in CUES if cue.verb == "places")
    with patch("widgets.bench.SERVED", True):
        sheet = Sheet(clock)
        sheet.show(cue, Reader(words_in("en")))
        assert "Thinking" in plain(sheet.text.value)
        clock.pass_by(1.0)
        assert "64%" in plain(sheet.text.value)
