"""The first clause that speaks settles the question.

A rule is a short function: it answers, or it stays silent. Clauses stand in a tuple, and the order is the law: what
excepts stands above what it excepts. Permission, outcome and value are all settled so, and the `Ruling` that comes out
says what was decided, by which clause, on which facts, and which clauses had nothing to say.

What a game makes at every step (answers, rulings, its table) are named tuples: values like the others, made faster.
Where it is clear beforehand what the law will say, it is asked when somebody looks (`Later`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar, overload

A = TypeVar("A")
F = TypeVar("F", contravariant=True)

Clauses = tuple["Clause[F, A]", ...]
NO_HOUSE_RULES: frozenset[str] = frozenset()


packed = tuple.__new__
"""Makes a named tuple of its parts, without the call that its own constructor puts in between."""


class Answer(NamedTuple, Generic[A]):
    """What a clause says when it speaks, and the facts that its sentence quotes."""

    value: A
    facts: Mapping[str, Any]


def says(value: A, **facts: Any) -> Answer[A]:
    """Answer with a value."""
    return packed(Answer, (value, facts))


def yes(**facts: Any) -> Answer[bool]:
    """Permit."""
    return packed(Answer, (True, facts))


def no(**facts: Any) -> Answer[bool]:
    """Forbid."""
    return packed(Answer, (False, facts))


@dataclass(frozen=True, slots=True, eq=False)
class Clause(Generic[F, A]):
    """One rule of the book: its id, its question, and the house option (if any) without which it sleeps."""

    id: str
    ask: Callable[[F], Answer[A] | None]
    house: str = ""


def clause(id: str, house: str = "") -> Callable[[Callable[[F], Answer[A] | None]], Clause[F, A]]:
    """Name the rule that the decorated function states."""
    return lambda ask: Clause(id, ask, house)


class Ruling(NamedTuple, Generic[A]):
    """A question settled: the answer, the clause that gave it, its facts, and who stayed silent above it."""

    value: A
    clause: str
    facts: Mapping[str, Any]
    asked: tuple[Clause[Any, Any], ...] = ()
    """The clauses in their order, up to the one that spoke; those before it stayed silent or sleep."""

    @property
    def silent(self) -> tuple[str, ...]:
        """The ids of the clauses above that had nothing to say."""
        return tuple(rule.id for rule in self.asked[:-1])


def consult(clauses: Clauses[F, A], facts: F, house: frozenset[str] = NO_HOUSE_RULES) -> Ruling[A] | None:
    """Ask the clauses in their order; None if all of them stay silent."""
    for rule in clauses:
        if rule.house and rule.house not in house:
            continue
        answer = rule.ask(facts)
        if answer is not None:
            return packed(Ruling, (answer.value, rule.id, answer.facts, clauses[: clauses.index(rule) + 1]))
    return None


def settle(clauses: Clauses[F, A], facts: F, house: frozenset[str] = NO_HOUSE_RULES) -> Ruling[A]:
    """Ask the clauses in their order; the first that speaks settles the question.

    Raises LookupError when nobody speaks: the law has a gap.
    """
    ruling = consult(clauses, facts, house)
    if ruling is None:
        raise LookupError(f"no clause of {', '.join(rule.id for rule in clauses)} speaks to {facts!r}")
    return ruling


if TYPE_CHECKING:
    consulted, settled = consult, settle
else:
    consulted, settled = cache(consult), cache(settle)
"""The same, and what the law said is remembered: for facts that are few and come again in every deal."""


class Later(Sequence[Ruling[Any]]):
    """A ruling that is made when somebody looks at it, in a row of its own; until then the question stands.

    What the question is about never changes, so that it does not matter when it is asked.
    """

    __slots__ = ("_judge", "_made", "_question")

    def __init__(self, judge: Callable[..., Ruling[Any]], *question: Any) -> None:
        self._judge, self._question = judge, question
        self._made: tuple[Ruling[Any], ...] = ()

    @property
    def made(self) -> tuple[Ruling[Any], ...]:
        """The ruling, in a row of its own."""
        if not self._made:
            self._made = (self._judge(*self._question),)
        return self._made

    @overload
    def __getitem__(self, at: int) -> Ruling[Any]: ...
    @overload
    def __getitem__(self, at: slice) -> tuple[Ruling[Any], ...]: ...
    def __getitem__(self, at: int | slice) -> Ruling[Any] | tuple[Ruling[Any], ...]:
        return self.made[at]

    def __len__(self) -> int:
        return 1

    def __eq__(self, other: object) -> bool:
        return self.made == (other.made if isinstance(other, Later) else other)

    def __repr__(self) -> str:
        return repr(self.made)
