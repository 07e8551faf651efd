"""The book on following: answering the bidder, not wasting winners, making the Mighty come out."""

from __future__ import annotations

from engine.holding import ANYTHING, Has, Holding
from engine.mighty.cards import JOKER, NO_TRUMP, Card
from engine.mighty.knowledge import (
    contract_of,
    of_the_defence,
    of_the_side,
    outsiders,
    secured,
    sight,
    winner,
    winning,
)
from engine.mighty.playing import mighty
from engine.mighty.signals import (
    asked,
    asks_for_ace,
    asks_for_the_mighty,
    bidder_led,
    bidder_of,
    card_of,
    following,
    lead_kind,
    strain_of,
    told,
    two_decks,
)
from engine.mighty.state import Action, Public, View
from engine.mighty.strength import KING
from engine.system import Convention
from engine.table import Seat


def the_mighty(public: Public) -> Card:
    return mighty(strain_of(public))


def answers(public: Public, action: Action) -> bool:
    """Is it the called card that was asked for?"""
    return card_of(action) is not None and card_of(action) == asked(public)


def holds_asked(public: Public, seat: Seat) -> Holding:
    card = asked(public)
    return ANYTHING if card is None else Has(card)


def a_request(public: Public, seat: Seat) -> bool:
    """A called card has been asked for, from this seat or another."""
    return following(public, seat) and asked(public) is not None


def _one_deck_request(public: Public, seat: Seat) -> bool:
    """The same with one deck: who holds the card is the partner. Of two decks the book has more to say."""
    return a_request(public, seat) and not two_decks(public)


# --- Answering the bidder


def losing_point_led(public: Public, seat: Seat) -> bool:
    """The bidder opened with a losing point card, and the called Mighty should take it."""
    opened = following(public, seat) and not public.tricks and asks_for_the_mighty(public)
    return opened and lead_kind(public, public.trick[0].card) == "losing-point"


take_losing_point = Convention(
    "mighty.convention.take-losing-point",
    when=losing_point_led,
    holding=holds_asked,
    makes=answers,
    tells=told,
)

answer_rip_request = Convention(
    "mighty.convention.answer-rip-request",
    when=lambda public, seat: _one_deck_request(public, seat) and asks_for_the_mighty(public),
    holding=holds_asked,
    makes=answers,
    tells=told,
)

joker_on_second_trump = Convention(
    "mighty.convention.joker-on-second-trump",
    when=lambda public, seat: _one_deck_request(public, seat) and asked(public) == JOKER,
    holding=holds_asked,
    makes=answers,
    tells=told,
)


def _king_wins(public: Public, seat: Seat) -> bool:
    """The bidder led the King under the called Ace, and it is winning."""
    if not following(public, seat) or asks_for_ace(public) is None:
        return False
    return public.trick[0].card.rank == KING and winning(public) == bidder_of(public)


def _called_ace(public: Public) -> Card:
    ace = asks_for_ace(public)
    assert ace is not None
    return ace


hold_called_ace_back = Convention(
    "mighty.convention.hold-called-ace-back",
    when=_king_wins,
    holding=lambda public, seat: Has(_called_ace(public)),
    prefer=lambda view, action: card_of(action) != _called_ace(view.public),
    tells=told,
)

answer = Convention(
    "mighty.habit.answer",
    when=_one_deck_request,
    holding=holds_asked,
    makes=answers,
    tells=told,
)

# --- Not wasting


def cheapest(view: View, card: Card) -> tuple[bool, bool, int]:
    """A card that is no winner and no trump before one that is; then the lower one."""
    return not winner(view, card), card.suit is not strain_of(view.public), -card.rank


def spares_magic(view: View, card: Card) -> int:
    """The Mighty goes last of all, a Joker last but one."""
    return -2 if card == the_mighty(view.public) else -1 if card == JOKER else 0


def _under_ours(view: View, action: Action) -> tuple[int, bool, bool, bool, int]:
    """Under one's own side's sure trick: no magic, no winner; rather a point card; rather no trump; rather low."""
    card = card_of(action)
    if card is None or not secured(view):
        return 0, False, False, False, 0
    kept, plain, low = cheapest(view, card)
    return spares_magic(view, card), kept, card.point and kept, plain, low


dont_collapse = Convention(
    "mighty.convention.dont-collapse",
    when=following,
    prefer=_under_ours,
    tells=told,
)


def _unblocks(view: View, action: Action) -> int:
    """The highest card of the suit led, under the bidder's winner."""
    card = card_of(action)
    if card is None or not secured(view) or winning(view.public) != bidder_of(view.public):
        return 0
    return card.rank if card.suit is view.public.led and card.point and card != the_mighty(view.public) else 0


notrump_unblock = Convention(
    "mighty.convention.notrump-unblock",
    when=lambda public, seat: following(public, seat) and strain_of(public) is NO_TRUMP and bidder_led(public),
    holding=of_the_side,
    prefer=_unblocks,
    tells=told,
)

# --- Defending


def _big(public: Public) -> bool:
    return contract_of(public).points >= public.deck.high


def _might_be_ours(view: View) -> bool:
    """Is somebody winning who isn't known to be of the bidder's side, with the Mighty still out?"""
    side = (bidder_of(view.public), *view.public.known)
    return winning(view.public) not in side and the_mighty(view.public) in sight(view).unseen


def _adds_point(view: View, action: Action) -> bool:
    card = card_of(action)
    return card is not None and card.point and not winner(view, card) and _might_be_ours(view)


pile_points = Convention(
    "mighty.convention.pile-points",
    when=lambda public, seat: following(public, seat) and _big(public),
    holding=of_the_defence,
    prefer=_adds_point,
    tells=told,
)


def last_outsider(view: View) -> bool:
    """Has everybody outside one's own side played to this trick?"""
    return len({laid.seat for laid in view.public.trick} & set(outsiders(view))) == len(outsiders(view))
