"""Deals and chains for drawing: real ones, played by chance, and ones made to be hard to lay."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

from engine.dominoes.play import DOMINOES
from engine.dominoes.state import Play, State, Turn, View
from engine.dominoes.tiles import SET, Side, Tile
from engine.words import LANGUAGES, TEXT, Words
from widgets.scene import Stage

NAMES = ("Maya", "Rio", "Joel", "Tess")
LYING = ((488, 360), (660, 390), (840, 500))
"""What low windows leave for the stage: phones on their side, a laptop's."""
SIZES = ((360, 452), (390, 656), (766, 700), (990, 631), (1544, 944), (1920, 892), *LYING)
WORDS = {
    language: Words(language, folders=(TEXT, Path(__file__).parents[2] / "widgets" / "text")) for language in LANGUAGES
}


def stage(size: tuple[int, int] = (990, 631), **options: object) -> Stage:
    """A stage of this size with four names and two bots."""
    given = {"names": NAMES, "bots": frozenset({1, 3})} | options
    return Stage(width=size[0], height=size[1], **given)  # type: ignore[arg-type]


def played(seed: int, until: Callable[[State], bool]) -> State:
    """A session played by chance until something is so."""
    chance = Random(seed)
    state = DOMINOES.start(None)
    while state.public.phase == "deal" or not until(state):
        if DOMINOES.waits(state):
            action = DOMINOES.shuffled(None, f"{seed} {state.public.deal}")
        else:
            action = chance.choice(DOMINOES.choices(seen(state)))
        state, _ = DOMINOES.apply(state, action)
    return state


def seen(state: State, seat: int | None = None) -> View:
    """What a seat sees; the seat to move, unless another is named."""
    view: View = DOMINOES.view(state, state.public.to_move if seat is None else seat)
    return view


def trail(chance: Random) -> tuple[tuple[int, int], ...]:
    """All 28 tiles in one line, each as it lies (Hierholzer's way through the seven numbers)."""
    left = {number: [other for other in range(7) if other != number] for number in range(7)}
    for others in left.values():
        chance.shuffle(others)
    path, circuit = [chance.randrange(7)], []
    while path:
        here = path[-1]
        if left[here]:
            there = left[here].pop()
            left[there].remove(here)
            path.append(there)
        else:
            circuit.append(path.pop())
    line = list(zip(circuit, circuit[1:], strict=False))
    for number in range(7):
        places = [k for k in range(len(line) + 1) if (line[k - 1][1] if k else line[0][0]) == number]
        line.insert(chance.choice(places), (number, number))
    return tuple(line)


def chain_of(line: tuple[tuple[int, int], ...], start: int, sides: tuple[Side, ...]) -> tuple[Turn, ...]:
    """The turns that lay such a line from the tile at `start`, to the sides named as long as there are tiles there.

    A tile opens with its higher number left: if it lies the other way, the line is read from its other end.
    """
    if line[start][0] < line[start][1]:
        line, start = tuple(tile[::-1] for tile in reversed(line)), len(line) - 1 - start
    low, high = start, start
    turns = [Turn(0, Play(_tile(line[start])), None)]
    for k, side in enumerate(sides[: len(line) - 1]):
        ends = (line[low][0], line[high][1])
        side = "L" if high == len(line) - 1 else "R" if low == 0 else side
        low, high = (low - 1, high) if side == "L" else (low, high + 1)
        turns.append(Turn((k + 1) % 4, Play(_tile(line[low if side == "L" else high]), side), ends))
    return tuple(turns)


def _tile(halves: tuple[int, int]) -> Tile:
    return SET[SET.index(Tile(max(halves), min(halves)))]
