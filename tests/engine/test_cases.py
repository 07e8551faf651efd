"""Records whose right answers were found by other means, for every game at the table."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine import GAMES
from engine.report import of_text, of_written

ROOT = Path(__file__).parents[2]
FOLDERS = [folder for folder in (ROOT / "tests/cases", ROOT / "../shared/cases") if folder.is_dir()]
UNREAD = {"state": None, "legal": []}
LEFT_OUT = {"takes", "led"}
"""What the record format tells of a state, or of a finished trick, and the cases do not speak of."""


def cases() -> list[Any]:
    """Each case once; one that stands in both folders may differ and is then tried twice."""
    found: dict[str, Any] = {}
    for file in (folder / f"{game}.jsonl" for folder in FOLDERS for game in GAMES):
        for line in file.read_text("utf-8").splitlines() if file.is_file() else ():
            found.setdefault(line, pytest.param(json.loads(line), id=json.loads(line)["id"]))
    return list(found.values())


@pytest.mark.parametrize("case", cases())
def test_a_case_is_answered_as_it_should_be(case: dict[str, Any]) -> None:
    report = _report(case)
    expected = case["expect"] if "state" in case["expect"] else case["expect"] | UNREAD
    assert report["applied"] == expected["applied"]
    assert _named(report["error"]) == expected["error"]
    assert report["legal"] == expected["legal"]
    assert _as_far_as(expected["state"], report["state"]) == expected["state"]


def _report(case: dict[str, Any]) -> dict[str, Any]:
    if "raw" in case:
        return of_text(case["raw"] + " " * case.get("pad", 0), GAMES)
    text = json.dumps(case["record"]) + " " * case.get("pad", 0)
    report = of_text(text, GAMES)
    assert case.get("pad") or report == of_written(case["record"], GAMES)
    return report


def _as_far_as(expected: Any, told: Any) -> Any:
    """What is told, without the fields that the case leaves out."""
    if isinstance(told, dict) and isinstance(expected, dict):
        return {key: _as_far_as(expected.get(key), told[key]) for key in told if key in expected or key not in LEFT_OUT}
    if isinstance(told, list) and isinstance(expected, list) and len(told) == len(expected):
        return [_as_far_as(*parts) for parts in zip(expected, told, strict=True)]
    return told


def _named(error: dict[str, Any] | None) -> dict[str, Any] | None:
    """An error without its message."""
    return error and {key: error[key] for key in ("at", "action", "clause")}


def test_every_game_has_cases() -> None:
    for game in GAMES:
        assert (ROOT / f"tests/cases/{game}.jsonl").is_file()
