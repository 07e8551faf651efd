"""What may be done in Mighty: every action judged, and all that are allowed listed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from itertools import combinations
from typing import Any, TypeGuard

from engine.mighty.bidding import MAY_GO, MAY_SAY, TIME, Saying, Timing, auction
from engine.mighty.cards import JOKER, STRAINS, SUITED, SUITS, Card, Hand, Strain, Suit
from engine.mighty.contract import MAY_BURY, MAY_CALL, MAY_SETTLE, Burying, Calling, Settling, held_elsewhere
from engine.mighty.decks import DECKS
from engine.mighty.playing import MAY_PLAY, Facing, Laying, mighty, ripper
from engine.mighty.state import (
    Action,
    Bid,
    Bury,
    Call,
    Contract,
    Deal,
    Declare,
    Keep,
    Next,
    Pass,
    PassAll,
    Play,
    Public,
    Speech,
    Switch,
    Take,
    View,
    Yarborough,
)
from engine.mighty.tricks import MAY_DECLARE, MAY_TAKE, Declaring, Telling
from engine.ruling import Clauses, Ruling, consulted, settle, settled
from engine.table import once

PASS, PASS_ALL, YARBOROUGH, KEEP, TAKE, NEXT = Pass(), PassAll(), Yarborough(), Keep(), Take(), Next()
_call, _declare = cache(Call), cache(Declare)
FOLLOWS = {card: (Play(card),) for card in (*SUITED, JOKER)}
LEADS = FOLLOWS | {JOKER: tuple(Play(JOKER, suit) for suit in SUITS)}
"""How each card may be played, if it may at all."""


def judge(view: View, action: Action) -> Ruling[bool]:
    """Say whether the seat may do this, and which clause decides."""
    public, kind = view.public, type(action)
    untimely = consulted(TIME, Timing(kind, public.phase))
    return untimely or settle(*_question(view, action), public.options.house)


def _question(view: View, action: Action) -> tuple[Clauses[Any, bool], Any]:
    """Which clauses may speak to an action that is timely, and to which facts."""
    public = view.public
    match action:
        case Play():
            return MAY_PLAY, Laying(action, _facing(view))
        case Bid() | Pass() | PassAll() | Yarborough():
            return MAY_SAY, _saying(view, action)
        case Bury():
            return MAY_BURY, Burying(action, view.hand, public.deck.pickup)
        case Keep() | Switch():
            return MAY_SETTLE, Settling(action, public.deck, contract_of(public).bid)
        case Call():
            return MAY_CALL, Calling(action, public.deck, view.hand + view.buried)
        case Declare():
            return MAY_DECLARE, _declaring(view, action)
        case Take():
            return MAY_TAKE, _telling(view)
        case Deal() | Next():
            return MAY_GO, action


def contract_of(public: Public) -> Contract:
    """The contract, once the auction is won."""
    assert public.contract is not None
    return public.contract


def _saying(view: View, action: Speech) -> Saying:
    public, seat, hand, _ = view
    spoken = seat in [speaker for speaker, _ in public.bids]
    return Saying(action, public.deck, auction(public).best, hand, spoken)


def _facing(view: View) -> Facing:
    public = view.public
    opened = public.trick[0].card if public.trick else None
    return Facing(view.hand, contract_of(public).strain, not public.tricks, public.led, opened)


def _declaring(view: View, action: Declare) -> Declaring:
    public, seat = view.public, view.seat
    captured = 0 if seat is None else public.taken[seat]
    return Declaring(
        action, seat, view.hand, contract_of(public).bidder, public.called, public.partners, not public.trick,
        len(public.tricks), captured,
    )  # fmt: skip


def _telling(view: View) -> Telling:
    public, (bidder, (points, _)) = view.public, contract_of(view.public)
    leading, trick = not public.trick, len(public.tricks)
    return Telling(bidder == view.seat, leading, points, public.deck, trick, public.takes)


def choices(view: View) -> tuple[Action, ...]:
    """List everything that the seat whose view this is may do, were it to move."""
    public = view.public
    match public.phase:
        case "play":
            plays = _plays(public, view.hand)
            return plays if public.trick else (*plays, *_words(view))
        case "auction":
            return tuple(_sayings(view))
        case "bury":
            return tuple(map(Bury, dict.fromkeys(combinations(view.hand, public.deck.pickup))))
        case "contract":
            return tuple(_contracts(view))
        case "call":
            cards = held_elsewhere(public.deck, view.hand + view.buried)
            return tuple(map(_call, combinations(cards, public.deck.called)))
        case "hand-over":
            return (NEXT,)
    return ()


def _sayings(view: View) -> Iterator[Action]:
    plain = _saying(view, PASS)
    for action in (PASS, PASS_ALL, YARBOROUGH):
        if settle(MAY_SAY, Saying(action, plain.deck, plain.high, view.hand, plain.spoken)).value:
            yield action
    yield from _bids(view.public.options.players, plain.high)


@cache
def _bids(players: int, high: Bid | None) -> tuple[Bid, ...]:
    """The bids that may be made after this one, whoever makes them."""
    deck = DECKS[players]
    points = range(high.points if high else deck.lowest, deck.points + 1)
    bids = (Bid(most, strain) for most in points for strain in STRAINS)
    return tuple(bid for bid in bids if settle(MAY_SAY, Saying(bid, deck, high, (), False)).value)


def _contracts(view: View) -> Iterator[Action]:
    points = range(contract_of(view.public).points, view.public.deck.points + 1)
    switches = (Switch(Bid(most, strain)) for most in points for strain in STRAINS)
    actions: tuple[Keep | Switch, ...] = (KEEP, *switches)
    return (action for action in actions if judge(view, action).value)


def offered(action: Action, public: Public, hand: Hand) -> TypeGuard[Play]:
    """Is this a card that may be played from this hand, and so? Then the law need not be asked again."""
    return isinstance(action, Play) and public.phase == "play" and action in _plays(public, hand)


@once
def _plays(public: Public, hand: Hand) -> tuple[Play, ...]:
    """The cards that may be played, and how. Those of a suit are judged alike, but for the ones with a power."""
    _, (_, strain) = contract_of(public)
    plain, trick, jokers = _plain(strain), public.trick, hand.count(JOKER)
    sorts = frozenset(map(plain.__getitem__, hand))
    opened = plain[trick[0].card] if trick else None
    ways = _ways(sorts, min(len(hand) - jokers, 2), jokers, strain, not public.tricks, public.led, opened)
    return sum(map(ways.__getitem__, dict.fromkeys(hand)), ())


@cache
def _plain(strain: Strain) -> Mapping[Card, Card]:
    """For every card the plainest that is judged like it: of a suit the 2, but every card of power itself."""
    powers = (JOKER, mighty(strain), ripper(strain))
    return {card: card if card in powers else Card(card.suit, 2) for card in (*SUITED, JOKER)}


@lru_cache(maxsize=1 << 14)
def _ways(
    sorts: frozenset[Card], others: int, jokers: int, strain: Strain, first: bool, led: Suit | None, opened: Card | None
) -> Mapping[Card, tuple[Play, ...]]:
    """How each card may be played, if it may: from a hand of these sorts, so many of them Jokers.

    Of the others it only matters whether there are none, is one, or are more.
    """
    suited = [*(sorts - {JOKER})]
    hand = (*suited, *suited[:1] * (others - len(suited)), *[JOKER] * jokers)
    facing, ways = Facing(hand, strain, first, led, opened), LEADS if led is None else FOLLOWS
    allowed = {sort for sort in sorts if settle(MAY_PLAY, Laying(ways[sort][0], facing)).value}
    return {card: ways[card] if sort in allowed else () for card, sort in _plain(strain).items()}


def _words(view: View) -> Iterator[Action]:
    """What may be said before a lead."""
    for declare in map(_declare, view.public.called):
        if settle(MAY_DECLARE, _declaring(view, declare)).value:
            yield declare
    if settled(MAY_TAKE, _telling(view)).value:
        yield TAKE
