"""Draws Mighty's table for one seat: felt, seats, contract, whatever is in the middle, hand."""

from __future__ import annotations

from engine.mighty.state import Action, View
from engine.table import once
from widgets.furniture import felt_shapes, with_focus
from widgets.mighty.contract import contract_plate, last_trick
from widgets.mighty.curtain import curtain
from widgets.mighty.ending import ending
from widgets.mighty.fan import fan
from widgets.mighty.look import Look, Speech
from widgets.mighty.own import own_line
from widgets.mighty.pad import pad
from widgets.mighty.pickup import middle
from widgets.mighty.seats import seats
from widgets.mighty.trick import trick
from widgets.scene import Scene, Shape, Stage


def draw(view: View, choices: tuple[Action, ...], chosen: Action | None, stage: Stage, words: Speech) -> Scene:
    """Draw what one seat may see.

    `choices` are the actions open to the seat to move, `chosen` is the action it has in mind, which may still lack
    something: a bid its strain, cards put down or called their full number, a Joker that is led its suit. A touch means
    ("card", Card, copy), ("trick",), ("bid", points), ("strain", Strain), ("suit", Suit), ("call", Card),
    ("declare", Card), ("switch", Switch), ("do", "pass" | "pass all" | "yarborough" | "keep" | "take"), ("felt",).
    """
    look = Look(view, choices, chosen, stage, words)
    shapes = (*felt_shapes(stage, look.felt), *_table(look))
    return with_focus(Scene(stage.width, stage.height, shapes, look.say("table")), stage)


def _table(look: Look) -> tuple[Shape, ...]:
    if look.stage.covered:
        return tuple(curtain(look))
    if look.public.phase == "hand-over":
        return ending(look)
    around = () if look.scenery == "call" else _around(look.unchosen)
    return (*around, *own_line(look), *_middle(look), *fan(look))


@once
def _around(look: Look) -> tuple[Shape, ...]:
    """What lies there whatever is chosen."""
    return (*seats(look), *contract_plate(look), *last_trick(look))


def _middle(look: Look) -> tuple[Shape, ...]:
    match look.public.phase:
        case "auction":
            return pad(look)
        case "play":
            return trick(look)
    return middle(look)
