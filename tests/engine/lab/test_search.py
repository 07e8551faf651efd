"""Kernels beside the rules: the same deals, the same values. `python -m tests.engine.lab.prove` goes on for longer."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

import pytest

from engine import named
from engine.lab import card_deals, card_solve, domino_deals, domino_search
from engine.lab.compiled import Chance
from tests.engine.lab import mirrors
from tests.engine.lab.prove import deals, positions


def test_deals_by_number_are_those_of_the_rules() -> None:
    """Every style, every table: the same plays, the same end."""
    assert deals(120) == 0


def test_search_finds_what_trying_everything_finds() -> None:
    assert positions(25) == 0


def test_a_deal_does_not_depend_on_how_many_are_played() -> None:
    one_by_one = [domino_deals.play_deals(seed, 1) for seed in range(40, 60)]
    together = domino_deals.play_deals(40, 20)
    assert together.plays == sum(deal.plays for deal in one_by_one)
    assert together.drawn == sum(deal.drawn for deal in one_by_one)
    hands = [card_deals.play_hands(seed, 1, 7, card_deals.GREEDY) for seed in range(40, 60)]
    assert card_deals.play_hands(40, 20, 7, card_deals.GREEDY).points == sum(hand.points for hand in hands)


def test_random_deals_are_as_others_found_them() -> None:
    """Of 300,000 random deals elsewhere: 22.5 tiles at the end, 25.1% blocks, 1.3% draws, 4.3% keys."""
    found = domino_deals.play_deals(0, 100_000)
    assert found.plays / found.deals == pytest.approx(22.5, abs=0.03)
    assert (sum(found.block) + found.drawn) / found.deals == pytest.approx(0.251, abs=0.007)
    assert found.drawn / found.deals == pytest.approx(0.013, abs=0.002)
    assert sum(found.key) / found.deals == pytest.approx(0.043, abs=0.003)


def test_chance_is_even() -> None:
    chance, counts = Chance(1), [0] * 7
    for _ in range(70_000):
        counts[chance.below(7)] += 1
    assert sum((count - 10_000) ** 2 for count in counts) / 10_000 < 30


SCORES = [
    ((0, 0), (1, 2, -1, -2), "a win is worth a point, a key two"),
    ((4, 0), (1, 2, -4, -4), "dominoes.score.reset: a loss wipes out what one has"),
    ((5, 0), (1, 1, -5, -5), "dominoes.score.match: at five a key adds nothing"),
    ((0, 3), (3, 3, -1, -2), "any win resets the other pair"),
]


@pytest.mark.parametrize(("scores", "stakes", "why"), SCORES)
def test_stakes_follow_the_score(scores: tuple[int, int], stakes: domino_search.Stakes, why: str) -> None:
    assert domino_search.at_score(scores) == stakes, why


def _dealt(seed: str) -> Any:
    game = named("dominoes")
    return game.apply(game.start(None), game.shuffled(None, seed))[0]


def test_a_whole_deal_has_one_value_whoever_asks() -> None:
    """The value does not depend on what the table of positions remembers of other deals."""
    states = [_dealt(str(seed)) for seed in range(12)]
    first = [domino_search.value(state) for state in states]
    assert [domino_search.value(state) for state in reversed(states)] == first[::-1]
    assert {-2, -1, 1} <= {*first, -2, -1} and all(-2 <= value <= 2 for value in first)


def test_open_hands_promise_what_best_play_keeps() -> None:
    """Along the line of best plays the value stays the same, and is what the deal then brings."""
    game = named("dominoes")
    for seed in range(6):
        state = _dealt(f"line {seed}")
        value = domino_search.value(state)
        while state.public.result is None:
            assert domino_search.value(state) == value
            worth = domino_search.values(state)
            state, _ = game.apply(state, max(worth, key=lambda action: worth[action]))
        result = state.public.result
        assert value == (0 if result.winner is None else result.points * (1 - 2 * result.winner))


def test_points_and_thresholds_agree() -> None:
    """The side takes every number of points up to the exact one, and none above."""
    states = mirrors.tricks(Random(3), {4: 6, 5: 6, 7: 3})
    for state in islice((state for state in states if mirrors.settled_sides(state)), 12):
        exact = card_solve.points(state)
        assert [card_solve.takes(state, wanted) for wanted in range(exact - 2, exact + 3)] == [True] * 3 + [False] * 2


def test_play_between_two_holders_is_not_searched() -> None:
    """Two decks: who plays a called card first is its partner, and no side is given to others before."""
    unsettled = (state for state in mirrors.tricks(Random(1), {8: 3}) if not mirrors.settled_sides(state))
    state = next(unsettled)
    with pytest.raises(ValueError, match="two players hold a called card"):
        card_solve.points(state)
    made, side = card_deals.play_out(state)
    assert len(side) in (2, 3) and isinstance(made, bool)


def test_only_play_has_a_value() -> None:
    with pytest.raises(ValueError, match="only a deal in play"):
        domino_search.value(named("dominoes").start(None))
    game = named("mighty")
    with pytest.raises(ValueError, match="only a hand in play"):
        card_solve.points(game.start(game.options({})))
