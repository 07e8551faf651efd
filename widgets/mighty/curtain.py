"""The curtain between two players of one device: all hands hidden, and what everybody saw since its last turn."""

from __future__ import annotations

from collections.abc import Iterator

from engine.mighty.state import Laid, Turn
from widgets.furniture import TABLE, avatar, lines, plate
from widgets.mighty import cards
from widgets.mighty.look import Look
from widgets.mighty.marks import bid_words
from widgets.mighty.seats import bid_spoken
from widgets.scene import Bounds, Rect, Shape, Text
from widgets.theme import FELT_INK, FELT_INK2, fit

RING = "#F6F2E980"


def curtain(look: Look) -> Iterator[Shape]:
    """Whose turn it is to take the device."""
    seat, width, height = look.stage.bottom, look.stage.width, look.stage.height
    small = height < 560 or width < 700
    radius, big, row = (min(40.0, 0.08 * height), 40.0, 30.0) if small else (52.0, 56.0, 40.0)
    above = 2 * radius + 34 + big + 76
    beside = look.stage.low
    fits = int(max(0.0, height - (0 if beside else above) - 20 - 46) // row)
    events = _since(look, seat)[-fits:] if fits else ()
    panel = 46.0 + row * len(events) if events else 0.0
    width = width / 2 if beside and events else width
    x, y = width / 2, max(8.0, (height - above - (0 if beside else panel)) * 0.42)
    yield from avatar(x, y + radius, radius, look.name(seat), RING)
    y += 2 * radius + 34
    yield Text(look.words.say("table-pass-to"), x, y, 19, 500, FELT_INK2, "center", layer=TABLE)
    y += big
    name = fit(look.name(seat), width - 32, big, 650)
    yield Text(name, x, y, big, 600, FELT_INK, "center", serif=True, layer=TABLE)
    yield from lines(look.words.say("table-look-away"), x, y + 30, min(640, width - 40), 15)
    if beside:
        yield from _events(look, events, 3 * x, (height - panel) / 2, row, width - 20)
    else:
        yield from _events(look, events, x, y + 72, row, width - 32)


def _since(look: Look, seat: int) -> tuple[Turn | Laid, ...]:
    """What the others said or played since the seat's last turn."""
    public = look.public
    done: tuple[Turn | Laid, ...] = public.bids
    if public.phase == "play":
        done = (*(laid for trick in public.tricks for laid in trick.cards), *public.trick)
    own = [k for k, turn in enumerate(done) if turn.seat == seat]
    return done[own[-1] + 1 if own else max(0, len(done) - look.players + 1) :]


def _events(
    look: Look, events: tuple[Turn | Laid, ...], middle: float, y: float, row: float, room: float
) -> Iterator[Shape]:
    if not events:
        return
    width = min(520.0, room)
    x = middle - width / 2
    yield plate(Bounds(x, y, width, 46 + row * len(events)), look.felt, depth=0.72)
    yield Text(fit(look.words.say("table-since"), width - 40, 13, 600), x + 20, y + 26, 13, 600, FELT_INK2, layer=TABLE)
    for k, event in enumerate(events):
        place = Bounds(x + 20, y + 38 + row * k, width - 40, row)
        if k:
            yield Rect(place.x, place.y, place.width, 1, fill="#FFFFFF1A", layer=TABLE)
        yield from _event(look, event, place)


def _event(look: Look, event: Turn | Laid, row: Bounds) -> Iterator[Shape]:
    y = row.centre[1] + 0.5
    name = look.name(event.seat)
    yield Text(fit(name, row.width - 130, 15, 600), row.x, y, 15, 600, FELT_INK, baseline="middle", layer=TABLE)
    if isinstance(event, Laid):
        width = cards.chip_width(event.card, 14)
        yield from look.chip(event.card, row.right - width, y, size=14, layer=TABLE)
        label = look.say("label-laid", name=name, card=look.spoken(event.card), word="none")
        yield Rect(row.right - width, y - 10, width, 20, layer=TABLE, label=label)
        return
    said = bid_spoken(look, event.said) if hasattr(event.said, "points") else bid_words(look, event.said)
    label = f"{name}: {look.say('label-said', bid=said)}"
    yield Text(said, row.right, y, 15, 600, FELT_INK2, "right", "middle", layer=TABLE, label=label)
