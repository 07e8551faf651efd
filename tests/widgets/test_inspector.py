"""The inspector: what it shows, whom it shows it to, and that a what-if and a review leave the game as it is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext
from typing import Any
from unittest.mock import patch

import pytest

from engine.dominoes.state import Deal, Play
from engine.record import Chair
from engine.words import LANGUAGES
from tests.widgets.leaks import assert_alike
from tests.widgets.recorder import RECORDER, Recorder, Sent, change, click
from tests.widgets.sitting import LAPTOP, PHONE, Sitting, plain
from tests.widgets.worlds import Worlds, record, worlds
from widgets.inspector.screen import Inspector
from widgets.keeping import KeptModel
from widgets.model import PERSON
from widgets.panels import shown as unhidden

PARTNERS = (Chair(PERSON), Chair("club"), Chair(PERSON), Chair("club"))


@pytest.fixture
def sitting(wire: Recorder) -> Iterator[Sitting]:
    """At a deal that is over, in which a careless player regrets three decisions."""
    with Sitting.at("review-1") as sitting:
        while sitting.model.public.result is None:
            sitting.waits()
            if sitting.model.public.result is None:
                sitting.plays(sitting.model.choices[0])
        yield sitting


@pytest.fixture
def glass(sitting: Sitting) -> Inspector:
    inspects(sitting)
    return sitting.app.inspector


def inspects(sitting: Sitting) -> None:
    """Open the inspector and let it reckon."""
    click(sitting.screen.drawer.inspect)
    sitting.clock.pass_by(1.0)


def steps(sitting: Sitting, name: str) -> None:
    click(sitting.app.inspector.steps[name])
    sitting.clock.pass_by(1.0)


def shown(glass: Inspector) -> str:
    """All that the right side says."""
    told = (glass.head, glass.candidates, glass.decided, glass.known, glass.places, glass.opened, glass.review.text)
    return " ".join(plain(widget.value) for widget in told if unhidden(widget))


# --- Looking


def test_a_decision_is_taken_apart(glass: Inspector) -> None:
    """Candidates with bars and intervals, what decided and what had no say, what was known, where things may be."""
    said = shown(glass)
    assert "Maya plays" in said and "Seen by Maya" in said and "From 96 deals, drawn at random" in said
    assert glass.candidates.value.count('class="sp-worth') == len(glass.here.game.choices(glass.here.view))
    assert "played" in said and "± 0." in said and "had no say" in said
    assert "Where the unseen may lie" in said and "33%" in said


def test_steps_lead_through_the_deal(sitting: Sitting, glass: Inspector) -> None:
    steps(sitting, "last")
    assert glass.at == sitting.model.timeline.cursor and glass.steps["on"].disabled
    assert "So far the game has come." in shown(glass) and glass.candidates.value == ""
    steps(sitting, "first")
    assert glass.at == 0 and glass.steps["back"].disabled
    steps(sitting, "on")
    assert plain(glass.where.value).startswith("Step 1 of")


def test_another_seat_sees_what_the_table_saw(sitting: Sitting, glass: Inspector) -> None:
    change(glass.seats, index=2)  # the first is whoever decides
    sitting.clock.pass_by(1.0)
    assert glass.here.view.seat == 1 and "Seen by Rio, who was not to move." in shown(glass)
    assert glass.candidates.value == "" and "What the table reads" in shown(glass)


def test_hands_are_opened_on_purpose(sitting: Sitting, glass: Inspector) -> None:
    assert plain(glass.opened.value) == ""
    click(glass.open_hands)
    sitting.clock.pass_by(1.0)
    assert "With all hands open" in shown(glass) and "Solved: everybody playing best" in shown(glass)
    click(glass.open_hands)
    assert plain(glass.opened.value) == ""


def test_a_number_is_never_that_of_another_moment(sitting: Sitting, glass: Inspector) -> None:
    """What is not reckoned yet is an ellipsis."""
    click(glass.steps["on"])
    click(glass.steps["back"])
    assert "…" in shown(glass) and "±" not in shown(glass)
    sitting.clock.pass_by(1.0)
    assert "±" in shown(glass)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["dominoes", "mighty&players=4"])
def test_every_moment_can_be_shown_in_every_language(wire: Recorder, game: str, language: str) -> None:
    with Sitting(f"game={game}&lang={language}&seed=m1", PHONE) as sitting:
        while sitting.model.public.result is None:
            sitting.model.bot_step() if sitting.model.bot_to_move else sitting.model.act(sitting.model.choices[0], True)
        inspects(sitting)
        glass = sitting.app.inspector
        with patch("engine.lab.inspect.DEALS", dict.fromkeys(("exact", "playout", "book"), 1)):
            for at in range(4, sitting.model.timeline.cursor + 1, 12):
                glass.go(at)
                sitting.clock.pass_by(1.0)
                assert glass.where.value and glass.words.say("note-fault") not in shown(glass)


def test_the_bots_wait_while_one_looks(wire: Recorder) -> None:
    with Sitting.at("table-1") as sitting:
        sitting.press("inspect")
        before = sitting.model.timeline
        sitting.clock.pass_by(30.0)
        assert sitting.model.timeline is before
        click(sitting.app.inspector.close)
        sitting.waits()
        assert sitting.model.timeline is not before


# --- Nobody's hand before its time


def test_while_a_deal_runs_it_is_seen_from_the_own_seat(wire: Recorder) -> None:
    with Sitting.at("table-1") as sitting:
        sitting.waits()
        sitting.plays(sitting.model.choices[0])
        sitting.waits()
        sitting.press("inspect")
        glass = sitting.app.inspector
        for widget in (glass.open_hands, glass.seats, glass.what_if, glass.reviewing):
            assert not unhidden(widget)
        assert glass.here.own and glass.here.view.seat == 0
        steps(sitting, "first")
        assert glass.here.view.seat == 0 and "only what your own seat knows" in shown(glass)
        glass._press_open()
        glass._press_branch()
        assert not glass.hands_open and not sitting.model.trial


def test_behind_the_curtain_nothing_is_seen(wire: Recorder) -> None:
    """app.handover: between two people of one device the inspector shows what everybody may know."""
    with Sitting().among(PARTNERS, "pair-1") as sitting:
        sitting.waits()
        assert sitting.model.awaited is not None
        sitting.press("inspect")
        glass = sitting.app.inspector
        assert glass.here.view.seat is None and glass.here.view.hand == ()
        assert "only what everybody may know" in shown(glass) and glass.places.value == ""


def sent(world: Worlds, deal: Deal, leak: Callable[[], AbstractContextManager[Any]] = nullcontext) -> list[Sent]:
    """All messages of a player who looks at every moment through the inspector, in one of two worlds."""
    messages = RECORDER.begin()
    with patch("secrets.token_urlsafe", lambda size: "the-same-game"), leak(), Sitting(size=PHONE) as sitting:
        sitting.takes(record(world.seed, deal))
        for turn, action in enumerate(world.actions[:2]):
            sitting.waits()
            sitting.press("inspect")
            sitting.turned(PHONE if turn % 2 else LAPTOP)
            for at in range(sitting.model.timeline.cursor + 1):
                sitting.app.inspector.go(at)
                sitting.clock.pass_by(1.0)
            sitting.app.inspector._press_open()
            sitting.app.dark = True
            sitting.app._speak(list(LANGUAGES)[turn % 4])
            click(sitting.app.inspector.close)
            sitting.clock.pass_by(1.0)
            if isinstance(action, Play):
                sitting.plays(action)
    return messages


FOUND = [world for world in map(worlds, range(6)) if world][:3]


@pytest.mark.parametrize("world", FOUND, ids=lambda world: world.seed)
def test_nothing_hidden_is_sent(world: Worlds) -> None:
    """app.honest: hands that this seat can't tell apart give the same bytes."""
    assert_alike(*(sent(world, deal) for deal in world.deals))


def test_a_hand_opened_too_early_makes_two_worlds_differ() -> None:
    def leak() -> AbstractContextManager[Any]:
        return patch("widgets.inspector.screen.opened", lambda line, at: True)

    assert any(sent(world, world.deals[0], leak) != sent(world, world.deals[1], leak) for world in FOUND)


# --- What if


def test_a_what_if_leaves_the_game_as_it_is(sitting: Sitting, glass: Inspector) -> None:
    """Play on there, bots answering; then back to the same moment of the same game."""
    model, line, at = sitting.model, sitting.model.timeline, glass.at
    before = sitting.store.open(model.saved.id).timeline.actions
    click(glass.what_if)
    assert sitting.model.trial and sitting.model.seat == 0
    assert "nothing of it is kept" in plain(sitting.screen.strip.told.value)
    sitting.waits()
    sitting.plays(next(choice for choice in sitting.model.choices if choice != line.steps[at + 1].action))
    sitting.waits()
    assert len(sitting.model.timeline.done) > at + 1 and sitting.model.timeline.steps[at + 1] != line.steps[at + 1]
    click(sitting.screen.strip.back)
    assert sitting.model is model and isinstance(model, KeptModel) and model.timeline is line
    assert glass.at == at and sitting.store.open(model.saved.id).timeline.actions == before


def test_a_what_if_never_deals_what_is_still_to_come(sitting: Sitting, glass: Inspector) -> None:
    """Else one could look at the next deal, and come back."""
    line = sitting.model.timeline
    ending = line.what_if(line.cursor)
    other = ending.play(line.game.read("next"))
    assert other.steps[-1].deal != line.play(line.game.read("next")).steps[-1].deal


# --- Review


def test_a_review_asks_before_it_tells(sitting: Sitting, glass: Inspector) -> None:
    click(glass.reviewing)
    sitting.clock.pass_by(5.0)
    review = glass.review
    assert review.ready and len(review.slips) == 3
    slip = review.slips[0]
    assert glass.at == slip.look.at and "What would you play here?" in shown(glass)
    assert "±" not in shown(glass) and str(slip.look.action.tile) not in plain(glass.review.text.value)
    offered = review._offered(slip)
    click(review.options[offered.index(slip.taken)])
    assert "is what you played: it cost" in plain(review.answer.value) and review.asks
    click(review.options[offered.index(slip.evaluation.best)])
    assert "That is the play." in plain(review.answer.value) and not review.asks
    assert "points more on the average" in plain(review.answer.value) and "±" in shown(glass)
    click(review.tools["next"])
    assert glass.at == review.slips[1].look.at and review.asks
    click(review.tools["show"])
    assert "You played" in plain(review.answer.value) and "That is the play." not in plain(review.answer.value)
    click(glass.reviewing)
    assert not review.on and "±" not in shown(glass)


def test_a_deal_without_regrets_says_so(wire: Recorder) -> None:
    with Sitting.at("review-0") as sitting:
        while sitting.model.public.result is None:
            sitting.waits()
            if sitting.model.public.result is None:
                sitting.press("hint")
                sitting.go()
        inspects(sitting)
        click(sitting.app.inspector.reviewing)
        sitting.clock.pass_by(5.0)
        review = sitting.app.inspector.review
        assert review.ready and not review.slips
        assert "cost you anything" in shown(sitting.app.inspector)
