"""Deal and auction: who speaks, what may be said, who wins."""

from __future__ import annotations

from itertools import product

import pytest

from engine.mighty.bidding import Auction, Saying, Timing
from engine.mighty.cards import STRAINS
from engine.mighty.decks import Deck
from engine.mighty.state import Bid, Bury, Deal, Next, Pass, PassAll, Play, Take, Yarborough
from tests.engine.mighty.rows import EIGHT, FIVE, SIX, Row, bid, hand, said

DEAL = Deal((hand("2C 3C"), hand("2D 3D")), hand("AS"))
WEAK, STRONG, JOKER = hand("2C 9D 4H"), hand("2C TD 4H"), hand("2C 9D JK")


def auction(players: int, dealer: int, turns: str) -> Auction:
    """Turns as `3 15C, 4 pass`."""
    spoken = (turn.strip().split(" ", 1) for turn in turns.split(",") if turn)
    return Auction(players, dealer, tuple(said(int(seat), text) for seat, text in spoken))


ROWS = (
    Row("time", Timing(Bury, "auction"), "turn", False),
    Row("time", Timing(Bid, "play"), "turn", False),
    Row("time", Timing(Play, "hand-over"), "turn", False),
    Row("time", Timing(Take, "call"), "turn", False),
    Row("go", DEAL, "deck", True),
    Row("go", Next(), "turn", True),
    # one deck 13–20, two decks 25–40
    Row("say", Saying(bid("13C"), FIVE, None, WEAK, False), "auction.range", True),
    Row("say", Saying(bid("12C"), FIVE, None, WEAK, False), "auction.range", False),
    Row("say", Saying(bid("21NT"), FIVE, None, WEAK, False), "auction.range", False),
    Row("say", Saying(bid("21NT"), FIVE, bid("20NT"), WEAK, False), "auction.range", False),
    Row("say", Saying(bid("24NT"), EIGHT, None, WEAK, False), "auction.range", False),
    Row("say", Saying(bid("41S"), EIGHT, None, WEAK, False), "auction.range", False),
    Row("say", Saying(bid("40NT"), SIX, None, WEAK, False), "auction.range", True),
    Row("say", Saying(bid("15H"), FIVE, bid("15S"), WEAK, True), "auction.higher", False),
    Row("say", Saying(bid("15NT"), FIVE, bid("15S"), WEAK, True), "auction.higher", True),
    Row("say", Saying(bid("15NT"), FIVE, bid("15NT"), WEAK, True), "auction.higher", False),
    Row("say", Saying(bid("20S"), FIVE, bid("20NT"), WEAK, True), "auction.higher", False),
    Row("say", Saying(bid("14C"), FIVE, bid("13NT"), WEAK, True), "auction.higher", True),
    Row("say", Saying(Pass(), FIVE, bid("13NT"), WEAK, True), "auction.pass", True),
    Row("say", Saying(PassAll(), FIVE, None, WEAK, False), "auction.pass-all", True),
    # a Yarborough: no point card, no Joker, the first turn, whatever was bid
    Row("say", Saying(Yarborough(), FIVE, None, WEAK, False), "yarborough", True),
    Row("say", Saying(Yarborough(), FIVE, bid("20NT"), WEAK, False), "yarborough", True),
    Row("say", Saying(Yarborough(), FIVE, None, WEAK, True), "yarborough", False),
    Row("say", Saying(Yarborough(), FIVE, None, STRONG, False), "yarborough", False),
    Row("say", Saying(Yarborough(), FIVE, None, JOKER, False), "yarborough", False),
    # the dealer first, then clockwise who is still in
    Row("auction", auction(5, 3, ""), "auction.turn", ("auction", 3)),
    Row("auction", auction(5, 3, "3 pass"), "auction.turn", ("auction", 4)),
    Row("auction", auction(5, 3, "3 13C, 4 pass"), "auction.turn", ("auction", 0)),
    Row("auction", auction(4, 0, "0 13C, 1 pass, 2 14C, 3 pass"), "auction.turn", ("auction", 0)),
    Row("auction", auction(4, 0, "0 13C, 1 pass, 2 14C, 3 pass, 0 pass"), "auction.turn", ("auction", 1)),
    Row("auction", auction(4, 0, "0 13C, 1 pass all, 2 14C, 3 pass"), "auction.turn", ("auction", 0)),
    Row("auction", auction(4, 0, "0 13C, 1 pass all, 2 14C, 3 pass, 0 15C"), "auction.turn", ("auction", 2)),
    # won as soon as every other player still in has passed
    Row("auction", auction(4, 0, "0 13C, 1 pass all, 2 14C, 3 pass, 0 pass"), "auction.won", ("bury", 2)),
    Row("auction", auction(4, 0, "0 pass, 1 13C, 2 pass, 3 pass, 0 pass"), "auction.won", ("bury", 1)),
    Row("auction", auction(4, 0, "0 pass all, 1 pass all, 2 pass all, 3 13C"), "auction.won", ("bury", 3)),
    Row("auction", auction(4, 2, "2 20NT, 3 pass, 0 pass"), "auction.turn", ("auction", 1)),
    # one more turn for everyone, also who passed all; then a redeal
    Row("auction", auction(4, 2, "2 pass, 3 pass all, 0 pass, 1 pass all"), "auction.again", ("auction", 2)),
    Row("auction", auction(4, 2, "2 pass, 3 pass all, 0 pass, 1 pass, 2 pass"), "auction.turn", ("auction", 3)),
    Row(
        "auction",
        auction(4, 2, "2 pass, 3 pass all, 0 pass, 1 pass, 2 13C"),
        "auction.turn",
        ("auction", 3),
    ),
    Row(
        "auction",
        auction(4, 2, "2 pass, 3 pass, 0 pass, 1 pass, 2 pass all, 3 13C, 0 pass, 1 pass"),
        "auction.won",
        ("bury", 3),
    ),
    Row(
        "auction",
        auction(4, 2, "2 pass, 3 pass all, 0 pass, 1 pass, 2 pass, 3 pass all, 0 pass, 1 pass all"),
        "auction.redeal",
        ("deal", 2),
    ),
)


@pytest.mark.parametrize("row", ROWS, ids=str)
def test_the_auction_is_settled_by_its_clauses(row: Row) -> None:
    assert row.holds(), row.settled()


@pytest.mark.parametrize("deck", [FIVE, SIX])
def test_bids_are_ordered_by_points_then_no_trump(deck: Deck) -> None:
    """Every pair of bids, in both decks. Met elsewhere: 20 in a suit overcalled 20 no-trump, and 25 was accepted."""
    bids = [Bid(points, strain) for points in range(deck.lowest, deck.points + 1) for strain in STRAINS]
    for high, new in product(bids, repeat=2):
        more = new.points > high.points
        no_trump_over_suit = new.points == high.points and str(new.strain) == "NT" != str(high.strain)
        ruling = Row("say", Saying(new, deck, high, WEAK, True), "", None).settled()
        assert ruling.value == (more or no_trump_over_suit)
        assert ruling.clause == "mighty.auction.higher"
