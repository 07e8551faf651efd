"""What the app says about a hand of Mighty, from one seat's view."""

from __future__ import annotations

from engine.mighty.bidding import auction
from engine.mighty.cards import JOKER, NO_TRUMP, SIGNS, Card, Hand, Suit
from engine.mighty.may import PASS, PASS_ALL, TAKE, YARBOROUGH, judge
from engine.mighty.playing import mighty, ripper
from engine.mighty.state import (
    Action,
    Bid,
    Bury,
    Call,
    Declare,
    Keep,
    Laid,
    Next,
    Pass,
    PassAll,
    Play,
    Public,
    Result,
    Switch,
    View,
    open_calls,
)
from engine.words import Words
from widgets.mighty.ending import signed
from widgets.mighty.look import shown_order, winner

Choices = tuple[Action, ...]


def say(words: Words, id: str, /, **facts: object) -> str:
    """Say one of this table's own messages."""
    return words.say(f"mightyui-{id}", **facts)


# --- The action bar


def prompt(view: View, choices: Choices, chosen: Action | None, words: Words) -> str:
    """One sentence: what there is to do, or what the selected action would do."""
    match chosen:
        case Play():
            return _play(view, chosen, words)
        case Bid():
            return _bid(view, choices, chosen, words)
        case Bury(cards):
            return _bury(view, cards, words)
        case Keep() | Switch():
            return _contract(view, chosen, words)
        case Call(cards) if len(cards) == view.public.deck.called:
            return say(words, "prompt-calls", count=len(cards), cards=cards)
        case Declare(card):
            return say(words, "prompt-declare", card=card)
    for action, id in ((PASS, "pass"), (PASS_ALL, "pass-all"), (YARBOROUGH, "yarborough"), (TAKE, "take")):
        if chosen == action:
            return say(words, f"prompt-{id}")
    return _ask(view, choices, words)


def _ask(view: View, choices: Choices, words: Words) -> str:
    """What there is to do, with nothing selected."""
    public = view.public
    match public.phase if choices else "":
        case "auction":
            high = auction(public).best
            return say(words, "prompt-bid-first") if high is None else say(words, "prompt-bid", bid=high)
        case "bury":
            return say(words, "prompt-bury", count=public.deck.pickup)
        case "contract" if public.contract is not None:
            return say(words, "prompt-contract", bid=public.contract.bid)
        case "call":
            return say(words, "prompt-call", count=public.deck.called)
        case "play":
            return say(words, "prompt-lead") if public.led is None else say(words, "prompt-follow", led=public.led)
    return ""


def _bid(view: View, choices: Choices, bid: Bid, words: Words) -> str:
    if bid.strain is Suit.NO_SUIT:
        return say(words, "prompt-trump")
    high, facts = auction(view.public).best, {"bid": bid, "points": bid.points, "total": view.public.deck.points}
    if high is None:
        return say(words, "prompt-bid-open", **facts)
    low = Bid(high.points, bid.strain)
    if bid.points == high.points + 1 and low not in choices:
        return say(words, "prompt-bid-least", high=high, low=low, **facts)
    return say(words, "prompt-bid-over", high=high, **facts)


def _bury(view: View, cards: Hand, words: Words) -> str:
    missing = view.public.deck.pickup - len(cards)
    if missing > 0:
        return say(words, "prompt-bury-more", count=missing)
    return say(words, "prompt-buried", cards=cards, points=sum(card.point for card in cards))


def _contract(view: View, chosen: Keep | Switch, words: Words) -> str:
    assert view.public.contract is not None
    bid = chosen.bid if isinstance(chosen, Switch) else view.public.contract.bid
    return say(words, "prompt-plays", bid=bid, mighty=mighty(bid.strain), ripper=ripper(bid.strain))


def _play(view: View, play: Play, words: Words) -> str:
    """What a card would do in this trick."""
    public, card = view.public, play.card
    if public.led is None:
        if card == JOKER:
            return (
                say(words, "prompt-leads-joker", led=play.names)
                if play.names is not None
                else say(words, "prompt-joker")
            )
        return say(words, "prompt-leads", card=card)
    assert view.seat is not None and public.contract is not None
    trick = (*public.trick, Laid(view.seat, card))
    wins = winner(trick, public.led, public.contract.strain)
    points, last = sum(laid.card.point for laid in trick), len(trick) == public.options.players
    if wins == view.seat:
        return say(words, "prompt-takes" if last else "prompt-wins", card=card, points=points)
    best = next(laid.card for laid in trick if laid.seat == wins)
    facts = {"card": card, "best": best, "seat": wins}
    return say(words, "prompt-loses", points=points, **facts) if last else say(words, "prompt-under", **facts)


def button(action: Action, words: Words) -> str:
    match action:
        case Bid():
            return say(words, "button-bid", bid=action)
        case Pass():
            return say(words, "pass")
        case PassAll():
            return say(words, "pass-all")
        case Bury():
            return say(words, "button-bury")
        case Keep():
            return say(words, "button-keep")
        case Switch(bid):
            return say(words, "button-switch", bid=bid)
        case Call(cards):
            return say(words, "button-call", cards=cards)
        case Play(card):
            return say(words, "button-play", card=card)
        case Declare(card):
            return say(words, "button-declare", card=card)
        case Next():
            return say(words, "button-next")
    return say(words, "button-take" if action == TAKE else "yarborough")


def titled(view: View, action: Action, words: Words) -> str:
    """What the button says; for cards put down or a contract that is kept, which."""
    match action:
        case Bury(cards):
            return f"{button(action, words)}: {listed(cards, words)}"
        case Play(_, suit) if suit is not None:
            return f"{button(action, words)} ({words.say('led-suit', led=suit)})"
    return button(action, words)


def brief(action: Action, words: Words) -> str:
    """The cards alone, or the bid."""
    match action:
        case Play(card, suit):
            return card.spoken(words) + (f" {SIGNS[suit]}" if suit is not None else "")
        case Bury(cards) | Call(cards):
            return listed(cards, words)
        case Bid() | Switch():
            return (action.bid if isinstance(action, Switch) else action).spoken(words)
    return button(action, words)


# --- Why


ELSEWHERE = {1: ("mighty.call.two", "mighty.partner.one-a-trick", "mighty.convention.double-"), 2: ()}
"""What holds at other tables only, by the number of decks: how its id begins."""


def law(view: View, id: str, words: Words) -> str:
    """A clause or convention as it reads with so many decks; nothing where it does not hold."""
    decks = view.public.deck.decks
    if id.startswith(ELSEWHERE[decks]):
        return ""
    occasion = {1: "one", 2: "two"}[decks]
    return words.say(id, occasion) if words.has(id, occasion) else words.rule(id)


def heading(view: View, choices: Choices, words: Words) -> tuple[str, str]:
    """What the player may do and by which rule."""
    public = view.public
    if public.result is not None:
        return outcome(public.result, words), ""
    if not choices:
        return ("", "") if public.to_move is None else (words.say("why-waiting", seat=public.to_move), "")
    match public.phase:
        case "auction":
            high = auction(public).best
            if high is None:
                return say(words, "why-bid-first"), law(view, "mighty.auction.range", words)
            return say(words, "why-bid", bid=high), law(view, "mighty.auction.higher", words)
        case "bury":
            return say(words, "bury-title", count=public.deck.pickup), law(view, "mighty.bury", words)
        case "contract":
            return say(words, "keep-or-switch"), law(view, "mighty.contract.switch", words)
        case "call":
            return say(words, "call-title", count=public.deck.called), law(view, "mighty.call.elsewhere", words)
    return _why(view, choices, words)


TELLING = ("mighty.joker.due", "mighty.ripper.demands", "mighty.follow")
"""The clauses that tell most about what may be played, the weightiest first."""


def _why(view: View, choices: Choices, words: Words) -> tuple[str, str]:
    """By which clause the cards that may be played may be played."""
    rulings = {ruling.clause: ruling for ruling in (judge(view, c) for c in choices if isinstance(c, Play))}
    telling = next((rulings[clause] for clause in TELLING if clause in rulings), None)
    if telling is None:
        return say(words, "why-lead"), law(view, "mighty.turn", words)
    if telling.clause == "mighty.follow":
        id = "why-follow" if telling.facts.get("why") == "follows" else "why-void"
        return say(words, id, led=telling.facts["led"]), law(view, telling.clause, words)
    return words.title(telling.clause), law(view, telling.clause, words)


def outcome(result: Result, words: Words) -> str:
    """Made or set, in a few words."""
    return say(words, "made" if result.made else "set-early" if result.early else "was-set")


# --- In words


def spoken(view: View, choices: Choices, words: Words) -> str:
    """The table in words: the contract and the trick, whose turn it is, the hand and what of it can be played."""
    public = view.public
    if public.result is not None:
        return " ".join([outcome(public.result, words) + ".", *_paid(public.result, words)])
    told = [*_situation(public, words)]
    if public.to_move is not None and public.to_move != view.seat:
        told.append(say(words, "spoken-turn", seat=public.to_move))
    if view.hand:
        told.append(say(words, "spoken-hand", cards=listed(shown_order(view.hand), words)))
    if public.called and open_calls(view):
        told.append(say(words, "spoken-secret"))
    open = {choice.card for choice in choices if isinstance(choice, Play)}
    if open:
        told.append(say(words, "spoken-playable", cards=listed(shown_order(tuple(open)), words)))
    elif choices:
        told.append(_ask(view, choices, words))
    return " ".join(told)


def _paid(result: Result, words: Words) -> list[str]:
    return [f"{words.seat(seat)} {signed(delta)}." for seat, delta in enumerate(result.delta)]


def _situation(public: Public, words: Words) -> list[str]:
    contract = public.contract
    if contract is None:
        high = auction(public).high
        return [] if high is None else [say(words, "spoken-high", bid=high.said, seat=high.seat)]
    trump = words.say("no-trump-short") if contract.strain is NO_TRUMP else words.say("led-suit", led=contract.strain)
    told = [say(words, "label-contract", points=contract.points, trump=trump, name=words.seat(contract.bidder))]
    if public.phase in ("bury", "contract", "call") and public.pickup is not None:
        return [*told, say(words, "spoken-pickup", cards=listed(shown_order(public.pickup), words))]
    for card, partner in zip(public.called, public.partners, strict=True):
        name = say(words, "hidden") if partner is None else words.seat(partner.seat)
        told.append(say(words, "label-called", card=card, name=name))
    told.append(say(words, "spoken-trick", number=len(public.tricks) + 1))
    told += [say(words, "spoken-laid", seat=laid.seat, card=laid.card) for laid in public.trick]
    wins = winner(public.trick, public.led, contract.strain)
    return told if wins is None else [*told, say(words, "spoken-winning", seat=wins)]


def listed(cards: Hand | tuple[Card, ...], words: Words) -> str:
    return " ".join(card.spoken(words) for card in cards)
