"""What the bots of Mighty bid and make, what the book is worth, and where each convention decides.

`python -m engine.lab.mighty_measure > docs/mighty-bots.md` measures and writes the tables, on all cores; with a folder
it goes on where it was stopped. `--shows > tests/cases/mighty-shows.json` finds a hand for each convention instead.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import fmean
from typing import Any, NamedTuple

from engine.arena import Bot, Estimate, Plan, conventions, played
from engine.lab.cluster import each
from engine.lab.parts import PARTS, claim, write
from engine.mighty.cards import NO_TRUMP
from engine.mighty.decks import DECKS
from engine.mighty.play import MIGHTY
from engine.mighty.state import State
from engine.mighty.system import BOOK
from engine.system import Decision, System, decide

MOST = 5000
"""Hands in which every convention should decide."""
EACH = 80
"""Deals to find what a convention is worth."""
PART = 10
"""Hands that are played, sent and kept together."""
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


class End(NamedTuple):
    """How a hand of bots ended: what was bid and made, and how often each convention decided on the way."""

    points: int
    plain: bool
    """Without trumps."""
    made: bool
    captured: int
    """By the bidder's side; where the hand ended early, all that the defenders did not have by then."""
    decided: dict[str, int]


def ended(players: int, seed: str) -> End:
    """Play a hand of the book's bots to its end."""
    moments = tuple(hand(players, seed))
    decided = Counter(reason.id for _, decision in moments for reason in decision.reasons)
    state, last = moments[-1]
    public = MIGHTY.apply(state, last.action)[0].public
    bid, result = public.contract.bid, public.result
    captured = DECKS[players].points - result.defenders
    return End(bid.points, bid.strain is NO_TRUMP, result.made, captured, decided)


class Part(NamedTuple):
    """Hands of a table: from which on, how many."""

    players: int
    start: int
    hands: int


def played_out(part: Part) -> tuple[End, ...]:
    return tuple(ended(part.players, f"contracts/{part.start + number}") for number in range(part.hands))


def every_end(hands: int, folder: str | None, workers: int | None = None) -> dict[int, list[End]]:
    """How so many hands ended at each table; a folder keeps them part by part."""
    starts = range(0, hands, PART)
    asked = [Part(players, start, min(PART, hands - start)) for players in DECKS for start in starts]
    kept = Path(folder, "hands") if folder else None
    found = _read(kept, asked) if kept else {}
    missing = [part for part in asked if part not in found]
    for part, ends in each(played_out, missing, workers, done=len(found)):
        found[part] = ends
        if kept:
            write(_file(kept, part), json.dumps(ends).encode())
    by_table = {players: list[End]() for players in DECKS}
    for part in asked:
        by_table[part.players] += found[part]
    return by_table


def _read(kept: Path, asked: Sequence[Part]) -> dict[Part, tuple[End, ...]]:
    """The parts that are there."""
    claim(kept, {"bots": "book", "seed": "contracts"})
    there = (part for part in asked if _file(kept, part).exists())
    return {part: tuple(End(*end) for end in json.loads(_file(kept, part).read_bytes())) for part in there}


def _file(kept: Path, part: Part) -> Path:
    return kept / PARTS / f"{part.players}-{part.start:06}-{part.hands:02}.json"


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


def contracts(players: int, ends: Sequence[End]) -> tuple[str, list[str]]:
    """A line of means, and a line for each contract: how often it was played, and made."""
    by_contract = defaultdict(list)
    for end in ends:
        by_contract[end.points, end.plain].append(end.made)
    made, bids = fmean(end.made for end in ends), fmean(end.points for end in ends)
    line = f"| {players} | {made:.0%} | {bids:.2f} | {fmean(end.captured for end in ends):.2f} |"
    rows = [
        f"| {players} | {points}{' NT' if plain else ''} | {len(found)} | {fmean(found):.0%} |"
        for (points, plain), found in sorted(by_contract.items())
    ]
    return line, rows


def _seatings(players: int) -> int:
    """In how many ways two bots sit alternately."""
    return players if players % 2 else 2


def _told(found: Estimate, form: str, around: str) -> str:
    """A mean with its interval; one session alone has none."""
    return f"{found.value:{form}} ± {'?' if found.around is None else f'{found.around:{around}}'}"


def duels(players: int, hands: int, folder: str | None) -> Iterator[str]:
    """Lines: what a hand at a table of so many brings a seat of the book's against other bots."""
    book, options = Bot("book"), {"players": players}
    plan = Plan("mighty", tuple((book, Bot(other)) for other in OTHERS), hands // _seatings(players), "duel", options)
    for score in played(plan, f"{folder}/duels-{players}" if folder else None).scores:
        share = _told(score.share, ".1%", ".1%") if score.share else "–"
        yield f"| {players} | {score.second} | {share} | {_told(score.gain, '+.2f', '.2f')} |"


def worths(players: int, ids: Sequence[str], deals: int, folder: str | None) -> Iterator[tuple[str, str]]:
    """What a hand brings a seat that plays the whole book, against the same without one convention; by its id."""
    kept = f"{folder}/worths-{players}" if folder else None
    met = conventions("mighty", "book", ids, deals, "worth", {"players": players}, kept)
    for id, score in zip(ids, met.scores, strict=True):
        found = f"{_told(score.gain, '+.3f', '.3f')} ({players})"
        yield id, found if score.gain.sure else f"{found}, undecided"


def table(*rows: str) -> str:
    """A table of rows, the first one its heads."""
    return "\n".join([rows[0], "|" + " --- |" * (rows[0].count("|") - 1), *rows[1:]])


def page(hands: int, meetings: int, deals: int, folder: str | None) -> Iterator[str]:
    """The page of tables."""
    ends = every_end(hands, folder)
    lines = [contracts(players, found) for players, found in ends.items()]
    yield "# The bots of Mighty, measured"
    yield (
        f"Written by `python -m engine.lab.mighty_measure --hands {hands} --duels {meetings} --each {deals} >"
        " docs/mighty-bots.md`. The bots play by their own hand and what is public; the book's conventions are in"
        " `engine/mighty/system.py`. The deals are shuffled from fixed seeds: as long as bots and rules stay as they"
        f" are, the same command writes the same page.\n\n## Bid and made\n\n{hands} hands of the book at each table."
    )
    yield table("| players | made | points bid, mean | points captured, mean |", *(line for line, _ in lines))
    yield table("| players | contract | hands | made |", *(row for _, rows in lines for row in rows))
    yield (
        "## Strength\n\nThe book meets `beginner` (the same bids and calls, but the highest card if it wins, else the"
        f" lowest) and `random` (any legal action by lot) over {meetings} hands: the same deals in every seating."
        " `share` is the part of the hands decided that it won, `gain` what a hand brought a seat; with 95% intervals."
    )
    rows = (row for players in DECKS for row in duels(players, meetings, folder))
    yield table("| players | against | share | gain |", *rows)
    yield (
        f"## Conventions\n\nHow often each decides in {hands} hands, by players, and its worth: what a hand brings a"
        f" seat that plays it, against the same bot without it, with 95% intervals over {deals} deals (each played in"
        " every seating of five or eight players, the number behind it). It shows only in hands where another contract"
        " is played, or with other partners, or where it is made instead of set: more points taken bring nothing. Where"
        " the interval holds 0, the worth is undecided. Among so many rows one or two look decided by chance."
    )
    counts = {id: [sum(end.decided.get(id, 0) for end in found) for found in ends.values()] for id in CONVENTIONS}
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
    parser.add_argument("--folder", help="keeps what is played; a run that was stopped goes on from there")
    chosen = parser.parse_args()
    if chosen.shows:
        lines = (f" {json.dumps(id)}: {json.dumps(where)}" for id, where in shows(MOST).items())
        sys.stdout.write("{\n" + ",\n".join(lines) + "\n}\n")
        return
    sys.stdout.write("\n\n".join(page(chosen.hands, chosen.duels, chosen.each, chosen.folder)) + "\n")


if __name__ == "__main__":
    from engine.lab.mighty_measure import main  # by the name that other processes know it by

    main()
