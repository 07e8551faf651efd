"""The conventions of good partners at dominoes, the weightiest first, and the levels that play by them.

The order is measured on duplicate deals (`python -m engine arena`). To close the board or go out for sure comes first,
then doubles, then the ends: those that only oneself can answer, that one can answer, that few others can. What tells of
partners' numbers is worth less than chance can show, and stands above the ends because everybody can read it.
"""

from __future__ import annotations

from typing import cast

from engine.dominoes.knowledge import out, posed, voids
from engine.dominoes.plans import (
    block_by_lowest,
    count_the_number,
    foreign_hard_end,
    front_runner,
    keep_ends_you_serve,
    keep_last_of_suit,
    lock_long_number,
    own_hard_end,
    prepare_key,
    refuse_block,
    score_awareness,
    strand_their_double,
    weight_late,
)
from engine.dominoes.signals import (
    cut_opponents,
    dont_cut_partner,
    doubles_out,
    no_naked_double,
    nominate_honestly,
    pass_is_forever,
    pose_long_suit,
    read_the_pose,
    repeat_partner,
    spare_partner,
    squeeze_next,
)
from engine.dominoes.state import SEATS, View
from engine.dominoes.tiles import Tile
from engine.system import Reason, System
from engine.table import Seat

BEGINNER: System = (doubles_out,)

CLUB: System = (
    nominate_honestly,
    no_naked_double,
    pose_long_suit,
    block_by_lowest,
    prepare_key,
    score_awareness,
    squeeze_next,
    doubles_out,
    own_hard_end,
    foreign_hard_end,
    strand_their_double,
    refuse_block,
    spare_partner,
    repeat_partner,
    dont_cut_partner,
    cut_opponents,
    front_runner,
    lock_long_number,
    keep_ends_you_serve,
    count_the_number,
    keep_last_of_suit,
    weight_late,
)

SYSTEM: System = (pass_is_forever, read_the_pose, *CLUB)
"""What everybody reads by."""

LEVELS = {"beginner": BEGINNER, "club": CLUB}


def knows(view: View) -> tuple[Reason, ...]:
    """What a seat has to go by: how many tiles of each end's number are out, who passed where, what the pose says."""
    public = view.public
    if view.seat is None or public.phase != "play" or public.ends is None:
        return ()
    ends = dict.fromkeys(public.ends)
    counts = (Reason(count_the_number.id, {"ends": (end,), "count": out(view, end)}) for end in ends)
    others = (seat for seat in SEATS if seat != view.seat and voids(public, seat))
    passes = (Reason(pass_is_forever.id, {"seat": seat, "ends": tuple(sorted(voids(public, seat)))}) for seat in others)
    return (*counts, *passes, *_pose(view, view.seat))


def _pose(view: View, seat: Seat) -> tuple[Reason, ...]:
    number, opener = posed(view.public), cast(Seat, view.public.opener)
    if number is None or opener == seat:
        return ()
    return (Reason(read_the_pose.id, {"opener": opener, "tile": Tile(number, number), "number": number}),)
