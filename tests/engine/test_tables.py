"""Hosted tables in a file and in a PostgreSQL database: one truth for many kernels, and a key to each seat."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from engine import bell, hosting, tables
from engine.hosting import is_key
from engine.journal import PERSON, Entry
from engine.rescue import rescue
from engine.shelf import FORMATS, KEYS
from engine.store import Store
from engine.tables import AWAY, Admission, Kept, Tables
from engine.trouble import Conflict, Crowded, Missing, Replaced, Trouble
from tests.engine.test_hosting import act
from tests.engine.test_rescue import damaged

PEOPLE = (PERSON,) * 4
CHILD = """
import sys, time
from engine import bell, hosting
from engine.journal import acted
from engine.store import Store
from engine.system import decide
from engine.tables import Tables
from engine.trouble import Conflict
from engine.table import legal
store = Store(sys.argv[1])
tables = Tables(store)
kept = tables.open(sys.argv[2])
"""


@pytest.fixture
def house(store: Store) -> Tables:
    return Tables(store)


def opened(house: Tables) -> tuple[Kept, str]:
    return house.host("dominoes", {}, PEOPLE, 0, "Ada")


def child(code: str, *arguments: object) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", CHILD + code, *map(str, arguments)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=Path(__file__).parents[2])


# --- Keys


def test_a_key_opens_its_seat_and_nothing_else(house: Tables) -> None:
    kept, key = opened(house)
    keys = house.hand_on(kept, key)
    assert house.hand_on(kept, key) == keys and set(keys) == {1, 2, 3, None}
    assert house.admit(key) == Admission(kept.id, 0)
    assert {place: house.admit(made).seat for place, made in keys.items()} == {place: place for place in keys}
    for wrong in ("", "x" * 43, kept.id, key[:-1], key.swapcase(), "' OR 1=1 --", "\0", "ї" * 43, "\ud800"):
        with pytest.raises(Missing):
            house.admit(wrong)


def test_the_next_host_hands_on_keys_of_another_descent(house: Tables) -> None:
    kept, key = opened(house)
    theirs = house.hand_on(kept, key)[1]
    assert not {*house.hand_on(kept, theirs).values()} & {*house.hand_on(kept, key).values(), key}
    assert house.admit(house.hand_on(kept, theirs)[0]) == Admission(kept.id, 0)


@pytest.mark.parametrize("place_", [2, None])
def test_a_link_that_was_replaced_opens_nothing_and_the_new_one_does(house: Tables, place_: int | None) -> None:
    kept, key = opened(house)
    old = house.hand_on(kept, key)
    kept = house.write(kept, hosting.joined(2, "Bob"), hosting.renewed(place_))
    for _ in range(2):
        new = house.hand_on(kept, key)
    assert {at for at in old if old[at] != new[at]} == {place_}
    with pytest.raises(Replaced):
        house.enter(old[place_])
    assert house.enter(new[place_]) == (Admission(kept.id, place_, 1), kept)
    assert house.enter(key)[0].holds(kept.table)
    kept = house.write(kept, hosting.started("a"), hosting.renewed(place_))
    with pytest.raises(Replaced):
        house.enter(new[place_])
    assert house.enter(house.hand_on(kept, key)[place_])[0].edition == 2


def test_the_keys_of_an_earlier_format_still_open(house: Tables, place: str) -> None:
    kept, key = opened(house)
    keys = house.hand_on(kept, key)
    with house.store.shelf.writing() as connection:
        connection.exec_driver_sql("ALTER TABLE keys DROP COLUMN edition")
        connection.execute(sa.update(FORMATS).values(format=3))
    later = Tables(Store(place))
    assert later.enter(keys[2]) == (Admission(kept.id, 2), kept)
    kept = later.write(kept, hosting.renewed(2))
    assert later.enter(later.hand_on(kept, key)[2])[0].edition == 1
    later.store.close()


def test_no_key_lies_in_the_store(house: Tables, place: str) -> None:
    kept, key = opened(house)
    keys = {key, *house.hand_on(kept, key).values()}
    with house.store.shelf.reading() as connection:
        rows = connection.execute(sa.select(KEYS)).all()
        entries = connection.exec_driver_sql("SELECT payload FROM entries").scalars().all()
    assert len(rows) == 5 and not any(is_key(row.hash) for row in rows)
    assert not any(secret in text for secret in keys for text in (*map(str, rows), *entries))


def test_no_other_address_opens_a_hosted_table(house: Tables) -> None:
    kept, _ = opened(house)
    house.write(kept, hosting.started("a"))
    for asked in (house.store.open, house.store.readable):
        with pytest.raises(Missing):
            asked(kept.id)
    assert house.store.unfinished("", 9) == () == house.store.unfinished("@", 9)


def test_there_is_room_for_so_many(house: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "MOST_TABLES", 2)
    monkeypatch.setattr(tables, "MOST_WATCHERS", 2)
    kept, _ = opened(house)
    opened(house)
    with pytest.raises(Crowded):
        opened(house)
    for page in "abab":
        house.here(kept.id, page, None)
    with pytest.raises(Crowded):
        house.here(kept.id, "c", None)
    house.here(kept.id, "d", 0)
    house.gone(kept.id, "a")
    house.here(kept.id, "c", None)


# --- One truth


def test_what_was_done_is_there_for_everybody(house: Tables, place: str) -> None:
    kept, key = opened(house)
    there = Tables(Store(place))
    other = there.open(house.admit(key).id)
    assert other == kept
    kept = house.write(kept, hosting.joined(2, "Bob"), hosting.started("a"))
    for _ in range(5):
        kept = house.write(kept, act(kept.table))
    assert there.news(other) == kept == there.open(kept.id) and there.news(kept) == kept
    there.store.close()


def test_of_two_confirmations_one_wins_and_the_other_is_told(house: Tables) -> None:
    kept, _ = opened(house)
    won = house.write(kept, hosting.joined(1, "Bob"))
    with pytest.raises(Conflict):
        house.write(kept, hosting.joined(1, "Cleo"))
    assert house.news(kept) == won


def test_what_the_table_refuses_is_not_written(house: Tables) -> None:
    kept, _ = opened(house)
    for refused in (hosting.left(3), Entry("jumped"), hosting.joined(0, "")):
        with pytest.raises(ValueError, match=r"[a-z]+"):
            house.write(kept, refused)
    assert house.open(kept.id) == kept


BOT = """
mine = 0
while kept.table.line.cursor < 80:
    line = kept.table.line
    action = decide(line.game, line.game.view(line.state, line.game.to_move(line.state.public)), ()).action \
        if line.state.public.result is None else legal(line.game, line.state)[0]
    line = line.play(action, own=False)
    try:
        kept = tables.write(kept, acted(line, line.cursor))
        mine += 1
        print(line.cursor, flush=True)
    except Conflict:
        kept = tables.news(kept)
"""


def test_several_kernels_play_for_the_bots_and_each_move_is_made_once(house: Tables, place: str) -> None:
    """Who comes too late says nothing; when one is killed in the middle, the other goes on."""
    kept, _ = opened(house)
    kept = house.write(kept, hosting.started("a"))
    killed, living = (child(BOT, place, kept.id) for _ in range(2))
    assert killed.stdout is not None and living.stdout is not None
    while house.news(kept).table.line.cursor < 20 and living.poll() is None:  # type: ignore[union-attr]
        time.sleep(0.01)
    killed.send_signal(signal.SIGKILL)
    made = [int(cursor) for process in (killed, living) for cursor in process.stdout.read().split()]  # type: ignore[union-attr]
    killed.wait()
    assert living.wait() == 0
    assert len(made) == len(set(made)) and len(made) >= 79  # what was written last need not have been told
    end = house.open(kept.id)
    assert end.table.line is not None and end.table.line.cursor == 80 and end.sequence == 81


# --- The bell


@pytest.fixture
def ring(store: Store) -> Iterator[bell.Bell]:
    hung = bell.hung(store.shelf)
    yield hung
    hung.close()


def rings(ring: bell.Bell, patience: float = 2.0) -> bool:
    """Does it ring by now? A server takes a moment to notify."""
    late = time.monotonic() + patience
    while not (rang := ring.rang()) and time.monotonic() < late:
        time.sleep(0.01)
    return rang


def test_the_bell_rings_when_somebody_wrote(house: Tables, ring: bell.Bell, place: str) -> None:
    kept, _ = opened(house)
    assert rings(ring) and not ring.rang()
    other = child("tables.write(kept, hosting.joined(1, 'Bob')); print(time.time(), flush=True)", place, kept.id)
    assert other.wait() == 0
    assert rings(ring) and not ring.rang()
    house.here(kept.id, "page", 0)
    assert rings(ring)
    with pytest.raises(Conflict):
        house.store.append(kept.id, 0, hosting.left(0))
    assert not ring.rang()


def test_asking_the_bell_costs_little(house: Tables, ring: bell.Bell) -> None:
    """Beside reading what is new, which it spares."""
    kept, _ = opened(house)

    def spent(ask: object) -> float:
        start = time.perf_counter()
        for _ in range(50):
            ask()  # type: ignore[operator]
        return time.perf_counter() - start

    pairs = [(spent(ring.rang), spent(lambda: house.news(kept))) for _ in range(5)]
    assert min(bell for bell, _ in pairs) < min(news for _, news in pairs)


def test_a_bell_without_its_database_says_so_and_is_hung_again(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    store = Store(file)
    ring = bell.hung(store.shelf)
    file.rename(tmp_path / "away")
    with pytest.raises(Trouble):
        ring.rang()
    (tmp_path / "away").rename(file)
    assert ring.rang() and not ring.rang()
    ring.close()
    store.close()


# --- Presence


def test_who_gives_no_sign_of_life_is_away(house: Tables) -> None:
    kept, _ = opened(house)
    for page, seat in (("a", 0), ("b", 2), ("c", 2), ("w", None)):
        house.here(kept.id, page, seat)
    now = time.time()
    present = house.present(kept.id)
    assert present.at(now) == {0, 2} and [present.devices(seat, now) for seat in (0, 1, 2, None)] == [1, 0, 2, 1]
    assert present.at(now + AWAY + 1) == frozenset() and present.devices(None, now + AWAY + 1) == 0
    house.gone(kept.id, "b")
    assert house.present(kept.id).at(now) == {0, 2}  # on another device
    house.gone(kept.id, "c")
    assert house.present(kept.id).at(now) == {0}
    assert house.open(kept.id) == kept  # none of it is in the journal


def test_a_rescued_table_still_opens_by_its_keys(tmp_path: Path) -> None:
    house = Tables(Store(tmp_path / "games.sqlite"))
    kept, key = opened(house)
    kept = house.write(kept, hosting.joined(1, "Bob"))
    house.store.close()
    damaged(tmp_path / "games.sqlite")
    assert rescue(str(tmp_path / "games.sqlite")) is not None
    store = Store(tmp_path / "games.sqlite")
    again = Tables(store)
    assert again.open(again.admit(key).id) == kept
    store.close()
