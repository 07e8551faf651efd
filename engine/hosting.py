"""A hosted table is what was done at it, entry by entry: who came and went, what was agreed, and the game since.

A person is known by the seat, and to a seat there is one key: its link. Whoever holds a key makes the keys that are
handed on from it, so that no secret need be kept anywhere: the store has their hashes.
"""

from __future__ import annotations

import hmac
import re
import secrets
import unicodedata
from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from hashlib import sha256
from types import MappingProxyType
from typing import Any

from engine import journal, named
from engine.bots import EXPERTS, best_level
from engine.journal import PERSON, Entry, Sitting, Torn
from engine.record import Chair
from engine.table import Game, Illegal, Seat
from engine.timeline import NoDeal, Timeline

LONGEST_NAME = 24
UNSEEN = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0") | frozenset(
    map(chr, (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)))
)
"""Letters and marks of which nothing is seen: fillers, the blank of braille, selectors of a variant."""
NOBODY: Mapping[Seat, str] = MappingProxyType({})
FIRST: Mapping[Seat | None, int] = MappingProxyType({})
"""No link was replaced yet."""


@dataclass(frozen=True, slots=True)
class Request:
    """Somebody would like to take something back: the table as it was at cursor `to`."""

    seat: Seat
    to: int
    agreed: frozenset[Seat] = frozenset()


@dataclass(frozen=True, slots=True)
class Hosted:
    """A table as it stands."""

    game: Game
    chosen: Mapping[str, Any]
    """The options as they were written."""
    levels: tuple[str, ...]
    """The bot of each seat, which plays while nobody does."""
    people: Mapping[Seat, str] = field(default_factory=lambda: NOBODY)
    """Who sits where, in the order in which they came."""
    host: Seat | None = None
    open_hands: bool = False
    """May watchers look into the hands?"""
    stood_in: frozenset[Seat] = frozenset()
    """People for whom a bot plays until they are back."""
    request: Request | None = None
    renewed: Mapping[Seat | None, int] = field(default_factory=lambda: FIRST)
    """How often the link to a seat, or to the bench, was replaced."""
    line: Timeline | None = None
    """The game, once it has begun."""

    @property
    def chairs(self) -> tuple[Chair, ...]:
        """Who plays at each seat just now."""
        return tuple(
            Chair(PERSON if seat in self.playing else level, self.people.get(seat, ""))
            for seat, level in enumerate(self.levels)
        )

    @property
    def playing(self) -> tuple[Seat, ...]:
        """The people who play for themselves, in the order in which they came."""
        return tuple(seat for seat in self.people if seat not in self.stood_in)

    @property
    def asked(self) -> frozenset[Seat]:
        """Who has still to agree to what somebody would like to take back."""
        request = self.request
        return frozenset(self.playing) - {request.seat} - request.agreed if request else frozenset()

    @property
    def sitting(self) -> Sitting:
        return Sitting(self.game, self.chosen, self.chairs)

    def edition(self, seat: Seat | None) -> int:
        """Which link opens a seat, or the bench: the first one, or what replaced it."""
        return self.renewed.get(seat, 0)

    def last_decision(self, seat: Seat) -> int | None:
        """Where the game stood before what this seat decided last, if it decided anything."""
        line, mover = self.line, self.game.to_move
        if line is None:
            return None
        own = (at for at in range(line.cursor, 0, -1) if line.steps[at].own)
        return next((at - 1 for at in own if mover(line.steps[at - 1].state.public) == seat), None)


# --- What is done at a table


def hosted(game: str, options: Mapping[str, Any], levels: Iterable[str], seat: Seat, name: str) -> Entry:
    """A table is opened, by somebody who sits down at it. A person's chair is played by the best bot until one comes.

    Raises ValueError, in one sentence, for what there is not.
    """
    law = named(game)
    best = best_level(law)[0]
    played = [best if level == PERSON else level for level in levels]
    return Entry("hosted", {"game": game, "options": dict(options), "levels": played, "seat": seat, "name": name})


def arranged(game: str, options: Mapping[str, Any], levels: Iterable[str], open_hands: bool) -> Entry:
    """The host changes what is to be played; for seats beyond those named, the best bot.

    Raises ValueError, in one sentence, for what there is not.
    """
    law = named(game)
    seats, best = law.seats(law.options(options)), best_level(law)[0]
    filled = [*levels, *[best] * seats][:seats]
    return Entry("arranged", {"game": game, "options": dict(options), "levels": filled, "open_hands": open_hands})


def joined(seat: Seat, name: str) -> Entry:
    """Somebody takes a seat, or another name."""
    return Entry("joined", {"seat": seat, "name": name})


def named_as(table: Hosted, seat: Seat, typed: str) -> Entry:
    """Somebody takes a seat under a name as it was typed. Raises ValueError where it shows nothing, or looks like
    another's."""
    name = tidy(typed)
    others = {_alike(other) for at, other in table.people.items() if at != seat}
    _require(bool(name) and _alike(name) not in others, "name: must be seen, and one's own.")
    return joined(seat, name)


def left(seat: Seat) -> Entry:
    """Somebody gets up, before the game begins."""
    return Entry("left", {"seat": seat})


def renewed(seat: Seat | None) -> Entry:
    """The host gives a seat, or the watchers, another link: the old one opens nothing, and who came by it has to go."""
    return Entry("renewed", {"seat": seat})


def made_host(seat: Seat) -> Entry:
    """The host has gone, and this person is the host now."""
    return Entry("host", {"seat": seat})


def started(seed: str | None = None) -> Entry:
    """The game begins."""
    return Entry("begin", {"seed": seed or secrets.token_hex(16)})


def stands_in(seat: Seat, on: bool) -> Entry:
    """A bot plays for somebody who is away; or no longer, for its owner is back."""
    return Entry("stands-in", {"seat": seat, "on": on})


def asked(seat: Seat, to: int) -> Entry:
    """Somebody would like to take back what was done since cursor `to`."""
    return Entry("asked", {"seat": seat, "to": to})


def answered(seat: Seat, agrees: bool) -> Entry:
    """Somebody agrees to it, or does not; who asked takes the request back."""
    return Entry("answered", {"seat": seat, "agrees": agrees})


# --- Folding


def fold(entries: Iterable[Entry], table: Hosted | None = None) -> Hosted:
    """Do all that a table's journal says, in order. Raises Torn at an entry that can't be done again."""
    at = -1
    for at, entry in enumerate(entries):
        try:
            table = _settled(_after(table, entry))
        except (ValueError, LookupError, TypeError, Illegal, NoDeal) as error:
            raise Torn(at, table.line if table else None) from error
    if table is None:
        raise Torn(at + 1, None)
    return table


def _after(table: Hosted | None, entry: Entry) -> Hosted:
    """The table after one more entry. Raises ValueError where that can't be."""
    if table is None:
        return _opened(entry)
    _require(entry.kind in _KINDS, "there is no such entry.")
    return _KINDS[entry.kind](table, **entry.payload)


def _opened(entry: Entry) -> Hosted:
    match entry:
        case Entry("hosted", {"game": str(game), "options": dict(options), "levels": list(levels)}):
            empty = _arranged(Hosted(named(game), {}, ()), options, levels, False, game)
            return _joined(empty, entry.payload["seat"], entry.payload["name"])
    raise ValueError("a table's journal begins with its host.")


def _arranged(table: Hosted, options: Mapping[str, Any], levels: list[str], open_hands: bool, game: str = "") -> Hosted:
    """Who sits at a seat that there is no more has to get up; the host stays. Without a game it is as it was."""
    law = named(game) if game else table.game
    seats = law.seats(law.options(options))
    known = {best_level(law)[0], *law.levels, *(["expert"] if law.name in EXPERTS else [])}
    _require(table.line is None, "the game has begun.")
    _require(len(levels) == seats and set(levels) <= known, "levels: must be one bot for each seat.")
    _require(table.host is None or table.host < seats, "the host sits at a seat that there would not be.")
    people = MappingProxyType({seat: name for seat, name in table.people.items() if seat < seats})
    return replace(table, game=law, chosen=options, levels=tuple(levels), open_hands=bool(open_hands), people=people)


def _joined(table: Hosted, seat: Seat, name: str) -> Hosted:
    """Names that are too much alike were taken once: what lies in a journal is read by what was asked for then."""
    others = {other for at, other in table.people.items() if at != seat}
    _require(0 <= seat < len(table.levels), "there is no such seat.")
    _require(bool(name) and name == _short(name) and name not in others, "name: must be short, and one's own.")
    host = seat if table.host is None else table.host
    return replace(table, people=MappingProxyType({**table.people, seat: name}), host=host)


def _left(table: Hosted, seat: Seat) -> Hosted:
    _require(table.line is None and seat in table.people, "nobody can leave here.")
    people = _without(table, seat)
    host = next(iter(people), None) if table.host == seat else table.host
    return replace(table, people=people, host=host)


def _renewed(table: Hosted, seat: Seat | None) -> Hosted:
    _require(seat is None or 0 <= seat < len(table.levels), "there is no such seat.")
    _require(seat is None or seat != table.host, "the host's own link stays.")
    editions = MappingProxyType({**table.renewed, seat: table.edition(seat) + 1})
    request = table.request if table.request is None or table.request.seat != seat else None
    return replace(
        table, renewed=editions, people=_without(table, seat), stood_in=table.stood_in - {seat}, request=request
    )


def _without(table: Hosted, seat: Seat | None) -> Mapping[Seat, str]:
    return MappingProxyType({at: name for at, name in table.people.items() if at != seat})


def _host(table: Hosted, seat: Seat) -> Hosted:
    _require(seat in table.people, "nobody sits there.")
    return replace(table, host=seat)


def _begin(table: Hosted, **payload: Any) -> Hosted:
    _require(table.line is None, "the game has begun.")
    return replace(table, line=journal.fold(table.sitting, (Entry("begin", payload),)))


def _act(table: Hosted, **payload: Any) -> Hosted:
    """The game goes on; what somebody would have liked to take back is out of date."""
    return replace(table, line=journal.fold(table.sitting, (Entry("act", payload),), _begun(table)), request=None)


def _stands_in(table: Hosted, seat: Seat, on: bool) -> Hosted:
    _begun(table)
    _require(seat in table.people, "nobody sits there.")
    return replace(table, stood_in=table.stood_in | {seat} if on else table.stood_in - {seat})


def _asked(table: Hosted, seat: Seat, to: int) -> Hosted:
    _require(seat in table.people and 0 <= to < _begun(table).cursor, "there is nothing to take back.")
    return replace(table, request=Request(seat, to))


def _answered(table: Hosted, seat: Seat, agrees: bool) -> Hosted:
    request = table.request
    _require(request is not None and seat in table.people, "nothing was asked.")
    assert request is not None
    return replace(table, request=replace(request, agreed=request.agreed | {seat}) if agrees else None)


_KINDS: Mapping[str, Callable[..., Hosted]] = {
    "arranged": _arranged,
    "joined": _joined,
    "left": _left,
    "renewed": _renewed,
    "host": _host,
    "begin": _begin,
    "act": _act,
    "stands-in": _stands_in,
    "asked": _asked,
    "answered": _answered,
}


def _settled(table: Hosted) -> Hosted:
    """Once everybody who plays has agreed, what was asked for is taken back."""
    if table.request is None or table.asked:
        return table
    return replace(table, line=_begun(table).at(table.request.to), request=None)


def _begun(table: Hosted) -> Timeline:
    if table.line is None:
        raise ValueError("the game has not begun.")
    return table.line


def _require(holds: bool, message: str) -> None:
    if not holds:
        raise ValueError(message)


# --- Names and keys


def tidy(name: str) -> str:
    """A name as it is shown: on one line, without what can't be seen, and short."""
    short = _short("".join(mark for mark in name if mark not in UNSEEN))
    return short if any(unicodedata.category(mark)[0] in "LNPS" for mark in short) else ""


def _short(name: str) -> str:
    """A name on one line, without marks of control."""
    kept = (mark for mark in name if mark.isspace() or unicodedata.category(mark)[0] != "C")
    spaced = "".join(" " if mark.isspace() else mark for mark in kept)
    return " ".join(unicodedata.normalize("NFC", spaced).split())[:LONGEST_NAME].rstrip()


def _alike(name: str) -> str:
    """Names that come to the same here look alike."""
    return unicodedata.normalize("NFKC", name).casefold()


def new_key() -> str:
    """A key that nobody guesses: 256 bits from the system's source of chance, safe in a URL."""
    return secrets.token_urlsafe(32)


def key_from(key: str, seat: Seat | None, edition: int = 0) -> str:
    """The key to a seat, or to the watchers' bench, that the holder of a key hands on; nobody comes back from it."""
    place = ("watch" if seat is None else f"seat {seat}") + (f", edition {edition}" if edition else "")
    return urlsafe_b64encode(hmac.digest(key.encode(), place.encode(), "sha256")).decode().rstrip("=")


def is_key(text: str) -> bool:
    """Is this written as keys are?"""
    return re.fullmatch(r"[\w-]{43}", text, re.ASCII) is not None


def hashed(key: str) -> str:
    """What is kept of a key. Its 256 bits are beyond guessing, so a quick hash keeps them as well as a slow one."""
    return sha256(key.encode()).hexdigest()
