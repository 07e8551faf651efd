"""The law of the score: what a contract is worth, and who pays whom."""

from __future__ import annotations

from typing import NamedTuple

from engine.ruling import Answer, clause, no, says, yes
from engine.table import Seat


class Captured(NamedTuple):
    """A hand that is over: the contract's points, the bidder's side's, and whether it ended early."""

    contract: int
    points: int
    early: bool


@clause("mighty.end.early")
def set_early(captured: Captured) -> Answer[bool] | None:
    """A hand that ended early is set: the remaining tricks can't change that."""
    return no() if captured.early else None


@clause("mighty.score.made")
def made(captured: Captured) -> Answer[bool] | None:
    """The contract is made if the bidder's side captured, with the cards put down, at least its points."""
    points, contract = captured.points, captured.contract
    return yes(points=points, contract=contract) if points >= contract else no(points=points, contract=contract)


MADE = (set_early, made)


class Worth(NamedTuple):
    """A contract's points, and what they are counted from: 12, with two decks 24."""

    points: int
    par: int


@clause("mighty.score.value")
def value(worth: Worth) -> Answer[int] | None:
    """It is worth its points minus 12, or 24. Nothing extra for no-trump, nor for points beyond."""
    return says(worth.points - worth.par, points=worth.points, par=worth.par, worth=worth.points - worth.par)


VALUE = (value,)


class Pot(NamedTuple):
    """What the bidder's side shares, won or lost, and how many partners the bidder has."""

    total: int
    partners: int

    @property
    def parts(self) -> int:
        """The bidder takes two, each partner one."""
        return 2 + self.partners


Shares = tuple[int, ...]
"""The bidder's share, then each partner's."""


@clause("mighty.score.split")
def split(pot: Pot) -> Answer[Shares] | None:
    """Bidder and partner share 2:1, with two partners 2:1:1: of the total, the largest amount that divides so.

    Decided: one player holding both called cards is one partner, 2:1.
    """
    part = pot.total // pot.parts
    shares = (2 * part, *([part] * pot.partners))
    return says(shares, total=pot.total, count=pot.partners, bidders=2 * part, each=part)


SPLIT = (split,)


@clause("mighty.score.leftover")
def leftover(pot: Pot) -> Answer[Shares] | None:
    """One point left goes to the bidder; of two, one to each partner, or to bidder and partner; of three, one each."""
    left = pot.total % pot.parts
    if left == 0:
        return None
    bidder = 0 if left == 2 == pot.partners else 1
    each = 0 if left == 1 else 1
    return says((bidder, *([each] * pot.partners)), left=left, count=pot.partners)


LEFTOVER = (leftover,)


class Paying(NamedTuple):
    """Who sits at the table, the bidder's side with its shares, and what each defender pays or gets."""

    players: int
    side: tuple[Seat, ...]
    """The bidder, then the partners."""
    shares: Shares
    value: int
    made: bool


@clause("mighty.score.pay")
def pay(paying: Paying) -> Answer[tuple[int, ...]] | None:
    """Made, each defender pays the value and the bidder's side shares the total; set, the other way."""
    sign = 1 if paying.made else -1
    shares = dict(zip(paying.side, paying.shares, strict=True))
    delta = tuple(sign * shares.get(seat, -paying.value) for seat in range(paying.players))
    return says(delta, made="yes" if paying.made else "no", worth=paying.value, delta=delta)


PAY = (pay,)


class Side(NamedTuple):
    """The bidder and the partners of a hand that is over."""

    players: int
    bidder: Seat
    partners: tuple[Seat, ...]


@clause("mighty.next-dealer")
def next_dealer(side: Side) -> Answer[Seat] | None:
    """The partner deals the next hand; of two, the first one clockwise from the bidder."""
    seat = min(side.partners, key=lambda partner: (partner - side.bidder) % side.players)
    return says(seat, next_dealer=seat)


NEXT_DEALER = (next_dealer,)
