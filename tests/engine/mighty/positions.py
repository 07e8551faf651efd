"""Positions of Mighty written in a few words: what lies, what was called, who is known, whose turn it is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.mighty.cards import BY_NAME, STRAIN_OF, Card, Hand, Suit, in_order
from engine.mighty.play import start
from engine.mighty.state import Bid, Contract, Laid, Options, Partner, Pass, PassAll, Public, Trick, Turn, View
from engine.mighty.tricks import WINNER, Fight
from engine.ruling import settle


@dataclass(frozen=True, slots=True)
class Setup:
    """What a position does not say by itself. The bidder is seat 0.

    `tricks` are the finished ones, a line each; `partners` says for each called card who is known to be its partner,
    and through which trick: "5@2".
    """

    seat: int = 0
    called: str = ""
    tricks: tuple[str, ...] = ()
    partners: str = ""
    bids: str = ""


def hand(names: str) -> Hand:
    return in_order(BY_NAME[name] for name in names.split())


def bid(text: str) -> Bid:
    strain = text.lstrip("0123456789")
    return Bid(int(text[: -len(strain)]), STRAIN_OF["NT" if strain == "N" else strain])


def laid(text: str) -> tuple[tuple[Laid, ...], Suit | None]:
    """Cards on the table (`0:JK(H) 1:8H`), and the suit to follow."""
    cards, led = list[Laid](), None
    for part in text.split():
        seat, _, name = part.partition(":")
        name, _, named = name.rstrip(")").partition("(")
        card: Card = BY_NAME[name]
        if led is None:
            led = STRAIN_OF[named] if named else card.suit
        cards.append(Laid(int(seat), card))
    return tuple(cards), led


def trick(text: str, strain: Suit) -> Trick:
    cards, led = laid(text)
    assert led is not None
    winner = settle(WINNER, Fight(cards, led, strain)).value
    return Trick(led, cards, winner, sum(one.card.point for one in cards))


def turns(text: str) -> tuple[Turn, ...]:
    """An auction: `0:27H 3:28NT 0:pass`."""
    said: dict[str, Any] = {"pass": Pass(), "all": PassAll()}
    parts = (part.split(":") for part in text.split())
    return tuple(Turn(int(seat), said.get(what) or bid(what)) for seat, what in parts)


def auction(players: int, held: str, seat: int = 0, bids: str = "") -> View:
    """A seat's turn to speak."""
    public = start(Options(players)).public
    sizes = (public.deck.each,) * players
    return View(public._replace(phase="auction", to_move=seat, bids=turns(bids), sizes=sizes), seat, hand(held))


def after_auction(players: int, held: str, contract: str, phase: Any, buried: str = "", bids: str = "") -> View:
    """The bidder's turn to bury, to keep or switch, or to call."""
    public = auction(players, held, bids=bids).public
    pickup = hand(held)[: public.deck.pickup]
    public = public._replace(phase=phase, pickup=pickup, contract=Contract(0, bid(contract)))
    return View(public, 0, hand(held), hand(buried))


def play(players: int, held: str, contract: str, plays: str, setup: Setup) -> View:
    """A seat's turn to play a card."""
    made = bid(contract)
    view = after_auction(players, held, contract, "play", bids=setup.bids)
    called = hand(setup.called or ("AS" if view.public.deck.decks == 1 else "AS JK"))
    known = [place.split("@") for place in setup.partners.split()] or [["-"]] * len(called)
    partners = tuple(None if place[0] == "-" else Partner(int(place[0]), int(place[1]) - 1) for place in known)
    tricks = tuple(trick(text, made.strain) for text in setup.tricks)
    cards, led = laid(plays)
    taken = tuple(sum(one.points for one in tricks if one.winner == seat) for seat in range(players))
    public: Public = view.public._replace(
        to_move=setup.seat, pickup=(), called=called, partners=partners, tricks=tricks, trick=cards,
        led=led, taken=taken, sizes=(len(view.hand),) * players,
    )  # fmt: skip
    return View(public, setup.seat, view.hand)
