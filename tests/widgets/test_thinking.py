"""A bot that computes thinks beside the table: it holds nobody up, and what it thought in vain is never heard of."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from engine.bots import levels
from engine.dominoes.play import DOMINOES
from engine.mighty.play import MIGHTY
from engine.record import Chair
from tests.widgets.recorder import Recorder
from tests.widgets.sitting import Sitting, values
from widgets.model import PERSON
from widgets.thinking import Mind

EXPERTS = (Chair(PERSON), *(Chair("expert"),) * 3)


@pytest.fixture
def sitting(wire: Recorder) -> Iterator[Sitting]:
    with Sitting() as sitting:
        yield sitting.among(EXPERTS, "expert-1")


def test_the_expert_is_offered_where_it_can_compute(wire: Recorder) -> None:
    assert levels(DOMINOES)[-1] == "expert" and "expert" not in levels(MIGHTY)
    with Sitting() as sitting:
        offered = sitting.app.home.levels[1]
        assert [player for _, player in offered.options] == ["human", "beginner", "club", "expert"]
        assert offered.value == "club"


def test_experts_play_a_deal(sitting: Sitting) -> None:
    while sitting.model.public.result is None:
        sitting.waits()
        if sitting.model.public.result is None:
            sitting.plays(sitting.model.choices[0])
    reasons = {move.id for at in sitting.model._decisions for move in sitting.model._decisions[at][1].reasons}
    assert "dominoes.convention.solve-the-end" in reasons


def test_a_thought_is_dropped_when_its_table_has_changed(sitting: Sitting) -> None:
    """app.undo: while a bot thinks, its table is left, or its game taken back."""
    sitting.waits()
    action = sitting.model.choices[0]
    sitting.model.act(action, own=True)
    sitting.screen.follow()
    bot = sitting.model.timeline
    assert sitting.model.bot_waits and not sitting.model.thought_out
    sitting.press("undo")
    sitting.waits()
    assert len(sitting.model.timeline.done) == len(bot.done) - 1 and sitting.model._thought_out(bot.cursor) is None


def test_an_unknown_bot_plays_like_the_best_that_needs_nothing(sitting: Sitting) -> None:
    """A record from elsewhere may name a bot that is not here."""
    sitting.among((Chair(PERSON), *(Chair("oracle"),) * 3), "expert-1").waits()
    assert sitting.model.choices


def test_a_long_thought_holds_nobody_up_and_ends_when_it_is_forgotten() -> None:
    """On a real loop: answers come while it still thinks, then none, and its thread soon stands still."""
    heard: list[int] = []
    ended = threading.Event()

    def answers() -> Iterator[int]:
        try:
            for answer in range(1_000):
                yield answer
                time.sleep(0.005)
        finally:
            ended.set()

    async def sit() -> None:
        mind = Mind(asyncio.get_running_loop(), pytest.fail)
        mind.think(answers, heard.append)
        while len(heard) < 3:
            await asyncio.sleep(0.001)
        mind.forget()
        count = len(heard)
        await asyncio.sleep(0.05)
        assert len(heard) == count and ended.wait(5)

    with ThreadPoolExecutor(1) as apart:  # a browser's tests may have a loop in this thread
        apart.submit(asyncio.run, sit()).result()


def test_a_failed_thought_says_so_and_nothing_else(wire: Recorder) -> None:
    with Sitting.at("table-1") as sitting:

        def fails() -> Iterator[None]:
            raise LookupError("6-6 lies in the hand of seat 2")

        sitting.screen.mind.think(fails, pytest.fail)
        before = len(wire.sent)
        sitting.clock.pass_by(1.0)
        told = [str(values(message)) for message in wire.sent[before:]]
        assert any("Something went wrong" in text for text in told)
        assert not any("lies in the hand" in text for text in told)
