"""The deals that agree with everything a seat knows: listed when they are few, else drawn, each as likely as any other.

With one deck (or the one set of tiles) they are counted exactly. Two decks add what no single card tells: the bidder
has not both copies of a called card, who declared one holds it, nobody keeps two Jokers too long. There what breaks
one of these is drawn again, so many times at most; after that, or where the counting would be too large, the cards of
a deal that fits are exchanged at random until it is well mixed. That last way only comes near to fairness; the answer
says how it was.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, islice
from random import Random
from typing import Any, Literal

from engine.lab import domino_riddle, mighty_riddle
from engine.lab.counting import Arrangement, Arrangements
from engine.lab.riddle import Riddle
from engine.lab.swapping import swapped
from engine.system import Claim
from engine.table import Game, Seat

How = Literal["listed", "drawn", "redrawn", "exchanged"]
"""All there are; some, by counting; by counting, and again where it can't be; by exchanging cards."""

RIDDLES: Mapping[str, Callable[[Any], Riddle]] = {"dominoes": domino_riddle.riddle, "mighty": mighty_riddle.riddle}
FEW = 60
MOST_EFFORT = 6_000
"""With two decks; with one the counting is never large."""
TRIES = 400
CLAIM_TRIES = 20


@dataclass(frozen=True, slots=True)
class Worlds:
    """Arrangements any of which may be the true one, how they were found, and how many there are in all."""

    riddle: Riddle
    found: tuple[Arrangement, ...]
    ways: tuple[int, ...]
    """In how many ways each comes about: where all are listed, twin cards that change places make no other deal."""
    how: How
    count: int | None
    """None where nobody counted them."""

    @property
    def states(self) -> tuple[Any, ...]:
        """The table as it would be in each."""
        return tuple(map(self.riddle.world, self.found))


def worlds(
    game: Game, view: Any, number: int = 100, seed: str = "0", claims: Sequence[Claim] = (), few: int = FEW
) -> Worlds:
    """So many deals that agree with what this seat knows; all of them where they are `few` or less.

    The same seed draws the same. Claims, which are presumed only, are kept where one of some drawings keeps them all.
    Raises LookupError if no deal agrees.
    """
    riddle = RIDDLES[game.name](view)
    ways, random = Arrangements(riddle.hidden), Random(seed)
    if _too_large(riddle, ways):
        return _some(riddle, swapped(riddle, random), number, claims, "exchanged", None)
    if not ways.count:
        raise LookupError("no deal agrees with what this seat knows")
    if ways.count <= few:
        return _listed(riddle, ways, random)
    if riddle.broken is None:
        return _some(riddle, _drawing(ways, random), number, claims, "drawn", ways.count)
    first = list(islice(_redrawing(riddle, ways, random), number))
    if len(first) == number:
        more = chain(first, _redrawing(riddle, ways, random))
        return _some(riddle, more, number, claims, "redrawn", None)
    return _some(riddle, swapped(riddle, random), number, claims, "exchanged", None)


def _too_large(riddle: Riddle, ways: Arrangements) -> bool:
    return len(riddle.hidden.pieces) > len(set(riddle.hidden.pieces)) and ways.effort > MOST_EFFORT


def _listed(riddle: Riddle, ways: Arrangements, random: Random) -> Worlds:
    """All that are whole, in any order: who stops looking has not seen those that are alike."""
    order = {piece: at for at, piece in enumerate(riddle.hidden.pieces)}
    whole = (lies for lies in ways.all() if not (riddle.broken and riddle.broken(lies)))
    if len(order) < len(riddle.hidden.pieces):
        whole = (tuple(tuple(sorted(part, key=order.__getitem__)) for part in lies) for lies in whole)
    listed = Counter(whole)
    found = random.sample(tuple(listed), len(listed))
    return Worlds(riddle, tuple(found), tuple(listed[lies] for lies in found), "listed", listed.total())


def _some(
    riddle: Riddle, source: Iterator[Arrangement], number: int, claims: Sequence[Claim], how: How, count: int | None
) -> Worlds:
    kept = _keeping(riddle, source, claims) if claims else source
    found = tuple(islice(kept, number))
    return Worlds(riddle, found, (1,) * len(found), how, count)


def _drawing(ways: Arrangements, random: Random) -> Iterator[Arrangement]:
    while True:
        yield ways.draw(random)


def _redrawing(riddle: Riddle, ways: Arrangements, random: Random) -> Iterator[Arrangement]:
    """Drawings in which nothing is broken, until so many in a row break something."""
    failed = 0
    while failed < TRIES:
        found = ways.draw(random)
        if riddle.broken and riddle.broken(found):
            failed += 1
        else:
            failed = 0
            yield found


def _keeping(riddle: Riddle, source: Iterator[Arrangement], claims: Sequence[Claim]) -> Iterator[Arrangement]:
    """Of every few drawings the first that keeps all claims; where none does, the last."""
    about = [(riddle.seats.index(claim.seat), claim.holding) for claim in claims if claim.seat in riddle.seats]
    tried = 0
    for found in source:
        tried += 1
        if tried == CLAIM_TRIES or all(holding.fits(found[place]) for place, holding in about):
            tried = 0
            yield found


def likelihood(game: Game, view: Any, number: int = 400, seed: str = "0") -> Mapping[Any, Mapping[Seat | None, float]]:
    """For each piece that this seat does not see, how likely each seat is to hold it; None is what lies apart.

    Exact where the deals can be counted; else the shares of so many drawings. Of twin cards it is the expected number.
    """
    riddle = RIDDLES[game.name](view)
    ways = Arrangements(riddle.hidden)
    if riddle.broken is None and not _too_large(riddle, ways):
        rows = ((piece, map(float, row)) for piece, row in zip(riddle.hidden.pieces, ways.likelihood, strict=True))
        return _added(riddle, rows)
    return _shares(worlds(game, view, number, seed))


def _added(riddle: Riddle, rows: Any) -> Mapping[Any, Mapping[Seat | None, float]]:
    found: dict[Any, dict[Seat | None, float]] = {}
    for piece, row in rows:
        of = found.setdefault(piece, dict.fromkeys(riddle.seats, 0.0))
        for seat, share in zip(riddle.seats, row, strict=True):
            of[seat] += share
    return found


def _shares(drawn: Worlds) -> Mapping[Any, Mapping[Seat | None, float]]:
    riddle, every = drawn.riddle, sum(drawn.ways)

    def share(piece: Any, place: int) -> float:
        return sum(lies[place].count(piece) * ways for lies, ways in zip(drawn.found, drawn.ways, strict=True)) / every

    return {
        piece: {seat: share(piece, place) for place, seat in enumerate(riddle.seats)}
        for piece in dict.fromkeys(riddle.hidden.pieces)
    }
