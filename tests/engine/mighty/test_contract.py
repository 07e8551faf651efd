"""Pickup, contract and call: what may be put down, kept, switched and called."""

from __future__ import annotations

from typing import Any

import pytest

from engine.mighty.cards import STRAINS, Hand
from engine.mighty.contract import Burying, Calling, Settling
from engine.mighty.decks import Deck
from engine.mighty.rules import QUESTIONS
from engine.mighty.state import Bid, Bury, Call, Keep, Switch
from engine.ruling import settle
from tests.engine.mighty.rows import EIGHT, FIVE, FOUR, SIX, Row, bid, hand

NO_13, TO_MAX = frozenset({"no_13"}), frozenset({"switch_to_max"})


def burying(cards: str, held: str, count: int = 3) -> Burying:
    return Burying(Bury(hand(cards)), hand(held), count)


def switch(old: str, new: str, deck: Deck = FIVE) -> Settling:
    return Settling(Switch(bid(new)), deck, bid(old))


def calling(cards: str, own: str, deck: Deck = FIVE) -> Calling:
    return Calling(Call(hand(cards)), deck, hand(own))


PICKUP: Hand = hand("2D 3D 4H")

ROWS = (
    Row("pickup", PICKUP, "pickup", PICKUP),
    Row("bury", burying("2C AS JK", "2C 3C AS JK"), "bury", True),
    Row("bury", burying("2C AS", "2C 3C AS JK"), "bury", False),
    Row("bury", burying("2C 3C AS JK", "2C 3C AS JK"), "bury", False),
    Row("bury", burying("2C AS KD", "2C 3C AS JK"), "bury", False),
    Row("bury", burying("2C 2C AS", "2C 3C AS JK"), "bury", False),
    Row("bury", burying("2C 2C AS KD", "2C 2C AS KD KH", 4), "bury", True),
    Row("settle", Settling(Keep(), FIVE, bid("15C")), "contract.keep", True),
    Row("settle", switch("15C", "17H"), "contract.switch", True),
    Row("settle", switch("15C", "16NT"), "contract.switch", True),
    Row("settle", switch("15NT", "17S"), "contract.switch", True),
    Row("settle", switch("15C", "17C"), "contract.switch", False),
    Row("settle", switch("15C", "18H"), "contract.switch", False),
    Row("settle", switch("15C", "16H"), "contract.switch", False),
    Row("settle", switch("15C", "17NT"), "contract.switch", False),
    Row("settle", switch("15NT", "16NT"), "contract.switch", False),
    Row("settle", switch("30C", "33S", EIGHT), "contract.switch", True),
    Row("settle", switch("30C", "32NT", EIGHT), "contract.switch", True),
    Row("settle", switch("30NT", "33S", SIX), "contract.switch", True),
    Row("settle", switch("30C", "32S", SIX), "contract.switch", False),
    Row("settle", switch("19C", "21H"), "contract.maximum", False),
    Row("settle", switch("20C", "21NT"), "contract.maximum", False),
    Row("settle", switch("38C", "41H", SIX), "contract.maximum", False),
    Row("settle", switch("15C", "21H"), "contract.maximum", False, TO_MAX),
    Row("settle", switch("13C", "20C"), "contract.switch-to-max", True, TO_MAX),
    Row("settle", switch("20C", "20NT"), "contract.switch-to-max", True, TO_MAX),
    Row("settle", switch("26C", "40C", SIX), "contract.switch-to-max", True, TO_MAX),
    Row("settle", switch("20C", "20C"), "contract.switch-to-max", False, TO_MAX),
    Row("settle", switch("13C", "20C"), "contract.switch", False),
    Row("settle", switch("14C", "19H"), "contract.switch", False, TO_MAX),
    Row("kept", Settling(Keep(), FOUR, bid("13H")), "contract.no-13", bid("14H"), NO_13),
    Row("kept", Settling(Keep(), FOUR, bid("13NT")), "contract.no-13", bid("14NT"), NO_13),
    Row("kept", Settling(Keep(), FOUR, bid("14H")), "contract.keep", bid("14H"), NO_13),
    Row("kept", Settling(Keep(), FOUR, bid("13H")), "contract.keep", bid("13H")),
    Row("kept", Settling(Keep(), FIVE, bid("13H")), "contract.keep", bid("13H"), NO_13),
    Row("settle", switch("13C", "15H", FOUR), "contract.switch", True, NO_13),
    Row("settle", switch("13C", "14NT", FOUR), "contract.switch", True, NO_13),
    Row("settle", switch("13C", "16H", FOUR), "contract.switch", False, NO_13),
    Row("call", calling("AS", "KS JK"), "call.elsewhere", True),
    Row("call", calling("JK", "KS AS"), "call.elsewhere", True),
    Row("call", calling("JK", "KS JK"), "call.elsewhere", False),
    Row("call", calling("AS JK", "KS"), "call.elsewhere", False),
    Row("call", calling("2H", "KS", FOUR), "call.elsewhere", False),
    Row("call", calling("AS JK", "AS JK", SIX), "call.elsewhere", True),
    Row("call", calling("AS JK", "AS AS", SIX), "call.elsewhere", False),
    Row("call", calling("AS 5C", "5C", SIX), "call.elsewhere", False),
    Row("call", calling("AS 4C", "", SIX), "call.elsewhere", False),
    Row("call", calling("2D 2S", "2S", EIGHT), "call.elsewhere", False),
    Row("call", calling("AS", "", SIX), "call.two", False),
    Row("call", calling("AS AS", "", SIX), "call.two", False),
    Row("call", calling("AS KS QS", "", SIX), "call.two", False),
)


@pytest.mark.parametrize("row", ROWS, ids=str)
def test_pickup_contract_and_call_are_settled_by_their_clauses(row: Row) -> None:
    assert row.holds(), row.settled()


@pytest.mark.parametrize("deck", [FOUR, FIVE, SIX, EIGHT])
@pytest.mark.parametrize("house", [frozenset(), TO_MAX])
def test_every_contract_may_be_kept_and_switched_as_the_steps_say(deck: Deck, house: frozenset[str]) -> None:
    """Every contract against every other. Met elsewhere: keeping was refused; 19 clubs became 21 hearts."""
    bids = [Bid(points, strain) for points in range(deck.lowest, deck.points + 3) for strain in STRAINS]
    for old in (one for one in bids if one.points <= deck.points):
        assert _may(Settling(Keep(), deck, old), house)
        allowed = {new for new in bids if _may(Settling(Switch(new), deck, old), house)}
        assert allowed == _switches(old, deck) | (_to_the_top(old, deck) if house else set())


def _may(settling: Settling, house: frozenset[str]) -> Any:
    return settle(QUESTIONS["settle"], settling, house).value


def _switches(old: Bid, deck: Deck) -> set[Bid]:
    """Counted another way: the price list of the rules."""
    to_suit, to_no_trump = {1: (2, 1), 2: (3, 2)}[deck.decks]
    prices = {strain: to_no_trump if str(strain) == "NT" else to_suit for strain in STRAINS if strain != old.strain}
    return {Bid(old.points + price, strain) for strain, price in prices.items() if old.points + price <= deck.points}


def _to_the_top(old: Bid, deck: Deck) -> set[Bid]:
    return {Bid(deck.points, strain) for strain in STRAINS} - {old}
