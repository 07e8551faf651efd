"""Partner dominoes as a game: what may be done, and what it makes of the table."""

from __future__ import annotations

from functools import cache
from typing import Any, Literal, TypeGuard, cast

from engine.dominoes import notation, system
from engine.dominoes.knowledge import known
from engine.dominoes.rules import (
    EFFECT,
    HARD,
    MATCH,
    MAY_DEAL,
    MAY_GO_ON,
    MAY_NAME,
    MAY_PASS,
    MAY_PLAY,
    OPENING,
    OVER,
    QUESTIONS,
    REPRESENTATIVE,
    SCORE,
    WINNER,
    WORTH,
    Dealing,
    End,
    Finish,
    Going,
    Last,
    Laying,
    Naming,
    Passing,
    Reckoning,
    Standing,
)
from engine.dominoes.state import (
    SEATS,
    Action,
    Deal,
    Next,
    Open,
    Pass,
    Play,
    Public,
    Result,
    Scores,
    State,
    Turn,
    View,
    dead,
    following,
    pair,
    partner,
    shown,
)
from engine.dominoes.tiles import DOUBLE_SIX, SET, Ends, Hand, Side, Tile, pips
from engine.ruling import Later, Ruling, consult, consulted, packed, settle, settled
from engine.table import Game, Illegal, Rulings, Seat, once, put, shuffle

NO_HANDS: tuple[Hand, ...] = ((), (), (), ())
PASS, NEXT = Pass(), Next()
OPENINGS = {tile: Play(tile) for tile in SET}
LEFT = {tile: Play(tile, "L") for tile in SET}
RIGHT = {tile: Play(tile, "R") for tile in SET}


@cache
def start(options: None) -> State:
    """A session begins: no score, and the first deal will open with 6-6."""
    public = Public(
        phase="deal", match=1, deal=0, to_move=None, opening="double-six", representative=None, opener=None,
        line=(), turns=(), passes=0, sizes=(0, 0, 0, 0), scores=(0, 0), result=None, history=(), shown=None,
    )  # fmt: skip
    return State(public, NO_HANDS)


def view(state: State, seat: Seat | None) -> View:
    """What one seat may know; without a seat, what is on the table."""
    public, hands = state
    return packed(View, (public, seat, () if seat is None else hands[seat]))


# --- What may be done


def judge(view: View, action: Action) -> Ruling[bool]:
    """Say whether the seat may do this, and which clause decides."""
    public, phase = view.public, view.public.phase
    match action:
        case Play(tile, side):
            return settle(MAY_PLAY, Laying(phase, view.seat, tile, side, view.hand, public.ends, _six_opens(public)))
        case Pass():
            return settle(MAY_PASS, Passing(phase, view.seat, view.hand, public.ends, _six_opens(public)))
        case Open(seat):
            return settle(MAY_NAME, Naming(phase, public.representative, seat))
        case Next():
            return settle(MAY_GO_ON, Going(phase))
        case Deal():
            return settle(MAY_DEAL, Dealing(phase))


def _six_opens(public: Public) -> bool:
    return not public.line and public.opening == "double-six"


def choices(view: View) -> tuple[Action, ...]:
    """List everything that the seat whose view this is may do, were it to move."""
    public = view.public
    match public.phase:
        case "play":
            return _plays(public, view.hand)
        case "nominate":
            seat = cast(Seat, public.representative)
            return (Open(min(seat, partner(seat))), Open(max(seat, partner(seat))))
        case "deal-over" | "match-over":
            return (NEXT,)
    return ()


@once
def _plays(public: Public, hand: Hand) -> tuple[Action, ...]:
    """What fits, at the left end and at the right; a pass where nothing does."""
    line = public.line
    if not line:
        return (OPENINGS[DOUBLE_SIX],) if public.opening == "double-six" else tuple(OPENINGS[tile] for tile in hand)
    left, right = line[0][0], line[-1][1]
    found: list[Action] = []
    for tile in hand:
        if left in tile:
            found.append(LEFT[tile])
        if right in tile:
            found.append(RIGHT[tile])
    return tuple(found) or (PASS,)


# --- What it makes of the table


def apply(state: State, action: Action) -> tuple[State, Rulings]:
    """Do one action for the seat to move; return the new state and every ruling that it took. Raises Illegal."""
    if offered(action, state):
        return _turned(state, Later(_judged, state, action), action)
    ruling = _judged(state, action)
    if not ruling.value:
        raise Illegal(ruling)
    match action:
        case Play() | Pass():
            return _turned(state, (ruling,), action)
        case Open(opener):
            return _opened(state, ruling, opener)
        case Next():
            return _onward(state, ruling)
        case Deal(hands):
            return _dealt(state, ruling, hands)


def offered(action: Action, state: State) -> TypeGuard[Play | Pass]:
    """Is this one of the turns that who is to move may take? Then it is permitted, and why may be asked later."""
    public, hands = state
    return public.phase == "play" and action in _plays(public, hands[cast(Seat, public.to_move)])


def _judged(state: State, action: Action) -> Ruling[bool]:
    return judge(view(state, state.public.to_move), action)


def _dealt(state: State, ruling: Ruling[bool], hands: tuple[Hand, ...]) -> tuple[State, Rulings]:
    public, number, sizes = state.public, state.public.deal + 1, tuple(map(len, hands))
    told = _said(ruling, deal=number)
    if public.opening == "nominated":
        chooser = settle(REPRESENTATIVE, _finish_of(public.history[-1]))
        seat = chooser.value
        public = public._replace(phase="nominate", deal=number, sizes=sizes, representative=seat, to_move=seat)
        return State(public, hands), (told, chooser)
    opener = next(seat for seat in SEATS if DOUBLE_SIX in hands[seat])
    opens = settle(OPENING, public.history[-1] if public.history else None)
    public = public._replace(phase="play", deal=number, sizes=sizes, opener=opener, to_move=opener)
    return State(public, hands), (told, _said(opens, seat=opener))


def _opened(state: State, ruling: Ruling[bool], seat: Seat) -> tuple[State, Rulings]:
    public = state.public._replace(phase="play", opener=seat, to_move=seat)
    return State(public, state.hands), (ruling,)


def _turned(state: State, said: Rulings, action: Play | Pass) -> tuple[State, Rulings]:
    """The table after a turn, and whether the deal is over with it. This is what a deal spends its time on."""
    public, hands = state
    mover, line, turns, passes, sizes = public[:5]
    seat, ends = cast(Seat, mover), (line[0][0], line[-1][1]) if line else None
    if isinstance(action, Play):
        hand = [*hands[seat]]
        hand.remove(action.tile)
        hands, sizes = put(hands, seat, tuple(hand)), put(sizes, seat, len(hand))
        line, passes = _laid(line, *action), 0
    else:
        passes += 1
    turns += (packed(Turn, (seat, action, ends)),)
    after = packed(State, (packed(Public, (following(seat), line, turns, passes, sizes) + public[5:]), hands))
    over = _over(sizes[seat], passes)
    return _finished(after, public, action, (*said, over)) if over else (after, said)


@cache
def _over(left: int, passes: int) -> Ruling[str] | None:
    return consult(OVER, Standing(left, passes))


def _laid(line: tuple[tuple[int, int], ...], tile: Tile, side: Side | None) -> tuple[tuple[int, int], ...]:
    """The chain with one tile more, as it lies: an opening tile has its higher number to the left."""
    if side is None:
        return ((tile.high, tile.low),)
    if side == "L":
        end = line[0][0]
        return ((tile.other(end), end), *line)
    end = line[-1][1]
    return (*line, (end, tile.other(end)))


def _finished(state: State, before: Public, action: Play | Pass, said: Rulings) -> tuple[State, Rulings]:
    """Settle who won, what it is worth, and what becomes of the score."""
    seat, tile = cast(Seat, before.to_move), action.tile if isinstance(action, Play) else None
    by: Literal["out", "block"] = "out" if tile is not None else "block"
    permitted, over = said
    finish = Finish(by, seat, tuple(map(pips, state.hands)))
    winner = settle(WINNER, finish)
    hard = _hard_ends(before) if tile is not None and not tile.double else ()
    worth = settle(WORTH, Last(tile, before.line)) if winner.value is not None else None
    points = worth.value if worth else 0
    score = settled(SCORE, Reckoning(winner.value, points, before.scores))
    won = consulted(MATCH, score.value)
    best = None if winner.value is None else settle(REPRESENTATIVE, finish).value
    result = Result(
        by, winner.value, best, points, points == 2, finish.counts, cast(Any, EFFECT[score.clause]), score.value
    )
    public = state.public._replace(
        phase="match-over" if won else "deal-over", to_move=None, scores=score.value,
        result=result, shown=state.hands,
    )  # fmt: skip
    told = (_said(over, seat=seat),) if by == "out" else (over, winner)
    rulings = (permitted, *told, *hard, worth, score, won)
    return State(public, state.hands), tuple(ruling for ruling in rulings if ruling)


def _hard_ends(before: Public) -> Rulings:
    asked = [consulted(HARD, End(end, shown(end, before.line))) for end in cast(Ends, before.ends)]
    return tuple(ruling for ruling in asked if ruling)


def _onward(state: State, ruling: Ruling[bool]) -> tuple[State, Rulings]:
    """Clear the table for the next deal; after a won match, for the next match at 0-0."""
    public, result = state.public, cast(Result, state.public.result)
    new_match = public.phase == "match-over"
    scores: Scores = (0, 0) if new_match else public.scores
    opening = settle(OPENING, result).value
    cleared = start(None).public._replace(
        match=public.match + new_match, deal=public.deal, opening=opening, scores=scores,
        history=(*public.history, result),
    )  # fmt: skip
    return State(cleared, NO_HANDS), (ruling,)


def _finish_of(result: Result) -> Finish:
    return Finish(result.by, cast(Seat, result.seat), result.counts)


def _said(ruling: Ruling[Any], **facts: Any) -> Ruling[Any]:
    """The ruling with who and what it was about, for the table to hear."""
    return Ruling(ruling.value, ruling.clause, {**ruling.facts, **facts}, ruling.asked)


def to_move(public: Public) -> Seat | None:
    return public.to_move


def gains(public: Public) -> tuple[int, ...]:
    """One for each seat of the pair that won the deal, minus one for the others; nothing in a draw."""
    winner = public.result.winner if public.result else None
    return tuple(0 if winner is None else 1 if pair(seat) == winner else -1 for seat in SEATS)


def shuffled(options: None, text: str) -> Deal:
    """The deal that a text names, each of the possible ones as likely as any other."""
    tiles = shuffle(SET, text)
    return notation.dealt(tiles[at * 7 : at * 7 + 7] for at in SEATS)


DOMINOES = Game(
    name="dominoes",
    options=notation.read_options,
    seats=lambda options: 4,
    start=start,
    waits=lambda state: state.public.phase == "deal",
    shuffled=shuffled,
    to_move=to_move,
    view=view,
    choices=choices,
    judge=judge,
    apply=apply,
    read=notation.read,
    write=notation.write,
    read_deal=notation.read_deal,
    write_deal=notation.write_deal,
    report=notation.report,
    questions=QUESTIONS,
    known=known,
    gains=gains,
    knows=system.knows,
    system=system.SYSTEM,
    levels=system.LEVELS,
    number=lambda public: public.deal,
    settled=lambda public: public.phase == "play" and dead(public),
)
