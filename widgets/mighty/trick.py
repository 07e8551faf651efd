"""The trick on the table: cards turned towards their players, what leads and wins, and what one's own card would do."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.mighty.cards import JOKER
from engine.mighty.state import Laid, Play
from widgets.furniture import HAND, TABLE, pill
from widgets.mighty import cards
from widgets.mighty.cards import tall
from widgets.mighty.look import SHOWN_SUITS, Look, winner
from widgets.mighty.pad import key
from widgets.scene import FINGER, Bounds, Rect, Shape, Text
from widgets.theme import FELT_INK, SUN, fit, text_width

WINNING = "#FFFFFFEB"
GONE = 0.82
"""A finished trick lies there a little smaller until the next lead."""


def trick(look: Look) -> tuple[Shape, ...]:
    """The cards of the trick, or of the last one until the next is led."""
    return (*_cards(look), *_tags(look), *_own_place(look), *_suits(look))


def lying(look: Look) -> tuple[tuple[Laid, ...], int | None, bool]:
    """The cards to show in the middle, who takes them so far, and whether that trick is over."""
    public = look.public
    if public.trick:
        return public.trick, winner(public.trick, public.led, look.strain), False
    if look.last is not None and look.preview is None and not _naming(look):
        return look.last.cards, look.last.winner, True
    return (), None, False


def tag(look: Look, seat: int) -> str:
    """What is said of a seat's card: that it was led, that it is winning, that it took the trick."""
    laid, wins, over = lying(look)
    led = bool(laid) and laid[0].seat == seat and not over
    words = [look.say("led")] if led else []
    if seat == wins:
        words.append(look.say("took" if over else "winning"))
    return " · ".join(words)


def _cards(look: Look) -> Iterator[Shape]:
    laid, wins, over = lying(look)
    for seat, card in laid:
        slot, width = look.plan.slots[look.where(seat)], look.plan.card * (GONE if over else 1)
        x, y = slot.x - width / 2, slot.y - tall(width) / 2
        label = look.say("label-laid", name=look.name(seat), card=look.spoken(card), word=tag(look, seat) or "none")
        home = None if look.own and seat == look.view.seat else look.home(seat)
        piece, goes = ("card", card, seat), look.home(wins) if over and wins is not None else None
        yield look.card(card, x, y, width, turn=slot.turn, layer=TABLE, label=label, piece=piece, home=home, goes=goes)
        if seat == wins:
            yield cards.ring(x, y, width, WINNING, turn=slot.turn, layer=TABLE, piece=piece)


def _tags(look: Look) -> Iterator[Shape]:
    """What is said of the cards, over all of them."""
    laid, _, over = lying(look)
    for seat, card in laid:
        slot, high = look.plan.slots[look.where(seat)], tall(look.plan.card * (GONE if over else 1))
        word = tag(look, seat)
        if word:
            said = _tag(look, word, slot.x, slot.y + high / 2 - 11 if look.plan.grid else slot.y - high / 2 - 13)
            yield from (replace(shape, piece=("card", card, seat)) for shape in said)


def _tag(look: Look, word: str, x: float, y: float) -> tuple[Shape, ...]:
    width = text_width(word, 11.5, 600) + 1.4 * 11.5
    left = min(look.stage.width - width - 2, max(2.0, x - width / 2))
    return pill(word, left, y, size=11.5, fill="#FFFFFFF0", ink="#1B2A33")


# --- One's own card


def _own_place(look: Look) -> Iterator[Shape]:
    """Where one's own card goes: a touch there plays it; a ghost shows it."""
    if not look.mine or look.public.phase != "play":
        return
    slot, width = look.plan.slots[0], look.plan.card
    place = Bounds(slot.x - width / 2, slot.y - tall(width) / 2, width, tall(width))
    play = look.preview
    if play is not None:
        yield look.card(play.card, place.x, place.y, width, opacity=0.9, layer=HAND)
        yield Rect(*place.grown(1.5), 0.085 * width + 1.5, edge=SUN, edge_width=2.5, dash=(6, 4), layer=HAND)
    elif not lying(look)[2]:
        yield Rect(*place, 0.085 * width, edge="#FFFFFF4D", edge_width=1.5, dash=(6, 5), layer=HAND)
    label = look.say("label-own-place")
    yield Rect(*place, tap=("trick",), reach=FINGER, layer=HAND, label=label)


# --- The suit of a Joker that is led


def _naming(look: Look) -> bool:
    """Is a Joker about to be led?"""
    chosen = look.chosen
    return look.mine and isinstance(chosen, Play) and chosen.card == JOKER and not look.public.trick


def _suits(look: Look) -> Iterator[Shape]:
    """Which suit a Joker that is led asks for."""
    if not _naming(look) or not isinstance(look.chosen, Play) or JOKER not in look.playable:
        return
    panel = _panel(look)
    size, gap = (panel.width - 8 - 12) / 4, 4.0
    yield Rect(*panel, 14, look.felt.plate, "#FFFFFF1F", layer=HAND, tap=("felt",))
    title = fit(look.say("name-suit"), panel.width - 12, 12.5, 600)
    yield Text(title, panel.centre[0], panel.y + 19, 12.5, 600, FELT_INK, "center", layer=HAND)
    for k, suit in enumerate(SHOWN_SUITS):
        place = Bounds(panel.x + 4 + k * (size + gap), panel.bottom - 4 - min(size, 48), size, min(size, 48))
        label = look.say("label-suit", suit=look.words.say("led-suit", led=str(suit)))
        yield from key(place, on=look.chosen.names is suit, tap=("suit", suit), label=label)
        chip = min(30.0, size - 12)
        at = Bounds(place.centre[0] - chip / 2, place.centre[1] - chip / 2, chip, chip)
        yield from cards.suit_chip(suit, at, "", look.stage.coloured, layer=HAND)


def _panel(look: Look) -> Bounds:
    """Above one's own place in the trick; on a phone with many players over the first row of cards."""
    area, own, x = look.plan.middle, look.plan.slots[0], look.stage.width / 2
    width = min(244.0, area.width - 4)
    height = min(48.0, (width - 20) / 4) + 34
    if look.plan.grid:
        return Bounds(x - width / 2, look.plan.plates[1].bottom + 4, width, height)
    return Bounds(x - width / 2, max(area.y, own.y - tall(look.plan.card) / 2 - 10 - height), width, height)
