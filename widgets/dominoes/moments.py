"""Two moments when no chain is shown: the curtain between two players, and the choice of who opens."""

from __future__ import annotations

from collections.abc import Iterator

from engine.dominoes.state import Open, Play, Turn, pair, partner
from widgets.dominoes import tiles
from widgets.dominoes.look import BOTTOM, Look
from widgets.furniture import HAND, TABLE, lines, partner_avatar, plate, team_mark, tick
from widgets.scene import Bounds, Rect, Shape, Text
from widgets.theme import FELT_INK, FELT_INK2, SUN, balance, fit, mix

# --- The curtain


def curtain(look: Look) -> Iterator[Shape]:
    """All hands are hidden: whose turn it is to take the device, and what everybody saw since that seat's last turn."""
    seat, width, height = look.seat(BOTTOM), look.stage.width, look.stage.height
    events, small = _since(look, seat), height < 560 or width < 700
    radius, big = (min(44.0, 0.09 * height), 44.0) if small else (52.0, 56.0)
    panel = 52.0 + 46 * len(events) if events else 0.0
    above = 2 * radius + 34 + big + 76
    beside = look.stage.low and bool(events)
    width = width / 2 if beside else width
    x = width / 2
    y = max(10.0, (height - above - (0 if beside else panel)) * 0.42)
    yield from partner_avatar(x, y + radius, radius, look.name(seat), pair(seat))
    y += 2 * radius + 34
    yield Text(look.say("table-pass-to"), x, y, 19, 500, FELT_INK2, "center", layer=TABLE)
    y += big
    name = fit(look.name(seat), width - 32, big, 600)
    yield Text(name, x, y, big, 600, FELT_INK, "center", serif=True, layer=TABLE)
    yield from lines(look.say("table-look-away"), x, y + 34, min(640, width - 48), 15)
    if beside:
        yield from _events(look, events, 3 * x, (height - panel) / 2, width - 20)
    else:
        yield from _events(look, events, x, y + 76, width - 32)


def _since(look: Look, seat: int) -> tuple[Turn, ...]:
    """What the others did since the seat's last turn, at most one round."""
    turns = look.public.turns
    own = [k for k, turn in enumerate(turns) if turn.seat == seat]
    return turns[own[-1] + 1 if own else 0 :][-3:]


def _events(look: Look, events: tuple[Turn, ...], middle: float, y: float, room: float) -> Iterator[Shape]:
    if not events:
        return
    width = min(560.0, room)
    x = middle - width / 2
    yield plate(Bounds(x, y, width, 52.0 + 46 * len(events)), look.felt, depth=0.72)
    yield Text(fit(look.say("table-since"), width - 40, 13, 600), x + 20, y + 29, 13, 600, FELT_INK2, layer=TABLE)
    for k, turn in enumerate(events):
        row = Bounds(x + 20, y + 44 + 46 * k, width - 40, 46)
        if k:
            yield Rect(row.x, row.y, row.width, 1, fill="#FFFFFF1A", layer=TABLE)
        yield from _event(look, turn, row)


def _event(look: Look, turn: Turn, row: Bounds) -> Iterator[Shape]:
    y = row.centre[1]
    name = look.name(turn.seat)
    yield team_mark(row.x + 8, y, 6, pair(turn.seat))
    yield Text(
        fit(name, row.width - 130, 15, 600), row.x + 26, y + 0.5, 15, 600, FELT_INK, baseline="middle", layer=TABLE
    )
    if isinstance(turn.action, Play):
        tile, place = turn.action.tile, Bounds(row.right - 48, y - 12, 48, 24)
        label = look.say("domino-event-played", name=name, tile=str(tile))
        yield tiles.tile(tile.low, tile.high, place, coloured=look.stage.coloured, layer=TABLE, label=label)
        return
    said, label = look.say("domino-passed"), look.say("domino-event-passed", name=name)
    yield Text(said, row.right, y + 0.5, 15, 600, FELT_INK2, "right", "middle", layer=TABLE, label=label)


# --- Who opens


def nomination(look: Look) -> Iterator[Shape]:
    """The representative chooses between two cards; everybody else reads who is choosing."""
    seat = look.public.representative
    if seat is None:
        return
    area, small = look.places.area, look.places.area.height < 300 or look.room < 700
    size = 22.0 if small else 30.0
    deciding = look.view.seat == seat and bool(look.choices)
    title = look.say("domino-who-opens") if deciding else look.say("domino-other-opens", name=look.name(seat))
    why = look.say("domino-who-opens-why", name=look.name(seat), partner=look.name(partner(seat)))
    room, x = min(700.0, look.room - 40), look.room / 2
    rows = balance(title, room, size, 600)
    told = () if area.height < 240 else balance(why, room, 15)
    high = 106.0 if small else 158.0
    total = len(rows) * size * 1.42 + len(told) * 21.3 + 30 + (high if deciding else 0)
    y = area.y + max(size, (area.height - total) * 0.4 + size)
    yield from lines(title, x, y, room, size, weight=600, fill=FELT_INK, serif=True)
    y += len(rows) * size * 1.42
    if told:
        yield from lines(why, x, y, room, 15)
        y += len(told) * 21.3
    if deciding:
        yield from _cards(look, y + 2, high)


def _cards(look: Look, y: float, high: float) -> Iterator[Shape]:
    """A card for each seat of the pair that may be named, the representative's own first."""
    own = look.public.representative
    seats = sorted((c.seat for c in look.choices if isinstance(c, Open)), key=lambda seat: seat != own)
    gap = 12.0 if look.room < 700 else 24.0
    wide = min(290.0, (look.room - 24 - gap) / 2)
    for k, seat in enumerate(seats):
        x = look.room / 2 - wide - gap / 2 + k * (wide + gap)
        yield from _card(look, seat, Bounds(x, y, wide, high))


def _card(look: Look, seat: int, place: Bounds) -> Iterator[Shape]:
    own, picked = seat == look.public.representative, seat == look.opener
    title = look.say("domino-i-open") if own else look.say("domino-opens", name=look.name(seat))
    ring, width = (SUN, 3.0) if picked else ("#FFFFFF29", 1.0)
    fill = mix(look.felt.centre, look.felt.plate, 0.92 if picked else 0.66)
    yield Rect(*place.grown(-1), 17, fill, ring, width, layer=HAND, tap=("open", seat), reach=44, label=title)
    tall = place.height > 140
    radius = 25.0 if tall else 22.0
    x = place.centre[0]
    yield from partner_avatar(x, place.y + (46 if tall else 36), radius, look.name(seat), pair(seat), HAND)
    size = 18.0 if tall else 15.5
    y = place.y + (103 if tall else 82)
    yield Text(fit(title, place.width - 24, size, 650), x, y, size, 650, FELT_INK, "center", layer=HAND)
    more = look.say("domino-i-open-more") if own else _more(look, seat)
    if tall:
        yield from lines(more, x, place.y + 127, place.width - 32, 13.5, layer=HAND)
    if picked:
        yield from tick(place.right - 24, place.y + 24, 12)


def _more(look: Look, seat: int) -> str:
    who = "domino-bot-opens-more" if seat in look.stage.bots else "domino-opens-more"
    return look.say(who, name=look.name(seat))
