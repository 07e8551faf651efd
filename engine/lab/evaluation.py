"""What every action is worth to a seat that does not see all: its result in each of many deals that could be the true
one.

Each deal is played on from each action with open hands: exactly, where that is quick, else by plain rules of thumb.
Who has patience has it solved from further off, and before that played on by the book, every seat from its own hand.
The means say more the more deals they come from; and as a deal that is solved is played as if all saw it, they praise
what no player can know (Frank, Basin 1998: strategy fusion). The same seed gives the same answer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Literal

from engine.interval import BEYOND, estimate
from engine.lab.worlds import FEW, How, Worlds, worlds
from engine.system import Claim
from engine.table import Game

BATCH = 16
"""Deals looked at between one answer and the next."""
Way = Literal["exact", "playout", "book"]
Gain = tuple[float, bool]
"""What a seat gains in one deal, in the game's own points, and whether its side wins it."""


@dataclass(frozen=True, slots=True)
class Worth:
    """What an action is worth: the mean gain over so many deals, its 95% interval, and in how many its side wins.

    `behind` is how much less it brings than the best, deal by deal; `doubt` the half-width of the interval of that,
    which is narrow, for the same deals are compared. As these very deals chose the best, the interval has to hold for
    every other action at once (Bonferroni): of actions that are behind none, one in twenty at most seems so by more.
    """

    action: Any
    mean: float
    low: float
    high: float
    wins: int
    deals: int
    behind: float = 0.0
    doubt: float = 0.0


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
    """How a game's deals are valued: what may be weighed, and what each action gains in each of some deals.

    `way` is told whether there is patience. `matters` is the least difference that a player would regret.
    """

    actions: Callable[[Any], tuple[Any, ...]]
    gains: Callable[[Any, Worlds, slice, tuple[Any, ...], Way], Sequence[Sequence[Gain]]]
    way: Callable[[Any, bool], Way]
    matters: float


VALUES: Mapping[str, str] = {"dominoes": "engine.lab.domino_value", "mighty": "engine.lab.mighty_value"}


def judge_of(game: Game) -> Judge:
    """The judge of a game. Its kernels are fetched only now."""
    values = import_module(VALUES[game.name])
    return Judge(values.actions, values.gains, values.way, values.MATTERS)


def evaluations(
    game: Game, view: Any, number: int = 64, seed: str = "0", claims: Sequence[Claim] = (), few: int = FEW,
    actions: Sequence[Any] = (), patient: bool = False, batch: int = BATCH,
) -> Iterator[Evaluation]:  # fmt: skip
    """Answers from more and more deals, up to so many (or all, where there are `few`): stop asking, and the work stops.

    `actions` are those to weigh; without any, all that are legal, or before the play of Mighty those that its book
    keeps longest. `claims` are kept as `worlds` keeps them. Between two answers a `batch` of deals is looked at.
    LookupError: nothing to decide now.
    """
    judge = judge_of(game)
    weighed = tuple(actions) or judge.actions(view)
    if view.seat is None or view.seat != game.to_move(view.public) or not weighed:
        raise LookupError("there is nothing to decide")
    deals, way = worlds(game, view, number, seed, claims, few), judge.way(view, patient)
    gained: list[list[Gain]] = [[] for _ in weighed]
    for start in range(0, len(deals.found), batch):
        for row in judge.gains(view, deals, slice(start, start + batch), weighed, way):
            for gains, gain in zip(gained, row, strict=True):
                gains.append(gain)
        yield _summed(view, weighed, gained, deals, way)


def evaluate(
    game: Game, view: Any, number: int = 64, seed: str = "0", claims: Sequence[Claim] = (), few: int = FEW,
    actions: Sequence[Any] = (),
) -> Evaluation:  # fmt: skip
    """The last of the `evaluations`: from all the deals asked for, looked at in one go."""
    *_, last = evaluations(game, view, number, seed, claims, few, actions, batch=max(number, few))
    return last


def open_hands(game: Game, state: Any, actions: Sequence[Any] = (), patient: bool = False) -> Evaluation:
    """What every action is worth when all see all hands; in one deal, the true one."""
    view = game.view(state, game.to_move(state.public))
    judge = judge_of(game)
    weighed, way = tuple(actions) or judge.actions(view), judge.way(view, patient)
    if view.seat is None or not weighed:
        raise LookupError("there is nothing to decide")
    row = judge.gains(view, _true(game, view, state), slice(0, 1), weighed, way)[0]
    best = max(gain for gain, _ in row)
    worths = (
        Worth(action, gain, gain, gain, int(won), 1, best - gain)
        for action, (gain, won) in zip(weighed, row, strict=True)
    )
    return Evaluation(view.seat, _ranked(worths), 1, "listed", 1, way)


def _true(game: Game, view: Any, state: Any) -> Worlds:
    """The one deal that is, in the place of those that could be."""
    riddle = worlds(game, view, 0, few=0).riddle
    found = tuple(state.hands[seat] if seat is not None else state.buried or state.pickup for seat in riddle.seats)
    return Worlds(riddle, (found,), (1,), "listed", 1)


def _summed(view: Any, weighed: tuple[Any, ...], gained: list[list[Gain]], deals: Worlds, way: Way) -> Evaluation:
    ways = deals.ways[: len(gained[0])]
    whole = deals.how == "listed" and len(ways) == len(deals.found)
    return Evaluation(view.seat, compared(weighed, gained, ways, whole), sum(ways), deals.how, deals.count, way)


def compared(
    weighed: Sequence[Any], gained: Sequence[Sequence[Gain]], ways: Sequence[int], whole: bool = False
) -> tuple[Worth, ...]:
    """The worths of actions by what each gained in the same deals, the best first; no doubt is left by the `whole`.

    `ways` are those in which each deal comes about.
    """
    most = max(abs(gain) for gains in gained for gain, _ in gains)

    def interval(values: Iterable[float], beyond: float = BEYOND) -> tuple[float, float]:
        totals = [value * number for value, number in zip(values, ways, strict=True)]
        mean, half = estimate(totals, ways, (-most, most), beyond=beyond)
        return mean, 0.0 if whole else half

    means = [interval(gain for gain, _ in gains) for gains in gained]
    best = gained[max(range(len(means)), key=lambda at: means[at][0])]

    def worth(action: Any, gains: Sequence[Gain], mean: float, half: float) -> Worth:
        wins = sum(number for (_, won), number in zip(gains, ways, strict=True) if won)
        behind, doubt = 0.0, 0.0
        if gains is not best:
            less = (other - gain for (other, _), (gain, _) in zip(best, gains, strict=True))
            behind, doubt = interval(less, BEYOND / (len(gained) - 1))
        return Worth(action, mean, mean - half, mean + half, wins, sum(ways), behind, doubt)

    return _ranked(worth(action, gains, *mean) for action, gains, mean in zip(weighed, gained, means, strict=True))


def _ranked(worths: Iterable[Worth]) -> tuple[Worth, ...]:
    return tuple(sorted(worths, key=lambda worth: -worth.mean))
