"""Hands of Mighty played at random, but always alike."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from hypothesis import strategies as st

from engine.mighty.may import choices
from engine.mighty.play import apply, shuffled, start, to_move, view
from engine.mighty.state import Action, Bid, Options, PassAll, State, View
from engine.table import Rulings


@dataclass(frozen=True, slots=True)
class Moment:
    """What was done, what came of it, and what was heard."""

    before: State
    action: Action
    after: State
    rulings: Rulings

    @property
    def made_by(self) -> View:
        """The view of whom it was the turn."""
        return view(self.before, to_move(self.before.public))


tables = st.builds(
    Options,
    players=st.integers(4, 8),
    dealer=st.integers(0, 3),
    switch_to_max=st.booleans(),
    no_13=st.booleans(),
)
seeds = st.integers(0, 10**6)


def played(options: Options, seed: int, hands: int = 1) -> Iterator[Moment]:
    """Play at random until so many hands are over. The auction is kept short and low, so that contracts vary."""
    random, state = Random(seed), start(options)
    while len(state.public.history) < hands:
        action = shuffled(options, str(random.random())) if state.public.phase == "deal" else _some(state, random)
        after, rulings = apply(state, action)
        yield Moment(state, action, after, rulings)
        state = after


def _some(state: State, random: Random) -> Action:
    actions = choices(view(state, to_move(state.public)))
    if state.public.phase != "auction" or random.random() < 0.2:
        return random.choice(actions)
    bids = [action for action in actions if isinstance(action, Bid)][:12]
    return random.choice(bids) if bids and random.random() < 0.3 else PassAll()


def on_from(state: State, random: Random) -> State:
    """Play a hand on to its last trick as though nobody had noticed that it was over."""
    while any(state.hands):
        if state.public.phase == "hand-over":
            leads = state.public.tricks[-1].winner
            state = state._replace(public=state.public._replace(phase="play", result=None, shown=None, to_move=leads))
        state, _ = apply(state, random.choice(choices(view(state, to_move(state.public)))))
    return state
