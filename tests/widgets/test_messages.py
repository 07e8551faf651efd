"""Every message that the app says is there in each language, says the same facts, and is said by somebody."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from engine.words import LANGUAGES, TEXT, Words

WIDGETS = Path(__file__).parents[2] / "widgets"
FILES = sorted(path.name for path in (WIDGETS / "text" / "en").glob("*.ftl"))
Sentence = tuple[str, str]
OWN = ("", "mightyui-")
"""What may stand before the id that the code says: a game names its own messages without its name."""


class Facts(Visitor):  # type: ignore[misc]
    """The facts that a sentence quotes."""

    def __init__(self) -> None:
        self.named: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.named.add(node.id.name)


def quoted(pattern: ftl.Pattern) -> frozenset[str]:
    facts = Facts()
    facts.visit(pattern)
    return frozenset(facts.named)


@cache
def sentences(language: str, file: str) -> dict[Sentence, frozenset[str]]:
    """By message and occasion, the facts quoted."""
    found = {}
    for entry in FluentParser().parse((WIDGETS / "text" / language / file).read_text("utf-8")).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            parts = [("", entry.value)] + [(attribute.id.name, attribute.value) for attribute in entry.attributes]
            found |= {(entry.id.name, occasion): quoted(pattern) for occasion, pattern in parts if pattern}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_the_languages_say_the_same(language: str, file: str) -> None:
    assert sentences(language, file) == sentences("en", file)


# --- What the code says ----------------------------------------------------------------------------------------------


def sources() -> Iterator[ast.Module]:
    return (ast.parse(path.read_text("utf-8")) for path in sorted(WIDGETS.rglob("*.py")))


def strings(tree: ast.AST) -> Iterator[str]:
    """Every string that the code holds whole, and every beginning of one that it makes, with a star."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
            yield f"{node.values[0].value}*"


def said(tree: ast.AST) -> Iterator[Sentence]:
    """What the code says by a name written out: say("id", "occasion")."""
    for node in ast.walk(tree):
        is_say = isinstance(node, ast.Call) and getattr(node.func, "attr", getattr(node.func, "id", "")) == "say"
        names = [arg.value for arg in node.args if isinstance(arg, ast.Constant)] if is_say else []
        if names and len(names) == len(node.args):
            yield names[0], names[1] if len(names) > 1 else ""


SAID = sorted({sentence for tree in sources() for sentence in said(tree)})


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_is_there(language: str) -> None:
    words = Words(language, folders=(TEXT, WIDGETS / "text"))
    assert len(SAID) > 80
    assert [(id, occasion) for id, occasion in SAID if not any(words.has(own + id, occasion) for own in OWN)] == []


def test_nothing_is_there_that_nobody_says() -> None:
    whole = {text for tree in sources() for text in strings(tree)}
    begun = tuple(text[:-1] for text in whole if text.endswith("*") and len(text) > 4)
    ids = {id for file in FILES for id, _ in sentences("en", file)}
    assert sorted(id for id in ids if id not in whole and not id.startswith(begun) and not _own(id, whole)) == []


def _own(id: str, whole: set[str]) -> bool:
    return any(own and id.removeprefix(own) in whole for own in OWN)
