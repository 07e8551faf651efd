"""The law of partner dominoes, six love: each clause a function, each question its clauses in authority order.

The source is the app's own help text (Ukrainian, Turkish, Portuguese); "Decided" marks what that text leaves open.
"""

from __future__ import annotations

from typing import Any, NamedTuple, cast

from engine.dominoes.state import (
    Opening,
    Phase,
    Result,
    Scores,
    pair,
    shown,
)
from engine.dominoes.tiles import DOUBLE_SIX, HALVES, Ends, Hand, Side, Tile
from engine.ruling import Answer, Clauses, clause, no, says, yes
from engine.table import Seat

WINNING_SCORE = 6

# --- May this be done?


class Laying(NamedTuple):
    """A tile to be played, and what its player may know."""

    phase: Phase
    seat: Seat | None
    tile: Tile
    side: Side | None
    hand: Hand
    ends: Ends | None
    six_opens: bool
    """Must 6-6 be the next tile?"""


class Passing(NamedTuple):
    """A pass, and what its player may know."""

    phase: Phase
    seat: Seat | None
    hand: Hand
    ends: Ends | None
    six_opens: bool


class Naming(NamedTuple):
    """The representative of the winning pair names who opens."""

    phase: Phase
    representative: Seat | None
    opener: Seat


class Going(NamedTuple):
    """On to the next deal or match."""

    phase: Phase


class Dealing(NamedTuple):
    """Tiles for everybody."""

    phase: Phase


BELONGS: dict[type, tuple[Phase, ...]] = {
    Laying: ("play",),
    Passing: ("play",),
    Naming: ("nominate",),
    Going: ("deal-over", "match-over"),
    Dealing: ("deal",),
}


@clause("dominoes.turn")
def turn(attempt: Laying | Passing | Naming | Going | Dealing) -> Answer[bool] | None:
    """The seat to move plays, and no other; an action of another phase is refused."""
    return None if attempt.phase in BELONGS[type(attempt)] else no(phase=attempt.phase)


@clause("dominoes.hold")
def hold(laying: Laying) -> Answer[bool] | None:
    """You play a tile that you hold."""
    return None if laying.tile in laying.hand else no(tile=laying.tile)


@clause("dominoes.open.double-six")
def six_first(laying: Laying) -> Answer[bool] | None:
    """In the first deal, after a reset and after a draw, 6-6 opens the deal."""
    if not laying.six_opens:
        return None
    if laying.tile != DOUBLE_SIX:
        return no(tile=DOUBLE_SIX)
    return _opens(laying) if laying.side is None else None


@clause("dominoes.open.nominated")
def any_tile_first(laying: Laying) -> Answer[bool] | None:
    """Who was named opens with any tile."""
    return _opens(laying) if laying.ends is None and laying.side is None else None


def _opens(laying: Laying) -> Answer[bool]:
    return yes(act="opens", seat=laying.seat, tile=laying.tile, left=len(laying.hand) - 1)


@clause("dominoes.match")
def match(laying: Laying) -> Answer[bool] | None:
    """One tile a turn, at one of the two ends, touching with the end's number."""
    tile, side, ends = laying.tile, laying.side, laying.ends
    if ends is None:
        return no(why="empty", tile=tile)
    if side is None:
        return no(why="which" if set(ends) & set(tile) else "neither", tile=tile, ends=ends)
    end = ends[0] if side == "L" else ends[1]
    if end not in tile:
        return no(why="unfit", tile=tile, end=end, ends=ends)
    return yes(seat=laying.seat, tile=tile, end=end, left=len(laying.hand) - 1)


@clause("dominoes.open.double-six")
def no_pass_before_six(passing: Passing) -> Answer[bool] | None:
    """Who must open with 6-6 can't pass."""
    return no(tile=DOUBLE_SIX) if passing.six_opens else None


@clause("dominoes.must-play")
def must_play(passing: Passing) -> Answer[bool] | None:
    """Who holds a tile that fits must play. To an empty table every tile fits."""
    fitting = fits(passing.hand, passing.ends)
    return no(tiles=fitting, count=len(fitting)) if fitting else None


@clause("dominoes.pass")
def may_pass(passing: Passing) -> Answer[bool] | None:
    """Who can't play passes; nothing is drawn."""
    return yes(seat=passing.seat, ends=passing.ends)


@clause("dominoes.open.nominated")
def names_opener(naming: Naming) -> Answer[bool] | None:
    """The representative names either player of the winning pair."""
    team = pair(cast(Seat, naming.representative))
    if pair(naming.opener) != team:
        return no(opener=naming.opener, team=team)
    act = "stays" if naming.opener == naming.representative else "names"
    return yes(act=act, seat=naming.representative, opener=naming.opener)


@clause("dominoes.turn")
def goes_on(going: Going) -> Answer[bool] | None:
    """When a deal is over, anybody may go on to the next."""
    return yes(phase=going.phase)


@clause("dominoes.deal")
def deals(dealing: Dealing) -> Answer[bool] | None:
    """The full double-six set, seven tiles to each of four seats, none left over."""
    return yes()


MAY_PLAY = (turn, hold, six_first, any_tile_first, match)
MAY_PASS = (turn, no_pass_before_six, must_play, may_pass)
MAY_NAME = (turn, names_opener)
MAY_GO_ON = (turn, goes_on)
MAY_DEAL = (turn, deals)


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


class Finish(NamedTuple):
    """A deal that is over: how, who moved last, and the pips left by seat."""

    by: str
    seat: Seat
    counts: tuple[int, ...]

    @property
    def lowest(self) -> tuple[Seat, ...]:
        """The seats that hold the lowest count."""
        least = min(self.counts)
        return tuple(seat for seat, count in enumerate(self.counts) if count == least)


@clause("dominoes.out")
def went_out(finish: Finish) -> Answer[int | None] | None:
    """Who goes out wins for the pair."""
    return says(pair(finish.seat), seat=finish.seat) if finish.by == "out" else None


@clause("dominoes.block.draw")
def tied(finish: Finish) -> Answer[int | None] | None:
    """If the lowest count is held in both pairs, the deal is a draw."""
    seats = finish.lowest
    if len(set(map(pair, seats))) == 1:
        return None
    return says(None, count=min(finish.counts), seats=seats)


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


class Last(NamedTuple):
    """The tile that went out (None: a block), and the chain that it faced."""

    tile: Tile | None
    line: tuple[tuple[int, int], ...]


class End(NamedTuple):
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


class Reckoning(NamedTuple):
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
    "play": MAY_PLAY,
    "pass": MAY_PASS,
    "name": MAY_NAME,
    "go": MAY_GO_ON,
    "deal": MAY_DEAL,
    "opening": OPENING,
    "representative": REPRESENTATIVE,
    "over": OVER,
    "winner": WINNER,
    "hard": HARD,
    "worth": WORTH,
    "score": SCORE,
    "match": MATCH,
}
