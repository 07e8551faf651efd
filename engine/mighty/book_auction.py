"""The book on the auction: shape first, then the level, and with two decks encouragement."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.holding import ANYTHING, All, AtLeast, Holding
from engine.mighty.bidding import auction
from engine.mighty.cards import NO_TRUMP, SUITS, Hand, Strain, Suit
from engine.mighty.decks import Deck
from engine.mighty.knowledge import Magic, OfSuit
from engine.mighty.playing import mighty
from engine.mighty.signals import encouragements, two_decks
from engine.mighty.state import Action, Bid, Pass, Public, View, Yarborough
from engine.mighty.strength import (
    LEVELS,
    Whole,
    best_strain,
    extras,
    limit,
    magic,
    opening_leads,
    shape_length,
    suit_length,
)
from engine.system import Convention
from engine.table import Seat

Facts = Mapping[str, Any]


def bidding(public: Public, seat: Seat) -> bool:
    """The auction is on."""
    return public.phase == "auction"


def _suit_bid(public: Public, action: Action) -> bool:
    return isinstance(action, Bid) and action.strain is not NO_TRUMP


def _told(public: Public, action: Action) -> Facts:
    return {"seat": public.to_move, "bid": action if isinstance(action, Bid) else ""}


def hand_facts(view: View, action: Action) -> Facts:
    """What a bid counts: trumps, magic cards, opening leads, strength beyond."""
    strain: Strain = action.strain if isinstance(action, Bid) else best_strain(view.hand, view.public.options.players)
    ours = mighty(strain) in view.hand
    return {
        "bid": action if isinstance(action, Bid) else "",
        "length": suit_length(view.hand, strain),
        "magic": len(magic(view.hand, strain)),
        "leads": len(opening_leads(view.hand, strain, ours)),
        "extras": extras(view.hand, strain, view.public.deck),
    }


# --- Shape


def _worth(public: Public, bid: Bid) -> Holding:
    """A hand that may go so high in this strain."""
    players = public.options.players
    return Whole("holding.level", lambda hand: limit(hand, bid.strain, players) >= bid.points, {"bid": bid})


def _over(public: Public, suits: tuple[Suit, ...]) -> Holding:
    """A hand that may bid one of these suits higher than the last bid."""
    players, high = public.options.players, auction(public).best
    over = high.points if high else 0

    def over_it(hand: Hand) -> bool:
        return any(limit(hand, suit, players) > over for suit in suits)

    return Whole("holding.suit-over", over_it, {"count": over})


def _may_overbid(public: Public, seat: Seat) -> Holding:
    return _over(public, SUITS)


def _long_enough(public: Public, action: Action) -> Holding:
    """A bid with two decks promises the length, and a hand to go so high at all."""
    if not isinstance(action, Bid):
        return ANYTHING
    return All((AtLeast(shape_length(public.deck), OfSuit(action.strain)), _over(public, (action.strain,))))


def _strain_choice(view: View, action: Action) -> tuple[int, int]:
    """The strain that goes highest, then the longest; how high is for the level to say."""
    if not isinstance(action, Bid):
        return (0, 0)
    return limit(view.hand, action.strain, view.public.options.players), suit_length(view.hand, action.strain)


bid_shape = Convention(
    "mighty.convention.bid-shape",
    when=lambda public, seat: bidding(public, seat) and not two_decks(public),
    holding=_may_overbid,
    makes=_suit_bid,
    promises=_worth,
    prefer=lambda view, action: _at_level(view, action),
    tells=_told,
    why=hand_facts,
)


def _at_level(view: View, action: Action) -> tuple[int, int, int]:
    """The best strain, bid at the level of the hand, or as little above the last bid as may be."""
    if not isinstance(action, Bid):
        return (0, 0, 0)
    return (*_strain_choice(view, action), -abs(action.points - opening_level(view, action.strain)))


def opening_level(view: View, strain: Strain) -> int:
    """Where the hand's level begins; past the third level, the very points."""
    most, levels = limit(view.hand, strain, view.public.options.players), LEVELS[view.public.deck.decks]
    return most if most > levels[-1] else max(level for level in levels if level <= most)


double_bid_shape = Convention(
    "mighty.convention.double-bid-shape",
    when=lambda public, seat: bidding(public, seat) and two_decks(public),
    holding=_may_overbid,
    makes=_suit_bid,
    promises=_long_enough,
    prefer=_strain_choice,
    tells=_told,
    why=hand_facts,
)


def _has_magic(public: Public, action: Action) -> Holding:
    return AtLeast(1, Magic(action.strain)) if isinstance(action, Bid) else ANYTHING


double_bid_eight_magic = Convention(
    "mighty.convention.double-bid-eight-magic",
    when=lambda public, seat: bidding(public, seat) and public.options.players == 8,
    holding=_may_overbid,
    makes=_suit_bid,
    promises=_has_magic,
    tells=_told,
    why=hand_facts,
)

# --- Levels, with two decks


SIX = 6
"""Decided by self-play: at six, where fewer cards are elsewhere, a hand bids the top of its level, else the bottom."""


def _band(name: str, lowest: int, highest: int, hands: range) -> Convention:
    """A level of the book: the points that belong to it, and how far the hands may go that bid it."""

    def level(view: View, action: Action) -> tuple[bool, int]:
        players = view.public.options.players
        most = limit(view.hand, action.strain, players) if isinstance(action, Bid) else 0
        if not isinstance(action, Bid) or most not in hands or not lowest <= action.points <= min(highest, most):
            return False, 0
        return True, action.points if players == SIX or lowest > 31 else -action.points

    return Convention(
        f"mighty.convention.double-bid-{name}",
        when=lambda public, seat: bidding(public, seat) and two_decks(public),
        prefer=level,
        tells=_told,
        why=hand_facts,
    )


double_bid_27_28 = _band("27-28", 27, 28, range(27, 29))
double_bid_29_30 = _band("29-30", 29, 30, range(29, 31))
double_bid_31 = _band("31", 31, 31, range(31, 33))
double_bid_above_31 = _band("above-31", 32, 40, range(32, 41))

# --- Encouragement, with two decks


def _encouraging(public: Public) -> Bid | None:
    """The no-trump bid that would encourage the last bid, if that is somebody else's in a suit; one does it once."""
    high = auction(public).high
    if any(seat == public.to_move for seat, _, _ in encouragements(public)):
        return None
    if high is None or high.seat == public.to_move or not isinstance(high.said, Bid) or high.said.strain is NO_TRUMP:
        return None
    return Bid(high.said.points + 1, NO_TRUMP) if high.said.points < public.deck.points else None


def _their_trump(public: Public) -> Strain:
    best = auction(public).best
    assert best is not None
    return best.strain


def _side_strength(trump: Strain, deck: Deck) -> Holding:
    """Aces or K-Q's besides, or long trump."""
    return Whole("holding.side-strength", lambda hand: extras(hand, trump, deck) > 0 or suit_length(hand, trump) > 3)


def _helps(public: Public, seat: Seat) -> Holding:
    trump = _their_trump(public)
    return All((AtLeast(2, Magic(trump)), _side_strength(trump, public.deck)))


double_encourage = Convention(
    "mighty.convention.double-encourage",
    when=lambda public, seat: bidding(public, seat) and two_decks(public) and _encouraging(public) is not None,
    holding=_helps,
    makes=lambda public, action: action == _encouraging(public),
    tells=lambda public, action: {"seat": public.to_move, "bid": auction(public).best},
    why=lambda view, action: {
        "bid": auction(view.public).best,
        "magic": len(magic(view.hand, _their_trump(view.public))),
    },
)


def _encouraged(public: Public, seat: Seat) -> Bid | None:
    """One more than the own suit bid that the last bid encouraged; one answers once."""
    mine = [bid for _, other, bid in encouragements(public) if other == seat]
    high = auction(public).best
    if len(mine) != 1 or high != Bid(mine[0].points + 1, NO_TRUMP):
        return None
    return Bid(high.points + 1, mine[0].strain)


double_answer_encouragement = Convention(
    "mighty.convention.double-answer-encouragement",
    when=lambda public, seat: bidding(public, seat) and two_decks(public) and _encouraged(public, seat) is not None,
    makes=lambda public, action: action == _encouraged(public, public.to_move or 0),
    tells=lambda public, action: {"seat": _last_encourager(public), "bid": action},
)


def _last_encourager(public: Public) -> Seat:
    return encouragements(public)[-1][0]


# --- Otherwise

yarborough = Convention(
    "mighty.habit.yarborough",
    when=bidding,
    makes=lambda public, action: isinstance(action, Yarborough),
    tells=_told,
)


def _no_trump_worth(view: View, action: Action) -> tuple[bool, int]:
    if not isinstance(action, Bid) or action.strain is not NO_TRUMP:
        return False, 0
    most = limit(view.hand, NO_TRUMP, view.public.options.players)
    return (True, -action.points) if action.points <= most else (False, 0)


bid_no_trump = Convention(
    "mighty.habit.no-trump",
    when=bidding,
    prefer=_no_trump_worth,
    tells=_told,
    why=hand_facts,
)

pass_the_turn = Convention(
    "mighty.habit.pass",
    when=bidding,
    prefer=lambda view, action: isinstance(action, Pass),
)

ENCOURAGEMENT = (double_encourage, double_answer_encouragement)
SUIT_BIDS = (
    double_bid_eight_magic,
    double_bid_shape,
    double_bid_27_28,
    double_bid_29_30,
    double_bid_31,
    double_bid_above_31,
    bid_shape,
)
AUCTION = (yarborough, *ENCOURAGEMENT, *SUIT_BIDS, bid_no_trump, pass_the_turn)
