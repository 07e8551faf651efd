"""The seats round Mighty's table, and the line above one's own hand."""

from __future__ import annotations

from collections.abc import Generator, Iterator

from engine.mighty.state import Bid, Declare
from widgets.furniture import HAND, TABLE, avatar, name_line, plate
from widgets.mighty import cards
from widgets.mighty.look import Look
from widgets.mighty.marks import (
    SMALL,
    TEAL,
    bid_chip,
    bid_words,
    captured,
    captured_label,
    captured_width,
    chips,
    chips_width,
    pile,
    pile_width,
    ring_of,
    role_pill,
    role_width,
)
from widgets.mighty.pad import saying_keys, sayings
from widgets.scene import Bounds, Circle, Glyph, Line, Rect, Shape, Text
from widgets.theme import FELT_INK, FELT_INK2, SUN, fit, mix, text_width


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
        look.name(seat), left, line, room - (22 if deals else 0), size=size, bot=seat in look.stage.bots
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
    radius = 14.0 if tall else 11.0 if place.width > 100 else 0.0
    x = place.x + 9 + radius
    if radius:
        yield from avatar(x, place.centre[1], radius, look.name(seat), ring_of(look.role(seat)))
    left = x + radius + (8 if radius else 0)
    room = place.right - 6 - left
    upper, lower = (
        (place.y + 21, place.y + 36) if tall else (place.y + 0.42 * place.height, place.y + 0.74 * place.height)
    )
    bot = seat in look.stage.bots and room > 80
    yield from name_line(look.name(seat), left, upper, room, size=14.5 if tall else 13, bot=bot)
    said = look.said(seat) if look.public.phase == "auction" else None
    if said is not None:
        yield from _said(look, seat, left, lower, room, said)
        return
    taken = pile_width(look, seat) + 6 if look.public.taken[seat] else 0.0
    yield from _status(look, seat, left, lower, room - taken)
    if taken:
        yield from pile(look, seat, place.right - 2 - taken, lower)


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
        yield from pile(look, seat, x - pile_width(look, seat) / 2, place.y + 89)


def _cell(look: Look, seat: int, place: Bounds) -> Iterator[Shape]:
    """A plate above its card of the trick."""
    tall, role = place.height > 40, look.role(seat)
    radius = 12.0 if tall else 10.0
    x = place.x + 6 + radius
    yield from avatar(x, place.centre[1], radius, look.name(seat), ring_of(role))
    left = x + radius + 6
    room = place.right - 5 - left
    upper, lower = place.y + 0.42 * place.height, place.y + 0.74 * place.height
    yield Text(fit(look.name(seat), room, 13, 650), left, upper, 13, 650, FELT_INK, layer=TABLE)
    yield from _role_sign(look, seat, place)
    at = left
    if look.public.taken[seat]:
        yield from pile(look, seat, at, lower)
        at += pile_width(look, seat) + 6
    sign = 18.0 if role in ("bidder", "partner") else 0.0
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


# --- One's own line


def own_line(look: Look) -> tuple[Shape, ...]:
    """Above one's own hand: who sits here, what the table does not know of it, and what lies in front of it."""
    return tuple(_tray(look)) + tuple(_own_phone(look) if look.plan.kind == "phone" else _own_wide(look))


def _tray(look: Look) -> Iterator[Shape]:
    tray = look.plan.tray
    if tray is None or (look.scenery == "call" and look.plan.small):
        return
    fill = mix(look.felt.centre, look.felt.plate, 0.62)
    label_ = label(look, look.stage.bottom)
    yield Rect(*tray, 0, fill, layer=HAND, tap=("felt",), label=label_)
    edge, width = (SUN, 1.5) if look.public.to_move == look.stage.bottom else ("#FFFFFF17", 1.0)
    yield Line(((0, tray.y + 0.75), (tray.right, tray.y + 0.75)), edge, width, layer=HAND)


def _doing(look: Look) -> tuple[str, str]:
    """What the player at the lower edge is to do, and its colour."""
    if look.mine:
        return look.words.say("table-your-turn"), SUN
    said = look.said(look.stage.bottom) if look.public.phase == "auction" else None
    if said is not None:
        return bid_spoken(look, said) if isinstance(said, Bid) else bid_words(look, said), FELT_INK2
    if look.own:
        return look.words.say("table-your-hand"), FELT_INK2
    return look.say("cards", count=look.count), FELT_INK2


def _own_wide(look: Look) -> Iterator[Shape]:
    seat, line = look.stage.bottom, look.plan.line
    x, y = line.x + 17, line.centre[1]
    yield Rect(line.x, line.y, 40, line.height, layer=HAND, label=label(look, seat))
    yield from avatar(x, y, 17, look.name(seat), ring_of(look.own_role), HAND)
    doing, ink = _doing(look)
    name = fit(look.name(seat), 150, 15, 650)
    yield from name_line(name, x + 28, y - 3, 170, bot=seat in look.stage.bots, layer=HAND)
    doing = fit(doing, 150, 12.5, 600)
    yield Text(doing, x + 28, y + 14, 12.5, 600, ink, layer=HAND)
    at = x + 50 + max(text_width(name, 15, 650) + (24 if seat in look.stage.bots else 0), text_width(doing, 12.5, 600))
    right = yield from _in_front(look, line)
    said = sayings(look)
    if not any(isinstance(action, Declare) for action in said):
        at = yield from _own_pill(look, at, y, right - 16 - at)
    if said:
        yield from saying_keys(look, said, Bounds(at, line.y, right - 16 - at, line.height))


def _in_front(look: Look, line: Bounds) -> Generator[Shape, None, float]:
    """At the right end: what the bidder put down, and what was captured. Gives where it begins."""
    x, y = line.right, line.centre[1]
    if look.own and look.view.buried:
        x -= chips_width(look.view.buried)
        label_ = look.say("label-put-down", cards=look.listed(look.view.buried))
        yield Rect(x, y - 12, 10, 24, layer=HAND, label=label_)
        yield from chips(look, look.view.buried, x, y, HAND)
        words = look.say("put-down")
        yield Text(words, x - 8, y + 0.5, 12.5, 500, FELT_INK2, "right", "middle", layer=HAND)
        x -= 24 + text_width(words, 12.5)
    seat = look.stage.bottom
    width = captured_width(look, seat)
    if width:
        room = min(width, max(60.0, x - line.x - 400))
        rows = 1 if room == width else 2
        x -= room + (10 if x < line.right else 0)
        yield from captured(look, seat, Bounds(x, y - 10 * rows, room, 20 * rows), HAND)
    return x


def _own_pill(look: Look, x: float, y: float, room: float) -> Generator[Shape, None, float]:
    """The role that all may see; or in teal the one that only this player knows. Gives where it ends."""
    if look.secret:
        shapes = secret_pill(look, x, y, room)
    elif (role := look.role(look.stage.bottom)) is not None:
        shapes = role_pill(look, role, x, y, room, HAND)
    else:
        return x
    yield from shapes
    return shapes[0].bounds.right + 12


def secret_words(look: Look) -> str:
    assert look.contract is not None
    sure = look.own_role == "partner"
    return look.say("secret" if sure else "secret-perhaps", bidder=look.name(look.contract.bidder))


def secret_pill(look: Look, x: float, y: float, room: float) -> tuple[Shape, ...]:
    """“You are the secret partner”, for this player's eyes only."""
    words = fit(secret_words(look), room - 46, 13, 600)
    width = text_width(words, 13, 600) + 46
    return (
        Rect(x, y - 15, width, 30, 15, TEAL, layer=HAND, label=secret_words(look)),
        Glyph(cards.HEADS, x + 20, y, 16, "#FFFFFF", layer=HAND),
        Text(words, x + 35, y + 0.5, 13, 600, "#FFFFFF", baseline="middle", layer=HAND),
    )


def _own_phone(look: Look) -> Iterator[Shape]:
    """On a phone one line: the secret if there is one, else who sits here and what there is to do."""
    line = look.plan.line
    if line.height < 12:
        return
    y = line.centre[1] + 1
    right = line.right
    if look.own and look.view.buried and look.public.phase in ("contract", "play"):
        right -= chips_width(look.view.buried)
        yield from chips(look, look.view.buried, right, y, HAND)
        right -= 8
    elif look.public.taken[look.stage.bottom] and not look.plan.grid:
        right -= pile_width(look, look.stage.bottom)
        yield from pile(look, look.stage.bottom, right, y, HAND)
        right -= 8
    said = sayings(look)
    if said:
        yield from saying_keys(look, said, Bounds(line.x, line.y, right - line.x, line.height))
        return
    if look.secret:
        yield from _secret_line(look, line.x, y, right - line.x)
        return
    doing, ink = _doing(look)
    radius = 0.0
    if line.height > 24:
        radius = 14.0
        yield from avatar(line.x + radius, y, radius, look.name(look.stage.bottom), ring_of(look.own_role), HAND)
    at = line.x + 2 * radius + (9 if radius else 0)
    name = fit(look.name(look.stage.bottom), 0.5 * (right - at), 14, 650)
    yield Text(name, at, y + 0.5, 14, 650, FELT_INK, baseline="middle", layer=HAND)
    at += text_width(name, 14, 650) + 10
    role = look.role(look.stage.bottom)
    if role is not None and role_width(look, role) + text_width(doing, 13, 600) + 10 < right - at:
        yield from role_pill(look, role, at, y, right - at, HAND)
        at += role_width(look, role) + 10
    yield Text(fit(doing, right - at, 13, 600), at, y + 0.5, 13, 600, ink, baseline="middle", layer=HAND)


def _secret_line(look: Look, x: float, y: float, room: float) -> tuple[Shape, ...]:
    words = fit(secret_words(look), room - 40, 12.5, 600)
    height = min(28.0, look.plan.line.height + 4)
    width = text_width(words, 12.5, 600) + 42
    return (
        Rect(x, y - height / 2, width, height, height / 2, TEAL, layer=HAND, label=secret_words(look)),
        Glyph(cards.HEADS, x + 18, y, 14, "#FFFFFF", layer=HAND),
        Text(words, x + 31, y + 0.5, 12.5, 600, "#FFFFFF", baseline="middle", layer=HAND),
    )
