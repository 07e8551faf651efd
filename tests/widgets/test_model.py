"""The model: selecting only previews, confirming acts once, undo takes the replies along."""

from __future__ import annotations

import pytest

from engine import GAMES
from engine.dominoes.state import Next, Pass, Play, dead
from engine.dominoes.tiles import DOUBLE_SIX
from engine.record import Chair, saved
from widgets.model import PERSON, TableModel

SOLO = (Chair(PERSON), Chair("club"), Chair("club"), Chair("club"))
PAIR = (Chair(PERSON), Chair("club"), Chair(PERSON), Chair("club"))
ALL_BOTS = (Chair("club"),) * 4


def table(chairs: tuple[Chair, ...] = SOLO, seed: str = "model") -> TableModel:
    return TableModel(GAMES["dominoes"](), chairs, seed)


def to_person(model: TableModel) -> TableModel:
    """Let the bots move until a person has to decide or the deal is over."""
    while model.bot_to_move:
        model.bot_step()
    if model.awaited is not None:
        model.reveal()
    return model


def play_on(model: TableModel, deals: int = 1) -> TableModel:
    """Play whole deals, the person taking the first choice each time."""
    while model.public.deal <= deals and not (model.public.deal == deals and model.public.result):
        to_person(model)
        model.select(model.choices[0])
        model.confirm()
    return model


def test_selecting_is_only_a_preview() -> None:
    """app.preview, U10"""
    model = to_person(table())
    before = model.timeline
    for action in (*model.choices, Play(model.view.hand[0]), None):
        model.select(action)
        assert model.timeline is before


def test_what_the_rules_forbid_can_be_selected_but_not_confirmed() -> None:
    """app.illegal, U13"""
    model = to_person(table())
    wrong = next(tile for tile in model.view.hand if not any(getattr(c, "tile", None) == tile for c in model.choices))
    model.select(Play(wrong))
    before = model.timeline
    assert model.ready is None
    model.confirm()
    assert model.timeline is before and model.chosen == Play(wrong)


def test_confirming_acts_once() -> None:
    """U11: exactly one action more; a late second confirmation does nothing."""
    model = to_person(table())
    model.select(model.choices[0])
    done = len(model.timeline.done)
    model.confirm()
    model.confirm()
    assert len(model.timeline.done) == done + 1


@pytest.mark.parametrize("deals", [1, 3])
def test_undo_takes_the_replies_along_and_redo_brings_the_same_back(deals: int) -> None:
    """app.undo, U19–U21: also across deals."""
    model = to_person(play_on(table(), deals))
    seen = [model.timeline.state]
    while model.timeline.can_go_back:
        model.undo()
        assert model.seat == 0 and not model.bot_to_move
        seen.append(model.timeline.state)
    while model.timeline.can_redo:
        model.redo()
        seen.pop()
        assert model.timeline.state == seen[-1]
    assert len(seen) == 1


def test_a_new_decision_drops_the_undone_future_and_never_uses_its_deals() -> None:
    """app.undo: undo across a deal and another decision leads to a fresh shuffle, so that nobody peeks."""
    model = play_on(table(), 1)
    model.select(Next())
    model.confirm()
    peeked = model.timeline.state.hands
    while len(model.choices) < 2 or model.public.deal > 1:
        model.undo()
    other = next(a for a in model.choices if model.timeline.play(a).steps != model.timeline.steps)
    model.select(other)
    model.confirm()
    model = play_on(model, 1)
    model.select(Next())
    model.confirm()
    assert model.public.deal == 2 and model.timeline.state.hands != peeked


def test_restarting_a_deal_keeps_the_earlier_score_and_can_be_undone() -> None:
    """app.restart-deal, U23, U24"""
    model = play_on(table(), 2)
    before = model.timeline
    model.restart_deal()
    assert model.public.deal == 2 and not model.public.turns and model.public.result is None
    assert model.public.history == before.state.public.history
    assert sorted(map(len, model.timeline.state.hands)) == [7] * 4
    model.undo()
    assert model.timeline.state == before.state


def test_a_new_session_opens_with_the_double_six_again() -> None:
    """app.new-session, U25"""
    model = play_on(table(), 2)
    model.new_session("another")
    public = model.public
    assert public.scores == (0, 0) and public.history == () and public.opening == "double-six" and public.deal == 1
    assert DOUBLE_SIX in model.timeline.state.hands[public.to_move]


def test_a_hint_goes_by_what_the_best_bot_plays() -> None:
    """app.hint: not by all that everybody reads by; so does a bot whose name nobody knows."""
    model = table((Chair(PERSON), Chair("beginner"), Chair("bot"), Chair("club")))
    beginner, *_, best = model.game.levels.values()
    assert [model.system(seat) for seat in (None, 1, 2, 3)] == [best, beginner, best, best]


def test_a_hint_does_not_act_and_is_gone_with_the_next_change() -> None:
    """app.hint"""
    model = to_person(table())
    before = model.timeline
    model.ask_hint()
    assert model.timeline is before and model.hint.action in model.choices and model.chosen == model.hint.action
    model.cancel()
    assert model.hint is None
    model.ask_hint()
    model.confirm()
    assert model.hint is None


def test_what_is_open_pauses_the_bots() -> None:
    """app.pause, U16–U18"""
    model = table(ALL_BOTS)
    assert model.bot_waits
    for page in ("rules", "why", "log", "more"):
        model.open = page
        assert not model.bot_waits
    model.open = ""
    assert model.bot_waits


def test_the_curtain_is_drawn_before_another_person_decides() -> None:
    """app.handover, U01–U03, U22: at the start, at every change of person, and after an undo."""
    model = table(PAIR)
    assert model.seat is None
    while model.bot_to_move:
        model.bot_step()
    first = model.awaited
    assert first is not None and model.view.hand == () and model.choices == ()
    model.reveal()
    assert model.seat == first and model.view.hand and model.choices
    model.select(model.choices[0])
    model.confirm()
    while model.bot_to_move:
        model.bot_step()
    assert model.awaited not in (None, first) and model.view.hand == ()
    model.undo()
    assert model.awaited == first and model.view.hand == ()


@pytest.mark.parametrize("seed", ["0", "1", "2", "3", "4", "5"])
def test_a_hand_is_covered_before_anybody_else_decides(seed: str) -> None:
    """U01: also while bots move in between, and in a new deal that another person's turn begins."""
    model = table(PAIR, seed)
    while model.public.deal < 4:
        person = model.next_person
        assert model.seat in (None, person) or model.mover is None
        to_person(model)
        model.select(model.choices[0])
        model.confirm()


def test_four_bots_show_no_hand() -> None:
    model = table(ALL_BOTS)
    while model.bot_to_move:
        assert model.view.hand == () and model.choices == ()
        model.bot_step()
    assert model.public.shown is not None


def test_one_confirmation_resolves_the_passes_that_everybody_sees_coming() -> None:
    """Still four pass actions in the record, one step of undo."""
    for seed in map(str, range(200)):
        model = to_person(play_or_dead(table(seed=seed)))
        if model.public.phase == "play" and dead(model.public):
            break
    before, passed = model.timeline, model.public.passes
    assert model.forced == Pass()
    model.confirm()
    assert model.public.result.by == "block"
    assert model.timeline.actions[len(before.done) :] == ("pass",) * (4 - passed)
    model.undo()
    assert model.timeline.state == before.state


def play_or_dead(model: TableModel) -> TableModel:
    while not model.public.result and not dead(model.public):
        to_person(model)
        if not dead(model.public) and model.choices:
            model.select(model.choices[0])
            model.confirm()
    return model


def test_what_stands_is_a_record_that_replays_to_the_same() -> None:
    import engine

    model = play_on(table(), 2)
    report = engine.replay(saved(model.timeline, model.chairs))
    assert report["error"] is None and report["state"] == model.game.report(model.timeline.state)
