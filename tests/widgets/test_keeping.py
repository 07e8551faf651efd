"""A table whose game lies on disk: what is shown was written, or is said not to be."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import shelf
from engine.record import Chair
from engine.store import Store, begun
from engine.trouble import Busy, Conflict, Full
from tests.kept import create
from widgets.keeping import KeptModel
from widgets.model import PERSON

BOT = "random"
CHAIRS = [
    (Chair(PERSON), Chair(BOT), Chair(BOT), Chair(BOT)),
    (Chair(PERSON), Chair(PERSON), Chair(BOT), Chair(BOT)),
    (Chair(BOT),) * 4,
]
COMMANDS = st.sampled_from(["go", "undo", "redo", "hint", "restart_deal", "new_session", "reveal"])
SPELLS = st.tuples(COMMANDS, st.integers(1, 30))
"""A command, and for how many moves the table then goes on."""


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    kept = Store(tmp_path_factory.mktemp("games") / "games.sqlite")
    yield kept
    kept.close()


def table(store: Store, chairs: tuple[Chair, ...] = CHAIRS[0], seed: str = "kept") -> KeptModel:
    return KeptModel(store, create(store, "dominoes", {}, chairs, seed))


def do(model: KeptModel, command: str, number: int = 0) -> None:
    """What a person does at the table, or the bots' clock; the number chooses."""
    match command:
        case "go" if model.bot_to_move:
            model.bot_step()
        case "go":
            model.reveal()
            model.select(model.choices[number % len(model.choices)] if model.choices else None)
            model.confirm()
        case "hint":
            model.ask_hint()
        case _:
            getattr(model, command)()


@pytest.mark.parametrize("chairs", CHAIRS, ids=["one", "two", "none"])
@settings(max_examples=10)
@given(commands=st.lists(SPELLS, max_size=8))
def test_a_reload_shows_what_was_shown(
    store: Store, chairs: tuple[Chair, ...], commands: list[tuple[str, int]]
) -> None:
    """app.save, app.undo: the undone future is there again too."""
    model = table(store, chairs)
    for command, moves in commands:
        do(model, command)
        for number in range(moves):
            do(model, "go", number)
    again = KeptModel(store, store.open(model.saved.id))
    assert again.timeline == model.timeline and again.chairs == model.chairs
    assert (again.timeline.cursor, again.timeline.can_redo) == (model.timeline.cursor, model.timeline.can_redo)


def test_what_is_shown_was_written_before(store: Store) -> None:
    """app.save: whoever is told of a change finds it on disk."""
    model = table(store)
    found = []
    model.observe(lambda change: found.append(store.open(model.saved.id).timeline == change["new"]), "timeline")
    for command in ["go"] * 30 + ["undo", "undo", "redo", "restart_deal", "undo", "new_session"]:
        do(model, command)
    assert len(found) > 20 and all(found)


def test_what_cannot_be_written_waits_until_it_can(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """app.save: the game goes on in memory, and what was written stands as it was."""
    monkeypatch.setattr(shelf, "PATIENCE", 0.05)
    store = Store(tmp_path / "games.sqlite")
    model = table(store)
    for _ in range(8):
        do(model, "go")
    before = model.timeline
    holder = sqlite3.connect(tmp_path / "games.sqlite", isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    for command in ("undo", "go", "go", "undo", "restart_deal", "undo", "new_session", "go", "go", "go", "undo"):
        do(model, command)
        assert isinstance(model.unkept, Busy) and not model.refresh()
    model.keep()
    assert isinstance(model.unkept, Busy) and store.open(model.saved.id).timeline == before
    holder.close()
    do(model, "redo")
    assert isinstance(model.unkept, Busy)  # one that is slow to say no is not asked at every move
    model.keep()
    assert model.unkept is None and store.open(model.saved.id).timeline == model.timeline
    do(model, "undo")
    assert store.open(model.saved.id).timeline == model.timeline
    store.close()


def test_of_two_windows_that_could_not_write_the_first_to_write_stands(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = table(store)
    while len(here.choices) < 2:
        do(here, "go")
    there = KeptModel(store, store.open(here.saved.id))
    with monkeypatch.context() as full:
        full.setattr(store, "append", refuse)
        for window, choice in ((here, 0), (there, 1)):
            window.select(window.choices[choice])
            window.confirm()
    here.keep()
    stands = here.timeline
    there.keep()
    assert here.unkept is there.unkept is None
    assert isinstance(there.trouble, Conflict) and there.timeline == stands == store.open(here.saved.id).timeline


def test_a_game_begun_while_nothing_can_be_written_is_written_later(store: Store) -> None:
    model = KeptModel(Full(), begun("dominoes", {}, CHAIRS[0], "late", "ada"))
    for _ in range(9):
        do(model, "go")
    assert isinstance(model.unkept, Full) and model.saved.sequence < 0
    model.store = store
    model.keep()
    assert model.unkept is None and store.open(model.saved.id).timeline == model.timeline
    assert [game.id for game in store.unfinished("ada", 9)] == [model.saved.id]


def test_what_bots_thought_while_nothing_could_be_written_can_be_told(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    model = table(store, CHAIRS[2])
    do(model, "go")
    with monkeypatch.context() as full:
        full.setattr(store, "append", refuse)
        do(model, "go")
    model.keep()
    while model.public.result is None:
        do(model, "go")
    decided = [model.decided(at) for at in range(1, model.timeline.cursor + 1)]
    assert [decision and decision.action for decision in decided] == [step.action for step in model.timeline.done]


def refuse(*_: object) -> int:
    raise Full(place="here")


def test_of_two_windows_that_did_the_same_neither_is_told(store: Store) -> None:
    here = table(store, CHAIRS[2])
    there = KeptModel(store, store.open(here.saved.id))
    do(here, "go")
    do(there, "go")
    assert here.trouble is None and there.trouble is None
    assert there.timeline == here.timeline and there.saved == here.saved


def test_of_two_windows_the_later_one_reloads(store: Store) -> None:
    here = table(store)
    while len(here.choices) < 2:
        do(here, "go")
    there = KeptModel(store, store.open(here.saved.id))
    for window, choice in ((here, 0), (there, 1)):
        window.select(window.choices[choice])
        window.confirm()
    assert isinstance(there.trouble, Conflict) and here.trouble is None
    assert there.timeline == here.timeline and there.saved == here.saved
    do(there, "go")
    assert there.trouble is None
    here.refresh()
    assert here.timeline == there.timeline
