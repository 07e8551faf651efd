"""Deals that agree with what a seat knows: all of them, none else, each as likely as any other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice, permutations
from random import Random
from typing import Any

import pytest

from engine import named
from engine.dominoes.knowledge import Number
from engine.holding import AtLeast, Has
from engine.lab.counting import Arrangements, Hidden
from engine.lab.swapping import swapped
from engine.lab.worlds import RIDDLES, likelihood, worlds
from engine.mighty.knowledge import open_called, sight
from engine.mighty.state import Declare, State, View, role
from engine.system import Claim
from engine.table import Game, legal

Moment = tuple[Game, tuple[Any, ...], tuple[Any, ...]]
"""A game, the states of one deal so far, and the actions between them."""
TABLES = [("dominoes", {}), *(("mighty", {"players": players}) for players in range(4, 9))]
every_table = pytest.mark.parametrize(("name", "options"), TABLES, ids=str)


def moments(name: str, chosen: dict[str, Any], random: Random) -> Iterator[Moment]:
    """Moments of deals played at random, without end."""
    game = named(name)
    options = game.options(chosen)
    while True:
        state, states, actions = game.start(options), list[Any](), list[Any]()
        while states == [] or game.to_move(state.public) is not None:
            if game.waits(state):
                state, _ = game.apply(state, game.shuffled(options, str(random.random())))
                states, actions = [state], []
                continue
            choices = legal(game, state)
            action = random.choice(choices[:6] if getattr(state.public, "phase", "") == "auction" else choices)
            actions.append(action)
            state, _ = game.apply(state, action)
            states.append(state)
            yield game, tuple(states), tuple(actions)


def agrees(game: Game, world: Any, states: tuple[Any, ...], actions: tuple[Any, ...]) -> bool:
    """Could everything have happened so, had the hands been these? The rules are asked, from the last action back."""
    hands, buried = list(world.hands), getattr(world, "buried", ())
    for before, action in reversed(list(zip(states, actions, strict=False))):
        seat = game.to_move(before.public)
        piece = getattr(action, "tile", getattr(action, "card", None))
        if not isinstance(action, Declare) and piece is not None:
            hands[seat] = tuple(sorted((*hands[seat], piece), reverse=True))
        view = before.public, seat, tuple(hands[seat])
        seen = View(*view, buried) if isinstance(before, State) else type(game.view(before, seat))(*view)
        if before.public.phase in ("play", "call") and not game.judge(seen, action).value:
            return False
    return True


def brute(game: Game, view: Any, states: tuple[Any, ...], actions: tuple[Any, ...]) -> set[Any]:
    """Every way to deal out what this seat does not see, that the rules agree with."""
    riddle = RIDDLES[game.name](view)
    anywhere = Hidden(riddle.hidden.pieces, (-1,) * len(riddle.hidden.pieces), riddle.hidden.room)
    every = {_key(world): world for world in map(riddle.world, Arrangements(anywhere).all())}
    return {key for key, world in every.items() if agrees(game, world, states, actions) and _picked(world)}


def _key(world: Any) -> Any:
    return world.hands, getattr(world, "buried", ())


def _picked(world: Any) -> bool:
    """Does the bidder have, or has it played or put down, all that the pickup showed?"""
    public = world.public
    if not getattr(public, "contract", None):
        return True
    bidder = public.contract.bidder
    laid = [*public.trick, *(one for trick in public.tricks for one in trick.cards)]
    own = [*world.hands[bidder], *world.buried, *(one.card for one in laid if one.seat == bidder)]
    return not Counter(public.pickup) - Counter(own)


def sees(view: View, hands: tuple[Any, ...]) -> bool:
    """Does a seat of Mighty reckon with these hands, and is nobody in them a friend of the wrong side?"""
    others = [seat for seat in range(len(hands)) if seat != view.seat]
    possible = all(not Counter(hands[seat]) - Counter(sight(view).may[seat]) for seat in others)
    public = view.public
    ours = {public.contract.bidder, *public.known} if role(view) != "defender" else set()
    friends = sight(view).friends - {view.seat} - ours
    holds = {seat for seat in others if set(open_called(public)) & set(hands[seat])}
    return possible and (role(view) != "defender" or not friends & holds)


@every_table
def test_what_is_listed_is_what_the_rules_allow(name: str, options: dict[str, Any]) -> None:
    random, compared = Random(5), 0
    for game, states, actions in moments(name, options, random):
        state = states[-1]
        if state.public.phase != "play" or sum(state.public.sizes) > 8:
            continue
        for seat in range(len(state.hands)):
            view = game.view(state, seat)
            if len(RIDDLES[name](view).hidden.pieces) > 5:
                continue
            found, allowed = worlds(game, view, few=10_000), brute(game, view, states, actions)
            assert found.how == "listed"
            assert set(map(_key, found.states)) == allowed
            assert name != "mighty" or all(sees(view, hands) for hands, _ in allowed)
            compared += 1
        if compared > 6:
            break


@pytest.mark.parametrize("players", [6, 8])
def test_twins_that_change_places_make_no_other_deal(players: int) -> None:
    """With two decks: every deal is listed once, and counted in as many ways as its cards may lie so."""
    random, merged = Random(3), 0
    for game, states, _ in moments("mighty", {"players": players}, random):
        state = states[-1]
        if state.public.phase != "play" or sum(state.public.sizes) > 10:
            continue
        riddle = RIDDLES["mighty"](game.view(state, game.to_move(state.public)))
        every = Counter(
            _key(riddle.world(lies)) for lies in Arrangements(riddle.hidden).all()
            if not (riddle.broken and riddle.broken(lies))
        )  # fmt: skip
        if not 1 < every.total() <= 2000:
            continue
        found = worlds(game, game.view(state, game.to_move(state.public)), few=2000)
        assert found.how == "listed" and found.count == every.total()
        assert dict(zip(map(_key, found.states), found.ways, strict=True)) == every
        merged += len(found.found) < found.count
        if merged > 3:
            break


@every_table
def test_every_world_looks_the_same_to_the_seat(name: str, options: dict[str, Any]) -> None:
    random = Random(2)
    for game, states, actions in islice(moments(name, options, random), 0, 120, 7):
        state = states[-1]
        seat = random.randrange(len(state.hands))
        view = game.view(state, seat)
        if game.to_move(state.public) is None:
            continue
        drawn = worlds(game, view, 6, seed="x")
        assert all(game.view(world, seat) == view for world in drawn.states)
        assert all(agrees(game, world, states, actions) for world in drawn.states)
        assert drawn.states == worlds(game, view, 6, seed="x").states


SQUARE = Hidden(tuple("abcdefgh"), (0b11, 0b11, 0b110, 0b110, 0b111, 0b111, 0b111, 0b101), (3, 2, 3))
CHAIN = Hidden(tuple("abcdefg"), (0b0001, 0b1110, 0b0110, 0b1111, 0b1111, 0b1100, 0b1010), (2, 1, 2, 2))


def _all(hidden: Hidden) -> set[Any]:
    """Every arrangement, by trying all orders."""
    ends = [sum(hidden.room[:place]) for place in range(len(hidden.room) + 1)]
    fits = dict(zip(hidden.pieces, hidden.may, strict=True))
    found = set()
    for order in permutations(hidden.pieces):
        lies = tuple(tuple(sorted(order[start:end])) for start, end in zip(ends, ends[1:], strict=False))
        if all(fits[piece] >> place & 1 for place, part in enumerate(lies) for piece in part):
            found.add(lies)
    return found


def _sorted(lies: Any) -> Any:
    return tuple(tuple(sorted(part)) for part in lies)


def _chi_square(counts: Counter[Any], kinds: int) -> float:
    even = sum(counts.values()) / kinds
    return sum((number - even) ** 2 for number in counts.values()) / even + even * (kinds - len(counts))


@pytest.mark.parametrize("hidden", [SQUARE, CHAIN])
def test_arrangements_are_counted_listed_and_drawn_alike(hidden: Hidden) -> None:
    """Chi-square: within five standard deviations of what even chances give."""
    ways, every, random = Arrangements(hidden), _all(hidden), Random(4)
    listed = [_sorted(lies) for lies in ways.all()]
    assert ways.count == len(every) == len(listed) and set(listed) == every
    drawn = Counter(_sorted(ways.draw(random)) for _ in range(100 * len(every)))
    freedom = len(every) - 1
    assert abs(_chi_square(drawn, len(every)) - freedom) < 5 * (2 * freedom) ** 0.5


@pytest.mark.parametrize("hidden", [SQUARE, CHAIN])
def test_likelihood_is_the_share_of_arrangements(hidden: Hidden) -> None:
    ways = Arrangements(hidden)
    listed = list(ways.all())
    for piece, row in zip(hidden.pieces, ways.likelihood, strict=True):
        assert sum(row) == 1
        for place, share in enumerate(row):
            assert share * len(listed) == sum(piece in lies[place] for lies in listed)


@pytest.mark.parametrize("hidden", [SQUARE, CHAIN])
def test_exchanging_comes_near_to_even(hidden: Hidden) -> None:
    from engine.lab.riddle import Riddle

    every = _all(hidden)
    chain = swapped(Riddle(hidden, tuple(range(len(hidden.room))), list), Random(4))
    drawn = Counter(_sorted(lies) for lies in islice(chain, 30 * len(every)))
    freedom = len(every) - 1
    assert set(drawn) == every
    assert _chi_square(drawn, len(every)) < freedom + 8 * (2 * freedom) ** 0.5


def test_what_fits_nowhere_is_said() -> None:
    ways = Arrangements(Hidden(("a", "b"), (0b1, 0b1), (1, 1)))
    assert ways.count == 0 and list(ways.all()) == []
    with pytest.raises(LookupError, match="fit nowhere"):
        ways.draw(Random(0))


def test_a_deal_of_dominoes_is_counted_whole() -> None:
    """21 unseen tiles in three hands of seven: 21! / 7!**3."""
    game = named("dominoes")
    state, _ = game.apply(game.start(None), game.shuffled(None, "one"))
    assert worlds(game, game.view(state, 0), 1).count == 399_072_960


def test_presumed_claims_are_kept_where_they_can_be() -> None:
    game = named("dominoes")
    state, _ = game.apply(game.start(None), game.shuffled(None, "one"))
    claim = Claim(1, AtLeast(3, Number(3)), "dominoes.convention.pose-long-suit")
    view = game.view(state, 0)
    share = [
        sum(AtLeast(3, Number(3)).fits(world.hands[1]) for world in worlds(game, view, 60, claims=claims).states)
        for claims in ((), (claim,))
    ]
    assert share[0] < 30 < 45 < share[1]
    missing = Claim(1, Has(state.hands[0][0]), "dominoes.convention.pose-long-suit")
    assert len(worlds(game, view, 5, claims=(missing,)).states) == 5


@every_table
def test_likelihood_adds_up(name: str, options: dict[str, Any]) -> None:
    """Of every piece as many as are out; in every hand as many as it holds."""
    for game, states, _ in islice(moments(name, options, Random(6)), 30, 90, 23):
        state = states[-1]
        if game.to_move(state.public) is None:
            continue
        view = game.view(state, 0)
        found = likelihood(game, view, 60)
        pieces = Counter(RIDDLES[name](view).hidden.pieces)
        for piece, row in found.items():
            assert sum(row.values()) == pytest.approx(pieces[piece])
        for seat in set(range(len(state.hands))) - {0}:
            assert sum(row[seat] for row in found.values()) == pytest.approx(len(state.hands[seat]))
