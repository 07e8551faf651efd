"""The book on the bidder's first two leads: keeping the lead, and what they say of Mighty and Joker."""

from __future__ import annotations

from engine.holding import All, AtLeast, Has, Holding, Not, OneOf
from engine.mighty.book_contract import opening_lead
from engine.mighty.cards import ACE, JOKER, SUITS, TEN, Card, Suit
from engine.mighty.knowledge import (
    OfSuit,
)
from engine.mighty.playing import mighty, ripper
from engine.mighty.signals import (
    bidder_leads_second,
    bidder_opens,
    card_of,
    lead_kind,
    plays_trump,
    strain_of,
    suited,
    told,
    two_decks,
)
from engine.mighty.state import Action, Play, Public, View
from engine.mighty.strength import KING, losing_points, suit_length
from engine.system import Convention
from engine.table import Seat

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


def _king_with_mighty(public: Public, seat: Seat) -> Holding:
    """The King of the Mighty's suit, and the Mighty if it wasn't called."""
    power, king = mighty(strain_of(public)), Has(_king(public))
    return king if power in public.called else All((king, Has(power)))


open_king_of_mighty_suit = Convention(
    "mighty.convention.open-king-of-mighty-suit",
    when=bidder_opens,
    holding=_king_with_mighty,
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
    return action.names is strain_of(public) or not suited(public)


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
    when=lambda public, seat: bidder_leads_second(public, seat) and suited(public) and _magic_called(public),
    holding=lambda public, seat: All((Not(Has(JOKER)), AtLeast(1, OfSuit(strain_of(public))))),
    makes=plays_trump,
    prefer=_lowest_trump,
    tells=told,
)
