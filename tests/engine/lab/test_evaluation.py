"""What actions are worth to a seat that does not see all, and the expert that plays by it."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from itertools import islice
from random import Random
from typing import Any

import pytest

from engine import named
from engine.bots import level, levels
from engine.lab.evaluation import compared, evaluate, evaluations, open_hands
from engine.lab.expert import EXPERT
from engine.lab.worlds import worlds
from engine.mighty.state import Bid, Call
from engine.system import decide
from engine.table import Game
from engine.words import LANGUAGES, Words
from tests.engine.sessions import TABLES as SESSIONS
from tests.engine.sessions import dealt_otherwise

TABLES = [("dominoes", {}), ("mighty", {}), ("mighty", {"players": 7})]
every_table = pytest.mark.parametrize(("name", "options"), TABLES, ids=str)


def played(name: str, chosen: dict[str, Any], seed: str) -> tuple[Game, list[Any]]:
    """A deal of bots: the moments at which somebody has a choice."""
    game, found, dealt = named(name), list[Any](), 0
    options = game.options(chosen)
    state, system = game.start(options), list(game.levels.values())[-1]
    while True:
        if game.waits(state):
            state, _ = game.apply(state, game.shuffled(options, f"{seed}/{dealt}"))
            dealt += 1
        seat = game.to_move(state.public)
        if seat is None:
            return game, found
        view = game.view(state, seat)
        found += [state] if len(game.choices(view)) > 1 else []
        state, _ = game.apply(state, decide(game, view, system).action)


@every_table
def test_nothing_hidden_is_weighed(name: str, options: dict[str, Any]) -> None:
    """What a seat does not see may lie otherwise: every action is worth the same to it."""
    game, states = played(name, options, "w")
    random, moved, seats = Random(7), 0, len(states[0].hands)
    table = next(table for table in SESSIONS if (table.name, table.seats.stop) == (name, seats))
    for state in [state for state in states if state.public.phase == "play"][::6]:
        seat = game.to_move(state.public)
        view, other = game.view(state, seat), dealt_otherwise(table, state, seat, random)
        found = evaluate(game, view, 6)
        moved += other != state
        assert found == evaluate(game, game.view(other, seat), 6) and found.deals <= max(6, 60)
        assert {worth.action for worth in found.worths} == set(game.choices(view))
        assert all(worth.low <= worth.mean <= worth.high for worth in found.worths)
        assert [worth.mean for worth in found.worths] == sorted((worth.mean for worth in found.worths), reverse=True)
    assert moved > 2


@pytest.mark.parametrize(("name", "options"), TABLES[:2], ids=str)
def test_hidden_is_the_mean_of_open(name: str, options: dict[str, Any]) -> None:
    """Where every possible deal is looked at, an action is worth what it is worth in them with open hands; with two
    decks there are hardly ever so few."""
    agreed = 0
    for seed in range(8):
        game, states = played(name, options, f"o{seed}")
        for state in states:
            if state.public.phase != "play" or max(state.public.sizes) > 3:
                continue
            view = game.view(state, game.to_move(state.public))
            deals = worlds(game, view, 1, few=200)
            if deals.how != "listed" or agreed > 4:
                continue
            agreed += 1
            totals = Counter[Any]()
            for world, ways in zip(deals.states, deals.ways, strict=True):
                totals.update({worth.action: ways * worth.mean for worth in open_hands(game, world).worths})
            for worth in evaluate(game, view, few=200).worths:
                assert worth.mean == pytest.approx(totals[worth.action] / deals.count)
    assert agreed


def test_each_deal_weighs_as_much_as_its_ways() -> None:
    """A deal that twin cards make in three ways counts as three that are alike."""
    gained = [[(1.0, True), (-2.0, False)], [(-1.0, False), (0.5, True)]]
    apart = [[gains[0], *[gains[1]] * 3] for gains in gained]
    assert compared("ab", gained, (1, 3), whole=True) == compared("ab", apart, (1,) * 4, whole=True)
    assert [worth.mean for worth in compared("ab", gained, (1, 3))] == [0.125, -1.25]


def test_every_decision_of_mighty_is_weighed() -> None:
    game, states = played("mighty", {"players": 4}, "d")
    seen = set()
    for state in states:
        if state.public.phase in seen:
            continue
        seen.add(state.public.phase)
        view = game.view(state, game.to_move(state.public))
        found = evaluate(game, view, 2)
        assert found.best.action in game.choices(view)
    assert {"auction", "bury", "call", "play"} <= seen


def test_only_what_is_asked_is_weighed() -> None:
    game, states = played("mighty", {}, "a")
    state = next(state for state in states if state.public.phase == "auction")
    view = game.view(state, game.to_move(state.public))
    bids = [action for action in game.choices(view) if isinstance(action, Bid)][:2]
    assert {worth.action for worth in evaluate(game, view, 2, actions=bids).worths} == set(bids)
    assert not any(isinstance(worth.action, Call) for worth in evaluate(game, view, 1).worths)


def test_answers_come_one_after_another_and_may_be_stopped() -> None:
    game, states = played("dominoes", {}, "s")
    view = game.view(states[0], game.to_move(states[0].public))
    first, second = islice(evaluations(game, view, 64), 2)
    assert (first.deals, second.deals) == (16, 32)
    widths = [sum(worth.high - worth.low for worth in found.worths) for found in (first, second)]
    assert 0 < widths[1] < widths[0]


def test_what_is_as_good_as_the_best_seldom_seems_worse() -> None:
    """Eight actions that chance alone tells apart, weighed in the same deals: the first is behind in one of twenty."""
    random, behind, tries = Random(8), 0, 300
    for _ in range(tries):
        gained = [[(random.choice((-1.0, 0.0, 1.0)), False) for _ in range(64)] for _ in range(8)]
        first = next(worth for worth in compared(range(8), gained, (1,) * 64) if worth.action == 0)
        behind += first.behind > first.doubt
    assert behind / tries <= 0.05


def test_there_must_be_something_to_decide() -> None:
    game = named("dominoes")
    state, _ = game.apply(game.start(None), game.shuffled(None, "x"))
    waiting = next(seat for seat in range(4) if seat != state.public.to_move)
    for seat in (None, waiting):
        with pytest.raises(LookupError, match="nothing to decide"):
            next(evaluations(game, game.view(state, seat)))
    with pytest.raises(LookupError, match="no deal agrees"):
        worlds(game, game.view(game.start(None), 0))


# --- The expert


def test_the_expert_is_there_to_be_chosen() -> None:
    assert levels(named("dominoes")) == ("beginner", "club", "expert")
    assert levels(named("mighty")) == tuple(named("mighty").levels)
    assert level(named("dominoes"), "expert") == EXPERT


def test_the_expert_says_in_how_many_deals_it_wins() -> None:
    game, states = played("dominoes", {}, "e")
    hows = set()
    for state in states:
        decision = decide(game, game.view(state, game.to_move(state.public)), EXPERT)
        for reason in decision.reasons:
            for language in LANGUAGES:
                assert Words(language).reason(reason)
        facts = [r.facts for r in decision.reasons if r.id == "dominoes.convention.solve-the-end"]
        hows |= {fact["how"] for fact in facts}
        assert all(0 <= fact["wins"] <= fact["count"] for fact in facts)
    assert hows == {"listed", "drawn"}


SENTENCES = [
    ("listed", 14, 18, "This wins in 14 of 18 possible layouts."),
    ("listed", 1, 1, "This wins in 1 of 1 possible layout."),
    ("drawn", 9, 16, "This wins in 9 of 16 possible layouts drawn by lot."),
]


@pytest.mark.parametrize(("how", "wins", "count", "sentence"), SENTENCES)
def test_the_sentence_says_whether_all_were_looked_at(how: str, wins: int, count: int, sentence: str) -> None:
    said = Words().say("dominoes.convention.solve-the-end", "why", how=how, wins=wins, count=count)
    assert said == sentence


def test_the_expert_plays_what_does_best() -> None:
    """Near the end, where it looks at all deals, no other play does better in them."""
    game, states = played("dominoes", {}, "t")
    near = [state for state in states if sum(state.public.sizes) <= 12]
    for state in near:
        view = game.view(state, game.to_move(state.public))
        worths = {worth.action: worth.mean for worth in evaluate(game, view, few=2_000).worths}
        assert worths[decide(game, view, EXPERT).action] == max(worths.values())
    assert len(near) > 2


def test_nothing_that_computes_comes_before_the_expert_is_chosen() -> None:
    code = (
        "import sys; from engine import named; from engine.bots import levels, level;"
        "game = named('dominoes'); levels(game); before = 'numba' in sys.modules;"
        "level(game, 'expert'); print(before, 'numba' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "True"]
