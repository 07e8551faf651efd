"""The book on leading: the bidder's first two leads, trump, the Ripper, and what defenders attack."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.holding import ANYTHING, All, AtLeast, Has, Holding, Not, OneOf
from engine.mighty.book_contract import opening_lead
from engine.mighty.cards import ACE, JOKER, NO_TRUMP, SUITS, TEN, Card, Suit
from engine.mighty.knowledge import (
    OfSuit,
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
    asked_to_rip,
    bidder_leads,
    bidder_leads_second,
    bidder_of,
    bidder_opens,
    card_of,
    defender_leads,
    denied_joker,
    lead_kind,
    leading,
    partner_leads,
    plays_trump,
    rips,
    showed_joker,
    strain_of,
    two_decks,
)
from engine.mighty.state import Action, Bid, Play, Public, Take, View, role
from engine.mighty.strength import KING, losing_points, suit_length
from engine.system import Convention
from engine.table import Seat

Facts = Mapping[str, Any]


def told(public: Public, action: Action) -> Facts:
    """Who plays what."""
    return {"seat": public.to_move, "card": card_of(action) or ""}


def _suited(public: Public) -> bool:
    return strain_of(public) is not NO_TRUMP


# --- The bidder's opening lead


def _leads_ace(public: Public, action: Action) -> bool:
    card = card_of(action)
    return card is not None and card.rank == ACE and lead_kind(public, card) == "opening"


def _an_ace(public: Public, seat: Seat) -> Holding:
    strain = strain_of(public)
    aces = (Card(suit, ACE) for suit in SUITS if suit is not strain)
    return OneOf(tuple(Has(ace) for ace in aces if ace != mighty(strain)))


def _from_shortest(view: View, action: Action) -> int:
    card = card_of(action)
    return -suit_length(view.hand, card.suit) if card else 0


open_ace = Convention(
    "mighty.convention.open-ace",
    when=bidder_opens,
    holding=_an_ace,
    makes=_leads_ace,
    prefer=_from_shortest,
    tells=told,
)

double_open_ace = Convention(
    "mighty.convention.double-open-ace",
    when=lambda public, seat: bidder_opens(public, seat) and two_decks(public),
    holding=_an_ace,
    makes=_leads_ace,
    tells=told,
)


def _in_rippers_suit(public: Public) -> Card:
    return Card(ripper(strain_of(public)).suit, ACE)


double_open_ripper_suit = Convention(
    "mighty.convention.double-open-ripper-suit",
    when=lambda public, seat: bidder_opens(public, seat) and two_decks(public),
    prefer=lambda view, action: card_of(action) == _in_rippers_suit(view.public) != mighty(strain_of(view.public)),
    tells=told,
)

double_open_shortest = Convention(
    "mighty.convention.double-open-shortest",
    when=lambda public, seat: bidder_opens(public, seat) and two_decks(public),
    prefer=lambda view, action: _from_shortest(view, action) if _leads_ace(view.public, action) else -99,
    tells=told,
)


def _king(public: Public) -> Card:
    return Card(mighty(strain_of(public)).suit, KING)


def _mighty_with_us(public: Public) -> Holding:
    power = mighty(strain_of(public))
    return ANYTHING if power in public.called else Has(power)


open_king_of_mighty_suit = Convention(
    "mighty.convention.open-king-of-mighty-suit",
    when=bidder_opens,
    holding=lambda public, seat: All((Has(_king(public)), _mighty_with_us(public))),
    makes=lambda public, action: card_of(action) == _king(public),
    tells=told,
)


def _called_ace(public: Public) -> Card | None:
    """The Ace outside trump that was called, if it isn't the Mighty."""
    strain = strain_of(public)
    aces = (card for card in public.called if card.rank == ACE and card.suit is not strain)
    return next((ace for ace in aces if ace != mighty(strain)), None)


def _below_called_ace(public: Public) -> Card:
    ace = _called_ace(public)
    return Card(ace.suit, KING) if ace else JOKER


open_called_ace_suit = Convention(
    "mighty.convention.open-called-ace-suit",
    when=lambda public, seat: bidder_opens(public, seat) and _called_ace(public) is not None,
    holding=lambda public, seat: Has(_below_called_ace(public)),
    makes=lambda public, action: card_of(action) == _below_called_ace(public),
    tells=lambda public, action: {"seat": public.to_move, "card": card_of(action), "ace": _called_ace(public)},
)


def _in_called_suit(public: Public, action: Action) -> bool:
    card, ace = card_of(action), _called_ace(public)
    return card is not None and ace is not None and card.suit is ace.suit and card.rank < KING


lead_called_suit = Convention(
    "mighty.habit.lead-called-suit",
    when=lambda public, seat: bidder_opens(public, seat) and _called_ace(public) is not None,
    makes=_in_called_suit,
    tells=lambda public, action: {"seat": public.to_move, "card": card_of(action), "ace": _called_ace(public)},
)

# --- The bidder's other first lead: a message about the Joker


def _mighty_called_first(public: Public, seat: Seat) -> bool:
    return bidder_opens(public, seat) and mighty(strain_of(public)) in public.called


def _a_losing_point(public: Public, action: Action) -> bool:
    card = card_of(action)
    return card is not None and lead_kind(public, card) == "losing-point"


def _really_loses(view: View, action: Action) -> bool:
    return card_of(action) in losing_points(
        view.hand + view.buried, strain_of(view.public), view.public.deck.copies.__getitem__
    )


def _losing_point(public: Public) -> Holding:
    """K Q J 10 of a side suit, but for the King of the Mighty's suit."""
    strain = strain_of(public)
    ranks = ((suit, rank) for suit in SUITS for rank in range(KING, TEN - 1, -1) if suit is not strain)
    return OneOf(tuple(Has(card) for card in (Card(*both) for both in ranks) if card != _king(public)))


def _can_say(public: Public, card: Card) -> Holding:
    """Holds what a losing point card speaks of, and has one to lead."""
    return All((Has(card), _losing_point(public)))


open_losing_point_joker = Convention(
    "mighty.convention.open-losing-point-joker",
    when=lambda public, seat: _mighty_called_first(public, seat) and not two_decks(public),
    holding=lambda public, seat: All((Not(opening_lead(public)), _can_say(public, JOKER))),
    makes=_a_losing_point,
    prefer=_really_loses,
    tells=told,
)

double_open_losing_point = Convention(
    "mighty.convention.double-open-losing-point",
    when=lambda public, seat: _mighty_called_first(public, seat) and two_decks(public),
    holding=lambda public, seat: All((Not(opening_lead(public)), _can_say(public, mighty(strain_of(public))))),
    makes=_a_losing_point,
    prefer=_really_loses,
    tells=told,
)


def _speaks_low(public: Public, seat: Seat) -> Holding:
    """No opening lead, and nothing to be said by a losing point card."""
    otherwise = _can_say(public, mighty(strain_of(public))) if two_decks(public) else Has(JOKER)
    return All((Not(opening_lead(public)), Not(otherwise)))


open_low_card = Convention(
    "mighty.convention.open-low-card",
    when=_mighty_called_first,
    holding=_speaks_low,
    makes=lambda public, action: (card := card_of(action)) is not None and lead_kind(public, card) == "low",
    tells=told,
)

# --- The bidder's second lead


def _joker_for_trump(public: Public, action: Action) -> bool:
    if not isinstance(action, Play) or action.card != JOKER:
        return False
    return action.names is strain_of(public) or not _suited(public)


def _longest(view: View, action: Action) -> int:
    """In no-trump the Joker asks for the bidder's long suit."""
    suit: Suit | None = action.names if isinstance(action, Play) else None
    return 0 if suit is None else suit_length(view.hand, suit)


def _second_joker(id: str, decks: int) -> Convention:
    return Convention(
        id,
        when=lambda public, seat: bidder_leads_second(public, seat) and public.deck.decks >= decks,
        holding=lambda public, seat: Has(JOKER),
        makes=_joker_for_trump,
        prefer=_longest,
        tells=lambda public, action: {"seat": public.to_move, "led": action.names},
    )


second_joker = _second_joker("mighty.convention.second-joker", 1)
double_second_joker = _second_joker("mighty.convention.double-second-joker", 2)


def _twin(public: Public) -> Card:
    """The Ace that took the first trick for the bidder."""
    return public.tricks[0].cards[0].card


def _ace_won(public: Public) -> bool:
    first = public.tricks[0]
    return first.winner == first.leader and lead_kind(public, first.cards[0].card) == "opening"


double_second_twin_then_rip = Convention(
    "mighty.convention.double-second-twin-then-rip",
    when=lambda public, seat: bidder_leads_second(public, seat) and two_decks(public) and _ace_won(public),
    holding=lambda public, seat: All((Not(Has(JOKER)), Has(_twin(public)))),
    makes=lambda public, action: card_of(action) == _twin(public),
    tells=told,
)


def _lowest_trump(view: View, action: Action) -> int:
    card = card_of(action)
    return -card.rank if card else 0


def _magic_called(public: Public) -> bool:
    return bool({JOKER, mighty(strain_of(public))} & set(public.called))


second_low_trump = Convention(
    "mighty.convention.second-low-trump",
    when=lambda public, seat: bidder_leads_second(public, seat) and _suited(public) and _magic_called(public),
    holding=lambda public, seat: All((Not(Has(JOKER)), AtLeast(1, OfSuit(strain_of(public))))),
    makes=plays_trump,
    prefer=_lowest_trump,
    tells=told,
)

# --- Trump


def _trumps_left(public: Public) -> int:
    strain = strain_of(public)
    copies = sum(count for card, count in public.deck.copies.items() if card.suit is strain)
    return copies - sum(card.suit is strain for hand in table(public).played for card in hand)


def _may_pull(public: Public, seat: Seat) -> bool:
    """Is it a suit contract, with trumps not yet played?"""
    return _suited(public) and _trumps_left(public) > 0


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
    when=lambda public, seat: partner_leads(public, seat) and not _suited(public) and _bidders_suit(public) is not None,
    holding=partner_of_side,
    prefer=lambda view, action: (card := card_of(action)) is not None and card.suit is _bidders_suit(view.public),
    tells=lambda public, action: {"bidder": bidder_of(public), "led": _bidders_suit(public)},
)

notrump_attack_void = Convention(
    "mighty.convention.notrump-attack-void",
    when=lambda public, seat: defender_leads(public, seat) and not _suited(public),
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
