"""The table top in the browser: paints scenes on ipycanvas and hears what fingers, mouse and keys do.

Nothing else may import ipycanvas. Its traps are closed here: nothing is drawn before the browser is ready, a frame is
sent whole or not at all, and a number that would stop all drawing until the page is reloaded is refused here.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import singledispatchmethod
from typing import Any

import ipycanvas.canvas as ic
from ipycanvas import Canvas, MultiCanvas, Path2D
from ipywidgets import Layout

from widgets.gesture import Gesture
from widgets.guard import guarded
from widgets.motion import FRAMES, LASTS, Move
from widgets.scene import Bounds, Circle, Fill, Glyph, Gradient, Line, Picture, Rect, Scene, Shadow, Shape, Stamp, Text
from widgets.theme import SANS, SERIF

CRISP = 2.0
"""Backing pixels for a CSS px: sharp on dense screens, no harm on others. Python can't know the screen's own ratio."""
CRISP_PICTURE = 2.5
"""Pictures are kept a little finer, for they are also shown enlarged."""
LAYERS = 4
"""Three for pictures, and the topmost for what moves over them."""
NO_SHADOW = "rgba(0, 0, 0, 0)"


class Table:
    """One table top. Shows scenes; reports taps, pans, pinches and keys in CSS px.

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
        self.widget = MultiCanvas(LAYERS, layout=Layout(max_width="100%"))
        self._brush = _Brush()
        self._ready = False
        self._scene: Scene | None = None
        self._painted: dict[int, tuple[Shape, ...]] = {}
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
        self.widget.width, self.widget.height = round(width * CRISP), round(height * CRISP)
        self.widget.layout.width, self.widget.layout.height = f"{round(width)}px", "auto"
        self._painted = {}

    def show(self, scene: Scene, move: Move | None = None) -> None:
        """Show a scene: at once, or as soon as the browser is ready. Only layers that changed are painted.

        A piece that moves is laid down when it has arrived. The browser plays that by itself, out of one message;
        whatever is shown next follows it.
        """
        self._scene = scene
        if (round(scene.width * CRISP), round(scene.height * CRISP)) != (self.widget.width, self.widget.height):
            self.resize(scene.width, scene.height)
        if self._ready:
            self._paint(scene, move)

    def _client_ready(self) -> None:
        """A page has opened (again): it knows nothing of what was painted before."""
        _forget()
        self._ready, self._painted = True, {}
        with frame():
            self._brush.repaint_pictures()
        if self._scene is not None:
            self._paint(self._scene)

    def _paint(self, scene: Scene, move: Move | None = None) -> None:
        layers = scene.layers
        wanted = {level: layers.get(level, ()) for level in range(LAYERS - 1)}
        if extra := layers.keys() - wanted.keys():
            raise ValueError(f"There is no layer {min(extra)}.")
        changed = {level: shapes for level, shapes in wanted.items() if shapes != self._painted.get(level, None)}
        with frame():
            self._brush.prepare(shape for shapes in changed.values() for shape in shapes)
            for level, shapes in changed.items():
                lies = move.without(shapes) if move is not None and move.piece.layer == level else shapes
                self._lay(level, lies)
            if move is not None and move.piece.layer in changed:
                self._play(move, changed[move.piece.layer])
        self._painted = wanted

    def _lay(self, level: int, shapes: Sequence[Shape]) -> None:
        self.widget[level].clear()
        self._brush.paint(self.widget[level], shapes, CRISP)

    def _play(self, move: Move, lies: tuple[Shape, ...]) -> None:
        top, level = self.widget[LAYERS - 1], move.piece.layer
        for stamp in move.frames():
            self._lay(LAYERS - 1, (stamp,))
            top.sleep(LASTS / FRAMES)
        top.clear()
        landed = move.landed(lies)
        if landed is None:
            self._lay(level, lies)
        else:
            self._brush.paint(self.widget[level], landed, CRISP)

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


# --- The brush -------------------------------------------------------------------------------------------------------


class _Brush:
    """Paints shapes. Gradients, outlines and pictures are things in the browser: each is made once and kept."""

    def __init__(self) -> None:
        self._gradients: dict[Gradient, Any] = {}
        self._paths: dict[str, Path2D] = {}
        self._pictures: dict[Picture, Canvas] = {}
        self._layout = Layout()  # pictures are never laid out; they share one, which saves a message each
        self._canvas: Canvas
        self._scale = 1.0
        self._state: dict[str, Any] = {}

    def prepare(self, shapes: Iterator[Shape]) -> None:
        """Paint the pictures that are new."""
        for shape in shapes:
            if isinstance(shape, Stamp) and shape.picture not in self._pictures:
                self._pictures[shape.picture] = self._sheet(shape.picture)
                self._paint_picture(shape.picture)

    def repaint_pictures(self) -> None:
        for picture in self._pictures:
            self._paint_picture(picture)

    def paint(self, canvas: Canvas, shapes: Sequence[Shape], scale: float, shift: float = 0.0) -> None:
        """Paint shapes at `scale` pixels for a unit, all moved by `shift` units."""
        self._canvas, self._scale, self._state = canvas, scale, {}
        with self._kept():
            canvas.scale(scale)
            if shift:
                canvas.translate(shift, shift)
            for shape in shapes:
                self.draw(shape)

    def _sheet(self, picture: Picture) -> Canvas:
        width, height = (round((side + 2 * picture.bleed) * CRISP_PICTURE) for side in (picture.width, picture.height))
        return Canvas(width=width, height=height, layout=self._layout)

    def _paint_picture(self, picture: Picture) -> None:
        sheet = self._pictures[picture]
        sheet.clear()
        self.paint(sheet, picture.shapes, CRISP_PICTURE, picture.bleed)

    # --- Shapes

    @singledispatchmethod
    def draw(self, shape: Shape) -> None:
        raise TypeError(f"no way to paint {type(shape).__name__}")

    @draw.register
    def _(self, shape: Rect) -> None:
        if not (shape.fill or shape.edge):
            return
        self._outline(shape.bounds, min(shape.radius, shape.width / 2, shape.height / 2))
        self._ink(shape.fill, shape.edge, shape.edge_width, shape.shadow, shape.dash)

    @draw.register
    def _(self, shape: Circle) -> None:
        place = (_r(shape.x), _r(shape.y), _r(shape.radius))
        if shape.fill:
            self._set(fill_style=self._fill(shape.fill))
            self._canvas.fill_circle(*place)
        if shape.edge:
            self._set(stroke_style=shape.edge, line_width=_r(shape.edge_width))
            self._canvas.stroke_circle(*place)

    @draw.register
    def _(self, shape: Line) -> None:
        self._set(line_cap="round", line_join="round")
        (x, y), *rest = shape.points
        self._canvas.begin_path()
        self._canvas.move_to(_r(x), _r(y))
        for x, y in rest:
            self._canvas.line_to(_r(x), _r(y))
        if shape.closed:
            self._canvas.close_path()
        self._ink(shape.fill, shape.edge, shape.edge_width)

    @draw.register
    def _(self, shape: Glyph) -> None:
        self._set(fill_style=shape.fill)
        with self._kept():
            self._place(shape.x, shape.y, shape.turn)
            self._canvas.scale(_r(shape.size / 100, 4))
            self._canvas.translate(-50, -50)
            self._canvas.fill(self._path(shape.path))

    @draw.register
    def _(self, shape: Text) -> None:
        family = SERIF if shape.serif else SANS
        font = f"{shape.weight} {_r(shape.size)}px {family}"
        self._set(font=font, fill_style=shape.fill, text_align=shape.anchor, text_baseline=shape.baseline)
        if not shape.turn:
            self._canvas.fill_text(shape.words, _r(shape.x), _r(shape.y))
            return
        with self._kept():
            self._place(shape.x, shape.y, shape.turn)
            self._canvas.fill_text(shape.words, 0, 0)

    @draw.register
    def _(self, shape: Stamp) -> None:
        self._set(global_alpha=_r(shape.opacity))
        picture, sheet, place = shape.picture, self._pictures[shape.picture], shape.bounds
        bleed = picture.bleed * shape.scale
        if not shape.turn:
            self._canvas.draw_image(sheet, *map(_r, place.grown(bleed)))
        else:
            with self._kept():
                self._place(*place.centre, shape.turn)
                around = Bounds(-place.width / 2, -place.height / 2, place.width, place.height).grown(bleed)
                self._canvas.draw_image(sheet, *map(_r, around))
        self._set(global_alpha=1.0)

    # --- Strokes

    def _outline(self, place: Bounds, radius: float) -> None:
        canvas = self._canvas
        x, y, right, bottom, radius = map(_r, (place.x, place.y, place.right, place.bottom, radius))
        canvas.begin_path()
        if radius == 0:
            canvas.rect(x, y, _r(place.width), _r(place.height))
            return
        canvas.move_to(_r(x + radius), y)
        canvas.arc_to(right, y, right, bottom, radius)
        canvas.arc_to(right, bottom, x, bottom, radius)
        canvas.arc_to(x, bottom, x, y, radius)
        canvas.arc_to(x, y, right, y, radius)
        canvas.close_path()

    def _ink(
        self, fill: Fill, edge: str, width: float, shadow: Shadow | None = None, dash: tuple[float, ...] = ()
    ) -> None:
        """Fill and stroke the path that was just made."""
        if fill:
            self._set(fill_style=self._fill(fill), **self._shadow(shadow))
            self._canvas.fill()
            self._set(**self._shadow(None))
        if edge:
            self._set(stroke_style=edge, line_width=_r(width))
            self._dashed(dash)

    def _dashed(self, dash: tuple[float, ...]) -> None:
        if dash:
            self._canvas.set_line_dash(list(dash))
        self._canvas.stroke()
        if dash:
            self._canvas.set_line_dash([])

    def _shadow(self, shadow: Shadow | None) -> dict[str, Any]:
        """Shadows ignore the canvas's scale, so theirs is multiplied here."""
        if shadow is None:
            return {"shadow_color": NO_SHADOW}
        drop, blur = _r(shadow.drop * self._scale), _r(shadow.blur * self._scale)
        return {"shadow_color": shadow.colour, "shadow_blur": blur, "shadow_offset_y": drop}

    def _fill(self, fill: Fill) -> Any:
        if not isinstance(fill, Gradient):
            return fill
        if fill not in self._gradients:
            self._gradients[fill] = _gradient(fill)
        return self._gradients[fill]

    def _path(self, path: str) -> Path2D:
        if path not in self._paths:
            self._paths[path] = Path2D(path)
        return self._paths[path]

    def _place(self, x: float, y: float, turn: float) -> None:
        self._canvas.translate(_r(x), _r(y))
        if turn:
            self._canvas.rotate(_r(math.radians(turn), 4))

    def _set(self, **style: Any) -> None:
        """Change the pen, but say only what is new."""
        for name, value in style.items():
            if self._state.get(name, _DEFAULTS.get(name)) != value:
                self._state[name] = value
                setattr(self._canvas, name, value)

    @contextmanager
    def _kept(self) -> Iterator[None]:
        """Whatever is done to the pen inside is undone at the end."""
        before = dict(self._state)
        self._canvas.save()
        yield
        self._canvas.restore()
        self._state = before


_DEFAULTS = {"global_alpha": 1.0, "shadow_color": NO_SHADOW, "text_align": "start", "line_cap": "butt"}
"""The pen of a fresh canvas, as far as it matters here."""


def _gradient(gradient: Gradient) -> Any:
    stops = list(gradient.stops)
    if gradient.radii is None:
        return ic.LinearGradient(*gradient.start, *gradient.end, stops)
    inner, outer = gradient.radii
    return ic.RadialGradient(*gradient.start, inner, *gradient.end, outer, stops)


def _r(number: float, places: int = 2) -> float:
    """Fine enough to draw, short enough to send."""
    return round(number, places)
