"""The pickup: shown to all, out of it what is put down; and the call of a partner."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil

from engine.mighty.cards import JOKER, Card, Hand
from widgets.furniture import HAND, TABLE, lines, pill
from widgets.mighty import cards
from widgets.mighty.cards import tall
from widgets.mighty.fan import STRIP
from widgets.mighty.hand import callable_cards
from widgets.mighty.look import SHOWN_SUITS, Look, shown_order
from widgets.mighty.pad import contracts
from widgets.scene import FINGER, Bounds, Rect, Shape, Text
from widgets.theme import CARD_FACE, FELT_INK, FELT_INK2, SUN, SUN_INK, fit, text_width

OWN = 0.34
"""How clearly a card that may not be called is seen."""


def middle(look: Look) -> tuple[Shape, ...]:
    """What goes on in the middle of the table between auction and play."""
    match look.public.phase:
        case "bury" if look.mine:
            return tuple(_burying(look))
        case "contract" if look.mine:
            return tuple(contracts(look))
        case "call" if look.mine:
            return tuple(_calling(look))
        case "bury" | "contract" | "call":
            return tuple(_watching(look))
    return ()


# --- The pickup


def _watching(look: Look) -> Iterator[Shape]:
    """What all see while the bidder decides."""
    area, contract = look.plan.middle, look.contract
    if contract is None or look.public.pickup is None:
        return
    words = look.say(f"watch-{look.public.phase}", name=look.name(contract.bidder))
    size = 24.0 if look.plan.kind != "phone" else 17.0
    width = _row_width(look, 1, area.height - 2.2 * size - 44)
    y = area.y + max(0.0, (area.height - tall(width) - 2.2 * size - 40) * 0.4) + size
    told = lines(words, area.centre[0], y, area.width - 12, size, weight=600, fill=FELT_INK, serif=True)
    yield from told
    y = told[-1].y + 30
    yield from _shown(look, look.public.pickup, area.centre[0], y, width)


def _shown(look: Look, pickup: Hand, x: float, y: float, width: float) -> Iterator[Shape]:
    """The pickup face up, with its word above."""
    yield Text(look.say("pickup"), x, y, 13, 600, FELT_INK2, "center", layer=TABLE)
    for card, place in zip(shown_order(pickup), _row(x, y + 10, len(pickup), width), strict=True):
        label = look.say("label-pickup", card=look.spoken(card))
        yield look.card(card, place.x, place.y, place.width, layer=TABLE, label=label)


def _row(x: float, y: float, count: int, width: float) -> list[Bounds]:
    gap = 6.0
    left = x - (count * (width + gap) - gap) / 2
    return [Bounds(left + k * (width + gap), y, width, tall(width)) for k in range(count)]


def _row_width(look: Look, rows: int, high: float) -> float:
    """The width of a card where so many pickups lie side by side in the middle, and so much height is left."""
    area, count = look.plan.middle, look.public.deck.pickup
    across = (area.width - 12 - 20 * (rows - 1)) / rows
    return max(26.0, min(84.0, (across - 6 * (count - 1)) / count, high / 1.42))


def _burying(look: Look) -> Iterator[Shape]:
    """The pickup at the left, at the right the places for what is put down; a touch there takes it back."""
    area, count, pickup = look.plan.middle, look.public.deck.pickup, look.public.pickup or ()
    size = 24.0 if look.plan.kind != "phone" else 17.0
    title = look.say("bury-title", count=count)
    head = len(lines(title, 0, 0, area.width - 12, size, weight=600, serif=True)) * 1.42 * size
    width = _row_width(look, 2, area.height - head - 46)
    half = count * (width + 6) - 6
    apart = min(60.0, (area.width - 2 * half) / 2)
    y = area.y + max(0.0, (area.height - head - 46 - tall(width)) * 0.4)
    x = area.centre[0]
    yield from lines(title, x, y + size, area.width - 12, size, weight=600, fill=FELT_INK, serif=True)
    y += head + 16
    yield from _shown(look, pickup, x - (half + apart) / 2, y, width)
    yield from _put_down(look, x + (half + apart) / 2, y, width)


def _put_down(look: Look, x: float, y: float, width: float) -> Iterator[Shape]:
    count, chosen = look.public.deck.pickup, shown_order(look.chosen_cards)
    yield Text(look.say("put-down-so-far", count=len(chosen), of=count), x, y, 13, 600, FELT_INK2, "center", layer=HAND)
    seen: dict[Card, int] = {}
    for k, place in enumerate(_row(x, y + 10, count, width)):
        if k >= len(chosen):
            yield Rect(*place, 0.085 * width, edge="#FFFFFF59", edge_width=1.5, dash=(6, 5), layer=HAND)
            continue
        card = chosen[k]
        seen[card] = seen.get(card, -1) + 1
        label = look.say("label-card", card=look.spoken(card), state="chosen")
        yield look.card(card, place.x, place.y, width, opacity=0.92, layer=HAND)
        edge = Rect(
            *place.grown(1.5), 0.085 * width + 1.5, edge=SUN, edge_width=2, dash=(6, 4), layer=HAND,
            tap=("card", card, seen[card]), reach=STRIP, label=label,
        )  # fmt: skip
        yield edge
        if card.point:
            yield from _plus(look, place)


def _plus(look: Look, place: Bounds) -> Iterator[Shape]:
    """A point card that is put down counts for the bidder's side."""
    words = look.say("plus-one")
    if text_width(words, 11.5, 600) + 18 > place.width:
        words = "+1"
    width = text_width(words, 11.5, 600) + 1.4 * 11.5
    x = place.centre[0] - width / 2
    yield from pill(words, x, place.bottom - 12, size=11.5, fill=cards.GOLD, ink=SUN_INK, layer=HAND)


# --- The call


def _calling(look: Look) -> Iterator[Shape]:
    """The whole deck; what the bidder holds or put down is faded."""
    if look.stage.low:
        yield from _calling_low(look)
        return
    area = look.plan.middle
    phone = look.plan.kind == "phone"
    size = 27.0 if not phone else 18.0
    y = area.y + size
    title = look.say("call-title", count=look.public.deck.called)
    counter = _counter(look)
    room = area.width - 12 - (text_width(counter, 14, 650) + 40 if counter else 0)
    yield Text(fit(title, room, size, 600), area.x + 4, y, size, 600, FELT_INK, serif=True, layer=TABLE)
    if counter:
        width = text_width(counter, 14, 600) + 20
        yield from pill(counter, area.right - width - 4, y - 7, size=14, fill=SUN, ink=SUN_INK, layer=HAND)
    top = y + 12
    if not phone:
        more = fit(look.say("call-more"), area.width - 8, 14.5)
        yield Text(more, area.x + 4, y + 25, 14.5, 500, FELT_INK2, layer=TABLE)
        top = y + 40
    grid = Bounds(area.x, top, area.width, area.bottom - top)
    yield from _keys(look, grid) if phone else _grid(look, grid)


def _calling_low(look: Look) -> Iterator[Shape]:
    """On a phone that lies the words stand beside the keys, so that every key takes a finger."""
    area, beside = look.plan.middle, 104.0
    words = lines(look.say("call-title", count=look.public.deck.called), area.x + beside / 2, area.y + 40, beside, 17,
                  weight=600, fill=FELT_INK, serif=True)  # fmt: skip
    yield from words
    counter = _counter(look)
    if counter:
        x = area.x + beside / 2 - text_width(counter, 14, 600) / 2 - 10
        yield from pill(counter, x, words[-1].y + 32, size=14, fill=SUN, ink=SUN_INK, layer=HAND)
    yield from _keys(look, Bounds(area.x + beside + 10, area.y, area.width - beside - 10, area.height))


def _counter(look: Look) -> str:
    """With two decks: how many of the cards are called so far."""
    count = look.public.deck.called
    return look.say("call-count", count=len(look.chosen_cards), of=count) if count > 1 else ""


def _ranks(look: Look) -> list[int]:
    """The ranks that this deck has in any suit, from high to low."""
    return sorted(
        {card.rank for card, count in look.public.deck.copies.items() if count and card != JOKER}, reverse=True
    )


def _grid(look: Look, area: Bounds) -> Iterator[Shape]:
    """A row for each suit, and the Joker beside them."""
    ranks, gap = _ranks(look), 5.0
    width = min(
        104.0, (area.width - 26 - gap * len(ranks)) / (len(ranks) + 1.35), (area.height - 3 * gap - 8) / 4 / 1.42
    )
    open = callable_cards(look.view)
    total = len(ranks) * (width + gap) + 20 + 1.35 * width
    x, y = area.x + max(0.0, (area.width - total) / 2), area.y
    for row, suit in enumerate(SHOWN_SUITS):
        for column, rank in enumerate(ranks):
            card = Card(suit, rank)
            if look.public.deck.copies.get(card):
                at = Bounds(x + column * (width + gap), y + row * (tall(width) + gap), width, tall(width))
                yield from _call(look, card, at, card in open)
    joker = 1.35 * width
    middle = y + 2 * tall(width) + 1.5 * gap - tall(joker) / 2
    place = Bounds(x + len(ranks) * (width + gap) + 20, middle, joker, tall(joker))
    yield from _call(look, JOKER, place, JOKER in open)


def _call(look: Look, card: Card, place: Bounds, open: bool) -> Iterator[Shape]:
    on = card in look.chosen_cards
    yield look.card(card, place.x, place.y, place.width, opacity=1.0 if open else OWN, layer=HAND)
    if on:
        yield Rect(*place.grown(2), 0.085 * place.width + 2, edge=SUN, edge_width=3.5, layer=HAND)
    yield _touch(look, card, place, open, on)
    if look.stage.hint == ("call", card):
        yield from _hinted(look, place)


def _touch(look: Look, card: Card, place: Bounds, open: bool, on: bool) -> Rect:
    state = "chosen" if on else "plain" if open else "own"
    label = look.say("label-call", card=look.spoken(card), state=state)
    return Rect(*place, tap=("call", card), reach=FINGER, layer=HAND, label=label)


def _hinted(look: Look, place: Bounds) -> tuple[Shape, ...]:
    """The suggested card."""
    words = look.say("hint")
    width = text_width(words, 12, 600) + 1.4 * 12
    return pill(words, place.centre[0] - width / 2, place.bottom - 4, fill=SUN, ink=SUN_INK, layer=HAND)


def _keys(look: Look, area: Bounds) -> Iterator[Shape]:
    """On a phone: keys instead of cards, two lines for each suit, the Joker in the last gap."""
    ranks = _ranks(look)
    columns = ceil(len(ranks) / 2)
    open, gap = callable_cards(look.view), 4.0
    high = min(46.0, (area.height - 7 * gap) / 8)
    wide = (area.width - (columns - 1) * gap) / columns
    for row, suit in enumerate(SHOWN_SUITS):
        for k, rank in enumerate(ranks):
            card = Card(suit, rank)
            line, column = divmod(k, columns)
            if look.public.deck.copies.get(card):
                at = Bounds(area.x + column * (wide + gap), area.y + (2 * row + line) * (high + gap), wide, high)
                yield from _key(look, card, at, card in open)
    last = len(ranks) - columns
    x = area.x + last * (wide + gap) if last < columns else area.x
    y = area.y + (7 if last < columns else 8) * (high + gap)
    yield from _key(look, JOKER, Bounds(x, y, wide, high), JOKER in open)


def _key(look: Look, card: Card, place: Bounds, open: bool) -> Iterator[Shape]:
    on = card in look.chosen_cards
    size = 16.0
    fill = SUN if on else CARD_FACE if open else "#FFFFFF4D"
    yield Rect(*place, 9, fill, layer=HAND)
    width = cards.chip_width(card, size)
    x, y = place.centre[0] - width / 2, place.centre[1]
    yield from cards.inked(card, x, y, size=size, coloured=look.stage.coloured, layer=HAND)
    if not open:
        yield Rect(*place, 9, look.felt.plate + "99", layer=HAND)
    yield _touch(look, card, place, open, on)
