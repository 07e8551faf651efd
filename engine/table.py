"""What every game at the table is: a value made of functions.

State is what is public plus the secrets. A view is what is public plus what one seat holds. Permission, bots, hints
and drawing take a view, so that nobody can be told what it may not know.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import wraps
from hashlib import shake_256
from typing import Any, TypeVar, TypeVarTuple

from engine.ruling import Clause, Ruling

Seat = int
Rulings = Sequence[Ruling[Any]]
T = TypeVar("T")
Asked = TypeVarTuple("Asked")


class Illegal(Exception):
    """The rules forbid the action. `ruling` says which clause, and why."""

    def __init__(self, ruling: Ruling[bool]) -> None:
        super().__init__(ruling.clause)
        self.ruling = ruling


@dataclass(frozen=True, slots=True)
class Known:
    """What everybody knows of a hand: what it has played, in order, what else may be in it, how many it still holds."""

    played: tuple[Any, ...] = ()
    may: tuple[Any, ...] = ()
    size: int = 0


@dataclass(frozen=True, slots=True)
class Game:
    """A game: its law as clauses, its moves as functions, its notation.

    `start(options)` is a state that waits for a deal; a deal is applied like any other action. `to_move` is None while
    nobody in particular is to act: then anybody may do what `choices` lists for a view without a seat.
    """

    name: str
    options: Callable[[Mapping[str, Any]], Any]
    """Reads the record's options; ValueError names the one that is wrong."""
    seats: Callable[[Any], int]
    """How many sit at the table under these options."""
    start: Callable[[Any], Any]
    waits: Callable[[Any], bool]
    """Does this state wait for a deal?"""
    shuffled: Callable[[Any, str], Any]
    """The deal that this text shuffles, under these options."""
    to_move: Callable[[Any], Seat | None]
    view: Callable[[Any, Seat | None], Any]
    choices: Callable[[Any], tuple[Any, ...]]
    judge: Callable[[Any, Any], Ruling[bool]]
    apply: Callable[[Any, Any], tuple[Any, Rulings]]
    read: Callable[[str], Any]
    """Reads an action; ValueError if the text is none in this game's notation."""
    write: Callable[[Any], str]
    read_deal: Callable[[Any, Any], Any]
    """Reads one entry of the record's deals under these options; ValueError says what is wrong with it."""
    write_deal: Callable[[Any], dict[str, Any]]
    report: Callable[[Any], dict[str, Any]]
    """A state, or one seat's view of it, as the record format describes it."""
    questions: Mapping[str, tuple[Clause[Any, Any], ...]]
    """The clauses of each question, in authority order."""
    number: Callable[[Any], int]
    """The number of the deal on the table, counted from 1 in the session."""
    settled: Callable[[Any], bool] = lambda public: False
    """Can everybody see that nothing is left to decide in this deal, though some actions are still to be made?"""
    known: Callable[[Any, Seat], Known] = lambda public, seat: Known()
    """What is public of a seat's hand in this deal."""
    shows: Callable[[Any, Seat, Any], tuple[Any, ...]] = lambda public, seat, action: ()
    """What an action proves of the hand it comes from, as claims; beside what a convention may say of it."""
    gains: Callable[[Any], tuple[int, ...]] = lambda public: ()
    """What the deal just over brought each seat, in the game's own points; the sign says who won."""
    knows: Callable[[Any], tuple[Any, ...]] = lambda view: ()
    """What a seat has to go by, as reasons: its counts, what others have shown."""
    system: tuple[Any, ...] = ()
    """The conventions that everybody reads by, the weightiest first."""
    levels: Mapping[str, tuple[Any, ...]] = field(default_factory=dict)
    """The conventions that each level of bot plays by, the weakest level first; by none, the first legal action."""


def legal(game: Game, state: Any) -> tuple[Any, ...]:
    """List what may be done now: by the seat to move, or by anybody when nobody in particular is to act."""
    return game.choices(game.view(state, game.to_move(state.public)))


def put(row: tuple[T, ...], seat: Seat, own: T) -> tuple[T, ...]:
    """A row of what every seat has, one seat having something else."""
    changed = [*row]
    changed[seat] = own
    return tuple(changed)


def once(find: Callable[[*Asked], T]) -> Callable[[*Asked], T]:
    """Remember the last answer, for who plays, draws and decides asks the same of the same table many times.

    Equal is the same here: an answer may hold what is equal to what was asked about, and need not be it.
    """
    last: tuple[tuple[*Asked], T] | None = None

    @wraps(find)
    def found(*asked: *Asked) -> T:
        nonlocal last
        kept = last
        if kept is None or kept[0] != asked:
            last = kept = (asked, find(*asked))
        return kept[1]

    return found


def shuffle(pack: tuple[T, ...], text: str) -> tuple[T, ...]:
    """Put a pack in the order that a text names, the same on every machine, each of the n! orders equally likely.

    One large number is drawn from the text (SHAKE-256) and read in the factorial number system, a digit for every
    card. The number has over 256 bits more than n!, so no order is favoured by more than one part in 10**77.
    """
    left, order = list(pack), []
    number = int.from_bytes(shake_256(text.encode()).digest(len(pack) + 32), "big")
    while left:
        number, at = divmod(number, len(left))
        order.append(left.pop(at))
    return tuple(order)
