"""Games in the store of a server, laid there beforehand: a page takes them up by their address."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from engine.journal import NOBODY
from engine.record import Chair
from engine.store import Saved, Store
from engine.system import decide
from tests.browser.servers import Server
from tests.kept import create
from widgets.keeping import KeptModel
from widgets.model import PERSON, TableModel


@contextmanager
def store_of(server: Server) -> Iterator[Store]:
    """The store that a server's games lie in, in a file of its own."""
    store = Store(server.store)
    try:
        yield store
    finally:
        store.close()


def place_of(server: Server) -> Path:
    """The file in which a server's games lie."""
    return Path(server.store)


def chairs(seats: int, people: tuple[int, ...], bot: str) -> tuple[Chair, ...]:
    return tuple(Chair(PERSON) if seat in people else Chair(bot) for seat in range(seats))


def laid(
    server: Server, game: str, chairs: tuple[Chair, ...], seed: str, until: Callable[[TableModel], bool],
    keeper: str = NOBODY, **options: Any,
) -> Saved:  # fmt: skip
    """A game played on, everybody doing what the bots of their seats would do, until something is so."""
    with store_of(server) as store:
        model = KeptModel(store, create(store, game, options, chairs, seed, keeper))
        while not until(model):
            model.act(next_action(model), own=True)
        return model.saved


def next_action(model: TableModel) -> Any:
    """What the seat to move would do as a bot."""
    if model.mover is None:
        return model.game.choices(model.view)[0]
    return decide(model.game, model.game.view(model.timeline.state, model.mover), model.game.system).action
