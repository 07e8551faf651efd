"""Mighty as a game: what an action makes of the table."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, cast

from engine.mighty import knowledge, notation, system
from engine.mighty.bidding import AUCTION, Auction, Onward, auction
from engine.mighty.cards import Card, Hand, Strain, Suit, in_order, without
from engine.mighty.contract import KEPT, PICKUP, Settling
from engine.mighty.counts import knows
from engine.mighty.may import KEEP, choices, contract_of, judge, offered
from engine.mighty.playing import SEEN, THE_MIGHTY, THE_RIPPER, Seen
from engine.mighty.rules import QUESTIONS
from engine.mighty.score import (
    LEFTOVER,
    MADE,
    NEXT_DEALER,
    PAY,
    SPLIT,
    VALUE,
    Captured,
    Paying,
    Pot,
    Side,
    Worth,
)
from engine.mighty.state import (
    Action,
    Bid,
    Bury,
    Call,
    Contract,
    Deal,
    Declare,
    Keep,
    Laid,
    Next,
    Options,
    Partner,
    Pass,
    PassAll,
    Play,
    Public,
    Result,
    Shown,
    State,
    Switch,
    Take,
    Trick,
    Turn,
    View,
    Yarborough,
)
from engine.mighty.tricks import OVER, POINTS, REVEALED, RIPPED, WINNER, Fight, Revealing, Standing
from engine.ruling import Ruling, consult, consulted, packed, settle, settled
from engine.table import Game, Illegal, Rulings, Seat, put, shuffle


@cache
def start(options: Options) -> State:
    """A session begins: no score, and the first dealer is about to deal."""
    nobody = (0,) * options.players
    public = Public(
        options=options, phase="deal", hand=1, dealer=options.dealer, to_move=None, bids=(), pickup=None, contract=None,
        called=(), partners=(), trick=(), led=None, tricks=(), takes=(), taken=nobody, sizes=nobody, scores=nobody,
        result=None, history=(), shown=None,
    )  # fmt: skip
    return State(public, ((),) * options.players, (), ())


def view(state: State, seat: Seat | None) -> View:
    """What one seat may know; without a seat, what is on the table."""
    public, hands, _, buried = state
    if seat is None:
        return View(public, None, ())
    contract = public.contract
    return packed(View, (public, seat, hands[seat], buried if contract and contract.bidder == seat else ()))


# --- What it makes of the table


def apply(state: State, action: Action) -> tuple[State, Rulings]:
    """Do one action for the seat to move; return the new state and every ruling that all hear. Raises Illegal."""
    public, mover = state.public, state.public.to_move
    if mover is not None and offered(action, public, state.hands[mover]):
        return _played(state, action)
    ruling = judge(view(state, mover), action)
    if not ruling.value:
        raise Illegal(ruling)
    heard = _heard(ruling, mover)
    match action:
        case Play():
            return _played(state, action)
        case Bid() | Pass() | PassAll():
            return _spoke(state, heard, action)
        case Bury(cards):
            return _buried(state, heard, cards)
        case Keep():
            return _kept(state)
        case Switch(bid):
            return _contracted(state, heard, bid)
        case Call(cards):
            return _called(state, heard, cards)
        case Declare(card):
            return _declared(state, heard, card)
        case Take():
            said = (*state.public.takes, len(state.public.tricks))
            return _with(state, takes=said), (heard,)
        case Yarborough():
            return _cleared(state.public), (heard,)
        case Next():
            return _onward(state.public), (ruling,)
        case Deal():
            return _dealt(state, ruling, action)


def _heard(ruling: Ruling[Any], seat: Seat | None, **facts: Any) -> Ruling[Any]:
    """The ruling with whom it was about, for the table to hear."""
    value, clause, quoted, asked = ruling
    return packed(Ruling, (value, clause, {**quoted, "seat": seat, **facts}, asked))


def _with(state: State, **changes: Any) -> State:
    public, hands, pickup, buried = state
    return State(public._replace(**changes), hands, pickup, buried)


def _sizes(hands: tuple[Hand, ...]) -> tuple[int, ...]:
    return tuple(map(len, hands))


def _cleared(public: Public, **changes: Any) -> State:
    """The table cleared for another deal; the score stands."""
    fresh = start(public.options)
    kept = {"hand": public.hand, "dealer": public.dealer, "scores": public.scores, "history": public.history}
    return _with(fresh, **{**kept, **changes})


def _onward(public: Public) -> State:
    result = cast(Result, public.result)
    history = (*public.history, result)
    return _cleared(public, hand=public.hand + 1, dealer=result.next_dealer, history=history)


def _dealt(state: State, ruling: Ruling[bool], deal: Deal) -> tuple[State, Rulings]:
    opens = settle(AUCTION, auction(state.public))
    phase, seat = opens.value
    public = state.public._replace(phase=phase, to_move=seat, sizes=_sizes(deal.hands))
    return State(public, deal.hands, deal.pickup, ()), (ruling, opens)


def _spoke(state: State, heard: Ruling[bool], action: Bid | Pass | PassAll) -> tuple[State, Rulings]:
    public = state.public
    bids = (*public.bids, Turn(cast(Seat, public.to_move), action))
    onward = _goes_on(Auction(len(state.hands), public.dealer, bids))
    phase, seat = onward.value
    if phase == "deal":
        return _cleared(public), (heard, onward)
    state = _with(state, phase=phase, to_move=seat, bids=bids)
    if phase == "auction":
        return state, (heard, onward)
    picked_up = settle(PICKUP, state.pickup)
    return _picked_up(state, seat), (heard, onward, _heard(picked_up, seat))


@lru_cache(maxsize=1 << 12)
def _goes_on(auction: Auction) -> Ruling[Onward]:
    """Remembered, for most auctions begin as others did."""
    return settle(AUCTION, auction)


def _picked_up(state: State, bidder: Seat) -> State:
    public = state.public
    hands = put(state.hands, bidder, in_order(state.hands[bidder] + state.pickup))
    contract = Contract(bidder, cast(Bid, auction(public).best))
    public = public._replace(contract=contract, pickup=state.pickup, sizes=_sizes(hands))
    return State(public, hands, state.pickup, ())


def _buried(state: State, heard: Ruling[bool], cards: Hand) -> tuple[State, Rulings]:
    bidder = contract_of(state.public).bidder
    hands = put(state.hands, bidder, without(state.hands[bidder], cards))
    public = state.public._replace(phase="contract", sizes=_sizes(hands))
    return State(public, hands, state.pickup, in_order(cards)), (heard,)


def _kept(state: State) -> tuple[State, Rulings]:
    public, contract = state.public, contract_of(state.public)
    kept = settle(KEPT, Settling(KEEP, public.deck, contract.bid), public.options.house)
    return _contracted(state, _heard(kept, contract.bidder), kept.value)


def _contracted(state: State, heard: Ruling[Any], bid: Bid) -> tuple[State, Rulings]:
    contract = Contract(contract_of(state.public).bidder, bid)
    powers = (settled(THE_MIGHTY, bid.strain), settled(THE_RIPPER, bid.strain))
    return _with(state, contract=contract, phase="call"), (heard, *powers)


def _called(state: State, heard: Ruling[bool], cards: Hand) -> tuple[State, Rulings]:
    nobody = (None,) * len(cards)
    return _with(state, phase="play", called=in_order(cards), partners=nobody), (heard,)


def _declared(state: State, heard: Ruling[bool], card: Card) -> tuple[State, Rulings]:
    public, seat = state.public, cast(Seat, state.public.to_move)
    partner = Partner(seat, len(public.tricks) - 1)
    state = _with(state, partners=_revealed(public, public.called.index(card), partner))
    return _finished(state, (heard,))


def _revealed(public: Public, place: int, partner: Partner) -> tuple[Partner | None, ...]:
    return (*public.partners[:place], partner, *public.partners[place + 1 :])


def _played(state: State, play: Play) -> tuple[State, Rulings]:
    """The table after a card, and after the trick if it is complete. This is what a hand spends its time on."""
    public, hands, pickup, buried = state
    mover, trick, led, partners, sizes = public[:5]
    seat, card, (bidder, (_, strain)) = cast(Seat, mover), play.card, contract_of(public)
    seen = _seen(seat, play, led, strain)
    shown = consult(REVEALED, packed(Revealing, (seat, card, bidder, public.called, partners)))
    if shown is not None:
        partners = _revealed(public, shown.value, Partner(seat, len(public.tricks)))
    hand = [*hands[seat]]
    hand.remove(card)
    hands, sizes = put(hands, seat, tuple(hand)), put(sizes, seat, len(hand))
    trick += (packed(Laid, (seat, card)),)
    public = packed(Public, ((seat + 1) % len(hands), trick, seen.value, partners, sizes) + public[5:])
    state = packed(State, (public, hands, pickup, buried))
    said = (seen,) if shown is None else (seen, shown)
    return (state, said) if len(trick) < len(hands) else _taken(state, said)


@lru_cache(maxsize=1 << 13)
def _seen(seat: Seat, play: Play, led: Suit | None, strain: Strain) -> Ruling[Suit]:
    return settle(SEEN, Seen(seat, play, led, strain))


def _taken(state: State, said: Rulings) -> tuple[State, Rulings]:
    """Settle who takes a trick that is complete, and what is in it."""
    public, hands, pickup, buried = state
    _, cards, led, partners, sizes, tricks, taken = public[:7]
    fight = Fight(cards, cast(Suit, led), contract_of(public).strain)
    ripped, winner = consult(RIPPED, fight), settle(WINNER, fight)
    points = settle(POINTS, tuple([card for _, card in cards]))
    seat = winner.value
    trick = packed(Trick, (fight.led, cards, seat, points.value))
    taken = put(taken, seat, taken[seat] + points.value)
    public = packed(Public, (seat, (), None, partners, sizes, (*tricks, trick), taken) + public[7:])
    captured = _heard(points, seat, why="trick")
    found = (winner, captured) if ripped is None else (ripped, winner, captured)
    return _finished(State(public, hands, pickup, buried), (*said, *found))


def _finished(state: State, said: Rulings) -> tuple[State, Rulings]:
    """Settle whether the hand is over, and if so what it is worth."""
    public, contract = state.public, contract_of(state.public)
    side = (contract.bidder, *public.known)
    defenders = sum([count for seat, count in enumerate(public.taken) if seat not in side])
    enough = public.deck.points + 1 - contract.points
    left = public.sizes[contract.bidder]
    over = _over(left, None not in public.partners, defenders, enough)
    if over is None:
        return state, said
    result, rulings = _reckoned(state, defenders, early=left > 0)
    shown = Shown(state.hands, state.buried)
    state = _with(state, phase="hand-over", to_move=None, scores=result.scores, result=result, shown=shown)
    return state, (*said, over, *rulings)


@cache
def _over(left: int, known: bool, defenders: int, enough: int) -> Ruling[bool] | None:
    return consult(OVER, Standing(left, known, defenders, enough))


def _reckoned(state: State, defenders: int, early: bool) -> tuple[Result, Rulings]:
    public, contract, deck = state.public, contract_of(state.public), state.public.deck
    buried = settle(POINTS, state.buried)
    points = deck.points - defenders
    kept = settled(MADE, Captured(contract.points, points, early))
    worth = settled(VALUE, Worth(contract.points, deck.par))
    pot = Pot(worth.value * (deck.players - 1 - len(public.known)), len(public.known))
    split, leftover = settled(SPLIT, pot), consulted(LEFTOVER, pot)
    shares = tuple(map(sum, zip(split.value, leftover.value, strict=True))) if leftover else split.value
    paid = settled(PAY, Paying(deck.players, (contract.bidder, *public.known), shares, worth.value, kept.value))
    dealer = settled(NEXT_DEALER, Side(deck.players, contract.bidder, public.known))
    scores = tuple(map(sum, zip(public.scores, paid.value, strict=True)))
    result = Result(
        kept.value, None if early else points, defenders, worth.value, public.known, early, paid.value, scores,
        dealer.value,
    )  # fmt: skip
    found = (_heard(buried, contract.bidder, why="buried"), kept, worth, split, leftover, paid, dealer)
    return result, tuple(ruling for ruling in found if ruling)


def to_move(public: Public) -> Seat | None:
    return public.to_move


def shuffled(options: Options, text: str) -> Deal:
    """The deal that a text names, each of the possible ones as likely as any other."""
    deck = options.deck
    cards = shuffle(deck.cards, text)
    ends = [at * deck.each for at in range(deck.players + 1)]
    hands = tuple(in_order(cards[start:end]) for start, end in zip(ends, ends[1:], strict=False))
    return Deal(hands, in_order(cards[ends[-1] :]))


def gains(public: Public) -> tuple[int, ...]:
    """What each seat won or paid in the hand just over."""
    return public.result.delta if public.result else (0,) * public.options.players


MIGHTY = Game(
    name="mighty",
    options=notation.read_options,
    seats=lambda options: options.players,
    start=start,
    waits=lambda state: state.public.phase == "deal",
    shuffled=shuffled,
    to_move=to_move,
    view=view,
    choices=choices,
    judge=judge,
    apply=apply,
    read=notation.read,
    write=notation.write,
    read_deal=notation.read_deal,
    write_deal=notation.write_deal,
    report=notation.report,
    questions=QUESTIONS,
    number=lambda public: public.hand,
    known=knowledge.known,
    shows=knowledge.shows,
    gains=gains,
    knows=knows,
    system=system.SYSTEM,
    levels=system.LEVELS,
)
