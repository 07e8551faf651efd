"""Two moments when no chain is shown: the curtain between two players, and the choice of who opens."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce

from engine.dominoes.state import Open, Play, Turn, pair, partner
from widgets.curtain import call, curtain_plan
from widgets.dominoes import tiles
from widgets.dominoes.chain import SHORT
from widgets.dominoes.look import BOTTOM, Look
from widgets.furniture import HAND, TABLE, lines, partner_avatar, plate, team_mark, tick
from widgets.scene import Bounds, Rect, Shape, Text
from widgets.theme import FELT_INK, FELT_INK2, SUN, balance, fit, mix

# --- The curtain


ROW, HEAD = 46.0, 52.0


def curtain(look: Look) -> Iterator[Shape]:
    """All hands are hidden: whose turn it is to take the device, the chain, and what was done since its last turn."""
    seat, events = look.seat(BOTTOM), _since(look, look.seat(BOTTOM))
    plan = curtain_plan(look.stage, len(events), ROW, HEAD, bool(look.public.line))
    if plan.radius:
        yield from partner_avatar(plan.x, plan.y, plan.radius, look.name(seat), pair(seat))
    yield from call(plan, look.name(seat), look.say("table-pass-to"), look.say("table-look-away"))
    if plan.table is not None:
        yield from _chain(look, plan.table)
    if plan.events is not None:
        yield from _events(look, events[-plan.rows :], plan.events)


def _chain(look: Look, place: Bounds) -> Iterator[Shape]:
    """The whole chain, as large as there is room for."""
    lying = [tile.place for tile in look.chain.tiles]
    ground, room = reduce(Bounds.around, lying), place.grown(-16)
    scale = min(room.width / ground.width, room.height / ground.height, 32.0 / SHORT)
    (x, y), (gx, gy) = place.centre, ground.centre
    chain = " ".join(f"{first}-{second}" for first, second in look.public.line)
    yield plate(place, look.felt, depth=0.5, label=look.say("domino-chain", chain=chain))
    for tile in look.chain.tiles:
        at = tile.place
        seen = Bounds(x + (at.x - gx) * scale, y + (at.y - gy) * scale, at.width * scale, at.height * scale)
        yield tiles.tile(tile.first, tile.second, seen, coloured=look.stage.coloured, layer=TABLE)


def _since(look: Look, seat: int) -> tuple[Turn, ...]:
    """What the others did since the seat's last turn, at most one round."""
    turns = look.public.turns
    own = [k for k, turn in enumerate(turns) if turn.seat == seat]
    return turns[own[-1] + 1 if own else 0 :][-3:]


def _events(look: Look, events: tuple[Turn, ...], place: Bounds) -> Iterator[Shape]:
    x, y, width, _ = place
    yield plate(place, look.felt, depth=0.72)
    yield Text(fit(look.say("table-since"), width - 40, 13, 600), x + 20, y + 29, 13, 600, FELT_INK2, layer=TABLE)
    for k, turn in enumerate(events):
        row = Bounds(x + 20, y + HEAD - 8 + ROW * k, width - 40, ROW)
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
