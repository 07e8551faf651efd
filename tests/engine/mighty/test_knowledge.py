"""What a seat of Mighty works out: who is out of what, who may hold what, which cards are sure to win."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from engine.lab.mighty_measure import hand as bots_play
from engine.mighty.cards import BY_NAME, JOKER, NO_SUIT, SUITED, SUITS, Card
from engine.mighty.knowledge import Stakes, known, may_be_out, secured, secures, sight, table, tops
from engine.mighty.play import view
from engine.mighty.playing import ripper
from engine.mighty.state import Laid, Play
from engine.mighty.tricks import WINNER, Fight
from engine.ruling import settle
from tests.engine.mighty.positions import Setup, hand, play

HAND = "AH KH 9H AC KC 7D 6D 4S 3S 2S"
FIVE = "0:AD 1:3D 2:4D 3:TD 4:JD"


def card(name: str) -> Card:
    return BY_NAME[name]


VOIDS = [
    # tricks, trump, seat, what it is out of
    (["0:AD 1:3D 2:4H 3:TD 4:JD"], "15H", 2, "D"),
    (["0:AD 1:3D 2:AS 3:TD 4:JD"], "15H", 2, ""),
    (["0:AS 1:3S 2:4D 3:TS 4:JS"], "15H", 2, "S"),
    ([FIVE, "0:JK(H) 1:3D 2:4H 3:TH 4:JH"], "15H", 1, "H"),
    ([FIVE, "0:AH 1:JK 2:4H 3:TH 4:JH"], "15H", 1, ""),
    ([FIVE, "0:3C 1:5C 2:4D 3:JK 4:AS"], "15H", 1, "JK"),
    ([FIVE, "0:3C 1:5C 2:4D 3:JK 4:AS"], "15H", 2, "C JK"),
    ([FIVE, "0:3C 1:5C 2:4D 3:JK 4:AS"], "15H", 3, ""),
    ([FIVE, "0:3C 1:5C 2:4D 3:JK 4:AS"], "15H", 4, ""),
    ([FIVE, "0:3C 1:5C 2:4D 3:JK 4:AS"], "15H", 0, ""),
    ([FIVE, "0:3S 1:5S 2:4S 3:JK 4:AS"], "15C", 1, "JK"),
]


@pytest.mark.parametrize(("tricks", "contract", "seat", "out"), VOIDS)
def test_what_a_seat_is_out_of(tricks: list[str], contract: str, seat: int, out: str) -> None:
    """mighty.follow, mighty.ripper.demands"""
    view = play(5, "2C 2H", contract, "", Setup(tricks=tuple(tricks)))
    shown = table(view.public).voids[seat]
    assert {"JK" if suit is NO_SUIT else str(suit) for suit in shown} == set(out.split())


SURE = [
    # trump, hand, trick so far, seat, card, is it sure to win?
    ("15H", HAND, "0:5S", 1, "AH", False),  # the Joker and the Mighty are out
    ("15H", "AS KH 9H", "0:5D", 1, "AS", True),  # nothing beats the Mighty
    ("15H", HAND, "0:5D 1:8D 2:9D 3:JD", 4, "AH", True),  # the last to play, and trump
    ("15H", HAND, "0:5D 1:8D 2:9D 3:JD", 4, "AC", False),  # an Ace of another suit takes nothing
    ("15H", "AC 2S", "0:5D 1:8D 2:9D 3:JD", 4, "2S", False),
    ("15S", "AD 2S", "0:5C 1:8C 2:9C", 3, "AD", True),  # A♦ is the Mighty when spades are trump
    ("15H", "AD 2S", "0:5D 1:8D 2:9D", 3, "AD", False),  # seat 4 may ruff
    ("15H", "AD 2S", "0:5D 1:8D 2:AD", 3, "AD", False),
]


@pytest.mark.parametrize(("contract", "held", "plays", "seat", "name", "sure"), SURE)
def test_a_sure_winner(contract: str, held: str, plays: str, seat: int, name: str, sure: bool) -> None:
    """Met elsewhere: an off-suit Ace was thought to win."""
    view = play(5, held, contract, plays, Setup(seat=seat, tricks=(FIVE.replace("AD", "QD"),)))
    assert secures(view, Play(card(name))) is sure


def test_of_twins_the_first_wins() -> None:
    """mighty.trick"""
    tricks = ("0:KC 1:5C", "0:KC 1:JK 2:AS 3:JK 4:AS")
    view = play(8, "AD 2S", "29NT", "0:5D 1:8D", Setup(seat=2, tricks=tricks))
    assert secures(view, Play(card("AD")))
    view = play(8, "AD 2S", "29NT", "0:5D 1:AD", Setup(seat=2, tricks=tricks))
    assert not secures(view, Play(card("AD")))


def test_heights_are_the_law() -> None:
    """Whose card stands highest takes the trick by the clauses too."""
    random = Random(1)
    for _ in range(4000):
        cards = random.choices((*SUITED, JOKER), k=5)
        led = cards[0].suit if cards[0] != JOKER else random.choice(SUITS)
        strain = random.choice((*SUITS, SUITS[0]))
        laid = tuple(Laid(seat, one) for seat, one in enumerate(cards))
        stakes = Stakes(led, strain, cards[0] != ripper(strain))
        heights = [stakes.height(one) for one in cards]
        assert settle(WINNER, Fight(laid, led, strain)).value == heights.index(max(heights))


def test_the_best_left_of_a_suit_is_a_top() -> None:
    view = play(5, "KD QC 2S", "15H", "", Setup(tricks=(FIVE,)))
    assert set(tops(view)) == {card("KD")}


def test_friends_are_those_who_cannot_hold_the_called_card() -> None:
    """While the partner is unknown, every other hand counts as outside; unless the called card can't be there."""
    tricks = ("0:AC 1:3S 2:4C 3:TC 4:JC", "0:KS 1:2D 2:4S 3:TS 4:JS")
    view = play(5, "2C 2H", "15H", "", Setup(seat=3, tricks=tricks))
    assert sight(view).friends == {3, 1}
    known_partner = play(5, "2C 2H", "15H", "", Setup(seat=3, tricks=tricks, partners="2@1"))
    assert sight(known_partner).friends == {1, 3, 4}
    assert sight(play(5, "AS 2H", "15H", "", Setup(seat=3, tricks=tricks))).friends == {0, 3}


def test_trump_that_only_partners_hold_is_not_out() -> None:
    tricks = ("0:KH 1:2D 2:4H 3:3D 4:4D", "0:QH 1:5D 2:AS 3:6D 4:7D")
    outs = [play(5, "AH", "15H", "", Setup(tricks=tricks, partners=partners)) for partners in ("2@2", "")]
    assert [may_be_out(view, card("AH").suit) for view in outs] == [False, True]


@pytest.mark.parametrize("players", range(4, 9))
def test_what_a_hand_may_hold_it_may_hold(players: int) -> None:
    """What everybody knows of a hand is never wrong: whatever is in it was possible, twins counted."""
    for seed in range(6):
        for state, _ in bots_play(players, f"may/{seed}"):
            if state.public.phase not in ("play", "call"):
                continue
            for seat, held in enumerate(state.hands):
                facts = known(state.public, seat)
                assert not Counter(held) - Counter(facts.may)
                assert facts.size == len(held)


PICKED = [
    # the pickup, what seat 2 holds, the trick; how many Kings of clubs seat 1 may hold: to seat 2, to everybody
    ("KC 2D 3D 4D", "QC 2S", "0:AH 1:5H", 1, 1),  # the bidder has one, another may be anywhere
    ("KC 2D 3D 4D", "KC 2S", "0:AH 1:5H", 0, 1),  # one's own twin doesn't take the bidder's away
    ("KC 2D 3D 4D", "KC 2S", "0:KC 1:5C", 0, 1),
    ("KC 2D 3D 4D", "QC 2S", "0:KC 1:5C", 1, 1),  # whether the one played is the one shown, nobody knows
    ("KC KC 3D 4D", "QC 2S", "0:AH 1:5H", 0, 0),
    ("QD 2D 3D 4D", "KC 2S", "0:AH 1:5H", 1, 2),
]


@pytest.mark.parametrize(("pickup", "held", "trick", "to_seat", "to_all"), PICKED)
def test_what_the_pickup_showed_is_with_the_bidder(
    pickup: str, held: str, trick: str, to_seat: int, to_all: int
) -> None:
    """mighty.pickup, with two decks: every copy is counted once."""
    seen = play(7, held, "29H", trick, Setup(seat=2, called="AS JK"))
    seen = seen._replace(public=seen.public._replace(pickup=hand(pickup)))
    assert sight(seen).may[1].count(card("KC")) == to_seat
    assert known(seen.public, 1).may.count(card("KC")) == to_all


def test_a_trick_thought_sure_goes_to_its_side() -> None:
    """Unless a friend overtakes it, which leaves it with that side too."""
    checked = 0
    for players in (5, 8):
        for seed in range(20):
            moments = list(bots_play(players, f"sure/{seed}"))
            tricks = moments[-1][0].public.tricks
            for state, _ in moments:
                public = state.public
                if public.phase == "play" and public.trick and len(tricks) > len(public.tricks):
                    seen = view(state, public.to_move)
                    checked += secured(seen)
                    assert not secured(seen) or tricks[len(public.tricks)].winner in sight(seen).friends
    assert checked > 100
