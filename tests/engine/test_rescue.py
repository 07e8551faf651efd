"""app.faults: a fault shows a way on. A damaged file is put aside, and what can be read of it goes on in its place."""

from __future__ import annotations

import os
import sqlite3
from contextlib import suppress
from functools import partial
from itertools import count
from multiprocessing import get_context
from pathlib import Path

import pytest

from engine import latch, learned, shelf
from engine.journal import HIDE
from engine.rescue import rescue
from engine.store import Saved, Store
from engine.timeline import Timeline
from engine.trouble import Busy, Conflict, Damaged, Missing, Trouble
from tests.engine.test_store import keep
from tests.kept import create

PAGE = 4096


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite"


def stood(line: Timeline, whole: Timeline) -> bool:
    """Is this the line, or the beginning of it?"""
    return line.steps == whole.steps[: len(line.steps)]


def damaged(file: Path, start: int | None = None) -> bytes:
    """A page of the file is overwritten: usually the one that says in which format it is, and holds no game."""
    if start is None:
        database = sqlite3.connect(file)
        [root] = database.execute("SELECT rootpage FROM sqlite_master WHERE name = 'formats'").fetchone()
        database.close()
        start = (root - 1) * PAGE
    whole = bytearray(file.read_bytes())
    whole[start : start + PAGE] = b"\xa5" * PAGE
    file.write_bytes(whole)
    return bytes(whole)


def found(store: Store, game: Saved) -> Saved | None:
    try:
        return store.open(game.id)
    except Missing:
        return None


def test_every_game_goes_on_as_far_as_it_can_be_read(file: Path) -> None:
    """One page after the other is overwritten."""
    store = Store(file)
    games = [keep(store, 60, seed) for seed in "abc"]
    learned.note(store.shelf, "ada", "opening", "first")
    store.close()
    whole, carried, remembered = file.read_bytes(), [], 0
    for start in range(0, len(whole), PAGE):
        file.write_bytes(whole)
        left = damaged(file, start)
        aside = rescue(str(file))
        again = Store(file)
        if aside is None:  # a page that holds nothing
            assert [again.open(game.id) for game in games] == games
            continue
        assert aside.read_bytes() == left and aside.parent == file.parent
        rescued = [found(again, game) for game in games]
        assert all(stood(now.timeline, was.timeline) for now, was in zip(rescued, games, strict=True) if now)
        for game in filter(None, rescued):
            again.append(game.id, game.sequence, HIDE)
        carried.append(sum(now == was for now, was in zip(rescued, games, strict=True)))
        remembered += learned.learned(again.shelf, "ada").last == "opening"
        again.close()
        aside.unlink()
    assert max(carried) == 3 and carried.count(0) <= 4  # the head of the file, and of its tables
    assert remembered >= len(carried) - 4
    assert {there.name for there in file.parent.iterdir()} == {file.name, f"{file.name}-latch"}


def test_what_is_no_database_is_put_aside_whole(file: Path) -> None:
    file.write_bytes(b"no database at all, " * 1000)
    aside = rescue(str(file))
    assert aside is not None and aside.read_bytes() == b"no database at all, " * 1000
    store = Store(file)
    assert store.unfinished("ada", 9) == () and create(store, "dominoes").sequence == 0
    store.close()


def test_what_is_none_of_ours_stays(tmp_path: Path) -> None:
    """Somebody named a picture where the games are to be kept; or a server, whose keepers know better."""
    picture = tmp_path / "picture.png"
    picture.write_bytes(b"\x89PNG, and more")
    for where in (str(picture), f"postgresql://ada@/games?host={tmp_path}"):
        with pytest.raises(Damaged):
            rescue(where)
    assert [there.name for there in tmp_path.iterdir()] == [picture.name]
    assert picture.read_bytes() == b"\x89PNG, and more"


def test_what_was_written_last_may_still_lie_in_the_log(file: Path) -> None:
    """The other kernel that has the file open goes on in the new one, and is told where an entry was lost."""
    Store(file).close()
    store, other = Store(file), Store(file)
    game = keep(store, 40)
    kept = keep(other, 5, "b")
    assert file.with_name("games.sqlite-wal").stat().st_size > 0
    damaged(file)
    aside = rescue(str(file))
    assert aside is not None and aside.with_name(f"{aside.name}-wal").exists()
    assert store.open(game.id).timeline == game.timeline
    assert store.append(game.id, 40, HIDE) == 41 and other.append(kept.id, 5, HIDE) == 6
    fresh = Store(file)
    assert (fresh.open(game.id).sequence, fresh.open(kept.id).sequence) == (41, 6)
    with pytest.raises(Conflict):
        other.append(game.id, 40, HIDE)
    for one in (store, other, fresh):
        one.close()


def test_a_file_that_is_whole_stays(file: Path) -> None:
    store = Store(file)
    game = keep(store, 5)
    assert rescue(str(file)) is None
    assert store.append(game.id, 5, HIDE) == 6
    store.close()


def rescued_by(file: str, steps: int) -> bool:
    """Another kernel rescues the file, and dies before one of its steps; does it come to its end?"""
    kernel = os.fork()
    if not kernel:
        left = count(steps - 1, -1)
        for name in ("rename", "fsync"):
            setattr(os, name, partial(lambda do, *given: do(*given) if next(left) else os._exit(9), getattr(os, name)))
        with suppress(BaseException):
            rescue(file)
            os._exit(0)
        os._exit(1)
    status = os.waitstatus_to_exitcode(os.waitpid(kernel, 0)[1])
    assert status in (0, 9)
    return status == 0


def test_a_rescue_that_is_cut_short_is_taken_on_by_the_next(file: Path) -> None:
    """Killed before each of its steps, and the next one at its first: nothing is lost, and nobody writes meanwhile."""
    store = Store(file)
    games = [keep(store, 20, seed) for seed in "ab"]
    store.close()
    whole = file.read_bytes()
    for steps in count(1):
        file.write_bytes(whole)
        left = damaged(file)
        if rescued_by(str(file), steps):
            break
        if not rescued_by(str(file), 1):
            with pytest.raises(Trouble):
                Store(file)
            rescue(str(file))
        [aside] = file.parent.glob("games-damaged-*.sqlite")
        assert aside.read_bytes() == left
        again = Store(file)
        assert [again.open(game.id) for game in games] == games
        again.close()
        aside.unlink()
    assert steps > 4


def test_of_many_kernels_one_rescues(file: Path) -> None:
    store = Store(file)
    game = keep(store, 20)
    store.close()
    left = damaged(file)
    with get_context("fork").Pool(4) as kernels:
        told = kernels.map(rescue, [str(file)] * 8)
    [aside] = filter(None, told)
    assert aside.read_bytes() == left
    store = Store(file)
    assert store.open(game.id) == game
    store.close()


def test_nobody_writes_while_a_file_is_put_aside(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "PATIENCE", 0.05)
    store = Store(file)
    game = keep(store, 5)
    with latch.held(file, 1, alone=True), pytest.raises(Busy):
        store.append(game.id, 5, HIDE)
    os.link(file, latch.rescued(file))
    with pytest.raises(Damaged):
        store.append(game.id, 5, HIDE)
    latch.rescued(file).unlink()
    assert store.append(game.id, 5, HIDE) == 6
    store.close()
