"""A convention is one record read in two directions.

Forwards, a bot chooses by it: it holds this, so it does that. Backwards, everybody else reads by it: he did that, so he
presumably holds this. What was passed over is inferred from the order, for the weightier convention comes first. A bot
is given a view and nothing else; a reader is given what is public.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from engine.table import Game, Seat

# --- What somebody may hold


class Kind(Protocol):
    """A sort of tile or card: a number, a suit, the trumps."""

    def __contains__(self, card: Any) -> bool: ...


class Holding(Protocol):
    """Something true or false of a hand, and a message to say it by."""

    @property
    def id(self) -> str: ...
    @property
    def facts(self) -> Mapping[str, Any]: ...
    def fits(self, hand: tuple[Any, ...]) -> bool: ...


@dataclass(frozen=True, slots=True)
class Anything:
    """Nothing is promised."""

    id = "holding.anything"
    facts: Mapping[str, Any] = field(default_factory=dict, init=False, compare=False)

    def fits(self, hand: tuple[Any, ...]) -> bool:
        return True


@dataclass(frozen=True, slots=True)
class Has:
    """Holds this very tile or card."""

    card: Any
    id = "holding.has"

    @property
    def facts(self) -> Mapping[str, Any]:
        return {"card": self.card}

    def fits(self, hand: tuple[Any, ...]) -> bool:
        return self.card in hand


@dataclass(frozen=True, slots=True)
class AtLeast:
    """Holds so many of a kind, or more."""

    count: int
    of: Kind
    id = "holding.at-least"

    @property
    def facts(self) -> Mapping[str, Any]:
        return {"count": self.count, "of": self.of}

    def fits(self, hand: tuple[Any, ...]) -> bool:
        return sum(card in self.of for card in hand) >= self.count


@dataclass(frozen=True, slots=True)
class Void:
    """Holds none of a kind."""

    of: Kind
    id = "holding.void"

    @property
    def facts(self) -> Mapping[str, Any]:
        return {"of": self.of}

    def fits(self, hand: tuple[Any, ...]) -> bool:
        return not any(card in self.of for card in hand)


@dataclass(frozen=True, slots=True)
class Not:
    """Does not hold that."""

    holding: Holding
    id = "holding.not"

    @property
    def facts(self) -> Mapping[str, Any]:
        return {"holding": self.holding}

    def fits(self, hand: tuple[Any, ...]) -> bool:
        return not self.holding.fits(hand)


@dataclass(frozen=True, slots=True)
class All:
    """Holds each of these."""

    holdings: tuple[Holding, ...]
    id = "holding.all"

    @property
    def facts(self) -> Mapping[str, Any]:
        return {"holdings": self.holdings}

    def fits(self, hand: tuple[Any, ...]) -> bool:
        return all(holding.fits(hand) for holding in self.holdings)


ANYTHING = Anything()

# --- Conventions


def _nothing(public: Any, seat: Seat) -> Holding:
    return ANYTHING


def _no_facts(seen: Any, action: Any) -> Mapping[str, Any]:
    return {}


@dataclass(frozen=True, slots=True, eq=False)
class Convention:
    """One way of partners to talk without talking.

    `when` is its public trigger, `makes` its public signal, `holding` the private premise that the signal promises,
    `prefer` the private choice among the actions that make it (the greatest value wins). `tells` and `why` are the
    facts of its sentences: what the table may read, and what only its maker knows.
    """

    id: str
    when: Callable[[Any, Seat], bool]
    makes: Callable[[Any, Any], bool]
    holding: Callable[[Any, Seat], Holding] = _nothing
    prefer: Callable[[Any, Any], Any] | None = None
    tells: Callable[[Any, Any], Mapping[str, Any]] = _no_facts
    why: Callable[[Any, Any], Mapping[str, Any]] = _no_facts


System = tuple[Convention, ...]


@dataclass(frozen=True, slots=True)
class Reason:
    """A clause or convention by which something was chosen or dropped, with the facts of its sentence."""

    id: str
    facts: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Claim:
    """What is known or presumed of a hand, and the clause (then it is certain) or convention that says so."""

    seat: Seat
    holding: Holding
    source: str
    certain: bool = False


@dataclass(frozen=True, slots=True)
class Candidate:
    """A legal action, whether it was chosen, and by what it was chosen or dropped."""

    action: Any
    chosen: bool
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class Decision:
    """What a bot does, what decided it, what else was considered, and which conventions had no say, and why not."""

    action: Any
    reasons: tuple[Reason, ...]
    candidates: tuple[Candidate, ...]
    passed_over: tuple[tuple[str, str], ...]


# --- Forwards


def decide(game: Game, view: Any, system: System) -> Decision:
    """Choose for the seat whose view this is, by narrowing: each convention in turn keeps the actions that follow it.

    The first action in canonical order is taken of those that no convention tells apart. Where the rules leave one
    action only, the clause that permits it is the reason. Raises LookupError when there is nothing to do.
    """
    left = tuple(sorted(game.choices(view), key=game.write))
    if not left:
        raise LookupError("there is nothing to decide")
    if len(left) == 1:
        ruling = game.judge(view, left[0])
        forced = (Reason(ruling.clause, ruling.facts),)
        return Decision(left[0], forced, (Candidate(left[0], True, forced),), ())
    reasons: list[Reason] = []
    dropped: list[Candidate] = []
    passed_over: list[tuple[str, str]] = []
    for convention in system:
        if len(left) == 1:
            break
        kept, silent = _follow(convention, view, left)
        if silent:
            passed_over.append((convention.id, silent))
            continue
        reason = Reason(convention.id, {**convention.tells(view.public, kept[0]), **convention.why(view, kept[0])})
        reasons.append(reason)
        dropped += [Candidate(action, False, (reason,)) for action in left if action not in kept]
        left = kept
    chosen = Candidate(left[0], True, tuple(reasons))
    alike = [Candidate(action, False, (Reason("decision.alike"),)) for action in left[1:]]
    return Decision(left[0], tuple(reasons), (chosen, *alike, *reversed(dropped)), tuple(passed_over))


def _follow(convention: Convention, view: Any, actions: tuple[Any, ...]) -> tuple[tuple[Any, ...], str]:
    """The actions that follow the convention, or why it has no say here."""
    if not convention.when(view.public, view.seat):
        return actions, "asleep"
    if not convention.holding(view.public, view.seat).fits(view.hand):
        return actions, "not-held"
    kept = tuple(action for action in actions if convention.makes(view.public, action))
    if kept and convention.prefer:
        worth = [convention.prefer(view, action) for action in kept]
        kept = tuple(action for action, value in zip(kept, worth, strict=True) if value == max(worth))
    if not kept:
        return actions, "no-such-action"
    return kept, "all-alike" if len(kept) == len(actions) else ""


# --- Backwards


@dataclass(frozen=True, slots=True)
class Reading:
    """What the table may read from an action: the convention that it seems to follow, and claims about the hand."""

    convention: str | None
    facts: Mapping[str, Any]
    claims: tuple[Claim, ...]


def read(system: System, public: Any, seat: Seat, action: Any) -> Reading:
    """Read an action by the conventions, from what was public before it.

    The first convention that the action makes is taken to be followed, and its holding is presumed. Of each weightier
    one that was open but not made, the holding is presumed to be missing.
    """
    claims: list[Claim] = []
    for convention in system:
        if not convention.when(public, seat):
            continue
        holding = convention.holding(public, seat)
        if convention.makes(public, action):
            held = () if holding == ANYTHING else (Claim(seat, holding, convention.id),)
            return Reading(convention.id, convention.tells(public, action), (*claims, *held))
        if holding != ANYTHING:
            claims.append(Claim(seat, Not(holding), convention.id))
    return Reading(None, {}, tuple(claims))


def contradicted(claims: Iterable[Claim], hand: tuple[Any, ...]) -> tuple[Claim, ...]:
    """The claims that a hand, once seen, proves wrong."""
    return tuple(claim for claim in claims if not claim.holding.fits(hand))
