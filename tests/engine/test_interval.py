"""Intervals hold what they promise, however few and however alike the observations are."""

from __future__ import annotations

from random import Random

import pytest

from engine.interval import estimate, student

TABLE = [
    (1, 0.05, 12.7062), (2, 0.05, 4.3027), (3, 0.05, 3.1824), (4, 0.01, 4.6041), (5, 0.05, 2.5706), (10, 0.05, 2.2281),
    (29, 0.1, 1.6991), (30, 0.05, 2.0423), (120, 0.05, 1.9799), (120, 0.01, 2.6174),
]  # fmt: skip
"""As printed tables of Student's distribution have it."""


@pytest.mark.parametrize(("freedom", "beyond", "wide"), TABLE)
def test_so_wide_is_students_distribution(freedom: int, beyond: float, wide: float) -> None:
    assert student(freedom, beyond) == pytest.approx(wide, abs=5e-5)


def test_what_always_came_out_alike_is_not_certain() -> None:
    """Of 100 won out of 100, one in thirty or so may yet be lost; of two, anything."""
    for many, least, most in ((100, 0.02, 0.04), (2, 0.9, 1.0)):
        mean, half = estimate([1] * many, [1] * many, (0, 1))
        assert mean == 1 and least <= half <= most


def test_no_mean_is_further_off_than_anything_can_be() -> None:
    assert estimate([0.5], [1], (-1, 1)) == (0.5, 1.5)
    assert estimate([-1, 1], [1, 1], (-1, 1)) == (0, 1)


@pytest.mark.parametrize("many", [2, 5, 20, 80])
@pytest.mark.parametrize("rare", [0.5, 0.2, 0.03])
def test_one_interval_in_twenty_misses(many: int, rare: float) -> None:
    """Won or lost, evenly or nearly always won; steps of whole games allow for a little more."""
    random, missed, tries = Random(f"{many} {rare}"), 0, 1000
    for _ in range(tries):
        mean, half = estimate([random.random() > rare for _ in range(many)], [1] * many, (0, 1))
        missed += abs(mean - (1 - rare)) > half
    assert missed / tries < 0.075
