"""What every kernel is built from: functions compiled once and kept on disk, sets of bits, and chance by number.

A hand is a set of bits in one machine word. Chance is SplitMix64 (Steele, Lea, Flood, OOPSLA 2014): a counter and a
mix, so that every deal has its own number and no deal depends on who plays the one before.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from shutil import rmtree
from typing import Any, TypeVar, cast

import numba
import numpy as np
from numba import njit, types
from numba.extending import intrinsic

from engine.lab.sources import digest

F = TypeVar("F", bound=Callable[..., Any])
Word = Any
"""What a kernel computes with: a whole number, or an answer, in one machine word."""


SPARED = 3
"""Folders of other sources, which somebody may still run."""


def kept_at(cache: Path) -> Path:
    """The folder for these very sources; of the others only the newest stay.

    Numba sees that a function was changed, but not those that it calls, nor the games' tables that it has frozen.
    """
    mine = cache / f"kernels-{digest('lab', 'dominoes', 'mighty')}"
    if not mine.exists():
        with suppress(OSError):  # another process is clearing up too
            by_age = sorted(cache.glob("kernels-*"), key=lambda folder: folder.stat().st_mtime)
            for old in by_age[:-SPARED]:
                rmtree(old, ignore_errors=True)
    return mine


if "NUMBA_CACHE_DIR" not in os.environ:
    setattr(numba.config, "CACHE_DIR", str(kept_at(Path(__file__).parent / "__pycache__")))  # noqa: B010


def compiled(signature: Any = None, inline: bool = False) -> Callable[[F], F]:
    """Compile a function to machine code; it lets other threads run. Where nothing can be kept on disk, it isn't."""
    chosen: dict[str, Any] = {"nogil": True, "error_model": "numpy"} | ({"inline": "always"} if inline else {})
    make: Any = njit if signature is None else partial(njit, signature)

    def compile(function: F) -> F:
        try:
            return cast(F, make(cache=True, **chosen)(function))
        except RuntimeError:  # no folder to keep it in
            return cast(F, make(**chosen)(function))

    return compile


# --- Sets of bits


def _instruction(function: Callable[[Any, Any], Any]) -> Callable[[Word], Word]:
    """A function that becomes one instruction of the machine."""
    return cast("Callable[[Word], Word]", intrinsic(function))


@_instruction
def count(typing: Any, word: Any) -> Any:
    """How many bits are set."""
    return types.int64(types.int64), lambda context, builder, signature, given: builder.ctpop(given[0])


@_instruction
def lowest(typing: Any, word: Any) -> Any:
    """The place of the lowest bit that is set."""

    def code(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        return builder.cttz(given[0], context.get_constant(types.boolean, False))

    return types.int64(types.int64), code


@_instruction
def highest(typing: Any, word: Any) -> Any:
    """The place of the highest bit that is set."""

    def code(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        zeros = builder.ctlz(given[0], context.get_constant(types.boolean, False))
        return builder.sub(context.get_constant(types.int64, 63), zeros)

    return types.int64(types.int64), code


@compiled(inline=True)
def nth(word: Word, number: Word) -> Word:
    """The place of the bit that has so many set bits below it."""
    for _ in range(number):
        word &= word - 1
    return lowest(word)


# --- Chance

STEP, FIRST, SECOND = 0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB
WORD = (1 << 64) - 1
_STEP, _FIRST, _SECOND = np.uint64(STEP), np.uint64(FIRST), np.uint64(SECOND)
_S30, _S27, _S31, _S32 = np.uint64(30), np.uint64(27), np.uint64(31), np.uint64(32)


@compiled(inline=True)
def mixed(word: Any) -> Any:
    """Mix the bits of a 64-bit number so that every one depends on all."""
    word = (word ^ (word >> _S30)) * _FIRST
    word = (word ^ (word >> _S27)) * _SECOND
    return word ^ (word >> _S31)


@compiled(inline=True)
def below(counter: Any, most: Word) -> Word:
    """The number from 0 up to `most`, itself left out, that a counter draws."""
    return np.int64(((mixed(counter) >> _S32) * np.uint64(most)) >> _S32)


class Chance:
    """The same chance in plain Python: what a kernel draws with a seed, this draws too."""

    def __init__(self, seed: int) -> None:
        self.counter = _mixed(seed & WORD)

    def below(self, most: int) -> int:
        self.counter = (self.counter + STEP) & WORD
        return ((_mixed(self.counter) >> 32) * most) >> 32


def _mixed(word: int) -> int:
    word = ((word ^ (word >> 30)) * FIRST) & WORD
    word = ((word ^ (word >> 27)) * SECOND) & WORD
    return word ^ (word >> 31)
