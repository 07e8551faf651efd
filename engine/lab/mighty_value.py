"""What actions at Mighty are worth, deal by deal: solved near the end, before that played out.

It is played out by rules of thumb, or, with patience, by the book: then every seat goes by its own hand alone. Before
the play the book's conventions carry a hand on to the first lead in any case.
"""

from __future__ import annotations

from typing import Any, Literal

from engine.lab import card_deals, card_solve
from engine.lab.worlds import Worlds
from engine.mighty.play import MIGHTY, apply
from engine.mighty.score import LEFTOVER, PAY, SPLIT, VALUE, Paying, Pot, Worth
from engine.mighty.state import Contract, Public, State, View
from engine.mighty.system import BOOK
from engine.ruling import consult, settle
from engine.system import decide
from engine.table import Seat

EXACT, PATIENT = {1: 5, 2: 3}, {1: 6, 2: 4}
"""So many tricks from the end a deal is solved, by the number of decks; and with patience."""
MATTERS = 0.5
"""Points."""
Way = Literal["exact", "playout", "book"]
MOST = 12
"""Actions that are weighed before the play."""
RANKS = ("chosen", "alike", "dropped")


def actions(view: View) -> tuple[Any, ...]:
    """All that may be played or said before a lead; before the play, what the book keeps longest."""
    choices = MIGHTY.choices(view) if view.public.phase not in ("deal", "hand-over") else ()
    if view.public.phase == "play" or len(choices) <= MOST:
        return choices
    candidates = decide(MIGHTY, view, BOOK).candidates
    ranked = sorted(candidates, key=lambda one: (RANKS.index(one.verdict), -len(one.reasons)))
    return tuple(candidate.action for candidate in ranked[:MOST])


def way(view: View, patient: bool) -> Way:
    """How a deal is played on from here."""
    public, horizon = view.public, PATIENT if patient else EXACT
    near = public.phase == "play" and public.sizes[view.seat or 0] <= horizon[public.deck.decks]
    return "exact" if near else "book" if patient else "playout"


def gains(view: View, deals: Worlds, part: slice, weighed: tuple[Any, ...], way: Way) -> list[list[tuple[float, bool]]]:
    """What the seat wins or pays, by deal and by action."""
    states = map(deals.riddle.world, deals.found[part])
    return [[_gain(view, state, action, way) for action in weighed] for state in states]


def _gain(view: View, state: State, action: Any, way: Way) -> tuple[float, bool]:
    after = _led(apply(state, action)[0], to_the_end=way == "book")
    seat = view.seat or 0
    if after.public.contract is None:
        return 0.0, False
    delta = after.public.result.delta if after.public.result else _outcome(after, way == "exact")
    return float(delta[seat]), delta[seat] > 0


def _led(state: State, to_the_end: bool) -> State:
    """The hand carried on by the book up to the first lead, or to its end."""
    over = ("hand-over", "deal") if to_the_end else ("play", "hand-over", "deal")
    while state.public.phase not in over:
        view = MIGHTY.view(state, state.public.to_move)
        state, _ = apply(state, decide(MIGHTY, view, BOOK).action)
    return state


def _outcome(state: State, exact: bool) -> tuple[int, ...]:
    """What each seat wins or pays: with open hands and best play, or as plain players end it."""
    if exact:
        try:
            side = card_solve.sides(state)
        except ValueError:  # the play decides who the partner is
            return _outcome(state, False)
        return pays(state.public, side, card_solve.made(state))
    made, side = card_deals.play_out(state)
    return pays(state.public, side, made)


def pays(public: Public, side: frozenset[Seat], made: bool) -> tuple[int, ...]:
    """What a contract made or set brings each seat, where these are the bidder and the partners."""
    contract, players = public.contract, public.options.players
    assert isinstance(contract, Contract)
    partners = tuple(sorted(side - {contract.bidder}))
    value = settle(VALUE, Worth(contract.points, public.deck.par)).value
    pot = Pot(value * (players - 1 - len(partners)), len(partners))
    split, leftover = settle(SPLIT, pot).value, consult(LEFTOVER, pot)
    shares = tuple(map(sum, zip(split, leftover.value, strict=True))) if leftover else split
    return settle(PAY, Paying(players, (contract.bidder, *partners), shares, value, made)).value
