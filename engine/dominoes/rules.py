"""The law of partner dominoes, six love: each clause a function, each question its clauses in authority order.

The source is the app's own help text (Ukrainian, Turkish, Portuguese); "Decided" marks what that text leaves open.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from engine.dominoes.state import (
    Action,
    Deal,
    Next,
    Open,
    Opening,
    Pass,
    Phase,
    Play,
    Result,
    Scores,
    pair,
    shown,
)
from engine.dominoes.tiles import DOUBLE_SIX, HALVES, Ends, Hand, Tile
from engine.ruling import Answer, Clauses, clause, no, says, yes
from engine.table import Seat

WINNING_SCORE = 6

# --- May this be done?


class Attempt(NamedTuple):
    """An action, and what its maker may know."""

    action: Action
    phase: Phase
    hand: Hand
    ends: Ends | None
    six_opens: bool
    """Must 6-6 be the next tile?"""
    representative: Seat | None


BELONGS: dict[type, tuple[Phase, ...]] = {
    Deal: ("deal",),
    Open: ("nominate",),
    Play: ("play",),
    Pass: ("play",),
    Next: ("deal-over", "match-over"),
}


@clause("dominoes.turn")
def turn(attempt: Attempt) -> Answer[bool] | None:
    """The seat to move plays, and no other; an action of another phase is refused."""
    if attempt.phase not in BELONGS[type(attempt.action)]:
        return no(phase=attempt.phase)
    return yes(phase=attempt.phase) if isinstance(attempt.action, Next) else None


@clause("dominoes.hold")
def hold(attempt: Attempt) -> Answer[bool] | None:
    """You play a tile that you hold."""
    action = attempt.action
    return no(tile=action.tile) if isinstance(action, Play) and action.tile not in attempt.hand else None


@clause("dominoes.open.double-six")
def double_six(attempt: Attempt) -> Answer[bool] | None:
    """In the first deal, after a reset and after a draw, 6-6 opens the deal."""
    if not attempt.six_opens:
        return None
    action = attempt.action
    if not (isinstance(action, Play) and action.tile == DOUBLE_SIX):
        return no(tile=DOUBLE_SIX)
    return yes(act="opens", tile=DOUBLE_SIX) if action.side is None else None


@clause("dominoes.open.nominated")
def nominated(attempt: Attempt) -> Answer[bool] | None:
    """The representative names either player of the winning pair; the one named opens with any tile."""
    action = attempt.action
    if isinstance(action, Open) and attempt.representative is not None:
        team = pair(attempt.representative)
        if pair(action.seat) != team:
            return no(opener=action.seat, team=team)
        act = "stays" if action.seat == attempt.representative else "names"
        return yes(act=act, opener=action.seat)
    if isinstance(action, Play) and attempt.ends is None and action.side is None:
        return yes(act="opens", tile=action.tile)
    return None


@clause("dominoes.match")
def match(attempt: Attempt) -> Answer[bool] | None:
    """One tile a turn, at one of the two ends, touching with the end's number."""
    action, ends = attempt.action, attempt.ends
    if not isinstance(action, Play):
        return None
    if ends is None:
        return no(why="empty", tile=action.tile)
    if action.side is None:
        return no(why="which", tile=action.tile, ends=ends)
    end = ends[0] if action.side == "L" else ends[1]
    if end not in action.tile:
        return no(why="unfit", tile=action.tile, end=end, ends=ends)
    return yes(tile=action.tile, end=end)


@clause("dominoes.must-play")
def must_play(attempt: Attempt) -> Answer[bool] | None:
    """Who holds a tile that fits must play. To an empty table every tile fits."""
    if not isinstance(attempt.action, Pass):
        return None
    fitting = fits(attempt.hand, attempt.ends)
    return no(tiles=fitting, count=len(fitting)) if fitting else None


@clause("dominoes.pass")
def passes(attempt: Attempt) -> Answer[bool] | None:
    """Who can't play passes; nothing is drawn."""
    return yes(ends=attempt.ends) if isinstance(attempt.action, Pass) else None


@clause("dominoes.deal")
def deal(attempt: Attempt) -> Answer[bool] | None:
    """The full double-six set, seven tiles to each of four seats, none left over."""
    return yes() if isinstance(attempt.action, Deal) else None


MAY = (turn, hold, double_six, nominated, match, must_play, passes, deal)


def fits(hand: Hand, ends: Ends | None) -> Hand:
    """The tiles of a hand that can be played."""
    return hand if ends is None else tuple(tile for tile in hand if ends[0] in tile or ends[1] in tile)


# --- Is the deal over, and who won it?


class Standing(NamedTuple):
    """How things stand after a turn: the tiles left to who moved, and the passes in a row."""

    left: int
    passes: int


@clause("dominoes.out")
def out(standing: Standing) -> Answer[str] | None:
    """The deal ends when a player plays the last tile."""
    return says("out") if standing.left == 0 else None


@clause("dominoes.block")
def block(standing: Standing) -> Answer[str] | None:
    """The deal ends when four passes follow one another. Decided: all four are made, one by one."""
    return says("block") if standing.passes == 4 else None


OVER = (out, block)


@dataclass(frozen=True, slots=True)
class Finish:
    """A deal that is over: how, who moved last, and the pips left by seat."""

    by: str
    seat: Seat
    counts: tuple[int, ...]

    @property
    def lowest(self) -> tuple[Seat, ...]:
        """The seats that hold the lowest count."""
        return tuple(seat for seat, count in enumerate(self.counts) if count == min(self.counts))


@clause("dominoes.out")
def went_out(finish: Finish) -> Answer[int | None] | None:
    """Who goes out wins for the pair."""
    return says(pair(finish.seat), seat=finish.seat) if finish.by == "out" else None


@clause("dominoes.block.draw")
def tied(finish: Finish) -> Answer[int | None] | None:
    """If the lowest count is held in both pairs, the deal is a draw."""
    if len({pair(seat) for seat in finish.lowest}) == 1:
        return None
    return says(None, count=min(finish.counts), seats=finish.lowest)


@clause("dominoes.block.lowest")
def lowest(finish: Finish) -> Answer[int | None] | None:
    """The pair of the player with the lowest count wins; the partner's count is ignored."""
    seat = finish.lowest[0]
    return says(pair(seat), seat=seat, team=pair(seat), count=finish.counts[seat])


WINNER = (went_out, tied, lowest)


@clause("dominoes.representative")
def represents(finish: Finish) -> Answer[Seat] | None:
    """Who went out, or holds the lowest count; of two partners with the same count, the smaller seat number."""
    seat = finish.seat if finish.by == "out" else finish.lowest[0]
    return says(seat, seat=seat)


REPRESENTATIVE = (represents,)

# --- What is a win worth?


@dataclass(frozen=True, slots=True)
class Last:
    """The tile that went out (None: a block), and the chain that it faced."""

    tile: Tile | None
    line: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class End:
    """The number at an end, and how many of its halves are on the table."""

    number: int
    halves: int


@clause("dominoes.hard-end")
def hard_end(end: End) -> Answer[int] | None:
    """An end is hard when seven of the eight halves of its number are on the table."""
    return says(end.number, end=end.number) if end.halves == HALVES - 1 else None


HARD = (hard_end,)


@clause("dominoes.worth.key")
def key(last: Last) -> Answer[int] | None:
    """Going out is worth 2 with a key: no double, and it fits both of two different hard ends."""
    if last.tile is None or last.tile.double:
        return None
    ends = (last.line[0][0], last.line[-1][1])
    if set(ends) != set(last.tile):
        return None
    hard = all(shown(end, last.line) == HALVES - 1 for end in ends)
    return says(2, tile=last.tile, ends=ends) if hard else None


@clause("dominoes.worth.one")
def one(last: Last) -> Answer[int] | None:
    """A won deal is worth 1 point."""
    return says(1)


WORTH = (key, one)

# --- What becomes of the score?


@dataclass(frozen=True, slots=True)
class Reckoning:
    """Who won (None: nobody), for how much, and the score before."""

    winner: int | None
    points: int
    scores: Scores


@clause("dominoes.score.draw")
def drawn(reckoning: Reckoning) -> Answer[Scores] | None:
    """A draw leaves the score as it is."""
    return says(reckoning.scores, scores=reckoning.scores) if reckoning.winner is None else None


@clause("dominoes.score.reset")
def reset(reckoning: Reckoning) -> Answer[Scores] | None:
    """If the pair at 0 wins while the other has points, both go to 0 and nothing is credited."""
    if reckoning.winner is None or reckoning.scores[1 - reckoning.winner] == 0:
        return None
    return says((0, 0), team=reckoning.winner, scores=reckoning.scores)


@clause("dominoes.score.add")
def add(reckoning: Reckoning) -> Answer[Scores] | None:
    """A pair adds its win while the other pair has 0."""
    first, second = reckoning.scores
    won = reckoning.points
    after = (first + won, second) if reckoning.winner == 0 else (first, second + won)
    return says(after, team=reckoning.winner, points=won, scores=after)


SCORE = (drawn, reset, add)
EFFECT = {"dominoes.score.draw": "draw", "dominoes.score.reset": "reset", "dominoes.score.add": "score"}


@clause("dominoes.score.match")
def match_won(scores: Scores) -> Answer[int] | None:
    """Reaching or passing 6 wins the match."""
    best = max(scores)
    return says(scores.index(best), team=scores.index(best), scores=scores) if best >= WINNING_SCORE else None


MATCH = (match_won,)

# --- How does the next deal open?


@clause("dominoes.open.double-six")
def six_opens(before: Result | None) -> Answer[Opening] | None:
    """The session's first deal, the deal after a reset and the deal after a draw open with 6-6."""
    if before is None or before.effect != "score":
        return says("double-six", act="due", tile=DOUBLE_SIX)
    return None


@clause("dominoes.open.nominated")
def winners_open(before: Result | None) -> Answer[Opening] | None:
    """In every other deal the pair that won the deal before opens. Decided: also in the next match's first deal."""
    return says("nominated", act="due")


OPENING = (six_opens, winners_open)

QUESTIONS: dict[str, Clauses[Any, Any]] = {
    "may": MAY,
    "opening": OPENING,
    "representative": REPRESENTATIVE,
    "over": OVER,
    "winner": WINNER,
    "hard": HARD,
    "worth": WORTH,
    "score": SCORE,
    "match": MATCH,
}
