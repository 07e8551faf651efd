"""How a game shows itself: its picture, its hand, its talk. One literal a game; the app knows no more of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from engine.words import Words
from widgets.scene import Scene


@dataclass(frozen=True, slots=True)
class Selection:
    """What is selected after a touch: nothing new, something else, or the same thing confirmed.

    `focus` is where on the canvas the keyboard stands now, where several things are chosen one by one.
    """

    action: Any = None
    changed: bool = False
    confirmed: bool = False
    focus: Any = None


@dataclass(frozen=True, slots=True)
class Picker:
    """A list to select from by keyboard: its label, each option's text and what it selects, what is selected now."""

    label: str
    options: tuple[tuple[str, Any], ...]
    value: Any
    wide: bool = False
    """A long list (a drop-down) rather than a few buttons in a row."""


@dataclass(frozen=True, slots=True)
class Face:
    """A game as people meet it. Every function takes a view, never a state; text is in the language of `words`."""

    draw: Callable[..., Scene]
    tapped: Callable[..., Selection]
    keyed: Callable[..., Selection]
    """What a key selects, from where the keyboard stands."""
    pickers: Callable[..., tuple[Picker, ...]]
    unfinished: Callable[[Any, tuple[Any, ...], Any], bool]
    """Does a selected action only lack something still (an end, a suit, more cards)?"""
    lamp: Callable[[Any], Any]
    """What the lamp of a hint stands on: the target of an action."""
    prompt: Callable[[Any, tuple[Any, ...], Any, Words], str]
    """One sentence: what there is to do, or what the selected action would do."""
    button: Callable[[Any, Words], str]
    """What the confirming button says for an action."""
    titled: Callable[[Any, Any, Words], str]
    """An action in full, as a heading names it."""
    brief: Callable[[Any, Words], str]
    """An action in as few words as may be, to be listed beside others."""
    score: Callable[[Any, Words], str]
    """The score as HTML, for the bar."""
    facts: Callable[[Any, Any, Words], str]
    """What everybody may count, as HTML, and how that would be with what is selected."""
    ending: Callable[[Any, Words], str]
    """The end of a deal as HTML: who won, why, and the whole ledger."""
    heading: Callable[[Any, tuple[Any, ...], Words], tuple[str, str]]
    """What the player may do and by which rule: a heading and a sentence."""
    law: Callable[[Any, str, Words], str]
    """A clause or convention as it reads at this table; nothing where it does not hold there."""
    spoken: Callable[[Any, tuple[Any, ...], Words], str]
    """The table in words, for a screen reader."""
    players: tuple[int, ...] = ()
    """How many may play, where one can choose."""
    pairs: bool = False
    """Do partners sit opposite from the start?"""
