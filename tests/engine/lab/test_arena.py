"""The arena: the same deals bring the same, whoever plays them, when, and after whatever went wrong."""

from __future__ import annotations

import json
import os
import shutil
import signal
import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from distributed import Client, LocalCluster
from pyarrow import parquet

from engine import arena
from engine.__main__ import main
from engine.arena import Bot, Plan, conventions, match, play, played
from engine.lab import cluster, mighty_measure, parts, sources
from engine.lab.compiled import kept_at
from engine.lab.mighty_measure import played_out

Capture = pytest.CaptureFixture[str]
MIXED: dict[str, Any] = {"bots": ("club", "beginner", "random"), "deals": 40, "seed": "many"}


def meet(**asked: Any) -> arena.Outcome:
    return match("dominoes", *MIXED["bots"], deals=MIXED["deals"], seed=MIXED["seed"], **asked)


@pytest.fixture(scope="module")
def local() -> Iterator[LocalCluster]:
    """Two processes; more can be asked for."""
    with cluster.local(2) as client:
        yield client.cluster


def test_however_many_play_it_comes_out_the_same(tmp_path: Path) -> None:
    """One, two or three processes: the same numbers, the same bytes on disk."""
    found = [meet(workers=workers, folder=tmp_path / str(workers)) for workers in (1, 2, 3)]
    assert found[0] == found[1] == found[2]
    assert len({(tmp_path / str(workers) / parts.TABLE).read_bytes() for workers in (1, 2, 3)}) == 1


def test_a_cluster_plays_what_this_machine_plays(local: LocalCluster) -> None:
    assert meet(scheduler=local.scheduler_address) == meet(workers=1)


def test_a_worker_that_dies_takes_nothing_along(local: LocalCluster, tmp_path: Path) -> None:
    """Killed in the midst of its work: what it was playing is played again, and all is there."""
    plan = Plan("dominoes", ((Bot("club"), Bot("beginner")),), 400, "killed")
    with Client(local) as client:
        victim = next(iter(client.run(os.getpid).values()))
    left_then = list[int]()

    def kill() -> None:
        while len(done := list((tmp_path / parts.PARTS).glob("*.parquet"))) < 3:
            time.sleep(0.002)
        left_then.append(len(plan.parts) - len(done))
        os.kill(victim, signal.SIGKILL)

    killer = threading.Thread(target=kill, daemon=True)
    killer.start()
    found = played(plan, tmp_path, scheduler=local.scheduler_address)
    killer.join(timeout=10)
    with Client(local) as client:
        assert victim not in client.run(os.getpid).values()
    assert left_then[0] > 4
    assert found == played(plan, workers=1)


def test_a_run_that_was_stopped_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Stopped after five parts: only the rest is played; a part that was half written is played again."""
    asked, stop_after = list[Any](), 5

    def counted(plan: Plan, part: arena.Part) -> arena.Gains:
        if len(asked) == stop_after:
            raise KeyboardInterrupt
        asked.append(part)
        return play(plan, part)

    monkeypatch.setattr(cluster, "play", counted)
    with pytest.raises(KeyboardInterrupt):
        meet(workers=1, folder=tmp_path)
    kept = sorted((tmp_path / parts.PARTS).glob("*.parquet"))
    assert len(kept) == 5 and not (tmp_path / parts.TABLE).exists()
    kept[0].write_bytes(kept[0].read_bytes()[:40])
    stop_after = -1
    found = meet(workers=1, folder=tmp_path)
    assert len(asked) == len(found.plan.parts) + 1
    assert found == meet(workers=1)


def test_more_deals_are_added_to_those_that_are_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match("dominoes", "club", "random", deals=32, folder=tmp_path, workers=1)
    monkeypatch.setattr(cluster, "play", lambda plan, part: play(plan, part) if part.start >= 32 else 1 / 0)
    more = match("dominoes", "club", "random", deals=40, folder=tmp_path, workers=1)
    monkeypatch.undo()
    assert more == match("dominoes", "club", "random", deals=40, workers=1)


def test_a_folder_holds_a_row_for_every_deal_and_a_picture(tmp_path: Path) -> None:
    found = meet(workers=1, folder=tmp_path)
    rows = parquet.read_table(tmp_path / parts.TABLE)
    assert rows.num_rows == 3 * 2 * MIXED["deals"]
    ours = [row["gain"] for row in rows.to_pylist() if (row["first"], row["second"]) == ("club", "random")]
    score = found.scores[1]
    assert (score.first, score.second) == (Bot("club"), Bot("random"))
    assert sum(gain > 0 for gain in ours) == score.won
    assert (tmp_path / parts.PICTURE).read_text().startswith("<?xml")


@pytest.mark.parametrize("ending", ["png", "svg"])
def test_a_plot_is_written_as_its_name_ends(ending: str, tmp_path: Path) -> None:
    file = tmp_path / f"gains.{ending}"
    figure = meet(workers=1).plot(file)
    assert file.stat().st_size > 2000
    assert [label.get_text() for label in figure.axes[0].get_yticklabels()] == [
        "club  :  beginner", "club  :  random", "beginner  :  random",
    ]  # fmt: skip


@pytest.mark.parametrize(("game", "bot", "players"), [("dominoes", "club", None), ("mighty", "book", 5)])
def test_what_need_not_be_played_comes_out_as_if_it_were(
    game: str, bot: str, players: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where no convention that a seat lacks decides anything, its session is not played again."""
    options = {"players": players} if players else {}
    ids = [one.id for one in Bot(bot).system(arena.named(game)) if ".convention." in one.id][5:40:5]
    quick = conventions(game, bot, ids, deals=4, options=options, workers=1)
    monkeypatch.setattr(arena, "_even", lambda *asked: arena.Session((), frozenset(_everything(ids))))
    assert conventions(game, bot, ids, deals=4, options=options, workers=1).gains == quick.gains


def _everything(ids: list[str]) -> Iterator[tuple[int, str]]:
    return ((seat, id) for seat in range(8) for id in ids)


FAULTS = [
    (["--workers", "0"], "workers: must be 1 or more."),
    (["--workers", "2", "--scheduler", "tcp://x:1"], "workers: a cluster has its own; name workers or a scheduler."),
    (["--scheduler", "nowhere at all"], "scheduler: no Dask cluster answers at 'nowhere at all'."),
    (["--scheduler", "tcp://127.0.0.1:1"], "scheduler: no Dask cluster answers at 'tcp://127.0.0.1:1'."),
    (["--folder", "/proc/none"], "folder: /proc/none can't be used: No such file or directory."),
    (["--folder", "/dev/null"], "folder: /dev/null can't be used: Not a directory."),
    (["--each"], "bots: must be one name, of the bot that meets itself."),
]


@pytest.mark.parametrize(("arguments", "sentence"), FAULTS)
def test_a_fault_is_one_sentence(
    arguments: list[str], sentence: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "PATIENCE", 0.5)
    assert main(["arena", "--game", "dominoes", "--bots", "club,random", "--deals", "4", *arguments]) == 2
    printed = capsys.readouterr()
    assert (printed.out, printed.err) == ("", f"{sentence}\n")


def test_a_folder_of_others_is_refused(tmp_path: Path, capsys: Capture) -> None:
    base = ["arena", "--game", "dominoes", "--deals", "4", "--folder", str(tmp_path), "--bots"]
    assert main([*base, "club,random"]) == 0
    assert main([*base, "club,beginner"]) == main([*base, "club,random", "--seed", "x"]) == 2
    assert capsys.readouterr().err.count("holds what other bots, options or another seed have brought.\n") == 2
    for spoilt in ("[]", "{"):
        (tmp_path / parts.PLAN).write_text(spoilt)
        assert main([*base, "club,random"]) == 2


def test_what_other_sources_have_brought_is_not_mixed_in(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Stopped, a convention changed, and gone on: those were other bots."""
    asked = ["arena", "--game", "dominoes", "--deals", "4", "--folder", str(tmp_path), "--bots", "club,random"]
    assert main(asked) == 0
    monkeypatch.setattr(sources, "ENGINE", _changed(tmp_path / "engine", "dominoes/system.py"))
    assert main(asked) == 2
    assert capsys.readouterr().err == f"folder: {tmp_path} holds what another version of the engine has brought.\n"


@pytest.mark.parametrize("source", ["lab/card_bits.py", "mighty/decks.py", "dominoes/tiles.py"])
def test_kernels_belong_to_the_sources_that_they_are_made_of(
    source: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They freeze the games' tables too; those of older sources are cleared away, but for the last few."""
    first = kept_at(tmp_path)
    for age, folder in enumerate((first, *(tmp_path / f"kernels-{number}" for number in range(4)))):
        folder.mkdir()
        os.utime(folder, (1000 - age, 1000 - age))
    assert kept_at(tmp_path) == first and len([*tmp_path.glob("kernels-*")]) == 5
    monkeypatch.setattr(sources, "ENGINE", _changed(tmp_path / "engine", source))
    assert kept_at(tmp_path) != first
    assert {*tmp_path.glob("kernels-*")} == {first, tmp_path / "kernels-0", tmp_path / "kernels-1"}


def _changed(copy: Path, source: str) -> Path:
    """The engine's sources, with one line more in one of them."""
    shutil.copytree(sources.ENGINE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    with (copy / source).open("a") as file:
        file.write("# changed\n")
    return copy


def test_without_the_lab_one_core_plays(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    expected = meet(workers=1)
    monkeypatch.setattr(arena, "find_spec", lambda name: None)
    assert meet() == expected
    for needs in ({"folder": "x"}, {"workers": 2}, {"scheduler": "tcp://x:1"}):
        with pytest.raises(ValueError, match="need the lab's extra"):
            meet(**needs)


def test_a_run_that_is_stopped_says_so(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    def stopped(plan: Plan, part: arena.Part) -> arena.Gains:
        raise KeyboardInterrupt

    monkeypatch.setattr(cluster, "play", stopped)
    assert main(["arena", "--game", "dominoes", "--bots", "club,random", "--deals", "4"]) == 130
    assert capsys.readouterr() == ("", "Stopped.\n")


def test_many_bots_are_told_meeting_by_meeting(capsys: Capture) -> None:
    base = ["arena", "--game", "dominoes", "--deals", "8", "--workers", "1"]
    assert main([*base, "--bots", "club,beginner,random"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [meeting["bots"] for meeting in found["meetings"]] == [
        ["club", "beginner"], ["club", "random"], ["beginner", "random"],
    ]  # fmt: skip
    id = "dominoes.convention.keep-ends-you-serve"
    assert main([*base, "--bots", "club", "--each", "--without", id]) == 0
    assert json.loads(capsys.readouterr().out)["second without"] == [id]


def test_one_session_alone_tells_nothing() -> None:
    assert match("dominoes", "club", "random", deals=4, workers=1).scores[0].gain.around is None


def test_sessions_that_came_out_alike_are_not_certain() -> None:
    """Nothing that a seat lacks decided anything, or one side won everything: the next deal may still be another."""
    plan = Plan("dominoes", ((Bot("club"), Bot("beginner")),), arena.PART)
    for deal, value, share in (((1.0, -1.0), 0, 0.5), ((1.0, 1.0), 1, 1)):
        found = arena.Outcome(plan, (arena.PART // 4 * (4 * deal[:1] + 4 * deal[1:]),)).scores[0]
        assert (found.gain.value, found.share and found.share.value) == (value, share)
        assert 0 < (found.gain.around or 0) < 0.5 and 0 < (found.share and found.share.around or 0) < 0.2
    two = arena.Outcome(replace(plan, deals=8), (16 * (1.0,),)).scores[0].gain
    assert two.value == 1 and not two.sure


def test_hands_that_are_measured_go_on_where_they_were_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two processes play what one plays; what the folder holds is not played again, and more hands only add to it."""
    monkeypatch.setattr(mighty_measure, "DECKS", {players: mighty_measure.DECKS[players] for players in (4, 5)})
    alone = mighty_measure.every_end(12, None, workers=1)
    for players, ends in alone.items():
        assert ends == [mighty_measure.ended(players, f"contracts/{number}") for number in range(12)]
    assert mighty_measure.every_end(12, str(tmp_path), workers=2) == alone
    asked = list[Any]()
    monkeypatch.setattr(mighty_measure, "played_out", lambda part: asked.append(part) or played_out(part))
    assert mighty_measure.every_end(12, str(tmp_path), workers=1) == alone and not asked
    more = mighty_measure.every_end(20, str(tmp_path), workers=1)
    assert [more[players][:12] for players in more] == [*alone.values()]
    assert asked == [(players, 10, 10) for players in more]
