"""The bots of Mighty over many hands: what they read, that they are honest, what they are worth."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine import explain
from engine.arena import match
from engine.bots import selfplay
from engine.holding import Has, Not
from engine.lab.mighty_measure import CONVENTIONS, MOST, ended, hand
from engine.mighty.bidding import auction as auction_of
from engine.mighty.cards import BY_NAME, JOKER
from engine.mighty.knowledge import secured
from engine.mighty.play import MIGHTY
from engine.mighty.playing import mighty
from engine.mighty.signals import asked, encouragements
from engine.mighty.state import Declare, Play, Public, State, Take, View, role
from engine.mighty.system import BEGINNER, BOOK, SYSTEM
from engine.record import parse, replay
from engine.system import Claim, Convention, Decision, Reading, decide, follow_play, read, standing
from engine.timeline import Timeline
from engine.words import LANGUAGES, Words
from tests.engine.mighty.positions import Setup, auction, play
from tests.engine.sessions import TABLES, dealt_otherwise

GAMES = {"mighty": lambda: MIGHTY}
PLAYERS = range(4, 9)
SHOWS: dict[str, list[Any]] = json.loads((Path(__file__).parents[2] / "cases/mighty-shows.json").read_text("utf-8"))
AT_TABLE = {table.seats.stop: table for table in TABLES if table.name == "mighty"}
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_table = pytest.mark.parametrize("players", PLAYERS)
Moments = tuple[tuple[State, Decision], ...]


@cache
def hands(players: int, count: int = 25) -> tuple[Moments, ...]:
    """Some hands of the book's bots: every moment, and what was decided."""
    return tuple(tuple(hand(players, f"system/{seed}")) for seed in range(count))


def moments(players: int) -> Iterator[tuple[State, Decision]]:
    for played in hands(players):
        yield from played


def names(decision: Decision) -> list[str]:
    return [reason.id.rsplit(".", 1)[1] for reason in decision.reasons]


def the_mover(state: State) -> int:
    assert state.public.to_move is not None
    return state.public.to_move


def view_of(state: State) -> View:
    view: View = MIGHTY.view(state, state.public.to_move)
    return view


# --- Every convention


def test_every_convention_of_the_book_is_there() -> None:
    text = (Path(__file__).parents[2] / "cases/mighty-conventions.jsonl").read_text("utf-8")
    ids = [json.loads(line)["convention"] for line in text.splitlines()]
    assert sorted(CONVENTIONS) == sorted(ids) and len(ids) == 58


def test_every_convention_decides_in_some_hand() -> None:
    """In at most 5000 hands; `python -m engine.lab.mighty_measure --shows` finds them again."""
    assert set(SHOWS) == set(CONVENTIONS)
    assert all(0 <= int(seed.rpartition("/")[2]) < MOST for _, seed in SHOWS.values())
    places = {(players, seed) for players, seed in SHOWS.values()}
    shown = {place: {reason.id for _, decision in hand(*place) for reason in decision.reasons} for place in places}
    assert not [id for id, (players, seed) in SHOWS.items() if id not in shown[players, seed]]


# --- Events of the cases


def test_a_losing_point_card_shows_the_joker() -> None:
    """mighty.convention.read-by-the-book: people are read by the same book."""
    public = play(5, "AH KH QH 9H 5H 4H QD 4D 8C 7S", "15H", "", Setup()).public
    losing, ace = (read(MIGHTY, public, 0, Play(BY_NAME[name])) for name in ("QD", "AD"))
    assert Has(JOKER) in {claim.holding for claim in losing.claims}
    assert not {claim.holding for claim in ace.claims} & {Has(JOKER), Not(Has(JOKER))}


TAKES = [
    # players, contract, before which tricks it was said, may it be said?
    (5, "17H", (), True),
    (5, "17H", (0,), False),
    (5, "16H", (), False),
    (7, "36H", (), True),
    (7, "36H", (0,), True),
    (7, "36H", (0, 0), False),
    (7, "33H", (), False),
]


@pytest.mark.parametrize(("players", "contract", "said", "may"), TAKES)
def test_asking_for_a_trick(players: int, contract: str, said: tuple[int, ...], may: bool) -> None:
    """mighty.convention.ask-take-this-trick: without a lead that is sure to win, on a big contract."""
    tricks = ("0:QD 1:3D 2:4D 3:TD", "0:KC 1:5C 2:4C")
    view = play(players, "KH QH 9H 5H 4D 8C 7S", contract, "", Setup(tricks=tricks))
    decision = decide(MIGHTY, view._replace(public=view.public._replace(takes=said)), BOOK)
    assert isinstance(decision.action, Take) is may
    assert ("ask-take-this-trick" in names(decision)) is may


@pytest.mark.parametrize(
    ("bids", "goes_on"), [("0:27H 1:28NT", True), ("0:27H 1:27NT", False), ("0:27H 1:29NT", False)]
)
def test_answering_an_encouragement(bids: str, goes_on: bool) -> None:
    """mighty.convention.double-answer-encouragement: one more; no-trump at the same level is competition."""
    passes = " ".join(f"{seat}:pass" for seat in range(2, 7))
    decision = decide(MIGHTY, auction(7, "AH KH KH JH 9H 7H 5H AD KD 3D 8C QS 7S 4S", 0, f"{bids} {passes}"), BOOK)
    assert ("double-answer-encouragement" in names(decision)) is goes_on
    assert not goes_on or MIGHTY.write(decision.action) == "bid 29H"


BOTH = "AS JK 7H 9D 6D 7D 9C 5C 8C"
ANNOUNCING = [
    # tricks, partners, does holding both keep silent?
    (("0:AC 1:5C", "0:7H 2:KH", "2:KC 0:TC"), "", True),
    (("0:AC 1:5C", "0:7H 3:JK", "2:KC 0:TC"), "- 3@2", False),
]


@pytest.mark.parametrize(("tricks", "partners", "silent"), ANNOUNCING)
def test_holding_both_called_cards(tricks: tuple[str, ...], partners: str, silent: bool) -> None:
    """mighty.convention.double-both-dont-announce"""
    decision = decide(MIGHTY, play(8, BOTH, "29H", "", Setup(seat=2, tricks=tricks, partners=partners)), BOOK)
    assert ("double-both-dont-announce" in names(decision)) is silent
    assert isinstance(decision.action, Play if silent else Declare)


@pytest.mark.parametrize(("who", "partners", "certain"), [(0, "", True), (3, "- 3@2", False)])
def test_the_bidder_shows_the_other_copy(who: int, partners: str, certain: bool) -> None:
    """mighty.convention.double-both-bidder-showed"""
    tricks = ("0:AC 1:5C", f"{who}:JK(H) 5:TH", "2:KC 0:TC")
    view = play(8, BOTH.replace("AS ", ""), "29H", "", Setup(seat=2, tricks=tricks, partners=partners))
    assert (role(view) == "partner") is certain
    assert ("double-both-bidder-showed" in names(decide(MIGHTY, view, BOOK))) is certain


# --- Reading


def readings(players: int) -> Iterator[tuple[State, Reading]]:
    for state, decision in moments(players):
        yield state, read(MIGHTY, state.public, the_mover(state), decision.action)


@every_table
def test_what_is_certain_is_true(players: int) -> None:
    """By the rules: a suit not followed, a rip not answered, a card called."""
    certain = [(state, claim) for state, found in readings(players) for claim in found.claims if claim.certain]
    assert len(certain) > 200
    assert all(claim.holding.fits(state.hands[claim.seat]) for state, claim in certain)
    assert {claim.source for _, claim in certain} >= {"mighty.follow", "mighty.joker.due"}


def test_what_is_presumed_is_mostly_true() -> None:
    """At least 95 in 100, at every table; no convention says what is wrong more often than one time in five."""
    by_source: dict[str, list[bool]] = {}
    for players in PLAYERS:
        right = []
        for state, found in readings(players):
            for claim in found.claims:
                if not claim.certain:
                    right.append(claim.holding.fits(state.hands[claim.seat]))
                    by_source.setdefault(claim.source, []).append(right[-1])
        assert len(right) > 200
        assert sum(right) / len(right) >= 0.95
    assert not {id: share for id, found in by_source.items() if (share := sum(found) / len(found)) < 0.8}


@pytest.mark.parametrize("bots", ["book", "beginner"])
@every_table
def test_claims_are_taken_back_alike_by_turns_and_at_the_end(players: int, bots: str) -> None:
    """What the table learns turn by turn is what the record says; what is disproved is taken back."""
    told, taken_back = 0, 0
    for seed in range(4):
        played = list(hand(players, f"back/{seed}", BEGINNER if bots == "beginner" else BOOK))
        start = max(at for at, (state, _) in enumerate(played) if not state.public.bids and not state.public.tricks)
        states, actions = [state for state, _ in played[start:]], [decision.action for _, decision in played[start:]]
        by_turns: tuple[Claim, ...] = ()
        for before, action, after in zip(states, actions, states[1:], strict=False):
            found = read(MIGHTY, before.public, the_mover(before), action).claims
            told += len(found)
            by_turns = standing(MIGHTY, (*by_turns, *found), after.public)
            assert all(claim.holding.fits(after.hands[claim.seat]) for claim in by_turns if claim.certain)
        assert by_turns == follow_play(MIGHTY, states, actions)
        taken_back += told - len(by_turns)
    assert told > 60 and taken_back > 30


def test_a_false_message_is_taken_back() -> None:
    """A bidder shows the Joker by the opening lead; another hand plays it: no more is claimed."""
    public = play(5, "AH KH QH 9H 5H 4H QD 4D 8C 7S", "15H", "", Setup()).public
    claims = read(MIGHTY, public, 0, Play(BY_NAME["QD"])).claims
    later = play(5, "4D", "15H", "", Setup(tricks=("0:QD 1:5D 2:AS 3:TD 4:2D", "2:7H 3:8H 4:JK 0:5H 1:6H"))).public
    assert Has(JOKER) in {claim.holding for claim in claims}
    assert Has(JOKER) not in {claim.holding for claim in standing(MIGHTY, claims, later)}


# --- Honest


@every_table
def test_bots_use_nothing_hidden(players: int) -> None:
    """app.honest: whatever lies hidden is dealt otherwise, and the decision is the same."""
    random, moved = Random(players), 0
    for state, decision in list(moments(players))[::11]:
        other = dealt_otherwise(AT_TABLE[players], state, the_mover(state), random)
        moved += other.hands != state.hands
        assert decide(MIGHTY, view_of(other), BOOK) == decision
    assert moved > 30


def _swapped(record: dict[str, Any], timeline: Timeline, random: Random) -> dict[str, Any] | None:
    """The same record, but two hands that the mover can't see have exchanged a card that neither has played."""
    state, deal = timeline.state, sum(step.deal is not None for step in timeline.steps[: timeline.cursor + 1]) - 1
    mine = (state.public.to_move, state.public.contract.bidder if state.public.contract else None)
    seats = [seat for seat, held in enumerate(state.hands) if held and seat not in mine]
    if len(seats) < 2:
        return None
    one, other = random.sample(seats, 2)
    dealt = [list(held) for held in record["deals"][deal]["hands"]]
    first, second = (str(random.choice(state.hands[seat])) for seat in (one, other))
    dealt[one][dealt[one].index(first)], dealt[other][dealt[other].index(second)] = second, first
    deals = list(record["deals"])
    deals[deal] = deals[deal] | {"hands": dealt}
    return record | {"deals": deals}


@pytest.mark.parametrize("players", [5, 8])
def test_explanations_use_nothing_hidden(players: int) -> None:
    """Two records that differ only in what the seat can't know print identical bytes."""
    whole, random, compared = selfplay(MIGHTY, {"players": players}, seed="bytes"), Random(5), 0
    for cursor in range(1, len(whole["actions"]) - 1, 2):
        record = whole | {"actions": whole["actions"][:cursor]}
        timeline, _ = replay(parse(record, GAMES))
        other = _swapped(record, timeline, random) if timeline.state.public.phase in ("auction", "play") else None
        if other is not None and replay(parse(other, GAMES))[1] is None:
            compared += 1
            assert json.dumps(explain(other)) == json.dumps(explain(record))
    assert compared > 10


# --- Whole play

OPTIONS = [
    {"players": 4, "no_13": True},
    {"players": 5, "switch_to_max": True},
    {"players": 6},
    {"players": 7, "switch_to_max": True},
    {"players": 8},
]


@pytest.mark.parametrize("chosen", OPTIONS, ids=str)
def test_bots_only_do_what_is_legal_and_come_to_an_end(chosen: dict[str, Any]) -> None:
    for bots in (["book"], ["beginner"]):
        record = selfplay(MIGHTY, chosen, deals=4, seed="legal", bots=bots)
        assert record == selfplay(MIGHTY, chosen, deals=4, seed="legal", bots=bots)
        timeline, refusal = replay(parse(record, GAMES))
        assert refusal is None and timeline.state.public.result
        assert sum(timeline.state.public.scores) == 0


@every_table
def test_the_mighty_is_not_spent_on_a_trick_already_won(players: int) -> None:
    """Met elsewhere: a partner threw the Mighty on the bidder's sure Ace. Here only who must play it does."""
    for state, decision in moments(players):
        public: Public = state.public
        if public.phase != "play" or not public.trick or len(decision.candidates) == 1:
            continue
        spent = decision.action == Play(mighty(public.contract.bid.strain)) if public.contract else False
        assert not (spent and secured(view_of(state)))


@every_table
def test_nobody_rips_the_called_joker_of_their_own_side(players: int) -> None:
    """Met elsewhere: a side ripped its own called Joker."""
    for state, decision in moments(players):
        view, public = view_of(state), state.public
        ripped = isinstance(decision.action, Play) and public.phase == "play" and not public.trick
        if ripped and len(decision.candidates) > 1 and role(view) != "defender" and JOKER in public.called:
            open_still = public.partners[public.called.index(JOKER)] is None
            assert not (open_still and "lead-ripper-as-asked" in names(decision))


def test_only_the_holder_of_the_called_card_answers() -> None:
    answered = 0
    for players in PLAYERS:
        for state, decision in moments(players):
            wanted = asked(state.public) if state.public.phase == "play" else None
            if wanted is not None and isinstance(decision.action, Play) and decision.action.card == wanted:
                answered += 1
    assert answered > 20


def test_encouragement_ends() -> None:
    """A bid is encouraged once by each, and answered once: the auction does not climb by itself."""
    for players in (6, 7, 8):
        for state, _ in moments(players):
            if state.public.phase == "bury":
                encouraged = encouragements(state.public)
                assert len({seat for seat, _, _ in encouraged}) == len(encouraged)
                best = auction_of(state.public).best
                assert best is not None and best.points < 38


# --- Words


@every_language
@pytest.mark.parametrize("id", [convention.id for convention in dict.fromkeys((*BOOK, *BEGINNER))])
def test_every_convention_has_its_sentences(id: str, language: str) -> None:
    words = Words(language)
    assert 1 <= len(words.title(id).split()) <= 6
    assert words.rule(id).endswith(".")
    assert words.has(id, "why") and words.has(id, "tells")


@every_language
def test_every_reason_and_claim_can_be_said(language: str) -> None:
    words = Words(language, dict(enumerate(("Maya", "Rio", "Joel", "Tess", "Lin", "Omar", "Iris", "Kofi"))))
    for players in PLAYERS:
        for state, decision in list(moments(players))[::5]:
            for reason in decision.reasons:
                assert words.reason(reason).endswith(".")
                assert words.reason(reason, "tells").endswith(".")
            for reason in decision.passed_over:
                assert words.say(reason.id, **reason.facts).endswith(".")
            for claim in read(MIGHTY, state.public, the_mover(state), decision.action).claims:
                assert claim.spoken(words).endswith(".")


def _told(convention: Convention, view: View) -> Iterator[str]:
    for action in MIGHTY.choices(view)[:40]:
        if convention.makes and convention.makes(view.public, action):
            yield Words().say(convention.id, "tells", **convention.tells(view.public, action))


def test_what_the_table_is_told_is_public() -> None:
    """The sentence for the table needs no fact but what is told from the table and the action alone."""
    said = 0
    for players in PLAYERS:
        for state, _ in list(moments(players))[::7]:
            view = view_of(state)
            for convention in SYSTEM:
                if convention.when(view.public, the_mover(state)):
                    said += len(list(_told(convention, view)))
    assert said > 300


# --- Worth


@every_table
def test_the_better_bot_wins(players: int) -> None:
    """On the same deals in every seating: ahead of the beginner, and of chance by more than chance explains."""
    seatings = players if players % 2 else 2
    found = {
        other: match("mighty", "book", other, deals=deals, seed="duel", options={"players": players}, workers=1)
        for other, deals in (("random", 40 if seatings == 2 else 24), ("beginner", 200 // seatings))
    }
    assert all(duel.scores[0].gain.value > 0 for duel in found.values())
    assert found["random"].scores[0].gain.sure


def test_bots_of_a_kind_are_even() -> None:
    (score,) = match("mighty", "book", "book", deals=4, seed="even", options={"players": 5}, workers=1).scores
    assert score.gain == (0, None) and score.won and score.lost


@every_table
def test_contracts_are_made_more_often_than_not(players: int) -> None:
    ends = [ended(players, f"contracts/{seed}") for seed in range(40)]
    made = sum(end.made for end in ends) / len(ends)
    over = sum(end.captured - end.points for end in ends) / len(ends)
    assert 0.4 < made < 0.9
    assert -1 < over < 3
