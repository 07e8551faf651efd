"""What a newcomer to Mighty stumbled over, and no longer does. Clauses: app.preview, app.why, app.hint, app.reveal."""

from __future__ import annotations

from itertools import count
from typing import Any

import pytest

from engine.mighty.cards import CLUBS, HEARTS, SPADES
from engine.mighty.may import KEEP
from engine.mighty.play import MIGHTY
from engine.mighty.state import Bid, State, Turn
from engine.store import Summary
from engine.words import LANGUAGES
from tests.widgets.deals import WORDS
from tests.widgets.recorder import Recorder
from tests.widgets.sitting import Sitting, plain
from tests.widgets.test_mighty_app import at_cards, decisions, ended, suggested
from tests.widgets.tricks import found, seen, session
from widgets.face import Selection
from widgets.games import FACES
from widgets.mighty.contract import _laid_out
from widgets.mighty.look import strain_in_mind
from widgets.mighty.pad import STRAINS
from widgets.mighty.panel import _auction
from widgets.mighty.plan import plan
from widgets.panels import shown

FACE = FACES["mighty"]()


def bid_upon(state: State) -> bool:
    """May somebody speak over a bid in a suit?"""
    public = state.public
    last = public.bids[-1].said if public.bids else None
    return public.phase == "auction" and isinstance(last, Bid) and last.strain is not STRAINS[-1]


# --- The auction


def test_a_number_alone_only_chooses() -> None:
    """A second touch of the number confirms nothing, whole though the bid be."""
    view = seen(found(5, bid_upon))
    choices = MIGHTY.choices(view)
    for bid in (choice for choice in choices if isinstance(choice, Bid)):
        assert FACE.tapped(view, choices, bid, ("bid", bid.points)) == Selection(bid, changed=True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_that_had_to_be_raised_is_told(language: str) -> None:
    """14, then clubs, over 14 in diamonds: 15 in clubs, and why not 14."""
    view = seen(found(5, bid_upon))
    choices, high = MIGHTY.choices(view), view.public.bids[-1].said
    strain = next(suit for suit in (CLUBS, SPADES, HEARTS) if suit is not high.strain)
    first = FACE.tapped(view, choices, None, ("bid", high.points)).action
    raised = FACE.tapped(view, choices, first, ("strain", strain)).action
    assert raised == Bid(high.points + 1, strain)
    told, words = FACE.prompt(view, choices, raised, WORDS[language]), WORDS[language]
    for bid in (raised, high, Bid(high.points, strain)):
        assert bid.spoken(words) in told


def test_the_badges_and_the_panel_name_the_same_special_cards(wire: Recorder) -> None:
    """Also while a bid is tried: with spades as trump the Mighty is another card, with clubs the Ripper."""
    with at_cards(5) as sitting:
        sitting.waits()
        bids = [choice for choice in sitting.model.choices if isinstance(choice, Bid)]
        for strain in STRAINS:
            bid = next(bid for bid in bids if bid.strain is strain)
            sitting.tap(("bid", bid.points))
            sitting.tap(("strain", strain))
            assert strain_in_mind(sitting.model.public, sitting.model.chosen) is strain
            assert ("A♦" in special(sitting)) is (strain is SPADES)
            assert ("3♠" in special(sitting)) is (strain is CLUBS)
            sitting.key("Escape")
            assert "A♠" in special(sitting) and "3♣" in special(sitting)


def test_the_high_bid_is_marked_at_every_table_with_the_same_auction() -> None:
    public = found(5, bid_upon).public
    twin = public._replace(bids=tuple(Turn(*turn) for turn in public.bids))
    assert [_auction(table, WORDS["en"]).count('class="hi"') for table in (public, twin)] == [1, 1]


def special(sitting: Sitting) -> str:
    return sitting.drawer.partition("Special cards this hand")[2].partition("Auction")[0][:40]


# --- The hint


def test_the_hint_names_the_move_it_hints(wire: Recorder) -> None:
    """By its whole name, at every phase; and no tag says “book”."""
    with at_cards(5, "cards") as sitting:
        phases = set()
        for _ in decisions(sitting, lambda model: next(iter([*filter(bold, model.choices)]), None)):
            sitting.press("hint")
            title = sitting.screen.drawer.body.value.partition("What a good player would do")[2]
            named = FACE.titled(sitting.model.view, sitting.model.hint.action, sitting.app.words)
            assert plain(title).startswith(named)
            phases.add(sitting.model.public.phase)
            assert not any(getattr(shape, "words", "") == "book" for shape in sitting.screen.scene.shapes)
        assert {"auction", "bury", "contract", "call", "play"} <= phases


def bold(choice: Any) -> bool:
    return isinstance(choice, Bid) and choice.points >= 17


# --- Captured points


def captured_by_a_side(state: State) -> bool:
    return state.public.phase == "play" and len(state.public.tricks) == 4 and sum(state.public.taken) > 4


@pytest.mark.parametrize("players", [5, 7])
def test_every_seat_is_told_what_its_side_has_as_far_as_it_may_know(players: int) -> None:
    state = found(players, captured_by_a_side)
    public, words = state.public, WORDS["en"]
    bidder = public.contract.bidder
    mine = sum(public.taken[seat] for seat in {bidder, *public.known}) + sum(card.point for card in state.buried)
    own = FACE.facts(seen(state, bidder), None, words)
    assert f"Your side has {mine} of the {public.contract.points} points" in own
    watching = FACE.facts(MIGHTY.view(state, None), None, words)
    others = sum(count for seat, count in enumerate(public.taken) if seat not in {bidder, *public.known})
    assert f"The defenders have {others} of the {public.deck.points + 1 - public.contract.points}" in watching
    assert "won, face up" in own and "won, face down" in own


def test_what_a_side_has_tells_nobody_what_was_put_down() -> None:
    """app.honest: other cards put down, the same page for everybody but the bidder."""
    state = found(5, captured_by_a_side)
    cards = state.buried[:-1] + (state.hands[state.public.contract.bidder][0],)
    other = State(state.public, state.hands, state.pickup, cards)
    for seat in range(5):
        pages = {FACE.facts(seen(world, seat), None, WORDS["en"]) for world in (state, other)}
        assert seat == state.public.contract.bidder or len(pages) == 1


@pytest.mark.parametrize("size", [(390, 656), (990, 631)])
def test_a_number_of_captured_points_says_that_it_is_points(size: tuple[int, int], wire: Recorder) -> None:
    """Where there is room in letters, and always in the words of the seat."""
    with Sitting("game=mighty&players=5&lang=en&seed=hand-1", (size[0], size[1] + 188)) as sitting:
        while sum(sitting.model.public.taken) < 4 or sitting.model.public.result:
            sitting.waits()
            suggested(sitting)
        sitting.waits()
        shapes = sitting.screen.scene.shapes
        labels = " ".join(shape.label for shape in shapes)
        assert "Captured" in labels
        written = [shape.words for shape in shapes if hasattr(shape, "words")]
        assert any("pt" in words for words in written) or size[0] > 700


# --- Beside the table


def test_every_list_begins_with_words(wire: Recorder) -> None:
    """No list opens blank: the one of contracts says “choose” like the others."""
    with at_cards(5, "cards") as sitting:
        for _ in decisions(sitting, lambda model: next(iter([*filter(bold, model.choices)]), None)):
            sitting.key("Escape")
            picker = sitting.screen.action.picking.list
            assert picker.index is not None, sitting.model.public.phase
            if KEEP in sitting.model.choices:
                break
        else:
            raise AssertionError("nobody kept a contract")


def test_the_red_suits_are_red_in_the_row_of_trumps(wire: Recorder) -> None:
    with at_cards(5) as sitting:
        sitting.waits()
        row = [made for made in sitting.screen.action.picking.row.buttons if shown(made)]
        kinds = {made.description: {kind for kind in made._dom_classes if len(kind) == 2} for made in row}
        assert [kinds[suit] for suit in "♠♥♦♣"] == [{"sS"}, {"sH"}, {"sD"}, {"sC"}]


def test_the_last_trick_of_five_lies_in_one_row() -> None:
    for seed in range(6):
        trick = next(s.public.tricks[-1] for s in reversed(session(5, seed)) if s.public.tricks)
        place = plan(990, 631, 5, "play", 10).last
        assert place is not None and len({y for _, y in _laid_out(trick, place)}) == 1


def test_whose_turn_is_no_reason(wire: Recorder) -> None:
    """A card that follows is told to follow; and what else is told is more than that it was somebody's turn."""
    with at_cards(5, "cards") as sitting:
        follows = 0
        for _ in decisions(sitting):
            assert "Whose turn" not in sitting.drawer
            follows += "Follow suit" in sitting.drawer.partition("Last moves")[2]
        assert follows > 2


def test_two_decks_are_told_of_only_where_there_are_two(wire: Recorder) -> None:
    for players in (5, 7):
        with at_cards(players, "cards") as sitting:
            for _ in decisions(sitting):
                assert "two decks" not in sitting.drawer.lower()
                if sitting.model.public.phase == "play":
                    break
            sitting.press("rules")
            law = sitting.drawer
            assert ("Two called cards" in law) is (players == 7)
            assert ("13 to 20" in law, "25 to 40" in law) == (players == 5, players == 7)


# --- The end of a hand


def test_a_hand_set_early_says_who_lost_and_where_the_points_are(wire: Recorder) -> None:
    seed = next(seed for seed in map(str, count()) if ended(seed).early)
    with at_cards(4, seed) as sitting:
        for _ in decisions(sitting):
            pass
        public = sitting.model.public
        names = [sitting.app.words.seat(seat) for seat in (public.contract.bidder, *public.result.partners)]
        assert f"{' and '.join(names)} lose" in sitting.drawer
        told = [int(part.split(":")[1].split("<")[0]) for part in legend(sitting)]
        assert sum(told) == public.deck.points and told[-1] == public.result.defenders


def legend(sitting: Sitting) -> list[str]:
    """The entries under the bar of points."""
    shown = sitting.screen.drawer.body.value.partition('sp-legend">')[2].partition("</p>")[0]
    return shown.split("</span>")[:-1]


@pytest.mark.parametrize("play", [4, 5])
def test_the_end_tells_each_ruling_once(play: int, wire: Recorder) -> None:
    with at_cards(play, "cards") as sitting:
        for _ in decisions(sitting):
            pass
        page = sitting.screen.drawer.body.value
        assert page.count("Who pays") == 1 and page.count("What it is worth") == 1


# --- The start page


def test_the_start_page_sets_scores_apart(wire: Recorder) -> None:
    with Sitting("lang=en") as sitting:
        sitting.app.waiting.offer((Summary("x", "mighty", 0.0, deal=2, scores=(-6, -3, 3)),))
        assert sitting.app.waiting.rows[0].go.description.endswith("−6 · −3 · 3")
