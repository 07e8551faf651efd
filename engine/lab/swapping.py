"""A deal that fits, and from it others, by exchanging cards at random: for riddles that are too large to count.

Two pieces change places, or three in a ring, if each may lie where it comes to. Every step is as likely as the one
back, so that in the long run every arrangement that can be reached is as likely as any other; how long that takes
nobody says.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from engine.lab.counting import Arrangement
from engine.lab.riddle import Riddle

SWEEPS = 20
"""Exchanges tried for each piece between one arrangement and the next."""
LONGEST = 200_000


def swapped(riddle: Riddle, random: Random) -> Iterator[Arrangement]:
    """Arrangements without end, each a good while from the last. Raises LookupError if none is found."""
    lies = _fitting(riddle)
    pieces = len(lies)
    wrong, steps = _wrong(riddle, lies), 0
    while True:
        wrong = _exchanged(riddle, lies, wrong, random)
        steps += 1
        if wrong and steps > LONGEST:
            raise LookupError("no deal agrees with what this seat knows")
        if not wrong and steps >= SWEEPS * pieces:
            yield _by_place(riddle, lies)
            steps = 0


def _fitting(riddle: Riddle) -> list[int]:
    """A place for every piece, found by moving others on along a chain where a place is full."""
    hidden = riddle.hidden
    lies, free = [-1] * len(hidden.pieces), list(hidden.room)
    for piece in sorted(range(len(lies)), key=lambda piece: hidden.may[piece].bit_count()):
        if not _put(riddle, lies, free, piece, set()):
            raise LookupError("no deal agrees with what this seat knows")
    return lies


def _put(riddle: Riddle, lies: list[int], free: list[int], piece: int, tried: set[int]) -> bool:
    places = [place for place in range(len(free)) if riddle.hidden.may[piece] >> place & 1 and place not in tried]
    for place in sorted(places, key=lambda place: -free[place]):
        tried.add(place)
        if free[place]:
            free[place] -= 1
            lies[piece] = place
            return True
        for other in (other for other, where in enumerate(lies) if where == place):
            if _put(riddle, lies, free, other, tried):
                lies[piece] = place
                return True
    return False


def _exchanged(riddle: Riddle, lies: list[int], wrong: int, random: Random) -> int:
    """Try one exchange; returns how much is wrong then. What would make more wrong is taken back."""
    ring = random.sample(range(len(lies)), min(len(lies), 2 + (random.random() < 0.25)))
    moves = list(zip(ring, (lies[piece] for piece in ring[1:] + ring[:1]), strict=True))
    if not all(riddle.hidden.may[piece] >> place & 1 for piece, place in moves):
        return wrong
    before = [(piece, lies[piece]) for piece in ring]
    for piece, place in moves:
        lies[piece] = place
    now = _wrong(riddle, lies)
    if now > wrong:
        for piece, place in before:
            lies[piece] = place
    return min(now, wrong)


def _wrong(riddle: Riddle, lies: list[int]) -> int:
    return riddle.broken(_by_place(riddle, lies)) if riddle.broken else 0


def _by_place(riddle: Riddle, lies: list[int]) -> Arrangement:
    found: list[list[object]] = [[] for _ in riddle.hidden.room]
    for piece, place in zip(riddle.hidden.pieces, lies, strict=True):
        found[place].append(piece)
    return tuple(map(tuple, found))
