"""A convention is one record read both ways: at a table of cards that are numbers, in hands of any size."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.dominoes.play import DOMINOES
from engine.holding import ANYTHING, All, AtLeast, Has, Holding, Not, OneOf, Void, parts
from engine.ruling import Ruling
from engine.system import ALIKE, Claim, Convention, Decision, System, decide, read, standing
from engine.table import Game, Known
from engine.words import LANGUAGES, Words

# --- Holdings


@dataclass(frozen=True)
class Multiple:
    """The cards that a number divides."""

    number: int
    id = "number"

    @property
    def facts(self) -> Mapping[str, Any]:
        return {"number": self.number}

    def __contains__(self, card: Any) -> bool:
        return bool(card % self.number == 0)


EVEN, THREES = Multiple(2), Multiple(3)
CARDS = st.integers(1, 9)
PLAIN = st.one_of(
    st.builds(Has, CARDS),
    st.builds(AtLeast, st.integers(1, 3), st.sampled_from([EVEN, THREES])),
    st.builds(Void, st.sampled_from([EVEN, THREES])),
)
HOLDINGS = st.recursive(
    PLAIN,
    lambda inner: st.one_of(
        st.builds(Not, inner),
        st.builds(All, st.lists(inner, min_size=1, max_size=2).map(tuple)),
        st.builds(OneOf, st.lists(inner, min_size=1, max_size=2).map(tuple)),
    ),
    max_leaves=4,
)


@st.composite
def known_hands(draw: st.DrawFn) -> tuple[tuple[int, ...], tuple[int, ...], int]:
    """Cards surely held, others that may be, and how many of these are."""
    cards = draw(st.permutations(range(1, 10)))
    held, spare = draw(st.integers(0, 4)), draw(st.integers(0, 5))
    room = draw(st.integers(0, spare))
    return tuple(cards[:held]), tuple(cards[held : held + spare]), room


@given(HOLDINGS, known_hands())
def test_what_is_sure_holds_in_every_possible_hand(
    holding: Holding, known: tuple[tuple[int, ...], tuple[int, ...], int]
) -> None:
    hand, spare, room = known
    answers = {holding.fits((*hand, *more)) for more in combinations(spare, room)}
    assert answers == {True} or not holding.sure(*known)
    assert True not in answers or holding.fits(*known)


@given(PLAIN, known_hands())
def test_of_plain_holdings_nothing_possible_or_sure_is_missed(
    holding: Holding, known: tuple[tuple[int, ...], tuple[int, ...], int]
) -> None:
    hand, spare, room = known
    answers = [holding.fits((*hand, *more)) for more in combinations(spare, room)]
    assert holding.sure(*known) == all(answers)
    assert holding.fits(*known) == any(answers)


@given(HOLDINGS, st.lists(CARDS, unique=True, max_size=6), st.integers(0, 6))
def test_what_is_left_of_a_claim_is_as_true(holding: Holding, cards: list[int], at: int) -> None:
    """Said of the rest of the hand, once some of it is played, it is true exactly when it was true of the whole."""
    played, rest = tuple(cards[:at]), tuple(cards[at:])
    assert holding.after(played).fits(rest) == holding.fits(tuple(cards))


NAMED = OneOf((Has(3), Has(5)), named="holding.good-pose")
SPLIT: list[tuple[Holding, list[Holding]]] = [
    (ANYTHING, []),
    (All((Void(EVEN), Has(3))), [Void(EVEN), Has(3)]),
    (Not(Void(EVEN)), [AtLeast(1, EVEN)]),
    (Not(AtLeast(1, EVEN)), [Void(EVEN)]),
    (Not(AtLeast(2, EVEN)), [Not(AtLeast(2, EVEN))]),
    (OneOf((Has(3),)), [Has(3)]),
    (Not(OneOf((Has(3), Has(5)))), [Not(Has(3)), Not(Has(5))]),
    (Not(NAMED), [Not(NAMED)]),
]


@pytest.mark.parametrize(("holding", "found"), SPLIT)
def test_a_holding_is_said_one_thing_at_a_time(holding: Holding, found: list[Holding]) -> None:
    assert list(parts(holding)) == found


@pytest.mark.parametrize("language", LANGUAGES)
@given(HOLDINGS)
def test_every_holding_can_be_said(language: str, holding: Holding) -> None:
    for certain in (True, False):
        assert Claim(0, holding, "source", certain).spoken(Words(language)).endswith(".")


# --- A game of playing numbers


class Table(NamedTuple):
    """The cards played, by seat 1 and 2 in turn; how many cards each has left."""

    played: tuple[int, ...] = ()
    sizes: tuple[int, int] = (3, 3)


class Seen(NamedTuple):
    public: Table
    seat: int
    hand: tuple[int, ...]


def _known(public: Table, seat: int) -> Known:
    hidden = tuple(card for card in range(1, 10) if card not in public.played)
    return Known(public.played[seat::2], hidden, public.sizes[seat])


def numbers(*system: Convention) -> Game:
    return replace(
        DOMINOES,
        name="numbers",
        choices=lambda view: view.hand,
        judge=lambda view, action: Ruling(True, "numbers.any", {"card": action}),
        write=str,
        known=_known,
        system=system,
    )


GAME = numbers()
even = Convention("even", makes=lambda public, card: card % 2 == 0)
high = Convention("high", prefer=lambda view, card: card, why=lambda view, card: {"card": card})
never = Convention("never", when=lambda public, seat: False, prefer=lambda view, card: -card)
if_nine = Convention("if-nine", holding=lambda public, seat: Has(9), prefer=lambda view, card: -card)
threes = Convention(
    "threes", makes=lambda public, card: card % 3 == 0, promises=lambda public, card: AtLeast(2, THREES)
)
smooth = Convention("smooth", prefer=lambda view, card: 0)

FORWARDS: list[tuple[tuple[int, ...], System, int, list[str], list[str]]] = [
    # hand, conventions, what is chosen, what decided, why the others had no say
    ((1, 2, 4), (even, high), 4, ["even", "high"], []),
    ((1, 2, 4), (high, even), 4, ["high"], []),
    ((1, 2, 3), (even, high), 2, ["even"], []),
    ((1, 3, 5), (even, high), 5, ["high"], ["no-such-action"]),
    ((2, 4, 6), (even, high), 6, ["high"], ["all-alike"]),
    ((2, 4, 6), (never, high), 6, ["high"], ["asleep"]),
    ((2, 4, 6), (if_nine, high), 6, ["high"], ["not-held"]),
    ((2, 4, 9), (if_nine, high), 2, ["if-nine"], []),
    ((2, 3, 4), (threes, high), 4, ["high"], ["not-held"]),
    ((2, 3, 6), (threes, high), 6, ["threes", "high"], []),
    ((3, 1, 2), (smooth,), 1, ["decision.alike"], ["all-alike"]),
    ((3, 1, 2), (), 1, ["decision.alike"], []),
    ((7,), (high,), 7, ["numbers.any"], []),
]


@pytest.mark.parametrize(("hand", "system", "action", "reasons", "silent"), FORWARDS)
def test_a_bot_narrows(
    hand: tuple[int, ...], system: System, action: int, reasons: list[str], silent: list[str]
) -> None:
    decision = decide(GAME, Seen(Table(), 0, hand), system)
    assert decision.action == action
    assert [reason.id for reason in decision.reasons] == reasons
    assert [reason.id for reason in decision.passed_over] == [f"decision.{word}" for word in silent]


@pytest.mark.parametrize(("hand", "system"), [row[:2] for row in FORWARDS])
def test_every_action_has_its_verdict_and_reasons(hand: tuple[int, ...], system: System) -> None:
    decision = decide(GAME, Seen(Table(), 0, hand), system)
    assert sorted(candidate.action for candidate in decision.candidates) == sorted(hand)
    assert [candidate.verdict for candidate in decision.candidates].count("chosen") == 1
    assert decision.candidates[0].action == decision.action
    assert all(candidate.reasons for candidate in decision.candidates)


def test_a_dropped_action_names_what_dropped_it() -> None:
    decision: Decision = decide(GAME, Seen(Table(), 0, (1, 2, 4)), (even, high))
    found = {each.action: (each.verdict, [reason.id for reason in each.reasons]) for each in decision.candidates}
    assert found == {4: ("chosen", ["even", "high"]), 2: ("dropped", ["high"]), 1: ("dropped", ["even"])}
    assert decision.reasons[1].facts == {"card": 4}


def test_actions_that_nothing_tells_apart_are_alike() -> None:
    decision = decide(GAME, Seen(Table(), 0, (1, 2, 4)), (even,))
    assert [(each.action, each.verdict) for each in decision.candidates] == [
        (2, "chosen"), (4, "alike"), (1, "dropped"),
    ]  # fmt: skip
    assert decision.candidates[1].reasons == (ALIKE,)


def test_without_a_choice_there_is_no_decision() -> None:
    with pytest.raises(LookupError):
        decide(GAME, Seen(Table(), 0, ()), (even,))


# --- Backwards

nines = Convention("nines", makes=lambda public, card: card == 9, holding=lambda public, seat: Has(9))
proved = Convention(
    "proved", makes=lambda public, card: card == 1, promises=lambda public, card: Void(EVEN), proof="law"
)

BACKWARDS: list[tuple[System, int, str | None, list[Claim]]] = [
    # conventions, the action, the one that it seems to follow, what is claimed
    ((even,), 2, "even", []),
    ((even,), 3, None, []),
    ((nines, even), 9, "nines", [Claim(0, Has(9), "nines")]),
    ((nines, even), 2, "even", [Claim(0, Not(Has(9)), "nines")]),
    ((even, nines), 2, "even", []),
    ((threes,), 3, "threes", [Claim(0, AtLeast(2, THREES), "threes")]),
    ((proved, nines), 1, "proved", [Claim(0, Void(EVEN), "law", certain=True)]),
    ((high, never, nines), 5, None, [Claim(0, Not(Has(9)), "nines")]),
]


@pytest.mark.parametrize(("system", "action", "id", "claims"), BACKWARDS)
def test_a_reader_reads(system: System, action: int, id: str | None, claims: list[Claim]) -> None:
    reading = read(numbers(*system), Table(), 0, action)
    assert (reading.convention, list(reading.claims)) == (id, claims)


STANDING = [
    # a claim, the cards played after it by its seat and the other in turn, the hand sizes, what is left of it
    (Has(9), (2, 1), (2, 2), [Has(9)]),
    (Has(9), (9, 1), (2, 2), []),
    (Has(9), (2, 9), (2, 2), []),
    (Not(Has(9)), (2, 1), (2, 2), [Not(Has(9))]),
    (Not(Has(9)), (9, 1), (2, 2), []),
    (Not(Has(9)), (2, 9), (2, 2), []),
    (AtLeast(3, THREES), (3, 1), (2, 2), [AtLeast(2, THREES)]),
    (AtLeast(3, THREES), (2, 3), (2, 2), []),
    (AtLeast(1, THREES), (3, 1), (2, 2), []),
    (Void(EVEN), (3, 1), (2, 2), [Void(EVEN)]),
    (Void(EVEN), (2, 1), (2, 2), []),
]


@pytest.mark.parametrize(("holding", "played", "sizes", "left"), STANDING)
def test_what_the_table_disproves_is_taken_back_and_what_it_shows_is_dropped(
    holding: Holding, played: tuple[int, ...], sizes: tuple[int, int], left: list[Holding]
) -> None:
    found = standing(GAME, [Claim(0, holding, "even")], Table(played, sizes))
    assert [claim.holding for claim in found] == left
    assert all(claim.since == len(played[0::2]) for claim in found)
