"""What the app says about a game of dominoes, from one seat's view."""

from __future__ import annotations

from html import escape

from engine.dominoes.rules import WINNING_SCORE, fits
from engine.dominoes.state import Action, Next, Open, Pass, Play, Public, Result, View, partner, shown
from engine.dominoes.tiles import HALVES, Tile
from engine.words import Words
from widgets.markup import element, kicker, mark, quiet

Choices = tuple[Action, ...]

# --- The action bar


def prompt(view: View, choices: Choices, chosen: Action | None, words: Words) -> str:
    """One sentence: what there is to do, or what the selected action would do."""
    match chosen:
        case Play(tile, side) if side and view.public.ends:
            end = view.public.ends[0 if side == "L" else 1]
            return words.say("prompt-play", tile=tile, end=end, becomes=tile.other(end))
        case Play(tile) if view.public.ends:
            return words.say("prompt-which-end", tile=tile)
        case Play(tile):
            return words.say("prompt-open-with", tile=tile)
        case Open(seat):
            return words.say("prompt-opener", opener=seat, deal=view.public.deal)
    if any(isinstance(choice, Open) for choice in choices):
        return words.say("prompt-choose-opener")
    if Pass() in choices:
        return words.say("prompt-pass", ends=view.public.ends)
    if any(isinstance(choice, Play) for choice in choices):
        return words.say("prompt-choose-tile")
    return ""


def button(action: Action, words: Words) -> str:
    match action:
        case Play(tile):
            return words.say("button-play", tile=f"{tile.low}|{tile.high}")
        case Pass():
            return words.say("button-pass")
        case Next():
            return words.say("button-next")
    return words.say("button-confirm")


def titled(view: View, action: Action, words: Words) -> str:
    """What a tile would do; else what the button says."""
    return prompt(view, (), action, words) if isinstance(action, Play) else button(action, words)


def brief(action: Action, words: Words) -> str:
    """A tile, and the end where it would lie."""
    if not isinstance(action, Play):
        return button(action, words)
    return f"{action.tile}{' ←' if action.side == 'L' else ' →' if action.side == 'R' else ''}"


# --- The bar and the panel


def team(side: int, words: Words) -> str:
    """A pair by its two names."""
    return f"{words.seat(side)} · {words.seat(side + 2)}"


def score(view: View, words: Words) -> str:
    """Six lights and a number for each pair."""
    first, second = view.public.scores
    label = escape(words.say("score-label", first=team(0, words), second=team(1, words), scores=view.public.scores))
    ours = (mark(0), _name(0, words), _lights(first, "a"), _points(first))
    theirs = (_points(second), _lights(second, "b"), _name(1, words), mark(1))
    sides = element("span", "side", *ours) + element("span", "side r", *theirs)
    return f'<div class="sp-score" role="img" aria-label="{label}">{sides}</div>'


def _name(side: int, words: Words) -> str:
    return element("b", "nm", escape(team(side, words)))


def _points(points: int) -> str:
    return element("b", "n", str(points))


def _lights(points: int, kind: str) -> str:
    lights = "".join(f'<i class="{"on " if at < points else ""}{kind}"></i>' for at in range(WINNING_SCORE))
    return f'<span class="lights">{lights}</span>'


def law(view: View, id: str, words: Words) -> str:
    """A clause or convention; each holds at every table."""
    return words.rule(id)


def heading(view: View, choices: Choices, words: Words) -> tuple[str, str]:
    """What the player may do and by which rule."""
    public = view.public
    if public.result is not None:
        return outcome(public.result, words), ""
    if not choices:
        mover = public.to_move
        return words.say("why-waiting", seat=mover), ""
    if public.phase == "nominate":
        return words.say("why-nominate"), words.rule("dominoes.open.nominated")
    if Pass() in choices:
        return words.say("why-pass"), words.rule("dominoes.pass")
    if public.ends is None:
        six = public.opening == "double-six"
        rule = "dominoes.open.double-six" if six else "dominoes.open.nominated"
        return words.say("why-open"), words.rule(rule)
    return words.say("why-fit", count=len(fits(view.hand, public.ends))), words.rule("dominoes.must-play")


def facts(view: View, chosen: Action | None, words: Words) -> str:
    """The census: how many of each number's eight halves are on the table, and which ends are hard."""
    counts = [shown(number, view.public.line) for number in range(7)]
    ends = view.public.ends or ()
    columns = "".join(_column(number, count, number in ends) for number, count in enumerate(counts))
    hard = [words.say("census-hard", end=end) for end in sorted(set(ends)) if counts[end] == HALVES - 1]
    census = f"<div>{kicker(words.say('census'))}{element('div', 'sp-census', columns)}</div>"
    return census + "".join(map(quiet, (*hard, *_passes(view.public, words))))


def _column(number: int, count: int, open: bool) -> str:
    kinds = f"{' hot' if count >= HALVES - 1 else ''}{' open' if open else ''}"
    stack = "".join(f'<i class="{"on" if at < count else ""}"></i>' for at in range(HALVES))
    return f'<div class="c{kinds}"><div class="stack">{stack}</div><b>{number}</b><small>{count}</small></div>'


def _passes(public: Public, words: Words) -> list[str]:
    """Who passed at which ends: a pass is for ever."""
    voids: dict[int, set[int]] = {}
    for turn in public.turns:
        if isinstance(turn.action, Pass) and turn.ends:
            voids.setdefault(turn.seat, set()).update(turn.ends)
    return [words.say("census-void", seat=seat, ends=tuple(sorted(ends))) for seat, ends in sorted(voids.items())]


# --- The end of a deal


def outcome(result: Result, words: Words) -> str:
    """Who won the deal, in a few words."""
    if result.winner is None:
        return words.say("outcome-draw")
    return words.say("outcome-won", team=_pair(result.winner, words))


def _pair(side: int, words: Words) -> str:
    return words.listed([words.seat(side), words.seat(partner(side))])


def how(result: Result, words: Words) -> str:
    """How a deal ended, for the ledger."""
    if result.winner is None:
        return words.say("how-draw")
    kind = "block" if result.by == "block" else "key" if result.key else "out"
    said = words.say(f"how-{kind}", seat=result.seat)
    return said if result.effect == "score" else words.say("how-reset", how=said)


def ending(view: View, words: Words) -> str:
    """Who won and why, the four counts, and the whole ledger."""
    public = view.public
    if public.result is None:
        return ""
    rows = (*public.history, public.result)
    titles = "".join(f"<th>{escape(words.say(id))}</th>" for id in ("ledger-deal", "ledger-how"))
    head = f"<thead><tr>{titles}{element('th', 'num', mark(0), ' – ', mark(1))}</tr></thead>"
    body = "".join(_row(at, row, at == len(rows), words) for at, row in enumerate(rows, 1))
    table = element("table", "sp-t sp-led", head, f"<tbody>{body}</tbody>")
    return _result(public.result, public, words) + element("div", "sp-grow", kicker(words.say("ledger")), table)


def _result(result: Result, public: Public, words: Words) -> str:
    credited = result.points if result.effect == "score" else 0
    plus, title = "", outcome(result, words)
    if result.winner is not None:
        plus = element("div", f"sp-plus t{result.winner}", mark(result.winner), f"+{credited}")
        if public.phase == "match-over":
            title = words.say("outcome-match", team=_pair(result.winner, words))
    return element("div", "sp-res", plus, f"<h2>{escape(title)}</h2>", quiet(how(result, words)))


def _row(number: int, result: Result, current: bool, words: Words) -> str:
    first, second = result.scores
    cells = (
        element("td", "n", str(number)),
        f"<td>{escape(how(result, words))}</td>",
        element("td", "num", f"{first}–{second}"),
    )
    return element("tr", "cur" if current else "", *cells)


# --- In words


def spoken(view: View, choices: Choices, words: Words) -> str:
    """The table in words: the ends, whose turn it is, the hand and what of it can be played."""
    public = view.public
    if public.result is not None:
        return " ".join([outcome(public.result, words), how(public.result, words)])
    told = [words.say("spoken-ends", ends=words.listed(public.ends)) if public.ends else words.say("spoken-empty")]
    if public.to_move is not None and public.to_move != view.seat:
        told.append(words.say("spoken-names" if public.phase == "nominate" else "spoken-turn", seat=public.to_move))
    if view.hand:
        told.append(words.say("spoken-hand", tiles=_faces(view.hand)))
    playable = dict.fromkeys(choice.tile for choice in choices if isinstance(choice, Play))
    if playable:
        told.append(words.say("spoken-playable", tiles=_faces(tuple(playable))))
    elif choices:
        told.append(prompt(view, choices, None, words))
    return " ".join(told)


def _faces(tiles: tuple[Tile, ...]) -> tuple[str, ...]:
    return tuple(str(tile) for tile in tiles)
