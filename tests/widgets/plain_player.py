"""A plain player: it knows no convention, sees only its view, and always does something legal, always the same."""

from __future__ import annotations

from collections.abc import Sequence

from engine.mighty.bidding import auction
from engine.mighty.cards import ACE, JOKER, NO_TRUMP, SUITS, Card, Hand, Strain, Suit, in_order
from engine.mighty.may import KEEP, NEXT, PASS, PASS_ALL, YARBOROUGH, choices, contract_of, judge
from engine.mighty.playing import mighty
from engine.mighty.state import Action, Bid, Bury, Call, Laid, Play, Public, View, role
from engine.mighty.tricks import WINNER, Fight
from engine.ruling import settle
from engine.table import Seat


def choose(view: View) -> Action:
    """What a plain player does, were it to move."""
    match view.public.phase:
        case "auction":
            return _speak(view)
        case "bury":
            return _bury(view)
        case "contract":
            return KEEP
        case "call":
            return _call(view)
        case "play":
            return _play(view)
    return NEXT


# --- Before the play


def _speak(view: View) -> Action:
    if judge(view, YARBOROUGH).value:
        return YARBOROUGH
    deck, high = view.public.deck, auction(view.public).best
    strain = max(SUITS, key=lambda suit: _strength(view.hand, suit))
    bid = Bid(deck.lowest + _strength(view.hand, strain) // 4 - deck.decks - 1, strain)
    if judge(view, bid).value:
        return bid
    return PASS if high is None else PASS_ALL


def _strength(hand: Hand, trump: Strain) -> int:
    """Length in trump, and cards that take tricks."""
    length = sum(card.suit is trump for card in hand)
    aces = sum(card.rank == ACE for card in hand)
    return 2 * length + aces + 3 * (hand.count(JOKER) + hand.count(mighty(trump)))


def _bury(view: View) -> Bury:
    """Short side suits first, low cards first."""
    strain = contract_of(view.public).strain
    length = {suit: sum(card.suit is suit for card in view.hand) for suit in SUITS}

    def worth(card: Card) -> tuple[bool, bool, int, int]:
        return (_power(card, strain), card.suit is strain, length.get(card.suit, 0), card.rank)

    return Bury(in_order(sorted(view.hand, key=worth)[: view.public.deck.pickup]))


def _power(card: Card, strain: Strain) -> bool:
    return card == JOKER or card == mighty(strain)


def _call(view: View) -> Call:
    """The strongest cards that somebody else holds."""
    strain = contract_of(view.public).strain
    calls = [action for action in choices(view) if isinstance(action, Call)]
    return max(calls, key=lambda call: sum(_value(card, strain) for card in call.cards))


def _value(card: Card, strain: Strain) -> int:
    """How strong a card is to lead or to call: Mighty, Joker, trumps, then by rank."""
    if _power(card, strain):
        return 200 if card == JOKER else 300
    return card.rank + 50 * (card.suit is strain)


# --- The play


def _play(view: View) -> Play:
    strain = contract_of(view.public).strain
    plays = [action for action in choices(view) if isinstance(action, Play)]
    return _lead(view, plays, strain) if not view.public.trick else _follow(view, plays, strain)


def _lead(view: View, plays: Sequence[Play], strain: Strain) -> Play:
    """A high card, but not Mighty or Joker before they are due; the Joker asks for trump, or one's own long suit."""
    side = max(SUITS, key=lambda suit: sum(card.suit is suit for card in view.hand))
    asked = side if strain is NO_TRUMP else strain
    return max(plays, key=lambda play: (not _power(play.card, strain), play.names is asked, _value(play.card, strain)))


def _follow(view: View, plays: Sequence[Play], strain: Strain) -> Play:
    """A point card under one's own side's winner; else the cheapest card that takes points; else the least."""
    public = view.public
    losing = min(plays, key=lambda play: (_power(play.card, strain), play.card.point, _value(play.card, strain)))
    winner = settle(WINNER, Fight(public.trick, _suit(public), strain)).value
    if _with(view, winner):
        return min(plays, key=lambda play: (_power(play.card, strain), not play.card.point, _value(play.card, strain)))
    taking = [play for play in plays if _takes(view, play.card, strain)]
    worth_it = any(laid.card.point for laid in public.trick)
    return min(taking, key=lambda play: _value(play.card, strain)) if taking and worth_it else losing


def _suit(public: Public) -> Suit:
    assert public.led is not None
    return public.led


def _takes(view: View, card: Card, strain: Strain) -> bool:
    seat = view.seat if view.seat is not None else -1
    trick = (*view.public.trick, Laid(seat, card))
    return settle(WINNER, Fight(trick, _suit(view.public), strain)).value == seat


def _with(view: View, other: Seat) -> bool:
    """Is that seat known to be on one's own side?"""
    side = (contract_of(view.public).bidder, *view.public.known)
    return other in side and role(view) in ("bidder", "partner")
