"""Draws the domino table for one seat: felt, seats, chain, ends, hand."""

from __future__ import annotations

from engine.dominoes.state import Action, Play, View
from engine.dominoes.tiles import Side, Tile
from widgets.dominoes import tiles
from widgets.dominoes.chain import Arm, Lying
from widgets.dominoes.look import SIDES, Look, Speech
from widgets.dominoes.moments import curtain, nomination
from widgets.dominoes.seats import seats, tray
from widgets.furniture import HAND, TABLE, felt_shapes, with_focus, zoom_pill
from widgets.scene import FINGER, Bounds, Circle, Point, Rect, Scene, Shape, Stage, Text
from widgets.theme import FELT_INK, HARD, HARD_INK, SUN, SUN_EDGE, SUN_INK, text_width

LAST_PLAYED = "#FFFFFFCC"


def draw(view: View, choices: tuple[Action, ...], chosen: Action | Tile | None, stage: Stage, words: Speech) -> Scene:
    """Draw what one seat may see.

    `choices` are the actions open to the seat to move, `chosen` is the action it has in mind, or a tile whose end is
    still open. A touch means ("tile", Tile), ("end", side), ("open", seat), ("zoom", "in" | "out" | "fit"), ("felt",).
    """
    look = Look(view, choices, chosen, stage, words)
    if stage.covered:
        return Scene(
            stage.width, stage.height, (*felt_shapes(stage, look.felt), *curtain(look)), words.say("table-covered")
        )
    middle = nomination(look) if look.public.phase == "nominate" else (*_chain(look), *_ends(look))
    shapes = (*felt_shapes(stage, look.felt), *middle, *seats(look), *tray(look), *_zoom(look))
    return with_focus(Scene(stage.width, stage.height, shapes, words.say("domino-table")), stage)


def _zoom(look: Look) -> tuple[Shape, ...]:
    if look.public.phase == "nominate":
        return ()
    labels = (look.say("table-zoom-out"), look.say("table-zoom-in"), look.say("table-zoom-fit"))
    return zoom_pill(look.places.zoom, look.felt, labels)


# --- The chain


def _chain(look: Look) -> tuple[Shape, ...]:
    lying = look.chain.tiles
    if not lying:
        return ()
    players = (turn.seat for turn in look.public.turns if isinstance(turn.action, Play))
    stamps = (_lying(look, tile, seat) for tile, seat in zip(lying, players, strict=True))
    return (_spoken_chain(look), *stamps, *_rings(look, lying[-1]))


def _lying(look: Look, tile: Lying, seat: int) -> Shape:
    place, home = look.seen(tile.place), None if seat == look.view.seat else look.home(seat)
    return tiles.tile(
        tile.first, tile.second, place, coloured=look.stage.coloured, layer=TABLE, piece=("tile", tile.tile), home=home
    )


def _spoken_chain(look: Look) -> Shape:
    """An empty shape that says the whole chain in its order."""
    chain = " ".join(f"{first}-{second}" for first, second in look.public.line)
    return Rect(*look.seen(look.chain.ground), layer=TABLE, label=look.say("domino-chain", chain=chain))


def _rings(look: Look, last: Lying) -> tuple[Shape, ...]:
    """A white line round the tile played last; a sun ring if it was the key."""
    place, radius, piece = look.seen(last.place), 0.17 * look.half, ("tile", last.tile)
    place = place._replace(height=place.height + 0.05 * look.half)
    if look.over and look.public.result is not None and look.public.result.key:
        label = look.say("domino-key", tile=str(last.tile))
        return (Rect(*place.grown(3), radius + 3, edge=SUN, edge_width=3, layer=TABLE, label=label, piece=piece),)
    return (Rect(*place.grown(2), radius + 2, edge=LAST_PLAYED, edge_width=1.75, layer=TABLE, piece=piece),)


# --- The ends


def _ends(look: Look) -> tuple[Shape, ...]:
    if look.public.phase != "play":
        return ()
    if not look.chain.tiles:
        return _opening(look)
    return tuple(shape for side in SIDES for shape in _end(look, side))


def _opening(look: Look) -> tuple[Shape, ...]:
    """An empty table: the place where the first tile will lie."""
    play = look.preview
    label = look.say("domino-end-open")
    if play is None:
        place = look.seen(Bounds(-10, -20, 20, 40))
        return (Rect(*place, 0.17 * look.half, edge="#FFFFFF66", edge_width=1.5, dash=(6, 5), layer=HAND, label=label),)
    across = play.tile.double
    place = look.seen(Bounds(-10, -20, 20, 40) if across else Bounds(-20, -10, 40, 20))
    touch = Rect(*place, tap=("end", play.side), reach=FINGER, label=label, layer=HAND)
    return (*_ghost(look, Lying(play.tile, *play.tile, place), place), touch)


def _end(look: Look, side: Side) -> tuple[Shape, ...]:
    """One end: what may lie there next, its socket, and where to touch."""
    fits = {play.side: play for play in look.plays}
    chosen = look.preview is not None and look.preview.side == side
    tile = fits[side].tile if side in fits else Tile(1, 0)
    lying, beyond = look.chain.preview(side, tile, look.end(side) if side in fits else 0)
    place = look.seen(lying.place)
    number = tile.other(look.end(side)) if chosen else look.end(side)
    centre = _socket_centre(look, beyond if chosen else look.chain.arm(side))
    drawn = _ghost(look, lying, place) if chosen else _frame(look, place) if side in fits else ()
    socket = _socket(look, side, number, centre, on=chosen, asked=side in fits)
    word = _hard_word(look, side, centre, place if side in fits else None) if look.hard(side) and not chosen else ()
    radius = _radius(look)
    touch = place.around(Bounds(centre[0] - radius, centre[1] - radius, 2 * radius, 2 * radius))
    return (
        *drawn,
        *socket,
        *word,
        Rect(*touch, tap=("end", side), reach=FINGER, label=_end_label(look, side), layer=HAND),
    )


def _ghost(look: Look, lying: Lying, place: Bounds) -> tuple[Shape, ...]:
    """The tile as it would lie, in a dashed sun."""
    face = tiles.tile(
        lying.first, lying.second, place, coloured=look.stage.coloured, ghost=True, opacity=0.92, layer=HAND
    )
    return (face, Rect(*place.grown(0.75), 0.17 * look.half, edge=SUN, edge_width=2, dash=(6, 4), layer=HAND))


def _frame(look: Look, place: Bounds) -> tuple[Shape, ...]:
    """An end that the chosen tile fits as well."""
    return (Rect(*place, 0.17 * look.half, "#FBF7EC29", SUN, 1.75, dash=(6, 4), layer=HAND),)


def _radius(look: Look) -> float:
    return min(16.0, max(10.0, 0.47 * look.half))


def _socket_centre(look: Look, arm: Arm) -> Point:
    """Just beyond the end, but never off the felt that is the chain's."""
    radius = _radius(look)
    dx, dy = arm.heading
    at = look.seen(Bounds(arm.x, arm.y, 0, 0))
    x, y = at.x + dx * (radius + 4), at.y + dy * (radius + 4)
    if look.stage.camera.zoom != 1 or look.stage.camera.x or look.stage.camera.y:
        return x, y
    inner = look.places.area.grown(-radius - 5)
    return min(inner.right, max(inner.x, x)), min(inner.bottom, max(inner.y, y))


def _socket(look: Look, side: Side, number: int, centre: Point, *, on: bool, asked: bool) -> tuple[Shape, ...]:
    """A disc with the number that this end asks for; violet-ringed when hard, a sun when a tile is tried on it."""
    x, y = centre
    radius, hard = _radius(look), look.hard(side) and not on
    letter = {"L": "A", "R": "B"}[side] if look.end("L") == look.end("R") and not on else ""
    fill, edge, ink = (SUN, SUN_EDGE, SUN_INK) if on else (look.felt.plate, SUN if asked else "#F6F2E98C", FELT_INK)
    digit = Text(
        f"{number}{letter}", x, y + 0.5, radius * (0.85 if letter else 1.05), 700, ink, "center", "middle", layer=HAND
    )
    disc = Circle(x, y, radius, fill, edge, 1.5, layer=HAND)
    ring = (Circle(x, y, radius + 4, edge=HARD, edge_width=2.5, layer=HAND),) if hard else ()
    return (*ring, disc, digit)


def _hard_word(look: Look, side: Side, centre: Point, frame: Bounds | None) -> tuple[Shape, ...]:
    """The word beside the socket, on the outer side unless there is more room elsewhere."""
    said, area = look.say("domino-hard"), look.places.area
    wide, reach = text_width(said, 12.5, 600), _radius(look) + 5
    around = Bounds(*centre, 0, 0).grown(reach)
    around = around.around(frame) if frame is not None else around
    (x, y), left, right = centre, around.x - 4 - wide / 2, around.right + 4 + wide / 2
    x = min(area.right - wide / 2, max(area.x + wide / 2, x))
    outer, inner = (around.bottom + 9, around.y - 9)[:: look.chain.arm(side).down]
    columns = (x, right, left)
    spots = [*((at, outer) for at in columns), (right, y), (left, y), *((at, inner) for at in columns)]
    x, y = min(spots, key=lambda spot: _covered(look, side, Bounds(*spot, 0, 0).grown(wide / 2, 8)))
    return (Text(said, x, y, 12.5, 600, HARD_INK, "center", "middle", layer=HAND),)


def _covered(look: Look, side: Side, place: Bounds) -> float:
    """How much of a place is not free: tiles, what is at the other end, plates and tray, px²."""
    other: Side = "L" if side == "R" else "R"
    taken = [look.seen(tile.place) for tile in look.chain.tiles]
    outside = place.width * place.height - place.shared(look.places.area)
    return round(outside + sum(map(place.shared, [*taken, look.seen(look.chain.ghost(other)).grown(8)])), 3)


def _end_label(look: Look, side: Side) -> str:
    letter = {"L": "A", "R": "B"}[side] if look.end("L") == look.end("R") else "none"
    hard = "yes" if look.hard(side) else "no"
    return look.say("domino-end", number=look.end(side), letter=letter, hard=hard)
