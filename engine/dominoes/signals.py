"""What partners say at dominoes: how the deal opens, whose number an end is, who passed where, which doubles are out.

A signal is public, and says something of the hand behind it.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Any, cast

from engine.dominoes.knowledge import (
    NUMBERS,
    Number,
    foresee,
    left_by,
    length,
    out,
    posed,
    stuck,
    voids,
)
from engine.dominoes.state import Open, Pass, Play, Public, View, following, pair, partner
from engine.dominoes.tiles import Ends, Hand, Tile
from engine.holding import All, AtLeast, Has, Holding, Not, OneOf, Void
from engine.system import Convention
from engine.table import Seat

Facts = Mapping[str, Any]
Turn = Play | Pass


def playing(public: Public, seat: Seat) -> bool:
    """The chain is begun."""
    return public.phase == "play" and bool(public.line)


def mover(seen: View | Public) -> Seat:
    return cast(Seat, seen.seat if isinstance(seen, View) else seen.to_move)


# --- How the deal opens


def _long_with_double(number: int) -> Holding:
    return All((Has(Tile(number, number)), AtLeast(4, Number(number))))


def _both_long(one: int, other: int) -> Holding:
    return All((AtLeast(3, Number(one)), AtLeast(3, Number(other))))


GOOD_POSE = OneOf(
    (*map(_long_with_double, NUMBERS), *(_both_long(*two) for two in combinations(NUMBERS, 2))),
    named="holding.good-pose",
)
"""Four of a number with its double among them, or two numbers of three."""


def _names(public: Public, action: Open) -> Holding:
    return GOOD_POSE if action.seat == public.representative else Not(GOOD_POSE)


def _named(public: Public, action: Open) -> Facts:
    who = "self" if action.seat == public.representative else "partner"
    return {"who": who, "representative": public.representative, "opener": action.seat}


nominate_honestly = Convention(
    "dominoes.convention.nominate-honestly",
    when=lambda public, seat: public.phase == "nominate",
    makes=lambda public, action: isinstance(action, Open),
    promises=_names,
    tells=_named,
)


def posing(public: Public, seat: Seat) -> bool:
    """The first tile is a free choice."""
    return public.phase == "play" and not public.line and public.opening == "nominated"


def _naked(hand: Hand) -> Hand:
    return tuple(tile for tile in hand if tile.double and length(hand, tile.high) == 1)


no_naked_double = Convention(
    "dominoes.convention.no-naked-double",
    when=posing,
    prefer=lambda view, play: play.tile not in _naked(view.hand),
    why=lambda view, play: {"tiles": _naked(view.hand), "count": len(_naked(view.hand))},
)


def _longest(hand: Hand, tile: Tile) -> int:
    """The number of a tile that the hand holds most of."""
    return max(tile, key=lambda number: length(hand, number))


def _pose(view: View, play: Play) -> tuple[int, bool, int]:
    """A long number first, its double before its other tiles, these by the length of their other number."""
    lengths = sorted(length(view.hand, number) for number in play.tile)
    return lengths[1], play.tile.double, lengths[0]


def _posed_why(view: View, play: Play) -> Facts:
    number = _longest(view.hand, play.tile)
    return {"number": number, "count": length(view.hand, number)}


pose_long_suit = Convention(
    "dominoes.convention.pose-long-suit",
    when=posing,
    prefer=_pose,
    tells=lambda public, play: {"tile": play.tile},
    why=_posed_why,
)

read_the_pose = Convention(
    "dominoes.convention.read-the-pose",
    when=posing,
    makes=lambda public, play: play.tile.double,
    promises=lambda public, play: AtLeast(3, Number(play.tile.high)),
    tells=lambda public, play: {"opener": public.opener, "tile": play.tile, "number": play.tile.high},
)

# --- Whose number it is


def _shown(public: Public, seat: Seat) -> bool:
    """One end, and one only, shows the number that was posed."""
    number = posed(public)
    return playing(public, seat) and number is not None and cast(Ends, public.ends).count(number) == 1


def partner_posed(public: Public, seat: Seat) -> bool:
    return public.opener == partner(seat) and _shown(public, seat)


def opponent_posed(public: Public, seat: Seat) -> bool:
    return public.opener is not None and pair(public.opener) != pair(seat) and _shown(public, seat)


def _number(public: Public) -> int:
    return cast(int, posed(public))


def _other_end(public: Public) -> int:
    left, right = cast(Ends, public.ends)
    return right if left == posed(public) else left


def _bridge(public: Public, seat: Seat) -> Holding:
    """The tile that brings the number to the second end."""
    low, high = sorted((_number(public), _other_end(public)))
    return Has(Tile(high, low))


def _left(public: Public, turn: Turn) -> Ends:
    return left_by(public.ends, turn) if isinstance(turn, Play) else cast(Ends, public.ends)


def _of_partner(public: Public, turn: Turn) -> Facts:
    return {"partner": public.opener, "number": posed(public)}


repeat_partner = Convention(
    "dominoes.convention.repeat-partner",
    when=partner_posed,
    makes=lambda public, turn: set(_left(public, turn)) == {posed(public)},
    holding=_bridge,
    tells=_of_partner,
)

dont_cut_partner = Convention(
    "dominoes.convention.dont-cut-partner",
    when=partner_posed,
    makes=lambda public, turn: isinstance(turn, Play) and posed(public) in _left(public, turn),
    holding=lambda public, seat: AtLeast(1, Number(_other_end(public))),
    tells=_of_partner,
)

cut_opponents = Convention(
    "dominoes.convention.cut-opponents",
    when=opponent_posed,
    makes=lambda public, turn: posed(public) not in _left(public, turn),
    holding=lambda public, seat: AtLeast(1, Number(_number(public))),
    tells=lambda public, turn: {"opener": public.opener, "number": posed(public)},
)

# --- Who passed where

pass_is_forever = Convention(
    "dominoes.convention.pass-is-forever",
    when=playing,
    makes=lambda public, turn: isinstance(turn, Pass),
    promises=lambda public, turn: All(tuple(Void(Number(end)) for end in dict.fromkeys(public.ends))),
    tells=lambda public, turn: {"seat": public.to_move, "ends": public.ends},
    proof="dominoes.pass",
)


def _passed(public: Public, seat: Seat) -> bool:
    return playing(public, seat) and bool(voids(public, seat))


def _squeezes(public: Public, turn: Turn) -> bool:
    return isinstance(turn, Play) and set(_left(public, turn)) <= voids(public, following(mover(public)))


squeeze_next = Convention(
    "dominoes.convention.squeeze-next",
    when=lambda public, seat: _passed(public, following(seat)),
    makes=_squeezes,
    tells=lambda public, turn: {"seat": following(mover(public)), "ends": _left(public, turn)},
)


def _spared(view: View, play: Play) -> bool:
    return not stuck(view, partner(mover(view)), foresee(view, play).ends)


def _partner_voids(public: Public, turn: Turn) -> Facts:
    mate = partner(mover(public))
    return {"partner": mate, "ends": tuple(sorted(voids(public, mate)))}


spare_partner = Convention(
    "dominoes.convention.spare-partner",
    when=lambda public, seat: _passed(public, partner(seat)),
    prefer=_spared,
    tells=_partner_voids,
)

# --- Doubles


def _open_doubles(public: Public) -> Hand:
    """The doubles that fit an end and are not on the table."""
    ends = dict.fromkeys(cast(Ends, public.ends))
    return tuple(Tile(end, end) for end in ends if (end, end) not in public.line)


doubles_out = Convention(
    "dominoes.convention.doubles-out",
    when=lambda public, seat: playing(public, seat) and bool(_open_doubles(public)),
    makes=lambda public, turn: isinstance(turn, Play) and turn.tile.double,
    holding=lambda public, seat: OneOf(tuple(map(Has, _open_doubles(public)))),
    prefer=lambda view, play: -out(view, play.tile.high),
    tells=lambda public, play: {"tile": play.tile, "number": play.tile.high},
    why=lambda view, play: {"count": out(view, play.tile.high)},
)
