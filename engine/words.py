"""Every clause and convention in one sentence per language.

A sentence is a Fluent message under the id of its clause, dots written as hyphens; its attributes are the occasions
on which it is said: `title` (its name), `rule` (the law), `yes` (why this may be done), `no` (why not), `said` (what
happened at the table, or what was decided). Facts fill the sentence: seats and pairs become names, and several things
in a row are listed as the language does.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Literal, Protocol

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from engine.ruling import Ruling

LANGUAGES = {"en": "English", "uk": "Українська", "tr": "Türkçe", "pt": "Português"}
TEXT = Path(__file__).parent / "text"
LONGEST_NAME = 80
"""So much of a name is said: a record may bring one of any length, and a sentence has room for eight."""
REMEMBERED = 2048
"""So many sentences are kept as they were said."""
SEATS = frozenset({"seat", "opener", "representative", "bidder", "dealer", "partner", "leader", "next_dealer"})
"""The facts that name a seat."""


class Sayable(Protocol):
    """Whatever names a message, and brings its facts."""

    @property
    def id(self) -> str: ...
    @property
    def facts(self) -> Mapping[str, Any]: ...


@dataclass(frozen=True, slots=True)
class Words:
    """One language, and the names of the seats. Unknown languages raise ValueError."""

    language: str = "en"
    names: Mapping[int, str] = field(default_factory=dict)
    folders: tuple[Path, ...] = (TEXT,)

    def __post_init__(self) -> None:
        if self.language not in LANGUAGES:
            raise ValueError(f"language: must be one of {', '.join(LANGUAGES)}.")

    def say(self, id: str, occasion: str = "", /, **facts: Any) -> str:
        """Say a message, or the sentence that it has for an occasion. Raises LookupError for what can't be said."""
        put = {key: self._put(key, fact) for key, fact in facts.items()}
        return _said(self.language, self.folders, id, occasion, **put)

    def has(self, id: str, occasion: str = "") -> bool:
        """Is there a sentence for this occasion?"""
        return _pattern(self.language, self.folders, id, occasion) is not None

    def title(self, id: str) -> str:
        """The name of a clause, in a few words."""
        return self.say(id, "title")

    def rule(self, id: str) -> str:
        """The law of a clause, in a sentence or two."""
        return self.say(id, "rule")

    def ruling(self, ruling: Ruling[Any]) -> str:
        """Why something may be done or not; of any other question, what was decided."""
        occasion = ("no", "yes")[ruling.value] if isinstance(ruling.value, bool) else "said"
        return self.say(ruling.clause, occasion, **ruling.facts)

    def told(self, ruling: Ruling[Any]) -> str:
        """What happened at the table by this ruling, as everybody there hears it."""
        said = self.has(ruling.clause, "said")
        return self.say(ruling.clause, "said", **ruling.facts) if said else self.ruling(ruling)

    def reason(self, reason: Sayable, occasion: str = "why") -> str:
        """Why something is chosen: `why` to who may see the hand, `tells` to the table; of a clause, why it may be."""
        return self.say(reason.id, occasion if self.has(reason.id, occasion) else "yes", **reason.facts)

    def seat(self, seat: int) -> str:
        """A seat's name; without one, its number as people count."""
        return self.names.get(seat, "")[:LONGEST_NAME] or self.say("seat", number=seat + 1)

    def pair(self, team: int) -> str:
        """The names of a pair: partners sit opposite at a table of four."""
        return self.listed([self.seat(team), self.seat(team + 2)])

    def listed(self, parts: Iterable[Any], style: Literal["standard", "or"] = "standard") -> str:
        """Several things in a row, as the language lists them: 4-4 and 6-1; or as alternatives: 4 or 6."""
        return format_list([self._one(part) for part in parts], style, self.language)

    def _put(self, key: str, fact: Any) -> Any:
        match key, fact:
            case "team", int():
                return self.pair(fact)
            case "seats", tuple():
                return self.listed(map(self.seat, fact))
            case "ends", tuple():
                return self.listed(dict.fromkeys(fact), "or")
            case "scores", tuple():
                return "–".join(map(str, fact))
            case _, int() if key in SEATS:
                return self.seat(fact)
            case "convention", str():
                return self.title(fact)
        if isinstance(fact, tuple) and type(fact).__str__ is object.__str__:
            return self.listed(fact)
        return fact if type(fact) in (int, float, str) else self._one(fact)

    def _one(self, thing: Any) -> str:
        """A single thing: as it is written, or as it is spoken in this language where that differs (a card, a bid)."""
        return str(thing.spoken(self)) if hasattr(thing, "spoken") else str(thing)


@lru_cache(REMEMBERED, typed=True)
def _said(language: str, folders: tuple[Path, ...], id: str, occasion: str, /, **put: int | float | str) -> str:
    """A sentence with what is put into it: a table says the same few again and again."""
    pattern = _pattern(language, folders, id, occasion)
    if pattern is None:
        raise LookupError(f"{language}: there is no sentence {id} {occasion}")
    said, errors = _bundle(language, folders).format_pattern(pattern, put)
    if errors:
        raise LookupError(f"{language}: {id} {occasion}: {errors[0]}")
    return str(said)


def _pattern(language: str, folders: tuple[Path, ...], id: str, occasion: str) -> Any:
    bundle, name = _bundle(language, folders), id.replace(".", "-")
    if not bundle.has_message(name):
        return None
    message = bundle.get_message(name)
    return message.attributes.get(occasion) if occasion else message.value


@cache
def _bundle(language: str, folders: tuple[Path, ...]) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for folder in folders:
        for file in sorted((folder / language).glob("*.ftl")):
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle
