"""The drawn domino table: everything fits, everything can be touched and said, nothing hidden is shown."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import combinations, pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.dominoes.play import DOMINOES
from engine.dominoes.state import Action, Open, Play, State, View
from engine.dominoes.tiles import Tile
from engine.words import LANGUAGES
from tests.widgets.deals import LYING, NAMES, SIZES, WORDS, chain_of, played, seen, stage, trail
from widgets import theme
from widgets.dominoes.draw import draw
from widgets.dominoes.look import SIDES, Look
from widgets.dominoes.talk import spoken
from widgets.scene import Bounds, Camera, Circle, Rect, Scene, Shape, Stage, Stamp, Text, hit, words
from widgets.svg import svg

seeds = st.integers(0, 500)
often = settings(max_examples=25, deadline=None)


@cache
def table(seed: int, tiles: int) -> State:
    """A deal in play with so many tiles down, or the deal's end if it came first."""
    return played(seed, lambda state: len(state.public.line) >= tiles or state.public.phase != "play")


@cache
def moments(seed: int = 4) -> tuple[State, ...]:
    """An empty table, a short chain, a long one, the end of a deal, a choice of who opens."""
    over = played(seed, lambda state: state.public.phase == "deal-over")
    names = played(seed, lambda state: state.public.phase == "nominate")
    return (*(table(seed, tiles) for tiles in (0, 1, 7, 15)), over, names)


def drawn(state: State, where: Stage, chosen: Action | Tile | None = None, language: str = "en") -> Scene:
    """The table of the seat to move, which sits at the bottom."""
    view = seen(state)
    return draw(view, DOMINOES.choices(view), chosen, turned(view, where), WORDS[language])


def turned(view: View, where: Stage) -> Stage:
    return replace(where, bottom=view.seat or 0)


def look(state: State, where: Stage, chosen: Action | Tile | None = None) -> Look:
    view = seen(state)
    return Look(view, DOMINOES.choices(view), chosen, turned(view, where), WORDS["en"])


def pictures() -> Iterator[tuple[str, Scene]]:
    """Every kind of moment in every size, plain and with each first choice made."""
    for size in SIZES:
        for state in moments():
            for chosen in (None, DOMINOES.choices(seen(state))[0]):
                yield (
                    f"{size} {state.public.phase} {len(state.public.line)} {chosen}",
                    drawn(state, stage(size), chosen),
                )
        yield f"{size} covered", drawn(table(4, 15), stage(size, covered=True))


# --- Everything can be touched


@often
@given(seeds, st.integers(0, 20), st.sampled_from(SIZES))
def test_every_choice_can_be_touched(seed: int, tiles: int, size: tuple[int, int]) -> None:
    state = table(seed, tiles)
    for action in DOMINOES.choices(seen(state)):
        for target in _touches(action):
            scene = drawn(state, stage(size), action)
            shape = scene.target(target)
            assert shape is not None
            assert hit(scene, *shape.bounds.centre) == target


def _touches(action: Action) -> tuple[object, ...]:
    """What one touches to do it: a tile and an end, or a card; a pass and the next deal have buttons."""
    if isinstance(action, Play):
        return ("tile", action.tile), ("end", action.side)
    return (("open", action.seat),) if isinstance(action, Open) else ()


@often
@given(seeds, st.sampled_from(SIZES))
def test_what_lies_is_only_felt_to_the_touch(seed: int, size: tuple[int, int]) -> None:  # L11
    state = table(seed, 12)
    scene, shown = drawn(state, stage(size)), look(state, stage(size))
    ends = [shape.bounds.at_least(shape.reach) for shape in scene.shapes if shape.tap and shape.tap[0] == "end"]  # type: ignore[index]
    for tile in shown.chain.tiles:
        centre = shown.seen(tile.place).centre
        if not any(end.holds(*centre) for end in ends):
            assert hit(scene, *centre) == ("felt",)


def test_an_open_end_is_wide_enough_for_a_finger() -> None:
    for _, scene in pictures():
        for shape in scene.shapes:
            if shape.tap and shape.tap[0] in ("tile", "end", "open"):  # type: ignore[index]
                touch = shape.bounds.at_least(shape.reach)
                assert min(touch.width, touch.height) >= 44


@pytest.mark.parametrize("size", [size for size in LYING if size[1] < 420])
def test_the_hand_at_the_side_lies_a_finger_apart(size: tuple[int, int]) -> None:
    scene = drawn(table(4, 0), stage(size))
    middles = sorted(shape.bounds.centre[1] for shape in scene.shapes if shape.tap and shape.tap[0] == "tile")  # type: ignore[index]
    assert len(middles) == 7
    assert min(below - above for above, below in pairwise(middles)) >= 44


def test_the_word_of_a_hard_end_lies_on_bare_felt() -> None:
    for size in SIZES:
        for seed in range(12):
            state = table(seed, 15)
            shown = look(state, stage(size))
            for text in (shape for shape in drawn(state, stage(size)).shapes if _is_hard(shape)):
                assert _within(text.bounds.grown(-2), shown.places.area)
                assert not [tile for tile in shown.chain.tiles if shown.seen(tile.place).shared(text.bounds.grown(-2))]


def _is_hard(shape: Shape) -> bool:
    return isinstance(shape, Text) and shape.words == WORDS["en"].say("domino-hard")


# --- Everything fits


def test_nothing_leaves_the_stage() -> None:
    for where, scene in pictures():
        for shape in scene.shapes:
            assert _within(shape.bounds, Bounds(0, 0, scene.width, scene.height)), f"{where}: {shape}"


def test_no_words_cover_words_or_tiles() -> None:
    for where, scene in pictures():
        texts = [shape for shape in scene.shapes if isinstance(shape, Text)]
        stamps = [shape for shape in scene.shapes if isinstance(shape, Stamp)]
        for one, other in (*combinations(texts, 2), *((text, stamp) for text in texts for stamp in stamps)):
            assert not _overlap(one.bounds.grown(-1), other.bounds.grown(-1)), f"{where}: {one} {other}"


def test_no_tile_covers_a_tile_or_a_plate() -> None:
    for where, scene in pictures():
        stamps = [shape for shape in scene.shapes if isinstance(shape, Stamp)]
        for one, other in combinations(stamps, 2):
            assert not _overlap(one.bounds.grown(-0.5), other.bounds.grown(-0.5)), f"{where}: {one} {other}"


@often
@given(st.integers(0, 2**32), st.sampled_from(("L", "R")), st.sampled_from(((320, 340), *SIZES)), st.integers(1, 28))
def test_the_longest_chain_fits_its_place(seed: int, arm: str, size: tuple[int, int], tiles: int) -> None:  # L8, L14
    line = trail(Random(seed))
    turns = chain_of(line, 0 if arm == "R" else 27, (arm,) * 27)[:tiles]  # type: ignore[arg-type]
    public = seen(table(1, 1)).public
    line = tuple((turn.action.tile.high, turn.action.tile.low) for turn in turns)  # type: ignore[union-attr]
    shown = Look(View(public._replace(turns=turns, line=line), None, ()), (), None, stage(size), WORDS["en"])
    for place in (*(tile.place for tile in shown.chain.tiles), shown.chain.ghost("L"), shown.chain.ghost("R")):
        assert _within(shown.seen(place), shown.places.area)


@often
@given(seeds, st.sampled_from(SIZES))
def test_the_camera_never_comes_nearer_in_a_deal(seed: int, size: tuple[int, int]) -> None:  # L9
    state = table(seed, 28)
    turns = state.public.turns
    scales = []
    for k in range(len(turns) + 1):
        public = state.public._replace(turns=turns[:k], phase="play", shown=None)
        scales.append(Look(View(public, None, ()), (), None, stage(size), WORDS["en"]).scale)
    assert scales == sorted(scales, reverse=True)


def test_long_names_and_all_languages_fit() -> None:
    names = ("Wolfeschlegelsteinhausen", "Нечуй-Левицький Іван", "Öğretmenoğlu Şükrüye", "Maria da Conceição")
    for size in SIZES:
        for language in WORDS:
            for state in moments():
                scene = drawn(state, stage(size, names=names), language=language)
                texts = [shape for shape in scene.shapes if isinstance(shape, Text)]
                assert all(_within(text.bounds, Bounds(0, 0, scene.width, scene.height)) for text in texts)
                for one, other in combinations(texts, 2):
                    assert not _overlap(one.bounds.grown(-1), other.bounds.grown(-1)), (
                        f"{size} {language} {one} {other}"
                    )


def _within(inner: Bounds, outer: Bounds) -> bool:
    outer = outer.grown(0.5)
    return outer.holds(inner.x, inner.y) and outer.holds(inner.right, inner.bottom)


def _overlap(a: Bounds, b: Bounds) -> bool:
    return a.x < b.right and b.x < a.right and a.y < b.bottom and b.y < a.bottom


# --- Nothing hidden is shown


@often
@given(seeds, st.integers(0, 18), st.randoms())
def test_nothing_hidden_is_drawn(seed: int, tiles: int, chance: Random) -> None:
    state = table(seed, tiles)
    seat = state.public.to_move
    if state.public.phase != "play" or seat is None:
        return
    others = [tile for k, hand in enumerate(state.hands) if k != seat for tile in hand]
    chance.shuffle(others)
    hands = tuple(hand if k == seat else tuple(others.pop() for _ in hand) for k, hand in enumerate(state.hands))
    other = State(state.public, hands)
    assert drawn(other, stage()) == drawn(state, stage())
    assert svg(drawn(other, stage())) == svg(drawn(state, stage()))


@often
@given(seeds, st.integers(0, 18))
def test_the_curtain_hides_every_hand(seed: int, tiles: int) -> None:
    state = table(seed, tiles)
    for seat in range(4):
        covered = stage(covered=True, bottom=2)
        scene = draw(seen(state, seat), (), None, covered, WORDS["en"])
        assert scene == draw(View(state.public, None, ()), (), None, covered, WORDS["en"])
        assert all(shape.tap in (None, ("felt",)) for shape in scene.shapes)


@pytest.mark.parametrize("size", SIZES)
def test_the_curtain_shows_the_chain(size: tuple[int, int]) -> None:
    """What everybody may see stays in view while the device goes round."""
    state = table(4, 15)
    scene = drawn(state, stage(size, covered=True))
    [chain] = [shape for shape in scene.shapes if shape.label.startswith("Chain")]
    lying = [shape for shape in scene.shapes if isinstance(shape, Stamp) and chain.bounds.holds(*shape.bounds.centre)]
    assert len(lying) == len(state.public.line)
    assert all(Bounds(0, 0, *size).around(shape.bounds) == Bounds(0, 0, *size) for shape in scene.shapes)


def test_whoever_only_watches_sees_backs() -> None:
    state = table(4, 7)
    view = View(state.public, None, ())
    scene = draw(view, (), None, stage(bottom=2), WORDS["en"])
    faces = [shape for shape in scene.shapes if isinstance(shape, Stamp) and shape.label]
    assert not faces
    assert sum(isinstance(shape, Stamp) for shape in scene.shapes) == 28


# --- What it shows


def test_sockets_show_the_ends() -> None:  # L10
    for seed in range(12):
        state = table(seed, 9)
        if state.public.phase != "play" or state.public.ends is None:
            continue
        left, right = state.public.ends
        scene = drawn(state, stage())
        digits = {side: _socket(scene, side) for side in SIDES}
        same = {"L": f"{left}A", "R": f"{right}B"} if left == right else {"L": str(left), "R": str(right)}
        assert digits == same


def _socket(scene: Scene, side: str) -> str:
    end = scene.target(("end", side))
    assert end is not None
    inside = [shape for shape in scene.shapes if isinstance(shape, Text) and end.bounds.holds(shape.x, shape.y)]
    return inside[0].words


def test_a_chosen_play_is_previewed_and_tells_the_new_end() -> None:
    state = table(4, 7)
    plays = [action for action in DOMINOES.choices(seen(state)) if isinstance(action, Play)]
    for play in plays:
        scene = drawn(state, stage(), play)
        ghosts = [shape for shape in scene.shapes if isinstance(shape, Stamp) and shape.opacity < 1]
        assert len(ghosts) == 1
        assert play.side is not None and state.public.ends is not None
        near = state.public.ends[play.side == "R"]
        assert _socket(scene, play.side) == str(play.tile.other(near))


def test_a_tile_that_fits_both_ends_asks_which() -> None:
    state = played(21, _has_a_tile_for_both)
    tile = next(tile for tile in seen(state).hand if _fits_both(state, tile))
    scene = drawn(state, stage(), tile)
    frames = [shape for shape in scene.shapes if isinstance(shape, Rect) and shape.dash]
    assert len(frames) == 2
    assert not [shape for shape in scene.shapes if isinstance(shape, Stamp) and shape.opacity < 1]


def _fits_both(state: State, tile: Tile) -> bool:
    ends = state.public.ends
    return ends is not None and ends[0] != ends[1] and tile.fits(ends[0]) and tile.fits(ends[1])


def _has_a_tile_for_both(state: State) -> bool:
    return state.public.phase == "play" and any(_fits_both(state, tile) for tile in seen(state).hand)


def test_a_hard_end_says_so_besides_its_ring() -> None:
    def hard(state: State) -> bool:
        where = look(state, stage())
        return state.public.phase == "play" and bool(state.public.line) and any(where.hard(side) for side in SIDES)

    scene = drawn(played(33, hard), stage(), language="uk")
    assert "жорсткий" in [shape.words for shape in scene.shapes if isinstance(shape, Text)]
    assert [shape for shape in scene.shapes if isinstance(shape, Circle) and shape.edge == theme.HARD]
    assert ", жорсткий." in words(scene)


def test_who_just_passed_says_so_until_a_tile_is_played() -> None:
    state = played(40, lambda state: state.public.phase == "play" and state.public.passes == 2)
    scene = drawn(state, stage())
    assert [shape.words for shape in scene.shapes if isinstance(shape, Text)].count("pass") == 2
    before = state.public.turns[:-2]
    view = seen(state)
    calm = View(view.public._replace(turns=before, passes=0), view.seat, view.hand)
    scene = draw(calm, (), None, turned(view, stage()), WORDS["en"])
    assert "pass" not in [shape.words for shape in scene.shapes if isinstance(shape, Text)]


def test_the_end_shows_all_hands_and_rings_the_key() -> None:
    state = played(11, lambda state: state.public.phase == "deal-over" and state.public.result.key)  # type: ignore[union-attr]
    scene = drawn(state, stage())
    faces = sum(isinstance(shape, Stamp) for shape in scene.shapes)
    assert faces == 28
    assert [shape for shape in scene.shapes if "key tile" in shape.label]


def test_only_the_representative_is_asked_who_opens() -> None:
    state = moments()[-1]
    asked = state.public.representative
    for seat in range(4):
        view = seen(state, seat)
        scene = draw(view, DOMINOES.choices(view), None, stage(bottom=seat), WORDS["en"])
        cards = [shape for shape in scene.shapes if shape.tap and shape.tap[0] == "open"]  # type: ignore[index]
        assert len(cards) == (2 if seat == asked else 0)


def test_the_keyboard_and_a_hint_are_marked() -> None:
    state = table(4, 7)
    tile = seen(state).hand[0]
    plain = drawn(state, stage())
    focus, hint = (drawn(state, stage(**{mark: ("tile", tile)})) for mark in ("focus", "hint"))
    assert len(focus.shapes) == len(plain.shapes) + 2
    assert len(hint.shapes) == len(plain.shapes) + 2
    assert drawn(state, stage(focus=("tile", None))) == plain


def test_moving_the_camera_moves_only_the_chain() -> None:  # L15
    state = table(4, 9)
    rest, moved = drawn(state, stage()), drawn(state, stage(camera=Camera().panned(40, -25)))
    assert len(rest.shapes) == len(moved.shapes)
    shifts = {_shift(a, b) for a, b in zip(rest.shapes, moved.shapes, strict=True)} - {(0, 0)}
    assert shifts == {(40, -25)}
    tiles = [(a, b) for a, b in zip(rest.shapes, moved.shapes, strict=True) if isinstance(a, Stamp) and a.layer == 1]
    assert sum(_shift(a, b) == (40, -25) for a, b in tiles) == 9


def _shift(a: Shape, b: Shape) -> tuple[float, float]:
    return round(b.bounds.x - a.bounds.x, 6), round(b.bounds.y - a.bounds.y, 6)


def test_language_light_and_viewer_do_not_move_the_chain() -> None:  # L13
    state = table(4, 9)
    view, other = seen(state, 0), seen(state, 3)
    plain = Look(view, (), None, stage(), WORDS["en"])
    changed = Look(other, (), None, stage(dark=True, bottom=3, coloured=True), WORDS["tr"])
    assert plain.chain == changed.chain


@pytest.mark.parametrize("language", WORDS)
def test_everything_touchable_is_said_in_every_language(language: str) -> None:
    for state in moments():
        scene = drawn(state, stage(), language=language)
        silent = [shape for shape in scene.shapes if shape.tap not in (None, ("felt",)) and not shape.label]
        assert not silent
        assert all(name in words(scene) for name in NAMES)


COUNTS = [
    ("en", 1, "1 tile"), ("en", 2, "2 tiles"),
    ("uk", 1, "1 кісточка"), ("uk", 3, "3 кісточки"), ("uk", 5, "5 кісточок"), ("uk", 7, "7 кісточок"),
    ("tr", 1, "1 taş"), ("tr", 6, "6 taş"),
    ("pt", 0, "0 peças"), ("pt", 1, "1 peça"), ("pt", 4, "4 peças"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "count", "said"), COUNTS)
def test_tiles_are_counted_as_the_language_does(language: str, count: int, said: str) -> None:
    assert WORDS[language].say("domino-tiles", count=count) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_is_named_everybody_hears_it(language: str) -> None:
    """Also where the representative stays, and is to move before and after."""
    state = moments()[-1]
    for naming in DOMINOES.choices(seen(state)):
        named, _ = DOMINOES.apply(state, naming)
        for seat in {0, 1, 2, 3} - {state.public.to_move}:
            before, after = (spoken(DOMINOES.view(at, seat), (), WORDS[language]) for at in (state, named))
            assert before != after
