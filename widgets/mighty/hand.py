"""What a tap, a key or a picker selects in Mighty. Selecting is pure: it only says what would be selected next.

A selection is an action, perhaps one that still lacks something: a bid without its strain, fewer cards than are to be
put down or called, a Joker that is to be led without its suit.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.mighty import knowledge
from engine.mighty.cards import JOKER, Card, Hand, Strain, Suit, in_order, without
from engine.mighty.may import KEEP, PASS, PASS_ALL, TAKE, YARBOROUGH
from engine.mighty.state import Action, Bid, Bury, Call, Declare, Play, Switch, View
from widgets.face import Selection
from widgets.mighty.look import SHOWN_SUITS, shown_order
from widgets.mighty.pad import STRAINS

Choices = tuple[Action, ...]
KEPT, CLEARED = Selection(), Selection(None, changed=True)
SAYINGS: dict[str, Action] = {
    "pass": PASS,
    "pass all": PASS_ALL,
    "yarborough": YARBOROUGH,
    "keep": KEEP,
    "take": TAKE,
}
DIGITS = tuple("0123456789")
OPEN = Suit.NO_SUIT
"""The strain of a bid whose strain is still to be chosen."""


def tapped(view: View, choices: Choices, chosen: Action | None, target: Any) -> Selection:
    """Touch a card, a key or a place. The same thing again, or the place where it would go, confirms.

    A number is only half of a bid: touching it again confirms nothing.
    """
    if not choices:
        return CLEARED if target == ("felt",) else KEPT
    match target:
        case ("card", Card() as card, copy):
            return _card(view, choices, chosen, card, copy)
        case ("trick",):
            return _confirm(choices, chosen) if isinstance(chosen, Play) else KEPT
        case ("bid", points):
            return Selection(bid_points(choices, chosen, points), changed=True)
        case ("strain", strain):
            return _select(choices, chosen, bid_strain(view, choices, chosen, strain))
        case ("suit", suit):
            return _select(choices, chosen, Play(JOKER, suit))
        case ("do", name):
            return _select(choices, chosen, SAYINGS[name])
        case ("switch", Switch() as switch):
            return _select(choices, chosen, switch)
        case ("declare", card):
            return _select(choices, chosen, Declare(card))
        case ("call", Card() as card):
            return _select(choices, chosen, calling(view, chosen, card))
    return CLEARED


def _select(choices: Choices, chosen: Action | None, action: Action | None) -> Selection:
    """Select an action; what is selected already, and whole, is confirmed."""
    if action is None:
        return CLEARED
    return _confirm(choices, chosen) if action == chosen else Selection(action, changed=True)


def _confirm(choices: Choices, chosen: Action | None) -> Selection:
    return Selection(chosen, confirmed=True) if chosen is not None and chosen in choices else KEPT


# --- Cards


def _card(view: View, choices: Choices, chosen: Action | None, card: Card, copy: int) -> Selection:
    match view.public.phase:
        case "play":
            return _select(choices, chosen, playing(view, chosen, card))
        case "bury":
            return Selection(burying(chosen, card, copy), changed=True)
    return CLEARED if chosen is None or not isinstance(chosen, Bid) else KEPT


def playing(view: View, chosen: Action | None, card: Card) -> Play:
    """Select a card to play; a Joker that leads keeps the suit that was named for it."""
    return chosen if isinstance(chosen, Play) and chosen.card == card else Play(card)


def burying(chosen: Action | None, card: Card, copy: int) -> Bury:
    """Put one more copy of a card down, or take one back."""
    cards: Hand = chosen.cards if isinstance(chosen, Bury) else ()
    return Bury(without(cards, [card]) if copy < cards.count(card) else in_order((*cards, card)))


def calling(view: View, chosen: Action | None, card: Card) -> Call | None:
    """Call a card; where two are called, add it, take it back, or let it replace the second one."""
    cards: Hand = chosen.cards if isinstance(chosen, Call) else ()
    count = view.public.deck.called
    if count == 1:
        return Call((card,))
    if card in cards:
        return Call(without(cards, [card])) if len(cards) > 1 else None
    return Call(in_order((*cards[: count - 1], card)))


def callable_cards(view: View) -> Hand:
    """The cards of which somebody else holds a copy, as hands show them."""
    return shown_order(knowledge.callable_cards(view))


# --- Bids


def bid_points(choices: Choices, chosen: Action | None, points: int) -> Bid:
    """Choose points: with the strain chosen before, or the only one possible, else with none yet."""
    strains = [bid.strain for bid in choices if isinstance(bid, Bid) and bid.points == points]
    strain = chosen.strain if isinstance(chosen, Bid) else OPEN
    if strain not in strains:
        strain = strains[0] if len(strains) == 1 else OPEN
    return Bid(points, strain)


def bid_strain(view: View, choices: Choices, chosen: Action | None, strain: Strain) -> Bid:
    """Choose a strain: with the points chosen before, or the fewest possible."""
    points = [bid.points for bid in choices if isinstance(bid, Bid) and bid.strain is strain]
    wanted = chosen.points if isinstance(chosen, Bid) else 0
    least = points[0] if points else view.public.deck.points
    return Bid(wanted if wanted in points else least, strain)


# --- Keys


def lamp(action: Action) -> Any:
    """Where a hint's lamp stands: on the card, or on the first that is to be called."""
    match action:
        case Play(card):
            return ("card", card, 0)
        case Call(cards):
            return ("call", cards[0])
    return None


def unfinished(view: View, choices: Choices, chosen: Action | None) -> bool:
    """A possible bid lacks its strain, what is put down or called some cards, a Joker that leads its suit."""
    match chosen:
        case Bid(points, strain):
            return strain is OPEN and any(isinstance(choice, Bid) and choice.points == points for choice in choices)
        case Bury(cards):
            return len(cards) < view.public.deck.pickup
        case Call(cards):
            return len(cards) < view.public.deck.called
        case Play(card, None) if chosen not in choices:
            return any(isinstance(choice, Play) and choice.card == card for choice in choices)
    return False


def keyed(view: View, choices: Choices, chosen: Action | None, key: str, focus: Any = None) -> Selection:
    """Arrows go through what can be chosen, numbers to that card, P passes.

    Where several cards are chosen, arrows move the keyboard's own place, and space chooses the card there.
    """
    if not choices:
        return KEPT
    match view.public.phase:
        case "auction":
            return _bid_key(view, choices, chosen, key)
        case "contract" if key.startswith("Arrow"):
            step = 1 if key in ("ArrowRight", "ArrowDown") else -1
            return Selection(_next(choices, chosen, step), changed=True)
        case "call" if view.public.deck.called > 1:
            return _several_key(view, choices, chosen, key, focus, [("call", card) for card in callable_cards(view)])
        case "call" if key.startswith("Arrow"):
            return _call_key(view, chosen, key)
        case "play":
            return _play_key(view, choices, chosen, key)
        case "bury":
            return _several_key(view, choices, chosen, key, focus, _held(view))
    return KEPT


def _next(options: Any, chosen: Any, step: int) -> Any:
    """The neighbour of what is chosen, round and round; from nothing, the first or the last."""
    at = options.index(chosen) + step if chosen in options else 0 if step > 0 else -1
    return options[at % len(options)]


def _bid_key(view: View, choices: Choices, chosen: Action | None, key: str) -> Selection:
    bids = [choice for choice in choices if isinstance(choice, Bid)]
    if key in ("p", "P"):
        return Selection(PASS if key == "p" else PASS_ALL, changed=True)
    if not key.startswith("Arrow") or not bids:
        return KEPT
    step = 1 if key in ("ArrowRight", "ArrowUp") else -1
    if key in ("ArrowUp", "ArrowDown"):
        points = sorted({bid.points for bid in bids})
        return Selection(
            bid_points(choices, chosen, _next(points, getattr(chosen, "points", None), step)), changed=True
        )
    strains = [strain for strain in STRAINS if any(bid.strain is strain for bid in bids)]
    strain = _next(strains, getattr(chosen, "strain", None), step)
    return Selection(bid_strain(view, choices, chosen, strain), changed=True)


def _play_key(view: View, choices: Choices, chosen: Action | None, key: str) -> Selection:
    hand = list(dict.fromkeys(shown_order(view.hand)))
    now = chosen.card if isinstance(chosen, Play) else None
    if key in ("ArrowLeft", "ArrowRight"):
        return Selection(Play(_next(hand, now, 1 if key == "ArrowRight" else -1)), changed=True)
    if key in ("ArrowUp", "ArrowDown") and now is not None:
        return Selection(_other_suit(view, hand, chosen, 1 if key == "ArrowDown" else -1), changed=True)
    at, held = _place(key), shown_order(view.hand)
    return KEPT if at is None or at >= len(held) else Selection(Play(held[at]), changed=True)


def _other_suit(view: View, hand: list[Card], chosen: Any, step: int) -> Play:
    """The first card of the next suit; of a Joker that leads, the next suit to name."""
    if chosen.card == JOKER and not view.public.trick:
        return Play(JOKER, _next(SHOWN_SUITS, chosen.names, step))
    suits = list(dict.fromkeys(card.suit for card in hand))
    suit = _next(suits, chosen.card.suit, step)
    return Play(next(card for card in hand if card.suit is suit))


def _several_key(
    view: View, choices: Choices, chosen: Action | None, key: str, focus: Any, places: list[Any]
) -> Selection:
    """Go to a card by arrows, up and down to another suit, or by its number in the hand; take it by space."""
    at = _place(key)
    if at is not None and view.public.phase == "bury" and at < len(places):
        focus, key = places[at], " "
    if key == " " and focus in places:
        return replace(tapped(view, choices, chosen, focus), confirmed=False, focus=focus)
    if key in ("ArrowLeft", "ArrowRight"):
        return Selection(chosen, focus=_next(places, focus, 1 if key == "ArrowRight" else -1))
    if key in ("ArrowUp", "ArrowDown"):
        firsts = list({place[1].suit: place for place in reversed(places)}.values())[::-1]
        now = next((first for first in firsts if focus in places and first[1].suit is focus[1].suit), None)
        return Selection(chosen, focus=_next(firsts, now, 1 if key == "ArrowDown" else -1))
    return KEPT


def _held(view: View) -> list[Any]:
    """The cards of the hand as they are touched, from the left."""
    hand = shown_order(view.hand)
    return [("card", card, hand[:at].count(card)) for at, card in enumerate(hand)]


def _place(key: str) -> int | None:
    """Which card of the hand a number means, from the left; 0 is the tenth."""
    return (int(key) or 10) - 1 if key in DIGITS else None


def _call_key(view: View, chosen: Action | None, key: str) -> Selection:
    """Go through the cards that may be called."""
    now = chosen.cards[0] if isinstance(chosen, Call) else None
    step = 1 if key in ("ArrowRight", "ArrowDown") else -1
    return Selection(Call((_next(list(callable_cards(view)), now, step),)), changed=True)
