"""`python -m engine explain`: what a bot would do for the player to move, and why."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine import GAMES, explain, selfplay
from engine.__main__ import main
from engine.record import parse, replay
from engine.table import legal
from engine.words import LANGUAGES

RECORD: dict[str, Any] = {
    "format": "silent-partners-record/1",
    "game": "dominoes",
    "seed": "7",
    "actions": ["6-6"],
    "seats": [{"name": name, "player": "human"} for name in ("Maya", "Rio", "Joel", "Tess")],
}


def moments(deals: int = 2) -> list[dict[str, Any]]:
    """A session of bots, as far as each of its actions."""
    whole = selfplay("dominoes", deals=deals, seed="explain") | {"seats": RECORD["seats"]}
    return [whole | {"actions": whole["actions"][:cursor]} for cursor in range(len(whole["actions"]) + 1)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_of_a_session_is_explained(language: str) -> None:
    for record in moments():
        timeline, _ = replay(parse(record, GAMES))
        found = explain(record, language)
        assert list(found) == ["seat", "action", "reasons", "candidates"]
        assert found["seat"] == timeline.state.public.to_move
        actions = sorted(map(timeline.game.write, legal(timeline.game, timeline.state)))
        assert sorted(candidate["action"] for candidate in found["candidates"]) == actions
        assert found["reasons"] and all(reason["text"].endswith(".") for reason in found["reasons"])
        chosen = [each["action"] for each in found["candidates"] if each["verdict"] == "chosen"]
        assert chosen == [found["action"]]


def test_what_is_explained_is_what_bots_do() -> None:
    for before, after in zip(moments(1), moments(1)[1:], strict=False):
        assert explain(before)["action"] == after["actions"][-1]


def test_between_deals_nobody_is_to_move() -> None:
    found = explain(moments(1)[-1])
    assert (found["seat"], found["action"]) == (None, "next")
    assert found["reasons"][0]["id"] == "dominoes.turn"


def test_a_forced_action_is_explained_by_its_clause() -> None:
    found = explain(RECORD | {"actions": []})
    assert found["action"] == "6-6"
    assert [reason["id"] for reason in found["reasons"]] == ["dominoes.open.double-six"]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_explains(game: str) -> None:
    found = explain({"format": RECORD["format"], "game": game, "seed": "1", "actions": []})
    assert found["action"] and found["reasons"]


BAD = [
    # record, exit status, clause of the error
    (RECORD, 0, None),
    (RECORD | {"actions": ["6-6", "6-6@R"]}, 1, "dominoes.hold"),
    (RECORD | {"actions": ["6-6", "six"]}, 1, "record.action"),
    (RECORD | {"game": "chess"}, 2, "record.format"),
    ("{", 2, "record.format"),
]


@pytest.mark.parametrize(("record", "status", "clause"), BAD)
def test_the_command_explains_or_reports(
    record: Any, status: int, clause: str | None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Where there is nothing to explain, the report says what is wrong, as `replay` does, with its exit status."""
    file = tmp_path / "record.json"
    file.write_text(record if isinstance(record, str) else json.dumps(record), "utf-8")
    assert main(["explain", str(file), "--lang", "uk"]) == status
    found = json.loads(capsys.readouterr().out)
    assert (found.get("error") or {}).get("clause") == clause


def test_a_report_instead_shows_no_other_hand() -> None:
    """A refused action is reported as the player to move may see it."""
    found = explain(RECORD | {"actions": ["6-6", "6-6@R"]})
    hands = found["state"]["hands"]
    assert sorted(type(hand).__name__ for hand in hands) == ["int", "int", "int", "list"]


def test_no_such_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", str(tmp_path / "none.json")]) == 2
    assert "none.json" in json.loads(capsys.readouterr().out)["error"]["message"]
