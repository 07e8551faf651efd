"""The app as people use it: every behaviour of the table that needs no real browser."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import count
from unittest.mock import patch

import pytest

from engine.dominoes.state import Next, Open, Pass, Play
from engine.dominoes.tiles import DOUBLE_SIX, SET, Tile
from engine.record import Chair
from engine.words import LANGUAGES
from tests.drawing import faces, named
from tests.widgets.recorder import Recorder, Sent, click
from tests.widgets.sitting import LAPTOP, PHONE, Sitting, plain
from widgets.model import PERSON, TableModel
from widgets.scene import Text

SOLO = (Chair(PERSON), *(Chair("club"),) * 3)
PARTNERS = (Chair(PERSON), Chair("club"), Chair(PERSON), Chair("club"))
BOTS = (Chair("club"),) * 4


@pytest.fixture
def sitting(wire: Recorder) -> Iterator[Sitting]:
    """At a table of dominoes, at the first turn."""
    with Sitting.at("table-1") as sitting:
        sitting.waits()
        yield sitting


def finish(sitting: Sitting, deals: int = 1) -> None:
    """Play the first thing that may be done until this deal is over."""
    while sitting.model.public.deal < deals or sitting.model.public.result is None:
        sitting.waits()
        if sitting.model.awaited is not None:
            sitting.go()
        elif sitting.model.public.result is None or sitting.model.public.deal < deals:
            sitting.plays(sitting.model.choices[0])


def shown(sent: list[Sent]) -> frozenset[tuple[int, int]]:
    """The tiles that messages show, drawn or named."""
    drawn = (command for message in sent for command in message.drawn)
    return faces(drawn).union(*(named(message.content) for message in sent))


LAW = {(6, 6)}
"""The one tile that the law itself names."""


def of(hand: tuple[Tile, ...]) -> set[tuple[int, int]]:
    return {(tile.high, tile.low) for tile in hand}


def table_tiles(model: TableModel) -> frozenset[tuple[int, int]]:
    return frozenset((max(tile), min(tile)) for tile in model.public.line)


# --- Selecting and confirming ----------------------------------------------------------------------------------------


def test_selecting_changes_nothing(sitting: Sitting) -> None:
    """U10, U12, U13: previews, refusals, both ends, Escape, a touch elsewhere; none of them moves the game."""
    before, hand = sitting.model.timeline, sitting.model.view.hand
    for tile in hand:
        sitting.tap(("tile", tile))
        fitting = [choice for choice in sitting.model.choices if choice.tile == tile]
        assert sitting.go_is_live == (len(fitting) == 1)
        if not fitting:
            assert "does not fit" in sitting.said
        sitting.key("Escape")
        assert sitting.model.chosen is None
    sitting.tap(("tile", sitting.model.choices[0].tile))
    sitting.tap_at(5, 5)
    assert sitting.model.chosen is None and sitting.model.timeline is before


def test_confirming_acts_once(sitting: Sitting) -> None:
    """U11: a double click, and a late one, are one."""
    done = len(sitting.model.timeline.done)
    sitting.model.select(sitting.model.choices[0])
    sitting.clock.pass_by(1)
    for _ in range(2):
        click(sitting.screen.action.go)
    assert len(sitting.model.timeline.done) == done + 1
    sitting.clock.pass_by(0.1)
    click(sitting.screen.action.go)
    assert len(sitting.model.timeline.done) == done + 1


def test_a_drag_never_selects(sitting: Sitting) -> None:
    """U27, U28: over a tile, an end, the felt."""
    for target in (("tile", sitting.model.choices[0].tile), ("end", "L"), ("end", "R"), ("felt",)):
        before = sitting.model.camera
        sitting.drag(target, -60, 20)
        assert sitting.model.chosen is None and sitting.model.camera.x == before.x - 60


def test_zoom_is_no_part_of_the_game(sitting: Sitting) -> None:
    """U29"""
    before = sitting.model.timeline
    for how in ("in", "in", "out"):
        sitting.tap(("zoom", how))
    assert sitting.model.camera.zoom > 1 and sitting.model.timeline is before
    sitting.tap(("zoom", "fit"))
    assert sitting.model.camera.zoom == 1 and sitting.model.camera.x == 0


def test_the_first_deal_opens_with_the_double_six_alone(wire: Recorder) -> None:
    """U35: it is marked, every other tile is refused with the clause, and it is not played by itself."""
    with Sitting("lang=en") as sitting:
        sitting.among((Chair(PERSON),) * 4, "app").clock.pass_by(1)
        sitting.go()
        hand = sitting.model.view.hand
        assert DOUBLE_SIX in hand and sitting.model.choices == (Play(DOUBLE_SIX),)
        for tile in hand:
            sitting.tap(("tile", tile))
            assert sitting.go_is_live == (tile == DOUBLE_SIX)
            assert sitting.go_is_live or "Mandatory double six" in sitting.said
            sitting.key("Escape")


def test_both_ends_are_marked(sitting: Sitting) -> None:
    """U56: each with its number, in the picture and in words."""
    left, right = sitting.model.public.ends
    texts = [shape.words for shape in sitting.screen.scene.shapes if isinstance(shape, Text)]
    assert {str(left), str(right)} <= set(texts)
    assert f"Ends {left} and {right}." in plain(sitting.screen.alt.value)


def test_a_pass_is_confirmed_and_nothing_else_can_be_done(wire: Recorder) -> None:
    """U37, U38"""
    with Sitting.at("app") as sitting:
        for seed in count():
            sitting.among(SOLO, f"pass-{seed}")
            while sitting.model.public.result is None:
                sitting.waits()
                if sitting.model.forced == Pass():
                    break
                sitting.plays(sitting.model.choices[0])
            if sitting.model.forced == Pass():
                break
        assert plain(sitting.screen.action.go.description) == "Pass" and sitting.go_is_live
        for tile in sitting.model.view.hand:
            sitting.tap(("tile", tile))
            assert not sitting.go_is_live
            sitting.key("Escape")
        sitting.clock.pass_by(1)
        sitting.key("p")
        assert sitting.model.timeline.done[-1].action == Pass()


# --- Pausing, pace, time ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("page", ["rules", "why", "log", "more"])
def test_what_is_open_stops_the_bots(sitting: Sitting, page: str) -> None:
    """U16–U18, also when it is opened while a bot thinks; closing goes on, one move at a time."""
    sitting.plays(sitting.model.choices[0])
    sitting.clock.pass_by(0.3)
    done = len(sitting.model.timeline.done)
    sitting.press(page)
    sitting.clock.pass_by(600)
    assert len(sitting.model.timeline.done) == done and "paused" in plain(sitting.screen.drawer.paused.value)
    sitting.closes()
    sitting.clock.pass_by(0.75)
    assert len(sitting.model.timeline.done) == done + 1


def test_undo_while_a_bot_thinks_calls_it_off(sitting: Sitting) -> None:
    before = sitting.model.timeline.state
    sitting.plays(sitting.model.choices[0])
    sitting.press("undo")
    sitting.clock.pass_by(60)
    assert sitting.model.timeline.state == before


def test_nobody_is_hurried(sitting: Sitting) -> None:
    """U31, U32: ten minutes change nothing at a person's turn; money is never spoken of."""
    before = sitting.model.timeline
    sitting.clock.pass_by(600)
    assert sitting.model.timeline is before


def test_nothing_costs_money(sitting: Sitting, wire: Recorder) -> None:
    finish(sitting, 2)
    assert not [message for message in wire.sent for sign in "$€₴₺£" if sign in message.content]


def test_the_next_deal_waits_for_the_button(sitting: Sitting) -> None:
    """app.next"""
    finish(sitting)
    sitting.clock.pass_by(600)
    assert sitting.model.public.result is not None and plain(sitting.screen.action.go.description) == "Next deal"


# --- Two people at one device ----------------------------------------------------------------------------------------


def test_the_curtain_shows_no_hand(wire: Recorder) -> None:
    """U01–U03, U22: from the act of one person to the button of the other no hidden tile crosses, undo included."""
    with Sitting("lang=en") as sitting:
        sitting.among(PARTNERS, "app")
        sitting.waits()
        assert shown(wire.sent) <= table_tiles(sitting.model) | LAW
        for _ in range(6):
            assert hidden(sitting) and sitting.screen.action.go.description.startswith("I’m ")
            sitting.clock.pass_by(1)
            sitting.go()
            assert named(" ".join(sitting.texts)) - table_tiles(sitting.model) <= of(sitting.model.view.hand) | LAW
            sitting.plays(sitting.model.choices[0])
            sitting.waits()
        for tool in ("undo", "undo", "redo", "undo"):
            mark = len(wire.sent)
            sitting.press(tool)
            assert hidden(sitting) and shown(wire.sent[mark:]) <= table_tiles(sitting.model) | LAW


def hidden(sitting: Sitting) -> bool:
    """Is the curtain drawn, and nothing on the page, shown or not, that only a player may know?"""
    model = sitting.model
    touched = {shape.tap for shape in sitting.screen.scene.shapes}
    is_covered = model.awaited is not None and model.view.hand == () and touched == {None, ("felt",)}
    return is_covered and named(" ".join(sitting.texts)) <= table_tiles(model) | LAW


def test_the_opener_is_named_in_private(wire: Recorder) -> None:
    """U07–U09, U43: the representative alone is shown; naming the partner hands over, naming oneself does not."""
    with Sitting("lang=en") as sitting:
        for seed in count():
            sitting.among(PARTNERS, f"names-{seed}")
            finish(sitting)
            if sitting.model.public.result.winner == 0:
                break
        sitting.plays(Next())
        own = sitting.model.public.representative
        if sitting.model.awaited is not None:
            sitting.go()
        assert sitting.model.seat == own == sitting.model.view.seat
        sitting.tap(("open", (own + 2) % 4))
        assert sitting.model.public.phase == "nominate" and sitting.go_is_live
        sitting.plays(Open((own + 2) % 4))
        assert sitting.model.awaited == (own + 2) % 4 and sitting.model.view.hand == ()
        sitting.press("undo")
        sitting.clock.pass_by(1)
        sitting.go()
        sitting.plays(Open(own))
        assert sitting.model.awaited is None and len(sitting.model.choices) == 7  # U36


def test_four_bots_show_no_hand_before_the_end(wire: Recorder) -> None:
    with Sitting("lang=en") as sitting:
        sitting.among(BOTS, "app")
        for _ in range(10):
            sitting.clock.pass_by(0.7)
        assert shown(wire.sent) <= table_tiles(sitting.model) | LAW
        sitting.waits()
        assert shown(wire.sent) >= set().union(*map(of, sitting.model.public.shown))


# --- The end of a deal, undo, restart --------------------------------------------------------------------------------


def test_the_end_shows_every_hand_and_every_result(sitting: Sitting) -> None:
    """U14, U15, U45, U60: the four hands, a row of the ledger for each deal, the log complete and in order."""
    finish(sitting, 3)
    left = [tile for hand in sitting.model.public.shown for tile in hand]
    spoken = " ".join(shape.label for shape in sitting.screen.scene.shapes)
    assert all(str(tile) in spoken for tile in left)
    assert sitting.screen.drawer.body.value.count("<tr") == 1 + sitting.model.public.deal
    sitting.press("log")
    assert sitting.screen.drawer.body.value.count('class="mv"') == len(sitting.model.timeline.done)
    assert sitting.drawer.index("Deal 3") < sitting.drawer.index("Deal 2") < sitting.drawer.index("Deal 1")


def test_restart_and_new_session_ask_first(sitting: Sitting) -> None:
    """U23–U25"""
    finish(sitting, 2)
    before = sitting.model.timeline
    for name in ("restart", "new-session"):
        sitting.press(name)
        assert sitting.model.timeline is before and sitting.go_is_live
        sitting.key("Escape")
    sitting.press("restart")
    sitting.clock.pass_by(1)
    sitting.go()
    assert sitting.model.public.history == before.state.public.history and sitting.model.public.deal == 2
    sitting.press("undo")
    assert sitting.model.timeline.state == before.state
    sitting.press("new-session")
    sitting.clock.pass_by(1)
    sitting.go()
    public = sitting.model.public
    assert public.scores == (0, 0) and public.opening == "double-six" and not public.history


def test_the_public_counts_are_there(sitting: Sitting) -> None:
    """U58: halves by number, hand sizes, who passed at what."""
    finish(sitting)
    sitting.press("undo")
    view = sitting.model.view
    for number in range(7):
        out = sum(half == number for tile in view.public.line for half in tile)
        assert f"<b>{number}</b><small>{out}</small>" in sitting.screen.drawer.body.value
    for seat, turn in ((turn.seat, turn) for turn in view.public.turns if turn.action == Pass()):
        assert f"{('Maya', 'Rio', 'Joel', 'Tess')[seat]} passed" in sitting.drawer, turn
    spoken = [shape.label for shape in sitting.screen.scene.shapes]
    assert all(any(f"{size} tile" in label for label in spoken) for size in view.public.sizes[1:])


# --- Languages, faults, thrift ---------------------------------------------------------------------------------------


def test_the_language_changes_everything_and_nothing_else(sitting: Sitting) -> None:
    """app.languages, U54: what is shown after a change is what would be shown had it always been that language."""
    finish(sitting)
    sitting.press("log")
    before = sitting.model.timeline
    for language in (*LANGUAGES, "en"):
        sitting.speaks(language)
        now = sitting.texts
        with Sitting.at("app", language) as fresh:
            fresh.screen.sit(sitting.model, sitting.screen.face)
            assert fresh.texts == now
    assert sitting.model.timeline is before


def test_a_fault_changes_nothing_and_says_nothing(sitting: Sitting, wire: Recorder) -> None:
    """app.faults: in a bot's thought, in a touch, in a drawing; nothing of it crosses, and the game goes on."""
    secret = "canary-6-4"
    sitting.plays(sitting.model.choices[0])
    before, mark = sitting.model.timeline, len(wire.sent)
    with patch("widgets.model.decide", side_effect=RuntimeError(secret)):
        sitting.clock.pass_by(5)
    assert sitting.model.timeline is before and sitting.said == sitting.app.words.say("note-fault")
    sitting.press("why")
    sitting.closes()
    sitting.waits()
    before = sitting.model.timeline
    with patch.object(TableModel, "select", side_effect=RuntimeError(secret)):
        sitting.tap(("tile", sitting.model.view.hand[0]))
    assert sitting.model.timeline is before and sitting.said == sitting.app.words.say("note-fault")
    assert not [message for message in wire.sent[mark:] if secret in message.content]
    sitting.plays(sitting.model.choices[0])
    assert sitting.model.timeline is not before


def test_widgets_are_kept_and_messages_stay_small(wire: Recorder) -> None:
    """Twenty deals: after the first, the only new things are pictures of tiles not seen before; no message grows."""
    with Sitting.at("app") as sitting:
        finish(sitting)
        first = len(wire.sent)
        finish(sitting, 20)
        opened = [json.loads(message.content)["state"] for message in wire.sent[first:] if message.kind == "comm_open"]
        assert {state["_model_name"] for state in opened} <= {"CanvasModel"}
        assert len(opened) <= len(SET) * 6
        assert max(len(message.content) for message in wire.sent[first:] if message.kind == "comm_msg") < 20_000
        second = [message for message in wire.sent[first:] if message.kind == "comm_open"][-1:]
        assert second != wire.sent[-1:]


@pytest.mark.parametrize("size", [LAPTOP, PHONE, (360, 640), (1920, 1080), (844, 390), (1024, 768)])
def test_every_size_takes_the_game_along(sitting: Sitting, size: tuple[int, int]) -> None:
    """app.sizes: the canvas fits the window, and the game is the same."""
    before = sitting.model.timeline
    sitting.model.select(sitting.model.choices[0])
    sitting.turned(size)
    assert sitting.model.timeline is before and sitting.model.chosen is not None
    assert sitting.screen.scene.width <= size[0] and sitting.screen.scene.height <= max(size[1], 240 + 128)
