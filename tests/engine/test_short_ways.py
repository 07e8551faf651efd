"""What is settled beforehand, or only when somebody looks, is what the law says when it is asked there and then."""

from __future__ import annotations

import inspect
import sys
from itertools import pairwise
from typing import Any

import pytest

from engine.ruling import Later, says
from engine.ruling import Ruling as Made
from engine.table import legal
from tests.engine.sessions import TABLES, Table, everything, moments, session

every_game = pytest.mark.parametrize("table", TABLES, ids=str)
DEALS = 8


@every_game
@pytest.mark.parametrize("seed", [1, 2])
def test_an_offered_turn_is_played_as_if_it_were_judged(
    table: Table, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whole deals at random: the same tables, the same rulings with the same facts, and the same silence above them."""
    turns = [(before.state, step.action) for before, step in pairwise(session(table, DEALS, seed).steps)]
    offered = [table.game.apply(*turn) for turn in turns]
    monkeypatch.setattr(f"engine.{table.name}.play.offered", lambda *asked: False)
    for (state, heard), turn in zip(offered, turns, strict=True):
        judged, told = table.game.apply(*turn)
        assert state == judged
        assert tuple(heard) == tuple(told)
        assert [ruling.silent for ruling in heard] == [ruling.silent for ruling in told]


@every_game
def test_what_is_remembered_is_what_is_found_when_it_is_asked_again(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whole deals at random, by what was remembered and with nothing remembered: the same choices, tables, rulings."""
    game, turns = table.game, [(before.state, step.action) for before, step in pairwise(session(table, DEALS, 4).steps)]
    remembered = [(legal(game, state), *game.apply(state, action)) for state, action in turns]
    parts = [sys.modules[name] for name in sorted(sys.modules) if name.startswith(f"engine.{table.name}.")]
    memories = [(part, name) for part in parts for name, found in vars(part).items() if hasattr(found, "__wrapped__")]
    assert len(memories) > 5
    for part, name in memories:
        monkeypatch.setattr(part, name, inspect.unwrap(getattr(part, name)))
    for (listed, state, heard), (before, action) in zip(remembered, turns, strict=True):
        afresh, told = game.apply(before, action)
        assert (listed, state) == (legal(game, before), afresh)
        assert tuple(heard) == tuple(told)
        assert [ruling.silent for ruling in heard] == [ruling.silent for ruling in told]


@every_game
def test_what_may_be_done_is_what_the_law_allows(table: Table) -> None:
    """At every moment of whole deals, whoever is to move: of all that can be written, what is judged legal."""
    game = table.game
    actions = {game.read(text) for text in everything(table.name)}
    for state in moments(session(table, DEALS, 3)):
        view = game.view(state, game.to_move(state.public))
        assert {action for action in actions if game.judge(view, action).value} == actions & {*game.choices(view)}


@every_game
def test_only_what_is_asked_under_house_rules_has_any(table: Table) -> None:
    """What is listed, offered or remembered is asked for every house alike."""
    housed = {name for name, rules in table.game.questions.items() if any(rule.house for rule in rules)}
    assert housed <= {"settle", "kept"}


def test_a_later_ruling_is_made_once_and_then_is_what_it_would_have_been() -> None:
    asked: list[Any] = []

    def judge(number: int) -> Made[str]:
        asked.append(number)
        return Made(says("small").value, "test.small", {"number": number})

    later = Later(judge, 2)
    assert (len(later), asked) == (1, [])
    assert (*later,) == (later[0],) == later == Later(judge, 2) == (Made("small", "test.small", {"number": 2}),)
    assert (later[0].clause, later[-1:], repr(later)) == ("test.small", (later[0],), repr((later[0],)))
    assert asked == [2, 2]
