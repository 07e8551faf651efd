"""A journal brings the very same timeline back: state, cursor, undone future."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.journal import HIDE, Entry, Sitting, Torn, between, fold
from engine.record import Chair, begin, saved
from engine.table import legal
from engine.timeline import Timeline
from tests.engine.sessions import DOMINOES, TABLES, Table, session

MOVES = st.tuples(st.sampled_from(["act"] * 12 + ["undo", "redo", "restart", "at", "begin"]), st.integers(0, 99))


def moved(line: Timeline, kind: str, number: int) -> Timeline:
    """What somebody may do to a timeline; the number chooses."""
    match kind:
        case "undo":
            return line.back()
        case "redo":
            return line.redo()
        case "restart":
            return line.restart_deal()
        case "at":
            return line.at(number % len(line.steps))
        case "begin":
            return begin(DOMINOES.record(str(number))) if line.game is DOMINOES.game else line
    choices = legal(line.game, line.state)
    return line.play(choices[number % len(choices)], own=number % 3 != 0)


@pytest.mark.parametrize("table", TABLES[:3], ids=str)
@given(moves=st.lists(MOVES, max_size=40))
def test_whatever_was_done_is_brought_back(table: Table, moves: list[tuple[str, int]]) -> None:
    """app.undo, app.restart-deal, app.new-session"""
    line = session(table, 1).at(5)
    begun, sitting = line, Sitting(table.game, table.chosen, ())
    journal: list[Entry] = []
    for move in moves:
        after = moved(line, *move)
        journal += between(line, after)
        line = after
        assert fold(sitting, journal, begun) == line


def test_who_takes_a_step_over_is_told_by_new_entries_and_old_ones_walk_on_as_ever() -> None:
    """A bot's reply is undone, and a person plays the same; journals of before told no difference, and fold as then."""
    line, sitting = session(DOMINOES, 1).at(5), Sitting(DOMINOES.game, {}, ())
    replied = line.play(legal(line.game, line.state)[-1], own=False)
    undone = replied.at(5)
    person = undone.play(replied.steps[6].action)
    [entry] = between(undone, person)
    assert entry.payload["anew"] is True and fold(sitting, [entry], undone) == person
    assert person.steps[6].own and person.can_go_back
    old = Entry("act", {key: fact for key, fact in entry.payload.items() if key != "anew"})
    assert fold(sitting, [old], undone) == replied


def other(line: Timeline) -> Any:
    """What was not chosen here, if there was a choice."""
    chosen = line.steps[line.cursor + 1].action
    return next((action for action in legal(line.game, line.state) if action != chosen), None)


WRITTEN = [
    # what was done, as the journal has it
    (Timeline.back, ["undo"]),
    (lambda line: line.back().redo(), []),
    (lambda line: line.at(3).play(line.steps[4].action), ["at"]),
    (lambda line: line.play(line.steps[line.cursor + 1].action), ["redo"]),  # the same again is no other decision
    (lambda line: line.play(other(line)), ["act"]),
    (lambda line: line.play(other(line)).play(legal(line.game, line.play(other(line)).state)[0]), ["act", "act"]),
    (Timeline.restart_deal, ["restart"]),
    (lambda line: line.at(0), ["at"]),
    (lambda _: begin(DOMINOES.record("another")), ["begin"]),
    (lambda _: session(DOMINOES, 1, seed=5), ["record"]),
    (lambda line: line, []),
]


@pytest.mark.parametrize(("done", "kinds"), WRITTEN, ids=range(len(WRITTEN)))
def test_the_journal_names_what_was_done(done: Any, kinds: list[str]) -> None:
    line = session(DOMINOES, 2)
    line = line.at(next(at for at in range(20, len(line.steps)) if other(line.at(at))))
    assert [entry.kind for entry in between(line, done(line))] == kinds


def test_putting_away_changes_nothing() -> None:
    line = session(DOMINOES, 1)
    assert fold(Sitting(line.game, {}, ()), [HIDE], line) is line


def test_a_record_in_a_journal_knows_whose_decisions_were_whose() -> None:
    line = session(DOMINOES, 2)
    chairs = (Chair("club"), Chair("human"), Chair("club"), Chair("club"))
    again = fold(Sitting(line.game, {}, chairs), [Entry("record", {"record": saved(line, chairs)})])
    movers = [line.game.to_move(step.state.public) for step in line.steps]
    assert [step.own for step in again.done] == [mover in (1, None) for mover in movers[: len(again.done)]]


TORN = [
    # what can't be done again
    Entry("jump"),
    Entry("act"),
    Entry("act", {"action": "6-6"}),
    Entry("act", {"action": "6-6", "own": "yes"}),
    Entry("act", {"action": "7-7", "own": True}),
    Entry("act", {"action": "next", "own": True}),
    Entry("at", {"cursor": "3"}),
    Entry("begin", {}),
    Entry("record", {"record": {}}),
    Entry("record", {"record": saved(session(DOMINOES, 1)) | {"actions": ["6-6", "6-6"]}}),
    Entry("record", {"record": 3}),
    Entry("begin", 3),  # type: ignore[arg-type]
]


@pytest.mark.parametrize("entry", TORN, ids=range(len(TORN)))
def test_what_cannot_be_done_again_is_named_and_what_stood_is_given(entry: Entry) -> None:
    line = begin(DOMINOES.record("0"))
    with pytest.raises(Torn) as torn:
        fold(Sitting(line.game, {}, ()), [HIDE, entry, HIDE], line)
    assert (torn.value.at, torn.value.line) == (1, line)


@pytest.mark.parametrize("entries", [[], [Entry("undo")]], ids=["nothing", "undo"])
def test_a_journal_begins_with_a_deal(entries: list[Entry]) -> None:
    with pytest.raises(Torn) as torn:
        fold(Sitting(DOMINOES.game, {}, ()), entries)
    assert (torn.value.at, torn.value.line) == (0, None)
