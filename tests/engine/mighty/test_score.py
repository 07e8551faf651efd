"""What a contract is worth, and who pays whom."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any

import pytest

from engine.mighty.decks import DECKS
from engine.mighty.rules import QUESTIONS
from engine.mighty.score import Captured, Paying, Pot, Side, Worth
from engine.ruling import consult, settle
from tests.engine.mighty.rows import Row

ROOT = Path(__file__).parents[3]

ROWS = (
    Row("made", Captured(16, 16, False), "score.made", True),
    Row("made", Captured(16, 20, False), "score.made", True),
    Row("made", Captured(16, 15, False), "score.made", False),
    Row("made", Captured(16, 15, True), "end.early", False),
    Row("value", Worth(13, 12), "score.value", 1),
    Row("value", Worth(40, 24), "score.value", 16),
    Row("split", Pot(12, 1), "score.split", (8, 4)),
    Row("split", Pot(2, 1), "score.split", (0, 0)),
    Row("split", Pot(4, 1), "score.split", (2, 1)),
    Row("split", Pot(9, 2), "score.split", (4, 2, 2)),
    Row("leftover", Pot(4, 1), "score.leftover", (1, 0)),
    Row("leftover", Pot(2, 1), "score.leftover", (1, 1)),
    Row("leftover", Pot(9, 2), "score.leftover", (1, 0, 0)),
    Row("leftover", Pot(10, 2), "score.leftover", (0, 1, 1)),
    Row("leftover", Pot(11, 2), "score.leftover", (1, 1, 1)),
    Row("pay", Paying(5, (1, 3), (8, 4), 4, True), "score.pay", (-4, 8, -4, 4, -4)),
    Row("pay", Paying(5, (1, 3), (8, 4), 4, False), "score.pay", (4, -8, 4, -4, 4)),
    Row("next-dealer", Side(5, 1, (3,)), "next-dealer", 3),
    Row("next-dealer", Side(7, 5, (1, 4)), "next-dealer", 1),
    Row("next-dealer", Side(7, 2, (1, 4)), "next-dealer", 4),
)


@pytest.mark.parametrize("row", ROWS, ids=str)
def test_the_score_is_settled_by_its_clauses(row: Row) -> None:
    assert row.holds(), row.settled()


def payoffs() -> list[dict[str, str]]:
    with (ROOT / "tests/cases/mighty-payoffs.csv").open(encoding="utf-8") as file:
        return list(csv.DictReader(file))


def test_there_are_224_payoffs() -> None:
    assert len(payoffs()) == 224


@pytest.mark.parametrize("row", payoffs(), ids=lambda row: f"{row['players']}-{row['bid']}-{row['partners']}")
def test_every_payoff(row: dict[str, str]) -> None:
    """The bidder sits at 0, then the partners, then the defenders. Met elsewhere: remainders lost, totals not zero."""
    players, partners = int(row["players"]), 2 if row["partners"] == "two_partners" else 1
    delta = _paid(players, int(row["bid"]), partners, row["result"] == "made")
    assert delta == tuple(map(int, row["vector"].split()))
    assert sum(delta) == 0


def _paid(players: int, points: int, partners: int, made: bool) -> Any:
    value = settle(QUESTIONS["value"], Worth(points, DECKS[players].par)).value
    pot = Pot(value * (players - 1 - partners), partners)
    shares, leftover = settle(QUESTIONS["split"], pot).value, consult(QUESTIONS["leftover"], pot)
    if leftover is not None:
        shares = tuple(map(sum, zip(shares, leftover.value, strict=True)))
    return settle(QUESTIONS["pay"], Paying(players, tuple(range(partners + 1)), shares, value, made)).value
