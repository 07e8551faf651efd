"""The expert at dominoes: it looks at deals that agree with all it knows, solves each, and plays what does best.

Near the end it looks at every possible deal, before that at some drawn by lot; more than sixteen add little. What does
equally well is left to the conventions, so that they still say in words what the numbers mean.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from engine.dominoes.play import DOMINOES
from engine.dominoes.state import Public, View
from engine.dominoes.system import CLUB
from engine.lab.evaluation import Evaluation, Worth, evaluate, judge_of
from engine.lab.worlds import FEW
from engine.system import Convention, System
from engine.table import Seat

DEALS = 16
NEAR = 12
"""With so many tiles unplayed, or fewer, every possible deal is looked at."""
MOST = 2_000

judge_of(DOMINOES)  # the kernels are fetched with the expert, not at its first decision


@lru_cache(maxsize=16)
def _looked(view: View) -> Evaluation:
    few = MOST if sum(view.public.sizes) <= NEAR else FEW
    return evaluate(DOMINOES, view, DEALS, few=few)


def _worth(view: View, action: Any) -> Worth:
    return next(worth for worth in _looked(view).worths if worth.action == action)


def _why(view: View, action: Any) -> Mapping[str, Any]:
    worth, how = _worth(view, action), _looked(view).how
    return {"wins": worth.wins, "count": worth.deals, "how": "listed" if how == "listed" else "drawn"}


def _playing(public: Public, seat: Seat) -> bool:
    return public.phase == "play"


solve_the_end = Convention(
    "dominoes.convention.solve-the-end",
    when=_playing,
    prefer=lambda view, action: _worth(view, action).mean,
    why=_why,
)

EXPERT: System = (solve_the_end, *CLUB)
