"""Every clause in one sentence per language, and the languages alike."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from engine import GAMES
from engine.dominoes.tiles import BY_NAME
from engine.ruling import Ruling
from engine.words import LANGUAGES, TEXT, Words

NAMES = {0: "Maya", 1: "Rio", 2: "Joel", 3: "Tess"}
every_language = pytest.mark.parametrize("language", LANGUAGES)
FILES = sorted({file.name for file in TEXT.glob("*/*.ftl")})


class Facts(Visitor):  # type: ignore[misc]
    """The facts that a sentence quotes."""

    def __init__(self) -> None:
        self.named: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.named.add(node.id.name)


def quoted(pattern: Any) -> frozenset[str]:
    facts = Facts()
    facts.visit(pattern)
    return frozenset(facts.named)


@cache
def sentences(language: str, file: str) -> dict[tuple[str, str], frozenset[str]]:
    """By message and occasion, the facts that are quoted."""
    return dict(_sentences((TEXT / language / file).read_text("utf-8")))


def _sentences(text: str) -> Iterator[tuple[tuple[str, str], frozenset[str]]]:
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            if entry.value:
                yield (entry.id.name, ""), quoted(entry.value)
            for attribute in entry.attributes:
                yield (entry.id.name, attribute.id.name), quoted(attribute.value)


def book(game: str) -> set[str]:
    return {clause.id for clauses in GAMES[game]().questions.values() for clause in clauses}


CLAUSES = ["record.format", "record.action", "record.deals", *sorted(set().union(*map(book, GAMES)))]
TOLD = {"rule", "yes", "no", "said"}


@every_language
@pytest.mark.parametrize("clause", CLAUSES)
def test_every_clause_has_a_name_and_a_law(clause: str, language: str) -> None:
    words = Words(language)
    assert 1 <= len(words.title(clause).split()) <= 6
    assert words.rule(clause).endswith(".")
    assert not words.title(clause).endswith(".")


@every_language
@pytest.mark.parametrize("game", GAMES)
def test_every_question_is_put(game: str, language: str) -> None:
    for question in GAMES[game]().questions:
        assert Words(language).say(f"{game}.questions", question)


@every_language
@pytest.mark.parametrize("file", FILES)
def test_the_languages_say_the_same_things(file: str, language: str) -> None:
    """The same messages, on the same occasions, quoting the same facts: none missing, none left over."""
    assert sentences(language, file) == sentences("en", file)


@pytest.mark.parametrize("game", GAMES)
def test_no_clause_is_told_that_is_not_in_the_book(game: str) -> None:
    ids = {clause.replace(".", "-") for clause in book(game)}
    told = {message for message, occasion in sentences("en", f"{game}.ftl") if occasion in TOLD}
    assert {message for message in told if "-convention-" not in message} == ids


@every_language
def test_no_message_is_written_twice(language: str) -> None:
    texts = [file.read_text("utf-8") for file in TEXT.glob(f"{language}/*.ftl")]
    entries = [entry for text in texts for entry in FluentParser().parse(text).body]
    names = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
    assert len(names) == len(set(names))


SAID = [
    # clause, answer, facts, then as it is said in English, Ukrainian, Turkish, Portuguese
    (
        ("dominoes.score.add", (1, 0), {"team": 0, "points": 1, "scores": (1, 0)}),
        "Maya and Joel score 1 point. The score is 1–0.",
        "Maya і Joel отримують 1 очко. Рахунок 1–0.",
        "Maya ve Joel 1 puan kazanır. Skor 1–0.",
        "Maya e Joel somam 1 ponto. Pontuação: 1–0.",
    ),
    (
        ("dominoes.score.add", (0, 2), {"team": 1, "points": 2, "scores": (0, 2)}),
        "Rio and Tess score 2 points. The score is 0–2.",
        "Rio і Tess отримують 2 очки. Рахунок 0–2.",
        "Rio ve Tess 2 puan kazanır. Skor 0–2.",
        "Rio e Tess somam 2 pontos. Pontuação: 0–2.",
    ),
    (
        ("dominoes.block.lowest", 0, {"seat": 2, "team": 0, "count": 21}),
        "Joel holds the lowest count, 21 pips: Maya and Joel win the deal.",
        "Joel має найменший залишок, 21 очко: роздачу виграють Maya і Joel.",
        "En düşük toplam 21: Joel. Eli Maya ve Joel kazanır.",
        "Joel tem o menor total, 21 pontos: Maya e Joel ganham a rodada.",
    ),
    (
        ("dominoes.block.draw", None, {"seats": (0, 1), "count": 12}),
        "Maya and Rio hold the same lowest count, 12 pips: the deal is a draw.",
        "Maya і Rio мають однаковий найменший залишок, 12 очок: нічия.",
        "En düşük toplam 12 ve eşit: Maya ve Rio. El berabere.",
        "Maya e Rio têm o mesmo menor total, 12 pontos: a rodada é um empate.",
    ),
    (
        ("dominoes.pass", True, {"seat": 1, "ends": (4, 6)}),
        "Rio passes: nothing fits 4 or 6.",
        "Rio пасує: до 4 або 6 нічого не підходить.",
        "Rio pas geçer: 4 veya 6 için uyan taşı yok.",
        "Rio passa: nada serve em 4 ou 6.",
    ),
    (
        ("dominoes.pass", True, {"seat": 1, "ends": (5, 5)}),
        "Rio passes: nothing fits 5.",
        "Rio пасує: до 5 нічого не підходить.",
        "Rio pas geçer: 5 için uyan taşı yok.",
        "Rio passa: nada serve em 5.",
    ),
]


@pytest.mark.parametrize("row", SAID, ids=range(len(SAID)))
def test_the_table_hears(row: Any) -> None:
    (clause, value, facts), *told = row
    assert [Words(language, NAMES).told(Ruling(value, clause, facts)) for language in LANGUAGES] == told


COUNTED = [(1, "очко"), (4, "очки"), (5, "очок"), (11, "очок"), (22, "очки"), (31, "очко")]


@pytest.mark.parametrize(("count", "noun"), COUNTED)
def test_ukrainian_counts_in_three_ways(count: int, noun: str) -> None:
    ruling = Ruling(0, "dominoes.block.lowest", {"seat": 0, "team": 0, "count": count})
    assert f"{count} {noun}:" in Words("uk").told(ruling)


LISTED = [("6-4", "6-4 fits,"), ("6-4 4-1", "6-4 and 4-1 fit,"), ("6-4 4-1 4-0", "6-4, 4-1, and 4-0 fit,")]


@pytest.mark.parametrize(("tiles", "told"), LISTED)
def test_tiles_are_listed(tiles: str, told: str) -> None:
    held = tuple(BY_NAME[tile] for tile in tiles.split())
    said = Words().ruling(Ruling(False, "dominoes.must-play", {"tiles": held, "count": len(held)}))
    assert said.startswith(told)


@every_language
def test_a_seat_without_a_name_is_numbered_as_people_count(language: str) -> None:
    assert Words(language).seat(0).endswith(" 1")
    assert Words(language, NAMES).seat(0) == "Maya"


@every_language
def test_a_name_of_any_length_can_be_said(language: str) -> None:
    everybody = dict.fromkeys(range(8), "X" * 9999)
    ripped = Ruling(8, "mighty.ripper.rips", {"seats": tuple(range(8)), "count": 8})
    assert "XX" in Words(language, everybody).told(ripped)


def test_a_verdict_is_said_otherwise_than_an_event() -> None:
    played = Ruling(True, "dominoes.match", {"tile": BY_NAME["4-2"], "end": 4, "seat": 1, "left": 3})
    assert Words("en", NAMES).ruling(played) == "4-2 fits the 4."
    assert Words("en", NAMES).told(played) == "Rio plays 4-2 on the 4."


def test_what_cannot_be_said_is_a_fault() -> None:
    with pytest.raises(LookupError, match="en: there is no sentence dominoes.none"):
        Words().rule("dominoes.none")
    with pytest.raises(LookupError, match="en: dominoes.hold no"):
        Words().say("dominoes.hold", "no")
    with pytest.raises(ValueError, match="en, uk, tr, pt"):
        Words("fr")
