"""Who takes a trick, who is whose partner, and when the hand is over."""

from __future__ import annotations

from itertools import product

import pytest

from engine.mighty.cards import JOKER, STRAIN_OF, STRAINS, SUITED, SUITS, Card, Strain
from engine.mighty.rules import QUESTIONS
from engine.mighty.state import Declare, Laid, Partner
from engine.mighty.tricks import Declaring, Fight, Revealing, Standing, Telling
from engine.ruling import settle
from tests.engine.mighty.rows import FIVE, SIX, Row, card, hand


def fight(cards: str, trump: str = "H", led: str = "") -> Fight:
    """The cards of a trick; seat 0 leads."""
    laid = tuple(Laid(seat, one) for seat, one in enumerate(hand(cards)))
    return Fight(laid, STRAIN_OF[led] if led else laid[0].card.suit, STRAIN_OF[trump])


def revealing(seat: int, played: str, called: str, *partners: Partner | None) -> Revealing:
    return Revealing(seat, card(played), 1, hand(called), partners)


def declaring(declared: str, held: str, called: str, *partners: Partner | None, **facts: int) -> Declaring:
    """Seat 2 has taken the fourth trick, and point cards lie before it; seat 1 is the bidder."""
    given = {"seat": 2, "leading": 1, "trick": 4, "captured": 3} | facts
    return Declaring(
        Declare(card(declared)), given["seat"], hand(held), 1, hand(called), partners, bool(given["leading"]),
        given["trick"], given["captured"],
    )  # fmt: skip


ROWS = (
    Row("winner", fight("4D KD AS JK 2H"), "mighty", 2),
    Row("winner", fight("4D KD AS JK 2H", "S"), "joker", 3),
    Row("winner", fight("4D KD AD JK 2S", "S"), "mighty", 2),
    Row("winner", fight("4D KD AS AS JK QD"), "mighty", 2),
    Row("winner", fight("JK KH AH 2C 3C", led="C"), "joker", 0),
    Row("winner", fight("JK KH JK 2C 3C 4C", led="C"), "joker", 0),
    Row("winner", fight("3C JK KC 2H AC"), "trick", 3),
    Row("winner", fight("3C JK KC 2D AC"), "trick", 4),
    Row("winner", fight("3C JK KC AS AC"), "mighty", 3),
    Row("winner", fight("3S JK KS 2D QS", "C"), "trick", 2),
    Row("winner", fight("3C JK KC 2D QC", "C"), "joker", 1),
    Row("winner", fight("4C JK 3C 2D QC"), "joker", 1),
    Row("winner", fight("3C JK JK 4D 5D 2D"), "trick", 0),
    Row("winner", fight("4D KH 2H AD AH"), "trick", 4),
    Row("winner", fight("4D AH KD AH 2D 3D"), "trick", 1),
    Row("winner", fight("4D KD 2S AC KD 3D"), "trick", 1),
    Row("winner", fight("4D AC KS AH 2D", "NT"), "trick", 0),
    Row("ripped", fight("3C JK KC 2D AC"), "ripper.rips", 1),
    Row("ripped", fight("3C JK JK 4D 5D 2D"), "ripper.rips", 2),
    Row("points", hand("AC TD JH 9S JK KS"), "points", 4),
    Row("points", hand("2C 9D JK 3H"), "points", 0),
    # the first other than the bidder to play a copy
    Row("revealed", revealing(3, "AS", "AS", None), "partner.played", 0),
    Row("revealed", revealing(3, "JK", "AS JK", Partner(2, 1), None), "partner.played", 1),
    # a declaration: after winning a trick, with points in front, of an open called card in hand
    Row("declare", declaring("AS", "AS KD", "AS", None), "partner.declared", True),
    Row("declare", declaring("AS", "AS KD", "AS", None, leading=0), "partner.declared", False),
    Row("declare", declaring("AS", "AS KD", "AS", None, trick=0), "partner.declared", False),
    Row("declare", declaring("AS", "AS KD", "AS", None, captured=0), "partner.declared", False),
    Row("declare", declaring("AS", "AS KD", "AS JK", None, None, seat=1), "partner.declared", False),
    Row("declare", declaring("KD", "AS KD", "AS", None), "partner.declared", False),
    Row("declare", declaring("AS", "QD KD", "AS", None), "partner.declared", False),
    Row("declare", declaring("AS", "AS KD", "AS JK", Partner(3, 1), None), "partner.declared", False),
    Row("declare", declaring("AS", "AS KD", "AS JK", None, Partner(3, 3)), "partner.declared", True),
    # nobody becomes both partners through the same trick
    Row("declare", declaring("AS", "AS KD", "AS JK", None, Partner(2, 3)), "partner.one-a-trick", False),
    Row("declare", declaring("AS", "AS KD", "AS JK", None, Partner(2, 2)), "partner.declared", True),
    Row("declare", declaring("JK", "AS KD", "AS JK", None, Partner(2, 3)), "partner.declared", False),
    # “Partner, take this trick”
    Row("take", Telling(True, True, 17, FIVE, 0, ()), "take", True),
    Row("take", Telling(True, True, 16, FIVE, 0, ()), "take", False),
    Row("take", Telling(False, True, 17, FIVE, 3, ()), "take", False),
    Row("take", Telling(True, False, 17, FIVE, 3, ()), "take", False),
    Row("take", Telling(True, True, 17, FIVE, 3, (1,)), "take", False),
    Row("take", Telling(True, True, 34, SIX, 3, (1,)), "take", True),
    Row("take", Telling(True, True, 34, SIX, 3, (3,)), "take", False),
    Row("take", Telling(True, True, 34, SIX, 3, (1, 2)), "take", False),
    Row("take", Telling(True, True, 33, SIX, 3, ()), "take", False),
    Row("over", Standing(3, True, 5, 5), "end.early", True),
    Row("over", Standing(0, True, 5, 5), "end", True),
)


@pytest.mark.parametrize("row", ROWS, ids=str)
def test_tricks_partners_and_ends_are_settled_by_their_clauses(row: Row) -> None:
    assert row.holds(), row.settled()


SILENT = (
    ("revealed", revealing(1, "AS", "AS KD", None, None)),  # the bidder's own copy
    ("revealed", revealing(3, "AS", "AS KD", Partner(2, 0), None)),  # the other copy
    ("revealed", revealing(3, "QD", "AS KD", None, None)),
    ("over", Standing(3, False, 9, 5)),
    ("over", Standing(3, True, 4, 5)),
    ("ripped", fight("4C JK 3C 2D QC")),
    ("ripped", fight("3C 4C KC 2D QC")),
)


@pytest.mark.parametrize("question, facts", SILENT)
def test_what_nobody_rules_on(question: str, facts: object) -> None:
    with pytest.raises(LookupError):
        settle(QUESTIONS[question], facts)


@pytest.mark.parametrize("trump", STRAINS)
def test_the_better_of_any_two_cards_takes_the_trick(trump: Strain) -> None:
    """Every pair of cards, twins too, in every strain, against a ladder of strength written another way."""
    for first, second in product((*SUITED, JOKER), repeat=2):
        for led in SUITS if first == JOKER else (first.suit,):
            laid = (Laid(0, first), Laid(1, second))
            winner = settle(QUESTIONS["winner"], Fight(laid, led, trump)).value
            rip = str(first) == ("3S" if str(trump) == "C" else "3C")
            strengths = [_strength(one, str(trump), str(led), rip) for one in (first, second)]
            assert winner == (strengths[1] > strengths[0])


def _strength(one: Card, trump: str, led: str, rip: bool) -> int:
    name = str(one)
    if name == ("AD" if trump == "S" else "AS"):
        return 1000
    if name == "JK":
        return 0 if rip else 900
    rank = "23456789TJQKA".index(name[0]) + 1
    return rank + (200 if name[1] == trump else 100 if name[1] == led else 0) if name[1] in (trump, led) else 0
