"""The table top in the browser: shows scenes on ipycanvas and hears what fingers, mouse and keys do.

Only this and the brush may import ipycanvas. Its traps are closed here: nothing is drawn before the browser is ready, a
frame is sent whole or not at all, and a number that would stop all drawing until the page is reloaded is refused here.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import ipycanvas.canvas as ic
from ipycanvas import Canvas
from ipywidgets import Layout

from widgets.brush import Brush, sheet
from widgets.gesture import Gesture
from widgets.guard import guarded
from widgets.motion import FRAMES, LASTS, Motion
from widgets.patches import inked, joined, patches, touch
from widgets.scene import Bounds, Scene, Shape

CRISP = 2.0
"""Backing pixels for a CSS px: sharp on dense screens, no harm on others. Python can't know the screen's own ratio."""
LEVELS = range(3)


@dataclass(frozen=True)
class Layer:
    """The shapes of a layer, and what each may colour: found once, however often it is asked for."""

    shapes: tuple[Shape, ...]

    @cached_property
    def _inks(self) -> tuple[Bounds | None, ...]:
        return tuple(map(inked, self.shapes))

    def within(self, place: Bounds) -> Iterator[Shape]:
        """The shapes that colour anything in a place."""
        inks = zip(self.shapes, self._inks, strict=True)
        return (shape for shape, ink in inks if ink is not None and touch(ink, place))

    def without(self, motion: Motion) -> Layer:
        """What lies there while a piece is on its way."""
        lying = tuple(shape for shape in self.shapes if not motion.awaits(shape))
        return Layer(lying) if len(lying) < len(self.shapes) else self


Layers = Mapping[int, Layer]


class Table:
    """One table top. Shows scenes; reports taps, pans, pinches and keys in CSS px.

    Each layer lies on a sheet of its own that is never seen. Where one changed, the sheets are laid over one another on
    the canvas that is: a browser then has one canvas to put on the screen, and paints no more than what changed.

    `on_tap(x, y)`, `on_pan(dx, dy)`, `on_pinch(factor, x, y)`, `on_key(key, shift, ctrl, meta)`; `on_fault()` after
    something failed. Callbacks are guarded: nothing that they raise or print leaves the server.
    """

    def __init__(
        self,
        *,
        width: float = 960,
        height: float = 600,
        on_tap: Callable[[float, float], None],
        on_pan: Callable[[float, float], None],
        on_pinch: Callable[[float, float, float], None],
        on_key: Callable[[str, bool, bool, bool], None],
        on_fault: Callable[[], None],
    ) -> None:
        self.widget = Canvas(layout=Layout(max_width="100%"))
        layout = Layout()
        self._sheets = tuple(sheet(1, 1, layout) for _ in LEVELS)
        self._brush = Brush()
        self._ready = False
        self._scene: Scene | None = None
        self._painted: Layers = {}
        self.resize(width, height)
        self._listen(Gesture(on_tap, on_pan, on_pinch), on_key, on_fault)

    @property
    def size(self) -> tuple[float, float]:
        """Width and height, CSS px."""
        return self.widget.width / CRISP, self.widget.height / CRISP

    def resize(self, width: float, height: float) -> None:
        """Give the table top another size, CSS px; ValueError for less than one."""
        if not (math.isfinite(width) and math.isfinite(height)) or min(width, height) < 1:
            raise ValueError(f"A table top can't be {width} by {height}.")
        for canvas in (self.widget, *self._sheets):
            canvas.width, canvas.height = round(width * CRISP), round(height * CRISP)
        self.widget.layout.width, self.widget.layout.height = f"{round(width)}px", "auto"
        self._painted = {}

    def show(self, scene: Scene, motion: Motion | None = None) -> None:
        """Show a scene: at once, or as soon as the browser is ready. Only what changed is painted.

        A piece that comes is laid down when it has arrived. The browser plays the motion by itself, out of one message;
        whatever is shown next follows it.
        """
        self._scene = scene
        if (round(scene.width * CRISP), round(scene.height * CRISP)) != (self.widget.width, self.widget.height):
            self.resize(scene.width, scene.height)
        if self._ready:
            self._paint(scene, motion)

    def _client_ready(self) -> None:
        """A page has opened (again): it knows nothing of what was painted before."""
        _forget()
        self._ready, self._painted = True, {}
        with frame():
            self._brush.repaint_pictures()
        if self._scene is not None:
            self._paint(self._scene)

    def _paint(self, scene: Scene, motion: Motion | None = None) -> None:
        layers = scene.layers
        if extra := layers.keys() - set(LEVELS):
            raise ValueError(f"There is no layer {min(extra)}.")
        changed = {level: self._changed(level, layers.get(level, ())) for level in LEVELS}
        wanted = {
            level: Layer(layers.get(level, ())) if places else self._painted[level] for level, places in changed.items()
        }
        lying = wanted if motion is None else {level: layer.without(motion) for level, layer in wanted.items()}
        with self._brush.kept_if_sent(), frame():
            self._brush.prepare(shape for level, places in changed.items() if places for shape in wanted[level].shapes)
            for level, places in changed.items():
                self._lay(level, lying[level], places)
            self._compose(lying, joined(place for places in changed.values() for place in places))
            if motion is not None:
                self._play(motion, lying, wanted)
        self._painted = wanted

    def _changed(self, level: int, shapes: tuple[Shape, ...]) -> tuple[Bounds, ...]:
        if level not in self._painted:
            return (Bounds(0, 0, *self.size),)
        return patches(self._painted[level].shapes, shapes)

    def _lay(self, level: int, layer: Layer, places: Sequence[Bounds]) -> None:
        """Paint some places of a layer on its sheet."""
        for place in places:
            self._brush.paint(self._sheets[level], layer.within(place), CRISP, within=place)

    def _compose(self, layers: Layers, places: Sequence[Bounds]) -> None:
        """Lay the sheets over one another, in the places where that shows something new."""
        for place in places:
            covers = (self._sheets[level] for level, layer in layers.items() if any(layer.within(place)))
            self._brush.lay(self.widget, covers, Bounds(*(CRISP * side for side in place)))

    def _play(self, motion: Motion, lying: Layers, wanted: Layers) -> None:
        """Move what moves. It begins with a sleep of nothing, by which the page knows where a motion begins."""
        self.widget.sleep(0)
        trace: tuple[Bounds | None, ...] = ()
        for stamps in motion.frames():
            self._brush.prepare(iter(stamps))
            places = tuple(map(inked, stamps))
            self._compose(lying, joined((*trace, *places)))
            self._brush.paint(self.widget, stamps, CRISP)
            self.widget.sleep(LASTS / FRAMES)
            trace = places
        arrived = {level: tuple(filter(motion.awaits, layer.shapes)) for level, layer in wanted.items()}
        for level, shapes in arrived.items():
            self._lay(level, wanted[level], joined(map(inked, shapes)))
        self._compose(wanted, joined((*trace, *(inked(shape) for shapes in arrived.values() for shape in shapes))))

    def _listen(
        self, hears: Gesture, on_key: Callable[[str, bool, bool, bool], None], on_fault: Callable[[], None]
    ) -> None:
        def guard(callback: Callable[..., None]) -> Callable[..., None]:
            return guarded(callback, on_fault)

        top = self.widget
        top.on_client_ready(guard(self._client_ready))
        top.on_mouse_down(guard(lambda x, y: hears.mouse_down(x / CRISP, y / CRISP)))
        top.on_mouse_move(guard(lambda x, y: hears.mouse_move(x / CRISP, y / CRISP)))
        top.on_mouse_up(guard(lambda x, y: hears.mouse_up(x / CRISP, y / CRISP)))
        top.on_mouse_out(guard(lambda x, y: hears.mouse_out()))
        top.on_mouse_wheel(guard(lambda dx, dy: hears.wheel(dy)))
        top.on_touch_start(guard(lambda points: hears.touch_start(_css(points))))
        top.on_touch_move(guard(lambda points: hears.touch_move(_css(points))))
        top.on_touch_end(guard(lambda points: hears.touch_end(_css(points))))
        top.on_touch_cancel(guard(lambda points: hears.touch_cancel()))
        top.on_key_down(guard(on_key))


def _css(points: Sequence[tuple[float, float]]) -> tuple[tuple[float, float], ...]:
    return tuple((x / CRISP, y / CRISP) for x, y in points)


# --- Frames ----------------------------------------------------------------------------------------------------------


@contextmanager
def frame() -> Iterator[None]:
    """Hold all drawing and send it as one message at the end; after an exception nothing of it is sent."""
    manager = ic._CANVAS_MANAGER
    if manager._caching:  # inside another frame: the outer one sends
        yield
        return
    manager._caching = True
    try:
        yield
        for command in manager._commands_cache:
            _refuse_poison(command)
        manager.flush()
    except BaseException:
        _forget()
        raise
    finally:
        manager._caching = False


def _forget() -> None:
    """Drop what is held, and which canvas the browser last drew on: a new page, or a frame never sent, knows none."""
    manager = ic._CANVAS_MANAGER
    manager._commands_cache, manager._buffers_cache, manager._current_canvas = [], [], None


_RADIUS = {ic.COMMANDS[name]: at for name, at in {"fillCircle": 2, "strokeCircle": 2, "arcTo": 4}.items()}
"""Which argument of a command is a radius."""


def _refuse_poison(command: Sequence[Any]) -> None:
    """One number that isn't finite, or one negative radius, would end all drawing on the page."""
    arguments = command[1] if len(command) > 1 else ()
    if any(isinstance(number, float) and not math.isfinite(number) for number in arguments):
        raise ValueError(f"a drawing command with a number that is none: {command!r}")
    if command[0] in _RADIUS and arguments[_RADIUS[command[0]]] < 0:
        raise ValueError(f"a drawing command with a negative radius: {command!r}")
