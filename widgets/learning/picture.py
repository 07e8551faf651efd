"""The pictures of a lesson: a moment drawn by the table's own hand, as wide as the column of text."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from engine.table import Seat
from engine.words import Words
from widgets.games import FACES
from widgets.learning.moments import Moment
from widgets.scene import Scene, Stage
from widgets.scene import words as spoken

READER = 0
"""The seat at which the reader sits, from the first lesson to the last."""
WIDE, MARGIN = 726, 50
"""The column, and what a window has beside it, CSS px."""
TALL = 540
"""How tall a picture is, CSS px, unless its game needs less."""
TALLS = {"dominoes": 440}


@dataclass(frozen=True, slots=True)
class Paper:
    """The room for a picture, CSS px, by day or by night."""

    width: int = WIDE
    dark: bool = False

    @classmethod
    def of(cls, window: int, dark: bool = False) -> Paper:
        """The room that a window of this width leaves."""
        return cls(WIDE if window >= WIDE + MARGIN else max(300, window - MARGIN), dark)


def draw(here: Moment, words: Words, paper: Paper, chosen: Any = None, bottom: Seat = READER) -> Scene:
    """Draw what a seat sees, the reader's unless another is given. Nothing in it says how to zoom: it lies still."""
    game = here.game
    count = game.seats(here.timeline.options)
    stage = Stage(
        width=paper.width,
        height=TALLS.get(game.name, TALL),
        names=tuple(words.seat(each) for each in range(count)),
        bottom=bottom,
        bots=frozenset(range(count)) - {bottom},
        dark=paper.dark,
    )
    view = game.view(here.state, bottom)
    choices = game.choices(view) if bottom == here.mover else ()
    return lying_still(FACES[game.name]().draw(view, choices, chosen, stage, words))


def lying_still(scene: Scene) -> Scene:
    """The same picture without the pill that zooms."""
    zoom = [shape.bounds for shape in scene.shapes if isinstance(shape.tap, tuple) and shape.tap[0] == "zoom"]
    if not zoom:
        return scene
    pill = zoom[0].around(zoom[-1]).grown(1)
    kept = (shape for shape in scene.shapes if not (pill.holds(*shape.bounds.centre) and _inside(shape, pill)))
    return Scene(scene.width, scene.height, tuple(kept), scene.label)


def _inside(shape: Any, pill: Any) -> bool:
    return bool(pill.around(shape.bounds) == pill)


def aloud(scene: Scene) -> str:
    """A picture in words."""
    return spoken(scene)
