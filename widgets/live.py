"""A table that others play at on devices of their own: this page shows one seat's view of it, or the watchers'.

What is done is written first, and everybody is shown what was written; what can't be written doesn't happen, and
`trouble` says why.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from traitlets import Int, observe

from engine import hosting
from engine.hosting import Hosted
from engine.system import Decision
from engine.table import Seat
from engine.trouble import Conflict, Trouble
from widgets.model import TableModel
from widgets.place import Place


class LiveModel(TableModel):
    """One seat at a table of many devices."""

    shared = True
    looking = Int(None, allow_none=True, help="Into whose hand a watcher looks, where that is allowed.")

    def __init__(self, place: Place, **more: Any) -> None:
        self.place = place
        table = place.table
        assert table.line is not None, "a table is shown once its game has begun"
        super().__init__(table.game, table.chairs, "", options=table.chosen, **more)
        self.timeline, self.seat = table.line, place.seat

    # --- What is so

    @property
    def table(self) -> Hosted:
        return self.place.table

    @property
    def awaited(self) -> Seat | None:
        """Nobody: there is no curtain where everybody has a device."""
        return None

    @property
    def view(self) -> Any:
        """What this device may show."""
        seat = self.looking if self.place.watches and self.table.open_hands else self.seat
        return self.game.view(self.timeline.state, seat)

    @property
    def bottom(self) -> Seat:
        return self.looking or 0 if self.seat is None else self.seat

    @property
    def choices(self) -> tuple[Any, ...]:
        return () if self.place.watches or self._is_asked else super().choices

    @property
    def bot_waits(self) -> bool:
        """Is a bot to move, and is it for this page to move it? What is open here stops nobody."""
        return self.bot_to_move and self.place.runs_bots and not self.away

    @property
    def paces(self) -> tuple[str, ...]:
        """The host's page moves the bots; nobody stops them."""
        return ("fast", "normal") if self.place.is_host else ()

    @property
    def can_undo(self) -> bool:
        return self.table.request is None and self._to_take_back is not None

    @property
    def can_redo(self) -> bool:
        return False

    @property
    def absent(self) -> frozenset[Seat]:
        return self.place.absent

    @property
    def offer(self) -> str:
        if self._is_asked:
            return "agree"
        if self.asking:
            return self.asking
        if self.place.seated and self.mover in self.absent and not self.bot_to_move:
            return "stand-in"
        return "look" if self.place.watches and self.table.open_hands else ""

    @property
    def about(self) -> Seat | None:
        if self._is_asked and self.table.request is not None:
            return self.table.request.seat
        return self._next_hand if self.offer == "look" else self.mover

    @property
    def question(self) -> str:
        return "ask-agree" if self._is_asked else super().question

    @property
    def waiting(self) -> str:
        if self._has_asked:
            return "prompt-asked"
        if self.mover is None or self.mover == self.seat:
            return ""
        return "prompt-away" if self.mover in self.absent and not self.bot_to_move else "prompt-bot"

    @property
    def dismissal(self) -> str:
        if self._is_asked:
            return "decline"
        return super().dismissal or ("withdraw" if self._has_asked else "")

    @property
    def _is_asked(self) -> bool:
        """Does somebody wait for this seat to agree?"""
        return self.seat in self.table.asked

    @property
    def _has_asked(self) -> bool:
        return self.table.request is not None and self.table.request.seat == self.seat

    @property
    def _to_take_back(self) -> int | None:
        return None if self.seat is None else self.table.last_decision(self.seat)

    @property
    def _next_hand(self) -> Seat:
        return 0 if self.looking is None else (self.looking + 1) % len(self.chairs)

    # --- What is done

    def act(self, action: Any, own: bool) -> None:
        """Do one action, here and for everybody. A bot's move that another page made is no trouble."""
        before, after = self.timeline, self._played(action, own)
        self._try(lambda: self.place.act(before, after))
        if not own and isinstance(self.trouble, Conflict):
            self.trouble = None

    def accept(self) -> None:
        match self.offer:
            case "agree":
                self._answer(True)
            case "stand-in":
                self._stand_in()
            case "look":
                self.looking = self._next_hand
            case _:
                super().accept()

    def dismiss(self) -> None:
        if self.dismissal in ("decline", "withdraw"):
            self._answer(False)
        else:
            super().dismiss()

    def undo(self) -> None:
        """Ask the others whether the last decision of this seat may be taken back."""
        self._ask(self._to_take_back)

    def redo(self) -> None:
        """What everybody agreed to take back is not brought back by one."""

    def restart_deal(self) -> None:
        """Ask the others whether the deal may start again."""
        start = self.timeline.restart_deal().cursor
        self._ask(start if start < self.timeline.cursor else None)

    def new_session(self, seed: str | None = None) -> None:
        """Another session is another table."""

    def _ask(self, to: int | None) -> None:
        seat = self.seat
        if seat is not None and to is not None and self.table.request is None:
            self._try(lambda: self.place.do(lambda table: [] if table.request else [hosting.asked(seat, to)]))

    def _answer(self, agrees: bool) -> None:
        seat, request = self.seat, self.table.request
        if seat is not None and request is not None:
            self._try(
                lambda: self.place.do(
                    lambda table: [hosting.answered(seat, agrees)] if _same(table.request, request) else []
                )
            )

    def _stand_in(self) -> None:
        mover = self.mover
        if mover is not None:
            self._try(
                lambda: self.place.do(lambda table: [] if mover in table.stood_in else [hosting.stands_in(mover, True)])
            )

    def _try(self, do: Callable[[], None]) -> None:
        """Do something, or say why not; then show how the table stands."""
        self.trouble = None
        try:
            do()
        except Trouble as trouble:
            self.trouble = trouble
        except ValueError:
            self.trouble = Conflict()
        self.sync()

    # --- What happens

    def sync(self) -> None:
        """Show how the table stands, while one may see it."""
        if self.place.replaced:
            return
        table, before = self.table, self.timeline
        assert table.line is not None
        if self.chairs != table.chairs:
            self.chairs = table.chairs
        self.timeline = table.line
        if self._is_asked:
            self.chosen = self.hint = None
        if table.line.cursor < before.cursor:
            self.note = {"id": "taken-back", "count": before.cursor - table.line.cursor}

    def decided(self, at: int) -> Decision | None:
        """What a bot went by; a seat that a bot plays now may have been a person's then."""
        return None if self.timeline.steps[at].own else super().decided(at)

    @observe("timeline")
    def _changed(self, change: Any) -> None:
        self.chosen = self.hint = self.focus = None
        self.asking, self.note = "", {}


def _same(request: hosting.Request | None, other: hosting.Request) -> bool:
    """Is it still this that is asked, whoever has agreed meanwhile?"""
    return request is not None and (request.seat, request.to) == (other.seat, other.to)
