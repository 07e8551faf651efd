"""Hands of Mighty for drawing: real ones, played plainly with a little chance."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

from engine.mighty.cards import JOKER
from engine.mighty.notation import read_options
from engine.mighty.play import MIGHTY
from engine.mighty.state import Declare, Play, State, Take, View, role
from tests.widgets.deals import LYING, WORDS
from tests.widgets.plain_player import choose
from widgets.mighty.draw import draw
from widgets.scene import Scene, Stage

NAMES = ("Maya", "Teo", "Nadia", "Omar", "Lin", "Iris", "Kofi", "Pia")
SIZES = ((360, 452), (390, 656), (766, 700), (990, 631), (1544, 944), *LYING)
PLAYERS = (4, 5, 6, 7, 8)


@cache
def session(players: int, seed: int) -> tuple[State, ...]:
    """A hand from its deal to its end: every state of it."""
    chance, state, states = Random(seed), MIGHTY.start(read_options({"players": players, "dealer": 1})), []
    while state.public.phase != "hand-over":
        if MIGHTY.waits(state):
            action = MIGHTY.shuffled(state.public.options, f"{seed} {len(states)}")
        else:
            view = seen(state)
            action = chance.choice(MIGHTY.choices(view)) if chance.random() < 0.15 else choose(view)
        state, _ = MIGHTY.apply(state, action)
        states.append(state)
    return tuple(states)


def seen(state: State, seat: int | None = None) -> View:
    """What a seat sees; the seat to move, unless another is named."""
    view: View = MIGHTY.view(state, state.public.to_move if seat is None else seat)
    return view


@cache
def found(players: int, so: Callable[[State], bool]) -> State:
    """The first state, hand by hand, of which something is so."""
    return next(state for seed in range(400) for state in session(players, seed) if so(state))


@cache
def moments(players: int, seed: int = 3) -> tuple[State, ...]:
    """The auction, the pickup, the contract, the call, a lead, a trick under way, another, the end."""
    states = session(players, seed)
    phases = [next(state for state in states if state.public.phase == phase) for phase in ("bury", "contract", "call")]
    auction = [state for state in states if state.public.phase == "auction"]
    play = [state for state in states if state.public.phase == "play"]
    tricks = [play[0], play[2], play[players + 1], play[3 * players], play[4 * players - 1], play[-1]]
    return (auction[0], auction[-1], *phases, *tricks, states[-1])


def joker_leads(state: State) -> bool:
    return state.public.phase == "play" and any(
        isinstance(choice, Play) and choice.card == JOKER and choice.names is not None
        for choice in MIGHTY.choices(seen(state))
    )


def may_declare(state: State) -> bool:
    return state.public.phase == "play" and any(isinstance(choice, Declare) for choice in MIGHTY.choices(seen(state)))


def may_take(state: State) -> bool:
    return state.public.phase == "play" and Take() in MIGHTY.choices(seen(state))


def secret(state: State) -> bool:
    """Is the seat to move a partner that nobody knows?"""
    return state.public.phase == "play" and role(seen(state)) == "partner" and not state.public.known


def stage(state: State, size: tuple[int, int] = (990, 631), **options: Any) -> Stage:
    """A stage for the seat to move."""
    players, bottom = state.public.options.players, state.public.to_move or 0
    given = {"names": NAMES[:players], "bots": frozenset(range(players)) - {bottom}, "bottom": bottom} | options
    return Stage(width=size[0], height=size[1], **given)


def drawn(
    state: State, size: tuple[int, int] = (990, 631), chosen: Any = None, language: str = "en", **options: Any
) -> Scene:
    """The table of the seat to move, which sits at the bottom."""
    view = seen(state, state.public.to_move or 0)
    return draw(view, MIGHTY.choices(view), chosen, stage(state, size, **options), WORDS[language])
