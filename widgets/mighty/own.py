"""The line above one's own hand: who sits here, what the table does not know of it, and what lies in front of it."""

from __future__ import annotations

from collections.abc import Generator, Iterator

from engine.mighty.state import Bid, Declare
from widgets.furniture import HAND, avatar, name_line
from widgets.mighty import cards
from widgets.mighty.look import Look
from widgets.mighty.marks import (
    TEAL,
    bid_words,
    captured,
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
from widgets.mighty.seats import bid_spoken, label
from widgets.scene import Bounds, Glyph, Line, Rect, Shape, Text
from widgets.theme import FELT_INK, FELT_INK2, SUN, fit, mix, text_width


def own_line(look: Look) -> tuple[Shape, ...]:
    """The whole line; on a small phone it gives way to the call."""
    if look.plan.kind != "phone":
        return tuple(_own_wide(look))
    return () if look.crowded else (*_tray(look), *_own_phone(look))


def _tray(look: Look) -> Iterator[Shape]:
    tray = look.plan.tray
    if tray is None:
        return
    fill = mix(look.felt.centre, look.felt.plate, 0.62)
    yield Rect(*tray, 0, fill, layer=HAND, tap=("felt",), label=label(look, look.stage.bottom))
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
    yield from name_line(name, x + 28, y - 3, 170, sign=look.stage.sign(seat), layer=HAND)
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
        room = min(width, max(60.0, x - line.x - 400)) if look.face_up(seat) else width
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
        right -= pile_width(look, look.stage.bottom, 70)
        yield from pile(look, look.stage.bottom, right, y, 70, HAND)
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
