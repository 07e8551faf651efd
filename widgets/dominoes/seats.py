"""The four seats of the domino table: three plates, and the tray of the seat at the bottom."""

from __future__ import annotations

from collections.abc import Iterator

from engine.dominoes.state import pair
from engine.dominoes.tiles import Hand, Tile
from widgets.dominoes import tiles
from widgets.dominoes.look import BOTTOM, LEFT, LOW_BROAD, LOW_HALF, RIGHT, TOP, Look
from widgets.furniture import HAND, TABLE, hint_mark, name_line, partner_avatar, pill, plate
from widgets.scene import FINGER, Bounds, Line, Rect, Shape, Text
from widgets.theme import FELT_INK2, SUN, fit, mix, text_width


def seats(look: Look) -> tuple[Shape, ...]:
    """The plates of the other three."""
    return tuple(shape for where in (LEFT, TOP, RIGHT) for shape in _plate(look, where))


# --- Plates


def _plate(look: Look, where: int) -> Iterator[Shape]:
    seat, place = look.seat(where), look.places.plates[where]
    if look.over and where == TOP and not look.places.strip:
        place = Bounds(place.x - 40, place.y, 180, place.height)
    yield plate(place, look.felt, active=_glows(look, seat), label=_seat_label(look, seat))
    yield from _strip_face(look, seat, place) if look.places.strip else _wide_face(look, seat, place, where)
    yield from _open_hand(look, seat, place, where) if look.over else _backs(look, seat, place, where)


def _glows(look: Look, seat: int) -> bool:
    """A seat glows while it is to move; when the deal is over, the seat that decided it."""
    if look.over:
        return look.public.result is not None and look.public.result.seat == seat
    return look.public.to_move == seat


def _strip_face(look: Look, seat: int, place: Bounds) -> Iterator[Shape]:
    tall = place.height > 54
    radius = 13.0 if tall else 11.5
    x, y = place.x + 10 + radius, place.y + (21 if tall else 18)
    yield from partner_avatar(x, y, radius, look.name(seat), pair(seat))
    left = x + radius + 8
    yield from name_line(look.name(seat), left, y + 5, place.right - 8 - left, size=14, sign=look.stage.sign(seat))
    held = 0 if look.over else look.public.sizes[seat] * (_mini(look) + 2)
    yield from _status(look, seat, place.right - 9, place.bottom - 12, 11.5, room=place.width - 23 - held, right=True)


def _mini(look: Look) -> float:
    """The side of half a tile on a plate in the strip."""
    return 6.2 if look.places.phone or look.places.side else 8.4


def _wide_face(look: Look, seat: int, place: Bounds, where: int) -> Iterator[Shape]:
    radius = 0.33 * place.height
    x, y = place.x + 12 + radius, place.centre[1]
    yield from partner_avatar(x, y, radius, look.name(seat), pair(seat))
    left = x + radius + 12
    room = place.right - 12 - left - (140 if where == TOP and not look.over else 0)
    yield from name_line(look.name(seat), left, place.y + 0.43 * place.height, room, sign=look.stage.sign(seat))
    yield from _status(look, seat, left, place.y + 0.70 * place.height, 12.5, room=room, right=False)


def _status(look: Look, seat: int, x: float, y: float, size: float, *, room: float, right: bool) -> tuple[Shape, ...]:
    """A passed turn as a bubble; else the words under a name, or just the number where words find no room."""
    if seat in look.passers and not look.over:
        said = look.say("domino-passed")
        return pill(said, x - (text_width(said, size, 600) + 1.4 * size if right else 4), y, size=size)
    said, ink = _status_words(look, seat)
    if text_width(said, size) > room and not look.over:
        said = str(look.public.sizes[seat])
    return (Text(fit(said, room, size), x, y, size, 500, ink, "right" if right else "left", "middle", layer=TABLE),)


def _status_words(look: Look, seat: int) -> tuple[str, str]:
    if look.over:
        return _pips_left(look, seat), FELT_INK2
    if not look.public.line and look.public.phase == "play" and look.public.to_move == seat:
        return look.say("domino-to-open"), SUN
    return look.say("domino-tiles", count=look.public.sizes[seat]), FELT_INK2


def _pips_left(look: Look, seat: int) -> str:
    hand = (look.public.shown or ((), (), (), ()))[seat]
    return look.say("domino-pips", count=sum(map(sum, hand))) if hand else look.say("domino-out")


def _seat_label(look: Look, seat: int) -> str:
    facts = {"name": look.name(seat), "tiles": look.say("domino-tiles", count=look.public.sizes[seat])}
    if look.over:
        hand = " ".join(map(str, (look.public.shown or ((), (), (), ()))[seat]))
        return look.say("domino-seat-over", name=facts["name"], left=_pips_left(look, seat), hand=hand or "–")
    doing = "passed" if seat in look.passers else "turn" if look.public.to_move == seat else "waits"
    return look.say("domino-seat", doing=doing, **facts)


def _backs(look: Look, seat: int, place: Bounds, where: int) -> Iterator[Shape]:
    """A walnut back for every tile that the seat still holds."""
    count = look.public.sizes[seat]
    if look.places.strip:
        half, step, x = _mini(look), _mini(look) + 2, place.x + 10
        y = place.bottom - 12 - half
    else:
        half, step = 16.0, 19.5
        y = place.y + 12 if where == TOP else place.bottom + 10
        x = place.x + 12 if where == LEFT else place.right - 12 - count * step + 3.5
    for k in range(count):
        yield tiles.back(Bounds(x + k * step, y, half, 2 * half), layer=TABLE)


def _open_hand(look: Look, seat: int, place: Bounds, where: int) -> Iterator[Shape]:
    """The tiles left, face up, when the deal is over."""
    hand = (look.public.shown or ((), (), (), ()))[seat]
    if where == TOP and not look.places.strip:
        yield from _row(look, hand, place.right + 14, place.y + 2, 26, 7)
        return
    half, gap, broad = _laid_open(look, place)
    for row in range(0, len(hand), broad):
        some = hand[row : row + broad]
        x = place.right - len(some) * (half + gap) if where == RIGHT and not look.places.strip else place.x + 6
        yield from _row(look, some, x, place.bottom + 8 + row / broad * (2 * half + 5), half, gap)


def _laid_open(look: Look, place: Bounds) -> tuple[float, float, int]:
    """In a hand laid open: the side of half a tile, the gap between tiles, how many lie side by side."""
    if look.places.side:
        return LOW_HALF, 3.0, LOW_BROAD
    if look.places.phone:
        return min(23.0, (place.width - 12) / 4 - 3), 3.0, 4
    return 23.0, 6.0, 7 if look.places.strip else 4


def _row(look: Look, hand: Hand, x: float, y: float, half: float, gap: float) -> Iterator[Shape]:
    for k, (high, low) in enumerate(hand):
        place = Bounds(x + k * (half + gap), y, half, 2 * half)
        yield tiles.tile(low, high, place, coloured=look.stage.coloured, layer=TABLE)


# --- The tray


def tray(look: Look) -> tuple[Shape, ...]:
    """The hand of the seat at the bottom: face up for its own player, backs for anybody else."""
    return (*_tray_plate(look), *_tray_name(look), *_held(look))


def _tray_plate(look: Look) -> Iterator[Shape]:
    place = look.places.tray
    seat = look.seat(BOTTOM)
    glows = _glows(look, seat)
    label = _seat_label(look, seat)
    if not (look.places.phone or look.places.side):
        yield plate(place, look.felt, active=glows, depth=0.72, layer=HAND, tap=("felt",), label=label)
        return
    fill = mix(look.felt.centre, look.felt.plate, 0.78)
    yield Rect(place.x, place.y, place.width, place.height, 0, fill, layer=HAND, tap=("felt",), label=label)
    edge, width = (SUN, 1.5) if glows else ("#FFFFFF17", 1.0)
    x, y = place.x + 0.75, place.y + 0.75
    felt_side = ((x, 0.0), (x, place.bottom)) if look.places.side else ((0.0, y), (place.right, y))
    yield Line(felt_side, edge, width, layer=HAND)


def _tray_name(look: Look) -> Iterator[Shape]:
    """Who sits here, and what that player is to do, where no raised tile can cover it."""
    seat, place = look.seat(BOTTOM), look.places.tray
    said, ink = _tray_words(look, seat)
    name = look.name(seat)
    if look.places.side:
        if look.over:
            yield from _left_over(look, seat, said)
        return
    if look.places.phone:
        if not look.mine:
            yield Text(
                fit(f"{name} · {said}", place.width - 28, 12.5, 600), 14, place.y + 19, 12.5, 600, FELT_INK2, layer=HAND
            )
        return
    x, y = place.x + 18 + 19, place.centre[1] - 3
    yield from partner_avatar(x, y, 19, name, pair(seat), HAND)
    yield from name_line(name, x + 31, y - 3, 98, sign=look.stage.sign(seat), layer=HAND)
    yield Text(fit(said, 104, 12.5, 600), x + 31, y + 15, 12.5, 600, ink, layer=HAND)


def _left_over(look: Look, seat: int, said: str) -> Iterator[Shape]:
    """At the side of a low table: who sits here and the pips left, under the zoom switch."""
    x, y, room = look.places.tray.x + 22, look.places.zoom.bottom + 20, look.places.tray.width - 46
    yield from partner_avatar(x, y, 11.5, look.name(seat), pair(seat), HAND)
    yield Text(fit(look.name(seat), room, 13, 650), x + 18, y - 2, 13, 650, layer=HAND)
    yield Text(fit(said, room, 11.5), x + 18, y + 13, 11.5, 500, FELT_INK2, layer=HAND)


def _tray_words(look: Look, seat: int) -> tuple[str, str]:
    if look.mine:
        return look.say("table-your-turn"), SUN
    if look.over:
        return _pips_left(look, seat), FELT_INK2
    if seat in look.passers:
        return look.say("domino-passed"), FELT_INK2
    own = look.view.seat == seat
    return (look.say("table-your-hand"), FELT_INK2) if own else _status_words(look, seat)


def _held(look: Look) -> Iterator[Shape]:
    """The tiles in the tray, the playable ones raised and ticked, the chosen one ringed."""
    seat = look.seat(BOTTOM)
    own = look.view.seat == seat
    hand = (look.public.shown or ((), (), (), ()))[seat] if look.over else look.view.hand if own else ()
    count = len(hand) if look.over or own else look.public.sizes[seat]
    for k, place in enumerate(_slots(look, count)):
        yield from _in_hand(look, hand[k], place) if hand else (tiles.back(place, layer=HAND),)


def _slots(look: Look, count: int) -> Iterator[Bounds]:
    """Where the tiles stand: in the middle of a phone's tray, right of the name elsewhere; at the side they lie."""
    tray, half = look.places.tray, look.places.half
    if look.places.side:
        yield from _column(look, count)
        return
    phone = look.places.phone
    spread = phone and not look.over
    gap = min(14.0, (tray.width - 20 - count * half) / max(1, count - 1)) if spread else look.places.gap
    width = count * (half + gap) - gap
    x = (tray.centre[0] if phone else tray.centre[0] + 68) - width / 2
    if phone and look.over:
        x = tray.x + 14
    y = tray.y + (tray.height - 2 * half) * (0.66 if phone else 0.53)
    for k in range(count):
        yield Bounds(x + k * (half + gap), y, half, 2 * half)


def _column(look: Look, count: int) -> Iterator[Bounds]:
    """One below the other, from under the zoom switch to the lower edge."""
    tray, half, pitch = look.places.tray, look.places.half, look.places.half + look.places.gap
    top = look.places.zoom.bottom + (44 if look.over else 3)
    pitch = min(pitch, (tray.bottom - top) / max(1, count))
    first = top + (tray.bottom - top - count * pitch) / 2 + (pitch - half) / 2
    for k in range(count):
        yield Bounds(tray.right - 12 - 2 * half, first + k * pitch, 2 * half, half)


def _in_hand(look: Look, tile: Tile, slot: Bounds) -> Iterator[Shape]:
    side, half = look.places.side, look.places.half
    playable, picked = tile in look.playable, tile == look.picked and look.mine
    rise = half * (0.42 if picked else 0.13 if playable else 0)
    place = slot._replace(x=slot.x - rise) if side else slot._replace(y=slot.y - rise)
    tap = None if look.over else ("tile", tile)
    yield tiles.tile(
        tile.low,
        tile.high,
        place,
        coloured=look.stage.coloured,
        layer=HAND,
        tap=tap,
        reach=FINGER,
        label=_tile_label(look, tile),
    )
    body = place._replace(height=place.height + 0.05 * half)
    if look.mine and not playable:
        yield Rect(*body, 0.17 * half, look.felt.veil, layer=HAND)
    if picked:
        yield Rect(*body.grown(2.5), 0.17 * half + 2.5, edge=SUN, edge_width=3.5, layer=HAND)
    elif playable:
        yield _tick_mark(slot, half, side)
    if look.stage.hint == ("tile", tile):
        yield from hint_mark(place.right - 3, place.y + 3)


def _tick_mark(slot: Bounds, half: float, side: bool) -> Rect:
    """The sun line where a playable tile has risen from."""
    if side:
        return Rect(slot.right + 1, slot.y + 0.3 * half, 3.5, 0.4 * half, 1.75, SUN, layer=HAND)
    return Rect(slot.x + 0.3 * half, slot.bottom + 0.13 * half, 0.4 * half, 3.5, 1.75, SUN, layer=HAND)


def _tile_label(look: Look, tile: Tile) -> str:
    state = "plain" if not look.mine else "fits" if tile in look.playable else "refused"
    return look.say("domino-tile", tile=str(tile), state="chosen" if tile == look.picked and look.mine else state)
