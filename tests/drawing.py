"""Reads the commands that ipycanvas sends to a browser."""

from __future__ import annotations

import json
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
