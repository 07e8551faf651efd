"""The conventions of dominoes: where each decides, where it is silent, what the table reads, and what it is worth."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from engine import explain
from engine.arena import match
from engine.bots import selfplay
from engine.dominoes.knowledge import Number, out, run, unseen
from engine.dominoes.play import DOMINOES, start
from engine.dominoes.state import Ends, Pass, Play, Public, Turn, View
from engine.dominoes.system import CLUB, SYSTEM
from engine.dominoes.tiles import BY_NAME, Tile
from engine.holding import AtLeast, Has, Not, OneOf, Void
from engine.record import Record, parse, replay
from engine.system import Claim, Convention, Decision, decide, read, standing
from engine.timeline import Step, Timeline
from engine.words import LANGUAGES, Words
from tests.engine.sessions import DOMINOES as TABLE
from tests.engine.sessions import dealt_otherwise

GAMES = {"dominoes": lambda: DOMINOES}
BY_ID = {convention.id.removeprefix("dominoes.convention."): convention for convention in SYSTEM}
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)

# --- Positions. Seat 0 is to move, 1 comes next, 2 is the partner


def tiles(text: str) -> tuple[Tile, ...]:
    return tuple(sorted((BY_NAME[name] for name in text.split()), reverse=True))


def position(
    hand: str, line: str = "", sizes: tuple[int, ...] = (), passes: tuple[tuple[int, int, int], ...] = (),
    pose: int = 0, opening: str = "nominated", scores: tuple[int, int] = (0, 0), phase: str = "play",
) -> View:  # fmt: skip
    """What seat 0 sees. `line` is the chain as it lies, `passes` are (seat, left, right), `pose` is who posed its
    first tile."""
    held = tiles(hand)
    lies: Any = tuple(tuple(map(int, tile.split("-"))) for tile in line.split())
    posed = (Turn(pose, Play(Tile(max(lies[0]), min(lies[0]))), None),) if lies else ()
    turns = (*posed, *(Turn(seat, Pass(), (left, right)) for seat, left, right in passes))
    public = start(None).public._replace(
        phase=phase, to_move=0, opening=opening, representative=0 if phase == "nominate" else None, opener=pose,
        line=lies, turns=turns, sizes=sizes or (len(held), 5, 5, 5), scores=scores,
    )  # fmt: skip
    return View(public, 0, held)


FIVES = "5-0 0-6 6-5 5-5 5-3 3-4 4-5 5-2"
THREES_AND_FIVES = "0-5 5-1 1-3 3-3 3-2 2-5 5-5 5-4 4-3 3-6 6-5"
SIXES = "6-1 1-0 0-6 6-6 6-2 2-3 3-6 6-4 4-5"
TWOS = "2-0 0-6 6-2 2-2 2-1 1-3 3-2 2-4 4-5"
FOURS = "4-0 0-6 6-4 4-3 3-5 5-4 4-2"
POSES = "5-5 5-0 5-1 6-5 6-6 3-2 4-1"

POSITIONS = [
    # convention, where it decides, what it keeps, where it is silent
    ("nominate-honestly", position("0-0 1-0 5-0 6-0 4-3 2-2 6-3", phase="nominate"), "open 0", position("3-1", "3-2")),
    ("nominate-honestly", position("0-0 1-0 5-4 6-2 4-3 2-2 6-5", phase="nominate"), "open 2", position("3-1", "3-2")),
    ("no-naked-double", position("6-6 5-5 5-0"), "5-5 5-0", position("6-6 6-5 5-5")),
    ("pose-long-suit", position(POSES), "5-5", position("6-5 4-3 2-1", "6-4")),
    ("pose-long-suit", position("5-4 5-1 5-0 6-6 6-1 3-2"), "5-1", position("6-6 5-5 4-4")),
    ("block-by-lowest", position("6-5 5-0", SIXES), "6-5@R", position("5-0 6-3", SIXES)),
    (
        "block-by-lowest",
        position("6-5 5-5 5-3 4-4 4-3", SIXES, sizes=(5, 1, 1, 1)),
        "5-5@R 5-3@R 6-5@L",
        position("5-5 5-3 4-4 4-3", SIXES, sizes=(4, 1, 1, 1)),
    ),
    (
        "prepare-key",
        position("3-0 5-3", THREES_AND_FIVES),
        "3-0@L",
        position("3-0 5-3", THREES_AND_FIVES, scores=(0, 3)),
    ),
    (
        "score-awareness",
        position("3-0 5-3", THREES_AND_FIVES, scores=(0, 3)),
        "3-0@L",
        position("3-0 5-3", THREES_AND_FIVES),
    ),
    (
        "score-awareness",
        position("3-0 5-3", THREES_AND_FIVES, scores=(5, 0)),
        "3-0@L",
        position("3-0 5-3", THREES_AND_FIVES, scores=(4, 0)),
    ),
    ("squeeze-next", position("5-1 6-1", "3-1", passes=((1, 3, 5),)), "5-1@R", position("5-1 6-1", "3-1")),
    ("doubles-out", position("1-1 5-4", "1-2 2-5"), "1-1@L", position("1-0 5-4", "1-2 2-5")),
    ("doubles-out", position("1-1 5-5 5-0", "1-2 2-5"), "5-5@R", position("3-3 1-0 5-4", "1-2 2-5")),
    ("own-hard-end", position("5-1 3-2", FIVES), "3-2@R", position("5-1 3-2", FIVES.replace(" 5-5", ""))),
    (
        "foreign-hard-end",
        position("5-3 3-1", "2-6 6-5 5-5 5-0 0-4 4-5 5-2 2-3", passes=((2, 5, 5),)),
        "3-1@R",
        position("5-3 3-1", "2-6 6-5 5-5 5-0 0-4 4-5 5-2 2-3"),
    ),
    ("strand-their-double", position("4-1 2-1", FOURS, passes=((2, 4, 4),)), "4-1@L", position("4-1 2-1", FOURS)),
    ("refuse-block", position("5-1 5-5 6-6", TWOS, sizes=(3, 1, 1, 1)), "5-1@R", position("5-1 5-0 6-6", TWOS)),
    ("refuse-block", position("5-1 5-5 6-6", TWOS, sizes=(3, 1, 1, 1)), "5-1@R", position("5-1 5-5", TWOS)),
    ("spare-partner", position("6-1 4-1", "2-1", passes=((2, 2, 6),)), "4-1@R", position("6-1 4-1", "2-1")),
    (
        "repeat-partner",
        position("6-2 6-4", "2-2 2-3 3-6", pose=2),
        "6-2@R",
        position("4-2 6-4", "2-2 2-3 3-6", pose=2),
    ),
    ("dont-cut-partner", position("4-2 6-4", "2-2 2-6", pose=2), "6-4@R", position("4-2 6-4", "2-2 2-6", pose=1)),
    (
        "dont-cut-partner",
        position("4-2 6-4", "2-2 2-6", pose=2),
        "6-4@R",
        position("6-4 2-1", "6-6 6-2", pose=2, opening="double-six"),
    ),
    ("cut-opponents", position("3-0 1-0", "3-3 3-1", pose=3), "3-0@L", position("3-0 1-0", "3-3 3-1", pose=2)),
    (
        "front-runner",
        position("4-0 5-2", "4-2", sizes=(2, 5, 1, 5), passes=((2, 0, 0),)),
        "5-2@R",
        position("4-0 5-2", "4-2", sizes=(2, 5, 2, 5), passes=((2, 0, 0),)),
    ),
    ("lock-long-number", position("6-3 6-2 6-1 6-0", "6-4 4-2"), "6-2@R", position("6-2 6-1", "6-4 4-2")),
    ("keep-ends-you-serve", position("4-4 4-0 4-2 6-1", "6-0"), "4-0@R", position("6-4 4-0", "6-0")),
    ("count-the-number", position("6-1 5-0 2-1", "6-5"), "6-1@L", position("6-1 5-0 3-3", "6-5")),
    ("keep-last-of-suit", position("4-1 4-2 3-0", "4-5 5-3"), "4-1@L 4-2@L", position("4-1 3-0", "4-5 5-3")),
    (
        "weight-late",
        position("6-5 1-0", "6-1", passes=((1, 6, 2), (3, 4, 2))),
        "6-5@L",
        position("6-5 1-0", "6-1", passes=((1, 6, 2),)),
    ),
]


def kept(decision: Decision) -> set[str]:
    """The actions that nothing tells apart from the chosen one, it included."""
    return {DOMINOES.write(each.action) for each in decision.candidates if each.verdict != "dropped"}


def alone(id: str, view: View) -> Decision:
    return decide(DOMINOES, view, (BY_ID[id],))


@pytest.mark.parametrize(("id", "view", "actions", "_"), POSITIONS)
def test_a_convention_decides(id: str, view: View, actions: str, _: View) -> None:
    decision = alone(id, view)
    assert kept(decision) == ({actions} if actions.startswith("open") else set(actions.split()))
    assert [reason.id for reason in decision.reasons] == [BY_ID[id].id]
    assert len(decision.candidates) == len(DOMINOES.choices(view))


@pytest.mark.parametrize(("id", "_", "__", "view"), POSITIONS)
def test_a_convention_is_silent(id: str, _: View, __: str, view: View) -> None:
    decision = alone(id, view)
    assert kept(decision) == set(map(DOMINOES.write, DOMINOES.choices(view)))
    assert all(reason.id != BY_ID[id].id for reason in decision.reasons)


def test_every_convention_has_its_positions() -> None:
    assert [convention.id for convention in CLUB] == list(dict.fromkeys(BY_ID[row[0]].id for row in POSITIONS))


# --- What a seat works out


def test_the_number_is_counted() -> None:
    """dominoes.convention.count-the-number: on the table 4-4, 4-6, 4-1, 4-0, in hand 4-5 and 4-3: only 4-2 is out."""
    view = position("5-4 4-3", "6-4 4-4 4-1 1-0 0-4")
    assert out(view, 4) == 1
    assert [tile for tile in unseen(view.public.line, view.hand) if 4 in tile] == [Tile(4, 2)]
    counted = [reason.facts for reason in DOMINOES.knows(view) if reason.id == BY_ID["count-the-number"].id]
    assert counted == [{"ends": (6,), "count": 6}, {"ends": (4,), "count": 1}]


def test_what_others_have_shown_is_known() -> None:
    view = position("4-0 6-1", "2-2 2-6", pose=2, passes=((1, 3, 5),))
    known = {reason.id.rsplit(".", 1)[1]: dict(reason.facts) for reason in DOMINOES.knows(view)}
    assert known["pass-is-forever"] == {"seat": 1, "ends": (3, 5)}
    assert known["read-the-pose"] == {"opener": 2, "tile": Tile(2, 2), "number": 2}


RUNS = [
    # hand, ends, halves on the table, others' tiles, worth
    ("5-3", (3, 5), (0, 0, 0, 7, 0, 7, 0), "6-6", 2),
    ("5-3", (3, 5), (0, 0, 0, 7, 0, 5, 0), "6-6", 1),
    ("3-3", (3, 3), (0, 0, 0, 6, 0, 0, 0), "6-6", 1),
    ("3-0 5-3", (0, 5), (7, 0, 0, 6, 0, 7, 0), "6-6", 2),
    ("3-0 5-3", (0, 5), (7, 0, 0, 6, 0, 7, 0), "6-5", 0),
    ("4-4", (3, 5), (0, 0, 0, 7, 0, 7, 0), "6-6", 0),
    ("", (3, 5), (0, 0, 0, 7, 0, 7, 0), "5-3", 1),
]


@pytest.mark.parametrize(("hand", "ends", "down", "others", "worth"), RUNS)
def test_a_run_to_the_last_tile(hand: str, ends: Ends, down: tuple[int, ...], others: str, worth: int) -> None:
    """dominoes.worth.key"""
    assert run(tiles(hand), ends, down, tiles(others)) == worth


# --- Backwards

READ = [
    # position, action, the convention that it seems to follow, what it claims
    (position("6-1", "3-5"), "pass", "pass-is-forever", [Void(Number(3)), Void(Number(5))]),
    (position("6-1", "3-5 5-3"), "pass", "pass-is-forever", [Void(Number(3))]),
    (position(POSES), "5-5", "read-the-pose", [AtLeast(3, Number(5))]),
    (position("6-6", opening="double-six"), "6-6", None, []),
    (position("3-1 2-2", "3-2"), "2-2@R", "doubles-out", [OneOf((Has(Tile(3, 3)), Has(Tile(2, 2))))]),
    (position("3-1", "3-2"), "3-1@L", None, [Not(Has(Tile(3, 3))), Not(Has(Tile(2, 2)))]),
    (position("6-4", "2-2 2-6", pose=2), "6-4@R", "dont-cut-partner", [Not(Has(Tile(6, 6))), AtLeast(1, Number(6))]),
    (position("4-2", "2-2 2-6", pose=2), "4-2@L", None, [Not(Has(Tile(6, 6))), Void(Number(6))]),
    (position("4-2", "3-3 3-2", pose=1), "4-2@R", None, [Not(Has(Tile(2, 2))), Void(Number(3))]),
]


@pytest.mark.parametrize(("view", "action", "id", "claims"), READ)
def test_what_the_table_reads(view: View, action: str, id: str | None, claims: list[Any]) -> None:
    reading = read(DOMINOES, view.public, 0, DOMINOES.read(action))
    assert reading.convention == (id and BY_ID[id].id)
    assert {claim.holding for claim in reading.claims} >= set(claims)
    assert all(claim.certain == (claim.source == "dominoes.pass") for claim in reading.claims)
    assert all(claim.certain for claim in reading.claims) == (action == "pass" or not claims)


# --- Over many deals

DEALS = 160


@cache
def played() -> Timeline:
    """Deals of the club's bots among themselves."""
    timeline, refusal = replay(parse(selfplay(DOMINOES, deals=DEALS, seed="c16"), GAMES))
    assert refusal is None
    return timeline


def turns(timeline: Timeline) -> Iterator[tuple[Step, Step]]:
    """Every turn as the step before and the step after."""
    for before, after in zip(timeline.steps, timeline.steps[1:], strict=False):
        if before.state.public.to_move is not None:
            yield before, after


def view_of(step: Step) -> View:
    return DOMINOES.view(step.state, step.state.public.to_move)


def test_every_convention_decides_at_least_once() -> None:
    decided = Counter(
        reason.id for before, _ in turns(played()) for reason in decide(DOMINOES, view_of(before), CLUB).reasons
    )
    assert {convention.id for convention in CLUB} <= set(decided)


def test_bots_only_do_what_is_legal() -> None:
    """Whatever the level: the record of their play replays to its end, and says the same however often it is made."""
    for bots in (["beginner"], ["club"], ["club", "beginner", "beginner", "club"]):
        record = selfplay(DOMINOES, deals=6, seed="legal", bots=bots)
        assert record == selfplay(DOMINOES, deals=6, seed="legal", bots=bots)
        timeline, refusal = replay(parse(record, GAMES))
        assert refusal is None and timeline.state.public.deal == 6 and timeline.state.public.result


def test_bots_use_nothing_hidden() -> None:
    """app.honest, U04, U05: whatever lies hidden is dealt otherwise, and the decision stays the same."""
    random, moved = Random(4), 0
    for before, _ in list(turns(played()))[::23]:
        seat = before.state.public.to_move
        other = dealt_otherwise(TABLE, before.state, seat, random)
        moved += other.hands != before.state.hands
        assert decide(DOMINOES, DOMINOES.view(other, seat), CLUB) == decide(DOMINOES, view_of(before), CLUB)
    assert moved > 100


def _swapped(record: dict[str, Any], timeline: Timeline, random: Random) -> dict[str, Any]:
    """The same record, but two other hands have exchanged a tile that neither has played."""
    seat = timeline.state.public.to_move
    one, other = random.sample([each for each in range(4) if each != seat], 2)
    hands = [list(hand) for hand in record["deals"][-1]["hands"]]
    first, second = (str(random.choice(timeline.state.hands[each])) for each in (one, other))
    hands[one][hands[one].index(first)], hands[other][hands[other].index(second)] = second, first
    return record | {"deals": [*record["deals"][:-1], {"hands": hands}]}


def test_explanations_use_nothing_hidden() -> None:
    """Two records that differ only in what the seat can't know print identical bytes."""
    whole, random, compared = selfplay(DOMINOES, deals=1, seed="bytes"), Random(5), 0
    for cursor in range(1, len(whole["actions"])):
        record = whole | {"actions": whole["actions"][:cursor]}
        timeline, _ = replay(parse(record, GAMES))
        for _ in range(4):
            other = _swapped(record, timeline, random)
            if replay(parse(other, GAMES))[1] is None:
                compared += 1
                assert json.dumps(explain(other)) == json.dumps(explain(record))
    assert compared > 40


def readings() -> Iterator[tuple[Step, Claim]]:
    for before, after in turns(played()):
        public = before.state.public
        for claim in read(DOMINOES, public, public.to_move, after.action).claims:
            yield before, claim


def test_what_is_certain_is_true() -> None:
    certain = [(step, claim) for step, claim in readings() if claim.certain]
    assert len(certain) > 1000
    assert all(claim.holding.fits(step.state.hands[claim.seat]) for step, claim in certain)


FLOORS = {
    # how often what is presumed of the club's bots is true, at the least
    "nominate-honestly": 1.0,
    "read-the-pose": 0.9,
    "repeat-partner": 0.98,
    "doubles-out": 0.98,
    "dont-cut-partner": 0.95,
    "cut-opponents": 0.95,
}


def test_what_is_presumed_is_mostly_true() -> None:
    right: dict[str, list[bool]] = {}
    for step, claim in readings():
        if not claim.certain:
            right.setdefault(claim.source, []).append(claim.holding.fits(step.state.hands[claim.seat]))
    assert set(right) == {BY_ID[id].id for id in FLOORS}
    assert not {id: rate for id, floor in FLOORS.items() if (rate := _rate(right[BY_ID[id].id])) < floor}


def _rate(found: list[bool]) -> float:
    return sum(found) / len(found)


def deal_of(timeline: Timeline, number: int) -> list[Step]:
    return [step for step in timeline.steps if step.state.public.deal == number]


@pytest.mark.parametrize("bots", ["club", "beginner"])
def test_claims_are_taken_back_alike_by_turns_and_at_the_end(bots: str) -> None:
    """What the table learns turn by turn is what the record says; and people (here beginners) break conventions."""
    timeline, _ = replay(parse(selfplay(DOMINOES, deals=40, seed="back", bots=[bots]), GAMES))
    taken_back = 0
    for number in range(1, 41):
        steps, told = deal_of(timeline, number), list[Claim]()
        by_turns: tuple[Claim, ...] = ()
        for before, after in zip(steps, steps[1:], strict=False):
            public = before.state.public
            if public.to_move is None:
                continue
            found = read(DOMINOES, public, public.to_move, after.action).claims
            told += found
            by_turns = standing(DOMINOES, (*by_turns, *found), after.state.public)
            assert by_turns == standing(DOMINOES, told, after.state.public)
            taken_back += len(set(told)) - len(by_turns)
    assert taken_back > 100


def test_no_standing_claim_is_known_to_be_wrong() -> None:
    """A claim that stands can be true of some hand that the table leaves possible, and is not yet plain to see."""
    timeline = played()
    for number in (3, 4, 5):
        steps = deal_of(timeline, number)
        told: tuple[Claim, ...] = ()
        for before, after in zip(steps, steps[1:], strict=False):
            public: Public = after.state.public
            if before.state.public.to_move is None or public.shown:
                continue
            seat = before.state.public.to_move
            told = standing(DOMINOES, (*told, *read(DOMINOES, before.state.public, seat, after.action).claims), public)
            for claim in told:
                known = DOMINOES.known(public, claim.seat)
                assert claim.holding.fits((), known.may, known.size)
                assert claim.certain or not claim.holding.sure((), known.may, known.size)


# --- In words

CONVENTIONS = ["dominoes.convention.solve-the-end", *(convention.id for convention in SYSTEM)]


@EVERY_LANGUAGE
@pytest.mark.parametrize("id", CONVENTIONS)
def test_every_convention_has_its_sentences(id: str, language: str) -> None:
    words = Words(language)
    assert 1 <= len(words.title(id).split()) <= 6
    assert words.rule(id).endswith(".")
    assert words.has(id, "why") and words.has(id, "tells")


@EVERY_LANGUAGE
def test_every_reason_and_claim_can_be_said(language: str) -> None:
    words = Words(language, {0: "Maya", 1: "Rio", 2: "Joel", 3: "Tess"})
    for before, after in list(turns(played()))[::3]:
        public, decision = before.state.public, decide(DOMINOES, view_of(before), CLUB)
        for reason in (*decision.reasons, *DOMINOES.knows(view_of(before))):
            assert words.reason(reason).endswith(".")
        for reason in decision.passed_over:
            assert words.say(reason.id, **reason.facts).endswith(".")
        for claim in read(DOMINOES, public, public.to_move, after.action).claims:
            assert claim.spoken(words).endswith(".")


def _public_reasons(convention: Convention, view: View) -> Iterator[tuple[Any, str]]:
    for action in DOMINOES.choices(view):
        by_choice = convention.makes is None and isinstance(action, Play)
        if by_choice or (convention.makes and convention.makes(view.public, action)):
            yield action, Words().say(convention.id, "tells", **convention.tells(view.public, action))


def test_what_the_table_is_told_is_public() -> None:
    """The sentence for the table needs no fact but what is told from the table and the action alone."""
    said = 0
    for before, _ in list(turns(played()))[::5]:
        view = view_of(before)
        for convention in SYSTEM:
            if convention.when(view.public, view.seat):
                said += len(list(_public_reasons(convention, view)))
    assert said > 1000


# --- Worth


@pytest.mark.parametrize("bots", [("club", "beginner"), ("club", "random"), ("beginner", "random")])
def test_the_better_bot_wins(bots: tuple[str, str]) -> None:
    """On duplicate deals, beyond chance: the whole interval lies above one half."""
    (score,) = match("dominoes", *bots, deals=400, seed="duel", workers=1).scores
    assert score.won + score.lost + score.drawn == 800
    assert score.share and score.share.around and score.share.value - score.share.around > 0.5


def test_bots_of_a_kind_are_even() -> None:
    (score,) = match("dominoes", "club", "club", deals=40, seed="even", workers=1).scores
    assert score.share and score.share.value == 0.5
    assert score.gain.value == 0 and not score.gain.sure


def test_records_of_bots_name_them() -> None:
    record = parse(selfplay(DOMINOES, bots=["club", "beginner", "club", "beginner"]), GAMES)
    assert isinstance(record, Record)
    assert [chair.player for chair in record.seats] == ["club", "beginner", "club", "beginner"]
