"""`python -m engine`, as a shell sees it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from engine import GAMES
from engine.__main__ import main
from engine.record import MOST_BYTES
from engine.words import LANGUAGES
from tests.engine.sessions import TABLES, everything, session

RECORD: dict[str, Any] = {"format": "silent-partners-record/1", "game": "dominoes", "seed": "1", "actions": ["6-6"]}
OK, REFUSED, UNREAD = 0, 1, 2


def engine(*arguments: str, given: bytes = b"", **environment: str) -> subprocess.CompletedProcess[bytes]:
    """Run the command as a process of its own."""
    command = [sys.executable, "-m", "engine", *arguments]
    done = subprocess.run(command, input=given, capture_output=True, env=os.environ | environment)
    assert b"Traceback" not in done.stderr
    return done


class Shell:
    """The same command, called in this process: as honest, and quicker."""

    def __init__(self, folder: Path, capture: pytest.CaptureFixture[str]) -> None:
        self.file, self.capture = folder / "record.json", capture

    def engine(self, *arguments: str) -> tuple[int, str]:
        return main([*arguments]), self.capture.readouterr().out

    def replay(self, given: Any, *arguments: str) -> tuple[int, dict[str, Any]]:
        """Replay what a file holds: bytes or text as they are, else a record's JSON value."""
        text = given if isinstance(given, (bytes, str)) else json.dumps(given)
        self.file.write_bytes(text.encode() if isinstance(text, str) else text)
        status, out = self.engine("replay", str(self.file), *arguments)
        return status, json.loads(out)


@pytest.fixture
def shell(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Shell:
    return Shell(tmp_path, capsys)


def test_without_arguments_it_says_what_it_can_do() -> None:
    done = engine()
    assert done.returncode == OK
    assert b"replay" in done.stdout and b"rules" in done.stdout


def test_a_file_and_standard_input_are_the_same(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(RECORD))
    assert engine("replay", str(file)).stdout == engine("replay", "-", given=json.dumps(RECORD).encode()).stdout


REPLAY_ROWS = [
    # what is given, exit status, actions applied, clause of the error
    (RECORD, OK, 1, None),
    (RECORD | {"actions": []}, OK, 0, None),
    (RECORD | {"actions": ["6-6", "next"]}, REFUSED, 1, "dominoes.turn"),
    (RECORD | {"actions": ["6-6", "6-7@L"]}, REFUSED, 1, "record.action"),
    (RECORD | {"actions": ["pass"]}, REFUSED, 0, "dominoes.open.double-six"),
    (RECORD | {"actions": ["\ud800"]}, REFUSED, 0, "record.action"),
    (RECORD | {"game": "chess"}, UNREAD, 0, "record.format"),
    (RECORD | {"seed": 1}, UNREAD, 0, "record.format"),
    ([], UNREAD, 0, "record.format"),
    ("", UNREAD, 0, "record.format"),
    ("6-6", UNREAD, 0, "record.format"),
    (b"\xff\xfe", UNREAD, 0, "record.format"),
    ("[" * 100_000, UNREAD, 0, "record.format"),
    (b" " * (MOST_BYTES + 1), UNREAD, 0, "record.format"),
    (json.dumps(RECORD).encode() + b" " * MOST_BYTES, UNREAD, 0, "record.format"),
]


@pytest.mark.parametrize(("given", "status", "applied", "clause"), REPLAY_ROWS, ids=range(len(REPLAY_ROWS)))
def test_replay(shell: Shell, given: Any, status: int, applied: int, clause: str | None) -> None:
    returned, report = shell.replay(given)
    assert (returned, report["applied"]) == (status, applied)
    assert (report["error"] and report["error"]["clause"]) == clause
    assert (report["state"] is None) == (status == UNREAD)
    assert clause is None or report["error"]["message"].endswith(".")


@pytest.mark.parametrize("name", ["missing.json", "."])
def test_a_file_that_cannot_be_read_is_said_so(name: str, tmp_path: Path) -> None:
    done = engine("replay", str(tmp_path / name))
    report = json.loads(done.stdout)
    assert (done.returncode, report["error"]["clause"]) == (UNREAD, "record.format")
    assert report["error"]["message"].startswith(str(tmp_path / name))


def test_a_seat_sees_its_hand_and_counts(shell: Shell) -> None:
    status, report = shell.replay(RECORD | {"actions": []}, "--seat", "2")
    assert status == OK
    assert [hand if isinstance(hand, int) else len(hand) for hand in report["state"]["hands"]] == [7, 7, 7, 7]
    assert [isinstance(hand, list) for hand in report["state"]["hands"]] == [False, False, True, False]


@pytest.mark.parametrize("seat", ["-1", "4", "99999999999999999999"])
def test_a_seat_that_is_none_is_said_so(shell: Shell, seat: str) -> None:
    status, report = shell.replay(RECORD, f"--seat={seat}")
    assert (status, report["error"]["message"]) == (UNREAD, "seat: must be from 0 to 3.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_is_said_in_the_language_asked_for(shell: Shell, language: str) -> None:
    status, report = shell.replay(RECORD | {"actions": ["pass"]}, "--lang", language)
    assert status == REFUSED
    assert "6-6" in report["error"]["message"]


def test_whose_hand_it_is_not_hears_the_rule_alone(shell: Shell) -> None:
    """dominoes.must-play: why the pass is refused would show tiles."""
    record = RECORD | {"actions": ["6-6", "pass"]}
    everyone, mover = (shell.replay(record, *seat)[1] for seat in ((), ("--seat", "1")))
    others = [shell.replay(record, "--seat", str(seat))[1]["error"]["message"] for seat in (0, 2, 3)]
    assert everyone["error"]["clause"] == "dominoes.must-play"
    assert everyone["error"]["message"] == mover["error"]["message"]
    assert len(set(others)) == 1 and others[0] != mover["error"]["message"]


BAD_ARGUMENTS = [
    ("rules", "chess"),
    ("rules",),
    ("rules", "dominoes", "--lang", "fr"),
    ("replay",),
    ("replay", "-", "--seat", "one"),
    ("shuffle",),
]


@pytest.mark.parametrize("arguments", BAD_ARGUMENTS, ids=" ".join)
def test_bad_arguments_get_one_clear_sentence(arguments: tuple[str, ...]) -> None:
    done = engine(*arguments)
    assert done.returncode == UNREAD
    assert b"error: " in done.stderr.splitlines()[-1]
    assert done.stdout == b""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_rules_prints_every_clause_by_question(shell: Shell, name: str, language: str) -> None:
    questions = GAMES[name]().questions
    status, book = shell.engine("rules", name, "--lang", language)
    assert status == OK
    assert book.count("\n## ") == len(questions)
    listed = [line.partition("(")[2].partition(")")[0] for line in book.splitlines() if line[:1].isdigit()]
    assert listed == [clause.id for clauses in questions.values() for clause in clauses]
    sleeping = [clause for clauses in questions.values() for clause in clauses if clause.house]
    assert all(book.count(clause.house) >= 1 for clause in sleeping)


def test_the_terminals_language_does_not_matter() -> None:
    done = engine("rules", "dominoes", "--lang", "uk", PYTHONUTF8="0", PYTHONIOENCODING="ascii", LC_ALL="C")
    assert done.returncode == OK
    assert "жорсткий" in done.stdout.decode("utf-8")


@pytest.mark.parametrize("arguments", [("rules", "mighty"), ("selfplay", "--game", "dominoes")])
def test_what_cannot_be_written_is_said_so(arguments: tuple[str, ...]) -> None:
    with Path("/dev/full").open("wb") as full:
        command = [sys.executable, "-m", "engine", *arguments]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE)
    assert (done.returncode, done.stderr.count(b"\n")) == (3, 1)


def test_a_reader_that_stops_reading_ends_it_quietly() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    command = [sys.executable, "-m", "engine", "rules", "dominoes"]
    done = subprocess.run(command, stdout=writing, stderr=subprocess.PIPE)
    os.close(writing)
    assert (done.returncode, done.stderr) == (OK, b"")


@pytest.mark.parametrize("table", TABLES[:1], ids=str)
def test_legal_is_every_action_in_order(shell: Shell, table: Any) -> None:
    """Sorted as plain strings, in canonical notation."""
    timeline = session(table)
    record = {"format": RECORD["format"], "game": table.name, "seed": "0", "actions": list(timeline.actions[:9])}
    _, report = shell.replay(record)
    assert report["legal"] == sorted(report["legal"])
    assert set(report["legal"]) <= set(everything(table.name))
