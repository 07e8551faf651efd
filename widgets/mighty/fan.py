"""One's own hand: a fan at the lower edge, in two rows on a phone, whose every card still shows its left column."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.mighty.cards import Card
from widgets.furniture import HAND, hint_mark
from widgets.mighty import cards
from widgets.mighty.cards import tall
from widgets.mighty.look import Look
from widgets.mighty.plan import LIFT, RISE, SINK
from widgets.scene import Bounds, Rect, Shape
from widgets.theme import SUN

STRIP = 30.0
"""The least width of a card that shows beside the next one, CSS px."""


def fan(look: Look) -> tuple[Shape, ...]:
    """The hand at the lower edge: face up for its own player, backs for anybody else."""
    if look.crowded:
        return ()
    if not look.own:
        places = _places(look, (None,) * look.count)
        return tuple(cards.back(place.x, place.y, place.width, layer=HAND) for _, _, place, _ in places)
    return tuple(shape for held in _places(look, look.hand) for shape in _held(look, *held))


def _places(look: Look, hand: tuple[Card | None, ...]) -> Iterator[tuple[Card, int, Bounds, float]]:
    """Each card, which copy it is, where it stands at rest, and how much of its width shows."""
    spread, copies = look.plan.fan, Counter[Card | None]()
    for row, top in zip(_rows(hand, len(spread.tops)), spread.tops, strict=True):
        gaps = [_gap(look, one, other) for one, other in zip(row, row[1:], strict=False)]
        width, room = spread.width, spread.right - spread.left
        roomy = width + 4 if look.plan.kind == "phone" else 0.9 * width
        step = min(roomy, (room - width - sum(gaps)) / max(1, len(row) - 1))
        x = (spread.left + spread.right) / 2 - (step * (len(row) - 1) + width + sum(gaps)) / 2
        for k, card in enumerate(row):
            last = k == len(row) - 1
            yield card, copies[card], Bounds(x, top, width, tall(width)), width if last else min(width, step + gaps[k])  # type: ignore[misc]
            copies[card] += 1
            x += step + (0 if last else gaps[k])


def _rows(hand: tuple[Card | None, ...], count: int) -> list[tuple[Card | None, ...]]:
    first = (len(hand) + 1) // 2 if count == 2 else len(hand)
    return [hand[:first], hand[first:]][:count]


def _gap(look: Look, one: Card | None, other: Card | None) -> float:
    """A little more room between suits."""
    apart = one is not None and other is not None and one.suit is not other.suit
    return (6.0 if look.plan.kind == "phone" else 9.0) if apart else 0.0


def _held(look: Look, card: Card, copy: int, place: Bounds, shows: float) -> Iterator[Shape]:
    picked = copy < look.picked[card]
    asked = look.public.phase == "play" and look.mine
    playable = card in look.playable
    place = place._replace(y=place.y + place.width * _rise(look, picked, playable))
    state = "chosen" if picked else "plain" if not asked or playable else "refused"
    label = look.say("label-card", card=look.spoken(card), state=state)
    yield look.card(card, place.x, place.y, place.width, layer=HAND)
    radius = 0.085 * place.width
    if asked and not playable:
        yield Rect(*place, radius, look.felt.veil, layer=HAND)
    if picked:
        yield Rect(*place.grown(2), radius + 2, edge=SUN, edge_width=3.5, layer=HAND)
    strip = place._replace(width=shows)
    yield Rect(*strip, tap=("card", card, copy), reach=STRIP, label=label, layer=HAND)
    if look.stage.hint == ("card", card, copy):
        yield from hint_mark(place.x + 0.5 * place.width, place.y + 2)


def _rise(look: Look, picked: bool, playable: bool) -> float:
    """How far a card stands below its place at rest, in widths: chosen cards rise, buried ones sink."""
    if look.public.phase == "bury":
        return SINK if picked else 0.0
    return -LIFT if picked else -RISE if playable else 0.0
