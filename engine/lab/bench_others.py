"""What others do that the lab is measured beside, where they are installed: OpenSpiel, `dominoes`, DDS (endplay)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import cycle
from random import Random
from typing import Any

import numpy as np

from engine.dominoes.play import start
from engine.dominoes.state import State as Chain
from engine.dominoes.tiles import Tile
from engine.lab import domino_search

POSITIONS = 200
"""Every solver is asked the same so many positions, round after round."""
Run = Callable[[], int]
"""Does some work, and returns how many deals, hands or positions that was."""


def each(states: list[Any], solve: Callable[[Any], Any]) -> Run:
    """Asks one position after another, round and round."""
    ring = cycle(states)

    def run() -> int:
        solve(next(ring))
        return 1

    return run


def open_spiel() -> dict[str, Run]:
    try:
        import pyspiel
        from open_spiel.python.games import team_dominoes  # noqa: F401  registers the game
    except ImportError:
        return {}
    bridge = pyspiel.load_game("bridge(use_double_dummy_result=false)")
    dominoes = pyspiel.load_game("python_team_dominoes")
    seeds = cycle(range(1, 10**6))

    def bots() -> int:
        seed = next(seeds)
        players = [pyspiel.make_uniform_random_bot(seat, seed + seat) for seat in range(4)]
        pyspiel.evaluate_bots(bridge.new_initial_state(), players, seed)
        return 1

    dealt, chance = _bridge_dealt(bridge), Random(0)
    tree = pyspiel.MCTSBot(bridge, pyspiel.RandomRolloutEvaluator(200, 1), 1.0, 1, 10, False, 1, False)

    def rollouts() -> int:
        tree.mcts_search(dealt)
        return 200

    return {
        "OpenSpiel python_team_dominoes": partial(_played, dominoes, chance),
        "OpenSpiel bridge, Python": partial(_played, bridge, chance),
        "OpenSpiel bridge, bots": bots,
        "OpenSpiel bridge, rollouts": rollouts,
    }


def _played(game: Any, chance: Random) -> int:
    """A deal played at random, asked for from Python move by move."""
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(chance.choice(state.legal_actions()))
    return 1


def _bridge_dealt(game: Any) -> Any:
    """Bridge at the first lead: four spades by the first to speak, then three passes."""
    state, chance = game.new_initial_state(), Random(0)
    while state.is_chance_node():
        state.apply_action(chance.choice(state.legal_actions()))
    names = {state.action_to_string(state.current_player(), action): action for action in state.legal_actions()}
    for said in ("4♠", "Pass", "Pass", "Pass"):
        state.apply_action(names[said])
    return state


def package() -> dict[str, Run]:
    try:
        import dominoes
    except ImportError:
        return {}

    def game(chance: Random, tiles: int) -> Any:
        found = dominoes.Game.new(starting_domino=dominoes.Domino(6, 6))
        while found.result is None and len(found.board) < tiles:
            found.make_move(*chance.choice(found.valid_moves))
        return found

    chance, positions = Random(0), Random(1)
    games = [found for found in (game(positions, 8) for _ in range(60)) if found.result is None]

    def play() -> int:
        game(chance, 28)
        return 1

    return {
        "dominoes, random": play,
        "dominoes, alphabeta, 8 tiles down": each(games, dominoes.search.alphabeta),
        "dominoes solved, 8 tiles down": each([_as_ours(found) for found in games], domino_search.value),
    }


def _as_ours(game: Any) -> Chain:
    """A game of the package `dominoes` as a state of ours."""
    hands = tuple(tuple(Tile(*sorted((tile.first, tile.second), reverse=True)) for tile in hand) for hand in game.hands)
    left, right = game.board.left_end(), game.board.right_end()
    public = start(None).public._replace(
        phase="play", to_move=game.turn, line=((left, left), (right, right)), sizes=tuple(map(len, hands))
    )
    return Chain(public, hands)


def dds() -> dict[str, Run]:
    try:
        from endplay.dds import solve_board
        from endplay.dds.solve import SolveMode
        from endplay.types import Deal, Denom, Player
    except ImportError:
        return {}

    def boards(cards: int) -> list[Any]:
        chance = Random(cards)
        return [Deal(_pbn(chance, cards), first=Player.west, trump=Denom.spades) for _ in range(POSITIONS)]

    def solve(board: Any) -> Any:
        return solve_board(board, SolveMode.OptimalOne)

    return {f"DDS, {cards} cards": each(boards(cards), solve) for cards in (13, 10)}


def _pbn(chance: Random, cards: int) -> str:
    """Four bridge hands of so many cards."""
    pack = np.array([chance.sample(range(52), 4 * cards)]).reshape(4, cards)
    return "N:" + " ".join(".".join(_suit(hand, suit) for suit in range(4)) for hand in pack)


def _suit(hand: Any, suit: int) -> str:
    return "".join("AKQJT98765432"[card % 13] for card in sorted(hand) if card // 13 == suit)
