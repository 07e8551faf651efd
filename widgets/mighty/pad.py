"""What is chosen from keys on the felt: a bid, a pass, keeping or switching the contract."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil

from engine.mighty.cards import CLUBS, DIAMONDS, HEARTS, NO_TRUMP, SPADES
from engine.mighty.may import KEEP, PASS, PASS_ALL, TAKE, YARBOROUGH
from engine.mighty.state import Action, Bid, Declare, Keep, Switch
from widgets.furniture import HAND, lines, plate
from widgets.mighty import cards
from widgets.mighty.look import Look
from widgets.scene import FINGER, Bounds, Rect, Shape, Target, Text
from widgets.theme import FELT_INK, FELT_INK2, SUN, SUN_EDGE, SUN_INK, fit, text_width

STRAINS = (SPADES, HEARTS, DIAMONDS, CLUBS, NO_TRUMP)
"""In the order in which a pad offers them."""
DEALINGS: tuple[tuple[str, Action], ...] = (("pass", PASS), ("pass all", PASS_ALL), ("yarborough", YARBOROUGH))
FADED = "#F6F2E952"


def key(place: Bounds, *, on: bool = False, faded: bool = False, tap: Target, label: str) -> Iterator[Shape]:
    """A key on the felt: a sun when it is chosen, hardly there when it is impossible."""
    fill = SUN if on else "#FFFFFF08" if faded else "#FFFFFF1C"
    radius = min(11.0, 0.25 * place.height)
    yield Rect(*place, radius, fill, layer=HAND, tap=tap, reach=FINGER, label=label)
    if on:
        yield Rect(*place.grown(-1), radius - 1, edge=SUN_EDGE, edge_width=1.5, layer=HAND)


def _lettered(words: str, place: Bounds, size: float, *, on: bool = False, faded: bool = False) -> Text:
    ink = SUN_INK if on else FADED if faded else FELT_INK
    shown = fit(words, place.width - 8, size, 650)
    return Text(shown, *place.centre, size, 650, ink, "center", "middle", layer=HAND)


def across(place: Bounds, count: int, gap: float = 8.0) -> list[Bounds]:
    """Cut a place into so many columns."""
    width = (place.width - gap * (count - 1)) / count
    return [Bounds(place.x + k * (width + gap), place.y, width, place.height) for k in range(count)]


# --- The bidding pad


def pad(look: Look) -> tuple[Shape, ...]:
    """Points, strain, and the ways out; impossible ones are faded."""
    return tuple(_pad(look) if look.mine else _standing(look))


def _pad(look: Look) -> Iterator[Shape]:
    bids = frozenset(choice for choice in look.choices if isinstance(choice, Bid))
    area, deck = look.plan.middle, look.public.deck
    numbers = range(deck.lowest, deck.points + 1)
    width = min(area.width, 500.0 if look.plan.kind != "phone" else 684.0)
    columns = next(many for many in (8, 6, 4) if (width - 32 - 4 * (many - 1)) / many >= 44 or many == 4)
    columns = 4 if len(numbers) == 8 and columns < 8 else columns
    count = ceil(len(numbers) / columns)
    tall = area.height >= (count + 2) * 48 + 70
    head, gap = (22.0, 8.0) if tall else (0.0, 4.0)
    high = min(50.0, (area.height - 2 * head - 20 - gap * (count + 1) - (10 if tall else 0)) / (count + 2))
    total = (count + 2) * high + 2 * head + gap * (count + 1) + 20 + (10 if tall else 0)
    panel = Bounds(area.centre[0] - width / 2, area.y + max(0.0, (area.height - total) * 0.4), width, total)
    yield plate(panel, look.felt, depth=0.9, layer=HAND, active=look.plan.kind == "phone", tap=("felt",))
    inner = Bounds(panel.x + 16, panel.y + 10, width - 32, high)
    if tall:
        yield _head(look, "points", inner)
    y = inner.y + head
    for k, number in enumerate(numbers):
        row = across(inner._replace(y=y + k // columns * (high + gap)), columns, 4.0)
        yield from _number(look, number, row[k % columns], bids)
    y += count * (high + gap)
    if tall:
        yield _head(look, "trump", inner._replace(y=y))
    for strain, place in zip(STRAINS, across(inner._replace(y=y + head), 5, 6.0), strict=True):
        yield from _strain(look, strain, place, bids)
    y += head + high + gap + (10 if tall else 0)
    yield from _ways_out(look, inner._replace(y=y))


def _head(look: Look, id: str, place: Bounds) -> Text:
    return Text(look.say(id), place.x + 2, place.y + 14, 12.5, 600, FELT_INK2, layer=HAND)


def _number(look: Look, number: int, place: Bounds, bids: frozenset[Bid]) -> Iterator[Shape]:
    on = isinstance(look.chosen, Bid) and look.chosen.points == number
    faded = not any(Bid(number, strain) in bids for strain in STRAINS)
    yield from key(place, on=on, faded=faded, tap=("bid", number), label=look.say("label-points", count=number))
    yield _lettered(str(number), place, min(19.0, 0.42 * place.height), on=on, faded=faded)


def _strain(look: Look, strain: int, place: Bounds, bids: frozenset[Bid]) -> Iterator[Shape]:
    on = isinstance(look.chosen, Bid) and look.chosen.strain is strain
    faded = not any(bid.strain is strain for bid in bids)
    label = look.say("label-trump", trump=strain_words(look, strain))
    yield from key(place, on=on, faded=faded, tap=("strain", STRAINS[STRAINS.index(strain)]), label=label)
    if strain is NO_TRUMP:
        yield _lettered(look.no_trump, place, 17, on=on, faded=faded)
        return
    size = min(34.0, 0.68 * place.height)
    chip = Bounds(place.centre[0] - size / 2, place.centre[1] - size / 2, size, size)
    yield from cards.suit_chip(strain, chip, "", look.stage.coloured, layer=HAND)
    if faded:
        yield Rect(*chip, 0.26 * size, look.felt.plate + "B8", layer=HAND)


def strain_words(look: Look, strain: int) -> str:
    """A strain by its name."""
    return look.no_trump if strain is NO_TRUMP else look.words.say("led-suit", led="CDHS"[strain])


def _ways_out(look: Look, row: Bounds) -> Iterator[Shape]:
    """Pass, pass all, and show a Yarborough where there is one."""
    open = [(name, action) for name, action in DEALINGS if action in look.choices]
    for (name, action), place in zip(open, across(row, max(1, len(open)), 6.0), strict=False):
        on = look.chosen == action
        words = look.say(name.replace(" ", "-"))
        yield from key(place, on=on, tap=("do", name), label=words)
        yield _lettered(words, place, 15 if place.height > 40 else 14, on=on)


def _standing(look: Look) -> Iterator[Shape]:
    """While another speaks: the high bid."""
    area = look.plan.middle
    if look.public.phase != "auction":
        return
    x, y, high = area.centre[0], area.y + 0.4 * area.height, look.high
    size = 40.0 if look.plan.kind != "phone" else 30.0
    if high is None:
        yield from lines(look.say("no-bid"), x, y, area.width - 16, 0.5 * size, weight=600, fill=FELT_INK, serif=True)
        return
    seat, bid = high
    points, chip = str(bid.points), 0.9 * size
    left = x - (text_width(points, size, 600) + 10 + chip) / 2
    yield from lines(look.say("high-bid", name=look.name(seat)), x, y - size - 4, area.width - 16, 14)
    yield Text(points, left, y, size, 600, FELT_INK, serif=True, layer=HAND - 1)
    place = Bounds(left + text_width(points, size, 600) + 10, y - 0.8 * chip, chip, chip)
    yield from cards.suit_chip(bid.strain, place, look.no_trump, look.stage.coloured, layer=HAND - 1)


# --- Keep or switch


def contracts(look: Look) -> Iterator[Shape]:
    """Keep the contract, or one of the switches that are legal, each with its number."""
    options = [choice for choice in look.choices if isinstance(choice, Keep | Switch)]
    area = look.plan.middle
    columns = len(options) if len(options) <= 5 else ceil(len(options) / ceil(len(options) / 5))
    rows = ceil(len(options) / columns)
    wide = min(108.0, (area.width - 24 - 8 * (columns - 1)) / columns)
    high = min(72.0, max(44.0, (area.height - 60 - 8 * rows) / rows))
    total = 44 + rows * (high + 8) + 8
    width = columns * (wide + 8) - 8 + 24
    panel = Bounds(area.centre[0] - width / 2, area.y + max(0.0, (area.height - total) * 0.4), width, total)
    yield plate(panel, look.felt, depth=0.9, layer=HAND, tap=("felt",))
    title = fit(look.say("keep-or-switch"), width - 24, 15, 650)
    yield Text(title, panel.centre[0], panel.y + 28, 15, 650, FELT_INK, "center", layer=HAND)
    for k, option in enumerate(options):
        x = panel.x + 12 + k % columns * (wide + 8)
        yield from _option(look, option, Bounds(x, panel.y + 44 + k // columns * (high + 8), wide, high))


def _option(look: Look, option: Keep | Switch, place: Bounds) -> Iterator[Shape]:
    assert look.contract is not None
    bid, on = (look.contract.bid if option == KEEP else option.bid), look.chosen == option  # type: ignore[union-attr]
    word = look.say("keep" if option == KEEP else "switch")
    tap = ("do", "keep") if option == KEEP else ("switch", option)
    yield from key(place, on=on, tap=tap, label=f"{word} {bid.points} {strain_words(look, bid.strain)}")
    x, y = place.centre
    if place.height > 60:
        size = 12.5 if text_width(word, 12.5, 600) < place.width - 6 else 11.5
        ink = SUN_INK if on else FELT_INK2
        yield Text(fit(word, place.width - 4, size, 600), x, place.y + 17, size, 600, ink, "center", layer=HAND)
        y += 9
    points, size = str(bid.points), 19.0
    total = text_width(points, size, 700) + 30
    ink = SUN_INK if on else FELT_INK
    yield Text(points, x - total / 2, y + 0.5, size, 700, ink, baseline="middle", layer=HAND)
    chip = Bounds(x + total / 2 - 24, y - 12, 24, 24)
    yield from cards.suit_chip(bid.strain, chip, look.no_trump, look.stage.coloured, layer=HAND)


# --- What may be said before a lead


def sayings(look: Look) -> tuple[Action, ...]:
    """“I am the partner”, “Partner, take this trick”: only when they are legal."""
    if not look.mine or look.public.phase != "play":
        return ()
    return tuple(choice for choice in look.choices if choice == TAKE or isinstance(choice, Declare))


def saying_keys(look: Look, said: tuple[Action, ...], place: Bounds) -> Iterator[Shape]:
    """A round-ended key for each, side by side from the left, no wider than its words need."""
    room = (place.width - 8 * (len(said) - 1)) / len(said)
    x = place.x
    for action in said:
        words = _within(look, action, room - 30)
        wide = min(room, text_width(words, 13.5, 650) + 30)
        at, on = Bounds(x, place.y, wide, place.height), look.chosen == action
        tap = ("declare", action.card) if isinstance(action, Declare) else ("do", "take")
        yield Rect(*at, 0.5 * at.height, SUN if on else look.felt.plate, SUN, 1.5, layer=HAND)
        yield Rect(*at, tap=tap, reach=FINGER, layer=HAND, label=saying_words(look, action))
        yield _lettered(words, at, 13.5, on=on)
        x += wide + 8


def _within(look: Look, action: Action, room: float) -> str:
    """Its words; where they have no room, as few as name the card."""
    words = saying_words(look, action)
    if text_width(words, 13.5, 650) <= room or not isinstance(action, Declare):
        return words
    return look.say("button-declare", card=look.spoken(action.card))


def saying_words(look: Look, action: Action) -> str:
    return look.say("declare", card=look.spoken(action.card)) if isinstance(action, Declare) else look.say("take")
