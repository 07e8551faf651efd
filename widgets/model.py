"""The table as one person uses it: the game's timeline, what is selected, what is open, what waits.

`HasTraits`, not a widget: a synced model would send hidden hands to the browser. Everything shown is computed from
here; every change of the game goes through `act`.
"""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable, Mapping
from typing import Any

from traitlets import Bool, Dict, Enum, HasTraits, Instance, Int, Tuple, Unicode, observe

from engine.bots import best_level, level, levels
from engine.journal import PERSON
from engine.record import Chair, Record, begin, saved
from engine.system import Decision, decide
from engine.table import Game, Seat
from engine.timeline import Timeline
from engine.trouble import Trouble
from widgets.scene import Camera
from widgets.telling import open_by_now

PACES = {"fast": float(os.environ.get("SILENT_PARTNERS_FAST", 0.25)), "normal": 0.7, "step": None}
"""Seconds that a bot waits before it acts; None: until the step button. A server for shows may set another `fast`."""
REMEMBERED = 300
"""So many steps back the thoughts of bots are kept: they are told of the last deal that is over."""


class TableModel(HasTraits):
    """One table on one device."""

    shared = False
    """Do others play at it on devices of their own?"""

    timeline: Timeline = Instance(Timeline)
    chairs = Tuple(help="Who sits at each seat.")
    seat = Int(None, allow_none=True, help="The seat whose hand is open on this device.")
    chosen = Instance(object, allow_none=True, help="The action that is selected; it may be incomplete or forbidden.")
    focus = Instance(object, allow_none=True, help="What on the canvas the keyboard stands on.")
    hint = Instance(Decision, allow_none=True, help="What the bot would do here, until anything changes.")
    open = Unicode("", help="What is open over the table and pauses the bots: rules, why, log, more; or nothing.")
    away = Bool(False, help="Is the person at the start page? The bots wait.")
    clause = Unicode("", help="The clause or convention that the rules are opened at.")
    asking = Enum(("", "restart", "new-session"), "", help="The question that waits for an answer.")
    note = Dict(help="Something to be told once: a message id and its facts.")
    trouble = Instance(Trouble, allow_none=True, help="Why what was done does not stand; told once.")
    unkept = Instance(Trouble, allow_none=True, help="Why what was done last is not on disk, while that is so.")
    news = Enum(("", "rescued", "kept-again"), "", help="What happened to the games on disk, until it was read.")
    pace = Enum(tuple(PACES), "normal")
    coloured = Bool(False, help="Coloured pips, or four suit colours.")
    camera = Instance(Camera, ())
    trial = Bool(False, help="Is this a what-if, nothing of which is kept?")

    def __init__(
        self,
        game: Game,
        chairs: tuple[Chair, ...],
        seed: str | None = None,
        options: Mapping[str, Any] | None = None,
        **more: Any,
    ) -> None:
        people = [seat for seat, chair in enumerate(chairs) if chair.player == PERSON]
        self.written_options = dict(options or {})
        self._decisions: dict[int, tuple[Any, Decision]] = {}
        begun = _begun(game, game.options(self.written_options), seed)
        super().__init__(timeline=begun, chairs=chairs, seat=people[0] if len(people) == 1 else None, **more)

    # --- What is so

    @property
    def game(self) -> Game:
        return self.timeline.game

    @property
    def public(self) -> Any:
        return self.timeline.state.public

    @property
    def mover(self) -> Seat | None:
        return self.game.to_move(self.public)

    @property
    def awaited(self) -> Seat | None:
        """The person who has to reveal a hand before the game goes on: the curtain is drawn."""
        mover = self.mover
        return mover if mover is not None and self.is_person(mover) and mover != self.seat else None

    @property
    def next_person(self) -> Seat | None:
        """The person who decides next, bots before it counted out; None between deals and where nobody plays."""
        if self.mover is None:
            return None
        around = ((self.mover + step) % len(self.chairs) for step in range(len(self.chairs)))
        return next((seat for seat in around if self.is_person(seat)), None)

    @property
    def view(self) -> Any:
        """What this device may show."""
        return self.game.view(self.timeline.state, None if self.awaited is not None else self.seat)

    @property
    def choices(self) -> tuple[Any, ...]:
        """What the person at this device may do now."""
        mover = self.mover
        if mover is None or (mover == self.seat and self.awaited is None):
            return self.game.choices(self.view)
        return ()

    @property
    def forced(self) -> Any:
        """The one thing to do where there is nothing to choose on the table, such as a pass or the next deal."""
        only = self.choices[0] if len(self.choices) == 1 else None
        return only if only is not None and self.game.write(only) in ("pass", "next") else None

    @property
    def ready(self) -> Any:
        """The action that confirming would do, or None."""
        if self.chosen is not None:
            return self.chosen if self.chosen in self.choices else None
        return self.forced

    @property
    def offer(self) -> str:
        """What the yellow button does instead of confirming, if anything."""
        if self.asking:
            return self.asking
        if self.awaited is not None:
            return "reveal"
        return "step" if self.bot_to_move and self.pace == "step" else ""

    @property
    def about(self) -> Seat | None:
        """Whom the offer, the question or the waiting is about."""
        return self.mover if self.awaited is None else self.awaited

    @property
    def question(self) -> str:
        """The sentence that comes before anything else, because it wants an answer."""
        if self.asking:
            return f"ask-{self.asking}"
        return "" if self.awaited is None else "prompt-handover"

    @property
    def waiting(self) -> str:
        """The sentence that says for whom the table waits, if not for this device."""
        if not self.bot_to_move:
            return ""
        return "prompt-step" if self.pace == "step" else "prompt-bot"

    @property
    def dismissal(self) -> str:
        """What the button beside the yellow one does, if there is anything to be dismissed."""
        return "clear" if self.chosen is not None or self.asking else ""

    @property
    def paces(self) -> tuple[str, ...]:
        """The paces that may be chosen at this device."""
        return tuple(PACES)

    @property
    def can_undo(self) -> bool:
        return self.timeline.can_go_back

    @property
    def can_redo(self) -> bool:
        return self.timeline.can_redo

    @property
    def absent(self) -> frozenset[Seat]:
        """The seats whose people have gone away."""
        return frozenset()

    @property
    def bot_waits(self) -> bool:
        """Is a bot to move, and nothing open that stops it?"""
        return self.bot_to_move and not (self.open or self.asking or self.away)

    @property
    def bot_to_move(self) -> bool:
        return self.mover is not None and not self.is_person(self.mover)

    @property
    def bottom(self) -> Seat:
        """The seat that sits at the lower edge."""
        return self.seat if self.seat is not None else self.awaited or 0

    def is_person(self, seat: Seat) -> bool:
        return bool(self.chairs[seat].player == PERSON)

    # --- What a person does

    def select(self, action: Any) -> None:
        """Preview an action. Nothing happens to the game."""
        self.hint, self.focus, self.asking, self.note, self.trouble = None, None, "", {}, None
        self.chosen = action

    def cancel(self) -> None:
        """Take the selection, the hint or the question back."""
        self.select(None)

    def confirm(self) -> None:
        """Do what is selected, if it is whole and allowed; where there is no choice, do that."""
        if self.ready is not None:
            self.act(self.ready, own=True)

    def accept(self) -> None:
        """Do what the yellow button offers. (A bot's step is the affair of the bots' clock.)"""
        if self.asking:
            self.answer()
        else:
            self.reveal()

    def dismiss(self) -> None:
        """Let go of what is selected or asked."""
        self.cancel()

    def reveal(self) -> None:
        """The person whom the curtain names opens the hand."""
        if self.awaited is not None:
            self.seat = self.awaited

    def ask_hint(self) -> None:
        """Show what the bot would do in this seat, from what this seat knows. It does not act."""
        if self.choices and self.mover is not None:
            self.select(None)
            self.hint = decide(self.game, self.view, self.system(None))
            self.chosen = self.hint.action

    def undo(self) -> None:
        self._go(self.timeline.back(), "undone")

    def redo(self) -> None:
        self._go(self.timeline.redo(), "redone")

    def restart_deal(self) -> None:
        self._go(self.timeline.restart_deal(), "restarted")

    def new_session(self, seed: str | None = None) -> None:
        self._go(_begun(self.game, self.timeline.options, seed), "new-session")

    def answer(self) -> None:
        """Do what was asked about."""
        if self.asking == "restart":
            self.restart_deal()
        elif self.asking == "new-session":
            self.new_session()
        self.asking = ""

    # --- What happens

    def act(self, action: Any, own: bool) -> None:
        """Do one action: the only door through which the game changes."""
        self.timeline = self._played(action, own)

    def _played(self, action: Any, own: bool) -> Timeline:
        """The timeline with one more action, and with the passes that everybody can see are all that is left."""
        line = self.timeline.play(action, own)
        while own and self._nobody_can(line):
            line = line.play(self.game.choices(self.game.view(line.state, line.state.public.to_move))[0], own=False)
        return line

    def bot_step(self) -> None:
        """Let the bot that is to move act, from its own view; if it has not thought yet, it does so now."""
        if self.bot_to_move:
            if self._thought_out(self.timeline.cursor) is None:
                self.remember(self.thought(self.timeline.cursor)())
            self.act(self._decisions[self.timeline.cursor][1].action, own=False)

    @property
    def thought_out(self) -> bool:
        """Does the bot that is to move know what it will do?"""
        return self._thought_out(self.timeline.cursor) is not None

    def thought(self, cursor: int) -> Callable[[], Decision]:
        """What the seat to move at a cursor has to think out by the conventions of its bot, from its own view."""
        state = self.timeline.steps[cursor].state
        mover = self.game.to_move(state.public)
        view = self.game.view(state, mover)
        return lambda: decide(self.game, view, self.system(mover))

    def remember(self, decision: Decision) -> None:
        """What the bot to move has thought out."""
        self._decisions.pop(self.timeline.cursor - REMEMBERED, None)
        self._decisions[self.timeline.cursor] = self.timeline.state, decision

    def decided(self, at: int) -> Decision | None:
        """What a bot went by in the step that led to cursor `at`, once its deal is over.

        None for people's steps; and for those of a bot that computes, if it did so before this page was opened.
        """
        seat = self.game.to_move(self.timeline.steps[at - 1].state.public)
        if seat is None or self.is_person(seat) or not open_by_now(self.timeline, at):
            return None
        known = self._thought_out(at - 1)
        if known is None and not self.computes(seat):
            known = self.thought(at - 1)()
            self._decisions[at - 1] = self.timeline.steps[at - 1].state, known
        return known

    def _thought_out(self, cursor: int) -> Decision | None:
        """What was thought of the very state at a cursor."""
        state, decision = self._decisions.get(cursor, (None, None))
        return decision if state is self.timeline.steps[cursor].state else None

    def computes(self, seat: Seat) -> bool:
        """Does a bot sit there that goes by more than conventions, and takes its time?"""
        name = self.chairs[seat].player
        return name not in self.game.levels and name in levels(self.game)

    def system(self, seat: Seat | None) -> Any:
        """The conventions that a seat's bot plays by; a hint, or a bot by another name, goes by the best bot's."""
        name = None if seat is None else self.chairs[seat].player
        return level(self.game, name) if name in levels(self.game) else best_level(self.game)[1]

    def record(self) -> dict[str, Any] | None:
        """The session as a record up to the last deal that is over: what is hidden now is not in it, nor the seed."""
        line = self.timeline
        ends = (at for at in range(line.cursor, 0, -1) if line.steps[at].state.public.result is not None)
        last = next(ends, None)
        if last is None:
            return None
        written = saved(line.at(last), self.chairs, self.written_options)
        dealt = sum(step.deal is not None for step in line.steps[: last + 1])
        return {key: part for key, part in written.items() if key != "seed"} | {"deals": written["deals"][:dealt]}

    def what_if(self, line: Timeline, seat: Seat) -> TableModel:
        """A table at which this person plays on in a seat along another line, bots around; nothing of it is kept."""
        best, _ = best_level(self.game)
        bots = (best if self.is_person(at) else chair.player for at, chair in enumerate(self.chairs))
        players = (PERSON if at == seat else bot for at, bot in enumerate(bots))
        chairs = tuple(Chair(player, chair.name) for player, chair in zip(players, self.chairs, strict=True))
        model = TableModel(self.game, chairs, "", self.written_options, trial=True)
        model.timeline, model.pace, model.coloured = line, self.pace, self.coloured
        return model

    def _go(self, line: Timeline, told: str) -> None:
        if line is not self.timeline:
            before = len(self.timeline.done)
            self.asking = ""
            self.timeline = line
            self.note = {"id": told, "count": abs(len(line.done) - before)}

    def _nobody_can(self, line: Timeline) -> bool:
        """Everybody can see that only passes are left in this deal."""
        return line.game.settled(line.state.public)

    @observe("timeline")
    def _changed(self, change: Any) -> None:
        self.chosen = self.hint = self.focus = None
        self.asking, self.note = "", {}
        if self.seat is not None and self.next_person not in (None, self.seat):
            self.seat = None


def _begun(game: Game, options: Any, seed: str | None) -> Timeline:
    return begin(Record(game, options, seed=seed or secrets.token_hex(8)))
