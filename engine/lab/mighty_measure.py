"""What the bots of Mighty bid and make, what the book is worth, and where each convention decides.

`python -m engine.lab.mighty_measure > docs/mighty-bots.md` measures and writes the tables;
`python -m engine.lab.mighty_measure --shows > tests/cases/mighty-shows.json` finds a hand for each convention.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from statistics import fmean
from typing import Any

from engine.arena import Bot, Plan, conventions, played
from engine.mighty.cards import NO_TRUMP
from engine.mighty.decks import DECKS
from engine.mighty.play import MIGHTY
from engine.mighty.state import Bid, Result, State
from engine.mighty.system import BOOK
from engine.system import Decision, System, decide

MOST = 5000
"""Hands in which every convention should decide."""
EACH = 80
"""Deals to find what a convention is worth."""
OTHERS = ("beginner", "random")

CONVENTIONS = tuple(convention.id for convention in BOOK if ".convention." in convention.id)


def hand(players: int, seed: str, system: System = BOOK) -> Iterator[tuple[State, Decision]]:
    """One hand of bots, redealt until somebody bids: every moment, and what the seat to move decides there."""
    options = MIGHTY.options({"players": players})
    state, dealt = MIGHTY.start(options), 0
    while state.public.result is None:
        if MIGHTY.waits(state):
            state, _ = MIGHTY.apply(state, MIGHTY.shuffled(options, f"{seed}/{dealt}"))
            dealt += 1
            continue
        decision = decide(MIGHTY, MIGHTY.view(state, state.public.to_move), system)
        yield state, decision
        state, _ = MIGHTY.apply(state, decision.action)


@dataclass(frozen=True, slots=True)
class End:
    """How a hand of bots ended: the contract, what became of it, and how often each convention decided on the way."""

    bid: Bid
    result: Result
    decided: Counter[str]


@cache
def ended(players: int, seed: str) -> End:
    """Play a hand of the book's bots to its end."""
    decided: Counter[str] = Counter()
    moments = tuple(hand(players, seed))
    for _, decision in moments:
        decided.update(reason.id for reason in decision.reasons)
    state, last = moments[-1]
    public = MIGHTY.apply(state, last.action)[0].public
    return End(public.contract.bid, public.result, decided)


def captured(players: int, result: Result) -> int:
    """The points of the bidder's side; where the hand ended early, all that the defenders did not have by then."""
    return DECKS[players].points - result.defenders


def shows(hands: int) -> dict[str, list[Any]]:
    """For each convention the first hand that shows it, as players and seed; at most so many hands are looked at."""
    found: dict[str, list[Any]] = {}
    for number in range(hands):
        players, seed = 4 + number % len(DECKS), f"shows/{number}"
        for _, decision in hand(players, seed):
            for reason in decision.reasons:
                found.setdefault(reason.id, [players, seed])
        if found.keys() >= set(CONVENTIONS):
            break
    return {id: found[id] for id in CONVENTIONS if id in found}


def contracts(players: int, hands: int) -> tuple[str, list[str]]:
    """A line of means, and a line for each contract: how often it was played, and made."""
    ends = [ended(players, f"contracts/{seed}") for seed in range(hands)]
    by_contract = defaultdict(list)
    for end in ends:
        by_contract[end.bid.points, end.bid.strain is NO_TRUMP].append(end.result.made)
    made, bids = fmean(end.result.made for end in ends), fmean(end.bid.points for end in ends)
    line = f"| {players} | {made:.0%} | {bids:.2f} | {fmean(captured(players, end.result) for end in ends):.2f} |"
    rows = [
        f"| {players} | {points}{' NT' if plain else ''} | {len(found)} | {fmean(found):.0%} |"
        for (points, plain), found in sorted(by_contract.items())
    ]
    return line, rows


def _seatings(players: int) -> int:
    """In how many ways two bots sit alternately."""
    return players if players % 2 else 2


def duels(players: int, hands: int) -> Iterator[str]:
    """Lines: what a hand at a table of so many brings a seat of the book's against other bots."""
    book, options = Bot("book"), {"players": players}
    plan = Plan("mighty", tuple((book, Bot(other)) for other in OTHERS), hands // _seatings(players), "duel", options)
    for score in played(plan).scores:
        share = f"{score.share.value:.1%} ± {score.share.around or 0:.1%}" if score.share else "–"
        yield f"| {players} | {score.second} | {share} | {score.gain.value:+.2f} ± {score.gain.around or 0:.2f} |"


def decisions(id: str, players: int, hands: int) -> int:
    """How often a convention decides in the hands of a table."""
    return sum(ended(players, f"contracts/{seed}").decided[id] for seed in range(hands))


def worths(players: int, ids: Sequence[str], deals: int, folder: str | None) -> Iterator[tuple[str, str]]:
    """What a hand brings a seat that plays the whole book, against the same without one convention; by its id."""
    kept = f"{folder}/{players}" if folder else None
    met = conventions("mighty", "book", ids, deals, "worth", {"players": players}, kept)
    for id, score in zip(ids, met.scores, strict=True):
        found = f"{score.gain.value:+.3f} ± {score.gain.around or 0:.3f} ({players})"
        yield id, found if score.gain.sure else f"{found}, undecided"


def table(*rows: str) -> str:
    """A table of rows, the first one its heads."""
    return "\n".join([rows[0], "|" + " --- |" * (rows[0].count("|") - 1), *rows[1:]])


def page(hands: int, meetings: int, deals: int, folder: str | None) -> Iterator[str]:
    """The page of tables."""
    lines = [contracts(players, hands) for players in DECKS]
    yield "# The bots of Mighty, measured"
    yield (
        "Written by `python -m engine.lab.mighty_measure > docs/mighty-bots.md`. The bots play by their own hand and"
        " what is public; the book's conventions are in `engine/mighty/system.py`. The deals are shuffled from fixed"
        f" seeds, so the same command writes the same page.\n\n## Bid and made\n\n{hands} hands of the book at each"
        " table."
    )
    yield table("| players | made | points bid, mean | points captured, mean |", *(line for line, _ in lines))
    yield table("| players | contract | hands | made |", *(row for _, rows in lines for row in rows))
    yield (
        "## Strength\n\nThe book meets `beginner` (the same bids and calls, but the highest card if it wins, else the"
        f" lowest) and `random` (any legal action by lot) over {meetings} hands: the same deals in every seating."
        " `share` is the part of the hands decided that it won, `gain` what a hand brought a seat; with 95% intervals."
    )
    rows = (row for players in DECKS for row in duels(players, meetings))
    yield table("| players | against | share | gain |", *rows)
    yield (
        f"## Conventions\n\nHow often each decides in {hands} hands, by players, and its worth: what a hand brings a"
        f" seat that plays it, against the same bot without it, with 95% intervals over {deals} deals (each played in"
        " every seating of five or eight players, the number behind it). Only hands that are made with it and set"
        " without, or the other way, count. Where the interval holds 0, the worth is undecided. Among so many rows one"
        " or two look decided by chance."
    )
    counts = {id: [decisions(id, players, hands) for players in DECKS] for id in CONVENTIONS}
    double = [id for id, found in counts.items() if sum(found[2:]) > sum(found[:2])]
    single = [id for id in counts if id not in double]
    worth = dict([*worths(5, single, deals, folder), *worths(8, double, deals, folder)])
    yield table(
        "| convention | 4 | 5 | 6 | 7 | 8 | worth |",
        *(f"| {id.rsplit('.', 1)[1]} | {' | '.join(map(str, found))} | {worth[id]} |" for id, found in counts.items()),
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--shows", action="store_true", help="find a hand for each convention instead")
    parser.add_argument("--hands", type=int, default=150, help="hands at each table")
    parser.add_argument("--duels", type=int, default=100, help="hands of each meeting of bots")
    parser.add_argument("--each", type=int, default=EACH, help="deals to find what a convention is worth")
    parser.add_argument("--folder", help="keeps what these deals brought; a run that was stopped goes on from there")
    chosen = parser.parse_args()
    if chosen.shows:
        lines = (f" {json.dumps(id)}: {json.dumps(where)}" for id, where in shows(MOST).items())
        sys.stdout.write("{\n" + ",\n".join(lines) + "\n}\n")
        return
    sys.stdout.write("\n\n".join(page(chosen.hands, chosen.duels, chosen.each, chosen.folder)) + "\n")


if __name__ == "__main__":
    main()
