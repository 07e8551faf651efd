"""The lists and buttons from which everything in Mighty can be selected by keyboard, or without seeing the table."""

from __future__ import annotations

from engine.mighty.cards import JOKER, NO_TRUMP, Card, Hand
from engine.mighty.may import TAKE
from engine.mighty.state import Action, Bid, Bury, Call, Declare, Play, Switch, View
from engine.words import Words
from widgets.face import Picker
from widgets.mighty.hand import (
    SAYINGS,
    Choices,
    bid_points,
    bid_strain,
    burying,
    callable_cards,
    calling,
    playing,
)
from widgets.mighty.look import SHOWN_SUITS, shown_order
from widgets.mighty.pad import STRAINS


def pickers(view: View, choices: Choices, chosen: Action | None, words: Words) -> tuple[Picker, ...]:
    """The lists to select from by keyboard: what may be done stands first."""
    if not choices:
        return ()
    match view.public.phase:
        case "auction":
            return _bid_pickers(view, choices, chosen, words)
        case "contract":
            none = (words.say("mightyui-picker-none"), None)
            options = tuple((_contract_words(view, choice, words), choice) for choice in choices)
            return (Picker(words.say("mightyui-picker-contract"), (none, *options), chosen, wide=True),)
        case "bury":
            return (_bury_picker(view, chosen, words),)
        case "call":
            return (_call_picker(view, chosen, words),)
        case "play":
            return _play_pickers(view, choices, chosen, words)
    return ()


def _bid_pickers(view: View, choices: Choices, chosen: Action | None, words: Words) -> tuple[Picker, ...]:
    points = dict.fromkeys(choice.points for choice in choices if isinstance(choice, Bid))
    said = [
        (words.say(f"mightyui-{name.replace(' ', '-')}"), action)
        for name, action in SAYINGS.items()
        if action in choices
    ]
    listed = [(str(number), bid_points(choices, chosen, number)) for number in points]
    strains = dict.fromkeys(choice.strain for choice in choices if isinstance(choice, Bid))
    shown = tuple(
        (
            words.say("no-trump-short") if strain is NO_TRUMP else "♣♦♥♠"[strain],
            bid_strain(view, choices, chosen, strain),
        )
        for strain in STRAINS
        if strain in strains
    )
    none = (words.say("mightyui-picker-none"), None)
    return (
        Picker(words.say("mightyui-picker-points"), (none, *said, *listed), chosen, wide=True),
        Picker(words.say("mightyui-picker-trump"), shown, chosen),
    )


def _contract_words(view: View, choice: Action, words: Words) -> str:
    if isinstance(choice, Switch):
        return words.say("mightyui-button-switch", bid=choice.bid)
    assert view.public.contract is not None
    return f"{words.say('mightyui-keep')} {view.public.contract.bid.spoken(words)}"


def _bury_picker(view: View, chosen: Action | None, words: Words) -> Picker:
    """Every card of the hand: choosing one puts it down or takes it back."""
    hand = shown_order(view.hand)
    cards: Hand = chosen.cards if isinstance(chosen, Bury) else ()
    seen: list[Card] = []
    options = []
    for card in hand:
        down = seen.count(card) < cards.count(card)
        options.append((f"{'✓ ' if down else ''}{card.spoken(words)}", burying(chosen, card, seen.count(card))))
        seen.append(card)
    none = (words.say("mightyui-picker-none"), chosen)
    return Picker(words.say("mightyui-picker-card"), (none, *options), chosen, wide=True)


def _call_picker(view: View, chosen: Action | None, words: Words) -> Picker:
    deck, open = view.public.deck, callable_cards(view)
    cards: Hand = chosen.cards if isinstance(chosen, Call) else ()
    options = tuple(
        (f"{'✓ ' if card in cards else ''}{card.spoken(words)}", calling(view, chosen, card)) for card in open
    )
    none = (words.say("mightyui-picker-none"), chosen if deck.called > 1 else None)
    return Picker(words.say("mightyui-picker-card"), (none, *options), chosen, wide=True)


def _play_pickers(view: View, choices: Choices, chosen: Action | None, words: Words) -> tuple[Picker, ...]:
    open = {choice.card for choice in choices if isinstance(choice, Play)}
    hand = sorted(dict.fromkeys(shown_order(view.hand)), key=lambda card: card not in open)
    cards = tuple((card.spoken(words), playing(view, chosen, card)) for card in hand)
    said = tuple((_said(choice, words), choice) for choice in choices if choice == TAKE or isinstance(choice, Declare))
    none = (words.say("mightyui-picker-none"), None)
    picker = Picker(words.say("mightyui-picker-card"), (none, *cards, *said), chosen, wide=True)
    if not (isinstance(chosen, Play) and chosen.card == JOKER and not view.public.trick):
        return (picker,)
    suits = tuple(("♣♦♥♠"[suit], Play(JOKER, suit)) for suit in SHOWN_SUITS)
    return (picker, Picker(words.say("mightyui-picker-suit"), suits, chosen))


def _said(choice: Action, words: Words) -> str:
    return (
        words.say("mightyui-declare", card=choice.card) if isinstance(choice, Declare) else words.say("mightyui-take")
    )
