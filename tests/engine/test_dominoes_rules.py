"""The law of partner dominoes: rows of a table, each citing its clause."""

from __future__ import annotations

from typing import Any

import pytest

from engine.dominoes.notation import read
from engine.dominoes.play import apply, choices, judge, start, view
from engine.dominoes.rules import QUESTIONS, End, Finish, Last, Reckoning, Standing
from engine.dominoes.state import Deal, Next, Pass, Play, Result, State, View, dead, shown
from engine.dominoes.tiles import BY_NAME, DOUBLE_SIX, SET, Hand
from engine.ruling import consult
from engine.table import Illegal
from tests.engine.sessions import DOMINOES, changed, moments, session

Line = tuple[tuple[int, int], ...]

# --- Positions in a few words

KEY_LINE = "3-1 1-0 0-2 2-3 3-3 3-4 4-0 0-0 0-5 5-3 3-6 6-0"
"""Both ends hard: seven 3s and seven 0s are down, and 3-0 is the key."""
FIVE_NOUGHTS = "3-1 1-0 0-2 2-3 3-3 3-4 4-0 0-5 5-3 3-6 6-0"
SIX_THREES = "3-0 0-1 1-3 3-2 2-4 4-3 3-5 5-6 6-3"
BLOCKED = "6-1 1-0 0-6 6-6 6-2 2-3 3-6 6-4 4-5 5-6"


def line(text: str) -> Line:
    return tuple((int(tile[0]), int(tile[2])) for tile in text.split())


def hand(text: str) -> Hand:
    return tuple(BY_NAME[tile] for tile in text.split())


def at_play(
    chain: str = "", hands: tuple[str, ...] = ("", "", "", ""), seat: int = 0, opening: str = "nominated", **public: Any
) -> State:
    """A deal in play, this seat to move."""
    held = tuple(hand(text) for text in hands)
    table = changed(
        start(None).public,
        phase="play",
        deal=1,
        to_move=seat,
        opener=seat,
        opening=opening,
        line=line(chain),
        sizes=tuple(map(len, held)),
        **public,
    )
    return State(table, held)


def out(chain: str, tile: str, seat: int = 0, scores: tuple[int, int] = (0, 0)) -> State:
    """The state after this seat went out with its last tile at the left end."""
    hands = tuple(tile if holder == seat else other for holder, other in enumerate(("4-2", "5-2", "6-2", "6-5")))
    return apply(at_play(chain, hands, seat, scores=scores), read(f"{tile}@L"))[0]


def blocked(hands: tuple[str, ...], scores: tuple[int, int] = (0, 0)) -> State:
    """The state after the fourth pass of a blocked deal."""
    return apply(at_play(BLOCKED, hands, 3, passes=3, scores=scores), Pass())[0]


def next_deal(state: State, hands: tuple[str, ...] | None = None) -> State:
    """Deal the next deal: tile by tile around the table, or these hands."""
    dealt = tuple(map(hand, hands)) if hands else tuple(SET[seat::4] for seat in range(4))
    return apply(apply(state, Next())[0], Deal(dealt))[0]


# --- May this be done?

FULL = "6-6 6-5 5-4 4-3 3-2 2-1 1-0"
MAY_ROWS = [
    # clause, chain, hand, opening, action, may it be done
    ("dominoes.turn", "6-6", "6-5", "nominated", "next", False),
    ("dominoes.turn", "6-6", "6-5", "nominated", "open 0", False),
    ("dominoes.hold", "6-6", "5-4", "nominated", "6-5@R", False),
    ("dominoes.hold", "", "6-6 5-4", "double-six", "6-5", False),
    ("dominoes.hold", "", "5-4", "nominated", "5-3", False),
    ("dominoes.open.double-six", "", FULL, "double-six", "6-6", True),
    ("dominoes.open.double-six", "", FULL, "double-six", "6-5", False),
    ("dominoes.open.double-six", "", FULL, "double-six", "pass", False),
    ("dominoes.open.nominated", "", FULL, "nominated", "6-5", True),
    ("dominoes.open.nominated", "", FULL, "nominated", "1-0", True),
    ("dominoes.match", "6-6", "6-5", "nominated", "6-5@L", True),
    ("dominoes.match", "6-6 6-5", "5-4", "nominated", "5-4@R", True),
    ("dominoes.match", "6-6 6-5", "5-4", "nominated", "5-4@L", False),
    ("dominoes.match", "6-6 6-5", "5-4", "nominated", "5-4", False),
    ("dominoes.match", "", "5-4", "nominated", "5-4@L", False),
    ("dominoes.match", "", FULL, "double-six", "6-6@L", False),
    ("dominoes.must-play", "6-6 6-5", "5-4 3-2", "nominated", "pass", False),
    ("dominoes.must-play", "", "5-4", "nominated", "pass", False),
    ("dominoes.pass", "6-6 6-5", "4-3 2-1", "nominated", "pass", True),
]


@pytest.mark.parametrize(("clause", "chain", "held", "opening", "action", "may"), MAY_ROWS)
def test_may_this_be_done(clause: str, chain: str, held: str, opening: str, action: str, may: bool) -> None:
    state = at_play(chain, (held, "", "", ""), opening=opening)
    ruling = judge(view(state, 0), read(action))
    assert (ruling.clause, ruling.value) == (clause, may)
    assert (read(action) in choices(view(state, 0))) == may


PHASE_ROWS = [
    ("dominoes.turn", "deal-over", "next", True),
    ("dominoes.turn", "match-over", "next", True),
    ("dominoes.turn", "deal-over", "6-5@R", False),
    ("dominoes.turn", "match-over", "pass", False),
    ("dominoes.turn", "nominate", "6-5", False),
    ("dominoes.turn", "nominate", "next", False),
    ("dominoes.open.nominated", "nominate", "open 1", True),
    ("dominoes.open.nominated", "nominate", "open 3", True),
    ("dominoes.open.nominated", "nominate", "open 0", False),
    ("dominoes.open.nominated", "nominate", "open 2", False),
]


@pytest.mark.parametrize(("clause", "phase", "action", "may"), PHASE_ROWS)
def test_every_action_has_its_phase(clause: str, phase: Any, action: str, may: bool) -> None:
    public = changed(start(None).public, phase=phase, representative=1)
    ruling = judge(View(public, 1, hand("6-5")), read(action))
    assert (ruling.clause, ruling.value) == (clause, may)


def test_the_deal_is_a_clause_too() -> None:
    """dominoes.deal"""
    dealt = DOMINOES.game.shuffled(None, "any")
    assert judge(view(start(None), None), dealt).clause == "dominoes.deal"
    assert judge(view(at_play("6-6"), None), dealt).clause == "dominoes.turn"


# --- What comes of it?

DRAW = Result("block", None, None, 0, False, (4, 4, 20, 30), "draw", (2, 0))
RESET = changed(DRAW, winner=1, seat=1, points=1, effect="reset")
SCORED = changed(RESET, effect="score")

OUTCOME_ROWS = [
    # question, clause, facts, answer (None: the clause is silent)
    ("opening", "dominoes.open.double-six", None, "double-six"),
    ("opening", "dominoes.open.double-six", DRAW, "double-six"),
    ("opening", "dominoes.open.double-six", RESET, "double-six"),
    ("opening", "dominoes.open.nominated", SCORED, "nominated"),
    ("opening", "dominoes.open.nominated", changed(SCORED, scores=(6, 0)), "nominated"),
    ("over", "dominoes.out", Standing(0, 0), "out"),
    ("over", "dominoes.block", Standing(3, 4), "block"),
    ("over", None, Standing(3, 3), None),
    ("over", None, Standing(1, 0), None),
    ("winner", "dominoes.out", Finish("out", 3, (1, 2, 3, 0)), 1),
    ("winner", "dominoes.out", Finish("out", 0, (0, 1, 50, 2)), 0),
    ("winner", "dominoes.block.lowest", Finish("block", 3, (12, 5, 9, 5)), 1),
    ("winner", "dominoes.block.lowest", Finish("block", 3, (3, 4, 40, 4)), 0),
    ("winner", "dominoes.block.draw", Finish("block", 3, (4, 4, 20, 30)), None),
    ("winner", "dominoes.block.draw", Finish("block", 3, (7, 9, 5, 5)), None),
    ("representative", "dominoes.representative", Finish("block", 3, (12, 5, 9, 5)), 1),
    ("representative", "dominoes.representative", Finish("block", 0, (8, 9, 3, 12)), 2),
    ("representative", "dominoes.representative", Finish("out", 3, (1, 2, 3, 0)), 3),
    ("hard", "dominoes.hard-end", End(5, 7), 5),
    ("hard", None, End(5, 8), None),
    ("hard", None, End(5, 6), None),
    ("worth", "dominoes.worth.key", Last(BY_NAME["3-0"], line(KEY_LINE)), 2),
    ("worth", "dominoes.worth.one", Last(BY_NAME["3-0"], line(FIVE_NOUGHTS)), 1),
    ("worth", "dominoes.worth.one", Last(BY_NAME["3-3"], line(SIX_THREES)), 1),
    ("worth", "dominoes.worth.one", Last(None, line(BLOCKED)), 1),
    ("score", "dominoes.score.draw", Reckoning(None, 0, (3, 0)), (3, 0)),
    ("score", "dominoes.score.add", Reckoning(1, 1, (0, 0)), (0, 1)),
    ("score", "dominoes.score.add", Reckoning(0, 2, (3, 0)), (5, 0)),
    ("score", "dominoes.score.reset", Reckoning(1, 1, (5, 0)), (0, 0)),
    ("score", "dominoes.score.reset", Reckoning(0, 2, (0, 1)), (0, 0)),
    ("match", "dominoes.score.match", (6, 0), 0),
    ("match", "dominoes.score.match", (0, 7), 1),
    ("match", None, (5, 0), None),
]


@pytest.mark.parametrize(("question", "clause", "facts", "answer"), OUTCOME_ROWS)
def test_what_comes_of_it(question: str, clause: str | None, facts: Any, answer: Any) -> None:
    ruling = consult(QUESTIONS[question], facts)
    assert (ruling and (ruling.clause, ruling.value)) == (clause and (clause, answer))


def asked(action: str) -> str:
    """The question that an action raises."""
    return {"pass": "pass", "next": "go", "open": "name"}.get(action.split()[0], "play")


def test_every_clause_decides_a_row() -> None:
    decided = {(asked(row[-2]), row[0]) for row in (*MAY_ROWS, *PHASE_ROWS)}
    decided |= {("deal", "dominoes.deal"), ("deal", "dominoes.turn")}
    decided |= {(row[0], row[1]) for row in OUTCOME_ROWS}
    book = {(question, clause.id) for question, clauses in QUESTIONS.items() for clause in clauses}
    assert book <= decided


def test_the_order_is_the_law() -> None:
    """Of several clauses that forbid an action, the first is named, and those above it stayed silent."""
    state = at_play("", ("5-4", "6-6", "", ""), opening="double-six")
    ruling = judge(view(state, 0), read("6-5@L"))
    assert ruling.clause == "dominoes.hold"
    assert "dominoes.turn" in ruling.silent and "dominoes.open.double-six" not in ruling.silent


# --- Worked positions 1 to 12


@pytest.mark.parametrize("tile", [tile for tile in SET if tile != DOUBLE_SIX], ids=str)
def test_only_the_double_six_opens_where_it_must(tile: Any) -> None:
    """dominoes.open.double-six. Met elsewhere: only the page, not the rules, enforced the opening tile."""
    held = tuple(tile for tile in dict.fromkeys((DOUBLE_SIX, tile, *SET)))[:7]
    state = at_play(opening="double-six", hands=(" ".join(map(str, held)), "", "", ""))
    with pytest.raises(Illegal) as illegal:
        apply(state, Play(tile))
    assert illegal.value.ruling.clause == "dominoes.open.double-six"


def test_position_1_the_holder_of_the_double_six_is_to_move() -> None:
    """dominoes.open.double-six. Met elsewhere: the mandatory tile was played without asking."""
    sixes = "6-6 6-5 6-4 6-3 6-2 6-1 6-0"
    rest = [str(tile) for tile in SET if 6 not in tile]
    hands = (*(" ".join(rest[at : at + 7]) for at in (0, 7, 14)), sixes)
    state = apply(start(None), Deal(tuple(map(hand, hands))))[0]
    assert (state.public.to_move, state.public.opener, state.public.line) == (3, 3, ())
    assert choices(view(state, 3)) == (read("6-6"),)


def test_position_2_who_can_play_must() -> None:
    """dominoes.must-play"""
    state = at_play("6-6 6-4", ("4-4 2-1", "", "", ""))
    assert choices(view(state, 0)) == (read("4-4@R"),)
    assert judge(view(state, 0), Pass()).clause == "dominoes.must-play"


def test_position_3_equal_ends_are_two_actions() -> None:
    """dominoes.match. Met elsewhere: with equal ends only one side was offered."""
    state = at_play("5-4 4-5", ("5-2", "", "", ""))
    assert choices(view(state, 0)) == (read("5-2@L"), read("5-2@R"))


@pytest.mark.parametrize("side", ["L", "R"])
def test_position_4_a_key_is_worth_two_at_either_end(side: str) -> None:
    """dominoes.worth.key"""
    state = at_play(KEY_LINE, ("3-0", "4-2", "5-2", "6-5"))
    after, rulings = apply(state, read(f"3-0@{side}"))
    assert after.public.result and (after.public.result.points, after.public.result.key) == (2, True)
    said = [ruling.clause for ruling in rulings]
    assert said.count("dominoes.hard-end") == 2 and "dominoes.worth.key" in said


def test_position_5_one_hard_end_makes_no_key() -> None:
    """dominoes.worth.one"""
    result = out(FIVE_NOUGHTS, "3-0").public.result
    assert result and (result.points, result.key) == (1, False)


def test_position_6_a_double_is_never_a_key() -> None:
    """dominoes.worth.one"""
    result = out(SIX_THREES, "3-3").public.result
    assert result and (result.points, result.key, result.winner) == (1, False, 0)


BLOCK_ROWS = [
    # position, pips left, winner, representative, score after
    (7, ("5-5 2-0", "5-0", "5-4", "4-1"), (12, 5, 9, 5), 1, 1, (0, 1)),
    (8, ("4-0", "3-1", "5-5 5-4 1-0", "5-5 5-4 5-2 4-0"), (4, 4, 20, 30), None, None, (0, 0)),
    (9, ("2-1", "4-0", "5-5 5-4 5-3 4-4 4-1", "3-1"), (3, 4, 40, 4), 0, 0, (1, 0)),
]


@pytest.mark.parametrize(("position", "hands", "counts", "winner", "seat", "scores"), BLOCK_ROWS)
def test_positions_7_to_9_blocks(
    position: int, hands: Any, counts: Any, winner: int | None, seat: int | None, scores: Any
) -> None:
    """dominoes.block.lowest, dominoes.block.draw, dominoes.representative"""
    result = blocked(hands).public.result
    assert result and result.counts == counts
    assert (result.by, result.winner, result.seat, result.scores) == ("block", winner, seat, scores)
    assert not result.key and result.points == (winner is not None)


SCORE_ROWS = [
    # position, chain, last tile, seat, score before, score after, phase, what became of it
    (10, KEY_LINE, "3-0", 0, (5, 0), (7, 0), "match-over", "score"),
    (11, KEY_LINE, "3-0", 1, (5, 0), (0, 0), "deal-over", "reset"),
    (12, SIX_THREES, "3-3", 1, (0, 0), (0, 1), "deal-over", "score"),
]


@pytest.mark.parametrize(("position", "chain", "tile", "seat", "before", "after", "phase", "effect"), SCORE_ROWS)
def test_positions_10_to_12_the_score(
    position: int, chain: str, tile: str, seat: int, before: Any, after: Any, phase: str, effect: str
) -> None:
    """dominoes.score.match, dominoes.score.reset, dominoes.score.add"""
    public = out(chain, tile, seat, before).public
    assert public.result and public.result.effect == effect
    assert (public.scores, public.phase) == (after, phase)
    opening = apply(State(public, ()), Next())[0].public.opening
    assert opening == ("double-six" if effect == "reset" else "nominated")


# --- From deal to deal


def test_the_winners_name_the_opener_and_any_tile_opens() -> None:
    """dominoes.open.nominated. Met elsewhere: the double six was forced on every deal."""
    state = next_deal(out(SIX_THREES, "3-3", 1))
    assert (state.public.phase, state.public.to_move, state.public.opener) == ("nominate", 1, None)
    assert choices(view(state, 1)) == (read("open 1"), read("open 3"))
    named = apply(state, read("open 3"))[0]
    assert (named.public.opener, named.public.to_move) == (3, 3)
    assert len(choices(view(named, 3))) == 7


def test_the_next_match_begins_at_nothing_and_the_winners_open() -> None:
    """dominoes.open.nominated: winning a match is winning a deal."""
    won = out(KEY_LINE, "3-0", 0, (5, 0))
    state = next_deal(won)
    assert won.public.scores == (7, 0)
    assert (state.public.match, state.public.deal, state.public.scores) == (2, 2, (0, 0))
    assert (state.public.phase, state.public.representative) == ("nominate", 0)


def test_every_deal_asks_anew_how_it_opens() -> None:
    """Met elsewhere: a tie leaked into the deals after the next. Here: draw, win, win."""
    drawn = blocked(("4-0", "3-1", "5-5", "4-4"))
    second = next_deal(drawn)
    assert (second.public.opening, second.public.phase) == ("double-six", "play")
    won = State(changed(out(SIX_THREES, "3-3").public, history=second.public.history, deal=2), ())
    third = next_deal(won)
    assert (third.public.opening, third.public.phase, third.public.representative) == ("nominated", "nominate", 0)
    assert [result.effect for result in third.public.history] == ["draw", "score"]


def test_a_win_after_draws_is_worth_no_more() -> None:
    """dominoes.worth.one. Met elsewhere: the reward grew after ties."""
    state = blocked(("4-0", "3-1", "5-5", "4-4"), (2, 0))
    for _ in range(3):
        chain = changed(next_deal(state).public, line=line(BLOCKED), passes=3, to_move=3)
        state = apply(State(chain, tuple(map(hand, ("4-0", "3-1", "5-5", "4-4")))), Pass())[0]
    final = changed(next_deal(state).public, line=line(SIX_THREES), to_move=0)
    after = apply(State(final, tuple(map(hand, ("3-3", "4-2", "5-2", "6-5")))), read("3-3@L"))[0].public
    assert after.scores == (3, 0)
    assert [result.effect for result in after.history] == ["draw"] * 4


def test_one_to_one_never_comes_up() -> None:
    """dominoes.score.reset: there is no decider, for one pair is always at 0."""
    for state in moments(session(DOMINOES, 60)):
        assert 0 in state.public.scores


# --- Faults met elsewhere


def test_the_set_stays_whole() -> None:
    """Met elsewhere: two double blanks in the set."""
    assert len(set(SET)) == 28
    assert all(shown(number, SET) == 8 for number in range(7))
    for state in moments(session(DOMINOES, 10)):
        down = (BY_NAME[f"{max(tile)}-{min(tile)}"] for tile in state.public.line)
        assert sorted((*down, *(tile for held in state.hands for tile in held))) == sorted(SET)


@pytest.mark.parametrize("seat", range(4))
def test_an_empty_hand_is_no_fault(seat: int) -> None:
    """Met elsewhere: a crash when the winner's hand became empty."""
    state = out(SIX_THREES, "3-3", seat)
    for looker in (None, *range(4)):
        assert DOMINOES.game.report(view(state, looker))["hands"][seat] == []
        assert choices(view(state, looker)) == (Next(),)


def test_nothing_is_told_of_a_deal_that_is_not_over() -> None:
    """Met elsewhere: a value was returned for unfinished deals."""
    for state in moments(session(DOMINOES, 5)):
        over = state.public.phase in ("deal-over", "match-over")
        assert (state.public.result is not None) == (state.public.shown is not None) == over


def test_going_out_wins_whatever_the_partner_holds() -> None:
    """dominoes.out. Met elsewhere: the pair of the player who went out could lose on pips."""
    state = at_play("6-6 6-5", ("5-0", "1-0", "6-4 6-3 6-2 5-4 4-4", "2-0"))
    result = apply(state, read("5-0@R"))[0].public.result
    assert result and (result.winner, result.counts) == (0, (0, 1, 44, 2))


def test_a_tile_lies_where_it_was_played() -> None:
    """Met elsewhere: the side could not be told apart, the picture guessed."""
    state = at_play("5-4 4-5", ("5-2 1-1", "", "", ""))
    left, right = (apply(state, read(f"5-2@{side}"))[0].public.line for side in "LR")
    assert left == line("2-5 5-4 4-5")
    assert right == line("5-4 4-5 5-2")


def test_an_opening_tile_lies_with_its_higher_number_to_the_left() -> None:
    assert apply(at_play("", ("6-2 1-1", "", "", "")), read("6-2"))[0].public.line == ((6, 2),)


# --- Facts


def test_a_block_means_that_nobody_can_move() -> None:
    """dominoes.block. Met elsewhere: blocks were declared too early, or not noticed."""
    blocks = 0
    for state in moments(session(DOMINOES, 250)):
        public = state.public
        if not public.line:
            continue
        ends = {public.line[0][0], public.line[-1][1]}
        stuck = not any(ends & set(tile) for held in state.hands for tile in held)
        blocked_now = public.result is not None and public.result.by == "block"
        if public.result is None or blocked_now:
            assert stuck == dead(public)
        if public.result is None:
            assert public.passes < 4
        if blocked_now:
            blocks += 1
            assert stuck and public.passes == 4 and len(public.line) >= 10
    assert blocks > 30


def test_a_deal_ends_with_10_to_25_tiles_on_the_table() -> None:
    ends = [len(state.public.line) for state in moments(session(DOMINOES, 250)) if state.public.result]
    assert len(ends) >= 250
    assert min(ends) >= 10 and max(ends) <= 25


def test_a_number_with_seven_halves_shows_at_one_end() -> None:
    """So two hard ends always differ."""
    for state in moments(session(DOMINOES, 100)):
        for number in range(7):
            if shown(number, state.public.line) == 7:
                assert state.public.ends and state.public.ends.count(number) == 1


def test_a_key_is_the_only_tile_left_that_fits() -> None:
    """dominoes.worth.key: no double, and no other unplayed tile fits; never before the thirteenth tile."""
    keys, timeline = 0, session(DOMINOES, 250)
    for before, after in zip(timeline.steps, timeline.steps[1:], strict=False):
        result, public = after.state.public.result, before.state.public
        if result is None or result.by != "out":
            continue
        ends, tile = set(public.ends), after.action.tile
        others = [held for hand in after.state.hands for held in hand if ends & set(held)]
        assert result.key == (not tile.double and not others)
        keys += result.key
        assert not result.key or len(after.state.public.line) >= 13
    assert keys > 5


def test_the_earliest_block_and_the_earliest_key() -> None:
    """Ten tiles can block a deal; the thirteenth can be a key."""
    assert len(line(BLOCKED)) == 10
    assert dead(at_play(BLOCKED).public)
    chain = "3-0 0-5 5-1 1-3 3-3 3-2 2-5 5-5 5-4 4-3 3-6 6-5"
    result = out(chain, "5-3").public.result
    assert len(line(chain)) == 12
    assert result and result.key
