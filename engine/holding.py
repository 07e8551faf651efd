"""What may be said of a hand nobody sees: true, false, or open.

A holding is tested against what is known of a hand: what is in it for sure, and how many more it has of those that
may be in it. With the whole hand known, `fits` and `sure` are the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

Cards = tuple[Any, ...]


class Kind(Protocol):
    """A sort of tile or card (a number, a suit, the trumps), and the word and facts that a holding of it is said by."""

    @property
    def id(self) -> str: ...
    @property
    def facts(self) -> Mapping[str, Any]: ...
    def __contains__(self, card: Any) -> bool: ...


class Holding(Protocol):
    """Something true or false of a hand, and the message to say it by."""

    @property
    def id(self) -> str: ...
    @property
    def facts(self) -> Mapping[str, Any]: ...
    @property
    def occasion(self) -> str: ...
    def fits(self, hand: Cards, spare: Cards = (), room: int = 0) -> bool:
        """Can it be true of a hand that holds these, and `room` more out of `spare`?"""
        ...

    def sure(self, hand: Cards, spare: Cards = (), room: int = 0) -> bool:
        """Is it true of every such hand?"""
        ...

    def after(self, played: Cards) -> Holding:
        """What it says of the rest of the hand, once these have been played from it."""
        ...


class Spoken:
    """Something that is said by a message of its own."""

    __slots__ = ()

    def spoken(self: Any, words: Any) -> str:
        return str(words.say(self.id, self.occasion, **self.facts))


def _among(cards: Cards, kind: Kind) -> int:
    return sum(card in kind for card in cards)


@dataclass(frozen=True, slots=True)
class Anything(Spoken):
    """Nothing is promised."""

    id = "holding.anything"
    occasion = ""
    facts: Mapping[str, Any] = field(default_factory=dict, init=False, compare=False)

    def fits(self, hand: Cards, spare: Cards = (), room: int = 0) -> bool:
        return True

    def sure(self, hand: Cards, spare: Cards = (), room: int = 0) -> bool:
        return True

    def after(self, played: Cards) -> Holding:
        return self


ANYTHING = Anything()


@dataclass(frozen=True, slots=True)
class Has(Spoken):
    """Holds this very tile or card."""

    card: Any
    id = "holding.has"
    occasion = ""

    @property
    def facts(self) -> Mapping[str, Any]:
        return {"card": self.card}

    def fits(self, hand: Cards, spare: Cards = (), room: int = 0) -> bool:
        return self.card in hand or (room > 0 and self.card in spare)

    def sure(self, hand: Cards, spare: Cards = (), room: int = 0) -> bool:
        return self.card in hand or (self.card in spare and len(spare) <= room)

    def after(self, played: Cards) -> Holding:
        return ANYTHING if self.card in played else self


@dataclass(frozen=True, slots=True)
class AtLeast(Spoken):
    """Holds so many of a kind, or more."""

    count: int
    of: Kind
    occasion = ""

    @property
    def id(self) -> str:
        return f"holding.at-least.{self.of.id}"

    @property
    def facts(self) -> Mapping[str, Any]:
        return {"count": self.count, **self.of.facts}

    def fits(self, hand: Cards, spare: Cards = (), room: int = 0) -> bool:
        return _among(hand, self.of) + min(room, _among(spare, self.of)) >= self.count

    def sure(self, hand: Cards, spare: Cards = (), room: int = 0) -> bool:
        others = len(spare) - _among(spare, self.of)
        return _among(hand, self.of) + max(room - others, 0) >= self.count

    def after(self, played: Cards) -> Holding:
        left = self.count - _among(played, self.of)
        return AtLeast(left, self.of) if left > 0 else ANYTHING


@dataclass(frozen=True, slots=True)
class Void(Spoken):
    """Holds none of a kind."""

    of: Kind
    occasion = ""

    @property
    def id(self) -> str:
        return f"holding.void.{self.of.id}"

    @property
    def facts(self) -> Mapping[str, Any]:
        return self.of.facts

    def fits(self, hand: Cards, spare: Cards = (), room: int = 0) -> bool:
        return not AtLeast(1, self.of).sure(hand, spare, room)

    def sure(self, hand: Cards, spare: Cards = (), room: int = 0) -> bool:
        return not AtLeast(1, self.of).fits(hand, spare, room)

    def after(self, played: Cards) -> Holding:
        return Not(ANYTHING) if _among(played, self.of) else self


@dataclass(frozen=True, slots=True)
class Not(Spoken):
    """Does not hold that. It is said by the `not` sentence of what is denied."""

    holding: Holding
    occasion = "not"

    @property
    def id(self) -> str:
        return self.holding.id

    @property
    def facts(self) -> Mapping[str, Any]:
        return self.holding.facts

    def fits(self, hand: Cards, spare: Cards = (), room: int = 0) -> bool:
        return not self.holding.sure(hand, spare, room)

    def sure(self, hand: Cards, spare: Cards = (), room: int = 0) -> bool:
        return not self.holding.fits(hand, spare, room)

    def after(self, played: Cards) -> Holding:
        """What the cards played prove of the thing denied is proved wrong here."""
        left = self.holding.after(played)
        return ANYTHING if left == ANYTHING and not self.holding.sure(played) else Not(left)


@dataclass(frozen=True, slots=True)
class All(Spoken):
    """Holds each of these. What fits one by one counts as fitting together."""

    holdings: tuple[Holding, ...]
    id = "holding.all"
    occasion = ""

    @property
    def facts(self) -> Mapping[str, Any]:
        return {"holdings": self.holdings}

    def fits(self, hand: Cards, spare: Cards = (), room: int = 0) -> bool:
        return all(holding.fits(hand, spare, room) for holding in self.holdings)

    def sure(self, hand: Cards, spare: Cards = (), room: int = 0) -> bool:
        return all(holding.sure(hand, spare, room) for holding in self.holdings)

    def after(self, played: Cards) -> Holding:
        return All(tuple(holding.after(played) for holding in self.holdings))


@dataclass(frozen=True, slots=True)
class OneOf(Spoken):
    """Holds at least one of these. `named` is a message that says it better than the list does."""

    holdings: tuple[Holding, ...]
    named: str = ""
    occasion = ""

    @property
    def id(self) -> str:
        return self.named or "holding.one-of"

    @property
    def facts(self) -> Mapping[str, Any]:
        return {} if self.named else {"holdings": self.holdings}

    def fits(self, hand: Cards, spare: Cards = (), room: int = 0) -> bool:
        return any(holding.fits(hand, spare, room) for holding in self.holdings)

    def sure(self, hand: Cards, spare: Cards = (), room: int = 0) -> bool:
        return any(holding.sure(hand, spare, room) for holding in self.holdings)

    def after(self, played: Cards) -> Holding:
        """A named one speaks of the hand as it was; of what is left it says nothing."""
        if self.named:
            return ANYTHING if played else self
        return OneOf(tuple(holding.after(played) for holding in self.holdings))


def parts(holding: Holding) -> Iterator[Holding]:
    """What a holding says, one thing at a time."""
    match holding:
        case Anything():
            return
        case All(holdings):
            for each in holdings:
                yield from parts(each)
        case Not(Void(of)):
            yield AtLeast(1, of)
        case Not(AtLeast(1, of)):
            yield Void(of)
        case OneOf((only,), ""):
            yield from parts(only)
        case Not(OneOf(holdings, "")):
            for each in holdings:
                yield from parts(Not(each))
        case _:
            yield holding
