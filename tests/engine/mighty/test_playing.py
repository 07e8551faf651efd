"""What may be played, and what everybody sees in a card."""

from __future__ import annotations

from random import Random

import pytest

from engine.mighty.cards import JOKER, STRAIN_OF, STRAINS, SUITS, Card, Hand, Suit
from engine.mighty.decks import DECKS
from engine.mighty.playing import Facing, Laying, Seen
from engine.mighty.rules import QUESTIONS
from engine.mighty.state import Play
from engine.ruling import settle
from tests.engine.mighty.rows import Row, card, laying, strain

HEARTS_NAMED = STRAIN_OF["H"]


def seen(played: str, trump: str = "H", led: str = "") -> Seen:
    name, _, suit = played.partition(":")
    play = Play(card(name), STRAIN_OF[suit] if suit else None)
    return Seen(2, play, STRAIN_OF[led] if led else None, STRAIN_OF[trump])


ROWS = (
    Row("mighty", strain("C"), "mighty", card("AS")),
    Row("mighty", strain("NT"), "mighty", card("AS")),
    Row("mighty", strain("S"), "mighty", card("AD")),
    Row("ripper", strain("S"), "ripper", card("3C")),
    Row("ripper", strain("NT"), "ripper", card("3C")),
    Row("ripper", strain("C"), "ripper", card("3S")),
    # one card that it holds
    Row("play", laying("AS", "KS QS JK 2C"), "turn", False),
    Row("play", laying("JK:H", "KS QS 2C"), "turn", False),
    # the Joker: not first, not last, named when led and only then
    Row("play", laying("JK:C", "KS QS JK 2C", first=True), "joker.first", False),
    Row("play", laying("JK", "KS QS JK 2C", opened="4S", first=True), "joker.first", False),
    Row("play", laying("JK", "JK", opened="4S"), "joker.first", False),
    Row("play", laying("JK", "KS QS JK 2C"), "joker.names", False),
    Row("play", laying("JK:S", "KS QS JK 2C", opened="4S"), "joker.names", False),
    Row("play", laying("JK:S", "KS QS JK 2C"), "joker.names", True),
    # due: as many Jokers as tricks left before the last one
    Row("play", laying("KS", "KS JK"), "joker.due", False),
    Row("play", laying("KS", "KS JK", opened="4S"), "joker.due", False),
    Row("play", laying("AS", "AS JK", opened="3C"), "joker.due", False),
    Row("play", laying("JK", "KS JK", opened="4S"), "joker.due", True),
    Row("play", laying("JK", "JK JK KS", opened="4S"), "joker.due", True),
    Row("play", laying("KS", "JK JK KS", opened="4S"), "joker.due", False),
    Row("play", laying("KS", "KS QS JK", opened="4S"), "follow", True),
    Row("play", laying("KS", "KS 2S JK JK", opened="4S"), "follow", True),
    # the first lead: no Ripper, no trump unless nothing else may be led
    Row("play", laying("3C", "KS QS JK 3C", first=True), "lead.first-ripper", False),
    Row("play", laying("3S", "KD QS JK 3S", "C", first=True), "lead.first-ripper", False),
    Row("play", laying("3C", "KS QS JK 3C"), "ripper.own", True),
    Row("play", laying("3C", "KS QS 3C"), "turn", True),
    Row("play", laying("KH", "KS KH JK 2C", first=True), "lead.first-trump", False),
    Row("play", laying("KH", "KH QH 2H", first=True), "lead.first-trump", True),
    Row("play", laying("KH", "KH QH JK 3C", first=True), "lead.first-trump", True),
    Row("play", laying("KS", "KS QS AD 2S", "S", first=True), "lead.first-trump", False),
    Row("play", laying("AD", "KS QS AD 2S", "S", first=True), "turn", True),
    Row("play", laying("AS", "KS QS AS", "NT", first=True), "turn", True),
    Row("play", laying("KH", "KS KH JK 2C"), "turn", True),
    # the Ripper demands the Joker; the Mighty is the escape
    Row("play", laying("JK", "2C JK AS KD", opened="3C"), "ripper.demands", True),
    Row("play", laying("AS", "2C JK AS KD", opened="3C"), "ripper.demands", True),
    Row("play", laying("2C", "2C JK AS KD", opened="3C"), "ripper.demands", False),
    Row("play", laying("JK", "2S JK KS KD", "C", opened="3S"), "ripper.demands", True),
    Row("play", laying("2S", "2S JK KS KD", "C", opened="3S"), "ripper.demands", False),
    Row("play", laying("2C", "2C JK KS KD", "C", opened="3C"), "follow", True),
    Row("play", laying("2C", "2C AS KD", opened="3C"), "follow", True),
    Row("play", laying("2C", "2C JK KS KD", led="C", opened="JK"), "follow", True),
    # always allowed: Mighty and Joker; else follow suit
    Row("play", laying("AS", "2D AS KD", opened="4D"), "mighty", True),
    Row("play", laying("JK", "2D JK KD 4H", opened="4D"), "joker", True),
    Row("play", laying("AS", "AS KD 4H", opened="4S"), "mighty", True),
    Row("play", laying("KD", "AS KD 4H", opened="4S"), "follow", False),
    Row("play", laying("JK", "AS KD 4H JK", opened="4S"), "joker", True),
    Row("play", laying("2S", "2S KS 4H", opened="AS"), "follow", True),
    Row("play", laying("4H", "2S KS 4H", opened="AS"), "follow", False),
    Row("play", laying("KD", "KD 4H 2C", opened="4S"), "follow", True),
    Row("play", laying("4H", "4H JK 2C", led="D", opened="JK"), "follow", True),
    Row("play", laying("3C", "AD 3C 4H", "S", opened="4D"), "follow", False),
    # what everybody sees
    Row("seen", seen("JK:H"), "joker.names", HEARTS_NAMED),
    Row("seen", seen("3C"), "ripper.demands", STRAIN_OF["C"]),
    Row("seen", seen("3C", "C"), "turn", STRAIN_OF["C"]),
    Row("seen", seen("3S", "C"), "ripper.demands", STRAIN_OF["S"]),
    Row("seen", seen("3C", led="C"), "turn", STRAIN_OF["C"]),
    Row("seen", seen("4D", led="C"), "follow", STRAIN_OF["C"]),
    Row("seen", seen("AS", led="C"), "turn", STRAIN_OF["C"]),
    Row("seen", seen("JK", led="C"), "turn", STRAIN_OF["C"]),
    Row("seen", seen("KD"), "turn", STRAIN_OF["D"]),
)


@pytest.mark.parametrize("row", ROWS, ids=str)
def test_a_card_is_settled_by_its_clauses(row: Row) -> None:
    assert row.holds(), row.settled()


@pytest.mark.parametrize("players", DECKS)
def test_every_legal_card_in_one_place(players: int) -> None:
    """Random hands, all strains, all that may be led: the clauses allow what the summary of the rules lists."""
    random, deck = Random(players), DECKS[players]
    for _ in range(400):
        cards = list(deck.cards)
        random.shuffle(cards)
        held = tuple(cards[: random.randint(1, deck.each)])
        opened = random.choice((None, cards[-1]))
        led = opened and (random.choice(SUITS) if opened == JOKER else opened.suit)
        for trump in STRAINS:
            first = random.random() < 0.3 and JOKER not in (opened,)
            facing = Facing(held, trump, first, led, opened)
            if opened is not None and first and str(opened) == ripper_of(str(trump)):
                continue  # It can't have been led there.
            allowed = {held_card for held_card in held if _may(held_card, facing)}
            assert {str(one) for one in allowed} == one_place(held, facing), facing


def _may(held: Card, facing: Facing) -> bool:
    names: Suit | None = SUITS[0] if held == JOKER and facing.leading else None
    return bool(settle(QUESTIONS["play"], Laying(Play(held, names), facing)).value)


def ripper_of(trump: str) -> str:
    return "3S" if trump == "C" else "3C"


def one_place(held: Hand, facing: Facing) -> set[str]:
    """“Every legal card, in one place”, on the bare names of the cards."""
    names, trump, led = [str(one) for one in held], str(facing.strain), str(facing.led)
    mighty, ripper, jokers = "AD" if trump == "S" else "AS", ripper_of(trump), names.count("JK")
    leave = {"JK"} if facing.first or len(names) == 1 else set()
    if jokers and len(names) == jokers + 1:
        return {"JK"} - leave
    if facing.led is None:
        barred = {"JK", ripper} if facing.first else leave
        free = set(names) - barred
        plain = {name for name in free if name[1] != trump}
        return plain if facing.first and plain else free
    if str(facing.opened) == ripper and not facing.first and jokers:
        return {"JK", mighty} & set(names) - leave
    suit = {name for name in names if name != "JK" and name[1] == led}
    return (suit | {mighty, "JK"} & set(names) if suit else set(names)) - leave
