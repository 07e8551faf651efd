"""Nothing hidden is seen at Mighty: two deals that one player can't tell apart send the very same messages."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, replace
from functools import cache
from random import Random
from typing import Any
from unittest.mock import patch

import pytest

from engine.mighty.cards import in_order
from engine.mighty.play import MIGHTY
from engine.mighty.state import Deal
from engine.record import Chair, Record, begin, saved
from engine.timeline import Timeline
from engine.words import LANGUAGES
from tests.widgets.leaks import assert_alike, in_a_reason, in_words
from tests.widgets.recorder import RECORDER, Sent
from tests.widgets.sitting import LAPTOP, PHONE, Sitting
from widgets.model import PERSON, TableModel


@dataclass(frozen=True, slots=True)
class Worlds:
    """Two deals for so many players, and what the player does in both."""

    players: int
    deals: tuple[Deal, Deal]
    actions: tuple[Any, ...]


def chairs(players: int) -> tuple[Chair, ...]:
    return (Chair(PERSON), *(Chair("book"),) * (players - 1))


def opened(players: int, deal: Deal) -> Timeline:
    options = MIGHTY.options({"players": players, "dealer": 1})
    return begin(Record(MIGHTY, options, deals=(deal,), seed="worlds"))


def exchanged(deal: Deal, chance: Random) -> Deal:
    """The same deal, but two hidden cards lie in each other's hands; seat 1 is always one of the two."""
    hands = [list(hand) for hand in deal.hands]
    other = chance.randrange(2, len(hands))
    here, there = (chance.randrange(len(hands[1])) for _ in range(2))
    hands[1][here], hands[other][there] = hands[other][there], hands[1][here]
    return replace(deal, hands=tuple(map(in_order, hands)))


@cache
def worlds(players: int, number: int = 0, least: int = 4) -> Worlds:
    """Two worlds that stay alike for at least so many turns of the player, whatever the bots do in each."""
    chance = Random(f"{players} {number}")
    while True:
        deal = MIGHTY.shuffled(MIGHTY.options({"players": players}), str(chance.random()))
        for _ in range(8):
            other = exchanged(deal, chance)
            actions = alike(players, deal, other) if other != deal else ()
            if len(actions) >= least:
                return Worlds(players, (deal, other), actions)


def alike(players: int, *deals: Deal) -> tuple[Any, ...]:
    """What the player does, as suggested, for as long as nothing that it sees tells the deals apart."""
    models, actions = [TableModel(MIGHTY, chairs(players), "worlds", {"players": players}) for _ in deals], []
    for model, deal in zip(models, deals, strict=True):
        model.timeline = opened(players, deal)
    while True:
        for model in models:
            while model.bot_to_move:
                model.bot_step()
        one, other = (model.view for model in models)
        if one != other or one.public.result is not None:
            return tuple(actions[:-1])
        models[0].ask_hint()
        actions.append(models[0].chosen)
        for model in models:
            model.act(actions[-1], own=True)


def sent(world: Worlds, deal: Deal, leak: Callable[[], AbstractContextManager[Any]] = nullcontext) -> list[Sent]:
    """All messages that go to the browser while the player looks everywhere and plays in one of two worlds."""
    messages = RECORDER.begin()
    record = saved(opened(world.players, deal), chairs(world.players), {"players": world.players, "dealer": 1})
    with patch("secrets.token_urlsafe", lambda size: "the-same-game"), leak(), Sitting(size=PHONE) as sitting:
        sitting.takes(record)
        for turn, action in enumerate(world.actions):
            sitting.waits()
            if action in (world.actions[0], world.actions[-1]):
                sitting.turned(PHONE if turn else LAPTOP)
                looks_everywhere(sitting, list(LANGUAGES)[turn % 4])
            sitting.plays(action)
        sitting.waits()
        assert len(sitting.model.timeline.done) > len(world.actions)
    return messages


def looks_everywhere(sitting: Sitting, language: str) -> None:
    """Everything that may be looked at before one decides: the pages, the hint, every key and card, undo and redo."""
    sitting.press("hint")
    for page in ("why", "log", "rules", "more"):
        sitting.press(page)
    sitting.speaks(language)
    sitting.closes()
    targets = {shape.tap: None for shape in sitting.screen.scene.shapes if isinstance(shape.tap, tuple)}
    for target in list(targets)[::2]:
        if any(shape.tap == target for shape in sitting.screen.scene.shapes):
            sitting.tap(target)
            sitting.key("Escape")
    if sitting.model.timeline.can_go_back:
        sitting.press("undo")
        sitting.press("redo")


def in_the_order() -> AbstractContextManager[Any]:
    """What is hidden decides which of two things is shown first."""
    from widgets.screen import TableScreen

    shows = TableScreen.show

    def first(self: TableScreen) -> None:
        if self.seated and sum(card.rank for card in self.model.timeline.state.hands[1]) % 2:
            self._show_drawer()
        shows(self)

    return patch.object(TableScreen, "show", first)


@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
def test_nothing_hidden_is_sent(players: int) -> None:
    """app.honest, U04, U05 at Mighty; privacy on the wire"""
    world = worlds(players)
    assert_alike(*(sent(world, deal) for deal in world.deals))


@pytest.mark.parametrize("leak", [in_words, in_a_reason, in_the_order])
def test_a_leak_makes_two_worlds_differ(leak: Callable[[], AbstractContextManager[Any]]) -> None:
    found = (worlds(5, number) for number in range(8))
    assert any(sent(world, world.deals[0], leak) != sent(world, world.deals[1], leak) for world in found)
