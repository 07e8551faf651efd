"""Selecting in Mighty: everything that may be done is reached by taps, by keys, by lists; and everything is said."""

from __future__ import annotations

import re
from collections import Counter
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from engine.mighty.cards import JOKER, SUITS
from engine.mighty.play import MIGHTY
from engine.mighty.state import (
    Action,
    Bid,
    Bury,
    Call,
    Declare,
    Keep,
    Next,
    Pass,
    PassAll,
    Play,
    State,
    Suit,
    Switch,
    Take,
    Yarborough,
)
from tests.typist import keys
from tests.widgets.deals import WORDS
from tests.widgets.tricks import (
    PLAYERS,
    SIZES,
    drawn,
    found,
    joker_leads,
    may_declare,
    may_take,
    moments,
    seen,
    session,
)
from widgets.face import Selection
from widgets.games import FACES
from widgets.mighty.look import shown_order
from widgets.scene import hit

OWN_SIDE = re.compile(r'<p class="sp-sum">.*?</p>')
"""What one's own side has is for its player alone."""
FACE = FACES["mighty"]()
SAID = {Pass: "pass", PassAll: "pass all", Yarborough: "yarborough", Keep: "keep", Take: "take"}


def touches(action: Action) -> list[Any]:
    """What one touches, one after another, to select it."""
    match action:
        case Bid(points, strain):
            return [("bid", points), ("strain", strain)]
        case Bury(cards):
            return [("card", card, cards[:k].count(card)) for k, card in enumerate(cards)]
        case Call(cards):
            return [("call", card) for card in cards]
        case Switch():
            return [("switch", action)]
        case Play(card, None):
            return [("card", card, 0)]
        case Play(card, suit):
            return [("card", card, 0), ("suit", suit)]
        case Declare(card):
            return [("declare", card)]
        case Next():
            return []
    return [("do", SAID[type(action)])]


def touched(state: State, size: tuple[int, int], action: Action) -> Any:
    """Touch everything that selects an action, on the table as it is drawn each time; what is selected then."""
    view = seen(state)
    choices, chosen = MIGHTY.choices(view), None
    for target in touches(action):
        scene = drawn(state, size, chosen)
        shape = scene.target(target)
        assert shape is not None, f"{size} {action}: no {target}"
        assert hit(scene, *shape.bounds.centre) == target, f"{size} {action}: {target} is covered"
        chosen = FACE.tapped(view, choices, chosen, target).action
    return chosen


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", PLAYERS)
def test_every_choice_is_reached_by_taps(players: int, size: tuple[int, int]) -> None:
    chance = Random(players)
    for state in (*moments(players)[:-1], found(5, joker_leads), found(7, may_declare), found(4, may_take)):
        choices = MIGHTY.choices(seen(state))
        for action in chance.sample(choices, min(4, len(choices))):
            assert touched(state, size, action) == action


@pytest.mark.parametrize("players", PLAYERS)
def test_a_second_tap_or_the_place_on_the_table_confirms(players: int) -> None:
    for state in moments(players)[:-1]:
        view = seen(state)
        choices = MIGHTY.choices(view)
        for action in choices[:5]:
            again = FACE.tapped(view, choices, action, touches(action)[-1])
            toggles = isinstance(action, Bury) or (isinstance(action, Call) and len(action.cards) > 1)
            assert again.confirmed != toggles
            if isinstance(action, Play):
                assert FACE.tapped(view, choices, action, ("trick",)) == Selection(action, confirmed=True)


def test_a_tap_elsewhere_takes_the_selection_back() -> None:
    for state in moments(5)[:-1]:
        view = seen(state)
        choices = MIGHTY.choices(view)
        assert FACE.tapped(view, choices, choices[0], ("felt",)) == Selection(None, changed=True)


def test_a_card_that_may_not_be_played_can_be_selected_but_not_confirmed() -> None:  # app.illegal
    for state in session(5, 3):
        if state.public.phase != "play" or not state.public.trick:
            continue
        view = seen(state)
        choices = MIGHTY.choices(view)
        for card in set(view.hand) - {choice.card for choice in choices if isinstance(choice, Play)}:
            first = FACE.tapped(view, choices, None, ("card", card, 0))
            assert first == Selection(Play(card), changed=True)
            assert not MIGHTY.judge(view, first.action).value
            assert not FACE.tapped(view, choices, first.action, ("card", card, 0)).confirmed
            assert not FACE.tapped(view, choices, first.action, ("trick",)).confirmed


def test_cards_to_put_down_are_taken_back_one_by_one() -> None:
    state = next(s for s in session(8, 3) if s.public.phase == "bury")
    view = seen(state)
    choices = MIGHTY.choices(view)
    card, many = Counter(view.hand).most_common(1)[0]
    assert many == 2
    one = FACE.tapped(view, choices, None, ("card", card, 0)).action
    two = FACE.tapped(view, choices, one, ("card", card, 1)).action
    assert (one, two) == (Bury((card,)), Bury((card, card)))
    assert FACE.tapped(view, choices, two, ("card", card, 1)).action == one
    assert FACE.tapped(view, choices, one, ("card", card, 0)).action == Bury(())


def test_points_wait_for_their_strain_unless_there_is_only_one() -> None:
    state = next(s for s in session(5, 3) if s.public.phase == "auction" and s.public.bids)
    view = seen(state)
    choices = MIGHTY.choices(view)
    bids = [choice for choice in choices if isinstance(choice, Bid)]
    least = min(bid.points for bid in bids)
    assert FACE.tapped(view, choices, None, ("bid", least)).action == Bid(least, Suit.NO_TRUMP)
    waiting = FACE.tapped(view, choices, None, ("bid", least + 1)).action
    assert waiting == Bid(least + 1, Suit.NO_SUIT) and waiting not in choices
    assert FACE.tapped(view, choices, waiting, ("strain", Suit.HEARTS)).action == Bid(least + 1, Suit.HEARTS)


def test_a_joker_that_leads_waits_for_its_suit() -> None:  # mighty.joker.names
    state = found(5, joker_leads)
    view = seen(state)
    choices = MIGHTY.choices(view)
    waiting = FACE.tapped(view, choices, None, ("card", JOKER, 0)).action
    assert waiting == Play(JOKER) and waiting not in choices
    for suit in SUITS:
        assert FACE.tapped(view, choices, waiting, ("suit", suit)).action == Play(JOKER, suit)


def test_who_is_not_to_move_selects_nothing() -> None:
    state = next(s for s in session(5, 3) if s.public.phase == "play")
    view = seen(state, ((state.public.to_move or 0) + 1) % 5)
    assert FACE.tapped(view, (), None, ("card", view.hand[0], 0)) == Selection()
    assert FACE.keyed(view, (), None, "ArrowRight") == Selection()
    assert FACE.pickers(view, (), None, WORDS["en"]) == ()


# --- Keys and lists


@pytest.mark.parametrize("players", PLAYERS)
def test_every_play_bid_and_switch_is_reached_by_keys(players: int) -> None:
    for state in (*moments(players)[:-1], found(5, joker_leads)):
        view = seen(state)
        choices = MIGHTY.choices(view)
        if state.public.phase not in ("auction", "contract", "play"):
            continue
        wanted = {choice for choice in choices if isinstance(choice, Bid | Switch | Play | Keep)}
        assert wanted <= _walked(view, choices)


def _walked(view: Any, choices: Any) -> set[Any]:
    """Everything that arrow keys come to."""
    reached, ways = set(), [None]
    while ways:
        chosen = ways.pop()
        for key in ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"):
            there = FACE.keyed(view, choices, chosen, key).action
            if there is not None and there not in reached:
                reached.add(there)
                ways.append(there)
    return reached


@pytest.mark.parametrize("players", PLAYERS)
def test_a_number_puts_a_card_down_and_takes_it_back(players: int) -> None:
    state = next(s for s in session(players, 3) if s.public.phase == "bury")
    view = seen(state)
    for number, card in zip("1234567890", shown_order(view.hand), strict=False):
        down = FACE.keyed(view, MIGHTY.choices(view), None, number).action
        again = FACE.keyed(view, MIGHTY.choices(view), down, number).action
        twin = view.hand.count(card) == 2
        assert down.cards == (card,) and again.cards in ((), (card, card) if twin else ())
    assert FACE.keyed(view, MIGHTY.choices(view), None, "²") == Selection()


@pytest.mark.parametrize("players", PLAYERS)
def test_whatever_is_put_down_or_called_is_reached_by_keys(players: int) -> None:
    """U53: more cards than there are digits, and two cards to call with two decks."""
    for phase in ("bury", "call"):
        view = seen(next(s for s in session(players, 3) if s.public.phase == phase))
        choices = MIGHTY.choices(view)
        for action in choices[:: max(1, len(choices) // 20)]:
            typist: Any = SimpleNamespace(view=view, chosen=None, focus=None)
            for key in keys(typist, action):
                selection = FACE.keyed(view, choices, typist.chosen, key, typist.focus)
                typist.chosen, typist.focus = selection.action, selection.focus
            assert typist.chosen == action


@pytest.mark.parametrize("players", (5, 8))
def test_every_card_is_put_down_or_called_by_lists(players: int) -> None:
    for phase, kind in (("bury", Bury), ("call", Call)):
        state = next(s for s in session(players, 3) if s.public.phase == phase)
        view = seen(state)
        choices = MIGHTY.choices(view)
        action, chosen = choices[len(choices) // 2], None
        while chosen is None or len(chosen.cards) < len(action.cards):
            (picker,) = FACE.pickers(view, choices, chosen, WORDS["en"])
            values = [value for _, value in picker.options if value is not None]
            more = [v for v in values if not Counter(v.cards) - Counter(action.cards) and v != chosen]
            chosen = max(more, key=lambda value: len(value.cards))
        assert isinstance(chosen, kind) and chosen == action


@pytest.mark.parametrize("players", PLAYERS)
def test_every_list_holds_each_selection_once_and_what_is_selected(players: int) -> None:
    for state in moments(players)[:-1]:
        view = seen(state)
        choices = MIGHTY.choices(view)
        for chosen in (None, choices[0], choices[-1]):
            for picker in FACE.pickers(view, choices, chosen, WORDS["en"]):
                assert picker.options
                assert all(isinstance(text, str) and text for text, _ in picker.options)


# --- Words


@pytest.mark.parametrize("language", WORDS)
@pytest.mark.parametrize("players", PLAYERS)
def test_everything_is_said_in_every_language(players: int, language: str) -> None:
    words, chance = WORDS[language], Random(1)
    for state in (*moments(players), found(5, joker_leads), found(7, may_declare), found(4, may_take)):
        view = seen(state, state.public.to_move or 0)
        choices = MIGHTY.choices(view)
        for action in chance.sample(choices, min(6, len(choices))):
            assert FACE.button(action, words)
            if state.public.phase != "hand-over":
                assert FACE.prompt(view, choices, action, words)
        if state.public.phase != "hand-over":
            assert FACE.prompt(view, choices, None, words)
        assert FACE.heading(view, choices, words)[0] and FACE.spoken(view, choices, words)
        assert FACE.score(view, words) and FACE.facts(view, None, words)
        assert bool(FACE.ending(view, words)) == (state.public.phase == "hand-over")


@pytest.mark.parametrize("players", PLAYERS)
def test_a_preview_says_what_the_card_then_does(players: int) -> None:
    for before, after in zip(session(players, 3), session(players, 3)[1:], strict=False):
        if (
            before.public.phase != "play"
            or not before.public.trick
            or len(after.public.tricks) == len(before.public.tricks)
        ):
            continue
        card = after.public.tricks[-1].cards[-1].card
        said = FACE.prompt(seen(before), MIGHTY.choices(seen(before)), Play(card), WORDS["en"])
        winner, points = after.public.tricks[-1].winner, after.public.tricks[-1].points
        assert "takes the trick" in said
        assert (f"{WORDS['en'].seat(winner)} takes" in said) == (winner != before.public.to_move)
        assert (f"{points} point" in said) or ("without a point" in said and points == 0)


def test_the_points_bar_has_a_segment_for_every_point() -> None:
    for players in PLAYERS:
        state = session(players, 3)[-1]
        html = FACE.ending(seen(state, 0), WORDS["en"])
        assert html.partition("sp-legend")[0].count('<i class="') == state.public.deck.points


def test_what_is_told_beside_the_table_knows_only_the_table() -> None:
    for state in session(5, 3):
        if state.public.to_move is None:
            continue
        told = {OWN_SIDE.sub("", FACE.facts(seen(state, seat), None, WORDS["en"])) for seat in range(5)}
        assert len(told) == 1


# --- What is only unfinished


UNFINISHED = [
    ("auction", lambda choices: Bid(18, Suit.NO_SUIT), True),
    ("auction", lambda choices: Bid(12, Suit.NO_SUIT), False),
    ("bury", lambda choices: Bury(choices[0].cards[:2]), True),
    ("bury", lambda choices: Bury((*choices[0].cards, *choices[0].cards)), False),
    ("play", lambda choices: Play(JOKER), False),
]


@pytest.mark.parametrize(("phase", "chosen", "lacks"), UNFINISHED)
def test_what_lacks_something_is_told_from_what_is_refused(phase: str, chosen: Any, lacks: bool) -> None:
    state = next(s for s in session(5, 3) if s.public.phase == phase)
    view = seen(state)
    choices = MIGHTY.choices(view)
    assert FACE.unfinished(view, choices, chosen(choices)) == lacks
    assert not FACE.unfinished(view, choices, choices[0])


def test_a_half_call_and_a_joker_without_a_suit_are_unfinished() -> None:
    call = next(s for s in session(8, 3) if s.public.phase == "call")
    half = Call(MIGHTY.choices(seen(call))[0].cards[:1])
    assert FACE.unfinished(seen(call), MIGHTY.choices(seen(call)), half)
    lead = found(5, joker_leads)
    assert FACE.unfinished(seen(lead), MIGHTY.choices(seen(lead)), Play(JOKER))
