"""What a seat has to go by while it plays: what is still in other hands, who has shown out, who is on its side."""

from __future__ import annotations

from collections.abc import Iterator

from engine.mighty.cards import JOKER, NO_SUIT, NO_TRUMP, SUITS
from engine.mighty.knowledge import contract_of, sight, table
from engine.mighty.playing import mighty, ripper
from engine.mighty.state import View
from engine.system import Reason


def knows(view: View) -> tuple[Reason, ...]:
    """The counts that a good player keeps, from this seat's own cards and the table; none outside the play."""
    if view.seat is None or view.public.phase != "play":
        return ()
    return (*_out(view), *_shown_out(view), *_sides(view))


def _out(view: View) -> Iterator[Reason]:
    """The trumps and the cards of special power that other hands, or the cards put down, still hold."""
    strain, unseen = contract_of(view.public).strain, sight(view).unseen
    if strain is not NO_TRUMP:
        yield Reason("mighty.knows.trumps", {"count": sum(card.suit is strain for card in unseen), "led": strain})
    special = dict.fromkeys((mighty(strain), JOKER, ripper(strain)))
    cards = tuple(card for card in special if card in unseen)
    yield Reason("mighty.knows.special", {"cards": cards, "count": len(cards)})


def _shown_out(view: View) -> Iterator[Reason]:
    """Who has shown to have none of a suit, or no Joker."""
    for seat, voids in enumerate(table(view.public).voids):
        if seat != view.seat:
            yield from (Reason("mighty.knows.void", {"seat": seat, "led": suit}) for suit in SUITS if suit in voids)
            if NO_SUIT in voids and view.public.sizes[seat]:
                yield Reason("mighty.knows.no-joker", {"seat": seat})


def _sides(view: View) -> Iterator[Reason]:
    """Who is surely on this seat's side, and the point cards that the bidder's side is known to have captured."""
    public, contract = view.public, contract_of(view.public)
    friends = tuple(sorted(sight(view).friends - {view.seat}))
    if friends:
        yield Reason("mighty.knows.side", {"seats": friends})
    captured = sum(public.taken[seat] for seat in {contract.bidder, *public.known})
    yield Reason("mighty.knows.points", {"count": captured, "points": contract.points})
