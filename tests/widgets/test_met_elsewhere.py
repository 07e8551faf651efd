"""Faults that people met in other programs of this kind, and that no other test looks for; see tests/faults.md."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from ipywidgets.embed import dependency_state

from engine.dominoes.state import Next
from engine.mighty.cards import NO_TRUMP
from engine.mighty.decks import DECKS
from engine.mighty.play import MIGHTY
from engine.mighty.state import Bid
from engine.record import Chair
from engine.words import LANGUAGES
from tests.drawing import named
from tests.widgets.recorder import Recorder
from tests.widgets.sitting import Sitting, plain
from widgets.model import PERSON, TableModel
from widgets.panels import shown

BOT = Chair("club")
PAIR = (Chair(PERSON), BOT, Chair(PERSON), BOT)
LAW = {(6, 6)}
"""The tile that the law itself names."""


@pytest.fixture
def sitting(wire: Recorder) -> Iterator[Sitting]:
    """At a table of dominoes, at the first turn."""
    with Sitting.at("elsewhere") as sitting:
        sitting.waits()
        yield sitting


def finish(sitting: Sitting) -> None:
    """Play the first thing that may be done until the deal is over."""
    while sitting.model.public.result is None:
        sitting.waits()
        if sitting.model.awaited is not None:
            sitting.clock.pass_by(1)
            sitting.go()
        elif sitting.model.public.result is None:
            sitting.plays(sitting.model.choices[0])


def test_the_curtain_leaves_in_sight_what_everybody_knows(wire: Recorder) -> None:
    """The score, what was played since one's last turn, and beside it what everybody may count."""
    with Sitting("lang=en") as sitting:
        sitting.among(PAIR, "in-sight")
        for _ in range(3):
            sitting.waits()
            assert sitting.model.awaited is not None and plain(sitting.screen.bar.score.value).strip()
            last = sitting.model.public.turns[-1]
            told = " ".join(shape.label for shape in sitting.screen.scene.shapes)
            assert sitting.app.words.seat(last.seat) in told and "out of 8" in sitting.drawer
            sitting.clock.pass_by(1)
            sitting.go()
            sitting.plays(sitting.model.choices[0])


def test_the_score_is_there_after_every_deal(wire: Recorder) -> None:
    """At the end of a deal, while the opener is named, and in the next deal."""
    with Sitting("lang=en") as sitting:
        sitting.among(PAIR, "score")
        for _ in range(2):
            finish(sitting)
            public = sitting.model.public
            assert all(str(score) in plain(sitting.screen.bar.score.value) for score in public.scores)
            assert len(re.findall("<tr", sitting.screen.drawer.body.value)) >= public.deal
            sitting.clock.pass_by(1)
            sitting.plays(Next())
            assert all(str(score) in plain(sitting.screen.bar.score.value) for score in public.scores)


def test_the_end_shows_this_deal_and_not_the_one_before(sitting: Sitting) -> None:
    """The hands that are shown are those of the deal that is over, twice in a row."""
    for _ in range(2):
        finish(sitting)
        left = {(tile.high, tile.low) for hand in sitting.model.public.shown for tile in hand}
        labels = " ".join(shape.label for shape in sitting.screen.scene.shapes)
        lying = {(max(tile), min(tile)) for tile in sitting.model.public.line}
        assert left <= named(labels) <= left | lying
        sitting.clock.pass_by(1)
        sitting.plays(Next())
        sitting.waits()


def test_nobody_is_asked_while_a_bot_moves(sitting: Sitting) -> None:
    """The sentence names the bot, the list is gone, the button rests, and keys do nothing."""
    sitting.plays(sitting.model.choices[0])
    assert sitting.model.bot_to_move
    before = sitting.model.timeline
    for key in ("1", "Enter", "p", "n", "ArrowRight", "ArrowUp"):
        sitting.key(key)
    assert sitting.model.timeline is before and sitting.model.chosen is None
    assert sitting.said.endswith("is to move.") and not sitting.go_is_live
    picking = sitting.screen.action.picking
    assert not shown(picking.list) and not shown(picking.row.widget)


def test_keys_do_nothing_behind_the_curtain(wire: Recorder) -> None:
    with Sitting("lang=en") as sitting:
        sitting.among(PAIR, "keys")
        sitting.waits()
        before = sitting.model.timeline
        for key in ("1", "p", "n", "h", "ArrowRight", "ArrowUp", " "):
            sitting.key(key)
        assert sitting.model.awaited is not None and sitting.model.timeline is before
        assert sitting.model.chosen is None and sitting.model.hint is None


def test_a_pass_can_be_confirmed_again_after_it_was_undone(wire: Recorder) -> None:
    for seed in range(40):
        with Sitting.at(f"pass-{seed}") as sitting:
            sitting.waits()
            while sitting.model.public.result is None and sitting.model.forced is None:
                sitting.plays(sitting.model.choices[0])
                sitting.waits()
            if sitting.model.public.result is None:
                break
    with Sitting.at(f"pass-{seed}") as sitting:
        sitting.waits()
        while sitting.model.forced is None:
            sitting.plays(sitting.model.choices[0])
            sitting.waits()
        for tool in ("go", "undo", "go", "undo", "redo", "undo"):
            sitting.clock.pass_by(1)
            sitting.go() if tool == "go" else sitting.press(tool)
            sitting.waits()
        assert sitting.model.forced is not None and sitting.go_is_live


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_names_seats_and_never_says_you(language: str, wire: Recorder) -> None:
    with Sitting.at("names", language) as sitting:
        finish(sitting)
        sitting.press("log")
        [*moves] = re.findall(
            r'<span class="who">.*?</p>|<span class="who">.*?</span></span>', sitting.screen.drawer.body.value
        )
        names = [sitting.app.words.seat(seat) for seat in range(4)]
        told = [plain(move) for move in moves]
        assert len(told) > 10 and all(any(name[:3] in line for name in names) for line in told)


def test_tiles_are_drawn_and_not_taken_from_a_font(sitting: Sitting, wire: Recorder) -> None:
    finish(sitting)
    assert not re.search("[\U0001f030-\U0001f0ff]", " ".join(message.content for message in wire.sent))
    assert not any(re.search("[\U0001f030-\U0001f0ff]", str(command)) for command in wire.drawn())


def test_a_page_that_has_no_size_yet_begins_nothing(wire: Recorder) -> None:
    """Opened behind another page a window measures nothing: the game waits, begins once, and is painted whole."""
    with Sitting("game=dominoes&lang=en&seed=hidden", size=(0, 0)) as sitting:
        assert not sitting.screen.seated
        sitting.turned((1366, 768), "game=dominoes&lang=en&seed=hidden")
        first = sitting.model
        sitting.turned((1000, 700), "game=dominoes&lang=en&seed=hidden")
        assert sitting.model is first and sitting.screen.scene.width == 1000 - 24
        assert any(name == "drawImage" for name, _ in wire.drawn())


def test_two_tables_of_one_kernel_do_not_meet(wire: Recorder) -> None:
    """A deal played turn by turn beside another one is the deal played alone."""

    def play(*tables: Sitting) -> list[tuple[str, ...]]:
        while any(table.model.public.result is None for table in tables):
            for table in tables:
                table.waits()
                if table.model.public.result is None:
                    table.plays(table.model.choices[0])
        return [table.model.timeline.actions for table in tables]

    with Sitting.at("one") as one, Sitting.at("other") as other:
        together = play(one, other)
    with Sitting.at("one") as one:
        [alone] = play(one)
    with Sitting.at("other") as other:
        assert together == [alone, *play(other)]


def test_a_notebook_that_is_saved_holds_nothing_hidden(sitting: Sitting) -> None:
    """U59: what JupyterLab writes into a notebook along with the widgets."""
    sitting.press("hint")
    saved = json.dumps(dependency_state([sitting.app.widget]), ensure_ascii=False)
    known = {(max(tile), min(tile)) for tile in (*sitting.model.public.line, *sitting.model.view.hand)}
    assert known & named(saved) and named(saved) <= known | LAW


@pytest.mark.parametrize("players", DECKS)
def test_no_trump_hands_come_to_their_end(players: int) -> None:
    """Bots find cards to put down, to call and to play where there is no trump."""
    for seed in map(str, range(12)):
        model = TableModel(MIGHTY, (Chair("book"),) * players, seed, options={"players": players})
        model.act(Bid(model.public.deck.points, NO_TRUMP), own=False)
        while model.bot_to_move:
            model.bot_step()
        assert model.public.contract.strain is NO_TRUMP and sum(model.public.scores) == 0
