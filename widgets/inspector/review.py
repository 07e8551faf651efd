"""After a deal: the decisions that mattered, each first as a question, then the answer with its reason in words."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from html import escape
from typing import TYPE_CHECKING, Any

from engine.lab.evaluation import Worth
from engine.lab.inspect import WEIGHED, Slip, deal_of, slips
from engine.table import Seat
from widgets.inspector import tables
from widgets.markup import element, quiet, rich
from widgets.panels import box, button, html, label, mark, show

if TYPE_CHECKING:
    from widgets.inspector.screen import Inspector


class Review:
    """The regrets of this device's person in the deal under the glass."""

    TOOLS = {"show": "eye", "next": "next"}

    def __init__(self, glass: Inspector) -> None:
        self.glass = glass
        self.leave()

    def build(self, guard: Callable[..., Any]) -> None:
        self.text, self.answer = html("hd"), html()
        self.options = tuple(button("", "sp-quiet", press=guard(partial(self.choose, at))) for at in range(WEIGHED))
        self.tools = {
            name: button(icon, "sp-quiet", press=guard(partial(self.press, name))) for name, icon in self.TOOLS.items()
        }
        self.widget = box(
            "sp-review", self.text, box("sp-options", *self.options), self.answer, box("tools", *self.tools.values()),
            across=False,
        )  # fmt: skip

    def leave(self) -> None:
        """Back to walking step by step."""
        self.on, self.ready, self.number = False, False, 0
        self.slips: list[Slip] = []
        self._ask()

    def _ask(self) -> None:
        self.tried: list[Any] = []
        self.told = False

    # --- What is so

    @property
    def seat(self) -> Seat | None:
        """The person whose decisions these are: whose hand was open last, else the first person at the table."""
        model = self.glass.model
        assert model is not None
        people = (seat for seat in range(len(model.chairs)) if model.is_person(seat))
        return model.seat if model.seat is not None else next(people, None)

    @property
    def slip(self) -> Slip | None:
        return self.slips[self.number] if self.on and self.number < len(self.slips) else None

    @property
    def asks(self) -> bool:
        """Is there a question open, or none yet? Then the answer must not stand beside it."""
        return self.on and not self.told

    # --- What its person does

    def toggle(self) -> None:
        """Begin the review of the deal under the glass, or go back to walking."""
        if self.on:
            self.leave()
            self.glass.go(self.glass.at)
            return
        seat = self.seat
        assert seat is not None
        self.leave()
        self.on = True
        glass = self.glass
        glass.hands_open, glass.eyes = False, glass.DECIDER
        line, deal = glass.line, deal_of(glass.line, glass.at)
        glass.mind.think(lambda: (*slips(line, deal, seat), "ready"), self._hear)
        glass.show()

    def _hear(self, found: Slip | str | None) -> None:
        if isinstance(found, Slip):
            self.slips.append(found)
            if len(self.slips) == 1:
                return self._turn_to(0)
        self.ready = self.ready or found == "ready"
        if found is not None:
            self.show()

    def _turn_to(self, number: int) -> None:
        self.number = number
        self._ask()
        slip = self.slips[number]
        self.glass.lay(slip.look.at, slip.evaluation)

    def choose(self, at: int) -> None:
        """Answer the question: what is as good as the best, as far as one can tell, is right."""
        if self.slip and not self.told:
            worth = self._offered(self.slip)[at]
            self.tried.append(worth.action)
            self.told = worth.behind <= worth.doubt
            self.glass.show()

    def press(self, name: str) -> None:
        """Show the answer, or go on to the next question."""
        if name == "next":
            self._turn_to(self.number + 1)
        else:
            self.told = True
            self.glass.show()

    # --- Showing

    def show(self) -> None:
        """Say the question, what was tried, or the answer."""
        show(self.widget, self.on)
        if not self.on:
            return
        words, slip = self.glass.words, self.slip
        if slip is None:
            said = words.say("review-none" if self.ready else "review-working")
            self.text.value, self.answer.value = f"<h2>{rich(said)}</h2>", ""
        else:
            number = words.say("review-number", number=self.number + 1, count=len(self.slips))
            title = words.say("review-answer", play=self._brief(slip.evaluation.best)) if self.told else ""
            self.text.value = f"{quiet(number)}<h2>{rich(title or words.say('review-question'))}</h2>"
            self.answer.value = self._answer(slip) if self.told else self._last_try(slip)
        self._show_options(slip)
        label(self.tools["show"], words.say("lesson-show"))
        label(self.tools["next"], words.say("review-next"))
        show(self.tools["show"], slip is not None and not self.told)
        show(self.tools["next"], self.told and self.number + 1 < len(self.slips))

    def _show_options(self, slip: Slip | None) -> None:
        offered = self._offered(slip) if slip else ()
        for at, made in enumerate(self.options):
            show(made, at < len(offered) and not self.told)
            if at < len(offered):
                label(made, self._brief(offered[at]))
                made.disabled = offered[at].action in self.tried
                mark(made, "sp-wrong", offered[at].action in self.tried)

    def _offered(self, slip: Slip) -> tuple[Worth, ...]:
        """What may be answered, in the order of the notation: the best must not stand first."""
        return tuple(sorted(slip.evaluation.worths, key=lambda worth: slip.look.game.write(worth.action)))

    def _brief(self, worth: Worth) -> str:
        return self.glass.face.brief(worth.action, self.glass.words)

    def _last_try(self, slip: Slip) -> str:
        """What the last try would have cost."""
        if not self.tried:
            return ""
        words = self.glass.words
        worth = next(worth for worth in slip.evaluation.worths if worth.action == self.tried[-1])
        less = tables.points(worth.behind, words, signed=False)
        occasion = "own" if worth is slip.taken else "other"
        return f"<p>{rich(words.say(f'review-{occasion}', play=self._brief(worth), points=less))}</p>"

    def _answer(self, slip: Slip) -> str:
        """What it cost, and why the best is the best: by a convention where one says so, in any case by the numbers."""
        words, best, taken = self.glass.words, slip.evaluation.best, slip.taken
        right = best.action in self.tried or bool(self.tried and self.told and self.tried[-1] != taken.action)
        found = element("p", "right", escape(words.say("lesson-right"))) if right else ""
        cost = words.say(
            "review-cost", play=self._brief(taken), best=self._brief(best),
            points=tables.points(taken.behind, words, signed=False),
        )  # fmt: skip
        wins = words.say("review-wins", best=best.wins, own=taken.wins, deals=best.deals)
        decision = slip.look.decision
        follows = decision is not None and decision.action == best.action
        because = words.reason(decision.reasons[-1]) if decision is not None and follows else ""
        return f"{found}<p>{rich(f'{cost} {wins}')}</p>" + (f"<p>{rich(because)}</p>" if because else "")
