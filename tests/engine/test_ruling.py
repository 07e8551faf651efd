"""The first clause that speaks settles the question."""

from __future__ import annotations

from math import factorial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.ruling import NO_HOUSE_RULES, Answer, clause, consult, no, says, settle, yes
from engine.table import shuffle


@clause("test.small")
def small(number: int) -> Answer[str] | None:
    return says("small", number=number) if number < 3 else None


@clause("test.even", house="evens")
def even(number: int) -> Answer[str] | None:
    return says("even") if number % 2 == 0 else None


@clause("test.seven")
def seven(number: int) -> Answer[str] | None:
    return says("seven") if number == 7 else None


BOOK = (small, even, seven)
EVENS = frozenset({"evens"})

ROWS = [
    # number, house, answer, clause, facts, who stayed silent above
    (2, EVENS, "small", "test.small", {"number": 2}, ()),
    (4, EVENS, "even", "test.even", {}, ("test.small",)),
    (7, EVENS, "seven", "test.seven", {}, ("test.small", "test.even")),
    (7, NO_HOUSE_RULES, "seven", "test.seven", {}, ("test.small", "test.even")),
]


@pytest.mark.parametrize(("number", "house", "value", "clause_id", "facts", "silent"), ROWS)
def test_the_first_that_speaks_settles(
    number: int, house: frozenset[str], value: str, clause_id: str, facts: dict[str, int], silent: tuple[str, ...]
) -> None:
    ruling = settle(BOOK, number, house)
    assert consult(BOOK, number, house) == ruling
    assert (ruling.value, ruling.clause, ruling.facts, ruling.silent) == (value, clause_id, facts, silent)


def test_a_gap_in_the_law_is_no_answer() -> None:
    assert consult(BOOK, 9, EVENS) is None
    with pytest.raises(LookupError, match="test.small, test.even, test.seven"):
        settle(BOOK, 9, EVENS)


def test_a_house_rule_sleeps_until_it_is_chosen() -> None:
    assert consult(BOOK, 4) is None
    assert consult(BOOK, 4, EVENS) is not None


def test_yes_and_no_carry_their_facts() -> None:
    assert yes(end=4) == Answer(True, {"end": 4})
    assert no(end=4) == Answer(False, {"end": 4})


@given(st.text(), st.integers(0, 60))
def test_a_shuffle_keeps_the_pack(text: str, size: int) -> None:
    pack = tuple(range(size))
    assert sorted(shuffle(pack, text)) == list(pack)
    assert shuffle(pack, text) == shuffle(pack, text)


def test_a_shuffle_is_the_same_on_every_machine() -> None:
    """Saved games are dealt from their seeds again: this order may never change."""
    assert shuffle(tuple(range(8)), "six love") == (6, 4, 3, 1, 2, 5, 7, 0)
    assert len({shuffle(tuple(range(8)), str(number)) for number in range(200)}) > 190


def test_every_order_comes_up() -> None:
    orders = [shuffle((1, 2, 3, 4), str(number)) for number in range(2400)]
    assert len(set(orders)) == factorial(4)
    assert all(60 < orders.count(order) < 145 for order in set(orders))
