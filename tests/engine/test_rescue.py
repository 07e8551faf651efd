"""app.faults: a fault shows a way on. A damaged file is put aside, and what can be read of it goes on."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.journal import HIDE
from engine.record import Timeline
from engine.rescue import rescue
from engine.store import Store
from engine.trouble import Missing
from tests.engine.test_store import keep

PAGE = 4096


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite"


def stood(line: Timeline, whole: Timeline) -> bool:
    """Is this the line, or the beginning of it?"""
    return line.steps == whole.steps[: len(line.steps)]


def test_every_game_goes_on_as_far_as_it_can_be_read(file: Path) -> None:
    """One page after the other is overwritten."""
    store = Store(file)
    games = [keep(store, 60, seed) for seed in "abc"]
    store.close()
    whole, carried = file.read_bytes(), []
    for start in range(0, len(whole), PAGE):
        damaged = whole[:start] + b"\xa5" * PAGE + whole[start + PAGE :]
        file.write_bytes(damaged)
        again, aside = rescue(file)
        assert aside.read_bytes() == damaged
        found = {id: again.open(id) for id in (game.id for game in games) if there(again, id)}
        assert all(stood(found[game.id].timeline, game.timeline) for game in games if game.id in found)
        for game in found.values():
            again.append(game.id, game.sequence, HIDE)
        carried.append(sum(found.get(game.id) == game for game in games))
        again.close()
        aside.unlink()
    assert max(carried) == 3 and carried.count(0) <= 3  # the head of the file, and of either table


def there(store: Store, id: str) -> bool:
    try:
        return bool(store.open(id))
    except Missing:
        return False


def test_what_is_no_database_is_put_aside_whole(file: Path) -> None:
    file.write_bytes(b"no database at all, " * 1000)
    store, aside = rescue(file)
    assert aside.read_bytes() == b"no database at all, " * 1000 and aside.parent == file.parent
    assert store.unfinished() == () and store.create("dominoes").sequence == 0
    store.close()
