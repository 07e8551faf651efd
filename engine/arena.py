"""Two bots meet on the same deals, which are played again at every turn of the table that seats them otherwise."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from hashlib import shake_256
from statistics import fmean, pstdev
from typing import Any

from engine.bots import level
from engine.system import Convention, System, decide
from engine.table import Game

SESSION = 4
"""Deals played on end, so that later deals open as they do in a match."""
WIDE = 1.96
"""Standard errors that hold 95% of a normal distribution."""


def _lot(view: Any, action: Any) -> bytes:
    """A lot that the hand itself draws: the same hand, the same choice."""
    return shake_256(repr((view.hand, action)).encode()).digest(8)


RANDOM: System = (Convention("decision.lot", prefer=_lot),)


def arena(
    game: Game, bots: Sequence[str], deals: int, seed: str = "0", without: Collection[str] = (),
    chosen: Mapping[str, Any] | None = None,
) -> dict[str, Any]:  # fmt: skip
    """Play so many deals in every seating, and count for the first of the two bots.

    `without` are ids of conventions that the first bot does not play. `share` is the part of the decided deals that it
    won, `gain` what a deal brought it a seat; both with the half-width of a 95% interval, a session counting as one
    observation. Raises ValueError for what there is not.
    """
    options = game.options(chosen or {})
    if len(bots) != 2:
        raise ValueError("bots: must be two names.")
    if deals < 1:
        raise ValueError("deals: must be 1 or more.")
    first, second = _lacking(bots[0], _system(game, bots[0]), without), _system(game, bots[1])
    sizes = [min(SESSION, deals - start) for start in range(0, deals, SESSION)]
    tables = _seatings(game.seats(options))
    sessions = [_turned(game, options, (first, second), tables, f"{seed}/{at}", size) for at, size in enumerate(sizes)]
    return {
        "game": game.name, "bots": list(bots), "without": sorted(without), "seed": seed, "deals": deals,
        **_summary(sessions),
    }  # fmt: skip


def _system(game: Game, name: str) -> System:
    return RANDOM if name == "random" else level(game, name)


def _lacking(name: str, system: System, without: Collection[str]) -> System:
    if unknown := set(without) - {convention.id for convention in system}:
        raise ValueError(f"without: {name} plays no {', '.join(sorted(unknown))}.")
    return tuple(convention for convention in system if convention.id not in without)


def _seatings(seats: int) -> tuple[tuple[int, ...], ...]:
    """Which of the two bots sits where: alternately, at every turn of the table that seats them otherwise."""
    turns = (tuple((seat + turn) % seats % 2 for seat in range(seats)) for turn in range(seats))
    return tuple(dict.fromkeys(turns))


def _turned(
    game: Game, options: Any, pair: tuple[System, System], tables: tuple[tuple[int, ...], ...], seed: str, deals: int
) -> list[float]:
    """What every deal brought the first bot a seat, at all tables."""
    return [gain for table in tables for gain in _session(game, options, pair, table, seed, deals)]


def _session(
    game: Game, options: Any, pair: tuple[System, System], table: tuple[int, ...], seed: str, deals: int
) -> list[float]:
    """Play a session in one seating: what each deal brought a seat of the first bot."""
    state, shuffled, found = game.start(options), 0, list[float]()
    while len(found) < deals:
        if game.waits(state):
            state, _ = game.apply(state, game.shuffled(options, f"{seed}/{shuffled}"))
            shuffled += 1
            continue
        seat = game.to_move(state.public)
        if seat is None:
            found.append(fmean(gain for bot, gain in zip(table, game.gains(state.public), strict=True) if bot == 0))
        system = () if seat is None else pair[table[seat]]
        state, _ = game.apply(state, decide(game, game.view(state, seat), system).action)
    return found


def _summary(sessions: list[list[float]]) -> dict[str, Any]:
    gains = [gain for session in sessions for gain in session]
    won, lost = sum(gain > 0 for gain in gains), sum(gain < 0 for gain in gains)
    lead = [sum((gain > 0) - (gain < 0) for gain in session) for session in sessions]
    total = [sum(session) for session in sessions]
    return {
        "won": won,
        "lost": lost,
        "drawn": len(gains) - won - lost,
        "share": [round(won / (won + lost), 4), round(_error(lead) / 2 / (won + lost), 4)] if won + lost else None,
        "gain": [round(fmean(gains), 4), round(_error(total) / len(gains), 4)],
    }


def _error(by_session: Sequence[float]) -> float:
    """The half-width of the 95% interval of a sum, its sessions being independent."""
    return float(WIDE * pstdev(by_session) * len(by_session) ** 0.5)
