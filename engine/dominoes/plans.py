"""What a player plans at dominoes by the own tiles: which ends to keep, when to close the board, how to go out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from engine.dominoes.knowledge import (
    NUMBERS,
    Prospect,
    answers,
    estimate,
    foresee,
    halves,
    left_by,
    length,
    may_hold,
    opponents,
    out,
    plays,
    run,
    serves,
    unseen,
)
from engine.dominoes.signals import mover, playing
from engine.dominoes.state import Pass, Play, Public, View, pair, partner
from engine.dominoes.tiles import HALVES, Hand, Tile, pips
from engine.system import Convention
from engine.table import Seat

Facts = Mapping[str, Any]

# --- The ends that one leaves


def _new_ends(public: Public, play: Play) -> Facts:
    return {"ends": left_by(public.ends, play)}


def _served(view: View, play: Play) -> tuple[int, ...]:
    """The new ends that one could answer oneself."""
    plan = foresee(view, play)
    return tuple(end for end in plan.ends if length(plan.rest, end))


def _serving(view: View, play: Play) -> Facts:
    numbers = tuple(sorted(set(_served(view, play))))
    return {"numbers": numbers, "tiles": foresee(view, play).served}


keep_ends_you_serve = Convention(
    "dominoes.convention.keep-ends-you-serve",
    when=playing,
    prefer=lambda view, play: len(_served(view, play)),
    tells=_new_ends,
    why=_serving,
)

count_the_number = Convention(
    "dominoes.convention.count-the-number",
    when=playing,
    prefer=lambda view, play: -answers(view, foresee(view, play).ends),
    tells=_new_ends,
    why=lambda view, play: {"count": answers(view, foresee(view, play).ends)},
)


def _private(view: View, plan: Prospect) -> tuple[int, ...]:
    """The new ends that nobody else can answer, while one keeps a tile for them."""
    return tuple(end for end in dict.fromkeys(plan.ends) if length(plan.rest, end) and not out(view, end))


own_hard_end = Convention(
    "dominoes.convention.own-hard-end",
    when=playing,
    prefer=lambda view, play: len(_private(view, foresee(view, play))),
    why=lambda view, play: {"numbers": _private(view, foresee(view, play))},
)


def _foreign(view: View, rest: Hand) -> tuple[int, ...]:
    """The numbers that only the opponents can still answer."""
    ours = (*rest, *may_hold(view, partner(mover(view))))
    return tuple(number for number in NUMBERS if out(view, number) and not length(ours, number))


def _exposed(view: View, play: Play) -> set[int]:
    """The new ends that only the opponents can answer."""
    plan = foresee(view, play)
    return set(plan.ends).intersection(_foreign(view, plan.rest))


def _avoided(view: View, play: Play) -> Facts:
    """The ends of that sort that other plays would leave."""
    others = set[int]().union(*(_exposed(view, other) for other in plays(view)))
    return {"numbers": tuple(sorted(others - _exposed(view, play)))}


foreign_hard_end = Convention(
    "dominoes.convention.foreign-hard-end",
    when=playing,
    prefer=lambda view, play: -len(_exposed(view, play)),
    why=_avoided,
)


def _strands(view: View, play: Play) -> bool:
    """Would it leave an opponent's double as the last tile of a number, and no end to play it on?"""
    plan, number = foresee(view, play), _touched(view.public, play)
    double = Tile(number, number)
    with_partner = double in may_hold(view, partner(mover(view)))
    last = tuple(tile for tile in unseen(view.public.line, view.hand) if number in tile) == (double,)
    return last and not with_partner and number not in plan.ends and not length(plan.rest, number)


def _touched(public: Public, play: Play) -> int:
    left, right = cast(tuple[int, int], public.ends)
    return left if play.side == "L" else right


strand_their_double = Convention(
    "dominoes.convention.strand-their-double",
    when=playing,
    prefer=_strands,
    tells=lambda public, play: {"number": _touched(public, play)},
    why=lambda view, play: {"tile": Tile(_touched(view.public, play), _touched(view.public, play))},
)


def _kept(view: View, play: Play) -> int:
    return length(foresee(view, play).rest, _touched(view.public, play))


keep_last_of_suit = Convention(
    "dominoes.convention.keep-last-of-suit",
    when=playing,
    prefer=lambda view, play: _kept(view, play) > 0,
    tells=lambda public, play: {"number": _touched(public, play)},
    why=lambda view, play: {"count": _kept(view, play)},
)


def _locked(view: View, play: Play) -> int:
    """How many tiles one keeps of the number that both new ends show."""
    plan = foresee(view, play)
    return length(plan.rest, plan.ends[0]) if plan.ends[0] == plan.ends[1] else 0


lock_long_number = Convention(
    "dominoes.convention.lock-long-number",
    when=playing,
    prefer=lambda view, play: _locked(view, play) >= 3,
    tells=lambda public, play: {"number": left_by(public.ends, play)[0]},
    why=lambda view, play: {"count": _locked(view, play)},
)

# --- The partner who goes out first


def _ahead(public: Public, seat: Seat) -> bool:
    return playing(public, seat) and public.sizes[partner(seat)] < public.sizes[seat]


def _partner_ends(view: View, play: Play) -> int:
    """How many of the new ends the partner may be able to answer."""
    may = may_hold(view, partner(mover(view)))
    return sum(serves(may, (end, end)) for end in foresee(view, play).ends)


front_runner = Convention(
    "dominoes.convention.front-runner",
    when=_ahead,
    prefer=_partner_ends,
    tells=lambda public, play: {"partner": partner(mover(public)), "count": public.sizes[partner(mover(public))]},
)

# --- Going out


def _short(public: Public, seat: Seat) -> bool:
    return playing(public, seat) and public.sizes[seat] <= 3


def _key_counts(public: Public, seat: Seat) -> bool:
    """Is a second point worth something: the opponents have none, and the own pair not five?"""
    own, theirs = public.scores[pair(seat)], public.scores[1 - pair(seat)]
    return theirs == 0 and own <= 4


def _run(view: View, play: Play) -> int:
    plan = foresee(view, play)
    return run(plan.rest, plan.ends, plan.halves, unseen(view.public.line, view.hand))


def _scores(public: Public, play: Play) -> Facts:
    return {"scores": public.scores}


prepare_key = Convention(
    "dominoes.convention.prepare-key",
    when=lambda public, seat: _short(public, seat) and _key_counts(public, seat),
    prefer=_run,
    tells=_scores,
    why=lambda view, play: {"points": _run(view, play), "tiles": foresee(view, play).rest},
)

score_awareness = Convention(
    "dominoes.convention.score-awareness",
    when=lambda public, seat: _short(public, seat) and not _key_counts(public, seat),
    prefer=lambda view, play: _run(view, play) > 0,
    tells=_scores,
    why=lambda view, play: {"tiles": foresee(view, play).rest},
)

# --- Closing the board


def _near_block(public: Public, seat: Seat) -> bool:
    return playing(public, seat) and max(halves(public.line)) >= HALVES - 2


def _counts(view: View, play: Play) -> tuple[float, float]:
    """The lowest count of the own pair and of the opponents, were the board to close now, by estimate."""
    seat = mover(view)
    ours = min(pips(foresee(view, play).rest), estimate(view, partner(seat)))
    return ours, min(estimate(view, opponent) for opponent in opponents(seat))


def _favours(view: View, play: Play) -> bool:
    ours, theirs = _counts(view, play)
    return ours < theirs


def _closes(view: View, play: Play) -> int:
    """1 for a block that should win, -1 for one that should lose, 0 where the deal goes on."""
    if not foresee(view, play).dead:
        return 0
    return 1 if _favours(view, play) else -1


def _closing(view: View, play: Play) -> Facts:
    """What a block would be counted by: the one that the play makes, or the one that it leaves unmade."""
    blocks = foresee(view, play).dead
    block = play if blocks else next(other for other in plays(view) if foresee(view, other).dead)
    ours, theirs = _counts(view, block)
    return {"act": "closes" if blocks else "open", "own": round(ours), "theirs": round(theirs)}


block_by_lowest = Convention(
    "dominoes.convention.block-by-lowest",
    when=_near_block,
    prefer=_closes,
    why=_closing,
)


def _closer(view: View, play: Play) -> Tile | None:
    """The tile of another hand that would close the board: the last one of one new end's number, at the other end."""
    plan = foresee(view, play)
    last = Tile(max(plan.ends), min(plan.ends))
    hard = any(plan.halves[end] == HALVES - 1 for end in plan.ends)
    return last if hard and last in unseen(view.public.line, view.hand) else None


def _safe(view: View, play: Play) -> bool:
    return _favours(view, play) or _closer(view, play) is None


refuse_block = Convention(
    "dominoes.convention.refuse-block",
    when=_near_block,
    prefer=_safe,
    why=lambda view, play: {"tile": next(_closer(view, other) for other in plays(view) if not _safe(view, other))},
)


def _passes(public: Public) -> int:
    return sum(isinstance(turn.action, Pass) for turn in public.turns)


weight_late = Convention(
    "dominoes.convention.weight-late",
    when=lambda public, seat: playing(public, seat) and _passes(public) >= 2,
    prefer=lambda view, play: play.tile.pips,
    tells=lambda public, play: {"tile": play.tile, "count": _passes(public)},
)
