"""`python -m engine selfplay` and `arena`: bots among themselves."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine import GAMES, selfplay
from engine.__main__ import main
from engine.bots import best_level, level
from engine.record import parse, replay

Capture = pytest.CaptureFixture[str]


@pytest.mark.parametrize("game", GAMES)
def test_a_record_of_bots_replays(game: str) -> None:
    record = selfplay(game, deals=2, seed="s")
    timeline, refusal = replay(parse(record, GAMES))
    assert refusal is None
    assert timeline.game.to_move(timeline.state.public) is None
    assert len(timeline.state.public.history) == 1 and timeline.state.public.result


@pytest.mark.parametrize("game", GAMES)
def test_the_same_arguments_give_the_same_bytes(game: str, capsys: Capture) -> None:
    printed = []
    for _ in range(2):
        assert main(["selfplay", "--game", game, "--deals", "2", "--seed", "x"]) == 0
        printed.append(capsys.readouterr().out)
    assert printed[0] == printed[1]
    assert json.loads(printed[0]) == selfplay(game, deals=2, seed="x")


def test_the_deals_are_written_as_they_were_dealt() -> None:
    record = selfplay("dominoes", deals=3, seed="d")
    assert len(record["deals"]) == 3 and record["seed"] == "d"
    without_seed = {key: value for key, value in record.items() if key != "seed"}
    assert replay(parse(without_seed, GAMES))[1] is None


PLAYERS: list[tuple[list[str], list[str]]] = [
    ([], ["club"] * 4),
    (["--bots", "beginner"], ["beginner"] * 4),
    (["--bots", "club,beginner,club,beginner"], ["club", "beginner"] * 2),
]


@pytest.mark.parametrize(("arguments", "players"), PLAYERS)
def test_bots_are_seated(arguments: list[str], players: list[str], capsys: Capture) -> None:
    """By default the game's best; one name for all seats, else one for each."""
    assert main(["selfplay", "--game", "dominoes", *arguments]) == 0
    assert [seat["player"] for seat in json.loads(capsys.readouterr().out)["seats"]] == players


def test_options_are_kept(capsys: Capture) -> None:
    assert main(["selfplay", "--game", "mighty", "--options", '{"players": 4}']) == 0
    record = json.loads(capsys.readouterr().out)
    assert record["options"] == {"players": 4} and len(record["seats"]) == 4


FAULTS = [
    (["selfplay", "--game", "chess"], "game: must be one of"),
    (["selfplay", "--game", "dominoes", "--bots", "deep"], "bots: 'deep' is none of beginner, club"),
    (["selfplay", "--game", "dominoes", "--bots", "club,club"], "bots: must be one name, or 4"),
    (["selfplay", "--game", "dominoes", "--deals", "0"], "deals: must be 1 or more."),
    (["selfplay", "--game", "dominoes", "--options", "{"], "options: not JSON"),
    (["selfplay", "--game", "dominoes", "--options", "[]"], "options: must be an object."),
    (["selfplay", "--game", "dominoes", "--options", '{"players": 4}'], "players"),
    (["arena", "--game", "chess", "--bots", "club,beginner"], "game: must be one of"),
    (["arena", "--game", "dominoes", "--bots", "club"], "bots: must be two names or more."),
    (["arena", "--game", "dominoes", "--bots", "club,deep"], "bots: 'deep' is none of"),
    (["arena", "--game", "dominoes", "--bots", "club,beginner", "--deals", "0"], "deals: must be 1 or more."),
    (["arena", "--game", "dominoes", "--bots", "club,club", "--without", "x.y"], "without: club plays no x.y."),
]


@pytest.mark.parametrize(("arguments", "sentence"), FAULTS)
def test_a_fault_is_one_sentence(arguments: list[str], sentence: str, capsys: Capture) -> None:
    assert main(arguments) == 2
    printed = capsys.readouterr()
    assert printed.out == "" and sentence in printed.err
    assert printed.err.count("\n") == 1 and printed.err.endswith(".\n")


def test_more_deals_than_a_record_holds_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.bots.MOST_ACTIONS", 60)
    with pytest.raises(ValueError, match="more than the 60 actions"):
        selfplay("dominoes", deals=9)


def test_the_arena_counts_without_a_convention(capsys: Capture) -> None:
    """A convention switched off is worth what the whole system wins against the rest of it."""
    arguments = ["arena", "--game", "dominoes", "--bots", "club,club", "--deals", "120", "--seed", "a"]
    assert main([*arguments, "--without", "dominoes.convention.keep-ends-you-serve"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert found["without"] == ["dominoes.convention.keep-ends-you-serve"]
    assert found["won"] + found["lost"] + found["drawn"] == 240
    assert found["won"] < found["lost"]


@pytest.mark.parametrize("game", GAMES)
def test_every_level_has_its_bot(game: str) -> None:
    played = GAMES[game]()
    name, system = best_level(played)
    assert level(played, name) == system
    assert not played.levels or list(played.levels)[-1] == name
