"""Small things that tell who is who and who has what: roles, bids, captured cards, cards as chips."""

from __future__ import annotations

from collections.abc import Iterator

from engine.mighty.cards import Hand, Suit
from engine.mighty.state import Bid, Pass, PassAll, Role
from widgets.furniture import TABLE
from widgets.mighty import cards
from widgets.mighty.look import SHOWN_SUITS, Look
from widgets.scene import Bounds, Circle, Glyph, Rect, Shape, Text
from widgets.theme import BADGES, CARD_BACK, CARD_FACE, FELT_INK, FELT_INK2, SUN, SUN_INK, fit, mix, text_width

TEAL = BADGES["called"][0]
TEAL_RING = "#5CC9B4"
GLASS = "#FFFFFF24"
PILLS = {"bidder": (SUN, SUN_INK), "partner": (TEAL, "#FFFFFF"), "defender": (GLASS, FELT_INK)}
RINGS = {"bidder": SUN, "partner": TEAL_RING}
SMALL = 11.5
"""The smallest text, CSS px."""


def ring_of(role: Role | None) -> str:
    """The colour round the avatar."""
    return RINGS.get(role or "", "#F6F2E980")


def role_pill(look: Look, role: Role, x: float, y: float, room: float, layer: int = TABLE) -> tuple[Shape, ...]:
    """Bidder, partner or defender, its left end at x, its middle at height y."""
    fill, ink = PILLS[role]
    words = fit(look.say(role), room - 4, SMALL, 600)
    width = min(room, role_width(look, role))
    return (
        Rect(x, y - 10, width, 20, 10, fill, layer=layer),
        Text(words, x + width / 2, y + 0.5, SMALL, 600, ink, "center", "middle", layer=layer),
    )


def role_width(look: Look, role: Role) -> float:
    return text_width(look.say(role), SMALL, 600) + 1.4 * SMALL


# --- Bids


def bid_words(look: Look, said: Bid | Pass | PassAll) -> str:
    if isinstance(said, Bid):
        return str(said.points)
    return look.say("pass" if isinstance(said, Pass) else "pass-all")


def bid_chip(look: Look, said: Bid | Pass | PassAll, x: float, y: float, room: float, high: bool) -> Iterator[Shape]:
    """What a seat said last, in a pill with its middle at x, y; the high bid shines."""
    words = fit(bid_words(look, said), room - 28, 15, 700)
    suit = 25.0 if isinstance(said, Bid) else 0.0
    width = text_width(words, 15, 700) + 26 + suit
    fill, ink = (SUN, SUN_INK) if high else (mix(look.felt.centre, look.felt.plate, 0.92), FELT_INK2)
    left = x - width / 2
    yield Rect(left, y - 15, width, 30, 15, fill, layer=TABLE)
    yield Text(words, left + 13, y + 0.5, 15, 700, ink, baseline="middle", layer=TABLE)
    if isinstance(said, Bid):
        place = Bounds(left + width - 29, y - 10, 20, 20)
        yield from cards.suit_chip(said.strain, place, look.no_trump, look.stage.coloured, layer=TABLE)


# --- Cards as chips


def chips(look: Look, hand: Hand, x: float, y: float, layer: int = TABLE) -> Iterator[Shape]:
    """Cards as chips in a row from x, their middles at height y."""
    for card in hand:
        yield from look.chip(card, x, y, layer=layer)
        x += cards.chip_width(card) + 4


def chips_width(hand: Hand) -> float:
    return sum(cards.chip_width(card) + 4 for card in hand) - 4 if hand else 0.0


# --- Captured cards


def captured(look: Look, seat: int, place: Bounds, layer: int = TABLE) -> Iterator[Shape]:
    """The point cards in front of a seat, in the rows that the place has room for, 20 px each: face up, or a count."""
    groups, y, x = _groups(look, seat), place.y + 10, place.x
    left = sum(len(ranks) for _, ranks in groups)
    if left and not look.face_up(seat):
        yield from _face_down(look, seat, x, y, layer)
        return
    for suit, ranks in groups:
        width = _group_width(ranks)
        more = text_width(f"+{left}", SMALL, 600) + 6 if left > len(ranks) else 0.0
        if x > place.x and x + width + more > place.right:
            x, y = place.x, y + 20
        if y > place.bottom - 8:
            x, y = place.right - more, y - 20
            break
        yield from _group(look, suit, ranks, x, y, layer)
        x, left = x + width + 4, left - len(ranks)
    if left:
        yield Text(f"+{left}", x, y + 0.5, SMALL, 600, FELT_INK2, baseline="middle", layer=layer)


def captured_width(look: Look, seat: int) -> float:
    """How wide a seat's captured cards are in one row."""
    groups = _groups(look, seat)
    if groups and not look.face_up(seat):
        return 16 + text_width(look.say("face-down", count=look.public.taken[seat]), 12.5)
    return sum(_group_width(ranks) + 4 for _, ranks in groups) - 4 if groups else 0.0


def _groups(look: Look, seat: int) -> list[tuple[Suit, list[str]]]:
    """A seat's captured cards, suit by suit."""
    hand = look.captured(seat)
    sorted_out = ((suit, [cards.rank(card) for card in hand if card.suit is suit]) for suit in SHOWN_SUITS)
    return [(suit, ranks) for suit, ranks in sorted_out if ranks]


def _group_width(ranks: list[str]) -> float:
    return text_width(" ".join(ranks), SMALL, 700) + 24


def _group(look: Look, suit: Suit, ranks: list[str], x: float, y: float, layer: int) -> Iterator[Shape]:
    """A suit's captured cards on one chip."""
    ink = cards.ink(suit, look.stage.coloured)
    yield Rect(x, y - 8.5, _group_width(ranks), 17, 5, CARD_FACE, layer=layer)
    yield Glyph(cards.SUITS[str(suit)], x + 10, y, 10.5, ink, layer=layer)
    yield Text(" ".join(ranks), x + 18, y + 0.5, SMALL, 700, ink, baseline="middle", layer=layer)


def _face_down(look: Look, seat: int, x: float, y: float, layer: int) -> Iterator[Shape]:
    """So many point cards, which nobody may look at again."""
    words = look.say("face-down", count=look.public.taken[seat])
    yield Rect(x, y - 7, 10, 14, 2, CARD_BACK, "#FFFFFFB3", 1.4, layer=layer)
    yield Text(words, x + 16, y + 0.5, 12.5, 500, FELT_INK2, baseline="middle", layer=layer)


def pile(look: Look, seat: int, x: float, y: float, room: float, layer: int = TABLE) -> Iterator[Shape]:
    """The captured points: behind a gold dot where they lie face up, behind a back where face down."""
    if look.face_up(seat):
        yield Circle(x + 5, y, 4.5, cards.GOLD, cards.GOLD_EDGE, layer=layer)
    else:
        yield Rect(x, y - 7, 10, 14, 2, CARD_BACK, "#FFFFFFB3", 1.4, layer=layer)
    yield Text(_counted(look, seat, room), x + 14, y + 0.5, 12.5, 600, FELT_INK, baseline="middle", layer=layer)


def pile_width(look: Look, seat: int, room: float) -> float:
    return 15 + text_width(_counted(look, seat, room), 12.5, 600)


def _counted(look: Look, seat: int, room: float) -> str:
    """So many points; where the word has no room, the number alone."""
    words = look.say("points-short", count=look.public.taken[seat])
    return words if 15 + text_width(words, 12.5, 600) <= room else str(look.public.taken[seat])


def captured_label(look: Look, seat: int) -> str:
    """What lies in front of a seat, in words: face up the cards, face down their number."""
    hand = look.captured(seat)
    if not hand:
        return ""
    if look.face_up(seat):
        return look.say("label-captured", count=len(hand), cards=look.listed(hand))
    return look.say("label-captured-down", count=len(hand))
