"""A timeline is the steps and a cursor: undo, redo, restart-deal and step-through are moves of the cursor."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import count
from typing import Any

from engine.table import Game, Rulings


class NoDeal(Exception):
    """The rules allow the action, but it needs a deal and there is neither one left nor a seed."""


@dataclass(frozen=True, slots=True)
class Step:
    """One action, what it made of the table, and the rulings it took. The first step is the first deal: no action."""

    action: Any
    state: Any
    rulings: Rulings
    deal: Any = None
    """The deal that this step used up, if it needed one."""
    own: bool = True
    """A decision of its own; False for what merely follows one (a bot's reply): undo takes it back along with it."""


@dataclass(frozen=True, slots=True)
class Timeline:
    """A session with its undone future: every step ever taken on this line, and how many of them stand."""

    game: Game
    options: Any
    steps: tuple[Step, ...]
    cursor: int
    deals: tuple[Any, ...] = ()
    seed: str | None = None
    before_restart: int | None = None
    """Where the cursor stood before the deal was restarted, so that a restart too can be undone."""
    notes: Mapping[int, str] = field(default_factory=dict)
    """Comments, by the number of actions done when they were made; those of a dropped future go with it."""

    @property
    def state(self) -> Any:
        return self.steps[self.cursor].state

    @property
    def done(self) -> tuple[Step, ...]:
        """The steps that stand, the first deal left out."""
        return self.steps[1 : self.cursor + 1]

    @property
    def actions(self) -> tuple[str, ...]:
        return tuple(self.game.write(step.action) for step in self.done)

    @property
    def dealt(self) -> tuple[Any, ...]:
        """The deals that stand, as they were dealt."""
        return self._dealt(self.cursor)

    @property
    def told(self) -> dict[int, str]:
        """The comments on what stands."""
        return {at: note for at, note in self.notes.items() if at <= self.cursor}

    def play(self, action: Any, own: bool = True) -> Timeline:
        """Do one action. The same one again walks on into the undone future, as a decision of whoever does it now;
        another drops it.

        Deals that were seen in a dropped future are never used again. Raises Illegal, or NoDeal where the action needs
        a deal that nobody can make; the timeline itself never changes.
        """
        ahead = self.ahead
        if ahead is not None and ahead.action == action:
            return self.forward() if ahead.own == own else self._taken_over(replace(ahead, own=own))
        line = self.standing()
        step = stepped(line.game, line.state, action, line.deals_to_come(), own)
        return replace(line, steps=(*line.steps, step), cursor=line.cursor + 1, before_restart=None)

    def back(self) -> Timeline:
        """Take back the last decision with all that followed it; a restart is taken back first."""
        if self.before_restart is not None:
            return self.at(self.before_restart)
        decision = next((at for at in range(self.cursor, 0, -1) if self.steps[at].own), self.cursor + 1)
        return self.at(decision - 1)

    def redo(self) -> Timeline:
        """Bring the next undone decision back with all that followed it."""
        rest = range(self.cursor + 2, len(self.steps))
        decision = next((at for at in rest if self.steps[at].own), len(self.steps))
        return self.at(decision - 1)

    def forward(self) -> Timeline:
        """Move the cursor one step on."""
        return self.at(self.cursor + 1)

    def at(self, cursor: int) -> Timeline:
        """Look at another moment of the same line; only a restart that was just made can be taken back as such."""
        return replace(self, cursor=min(max(cursor, 0), len(self.steps) - 1), before_restart=None)

    def what_if(self, at: int) -> Timeline:
        """The same moment on a line of its own: whatever is dealt on it after this deal is never dealt on this one."""
        seed = f"{self.seed or ''}?{at}"
        steps, deals = self.steps[: at + 1], self._dealt(at)
        return replace(self.at(at), steps=steps, deals=deals, seed=seed, notes=self.at(at).told)

    def restart_deal(self) -> Timeline:
        """Go back to the first decision of the deal that is on the table."""
        start = next(at for at in range(self.cursor, -1, -1) if self.steps[at].deal is not None)
        return replace(self, cursor=start, before_restart=self.cursor) if start < self.cursor else self

    @property
    def can_go_back(self) -> bool:
        return self.before_restart is not None or any(step.own for step in self.done)

    @property
    def can_redo(self) -> bool:
        return self.cursor + 1 < len(self.steps)

    @property
    def ahead(self) -> Step | None:
        """The first undone step."""
        return self.steps[self.cursor + 1] if self.can_redo else None

    def _taken_over(self, step: Step) -> Timeline:
        steps = (*self.steps[: self.cursor + 1], step, *self.steps[self.cursor + 2 :])
        return replace(self, steps=steps).forward()

    def _dealt(self, upto: int) -> tuple[Any, ...]:
        return tuple(step.deal for step in self.steps[: upto + 1] if step.deal is not None)

    def standing(self) -> Timeline:
        """The line without its undone future. If a deal in that was seen, what comes after is shuffled afresh."""
        if not self.can_redo:
            return self
        standing, seen = self.dealt, self._dealt(len(self.steps))
        kept = replace(self, steps=self.steps[: self.cursor + 1], notes=self.told)
        if len(seen) == len(standing):
            return kept
        return replace(kept, deals=standing, seed=f"{self.seed or ''}~{len(self.steps)}")

    def deals_to_come(self) -> Iterator[Any]:
        """The listed deals that were not dealt yet, then what the seed shuffles. Raises NoDeal after the last."""
        for number in count(len(self.dealt)):
            if number < len(self.deals):
                yield self.deals[number]
            elif self.seed is None:
                raise NoDeal
            else:
                yield self.game.shuffled(self.options, f"{self.seed}/{number}")


def opened(
    game: Game, options: Any, deals: tuple[Any, ...], seed: str | None, notes: Mapping[int, str]
) -> Timeline:
    """A line at whose beginning the first deal is dealt. Raises NoDeal if there is none."""
    unopened = Timeline(game, options, (), -1, deals, seed, notes=notes)
    deal = next(unopened.deals_to_come())
    state, rulings = game.apply(game.start(options), deal)
    return replace(unopened, steps=(Step(None, state, rulings, deal),), cursor=0)


def stepped(game: Game, state: Any, action: Any, deals: Iterator[Any], own: bool = True) -> Step:
    """Do one action, and deal where it leads to a deal. Raises Illegal, or NoDeal where there is none to come."""
    after, rulings = game.apply(state, action)
    if not game.waits(after):
        return Step(action, after, rulings, None, own)
    deal = next(deals)
    after, more = game.apply(after, deal)
    return Step(action, after, (*rulings, *more), deal, own)
