"""The pages beside the table as HTML: why, the log, the rules."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from html import escape
from typing import Any

from engine.system import Convention
from engine.words import Words
from widgets.face import Face
from widgets.learning.prose import address, lesson_of, text
from widgets.markup import element, kicker, link, mark, opens, quiet, rich
from widgets.model import TableModel
from widgets.telling import Told, told

LAST = 4
"""So many of the last moves stand on the why page."""
LONG = 400
"""So many stand in the log: some hands of Mighty, a dozen deals of dominoes."""


def why(model: TableModel, face: Face, words: Words) -> str:
    """What you may do and by which rule, a suggestion if one was asked for, what all may count, the last moves."""
    view, choices = model.view, model.choices
    if view.public.result is not None:
        return (
            face.ending(view, words) + _settled(next(iter(entries(model, words, 1))), words) + _last(model, face, words)
        )
    title, rule = face.heading(view, choices, words)
    head = element("div", "sp-why", element("div", "sp-h", rich(title)), quiet(rule))
    foot = element("p", "sp-foot sp-i-eye", escape(words.say("why-bots-see")))
    facts = face.facts(view, model.chosen, words)
    return head + _suggestion(model, face, words) + facts + _last(model, face, words) + foot


def _settled(move: Told, words: Words) -> str:
    """Which clauses settled the deal, and how."""
    return element("div", "sp-card sp-settled", _clauses(move, words))


def _clauses(move: Told, words: Words) -> str:
    return "".join(f"<div>{cited(clause, words)}<p>{rich(said)}</p></div>" for clause, said in move.settled)


def _suggestion(model: TableModel, face: Face, words: Words) -> str:
    """The hint: the suggested action and its conventions, in words for the one who holds the hand."""
    if model.hint is None:
        return ""
    reasons = "".join(_reason(reason, words) for reason in reversed(model.hint.reasons))
    move = element("div", "sp-h", rich(face.titled(model.view, model.hint.action, words)))
    return element("div", "sp-card sp-hinted", kicker(words.say("why-suggestion")), move, reasons)


def _reason(reason: Any, words: Words) -> str:
    occasion = "why" if words.has(reason.id, "why") else "yes"
    tag = cited(reason.id, words, "w")
    return f"<div>{tag}<p>{rich(words.say(reason.id, occasion, **reason.facts))}</p></div>"


def _last(model: TableModel, face: Face, words: Words) -> str:
    moves = list(entries(model, words, LAST))
    if not moves:
        return ""
    if model.public.result is not None:  # what settled the deal stands above
        moves[0] = replace(moves[0], settled=())
    told = element("div", "sp-moves", *(_move(move, face, words) for move in moves))
    return f"<div>{kicker(words.say('why-last'))}{told}</div>"


def log(model: TableModel, face: Face, words: Words) -> str:
    """What was done, the newest first, under the number of its deal."""
    parts, deal = [], None
    for move in entries(model, words):
        if move.deal != deal:
            deal = move.deal
            parts.append(kicker(words.say("log-deal", number=deal)))
        parts.append(_move(move, face, words))
    return element("div", "sp-moves", *(parts or [quiet(words.say("log-empty"))]))


def entries(model: TableModel, words: Words, most: int = LONG) -> Iterable[Told]:
    """The actions told, the newest first."""
    line = model.timeline
    return (told(line, at, words, model.decided) for at in range(line.cursor, max(0, line.cursor - most), -1))


def _move(move: Told, face: Face, words: Words) -> str:
    dot = mark(move.seat % 2) if face.pairs and move.seat is not None else ""
    tag = cited(move.tag, words) if words.has(move.tag, "title") else ""
    meaning = f"<p>{rich(move.meaning)}</p>" if move.meaning else ""
    settled = f'<div class="sp-settled">{_clauses(move, words)}</div>' if move.settled else ""
    return (
        f'<div class="mv"><span class="who">{dot}<span>{rich(move.happened)}</span></span>{tag}{meaning}{settled}</div>'
    )


def cited(id: str, words: Words, kind: str = "n") -> str:
    """A tag that opens the rules at a clause or convention and, beside it, the way to the lesson that teaches it."""
    return element("span", "sp-cited", opens(id, words.title(id), kind), _taught(id, words))


def _taught(id: str, words: Words) -> str:
    """A link to the place where a clause or convention is taught. It leaves the game where it is."""
    name = lesson_of(id)
    if name is None:
        return ""
    said = words.say("rules-lesson", title=text(name, words.language).title)
    return link(address(name, words.language, id), said, "sp-taught sp-i-learn", beside=True)


def rules(model: TableModel, face: Face, words: Words) -> str:
    """The law of this table in authority order, question by question, then the conventions; opened at a clause."""
    game = model.game
    sections = [
        (words.say(f"{game.name}-questions", question), dict.fromkeys(rule.id for rule in clauses))
        for question, clauses in game.questions.items()
    ]
    sections.append((words.say("rules-conventions"), dict.fromkeys(_named(game.system, words))))
    return "".join(_section(title, ids, model, face, words) for title, ids in sections)


def _named(system: tuple[Convention, ...], words: Words) -> list[str]:
    return [convention.id for convention in system if words.has(convention.id, "title")]


def _section(title: str, ids: Iterable[str], model: TableModel, face: Face, words: Words) -> str:
    laws = ((id, face.law(model.view, id, words)) for id in ids)
    rows = "".join(_rule(id, law, id == model.clause, words) for id, law in laws if law)
    return element("section", "sp-law", kicker(title), rows) if rows else ""


def _rule(id: str, law: str, opened: bool, words: Words) -> str:
    state = " open data-here" if opened else ""
    title = element("summary", "sp-acc", escape(words.say(id, "title")), element("i", "chev"))
    said = f"<p>{rich(law)}</p>{_taught(id, words)}<code>{id}</code>"
    return f"<details{state}>{title}{element('div', 'bd', said)}</details>"
