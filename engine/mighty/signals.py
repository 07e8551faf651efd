"""What is said at Mighty without a word: what the bidder's leads ask for, and what they say of the Joker."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from engine.mighty.cards import ACE, JOKER, NO_TRUMP, Card, Strain
from engine.mighty.knowledge import contract_of, open_called, table, winning
from engine.mighty.playing import mighty, ripper
from engine.mighty.state import Action, Bid, Laid, Play, Public
from engine.mighty.strength import KING
from engine.table import Seat, once

Facts = Mapping[str, Any]

# --- The moment


def strain_of(public: Public) -> Strain:
    return contract_of(public).strain


def bidder_of(public: Public) -> Seat:
    return contract_of(public).bidder


def two_decks(public: Public) -> bool:
    return public.deck.decks == 2


def leading(public: Public, seat: Seat) -> bool:
    """A trick is about to be led."""
    return public.phase == "play" and not public.trick


def following(public: Public, seat: Seat) -> bool:
    """A card has been led."""
    return public.phase == "play" and bool(public.trick)


def bidder_opens(public: Public, seat: Seat) -> bool:
    """The bidder is to lead the first trick."""
    return leading(public, seat) and not public.tricks


def bidder_leads(public: Public, seat: Seat) -> bool:
    """The bidder is to lead a trick after the first."""
    return leading(public, seat) and bool(public.tricks) and seat == bidder_of(public)


def bidder_leads_second(public: Public, seat: Seat) -> bool:
    """The bidder is to lead the second trick."""
    return bidder_leads(public, seat) and len(public.tricks) == 1


def partner_leads(public: Public, seat: Seat) -> bool:
    """Somebody who may be the bidder's partner is to lead."""
    others = bool(open_called(public)) or seat in public.known
    return leading(public, seat) and bool(public.tricks) and seat != bidder_of(public) and others


def defender_leads(public: Public, seat: Seat) -> bool:
    """Somebody who may be a defender is to lead."""
    return leading(public, seat) and bool(public.tricks) and seat not in (bidder_of(public), *public.known)


def bidder_led(public: Public) -> bool:
    """Is this trick the bidder's lead?"""
    return bool(public.trick) and public.trick[0].seat == bidder_of(public)


def card_of(action: Action) -> Card | None:
    """The card that an action plays."""
    return action.card if isinstance(action, Play) else None


def plays_trump(public: Public, action: Action) -> bool:
    card = card_of(action)
    return card is not None and card.suit is strain_of(public) and card.suit is not NO_TRUMP


def told(public: Public, action: Action) -> Facts:
    """Who plays what."""
    return {"seat": public.to_move, "card": card_of(action) or ""}


def suited(public: Public) -> bool:
    """Is there a trump suit?"""
    return strain_of(public) is not NO_TRUMP


# --- Which lead is it?

Lead = Literal["opening", "losing-point", "low", "trump", "joker", "other"]


def opening_card(public: Public, card: Card) -> bool:
    """As everybody sees it: an Ace outside trump, or the King of the Mighty's suit when the Mighty was called."""
    strain = strain_of(public)
    if card.suit is strain or card in (JOKER, mighty(strain)):
        return False
    return card.rank == ACE or (card == Card(mighty(strain).suit, KING) and mighty(strain) in public.called)


def lead_kind(public: Public, card: Card) -> Lead:
    """What sort of lead a card of the bidder's is."""
    strain = strain_of(public)
    if card == JOKER:
        return "joker"
    if card == mighty(strain):
        return "other"
    if card.suit is strain:
        return "trump"
    if opening_card(public, card):
        return "opening"
    return "losing-point" if card.point else "low"


def _first_lead(public: Public) -> Laid | None:
    """The card that the bidder led to the first trick, once it lies."""
    return public.tricks[0].cards[0] if public.tricks else public.trick[0] if public.trick else None


def opened_with(public: Public) -> Lead | None:
    """What sort of lead the bidder opened with."""
    first = _first_lead(public)
    return lead_kind(public, first.card) if first else None


def _second_lead(public: Public) -> Laid | None:
    if len(public.tricks) > 1:
        return public.tricks[1].cards[0]
    return public.trick[0] if len(public.tricks) == 1 and public.trick else None


def showed_joker(public: Public) -> bool:
    """One deck: the bidder opened with a losing point card, the Mighty being called, and says: I have the Joker."""
    called = mighty(strain_of(public)) in public.called
    return called and not two_decks(public) and opened_with(public) == "losing-point"


def denied_joker(public: Public) -> bool:
    """The bidder led something else to the second trick, or opened low, the Mighty being called: no Joker there."""
    if showed_joker(public):
        return False
    second, low = _second_lead(public), opened_with(public) == "low" and not two_decks(public)
    other = second is not None and second.seat == bidder_of(public) and second.card != JOKER
    return other or (low and mighty(strain_of(public)) in public.called)


def drew_with_joker(public: Public) -> bool:
    """Has the bidder played a Joker?"""
    return JOKER in table(public).played[bidder_of(public)]


# --- What is asked for?


def due(public: Public) -> Card | None:
    """The open called card that answers first: any other before the Joker, the Joker before the Mighty."""
    strain = strain_of(public)
    cards = (card for card in open_called(public) if public.tricks or card != JOKER)
    return min(cards, key=lambda card: (card == mighty(strain), card == JOKER), default=None)


def asks_for_ace(public: Public) -> Card | None:
    """The open called Ace whose suit the bidder has led."""
    magic = (JOKER, mighty(strain_of(public)))
    aces = (card for card in open_called(public) if card not in magic and card.suit is not strain_of(public))
    return next((card for card in aces if bidder_led(public) and card.suit is public.led), None)


def said_take(public: Public) -> bool:
    """Did the bidder say “Partner, take this trick” before this lead?"""
    return len(public.tricks) in public.takes


@once
def asked(public: Public) -> Card | None:
    """The called card that the bidder's lead to this trick asks for."""
    if not bidder_led(public) or _settled(public):
        return None
    kind = lead_kind(public, public.trick[0].card)
    if said_take(public):
        return due(public)
    if ace := asks_for_ace(public):
        return ace
    if not public.tricks:
        called = mighty(strain_of(public)) in open_called(public)
        return _asked_at_first(public) if called and kind in ("losing-point", "low") else None
    return _asked_by_trump(public) if kind == "trump" else None


def _settled(public: Public) -> bool:
    """Nobody is left to beat the bidder's side, or one of its called cards already has the trick."""
    last = len(public.trick) == public.options.players - 1
    side = (bidder_of(public), *public.known)
    held = any(laid.card in (JOKER, mighty(strain_of(public))) for laid in public.trick)
    return winning(public) in side and (last or held)


def _asked_at_first(public: Public) -> Card | None:
    """A losing point card asks the Mighty; of one deck a low card too. Of two, the called Joker comes before."""
    if opened_with(public) == "low" and JOKER in open_called(public):
        return None
    return mighty(strain_of(public))


def _asked_by_trump(public: Public) -> Card | None:
    """Trump asks the Joker; it asks the Mighty only while the bidder has shown no Joker."""
    card = due(public)
    if card == mighty(strain_of(public)) and (showed_joker(public) or drew_with_joker(public)):
        return None
    return card if card in (JOKER, mighty(strain_of(public))) else None


def asks_for_the_mighty(public: Public) -> bool:
    return asked(public) == mighty(strain_of(public))


def asked_to_rip(public: Public) -> bool:
    """Was the last trick the Mighty partner's answer to a request to rip?"""
    if not public.tricks:
        return False
    last, strain = public.tricks[-1], strain_of(public)
    taken = any(laid == (last.winner, mighty(strain)) for laid in last.cards)
    first = len(public.tricks) == 1
    kind = lead_kind(public, last.cards[0].card)
    request = last.leader == bidder_of(public) and kind in (("low",) if first else ("trump",))
    return taken and request and mighty(strain) in public.called and not showed_joker(public)


def rips(public: Public, action: Action) -> bool:
    return card_of(action) == ripper(strain_of(public))


# --- In the auction


def encouragements(public: Public) -> tuple[tuple[Seat, Seat, Bid], ...]:
    """Who encouraged whom, and the suit bid that was encouraged: a no-trump bid one above the bid before it."""
    bids = [(turn.seat, turn.said) for turn in public.bids if isinstance(turn.said, Bid)]
    return tuple(
        (seat, other, suited)
        for (other, suited), (seat, bid) in zip(bids, bids[1:], strict=False)
        if bid == Bid(suited.points + 1, NO_TRUMP) and suited.strain is not NO_TRUMP and seat != other
    )


def encourager(public: Public) -> Seat | None:
    """Two decks: who encouraged the bidder in the suit that is now trump."""
    if not two_decks(public):
        return None
    found = (seat for seat, other, bid in encouragements(public) if (other, bid.strain) == _bidders_suit(public))
    return next(found, None)


def _bidders_suit(public: Public) -> tuple[Seat, Strain]:
    return bidder_of(public), strain_of(public)
