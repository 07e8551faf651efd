"""The curtain between two players of one device: all hands hidden, and what everybody saw since its last turn."""

from __future__ import annotations

from collections.abc import Iterator

from engine.mighty.state import Contract, Laid, Turn
from widgets.curtain import call, curtain_plan
from widgets.furniture import TABLE, avatar, plate
from widgets.mighty import cards
from widgets.mighty.cards import RATIO, tall
from widgets.mighty.look import Look
from widgets.mighty.marks import bid_words
from widgets.mighty.seats import bid_spoken
from widgets.mighty.trick import WINNING, lying, tag
from widgets.scene import Bounds, Rect, Shape, Text
from widgets.theme import FELT_INK, FELT_INK2, fit

RING = "#F6F2E980"


HEAD = 46.0


def curtain(look: Look) -> Iterator[Shape]:
    """Whose turn it is to take the device, the trick on the table, and what was said or played since its last turn."""
    seat = look.stage.bottom
    events, row = _since(look, seat), 30.0 if look.stage.height < 560 or look.stage.width < 700 else 40.0
    plan = curtain_plan(look.stage, len(events), row, HEAD, look.contract is not None)
    if plan.radius:
        yield from avatar(plan.x, plan.y, plan.radius, look.name(seat), RING)
    say = look.words.say
    yield from call(plan, look.name(seat), say("table-pass-to"), say("table-look-away"))
    if plan.table is not None and look.contract is not None:
        yield from _table(look, look.contract, plan.table)
    if plan.events is not None:
        yield from _events(look, events[-plan.rows :], plan.events, row)


def _table(look: Look, contract: Contract, place: Bounds) -> Iterator[Shape]:
    """The contract, and the cards that lie in the middle, each over its player's name."""
    laid, wins, _ = lying(look)
    yield plate(place, look.felt, depth=0.5)
    bid = f"{bid_spoken(look, contract.bid)} · {look.name(contract.bidder)}"
    yield Text(fit(bid, place.width - 40, 15, 650), place.x + 20, place.y + 26, 15, 650, FELT_INK, layer=TABLE)
    if not laid:
        return
    room = place.width - 40
    width = min(64.0, (place.height - 62) / RATIO, room / len(laid) - 6)
    step = min(width + 14, room / len(laid))
    x, y = place.centre[0] - step * len(laid) / 2, place.y + 36 + (place.height - 62 - tall(width)) / 2
    for k, (seat, card) in enumerate(laid):
        left = x + k * step + (step - width) / 2
        label = look.say("label-laid", name=look.name(seat), card=look.spoken(card), word=tag(look, seat) or "none")
        yield look.card(card, left, y, width, layer=TABLE, label=label)
        if seat == wins:
            yield cards.ring(left, y, width, WINNING, layer=TABLE)
        name = fit(look.name(seat), step - 2, 11.5, 600)
        yield Text(name, left + width / 2, y + tall(width) + 15, 11.5, 600, FELT_INK2, "center", layer=TABLE)


def _since(look: Look, seat: int) -> tuple[Turn | Laid, ...]:
    """What the others said or played since the seat's last turn."""
    public = look.public
    done: tuple[Turn | Laid, ...] = public.bids
    if public.phase == "play":
        done = (*(laid for trick in public.tricks for laid in trick.cards), *public.trick)
    own = [k for k, turn in enumerate(done) if turn.seat == seat]
    return done[own[-1] + 1 if own else max(0, len(done) - look.players + 1) :]


def _events(look: Look, events: tuple[Turn | Laid, ...], place: Bounds, row: float) -> Iterator[Shape]:
    x, y, width, _ = place
    yield plate(place, look.felt, depth=0.72)
    yield Text(fit(look.words.say("table-since"), width - 40, 13, 600), x + 20, y + 26, 13, 600, FELT_INK2, layer=TABLE)
    for k, event in enumerate(events):
        line = Bounds(x + 20, y + HEAD - 8 + row * k, width - 40, row)
        if k:
            yield Rect(line.x, line.y, line.width, 1, fill="#FFFFFF1A", layer=TABLE)
        yield from _event(look, event, line)


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
