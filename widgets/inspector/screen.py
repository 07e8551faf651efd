"""The inspector on the page: a session step by step, from the seat of whoever decides, or of one that is chosen.

While a deal runs it is seen from the open hand of this device alone; once it is over, hands may be opened on purpose.
What takes long to reckon is reckoned beside it: the first bars come soon, and their intervals narrow.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from html import escape
from typing import Any

import ipywidgets as ipw

from engine.bots import can_compute
from engine.lab.evaluation import Evaluation
from engine.lab.inspect import Look, all_open, deal_of, look, opened
from engine.table import Seat
from engine.timeline import Timeline
from engine.words import Words
from widgets.face import Face
from widgets.inspector import tables
from widgets.inspector.review import Review
from widgets.learning.picture import TALL, TALLS, lying_still
from widgets.markup import element, quiet, rich
from widgets.model import TableModel
from widgets.panels import bare, box, button, html, label, mark, show
from widgets.scene import Stage
from widgets.svg import svg
from widgets.thinking import Mind
from widgets.viewport import Viewport

WIDE, MARGIN = 500, 24
"""How wide the picture of a moment is, CSS px, and what stays free beside it on a narrow page."""


class Inspector:
    """A session under the glass. `leave()` goes back to the table; `branch(line, seat)` plays on from a moment.

    Without these there is no table to go to: in a notebook.
    """

    DECIDER = -1
    """Among the seats to see by: whoever decides."""
    STEPS = {"first": "Home", "back": "ArrowLeft", "on": "ArrowRight", "last": "End"}

    def __init__(
        self,
        viewport: Viewport,
        mind: Mind,
        guard: Callable[..., Any],
        leave: Callable[[], None] | None = None,
        branch: Callable[[Timeline, Seat], None] | None = None,
    ) -> None:
        self.viewport, self.mind, self._guard = viewport, mind, guard
        self._leave, self._branch = leave, branch
        self.model: TableModel | None = None
        self.face: Face
        self.words, self.dark = Words(), False
        self.at, self.eyes, self.hands_open = 0, self.DECIDER, False
        self._found: dict[str, Any] = {}
        self.review = Review(self)
        self.widget = box("sp-inspector", across=False)

    def _build(self) -> None:
        """Built when it is first looked into: a page opens sooner, the fewer things it is made of."""
        press = self._guard
        self.review.build(press)
        self.title = html()
        self.close = button("close", "sp-quiet", press=press(self.leave))
        show(self.close, self._leave is not None)
        bar = box("sp-bar", box("l", self.title), box("m"), box("r", self.close))
        self.steps = {
            name: button("", f"sp-key--{key}", "sp-quiet", press=press(partial(self.step, name)))
            for name, key in self.STEPS.items()
        }
        self.where = html("where")
        steps = [*self.steps.values()]
        self.walk = box("tr", *steps[:2], self.where, *steps[2:])
        self.seats = bare(ipw.Dropdown)
        self.seats.observe(press(self._seen_by), names="value")
        self.open_hands = button("eye", "sp-quiet", press=press(self._press_open))
        self.what_if = button("play", "sp-quiet", press=press(self._press_branch))
        self.reviewing = button("hint", "sp-quiet", press=press(self.review.toggle))
        self.tools = box("tools", self.seats, self.open_hands, self.what_if, self.reviewing)
        self.picture, self.head, self.candidates = html("sp-moment"), html("hd"), html("sp-table")
        self.decided, self.places, self.known, self.opened = html(), html(), html(), html()
        left = box("l", self.picture, self.walk, self.tools, across=False)
        two = box("two", box("", self.decided, self.known, across=False), self.places)
        right = box(
            "rr", self.review.widget, self.head, self.candidates, self.opened, two, across=False
        )  # fmt: skip
        self.widget.children = (bar, box("sp-ins", left, right))

    # --- What is so

    @property
    def line(self) -> Timeline:
        assert self.model is not None
        return self.model.timeline

    @property
    def own(self) -> Seat | None:
        """The seat whose hand is open on this device."""
        assert self.model is not None
        return None if self.model.awaited is not None else self.model.seat

    @property
    def over(self) -> bool:
        """Have the hands of this deal been shown?"""
        return opened(self.line, self.at)

    @property
    def branches(self) -> bool:
        """May one play on from here? Not while the deal runs, nor where others wait at the same table."""
        return self.over and self._branch is not None and self.model is not None and not self.model.shared

    def seat_at(self, at: int) -> Seat | None:
        """Whose eyes look on a moment."""
        if not opened(self.line, at):
            return self.own
        mover = self.line.game.to_move(self.line.steps[at].state.public)
        return self.eyes if self.eyes != self.DECIDER else mover if mover is not None else self.own

    @property
    def here(self) -> Look:
        return look(self.line, self.at, self.seat_at(self.at))

    # --- What its person does

    def enter(self, model: TableModel, face: Face, at: int | None = None) -> None:
        """Lay a session under the glass: at a moment, or at the first decision of its last deal."""
        if not self.widget.children:
            self._build()
        self.model, self.face = model, face
        self.eyes, self.hands_open = self.DECIDER, False
        deal = deal_of(self.line, self.line.cursor)
        if at is None:
            mine = (at for at in deal if look(self.line, at, self.own).own)
            at = next(mine, deal[0]) if opened(self.line, deal[0]) else max(mine, default=deal[0])
        self.review.leave()
        self.go(at)

    def leave(self) -> None:
        """Back to the table."""
        if self._leave is not None:
            self._leave()

    def rest(self) -> None:
        """Nothing lies under the glass, and nothing is reckoned."""
        self.mind.forget()
        self.model = None

    def step(self, name: str) -> None:
        """One step on or back, or to the ends of the deal."""
        deal = deal_of(self.line, self.at)
        self.go({"first": deal[0], "back": self.at - 1, "on": self.at + 1, "last": deal[-1]}[name])

    def go(self, at: int) -> None:
        """Look at another moment."""
        self.at = min(max(at, 0), self.line.cursor)
        if not self.over:
            self.hands_open = False
        self._found = {}
        self.show()
        self.think()

    def lay(self, at: int, found: Evaluation) -> None:
        """Show a moment that was reckoned already."""
        self.at, self._found = at, {"worth": found}
        self.show()

    def renew(self) -> None:
        """The session has gone on elsewhere."""
        if self.model is not None:
            self.review.leave()
            self.go(self.at)

    def fault(self) -> None:
        """Something failed: say so."""
        if self.model is not None:
            self.head.value = quiet(self.words.say("note-fault"))

    def _seen_by(self, change: Any) -> None:
        if change["new"] is not None and change["new"] != self.eyes:
            self.eyes = change["new"]
            self.go(self.at)

    def _press_open(self) -> None:
        self.hands_open = self.over and not self.hands_open
        self.go(self.at)

    def _press_branch(self) -> None:
        mover = self.line.game.to_move(self.line.steps[self.at].state.public)
        if self.branches and self._branch is not None and mover is not None:
            self._branch(self.line.what_if(self.at), mover)

    # --- What is reckoned

    def think(self) -> None:
        """Reckon what this moment is worth, and where things may be."""
        here, line, at = self.here, self.line, self.at
        openly = self.hands_open and here.mover is not None

        def answers() -> Iterator[tuple[str, Any]]:
            if here.mover is not None:
                yield "places", here.likelihood()
            if not can_compute():
                return
            if openly:
                yield "open", all_open(line, at)
            for evaluation in here.evaluations():
                yield "worth", evaluation

        self.mind.think(answers, self._hear)

    def _hear(self, answer: tuple[str, Any]) -> None:
        name, found = answer
        self._found[name] = found
        here = self.here
        match name:
            case "places":
                self.places.value = tables.places(found, self.words)
            case "worth":
                self._show_candidates(here)
            case "open":
                self._show_open(here)

    # --- Showing

    def dress(self, words: Words, dark: bool) -> None:
        """Take another language or light."""
        self.words, self.dark = words, dark
        self.show()

    def show(self) -> None:
        """Bring the page in line with the moment."""
        if self.model is None:
            return
        here, words = self.here, self.words
        self._show_tools(here)
        self._show_picture(here)
        self.review.show()
        looking = not self.review.asks
        for widget in (self.head, self.candidates, self.decided, self.known, self.places):
            show(widget, looking)
        show(self.opened, looking and self.hands_open)
        if not looking:
            return
        self.head.value = self._head(here)
        self._show_candidates(here)
        decision = here.decision if here.own else None
        self.decided.value = tables.decided(decision, words) if decision else tables.read(here, words)
        self.known.value = tables.known(here, words) if here.mover is not None else ""
        self.places.value = tables.places(self._found.get("places", {}), words)
        self._show_open(here)

    def _show_tools(self, here: Look) -> None:
        words, deal = self.words, deal_of(self.line, self.at)
        label(self.close, words.say("inspect-leave"))
        label(self.what_if, words.say("inspect-what-if"))
        name = words.say(f"game-{self.line.game.name}")
        number = words.say("label-deal", number=self.line.game.number(here.view.public))
        title = element("span", "sp-serif", escape(words.say("inspect-title")))
        self.title.value = element("div", "ttl", title, f"<small>{escape(name)} · {escape(number)}</small>")
        self.where.value = escape(words.say("lesson-where", step=self.at - deal[0], count=len(deal) - 1))
        for step, made in self.steps.items():
            ends = {"first": deal[0], "back": 0, "on": self.line.cursor, "last": deal[-1]}
            label(made, words.say(f"lesson-{step}"))
            made.disabled = self.at == ends[step]
        over, walking = self.over, not self.review.on
        show(self.walk, walking)
        for widget in (self.seats, self.open_hands):
            show(widget, over and walking)
        show(self.what_if, self.branches and walking and here.mover is not None)
        show(self.reviewing, over and can_compute() and self.review.seat is not None)
        label(self.open_hands, words.say("lesson-open"))
        mark(self.open_hands, "sp-on", self.hands_open)
        label(self.reviewing, words.say("review-title"))
        mark(self.reviewing, "sp-on", self.review.on)
        seats = range(len(here.view.public.sizes))
        options = ((words.say("inspect-decider"), self.DECIDER), *((words.seat(seat), seat) for seat in seats))
        with self.seats.hold_sync():
            self.seats.description = words.say("inspect-eyes")
            if self.seats.options != options:
                self.seats.options = options
            self.seats.value = self.eyes

    def _show_picture(self, here: Look) -> None:
        assert self.model is not None
        width = min(WIDE, self.viewport.width - MARGIN) if self.viewport.known else WIDE
        seats = range(len(self.model.chairs))
        bottom = here.view.seat if here.view.seat is not None else self.model.bottom
        names = tuple(self.words.seat(seat) for seat in seats)
        stage = Stage(
            width=width, height=TALLS.get(here.game.name, TALL), names=names, bottom=bottom,
            bots=frozenset(seat for seat in seats if not self.model.is_person(seat)), dark=self.dark,
            coloured=self.model.coloured,
        )  # fmt: skip
        choices = here.game.choices(here.view) if here.mover is not None and here.mover == here.view.seat else ()
        chosen = here.action if choices and not self.review.asks else None
        self.picture.value = svg(lying_still(self.face.draw(here.view, choices, chosen, stage, self.words)))

    def _head(self, here: Look) -> str:
        """What was done here, and from where it is seen."""
        words = self.words
        if here.action is None:
            done = words.say("inspect-end")
        else:
            done = words.told(self.line.steps[self.at + 1].rulings[0])
        seat = here.view.seat
        if not self.over:
            about = words.say("inspect-running" if seat is not None else "inspect-running-nobody")
        elif seat is None or here.mover is None:
            about = ""
        else:
            about = words.say("inspect-seen" if seat == here.mover else "inspect-other", seat=seat)
        alone = here.mover is not None and here.mover == seat and not here.own
        about += f" {words.say('inspect-alone')}" if alone else ""
        return f"<h2>{rich(done)}</h2>" + (quiet(about) if about else "")

    def _show_candidates(self, here: Look) -> None:
        found: Evaluation | None = self._found.get("worth")
        self.candidates.value = tables.candidates(here, found, here.decision, self.face, self.words) if here.own else ""

    def _show_open(self, here: Look) -> None:
        state = self.line.steps[self.at].state
        self.opened.value = (
            tables.all_open(here, state, self._found.get("open"), self.face, self.words)
            if self.hands_open and self.over
            else ""
        )
