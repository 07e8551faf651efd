"""What every action is worth to a seat that does not see all: its result in each of many deals that could be the true
one.

Each deal is played on from each action with open hands: exactly, where that is quick, else by plain rules of thumb.
The means say more the more deals they come from; and as each deal is played as if all saw it, they praise what no
player can know (Frank, Basin 1998: strategy fusion). The same seed gives the same answer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Literal

from engine.lab.worlds import FEW, How, Worlds, worlds
from engine.system import Claim
from engine.table import Game

WIDE = 1.96
"""Standard errors that hold 95% of a normal distribution."""
BATCH = 16
"""Deals looked at between one answer and the next."""
Way = Literal["exact", "playout"]
Gain = tuple[float, bool]
"""What a seat gains in one deal, in the game's own points, and whether its side wins it."""


@dataclass(frozen=True, slots=True)
class Worth:
    """What an action is worth: the mean gain over so many deals, its 95% interval, and in how many its side wins."""

    action: Any
    mean: float
    low: float
    high: float
    wins: int
    deals: int


@dataclass(frozen=True, slots=True)
class Evaluation:
    """Every action's worth to a seat, the best first; how the deals were found, and how each was played on."""

    seat: int
    worths: tuple[Worth, ...]
    deals: int
    how: How
    count: int | None
    """How many deals are possible; None where nobody counted them."""
    way: Way

    @property
    def best(self) -> Worth:
        return self.worths[0]


@dataclass(frozen=True, slots=True)
class Judge:
    """How a game's deals are valued: what may be weighed, and what each action gains in each of some deals."""

    actions: Callable[[Any], tuple[Any, ...]]
    gains: Callable[[Any, Worlds, slice, tuple[Any, ...]], Sequence[Sequence[Gain]]]
    way: Callable[[Any], Way]


VALUES: Mapping[str, str] = {"dominoes": "engine.lab.domino_value", "mighty": "engine.lab.mighty_value"}


def judge_of(game: Game) -> Judge:
    """The judge of a game. Its kernels are fetched only now."""
    values = import_module(VALUES[game.name])
    return Judge(values.actions, values.gains, values.way)


def evaluations(
    game: Game, view: Any, number: int = 64, seed: str = "0", claims: Sequence[Claim] = (), few: int = FEW,
    actions: Sequence[Any] = (),
) -> Iterator[Evaluation]:  # fmt: skip
    """Answers from more and more deals, up to so many (or all, where there are `few`): stop asking, and the work stops.

    `actions` are those to weigh; without any, all that are legal, or before the play of Mighty those that its book
    keeps longest. `claims` are kept as `worlds` keeps them. LookupError: nothing to decide now.
    """
    judge = judge_of(game)
    weighed = tuple(actions) or judge.actions(view)
    if view.seat is None or view.seat != game.to_move(view.public) or not weighed:
        raise LookupError("there is nothing to decide")
    deals = worlds(game, view, number, seed, claims, few)
    gained: list[list[Gain]] = [[] for _ in weighed]
    for start in range(0, len(deals.found), BATCH):
        for row in judge.gains(view, deals, slice(start, start + BATCH), weighed):
            for gains, gain in zip(gained, row, strict=True):
                gains.append(gain)
        yield _summed(view, weighed, gained, deals, judge.way(view))


def evaluate(
    game: Game, view: Any, number: int = 64, seed: str = "0", claims: Sequence[Claim] = (), few: int = FEW,
    actions: Sequence[Any] = (),
) -> Evaluation:  # fmt: skip
    """The last of the `evaluations`: from all the deals asked for."""
    *_, last = evaluations(game, view, number, seed, claims, few, actions)
    return last


def open_hands(game: Game, state: Any) -> Evaluation:
    """What every action is worth when all see all hands; in one deal, the true one."""
    view = game.view(state, game.to_move(state.public))
    judge = judge_of(game)
    weighed = judge.actions(view)
    if view.seat is None or not weighed:
        raise LookupError("there is nothing to decide")
    row = judge.gains(view, _true(game, view, state), slice(0, 1), weighed)[0]
    worths = (Worth(action, gain, gain, gain, int(won), 1) for action, (gain, won) in zip(weighed, row, strict=True))
    return Evaluation(view.seat, _ranked(worths), 1, "listed", 1, judge.way(view))


def _true(game: Game, view: Any, state: Any) -> Worlds:
    """The one deal that is, in the place of those that could be."""
    riddle = worlds(game, view, 0, few=0).riddle
    found = tuple(state.hands[seat] if seat is not None else state.buried or state.pickup for seat in riddle.seats)
    return Worlds(riddle, (found,), "listed", 1)


def _summed(
    view: Any, weighed: tuple[Any, ...], gained: list[list[Gain]], deals: Worlds, way: Way
) -> Evaluation:
    whole = deals.how == "listed" and len(gained[0]) == len(deals.found)
    most = max(abs(gain) for gains in gained for gain, _ in gains)
    worths = (_worth(action, gains, 0 if whole else most) for action, gains in zip(weighed, gained, strict=True))
    return Evaluation(view.seat, _ranked(worths), len(gained[0]), deals.how, deals.count, way)


def _ranked(worths: Iterator[Worth]) -> tuple[Worth, ...]:
    return tuple(sorted(worths, key=lambda worth: -worth.mean))


def _worth(action: Any, gains: list[Gain], most: float) -> Worth:
    """The mean with its interval, `most` being what may be gained or lost; 0 where every possible deal was looked at.

    The spread is reckoned as if both had been seen once more, for of few deals all may chance to come out alike.
    """
    values = [gain for gain, _ in gains]
    mean = fmean(values)
    half = WIDE * stdev([*values, most, -most]) / sqrt(len(values)) if most else 0.0
    return Worth(action, mean, mean - half, mean + half, sum(won for _, won in gains), len(values))
