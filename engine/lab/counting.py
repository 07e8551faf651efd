"""Hidden pieces and the places where they may lie: every arrangement counted, drawn alike, or listed.

Pieces that may lie in the same places are of one kind; places open to the same kinds are one place until the end. So
few numbers describe how far an arrangement has got, and the ways to finish it are counted from each (in whole numbers,
so nothing is rounded). A drawing then goes forward in proportion to the ways: every arrangement is as likely as any
other, and none is ever thrown away.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from itertools import combinations, product
from math import comb, prod
from random import Random
from typing import Any

Pieces = tuple[Any, ...]
Numbers = tuple[int, ...]
Arrangement = tuple[Pieces, ...]
"""What lies in each place."""


@dataclass(frozen=True, slots=True)
class Hidden:
    """Pieces that nobody here sees, the places that each may lie in (as bits), and how many each place holds."""

    pieces: Pieces
    may: Numbers
    room: Numbers


@dataclass(frozen=True, slots=True)
class _Kind:
    """The numbers of the pieces that may lie in the same groups of places."""

    pieces: Numbers
    groups: Numbers


class Arrangements:
    """All the ways in which hidden pieces may lie, each piece being one of its own."""

    def __init__(self, hidden: Hidden) -> None:
        self.hidden = hidden
        self._onward: dict[tuple[int, Numbers], tuple[tuple[Numbers, int], ...]] = {}

    @cached_property
    def _groups(self) -> tuple[Numbers, ...]:
        """The places, those together that are open to the same kinds."""
        alike: dict[Numbers, list[int]] = defaultdict(list)
        kinds = sorted(set(self.hidden.may))
        for place in range(len(self.hidden.room)):
            alike[tuple(kind >> place & 1 for kind in kinds)].append(place)
        return tuple(map(tuple, alike.values()))

    @cached_property
    def _kinds(self) -> tuple[_Kind, ...]:
        """The kinds of pieces, the one with the fewest places first."""
        alike: dict[int, list[int]] = defaultdict(list)
        for number, may in enumerate(self.hidden.may):
            alike[may].append(number)
        kinds = (_Kind(tuple(pieces), self._open(may)) for may, pieces in alike.items())
        return tuple(sorted(kinds, key=lambda kind: (len(kind.groups), kind.groups)))

    def _open(self, may: int) -> Numbers:
        return tuple(number for number, group in enumerate(self._groups) if may >> group[0] & 1)

    @cached_property
    def _sizes(self) -> tuple[Numbers, ...]:
        """The rooms of the places of each group."""
        return tuple(tuple(self.hidden.room[place] for place in group) for group in self._groups)

    @cached_property
    def _room(self) -> Numbers:
        return tuple(map(sum, self._sizes))

    @cached_property
    def effort(self) -> int:
        """How many steps the counting takes, at most."""
        return prod(sorted(room + 1 for room in self._room)[:-1]) * len(self._kinds)

    @cached_property
    def count(self) -> int:
        """How many arrangements there are."""
        return self._grouped * prod(map(_orders, self._sizes))

    @cached_property
    def _grouped(self) -> int:
        """How many there are if the places of a group are one."""
        return self._ways(0, self._room) if sum(self._room) == len(self.hidden.pieces) else 0

    def _ways(self, kind: int, room: Numbers) -> int:
        """In how many ways the kinds from this one on fill this room."""
        return 1 if kind == len(self._kinds) else sum(ways for _, ways in self._splits(kind, room))

    def _splits(self, kind: int, room: Numbers) -> tuple[tuple[Numbers, int], ...]:
        """How many of a kind may go to each of its groups, and the ways in which all can then be filled."""
        if (kind, room) not in self._onward:
            pieces, groups = self._kinds[kind].pieces, self._kinds[kind].groups
            splits = _splits(len(pieces), tuple(room[group] for group in groups))
            ways = ((split, _orders(split) * self._ways(kind + 1, _less(room, groups, split))) for split in splits)
            self._onward[kind, room] = tuple((split, number) for split, number in ways if number)
        return self._onward[kind, room]

    def draw(self, random: Random) -> Arrangement:
        """Draw an arrangement, each as likely as any other. Raises LookupError if there is none."""
        if not self.count:
            raise LookupError("the pieces fit nowhere")
        room, pools = self._room, [list[int]() for _ in self._groups]
        for number, kind in enumerate(self._kinds):
            split = _drawn(self._splits(number, room), random)
            for group, part in zip(kind.groups, _cut(_shuffled(kind.pieces, random), split), strict=True):
                pools[group] += part
            room = _less(room, kind.groups, split)
        return self._placed(
            _cut(_shuffled(pool, random), sizes) for pool, sizes in zip(pools, self._sizes, strict=True)
        )

    def all(self) -> Iterator[Arrangement]:
        """List every arrangement once, always in the same order."""
        if self.count:
            for pools in self._filled(0, self._room, tuple(() for _ in self._groups)):
                parts = (tuple(_parts(pool, sizes)) for pool, sizes in zip(pools, self._sizes, strict=True))
                yield from map(self._placed, product(*parts))

    def _filled(self, number: int, room: Numbers, pools: tuple[Numbers, ...]) -> Iterator[tuple[Numbers, ...]]:
        if number == len(self._kinds):
            yield pools
            return
        kind = self._kinds[number]
        for split, _ in self._splits(number, room):
            for parts in _parts(kind.pieces, split):
                added = dict(zip(kind.groups, parts, strict=True))
                fuller = tuple(pool + added.get(group, ()) for group, pool in enumerate(pools))
                yield from self._filled(number + 1, _less(room, kind.groups, split), fuller)

    def _placed(self, by_group: Any) -> Arrangement:
        """The pieces of every place, from the numbers in the places of every group."""
        placed: dict[int, Pieces] = {}
        for group, parts in zip(self._groups, by_group, strict=True):
            for place, part in zip(group, parts, strict=True):
                placed[place] = tuple(self.hidden.pieces[at] for at in part)
        return tuple(placed[place] for place in range(len(self.hidden.room)))

    @cached_property
    def likelihood(self) -> tuple[tuple[Fraction, ...], ...]:
        """For every piece, in their order, how likely each place is to hold it."""
        reached: dict[Numbers, int] = {self._room: 1}
        rows: dict[int, tuple[Fraction, ...]] = {}
        for number, kind in enumerate(self._kinds):
            held, onward = [0] * len(self._groups), defaultdict[Numbers, int](int)
            for room, come in reached.items():
                for split, ways in self._splits(number, room):
                    onward[_less(room, kind.groups, split)] += come * _orders(split)
                    for group, share in zip(kind.groups, split, strict=True):
                        held[group] += come * ways * share
            reached = onward
            row = self._spread([Fraction(share, self._grouped * len(kind.pieces)) for share in held])
            rows |= dict.fromkeys(kind.pieces, row)
        return tuple(rows[at] for at in range(len(self.hidden.pieces)))

    def _spread(self, shares: Sequence[Fraction]) -> tuple[Fraction, ...]:
        """What a group holds is in any of its places in proportion to the room there."""
        row: dict[int, Fraction] = {}
        for group, share, sizes in zip(self._groups, shares, self._sizes, strict=True):
            row |= {place: share * Fraction(size, sum(sizes) or 1) for place, size in zip(group, sizes, strict=True)}
        return tuple(row[place] for place in range(len(self.hidden.room)))


def _orders(sizes: Numbers) -> int:
    """In how many ways as many pieces as these sizes need can be cut into parts of these sizes."""
    ways, total = 1, 0
    for size in sizes:
        total += size
        ways *= comb(total, size)
    return ways


def _splits(number: int, room: Numbers) -> Iterator[Numbers]:
    """Every way to share out so many over the rooms."""
    if len(room) == 1:
        if number <= room[0]:
            yield (number,)
        return
    for first in range(max(0, number - sum(room[1:])), min(number, room[0]) + 1) if room else ():
        for rest in _splits(number - first, room[1:]):
            yield (first, *rest)


def _less(room: Numbers, groups: Numbers, split: Numbers) -> Numbers:
    left = list(room)
    for group, number in zip(groups, split, strict=True):
        left[group] -= number
    return tuple(left)


def _drawn(splits: tuple[tuple[Numbers, int], ...], random: Random) -> Numbers:
    """One of the splits, in proportion to its ways."""
    at = random.randrange(sum(ways for _, ways in splits)) if len(splits) > 1 else 0
    for split, ways in splits:
        at -= ways
        if at < 0:
            return split
    raise LookupError("there is no way")


def _shuffled(pieces: Sequence[int], random: Random) -> list[int]:
    mixed = list(pieces)
    random.shuffle(mixed)
    return mixed


def _cut(pieces: Sequence[int], sizes: Numbers) -> list[Sequence[int]]:
    """Cut a row into parts of these sizes."""
    parts, start = list[Sequence[int]](), 0
    for size in sizes:
        parts.append(pieces[start : start + size])
        start += size
    return parts


def _parts(pieces: Numbers, sizes: Numbers) -> Iterator[tuple[Numbers, ...]]:
    """Every way to cut a set into parts of these sizes."""
    if not sizes:
        yield ()
        return
    for part in combinations(pieces, sizes[0]):
        chosen = frozenset(part)
        for rest in _parts(tuple(piece for piece in pieces if piece not in chosen), sizes[1:]):
            yield (part, *rest)
