"""Games laid in a store and taken out of it as records."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from engine import GAMES
from engine.journal import NOBODY, whole
from engine.record import Chair, Refusal, load, saved
from engine.store import Saved, Store, begun, taken


def create(
    store: Store,
    game: str,
    options: Mapping[str, Any] | None = None,
    chairs: Sequence[Chair] = (),
    seed: str | None = None,
    keeper: str = NOBODY,
) -> Saved:
    """Begin a game, and write it."""
    return put(store, begun(game, options, chairs, seed, keeper))


def take(store: Store, written: Any, keeper: str = NOBODY) -> tuple[Saved, Refusal | None]:
    """Write a record, given as its JSON value, as a game."""
    game, refusal = taken(load(json.dumps(written), GAMES), keeper)
    return put(store, game), refusal


def put(store: Store, game: Saved) -> Saved:
    """Write a game that lies on no disk yet."""
    return replace(game, sequence=store.put(game, whole(game.timeline, game.chairs)))


def export(store: Store, id: str) -> dict[str, Any]:
    """A game as a record."""
    kept = store.open(id)
    return saved(kept.timeline, kept.chairs, kept.chosen)
