"""Reads which playing cards come to a page, message by message, beside those that its seat may know."""

from __future__ import annotations

import json

from playwright.sync_api import Page

from engine.mighty.cards import STRAINS
from engine.mighty.playing import mighty, ripper
from tests.browser.card_player import CardPlayer
from tests.browser.pages import frames
from tests.browser.wire import Message, decode, drawn
from tests.card_faces import JOKER_FACE, Face, Sheets, face, named_faces

NAMED = frozenset({JOKER_FACE, *(face(named(strain)) for strain in STRAINS for named in (mighty, ripper))})
"""What the law names: the cards of power, of which trump says which they are."""


class Arriving:
    """The cards that come to a page: as pictures, also those that were painted earlier, as chips, and in words."""

    def __init__(self, page: Page) -> None:
        self._wire, self._read, self._sheets = frames(page), 0, Sheets()

    def new(self) -> list[tuple[frozenset[Face], Message]]:
        """The messages since this was last asked, with the cards in each."""
        fresh = self._wire.received[self._read :]
        self._read += len(fresh)
        messages = [decode(frame) for frame in fresh if frame]
        return [(self._cards(message), message) for message in messages]

    def _cards(self, message: Message) -> frozenset[Face]:
        state = message.content.get("data", {}).get("state", {}) if message.kind == "comm_open" else {}
        if state.get("_model_name") == "Path2DModel":
            self._sheets.paths[f"IPY_MODEL_{message.content['comm_id']}"] = state["value"]
        return self._sheets.drawn(drawn(message)) | named_faces(json.dumps(message.content, ensure_ascii=False))


class Reading:
    """What comes to somebody's page: no message holds a card that is hidden from that seat.

    Where a partner is called every card that there is may be touched. A message with all of them tells of none; with
    some of them it does, unless it paints a part of the picture that is drawn from the seat's own view.
    """

    def __init__(self, player: CardPlayer) -> None:
        self._player, self._arriving = player, Arriving(player.page)
        self.known, self.came = frozenset[Face](), frozenset[Face]()
        self._pictured = frozenset[Face]()

    def knows(self, *cards: Face) -> None:
        """The seat may know these, and what it sees now."""
        self.known |= open_cards(self._player).union(cards)

    def checks(self) -> None:
        """See the table as it stands, and look through all that came until then."""
        self._player.sees()
        self.knows()
        copies = self._player.model.public.deck.copies
        others = frozenset(face(card) for card, count in copies.items() if count) - self.known
        before, self._pictured = self._pictured, pictured(self._player)
        for came, message in self._arriving.new():
            beyond, painted = came - self.known, before | self._pictured if drawn(message) else frozenset()
            assert beyond <= painted or beyond == others, (sorted(beyond), str(message.content)[:2000])
            self.came |= came
        assert frozenset(map(face, self._player.model.view.hand)) <= self.came
        assert named_faces(" ".join(frames(self._player.page).texts())) <= self.known


def pictured(player: CardPlayer) -> frozenset[Face]:
    """The cards in the picture that is drawn from what the player may see."""
    return named_faces(" ".join(shape.label for shape in player.scene().shapes))


def open_cards(player: CardPlayer) -> frozenset[Face]:
    """What lies open, what the player holds, and what the law names."""
    view, public = player.model.view, player.model.public
    laid = (one.card for trick in (*(trick.cards for trick in public.tricks), public.trick) for one in trick)
    return frozenset(map(face, (*view.hand, *view.buried, *(public.pickup or ()), *public.called, *laid))) | NAMED


def cards_of(page: Page) -> frozenset[Face]:
    """The cards that came to the page so far, as pictures and chips and as words."""
    came = [cards for cards, _ in Arriving(page).new()]
    return frozenset().union(*came, *map(named_faces, frames(page).texts()))
