"""The brush: how each shape is painted on ipycanvas, in as few commands as will do."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import singledispatchmethod
from typing import Any

from ipycanvas import Canvas, Path2D
from ipycanvas.canvas import LinearGradient, RadialGradient
from ipywidgets import Layout

from widgets.scene import Bounds, Circle, Fill, Glyph, Gradient, Line, Picture, Rect, Shadow, Shape, Stamp, Text
from widgets.theme import SANS, SERIF

CRISP_PICTURE = 2.5
"""Pictures are kept a little finer than the table, for they are also shown enlarged."""
NO_SHADOW = "rgba(0, 0, 0, 0)"


def sheet(width: int, height: int, layout: Layout) -> Canvas:
    """A canvas that is only painted on and copied from: nobody sees it, nor is it asked whether it is ready."""
    return Canvas(width=width, height=height, layout=layout, _send_client_ready_event=False)


class Brush:
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

    @contextmanager
    def kept_if_sent(self) -> Iterator[None]:
        """Of a frame that is refused no picture has come to the page: the next one paints it."""
        known = dict(self._pictures)
        try:
            yield
        except BaseException:
            self._pictures = known
            raise

    def repaint_pictures(self) -> None:
        for picture in self._pictures:
            self._paint_picture(picture)

    def paint(
        self,
        canvas: Canvas,
        shapes: Iterable[Shape],
        scale: float,
        shift: float = 0.0,
        within: Bounds | None = None,
    ) -> None:
        """Paint shapes at `scale` pixels for a unit, all moved by `shift` units; `within` is a place to paint anew."""
        self._canvas, self._scale, self._state = canvas, scale, {}
        with self._kept():
            canvas.scale(scale)
            if shift:
                canvas.translate(shift, shift)
            if within is not None:
                self._clear(within)
            for shape in shapes:
                self.draw(shape)

    def lay(self, canvas: Canvas, sheets: Iterable[Canvas], within: Bounds) -> None:
        """Lay sheets as large as the canvas over one another, in a place alone, backing pixels."""
        self._canvas, self._state = canvas, {}
        with self._kept():
            self._clear(within)
            for cover in sheets:
                canvas.draw_image(cover, 0, 0, cover.width, cover.height)

    def _clear(self, place: Bounds) -> None:
        """Wipe a place, outside of which nothing is painted."""
        bounds = tuple(map(_r, place))
        self._canvas.begin_path()
        self._canvas.rect(*bounds)
        self._canvas.clip()
        self._canvas.clear_rect(*bounds)

    def _sheet(self, picture: Picture) -> Canvas:
        width, height = (round((side + 2 * picture.bleed) * CRISP_PICTURE) for side in (picture.width, picture.height))
        return sheet(width, height, self._layout)

    def _paint_picture(self, picture: Picture) -> None:
        canvas = self._pictures[picture]
        canvas.clear()
        self.paint(canvas, picture.shapes, CRISP_PICTURE, picture.bleed)

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
        picture, painted, place = shape.picture, self._pictures[shape.picture], shape.bounds
        bleed = picture.bleed * shape.scale
        if not shape.turn:
            self._canvas.draw_image(painted, *map(_r, place.grown(bleed)))
        else:
            with self._kept():
                self._place(*place.centre, shape.turn)
                around = Bounds(-place.width / 2, -place.height / 2, place.width, place.height).grown(bleed)
                self._canvas.draw_image(painted, *map(_r, around))
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
        return LinearGradient(*gradient.start, *gradient.end, stops)
    inner, outer = gradient.radii
    return RadialGradient(*gradient.start, inner, *gradient.end, outer, stops)


def _r(number: float, places: int = 2) -> float:
    """Fine enough to draw, short enough to send."""
    return round(number, places)
