"""Two deals that one player can't tell apart: hidden tiles are exchanged, and everybody still does the same."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import Any

from engine.dominoes.play import DOMINOES
from engine.dominoes.state import Deal
from engine.record import Chair, Record, begin, saved
from engine.timeline import Timeline
from widgets.model import PERSON, TableModel

ALONE = (Chair(PERSON), *(Chair("club"),) * 3)


@dataclass(frozen=True, slots=True)
class Worlds:
    """Two deals of one seed, and what the player does in both."""

    seed: str
    deals: tuple[Deal, Deal]
    actions: tuple[Any, ...]


def opened(seed: str, deal: Deal) -> Timeline:
    return begin(Record(DOMINOES, None, deals=(deal,), seed=seed))


def record(seed: str, deal: Deal) -> dict[str, Any]:
    """A game of the player among bots that begins with this deal, as a file to be taken up."""
    return saved(opened(seed, deal), ALONE)


def exchanged(deal: Deal, chance: Random, at_most: int = 2) -> Deal:
    """The same deal, but some hidden tiles lie in each other's hands."""
    hands = [list(hand) for hand in deal.hands]
    for _ in range(chance.randint(1, at_most)):
        one, other = chance.sample((1, 2, 3), 2)
        here, there = chance.randrange(7), chance.randrange(7)
        hands[one][here], hands[other][there] = hands[other][there], hands[one][here]
    return replace(deal, hands=tuple(tuple(sorted(hand, reverse=True)) for hand in hands))


def worlds(number: int, least: int = 2) -> Worlds | None:
    """Two worlds from a number: the bots act by their own conventions in each, and in both alike for some turns.

    None if every exchange that this number leads to shows within `least` turns of the player.
    """
    chance = Random(number)
    seed = f"world-{number}"
    deal = DOMINOES.shuffled(None, f"{seed}/0")
    for _ in range(12):
        other = exchanged(deal, chance)
        actions = alike(seed, deal, other)
        if other != deal and len(actions) >= least:
            return Worlds(seed, (deal, other), actions)
    return None


def alike(seed: str, *deals: Deal) -> tuple[Any, ...]:
    """What the player does, taking the first choice, for as long as no reply to it tells the deals apart."""
    models, actions = [TableModel(DOMINOES, ALONE, seed) for _ in deals], []
    for model, deal in zip(models, deals, strict=True):
        model.timeline = opened(seed, deal)
    while True:
        for model in models:
            while model.bot_to_move:
                model.bot_step()
        one, other = (model.view for model in models)
        if one != other or one.public.result is not None:
            return tuple(actions[:-1])
        actions.append(models[0].choices[0])
        for model in models:
            model.act(actions[-1], own=True)
