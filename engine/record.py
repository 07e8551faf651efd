"""A record is the deals and the actions; everything else is replay.

A save is a timeline's steps up to its cursor. The file format is fixed (`silent-partners-record/1`): saved games stay
readable.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from engine.table import Game, Illegal
from engine.timeline import NoDeal, Timeline, opened, stepped

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


def begin(record: Record) -> Timeline:
    """Deal the first deal of a record's session. Raises Unreadable if there is none."""
    try:
        return opened(record.game, record.options, record.deals, record.seed, record.notes)
    except NoDeal:
        raise Unreadable(*NO_FIRST_DEAL) from None


def saved(timeline: Timeline, seats: tuple[Chair, ...] = (), chosen: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """Write what stands on a timeline as a record: the deals as they were dealt, and whence those to come."""
    line = timeline.standing()
    deals = (*line.dealt, *line.deals[len(line.dealt) :])
    written: dict[str, Any] = {"format": FORMAT, "game": line.game.name, "options": dict(chosen or {})}
    if line.seed is not None:
        written["seed"] = line.seed
    written |= {"deals": [line.game.write_deal(deal) for deal in deals], "actions": list(line.actions)}
    if seats:
        named = ({"name": chair.name} if chair.name else {} for chair in seats)
        written["seats"] = [name | {"player": chair.player} for name, chair in zip(named, seats, strict=True)]
    if line.told:
        written["notes"] = {str(at): note for at, note in line.told.items()}
    return written


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
    line, refusal = begin(record), None
    steps, deals = [*line.steps], line.deals_to_come()
    for at, text in enumerate(record.actions):
        try:
            steps.append(stepped(record.game, steps[-1].state, record.game.read(text), deals))
        except (ValueError, NoDeal, Illegal) as error:
            refusal = _refusal(at, text, error)
            break
    line = replace(line, steps=tuple(steps), cursor=len(steps) - 1)
    return replace(line, notes=line.told), refusal


def _refusal(at: int, text: str, error: Exception) -> Refusal:
    match error:
        case Illegal(ruling=ruling):
            return Refusal(at, text, ruling.clause, ruling.facts)
        case NoDeal():
            return Refusal(at, text, "record.deals")
    return Refusal(at, text, "record.action")
