"""The end of a hand: every hand by tricks, what was put down, and how the points fell."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.mighty.cards import JOKER, Card
from engine.mighty.state import Public, Result
from widgets.furniture import TABLE, avatar, plate
from widgets.mighty import cards
from widgets.mighty.cards import tall
from widgets.mighty.look import Look
from widgets.mighty.marks import chips, chips_width, ring_of, role_pill, role_width
from widgets.scene import Bounds, Glyph, Rect, Shape, Text
from widgets.theme import CARD_FACE, FELT_INK, FELT_INK2, SUN, fit, text_width

TEAL, LATE = "#5CC9B4", 0.45
GOOD, BAD = "#7AD39B", "#FF9A8D"


@dataclass(frozen=True, slots=True)
class Matrix:
    """A row for each seat, a column for each trick; what was never played stands at the end, faded."""

    left: float
    top: float
    row: float
    step: float
    card: float
    small: bool


def ending(look: Look) -> tuple[Shape, ...]:
    result = look.public.result
    return (*_matrix(look), *_foot(look, result)) if result is not None else ()


def _plan(look: Look) -> Matrix:
    width, height = look.stage.width, look.stage.height
    phone = width < 700
    columns = look.public.deck.each
    left, head, foot = (74.0, 22.0, 58.0 if height < 560 else 76.0) if phone else (178.0, 34.0, 66.0)
    row = min(150.0, (height - head - foot - 8) / look.players)
    step = (width - left - (6 if phone else 22)) / columns
    card = min(step - 7, (row - 12) / 1.42, 96.0)
    return Matrix(left, head + 4, row, step, card, small=phone or card < 34)


def _matrix(look: Look) -> Iterator[Shape]:
    plan = _plan(look)
    words = look.say("trick")
    if text_width(words, 12.5, 600) < plan.left - 24:
        yield Text(words, 22, plan.top - 9, 12.5, 600, FELT_INK2, layer=TABLE)
    for trick in range(len(look.public.tricks)):
        x = plan.left + (trick + 0.5) * plan.step
        yield Text(str(trick + 1), x, plan.top - 9, 12.5, 600, FELT_INK2, "center", layer=TABLE)
    for where in range(look.players):
        yield from _line(look, plan, look.seat(where), plan.top + where * plan.row)


def _line(look: Look, plan: Matrix, seat: int, y: float) -> Iterator[Shape]:
    """One seat: who it is, what it was, and its cards in the order of play."""
    edge = 4.0 if plan.left < 100 else 12.0
    place = Bounds(edge, y + 2, look.stage.width - 2 * edge, plan.row - 4)
    side = look.role(seat) in ("bidder", "partner")
    shown = look.public.shown
    played = [next(laid.card for laid in trick.cards if laid.seat == seat) for trick in look.public.tricks]
    label = look.say("label-hand", name=look.name(seat), cards=look.listed(tuple(played)))
    yield plate(place, look.felt, depth=0.82 if side else 0.42, label=label)
    yield from _who(look, plan, seat, place)
    for column, card in enumerate(played):
        took = look.public.tricks[column].winner == seat
        yield from _cell(look, plan, card, column, place, took=took, late=False)
    for column, card in enumerate(shown.hands[seat] if shown is not None else (), len(played)):
        yield from _cell(look, plan, card, column, place, took=False, late=True)


def _cell(
    look: Look, plan: Matrix, card: Card, column: int, place: Bounds, *, took: bool, late: bool
) -> Iterator[Shape]:
    x = plan.left + (column + 0.5) * plan.step
    if plan.small:
        yield from _small(look, plan, card, x, place.centre[1], took=took, late=late)
        return
    left, top = x - plan.card / 2, place.centre[1] - tall(plan.card) / 2
    yield look.card(card, left, top, plan.card, opacity=LATE if late else 1.0, layer=TABLE)
    if took:
        ring = Bounds(left, top, plan.card, tall(plan.card)).grown(2)
        yield Rect(*ring, 0.085 * plan.card + 2, edge=SUN, edge_width=2.5, layer=TABLE)


def _small(look: Look, plan: Matrix, card: Card, x: float, y: float, *, took: bool, late: bool) -> Iterator[Shape]:
    """A card too small for a picture: its rank above its suit."""
    width = min(34.0, plan.step - 2)
    high = min(1.5 * width + 3, plan.row - 9)
    place = Bounds(x - width / 2, y - high / 2, width, high)
    yield Rect(*place, 4, CARD_FACE if not late else "#FFFEFA80", SUN if took else "", 2.2, layer=TABLE)
    if card == JOKER:
        yield Glyph(cards.CAP, x, y, min(15.0, width - 3), cards.JOKER_INK, layer=TABLE)
        return
    ink = cards.ink(card.suit, look.stage.coloured)
    yield Text(cards.rank(card), x, y - 0.2 * high, 12.5, 700, ink, "center", "middle", layer=TABLE)
    yield Glyph(cards.SUITS[str(card.suit)], x, y + 0.22 * high, min(11.5, 0.36 * high), ink, layer=TABLE)


def _who(look: Look, plan: Matrix, seat: int, place: Bounds) -> Iterator[Shape]:
    result = look.public.result
    assert result is not None
    name, role, delta = look.name(seat), look.role(seat) or "defender", result.delta[seat]
    paid, ink = signed(delta), GOOD if delta > 0 else BAD if delta < 0 else FELT_INK2
    if plan.left < 100:
        room = plan.left - 6 - place.x
        upper, lower = place.centre[1] - 8, place.centre[1] + 9
        yield Text(fit(name, room, 12.5, 650), place.x + 5, upper, 12.5, 650, FELT_INK, baseline="middle", layer=TABLE)
        yield Text(paid, place.x + 5, lower, 13, 700, ink, baseline="middle", layer=TABLE)
        yield from _sign(look, role, place.x + 5 + text_width(paid, 13, 700) + 12, lower)
        return
    radius = min(17.0, 0.3 * place.height)
    yield from avatar(place.x + 10 + radius, place.centre[1], radius, name, ring_of(role))
    x = place.x + 10 + 2 * radius + 10
    room = plan.left - 6 - x
    upper, lower = place.centre[1] - 11, place.centre[1] + 12
    paid_width = text_width(paid, 15, 700)
    yield Text(fit(name, room - paid_width - 6, 15, 650), x, upper, 15, 650, FELT_INK, baseline="middle", layer=TABLE)
    yield Text(paid, plan.left - 8, upper, 15, 700, ink, "right", "middle", layer=TABLE)
    width = min(role_width(look, role), room)
    yield from role_pill(look, role, x, lower, room)
    points = look.say("points-short", count=look.public.taken[seat])
    if text_width(points, 12.5) <= room - width - 6:
        yield Text(points, x + width + 6, lower + 0.5, 12.5, 500, FELT_INK2, baseline="middle", layer=TABLE)


def _sign(look: Look, role: str, x: float, y: float) -> Iterator[Shape]:
    if role == "bidder" and look.contract is not None:
        chip = Bounds(x - 7, y - 7, 14, 14)
        yield Rect(*chip.grown(1.5), 4, edge=SUN, edge_width=1.5, layer=TABLE)
        yield from cards.suit_chip(look.contract.strain, chip, look.no_trump, look.stage.coloured, layer=TABLE)
    elif role == "partner":
        yield from cards.badge("called", x, y, 7, layer=TABLE)


def signed(number: int) -> str:
    return f"{'+' if number > 0 else '−' if number < 0 else ''}{abs(number)}"


# --- Below


def _foot(look: Look, result: Result) -> Iterator[Shape]:
    """What was put down, whether the contract was made, and the points of the whole deck in a bar."""
    plan = _plan(look)
    top = plan.top + look.players * plan.row + 4
    phone = plan.left < 100
    x, right, y = (8.0 if phone else 22.0), look.stage.width - (8 if phone else 22), top + 14
    shown = look.public.shown
    buried = shown.buried if shown is not None else ()
    words = look.say("put-down")
    yield Text(words, x, y + 0.5, 12.5, 600, FELT_INK2, baseline="middle", layer=TABLE)
    at = max(x + text_width(words, 12.5, 600) + 10, 0 if phone else plan.left + 4)
    label = look.say("label-put-down", cards=look.listed(buried))
    yield Rect(at, y - 10, chips_width(buried), 20, layer=TABLE, label=label)
    yield from chips(look, buried, at, y)
    at += chips_width(buried) + 14
    outcome = outcome_words(look, result)
    if text_width(outcome, 14, 650) > right - at:
        outcome = look.say("made" if result.made else "set-early" if result.early else "was-set")
    yield Text(fit(outcome, right - at, 14, 650), right, y + 0.5, 14, 650, FELT_INK, "right", "middle", layer=TABLE)
    yield from _bar(look, result, Bounds(x, top + 34, right - x, 14))


def outcome_words(look: Look, result: Result) -> str:
    assert look.contract is not None
    if result.points is None:
        return look.say("outcome-early", defenders=result.defenders)
    made = "made" if result.made else "set"
    return look.say(f"outcome-{made}", contract=look.contract.points, points=result.points)


def fallen(public: Public, result: Result) -> tuple[int, int]:
    """The points that fell to the bidder's side, cards put down and all, and those that were never played."""
    if result.points is not None or public.contract is None or public.shown is None:
        return result.points or 0, 0
    side = (public.contract.bidder, *result.partners)
    ours = sum(public.taken[seat] for seat in side) + sum(card.point for card in public.shown.buried)
    return ours, public.deck.points - ours - result.defenders


def _bar(look: Look, result: Result, place: Bounds) -> Iterator[Shape]:
    """A segment for every point card: the bidder's side's, then the defenders'; a mark where the contract is."""
    total, contract = look.public.deck.points, look.contract
    assert contract is not None
    (ours, _), theirs = fallen(look.public, result), result.defenders
    gap = 3.0 if total == 20 else 2.0
    width = (place.width - (total - 1) * gap) / total
    for k in range(total):
        fill = TEAL if k < ours else "#6FB1FF" if k >= total - theirs else "#FFFFFF2E"
        yield Rect(place.x + k * (width + gap), place.y, width, place.height, 3, fill, layer=TABLE)
    mark = place.x + contract.points * (width + gap) - gap / 2
    yield Rect(mark - 1.25, place.y - 4, 2.5, place.height + 8, 1, SUN, layer=TABLE)
