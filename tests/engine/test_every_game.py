"""What every game at the table promises, whichever it is."""

from __future__ import annotations

import json
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from engine import GAMES
from engine.record import load, replay, saved
from engine.report import of
from engine.ruling import Ruling
from engine.table import Illegal, legal
from engine.timeline import Timeline
from engine.words import LANGUAGES, Words
from tests.engine.sessions import TABLES, Table, changed, dealt_otherwise, everything, moments, session

every_game = pytest.mark.parametrize("table", TABLES, ids=str)
SEED = 7


@every_game
def test_there_is_always_something_to_do(table: Table) -> None:
    for state in moments(session(table)):
        assert legal(table.game, state)


@every_game
def test_nothing_hidden_is_seen(table: Table) -> None:
    """Whatever a seat can't see may lie otherwise: it sees, reads and may do the same."""
    random, game, moved = Random(SEED), table.game, 0
    timeline = session(table)
    for cursor in range(0, len(timeline.steps), 3):
        now = timeline.at(cursor)
        for seat in (None, *table.seats):
            other = dealt_otherwise(table, now.state, seat, random)
            moved += other.hands != now.state.hands
            seen = game.view(now.state, seat)
            assert game.view(other, seat) == seen
            assert game.report(game.view(other, seat)) == game.report(seen)
            assert game.choices(game.view(other, seat)) == game.choices(seen)
            if seat is not None:
                assert _report(_lying(now, other), seat) == _report(now, seat)
    assert moved > len(timeline.steps) // 2, "too little was dealt otherwise to prove anything"


def _lying(timeline: Timeline, state: Any) -> Timeline:
    """The same session, come to this state."""
    steps = list(timeline.steps[: timeline.cursor + 1])
    steps[-1] = changed(steps[-1], state=state)
    return changed(timeline, steps=tuple(steps))


def _report(timeline: Timeline, seat: int) -> dict[str, Any]:
    return of(timeline, None, seat, Words("en"))


@every_game
def test_what_looks_the_same_sounds_the_same(table: Table) -> None:
    """Of two actions that leave a seat with the same view, it hears the same: it can't tell what was put down."""
    game = table.game
    for state in moments(session(table)):
        mover = game.to_move(state.public)
        outcomes = [game.apply(state, action) for action in legal(game, state)[:12]]
        for seat in set(table.seats) - {mover}:
            heard: list[tuple[Any, Any]] = [(game.view(after, seat), rulings) for after, rulings in outcomes]
            for (seen, rulings), (other, others) in pairwise(heard):
                assert seen != other or rulings == others


@every_game
def test_a_deal_sounds_like_what_a_seat_sees_of_it(table: Table) -> None:
    """Of two deals that leave a seat with the same view, it hears the same."""
    random, game, options, alike = Random(SEED), table.game, table.game.options(table.chosen), 0
    for number in range(40):
        deal = game.shuffled(options, str(number))
        seat = number % len(table.seats)
        other = game.read_deal(_dealt_otherwise(game.write_deal(deal), seat, random), options)
        (first, heard), (second, told) = (game.apply(game.start(options), one) for one in (deal, other))
        if game.view(first, seat) == game.view(second, seat):
            alike += 1
            assert heard == told
    assert alike >= 5


def _dealt_otherwise(written: dict[str, Any], seat: int, random: Random) -> dict[str, Any]:
    """A deal as a record has it, but only this seat's hand is the same."""
    hands, pickup = written["hands"], written.get("pickup", [])
    pool = [*pickup, *(piece for holder, hand in enumerate(hands) if holder != seat for piece in hand)]
    random.shuffle(pool)
    dealt = [hand if holder == seat else [pool.pop() for _ in hand] for holder, hand in enumerate(hands)]
    return {"hands": dealt} | ({"pickup": pool} if pickup else {})


@every_game
def test_replay_equals_play(table: Table) -> None:
    played = session(table)
    record = load(json.dumps(saved(played, chosen=table.chosen)), GAMES)
    again, refusal = replay(record)
    assert refusal is None
    assert again.steps == played.steps


@every_game
def test_a_table_taken_up_again_offers_the_same(table: Table) -> None:
    """Met elsewhere: open ends were stale after a game was restored."""
    played = session(table)
    for cursor in range(0, len(played.steps), 9):
        now = played.at(cursor)
        again, _ = replay(load(json.dumps(saved(now, chosen=table.chosen)), GAMES))
        assert again.state == now.state
        assert legal(table.game, again.state) == legal(table.game, now.state)


@every_game
def test_what_is_written_is_read_again(table: Table) -> None:
    game = table.game
    for state in moments(session(table), 4):
        for action in legal(game, state):
            assert game.read(game.write(action)) == action


@every_game
def test_a_deal_that_is_written_is_read_again(table: Table) -> None:
    game, options = table.game, table.game.options(table.chosen)
    for step in session(table).steps:
        if step.deal is not None:
            assert game.read_deal(json.loads(json.dumps(game.write_deal(step.deal))), options) == step.deal


@every_game
def test_what_is_offered_is_what_is_allowed(table: Table) -> None:
    """Every legal action is judged legal; no other one is."""
    game = table.game
    actions = [game.read(text) for text in everything(table.name)]
    for state in moments(session(table), 5):
        view = game.view(state, game.to_move(state.public))
        offered = set(game.choices(view))
        assert all(game.judge(view, action).value is True for action in offered)
        allowed = {action for action in actions if game.judge(view, action).value}
        assert allowed <= offered


@every_game
def test_a_refused_action_changes_nothing(table: Table) -> None:
    """A stale action, one of another moment, is refused by its clause; the table stays as it is."""
    game, timeline = table.game, session(table)
    refused = 0
    for cursor in range(0, len(timeline.steps), 5):
        now = timeline.at(cursor)
        before, view = repr(now.state), game.view(now.state, game.to_move(now.state.public))
        for text in everything(table.name)[::3]:
            ruling = game.judge(view, game.read(text))
            if ruling.value:
                continue
            with pytest.raises(Illegal) as illegal:
                now.play(game.read(text))
            assert illegal.value.ruling == ruling
            refused += 1
        assert repr(now.state) == before
    assert refused > 100


@every_game
def test_every_ruling_can_be_said_in_every_language(table: Table) -> None:
    game, tongues = table.game, [Words(language) for language in LANGUAGES]
    heard = {_shape(ruling): ruling for step in session(table, 8).steps for ruling in step.rulings}
    judged: dict[Any, Ruling[bool]] = {}
    for state in moments(session(table), 6):
        view = game.view(state, game.to_move(state.public))
        rulings = [game.judge(view, game.read(text)) for text in everything(table.name)]
        judged |= {_shape(ruling): ruling for ruling in rulings}
    for words in tongues:
        assert all(words.told(ruling) for ruling in heard.values())
        assert all(words.ruling(ruling) for ruling in judged.values())


def _shape(ruling: Ruling[Any]) -> Any:
    """What a sentence may depend on: the clause, the answer, the facts that choose between sentences."""
    chosen = {key: fact for key, fact in ruling.facts.items() if isinstance(fact, str)}
    return ruling.clause, str(ruling.value), tuple(sorted(ruling.facts)), str(sorted(chosen.items()))


@every_game
def test_every_ruling_names_a_clause_of_the_book(table: Table) -> None:
    book = {clause.id for clauses in table.game.questions.values() for clause in clauses}
    for step in session(table).steps:
        assert {ruling.clause for ruling in step.rulings} <= book


@every_game
def test_two_sessions_do_not_touch_each_other(table: Table) -> None:
    """Met elsewhere: one set of tiles was shared between games."""
    first, second = session(table, 2, 1), session(table, 2, 2)
    alone = replay(load(json.dumps(saved(first, chosen=table.chosen)), GAMES))[0]
    assert alone.steps == first.steps
    assert first.steps[0].deal != second.steps[0].deal
