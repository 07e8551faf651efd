"""A long sitting costs no more than a short one: neither widgets nor messages grow from deal to deal."""

from __future__ import annotations

import psutil
import pytest

from engine.record import Chair
from tests.widgets.recorder import Recorder
from tests.widgets.sitting import Sitting
from widgets.home import Wish

TABLES = [("dominoes", "club", 4, 60), ("mighty", "book", 5, 24)]
MEGABYTES_A_DEAL = 0.5
"""What a deal may leave behind: the game keeps every step, for undo across deals."""


@pytest.mark.parametrize(("game", "bot", "seats", "deals"), TABLES, ids=["dominoes", "mighty"])
def test_bots_among_themselves_leave_nothing_behind(
    game: str, bot: str, seats: int, deals: int, wire: Recorder
) -> None:
    """Once every picture was painted, deals open no widgets, send no more than the first ones did, and leave little."""
    memory, sent = psutil.Process().memory_info, list[tuple[int, int]]()
    with Sitting("lang=en") as sitting:
        sitting.app._start(Wish(game, {}, (Chair(bot),) * seats), "soak")
        for deal in range(deals):
            while sitting.model.public.result is None:
                sitting.clock.pass_by(1.0)
            sitting.clock.pass_by(1.0)
            sitting.go()
            sent.append(measured(wire))
            wire.sent.clear()
            if deal == deals // 2:
                before = memory().rss
        assert sitting.model.game.number(sitting.model.public) == deals + 1
    later = sent[deals // 2 :]
    assert sum(opened for opened, _ in later) <= len(later)
    assert max(size for _, size in later) < 2 * max(size for _, size in sent[1 : deals // 2])
    assert memory().rss - before < len(later) * MEGABYTES_A_DEAL * 2**20


def measured(wire: Recorder) -> tuple[int, int]:
    """How many widgets were opened, and how many bytes were sent."""
    sizes = (len(part) for message in wire.sent for part in (message.content, *message.buffers))
    return sum(message.kind == "comm_open" for message in wire.sent), sum(sizes)
