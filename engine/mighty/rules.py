"""The whole law of Mighty, question by question."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.mighty import bidding, contract, playing, score, tricks
from engine.ruling import Clause

QUESTIONS: Mapping[str, tuple[Clause[Any, Any], ...]] = {
    "time": bidding.TIME,
    "go": bidding.MAY_GO,
    "say": bidding.MAY_SAY,
    "auction": bidding.AUCTION,
    "pickup": contract.PICKUP,
    "bury": contract.MAY_BURY,
    "settle": contract.MAY_SETTLE,
    "kept": contract.KEPT,
    "call": contract.MAY_CALL,
    "mighty": playing.THE_MIGHTY,
    "ripper": playing.THE_RIPPER,
    "play": playing.MAY_PLAY,
    "seen": playing.SEEN,
    "winner": tricks.WINNER,
    "ripped": tricks.RIPPED,
    "points": tricks.POINTS,
    "revealed": tricks.REVEALED,
    "declare": tricks.MAY_DECLARE,
    "take": tricks.MAY_TAKE,
    "over": tricks.OVER,
    "made": score.MADE,
    "value": score.VALUE,
    "split": score.SPLIT,
    "leftover": score.LEFTOVER,
    "pay": score.PAY,
    "next-dealer": score.NEXT_DEALER,
}
