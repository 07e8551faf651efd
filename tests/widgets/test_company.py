"""Many people, many devices, one table: what each page shows, and what it is never sent."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine import hosting, tables
from engine.store import Store
from engine.tables import Tables
from engine.trouble import Conflict, Full, Replaced
from tests.drawing import faces, named
from tests.widgets.company import Guest, gathered, go_on, playing
from tests.widgets.recorder import Recorder, change, click
from tests.widgets.sitting import plain
from widgets import place as places
from widgets.markup import rich
from widgets.panels import shown


@pytest.fixture
def store(wire: Recorder, tmp_path: Path) -> Iterator[Store]:
    kept = Store(tmp_path / "games.sqlite")
    yield kept
    kept.close()


def seats_of(guest: Guest) -> list[str]:
    return [plain(who.value) for who in guest.lobby.who[:4]]


# --- The lobby


def test_a_table_fills_up_and_begins(store: Store) -> None:
    host = Guest(store).hosts()
    assert seats_of(host) == ["Mayayouhost", "Seat 2 is free", "Seat 3 is free", "Seat 4 is free"]
    joel = Guest(store, host.invites(2))
    assert shown(joel.lobby.name) and not shown(joel.lobby.start)
    joel.sits("  Joel\n<b>")
    host.looks()
    assert seats_of(host)[2] == seats_of(joel)[2].replace("you", "") == plain("Joel &lt;b&gt;")
    assert not joel.screen.seated
    host.starts()
    joel.looks()
    for guest, seat in ((host, 0), (joel, 2)):
        assert guest.model.seat == seat and guest.model.timeline == host.place.table.line
        assert [chair.player for chair in guest.model.chairs] == ["human", "club", "human", "club"]


def test_a_link_is_there_for_each_seat_and_for_watchers_and_only_for_the_host(store: Store, wire: Recorder) -> None:
    host, joel = gathered(store, "Maya", "Joel")
    keys = [host.invites(seat) for seat in (2, 3, None)]
    assert len({*keys}) == 3 and "<svg" in host.lobby.link.value
    assert not any(map(shown, (*joel.lobby.invite[:4], joel.lobby.invite[-1])))
    click(joel.lobby.invite[3])
    assert joel.lobby.link.value == ""
    watcher = Guest(store, keys[2]).looks()
    host.looks()
    assert "1 person is watching" in plain(host.lobby.who[-1].value)
    assert not shown(watcher.lobby.name) and not shown(watcher.lobby.start)


def test_the_host_arranges_until_the_start(store: Store) -> None:
    host, joel = gathered(store, "Maya", "Joel", game="mighty")
    change(host.lobby.levels[3], index=0)
    click(host.lobby.count.buttons[3])  # seven
    change(host.lobby.rules[0], value=True)
    change(host.lobby.open, value=True)
    joel.looks()
    table = joel.place.table
    assert (len(table.levels), table.levels[3], table.open_hands) == (7, "beginner", True)
    assert table.chosen == {"players": 7, "switch_to_max": True}
    assert joel.lobby.rules[0].value and joel.lobby.rules[0].disabled and joel.lobby.open.value
    change(joel.lobby.open, value=False)
    click(joel.lobby.start)
    assert joel.looks().place.table is not None and joel.place.table.open_hands and joel.place.table.line is None
    seventh = Guest(store, host.invites(6)).sits("Iris")
    click(host.lobby.count.buttons[0])
    assert "There is no seat 7 any more: 4 play here now." in plain(seventh.looks().lobby.told.value)
    assert len(host.place.table.levels) == 4 and not seventh.place.seated
    assert not shown(seventh.lobby.sit) and not shown(seventh.lobby.name)
    seventh.sits("Iris")
    assert not seventh.place.seated
    click(host.lobby.count.buttons[3])
    click(seventh.looks().lobby.sit)  # under the name that still stands there
    host.starts()
    for guest in (host, joel, seventh):
        assert len(guest.looks().model.chairs) == 7


def test_the_host_may_choose_another_game(store: Store) -> None:
    host, joel = gathered(store, "Maya", "Joel")
    fifth = None
    for at, name, seats in ((1, "mighty", 5), (0, "dominoes", 4), (1, "mighty", 5)):
        click(joel.lobby.game.buttons[1 - at])
        click(host.lobby.game.buttons[at])
        assert (host.place.table.game.name, len(host.place.table.levels)) == (name, seats)
        assert seats_of(joel.looks())[0].startswith("Maya") and joel.place.seated
        fifth = fifth or Guest(store, host.invites(4))
    assert fifth is not None and fifth.looks().sits("Ada").place.seated
    host.starts()
    assert [guest.looks().model.game.name for guest in (host, joel, fifth)] == ["mighty"] * 3


def test_the_host_does_not_lose_the_own_seat(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(places, "GRACE", 0.0)
    host, *_ = gathered(store, "Maya", game="mighty")
    fifth = Guest(store, host.invites(4)).sits("Iris")
    host.app.company.leave()
    assert fifth.looks().place.is_host
    click(fifth.lobby.game.buttons[0])
    assert "your own seat would go" in plain(fifth.app.said.value) and fifth.place.table.game.name == "mighty"


# --- Links that are replaced


def renewed(host: Guest, seat: int | None) -> str:
    """The host frees a seat, or replaces a link, and hands the new one on."""
    row = host.lobby.invite[-1 if seat is None else seat]
    if "sp-on" not in row._dom_classes:
        click(row)
    click(host.lobby.renew)
    click(row)
    return host.invites(seat)


@pytest.mark.parametrize("begun", [False, True])
def test_the_host_may_free_a_seat_and_its_link_is_dead_at_once(store: Store, begun: bool) -> None:
    host, joel, tess = playing(store, "Maya", "Joel", "Tess") if begun else gathered(store, "Maya", "Joel", "Tess")
    if begun:
        host.press("more")
        host.press("people")
        assert shown(host.app.company.lobby.widget)
    old, seen = joel.place.key, joel.app.screen.seated and joel.model.timeline
    assert "?join" not in host.lobby.link.value
    address = renewed(host, 1)
    assert address != f"join={old}"
    place = joel.place
    joel.looks()
    assert joel.app.company.place is None and shown(joel.app.home.widget)
    assert plain(joel.app.said.value) == "The host has given this place a new link: this one opens nothing any more."
    again = Guest(store, f"join={old}&lang=en")
    assert again.app.company.place is None and "opens nothing any more" in plain(again.app.said.value)
    for guest in (host, tess):
        assert 1 not in guest.looks().place.table.people
    before = store.changes(place.kept.id, -1)
    with pytest.raises(Replaced):
        place.do(lambda table: [hosting.joined(1, "Joel")])
    joel.go()
    click(joel.lobby.sit)
    assert store.changes(place.kept.id, -1) == before and (not begun or joel.model.timeline == seen)
    assert Guest(store, f"{address}&lang=en").sits("Ada").place.seated


def test_who_confirms_by_a_link_that_is_dead_is_shown_no_more(store: Store) -> None:
    guests = playing(store, "Maya", "Rio", "Joel", "Tess")
    go_on(guests, lambda: any(guest.model.choices for guest in guests[1:]))
    mover = next(guest for guest in guests[1:] if guest.model.choices)
    seen = mover.model.timeline
    tables = Tables(store)
    kept = tables.write(tables.open(mover.place.kept.id), hosting.renewed(mover.model.seat))
    model = mover.model
    model.select(model.choices[0])
    mover.clock.pass_by(0.01)
    model.confirm()
    assert isinstance(model.trouble, Replaced) and model.timeline == seen
    assert tables.news(kept) == kept
    mover.looks()
    assert mover.app.company.place is None


def test_watchers_are_put_out_together(store: Store) -> None:
    host, joel = playing(store, "Maya", "Joel")
    host.press("people")
    bench = host.invites(None)
    watchers = [Guest(store, f"{bench}&lang=en") for _ in range(2)]
    assert all(guest.looks().screen.seated for guest in watchers)
    new = renewed(host, None)
    for guest in watchers:
        assert guest.looks().app.company.place is None and "new link" in plain(guest.app.said.value)
    assert Guest(store, f"{new}&lang=en").looks().model.seat is None and joel.looks().place.seated


def test_only_the_host_replaces_links(store: Store) -> None:
    host, joel = gathered(store, "Maya", "Joel")
    before = host.place.table
    for row in joel.lobby.invite:
        click(row)
        click(joel.lobby.renew)
    click(host.lobby.invite[0])  # the host's own
    click(host.lobby.renew)
    assert host.looks().place.table == before


def test_the_game_goes_on_beside_the_lobby(store: Store) -> None:
    host, joel = guests = playing(store, "Maya", "Joel")
    host.press("people")
    go_on(guests, lambda: len(joel.model.timeline.done) > 8)  # the host's page moves the bots from there, too
    seen, told = host.looks().model.timeline.actions, joel.model.timeline.actions
    assert seen[: len(told)] == told  # a bot may have moved since
    assert not shown(host.lobby.start) and host.lobby.game.buttons[0].disabled
    assert shown(host.app.company.lobby.widget)
    click(host.lobby.to_table)
    assert shown(host.screen.widget)


@pytest.mark.parametrize("name", ["", "   ", "\u200b", "\u3164", "Maya", "maya", "Maya\ufe0f", "\uff2daya"])
def test_a_name_is_ones_own(store: Store, name: str) -> None:
    host = Guest(store).hosts()
    joel = Guest(store, host.invites(1)).sits(name)
    assert "nobody else" in plain(joel.app.said.value) and not joel.place.seated
    assert joel.sits("x" * 500).place.table.people[1] == "x" * 24


def test_all_see_that_a_seat_is_open_on_two_devices(store: Store) -> None:
    """The link brings a person back on any device; who kept it, though it was sent on, is seen to look on."""
    host, joel, tess = gathered(store, "Maya", "Joel", "Tess")
    assert seats_of(tess)[1] == "Joel"
    other = Guest(store, f"join={joel.place.key}")
    assert other.place.seat == 1
    for guest in (host, joel, tess):
        assert "on 2 devices" in seats_of(guest.looks())[1]
    other.app.company.leave()
    assert seats_of(tess.looks())[1] == "Joel"


def test_of_a_name_no_tile_is_made(store: Store) -> None:
    host, _ = playing(store, "Maya", "Joel 6-6 <b>")
    named = rich(host.app.words.seat(1))
    assert named == "Joel 6\u20116 &lt;b&gt;" and "dom" not in named


def test_when_the_host_goes_the_next_is_host(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(places, "GRACE", 0.0)
    host, joel, tess = gathered(store, "Maya", "Joel", "Tess")
    host.app.company.leave()
    for guest in (tess, joel):
        guest.looks()
    assert joel.place.is_host and "host" in seats_of(joel)[1] and "away" in seats_of(joel)[0]
    again = Guest(store, f"join={host.app.viewport.key or ''}")  # an address without a key
    assert again.app.company.place is None
    fourth = Guest(store, joel.invites(3)).sits("Ada")
    assert joel.looks().starts().model.seat == 1 and fourth.looks().model.seat == 3


def test_who_gets_up_frees_the_seat(store: Store) -> None:
    host, joel = gathered(store, "Maya", "Joel")
    click(joel.lobby.leave)
    assert seats_of(host.looks())[1] == "Seat 2 is free" and shown(joel.app.home.widget)
    click(host.lobby.leave)
    assert host.app.company.place is None


def test_a_link_that_opens_nothing_is_answered_slowly(store: Store) -> None:
    for address in ("join=x", "join=" + "x" * 43, "join=%00", "join=" + "x" * 9999):
        guest = Guest(store, f"{address}&lang=en")
        assert guest.app.said.value == ""
        guest.looks(1.0)
        assert plain(guest.app.said.value) == "This link opens no table."
    hosted = Guest(store).hosts()
    by_id = Guest(store, f"table={hosted.place.kept.id}&lang=en")
    assert plain(by_id.app.said.value) == "There is no such game here."


def test_a_full_house_says_so(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "MOST_TABLES", 1)
    monkeypatch.setattr(tables, "MOST_WATCHERS", 1)
    host = Guest(store).hosts()
    assert "no room" in plain(Guest(store).hosts().app.said.value)
    bench = host.invites(None)
    Guest(store, bench)
    refused = Guest(store, bench)
    assert "no room" in plain(refused.app.said.value) and refused.app.company.place is None


# --- At the table


def test_a_move_is_seen_by_everybody_and_each_sees_the_own_hand(store: Store) -> None:
    guests = playing(store, "Maya", "Rio", "Joel", "Tess")
    for guest, seat in zip(guests, range(4), strict=True):
        state = guest.model.timeline.state
        assert guest.model.view.hand == state.hands[seat] and guest.model.bottom == seat
        assert guest.model.awaited is None
    mover = next(guest for guest in guests if guest.model.choices)
    mover.plays(mover.model.choices[0])
    done = mover.model.timeline.actions
    for guest in guests:
        assert guest.looks(0.15).model.timeline.actions == done


def test_where_the_keyboard_stood_is_left_when_somebody_moves(store: Store) -> None:
    guests = playing(store, "Maya", "Rio")
    go_on(guests, lambda: any(guest.model.choices for guest in guests))
    mover = next(guest for guest in guests if guest.model.choices)
    (other,) = (guest for guest in guests if guest is not mover)
    other.model.focus = ("hand", 0)
    mover.plays(mover.model.choices[0])
    assert other.looks(0.15).model.focus is None


def test_nothing_hidden_comes_to_any_page(store: Store, wire: Recorder) -> None:
    """Each page's messages: its own tiles, those on the table, and the one that the law names."""
    names = ("Maya", "Rio", "Joel", "Tess")
    guests = playing(store, *names)
    watcher = Guest(store, "lang=en")
    for guest in [*guests]:
        sent = wire.begin()
        for other in range(4):
            guest.speaks(("uk", "en")[other % 2])
        guest.screen.follow()
        own = {(tile.high, tile.low) for tile in guest.model.view.hand}
        shown = faces(command for message in sent for command in message.drawn)
        shown |= frozenset().union(*(named(message.content) for message in sent))
        public = {(max(tile), min(tile)) for tile in guest.model.public.line} | {(6, 6)}
        assert own <= shown <= own | public
    assert not watcher.screen.seated


def test_watchers_see_the_table_and_the_hands_only_if_they_may(store: Store) -> None:
    for may in (False, True):
        host = Guest(store).hosts()
        bench = host.invites(None)
        change(host.lobby.open, value=may)
        watcher = Guest(store, bench)
        host.starts()
        model = watcher.looks().model
        assert model.seat is None and model.view.hand == () and not model.choices
        assert (model.offer == "look") is may
        for seat in range(4):
            watcher.clock.pass_by(1)
            watcher.go()
            assert model.view.hand == (model.timeline.state.hands[seat] if may else ())
        before = store.changes(host.place.kept.id, -1)
        watcher.press("undo")
        watcher.key("Enter")
        assert store.changes(host.place.kept.id, -1) == before


def test_of_two_confirmations_one_wins_and_the_other_is_told(store: Store) -> None:
    guests = playing(store, "Maya", "Rio")
    go_on(guests, lambda: any(len(guest.model.choices) > 1 for guest in guests))
    mover = next(guest for guest in guests if len(guest.model.choices) > 1)
    twin = Guest(store, f"join={mover.place.key}")
    for device, choice in ((mover, 0), (twin, 1)):
        device.model.select(device.model.choices[choice])
        device.clock.pass_by(0.01)
        device.model.confirm()
    assert mover.model.trouble is None and isinstance(twin.model.trouble, Conflict)
    assert twin.model.timeline == mover.model.timeline
    twin.screen.follow()
    assert "played on elsewhere" in twin.said


def test_what_cannot_be_written_does_not_happen(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    guests = playing(store, "Maya", "Rio")
    go_on(guests, lambda: any(guest.model.choices for guest in guests))
    mover = next(guest for guest in guests if guest.model.choices)
    before = mover.model.timeline
    with monkeypatch.context() as full:
        full.setattr(store, "append", refuse)
        mover.plays(mover.model.choices[0])
    assert mover.model.timeline == before and "the disk is full" in mover.said
    mover.plays(mover.model.choices[0])
    assert len(mover.model.timeline.done) == len(before.done) + 1 and mover.model.trouble is None


def test_what_could_not_be_read_when_the_bell_rang_is_read_at_the_next_look(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    guests = playing(store, "Maya", "Rio")
    go_on(guests, lambda: any(guest.model.choices for guest in guests))
    mover = next(guest for guest in guests if guest.model.choices)
    (other,) = (guest for guest in guests if guest is not mover)
    mover.plays(mover.model.choices[0])
    with monkeypatch.context() as full:
        full.setattr(Tables, "news", refuse)
        other.looks(0.15)
    assert len(other.model.timeline.done) < len(mover.model.timeline.done)
    other.looks(0.15)
    assert other.model.timeline.actions == mover.model.timeline.actions


def refuse(*_: object) -> int:
    raise Full(place="here")


def test_undo_needs_the_others(store: Store) -> None:
    guests = playing(store, "Maya", "Rio", "Joel")
    go_on(guests, lambda: guests[0].looks().model.can_undo)
    maya, rio, joel = guests
    for guest in guests:
        guest.looks()
    maya.press("undo")
    assert "You asked to go back" in maya.said
    assert "Maya would like to go back" in rio.looks().said and not rio.model.choices
    rio.go()
    standing = maya.looks().model.timeline
    click(joel.looks().screen.action.clear)  # declines
    assert maya.looks().model.timeline == standing and maya.model.table.request is None
    maya.press("undo")
    to = maya.model.table.request.to
    for guest in (rio, joel):
        guest.looks(1).go()
    for guest in guests:
        assert guest.looks().model.timeline.cursor == to
    assert "Taken back with everybody’s agreement" in joel.said
    maya.press("redo")
    assert maya.model.timeline.cursor == to


def test_a_bot_plays_for_who_is_away_until_the_link_brings_the_owner_back(store: Store) -> None:
    guests = playing(store, "Maya", "Rio", "Joel", "Tess")
    away = next(guest for guest in guests if guest.model.choices)
    others = [guest for guest in guests if guest is not away]
    seat, key = away.model.seat, away.place.key
    before = others[0].looks().screen.scene
    away.app.company.leave()
    first = others[0].looks()
    assert "is away" in first.said and seat in first.model.absent and first.go_is_live
    assert len(first.screen.scene.shapes) == len(before.shapes) + 2  # a clock behind the name
    done = len(first.model.timeline.done)
    first.go()
    for guest in others:
        guest.looks(1.5)
    assert len(first.looks().model.timeline.done) > done
    back = Guest(store, f"join={key}&lang=en")
    assert back.model.seat == seat and back.model.table.stood_in == frozenset()
    assert first.looks().model.is_person(seat) and seat not in first.model.absent


def test_one_page_moves_the_bots_and_the_next_one_when_it_dies(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    guests = playing(store, "Maya", "Joel")
    go_on(guests, lambda: all(guest.model.bot_to_move for guest in guests))
    maya, joel = guests
    assert maya.model.bot_waits and not joel.model.bot_waits
    monkeypatch.setattr(places, "PATIENCE", 0.01)  # the first one's kernel hangs
    time.sleep(0.02)
    assert joel.model.bot_waits
    done = len(joel.model.timeline.done)
    joel.looks(1.0)
    assert len(joel.model.timeline.done) > done
    maya.looks(1.0)
    assert maya.model.trouble is None and joel.model.trouble is None


def test_the_whole_deal_on_two_devices_of_one_person(store: Store) -> None:
    """The same seat on a laptop and a phone."""
    maya, _ = guests = playing(store, "Maya", "Rio")
    twin = Guest(store, f"join={maya.place.key}&lang=en", (390, 844))
    go_on(guests, lambda: maya.model.public.result is not None)
    assert twin.looks().model.timeline == maya.looks().model.timeline == guests[1].looks().model.timeline
    assert Tables(store).open(maya.place.kept.id).table.line == maya.model.timeline
    guests[1].looks(1).go()
    assert maya.looks().model.public.deal == 2
