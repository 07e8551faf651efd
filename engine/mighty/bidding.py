"""The law of the deal and the auction.

The source is the rule book; a clause says *decided* where that is silent.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from engine.mighty.cards import JOKER, Hand
from engine.mighty.decks import Deck
from engine.mighty.state import (
    Bid,
    Bury,
    Call,
    Deal,
    Declare,
    Keep,
    Next,
    Pass,
    PassAll,
    Phase,
    Play,
    Public,
    Speech,
    Switch,
    Take,
    Turn,
    Yarborough,
)
from engine.ruling import Answer, clause, no, says, yes
from engine.table import Seat, once

# --- Is this the time for it?

BELONGS: dict[type, Phase] = {
    Deal: "deal",
    Bid: "auction",
    Pass: "auction",
    PassAll: "auction",
    Yarborough: "auction",
    Bury: "bury",
    Keep: "contract",
    Switch: "contract",
    Call: "call",
    Play: "play",
    Declare: "play",
    Take: "play",
    Next: "hand-over",
}


class Timing(NamedTuple):
    """A kind of action, tried in a phase."""

    kind: type
    phase: Phase


@clause("mighty.turn")
def turn(timing: Timing) -> Answer[bool] | None:
    """An action of another phase is refused."""
    return None if timing.phase == BELONGS[timing.kind] else no(why="phase", phase=timing.phase)


TIME = (turn,)


@clause("mighty.deck")
def dealt(action: Deal | Next) -> Answer[bool] | None:
    """The deck, the hands and the pickup go by the number of players."""
    if isinstance(action, Next):
        return None
    return yes(players=len(action.hands), each=len(action.hands[0]), count=len(action.pickup))


@clause("mighty.turn")
def onward(action: Deal | Next) -> Answer[bool] | None:
    """When a hand is over, anybody may go on to the next."""
    return yes(why="next")


MAY_GO = (dealt, onward)

# --- May this be said?


class Saying(NamedTuple):
    """A turn in the auction, and what the speaker knows."""

    action: Speech
    deck: Deck
    high: Bid | None
    hand: Hand
    spoken: bool
    """Has this seat had a turn in this deal?"""


@clause("mighty.auction.range")
def in_range(saying: Saying) -> Answer[bool] | None:
    """A bid is 13 to 20, with two decks 25 to 40, and a suit or no-trump."""
    bid, deck = saying.action, saying.deck
    if not isinstance(bid, Bid):
        return None
    if not deck.lowest <= bid.points <= deck.points:
        return no(bid=bid, lowest=deck.lowest, highest=deck.points)
    return yes(bid=bid, lowest=deck.lowest, highest=deck.points) if saying.high is None else None


@clause("mighty.auction.higher")
def higher(saying: Saying) -> Answer[bool] | None:
    """A bid beats the last: more points, or as many in no-trump over a suit. Suits do not outrank each other."""
    bid, high = saying.action, saying.high
    if not isinstance(bid, Bid) or high is None:
        return None
    return yes(bid=bid, high=high) if bid.beats(high) else no(bid=bid, high=high)


@clause("mighty.yarborough")
def yarborough(saying: Saying) -> Answer[bool] | None:
    """Dealt no point card and no Joker, one may show it at one's first turn to speak, whatever was bid before."""
    if not isinstance(saying.action, Yarborough):
        return None
    if saying.spoken:
        return no(why="late")
    strong = tuple(card for card in saying.hand if card.point or card == JOKER)
    return no(why="strong", cards=strong) if strong else yes(cards=saying.hand)


@clause("mighty.auction.pass")
def passes(saying: Saying) -> Answer[bool] | None:
    """A pass skips this turn only: if somebody bids after it, one may speak again."""
    return yes() if isinstance(saying.action, Pass) else None


@clause("mighty.auction.pass-all")
def passes_all(saying: Saying) -> Answer[bool] | None:
    """Passing all leaves the auction."""
    return yes() if isinstance(saying.action, PassAll) else None


MAY_SAY = (in_range, higher, yarborough, passes, passes_all)

# --- How does the auction go on?


class Auction(NamedTuple):
    """What was said so far in this deal."""

    players: int
    dealer: Seat
    turns: tuple[Turn, ...]

    @property
    def high(self) -> Turn | None:
        """The high bid: the last one, for each beats the one before."""
        return _high(self.turns)

    @property
    def best(self) -> Bid | None:
        """What was bid last."""
        high = self.high
        return high.said if high and isinstance(high.said, Bid) else None

    @property
    def next(self) -> Seat:
        """The next clockwise who is still in."""
        return _next(self.turns, self.players) if self.turns else self.dealer


@once
def _high(turns: tuple[Turn, ...]) -> Turn | None:
    """The last bid that was made."""
    for turn in reversed(turns):
        if isinstance(turn.said, Bid):
            return turn
    return None


@once
def _next(turns: tuple[Turn, ...], players: int) -> Seat:
    """In the first round without any bid, who passes all is out for this round only."""
    first = turns[:players]
    silent = len(first) == players and not any([isinstance(turn.said, Bid) for turn in first])
    out = [turn.seat for turn in turns[players if silent else 0 :] if isinstance(turn.said, PassAll)]
    return next(seat for seat in _after(turns[-1].seat, players) if seat not in out)


@cache
def _after(seat: Seat, players: int) -> tuple[Seat, ...]:
    """Everybody in turn, this seat last."""
    return tuple((seat + step) % players for step in range(1, players + 1))


def auction(public: Public) -> Auction:
    """The auction that is on the table."""
    return Auction(public.options.players, public.dealer, public.bids)


Onward = tuple[Phase, Seat]
"""The phase that follows, and who is to act in it."""


@clause("mighty.auction.again")
def again(auction: Auction) -> Answer[Onward] | None:
    """After a first round without a bid everyone gets one more turn, the dealer first.

    Decided: also who passed all, for the source says "everyone" here and "everyone else still in" elsewhere.
    """
    if len(auction.turns) != auction.players or auction.high:
        return None
    return says(("auction", auction.dealer), dealer=auction.dealer)


@clause("mighty.auction.redeal")
def redeal(auction: Auction) -> Answer[Onward] | None:
    """If the second round brings no bid either, the same dealer redeals."""
    if len(auction.turns) != 2 * auction.players or auction.high:
        return None
    return says(("deal", auction.dealer), dealer=auction.dealer)


@clause("mighty.auction.won")
def won(auction: Auction) -> Answer[Onward] | None:
    """The high bid wins as soon as every other player still in has passed since it was made."""
    high = auction.high
    if high is None or auction.next != high.seat:
        return None
    return says(("bury", high.seat), bidder=high.seat, bid=high.said)


@clause("mighty.auction.turn")
def speaks(auction: Auction) -> Answer[Onward] | None:
    """The dealer speaks first, then clockwise who is still in."""
    seat = auction.next
    return says(("auction", seat), seat=seat)


AUCTION = (again, redeal, won, speaks)
