"""Many people, many devices, one table: they come by links, play a deal, and none is sent what it may not know."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from engine.mighty.state import Call
from engine.tables import AWAY
from tests.browser.company import ARRIVING, CardGuest, Guest, mover_of, seated
from tests.browser.pages import faults, frames, kernel_of
from tests.browser.player import PATIENCE
from tests.browser.reading import Reading
from tests.browser.servers import Server, wait_until
from tests.browser.test_people import LAW, pairs, tiles_of
from tests.card_faces import face


@pytest.mark.private
def test_four_people_play_a_deal_of_dominoes(table: Server, open_page: Callable[..., Page]) -> None:
    """Everybody sees every move, one who looks on too; nobody is sent a tile that is neither the own nor on the table,
    and no link but the own."""
    pages = [open_page(), open_page(), open_page(390, 844, touch=True), open_page(dark=True)]
    names = ("Maya", "<b>Rio</b>", "Joel", "Tess")
    with seated(table, pages, names) as (guests, links):
        watcher = Guest(open_page(), guests[0].store).looks_on(links[-1])
        everybody = (*guests, watcher)
        own = [pairs(guest.model.view.hand) for guest in everybody]
        moves = 0
        while (mover := mover_of(everybody)).model.public.result is None:
            for guest in everybody:
                guest.sees()
            if moves % 6 == 0:
                known = pairs(mover.model.public.line) | LAW
                for guest, hand in zip(everybody, own, strict=True):
                    assert tiles_of(guest.page) <= hand | known
            mover.plays(mover.model.choices[0], mover.hand())
            moves += 1
        for guest in guests:
            guest.sees()
            expect(guest.page.locator(".sp-drawer-body table, .sp-drawer-body .ledger").first).to_be_attached()
        expect(pages[0].locator(".sp-app b:text-is('Rio')")).to_have_count(0)
        for seat, link in enumerate(links, 1):
            key = link.partition("join=")[2]
            for other, guest in enumerate(everybody):
                assert bool(frames(guest.page).find(key)) is (other in (0, seat))
        # whoever is at the table may go on to the next deal
        guests[3].confirm()
        for guest in guests:
            assert guest.knows().sees().model.public.deal == 2


@pytest.mark.private
def test_five_people_play_a_hand_of_mighty(table: Server, open_page: Callable[..., Page]) -> None:
    """The auction, the pickup, the call and ten tricks, one of the five with a finger on a phone, one more looking on:
    no page is sent a card that is hidden from it, in no message, at no time."""
    pages = [open_page() for _ in range(4)] + [open_page(390, 844, touch=True)]
    with seated(table, pages, ("Maya", "Rio", "Joel", "Tess", "Nadia"), CardGuest, ".sp-art-mighty") as (guests, links):
        watcher = CardGuest(open_page(), guests[0].store).looks_on(links[-1])
        readings = [*map(Reading, guests), Reading(watcher.knows())]
        while (mover := mover_of([*guests, watcher])).model.public.result is None:
            for reading in readings:
                reading.checks()
            action = mover.suggestion()
            if isinstance(action, Call):
                readings[mover.model.seat].knows(*map(face, action.cards))
            mover.does(action, mover.hand())
        for guest in (*guests, watcher):
            guest.sees()


@pytest.mark.private
def test_a_kernel_dies_and_the_table_goes_on(table: Server, open_page: Callable[..., Page]) -> None:
    """The host's page moves the bots; when its kernel is killed another does, and the link brings the host back."""
    pages = [open_page(), open_page()]
    with seated(table, pages, ("Maya", "Rio")) as (guests, links):
        maya, rio = guests
        address = maya.page.url
        table.kill(kernel_of(maya.page))
        expect(maya.page.locator("#sp-ended")).to_be_visible(timeout=ARRIVING)
        faults(maya.page).clear()
        maya.page.goto("about:blank")
        moves = len(rio.knows().model.timeline.done)
        while rio.knows().model.mover != 0 and rio.model.public.result is None:
            if rio.model.mover == 1:
                rio.sees().plays(rio.model.choices[0])
        assert len(rio.model.timeline.done) >= moves
        wait_until(lambda: 0 in rio.knows().model.absent)
        rio.sees()
        expect(rio.go).to_have_text("Let a bot play", timeout=ARRIVING)
        rio.confirm()
        assert wait_until(lambda: rio.knows().model.mover != 0 or rio.model.public.result is not None)
        maya.page.goto(address)
        maya.plays_at(0).sees()
        assert wait_until(lambda: not rio.knows().model.table.stood_in)
        watcher = open_page()
        watcher.goto(links[-1])
        expect(watcher.locator(".sp-stage canvas")).to_be_visible(timeout=ARRIVING)
        assert tiles_of(watcher) <= pairs(rio.knows().model.public.line) | LAW
        expect(watcher.locator(".sp-act .sp-go")).to_be_disabled()


@pytest.mark.private
def test_a_seat_is_freed_in_the_middle_of_a_game(table: Server, open_page: Callable[..., Page]) -> None:
    """The link that brought somebody there is dead at once, and whoever comes by the new one takes the hand over."""
    pages = [open_page(), open_page()]
    with seated(table, pages, ("Maya", "Rio")) as (guests, links):
        maya, rio = guests
        maya.tool("more").click()
        maya.side.get_by_role("button", name="People at the table").click()
        lobby = maya.page.locator(".sp-lobby")
        lobby.locator(".sp-seat", has_text="Rio").get_by_role("button", name="Free the seat").click()
        lobby.locator(".sp-renewing button").click()
        expect(rio.page.locator(".sp-said")).to_contain_text("this one opens nothing any more", timeout=ARRIVING)
        expect(rio.canvas).to_be_hidden()
        new = lobby.locator(".sp-link input").input_value()
        assert new != links[0]
        rio.page.goto(links[0])
        expect(rio.page.locator(".sp-said")).to_contain_text("this one opens nothing any more", timeout=ARRIVING)
        joel = Guest(open_page(), maya.store).comes(new, "Joel").plays_at(1).sees()
        assert joel.model.view.hand == joel.model.timeline.state.hands[1]
        expect(lobby.locator(".sp-who", has_text="Joel")).to_be_visible(timeout=PATIENCE)
        lobby.get_by_role("button", name="Back to the table").click()
        maya.knows().sees()


def test_no_link_no_table(table: Server, page: Page) -> None:
    """Another key, or the name of a table in the store, opens nothing."""
    page.goto(f"{table.url}/?join={'x' * 43}&lang=en")
    expect(page.locator(".sp-said")).to_have_text("This link opens no table.", timeout=ARRIVING)
    expect(page.locator(".sp-homepage .sp-go")).to_be_visible(timeout=PATIENCE)


def test_whoever_leaves_leaves_no_kernel(table: Server, open_page: Callable[..., Page]) -> None:
    pages = [open_page(), open_page()]
    with seated(table, pages, ("Maya", "Rio")) as (guests, _):
        kernels = {kernel_of(page) for page in pages}
        assert isinstance(guests[0], Guest)
        pages[1].close(run_before_unload=True)
        assert wait_until(lambda: guests[0].knows().model.absent == {1}, AWAY - 5)  # at once, not by its silence
        pages[0].close(run_before_unload=True)
        assert wait_until(lambda: not kernels & table.kernels(), 30)
