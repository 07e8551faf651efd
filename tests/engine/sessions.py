"""Tables to test at: every game under some of its options, played at random but always alike."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from random import Random
from typing import Any

from engine import GAMES
from engine.record import Record, begin
from engine.table import Game, legal
from engine.timeline import Timeline

OPTIONS: dict[str, tuple[dict[str, Any], ...]] = {
    "dominoes": ({},),
    "mighty": (
        {"players": 4, "no_13": True},
        {},
        {"players": 6, "dealer": 3},
        {"players": 7, "switch_to_max": True},
        {"players": 8},
    ),
}
MOST_ACTIONS = 10_000
SUITS, RANKS = "CDHS", "AKQJT98765432"


@dataclass(frozen=True)
class Table:
    """A game and the options under which it is played."""

    name: str
    number: int = 0

    @property
    def chosen(self) -> dict[str, Any]:
        return OPTIONS[self.name][self.number]

    @property
    def game(self) -> Game:
        return GAMES[self.name]()

    @property
    def seats(self) -> range:
        return range(self.game.seats(self.game.options(self.chosen)))

    def record(self, seed: str) -> Record:
        return Record(self.game, self.game.options(self.chosen), seed=seed, chosen=self.chosen)

    def __str__(self) -> str:
        return "-".join([self.name, *(f"{key}-{value}" for key, value in self.chosen.items())])


TABLES = [Table(name, number) for name in GAMES for number in range(len(OPTIONS[name]))]
DOMINOES = Table("dominoes")


@cache
def session(table: Table, deals: int = 3, seed: int = 0) -> Timeline:
    """Play at random until some deals are over and the next one lies on the table."""
    random, timeline = Random(seed), begin(table.record(str(seed)))
    while deals:
        assert len(timeline.steps) < MOST_ACTIONS, "the session has no end"
        timeline = timeline.play(random.choice(legal(table.game, timeline.state)))
        deals -= timeline.steps[-1].deal is not None
    return timeline


def changed(value: Any, **fields: Any) -> Any:
    """The same value with some fields otherwise, be it a dataclass or a named tuple."""
    return value._replace(**fields) if isinstance(value, tuple) else replace(value, **fields)


def moments(timeline: Timeline, every: int = 1) -> Iterator[Any]:
    """The states of a session, or some of them."""
    return (step.state for step in timeline.steps[::every])


def dealt_otherwise(table: Table, state: Any, seat: int | None, random: Random) -> Any:
    """The same table, but with all that the seat can't see dealt in another way."""
    seen = table.game.view(state, seat)
    known = (getattr(seen, "buried", ()), getattr(seen.public, "pickup", None))
    lying = {name: getattr(state, name, ()) for name in ("pickup", "buried")}
    zones = {name: cards for name, cards in lying.items() if cards and cards not in known}
    zones |= {holder: hand for holder, hand in enumerate(state.hands) if holder != seat}
    pool = [piece for zone in zones.values() for piece in zone]
    random.shuffle(pool)
    dealt = {name: tuple(pool.pop() for _ in zone) for name, zone in zones.items()}
    hands = tuple(dealt.get(holder, hand) for holder, hand in enumerate(state.hands))
    return changed(state, hands=hands, **{name: zone for name, zone in dealt.items() if isinstance(name, str)})


def everything(name: str) -> tuple[str, ...]:
    """Actions of a game's notation, possible now or not: all of them, or for cards put down or called together some."""
    return _dominoes() if name == "dominoes" else _mighty()


@cache
def _dominoes() -> tuple[str, ...]:
    tiles = [f"{high}-{low}" for high in range(7) for low in range(high + 1)]
    plays = [tile + side for tile in tiles for side in ("", "@L", "@R")]
    return (*plays, "pass", "next", *(f"open {seat}" for seat in range(4)))


@cache
def _mighty() -> tuple[str, ...]:
    cards = [rank + suit for suit in SUITS for rank in RANKS] + ["JK"]
    bids = [f"{points}{strain}" for points in range(12, 42) for strain in (*SUITS, "NT")]
    sayings = ["pass", "pass all", "yarborough", "keep", "take", "next", "call AS JK", "call AS AD", "bury AS KS QS"]
    spoken = [f"{verb} {bid}" for verb in ("bid", "switch") for bid in bids]
    named = [f"{verb} {card}" for verb in ("call", "declare", "bury") for card in cards]
    return (*cards, *(f"JK:{suit}" for suit in SUITS), *sayings, *spoken, *named)
