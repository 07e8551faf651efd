"""Bots meet on the same deals, which are played again at every turn of the table that seats them otherwise.

What a deal brings depends on the plan and the deal's number alone, so it does not matter who plays it, when or where.
Where the lab's extra is installed, all cores play, or a cluster does, and a folder keeps what has been played; without
it one core plays. `match` and `conventions` ask, an `Outcome` answers.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import shake_256
from importlib.util import find_spec
from itertools import combinations
from pathlib import Path
from statistics import fmean
from typing import Any, NamedTuple

from engine import named
from engine.bots import level
from engine.interval import estimate
from engine.system import Convention, System, decide
from engine.table import Game, Seat

SESSION = 4
"""Deals played on end, so that later deals open as they do in a match."""
PART = 8 * SESSION
"""Deals of a pair that are played, sent and kept together."""
LAB = ("distributed", "matplotlib", "pyarrow", "tqdm")
"""What the lab's extra brings for the arena."""


def _lot(view: Any, action: Any) -> bytes:
    """A lot that the hand itself draws: the same hand, the same choice."""
    return shake_256(repr((view.hand, action)).encode()).digest(8)


RANDOM: System = (Convention("decision.lot", prefer=_lot),)


@dataclass(frozen=True, slots=True)
class Bot:
    """A level by its name, without the conventions of these ids; `random` takes any legal action by lot."""

    name: str
    without: tuple[str, ...] = ()

    def __str__(self) -> str:
        lacking = ", ".join(id.rpartition(".")[2] for id in self.without)
        return f"{self.name} without {lacking}" if lacking else self.name

    def system(self, game: Game) -> System:
        """The conventions that it plays by. Raises ValueError for a bot or a convention that there is not."""
        system = RANDOM if self.name == "random" else level(game, self.name)
        if unknown := set(self.without) - {convention.id for convention in system}:
            raise ValueError(f"without: {self.name} plays no {', '.join(sorted(unknown))}.")
        return tuple(convention for convention in system if convention.id not in self.without)


Pair = tuple[Bot, Bot]
Table = tuple[int, ...]
"""Which bot of a pair sits at each seat."""


class Part(NamedTuple):
    """Deals that one pair plays: the place of the pair in the plan, the first deal, how many."""

    pair: int
    start: int
    deals: int


@dataclass(frozen=True, slots=True)
class Plan:
    """Which pairs meet on which deals. Raises ValueError for what there is not."""

    game: str
    pairs: tuple[Pair, ...]
    deals: int = 1000
    seed: str = "0"
    options: Mapping[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        game = named(self.game)
        game.options(self.options)
        for bot in dict.fromkeys(bot for pair in self.pairs for bot in pair):
            bot.system(game)
        if self.deals < 1:
            raise ValueError("deals: must be 1 or more.")

    @property
    def parts(self) -> tuple[Part, ...]:
        """All that is to be played, deals by deals, so cut that more deals only add to it."""
        starts = range(0, self.deals, PART)
        return tuple(
            Part(pair, start, min(PART, self.deals - start)) for start in starts for pair in range(len(self.pairs))
        )

    @property
    def tables(self) -> tuple[Table, ...]:
        """Where the two of a pair sit: alternately, at every turn of the table that seats them otherwise."""
        game = named(self.game)
        seats = game.seats(game.options(self.options))
        turns = (tuple((seat + turn) % seats % 2 for seat in range(seats)) for turn in range(seats))
        return tuple(dict.fromkeys(turns))


Gains = tuple[float, ...]
"""What deals brought a seat of the first bot: session by session, there table by table, there deal by deal."""


def sessions(part: Part) -> Iterator[tuple[int, int]]:
    """The sessions of a part: the number of each, and its deals."""
    end = part.start + part.deals
    return ((start // SESSION, min(SESSION, end - start)) for start in range(part.start, end, SESSION))


def play(plan: Plan, part: Part) -> Gains:
    """Play a part of the plan."""
    options = named(plan.game).options(plan.options)
    return tuple(
        gain
        for number, deals in sessions(part)
        for table in plan.tables
        for gain in _of_first(table, _seated(plan, options, plan.pairs[part.pair], table, number, deals))
    )


def _of_first(table: Table, deals: Sequence[Sequence[int]]) -> Iterator[float]:
    """What each deal brought a seat of the first bot."""
    return (fmean(gain for bot, gain in zip(table, gains, strict=True) if bot == 0) for gains in deals)


def _seated(plan: Plan, options: Any, pair: Pair, table: Table, number: int, deals: int) -> Sequence[Sequence[int]]:
    """What each deal of a session brought every seat.

    Where the two are of one level, what all would play by the conventions that either has is looked at first: where
    none that a seat lacks has decided anything there, the seat would do the same, and need not be asked again.
    """
    seed = f"{plan.seed}/{number}"
    if pair[0].name == pair[1].name:
        either = Bot(pair[0].name, tuple(sorted({*pair[0].without} & {*pair[1].without})))
        even = _even(plan.game, options, either, seed, deals)
        if not any((seat, id) in even.decided for seat, bot in enumerate(table) for id in pair[bot].without):
            return even.gains
    game = named(plan.game)
    systems = tuple(bot.system(game) for bot in pair)
    return _session(game, options, tuple(systems[bot] for bot in table), seed, deals).gains


class Session(NamedTuple):
    """What each deal brought every seat, and which conventions decided something at which seat."""

    gains: tuple[tuple[int, ...], ...]
    decided: frozenset[tuple[Seat, str]]


@lru_cache(maxsize=64)
def _even(name: str, options: Any, bot: Bot, seed: str, deals: int) -> Session:
    """A session of one bot at every seat; many pairs ask for the same."""
    game = named(name)
    return _session(game, options, (bot.system(game),) * game.seats(options), seed, deals)


def _session(game: Game, options: Any, systems: Sequence[System], seed: str, deals: int) -> Session:
    """Play a session, by each seat's conventions."""
    state, shuffled, gains, decided = game.start(options), 0, list[tuple[int, ...]](), set[tuple[Seat, str]]()
    while len(gains) < deals:
        if game.waits(state):
            state, _ = game.apply(state, game.shuffled(options, f"{seed}/{shuffled}"))
            shuffled += 1
            continue
        seat = game.to_move(state.public)
        if seat is None:
            gains.append(tuple(game.gains(state.public)))
        decision = decide(game, game.view(state, seat), () if seat is None else systems[seat])
        decided.update((seat, reason.id) for reason in decision.reasons if seat is not None)
        state, _ = game.apply(state, decision.action)
    return Session(tuple(gains), frozenset(decided))


# --- What came of it


class Estimate(NamedTuple):
    """A mean, and the half-width of its 95% interval; None where one session alone tells nothing of it."""

    value: float
    around: float | None

    @property
    def sure(self) -> bool:
        """Does the interval leave out 0?"""
        return self.around is not None and abs(self.value) > self.around


@dataclass(frozen=True, slots=True)
class Score:
    """What a pair's deals brought the first of the two, a session counting as one observation."""

    first: Bot
    second: Bot
    won: int
    lost: int
    drawn: int
    share: Estimate | None
    """The part of the decided deals that it won; None where none was decided."""
    gain: Estimate
    """What a deal brought it a seat."""

    def report(self) -> dict[str, Any]:
        return {
            "bots": [self.first.name, self.second.name], "without": sorted(self.first.without),
            **({"second without": sorted(self.second.without)} if self.second.without else {}),
            "won": self.won, "lost": self.lost, "drawn": self.drawn,
            "share": self.share and list(self.share), "gain": list(self.gain),
        }  # fmt: skip


@dataclass(frozen=True, slots=True)
class Outcome:
    """A plan that was played to its end, and what every deal brought."""

    plan: Plan
    gains: tuple[Gains, ...]
    """One for each of the plan's parts."""

    @property
    def scores(self) -> tuple[Score, ...]:
        """The pairs in the order of the plan."""
        tables = len(self.plan.tables)
        return tuple(_score(pair, list(self._sessions(place)), tables) for place, pair in enumerate(self.plan.pairs))

    @property
    def table(self) -> list[dict[str, Any]]:
        """A row for each pair, for whatever shows tables."""
        return [
            {
                "first": str(score.first), "second": str(score.second),
                "won": score.won, "lost": score.lost, "drawn": score.drawn,
                "share": score.share and score.share.value, "share ±": score.share and score.share.around,
                "gain": score.gain.value, "gain ±": score.gain.around, "sure": score.gain.sure,
            }
            for score in self.scores
        ]  # fmt: skip

    def report(self) -> dict[str, Any]:
        """What `python -m engine arena` prints: of two bots their score, else all that met."""
        plan, found = self.plan, [score.report() for score in self.scores]
        scores = found[0] if len(found) == 1 else {"meetings": found}
        return {"game": plan.game, "seed": plan.seed, "deals": plan.deals, **scores}

    def plot(self, path: str | Path | None = None) -> Any:
        """The gains with their intervals, as a figure of Matplotlib; written to a file too, if one is named."""
        from engine.lab.plot import gains

        return gains(self, path)

    def _sessions(self, pair: int) -> Iterator[Gains]:
        tables = len(self.plan.tables)
        for part, gains in zip(self.plan.parts, self.gains, strict=True):
            start = 0
            for _, deals in sessions(part) if part.pair == pair else ():
                yield gains[start : start + tables * deals]
                start += tables * deals


def _score(pair: Pair, by_session: Sequence[Gains], tables: int) -> Score:
    won, lost = (tuple(sum(sign * gain > 0 for gain in gains) for gains in by_session) for sign in (1, -1))
    decided = [sum(both) for both in zip(won, lost, strict=True)]
    deals = [len(gains) for gains in by_session]
    most = max(abs(gain) for gains in by_session for gain in gains)
    share = _estimate(won, decided, (0, 1), tables) if sum(decided) else None
    gain = _estimate(list(map(sum, by_session)), deals, (-most, most), tables)
    return Score(*pair, sum(won), sum(lost), sum(deals) - sum(decided), share, gain)


def _estimate(totals: Sequence[float], sizes: Sequence[int], extremes: tuple[float, float], tables: int) -> Estimate:
    """A session is one observation; unseen may be a deal that would have come to an extreme at every table."""
    mean, half = estimate(totals, sizes, extremes, tables)
    return Estimate(round(mean, 4) or 0.0, round(half, 4) if len(totals) > 1 else None)


# --- Asking


def match(
    game: str, *bots: str | Bot, deals: int = 1000, seed: str = "0", options: Mapping[str, Any] | None = None,
    folder: str | Path | None = None, workers: int | None = None, scheduler: str | None = None,
) -> Outcome:  # fmt: skip
    """Let every two of these bots meet. Raises ValueError, in one sentence, for what there is not.

    `folder` keeps what is played, and a run that was stopped goes on from there. `workers` processes play, one for each
    core unless told otherwise; `scheduler` is the address of a Dask cluster that plays instead.
    """
    if len(bots) < 2:
        raise ValueError("bots: must be two names or more.")
    known = (bot if isinstance(bot, Bot) else Bot(bot) for bot in bots)
    plan = Plan(game, tuple(combinations(known, 2)), deals, seed, options or {})
    return played(plan, folder, workers, scheduler)


def conventions(
    game: str, bot: str, only: Collection[str] = (), deals: int = 1000, seed: str = "0",
    options: Mapping[str, Any] | None = None, folder: str | Path | None = None, workers: int | None = None,
    scheduler: str | None = None,
) -> Outcome:  # fmt: skip
    """What each convention is worth to a bot: it meets itself without that one. `only` are ids; else all are asked."""
    ids = tuple(only) or tuple(one.id for one in Bot(bot).system(named(game)) if ".convention." in one.id)
    plan = Plan(game, tuple((Bot(bot), Bot(bot, (id,))) for id in ids), deals, seed, options or {})
    return played(plan, folder, workers, scheduler)


def played(
    plan: Plan, folder: str | Path | None = None, workers: int | None = None, scheduler: str | None = None
) -> Outcome:
    """Play a plan to its end."""
    if workers is not None and workers < 1:
        raise ValueError("workers: must be 1 or more.")
    if workers is not None and scheduler is not None:
        raise ValueError("workers: a cluster has its own; name workers or a scheduler.")
    if all(map(find_spec, LAB)):
        from engine.lab.cluster import run

        return Outcome(plan, run(plan, folder, workers, scheduler))
    if folder is not None or scheduler is not None or (workers or 1) > 1:
        raise ValueError("arena: a folder, a cluster and more than one worker need the lab's extra.")
    return Outcome(plan, tuple(play(plan, part) for part in plan.parts))
