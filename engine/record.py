"""A record is the deals and the actions; everything else is replay.

A `Timeline` is the steps and a cursor. Undo, redo, restart-deal and step-through are moves of the cursor; a save is the
steps up to it. The file format is fixed (`silent-partners-record/1`): saved games stay readable.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import count
from typing import Any

from engine.table import Game, Illegal, Rulings

FORMAT = "silent-partners-record/1"
MOST_BYTES = 1 << 20
MOST_ACTIONS = 20_000
NO_FIRST_DEAL = ("deals", "there is no first deal and no seed to shuffle one from.", "deals")
FIELDS = frozenset({"format", "game", "options", "seed", "deals", "actions", "seats", "notes"})
HALF = re.compile("[\ud800-\udfff]")
"""Half of a pair of code units: JSON can spell it, but no text that is written or sent may hold it."""


class Unreadable(ValueError):
    """The record can't be read. The message, in English, names the field and what is wrong with it, and is fixed.

    People are told the message `id`, filled with `facts`, in their language.
    """

    def __init__(self, where: str, wrong: str, id: str = "wrong", **facts: Any) -> None:
        super().__init__(f"{where}: {wrong}")
        self.id = f"unreadable.{id}"
        self.facts: Mapping[str, Any] = {"where": where, **facts}


class NoDeal(Exception):
    """The rules allow the action, but it needs a deal and there is neither one left nor a seed."""


@dataclass(frozen=True, slots=True)
class Chair:
    """Who sits at a seat: a name to show (or none) and `human` or a bot's name."""

    player: str
    name: str = ""


@dataclass(frozen=True, slots=True)
class Record:
    """A session: what was dealt and what was done, nothing that follows from these."""

    game: Game
    options: Any
    deals: tuple[Any, ...] = ()
    seed: str | None = None
    actions: tuple[str, ...] = ()
    seats: tuple[Chair, ...] = ()
    notes: Mapping[int, str] = field(default_factory=dict)
    chosen: Mapping[str, Any] = field(default_factory=dict)
    """The options as they were written."""


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

    def play(self, action: Any, own: bool = True) -> Timeline:
        """Do one action. The same one again walks on into the undone future, as a decision of whoever does it now;
        another drops it.

        Deals that were seen in a dropped future are never used again. Raises Illegal, or NoDeal where the action needs
        a deal that nobody can make; the timeline itself never changes.
        """
        ahead = self.ahead
        if ahead is not None and ahead.action == action:
            return self.forward() if ahead.own == own else self._taken_over(replace(ahead, own=own))
        line = self._branched()
        step = _step(line.game, line.state, action, line._deals_to_come(), own)
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
        return replace(self, steps=steps, cursor=at, deals=deals, seed=seed, before_restart=None)

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

    def _branched(self) -> Timeline:
        """Drop the undone future. If a deal in it was seen, what comes after is shuffled afresh."""
        if not self.can_redo:
            return self
        standing, seen = self._dealt(self.cursor), self._dealt(len(self.steps))
        kept = replace(self, steps=self.steps[: self.cursor + 1], notes=_upto(self.cursor, self.notes))
        if len(seen) == len(standing):
            return kept
        return replace(kept, deals=standing, seed=f"{self.seed or ''}~{len(self.steps)}")

    def _deals_to_come(self) -> Iterator[Any]:
        """The listed deals that were not dealt yet, then what the seed shuffles. Raises NoDeal after the last."""
        for number in count(len(self._dealt(self.cursor))):
            if number < len(self.deals):
                yield self.deals[number]
            elif self.seed is None:
                raise NoDeal
            else:
                yield self.game.shuffled(self.options, f"{self.seed}/{number}")


def begin(record: Record) -> Timeline:
    """Deal the first deal of a record's session. Raises Unreadable if there is none."""
    game, options = record.game, record.options
    unopened = Timeline(game, options, (), -1, record.deals, record.seed, notes=record.notes)
    try:
        deal = next(unopened._deals_to_come())
    except NoDeal:
        raise Unreadable(*NO_FIRST_DEAL) from None
    state, rulings = game.apply(game.start(options), deal)
    return replace(unopened, steps=(Step(None, state, rulings, deal),), cursor=0)


def saved(timeline: Timeline, seats: tuple[Chair, ...] = (), chosen: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """Write what stands on a timeline as a record: the deals as they were dealt, and whence those to come."""
    line = timeline._branched()
    dealt = line._dealt(line.cursor)
    deals = (*dealt, *line.deals[len(dealt) :])
    written: dict[str, Any] = {"format": FORMAT, "game": line.game.name, "options": dict(chosen or {})}
    if line.seed is not None:
        written["seed"] = line.seed
    written |= {"deals": [line.game.write_deal(deal) for deal in deals], "actions": list(line.actions)}
    if seats:
        named = ({"name": chair.name} if chair.name else {} for chair in seats)
        written["seats"] = [name | {"player": chair.player} for name, chair in zip(named, seats, strict=True)]
    if notes := _upto(line.cursor, line.notes):
        written["notes"] = {str(at): note for at, note in notes.items()}
    return written


def _upto(actions: int, notes: Mapping[int, str]) -> dict[int, str]:
    return {at: note for at, note in notes.items() if at <= actions}


def _step(game: Game, state: Any, action: Any, deals: Iterator[Any], own: bool = True) -> Step:
    after, rulings = game.apply(state, action)
    if not game.waits(after):
        return Step(action, after, rulings, None, own)
    deal = next(deals)
    after, more = game.apply(after, deal)
    return Step(action, after, (*rulings, *more), deal, own)


# --- Reading


def load(text: str | bytes, games: Mapping[str, Callable[[], Game]]) -> Record:
    """Read a record from JSON text. Raises Unreadable with one sentence that names the field."""
    raw = text.encode(errors="replace") if isinstance(text, str) else text
    if len(raw) > MOST_BYTES:
        raise Unreadable("record", f"more than {MOST_BYTES} bytes.", "large", most=MOST_BYTES)
    try:
        written = json.loads(raw.decode("utf-8"), object_pairs_hook=_once)
    except UnicodeDecodeError:
        raise Unreadable("record", "not JSON: is not UTF-8 text.", "json") from None
    except RecursionError:
        raise Unreadable("record", "not JSON: nested too deeply.", "json") from None
    except ValueError as error:
        raise Unreadable("record", f"not JSON: {error}.", "json") from None
    record = parse(written, games)
    most = f"more than {MOST_ACTIONS}."
    _require(len(record.actions) <= MOST_ACTIONS, "actions", most, "actions", most=MOST_ACTIONS)
    return record


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object whose fields each stand once."""
    made = dict(pairs)
    if len(made) < len(pairs):
        [(double, _)] = Counter(key for key, _ in pairs).most_common(1)
        raise ValueError(f"the field {_shown(double)} stands twice")
    return made


def parse(written: Any, games: Mapping[str, Callable[[], Game]]) -> Record:
    """Read a record from its JSON value. Raises Unreadable with one sentence that names the field.

    The whole record is read here, an unused deal included; only the actions' notation waits for their turn.
    """
    _a(dict, "record", written)
    for key in written:
        _require(key in FIELDS, _shown(key), "there is no such field.", "unknown")
    for key in ("format", "game", "actions"):
        _require(key in written, key, "missing.", "missing")
    _require(written["format"] == FORMAT, "format", f"must be {FORMAT!r}.", "format", format=FORMAT)
    name = _a(str, "game", written["game"])
    _require(name in games, "game", f"must be one of {', '.join(games)}.", "game", games=", ".join(games))
    game = games[name]()
    chosen = _a(dict, "options", written.get("options", {}))
    options = _named("options", game.options, chosen)
    deals = tuple(
        _named(f"deals[{at}]", game.read_deal, deal, options)
        for at, deal in enumerate(_a(list, "deals", written.get("deals", [])))
    )
    seed = _text("seed", written["seed"]) if "seed" in written else None
    actions = _a(list, "actions", written["actions"])
    for at, action in enumerate(actions):
        _a(str, f"actions[{at}]", action)
    seats = _chairs(written["seats"], game.seats(options)) if "seats" in written else ()
    notes = _notes(written.get("notes", {}))
    _require(bool(deals) or seed is not None, *NO_FIRST_DEAL)
    return Record(game, options, deals, seed, tuple(actions), seats, notes, chosen)


def _chairs(written: Any, seats: int) -> tuple[Chair, ...]:
    _a(list, "seats", written)
    _require(len(written) == seats, "seats", f"must be {seats} entries, one for each seat.", "seats", count=seats)
    return tuple(_chair(f"seats[{at}]", entry) for at, entry in enumerate(written))


def _chair(where: str, entry: Any) -> Chair:
    _a(dict, where, entry)
    for key in entry:
        _require(key in ("name", "player"), f"{where}.{_shown(key)}", "there is no such field.", "unknown")
    _require("player" in entry, f"{where}.player", "missing.", "missing")
    return Chair(_text(f"{where}.player", entry["player"]), _text(f"{where}.name", entry.get("name", "")))


def _notes(written: Any) -> dict[int, str]:
    _a(dict, "notes", written)
    for key, note in written.items():
        counts = key.isascii() and key.isdigit() and len(key) < 10
        _require(counts, f"notes.{_shown(key)}", "must be a number of actions.", "number")
        plain = str(int(key))
        why = f"must be written {plain}, without zeros before it."
        _require(key == plain, f"notes.{_shown(key)}", why, "zeros", plain=plain)
        _text(f"notes.{key}", note)
    return {int(key): note for key, note in written.items()}


_KINDS: dict[type, tuple[str, str]] = {
    dict: ("an object", "object"), list: ("a list", "list"), str: ("a string", "text"),
}  # fmt: skip


def _a(kind: type, where: str, value: Any) -> Any:
    called, id = _KINDS[kind]
    _require(isinstance(value, kind), where, f"must be {called}.", id)
    return value


def _text(where: str, value: Any) -> str:
    """A text that is whole. (Actions are looked at when their turn comes.)"""
    text: str = _a(str, where, value)
    _require(HALF.search(text) is None, where, "holds half of a character.", "half")
    return text


def _require(holds: bool, where: str, wrong: str, id: str, **facts: Any) -> None:
    if not holds:
        raise Unreadable(where, wrong, id, **facts)


def _named(where: str, read: Callable[..., Any], *given: Any) -> Any:
    try:
        return read(*given)
    except ValueError as error:
        raise Unreadable(where, str(error)) from None


def _shown(text: str) -> str:
    return repr(text if len(text) <= 40 else text[:40] + "…")


# --- Replay


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a replay stopped: the index and text of the action, the clause, and the facts of its ruling."""

    at: int
    action: str
    clause: str
    facts: Mapping[str, Any] = field(default_factory=dict)


def replay(record: Record) -> tuple[Timeline, Refusal | None]:
    """Do a record's actions in order, up to the first that is refused: everything before it stands."""
    opened = begin(record)
    steps, deals, refusal = [*opened.steps], opened._deals_to_come(), None
    for at, text in enumerate(record.actions):
        try:
            steps.append(_step(record.game, steps[-1].state, record.game.read(text), deals))
        except (ValueError, NoDeal, Illegal) as error:
            refusal = _refusal(at, text, error)
            break
    last = len(steps) - 1
    return replace(opened, steps=tuple(steps), cursor=last, notes=_upto(last, opened.notes)), refusal


def _refusal(at: int, text: str, error: Exception) -> Refusal:
    match error:
        case Illegal(ruling=ruling):
            return Refusal(at, text, ruling.clause, ruling.facts)
        case NoDeal():
            return Refusal(at, text, "record.deals")
    return Refusal(at, text, "record.action")
