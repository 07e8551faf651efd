"""Text as HTML: everything is escaped, and tiles and suits become little pictures."""

from __future__ import annotations

import html
import re

_TILE = re.compile(r"(?<![\w-])([0-6])-([0-6])(?![\w-])")
_SUIT = re.compile("[♠♥♦♣]")
SUIT_LETTERS = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}


def rich(text: str) -> str:
    """A sentence as HTML. Names and record texts come out as text, never as markup."""
    tile = r'<span class="dom" role="img" aria-label="\1-\2"><i>\1</i><i>\2</i></span>'
    tiled = _TILE.sub(tile, html.escape(text))
    return _SUIT.sub(lambda suit: f'<span class="s s{SUIT_LETTERS[suit[0]]}">{suit[0]}</span>', tiled)


def plainly(name: str) -> str:
    """A name of which no tile is made."""
    return _TILE.sub("\\1\u2011\\2", name)


def element(name: str, kinds: str, *inner: str) -> str:
    """An element with classes around what is HTML already."""
    return f'<{name} class="{kinds}">{"".join(inner)}</{name}>'


def kicker(text: str) -> str:
    """A small heading over what follows."""
    return element("div", "sp-kicker", html.escape(text))


def quiet(text: str) -> str:
    """A paragraph in the second voice."""
    return element("p", "sp-sub", rich(text))


def opens(id: str, label: str, kind: str = "") -> str:
    """A tag that opens the rules at a clause or convention."""
    return f'<button type="button" class="sp-tag {kind}" data-open="{html.escape(id)}">{html.escape(label)}</button>'


def link(where: str, said: str, kinds: str, beside: bool = False) -> str:
    """A link to another page of ours, here or beside this one."""
    window = ' target="_blank"' if beside else ""
    said = html.escape(said)
    return f'<a class="{kinds}" href="{html.escape(where)}" title="{said}"{window}><span>{said}</span></a>'


def mark(team: int) -> str:
    """The disc or lozenge of a pair."""
    return f'<span class="mark{" e" if team else ""}"></span>'
