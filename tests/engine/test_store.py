"""Games on disk: what was written is there again, whatever happens. Clause: app.save, and what it takes to keep it."""

from __future__ import annotations

import json
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from engine import shelf
from engine.journal import HIDE, NOBODY, Entry
from engine.record import Chair, Unreadable, begin, saved
from engine.shelf import ENTRIES, FORMAT, FORMATS, SITTINGS
from engine.store import PLACE, Saved, Store, default_place
from engine.table import legal
from engine.timeline import Timeline
from engine.trouble import (
    Busy,
    Conflict,
    Damaged,
    Foreign,
    Full,
    Missing,
    Newer,
    ReadOnly,
    Spoiled,
    Trouble,
    Undriven,
    Unreachable,
)
from engine.words import LANGUAGES, Words
from tests.engine.places import unprivileged
from tests.engine.sessions import DOMINOES, TABLES, Table, session
from tests.kept import create, export, put, take

SOLO = (Chair("human", "Ada"), Chair("club"), Chair("club"), Chair("club"))
BEGUN = begin(DOMINOES.record("a"))
OLD = Path(__file__).parent / "stores"
CHILD = """
import sys
from engine.journal import Entry
from engine.store import Store
from engine.table import legal
from engine.trouble import Conflict, Trouble
from tests.kept import create
store, id = Store(sys.argv[1]), sys.argv[2]
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.sqlite"


def act(line: Timeline) -> Entry:
    """Do the first thing that is legal."""
    return Entry("act", {"action": line.game.write(legal(line.game, line.state)[0]), "own": True})


def played(line: Timeline, actions: int) -> Timeline:
    for _ in range(actions):
        line = line.play(legal(line.game, line.state)[0])
    return line


def keep(store: Store, actions: int, seed: str = "a", keeper: str = "ada") -> Saved:
    """A game of dominoes in which so many actions were done and written."""
    game = create(store, "dominoes", {}, SOLO, seed, keeper)
    line = game.timeline
    for at in range(actions):
        store.append(game.id, at, act(line))
        line = played(line, 1)
    return Saved(game.id, line, SOLO, {}, actions, keeper)


def child(code: str, *arguments: object, within: Sequence[str] = ()) -> subprocess.Popen[str]:
    """Another process with this store and this game open."""
    command = [*within, sys.executable, "-c", CHILD + code, *map(str, arguments)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=Path(__file__).parents[2])


def rewritten(file: Path, *statements: str) -> None:
    """What no hand of ours does: change what was written."""
    database = sqlite3.connect(file, isolation_level=None)
    for statement in statements:
        database.execute(statement)
    database.close()


# --- What was written is there


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_game_is_taken_up_where_it_was(store: Store, table: Table) -> None:
    game = create(store, table.name, table.chosen, seed="0")
    line = session(table, 1)
    acts = (Entry("act", {"action": line.game.write(step.action), "own": step.own}) for step in line.done)
    last = store.append(game.id, 0, *acts, Entry("undo"), Entry("undo"))
    again = store.open(game.id)
    assert (again.sequence, again.chosen, len(again.chairs)) == (last, table.chosen, len(table.seats))
    assert again.timeline == line.back().back() and again.timeline.can_redo


def test_every_action_is_on_the_disk_before_append_returns(store: Store, place: str) -> None:
    game = keep(store, 5)
    other = Store(place)
    assert other.open(game.id) == game
    other.close()


def test_a_commit_waits_for_the_disk(file: Path) -> None:
    store = Store(file)
    with store.shelf.writing() as connection:
        asked = [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous")]
    assert asked == ["wal", 2]
    store.close()


def test_a_killed_kernel_loses_nothing_that_it_showed(place: str) -> None:
    """app.save: a crashed or culled kernel. Killed three times in the middle of its writing."""
    store = Store(place)
    game = create(store, "dominoes", seed="crash")
    code = """
kept = store.open(id)
line, at = kept.timeline, kept.sequence
while True:
    action = legal(line.game, line.state)[0]
    line, at = line.play(action), store.append(id, at, Entry("act", {"action": line.game.write(action), "own": True}))
    print(at, flush=True)
"""
    for kill in range(3):
        writing = child(code, place, game.id)
        assert writing.stdout is not None
        for line in writing.stdout:
            if int(line) >= 25 * (kill + 1):
                break
        writing.send_signal(signal.SIGKILL)
        shown = [int(line), *map(int, writing.stdout.read().split())][-1]
        writing.wait()
        again = store.open(game.id)
        assert again.sequence in (shown, shown + 1)  # what was written last need not have been shown
        assert again.timeline == played(game.timeline, again.sequence)
    store.close()


def test_two_kernels_on_one_game_lose_nothing_of_each_other(place: str) -> None:
    store = Store(place)
    game = create(store, "dominoes")
    code = """
at = written = 0
while written < 20:
    try:
        at = store.append(id, at, Entry("begin", {"seed": f"{sys.argv[3]} {written}"}))
        written += 1
    except Conflict:
        at += len(store.changes(id, at))
"""
    for writer in [child(code, place, game.id, name) for name in "AB"]:
        assert writer.wait() == 0
    seeds = [entry.payload["seed"] for entry in store.changes(game.id, 0)]
    assert len(seeds) == 40
    for name in "AB":
        assert [seed for seed in seeds if seed.startswith(name)] == [f"{name} {at}" for at in range(20)]
    store.close()


def test_of_two_that_play_on_one_wins_and_the_other_reloads(store: Store) -> None:
    game = keep(store, 3)
    store.append(game.id, 3, Entry("undo"))
    with pytest.raises(Conflict):
        store.append(game.id, 3, Entry("act", {"action": "pass", "own": True}), Entry("undo"))
    assert store.changes(game.id, 3) == (Entry("undo"),)
    assert store.open(game.id).timeline == game.timeline.back()


def test_the_database_itself_holds_one_entry_for_each_number(store: Store) -> None:
    game = keep(store, 3)
    row = {"game": game.id, "sequence": 3, "kind": "undo", "payload": "{}", "time": 0.0}
    with pytest.raises(Conflict), store.shelf.writing() as connection:
        connection.execute(sa.insert(ENTRIES), row)
    with pytest.raises(Conflict):  # numbers are used in order
        store.append(game.id, 5, Entry("undo"))
    assert store.open(game.id) == game


# --- The list


def test_the_start_page_offers_what_was_begun_and_not_put_away(store: Store) -> None:
    """app.home: unfinished games are offered to be taken up again."""
    create(store, "mighty", keeper="ada")  # nothing was done in it
    first, second = keep(store, 3), keep(store, 60, "b")
    listed = store.unfinished("ada", 9)
    assert [game.id for game in listed] == [second.id, first.id]
    public = second.timeline.state.public
    assert [(game.game, game.chairs, game.deal, game.scores) for game in listed] == [
        ("dominoes", SOLO, public.deal, public.scores), ("dominoes", SOLO, 1, (0, 0)),
    ]  # fmt: skip
    assert [game.id for game in store.unfinished("ada", 1)] == [second.id]
    store.hide(second.id)
    assert [game.id for game in store.unfinished("ada", 9)] == [first.id]
    store.hide(second.id, False)
    assert {game.id for game in store.unfinished("ada", 9)} == {first.id, second.id}
    store.hide(second.id)
    assert store.open(second.id).timeline == second.timeline
    store.append(second.id, 63, Entry("undo"))
    assert [game.id for game in store.unfinished("ada", 9)] == [second.id, first.id]


def test_a_list_looks_at_what_it_shows_and_at_that_once(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither the games of others, nor those beyond the list, nor what has not changed since."""
    looked: list[str] = []
    open_ = Store.open
    monkeypatch.setattr(Store, "open", lambda self, id, upto=None: looked.append(id) or open_(self, id, upto))
    ours = [keep(store, 2, seed) for seed in "abc"]
    keep(store, 2, keeper="them")
    first = store.unfinished("ada", 2)
    assert store.unfinished("ada", 2) == first and looked == [game.id for game in first]
    store.append(ours[2].id, 2, Entry("undo"))
    assert len(store.unfinished("ada", 2)) == 2 and looked[2:] == [ours[2].id]


def test_the_list_of_one_reads_no_games_of_others(file: Path) -> None:
    """Each step of the query goes by an index."""
    store, asked = Store(file), list[str]()
    sa.event.listen(store.shelf.reader, "before_cursor_execute", lambda *told: asked.append(told[2]))
    store.unfinished("ada", 4)
    with store.shelf.reading() as connection:
        plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {asked[-1]}", ("ada", "begin", "hide", 4, 0)).all()
    assert plan and not [step for *_, step in plan if step.startswith("SCAN")]
    store.close()


def test_nobody_is_offered_the_games_of_another(store: Store) -> None:
    ours, theirs = keep(store, 1, keeper="us"), keep(store, 1, keeper="them")
    assert [game.id for game in store.unfinished("us", 9)] == [ours.id]
    assert store.unfinished("ada", 9) == ()
    assert len({ours.id, theirs.id}) == 2 and len(ours.id) == 43


def test_what_is_nobodys_is_on_no_list(store: Store) -> None:
    """Any page can say that it is nobody's: it would see what all the others play."""
    game = keep(store, 1, keeper=NOBODY)
    assert store.unfinished(NOBODY, 9) == () and store.open(game.id) == game


@pytest.mark.parametrize("id", ["", "no such game", "ї", "\0", "\ud800", "' OR 1=1 --", "x" * 10_000])
def test_an_address_that_anybody_typed_is_no_game(store: Store, id: str) -> None:
    for asked in (store.open, store.hide, store.readable, lambda id: store.append(id, 0, HIDE)):
        with pytest.raises(Missing):
            asked(id)


# --- Records


@pytest.mark.parametrize("table", TABLES[:2], ids=str)
def test_a_record_goes_out_and_comes_in_again(store: Store, table: Table) -> None:
    line = session(table, 1)
    written = saved(line, chosen=table.chosen) | {"notes": {"0": "Ours.", "3": "Theirs."}}
    game, refusal = take(store, written)
    assert refusal is None and game.timeline.state == line.state
    assert store.open(game.id) == game
    assert export(store, game.id) == {**written, "seats": [{"player": "human"} for _ in table.seats]}


def test_an_imported_game_is_undone_decision_by_decision(store: Store) -> None:
    line = played(BEGUN, 9)
    game, _ = take(store, saved(line, SOLO))
    mover = game.timeline.game.to_move
    while game.timeline.can_go_back:
        game = Saved(game.id, game.timeline.back(), SOLO, {})
        assert mover(game.timeline.state.public) == 0


def test_a_record_is_kept_up_to_what_the_rules_refuse(store: Store) -> None:
    written = saved(played(BEGUN, 4))
    game, refusal = take(store, {**written, "actions": [*written["actions"], "6-6", "pass"]})
    assert refusal is not None and refusal.at == 4
    assert store.open(game.id).timeline.actions == tuple(written["actions"])


def test_what_is_no_game_is_refused_and_leaves_nothing(store: Store) -> None:
    for refused in (("chess",), ("mighty", {"players": 3}), ("dominoes", {}, SOLO[:3])):
        with pytest.raises(ValueError, match=r"must be|players"):
            create(store, *refused)
    with pytest.raises(Unreadable):
        take(store, {"format": "another"})
    with store.shelf.reading() as connection:
        assert connection.scalar(sa.select(sa.func.count()).select_from(SITTINGS)) == 0


# --- What goes wrong


def test_a_folder_that_cannot_be_written_can_be_read() -> None:
    folder = Path(tempfile.mkdtemp(prefix="sp-"))
    file = folder / "games.sqlite"
    store = Store(file)
    game = keep(store, 5)
    store.close()
    file.chmod(0o444)
    folder.chmod(0o555)
    try:
        with unprivileged():
            reader = Store(file)
            assert reader.open(game.id) == game and [summary.id for summary in reader.unfinished("ada", 9)] == [game.id]
            for refused in (lambda: reader.append(game.id, 5, HIDE), lambda: create(reader, "dominoes")):
                with pytest.raises(ReadOnly):
                    refused()
            for elsewhere in ("new.sqlite", "deeper/new.sqlite", "games.sqlite/new.sqlite"):
                with pytest.raises(ReadOnly):
                    Store(folder / elsewhere)
            reader.close()
    finally:
        folder.chmod(0o755)
        shutil.rmtree(folder)


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(ReadOnly):
        Store(tmp_path)


LIMIT = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (200_000, 200_000))"
DISK = ["unshare", "--mount", "sh", "-c", 'mount -t tmpfs -o size=256k tmpfs "$0" && exec "$@"']
"""A small disk that only one process and its children see, and that goes with them; who may not mount has the limit."""
FULL = [pytest.param([], LIMIT, id="limit")]
if subprocess.run([*DISK, "/mnt", "true"], capture_output=True).returncode == 0:
    FULL.append(pytest.param(DISK, "", id="disk"))


@pytest.mark.parametrize(("small", "limit"), FULL)
def test_a_full_disk_keeps_what_it_has(tmp_path: Path, small: list[str], limit: str) -> None:
    code = f"""
{limit}
id, at = create(store, "dominoes", keeper="ada").id, 0
try:
    while True:
        at = store.append(id, at, *[Entry("undo")] * 40)
except Trouble as trouble:
    print(trouble.id, store.open(id).sequence - at, len(store.unfinished("ada", 9)))
store.close()
again = Store(sys.argv[1])
print(again.open(id).sequence - at, at > 40)
"""
    told, _ = child(code, tmp_path / "games.sqlite", "", within=[*small, str(tmp_path)] if small else []).communicate()
    assert told.split() == [Full.id, "0", "1", "0", "True"]


def test_a_file_that_is_held_by_another_is_busy(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "PATIENCE", 0.05)
    store = Store(file)
    game = keep(store, 2)
    holder = sqlite3.connect(file, isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    with pytest.raises(Busy):
        store.append(game.id, 2, HIDE)
    assert store.open(game.id) == game
    holder.close()
    assert store.append(game.id, 2, HIDE) == 3
    store.close()


def test_what_is_no_database_is_damaged(file: Path) -> None:
    file.write_bytes(b"no database at all, " * 1000)
    before = file.read_bytes()
    with pytest.raises(Damaged):
        Store(file)
    assert file.read_bytes() == before


def test_damage_never_shows_a_wrong_game(file: Path) -> None:
    """One page after the other is overwritten: each game is as it was, or in trouble; some live."""
    store = Store(file)
    games = [keep(store, 60, seed) for seed in "abc"]
    store.close()
    whole, page, alive, spoiled = file.read_bytes(), 4096, 0, 0
    for start in range(0, len(whole), page):
        file.write_bytes(whole[:start] + b"\xa5" * page + whole[start + page :])
        for game in games:
            found = found_or_trouble(file, game.id)
            assert isinstance(found, Trouble) or found == game
            alive, spoiled = alive + isinstance(found, Saved), spoiled + isinstance(found, Spoiled)
    assert alive >= len(whole) // page and spoiled


def test_a_file_cut_short_never_shows_a_wrong_game(file: Path) -> None:
    store = Store(file)
    games = [keep(store, 60, seed) for seed in "abc"]
    store.close()
    whole, told = file.read_bytes(), set()
    for length in range(2048, len(whole), 2048):
        file.write_bytes(whole[:length])
        for game in games:
            found = found_or_trouble(file, game.id)
            assert isinstance(found, Trouble) or found == game
            told.add(type(found))
    assert told <= {Damaged, Spoiled, Saved} and Damaged in told


def found_or_trouble(file: Path, id: str) -> Saved | Trouble:
    try:
        store = Store(file)
    except Trouble as trouble:
        return trouble
    try:
        return store.open(id)
    except Trouble as trouble:
        return trouble
    finally:
        store.close()


SPOILT = [
    # what was changed, the first entry that can't be done again
    ('UPDATE entries SET payload = \'{"action": "6-6", "ow\' WHERE {game} AND sequence = 3', 3),
    ("UPDATE entries SET payload = x'ff00fe' WHERE {game} AND sequence = 3", 3),
    ("UPDATE entries SET payload = '[]' WHERE {game} AND sequence = 2", 2),
    ('UPDATE entries SET payload = \'{"action": "6-6", "own": true}\' WHERE {game} AND sequence = 4', 4),
    ("UPDATE entries SET kind = 'jump' WHERE {game} AND sequence = 2", 2),
    ("DELETE FROM entries WHERE {game} AND sequence = 3", 3),
    ("DELETE FROM entries WHERE {game} AND sequence = 0", 0),
    ("DELETE FROM entries WHERE {game}", 0),
    ("UPDATE games SET chairs = '[1]' WHERE id = '{id}'", 0),
    ("UPDATE games SET options = '{' WHERE id = '{id}'", 0),
    ("UPDATE games SET game = 'chess' WHERE id = '{id}'", 0),
]


@pytest.mark.parametrize(("change", "at"), SPOILT, ids=range(len(SPOILT)))
def test_a_spoiled_game_is_read_up_to_the_damage_and_harms_no_other(file: Path, change: str, at: int) -> None:
    store = Store(file)
    game, other = keep(store, 5), keep(store, 5)
    rewritten(file, change.replace("{game}", f"game = '{game.id}'").replace("{id}", game.id))
    with pytest.raises(Spoiled) as told:
        store.open(game.id)
    assert told.value.facts["at"] == at
    assert store.open(other.id) == other
    found = {summary.id: summary for summary in store.unfinished("ada", 9)}
    assert found.pop(other.id).trouble is None and all(isinstance(told.trouble, Spoiled) for told in found.values())
    if at:
        assert store.open(game.id, upto=at - 1).timeline == played(BEGUN, at - 1)
        again = store.readable(game.id)
        assert again.timeline.actions == game.timeline.actions[: at - 1] and again.keeper == game.keeper
        assert store.open(put(store, again).id).timeline.state == again.timeline.state
        assert found[game.id].scores == again.timeline.state.public.scores and found[game.id].deal == 1
    else:
        with pytest.raises(Spoiled):
            store.readable(game.id)
    store.close()


def test_a_server_that_does_not_answer_is_unreachable_and_keeps_its_password(tmp_path: Path) -> None:
    with pytest.raises(Unreachable) as told:
        Store(f"postgresql://ada:secret@/games?host={tmp_path}")
    assert told.value.facts == {"place": "localhost/games"}
    assert "secret" not in str(told.value) + str(told.value.__cause__)


@pytest.mark.parametrize("url", ["mysql://localhost/games", "postgresql://ada@:port/games"])
def test_another_kind_of_database_is_refused(url: str) -> None:
    with pytest.raises(Foreign):
        Store(url)


def test_a_database_whose_driver_is_not_installed_is_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(Undriven):
        Store("postgresql://localhost/games")


TROUBLES = sorted(Trouble.__subclasses__(), key=lambda kind: kind.id)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", TROUBLES, ids=lambda kind: kind.id)
def test_every_trouble_is_one_sentence(kind: type[Trouble], language: str) -> None:
    facts = {"place": "/games.sqlite", "at": 7, "found": 2, "known": 1, "most": 20}
    said = Words(language).say(kind.id, **kind(**facts).facts)
    assert said[0].isupper() and said.endswith(".") and ". " not in said and "games.sqlite" not in said


# --- Formats


def test_an_old_file_keeps_opening(tmp_path: Path) -> None:
    """Format 1, as it was written by version 0.1."""
    shutil.copy(OLD / "format-1.sqlite", tmp_path)
    store = Store(tmp_path / "format-1.sqlite")
    for kept in json.loads((OLD / "format-1.json").read_text()):
        game = store.open(kept["id"])
        line = game.timeline
        assert (game.sequence, line.cursor, len(line.steps)) == (kept["sequence"], kept["cursor"], kept["steps"])
        assert export(store, game.id) == kept["record"]
        store.append(game.id, game.sequence, Entry("undo"))
        assert store.open(game.id).timeline == line.back()
    store.close()


def added(connection: sa.Connection) -> None:
    connection.exec_driver_sql("ALTER TABLE games ADD COLUMN colour VARCHAR")


def failing(connection: sa.Connection) -> None:
    added(connection)
    raise OSError


def test_a_store_is_taken_on_to_a_new_format_as_a_whole_or_not_at_all(place: str, monkeypatch: Any) -> None:
    store = Store(place)
    game = keep(store, 5)
    with monkeypatch.context() as newer:
        newer.setattr(shelf, "FORMAT", FORMAT + 1)
        newer.setitem(shelf.MIGRATIONS, FORMAT, failing)
        with pytest.raises(Trouble):
            Store(place)
        assert store.open(game.id) == game
        newer.setitem(shelf.MIGRATIONS, FORMAT, added)
        for _ in range(2):
            once = Store(place)
            assert once.open(game.id) == game
            once.close()
    with pytest.raises(Newer) as told:
        Store(place)
    assert told.value.facts == {"found": FORMAT + 1, "known": FORMAT}
    store.close()


def test_one_game_of_a_newer_version_harms_no_other(store: Store) -> None:
    game, other = keep(store, 2), keep(store, 2)
    with store.shelf.writing() as connection:
        connection.execute(sa.update(SITTINGS).where(SITTINGS.c.id == game.id).values(format=FORMAT + 1))
    with pytest.raises(Newer):
        store.open(game.id)
    assert store.open(other.id) == other
    assert {summary.id: type(summary.trouble) for summary in store.unfinished("ada", 9)}[game.id] is Newer


def test_a_store_has_one_format(store: Store) -> None:
    with store.shelf.reading() as connection:
        assert connection.scalars(sa.select(FORMATS.c.format)).all() == [FORMAT]


# --- Where


def test_games_are_kept_in_the_users_own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(PLACE, raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    Store().close()
    file = tmp_path / "share" / "silent-partners" / "games.sqlite"
    assert default_place() == str(file)
    assert (file.stat().st_mode & 0o777, file.parent.stat().st_mode & 0o777) == (0o600, 0o700)
    monkeypatch.setenv(PLACE, str(tmp_path / "elsewhere.sqlite"))
    Store().close()
    assert (tmp_path / "elsewhere.sqlite").exists()


def test_the_database_is_fetched_when_games_are_kept() -> None:
    code = "import sys, engine, engine.journal, engine.trouble; print('sqlalchemy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout == "False\n"
