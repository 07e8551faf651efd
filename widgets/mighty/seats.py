"""The seats round Mighty's table."""

from __future__ import annotations

from collections.abc import Iterator

from engine.mighty.state import Bid
from widgets.furniture import TABLE, avatar, name_line, plate
from widgets.mighty import cards
from widgets.mighty.look import Look
from widgets.mighty.marks import (
    SMALL,
    bid_chip,
    bid_words,
    captured,
    captured_label,
    pile,
    pile_width,
    ring_of,
    role_pill,
    role_width,
)
from widgets.scene import Bounds, Circle, Rect, Shape, Text
from widgets.theme import FELT_INK, FELT_INK2, SUN, fit, text_width


def seats(look: Look) -> tuple[Shape, ...]:
    """The plates of the others; where every card has its own, also one's own."""
    return tuple(shape for where, place in look.plan.plates.items() for shape in _plate(look, where, place))


def _plate(look: Look, where: int, place: Bounds) -> Iterator[Shape]:
    seat = look.seat(where)
    yield plate(place, look.felt, active=look.public.to_move == seat, label=label(look, seat))
    if look.plan.kind != "phone":
        yield from _wide(look, seat, place)
        yield from _below(look, where, seat, place)
    elif look.plan.grid:
        yield from _cell(look, seat, place)
    elif place.height > place.width:
        yield from _upright(look, seat, place)
    else:
        yield from _row(look, seat, place)


def label(look: Look, seat: int) -> str:
    """A seat in words."""
    role = look.role(seat)
    parts = [look.say("label-seat", name=look.name(seat), count=look.public.sizes[seat])]
    if role is not None:
        parts.append(look.say(role) + ".")
    said = look.said(seat) if look.public.phase == "auction" else None
    if said is not None:
        parts.append(
            look.say("label-said", bid=bid_spoken(look, said) if isinstance(said, Bid) else bid_words(look, said))
        )
    if look.public.to_move == seat:
        parts.append(look.say("label-turn"))
    return " ".join(filter(None, [*parts, captured_label(look, seat)]))


def bid_spoken(look: Look, bid: Bid) -> str:
    sign = "♣♦♥♠"[bid.strain] if bid.strain < 4 else f"\u00a0{look.no_trump}"
    return f"{bid.points}{sign}"


# --- Plates on a wide table


def _wide(look: Look, seat: int, place: Bounds) -> Iterator[Shape]:
    radius = 0.31 * place.height
    x = place.x + 11 + radius
    yield from avatar(x, place.centre[1], radius, look.name(seat), ring_of(look.role(seat)))
    left = x + radius + 10
    room = place.right - 10 - left
    deals = look.public.phase == "auction" and look.public.dealer == seat
    size, line = 15.0, place.y + 0.43 * place.height
    yield from name_line(
        look.name(seat), left, line, room - (22 if deals else 0), size=size, sign=look.stage.sign(seat)
    )
    if deals:
        yield from _dealer(place.right - 17, line - 5)
    yield from _status(look, seat, left, place.y + 0.73 * place.height, room)


def _dealer(x: float, y: float) -> tuple[Shape, ...]:
    """A D in a circle: dealt this hand, speaks first."""
    return (
        Circle(x, y, 8, edge=FELT_INK2, edge_width=1.2, layer=TABLE),
        Text("D", x, y + 0.5, SMALL, 700, FELT_INK2, "center", "middle", layer=TABLE),
    )


def _status(look: Look, seat: int, x: float, y: float, room: float) -> Iterator[Shape]:
    """A role if it is known, and how many cards are left."""
    role = look.role(seat)
    if role is not None:
        width = min(room, role_width(look, role))
        yield from role_pill(look, role, x, y, room)
        x, room = x + width + 7, room - width - 7
    yield from _count(look, seat, x, y, room)


def _status_width(look: Look, seat: int) -> float:
    """What the role takes, or the number of cards where that is open."""
    role = look.role(seat)
    return text_width(str(look.public.sizes[seat]), 12.5) if role is None else role_width(look, role)


def _count(look: Look, seat: int, x: float, y: float, room: float) -> Iterator[Shape]:
    """So many cards left, in words if they fit."""
    count = look.public.sizes[seat]
    words = look.say("cards", count=count)
    if text_width(words, 12.5) > room:
        words = str(count)
    if text_width(words, 12.5) <= room:
        yield Text(words, x, y + 0.5, 12.5, 500, FELT_INK2, baseline="middle", layer=TABLE)


def _below(look: Look, where: int, seat: int, place: Bounds) -> Iterator[Shape]:
    """Under a plate: what its seat bid, later what it captured."""
    said = look.said(seat) if look.public.phase == "auction" else None
    if said is not None:
        high = look.high is not None and look.high[0] == seat and isinstance(said, Bid)
        yield from bid_chip(look, said, place.centre[0], place.bottom + 25, place.width, high)
    rows = 1 if place.y < 100 else 3
    yield from captured(look, seat, Bounds(place.x + 4, place.bottom + 4, place.width - 8, 20.0 * rows))


# --- Plates on a phone


def _row(look: Look, seat: int, place: Bounds) -> Iterator[Shape]:
    tall = place.height > 44
    said = look.said(seat) if look.public.phase == "auction" else None
    plain = place.width > (130 if said is not None else 100)
    radius = 0.0 if not plain else 14.0 if tall else 11.0
    x = place.x + 9 + radius
    if radius:
        yield from avatar(x, place.centre[1], radius, look.name(seat), ring_of(look.role(seat)))
    left = x + radius + (8 if radius else 0)
    room = place.right - 6 - left
    upper, lower = (
        (place.y + 21, place.y + 36) if tall else (place.y + 0.42 * place.height, place.y + 0.74 * place.height)
    )
    sign = look.stage.sign(seat) if room > 80 else ""
    yield from name_line(look.name(seat), left, upper, room, size=14.5 if tall else 13, sign=sign)
    if said is not None:
        yield from _said(look, seat, left, lower, room, said)
        return
    spare = room - _status_width(look, seat) - 12
    taken = pile_width(look, seat, spare) + 6 if look.public.taken[seat] else 0.0
    yield from _status(look, seat, left, lower, room - taken)
    if taken:
        yield from pile(look, seat, place.right - 2 - taken, lower, spare)


def _said(look: Look, seat: int, x: float, y: float, room: float, said: object) -> Iterator[Shape]:
    """What a seat said last, inside its plate."""
    if not isinstance(said, Bid):
        words = fit(bid_words(look, said), room, 12.5)  # type: ignore[arg-type]
        yield Text(words, x, y + 0.5, 12.5, 500, FELT_INK2, baseline="middle", layer=TABLE)
        return
    high = look.high is not None and look.high == (seat, said)
    points = str(said.points)
    yield Text(points, x, y + 0.5, 14, 700, SUN if high else FELT_INK, baseline="middle", layer=TABLE)
    place = Bounds(x + text_width(points, 14, 700) + 5, y - 8, 16, 16)
    yield from cards.suit_chip(said.strain, place, look.no_trump, look.stage.coloured, layer=TABLE)


def _upright(look: Look, seat: int, place: Bounds) -> Iterator[Shape]:
    """A narrow plate at the edge of a phone."""
    x, room, role = place.centre[0], place.width - 8, look.role(seat)
    yield from avatar(x, place.y + 23, 14, look.name(seat), ring_of(role))
    name = fit(look.name(seat), room, 13.5, 650)
    yield Text(name, x, place.y + 54, 13.5, 650, FELT_INK, "center", layer=TABLE)
    if role is not None:
        width = min(room, role_width(look, role))
        yield from role_pill(look, role, x - width / 2, place.y + 69, width)
    else:
        count = look.say("cards", count=look.public.sizes[seat])
        yield Text(fit(count, room, SMALL), x, place.y + 69.5, SMALL, 500, FELT_INK2, "center", "middle", layer=TABLE)
    if look.public.taken[seat]:
        yield from pile(look, seat, x - pile_width(look, seat, room) / 2, place.y + 89, room)


def _cell(look: Look, seat: int, place: Bounds) -> Iterator[Shape]:
    """A plate above its card of the trick."""
    tall, role = place.height > 40, look.role(seat)
    radius = 0.0 if place.width < 70 else 12.0 if tall else 10.0
    x = place.x + 6 + radius
    if radius:
        yield from avatar(x, place.centre[1], radius, look.name(seat), ring_of(role))
    left = x + radius + (6 if radius else 0)
    room = place.right - 5 - left
    upper, lower = place.y + 0.42 * place.height, place.y + 0.74 * place.height
    yield Text(fit(look.name(seat), room, 13, 650), left, upper, 13, 650, FELT_INK, layer=TABLE)
    yield from _role_sign(look, seat, place)
    at = left
    sign = 18.0 if role in ("bidder", "partner") else 0.0
    if look.public.taken[seat]:
        spare = place.right - 5 - sign - at - text_width(str(look.public.sizes[seat]), 12.5) - 6
        yield from pile(look, seat, at, lower, spare)
        at += pile_width(look, seat, spare) + 6
    yield from _count(look, seat, at, lower, place.right - 5 - sign - at)


def _role_sign(look: Look, seat: int, place: Bounds) -> Iterator[Shape]:
    """A role where there is no room for the word: the trump for the bidder, two heads for a partner."""
    x, y, role = place.right - 13, place.y + 0.74 * place.height, look.role(seat)
    if role == "bidder" and look.contract is not None:
        chip = Bounds(x - 8, y - 8, 16, 16)
        yield Rect(*chip.grown(1.5), 5, edge=SUN, edge_width=1.5, layer=TABLE)
        yield from cards.suit_chip(look.contract.strain, chip, look.no_trump, look.stage.coloured, layer=TABLE)
    elif role == "partner":
        yield from cards.badge("called", x, y, 8, layer=TABLE)
