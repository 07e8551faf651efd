"""The colours of the house, and how wide a text is."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files

SANS = '"Inter Variable","Inter","DejaVu Sans",sans-serif'
SERIF = '"Source Serif 4 Variable","Source Serif 4",Georgia,serif'


# --- Colours --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Chrome:
    """Panels and widgets."""

    paper: str
    surface: str
    surface2: str
    line: str
    edge: str
    ink: str
    ink2: str
    ink3: str
    primary: str
    on_primary: str
    tint: str
    danger: str
    good: str
    focus: str
    hard: str
    sun_edge: str


@dataclass(frozen=True, slots=True)
class Felt:
    """A table top: one light in the middle, darker at the rim; plates lie on it."""

    centre: str
    edge: str
    plate: str
    veil: str


LIGHT = Chrome(
    paper="#F5F2EB", surface="#FFFFFF", surface2="#FAF8F3", line="#E0DACD", edge="#8B8576",
    ink="#1B2526", ink2="#465253", ink3="#646F70", primary="#0E5C54", on_primary="#FFFFFF", tint="#E3F0ED",
    danger="#A8281F", good="#18703F", focus="#1D5FD0", hard="#6B2FB3", sun_edge="#8A6200",
)  # fmt: skip
DARK = Chrome(
    paper="#101516", surface="#182022", surface2="#202A2C", line="#2E3A3C", edge="#7D8B8C",
    ink="#F2EFE8", ink2="#BAC5C4", ink3="#94A2A2", primary="#63CDB9", on_primary="#06231F", tint="#173531",
    danger="#FF9A8D", good="#7AD39B", focus="#8AB4FF", hard="#DDBBFF", sun_edge="#FFC83D",
)  # fmt: skip

LAGOON = Felt("#17665C", "#0C4741", "#0A3A35", veil="#0C3A3570")
DUSK = Felt("#34466F", "#202C4B", "#19223D", veil="#202C4B5C")

FELT_INK, FELT_INK2 = "#F6F2E9", "#C4DAD5"
SUN, SUN_INK, SUN_EDGE = "#FFC83D", "#2A1F00", "#8A6200"
HARD, HARD_INK = "#DDBBFF", "#E9D4FF"
TEAMS = ("#6FB1FF", "#FF9085")
"""The disc pair and the lozenge pair."""

TILE_FACE, TILE_EDGE, TILE_DIVIDER, TILE_PIN = "#FBF7EC", "#D3C7AC", "#B9AC90", "#B58A3C"
TILE_BACK, TILE_BACK_EDGE, TILE_INLAY = "#7A4A2E", "#53301C", "#E2B98C"
PIP = "#1B2A2B"
PIPS = ("#1B2A2B", "#B3261E", "#1B4FD8", "#0B7F6B", "#7A3FC0", "#8A5A00", "#1B2A2B")

CARD_FACE, CARD_EDGE, CARD_BACK = "#FFFEFA", "#CFC8B8", "#23395D"
TWO_COLOURS = {"S": "#1A1D23", "H": "#C0172B", "D": "#C0172B", "C": "#1A1D23"}
FOUR_COLOURS = {"S": "#1A1D23", "H": "#C0142A", "D": "#1B4FD8", "C": "#0B7F6B"}
BADGES = {
    "mighty": ("#F4B41A", "#2A1F00", "#9A6A00"),
    "joker": ("#7A3FC0", "#FFFFFF", "#4E2587"),
    "ripper": ("#B3261E", "#FFFFFF", "#7C1710"),
    "called": ("#00695C", "#FFFFFF", "#00443B"),
}
"""Ground, glyph and edge of each round badge."""


@lru_cache(512)
def mix(colour: str, other: str, share: float) -> str:
    """Stir a share (0 to 1) of another colour into a colour; both #RRGGBB."""
    pairs = zip(_channels(colour), _channels(other), strict=True)
    return "#" + "".join(f"{round(a * (1 - share) + b * share):02X}" for a, b in pairs)


def clear(colour: str, opacity: float) -> str:
    """Let a colour #RRGGBB shine through: #RRGGBBAA."""
    return f"{colour}{round(opacity * 255):02X}"


def dusky(felt: Felt) -> Felt:
    """The same felt with the lights down."""
    return Felt(mix(felt.centre, "#000000", 0.22), mix(felt.edge, "#000000", 0.3), felt.plate, felt.veil)


def _channels(colour: str) -> tuple[int, ...]:
    return tuple(int(colour[i : i + 2], 16) for i in (1, 3, 5))


# --- Text -----------------------------------------------------------------------------------------------------------


@lru_cache(4096)
def text_width(words: str, size: float, weight: int = 500) -> float:
    """The width in CSS px of a text set in Inter. A letter that the table lacks counts as an em."""
    advances = _advances()[_cut(weight)]
    return size * sum(advances.get(letter, 1.0) for letter in words)


def fit(words: str, room: float, size: float, weight: int = 500) -> str:
    """Shorten a text with an ellipsis until it fits the room (CSS px)."""
    if text_width(words, size, weight) <= room:
        return words
    while len(words) > 1 and text_width(words + "…", size, weight) > room:
        words = words[:-1]
    return words.rstrip() + "…"


def wrap(words: str, room: float, size: float, weight: int = 500) -> tuple[str, ...]:
    """Break a text into lines no wider than the room (CSS px); a longer word gets a line of its own."""
    lines: list[str] = []
    for word in words.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and text_width(longer, size, weight) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(lines)


def balance(words: str, room: float, size: float, weight: int = 500) -> tuple[str, ...]:
    """Break a text into as few lines as `wrap` needs, but of like length."""
    lines = wrap(words, room, size, weight)
    while room > 80 and len(wrap(words, room - 12, size, weight)) == len(lines):
        room -= 12
    return wrap(words, room, size, weight)


def _cut(weight: int) -> str:
    return "500" if weight <= 550 else "600" if weight <= 600 else "700"


@cache
def _advances() -> dict[str, dict[str, float]]:
    """Advance widths of Inter in ems, by weight and letter."""
    table = files("widgets").joinpath("fonts/inter-widths.json").read_text("utf-8")
    widths: dict[str, dict[str, float]] = json.loads(table)
    return widths
