"""What one drawing of Mighty's table looks at: who sees it, what may be done, and what it means."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Protocol

from engine.mighty.bidding import auction
from engine.mighty.cards import CLUBS, DIAMONDS, HEARTS, JOKER, NO_TRUMP, SPADES, Card, Hand, Strain, Suit
from engine.mighty.playing import mighty, ripper
from engine.mighty.state import (
    Action,
    Bid,
    Bury,
    Call,
    Contract,
    Declare,
    Laid,
    Pass,
    PassAll,
    Play,
    Public,
    Role,
    Switch,
    Trick,
    View,
    role,
)
from engine.mighty.tricks import WINNER, Fight
from engine.ruling import settle
from widgets.furniture import felt_on
from widgets.mighty import cards
from widgets.mighty.plan import Plan, Scenery, plan
from widgets.scene import Point, Shape, Stage, Stamp
from widgets.theme import DUSK, Felt

SHOWN_SUITS = (SPADES, HEARTS, DIAMONDS, CLUBS)
"""In the order in which hands and grids show them."""


class Speech(Protocol):
    """Says a message in the player's language."""

    def say(self, id: str, occasion: str = "", /, **facts: Any) -> str: ...


def shown_order(hand: Hand) -> Hand:
    """The Jokers, then spades, hearts, diamonds and clubs, each from high to low."""
    places = {suit: place for place, suit in enumerate(SHOWN_SUITS, 1)}
    return tuple(sorted(hand, key=lambda card: (places.get(card.suit, 0), -card.rank)))


def winner(trick: tuple[Laid, ...], led: Suit | None, strain: Strain) -> int | None:
    """Who would take a trick as it lies."""
    return settle(WINNER, Fight(trick, led, strain)).value if trick and led is not None else None


def strain_in_mind(public: Public, chosen: Action | None) -> Strain:
    """The strain by which cards have their powers: that of the bid or switch that is tried, or the contract's."""
    if isinstance(chosen, Switch):
        return chosen.bid.strain
    if public.contract is not None:
        return public.contract.strain
    in_mind = chosen.strain if isinstance(chosen, Bid) else NO_TRUMP
    return NO_TRUMP if in_mind is Suit.NO_SUIT else in_mind


def own_side(view: View) -> tuple[Role, int, int]:
    """What a seat knows its side to be, the points of that side as far as it may know them, and how many it needs; to
    who watches, those of the defenders."""
    public, contract = view.public, view.public.contract
    assert contract is not None
    own = "defender" if view.seat is None else role(view)
    known = {contract.bidder, *public.known} | ({view.seat} if own == "partner" else set())
    defends = own in ("defender", "perhaps")
    count = sum(count for seat, count in enumerate(public.taken) if (seat in known) is not defends)
    count += sum(card.point for card in view.buried)
    return own, count, public.deck.points + 1 - contract.points if defends else contract.points


@dataclass(frozen=True)
class Look:
    """One view of the table on one stage, with what its player may do and has chosen."""

    view: View
    choices: tuple[Action, ...]
    chosen: Action | None
    stage: Stage
    words: Speech

    # --- The table

    @property
    def public(self) -> Public:
        return self.view.public

    @property
    def players(self) -> int:
        return self.public.options.players

    @property
    def felt(self) -> Felt:
        return felt_on(self.stage, DUSK)

    @property
    def contract(self) -> Contract | None:
        return self.public.contract

    @property
    def own(self) -> bool:
        """Is the hand at the lower edge this view's?"""
        return self.view.seat == self.stage.bottom

    @property
    def mine(self) -> bool:
        """Is it this player's turn?"""
        return self.own and self.public.to_move == self.view.seat and bool(self.choices)

    @cached_property
    def scenery(self) -> Scenery:
        match self.public.phase:
            case "bury" | "contract":
                return "middle"
            case "call":
                return "call" if self.mine else "middle"
            case "play":
                return "play"
        return "auction"

    @cached_property
    def plan(self) -> Plan:
        return plan(self.stage.width, self.stage.height, self.players, self.scenery, self.count, self.stage.low)

    @property
    def crowded(self) -> bool:
        """Is there no room for the hand beside the call? There the grid shows what one holds."""
        return self.scenery == "call" and self.plan.small

    @property
    def hand(self) -> Hand:
        """The cards at the lower edge that this view may show, in the order in which they are shown."""
        return shown_order(self.view.hand) if self.own else ()

    @property
    def count(self) -> int:
        return len(self.view.hand) if self.own else self.public.sizes[self.stage.bottom]

    def seat(self, where: int) -> int:
        """The seat that is seen there; play goes clockwise, so the next one sits at the left."""
        return (self.stage.bottom + where) % self.players

    def where(self, seat: int) -> int:
        return (seat - self.stage.bottom) % self.players

    def home(self, seat: int) -> Point:
        """The middle of a seat's plate, or of one's own hand."""
        plates, fan = self.plan.plates, self.plan.fan
        here = self.where(seat)
        return plates[here].centre if here in plates else ((fan.left + fan.right) / 2, fan.tops[-1])

    def name(self, seat: int) -> str:
        return self.stage.names[seat]

    # --- Words and cards

    def say(self, id: str, **facts: Any) -> str:
        return self.words.say(f"mightyui-{id}", **facts)

    def spoken(self, card: Card) -> str:
        """A card as people write it."""
        return self.words.say("joker") if card == JOKER else f"{cards.rank(card)}{'♣♦♥♠'[card.suit]}"

    def listed(self, hand: Hand) -> str:
        return " ".join(map(self.spoken, hand))

    @property
    def no_trump(self) -> str:
        return self.words.say("no-trump-short")

    @property
    def strain(self) -> Strain:
        return strain_in_mind(self.public, self.chosen)

    def badges(self, card: Card) -> tuple[str, ...]:
        powers = (("mighty", card == mighty(self.strain)), ("ripper", card == ripper(self.strain)))
        return tuple(kind for kind, on in (*powers, ("called", card in self.public.called)) if on)

    def card(self, card: Card, x: float, y: float, width: float, **shape: object) -> Stamp:
        """A card of this hand as it is drawn, its corner at x, y."""
        word, badges = self.words.say("joker").upper(), self.badges(card)
        return cards.card(card, x, y, width, word=word, coloured=self.stage.coloured, badges=badges, **shape)

    def chip(self, card: Card, x: float, y: float, **shape: Any) -> tuple[Shape, ...]:
        return cards.chip(card, x, y, coloured=self.stage.coloured, **shape)

    # --- Who is who

    def role(self, seat: int) -> Role | None:
        """What everybody knows a seat to be; None while that is open."""
        if self.contract is None:
            return None
        if seat == self.contract.bidder:
            return "bidder"
        if seat in self.public.known:
            return "partner"
        return "defender" if self.public.called and None not in self.public.partners else None

    @property
    def own_role(self) -> Role | None:
        """What this player knows itself to be, which may be more than the table knows."""
        seat = self.view.seat
        if seat is None or not self.own or not self.public.called:
            return self.role(self.stage.bottom)
        return role(self.view)

    @property
    def secret(self) -> bool:
        """Does this player know of a partnership that the table does not?"""
        return self.own_role in ("partner", "perhaps") and self.role(self.stage.bottom) is None

    def captured(self, seat: int) -> Hand:
        """The point cards that lie in front of a seat."""
        laid = (laid.card for trick in self.public.tricks if trick.winner == seat for laid in trick.cards)
        return shown_order(tuple(card for card in laid if card.point))

    def face_up(self, seat: int) -> bool:
        """The bidder's side's captured cards lie face down, everybody else's face up."""
        return self.role(seat) not in ("bidder", "partner")

    @property
    def last(self) -> Trick | None:
        return self.public.tricks[-1] if self.public.tricks else None

    # --- The auction

    def said(self, seat: int) -> Bid | Pass | PassAll | None:
        """What a seat said last in this deal's auction."""
        return next((turn.said for turn in reversed(self.public.bids) if turn.seat == seat), None)

    @property
    def high(self) -> tuple[int, Bid] | None:
        """The high bid, and whose it is."""
        turn = auction(self.public).high
        return (turn.seat, turn.said) if turn is not None and isinstance(turn.said, Bid) else None

    # --- What may be done

    @property
    def unchosen(self) -> Look:
        """The same with nothing chosen, pointed at or hinted at."""
        return replace(self, chosen=None, stage=replace(self.stage, focus=None, hint=None))

    @cached_property
    def playable(self) -> frozenset[Card]:
        if self.public.phase != "play" or not self.mine:
            return frozenset()
        return frozenset(choice.card for choice in self.choices if isinstance(choice, Play))

    @property
    def chosen_cards(self) -> Hand:
        """The cards that the player has in mind."""
        match self.chosen:
            case Play(card):
                return (card,)
            case Bury(chosen) | Call(chosen):
                return chosen
            case Declare(card):
                return (card,)
        return ()

    @cached_property
    def picked(self) -> Counter[Card]:
        """How many copies of each card in the hand are chosen."""
        return Counter(self.chosen_cards) if self.mine and isinstance(self.chosen, Play | Bury) else Counter()

    @property
    def preview(self) -> Play | None:
        """The play to show as done: a card that may be played, whatever suit a Joker will ask for."""
        chosen = self.chosen
        return chosen if isinstance(chosen, Play) and chosen.card in self.playable else None
