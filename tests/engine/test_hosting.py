"""A hosted table is its journal: who sits, who is host, what was agreed. No store is known here."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import hosting
from engine.hosting import Hosted, Request, fold, is_key, key_from, new_key, tidy
from engine.journal import PERSON, Entry, Torn, acted
from engine.record import Chair
from engine.table import legal

BOTS = ("beginner", "club", "club", "club")
FIRST = hosting.hosted("dominoes", {}, (PERSON, "beginner", "club", PERSON), 0, "Ada")
BOB, CLEO = hosting.joined(2, "Bob"), hosting.joined(1, "Cleo")


def at_table(*entries: Entry) -> Hosted:
    return fold((FIRST, *entries))


def begun(*entries: Entry, moves: int = 6) -> Hosted:
    """Three people, and so many actions done by whoever was to move."""
    table = at_table(BOB, CLEO, hosting.started("a"))
    for _ in range(moves):
        table = fold([act(table)], table)
    return fold(entries, table) if entries else table


def act(table: Hosted) -> Entry:
    assert table.line is not None
    mover = table.game.to_move(table.line.state.public)
    line = table.line.play(legal(table.game, table.line.state)[0], own=mover in table.playing)
    return acted(line, line.cursor)


# --- Who sits where


def test_empty_seats_are_played_by_bots() -> None:
    table = at_table(BOB)
    assert table.levels == ("club", "beginner", "club", "club")
    assert table.chairs == (Chair(PERSON, "Ada"), Chair("beginner"), Chair(PERSON, "Bob"), Chair("club"))
    assert (table.host, table.playing, table.line) == (0, (0, 2), None)


def test_the_host_goes_and_the_next_who_came_is_host() -> None:
    table = at_table(BOB, CLEO, hosting.left(0))
    assert (table.host, dict(table.people)) == (2, {2: "Bob", 1: "Cleo"})
    assert fold([hosting.left(2), hosting.joined(0, "Ada"), hosting.left(1)], table).host == 0
    empty = at_table(hosting.left(0))
    assert empty.host is None and fold([hosting.joined(3, "Dan")], empty).host == 3


def test_who_comes_later_takes_over_from_the_bot() -> None:
    table = begun(hosting.joined(3, "Dan"))
    assert table.chairs[3] == Chair(PERSON, "Dan") and table.line == begun().line


def test_the_host_arranges_what_is_played() -> None:
    first = hosting.hosted("mighty", {"players": 6}, ["book"] * 6, 5, "Ada")
    table = fold([first])
    eight = hosting.arranged("mighty", {"players": 8, "switch_to_max": True}, ["beginner"] * 6, True)
    assert fold([eight], table).levels == ("beginner",) * 6 + ("book",) * 2
    with pytest.raises(Torn):  # the host sits at the sixth seat
        fold([hosting.arranged("mighty", {"players": 5}, ["book"] * 5, False)], table)


def test_another_game_may_be_played_and_who_has_no_seat_then_gets_up() -> None:
    six = fold([hosting.hosted("mighty", {"players": 6}, [PERSON] * 6, 1, "Ada"), hosting.joined(5, "Bob")])
    table = fold([hosting.joined(0, "Cleo"), hosting.arranged("dominoes", {}, [], True)], six)
    assert (table.game.name, table.levels, table.open_hands) == ("dominoes", ("club",) * 4, True)
    assert (dict(table.people), table.host) == ({1: "Ada", 0: "Cleo"}, 1)
    again = fold([hosting.arranged("mighty", {"players": 6}, [], False), hosting.joined(5, "Bob")], table)
    assert dict(again.people) == {1: "Ada", 0: "Cleo", 5: "Bob"}
    with pytest.raises(ValueError, match="game"):
        hosting.arranged("chess", {}, [], False)


def test_what_was_arranged_before_there_was_a_choice_of_game_still_holds() -> None:
    old = Entry("arranged", {"options": {}, "levels": ["beginner"] * 4, "open_hands": False})
    assert at_table(old).levels == ("beginner",) * 4 and at_table(old).game.name == "dominoes"


def test_a_new_link_frees_the_seat_before_the_game_and_in_it() -> None:
    for table in (at_table(BOB, CLEO), begun(hosting.stands_in(2, True))):
        freed = fold([hosting.renewed(2)], table)
        assert dict(freed.people) == {0: "Ada", 1: "Cleo"} and freed.stood_in == frozenset()
        assert freed.chairs[2] == Chair("club") and freed.line == table.line
        assert [freed.edition(place) for place in (2, 1, None)] == [1, 0, 0]
        twice = fold([hosting.renewed(2), hosting.renewed(None)], freed)
        assert [twice.edition(place) for place in (2, 1, None)] == [2, 0, 1]


def test_whose_seat_is_freed_neither_asks_nor_is_asked() -> None:
    table = begun()
    to = table.last_decision(2)
    assert to is not None and table.line is not None
    assert fold([hosting.asked(2, to), hosting.renewed(2)], table).request is None
    waits = fold([hosting.asked(0, to), hosting.answered(1, True)], table)
    assert waits.asked == {2} and fold([hosting.renewed(2)], waits).line == table.line.at(to)


REFUSED: list[tuple[tuple[Entry, ...], Entry]] = [
    ((), Entry("begin", {"seed": 5})),
    ((), Entry("act", {"action": "6-6", "own": True})),
    ((), hosting.joined(4, "Eve")),
    ((), hosting.joined(-1, "Eve")),
    ((), hosting.joined(1, "")),
    ((), hosting.joined(1, "Ada")),
    ((), hosting.joined(1, "x" * 25)),
    ((), hosting.joined(1, "a\nb")),
    ((), hosting.left(1)),
    ((), hosting.made_host(2)),
    ((), hosting.asked(0, 0)),
    ((), hosting.answered(0, True)),
    ((), hosting.stands_in(0, True)),
    ((), Entry("arranged", {"options": {}, "levels": ["book"] * 4, "open_hands": False})),
    ((), Entry("arranged", {"options": {"colour": 1}, "levels": ["club"] * 4, "open_hands": False})),
    ((), Entry("joined", {"seat": 1})),
    ((), Entry("jumped", {})),
    ((hosting.started("a"),), hosting.left(0)),
    ((hosting.started("a"),), hosting.started("b")),
    ((hosting.started("a"),), hosting.arranged("dominoes", {}, BOTS, False)),
    ((), hosting.renewed(0)),
    ((), hosting.renewed(4)),
    ((), hosting.renewed(-1)),
    ((), Entry("arranged", {"game": "chess", "options": {}, "levels": [], "open_hands": False})),
    ((hosting.started("a"),), hosting.asked(0, 0)),
    ((hosting.started("a"),), Entry("act", {"action": "0-0", "own": True})),
]


@pytest.mark.parametrize(("before", "entry"), REFUSED, ids=range(len(REFUSED)))
def test_what_cannot_be_done_is_refused(before: tuple[Entry, ...], entry: Entry) -> None:
    with pytest.raises(Torn) as told:
        at_table(*before, entry)
    assert told.value.at == len(before) + 1


@pytest.mark.parametrize("first", [BOB, Entry("hosted", {}), Entry("begin", {"seed": "a"})], ids=lambda e: e.kind)
def test_a_journal_begins_with_a_host(first: Entry) -> None:
    with pytest.raises(Torn):
        fold([first])
    with pytest.raises(Torn):
        fold([])


# --- Taking back


def test_undo_needs_the_agreement_of_the_other_people() -> None:
    table = begun()
    to = table.last_decision(0)
    assert to is not None and table.line is not None
    asked = fold([hosting.asked(0, to)], table)
    assert asked.line == table.line and asked.asked == {1, 2} and asked.request == Request(0, to)
    one = fold([hosting.answered(2, True)], asked)
    assert one.asked == {1} and one.line == table.line
    both = fold([hosting.answered(1, True)], one)
    assert both.request is None and both.line == table.line.at(to)
    for end in (hosting.answered(1, False), act(table)):
        told = fold([end], one)
        assert told.request is None and told.line is not None and told.line.cursor >= table.line.cursor


def test_who_is_stood_in_for_is_not_asked() -> None:
    table = begun(hosting.stands_in(1, True))
    assert table.chairs[1] == Chair("beginner", "Cleo") and table.playing == (0, 2)
    to = table.last_decision(2)
    assert to is not None and table.line is not None
    asked = fold([hosting.asked(2, to)], table)
    assert asked.asked == {0}
    assert fold([hosting.stands_in(0, True)], asked).line == table.line.at(to)
    assert fold([hosting.stands_in(1, False)], asked).asked == {0, 1}


def test_alone_one_takes_back_at_once() -> None:
    table = at_table(hosting.started("a"))
    while table.line is not None and not (table.line.cursor and table.line.steps[-1].own):
        table = fold([act(table)], table)
    assert table.line is not None
    to = table.last_decision(0)
    assert to is not None and fold([hosting.asked(0, to)], table).line == table.line.at(to)


STEPS = st.lists(st.integers(0, 10_000), max_size=60)


@given(steps=STEPS)
def test_a_journal_brings_the_very_same_table_back(steps: list[int]) -> None:
    table, journal = at_table(), [FIRST]
    for number in steps:
        entry = something(table, Random(number))
        try:
            table = fold([entry], table)
        except Torn:
            continue
        journal.append(entry)
    assert fold(journal) == table


def something(table: Hosted, random: Random) -> Entry:
    """What somebody may try, allowed or not."""
    seat = random.randrange(4)
    cursor = table.line.cursor if table.line else 0
    tries: list[Any] = [
        lambda: hosting.joined(seat, random.choice(["Ada", "Bob", "Cleo", "Dan"])),
        lambda: hosting.left(seat),
        lambda: hosting.renewed(random.choice([seat, None])),
        lambda: hosting.made_host(seat),
        lambda: hosting.started(str(seat)),
        lambda: hosting.stands_in(seat, random.random() < 0.5),
        lambda: hosting.asked(seat, random.randint(0, cursor)),
        lambda: hosting.answered(seat, random.random() < 0.7),
    ]
    return act(table) if table.line and random.random() < 0.6 else random.choice(tries)()


# --- Names and keys


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("  Ada  ", "Ada"),
        ("Ada\n\tLovelace", "Ada Lovelace"),
        ("\u202eevil\u200b\0", "evil"),
        ("<b>Ada</b>", "<b>Ada</b>"),
        ("x" * 99, "x" * 24),
        ("x" * 23 + " y", "x" * 23),
        ("І\u0308", "Ї"),
        ("\ud800", ""),
        (" \u200b ", ""),
        ("\u3164\u3164", ""),
        ("Maya\ufe0f", "Maya"),
        ("\u0301\u0301", ""),
        ("🎲", "🎲"),
    ],
)
def test_a_name_is_one_short_line_of_what_can_be_seen(typed: str, name: str) -> None:
    assert tidy(typed) == name == tidy(name)


@pytest.mark.parametrize("typed", ["", "\u3164", "Ada", " ada ", "Ada\ufe0f", "\uff21da"])
def test_a_name_is_seen_and_ones_own(typed: str) -> None:
    with pytest.raises(ValueError, match="one's own"):
        hosting.named_as(at_table(), 1, typed)


def test_who_sits_somewhere_may_take_the_same_name_again() -> None:
    assert hosting.named_as(at_table(), 0, " Ada ") == hosting.joined(0, "Ada")


def test_names_that_were_taken_before_they_were_looked_at_so_closely_are_read() -> None:
    table = at_table(hosting.joined(1, "ada"), hosting.joined(2, "Ada\ufe0f"))
    assert [*table.people.values()] == ["Ada", "ada", "Ada\ufe0f"]


def test_keys_are_long_and_lead_one_way() -> None:
    key = new_key()
    made = [key_from(key, seat) for seat in (*range(8), None)]
    assert len({key, *made}) == 10 and all(map(is_key, [key, *made]))
    assert key_from(key, 3) == made[3] and key_from(made[3], 3) != made[3]
    assert len({key_from(key, place, edition) for place in (3, None) for edition in range(5)} & {*made}) == 2
    assert not any(map(is_key, ["", "x" * 42, "x" * 44, "ї" * 43, "x" * 42 + "/", key + "\n"]))
