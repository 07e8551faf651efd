"""The book on holding a called card of two decks: whose card goes first, and when to announce oneself."""

from __future__ import annotations

from engine.holding import All, AtLeast, Has, Holding, OneOf
from engine.mighty.book_follow import (
    a_request,
    answers,
    holds_asked,
    losing_point_led,
    the_mighty,
)
from engine.mighty.cards import JOKER, Card, Hand
from engine.mighty.knowledge import NEVER, OfSuit, open_called, table
from engine.mighty.playing import ripper
from engine.mighty.signals import (
    asked,
    bidder_led,
    bidder_of,
    card_of,
    due,
    encourager,
    following,
    leading,
    strain_of,
    told,
    two_decks,
)
from engine.mighty.state import Action, Declare, Public
from engine.system import Convention
from engine.table import Seat


def _asked_of_two(public: Public, seat: Seat) -> bool:
    return two_decks(public) and a_request(public, seat)


# --- Whose card goes first

double_take_losing_point = Convention(
    "mighty.convention.double-take-losing-point",
    when=lambda public, seat: two_decks(public) and losing_point_led(public, seat),
    holding=holds_asked,
    makes=answers,
    tells=told,
)


def _somebody_encouraged(public: Public, seat: Seat) -> bool:
    """Did another seat encourage the bidder, which isn't known as a partner yet?"""
    return _asked_of_two(public, seat) and encourager(public) not in (None, seat, *public.known)


double_encourager_first = Convention(
    "mighty.convention.double-encourager-first",
    when=_somebody_encouraged,
    holding=holds_asked,
    prefer=lambda view, action: card_of(action) not in open_called(view.public),
    tells=lambda public, action: {"seat": encourager(public)},
)


def _both_open(public: Public) -> bool:
    return two_decks(public) and len(open_called(public)) == 2


def _joker_before_mighty(public: Public, seat: Seat) -> bool:
    """The bidder has led, and both the called Mighty and the called Joker are still to show up."""
    both = {JOKER, the_mighty(public)} == set(open_called(public)) if public.contract else False
    return two_decks(public) and following(public, seat) and bidder_led(public) and both


double_mighty_waits = Convention(
    "mighty.convention.double-mighty-waits",
    when=_joker_before_mighty,
    holding=lambda public, seat: Has(the_mighty(public)),
    prefer=lambda view, action: card_of(action) != the_mighty(view.public),
    tells=told,
)


def _asked_and_able_to_follow(public: Public, seat: Seat) -> Holding:
    card, led = asked(public), public.led
    return NEVER if card is None or led is None else All((Has(card), AtLeast(1, OfSuit(led))))


def _lower_asked(public: Public, seat: Seat) -> bool:
    """Both called cards are open, and the bidder's lead asks for the one that goes first."""
    return _asked_of_two(public, seat) and _both_open(public) and asked(public) == due(public)


double_lower_called_first = Convention(
    "mighty.convention.double-lower-called-first",
    when=_lower_asked,
    holding=_asked_and_able_to_follow,
    prefer=lambda view, action: answers(view.public, action),
    tells=told,
)


def _owed(public: Public, seat: Seat) -> bool:
    """A called card is asked for, and this seat has no reason that everybody knows to leave the answer to another."""
    excused = asked(public) in _kept_back(public, seat) if public.phase == "play" else True
    return _asked_of_two(public, seat) and not excused and not _somebody_encouraged(public, seat)


double_dont_lay_off = Convention(
    "mighty.convention.double-dont-lay-off",
    when=_owed,
    holding=holds_asked,
    makes=answers,
    tells=told,
)

# --- Holding both called cards


def _shown_by_bidder(public: Public, card: Card) -> bool:
    return card in table(public).played[bidder_of(public)]


def _kept_back(public: Public, seat: Seat) -> Hand:
    """The open called cards that a partner leaves to somebody else: their other copy isn't the bidder's."""
    if not (two_decks(public) and seat in public.known):
        return ()
    return tuple(card for card in open_called(public) if not _shown_by_bidder(public, card))


double_both_keep_back = Convention(
    "mighty.convention.double-both-keep-back",
    when=lambda public, seat: public.phase == "play" and bool(_kept_back(public, seat)),
    holding=lambda public, seat: OneOf(tuple(map(Has, _kept_back(public, seat)))),
    prefer=lambda view, action: _named(action) not in _kept_back(view.public, view.seat or 0),
    tells=told,
)


def _named(action: Action) -> Card | None:
    """The card that an action plays or declares."""
    return action.card if isinstance(action, Declare) else card_of(action)


def _holds_both(public: Public, seat: Seat) -> Holding:
    return All(tuple(map(Has, public.called)))


def _twins_unseen(public: Public, seat: Seat) -> bool:
    """Two called cards are open, and no copy of either has been played."""
    gone = table(public).gone if leading(public, seat) else {}
    return leading(public, seat) and _both_open(public) and not any(card in gone for card in public.called)


double_both_dont_announce = Convention(
    "mighty.convention.double-both-dont-announce",
    when=_twins_unseen,
    holding=_holds_both,
    prefer=lambda view, action: not isinstance(action, Declare),
)


def _certain(public: Public) -> Hand:
    """The open called cards of which the bidder has played a copy: who holds the other is the partner."""
    if not two_decks(public) or public.phase != "play":
        return ()
    return tuple(card for card in open_called(public) if _shown_by_bidder(public, card))


def _one_of(cards: Hand) -> Holding:
    return OneOf(tuple(map(Has, cards))) if cards else NEVER


double_both_bidder_showed = Convention(
    "mighty.convention.double-both-bidder-showed",
    when=lambda public, seat: leading(public, seat) and seat != bidder_of(public) and bool(_certain(public)),
    holding=lambda public, seat: _one_of(_certain(public)),
    prefer=lambda view, action: isinstance(action, Declare) and action.card in _certain(view.public),
    tells=told,
)

# --- A spare Joker


def _spare_joker(public: Public, seat: Seat) -> bool:
    """A Joker is no card to become a partner by, another called card is. Decided: also once its partner is known."""
    return two_decks(public) and JOKER not in open_called(public) != ()


def _joker_and_called(public: Public, seat: Seat) -> Holding:
    return All((Has(JOKER), _one_of(open_called(public))))


def _joker_can_win(public: Public, seat: Seat) -> bool:
    """The trick holds a point, and neither the Mighty nor another Joker nor the Ripper stops a Joker."""
    if not (_spare_joker(public, seat) and following(public, seat) and seat != bidder_of(public)):
        return False
    cards = [laid.card for laid in public.trick]
    stopped = JOKER in cards or the_mighty(public) in cards or cards[0] == ripper(strain_of(public))
    return bool(public.tricks) and not stopped and any(card.point for card in cards)


double_spare_joker_announce = Convention(
    "mighty.convention.double-spare-joker-announce",
    when=lambda public, seat: _joker_can_win(public, seat) and seat not in public.known,
    holding=_joker_and_called,
    makes=lambda public, action: card_of(action) == JOKER,
    tells=told,
)


def _first_come(public: Public, seat: Seat) -> bool:
    """With two decks who plays or declares first becomes the partner; an encourager is let go first."""
    return two_decks(public) and encourager(public) in (None, seat, *public.known)


announce = Convention(
    "mighty.habit.announce",
    when=lambda public, seat: leading(public, seat) and bool(open_called(public)) and _first_come(public, seat),
    prefer=lambda view, action: isinstance(action, Declare),
    tells=told,
)

quiet = Convention(
    "mighty.habit.quiet",
    when=leading,
    prefer=lambda view, action: card_of(action) is not None,
)
