"""The whole app without a browser and without a clock: someone sits at it, touches it, and lets time pass."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from ipywidgets import Widget

from engine.record import Chair
from engine.store import Store
from tests.widgets import recorder
from widgets.home import Wish
from widgets.scene import Target, Text

LAPTOP, PHONE = (1366, 768), (390, 844)


class Alarm:
    """Something that is to happen later, unless it is called off."""

    def __init__(self, call: Callable[[], None]) -> None:
        self.call: Callable[[], None] | None = call

    def cancel(self) -> None:
        self.call = None


class Clock:
    """Time passes when it is told to. Stands for an event loop, as far as the app needs one."""

    def __init__(self) -> None:
        self.now = 100.0
        self._alarms: list[tuple[float, int, Alarm]] = []
        self._order = count()

    def time(self) -> float:
        return self.now

    def call_later(self, wait: float, call: Callable[[], None]) -> Alarm:
        alarm = Alarm(call)
        self._alarms.append((self.now + wait, next(self._order), alarm))
        return alarm

    def call_soon_threadsafe(self, call: Callable[..., None], *given: Any) -> Alarm:
        return self.call_later(0.0, partial(call, *given))

    def run_in_executor(self, worker: object, work: Callable[[], None]) -> Alarm:
        """Nobody works beside this clock: what is to be done in a thread is done when its turn comes."""
        return self.call_later(0.0, work)

    def pass_by(self, seconds: float) -> None:
        """Let time pass: what falls due happens in its order."""
        until = self.now + seconds
        while due := sorted(alarm for alarm in self._alarms if alarm[0] <= until):
            self._alarms.remove(due[0])
            self.now, _, alarm = due[0]
            if alarm.call:
                alarm.call()
        self.now = until


class Sitting:
    """Someone at the app, whose games lie in a store of their own. Opens the page that an address names."""

    def __init__(self, address: str = "", size: tuple[int, int] = LAPTOP, keeper: str = "") -> None:
        from widgets.app import App

        self.folder, self.keeper = TemporaryDirectory(), keeper
        self.store = Store(Path(self.folder.name) / "games.sqlite")
        self.clock = Clock()
        self.app = App(self.clock, self.store)
        self.screen = self.app.screen
        self.turned(size, address)
        recorder.ready(self.screen.table.widget)

    def __enter__(self) -> Sitting:
        return self

    def __exit__(self, *_: object) -> None:
        self.store.close()
        self.folder.cleanup()

    @classmethod
    def at(cls, seed: str, language: str = "en", size: tuple[int, int] = LAPTOP) -> Sitting:
        """At a table of dominoes, alone among bots."""
        return cls(f"game=dominoes&lang={language}&seed={seed}", size)

    def among(self, chairs: tuple[Chair, ...], seed: str) -> Sitting:
        """Begin a game of dominoes with these at the table."""
        self.app._start(Wish("dominoes", {}, chairs), seed)
        return self

    def takes(self, record: dict[str, Any]) -> Sitting:
        """Take up a game from a record."""
        self.app._take(json.dumps(record).encode())
        return self

    # --- What is so

    @property
    def model(self) -> Any:
        return self.app.screen.model

    @property
    def said(self) -> str:
        """The sentence beside the yellow button, as text."""
        return plain(self.app.screen.action.say.value)

    @property
    def drawer(self) -> str:
        """What stands beside the table, as text."""
        return plain(self.app.screen.drawer.body.value)

    @property
    def go_is_live(self) -> bool:
        return not self.app.screen.action.go.disabled

    @property
    def texts(self) -> list[str]:
        """Everything that can be read or heard on the page, shown or hidden, the start page left out."""
        read = ("value", "description", "tooltip", "_options_labels")
        told = [str(getattr(widget, name, "")) for widget in below(self.screen.widget) for name in read]
        shapes = self.screen.scene.shapes
        return told + [shape.words for shape in shapes if isinstance(shape, Text)] + [shape.label for shape in shapes]

    # --- What the hand does

    def turned(self, size: tuple[int, int], address: str = "") -> None:
        """The window has this size."""
        told = f"{size[0]}x{size[1]}@1;dark=0;motion=1;speaks=en-GB;keeper={self.keeper};query={address}"
        recorder.change(self.app.viewport.widgets[0], value=told)

    def tap(self, target: Target) -> None:
        """Touch a thing on the canvas in its middle."""
        shape = next(shape for shape in self.app.screen.scene.shapes if shape.tap == target)
        self.tap_at(*shape.bounds.centre)

    def tap_at(self, x: float, y: float) -> None:
        recorder.press(self.app.screen.table.widget, 2 * x, 2 * y)

    def drag(self, target: Target, dx: float, dy: float) -> None:
        """Press on a thing, move, let go."""
        shape = next(shape for shape in self.app.screen.scene.shapes if shape.tap == target)
        x, y = shape.bounds.centre
        moves = (("mouse_down", 0.0), ("mouse_move", 0.5), ("mouse_move", 1.0), ("mouse_up", 1.0))
        for event, share in moves:
            recorder.tell(
                self.app.screen.table.widget, {"event": event, "x": 2 * (x + dx * share), "y": 2 * (y + dy * share)}
            )

    def key(self, name: str) -> None:
        recorder.key(self.app.screen.table.widget, name)

    def press(self, name: str) -> None:
        """Use a tool of the bar or of the menu."""
        menu = self.app.screen.drawer.menu
        found = self.app.screen.bar.buttons.get(name) or menu.buttons.get(name) or menu.buttons[name]
        recorder.click(found)

    def go(self) -> None:
        """Press the yellow button, not in haste."""
        self.clock.pass_by(1e-3)
        recorder.click(self.app.screen.action.go)

    def waits(self) -> None:
        """Let the bots move until a person is to decide."""
        for _ in range(60):
            if self.model.bot_waits:
                self.clock.pass_by(1.0)
        self.clock.pass_by(1.0)

    def speaks(self, language: str) -> None:
        recorder.change(self.app.screen.drawer.menu.language.widget, index=list(_LANGUAGES).index(language))

    def closes(self) -> None:
        recorder.click(self.app.screen.drawer.close)

    def plays(self, action: Any) -> None:
        """Select an action by touch and confirm it."""
        self.model.select(action)
        self.clock.pass_by(1.0)
        self.go()


_LANGUAGES = ("en", "uk", "tr", "pt")


def below(widget: Widget) -> Iterator[Widget]:
    """A widget and all that it holds."""
    yield widget
    for child in getattr(widget, "children", ()):
        yield from below(child)


def plain(html: str) -> str:
    """The words of a piece of HTML."""
    return re.sub(r"<[^>]+>", "", html)


def values(sent: recorder.Sent) -> dict[str, Any]:
    """What a message sets in a widget."""
    return dict(json.loads(sent.content).get("state", {}))
