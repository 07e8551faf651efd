"""The law of a single card: which cards have powers, what may be played, and what everybody sees in it.

The source is the rule book; a clause says *decided* where that is silent.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from engine.mighty.cards import (
    ACE,
    CLUBS,
    DIAMONDS,
    JOKER,
    SPADES,
    Card,
    Hand,
    Strain,
    Suit,
)
from engine.mighty.state import Play
from engine.ruling import Answer, clause, no, says, settle, yes
from engine.table import Seat

# --- Which cards have powers?

ACE_OF_SPADES, ACE_OF_DIAMONDS = Card(SPADES, ACE), Card(DIAMONDS, ACE)
THREE_OF_CLUBS, THREE_OF_SPADES = Card(CLUBS, 3), Card(SPADES, 3)


@clause("mighty.mighty")
def the_mighty(strain: Strain) -> Answer[Card] | None:
    """The Mighty is A♠, or A♦ when spades are trump."""
    card = ACE_OF_DIAMONDS if strain is SPADES else ACE_OF_SPADES
    return says(card, why="power", card=card)


@clause("mighty.ripper")
def the_ripper(strain: Strain) -> Answer[Card] | None:
    """The Ripper is 3♣, or 3♠ when clubs are trump."""
    card = THREE_OF_SPADES if strain is CLUBS else THREE_OF_CLUBS
    return says(card, card=card)


THE_MIGHTY = (the_mighty,)
THE_RIPPER = (the_ripper,)


@cache
def mighty(strain: Strain) -> Card:
    """The Mighty under this strain."""
    return settle(THE_MIGHTY, strain).value


@cache
def ripper(strain: Strain) -> Card:
    """The Ripper under this strain."""
    return settle(THE_RIPPER, strain).value


# --- May this card be played?


class Facing(NamedTuple):
    """What a seat that is to play holds, and what it faces."""

    hand: Hand
    strain: Strain
    first: bool
    """Is this the first trick?"""
    led: Suit | None
    """The suit to follow; None when leading."""
    opened: Card | None
    """The card that was led."""

    @property
    def leading(self) -> bool:
        return self.led is None

    @property
    def due(self) -> bool:
        """Must a Joker go now? One does when there are as many as tricks left before the last one."""
        jokers = self.hand.count(JOKER)
        return 0 < jokers == len(self.hand) - 1

    @property
    def rip(self) -> bool:
        """Was the Ripper led?"""
        return self.opened == ripper(self.strain)

    def trump(self, card: Card) -> bool:
        """The Mighty is never a trump: it is of another suit."""
        return card.suit is self.strain


class Laying(NamedTuple):
    """A card to be played, and what the seat faces."""

    action: Play
    facing: Facing


@clause("mighty.turn")
def holds(laying: Laying) -> Answer[bool] | None:
    """The seat to play plays one card that it holds."""
    card = laying.action.card
    return None if card in laying.facing.hand else no(why="hold", card=card)


@clause("mighty.joker.first")
def joker_first(laying: Laying) -> Answer[bool] | None:
    """The Joker is not played to the first trick, nor to the last."""
    if laying.action.card != JOKER:
        return None
    if laying.facing.first:
        return no(why="first")
    return no(why="last") if len(laying.facing.hand) == 1 else None


@clause("mighty.joker.names")
def joker_names(laying: Laying) -> Answer[bool] | None:
    """Who leads the Joker names the suit to follow, any of the four."""
    if laying.action.card != JOKER:
        return None
    names, leading = laying.action.names, laying.facing.leading
    if names is None:
        return no(why="unnamed") if leading else None
    return yes(led=names) if leading else no(why="named")


@clause("mighty.joker.due")
def joker_due(laying: Laying) -> Answer[bool] | None:
    """Who holds as many Jokers as tricks are left before the last one must play one now, before all else."""
    if not laying.facing.due:
        return None
    left = len(laying.facing.hand)
    return yes(left=left) if laying.action.card == JOKER else no(left=left)


@clause("mighty.lead.first-ripper")
def first_ripper(laying: Laying) -> Answer[bool] | None:
    """The Ripper is not led to the first trick."""
    facing, card = laying.facing, laying.action.card
    opening = facing.leading and facing.first
    return no(card=card) if opening and card == ripper(facing.strain) else None


@clause("mighty.lead.first-trump")
def first_trump(laying: Laying) -> Answer[bool] | None:
    """No trump is led to the first trick, unless the bidder holds nothing else that may be led.

    Decided: the Joker and the Ripper, which may not be led there, do not count as something else.
    """
    facing, card = laying.facing, laying.action.card
    if not (facing.leading and facing.first and facing.trump(card)):
        return None
    barred = (JOKER, ripper(facing.strain))
    other = any(not facing.trump(held) and held not in barred for held in facing.hand)
    return no(card=card, strain=facing.strain) if other else yes(card=card, strain=facing.strain)


@clause("mighty.ripper.own")
def own_ripper(laying: Laying) -> Answer[bool] | None:
    """The Ripper has no effect if its leader holds the Joker; with two decks it works on all the others' Jokers."""
    facing, card = laying.facing, laying.action.card
    mine = facing.leading and card == ripper(facing.strain) and JOKER in facing.hand
    return yes(card=card) if mine else None


@clause("mighty.turn")
def leads(laying: Laying) -> Answer[bool] | None:
    """Who leads may lead any other card."""
    return yes(why="lead", card=laying.action.card) if laying.facing.leading else None


@clause("mighty.ripper.demands")
def ripper_demands(laying: Laying) -> Answer[bool] | None:
    """The Ripper led demands the Joker: who holds one must play it, or escape by playing the Mighty."""
    facing, card = laying.facing, laying.action.card
    if not facing.rip or JOKER not in facing.hand:
        return None
    answers = card == JOKER or card == mighty(facing.strain)
    return yes(card=card) if answers else no(card=mighty(facing.strain))


@clause("mighty.mighty")
def mighty_any_time(laying: Laying) -> Answer[bool] | None:
    """The Mighty may be played at any time."""
    card = laying.action.card
    return yes(card=card) if card == mighty(laying.facing.strain) else None


@clause("mighty.joker")
def joker_any_time(laying: Laying) -> Answer[bool] | None:
    """The Joker may be played at any time but to the first or the last trick."""
    return yes() if laying.action.card == JOKER else None


@clause("mighty.follow")
def follow(laying: Laying) -> Answer[bool] | None:
    """Follow the suit led if you can; if you can't, play anything. The Mighty counts as a card of its suit."""
    led, card = laying.facing.led, laying.action.card
    if card.suit is led:
        return yes(why="follows", card=card, led=led)
    able = any(held.suit is led for held in laying.facing.hand)
    return no(card=card, led=led) if able else yes(why="void", card=card, led=led)


MAY_PLAY = (
    holds,
    joker_first,
    joker_names,
    joker_due,
    first_ripper,
    first_trump,
    own_ripper,
    leads,
    ripper_demands,
    mighty_any_time,
    joker_any_time,
    follow,
)

# --- What does everybody see in a card?


class Seen(NamedTuple):
    """A card on the table: who played it, the suit that was to be followed, and the powers of this strain."""

    seat: Seat
    action: Play
    led: Suit | None
    strain: Strain


@clause("mighty.joker.names")
def names(seen: Seen) -> Answer[Suit] | None:
    """A Joker that is led names the suit to follow."""
    suit = seen.action.names
    return says(suit, seat=seen.seat, led=suit) if suit is not None else None


@clause("mighty.ripper.demands")
def demands(seen: Seen) -> Answer[Suit] | None:
    """The Ripper led demands every Joker in the other hands."""
    card = seen.action.card
    if seen.led is not None or card != ripper(seen.strain):
        return None
    return says(card.suit, seat=seen.seat, card=card)


@clause("mighty.follow")
def shows_out(seen: Seen) -> Answer[Suit] | None:
    """Who plays another suit, and neither Mighty nor Joker, holds none of the suit led."""
    card, led = seen.action.card, seen.led
    if led is None or card.suit is led or card == JOKER or card == mighty(seen.strain):
        return None
    return says(led, seat=seen.seat, card=card, led=led)


@clause("mighty.turn")
def plays(seen: Seen) -> Answer[Suit] | None:
    """The suit led is the suit of the first card."""
    card = seen.action.card
    return says(card.suit if seen.led is None else seen.led, why="plays", seat=seen.seat, card=card)


SEEN = (names, demands, shows_out, plays)
