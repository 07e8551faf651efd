"""What a seat does not see at dominoes: the tiles in three hands, each with the numbers that its passes bar."""

from __future__ import annotations

from engine.dominoes.knowledge import unseen, voids
from engine.dominoes.state import SEATS, State, View
from engine.lab.counting import Arrangement, Hidden
from engine.lab.riddle import Riddle


def riddle(view: View) -> Riddle:
    """The riddle of a seat while a deal is played, or its opener named."""
    public = view.public
    seats = tuple(seat for seat in SEATS if seat != view.seat)
    barred = [voids(public, seat) for seat in seats]
    pieces = unseen(public.line, view.hand)
    may = tuple(sum((not numbers & {*tile}) << place for place, numbers in enumerate(barred)) for tile in pieces)

    def world(found: Arrangement) -> State:
        hands = dict(zip(seats, found, strict=True))
        return State(public, tuple(tuple(sorted(hands.get(seat, view.hand), reverse=True)) for seat in SEATS))

    return Riddle(Hidden(pieces, may, tuple(public.sizes[seat] for seat in seats)), seats, world)
