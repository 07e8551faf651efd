"""The conventions of Mighty, position by position: where each decides, and where it must stay silent."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine.mighty.play import MIGHTY
from engine.mighty.state import Play, View
from engine.mighty.system import BOOK
from engine.system import Decision, decide
from tests.engine.mighty.positions import Setup, after_auction, auction, play

ROOT = Path(__file__).parents[3]
FOLDERS = (ROOT / "tests/cases", ROOT / "../shared/cases")
AN_ACE = "0:AD 1:3D 2:4D 3:TD 4:JD"
EIGHT_ACE = "0:AD 1:3D 2:4D 3:TD"
EIGHT_CLUB = "0:AC 1:5C 2:4C"

NO_TRUMPS_LEFT = (
    "0:AD 1:3D 2:6D 3:9D 4:TD", "0:AH 1:2H 2:3H 3:4H 4:5H", "0:KH 1:6H 2:7H 3:8H 4:3S", "0:TH 1:JH 2:2S 3:4S 4:5S",
    "1:2C 2:4C 3:5C 4:6C 0:AC",
)  # fmt: skip
DEFENDERS_OUT = (
    "0:AD 1:3D 2:6D 3:9D 4:TD", "0:AH 1:2H 2:3H 3:AS 4:5H", "3:KH 4:4H 0:6H 1:2S 2:3S", "3:8H 4:5S 0:7H 1:6S 2:4S",
    "3:2C 4:4C 0:AC 1:5C 2:6C",
)  # fmt: skip
ONE_NOT_OUT = (
    "0:AD 1:3D 2:6D 3:9D 4:TD", "0:AH 1:2S 2:3H 3:AS 4:4H", "3:KH 4:5H 0:6H 1:6S 2:3S", "3:JH 4:7H 0:8H 1:4S 2:5S",
    "3:2C 4:4C 0:AC 1:5C 2:6C",
)  # fmt: skip
BOTH_GONE = (
    "0:AD 1:3D 2:7D 3:AS 4:JD", "3:2C 4:4C 0:JK 1:5C 2:7C", "0:AC 1:8C 2:TC 3:3C 4:6C", "0:KS 1:2S 2:3S 3:5S 4:6S",
    "0:QS 1:7S 2:8S 3:9S 4:TS",
)  # fmt: skip
FOUR_TRICKS = (AN_ACE, "0:AH 1:2H 2:4H 3:5H 4:6H", "0:AC 1:2C 2:4C 3:5C 4:6C", "0:3C 1:8C 2:QC 3:9C 4:TC")
MIGHTY_FELL = (AN_ACE, "0:5H 1:AS 2:4H 3:2H 4:6H", "1:AC 2:2C 3:4C 4:5C 0:6C", "1:3C 2:QC 3:8C 4:9C 0:TC")
JOKER_PARTNER = (AN_ACE, "0:KH 1:JK 2:2H 3:3H 4:4H", "1:5H 2:AH 3:6H 4:7H 0:8H")
EIGHT_TRUMP = ("0:AD 1:3D 2:4D 3:6D 4:7D 5:8D 6:9D 7:JD", "0:AH 1:3H 2:3H 3:AS 4:4H 5:4H 6:5H 7:5H")
ONE_DEFENDER = ("3:KH 4:6H 5:7H 6:7H 7:8H 0:QH 1:QH 2:7S", "3:AH 4:TH 5:JK 6:2C 7:3C 0:9H 1:5S 2:6S")
NO_DEFENDER = ("3:KH 4:6H 5:7H 6:7H 7:8H 0:QH 1:QH 2:TH", "3:AH 4:7S 5:JK 6:2C 7:3C 0:9H 1:5S 2:6S")

SETUPS: dict[tuple[str, str], Setup] = {
    ("open-king-of-mighty-suit", "silent"): Setup(called="AD"),
    ("open-called-ace-suit", "both"): Setup(called="AD"),
    ("hold-called-ace-back", "fires"): Setup(seat=1, called="AD"),
    ("hold-called-ace-back", "silent"): Setup(seat=2, called="AD"),
    ("second-joker", "fires"): Setup(tricks=(AN_ACE,)),
    ("second-low-trump", "both"): Setup(tricks=(AN_ACE,)),
    ("answer-rip-request", "both"): Setup(seat=2, tricks=(AN_ACE,)),
    ("lead-ripper-as-asked", "fires"): Setup(seat=2, tricks=(AN_ACE, "0:5H 1:8H 2:AS 3:6H 4:JH"), partners="2@2"),
    ("lead-ripper-as-asked", "silent"): Setup(seat=2, tricks=("0:QD 1:5D 2:AS 3:TD 4:2D",), partners="2@1"),
    ("take-losing-point", "both"): Setup(seat=2),
    ("keep-trump-flowing", "fires"): Setup(tricks=("0:AD 1:3D 2:6D 3:9D 4:TD", "0:AH 1:2H 2:3H 3:7H 4:9C")),
    ("keep-trump-flowing", "silent"): Setup(tricks=NO_TRUMPS_LEFT),
    ("stop-drawing-partner", "fires"): Setup(tricks=DEFENDERS_OUT, partners="3@2"),
    ("stop-drawing-partner", "silent"): Setup(tricks=ONE_NOT_OUT, partners="3@2"),
    ("joker-on-second-trump", "fires"): Setup(seat=2, called="JK", tricks=(AN_ACE,)),
    ("joker-on-second-trump", "silent"): Setup(seat=2, called="JK", tricks=("0:AC 1:2C 2:4C 3:6C 4:7C",)),
    ("trump-back", "fires"): Setup(
        seat=2, tricks=(AN_ACE, "0:KH 1:7H 2:AS 3:6H 4:JH", "2:AC 3:2C 4:5C 0:6C 1:7C"), partners="2@2"
    ),
    ("trump-back", "silent"): Setup(
        seat=2,
        tricks=("0:AD 1:3D 2:7D 3:QH 4:2H", "0:KH 1:7H 2:AS 3:6H 4:JH", "2:AH 3:TH 4:5H 0:9H 1:3H"),
        partners="2@2",
    ),
    ("dont-collapse", "both"): Setup(seat=3, tricks=BOTH_GONE, partners="3@1"),
    ("attack-mighty-suit", "fires"): Setup(seat=2, tricks=FOUR_TRICKS),
    ("attack-mighty-suit", "silent"): Setup(seat=2, tricks=MIGHTY_FELL, partners="1@2"),
    ("pile-points", "both"): Setup(seat=4, called="JK", tricks=JOKER_PARTNER, partners="1@2"),
    ("double-encourage", "both"): Setup(seat=1, bids="0:27H"),
    ("double-encourager-first", "fires"): Setup(
        seat=1, tricks=(EIGHT_ACE, "0:7H 5:JK", "5:KC 0:AC"), partners="- 5@2", bids="0:27H 3:28NT 0:29H"
    ),
    ("double-encourager-first", "silent"): Setup(
        seat=1, tricks=(EIGHT_ACE, "0:7H 5:JK", "5:KC 0:AC"), partners="- 5@2", bids="0:29H"
    ),
    ("double-open-losing-point", "both"): Setup(),
    ("double-second-joker", "both"): Setup(tricks=(EIGHT_CLUB,)),
    ("double-second-twin-then-rip", "both"): Setup(tricks=(EIGHT_ACE,)),
    ("double-stop-drawing-partners", "fires"): Setup(tricks=(*EIGHT_TRUMP, *ONE_DEFENDER), partners="3@2 5@4"),
    ("double-stop-drawing-partners", "silent"): Setup(tricks=(*EIGHT_TRUMP, *NO_DEFENDER), partners="3@2 5@4"),
    ("double-lower-called-first", "both"): Setup(seat=2, tricks=(EIGHT_CLUB,)),
    ("double-mighty-waits", "fires"): Setup(seat=2, tricks=(EIGHT_CLUB,)),
    ("double-mighty-waits", "silent"): Setup(seat=2, tricks=(EIGHT_CLUB, "0:7H 5:JK"), partners="- 5@2"),
    ("double-dont-lay-off", "both"): Setup(seat=1, tricks=(EIGHT_CLUB,)),
    ("double-cash-one-winner", "fires"): Setup(seat=1, tricks=(EIGHT_CLUB, "0:6H 1:JK"), partners="- 1@2"),
    ("double-cash-one-winner", "silent"): Setup(seat=4, tricks=(EIGHT_CLUB, "0:6H 4:JK"), partners="- 4@2"),
    ("double-trump-back", "both"): Setup(seat=3, tricks=(EIGHT_CLUB, "0:6H 3:JK"), partners="- 3@2"),
    ("double-take-losing-point", "both"): Setup(seat=2),
    ("double-both-keep-back", "fires"): Setup(
        seat=2, tricks=(EIGHT_CLUB, "0:7H 2:JK", "2:KC 0:AC"), partners="- 2@2"
    ),
    ("double-both-keep-back", "silent"): Setup(
        seat=2, tricks=(EIGHT_CLUB, "0:7H 2:JK", "2:KC 0:AS"), partners="- 2@2"
    ),
    ("double-spare-joker-announce", "fires"): Setup(seat=5, called="AS AH", tricks=(EIGHT_CLUB, "0:KH 3:AH")),
    ("double-spare-joker-announce", "silent"): Setup(seat=5, tricks=(EIGHT_CLUB, "0:KH 3:AH")),
    ("double-rip-both", "fires"): Setup(
        seat=2, tricks=(EIGHT_CLUB, "0:7H 2:JK", "2:KC 4:AS", "4:KS 2:AD"), partners="4@3 2@2"
    ),
    ("double-rip-both", "silent"): Setup(
        seat=2, tricks=(EIGHT_CLUB, "0:7H 2:JK", "2:KC 4:AS 6:JK", "4:KS 2:AD"), partners="4@3 2@2"
    ),
    ("double-never-rip-called", "fires"): Setup(seat=2, tricks=(EIGHT_CLUB, "0:7H 2:AS"), partners="2@2 -"),
    ("double-never-rip-called", "silent"): Setup(
        seat=2, tricks=(EIGHT_CLUB, "0:7H 2:AS", "2:5H 5:JK"), partners="2@2 5@3"
    ),
    ("notrump-return-suit", "fires"): Setup(
        seat=2, tricks=(EIGHT_CLUB, "0:KC 2:JK", "2:TC 0:3C"), partners="- 2@2", bids="0:27D 1:28NT 0:29NT"
    ),
    ("notrump-return-suit", "silent"): Setup(
        seat=2, tricks=(EIGHT_CLUB, "0:KC 2:JK", "2:4D 0:3S"), partners="- 2@2", bids="0:27D 1:28NT 0:29NT"
    ),
    ("notrump-unblock", "both"): Setup(
        seat=2, tricks=("0:AC 1:5C 2:AS", "2:JK(C) 3:JK 4:AS"), partners="2@1 2@2"
    ),
    ("notrump-attack-void", "both"): Setup(
        seat=3, tricks=(EIGHT_ACE, "3:4C 0:3S", "3:KC 1:AC", "1:5D 3:AD")
    ),
}  # fmt: skip

OUGHT: dict[tuple[str, str], Any] = {
    # what is to be bid, buried or called, as the case says it in words
    ("call-mighty", "fires"): "call AS",
    ("call-mighty", "silent"): "call AD",
    ("call-joker", "fires"): "call JK",
    ("call-joker", "silent"): "call AD",
    ("call-ace", "fires"): "call AD",
    ("call-ace", "silent"): "call JK",
    ("double-call-mighty-and-joker", "fires"): "call AS JK",
    ("double-call-mighty-and-joker", "silent"): ("call AD JK", "call AH JK", "call AC JK"),
    ("bid-shape", "fires"): ("bid 13H", "bid 14H"),
    ("bid-shape", "silent"): "pass",
    ("double-bid-shape", "fires"): ("bid 27H", "bid 28H"),
    ("double-bid-shape", "silent"): "pass",
    ("double-bid-eight-magic", "fires"): ("bid 27H", "bid 28H", "bid 29H"),
    ("double-bid-eight-magic", "silent"): "pass",
    ("double-bid-27-28", "fires"): ("bid 27H", "bid 28H"),
    ("double-bid-27-28", "silent"): "pass",
    ("double-bid-29-30", "fires"): ("bid 29H", "bid 30H"),
    ("double-bid-29-30", "silent"): ("bid 27H", "bid 28H"),
    ("double-bid-31", "fires"): "bid 31H",
    ("double-bid-31", "silent"): ("bid 29H", "bid 30H"),
    ("double-bid-above-31", "fires"): "bid 32H",
    ("double-bid-above-31", "silent"): "pass",
    ("double-encourage", "fires"): "bid 28NT",
    ("double-encourage", "silent"): "pass",
}
BURY_CONTRACTS = {("notrump-bury-guards", "fires"): "29NT"}
OVERBID = {"double-bid-above-31": "1:31NT"}
"""What was bid before: 32 is for who is overbid."""
STILL_NAMED = {
    ("call-mighty", "silent"),  # A♦ is the Mighty there: the convention speaks, and names that
    ("double-trump-back", "silent"),  # four trumps: it speaks, and says the lowest
    ("notrump-return-suit", "silent"),  # out of diamonds: it speaks, and says the suit led last
}
"""Where the case shows what a convention does otherwise, not that it is silent."""


def cases() -> list[Any]:
    """Each position once; one that stands in both folders may differ and is then tried twice."""
    found: dict[str, Any] = {}
    for file in (folder / "mighty-conventions.jsonl" for folder in FOLDERS):
        for line in file.read_text("utf-8").splitlines() if file.is_file() else ():
            for which in ("fires", "silent"):
                case = json.loads(line)
                name = case["convention"].rsplit(".", 1)[1]
                key = json.dumps([name, case[which]])
                if case[which]["kind"] != "event":
                    found.setdefault(key, pytest.param(name, which, case[which], id=f"{name}-{which}"))
    return list(found.values())


def position(name: str, which: str, case: dict[str, Any]) -> View:
    players, held = case["players"], case["hand"]
    setup = SETUPS.get((name, which)) or SETUPS.get((name, "both")) or Setup()
    match case["kind"], case.get("extra"):
        case "call", _:
            return after_auction(players, held, f"{15 if players < 6 else 29}{case['trump']}", "call")
        case "bid", 0:
            return auction(players, held, setup.seat, OVERBID.get(name, setup.bids))
        case "bid", _:
            return after_auction(players, held, BURY_CONTRACTS.get((name, which), "29H"), "bury")
    return play(players, held, case["contract"], case["plays"], setup)


def names(decision: Decision) -> set[str]:
    return {reason.id for reason in decision.reasons}


@pytest.mark.parametrize(("name", "which", "case"), cases())
def test_a_convention_decides_or_is_silent(name: str, which: str, case: dict[str, Any]) -> None:
    """It is among the reasons of the bot's decision where it should be, and the bot does what the book says."""
    view = position(name, which, case)
    decision = decide(MIGHTY, view, BOOK)
    named = f"mighty.convention.{name}" in names(decision)
    assert named is (which == "fires" or (name, which) in STILL_NAMED), [reason.id for reason in decision.reasons]
    if case["kind"] != "play":
        ought = OUGHT.get((name, which))
        assert ought is None or MIGHTY.write(decision.action) in ((ought,) if isinstance(ought, str) else ought)
        return
    assert isinstance(decision.action, Play)
    card = str(decision.action.card)
    assert not case["want"] or card in case["want"].split()
    assert card not in case["ban"].split()


def buried(name: str, which: str) -> set[str]:
    case = next(param.values[2] for param in cases() if param.values[:2] == (name, which))
    return set(MIGHTY.write(decide(MIGHTY, position(name, which, case), BOOK).action).split()[1:])


def test_losing_point_cards_are_buried() -> None:
    assert buried("bury-losing-points", "fires") >= {"QC", "JS", "TD"}
    assert not buried("bury-losing-points", "fires") & {"AD", "AS", "JK"}
    assert "AD" not in buried("bury-losing-points", "silent")


def test_guards_are_kept_in_no_trump() -> None:
    down = buried("notrump-bury-guards", "fires")
    assert len(down & {"9D", "3D"}) < 2 and len(down & {"8C", "6C", "9C"}) < 3 and "KC" not in down
