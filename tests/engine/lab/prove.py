"""`nice python -m tests.engine.lab.prove --deals 100000 --positions 5000`: kernels beside the rules, for long.

A line tells how far it has come; `--seed` goes on from there.
"""

from __future__ import annotations

import argparse
from itertools import islice
from random import Random

from tests.engine.lab import mirrors

STYLES = [(0, 0), (1, 0), (0, 1), (1, 1)]
STEP = 500
"""Deals between one line and the next."""
ENDS = {4: 3, 5: 3, 6: 2, 7: 2, 8: 2}
"""Tricks left at most, by players, so that everything can be tried."""


def deals(number: int, first: int = 0) -> int:
    """How many deals of both games differ, of so many in each."""
    domino = sum(not mirrors.same_domino_deal(seed, STYLES[seed % 4]) for seed in range(first, first + number))
    return domino + sum(
        not mirrors.same_hand(seed, 4 + seed % 5, seed // 5 % 2) for seed in range(first, first + number)
    )


def positions(number: int, seed: int = 0) -> int:
    """How many positions are valued otherwise, of so many of each kind."""
    random = Random(seed)
    chains = islice(mirrors.chains(random, 9), number)
    ends = (state for state in mirrors.tricks(random, ENDS, True) if mirrors.settled_sides(state))
    real = (state for state in mirrors.tricks(random, ENDS) if mirrors.settled_sides(state))
    wrong = sum(not mirrors.same_value(state) for state in chains)
    wrong += sum(not mirrors.same_points(state) for state in islice(ends, number))
    return wrong + sum(not mirrors.same_made(state) for state in islice(real, number))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=0)
    parser.add_argument("--positions", type=int, default=0)
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args()
    differ = 0
    for done in range(0, chosen.deals, STEP):
        number = min(STEP, chosen.deals - done)
        differ += deals(number, chosen.seed + done)
        print(f"{differ} of {done + number} deals of each game differ", flush=True)
    print(f"{positions(chosen.positions, chosen.seed)} of {3 * chosen.positions} positions differ")
