"""The book on leading on: trump, the Ripper, no-trump, and what defenders attack."""

from __future__ import annotations

from engine.holding import ANYTHING, All, Has, Holding
from engine.mighty.cards import JOKER, NO_TRUMP, Card, Suit
from engine.mighty.knowledge import (
    may_be_out,
    of_the_defence,
    outsiders,
    partner_of_side,
    secures,
    sight,
    table,
    tops,
)
from engine.mighty.playing import mighty, ripper
from engine.mighty.signals import (
    Facts,
    asked_to_rip,
    bidder_leads,
    bidder_of,
    card_of,
    defender_leads,
    denied_joker,
    leading,
    partner_leads,
    plays_trump,
    rips,
    showed_joker,
    strain_of,
    suited,
    told,
    two_decks,
)
from engine.mighty.state import Action, Bid, Play, Public, Take, View, role
from engine.mighty.strength import suit_length
from engine.system import Convention
from engine.table import Seat

# --- Trump


def _trumps_left(public: Public) -> int:
    strain = strain_of(public)
    copies = sum(count for card, count in public.deck.copies.items() if card.suit is strain)
    return copies - sum(card.suit is strain for hand in table(public).played for card in hand)


def _may_pull(public: Public, seat: Seat) -> bool:
    """Is it a suit contract, with trumps not yet played?"""
    return suited(public) and _trumps_left(public) > 0


def _pulls(view: View, action: Action) -> bool:
    return plays_trump(view.public, action) and may_be_out(view, strain_of(view.public))


def _count_out(view: View, action: Action) -> Facts:
    return {"count": sum(card.suit is strain_of(view.public) for card in sight(view).unseen)}


double_stop_drawing_partners = Convention(
    "mighty.convention.double-stop-drawing-partners",
    when=lambda public, seat: bidder_leads(public, seat) and two_decks(public) and _may_pull(public, seat),
    prefer=_pulls,
    tells=told,
    why=_count_out,
)

keep_trump_flowing = Convention(
    "mighty.convention.keep-trump-flowing",
    when=lambda public, seat: bidder_leads(public, seat) and _may_pull(public, seat),
    prefer=_pulls,
    tells=told,
    why=_count_out,
)


def _only_partners(view: View) -> bool:
    """Are trumps out, but in no hand outside one's own side?"""
    strain = strain_of(view.public)
    return any(card.suit is strain for card in sight(view).unseen) and not may_be_out(view, strain)


stop_drawing_partner = Convention(
    "mighty.convention.stop-drawing-partner",
    when=lambda public, seat: bidder_leads(public, seat) and _may_pull(public, seat),
    prefer=lambda view, action: _only_partners(view) and not plays_trump(view.public, action),
    tells=told,
    why=_count_out,
)


def _partner_pulls(public: Public, seat: Seat) -> bool:
    return partner_leads(public, seat) and _may_pull(public, seat)


trump_back = Convention(
    "mighty.convention.trump-back",
    when=_partner_pulls,
    holding=partner_of_side,
    prefer=_pulls,
    tells=told,
    why=_count_out,
)


def _other_winners(view: View) -> tuple[Card, ...]:
    strain = strain_of(view.public)
    return tuple(
        card for card in tops(view) if card.suit is not strain and card != mighty(strain) and card != ripper(strain)
    )


def _next_to_bidder(public: Public, seat: Seat) -> bool:
    return (seat - bidder_of(public)) % public.options.players in (1, 2)


double_cash_one_winner = Convention(
    "mighty.convention.double-cash-one-winner",
    when=lambda public, seat: _partner_pulls(public, seat) and two_decks(public) and _next_to_bidder(public, seat),
    holding=partner_of_side,
    prefer=lambda view, action: len(_other_winners(view)) == 1 and card_of(action) in _other_winners(view),
    tells=told,
)


def _by_length(view: View, action: Action) -> tuple[bool, int]:
    """Of three trumps or fewer the highest, of more the lowest."""
    card = card_of(action)
    if card is None or not _pulls(view, action):
        return False, 0
    return True, card.rank if suit_length(view.hand, card.suit) <= 3 else -card.rank


double_trump_back = Convention(
    "mighty.convention.double-trump-back",
    when=lambda public, seat: _partner_pulls(public, seat) and two_decks(public),
    holding=partner_of_side,
    prefer=_by_length,
    tells=told,
    why=lambda view, action: {"length": suit_length(view.hand, strain_of(view.public))},
)

# --- The Ripper


def _holds_ripper(public: Public, seat: Seat) -> Holding:
    return All((Has(ripper(strain_of(public))), partner_of_side(public, seat)))


def _called_joker_out(public: Public) -> bool:
    pairs = zip(public.called, public.partners, strict=True)
    return any(card == JOKER and partner is None for card, partner in pairs)


lead_ripper_as_asked = Convention(
    "mighty.convention.lead-ripper-as-asked",
    when=lambda public, seat: partner_leads(public, seat) and asked_to_rip(public) and not _called_joker_out(public),
    holding=_holds_ripper,
    makes=rips,
    tells=told,
)

double_never_rip_called = Convention(
    "mighty.convention.double-never-rip-called",
    when=lambda public, seat: leading(public, seat) and two_decks(public) and _called_joker_out(public),
    holding=lambda public, seat: All((Has(ripper(strain_of(public))), of_the_side_leading(public, seat))),
    prefer=lambda view, action: not rips(view.public, action),
    tells=told,
)


def of_the_side_leading(public: Public, seat: Seat) -> Holding:
    return ANYTHING if seat == bidder_of(public) else partner_of_side(public, seat)


def _hostile_joker(view: View) -> bool:
    """May a Joker still be out, and does nobody of one's own side seem to have it?"""
    public = view.public
    if JOKER in view.hand or showed_joker(public) or _called_joker_out(public):
        return False
    with_bidder = view.seat != bidder_of(public) and not denied_joker(public)
    return not with_bidder and any(JOKER in sight(view).may[seat] for seat in outsiders(view))


double_rip_both = Convention(
    "mighty.convention.double-rip-both",
    when=lambda public, seat: leading(public, seat) and two_decks(public) and bool(public.tricks),
    holding=lambda public, seat: All((Has(ripper(strain_of(public))), of_the_side_leading(public, seat))),
    prefer=lambda view, action: rips(view.public, action) and _hostile_joker(view),
    tells=told,
    why=lambda view, action: {"count": sight(view).unseen.count(JOKER)},
)


def _by_the_book(view: View, action: Action) -> bool:
    """The bidder has shown the Joker: its side does not rip it, the defenders do."""
    ours = role(view) in ("partner", "perhaps")
    return rips(view.public, action) is not ours


read_by_the_book = Convention(
    "mighty.convention.read-by-the-book",
    when=lambda public, seat: leading(public, seat) and seat != bidder_of(public) and _joker_shown(public),
    holding=lambda public, seat: Has(ripper(strain_of(public))),
    prefer=_by_the_book,
    tells=lambda public, action: {"bidder": bidder_of(public)},
    why=lambda view, action: {"bidder": bidder_of(view.public), "card": card_of(action) or ""},
)


def _joker_shown(public: Public) -> bool:
    return showed_joker(public) and JOKER not in table(public).gone


# --- No-trump


def _bidders_suit(public: Public) -> Suit | None:
    """The suit that the bidder bid, or else led last, and is not known to be out of."""
    bidder = bidder_of(public)
    led = [trick.led for trick in public.tricks if trick.leader == bidder]
    suits = (*reversed(_suits_bid(public)), *reversed(led))
    return next((suit for suit in suits if suit not in table(public).voids[bidder]), None)


def _suits_bid(public: Public) -> tuple[Suit, ...]:
    bidder = bidder_of(public)
    said = (turn.said for turn in public.bids if turn.seat == bidder)
    return tuple(bid.strain for bid in said if isinstance(bid, Bid) and bid.strain is not NO_TRUMP)


notrump_return_suit = Convention(
    "mighty.convention.notrump-return-suit",
    when=lambda public, seat: partner_leads(public, seat) and not suited(public) and _bidders_suit(public) is not None,
    holding=partner_of_side,
    prefer=lambda view, action: (card := card_of(action)) is not None and card.suit is _bidders_suit(view.public),
    tells=lambda public, action: {"bidder": bidder_of(public), "led": _bidders_suit(public)},
)

notrump_attack_void = Convention(
    "mighty.convention.notrump-attack-void",
    when=lambda public, seat: defender_leads(public, seat) and not suited(public),
    holding=of_the_defence,
    prefer=lambda view, action: (
        (card := card_of(action)) is not None and card.suit in table(view.public).voids[bidder_of(view.public)]
    ),
    tells=lambda public, action: {"bidder": bidder_of(public), "card": card_of(action) or ""},
)

# --- Defending


def _mighty_unseen(view: View) -> bool:
    return mighty(strain_of(view.public)) in sight(view).unseen


attack_mighty_suit = Convention(
    "mighty.convention.attack-mighty-suit",
    when=defender_leads,
    holding=of_the_defence,
    prefer=lambda view, action: _mighty_unseen(view) and _of_mightys_suit(view, action),
    tells=told,
)


def _of_mightys_suit(view: View, action: Action) -> bool:
    card, power = card_of(action), mighty(strain_of(view.public))
    return card is not None and card.suit is power.suit and card != power


# --- Before a lead


def _wants_help(view: View, action: Action) -> bool:
    """The bidder has no lead that is sure to win, and says so."""
    sure = any(isinstance(play, Play) and secures(view, play) for play in map(Play, set(view.hand) - {JOKER}))
    return isinstance(action, Take) and not sure and JOKER not in view.hand


ask_take_this_trick = Convention(
    "mighty.convention.ask-take-this-trick",
    when=lambda public, seat: leading(public, seat) and seat == bidder_of(public),
    prefer=_wants_help,
    tells=lambda public, action: {"bidder": bidder_of(public)},
)
