"""What a seat does not see at Mighty: the others' hands, and the pickup or what the bidder put down."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from engine.lab.counting import Arrangement, Hidden
from engine.lab.riddle import Broken, Riddle
from engine.mighty.cards import JOKER, Card, Hand, in_order
from engine.mighty.knowledge import contract_of, sight, table
from engine.mighty.playing import ripper
from engine.mighty.state import Public, State, View
from engine.table import Seat

Seats = tuple[Seat | None, ...]
Places = Mapping[Seat | None, Hand]


def riddle(view: View) -> Riddle:
    """The riddle of a seat from its first look at its cards to the last trick."""
    public = view.public
    others = tuple(seat for seat in range(public.options.players) if seat != view.seat)
    apart = _apart(view)
    seats: Seats = (*others, None) if apart else others
    room = tuple(apart if seat is None else public.sizes[seat] for seat in seats)
    found = tuple(_pieces(view, _may(view, others)))
    may = tuple(sum((seat in where) << place for place, seat in enumerate(seats)) for _, where in found)
    hidden = Hidden(tuple(card for card, _ in found), may, room)
    return Riddle(hidden, seats, lambda lies: _world(view, seats, lies), _broken(public, seats))


def _apart(view: View) -> int:
    """How many cards lie in no hand that this seat does not see."""
    public = view.public
    return public.deck.pickup if public.contract is None else 0 if view.buried else public.put_down


def _world(view: View, seats: Seats, found: Arrangement) -> State:
    lies = {seat: in_order(cards) for seat, cards in zip(seats, found, strict=True)}
    hands = tuple(lies.get(seat, view.hand) for seat in range(view.public.options.players))
    apart = lies.get(None, view.buried)
    if view.public.contract is None:
        return State(view.public, hands, apart, ())
    return State(view.public, hands, view.public.pickup or (), apart)


# --- What a single card tells


def _may(view: View, others: tuple[Seat, ...]) -> Places:
    """What each place may hold, as far as the table has shown."""
    public = view.public
    if public.contract is None:
        every = tuple(public.deck.copies)
        return {seat: every for seat in (*others, None)}
    may: dict[Seat | None, Hand] = {seat: sight(view).may[seat] for seat in others}
    bidder = public.contract.bidder
    if bidder in may and _had_only_trumps(public):
        kept = (JOKER, ripper(public.contract.strain))
        strain = public.contract.strain
        may[bidder] = tuple(card for card in may[bidder] if card.suit is strain or card in kept)
    played, copies = table(public).played[bidder], public.deck.copies
    elsewhere = {card for card in public.called if copies[card] - played.count(card) == 1}
    return may | {None: tuple(card for card in copies if card not in elsewhere)}


def _had_only_trumps(public: Public) -> bool:
    """Who led a trump to the first trick had nothing else to lead."""
    first = public.tricks[0].cards if public.tricks else public.trick
    return bool(first) and first[0].card.suit is contract_of(public).strain


def _pieces(view: View, may: Places) -> Iterator[tuple[Card, frozenset[Seat | None]]]:
    """Every card that this seat does not see, and where it may be.

    What the pickup showed and the bidder has not played is in the bidder's hand, or was put down. A called card that a
    known partner has not played is in that hand, where there is only one such card.
    """
    public = view.public
    left = Counter(public.deck.copies)
    left.subtract(view.hand + view.buried)
    if public.contract is None:
        yield from ((card, frozenset(may)) for card in left.elements())
        return
    bidder, played = public.contract.bidder, table(public).played
    left.subtract(table(public).gone)
    shown = Counter(public.pickup or ()) - Counter(played[bidder])
    holders = dict(_declared(public)) if public.deck.decks == 1 else {}
    for card, number in left.items():
        where = frozenset(seat for seat, cards in may.items() if card in cards)
        where &= {holders[card]} if card in holders else where
        picked = min(shown[card], number) if view.seat != bidder else 0
        yield from ((card, frozenset({bidder, None}) & where) for _ in range(picked))
        yield from ((card, where) for _ in range(number - picked))


def _declared(public: Public) -> Iterator[tuple[Card, Seat]]:
    """The called cards that a known partner has not played, and so still holds."""
    for card, partner in zip(public.called, public.partners, strict=False):
        if partner is not None and card not in table(public).played[partner.seat]:
            yield card, partner.seat


# --- What only several cards tell, with two decks


def _broken(public: Public, seats: Seats) -> Broken | None:
    """How many of these an arrangement gets wrong: one copy at most of a called card with the bidder; one at least with
    who declared it; of two Jokers none too late to be played."""
    if public.deck.decks == 1 or public.contract is None:
        return None
    bidder = public.contract.bidder
    bidders = tuple(place for place, seat in enumerate(seats) if seat in (bidder, None))
    late = tuple(place for place, seat in enumerate(seats) if seat is not None and public.sizes[seat] == 2)
    declared = tuple((card, seats.index(seat)) for card, seat in _declared(public) if seat in seats)

    def broken(found: Arrangement) -> int:
        twice = sum(sum(found[place].count(card) for place in bidders) > 1 for card in public.called)
        lacking = sum(card not in found[place] for card, place in declared)
        return twice + lacking + sum(found[place].count(JOKER) > 1 for place in late)

    return broken
