"""The list of the start page: whose games it shows, what is put away from it, what can't be read."""

from __future__ import annotations

import pytest
import sqlalchemy as sa

from engine.journal import NOBODY
from engine.record import Chair
from engine.shelf import ENTRIES, FORMAT, SITTINGS
from engine.store import Store
from engine.trouble import Full
from engine.words import LANGUAGES
from tests.widgets import recorder
from tests.widgets.recorder import Recorder
from tests.widgets.sitting import LAPTOP, Sitting, plain
from widgets.model import PERSON
from widgets.panels import shown
from widgets.viewport import NOTEBOOK, SERVED
from widgets.waiting import Row

ADA = "ada" * 10


def plays(sitting: Sitting) -> str:
    """Play one tile, go home, and return the id of the game."""
    sitting.waits()
    sitting.plays(sitting.model.choices[0])
    sitting.press("home")
    return str(sitting.model.saved.id)


def listed(sitting: Sitting) -> list[str]:
    return [game.id for game in sitting.app.waiting.games]


def begins(sitting: Sitting, seed: str) -> str:
    """Begin another game, and play one tile of it."""
    sitting.among((Chair(PERSON), *(Chair("club"),) * 3), seed)
    return plays(sitting)


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
        assert shown(sitting.app.waiting.unlisted) == (keeper == NOBODY)


def test_no_page_can_say_that_it_is_a_notebook(wire: Recorder, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SERVED, "/")
    with Sitting("", LAPTOP, NOTEBOOK) as sitting:
        assert sitting.app.viewport.keeper == NOBODY


# --- Put away


def test_a_game_is_put_away_and_the_next_touch_brings_it_back(wire: Recorder) -> None:
    with Sitting.at("first") as sitting:
        first, second = plays(sitting), begins(sitting, "second")
        assert listed(sitting) == [second, first]
        row, named = sitting.app.waiting.rows[0], sitting.app.waiting.rows[0].go.description
        for _ in range(2):
            recorder.click(row.away)
            assert row.go.disabled and row.go.tooltip == f"Put away: {named}"
            assert row.away.tooltip == f"Bring back: {named}"
            assert [game.id for game in sitting.store.unfinished(NOTEBOOK, 9)] == [first]
            recorder.click(row.away)
            assert not row.go.disabled and row.go.tooltip == row.go.description == named
            assert {game.id for game in sitting.store.unfinished(NOTEBOOK, 9)} == {first, second}
        recorder.click(row.away)
        sitting.app.go_home()
        assert listed(sitting) == [first] and sitting.store.open(second).timeline.done


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_put_away_stays_so_in_another_language(wire: Recorder, language: str) -> None:
    with Sitting.at("first") as sitting:
        plays(sitting)
        recorder.click(sitting.app.waiting.rows[0].away)
        sitting.app._speak(language)
        row, words = sitting.app.waiting.rows[0], sitting.app.words
        assert row.go.disabled and row.away.tooltip == words.say("home-bring-back", game=row.go.description)


def test_what_only_the_page_holds_is_not_put_away(wire: Recorder, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise Full

    with Sitting.at("full") as sitting:
        sitting.waits()
        monkeypatch.setattr(Store, "append", refuse)
        plays(sitting)
        recorder.click(sitting.app.waiting.rows[0].away)
        assert not sitting.app.waiting.rows[0].go.disabled
        assert plain(sitting.app.said.value) == "Nothing can be saved: the disk is full."


# --- What can't be read


def comes_home_to(sitting: Sitting, change: sa.Update) -> Row:
    """Play two tiles; something happens to the file; go home, and look at the list."""
    for _ in range(2):
        sitting.waits()
        sitting.plays(sitting.model.choices[0])
    with sitting.store.shelf.writing() as connection:
        connection.execute(change)
    sitting.press("home")
    assert listed(sitting) == [sitting.model.saved.id]
    return sitting.app.waiting.rows[0]


def spoiled(at: int) -> sa.Update:
    return sa.update(ENTRIES).where(ENTRIES.c.sequence == at).values(payload="{")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_spoiled_game_is_listed_and_gone_on_with_up_to_the_damage(wire: Recorder, language: str) -> None:
    """Its sentence is said; what can be read goes on as a game of its own, and the spoiled one is put away whole."""
    with Sitting.at("spoiled", language) as sitting:
        row, words, game = comes_home_to(sitting, spoiled(3)), sitting.app.words, sitting.model.saved.id
        whole = sitting.model.timeline
        assert words.say("store.spoiled", at=3) in plain(row.told.value)
        assert row.go.description == words.say("home-recover")
        recorder.click(row.go)
        again = sitting.model.saved
        assert again.id != game and again.timeline.actions == whole.actions[:2] and again.sequence == 0
        assert sitting.store.open(again.id).timeline.actions == whole.actions[:2]
        plays(sitting)
        assert listed(sitting) == [again.id]


def test_of_a_game_whose_beginning_is_spoiled_nothing_goes_on(wire: Recorder) -> None:
    with Sitting.at("spoiled") as sitting:
        row = comes_home_to(sitting, spoiled(0))
        assert shown(row.told) and not shown(row.go)
        recorder.click(row.away)
        assert row.away.tooltip == "Bring back: Dominoes"
        sitting.app.go_home()
        assert listed(sitting) == []


def test_a_game_of_a_newer_version_is_listed_with_its_sentence(wire: Recorder) -> None:
    with Sitting.at("newer") as sitting:
        row = comes_home_to(sitting, sa.update(SITTINGS).values(format=FORMAT + 1))
        assert "A newer version saved this" in plain(row.told.value) and shown(row.told) and not shown(row.go)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_with_a_record_is_said_in_the_language_of_the_page(wire: Recorder, language: str) -> None:
    with Sitting(f"lang={language}") as sitting:
        for content, why in ((b"{", "json"), (b'{"actions": []}', "missing")):
            sitting.app._take(content)
            words = sitting.app.words
            said = words.say("note-unreadable", why=words.say(f"unreadable.{why}", where="format"))
            assert plain(sitting.app.said.value) == said
