"""Dominoes on paper: actions, deals and reports as the record format writes them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, cast

from engine.dominoes.state import SEATS, Action, Deal, Next, Open, Pass, Play, Result, State, View
from engine.dominoes.tiles import BY_NAME, SET, Hand, Side

_PLAY = re.compile(r"([0-6]-[0-6])(?:@([LR]))?")
_OPEN = re.compile(r"open ([0-3])")


def read(text: str) -> Action:
    """Read an action. Raises ValueError if the text is none."""
    if text == "pass":
        return Pass()
    if text == "next":
        return Next()
    if opened := _OPEN.fullmatch(text):
        return Open(int(opened[1]))
    played = _PLAY.fullmatch(text)
    if played and played[1] in BY_NAME:
        return Play(BY_NAME[played[1]], cast("Side | None", played[2]))
    raise ValueError(text)


def write(action: Action) -> str:
    """Write an action in canonical notation."""
    match action:
        case Play(tile, None):
            return str(tile)
        case Play(tile, side):
            return f"{tile}@{side}"
        case Open(seat):
            return f"open {seat}"
        case Pass():
            return "pass"
        case Next():
            return "next"
        case Deal():
            raise ValueError("a deal is not an action of the notation")


def read_options(written: Mapping[str, Any]) -> None:
    """There are none yet. Raises ValueError naming the first that is given."""
    for name in written:
        raise ValueError(f"there is no option {name!r:.42} in dominoes.")


def dealt(hands: Iterable[Iterable[Any]]) -> Deal:
    """A deal with every hand in order, highest first."""
    return Deal(cast(Any, tuple(tuple(sorted(hand, reverse=True)) for hand in hands)))


def read_deal(written: Any, options: None) -> Deal:
    """Read `{"hands": […]}`: four hands of seven tiles, each tile once. Raises ValueError saying what is wrong."""
    if not isinstance(written, dict) or set(written) != {"hands"}:
        raise ValueError("must be an object with the one field hands.")
    hands = written["hands"]
    if not isinstance(hands, list) or len(hands) != len(SEATS):
        raise ValueError("hands must be a list of four hands.")
    return dealt(_hands(hands))


def _hands(written: Sequence[Any]) -> list[Hand]:
    dealt_before: set[str] = set()
    for seat, hand in enumerate(written):
        if not isinstance(hand, list) or len(hand) != len(SET) // len(SEATS):
            raise ValueError(f"hands[{seat}] must be a list of seven tiles.")
        for tile in hand:
            if not isinstance(tile, str) or tile not in BY_NAME:
                raise ValueError(f"hands[{seat}]: {tile!r:.40} is no tile of the set.")
            if tile in dealt_before:
                raise ValueError(f"hands[{seat}]: {tile} is dealt twice.")
            dealt_before.add(tile)
    return [tuple(BY_NAME[tile] for tile in hand) for hand in written]


def write_deal(deal: Deal) -> dict[str, Any]:
    return {"hands": [_names(hand) for hand in deal.hands]}


def _names(hand: Hand) -> list[str]:
    return [str(tile) for tile in hand]


def report(seen: State | View) -> dict[str, Any]:
    """The table as the record format describes it. In a view, the hands that the seat may not see are counts."""
    public = seen.public
    return {
        "phase": public.phase,
        "match": public.match,
        "deal": public.deal,
        "to_move": public.to_move,
        "hands": _hands_of(seen),
        "chain": [f"{left}-{right}" for left, right in public.line],
        "ends": list(public.ends) if public.ends else None,
        "passes": public.passes,
        "opener": public.opener,
        "opening": public.opening,
        "representative": public.representative,
        "scores": list(public.scores),
        "result": public.result and _result(public.result),
        "history": [_result(result) for result in public.history],
    }


def _hands_of(seen: State | View) -> list[Any]:
    if isinstance(seen, State):
        return [_names(hand) for hand in seen.hands]
    if seen.public.shown is not None:
        return [_names(hand) for hand in seen.public.shown]
    return [_names(seen.hand) if seat == seen.seat else size for seat, size in enumerate(seen.public.sizes)]


def _result(result: Result) -> dict[str, Any]:
    return {key: list(value) if isinstance(value, tuple) else value for key, value in result._asdict().items()}
