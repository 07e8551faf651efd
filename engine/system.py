"""A convention is one record read in two directions.

Forwards, a bot chooses by it: it holds this, so it does that. Backwards, everybody else reads by it: he did that, so he
presumably holds this. What was passed over is inferred from the order, for the weightier convention comes first. A bot
is given a view and nothing else; a reader is given what is public.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from engine.holding import ANYTHING, All, Holding, Not, Spoken, parts
from engine.table import Game, Known, Seat


def _always(public: Any, seat: Seat) -> bool:
    return True


def _no_premise(public: Any, seat: Seat) -> Holding:
    return ANYTHING


def _no_promise(public: Any, action: Any) -> Holding:
    return ANYTHING


def _no_facts(seen: Any, action: Any) -> Mapping[str, Any]:
    return {}


@dataclass(frozen=True, slots=True, eq=False)
class Convention:
    """One way of partners to talk without talking.

    `when` is its public trigger, `makes` its public signal (None: it shows nothing by itself). `holding` is the private
    premise; who holds it and gives another signal breaks the convention. `promises` is what the signal says of the hand
    before it was given; whose hand does not keep the promise does not give the signal. `prefer` is the private choice
    among the actions left (the greatest worth wins). `tells` and `why` are the facts of its sentences: what the table
    may read, and what only its maker knows. `proof` is the clause by which a promise is no presumption but certain.
    """

    id: str
    when: Callable[[Any, Seat], bool] = _always
    makes: Callable[[Any, Any], bool] | None = None
    holding: Callable[[Any, Seat], Holding] = _no_premise
    promises: Callable[[Any, Any], Holding] = _no_promise
    prefer: Callable[[Any, Any], Any] | None = None
    tells: Callable[[Any, Any], Mapping[str, Any]] = _no_facts
    why: Callable[[Any, Any], Mapping[str, Any]] = _no_facts
    proof: str = ""


System = tuple[Convention, ...]


@dataclass(frozen=True, slots=True)
class Reason:
    """A clause or convention by which something was chosen or dropped, with the facts of its sentence."""

    id: str
    facts: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Candidate:
    """A legal action, what became of it, and by what it was chosen or dropped."""

    action: Any
    verdict: Literal["chosen", "alike", "dropped"]
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class Decision:
    """What a bot does, what decided it, what else was considered, and which conventions had no say, and why not."""

    action: Any
    reasons: tuple[Reason, ...]
    candidates: tuple[Candidate, ...]
    passed_over: tuple[Reason, ...]


ALIKE = Reason("decision.alike")

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
        return _forced(game, view, left[0])
    told: list[tuple[Convention, tuple[Any, ...]]] = []
    passed_over: list[Reason] = []
    for convention in system:
        if len(left) == 1:
            break
        kept, silent = _follow(convention, view, left)
        if silent:
            passed_over.append(Reason(f"decision.{silent}", {"convention": convention.id}))
            continue
        following = frozenset(kept)
        told.append((convention, tuple(action for action in left if action not in following)))
        left = kept
    return _decided(view, left, told, tuple(passed_over))


def _forced(game: Game, view: Any, action: Any) -> Decision:
    ruling = game.judge(view, action)
    reasons = (Reason(ruling.clause, ruling.facts),)
    return Decision(action, reasons, (Candidate(action, "chosen", reasons),), ())


def _decided(
    view: Any, left: tuple[Any, ...], told: list[tuple[Convention, tuple[Any, ...]]], passed_over: tuple[Reason, ...]
) -> Decision:
    """Give every action its reasons. What a convention says, it says of the action chosen."""
    action = left[0]
    reasons = tuple(
        Reason(convention.id, {**convention.tells(view.public, action), **convention.why(view, action)})
        for convention, _ in told
    )
    dropped = [
        Candidate(other, "dropped", (reason,))
        for reason, (_, others) in zip(reasons, told, strict=True)
        for other in others
    ]
    alike = [Candidate(other, "alike", (ALIKE,)) for other in left[1:]]
    chosen = Candidate(action, "chosen", reasons or (ALIKE,))
    return Decision(action, chosen.reasons, (chosen, *alike, *reversed(dropped)), passed_over)


def _follow(convention: Convention, view: Any, actions: tuple[Any, ...]) -> tuple[tuple[Any, ...], str]:
    """The actions that follow the convention, or why it has no say here."""
    public, seat = view.public, view.seat
    if not convention.when(public, seat):
        return actions, "asleep"
    if not convention.holding(public, seat).fits(view.hand):
        return actions, "not-held"
    kept = actions
    if convention.makes:
        made = tuple(action for action in actions if convention.makes(public, action))
        if not made:
            return actions, "no-such-action"
        kept = tuple(action for action in made if convention.promises(public, action).fits(view.hand))
        if not kept:
            return actions, "not-held"
    if convention.prefer and len(kept) > 1:
        worth = [convention.prefer(view, action) for action in kept]
        best = max(worth)
        kept = tuple(action for action, value in zip(kept, worth, strict=True) if value == best)
    return kept, "all-alike" if len(kept) == len(actions) else ""


# --- Backwards


@dataclass(frozen=True, slots=True)
class Claim(Spoken):
    """What is known or presumed of a hand, and the clause (then it is certain) or convention that says so.

    It speaks of the hand that the seat held after it had played `since` tiles or cards of the deal.
    """

    seat: Seat
    holding: Holding
    source: str
    certain: bool = False
    since: int = 0
    id = "claim"

    @property
    def occasion(self) -> str:
        return "certain" if self.certain else "presumed"

    @property
    def facts(self) -> Mapping[str, Any]:
        return {"seat": self.seat, "holding": self.holding}


@dataclass(frozen=True, slots=True)
class Reading:
    """What the table may read from an action: the convention that it seems to follow, and claims about the hand."""

    convention: str | None
    facts: Mapping[str, Any]
    claims: tuple[Claim, ...]


def read(game: Game, public: Any, seat: Seat, action: Any) -> Reading:
    """Read an action by the game's conventions, from what was public before it.

    The first convention that the action makes is taken to be followed: its premise and promise are presumed. Of each
    weightier one that was open but not made, the premise is presumed to be missing. What the rules prove is certain.
    """
    since = len(game.known(public, seat).played)
    claims: list[Claim] = list(game.shows(public, seat, action))
    for convention in game.system:
        if convention.makes is None or not convention.when(public, seat):
            continue
        premise = convention.holding(public, seat)
        if convention.makes(public, action):
            source, certain = convention.proof or convention.id, bool(convention.proof)
            held = (*parts(premise), *parts(convention.promises(public, action)))
            claims = [claim for claim in claims if not _implied(claim.holding, held)]
            claims += [Claim(seat, holding, source, certain, since) for holding in held]
            return Reading(convention.id, convention.tells(public, action), tuple(claims))
        if premise != ANYTHING:
            claims += [Claim(seat, missing, convention.id, False, since) for missing in parts(Not(premise))]
    return Reading(None, {}, tuple(claims))


def _implied(holding: Holding, held: tuple[Holding, ...]) -> bool:
    """Whoever lacks one of several things lacks them together, and that needs no saying."""
    if not (isinstance(holding, Not) and isinstance(holding.holding, All)):
        return False
    return any(missing in held for each in parts(holding.holding) for missing in parts(Not(each)))


def standing(game: Game, claims: Iterable[Claim], public: Any) -> tuple[Claim, ...]:
    """The claims that still say something, said of what is left of the hands.

    What the table has proved wrong is taken back, what it has shown is dropped; what is certain stays. To let claims go
    turn by turn, or all at the end, comes to the same.
    """
    now = (_now(claim, game.known(public, claim.seat)) for claim in claims)
    return tuple(dict.fromkeys(claim for claim in now if claim))


def _now(claim: Claim, known: Known) -> Claim | None:
    left = claim.holding.after(known.played[claim.since :])
    open_still = left.fits((), known.may, known.size) and not left.sure((), known.may, known.size)
    return replace(claim, holding=left, since=len(known.played)) if claim.certain or open_still else None


def follow_play(game: Game, states: Iterable[Any], actions: Iterable[Any]) -> tuple[Claim, ...]:
    """Everything that the table may read from a deal so far: its states in order, and the actions between them."""
    claims: tuple[Claim, ...] = ()
    moments = list(states)
    for before, action, after in zip(moments, actions, moments[1:], strict=False):
        seat = game.to_move(before.public)
        if seat is not None:
            claims = standing(game, (*claims, *read(game, before.public, seat, action).claims), after.public)
    return claims
