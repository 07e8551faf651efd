"""A session taken apart: from each seat's own knowledge, and no hand opened before its time."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engine import GAMES
from engine.bots import selfplay
from engine.lab.inspect import Look, all_open, deal_of, look, opened, slips
from engine.lab.worlds import worlds
from engine.record import parse, replay
from engine.timeline import Timeline


def played(game: str, seed: str = "lab1", deals: int = 1, bots: tuple[str, ...] = ()) -> Timeline:
    line, refusal = replay(parse(selfplay(GAMES[game](), {}, deals, seed, bots), GAMES))
    assert refusal is None
    return line


def looks(line: Timeline) -> list[Look]:
    """Every decision of a session, as its own seat saw it."""
    moments = range(line.cursor)
    seen = (look(line, at, line.game.to_move(line.steps[at].state.public)) for at in moments)
    return [here for here in seen if here.own]


def elsewhere(line: Timeline, here: Look) -> Timeline:
    """The same session, but at this moment the hidden hands lie otherwise, as far as this seat can tell."""
    states = worlds(line.game, here.view, 4, few=0).states
    other = next(state for state in states if state != line.steps[here.at].state)
    steps = [replace(step, state=other) if at == here.at else step for at, step in enumerate(line.steps)]
    return replace(line, steps=tuple(steps))


@pytest.mark.parametrize("game", GAMES)
def test_a_look_tells_nothing_that_its_seat_could_not_know(game: str) -> None:
    line = played(game)
    for here in looks(line)[3::16]:
        other = look(elsewhere(line, here), here.at, here.view.seat)
        assert (here.view, here.claims, here.decision) == (other.view, other.claims, other.decision)
        assert here.likelihood() == other.likelihood()
        assert [*here.evaluations(1)] == [*other.evaluations(1)]


@pytest.mark.parametrize("game", GAMES)
def test_hands_are_opened_once_their_deal_is_over(game: str) -> None:
    line = played(game, deals=2)
    first = deal_of(line, 0)
    assert [at in first for at in (0, first[-1], first[-1] + 1)] == [True, True, False]
    running = line.at(line.cursor - 1)
    assert opened(running, 0) and not opened(running, running.cursor)
    assert all_open(running, looks(line)[0].at).deals == 1
    with pytest.raises(LookupError):
        all_open(running, running.cursor)


def test_intervals_narrow_and_the_taken_action_is_weighed() -> None:
    here = next(here for here in looks(played("mighty")) if here.view.public.phase == "contract")
    first, *_, last = here.evaluations(4)
    assert (first.deals, last.deals, last.way) == (1, 4, "book")
    assert here.action in {worth.action for worth in last.worths} and len(last.worths) <= 8
    assert sum(worth.high - worth.low for worth in last.worths) < sum(worth.high - worth.low for worth in first.worths)


def test_near_the_end_a_hand_is_solved() -> None:
    """From six tricks on with one deck, every possible deal or many."""
    ways = [(here.view.public.sizes[here.view.seat], next(here.evaluations(1)).way) for here in _plays("mighty")]
    assert ways and all((way == "exact") == (tricks <= 6) for tricks, way in ways)


def _plays(game: str) -> list[Look]:
    return [here for here in looks(played(game)) if here.view.public.phase == "play"][::5]


def test_the_best_is_behind_nothing() -> None:
    for here in looks(played("dominoes")):
        *_, last = here.evaluations(32)
        assert last.best.behind == last.best.doubt == 0
        assert all(worth.behind == pytest.approx(last.best.mean - worth.mean) for worth in last.worths)


def test_slips_are_the_decisions_that_cost() -> None:
    """Beginners slip; whoever slips lost at least what matters, and more than chance explains."""
    line = played("dominoes", "slips", bots=("beginner",))
    found = [slip for seat in range(4) for slip in slips(line, deal_of(line, 0), seat) if slip]
    assert found
    for slip in found:
        assert slip.taken.action == slip.look.action != slip.evaluation.best.action
        assert slip.taken.behind >= 0.2 and slip.taken.behind > slip.taken.doubt


def test_after_the_deal_there_is_nothing_to_weigh() -> None:
    line = played("dominoes")
    last: Any = look(line, line.cursor, 0)
    assert not last.own and last.likelihood() == {} and [*last.evaluations()] == [] and last.reading is None
