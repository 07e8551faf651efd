"""A record is the deals and the actions; a timeline is the steps and a cursor."""

from __future__ import annotations

import json
import re
from copy import deepcopy
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from engine import GAMES
from engine.dominoes.state import Next
from engine.record import FORMAT, MOST_ACTIONS, MOST_BYTES, Chair, Record, Unreadable, begin, load, parse, replay, saved
from engine.report import of_written
from engine.table import Illegal, legal
from engine.timeline import NoDeal, Timeline
from engine.words import LANGUAGES, TEXT, Words
from tests.engine.sessions import DOMINOES, TABLES, Table, session

every_game = pytest.mark.parametrize("table", TABLES[:3], ids=str)

# --- Undo, redo, restart


def person_at_seat_0(table: Table, deals: int) -> Timeline:
    """The session of a person at seat 0 among bots: what seat 0 does, and going on, are the person's decisions."""
    timeline, game = begin(table.record("0")), table.game
    for step in session(table, deals).done:
        timeline = timeline.play(step.action, own=game.to_move(timeline.state.public) in (0, None))
    return timeline


def decisions(timeline: Timeline) -> int:
    return sum(step.own for step in timeline.done)


@every_game
def test_undo_takes_back_one_decision_with_the_replies(table: Table) -> None:
    """Met elsewhere: undo in a game with bots started everything over; undo after the end failed."""
    timeline = person_at_seat_0(table, 2)
    while timeline.can_go_back:
        before = timeline.back()
        assert decisions(before) == decisions(timeline) - 1
        assert timeline.steps[before.cursor + 1].own
        timeline = before
    assert decisions(timeline) == 0
    assert timeline.back() == timeline


@every_game
def test_as_many_redos_as_undos_bring_everything_back(table: Table) -> None:
    """Met elsewhere: only one redo was possible."""
    timeline = begun = person_at_seat_0(table, 2)
    for _ in range(decisions(begun)):
        timeline = timeline.back()
    for _ in range(decisions(begun)):
        assert timeline.can_redo
        timeline = timeline.redo()
    assert timeline == begun
    assert not timeline.can_redo and timeline.redo() == timeline


def test_undo_takes_back_nothing_that_nobody_decided() -> None:
    timeline = begin(DOMINOES.record("0"))
    timeline = timeline.play(legal(timeline.game, timeline.state)[0], own=False)
    assert not timeline.can_go_back
    assert timeline.back() == timeline


def test_the_same_again_walks_on_into_the_undone_future() -> None:
    timeline = session(DOMINOES)
    back = timeline.at(10)
    again = back.play(timeline.steps[11].action)
    assert (again.cursor, again.steps) == (11, timeline.steps)


@pytest.mark.parametrize("own", [True, False])
def test_a_decision_belongs_to_who_made_it_last(own: bool) -> None:
    """A person plays again what a bot had played, or a bot what a person had: the future stays."""
    timeline = session(DOMINOES)
    undone = replace(timeline.at(10).steps[11], own=not own)
    back = replace(timeline.at(10), steps=(*timeline.steps[:11], undone, *timeline.steps[12:]))
    again = back.play(undone.action, own)
    assert (again.cursor, again.steps[11].own) == (11, own)
    assert again.steps[12:] == timeline.steps[12:] and again.steps[:11] == timeline.steps[:11]


def test_another_decision_drops_the_undone_future() -> None:
    timeline = session(DOMINOES)
    cursor, other = fork(timeline, 5)
    branch = timeline.at(cursor).play(other)
    assert len(branch.steps) == cursor + 2
    assert not branch.can_redo
    assert timeline.steps[:cursor] == branch.steps[:cursor]


def fork(timeline: Timeline, start: int) -> tuple[int, Any]:
    """The first moment from here on with a choice, and what was not chosen there."""
    for cursor in range(start, len(timeline.steps) - 1):
        done = timeline.steps[cursor + 1].action
        for other in legal(timeline.game, timeline.steps[cursor].state):
            if other != done:
                return cursor, other
    raise AssertionError("there was never a choice")


def to_the_next_deal(timeline: Timeline) -> Timeline:
    """Play at random until another deal lies on the table."""
    random = Random(1)
    timeline = timeline.play(random.choice(legal(timeline.game, timeline.state)))
    while timeline.steps[-1].deal is None:
        timeline = timeline.play(random.choice(legal(timeline.game, timeline.state)))
    return timeline


@pytest.mark.parametrize("listed", [False, True], ids=["seed", "listed"])
def test_nobody_peeks_at_a_deal_by_undoing(listed: bool) -> None:
    """Met elsewhere: undo revealed what would be drawn. Another decision leads to a deal shuffled afresh."""
    timeline = session(DOMINOES, 2)
    if listed:
        timeline = replay(load(json.dumps(saved(timeline)), GAMES))[0]
    seen = [step.deal for step in timeline.steps if step.deal is not None]
    cursor, other = fork(timeline, 3)
    branch = to_the_next_deal(timeline.at(cursor).play(other))
    assert branch.steps[-1].deal not in seen
    assert branch.steps[0].deal == seen[0]


def test_undo_across_a_deal_and_redo_bring_the_same_deal() -> None:
    timeline = session(DOMINOES, 1)
    assert timeline.steps[-1].action == Next()
    assert timeline.back().redo() == timeline


def test_nobody_peeks_at_a_deal_by_saving_before_it() -> None:
    """A save drops the undone future, and what it showed."""
    timeline = session(DOMINOES, 2)
    seen = [step.deal for step in timeline.steps if step.deal is not None]
    again = replay(load(json.dumps(saved(timeline.at(4))), GAMES))[0]
    assert again.state == timeline.at(4).state
    assert to_the_next_deal(again).steps[-1].deal not in seen


def test_a_branch_may_be_left_again_and_again() -> None:
    timeline, deals = session(DOMINOES, 1), set()
    for _ in range(5):
        cursor, other = fork(timeline, 3)
        timeline = to_the_next_deal(timeline.at(cursor).play(other))
        deals.add(timeline.steps[-1].deal)
    assert len(deals) == 5


@every_game
def test_restart_goes_to_the_first_decision_of_the_deal(table: Table) -> None:
    timeline = session(table, 2)
    middle = timeline.at(len(timeline.steps) - 4)
    restarted = middle.restart_deal()
    assert timeline.steps[restarted.cursor].deal is not None
    assert all(step.deal is None for step in timeline.steps[restarted.cursor + 1 : middle.cursor + 1])
    assert restarted.restart_deal() == restarted
    assert restarted.back() == middle


def test_a_restart_is_undone_only_while_it_is_the_last_thing_done() -> None:
    timeline = session(DOMINOES, 1).at(8)
    restarted = timeline.restart_deal()
    assert restarted.can_go_back and restarted.cursor == 0
    again = restarted.play(timeline.steps[1].action)
    assert (again.back().cursor, again.back().can_redo) == (0, True)
    assert not again.back().can_go_back
    assert restarted.forward().before_restart is None


def test_a_timeline_stays_within_its_steps() -> None:
    timeline = session(DOMINOES, 1)
    assert timeline.at(-5).cursor == 0
    assert timeline.at(10_000).cursor == len(timeline.steps) - 1
    assert timeline.forward() == timeline


def test_a_refused_action_leaves_the_undone_future() -> None:
    timeline = session(DOMINOES, 1).at(5)
    with pytest.raises(Illegal):
        timeline.play(Next())
    assert timeline.can_redo


# --- Saving


def test_a_save_keeps_the_deals_not_yet_dealt() -> None:
    deals = [DOMINOES.game.write_deal(DOMINOES.game.shuffled(None, str(number))) for number in range(3)]
    record = parse({"format": FORMAT, "game": "dominoes", "deals": deals, "actions": ["6-6"]}, GAMES)
    timeline = begin(record)
    written = saved(timeline.play(legal(timeline.game, timeline.state)[0]))
    assert written["deals"] == [timeline.game.write_deal(deal) for deal in record.deals]
    assert "seed" not in written


def test_a_save_says_who_sat_where_and_under_which_options() -> None:
    chairs = (Chair("human", "Ada"), Chair("club"), Chair("club"), Chair("human"))
    written = saved(session(DOMINOES, 1), chairs, {})
    assert written["seats"][:2] == [{"name": "Ada", "player": "human"}, {"player": "club"}]
    assert load(json.dumps(written), GAMES).seats == chairs


def test_notes_stay_with_what_they_speak_of() -> None:
    """They go out as they came in; those of an undone future come back with it, or go with it for good."""
    notes = {0: "Posing the big double.", 3: "Why not the five?", 9: "Too late."}
    whole = session(DOMINOES, 1)
    line = replay(replace(parse(saved(whole), GAMES), notes=notes))[0]
    kept = {str(at): note for at, note in notes.items()}
    assert saved(line)["notes"] == kept
    assert set(saved(line.at(4))["notes"]) == {"0", "3"} and saved(line.at(4).redo().at(9))["notes"] == kept
    assert "notes" not in saved(whole)

    at = next(at for at in range(3, 9) if len(legal(line.game, line.at(at).state)) > 1)
    chosen = next(action for action in legal(line.game, line.at(at).state) if action != line.steps[at + 1].action)
    branched = line.at(at).play(chosen)
    while branched.cursor < 12:
        branched = branched.play(legal(branched.game, branched.state)[0])
    assert set(saved(branched)["notes"]) == {"0", "3"}


def test_a_what_if_has_the_notes_on_what_it_begins_with() -> None:
    line = replay(replace(parse(saved(session(DOMINOES, 1)), GAMES), notes={1: "Here.", 9: "There."}))[0]
    assert line.what_if(4).notes == {1: "Here."}


def test_a_refused_action_takes_the_notes_behind_it_along() -> None:
    written = saved(session(DOMINOES, 1).at(4)) | {"notes": {"4": "Here.", "5": "There."}}
    line, refusal = replay(parse({**written, "actions": [*written["actions"], "6-6"]}, GAMES))
    assert refusal is not None and saved(line)["notes"] == {"4": "Here."}


def test_a_seed_deals_the_same_for_ever() -> None:
    """Saved games are read again on other machines: these hands may never change."""
    hands = begin(Record(DOMINOES.game, None, seed="20261129")).state.hands
    assert [" ".join(map(str, hand)) for hand in hands] == SEEDED


SEEDED = [
    "6-4 6-3 6-0 5-2 4-4 3-2 3-1",
    "6-6 6-5 5-5 5-1 4-0 2-0 1-1",
    "6-2 5-4 5-0 3-3 2-1 1-0 0-0",
    "6-1 5-3 4-3 4-2 4-1 3-0 2-2",
]


# --- Reading

TILES = [f"{high}-{low}" for high in range(7) for low in range(high + 1)]
HANDS = [TILES[at : at + 7] for at in range(0, 28, 7)]
GOOD: dict[str, Any] = {
    "format": FORMAT,
    "game": "dominoes",
    "options": {},
    "seed": "1",
    "deals": [{"hands": HANDS}],
    "actions": ["6-6"],
    "seats": [{"name": "Ada", "player": "human"}, {"player": "bot"}, {"player": "bot"}, {"player": "bot"}],
    "notes": {"0": "Posing the big double."},
}


def otherwise(path: str, value: Any) -> dict[str, Any]:
    """The good record with one thing in it changed."""
    record = deepcopy(GOOD)
    *above, last = path.split("/")
    place: Any = record
    for part in above:
        place = place[int(part) if isinstance(place, list) else part]
    place[int(last) if isinstance(place, list) else last] = value
    return record


TWICE = [[*HANDS[0][:6], "6-6"], *HANDS[1:]]
MALFORMED = [
    # what is wrong, and how the message begins
    (otherwise("format", "silent-partners-record/2"), "format: "),
    (otherwise("format", None), "format: "),
    (otherwise("game", "chess"), "game: "),
    (otherwise("game", ["dominoes"]), "game: "),
    (otherwise("options", []), "options: "),
    (otherwise("options", {"players": 5}), "options: "),
    (otherwise("seed", 20261129), "seed: "),
    (otherwise("seed", None), "seed: "),
    (otherwise("deals", {}), "deals: "),
    (otherwise("deals", None), "deals: "),
    (otherwise("deals/0", []), "deals[0]: "),
    (otherwise("deals/0", {}), "deals[0]: "),
    (otherwise("deals/0/pickup", []), "deals[0]: "),
    (otherwise("deals/0/hands", HANDS[:3]), "deals[0]: hands "),
    (otherwise("deals/0/hands", {"0": HANDS[0]}), "deals[0]: hands "),
    (otherwise("deals/0/hands/1", HANDS[1][:6]), "deals[0]: hands[1] "),
    (otherwise("deals/0/hands/1", "5-5"), "deals[0]: hands[1] "),
    (otherwise("deals/0/hands", TWICE), "deals[0]: hands[3]: 6-6 is dealt twice."),
    (otherwise("deals/0/hands/2/0", "4-6"), "deals[0]: hands[2]: '4-6' is no tile"),
    (otherwise("deals/0/hands/2/0", 66), "deals[0]: hands[2]: 66 is no tile"),
    (otherwise("deals/0/hands/2/0", ["6-6"]), "deals[0]: hands[2]: "),
    (otherwise("deals", [{"hands": HANDS}, {"hands": TWICE}]), "deals[1]: "),
    (otherwise("actions", "6-6"), "actions: "),
    (otherwise("actions", None), "actions: "),
    (otherwise("actions", ["6-6", 6]), "actions[1]: "),
    (otherwise("seats", {}), "seats: "),
    (otherwise("seats", []), "seats: "),
    (otherwise("seats/3", "bot"), "seats[3]: "),
    (otherwise("seats/3", {}), "seats[3].player: "),
    (otherwise("seats/3/player", 3), "seats[3].player: "),
    (otherwise("seats/0/name", 3), "seats[0].name: "),
    (otherwise("seats/0/name", "\ud800"), "seats[0].name: "),
    (otherwise("seats/0/player", "\udfff"), "seats[0].player: "),
    (otherwise("seed", "\ud800"), "seed: "),
    (otherwise("notes/1", "\ud800"), "notes.1: "),
    (otherwise("seats/0/age", 3), "seats[0].'age': "),
    (otherwise("notes", []), "notes: "),
    (otherwise("notes/1", 3), "notes.1: "),
    (otherwise("notes/one", "?"), "notes.'one': "),
    (otherwise("notes/-1", "?"), "notes.'-1': "),
    (otherwise("notes/²", "?"), "notes.'²': "),
    (otherwise("notes/00", "?"), "notes.'00': must be written 0"),
    (otherwise("notes", {"1": "First.", "01": "Lost."}), "notes.'01': must be written 1"),
    (otherwise("note", {}), "'note': "),
    (otherwise("x" * 500, {}), "'xxxx"),
    ({key: value for key, value in GOOD.items() if key != "format"}, "format: missing"),
    ({key: value for key, value in GOOD.items() if key != "game"}, "game: missing"),
    ({key: value for key, value in GOOD.items() if key != "actions"}, "actions: missing"),
    ({"format": FORMAT, "game": "dominoes", "actions": []}, "deals: "),
    ({"format": FORMAT, "game": "dominoes", "deals": [], "actions": []}, "deals: "),
    (None, "record: "),
    ([], "record: "),
    (3.5, "record: "),
]


@pytest.mark.parametrize(("record", "begins"), MALFORMED, ids=range(len(MALFORMED)))
def test_a_malformed_field_is_named(record: Any, begins: str) -> None:
    with pytest.raises(Unreadable) as unreadable:
        parse(record, GAMES)
    message = str(unreadable.value)
    assert message.startswith(begins) and message.endswith(".")
    assert len(message) < 200 and "\n" not in message
    report = of_written(record, GAMES)
    assert report["error"] == {"at": None, "action": None, "clause": "record.format", "message": message}
    assert (report["applied"], report["state"], report["legal"], report["events"]) == (0, None, [], [])


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_are_told_in_their_language_what_is_wrong(language: str) -> None:
    """None of the English of the commands, which is fixed, gets into it; every sentence is of use."""
    words, told = Words(language), set()
    for record, _ in MALFORMED + MALFORMED_TEXT:
        with pytest.raises(Unreadable) as unreadable:
            load(record if isinstance(record, str | bytes) else json.dumps(record), GAMES)
        said = words.say(unreadable.value.id, **unreadable.value.facts)
        assert said.endswith(".") and len(said) < 200
        assert language == "en" or not re.search(r"\b(must|there|missing|more than|not JSON)\b", said)
        told.add(unreadable.value.id)
    sentences = (TEXT / language / "unreadable.ftl").read_text("utf-8")
    assert told == {id.replace("-", ".") for id in re.findall(r"^(unreadable-\w+) =", sentences, re.MULTILINE)}


MALFORMED_TEXT = [
    ("", "record: not JSON"),
    ("{", "record: not JSON"),
    ('{"format": "a", "format": "b"}', "record: not JSON: the field 'format' stands twice."),
    (json.dumps(GOOD)[:-1], "record: not JSON"),
    (json.dumps(GOOD).encode("utf-16"), "record: not JSON"),
    ("\ufeff" + json.dumps(GOOD), "record: not JSON"),
    ("1" * 5000, "record: not JSON"),
    ("[" * 200_000 + "]" * 200_000, "record: not JSON: nested too deeply."),
    (" " * (MOST_BYTES + 1), f"record: more than {MOST_BYTES} bytes."),
    ("é" * (MOST_BYTES // 2 + 1), f"record: more than {MOST_BYTES} bytes."),
    ("NaN", "record: must be an object."),
    (json.dumps(otherwise("actions", ["pass"] * (MOST_ACTIONS + 1))), f"actions: more than {MOST_ACTIONS}."),
]


@pytest.mark.parametrize(("text", "begins"), MALFORMED_TEXT, ids=range(len(MALFORMED_TEXT)))
def test_what_is_no_record_is_said_so(text: str | bytes, begins: str) -> None:
    with pytest.raises(Unreadable) as unreadable:
        load(text, GAMES)
    message = str(unreadable.value)
    assert message.startswith(begins) and message.endswith(".")
    assert len(message) < 200 and "\n" not in message


def test_a_record_as_large_as_may_be_is_read() -> None:
    text = json.dumps(GOOD)
    assert load(text + " " * (MOST_BYTES - len(text)), GAMES).seed == "1"
    most = otherwise("actions", ["pass"] * MOST_ACTIONS)
    assert len(load(json.dumps(most), GAMES).actions) == MOST_ACTIONS


def test_everything_in_a_record_is_read() -> None:
    record = load(json.dumps(GOOD), GAMES)
    assert (record.game.name, record.seed, record.actions) == ("dominoes", "1", ("6-6",))
    assert record.seats[0] == Chair("human", "Ada") and record.seats[1] == Chair("bot")
    assert record.notes == {0: "Posing the big double."}
    assert [sorted(map(str, hand)) for hand in record.deals[0].hands] == [sorted(hand) for hand in HANDS]


def test_the_last_deal_without_a_seed() -> None:
    """record.deals: the rules allow the action, but nobody can make the deal."""
    written = saved(session(DOMINOES, 1))
    del written["seed"], written["deals"][1:]
    timeline, refusal = replay(parse(written, GAMES))
    assert refusal and (refusal.clause, refusal.action) == ("record.deals", "next")
    assert legal(timeline.game, timeline.state) == (Next(),)
    with pytest.raises(NoDeal):
        timeline.play(Next())


# --- Nothing but Unreadable, whatever is read

ATOMS = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.sampled_from(["6-6", FORMAT])
KEYS = st.text(max_size=8) | st.sampled_from(sorted(GOOD))
JSON = st.recursive(ATOMS, lambda part: st.lists(part, max_size=4) | st.dictionaries(KEYS, part, max_size=4))


def is_read_or_refused(record: Any) -> None:
    """A report comes of it, whatever it is; and it is the same from text."""
    report = of_written(record, GAMES)
    assert set(report) == {"format", "game", "applied", "error", "state", "legal", "events"}
    json.dumps(report)
    try:
        load(json.dumps(record), GAMES)
    except Unreadable as unreadable:
        assert report["error"]["message"] == str(unreadable)


@given(JSON)
def test_any_json_is_read_or_refused(record: Any) -> None:
    is_read_or_refused(record)


@given(st.sampled_from(sorted(GOOD)), JSON)
@example("options", {"players": float("nan")})
@example("notes", {"99999999999999999999": ""})
@example("actions", ["\ud800", "open 9", "6-6@L ", "６-6"])
def test_a_record_with_anything_in_a_field_is_read_or_refused(field: str, value: Any) -> None:
    is_read_or_refused(GOOD | {field: value})


@pytest.mark.parametrize("table", TABLES, ids=str)
@given(anything=st.data())
def test_a_spoilt_record_is_read_or_refused(table: Table, anything: st.DataObject) -> None:
    """One thing in a real record, anywhere in it, is something else."""
    record = json.loads(json.dumps(saved(session(table, 1), chosen=table.chosen)))
    place: Any = record
    while True:
        keys = sorted(place) if isinstance(place, dict) else range(len(place))
        key = anything.draw(st.sampled_from(keys))
        if not isinstance(place[key], (dict, list)) or not place[key] or anything.draw(st.booleans()):
            break
        place = place[key]
    place[key] = anything.draw(JSON)
    is_read_or_refused(record)


@given(st.binary(max_size=200) | st.text(max_size=200))
def test_any_bytes_are_read_or_refused(text: bytes | str) -> None:
    with pytest.raises(Unreadable):
        load(text, GAMES)


@given(st.text(max_size=10) | st.from_regex(r"(open|bid|call|bury|switch|declare)? ?[0-9A-Z@: -]{0,8}"))
def test_any_text_is_an_action_or_none(text: str) -> None:
    for game in GAMES:
        read, write = GAMES[game]().read, GAMES[game]().write
        try:
            action = read(text)
        except ValueError:
            continue
        assert read(write(action)) == action
