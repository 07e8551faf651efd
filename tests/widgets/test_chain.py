"""The promises of the chain's layout: nothing overlaps, nothing that lies ever moves."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.dominoes.state import Play, Turn
from engine.dominoes.tiles import Tile
from tests.widgets.deals import chain_of, trail
from widgets.dominoes.chain import GAP, LONG, SHORT, Chain, Lying, chain, lane
from widgets.scene import Bounds

LANES = (70.0, 90.0, 110.0, 140.0, 160.0, 200.0)


@st.composite
def chains(draw: st.DrawFn) -> tuple[Turn, ...]:
    """Chains of up to 28 tiles: on both arms, or on one alone."""
    line = trail(Random(draw(st.integers(0, 2**32))))
    one_arm = draw(st.sampled_from(("", "L", "R")))
    if one_arm:
        return chain_of(line, len(line) - 1 if one_arm == "L" else 0, (one_arm,) * 27)
    sides = draw(st.lists(st.sampled_from(("L", "R")), min_size=1, max_size=27))
    return chain_of(line, draw(st.integers(0, 27)), tuple(sides))


every_chain = given(chains(), st.sampled_from(LANES))
often = settings(max_examples=120, deadline=None)


def gap(a: Bounds, b: Bounds) -> float:
    """How far two places are apart along the axis that parts them; negative if they overlap."""
    across = max(a.x, b.x) - min(a.right, b.right)
    along = max(a.y, b.y) - min(a.bottom, b.bottom)
    return max(across, along)


def halves(tile: Lying) -> tuple[tuple[int, Bounds], tuple[int, Bounds]]:
    """The two halves as one reads the tile, each a square."""
    x, y, width, height = tile.place
    dx, dy = (0.0, SHORT) if tile.upright else (SHORT, 0.0)
    return (tile.first, Bounds(x, y, SHORT, SHORT)), (tile.second, Bounds(x + dx, y + dy, SHORT, SHORT))


def arms(turns: tuple[Turn, ...], laid: Chain) -> tuple[list[Lying], list[Lying]]:
    """The tiles of either arm from the opening tile outwards."""
    sides = [turn.action.side for turn in turns if isinstance(turn.action, Play)]
    pairs = list(zip(sides, laid.tiles, strict=True))
    return tuple([laid.tiles[0], *(tile for at, tile in pairs if at == side)] for side in ("L", "R"))  # type: ignore[return-value]


@often
@every_chain
def test_no_two_tiles_touch_but_neighbours_at_a_gap(turns: tuple[Turn, ...], wide: float) -> None:  # L1, L3, L14
    laid = chain(turns, wide)
    assert all(gap(a.place, b.place) >= GAP - 1e-9 for a, b in combinations(laid.tiles, 2))


@often
@every_chain
def test_neighbours_join_at_one_number(turns: tuple[Turn, ...], wide: float) -> None:  # L2
    for arm in arms(turns, chain(turns, wide)):
        for before, after in zip(arm, arm[1:], strict=False):
            assert gap(before.place, after.place) == pytest.approx(GAP)
            joined = [(a, b) for a, at in halves(before) for b, to in halves(after) if gap(at, to) < SHORT / 2]
            assert any(a == b for a, b in joined)


@often
@every_chain
def test_what_lies_never_moves(turns: tuple[Turn, ...], wide: float) -> None:  # L4, L12
    laid = chain(turns, wide)
    for k in range(1, len(turns)):
        assert chain(turns[:k], wide).tiles == laid.tiles[:k]


@often
@every_chain
def test_an_arm_does_not_move_the_other(turns: tuple[Turn, ...], wide: float) -> None:  # L5
    for keep, at in (("L", 0), ("R", 1)):
        alone = tuple(turn for turn in turns if turn.action.side in (None, keep))  # type: ignore[union-attr]
        assert arms(alone, chain(alone, wide))[at] == arms(turns, chain(turns, wide))[at]


@often
@every_chain
def test_doubles_lie_across(turns: tuple[Turn, ...], wide: float) -> None:  # L6
    for arm in arms(turns, chain(turns, wide)):
        for before, tile in zip(arm, arm[1:], strict=False):
            (bx, by), (x, y) = before.place.centre, tile.place.centre
            if tile.tile.double:
                onward = x if tile.upright else y
                assert onward != (bx if tile.upright else by)


@often
@every_chain
def test_the_opening_tile_stays_in_the_middle(turns: tuple[Turn, ...], wide: float) -> None:  # L7
    opening = chain(turns, wide).tiles[0]
    assert opening.place.centre == (0, 0)
    assert opening.upright == opening.tile.double


@often
@every_chain
def test_the_ground_holds_all_and_only_grows(turns: tuple[Turn, ...], wide: float) -> None:  # L9
    before = chain((), wide).ground
    for k in range(1, len(turns) + 1):
        laid = chain(turns[:k], wide)
        places = [tile.place for tile in laid.tiles] + [laid.ghost("L"), laid.ghost("R"), before]
        assert all(laid.ground.around(place) == laid.ground for place in places)
        before = laid.ground


@often
@every_chain
def test_ghosts_are_where_the_next_tile_will_lie(turns: tuple[Turn, ...], wide: float) -> None:
    for k, turn in enumerate(turns[1:], start=1):
        action = turn.action
        assert isinstance(action, Play) and action.side is not None
        before, after = chain(turns[:k], wide), chain(turns[: k + 1], wide)
        if not action.tile.double:
            assert before.ghost(action.side) == after.tiles[k].place


@often
@every_chain
def test_ghosts_cover_no_tile(turns: tuple[Turn, ...], wide: float) -> None:
    laid = chain(turns, wide)
    ghosts = (laid.ghost("L"), laid.ghost("R"))
    assert all(gap(ghost, tile.place) >= GAP - 1e-9 for ghost in ghosts for tile in laid.tiles)
    assert gap(*ghosts) >= GAP - 1e-9


def test_a_tile_opens_along_and_a_double_across() -> None:
    along = chain((Turn(0, Play(Tile(6, 4)), None),), 140).tiles[0]
    across = chain((Turn(0, Play(Tile(6, 6)), None),), 140).tiles[0]
    assert along == Lying(Tile(6, 4), 6, 4, Bounds(-LONG / 2, -SHORT / 2, LONG, SHORT))
    assert across == Lying(Tile(6, 6), 6, 6, Bounds(-SHORT / 2, -LONG / 2, SHORT, LONG))


def test_a_play_at_no_end_is_refused() -> None:
    turns = (Turn(0, Play(Tile(6, 6)), None), Turn(1, Play(Tile(6, 5)), (6, 6)))
    with pytest.raises(ValueError, match="6-5 was played on a chain, but at no end of it"):
        chain(turns, 140)


def test_wide_tables_get_long_rows() -> None:
    lanes = [lane(*size) for size in ((360, 420), (600, 480), (720, 420), (1100, 520))]
    assert lanes == sorted(lanes)
    assert lane(360, 0) == 200
