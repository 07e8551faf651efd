"""Reads the commands that ipycanvas sends to a browser."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from typing import Any

Command = tuple[str, list[Any]]
"""A drawing command as the browser names it, and its arguments: ("fillRect", [0, 0, 800, 400])."""


def commands(buffer: bytes) -> tuple[Command, ...]:
    """Read a command buffer: JSON, one command `[number, arguments]` or a list of them."""
    from ipycanvas.canvas import COMMANDS  # opens a comm when first imported

    names = {number: name for name, number in COMMANDS.items()}
    listed = json.loads(buffer)
    if listed and not isinstance(listed[0], list):
        listed = [listed]
    return tuple((names[number], rest[0] if rest else []) for number, *rest in listed)


def faces(drawn: Iterable[Command]) -> frozenset[tuple[int, int]]:
    """The domino faces among the pictures that were painted: (high, low), read from the divider and the pips.

    A picture is a canvas of its own, painted in units of 26 or 52 for half a tile; only a face has a divider.
    """
    sheets: dict[str, list[Command]] = {}
    canvas = ""
    for name, arguments in drawn:
        canvas = arguments[0] if name == "switchCanvas" else canvas
        sheets.setdefault(canvas, []).append((name, arguments))
    read = (_face(sheet) for sheet in sheets.values() if ["set", [1, DIVIDER]] in [[*part] for part in sheet])
    return frozenset(tile for tile in read if tile)


DIVIDER = "#B9AC90"
PIPS = {round(share * half, 2): half for half in (26, 52) for share in (0.094, 0.088)}
"""The radius of a pip, and the half of a tile that it belongs to."""


def _face(sheet: Sequence[Command]) -> tuple[int, int]:
    pips = {(x, y, PIPS[r]) for x, y, r in (part[1] for part in sheet if part[0] == "fillCircle") if r in PIPS}
    far = sum(x > half or y > half for x, y, half in pips)
    return max(far, len(pips) - far), min(far, len(pips) - far)


TILE_TEXT = re.compile(r"(?<![\w-])([0-6])[-|]([0-6])(?![\w-])|<i>([0-6])</i><i>([0-6])</i>")


def named(text: str) -> frozenset[tuple[int, int]]:
    """The tiles that a text names, as 6-4 or 4|6 or as a little picture: (high, low)."""
    halves = ([int(half) for half in found if half] for found in TILE_TEXT.findall(text))
    return frozenset((max(pair), min(pair)) for pair in halves)
