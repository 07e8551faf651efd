"""What may be worked out at Mighty: from the table by everybody, and by one seat with its own hand besides."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from engine.holding import ANYTHING, All, Has, Holding, Not, OneOf, Void
from engine.mighty.cards import JOKER, NO_SUIT, NO_TRUMP, Card, Hand, Strain, Suit
from engine.mighty.contract import held_elsewhere
from engine.mighty.playing import mighty, ripper
from engine.mighty.state import Action, Call, Contract, Laid, Play, Public, View, role
from engine.mighty.tricks import WINNER, Fight
from engine.ruling import settle
from engine.system import Claim
from engine.table import Known, Seat, once

# --- Sorts of cards


@dataclass(frozen=True, slots=True)
class OfSuit:
    """The cards of a suit, the Mighty among them if it belongs there."""

    suit: Suit
    id = "suit"

    @property
    def facts(self) -> Mapping[str, Any]:
        return {"led": self.suit}

    def __contains__(self, card: Any) -> bool:
        return card.suit is self.suit


@dataclass(frozen=True, slots=True)
class Magic:
    """The Mighty and the Joker: the magic cards under this strain."""

    strain: Strain
    id = "magic"

    @property
    def facts(self) -> Mapping[str, Any]:
        return {"card": mighty(self.strain)}

    def __contains__(self, card: Any) -> bool:
        return card in (JOKER, mighty(self.strain))


# --- What everybody knows


def contract_of(public: Public) -> Contract:
    """The contract, once the auction is won."""
    assert public.contract is not None
    return public.contract


def open_called(public: Public) -> Hand:
    """The called cards whose partner isn't known yet."""
    pairs = zip(public.called, public.partners, strict=True)
    return tuple(card for card, partner in pairs if partner is None)


@dataclass(frozen=True, slots=True)
class Table:
    """What the tricks have shown: the cards that each seat has played, in order, and the suits that it does not hold.

    Among these, no suit stands for the Joker.
    """

    played: tuple[Hand, ...]
    voids: tuple[frozenset[Suit], ...]

    @property
    def gone(self) -> Counter[Card]:
        """Every card played, and how often."""
        return Counter(card for hand in self.played for card in hand)


def _lacks(laid: Laid, led: Suit, opened: Laid, strain: Strain, left: int) -> Iterator[Suit]:
    """The suits that a seat shows not to hold by playing this card with so many in hand."""
    if laid.card == JOKER:
        return
    if left == 2:
        yield NO_SUIT
    if laid is opened or laid.card == mighty(strain):
        return
    if laid.card.suit is not led:
        yield led
    if opened.card == ripper(strain):
        yield NO_SUIT


@once
def table(public: Public) -> Table:
    """Read the tricks of the hand."""
    players, strain = public.options.players, contract_of(public).strain if public.contract else NO_TRUMP
    played: list[list[Card]] = [[] for _ in range(players)]
    voids: list[set[Suit]] = [set() for _ in range(players)]
    tricks = [(trick.led, trick.cards) for trick in public.tricks]
    if public.trick and public.led is not None:
        tricks.append((public.led, public.trick))
    for number, (led, cards) in enumerate(tricks):
        opened, left = cards[0], public.deck.each - number
        for laid in cards:
            played[laid.seat].append(laid.card)
            voids[laid.seat].update(_lacks(laid, led, opened, strain, left))
    return Table(tuple(map(tuple, played)), tuple(map(frozenset, voids)))


def _elsewhere(public: Public, seat: Seat, own: Hand = (), viewer: Seat | None = None) -> Hand:
    """The cards that a seat may hold, as far as everybody knows, or a viewer with its own cards.

    What the pickup showed and the bidder has not played is with the bidder, whoever else holds a twin of it.
    """
    seen, bidder = table(public), public.contract.bidder if public.contract else None
    left = Counter(public.deck.copies)
    left.subtract(seen.gone)
    left.subtract(own)
    if bidder not in (None, seat, viewer):
        left.subtract(Counter(public.pickup or ()) - Counter(seen.played[bidder]))
    for card in public.called if seat == bidder else ():
        most = public.deck.copies[card] - 1 - seen.played[seat].count(card)
        left[card] = min(left[card], most)
    return tuple(card for card, count in left.items() for _ in range(count) if card.suit not in seen.voids[seat])


def known(public: Public, seat: Seat) -> Known:
    """What is public of a hand: its cards played, and those that may still be in it."""
    if public.phase == "deal":
        return Known()
    return Known(table(public).played[seat], _elsewhere(public, seat), public.sizes[seat])


def shows(public: Public, seat: Seat, action: Action) -> tuple[Claim, ...]:
    """What an action proves of the hand that it comes from, and the clause by which it does."""
    since = len(table(public).played[seat])
    return tuple(Claim(seat, holding, clause, True, since) for clause, holding in _proofs(public, action))


def _proofs(public: Public, action: Action) -> Iterator[tuple[str, Holding]]:
    if isinstance(action, Call):
        yield from (("mighty.call.elsewhere", Not(Has(card))) for card in action.cards if public.deck.copies[card] == 1)
    if isinstance(action, Play):
        laid, strain = Laid(public.to_move or 0, action.card), contract_of(public).strain
        opened, led = public.trick[0] if public.trick else laid, public.led if public.led is not None else NO_SUIT
        for suit in dict.fromkeys(_lacks(laid, led, opened, strain, public.deck.each - len(public.tricks))):
            yield _no_joker(opened, strain) if suit is NO_SUIT else ("mighty.follow", Void(OfSuit(suit)))


def _no_joker(opened: Laid, strain: Strain) -> tuple[str, Holding]:
    return "mighty.ripper.demands" if opened.card == ripper(strain) else "mighty.joker.due", Not(Has(JOKER))


@once
def winning(public: Public) -> Seat | None:
    """Who takes the trick as it lies."""
    if not public.trick or public.led is None:
        return None
    return settle(WINNER, Fight(public.trick, public.led, contract_of(public).strain)).value


def later(public: Public) -> tuple[Seat, ...]:
    """The seats that play to this trick after the one to move."""
    players, mover = public.options.players, public.to_move or 0
    return tuple((mover + step) % players for step in range(1, players - len(public.trick)))


# --- Whose side a seat is on, as a premise of its hand

NEVER: Holding = Not(ANYTHING)


def of_the_side(public: Public, seat: Seat) -> Holding:
    """What a seat holds that plays with the bidder: nothing in particular once that is known, else an open call."""
    if seat in (contract_of(public).bidder, *public.known):
        return ANYTHING
    open_cards = open_called(public)
    return OneOf(tuple(map(Has, open_cards))) if open_cards else NEVER


def partner_of_side(public: Public, seat: Seat) -> Holding:
    """The same of a seat that is not the bidder."""
    return NEVER if seat == contract_of(public).bidder else of_the_side(public, seat)


def of_the_defence(public: Public, seat: Seat) -> Holding:
    """What a defender holds: no called card whose partner isn't known."""
    if seat in (contract_of(public).bidder, *public.known):
        return NEVER
    return All(tuple(Not(Has(card)) for card in open_called(public)))


# --- What one seat knows


@dataclass(frozen=True, slots=True)
class Sight:
    """What a seat works out: the cards in other hands, what each seat may hold, who is surely on its own side."""

    unseen: Hand
    may: tuple[Hand, ...]
    friends: frozenset[Seat]


@once
def sight(view: View) -> Sight:
    """Look around from a seat."""
    public, own = view.public, view.hand + view.buried
    seats = range(public.options.players)
    may = tuple(() if seat == view.seat else _elsewhere(public, seat, own, view.seat) for seat in seats)
    left = Counter(public.deck.copies)
    left.subtract(table(public).gone)
    left.subtract(own)
    return Sight(tuple(left.elements()), may, _friends(view, may))


def _friends(view: View, may: tuple[Hand, ...]) -> frozenset[Seat]:
    """Who is on one's own side for sure. While a partner is unknown, whoever may hold the called card is none."""
    public, mine = view.public, role(view)
    side = {contract_of(public).bidder, *public.known}
    perhaps = [{seat for seat, cards in enumerate(may) if card in cards} - side for card in open_called(public)]
    if mine != "defender":
        alone = set[Seat]().union(*(seats for seats in perhaps if len(seats) == 1)) if mine == "bidder" else set()
        return frozenset(side | alone | {view.seat or 0})
    return frozenset(set(range(public.options.players)) - side.union(*perhaps) | {view.seat or 0})


def outsiders(view: View) -> tuple[Seat, ...]:
    """Everybody who isn't surely on one's own side."""
    return tuple(seat for seat in range(view.public.options.players) if seat not in sight(view).friends)


def may_be_out(view: View, suit: Suit) -> bool:
    """May somebody outside one's own side hold a card of this suit?"""
    return any(card.suit is suit for seat in outsiders(view) for card in sight(view).may[seat])


def tops(view: View) -> Hand:
    """The own cards that no other card of their suit beats. A trump, the Mighty or the Joker may."""
    best = {suit: max((card.rank for card in sight(view).unseen if card.suit is suit), default=0) for suit in Suit}
    return tuple(card for card in view.hand if card.suit is not NO_SUIT and card.rank >= best[card.suit])


# --- Who takes a trick


@dataclass(frozen=True, slots=True)
class Stakes:
    """What a card is measured by: the suit led, the strain, and whether a Joker has its power."""

    led: Suit
    strain: Strain
    joker: bool

    def height(self, card: Card) -> int:
        """How high a card stands in the trick, in the order of the law; of equal ones, the first takes it."""
        if card == mighty(self.strain):
            return 200
        if card == JOKER:
            return 100 if self.joker else 0
        return card.rank + 50 if card.suit is self.strain else card.rank if card.suit is self.led else 0


def _after(view: View, play: Play) -> tuple[tuple[Laid, ...], Stakes]:
    """The trick with this card in it, and what it is measured by."""
    public, strain = view.public, contract_of(view.public).strain
    trick = (*public.trick, Laid(view.seat or 0, play.card))
    led = public.led if public.led is not None else play.names if play.names is not None else play.card.suit
    playable = 0 < len(public.tricks) < public.deck.each - 1
    return trick, Stakes(led, strain, playable and trick[0].card != ripper(strain))


def takes(view: View, play: Play) -> bool:
    """Would this card lie highest?"""
    trick, stakes = _after(view, play)
    return all(stakes.height(laid.card) < stakes.height(play.card) for laid in trick[:-1])


def _beaten_later(view: View, trick: tuple[Laid, ...], stakes: Stakes) -> bool:
    best = max(stakes.height(laid.card) for laid in trick)
    rivals = set(outsiders(view))
    return any(
        stakes.height(card) > best for seat in later(view.public) if seat in rivals for card in sight(view).may[seat]
    )


def secures(view: View, play: Play) -> bool:
    """Would this card take the trick for sure, whatever the others hold?"""
    return takes(view, play) and not _beaten_later(view, *_after(view, play))


@once
def secured(view: View) -> bool:
    """Is the trick as it lies sure to go to one's own side?"""
    public = view.public
    if winning(public) not in sight(view).friends:
        return False
    stakes = _after(view, Play(view.hand[0]))[1]
    return not _beaten_later(view, public.trick, stakes)


def winner(view: View, card: Card) -> bool:
    """Is it a card worth keeping: the Mighty, a Joker, or the best left of its suit?"""
    return card in Magic(contract_of(view.public).strain) or card in tops(view)


def callable_cards(view: View) -> Hand:
    """The cards of which somebody else holds a copy."""
    return held_elsewhere(view.public.deck, view.hand + view.buried)
