"""Someone who plays on a page: knows what it has to show by now, and touches what is drawn there.

The same deal is kept beside the page as a model of its own, from the same seed: it says where a tile lies on the
canvas, and what the page must say before the next touch. Nothing is asked of the kernel.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, Self

from playwright.sync_api import Locator, Page, expect

from engine import GAMES
from engine.dominoes.state import Open, Pass, Play
from engine.dominoes.tiles import Tile
from engine.store import Saved
from engine.words import TEXT, Words
from tests.browser.servers import ROOT, Server
from widgets.games import FACES
from widgets.home import usual
from widgets.markup import rich
from widgets.model import TableModel
from widgets.scene import Bounds, Scene, Stage, Target, Text, hit

FOLDERS = (TEXT, ROOT / "widgets" / "text")
PATIENCE = 30_000
"""So long, ms, a busy machine may take for what it has to show."""
BARE = (None, ("felt",))
DELIBERATE = 450
"""So long, ms, a person looks before acting: a faster press is the tail of a double click."""


LOOKS_LIKE = """async picture => {
    const canvas = document.querySelector(".sp-stage canvas"), image = new Image(), shade = 8;
    image.src = picture;
    await image.decode();
    const before = new OffscreenCanvas(canvas.width, canvas.height).getContext("2d");
    before.drawImage(image, 0, 0);
    const pixels = pen => pen.getImageData(0, 0, canvas.width, canvas.height).data;
    const [was, is] = [pixels(before), pixels(canvas.getContext("2d"))];
    return was.every((value, at) => Math.abs(value - is[at]) <= shade);
}"""


class Player:
    """Sits at seat 1 of a page, bots around."""

    game = "dominoes"

    def __init__(self, page: Page, seed: str, language: str = "en", players: int | None = None) -> None:
        self.page, self.language = page, language
        self.model = alone(self.game, seed, players)
        self.face = FACES[self.game]()
        seats = "" if players is None else f"&players={players}"
        self.address = f"?game={self.game}&lang={language}&seed={seed}{seats}"

    @classmethod
    def of(cls, page: Page, saved: Saved, language: str = "en") -> Self:
        """Who plays on with a kept game; nobody's hand is open yet where several people play."""
        player = cls(page, "", language)
        player.model = TableModel(saved.timeline.game, saved.chairs, "", options=saved.chosen)
        player.model.timeline = saved.timeline
        player.face = FACES[saved.timeline.game.name]()
        player.address = f"?table={saved.id}&lang={language}"
        return player

    def takes_up(self, server: Server) -> Self:
        """Open the page of this game where it stands."""
        self.page.goto(f"{server.url}/{self.address}")
        expect(self.canvas).to_be_visible(timeout=PATIENCE)
        return self

    def sit_down(self, server: Server, pace: str = "fast") -> Player:
        """Open the page of this deal, let the bots hurry, and wait for the first turn."""
        self.page.goto(f"{server.url}/{self.address}")
        expect(self.canvas).to_be_visible(timeout=PATIENCE)
        self.opens("more")  # which pauses the bots
        self.side.get_by_role("button", name=self.words.say(f"pace-{pace}")).click()
        self.model.pace = pace
        self.tool("log").click()
        for _ in range(self._logged()):
            self.model.bot_step()
        return self.closes()

    def waits_step_by_step(self) -> Player:
        """Let each bot move by the step button."""
        while self.model.bot_to_move:
            expect(self.go).to_have_text(self.words.say("button-step"))
            self.look()
            self.go.click()
            self.model.bot_step()
            self.sees()
        return self

    # --- What the page has to show

    @property
    def words(self) -> Words:
        plain = Words(self.language, folders=FOLDERS)
        names = {seat: chair.name or plain.say(f"name-{seat}") for seat, chair in enumerate(self.model.chairs)}
        return Words(self.language, names, FOLDERS)

    @property
    def spoken(self) -> str:
        """The table in words, as the page names its canvas."""
        return self.face.spoken(self.model.view, self.model.choices, self.words)

    def shown(self, id: str, **facts: Any) -> str:
        """A sentence as its text comes out on the page, where tiles are little pictures."""
        return re.sub("<[^>]+>", "", rich(self.words.say(id, **facts)))

    def sees(self) -> Player:
        """Wait until the page shows the table as it stands beside it, to the button that would act."""
        expect(self.canvas).to_have_attribute("aria-label", self.spoken, timeout=PATIENCE)
        ready = self.model.ready
        if ready is not None:
            expect(self.go).to_have_text(self.face.button(ready, self.words))
            expect(self.go).to_be_enabled()
        elif not (self.model.bot_to_move or self.model.offer):
            expect(self.go).to_be_disabled()
        return self

    def sees_curtain(self) -> Player:
        """Wait until the page asks the next person to take the device."""
        words, seat = self.words, self.model.awaited
        expect(self.canvas).to_have_attribute("aria-label", words.say("prompt-handover", seat=seat), timeout=PATIENCE)
        expect(self.go).to_have_text(words.say("button-reveal", seat=seat))
        return self

    def waits(self) -> Player:
        """Let the bots move until it is this player's turn again, or the deal is over."""
        while self.model.bot_to_move:
            self.model.bot_step()
        return self.sees()

    def told(self) -> int:
        """How many actions the log tells; read without a change of the game."""
        self.opens("log")
        count = self._logged()
        self.closes()
        return count

    def _logged(self) -> int:
        """How many actions stand in the log, as soon as it is there."""
        there = re.compile("|".join([self.words.say("log-empty"), self.words.say("log-deal", number=1)]))
        expect(self.side.locator(".sp-drawer-body")).to_have_text(there, timeout=PATIENCE)
        return self.side.locator(".mv").count()

    def picture(self) -> str:
        """The canvas as it is painted now."""
        return str(self.canvas.evaluate("canvas => canvas.toDataURL()"))

    def sees_picture(self, same_as: str) -> None:
        """Wait until the canvas looks as it did before: edges that are painted anew may blend a shade otherwise."""
        self.page.wait_for_function(LOOKS_LIKE, arg=same_as, polling=200)

    def sees_another_picture(self, than: str) -> None:
        self.page.wait_for_function(
            "picture => document.querySelector('.sp-stage canvas').toDataURL() !== picture", arg=than
        )

    def drawer_shows(self, html: str) -> bool:
        """Is this, and nothing else, what stands in the drawer?"""
        body = self.side.locator(".sp-drawer-body .widget-html-content")
        return bool(body.evaluate(
            "(body, html) => { const made = document.createElement('div'); made.innerHTML = html;"
            " return body.innerHTML === made.innerHTML; }", html))  # fmt: skip

    # --- Where things are

    @property
    def canvas(self) -> Locator:
        return self.page.locator(".sp-stage canvas")

    @property
    def go(self) -> Locator:
        return self.page.locator(".sp-act .sp-go")

    @property
    def say(self) -> Locator:
        return self.page.locator(".sp-act .say")

    @property
    def side(self) -> Locator:
        return self.page.locator(".sp-side")

    def tool(self, name: str) -> Locator:
        """A tool of the bar, or of the phone's lower edge."""
        return self.page.locator(f".sp-bar .sp-i-{name}:visible, .sp-nav .sp-i-{name}:visible").first

    def scene(self) -> Scene:
        """The picture that must be on the canvas now."""
        width, height = self.canvas.evaluate("canvas => [canvas.width / 2, canvas.height / 2]")
        model, words = self.model, self.words
        seats = range(len(model.chairs))
        stage = Stage(
            width=width, height=height, names=tuple(map(words.seat, seats)), bottom=model.bottom, camera=model.camera,
            bots=frozenset(seat for seat in seats if not model.is_person(seat)), covered=model.awaited is not None,
        )  # fmt: skip
        return self.face.draw(model.view, model.choices, model.chosen, stage, words)

    def place(self, target: Target) -> tuple[float, float]:
        """Where a tile, a card, an end or a key of the canvas is on the page, and not covered by another."""
        scene = self.scene()
        [shape, *_] = [shape for shape in scene.shapes if shape.tap == target]
        return self.on_page(*next(spot for spot in spots(shape.bounds) if hit(scene, *spot) == target))

    def on_page(self, x: float, y: float) -> tuple[float, float]:
        box = self.canvas.bounding_box()
        assert box
        return box["x"] + x, box["y"] + y

    def felt(self) -> tuple[float, float]:
        """A place on the page where the felt is bare."""
        scene = self.scene()
        taken = [shape.bounds.grown(24) for shape in scene.shapes if shape.tap not in BARE or isinstance(shape, Text)]
        spots = ((x, y) for y in range(60, int(scene.height), 12) for x in range(80, int(scene.width), 12))
        return self.on_page(*next(spot for spot in spots if not any(place.holds(*spot) for place in taken)))

    # --- What a hand does

    def tap(self, target: Target) -> None:
        self.page.mouse.click(*self.place(target))

    def touch(self, target: Target) -> None:
        self.page.touchscreen.tap(*self.place(target))

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def goes_to(self, selector: str, key: str = "Tab") -> None:
        """Press Tab until something has the focus."""
        for _ in range(40):
            if self.page.evaluate("selector => document.activeElement.matches(selector)", selector):
                return
            self.press(key)
        raise AssertionError(f"the keyboard does not reach {selector}")

    def look(self) -> None:
        """Take the time that a person takes."""
        self.page.wait_for_timeout(DELIBERATE)

    def select(self, action: Any, tap: Callable[[Target], None] | None = None) -> Player:
        """Touch what selects an action, and see the preview."""
        tap = tap or self.tap
        tap(target(action))
        self.model.select(action if not needs_end(self.model, action) else Play(action.tile))
        if self.model.chosen != action:
            self.sees()
            tap(("end", action.side))
            self.model.select(action)
        return self.sees()

    def confirm(self, how: Callable[[], None] | None = None) -> Player:
        """Do what is selected: by the yellow button, unless another way is given."""
        self.look()
        (how or self.go.click)()
        self.model.confirm()
        return self

    def plays(self, action: Any, tap: Callable[[Target], None] | None = None) -> Player:
        """Select and confirm by touching the same place twice; what is forced takes the yellow button."""
        if self.model.forced is not None:
            return self.confirm()
        self.select(action, tap)
        return self.confirm(lambda: (tap or self.tap)(target(action)))

    def until(self, true: Callable[[TableModel], bool]) -> Player:
        """Play the first thing that may be done until something is so at this player's turn."""
        while not true(self.waits().model):
            self.plays(self.model.choices[0])
        return self

    def to_the_end_of_the_deal(self, tap: Callable[[Target], None] | None = None) -> Player:
        """Play the first thing that may be done until all hands are open."""
        while self.waits().model.public.result is None:
            self.plays(self.model.choices[0], tap)
        return self

    # --- Tools

    def opens(self, page: str) -> Player:
        """Open a page beside the table: why, log, rules, more."""
        self.tool(page).click()
        self.model.open = page
        expect(self.side.locator("h2").first).to_have_text(self.words.say(f"button-{page}"), timeout=PATIENCE)
        expect(self.closing).to_be_visible()
        return self

    @property
    def closing(self) -> Locator:
        return self.side.locator("> .sp-primary")

    def closes(self) -> Player:
        self.closing.click()
        self.model.open = ""
        expect(self.closing).to_be_hidden()
        return self

    def set_pace(self, pace: str) -> Player:
        self.opens("more")
        self.side.get_by_role("button", name=self.words.say(f"pace-{pace}")).click()
        self.model.pace = pace
        return self.closes()

    def undoes(self) -> Player:
        self.tool("undo").click()
        self.model.undo()
        return self.sees()

    def redoes(self) -> Player:
        self.tool("redo").click()
        self.model.redo()
        return self.sees()


def alone(game: str, seed: str, players: int | None = None) -> TableModel:
    """The table as the address `?game=…&seed=…&players=…` begins it."""
    wish = usual(game, players)
    return TableModel(GAMES[game](), wish.chairs, seed, options=wish.options)


def spots(place: Bounds) -> Iterator[tuple[float, float]]:
    """Places to touch a thing at: its middle, then from its left edge on, where overlapped cards show."""
    yield place.centre
    for across in range(1, 20):
        yield place.x + place.width * across / 20, place.y + place.height / 2


def needs_end(model: TableModel, action: Any) -> bool:
    """Does this tile fit both ends?"""
    return isinstance(action, Play) and len(fitting(model, action.tile)) > 1


def fitting(model: TableModel, tile: Tile) -> tuple[Play, ...]:
    """The ways to play a tile now."""
    return tuple(choice for choice in model.choices if isinstance(choice, Play) and choice.tile == tile)


def target(action: Any) -> Target:
    """What on the canvas an action is touched at."""
    match action:
        case Play(tile):
            return ("tile", tile)
        case Open(seat):
            return ("open", seat)
    raise ValueError(f"there is nothing to touch for {action}")


def seed_where(true: Callable[[TableModel], bool], deals: int = 1) -> str:
    """The first seed of a session in which, the player taking the first choice each time, something comes to be so."""
    return next(seed for seed in map("table-{}".format, range(400)) if any(map(true, session(seed, deals))))


def session(seed: str, deals: int) -> Any:
    """Every moment of the player's own in a session's first deals."""
    model = alone("dominoes", seed)
    while model.public.deal <= deals:
        if model.bot_to_move:
            model.bot_step()
            continue
        yield model
        model.select(model.choices[0])
        model.confirm()


def passing(model: TableModel) -> bool:
    return model.forced == Pass()


def asking(model: TableModel) -> bool:
    """A tile fits both ends, another fits one only, a third none."""
    ways = {len(fitting(model, tile)) for tile in model.view.hand}
    return model.public.ends is not None and ways == {0, 1, 2}
