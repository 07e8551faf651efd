"""The book of Mighty is whole: every clause decides a row of these tests, and can be said in every language."""

from __future__ import annotations

import pytest

from engine.mighty.rules import QUESTIONS
from engine.words import LANGUAGES, Words
from tests.engine.mighty import test_auction, test_contract, test_playing, test_score, test_tricks

ROWS = [row for page in (test_auction, test_contract, test_playing, test_tricks, test_score) for row in page.ROWS]
CLAUSES = sorted({clause.id for clauses in QUESTIONS.values() for clause in clauses})
SPECIFIED = """
    deck points mighty joker ripper
    auction.turn auction.range auction.higher auction.pass auction.pass-all auction.won auction.again auction.redeal
    yarborough pickup bury contract.keep contract.switch contract.maximum contract.switch-to-max contract.no-13
    call.elsewhere call.two
    turn lead.first-trump lead.first-ripper joker.first joker.due joker.names follow
    ripper.demands ripper.rips ripper.own trick partner.played partner.declared partner.one-a-trick take end.early end
    score.made score.value score.pay score.split score.leftover next-dealer
""".split()


def test_the_book_has_these_clauses() -> None:
    assert sorted(f"mighty.{clause}" for clause in SPECIFIED) == CLAUSES


@pytest.mark.parametrize("clause", CLAUSES)
def test_every_clause_decides_a_row(clause: str) -> None:
    assert any(f"mighty.{row.clause}" == clause and row.holds() for row in ROWS)


@pytest.mark.parametrize("question", QUESTIONS)
def test_every_question_is_asked_in_a_row(question: str) -> None:
    assert any(row.question == question for row in ROWS)


@pytest.mark.parametrize("question", QUESTIONS)
def test_every_clause_function_speaks_in_a_row(question: str) -> None:
    """Each place in the order of authority is reached, and the clauses above it are silent."""
    reached = {len(row.settled().silent) for row in ROWS if row.question == question}
    assert reached == set(range(len(QUESTIONS[question])))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_row_can_be_said(language: str) -> None:
    words = Words(language)
    for row in ROWS:
        ruling = row.settled()
        facts = {"seat": 1, "why": "trick", **ruling.facts}  # what the table adds when it tells them
        assert words.say(ruling.clause, _occasion(ruling.value), **facts).endswith((".", ".”", "».")), ruling
        assert words.title(ruling.clause) and words.rule(ruling.clause).endswith((".", ".”", "»."))


def _occasion(answer: object) -> str:
    return {True: "yes", False: "no"}[answer] if isinstance(answer, bool) else "said"


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_and_bids_are_spoken_as_people_write_them(language: str) -> None:
    words, no_trump = Words(language), {"en": "NT", "uk": "БК", "tr": "KS", "pt": "ST"}[language]
    joker = {"uk": "Джокер"}.get(language, "Joker")
    cards = test_contract.hand("AS TD JK")
    assert words.listed(cards).startswith("A♠, 10♦")
    assert joker in words.listed(cards)
    assert [bid.spoken(words) for bid in map(test_contract.bid, ("15C", "16NT"))] == ["15♣", f"16\u00a0{no_trump}"]
