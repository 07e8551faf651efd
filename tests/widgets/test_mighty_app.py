"""Mighty in the app: whole hands at every size of table, and nothing hidden on the wire while they run."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from itertools import count
from typing import Any
from unittest.mock import patch

import pytest

from engine import GAMES
from engine.mighty.may import TAKE
from engine.mighty.playing import mighty, ripper
from engine.mighty.state import Bid, Bury, Call, Declare, Next, Take, View
from engine.record import Chair
from tests.card_faces import JOKER_FACE, Face, drawn_faces, face, named_faces, outlines
from tests.widgets import recorder
from tests.widgets.recorder import Recorder, Sent
from tests.widgets.sitting import PHONE, Sitting
from widgets.home import MOST_RULES, Wish, house_rules
from widgets.mighty.pad import STRAINS
from widgets.model import PERSON, TableModel
from widgets.scene import words as read_aloud

PLAYERS = (4, 5, 6, 7, 8)
BOT = Chair("book")


def at_cards(players: int, seed: str = "cards", people: Iterable[int] = (0,), **options: Any) -> Sitting:
    """At a table of Mighty, people at some seats, bots at the others."""
    chairs = tuple(Chair(PERSON) if seat in tuple(people) else BOT for seat in range(players))
    sitting = Sitting("lang=en")
    sitting.app._start(Wish("mighty", {"players": players} | options, chairs), seed)
    return sitting


def suggested(sitting: Sitting) -> Any:
    """Ask for a hint and do it."""
    sitting.press("hint")
    action = sitting.model.chosen
    sitting.clock.pass_by(1.0)
    sitting.go()
    return action


def nothing(model: TableModel) -> Any:
    """Leave it to the hint."""
    return None


def boldly(model: TableModel) -> Any:
    """Bid 85 % of all points at once, in the first suit; then as suggested."""
    high = model.public.deck.points * 17 // 20
    return next((bid for bid in model.choices if isinstance(bid, Bid) and bid.points >= high), None)


def decisions(sitting: Sitting, choose: Callable[[TableModel], Any] = nothing) -> Iterator[None]:
    """Every decision of the people until the hand is over: what `choose` names, or what is suggested."""
    while True:
        sitting.waits()
        if sitting.model.awaited is not None:
            sitting.go()
        if sitting.model.public.result is not None:
            return
        yield
        wanted = choose(sitting.model)
        if wanted is None:
            suggested(sitting)
        else:
            sitting.plays(wanted)


# --- Whole hands -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
def test_a_hand_from_hint_to_hint_hides_what_is_hidden(players: int, wire: Recorder) -> None:
    """app.hint, app.honest, app.reveal, app.score: the player bids, buries, calls and plays; nobody's cards cross."""
    with at_cards(players) as sitting:
        mark, before = 0, frozenset[Face]()
        for _ in decisions(sitting, boldly):
            sitting.press("hint")
            sitting.press("log")
            sitting.closes()
            sitting.key("Escape")
            now = known(sitting.model.view)
            assert shown(wire.sent[mark:], wire) <= before | now
            assert offered(sitting) == {a for a in sitting.model.choices if a == TAKE or isinstance(a, Declare)}
            mark, before = len(wire.sent), now
        assert sitting.model.public.contract.bidder == 0
        result = sitting.model.public.result
        assert sum(result.delta) == 0 and sitting.drawer.count("Maya") >= 1
        left = {face(card) for hand in sitting.model.public.shown.hands for card in hand}
        assert left <= shown(wire.sent, wire)
        sitting.plays(Next())
        assert sitting.model.public.hand == 2 and sitting.model.public.scores == result.scores


def offered(sitting: Sitting) -> set[Any]:
    """What may be said before a lead, as the felt and the list offer it: both alike."""
    taps = {shape.tap for shape in sitting.screen.scene.shapes if isinstance(shape.tap, tuple)}
    keys = {Declare(tap[1]) for tap in taps if tap[0] == "declare"} | ({TAKE} if ("do", "take") in taps else set())
    listed = {action for _, action in sitting.screen.action.picking.list.options}
    assert keys == {action for action in listed if action == TAKE or isinstance(action, Declare)}
    return keys


def shown(sent: list[Sent], wire: Recorder) -> frozenset[Face]:
    """The cards that messages show, drawn or named."""
    opened = ((m.widget, json.loads(m.content).get("state", {})) for m in wire.sent if m.kind == "comm_open")
    drawn = drawn_faces((command for message in sent for command in message.drawn), outlines(opened))
    return drawn.union(*(named_faces(message.content) for message in sent))


def known(view: View) -> frozenset[Face]:
    """The cards that lie open, those in the player's own hands, and those that the law names."""
    public = view.public
    if public.phase == "call" and public.to_move == view.seat:
        return frozenset(map(face, public.deck.copies))
    laid = (one.card for trick in (*(trick.cards for trick in public.tricks), public.trick) for one in trick)
    law = (special(strain) for special in (mighty, ripper) for strain in STRAINS)
    cards = (*view.hand, *view.buried, *(public.pickup or ()), *public.called, *laid, *law)
    return frozenset(map(face, cards)) | {JOKER_FACE}


def test_a_planted_card_is_found(wire: Recorder) -> None:
    """The search above would see a card of another hand, in a name or in a picture."""
    from widgets.screen import TableScreen

    says = TableScreen._announce

    def tells(self: TableScreen) -> None:
        says(self)
        self.alt.value += " ".join(card.spoken(self.words) for card in self.model.timeline.state.hands[1])

    with patch.object(TableScreen, "_announce", tells), at_cards(5) as sitting:
        sitting.waits()
        assert shown(wire.sent, wire) - known(sitting.model.view)
    wire.begin()
    with at_cards(5) as sitting:
        sitting.waits()
        assert shown(wire.sent, wire) <= known(sitting.model.view)
        with patch.object(TableModel, "view", property(lambda model: model.game.view(model.timeline.state, 1))):
            sitting.screen.show()
        assert shown(wire.sent, wire) - known(sitting.model.view)


# --- What the hand asks for ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [5, 8])
def test_the_bidder_sees_what_it_needs(players: int, wire: Recorder) -> None:
    """Mighty adds: bids at a glance, the pickup, what to put down, keep or switch, one or two calls, the reminder."""
    with at_cards(players, "cards") as sitting:
        model, phases = sitting.model, dict[str, str]()
        for _ in decisions(sitting, boldly):
            phases.setdefault(model.public.phase, read_aloud(sitting.screen.scene))
            if model.public.phase == "auction":
                bids = {choice.points for choice in model.choices if isinstance(choice, Bid)}
                keys = {shape.tap[1]: shape.fill for shape in sitting.screen.scene.shapes if is_key(shape.tap)}
                assert {points for points, fill in keys.items() if fill == keys[min(bids)]} == bids
        assert {"auction", "bury", "contract", "call", "play"} <= phases.keys()
        done = [step.action for step in model.timeline.done]
        [call] = [action for action in done if isinstance(action, Call)]
        [bury] = [action for action in done if isinstance(action, Bury)]
        assert len(call.cards) == model.public.deck.called
        for card in model.public.pickup:
            assert card.spoken(sitting.app.words) in phases["bury"]
        put_down = next(line for line in phases["play"].splitlines() if line.startswith("Put down: "))
        assert all(card.spoken(sitting.app.words) in put_down for card in bury.cards)


def is_key(tap: Any) -> bool:
    return isinstance(tap, tuple) and tap[0] == "bid"


@pytest.mark.parametrize(("kind", "choose"), [(Take, boldly), (Declare, nothing)])
def test_what_is_said_before_a_lead_is_offered_when_it_is_legal(
    kind: type, choose: Callable[[TableModel], Any], wire: Recorder
) -> None:
    """mighty.take, mighty.partner.declare: the button comes, is used, and is gone."""
    with at_cards(4, seed_where(kind, choose)) as sitting:
        for _ in decisions(sitting, choose):
            if said := offered(sitting):
                break
        [action] = said
        sitting.tap(("do", "take") if action == TAKE else ("declare", action.card))
        assert sitting.model.ready == action
        sitting.clock.pass_by(1.0)
        sitting.go()
        assert offered(sitting) == set() and sitting.model.timeline.done[-1].action == action


def seed_where(kind: type, choose: Callable[[TableModel], Any]) -> str:
    """The first seed of a hand of four in which the player may do something of a kind."""
    return next(seed for seed in map(str, count()) if any(isinstance(c, kind) for c in choices(seed, choose)))


def choices(seed: str, choose: Callable[[TableModel], Any]) -> Iterator[Any]:
    """All that the player might do at its decisions in a hand of four."""
    chairs = (Chair(PERSON), BOT, BOT, BOT)
    model = TableModel(GAMES["mighty"](), chairs, seed, options={"players": 4})
    while model.public.result is None:
        if model.bot_to_move:
            model.bot_step()
            continue
        yield from model.choices
        model.ask_hint()
        model.act(choose(model) or model.chosen, own=True)


def test_a_hand_may_end_early(wire: Recorder) -> None:
    """mighty.end.early: the end says so, and what is not captured counts for nobody."""
    seed = next(seed for seed in map(str, count()) if ended(seed).early)
    with at_cards(4, seed) as sitting:
        for _ in decisions(sitting):
            pass
        assert sitting.model.public.result.early and sitting.said.startswith("Set early")
        assert "Set early" in sitting.drawer


def ended(seed: str) -> Any:
    """How a hand of four ends, everything being done as suggested."""
    chairs = (BOT,) * 4
    model = TableModel(GAMES["mighty"](), chairs, seed, options={"players": 4})
    while model.bot_to_move:
        model.bot_step()
    return model.public.result


def test_the_start_page_seats_the_table(wire: Recorder) -> None:
    """app.home: the number of players, names, people, and house rules come into the game as they were chosen."""
    with Sitting("lang=en", PHONE) as sitting:
        home = sitting.app.home
        recorder.click(home.art["mighty"])
        recorder.click(home.count.buttons[3])
        for box in home.rules:
            recorder.change(box, value=True)
        recorder.change(home.names[1], value="Ada <b>")
        recorder.change(home.levels[1], index=0)
        recorder.click(home.start)
        model = sitting.model
        assert len(model.chairs) == 7 and model.timeline.options.house == {"switch_to_max", "no_13"}
        assert [model.is_person(seat) for seat in range(7)] == [True, True, *[False] * 5]
        assert model.chairs[1].name == "Ada <b>" and "Ada <b>" not in sitting.screen.bar.score.value
        again = sitting.store.open(model.saved.id)
        assert again.timeline == model.timeline and again.chairs == model.chairs


# --- Two people at one device ----------------------------------------------------------------------------------------


def test_the_curtain_falls_between_two_people(wire: Recorder) -> None:
    """app.handover, U01–U03, U22: from one person's act to the other's button no card is seen, nor after an undo."""
    with at_cards(4, "curtain", people=(0, 2)) as sitting:
        handovers = 0
        while handovers < 8:
            sitting.waits()
            if sitting.model.awaited is not None:
                handovers += 1
                hides_all(sitting)
                sitting.clock.pass_by(1.0)
                sitting.go()
                assert sitting.model.seat == sitting.model.mover and sitting.model.view.hand
            sitting.press("hint")
            sitting.clock.pass_by(1.0)
            mark, own = len(wire.sent), known(sitting.model.view)
            sitting.go()
            sitting.waits()
            assert shown(wire.sent[mark:], wire) <= own | known(sitting.model.view)
        for tool in ("undo", "undo", "redo", "undo"):
            sitting.press(tool)
            hides_all(sitting)


def hides_all(sitting: Sitting) -> None:
    """The curtain is drawn, and nothing on the page, shown or not, is what only a player may know."""
    model = sitting.model
    assert model.awaited is not None and model.view.hand == () and model.view.buried == ()
    assert sitting.screen.action.go.description.startswith("I’m ")
    assert {shape.tap for shape in sitting.screen.scene.shapes} == {None, ("felt",)}
    assert named_faces(" ".join(sitting.texts)) <= known(model.view)


def test_where_the_keyboard_stands_is_ringed_and_heard(wire: Recorder) -> None:
    """app.announce, U53: going from card to card selects nothing; space puts down; the ring goes with a touch."""
    with Sitting("game=mighty&players=5&lang=en&seed=hand-1") as sitting:
        while sitting.waits() or sitting.model.public.phase == "auction":
            suggested(sitting)
        sitting.key("Escape")
        for _ in range(13):
            sitting.key("ArrowRight")
            place = sitting.screen.scene.target(sitting.model.focus)
            assert place is not None and sitting.screen.heard.value.startswith(place.label)
            rings = [shape for shape in sitting.screen.scene.shapes if shape.bounds == place.bounds.grown(3)]
            assert len(rings) == 1 and sitting.model.chosen is None
        sitting.key(" ")
        assert len(sitting.model.chosen.cards) == 1 and "chosen" in sitting.screen.heard.value
        sitting.tap(sitting.model.focus)
        assert sitting.model.focus is None and sitting.model.chosen.cards == ()


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_of_the_house_can_be_chosen(name: str) -> None:
    law = GAMES[name]()
    houses = house_rules(law)
    assert len(houses) <= MOST_RULES
    for house in houses:
        assert law.options({house: True}) != law.options({})
