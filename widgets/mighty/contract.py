"""The contract's plate: what was bid, which cards are called, and how near the defenders are; and the last trick."""

from __future__ import annotations

from collections.abc import Iterator

from engine.mighty.state import Contract, Trick
from widgets.furniture import TABLE, plate
from widgets.mighty import cards
from widgets.mighty.look import Look, own_side
from widgets.scene import Bounds, Rect, Shape, Text
from widgets.theme import FELT_INK, FELT_INK2, SUN, TEAMS, fit, text_width


def contract_plate(look: Look) -> tuple[Shape, ...]:
    if look.contract is None:
        return ()
    draw = {"wide": _corner, "tablet": _strip, "phone": _strip}[look.plan.kind]
    label, place = _label(look, look.contract), look.plan.contract
    if not look.public.called:
        place = place._replace(height=min(place.height, 58.0))
    return (plate(place, look.felt, depth=0.9, label=label), *draw(look, look.contract))


def _label(look: Look, contract: Contract) -> str:
    parts = [
        look.say(
            "label-contract",
            points=contract.points,
            trump=look.no_trump if contract.strain > 3 else look.words.say("led-suit", led=str(contract.strain)),
            name=look.name(contract.bidder),
        )
    ]
    for card, partner in zip(look.public.called, look.public.partners, strict=True):
        name = look.say("hidden") if partner is None else look.name(partner.seat)
        parts.append(look.say("label-called", card=look.spoken(card), name=name))
    if look.public.called:
        parts.append(_set_words(look, "set"))
    return " ".join(parts)


def enough(look: Look) -> int:
    """The points with which the defenders set the contract."""
    return look.public.deck.points + 1 - look.contract.points if look.contract is not None else 0


def against(look: Look) -> int:
    """The points that lie in front of those who are not known to be of the bidder's side."""
    return sum(count for seat, count in enumerate(look.public.taken) if look.face_up(seat))


def _set_words(look: Look, id: str) -> str:
    return look.say(id, taken=against(look), enough=enough(look))


# --- In the corner


def _corner(look: Look, contract: Contract) -> Iterator[Shape]:
    place = look.plan.contract
    x, y = place.x + 16, place.y
    beyond = yield from _bid(look, contract, x, y + 14, 31)
    room = place.right - 14 - beyond
    yield Text(fit(look.name(contract.bidder), room, 15, 650), beyond, y + 28, 15, 650, layer=TABLE)
    yield Text(fit(look.say("bidder"), room, 12), beyond, y + 45, 12, 500, FELT_INK2, layer=TABLE)
    if not look.public.called:
        return
    yield Rect(x, y + 55, place.width - 32, 1, fill="#FFFFFF1A", layer=TABLE)
    yield from _called(look, x, y + 72, place.width - 32, look.say("called", count=len(look.public.called)))
    yield from _bar(look, Bounds(x, y + 90, place.width - 32, 22), "set")


def _bid(look: Look, contract: Contract, x: float, y: float, size: float) -> Iterator[Shape]:
    """The points in serif, and the strain on its white chip. Gives where it ends."""
    points = str(contract.points)
    width = text_width(points, size, 600) * 0.94
    yield Text(points, x, y + 0.84 * size, size, 600, FELT_INK, serif=True, layer=TABLE)
    chip = Bounds(x + width + 0.28 * size, y, 0.97 * size, 0.97 * size)
    yield from cards.suit_chip(contract.strain, chip, look.no_trump, look.stage.coloured, layer=TABLE)
    return chip.right + 0.4 * size


def _called(look: Look, x: float, y: float, room: float, word: str) -> Iterator[Shape]:
    """The called cards, each with its partner's name once that is known."""
    end = x + room
    if word:
        yield Text(word, x, y + 0.5, 13, 500, FELT_INK2, baseline="middle", layer=TABLE)
        x += text_width(word, 13) + 7
    if not look.public.known:
        for card in look.public.called:
            yield from look.chip(card, x, y, layer=TABLE)
            x += cards.chip_width(card) + 5
        hidden = fit(look.say("hidden"), end - x - 3, 12.5)
        if end - x > 30:
            yield Text(hidden, x + 3, y + 0.5, 12.5, 500, FELT_INK2, baseline="middle", layer=TABLE)
        return
    chips = sum(cards.chip_width(card) + 12 for card in look.public.called)
    each = (end - x - chips) / len(look.public.called)
    for card, partner in zip(look.public.called, look.public.partners, strict=True):
        yield from look.chip(card, x, y, layer=TABLE)
        x += cards.chip_width(card) + 6
        name = look.say("hidden") if partner is None else look.name(partner.seat)
        if each > 26:
            shown = fit(name, each, 12.5)
            ink = FELT_INK2 if partner is None else FELT_INK
            yield Text(shown, x, y + 0.5, 12.5, 500, ink, baseline="middle", layer=TABLE)
            x += text_width(shown, 12.5) + 6


def _bar(look: Look, place: Bounds, id: str) -> Iterator[Shape]:
    """How many of the points that set the contract lie in front of the defenders."""
    taken, most = against(look), enough(look)
    words = _set_words(look, id)
    if text_width(words, 12) > place.width:
        words = _set_words(look, "set-short")
    ours = _ours(look) if look.plan.kind == "phone" else ""
    if ours and text_width(f"{words} · {ours}", 12) <= place.width:
        words = f"{words} · {ours}"
    yield Text(fit(words, place.width, 12), place.x, place.y + 9, 12, 500, FELT_INK2, layer=TABLE)
    gap = 2.5
    width = (place.width - (most - 1) * gap) / most
    for k in range(most):
        fill = TEAMS[0] if k < taken else "#FFFFFF2E"
        yield Rect(place.x + k * (width + gap), place.bottom - 6, width, 5, 2, fill, layer=TABLE)


def _ours(look: Look) -> str:
    """The points of the bidder's side, to who knows to be of it."""
    own, count, needed = own_side(look.view)
    return look.say("ours-short", count=count, needed=needed) if look.own and own in ("bidder", "partner") else ""


# --- In a strip


def _strip(look: Look, contract: Contract) -> Iterator[Shape]:
    place = look.plan.contract
    tall = place.height > 40
    size = 25.0 if tall else 21.0
    beyond = yield from _bid(look, contract, place.x + 12, place.centre[1] - size / 2, size)
    if not look.public.called:
        name = fit(look.name(contract.bidder), place.right - 12 - beyond, 15, 650)
        yield Text(name, beyond + 4, place.centre[1] + 0.5, 15, 650, baseline="middle", layer=TABLE)
        return
    chips = sum(cards.chip_width(card) + 12 for card in look.public.called)
    names = look.plan.kind == "tablet"
    called = chips + (60 * len(look.public.called) if names else -6)
    word = look.say("called", count=len(look.public.called))
    if text_width(word, 13) + 7 + called > 0.52 * (place.right - beyond):
        word = ""
    called += text_width(word, 13) + 7 if word else 0
    start = place.right - 10 - called
    yield from _called(look, start, place.centre[1], called, word)
    yield from _bar(look, Bounds(beyond + 4, place.centre[1] - 12, start - 16 - beyond, 22), "set-short")


# --- The last trick


def last_trick(look: Look) -> tuple[Shape, ...]:
    """The last trick in small, while the next one is being played."""
    place, last = look.plan.last, look.last
    if place is None or last is None or look.public.phase != "play" or not look.public.trick:
        return ()
    label = look.say(
        "label-last", name=look.name(last.winner), cards=look.listed(tuple(laid.card for laid in last.cards))
    )
    laid = _laid_out(last, place)
    if look.plan.kind == "wide":
        place = place._replace(height=laid[-1][1] - place.y + 19)
    return (plate(place, look.felt, depth=0.72, label=label), *_last(look, last, place, laid))


def _laid_out(last: Trick, place: Bounds) -> list[tuple[float, float]]:
    """Where its cards lie as chips, in the order of play: each one's left end and middle."""
    left, pitch = place.x + (8 if place.width < 100 else 12), 26.0 if place.height > 110 else 21.0
    x, y = left, place.y + (40 if place.height > 60 else 32)
    spots = []
    for _, card in last.cards:
        width = cards.chip_width(card, 11.5)
        if x + width > place.right - 4:
            x, y = left, y + pitch
        spots.append((x, y))
        x += width + 4
    return spots


def _last(look: Look, last: Trick, place: Bounds, laid: list[tuple[float, float]]) -> Iterator[Shape]:
    """Whose it was, and its cards; the one that took it has a sun edge."""
    x, y = laid[0][0], place.y + (16 if place.height > 60 else 13)
    room = place.right - 8 - x
    words = look.say("last-trick")
    yield Text(fit(words, room, 11.5, 600), x, y + 0.5, 11.5, 600, FELT_INK2, baseline="middle", layer=TABLE)
    used = text_width(words, 11.5, 600) + 8
    if room - used > 40:
        name = fit(look.name(last.winner), room - used, 11.5, 600)
        yield Text(name, x + used, y + 0.5, 11.5, 600, FELT_INK, baseline="middle", layer=TABLE)
    for (seat, card), (at, middle) in zip(last.cards, laid, strict=True):
        yield from look.chip(card, at, middle, size=11.5, edge=SUN if seat == last.winner else "", layer=TABLE)
