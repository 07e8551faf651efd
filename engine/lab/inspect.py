"""A session taken apart: what a seat knew at each moment, what it went by, what every action was worth to it.

Everything comes from one seat's view, unless hands are opened on purpose; and nobody opens those of a deal that is not
over.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from engine.bots import best_level
from engine.lab.evaluation import Evaluation, Worth, evaluations, judge_of, open_hands
from engine.lab.worlds import likelihood
from engine.reasons import table_presumes
from engine.system import Candidate, Claim, Decision, Reading, decide, read
from engine.table import Game, Seat
from engine.timeline import Timeline

DEALS = {"exact": 96, "playout": 64, "book": 24}
"""So many deals are looked at, by the way in which they are played on."""
BATCHES = {"exact": 8, "playout": 8, "book": 1}
ENOUGH = 6
"""After so many deals played on by the book a decision that has cost nothing is let go: they take their time."""
FEW = 500
"""So many possible deals, or fewer, are all looked at."""
WEIGHED = 8
"""So many actions are weighed, the decided and the taken one among them."""


@dataclass(frozen=True, slots=True)
class Look:
    """A moment of a session as one seat saw it; without a seat, as the table did."""

    game: Game
    at: int
    """The moment: after so many actions."""
    view: Any
    mover: Seat | None
    action: Any
    """What was done next; None at the end."""
    claims: tuple[Claim, ...]
    """What the table knew or could presume of the hands."""

    @property
    def own(self) -> bool:
        """Had this seat something to decide?"""
        return self.mover is not None and self.mover == self.view.seat and len(self.game.choices(self.view)) > 1

    @property
    def decision(self) -> Decision | None:
        """What the best bot would have done in this seat and why; None where the seat was not to move."""
        if self.mover is None or self.mover != self.view.seat:
            return None
        return decide(self.game, self.view, best_level(self.game)[1])

    @property
    def reading(self) -> Reading | None:
        """What the table could read from the action; None where nobody in particular acted."""
        if self.mover is None or self.action is None:
            return None
        return read(self.game, self.view.public, self.mover, self.action)

    def likelihood(self) -> Mapping[Any, Mapping[Seat | None, float]]:
        """Where everything may be that this seat does not see, by the piece; by certain knowledge alone."""
        public = self.view.public
        sees = self.view.seat is not None and public.result is None
        return likelihood(self.game, self.view) if sees else {}

    def evaluations(self, number: int | None = None) -> Iterator[Evaluation]:
        """What each action was worth, from more and more deals that agree with what the seat knew."""
        if not self.own:
            return
        way = judge_of(self.game).way(self.view, True)
        yield from evaluations(
            self.game, self.view, number or DEALS[way], str(self.at), few=min(FEW, number or FEW),
            actions=self.weighed(), patient=True, batch=BATCHES[way],
        )  # fmt: skip

    def weighed(self) -> tuple[Any, ...]:
        """The actions worth weighing: all, or of many those that the book keeps longest and the one that was taken."""
        every = judge_of(self.game).actions(self.view)
        decision = self.decision
        if len(every) <= WEIGHED or decision is None:
            return every
        return tuple(candidate.action for candidate in self.ranked(decision)[:WEIGHED])

    def ranked(self, decision: Decision) -> tuple[Candidate, ...]:
        """The candidates of a decision: the chosen one, the taken one, one of each other kind, then what is nearest."""
        order = {action: at for at, action in enumerate(self.game.choices(self.view))}
        verdicts, here = ("chosen", "alike", "dropped"), order[decision.action]
        kinds = {type(action): action for action in reversed(order)}

        def rank(one: Candidate) -> tuple[bool, bool, int, int]:
            apart = abs(order[one.action] - here)
            first = kinds[type(one.action)] == one.action and type(one.action) is not type(decision.action)
            chosen = one.verdict == "chosen" or one.action == self.action
            return not chosen, not first, verdicts.index(one.verdict), apart

        return tuple(sorted(decision.candidates, key=rank))


def look(line: Timeline, at: int, seat: Seat | None) -> Look:
    """The moment after so many actions of a session, from a seat."""
    state = line.steps[at].state
    action = line.steps[at + 1].action if at < line.cursor else None
    game, over = line.game, state.public.result is not None
    claims = () if over else table_presumes(line.at(at))
    return Look(game, at, game.view(state, seat), game.to_move(state.public), action, claims)


def opened(line: Timeline, at: int) -> bool:
    """Is the deal of this moment over by now, so that every hand in it has been shown? One thrown in never is."""
    return line.steps[deal_of(line, at)[-1]].state.public.result is not None


def deal_of(line: Timeline, at: int) -> range:
    """The moments of the deal that lay on the table then, as far as the session has come."""
    dealt = [number for number in range(line.cursor + 1) if line.steps[number].deal is not None]
    first = max(number for number in dealt if number <= at)
    return range(first, min((number for number in dealt if number > at), default=line.cursor + 1))


def all_open(line: Timeline, at: int) -> Evaluation:
    """What every action was worth had all seen all hands. Raises LookupError where nothing was to decide, or the deal
    is not over."""
    if not opened(line, at):
        raise LookupError("the hands of this deal are not shown yet")
    state = line.steps[at].state
    here = look(line, at, line.game.to_move(state.public))
    return open_hands(line.game, state, here.weighed() if here.own else (), patient=True)


@dataclass(frozen=True, slots=True)
class Slip:
    """A decision that cost something: where it was, what was taken, and what everything was worth."""

    look: Look
    evaluation: Evaluation
    taken: Worth


def slips(line: Timeline, moments: range, seat: Seat) -> Iterator[Slip | None]:
    """The decisions of a seat that it might regret; None between two answers, so that one may stop asking.

    A decision counts if it brought less than the best by what a player would mind, and by more than chance explains:
    of the decisions that cost nothing, one in twenty at most is told.
    """
    least = judge_of(line.game).matters
    for at in moments:
        here = look(line, at, seat)
        if not here.own or here.action is None:
            continue
        slip = None
        for answer in here.evaluations():
            slip = Slip(here, answer, next(worth for worth in answer.worths if worth.action == here.action))
            if answer.way == "book" and answer.deals >= ENOUGH and slip.taken.behind < least:
                break
            yield None
        if slip and slip.taken.behind >= least and slip.taken.behind > slip.taken.doubt:
            yield slip
