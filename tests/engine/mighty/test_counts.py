"""What a seat goes by at Mighty is true of the cards as they lie, and tells nothing that it may not know."""

from __future__ import annotations

from random import Random

import pytest

from engine import GAMES
from engine.mighty.cards import JOKER
from engine.mighty.playing import mighty, ripper
from engine.record import Record, begin
from engine.table import legal
from engine.timeline import Timeline
from engine.words import LANGUAGES, Words
from tests.engine.sessions import TABLES, dealt_otherwise

GAME = GAMES["mighty"]()
TABLE = {len(table.seats): table for table in TABLES if table.name == "mighty"}


def tables(players: int, seed: int) -> list[Timeline]:
    """The moments of a hand played at random."""
    chance, line = Random(seed), begin(Record(GAME, GAME.options({"players": players}), seed=str(seed)))
    moments = []
    while line.state.public.result is None and len(moments) < 200:
        line = line.play(chance.choice(legal(GAME, line.state)))
        moments.append(line)
    return moments


@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
def test_what_a_seat_counts_is_so(players: int) -> None:
    counted = 0
    for line in (line for seed in range(6) for line in tables(players, seed)):
        state, public = line.state, line.state.public
        for seat in range(players):
            view = GAME.view(state, seat)
            others = [card for at, hand in enumerate(state.hands) if at != seat for card in hand]
            elsewhere = others + list(() if view.buried else state.buried)
            for reason in GAME.knows(view):
                counted += 1
                facts, strain = reason.facts, public.contract.strain
                match reason.id.rpartition(".")[2]:
                    case "trumps":
                        assert facts["count"] == sum(card.suit is strain for card in elsewhere)
                    case "special":
                        assert set(facts["cards"]) == {mighty(strain), JOKER, ripper(strain)} & set(elsewhere)
                    case "void":
                        assert all(card.suit is not facts["led"] for card in state.hands[facts["seat"]])
                    case "no-joker":
                        assert JOKER not in state.hands[facts["seat"]]
    assert counted > 100


@pytest.mark.parametrize("players", [5, 8])
def test_what_a_seat_goes_by_is_the_same_however_the_others_hold_their_cards(players: int) -> None:
    for line in tables(players, 3):
        view = GAME.view(line.state, 1)
        for other in range(3):
            otherwise = dealt_otherwise(TABLE[players], line.state, 1, Random(other))
            assert GAME.knows(GAME.view(otherwise, 1)) == GAME.knows(view)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_count_is_said(language: str) -> None:
    words, said = Words(language), set()
    for line in (line for seed in range(6) for line in tables(5, seed)):
        for reason in GAME.knows(GAME.view(line.state, 0)):
            said.add(reason.id)
            assert words.title(reason.id) and words.reason(reason, "why").endswith(".")
    assert len(said) >= 5
