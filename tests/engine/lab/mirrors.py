"""What the kernels do, done again by the rules: the same deals by the same chance, the same search, plainly."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from engine.dominoes.play import DOMINOES
from engine.dominoes.state import Deal as Tiles
from engine.dominoes.state import Play as Lay
from engine.dominoes.state import State as Chain
from engine.dominoes.state import pair
from engine.dominoes.tiles import SET
from engine.lab import card_deals, card_solve, domino_deals, domino_search
from engine.lab.compiled import Chance
from engine.mighty.cards import JOKER, ORDER, STRAINS, SUITS, Card, in_order
from engine.mighty.decks import DECKS
from engine.mighty.play import MIGHTY
from engine.mighty.playing import mighty
from engine.mighty.state import Bid, Bury, Call, Contract, Deal, Keep, PassAll, Play, State
from engine.table import legal

RANDOM = 0
CARDS = tuple(ORDER)


def shuffled(pack: tuple[Any, ...], chance: Chance) -> tuple[Any, ...]:
    """The pack in the order in which the kernels deal it."""
    order = list(pack)
    for place in range(len(order)):
        at = place + chance.below(len(order) - place)
        order[place], order[at] = order[at], order[place]
    return tuple(order)


# --- Dominoes


def domino_deal(seed: int, style: tuple[int, int]) -> tuple[str, int | None, tuple[int, ...]]:
    """How the rules end the deal of this number, who wins it, and what is played."""
    chance, plays = Chance(seed), list[int]()
    order = shuffled(SET, chance)
    hands: Any = tuple(tuple(sorted(order[at * 7 : at * 7 + 7], reverse=True)) for at in range(4))
    state, _ = DOMINOES.apply(DOMINOES.start(None), Tiles(hands))
    while (seat := DOMINOES.to_move(state.public)) is not None:
        choices = [action for action in legal(DOMINOES, state) if isinstance(action, Lay)]
        if choices:
            play = _lay(choices, style[pair(seat)], chance)
            plays.append(2 * SET.index(play.tile) + (play.side == "R"))
            state, _ = DOMINOES.apply(state, play)
        else:
            state, _ = DOMINOES.apply(state, legal(DOMINOES, state)[0])
    result = state.public.result
    return "key" if result.key else result.by, result.winner, tuple(plays)


def _lay(choices: list[Lay], style: int, chance: Chance) -> Lay:
    if choices[0].side is None:
        return choices[0]
    if style != RANDOM:
        return max(choices, key=lambda play: (play.tile.pips, SET.index(play.tile), play.side == "L"))
    ordered = sorted(choices, key=lambda play: (play.side == "R", SET.index(play.tile)))
    return ordered[chance.below(len(ordered))]


def same_domino_deal(seed: int, style: tuple[int, int]) -> bool:
    ended, winner, plays = domino_deals.play_deal(seed, style)
    named = {domino_deals.OUT: "out", domino_deals.KEY: "key", domino_deals.BLOCK: "block"}[ended]
    return (named, {1: 0, -1: 1, 0: None}[winner], plays) == domino_deal(seed, style)


def chains(random: Random, most: int) -> Iterator[Chain]:
    """States of play without end, reached at random, with so many tiles unplayed at most; scores of all kinds."""
    while True:
        left = random.randint(1, most)
        start = DOMINOES.start(None)
        scores = random.choice([(0, 0), (5, 0), (0, 4), (3, 0), (0, 1)])
        state, _ = DOMINOES.apply(
            start._replace(public=start.public._replace(scores=scores)), DOMINOES.shuffled(None, str(random.random()))
        )
        while state.public.phase == "play" and sum(state.public.sizes) > left:
            state, _ = DOMINOES.apply(state, random.choice(legal(DOMINOES, state)))
        if state.public.phase == "play":
            yield state


def plain_value(state: Chain, stakes: domino_search.Stakes) -> int:
    """What pair 0 gains, by trying everything."""
    public = state.public
    if public.result is not None:
        if public.result.winner is None:
            return 0
        return stakes[2 * public.result.winner + public.result.key]
    found = [plain_value(DOMINOES.apply(state, action)[0], stakes) for action in legal(DOMINOES, state)]
    return (max, min)[pair(public.to_move or 0)](found)


def same_value(state: Chain) -> bool:
    """Do search and rules agree on the state, for points and at its score, and on every play?"""
    sign = 1 if pair(state.public.to_move or 0) == 0 else -1
    for stakes in (domino_search.POINTS, domino_search.WINS, domino_search.at_score(state.public.scores)):
        if domino_search.value(state, stakes) != plain_value(state, stakes):
            return False
        for action, value in domino_search.values(state, stakes).items():
            if sign * value != plain_value(DOMINOES.apply(state, action)[0], stakes):
                return False
    return True


# --- Mighty


def _keeping(card: Card, trump: Any) -> tuple[int, bool, int, int]:
    """The order in which cards are put down: no magic card, no trump, no point, the lowest, of equal ones the first."""
    magic = 2 if card == mighty(trump) else 1 if card == JOKER else 0
    return magic, card.suit is trump, card.point and card.suit is not trump, card.rank


def _calling(card: Card, trump: Any) -> tuple[bool, bool, bool, int, int]:
    return card == mighty(trump), card == JOKER, card.suit is trump, card.rank, -ORDER[card]


def same_hand(seed: int, players: int, style: int) -> bool:
    """Do the rules play the hand of this number to the same end, every card being what chance draws?"""
    played = card_deals.play_hand(seed, players, style)
    state, chance = contracted(seed, players)
    public = state.public
    if (int(public.contract.strain), tuple(ORDER[card] for card in public.called)) != (
        played.trump, tuple(sorted(played.called)),
    ):  # fmt: skip
        return False
    for code in played.plays:
        choices = [action for action in legal(MIGHTY, state) if isinstance(action, Play)]
        card = CARDS[code & 63]
        named = SUITS[code >> 6] if card == JOKER and state.public.led is None else None
        play = Play(card, named)
        if play not in choices or (style == RANDOM and play != choices[chance.below(len(choices))]):
            return False
        state, _ = MIGHTY.apply(state, play)
    result = state.public.result
    return result is not None and (result.defenders, result.early) == (played.defended, played.early)


def contracted(seed: int, players: int) -> tuple[State, Chance]:
    """The hand of this number up to the first lead, as the kernels settle it."""
    chance, deck, options = Chance(seed), DECKS[players], MIGHTY.options({"players": players})
    order = shuffled(tuple(CARDS[place] for place in sorted(ORDER[card] for card in deck.cards)), chance)
    ends = [at * deck.each for at in range(players + 1)]
    hands = tuple(in_order(order[start:end]) for start, end in zip(ends, ends[1:], strict=False))
    state, _ = MIGHTY.apply(MIGHTY.start(options), Deal(hands, in_order(order[ends[-1] :])))
    whole = hands[0] + order[ends[-1] :]
    trump = max(SUITS, key=lambda suit: (sum(card.suit is suit for card in whole), -suit))
    actions: list[Any] = [Bid(card_deals.CONTRACTS[deck.decks], trump), *[PassAll()] * (players - 1)]
    least = sorted(in_order(whole), key=lambda card: _keeping(card, trump))[: deck.pickup]
    actions += [Bury(in_order(least)), Keep()]
    for action in actions:
        state, _ = MIGHTY.apply(state, action)
    lacking = [card for card in deck.copies if whole.count(card) < deck.copies[card]]
    called = sorted(lacking, key=lambda card: _calling(card, trump))[-deck.called :]
    return MIGHTY.apply(state, Call(in_order(called)))[0], chance


def tricks(random: Random, most: dict[int, int], forever: bool = False) -> Iterator[State]:
    """States of play without end, with so many tricks left at most; `forever`: no contract can be set."""
    while True:
        players = random.choice(list(most))
        state = _bid(random, players)
        if forever:
            public, contract = state.public, state.public.contract
            contract = Contract(contract.bidder, Bid(0, contract.strain))
            state = state._replace(public=public._replace(contract=contract))
        left = random.randint(1, most[players])
        laid = random.randrange(players)
        while state.public.phase == "play" and (
            max(state.public.sizes) > left or len(state.public.trick) < (laid if min(state.public.sizes) else 0)
        ):
            plays = [action for action in legal(MIGHTY, state) if isinstance(action, Play)]
            state, _ = MIGHTY.apply(state, random.choice(plays))
        if state.public.phase == "play":
            yield state


def _bid(random: Random, players: int) -> State:
    """The dealer bids at random, and everything up to the first lead is random too."""
    options = MIGHTY.options({"players": players, "dealer": random.randrange(players)})
    state, _ = MIGHTY.apply(MIGHTY.start(options), MIGHTY.shuffled(options, str(random.random())))
    points = random.choice([13, 14, 16, 18]) * options.deck.decks
    said: list[Any] = [Bid(points, random.choice(STRAINS)), *[PassAll()] * (players - 1)]
    for action in said:
        state, _ = MIGHTY.apply(state, action)
    bidder = state.hands[options.dealer]
    for action in (Bury(in_order(random.sample(bidder, options.deck.pickup))), Keep()):
        state, _ = MIGHTY.apply(state, action)
    return MIGHTY.apply(state, random.choice(legal(MIGHTY, state)))[0]


def settled_sides(state: State) -> bool:
    """Is it clear who is on which side?"""
    try:
        return bool(card_solve.sides(state))
    except ValueError:
        return False


def plain_points(state: State, side: frozenset[int]) -> int:
    """The points of the side at the end of the hand, by trying everything."""
    public = state.public
    if public.result is not None:
        return sum(public.taken[seat] for seat in side) + sum(card.point for card in state.buried)
    plays = [action for action in legal(MIGHTY, state) if isinstance(action, Play)]
    found = [plain_points(MIGHTY.apply(state, play)[0], side) for play in plays]
    return max(found) if public.to_move in side else min(found)


def plain_made(state: State, side: frozenset[int]) -> bool:
    """Is the contract made under the whole law, the early end included, by trying everything?"""
    public = state.public
    if public.result is not None:
        return bool(public.result.made)
    plays = [action for action in legal(MIGHTY, state) if isinstance(action, Play)]
    found = (plain_made(MIGHTY.apply(state, play)[0], side) for play in plays)
    return any(found) if public.to_move in side else all(found)


def same_points(state: State) -> bool:
    return card_solve.points(state) == plain_points(state, card_solve.sides(state))


def same_made(state: State) -> bool:
    return card_solve.made(state) == plain_made(state, card_solve.sides(state))
