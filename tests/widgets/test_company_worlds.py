"""Nothing hidden is seen at a table of many devices: whatever the others hold, the very same messages come to a seat.

The same deal is dealt twice, two hidden cards exchanged; everybody does the same in both for as long as the rules allow
it, the calling of a partner among all cards included. So it is at every seat, and for who looks on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import pytest

from engine import GAMES, hosting, named
from engine.journal import PERSON, acted
from engine.mighty.cards import in_order
from engine.mighty.state import Call, Play
from engine.record import Record, begin
from engine.store import Store
from engine.system import decide
from engine.table import Game, Seat
from engine.tables import Kept, Tables
from engine.timeline import Timeline
from tests.widgets.company import Guest
from tests.widgets.leaks import assert_alike, in_words
from tests.widgets.recorder import RECORDER, Sent

NAMES = ("Maya", "Rio", "Joel", "Tess", "Nadia")
ENOUGH, MOST = 6, 60
"""So many actions at least two worlds stay alike, and so many at most they are looked at."""


@dataclass(frozen=True, slots=True)
class Worlds:
    """Two tables that one seat, or who looks on, can't tell apart, and what is done at both."""

    games: tuple[Game, Game]
    seat: Seat | None
    actions: tuple[Any, ...]


def dealing(game: Game, deal: Any) -> Game:
    """The game, from a pack that lies in this order already."""
    return replace(game, shuffled=lambda options, text: deal)


def exchanged(game: Game, deal: Any, seat: Seat | None, chance: Random) -> Any:
    """The same deal, but two cards or tiles that are hidden from a seat lie in each other's hands."""
    hands = [list(hand) for hand in deal.hands]
    one, other = chance.sample([at for at in range(len(hands)) if at != seat], 2)
    here, there = chance.randrange(len(hands[one])), chance.randrange(len(hands[other]))
    hands[one][here], hands[other][there] = hands[other][there], hands[one][here]
    ordered = in_order if game.name == "mighty" else lambda hand: tuple(sorted(hand, reverse=True))
    return replace(deal, hands=tuple(map(ordered, hands)))


def worlds(name: str, seat: Seat | None, true: Callable[[Worlds], bool]) -> Worlds:
    """The first two worlds of which something is so."""
    law = named(name)
    for number in range(400):
        chance = Random(f"{name} {seat} {number}")
        deal = law.shuffled(law.options({}), f"company {number}")
        games = dealing(law, deal), dealing(law, exchanged(law, deal, seat, chance))
        found = Worlds(games, seat, tuple(alike(games, seat)))
        if len(found.actions) >= ENOUGH and true(found):
            return found
    raise LookupError("there are no such worlds")


def alike(games: tuple[Game, Game], seat: Seat | None) -> Iterator[Any]:
    """What is done at both tables, as the bots would do, until it must differ for all to see."""
    one, other = (begin(record(game)) for game in games)
    for _ in range(MOST):
        action = next(
            (action for action in wanted(one, other) if open_to(one, action) and open_to(other, action)), None
        )
        if action is None:
            return
        one, other = one.play(action, own=True), other.play(action, own=True)
        if shown(one, seat) != shown(other, seat) or over(one):
            return
        yield action


def record(game: Game) -> Any:
    return Record(game, game.options({}), seed="company")


def wanted(*lines: Timeline) -> Iterator[Any]:
    """What the bots would do at either table, then whatever may be done."""
    views = [line.game.view(line.state, line.game.to_move(line.state.public)) for line in lines]
    yield from (decide(lines[0].game, view, lines[0].game.system).action for view in views)
    if views[0].public.phase not in ("bury", "call"):
        yield from lines[0].game.choices(views[0])


def open_to(line: Timeline, action: Any) -> bool:
    view = line.game.view(line.state, line.game.to_move(line.state.public))
    return bool(line.game.judge(view, action).value)


def over(line: Timeline) -> bool:
    """Is nothing left to decide in this deal?"""
    return line.state.public.result is not None or line.game.settled(line.state.public)


def shown(line: Timeline, seat: Seat | None) -> Any:
    return line.game.view(line.state, seat)


# --- What is sent


@contextmanager
def counted() -> Iterator[None]:
    """Keys and ids that are counted, so that both worlds have the same."""
    keys = count()
    with (
        patch("secrets.token_urlsafe", lambda size: f"{next(keys):043d}"),
        patch("secrets.token_hex", lambda size: f"{next(keys):032d}"),
    ):
        yield


def sent(
    found: Worlds, game: Game, folder: Path, leak: Callable[[], AbstractContextManager[Any]] = nullcontext
) -> list[Sent]:
    """All messages that come to the page in one of two worlds, while it looks everywhere and plays."""
    store = Store(folder / "games.sqlite")
    with patch.dict(GAMES, {game.name: lambda: game}), counted(), leak():
        tables = Tables(store)
        kept, link = hosted(tables, game.name, found.seat)
        messages = RECORDER.begin()
        guest = Guest(store, f"{link}&lang=en").looks()
        for action in found.actions:
            kept = done(tables, kept, guest, action)
        guest.app.company.leave()
    store.close()
    return messages


def hosted(tables: Tables, game: str, seat: Seat | None) -> tuple[Kept, str]:
    """A table at which everybody has come and the game has begun; and the link to one of its places."""
    seats = named(game).seats(named(game).options({}))
    kept, key = tables.host(game, {}, [PERSON] * seats, 0, NAMES[0])
    keys = tables.hand_on(kept, key) | {0: key}
    come = [hosting.joined(at, name) for at, name in enumerate(NAMES[1:seats], 1)]
    return tables.write(kept, *come, hosting.started("company")), f"join={keys[seat]}"


def done(tables: Tables, kept: Kept, guest: Guest, action: Any) -> Kept:
    """One action, on the page where it is its turn, else elsewhere; then the page looks about."""
    line = kept.table.line
    assert line is not None
    if guest.model.mover == guest.model.seat:
        guest.press("hint")
        guest.key("Escape")
        guest.plays(action)
        kept = tables.news(kept)
    else:
        line = line.play(action, own=True)
        kept = tables.write(kept, acted(line, line.cursor))
    assert guest.looks().model.timeline == kept.table.line
    if len(kept.table.line.done) % 9 == 1:  # type: ignore[union-attr]
        for page in ("why", "log", "rules", "more"):
            guest.press(page)
        guest.closes()
    return kept


def anything(_: Worlds) -> bool:
    return True


def plays(found: Worlds) -> bool:
    """Does it come to the first cards, after auction, pickup and call?"""
    return any(isinstance(action, Play) for action in found.actions)


def calls(found: Worlds) -> bool:
    """Does the seat call its partner?"""
    line = begin(record(found.games[0]))
    for action in found.actions:
        if isinstance(action, Call) and line.game.to_move(line.state.public) == found.seat:
            return True
        line = line.play(action, own=True)
    return False


PLACES: list[tuple[str, Seat | None, Callable[[Worlds], bool]]] = [
    *(("dominoes", seat, anything) for seat in (*range(4), None)),
    *(("mighty", seat, plays) for seat in (*range(5), None)),
    ("mighty", 0, calls),
    ("mighty", 3, calls),
]


@pytest.mark.parametrize(("game", "seat", "true"), PLACES)
def test_nothing_hidden_comes_to_a_place(
    game: str, seat: Seat | None, true: Callable[[Worlds], bool], tmp_path: Path
) -> None:
    """app.honest at a table of many devices"""
    found = worlds(game, seat, true)
    assert_alike(*(sent(found, law, tmp_path / name) for law, name in zip(found.games, "ab", strict=True)))


def in_the_order_of_all_cards() -> AbstractContextManager[Any]:
    """All cards that may be called are sent, those of one hand first."""
    from widgets.screen import TableScreen

    shows = TableScreen._show_action

    def first(self: TableScreen) -> None:
        shows(self)
        if self.model.public.phase == "call":
            hand = self.model.timeline.state.hands[1]
            self.alt.value = " ".join(map(str, sorted(self.model.public.deck.copies, key=lambda card: card in hand)))

    return patch.object(TableScreen, "_show_action", first)


@pytest.mark.parametrize(("leak", "true"), [(in_words, plays), (in_the_order_of_all_cards, calls)])
def test_a_leak_makes_two_worlds_differ(
    leak: Callable[[], AbstractContextManager[Any]], true: Callable[[Worlds], bool], tmp_path: Path
) -> None:
    found = worlds("mighty", 0, lambda found: true(found) and hands_differ(found, 1))
    one, other = (sent(found, law, tmp_path / name, leak) for law, name in zip(found.games, "ab", strict=True))
    assert one != other


def hands_differ(found: Worlds, seat: Seat) -> bool:
    one, other = (begin(record(game)).state.hands[seat] for game in found.games)
    return bool(one != other)
