"""What the inspector shows, as HTML: the candidates with their bars, what decided, what was known, where things may be.

Everything is written from data of the engine; a number that is not there yet is never shown as another one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from typing import Any

from babel.numbers import format_decimal, format_percent

from engine.arena import Score
from engine.lab.evaluation import Evaluation, Worth
from engine.lab.inspect import WEIGHED, Look
from engine.system import Candidate, Decision
from engine.words import Words
from widgets.face import Face
from widgets.markup import element, quiet, rich

Likelihood = Mapping[Any, Mapping[int | None, float]]
HOT = 0.62
"""So likely, and the colour under a number is so strong that the number turns light."""
TELLING = 14
"""So many rows of the table of places are open; the rest unfolds."""


def card(heading: str, *inner: str, kinds: str = "") -> str:
    """A panel with its heading; nothing where there is nothing to show in it."""
    body = "".join(inner)
    return element("section", f"sp-card {kinds}", f"<h3>{escape(heading)}</h3>", body) if body else ""


def points(value: float, words: Words, signed: bool = True) -> str:
    """A number of points as the language writes it."""
    return str(format_decimal(value, "+0.00;−0.00" if signed else "0.00", locale=words.language))


# --- The candidates


def candidates(here: Look, found: Evaluation | None, decision: Decision | None, face: Face, words: Words) -> str:
    """Every action with what decided for or against it and what it was worth, the best first."""
    reasons = {candidate.action: candidate for candidate in here.ranked(decision)} if decision else {}
    worths = {worth.action: worth for worth in found.worths} if found else {}
    actions = list(worths or reasons)[:WEIGHED]
    scale = _Scale.of(tuple(worths.values()))
    rows = (_row(here, action, worths.get(action), reasons.get(action), scale, face, words) for action in actions)
    titles = (words.say(f"inspect-{name}") for name in ("candidate", "convention", "expected"))
    head = "".join(f'<th scope="col">{escape(title)}</th>' for title in titles)
    table = f'<table class="sp-cand"><thead><tr>{head}</tr></thead><tbody>{"".join(rows)}</tbody></table>'
    left = len(reasons) - len(worths) if found else 0
    more = quiet(words.say("inspect-unweighed", count=left)) if left > 0 else ""
    return table + more + source(here, found, words)


class _Scale:
    """From the least to the most that any interval reaches, nought included, as shares of the bar's width."""

    def __init__(self, low: float, high: float) -> None:
        self.low, self.width = low, high - low or 1.0

    @classmethod
    def of(cls, worths: Sequence[Worth]) -> _Scale:
        return cls(min([0.0, *(worth.low for worth in worths)]), max([0.0, *(worth.high for worth in worths)]))

    def at(self, value: float) -> str:
        return f"{100 * min(max((value - self.low) / self.width, 0.0), 1.0):.1f}%"


def _row(
    here: Look, action: Any, worth: Worth | None, reason: Candidate | None, scale: _Scale, face: Face, words: Words
) -> str:
    played = action == here.action
    tag = f'<span class="mut">{escape(words.say("inspect-played"))}</span>' if played else ""
    name = f'<td><span class="cc"><b>{rich(face.brief(action, words))}</b>{tag}</span></td>'
    kind = ' class="cur"' if played else ""
    return f"<tr{kind}>{name}<td>{_because(reason, words)}</td><td>{_worth(worth, scale, words)}</td></tr>"


def _because(candidate: Candidate | None, words: Words) -> str:
    """The convention that chose an action or dropped it, and what it says."""
    if candidate is None:
        return ""
    reason = candidate.reasons[-1] if candidate.verdict == "chosen" else candidate.reasons[0]
    icon = {"chosen": "yes sp-i-check", "alike": "also", "dropped": "no sp-i-close"}[candidate.verdict]
    title = words.say("inspect-alike") if candidate.verdict == "alike" else words.title(reason.id)
    said = element("small", "", rich(words.reason(reason))) if candidate.verdict == "chosen" else ""
    return element("span", f"by {icon}", escape(title)) + said


def _worth(worth: Worth | None, scale: _Scale, words: Words) -> str:
    """The bar from nought to the mean with the interval over it, and both in numbers."""
    if worth is None:
        return '<span class="mm"><span class="sp-worth"></span><b>…</b></span>'
    half = (worth.high - worth.low) / 2
    number = f"<b>{points(worth.mean, words)}</b><small>± {points(half, words, signed=False)}</small>"
    won = escape(words.say("inspect-won", count=worth.wins, deals=worth.deals))
    return f'<span class="mm" title="{won}">{_bar(worth.mean, worth.low, worth.high, scale)}{number}</span>'


def _bar(mean: float, low: float, high: float, scale: _Scale) -> str:
    """A bar from nought to the mean, and over it, thin, the interval."""
    first, last = sorted((mean, 0.0))
    places = {"a": first, "b": last, "l": low, "h": high, "z": 0.0}
    style = ";".join(f"--{name}:{scale.at(value)}" for name, value in places.items())
    kind = "sp-worth less" if mean < 0 else "sp-worth"
    return f'<span class="{kind}" style="{style}"><i></i><u></u></span>'


def source(here: Look, found: Evaluation | None, words: Words) -> str:
    """From how many deals the numbers come, and how those were played on."""
    if found is None:
        return quiet(words.say("inspect-thinking")) if here.own else ""
    how = "listed" if found.how == "listed" else "drawn"
    said = words.say("inspect-from", count=found.deals, how=how, seat=found.seat)
    return quiet(f"{said} {words.say(f'inspect-way-{found.way}')}")


# --- What decided


def decided(decision: Decision, words: Words) -> str:
    """The conventions that narrowed the choice, one after another, and those above that had no say, and why not."""
    told = "".join(_said(words.title(reason.id), words.reason(reason), "sp-i-check") for reason in decision.reasons)
    silent = "".join(f"<li>{rich(words.say(reason.id, **reason.facts))}</li>" for reason in decision.passed_over)
    count = len(decision.passed_over)
    rest = silent and (
        f"<details><summary class='sp-acc'>{escape(words.say('inspect-passed', count=count))}<i class='chev'></i>"
        f"</summary><ul>{silent}</ul></details>"
    )
    return card(words.say("inspect-decided"), f"<ul>{told}</ul>", rest, kinds="kn")


def read(here: Look, words: Words) -> str:
    """What the table could read from what was done."""
    reading = here.reading
    if reading is None:
        return ""
    follows = ""
    if reading.convention is not None:
        said = words.say(reading.convention, "tells", **reading.facts)
        follows = _said(words.title(reading.convention), said, "sp-i-eye")
    claims = "".join(_said(words.title(claim.source), claim.spoken(words), "sp-i-eye") for claim in reading.claims)
    nothing = "" if follows or claims else quiet(words.say("lesson-nothing"))
    return card(words.say("lesson-reads"), f"<ul>{follows}{claims}</ul>" if follows or claims else nothing, kinds="kn")


def known(here: Look, words: Words) -> str:
    """What the seat had to go by: counts, and what the table knew or could presume of every hand, with its source."""
    counts = "".join(
        _said(words.title(reason.id), words.reason(reason), "sp-i-check") for reason in here.game.knows(here.view)
    )
    claims = "".join(
        _said(words.title(claim.source), claim.spoken(words), "sp-i-check" if claim.certain else "sp-i-why")
        for claim in here.claims
    )
    return card(words.say("inspect-known"), f"<ul>{counts}{claims}</ul>" if counts or claims else "", kinds="kn")


def _said(title: str, sentence: str, icon: str) -> str:
    return f'<li class="{icon}"><span><b>{escape(title)}</b> {rich(sentence)}</span></li>'


# --- Where things may be


def places(found: Likelihood, words: Words) -> str:
    """How likely each thing that the seat did not see lay where."""
    if not found:
        return ""
    seats = list(next(iter(found.values())))
    head = "<th></th>" + "".join(f'<th scope="col">{escape(holder(seat, words))}</th>' for seat in seats)
    rows = [_place(piece, of, words) for piece, of in telling(found)]
    tables = [rows[:TELLING], rows[TELLING:]]
    first, rest = (f'<table class="sp-heat"><thead><tr>{head}</tr></thead>{"".join(part)}</table>' for part in tables)
    more = (
        f"<details><summary class='sp-acc'>{escape(words.say('inspect-more', count=len(tables[1])))}"
        f"<i class='chev'></i></summary>{rest}</details>"
    )
    return card(
        words.say("inspect-places"), quiet(words.say("inspect-certain")), first, more if tables[1] else ""
    )  # fmt: skip


def telling(found: Likelihood) -> list[tuple[Any, Mapping[int | None, float]]]:
    """What is known best stands first."""
    return sorted(found.items(), key=lambda item: -max(item[1].values(), default=0.0))


def _place(piece: Any, of: Mapping[int | None, float], words: Words) -> str:
    cells = "".join(_heat(likely, words) for likely in of.values())
    return f'<tr><th scope="row">{rich(spoken(piece, words))}</th>{cells}</tr>'


def _heat(likely: float, words: Words) -> str:
    kind = ' class="hi"' if likely >= HOT else ""
    return f'<td{kind} style="--v:{round(100 * min(likely, 1.0))}%">{share(likely, words)}</td>'


def holder(seat: int | None, words: Words) -> str:
    """Who holds something, or that it lies aside."""
    return words.say("inspect-apart") if seat is None else words.seat(seat)


def spoken(piece: Any, words: Words) -> str:
    """A tile, or a card, in a word."""
    return str(piece.spoken(words)) if hasattr(piece, "spoken") else str(piece)


def share(likely: float, words: Words) -> str:
    """A likelihood; of twin cards the expected number, where that is above one."""
    return str(format_percent(likely, locale=words.language)) if likely <= 1 else points(likely, words, signed=False)


# --- All hands open


def hands(state: Any, words: Words) -> str:
    """Every hand as it truly was."""
    rows = (
        f"<li><b>{escape(words.seat(seat))}</b> <span>{_hand(hand, words)}</span></li>"
        for seat, hand in enumerate(state.hands)
    )
    return f'<ul class="sp-hands">{"".join(rows)}</ul>'


def _hand(hand: Iterable[Any], words: Words) -> str:
    return rich(" ".join(spoken(piece, words) for piece in hand))


def all_open(here: Look, state: Any, found: Evaluation | None, face: Face, words: Words) -> str:
    """The hands, the best play with all hands open, and what the choice cost beside it."""
    best = ""
    if found is not None:
        about = quiet(words.say(f"inspect-open-{found.way}"))
        best = element("p", "sp-best", rich(best_open(here, found, face, words))) + about
    return card(words.say("inspect-open"), hands(state, words), best)


def best_open(here: Look, found: Evaluation, face: Face, words: Words) -> str:
    """The best play with all hands open, and what the choice cost beside it."""
    said = words.say("inspect-open-best", play=face.brief(found.best.action, words))
    return f"{said} {_cost(here, found, words)}"


def _cost(here: Look, found: Evaluation, words: Words) -> str:
    taken = next((worth for worth in found.worths if worth.action == here.action), None)
    if taken is None:
        return ""
    if taken.behind == 0:
        return words.say("inspect-open-fine")
    return words.say("inspect-open-cost", points=points(taken.behind, words, signed=False))


# --- Bots that met


def meetings(met: Sequence[tuple[str, Score]], words: Words) -> str:
    """What each meeting brought the first of the two a seat and deal, as bars with their intervals."""
    ends = [(score.gain.value, score.gain.around or 0.0) for _, score in met]
    low, high = (sign * max(sign * (value + sign * around) for value, around in ends) for sign in (-1, 1))
    scale = _Scale(min(0.0, low), max(0.0, high))
    rows = "".join(_meeting(name, score, scale, words) for name, score in met)
    titles = ("meeting", "won", "lost", "drawn", "gain")
    head = "".join(f'<th scope="col">{escape(words.say(f"bench-{title}"))}</th>' for title in titles)
    return f'<table class="sp-cand sp-met"><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>'


def _meeting(name: str, score: Score, scale: _Scale, words: Words) -> str:
    counts = "".join(f"<td>{count}</td>" for count in (score.won, score.lost, score.drawn))
    value, around = score.gain.value, score.gain.around or 0.0
    bar = _bar(value, value - around, value + around, scale)
    number = f"<b>{points(value, words)}</b><small>± {points(around, words, signed=False)}</small>"
    return f'<tr><td>{escape(name)}</td>{counts}<td><span class="mm">{bar}{number}</span></td></tr>'


def gain(score: Score, words: Words) -> str:
    """What a meeting brought, in numbers."""
    return f"{points(score.gain.value, words)} ± {points(score.gain.around or 0.0, words, signed=False)}"
