"""What holds in every hand of Mighty, for four to eight players, in every strain, under every house rule."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from hypothesis import given

from engine.mighty.cards import JOKER, Card
from engine.mighty.may import choices, judge
from engine.mighty.play import to_move, view
from engine.mighty.playing import mighty, ripper
from engine.mighty.state import Declare, Options, Play, Yarborough, role
from engine.words import LANGUAGES, Words
from tests.engine.mighty.hands import on_from, played, seeds, tables

any_table = given(options=tables, seed=seeds)


@any_table
def test_somebody_can_always_do_something_and_each_phase_ends(options: Options, seed: int) -> None:
    """Met elsewhere: a hand of trumps had no lead; a finished round went on for ever; a forced card was refused."""
    for count, moment in enumerate(played(options, seed)):
        if moment.before.public.phase != "deal":
            offered = choices(moment.made_by)
            assert moment.action in offered
            assert len(set(offered)) == len(offered)
        assert count < 2000


@any_table
def test_no_card_is_lost_or_doubled(options: Options, seed: int) -> None:
    """Met elsewhere: the pickup was added twice; a Joker was missing from the dump of all hands."""
    for moment in played(options, seed):
        public, state = moment.after.public, moment.after
        if public.phase == "deal":
            continue
        pickup = state.pickup if public.phase == "auction" else ()
        laid = [laid.card for trick in public.tricks for laid in trick.cards] + [laid.card for laid in public.trick]
        there = Counter[Card](laid)
        for zone in (*state.hands, pickup, state.buried):
            there.update(zone)
        assert there == Counter(options.deck.cards)
        assert public.sizes == tuple(map(len, state.hands))


@any_table
def test_scores_add_up_to_zero(options: Options, seed: int) -> None:
    for moment in played(options, seed, hands=2):
        assert sum(moment.after.public.scores) == 0
        if moment.after.public.result:
            assert sum(moment.after.public.result.delta) == 0


@any_table
def test_every_partner_is_known_by_the_last_trick(options: Options, seed: int) -> None:
    """And nobody becomes one but by playing or declaring a called card, and never the bidder."""
    for moment in played(options, seed):
        before, after = moment.before.public, moment.after.public
        if after.phase == "hand-over":
            assert None not in after.partners
        for place, (old, new) in enumerate(zip(before.partners, after.partners, strict=False)):
            if old != new:
                assert old is None and new is not None
                assert isinstance(moment.action, Play | Declare)
                assert moment.action.card == after.called[place]
                assert new.seat == before.to_move != after.contract.bidder  # type: ignore[union-attr]


@any_table
def test_points_and_leaders_follow_from_the_tricks(options: Options, seed: int) -> None:
    """Met elsewhere: the last trick was credited to the wrong side; a leader was not moved on."""
    for moment in played(options, seed):
        public = moment.after.public
        if public.phase != "play":
            continue
        for trick, following in zip(public.tricks, public.tricks[1:], strict=False):
            assert following.leader == trick.winner
        for seat, taken in enumerate(public.taken):
            mine = [laid.card for trick in public.tricks if trick.winner == seat for laid in trick.cards]
            assert taken == sum(str(card)[0] in "AKQJT" and str(card) != "JK" for card in mine)
        if not public.trick and public.tricks:
            assert public.to_move == public.tricks[-1].winner


@any_table
def test_a_hand_that_ends_early_is_never_made(options: Options, seed: int) -> None:
    """However it is played on. Met elsewhere: an early end was offered although hidden points could still count."""
    random = Random(seed)
    for moment in played(options, seed, hands=2):
        result = moment.after.public.result
        if moment.after.public.phase == "hand-over" and result is not None and result.early:
            for _ in range(3):
                played_on = on_from(moment.after, random).public.result
                assert played_on is not None and not played_on.made
                assert played_on.delta == result.delta


@any_table
def test_a_hand_ends_no_later_than_it_is_settled(options: Options, seed: int) -> None:
    for moment in played(options, seed):
        public = moment.after.public
        if public.phase != "play" or None in public.partners or public.trick:
            continue
        side = {public.contract.bidder, *(partner.seat for partner in public.partners)}  # type: ignore[union-attr]
        defenders = sum(taken for seat, taken in enumerate(public.taken) if seat not in side)
        assert defenders <= public.deck.points - public.contract.points  # type: ignore[union-attr]


@any_table
def test_no_house_rule_changes_what_may_be_played(options: Options, seed: int) -> None:
    """Met elsewhere: new options let Jokers be played out of turn."""
    plain = Options(options.players, options.dealer)
    for moment in played(options, seed):
        if moment.before.public.phase == "play":
            seen = moment.made_by
            other = type(seen)(_under(seen.public, plain), seen.seat, seen.hand, seen.buried)
            assert choices(other) == choices(seen)


def _under(public: Any, options: Options) -> Any:
    return public._replace(options=options)


@any_table
def test_what_everybody_hears_names_no_hidden_card(options: Options, seed: int) -> None:
    """The cards that a ruling names lie on the table, were called, or were shown just then."""
    for moment in played(options, seed):
        public, after = moment.before.public, moment.after.public
        open_cards = {str(laid.card) for laid in (*public.trick, *after.trick)}
        open_cards |= {str(laid.card) for trick in after.tricks for laid in trick.cards}
        open_cards |= {str(card) for card in (*(after.pickup or ()), *after.called)}
        if after.contract is not None:
            open_cards |= {str(mighty(after.contract.strain)), str(ripper(after.contract.strain))}
        if isinstance(moment.action, Yarborough):
            open_cards |= {str(card) for card in moment.made_by.hand}
        for ruling in moment.rulings:
            named = [str(fact) for fact in _parts(ruling.facts.values()) if isinstance(fact, Card)]
            assert set(named) <= open_cards


def _parts(facts: Any) -> list[Any]:
    return [part for fact in facts for part in (fact if type(fact) is tuple else (fact,))]


@any_table
def test_what_everybody_hears_is_the_same_whatever_is_hidden(options: Options, seed: int) -> None:
    """A play is told in the same words to everybody, whether its maker had a choice or not."""
    for moment in played(options, seed):
        if isinstance(moment.action, Play):
            heard = moment.rulings[0]
            assert heard.clause in ("mighty.turn", "mighty.follow", "mighty.joker.names", "mighty.ripper.demands")
            void = heard.clause == "mighty.follow"
            led, card = moment.before.public.led, moment.action.card
            strain = moment.before.public.contract.strain  # type: ignore[union-attr]
            assert void == (led is not None and card.suit != led and card not in (JOKER, mighty(strain)))
            if void:
                assert not any(held.suit == led for held in moment.made_by.hand)


@any_table
def test_who_holds_a_called_card_knows_what_it_may(options: Options, seed: int) -> None:
    """With one deck it is the partner; with two it may become one, and the first to show a copy does."""
    for moment in played(options, seed):
        public = moment.after.public
        if public.phase != "play":
            continue
        for seat in range(options.players):
            known = role(view(moment.after, seat))
            open_calls = [card for card, partner in zip(public.called, public.partners, strict=True) if partner is None]
            holds = any(card in moment.after.hands[seat] for card in open_calls)
            if seat == public.contract.bidder:  # type: ignore[union-attr]
                assert known == "bidder"
            elif seat in public.known:
                assert known == "partner"
            elif options.deck.decks == 1:
                assert known == ("partner" if holds else "defender")
            else:
                assert known in (("partner", "perhaps") if holds else ("defender",))


@any_table
def test_who_is_sure_to_be_partner_becomes_it(options: Options, seed: int) -> None:
    sure: set[int] = set()
    for moment in played(options, seed):
        public = moment.after.public
        if public.phase == "play":
            sure |= {seat for seat in range(options.players) if role(view(moment.after, seat)) == "partner"}
        if public.phase == "hand-over":
            assert sure <= set(public.known)


@any_table
def test_every_ruling_can_be_said_in_every_language(options: Options, seed: int) -> None:
    tongues = [Words(language) for language in LANGUAGES]
    random = Random(seed)
    for moment in played(options, seed):
        heard = moment.rulings
        if moment.before.public.phase == "play" and random.random() < 0.1:
            heard = (*heard, *(judge(moment.made_by, Play(card)) for card in options.deck.copies))
        for words in tongues:
            assert all(words.ruling(ruling) for ruling in heard)
            assert all(words.told(ruling) for ruling in moment.rulings)


@any_table
def test_nobody_is_to_move_only_between_hands(options: Options, seed: int) -> None:
    for moment in played(options, seed):
        public = moment.after.public
        assert (to_move(public) is None) == (public.phase in ("deal", "hand-over"))
