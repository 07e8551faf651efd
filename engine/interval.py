"""How far a mean that was seen may be from the true one: the intervals of the arena and the lab."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import cos, fsum, pi, sin, sqrt, tan

BEYOND = 0.05
"""Of so many intervals one misses: one in twenty."""
LARGEST = 1000
"""Degrees of freedom; more narrow an interval by less than a thousandth."""
HALVINGS = 60


def estimate(
    totals: Sequence[float], sizes: Sequence[float], extremes: tuple[float, float], unseen: float = 1,
    beyond: float = BEYOND,
) -> tuple[float, float]:  # fmt: skip
    """The mean of independent observations, by their totals and sizes, and the half-width of its interval.

    What each leaves unexplained is its error (Student's distribution). As few may chance to come out alike, the spread
    is reckoned as if two more, of the size `unseen`, had come to that of the two `extremes` which is further off; the
    mean itself is never further off than that, which is all that one observation alone can tell.
    """
    many, whole = len(totals), fsum(sizes)
    mean = fsum(totals) / whole
    furthest = max(abs(extreme - mean) for extreme in extremes)
    if many < 2:
        return mean, furthest
    rest = [total - mean * size for total, size in zip(totals, sizes, strict=True)]
    rest += [unseen * furthest] * 2
    error = sqrt(fsum(left * left for left in rest) * many / (many - 1)) / whole
    return mean, min(student(many - 1, beyond) * error, furthest)


@lru_cache(maxsize=1024)
def student(freedom: int, beyond: float = BEYOND) -> float:
    """So many standard errors to each side leave out this part of Student's distribution."""
    freedom = min(freedom, LARGEST)
    low, high = 0.0, pi / 2
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        low, high = (middle, high) if _within(middle, freedom) < 1 - beyond else (low, middle)
    return sqrt(freedom) * tan(low)


def _within(angle: float, freedom: int) -> float:
    """What Student's distribution holds within sqrt(freedom) * tan(angle) (Abramowitz, Stegun 26.7.3, 4)."""
    odd, total = freedom % 2, 0.0
    term = cos(angle) if odd else 1.0
    for power in range(odd, freedom - 1, 2):
        total += term
        term *= cos(angle) ** 2 * (power + 1) / (power + 2)
    return 2 / pi * (angle + sin(angle) * total) if odd else sin(angle) * total
