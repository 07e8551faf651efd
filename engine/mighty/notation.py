"""Mighty on paper: options, actions, deals and reports as the record format writes them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from engine.mighty.cards import BY_NAME, JOKER, STRAIN_OF, Hand, in_order
from engine.mighty.decks import DECKS
from engine.mighty.playing import mighty, ripper
from engine.mighty.state import (
    HOUSE,
    Action,
    Bid,
    Bury,
    Call,
    Deal,
    Declare,
    Keep,
    Next,
    Options,
    Pass,
    PassAll,
    Play,
    Result,
    State,
    Switch,
    Take,
    Trick,
    View,
    Yarborough,
)

# --- Options


def read_options(written: Mapping[str, Any]) -> Options:
    """Read the options of a record. Raises ValueError naming the first that is wrong."""
    for name in written:
        if name not in Options.__dataclass_fields__:
            raise ValueError(f"there is no option {name!r:.42} in mighty.")
    players = written.get("players", 5)
    if type(players) is not int or players not in DECKS:
        raise ValueError("players must be a number from 4 to 8.")
    dealer = written.get("dealer", 0)
    if type(dealer) is not int or not 0 <= dealer < players:
        raise ValueError(f"dealer must be a seat from 0 to {players - 1}.")
    for name in HOUSE:
        if type(written.get(name, False)) is not bool:
            raise ValueError(f"{name} must be true or false.")
    return Options(**written)


# --- Actions

_CARD = r"(?:10|[AKQJT98765432])[CDHS]|JK"
_CARDS = rf"((?:{_CARD})(?: (?:{_CARD}))*)"
_BID = r"(0|[1-9][0-9]{0,8})(NT|[CDHS])"

WORDS: Mapping[str, Action] = {
    "pass": Pass(),
    "pass all": PassAll(),
    "yarborough": Yarborough(),
    "keep": Keep(),
    "take": Take(),
    "next": Next(),
}
_WORD_OF = {type(action): word for word, action in WORDS.items()}


def _bid(points: str, strain: str) -> Bid:
    return Bid(int(points), STRAIN_OF[strain])


def _cards(names: str) -> Hand:
    return in_order(BY_NAME[name] for name in names.split(" "))


SHAPES: tuple[tuple[re.Pattern[str], Callable[..., Action]], ...] = (
    (re.compile(f"({_CARD})"), lambda card: Play(BY_NAME[card])),
    (re.compile("JK:([CDHS])"), lambda suit: Play(JOKER, STRAIN_OF[suit])),
    (re.compile(f"bid {_BID}"), lambda points, strain: _bid(points, strain)),
    (re.compile(f"switch {_BID}"), lambda points, strain: Switch(_bid(points, strain))),
    (re.compile(f"bury {_CARDS}"), lambda cards: Bury(_cards(cards))),
    (re.compile(f"call {_CARDS}"), lambda cards: Call(_cards(cards))),
    (re.compile(f"declare ({_CARD})"), lambda card: Declare(BY_NAME[card])),
)


def read(text: str) -> Action:
    """Read an action. Raises ValueError if the text is none."""
    if text in WORDS:
        return WORDS[text]
    for shape, action in SHAPES:
        if found := shape.fullmatch(text):
            return action(*found.groups())
    raise ValueError(text)


def write(action: Action) -> str:
    """Write an action in canonical notation."""
    match action:
        case Play(card, None):
            return str(card)
        case Play(card, suit):
            return f"{card}:{suit}"
        case Bid():
            return f"bid {action}"
        case Switch(bid):
            return f"switch {bid}"
        case Bury(cards):
            return " ".join(["bury", *_names(in_order(cards))])
        case Call(cards):
            return " ".join(["call", *_names(in_order(cards))])
        case Declare(card):
            return f"declare {card}"
        case Deal():
            raise ValueError("a deal is not an action of the notation")
    return _WORD_OF[type(action)]


def _names(hand: Iterable[Any]) -> list[str]:
    return [str(card) for card in hand]


# --- Deals


def read_deal(written: Any, options: Options) -> Deal:
    """Read `{"hands": […], "pickup": […]}`: the whole deck. Raises ValueError saying what is wrong."""
    deck = options.deck
    if not isinstance(written, dict) or set(written) != {"hands", "pickup"}:
        raise ValueError("must be an object with the two fields hands and pickup.")
    hands = written["hands"]
    if not isinstance(hands, list) or len(hands) != deck.players:
        raise ValueError(f"hands must be a list of {deck.players} hands.")
    parts = [(f"hands[{seat}]", hand, deck.each) for seat, hand in enumerate(hands)]
    left = Counter(deck.copies)
    *dealt, pickup = [_part(*part, left) for part in (*parts, ("pickup", written["pickup"], deck.pickup))]
    return Deal(tuple(dealt), pickup)


def _part(where: str, written: Any, count: int, left: Counter[Any]) -> Hand:
    """Read one hand, or the pickup, off what is left of the deck."""
    if not isinstance(written, list) or len(written) != count:
        raise ValueError(f"{where} must be a list of {count} cards.")
    for name in written:
        card = BY_NAME.get(name) if isinstance(name, str) else None
        if card is None:
            raise ValueError(f"{where}: {name!r:.40} is no card.")
        if left[card] == 0:
            raise ValueError(f"{where}: {card} is dealt more often than the deck has it.")
        left[card] -= 1
    return in_order(BY_NAME[name] for name in written)


def write_deal(deal: Deal) -> dict[str, Any]:
    return {"hands": [_names(hand) for hand in deal.hands], "pickup": _names(deal.pickup)}


# --- Reports


def report(seen: State | View) -> dict[str, Any]:
    """The table as the record format describes it. In a view, what the seat may not know is a count, or null."""
    public, contract = seen.public, seen.public.contract
    return {
        "phase": public.phase,
        "hand": public.hand,
        "dealer": public.dealer,
        "to_move": public.to_move,
        "hands": _hands(seen),
        "pickup": _pickup(seen),
        "buried": _buried(seen),
        "bids": [[turn.seat, write(turn.said).removeprefix("bid ")] for turn in public.bids],
        "contract": contract and {"bidder": contract.bidder, "points": contract.points, "strain": str(contract.strain)},
        "called": _names(public.called),
        "partners": [partner and partner.seat for partner in public.partners],
        "mighty": contract and str(mighty(contract.strain)),
        "ripper": contract and str(ripper(contract.strain)),
        "trick": [[seat, str(card)] for seat, card in public.trick],
        "led": None if public.led is None else str(public.led),
        "tricks": [_trick(trick) for trick in public.tricks],
        "takes": len(public.takes),
        "taken": list(public.taken),
        "scores": list(public.scores),
        "result": public.result and _result(public.result),
        "history": [_result(result) for result in public.history],
    }


def _hands(seen: State | View) -> list[Any]:
    public = seen.public
    if isinstance(seen, State):
        return [_names(hand) for hand in seen.hands]
    if public.shown is not None:
        return [_names(hand) for hand in public.shown.hands]
    return [_names(seen.hand) if seat == seen.seat else size for seat, size in enumerate(public.sizes)]


def _pickup(seen: State | View) -> list[str] | int:
    if isinstance(seen, State):
        return _names(seen.pickup)
    pickup = seen.public.pickup
    return seen.public.deck.pickup if pickup is None else _names(pickup)


def _buried(seen: State | View) -> list[str] | int:
    public = seen.public
    if isinstance(seen, State):
        return _names(seen.buried)
    if public.shown is not None:
        return _names(public.shown.buried)
    return _names(seen.buried) if len(seen.buried) == public.put_down else public.put_down


def _trick(trick: Trick) -> dict[str, Any]:
    return {
        "leader": trick.leader,
        "led": str(trick.led),
        "cards": [[seat, str(card)] for seat, card in trick.cards],
        "winner": trick.winner,
        "points": trick.points,
    }


def _result(result: Result) -> dict[str, Any]:
    return {key: list(value) if isinstance(value, tuple) else value for key, value in result._asdict().items()}
