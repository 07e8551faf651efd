"""Mighty's drawn table: everything fits, everything can be touched and said, nothing hidden is shown."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.mighty.cards import HEARTS, JOKER, Card
from engine.mighty.play import MIGHTY
from engine.mighty.state import Bury, Call, Play, State, View
from engine.mighty.tricks import WINNER, Fight
from engine.ruling import settle
from tests.widgets import recorder
from tests.widgets.deals import LYING, WORDS
from tests.widgets.tricks import (
    NAMES,
    PLAYERS,
    SIZES,
    drawn,
    found,
    joker_leads,
    may_declare,
    may_take,
    moments,
    secret,
    seen,
    session,
    stage,
)
from widgets.mighty.draw import draw
from widgets.scene import Bounds, Rect, Scene, Shape, Stamp, Text, words
from widgets.svg import svg

often = settings(max_examples=30, deadline=None)
tables = st.tuples(st.sampled_from(PLAYERS), st.integers(0, 6))
ON_CARDS = {"led", "winning", "led · winning", "took it", "+1", "+1 for you"}
"""Words that may lie on a card, for they are about it."""


def chosen_of(state: State) -> tuple[Any, ...]:
    """Nothing, and what a player may have in mind, half done or wholly."""
    choices = MIGHTY.choices(seen(state, state.public.to_move or 0))
    half: tuple[Any, ...] = ()
    if isinstance(choices[-1], Bury | Call):
        half = (type(choices[-1])(choices[-1].cards[:1]), choices[-1])
    return (None, choices[min(3, len(choices) - 1)], *half)


def special(players: int) -> tuple[tuple[State, Any], ...]:
    """Moments that are rare: a Joker is led, a partner may declare, the bidder may ask for a trick."""
    joker = found(5 if players < 6 else 8, joker_leads)
    declare, take = found(5 if players < 6 else 7, may_declare), found(4, may_take)
    return ((joker, Play(JOKER, HEARTS)), (joker, Play(JOKER)), (declare, None), (take, None), (found(5, secret), None))


def pictures(players: int, size: tuple[int, int], language: str = "en") -> Iterator[tuple[str, Scene]]:
    """Every kind of moment in a size, plain and with choices made."""
    plain = [(state, chosen) for state in moments(players) for chosen in chosen_of(state)]
    for state, chosen in (*plain, *special(players)):
        where = f"{players} {size} {state.public.phase} {len(state.public.tricks)} {len(state.public.trick)} {chosen}"
        yield where, drawn(state, size, chosen, language)
    yield f"{players} {size} covered", drawn(moments(players)[6], size, language=language, covered=True)


every = pytest.mark.parametrize(("players", "size"), [(players, size) for players in PLAYERS for size in SIZES])


# --- Everything fits


@every
def test_nothing_leaves_the_stage(players: int, size: tuple[int, int]) -> None:
    for where, scene in pictures(players, size):
        for shape in scene.shapes:
            assert _within(shape.bounds, Bounds(0, 0, scene.width, scene.height)), f"{where}: {shape}"


@every
def test_no_words_cover_words_or_other_cards(players: int, size: tuple[int, int]) -> None:
    for where, scene in pictures(players, size):
        texts = [shape for shape in scene.shapes if isinstance(shape, Text)]
        for one, other in combinations(texts, 2):
            assert not _overlap(one.bounds.grown(-1), other.bounds.grown(-1)), f"{where}: {one} {other}"
        for text, stamp in ((text, stamp) for text in texts for stamp in scene.shapes if isinstance(stamp, Stamp)):
            mine = text.words in ON_CARDS
            assert mine or not _overlap(text.bounds.grown(-1), stamp.bounds.grown(-1)), f"{where}: {text} {stamp}"


@every
def test_no_card_on_the_table_covers_another_or_a_plate(players: int, size: tuple[int, int]) -> None:
    for where, scene in pictures(players, size):
        lying = [
            shape for shape in scene.shapes if isinstance(shape, Stamp) and (shape.layer == 1 or shape.opacity < 1)
        ]
        cards = [shape for shape in lying if not _ring(shape)]
        plates = [shape for shape in scene.shapes if isinstance(shape, Rect) and shape.label and shape.layer == 1]
        over = "hand-over" in where
        for one, other in combinations(cards, 2):
            assert not _overlap(one.bounds.grown(-1), other.bounds.grown(-1)), f"{where}: {one} {other}"
        for card, plate in ((card, plate) for card in cards for plate in plates if not over):
            assert not _overlap(card.bounds.grown(-1), plate.bounds), f"{where}: {card} {plate}"


def _ring(stamp: Stamp) -> bool:
    return len(stamp.picture.shapes) == 1


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", WORDS)
def test_long_names_and_all_languages_fit(language: str, size: tuple[int, int]) -> None:
    names = ("Wolfeschlegelsteinhausen", "Нечуй-Левицький Іван", "Öğretmenoğlu Şükrüye", "Maria da Conceição") * 2
    for players in (4, 5, 7, 8):
        for state, chosen in (*((state, None) for state in moments(players)), *special(players)):
            count = state.public.options.players
            scene = drawn(state, size, chosen, language, names=names[:count])
            texts = [shape for shape in scene.shapes if isinstance(shape, Text)]
            where = f"{players} {size} {language} {state.public.phase}"
            for text in texts:
                assert _within(text.bounds, Bounds(0, 0, scene.width, scene.height)), f"{where}: {text}"
            for one, other in combinations(texts, 2):
                assert not _overlap(one.bounds.grown(-1), other.bounds.grown(-1)), f"{where}: {one} {other}"


def _within(inner: Bounds, outer: Bounds) -> bool:
    outer = outer.grown(0.5)
    return outer.holds(inner.x, inner.y) and outer.holds(inner.right, inner.bottom)


def _overlap(a: Bounds, b: Bounds) -> bool:
    return a.x < b.right and b.x < a.right and a.y < b.bottom and b.y < a.bottom


# --- Everything can be touched and said


@every
def test_every_target_is_wide_enough_for_a_finger(players: int, size: tuple[int, int]) -> None:
    for where, scene in pictures(players, size):
        for shape in scene.shapes:
            if shape.tap in (None, ("felt",)):
                continue
            touch = shape.bounds.at_least(shape.reach)
            least = 30 if shape.tap[0] == "card" else 44  # type: ignore[index]
            assert min(touch.width, touch.height) >= least, f"{where}: {shape}"


@pytest.mark.parametrize("size", [size for size in LYING if size[1] < 420])
@pytest.mark.parametrize("players", PLAYERS)
def test_the_keys_of_a_low_table_lie_a_finger_apart(players: int, size: tuple[int, int]) -> None:
    """A bid, a call: from key to key 44 px, across and down."""
    for state in moments(players):
        if state.public.phase not in ("auction", "call"):
            continue
        taps = [shape for shape in drawn(state, size).shapes if shape.tap not in (None, ("felt",))]
        keys = [shape.bounds.centre for shape in taps if shape.tap[0] in ("bid", "strain", "do", "call")]  # type: ignore[index]
        assert keys and all(max(abs(x - a), abs(y - b)) >= 44 for (x, y), (a, b) in combinations(keys, 2))


@pytest.mark.parametrize("language", WORDS)
@pytest.mark.parametrize("players", PLAYERS)
def test_everything_touchable_is_said_in_every_language(players: int, language: str) -> None:
    for size in (SIZES[0], SIZES[3]):
        for where, scene in pictures(players, size, language):
            silent = [shape for shape in scene.shapes if shape.tap not in (None, ("felt",)) and not shape.label]
            assert not silent, where
    for state in moments(players):
        if state.public.phase in ("auction", "play", "hand-over"):
            said = words(drawn(state, language=language))
            assert all(name in said for name in NAMES[:players])


# --- Nothing hidden is shown


@often
@given(tables, st.sampled_from(SIZES), st.integers(0, 10_000), st.randoms())
def test_nothing_hidden_is_drawn(table: tuple[int, int], size: tuple[int, int], at: int, chance: Random) -> None:
    states = [state for state in session(*table) if state.public.to_move is not None]
    state = states[at % len(states)]
    other = _otherwise(state, chance)
    assert drawn(other, size) == drawn(state, size)
    assert svg(drawn(other, size)) == svg(drawn(state, size))


def _otherwise(state: State, chance: Random) -> State:
    """The same table with all that the seat to move can't know dealt anew."""
    seat, public = state.public.to_move, state.public
    knows_buried = public.contract is not None and public.contract.bidder == seat
    parts = [list(hand) for k, hand in enumerate(state.hands) if k != seat]
    pickup_hidden = public.pickup is None
    hidden = [card for part in parts for card in part]
    hidden += [] if knows_buried else state.buried
    hidden += state.pickup if pickup_hidden else []
    chance.shuffle(hidden)
    take = lambda count: tuple(hidden.pop() for _ in range(count))  # noqa: E731
    hands = tuple(hand if k == seat else take(len(hand)) for k, hand in enumerate(state.hands))
    buried = state.buried if knows_buried else take(len(state.buried))
    return State(public, hands, take(len(state.pickup)) if pickup_hidden else state.pickup, buried)


@often
@given(tables, st.integers(0, 10_000))
def test_the_curtain_hides_every_hand(table: tuple[int, int], at: int) -> None:
    states = session(*table)
    state = states[at % len(states)]
    for seat in range(table[0]):
        covered = stage(state, covered=True, bottom=seat)
        scene = draw(seen(state, seat), (), None, covered, WORDS["en"])
        assert scene == draw(View(state.public, None, ()), (), None, covered, WORDS["en"])
        assert all(shape.tap in (None, ("felt",)) for shape in scene.shapes)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_curtain_shows_the_trick(players: int) -> None:
    """What everybody may see stays in view while the device goes round."""
    state = next(state for state in session(players, 1) if len(state.public.trick) == 3)
    scene = draw(View(state.public, None, ()), (), None, stage(state, covered=True, bottom=0), WORDS["en"])
    assert sum(isinstance(shape, Stamp) and bool(shape.label) for shape in scene.shapes) == 3


@pytest.mark.parametrize("players", PLAYERS)
def test_whoever_only_watches_sees_backs(players: int) -> None:
    state = moments(players)[7]
    scene = draw(View(state.public, None, ()), (), None, stage(state), WORDS["en"])
    backs = [shape for shape in scene.shapes if isinstance(shape, Stamp) and shape.layer == 2]
    assert len(backs) == state.public.sizes[state.public.to_move or 0]
    assert len({shape.picture for shape in backs}) == 1


# --- On the wire


def _table() -> Any:
    from widgets.canvas import Table

    def nothing(*_: Any) -> None:
        return None

    table = Table(on_tap=nothing, on_pan=nothing, on_pinch=nothing, on_key=nothing, on_fault=nothing)
    recorder.ready(table.widget)
    return table


def _sent(state: State) -> list[recorder.Sent]:
    sent = recorder.RECORDER.begin()
    _table().show(drawn(state))
    return list(sent)


@pytest.mark.parametrize("players", PLAYERS)
def test_hidden_hands_never_cross_the_wire(players: int) -> None:
    """Two worlds that differ only in what is hidden send the very same bytes."""
    for state in moments(players)[:-1]:
        other = _otherwise(state, Random(7))
        assert other != state
        assert _sent(state) == _sent(other)


@pytest.mark.parametrize("players", PLAYERS)
def test_a_choice_is_a_small_message(players: int, wire: recorder.Recorder) -> None:
    """The hand alone is painted anew; only a lead also clears the last trick away."""
    table = _table()
    for state in moments(players)[:-1]:
        choices = MIGHTY.choices(seen(state))
        table.show(drawn(state, chosen=choices[-1]))
        table.show(drawn(state))
        wire.sent.clear()
        table.show(drawn(state, chosen=choices[-1]))
        assert wire.sent
        clears = state.public.phase == "play" and bool(state.public.tricks) and not state.public.trick
        most = 26_000 if clears else 14_000
        assert sum(len(buffer) for message in wire.sent for buffer in message.buffers) < most


# --- What it shows


def _words(scene: Scene) -> list[str]:
    return [shape.words for shape in scene.shapes if isinstance(shape, Text)]


@pytest.mark.parametrize("players", PLAYERS)
def test_the_card_that_is_winning_is_outlined_and_says_so(players: int) -> None:
    for state in session(players, 3):
        public = state.public
        if public.phase != "play" or not public.trick or public.contract is None or public.led is None:
            continue
        scene = drawn(state)
        wins = settle(WINNER, Fight(public.trick, public.led, public.contract.strain)).value
        assert sum(isinstance(shape, Stamp) and _ring(shape) for shape in scene.shapes) == 1
        said = [shape.label for shape in scene.shapes if "winning" in shape.label]
        assert len(said) == 1 and said[0].startswith(NAMES[wins])


def test_the_secret_partner_alone_is_told() -> None:
    state = found(5, secret)
    mover = state.public.to_move
    for seat in range(5):
        view = seen(state, seat)
        told = _words(draw(view, MIGHTY.choices(view), None, stage(state, bottom=seat), WORDS["en"]))
        assert any("secret partner" in said for said in told) == (seat == mover)


def test_the_cards_that_may_be_played_stand_higher_and_the_others_are_veiled() -> None:
    state = next(s for s in session(5, 3) if s.public.phase == "play" and s.public.trick)
    view = seen(state)
    open = {choice.card for choice in MIGHTY.choices(view) if isinstance(choice, Play)}
    scene = drawn(state)
    tops = {shape.tap[1]: shape.y for shape in scene.shapes if isinstance(shape, Rect) and _card_of(shape)}  # type: ignore[index]
    assert set(tops) == set(view.hand)
    assert {card for card, y in tops.items() if y == min(tops.values())} == open
    refused = [shape for shape in scene.shapes if "not playable" in shape.label]
    assert len(refused) == len([card for card in view.hand if card not in open])


def _card_of(shape: Shape) -> bool:
    return isinstance(shape.tap, tuple) and shape.tap[0] == "card"


def test_a_chosen_card_is_shown_where_it_would_lie() -> None:
    state = next(s for s in session(5, 3) if s.public.phase == "play" and s.public.trick)
    for play in MIGHTY.choices(seen(state)):
        ghosts = [
            shape for shape in drawn(state, chosen=play).shapes if isinstance(shape, Stamp) and shape.opacity == 0.9
        ]
        assert len(ghosts) == 1


def test_what_is_put_down_sinks_and_a_point_card_says_that_it_counts() -> None:
    state = next(s for s in session(5, 3) if s.public.phase == "bury")
    card = next(card for card in seen(state).hand if card.point)
    plain, down = drawn(state), drawn(state, chosen=Bury((card,)))
    assert _top(down, card) > _top(plain, card)
    assert "+1 for you" in _words(down) and "+1 for you" not in _words(plain)


def _top(scene: Scene, card: Card) -> float:
    places = [shape.bounds.y for shape in scene.shapes if shape.tap == ("card", card, 0)]
    return max(places)


def test_the_captured_cards_of_the_bidders_side_lie_face_down() -> None:
    for state in session(5, 3):
        contract = state.public.contract
        if state.public.phase != "play" or contract is None:
            continue
        for seat in range(5):
            label = next(
                shape.label
                for shape in drawn(state).shapes
                if shape.label.startswith(f"{NAMES[seat]}: {state.public.sizes[seat]}")
            )
            side = seat == contract.bidder or seat in state.public.known
            assert ("Captured" in label) == (state.public.taken[seat] > 0)
            assert ("face down" in label) == (side and state.public.taken[seat] > 0)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("size", SIZES)
def test_the_end_shows_every_hand_and_what_was_put_down(players: int, size: tuple[int, int]) -> None:
    state = session(players, 3)[-1]
    said = words(drawn(state, size))
    shown = state.public.shown
    assert shown is not None
    for trick in state.public.tricks:
        for laid in trick.cards:
            line = next(line for line in said.splitlines() if line.startswith(f"{NAMES[laid.seat]} played"))
            assert laid.card.spoken(WORDS["en"]) in line
    put_down = next(line for line in said.splitlines() if line.startswith("Put down"))
    assert all(card.spoken(WORDS["en"]) in put_down for card in shown.buried)
    result = state.public.result
    assert result is not None
    for delta in result.delta:
        assert f"{'+' if delta > 0 else '−'}{abs(delta)}" in _words(drawn(state, size))


def test_own_and_put_down_cards_are_faded_in_the_call() -> None:
    state = next(s for s in session(5, 3) if s.public.phase == "call")
    view = seen(state)
    own = [shape for shape in drawn(state).shapes if "your own" in shape.label]
    assert {shape.tap[1] for shape in own} == set(view.hand + view.buried)  # type: ignore[index]
