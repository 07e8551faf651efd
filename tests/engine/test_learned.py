"""What somebody has learned is there again, on every device that knows their name, and is nobody else's."""

from __future__ import annotations

import shutil
from pathlib import Path

from engine.journal import NOBODY
from engine.learned import Learned, learned, note
from engine.shelf import READINGS
from engine.store import Store

OLD = Path(__file__).parent / "stores"


def test_nobody_has_learned_anything_at_first(store: Store) -> None:
    assert learned(store.shelf, "ada") == Learned()


def test_what_was_read_and_solved_is_there_again(store: Store) -> None:
    note(store.shelf, "ada", "dominoes.key")
    note(store.shelf, "ada", "dominoes.key", "key-1")
    note(store.shelf, "ada", "dominoes.set")
    note(store.shelf, "bob", "mighty.tricks", "first-1")
    found = learned(store.shelf, "ada")
    assert found == Learned("dominoes.set", {"dominoes.key": frozenset({"key-1"}), "dominoes.set": frozenset()})
    note(store.shelf, "ada", "dominoes.key")
    assert learned(store.shelf, "ada").last == "dominoes.key"


def test_nobodys_course_is_not_kept(store: Store) -> None:
    note(store.shelf, NOBODY, "dominoes.key", "key-1")
    assert learned(store.shelf, NOBODY) == Learned()


def test_what_is_known_is_not_written_twice(store: Store) -> None:
    for _ in range(3):
        note(store.shelf, "ada", "dominoes.key")
        note(store.shelf, "ada", "dominoes.key", "key-1")
    with store.shelf.reading() as connection:
        assert len(connection.execute(READINGS.select()).all()) == 2


def test_a_store_from_before_the_lessons_learns_too(tmp_path: Path) -> None:
    shutil.copy(OLD / "format-1.sqlite", tmp_path)
    store = Store(tmp_path / "format-1.sqlite")
    note(store.shelf, "ada", "dominoes.key")
    assert learned(store.shelf, "ada").last == "dominoes.key"
    store.close()
