"""Someone who plays Mighty on a page: knows where on the canvas each action is touched."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from playwright.sync_api import expect

from engine.mighty.cards import Card
from engine.mighty.state import Bid, Bury, Call, Declare, Play, Switch
from tests.browser.player import Player, alone
from tests.typist import keys
from widgets.face import Selection
from widgets.mighty.hand import SAYINGS
from widgets.model import TableModel
from widgets.scene import Target


class CardPlayer(Player):
    """Sits at seat 1 of a page of Mighty, and does what the hint says."""

    game = "mighty"

    def sees(self) -> CardPlayer:
        super().sees()
        model = self.model
        if model.choices and model.public.result is None and not model.note:
            expect(self.say).to_contain_text(self.sentence())
        return self

    def sentence(self) -> str:
        """What the action bar has to say of what is selected."""
        face, view, choices, chosen = self.face, self.model.view, self.model.choices, self.model.chosen
        if chosen is None or chosen in choices or face.unfinished(view, choices, chosen):
            return face.prompt(view, choices, chosen, self.words)
        return self.words.ruling(self.model.game.judge(view, chosen))

    def touches(self, target: Target, tap: Callable[[Target], None]) -> None:
        """Touch a thing that selects, and see what is selected now."""
        tap(target)
        self._selects(self.face.tapped(self.model.view, self.model.choices, self.model.chosen, target))

    def _selects(self, selection: Selection) -> None:
        assert selection.changed or selection.focus is not None
        self.model.select(selection.action)
        self.model.focus = selection.focus
        self.sees()

    def does(self, action: Any, tap: Callable[[Target], None] | None = None) -> CardPlayer:
        """Select an action where it is touched, and confirm: a card by a touch on its place in the trick."""
        tap = tap or self.tap
        for target in targets(action):
            if self.model.chosen != action:
                self.touches(target, tap)
        if isinstance(action, Play) and self.model.public.trick:
            self.confirm(lambda: tap(("trick",)))
        else:
            self.confirm(lambda: (self.page.tap if tap == self.touch else self.page.click)(".sp-act .sp-go"))
        return self

    def suggestion(self) -> Any:
        """What the hint would say; nothing is selected."""
        self.model.ask_hint()
        action = self.model.chosen
        self.model.cancel()
        return action

    def plays_the_hand(self, do: Callable[[Any], object]) -> CardPlayer:
        """Do what is suggested until the hand is over."""
        while self.waits().model.public.result is None:
            do(self.suggestion())
        return self


class CardTypist(CardPlayer):
    """Uses the keys alone: those of the canvas, and the list for what they do not reach."""

    def types(self, action: Any) -> CardTypist:
        """Select by keys, confirm by Enter."""
        self.goes_to("canvas")
        for key in keys(self.model, action):
            self.press(key)
            model = self.model
            self._selects(self.face.keyed(model.view, model.choices, model.chosen, key, model.focus))
        if self.model.chosen != action:
            self._picks(action)
            self.goes_to("canvas", "Shift+Tab")
        self.confirm(lambda: self.press("Enter"))
        return self

    def _picks(self, action: Any) -> None:
        """Choose from the list what the canvas has no key for: it opens, and closes with a choice."""
        self.goes_to(".sp-pickers select")
        [picker, *_] = self.face.pickers(self.model.view, self.model.choices, self.model.chosen, self.words)
        steps = next(at for at, (_, option) in enumerate(picker.options) if option == action)
        self.press("Alt+ArrowDown", *["ArrowDown"] * steps, "Enter")
        self._selects(Selection(action, changed=True))


def targets(action: Any) -> Iterator[Target]:
    """What on the canvas is touched, one after another, to select an action."""
    match action:
        case Bid(points, strain):
            yield from (("bid", points), ("strain", strain))
        case Bury(cards):
            yield from (("card", card, cards[:at].count(card)) for at, card in enumerate(cards))
        case Call(cards):
            yield from (("call", card) for card in cards)
        case Switch():
            yield ("switch", action)
        case Declare(card):
            yield ("declare", card)
        case Play(Card() as card, names):
            yield ("card", card, 0)
            if names is not None:
                yield ("suit", names)
        case _:
            yield ("do", next(name for name, said in SAYINGS.items() if said == action))


@cache
def seed_of_a_hand(players: int, *kinds: str, most: int = 100) -> str:
    """The first seed of a hand of at most so many actions in which the player, doing what is suggested, does all these.

    Kinds are `Bid`, `Bury`, `leads-joker` and the like.
    """
    hands = ((seed, list(suggested(players, seed))) for seed in map("hand-{}".format, range(400)))
    return next(seed for seed, done in hands if done[-1][1] <= most and {*kinds} <= {kind for kind, _ in done})


def suggested(players: int, seed: str) -> Iterator[tuple[str, int]]:
    """What is suggested to the player in a hand, decision by decision, and how many actions went before.

    The end of the hand counts as one decision more.
    """
    model: TableModel = alone("mighty", seed, players)
    while model.public.result is None:
        if model.bot_to_move:
            model.bot_step()
            continue
        model.ask_hint()
        yield kind_of(model.chosen), len(model.timeline.done)
        model.confirm()
    yield "over", len(model.timeline.done)


def kind_of(action: Any) -> str:
    return "leads-joker" if isinstance(action, Play) and action.names is not None else type(action).__name__
