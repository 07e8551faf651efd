"""Every clause and convention in one sentence per language.

A sentence is a Fluent message under the id of its clause, dots written as hyphens; its attributes are the occasions
on which it is said: `rule` (the law), `yes` (why this may be done), `no` (why not), `said` (what it decided), and
whatever else a message offers. Facts fill the sentence: seats become names, and several things in a row are listed as
the language does.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from engine.ruling import Ruling

LANGUAGES = {"en": "English", "uk": "Українська", "tr": "Türkçe", "pt": "Português"}
TEXT = Path(__file__).parent / "text"
SEATS = frozenset({"seat", "opener", "representative", "bidder", "dealer", "partner", "leader", "next_dealer"})
"""The facts that name a seat."""


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
        bundle = _bundle(self.language, self.folders)
        name = id.replace(".", "-")
        if not bundle.has_message(name):
            raise LookupError(f"{self.language}: no message {name}")
        message = bundle.get_message(name)
        pattern = message.attributes.get(occasion) if occasion else message.value
        if pattern is None:
            raise LookupError(f"{self.language}: no sentence {name}.{occasion}")
        said, errors = bundle.format_pattern(pattern, {key: self._put(key, fact) for key, fact in facts.items()})
        if errors:
            raise LookupError(f"{self.language}: {name}.{occasion}: {errors[0]}")
        return str(said)

    def has(self, id: str, occasion: str = "") -> bool:
        """Is there a sentence for this occasion?"""
        bundle, name = _bundle(self.language, self.folders), id.replace(".", "-")
        if not bundle.has_message(name):
            return False
        message = bundle.get_message(name)
        return (occasion in message.attributes) if occasion else message.value is not None

    def rule(self, id: str) -> str:
        """The law of a clause, in one sentence."""
        return self.say(id, "rule")

    def ruling(self, ruling: Ruling[Any]) -> str:
        """What a ruling decided: why something may be done or not, or what came of it."""
        occasion = {True: "yes", False: "no"}.get(ruling.value, "said") if isinstance(ruling.value, bool) else "said"
        return self.say(ruling.clause, occasion, **ruling.facts)

    def seat(self, seat: int) -> str:
        """A seat's name; without one, its number as people count."""
        return self.names.get(seat) or self.say("seat", number=seat + 1)

    def listed(self, parts: Sequence[Any]) -> str:
        """Several things in a row, as the language lists them: 4 and 6."""
        return format_list([str(part) for part in parts], locale=self.language)

    def _put(self, key: str, fact: Any) -> Any:
        if key in SEATS and isinstance(fact, int):
            return self.seat(fact)
        if key == "seats":
            return self.listed([self.seat(seat) for seat in fact])
        if key == "scores":
            return f"{fact[0]}–{fact[1]}"
        if type(fact) in (int, str, float):
            return fact
        if isinstance(fact, Sequence) and type(fact).__str__ is object.__str__:
            return self.listed(fact)
        return str(fact)


@cache
def _bundle(language: str, folders: tuple[Path, ...]) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for folder in folders:
        for file in sorted((folder / language).glob("*.ftl")):
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle
