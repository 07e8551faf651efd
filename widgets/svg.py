"""Writes a scene as SVG, for notebooks, tests and printing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import singledispatchmethod
from xml.sax.saxutils import escape, quoteattr
from zlib import crc32

from widgets.scene import Circle, Fill, Glyph, Gradient, Line, Picture, Rect, Scene, Shadow, Shape, Stamp, Text
from widgets.theme import SANS, SERIF

ANCHORS = {"left": "start", "center": "middle", "right": "end"}


def svg(scene: Scene) -> str:
    """Write the scene as one SVG element. Its ids come from its content, so that many scenes can share a page."""
    pen = _Pen()
    shapes = sorted(scene.shapes, key=lambda shape: shape.layer)
    body = "".join(pen.write(shape) for shape in shapes)
    text = f"<defs>{''.join(pen.defs.values())}</defs>{body}"
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_n(scene.width)} {_n(scene.height)}" '
        f'width="{_n(scene.width)}" height="{_n(scene.height)}" font-family="{_family(SANS)}" '
        f'role="img" aria-label={quoteattr(scene.label)}>'
    )
    return head + text.replace("@@", f"s{crc32(text.encode()):x}-") + "</svg>"


@dataclass(slots=True)
class _Pen:
    """Writes shapes, and keeps what they share (gradients, shadows, glyphs, pictures) as definitions."""

    defs: dict[object, str] = field(default_factory=dict)
    names: dict[object, str] = field(default_factory=dict)

    def shared(self, thing: object, write: Callable[[str], str]) -> str:
        """The name of a shared thing; written down when it is first met."""
        if thing not in self.names:
            name = self.names[thing] = f"@@{len(self.names)}"
            self.defs[thing] = write(name)
        return self.names[thing]

    def paint(self, fill: Fill) -> str:
        if isinstance(fill, Gradient):
            return f"url(#{self.shared(fill, lambda name: _gradient(fill, name))})"
        return fill or "none"

    def style(self, fill: Fill, edge: str, width: float) -> str:
        stroke = f' stroke="{edge}" stroke-width="{_n(width)}"' if edge else ""
        return f' fill="{self.paint(fill)}"{stroke}'

    @singledispatchmethod
    def write(self, shape: Shape) -> str:
        raise TypeError(f"no way to write {type(shape).__name__}")

    @write.register
    def _(self, shape: Rect) -> str:
        if not (shape.fill or shape.edge):
            return ""
        shadow = f' filter="url(#{self.shared(shape.shadow, _shadow(shape.shadow))})"' if shape.shadow else ""
        dash = f' stroke-dasharray="{" ".join(map(_n, shape.dash))}"' if shape.dash else ""
        place = f'x="{_n(shape.x)}" y="{_n(shape.y)}" width="{_n(shape.width)}" height="{_n(shape.height)}"'
        style = self.style(shape.fill, shape.edge, shape.edge_width)
        return f'<rect {place} rx="{_n(shape.radius)}"{style}{dash}{shadow}>{_title(shape)}</rect>'

    @write.register
    def _(self, shape: Circle) -> str:
        style = self.style(shape.fill, shape.edge, shape.edge_width)
        return f'<circle cx="{_n(shape.x)}" cy="{_n(shape.y)}" r="{_n(shape.radius)}"{style}>{_title(shape)}</circle>'

    @write.register
    def _(self, shape: Line) -> str:
        points = " ".join(f"{_n(x)},{_n(y)}" for x, y in shape.points)
        style = self.style(shape.fill, shape.edge, shape.edge_width)
        tag = "polygon" if shape.closed else "polyline"
        return f'<{tag} points="{points}"{style} stroke-linecap="round" stroke-linejoin="round"/>'

    @write.register
    def _(self, shape: Glyph) -> str:
        turn = f" rotate({_n(shape.turn)})" if shape.turn else ""
        place = f"translate({_n(shape.x)} {_n(shape.y)}){turn} scale({_n(shape.size / 100)}) translate(-50 -50)"
        name = self.shared(shape.path, lambda name: f'<path id="{name}" d="{shape.path}"/>')
        return f'<use href="#{name}" transform="{place}" fill="{shape.fill}">{_title(shape)}</use>'

    @write.register
    def _(self, shape: Text) -> str:
        family = f' font-family="{_family(SERIF)}"' if shape.serif else ""
        middle = ' dominant-baseline="central"' if shape.baseline == "middle" else ""
        turn = f' transform="rotate({_n(shape.turn)} {_n(shape.x)} {_n(shape.y)})"' if shape.turn else ""
        return (
            f'<text x="{_n(shape.x)}" y="{_n(shape.y)}"{family} font-size="{_n(shape.size)}" '
            f'font-weight="{shape.weight}" text-anchor="{ANCHORS[shape.anchor]}"{middle}{turn} fill="{shape.fill}">'
            f"{escape(shape.words)}</text>"
        )

    @write.register
    def _(self, shape: Stamp) -> str:
        picture = shape.picture
        name = self.shared(picture, lambda name: self._picture(picture, name))
        place = f"translate({_n(shape.x)} {_n(shape.y)}) scale({_n(shape.scale)})"
        turn = f" rotate({_n(shape.turn)} {_n(picture.width / 2)} {_n(picture.height / 2)})" if shape.turn else ""
        opacity = f' opacity="{_n(shape.opacity)}"' if shape.opacity < 1 else ""
        return f'<use href="#{name}" transform="{place}{turn}"{opacity}>{_title(shape)}</use>'

    def _picture(self, picture: Picture, name: str) -> str:
        return f'<g id="{name}">{"".join(self.write(shape) for shape in picture.shapes)}</g>'


def _family(names: str) -> str:
    return escape(names, {'"': "'"})


def _title(shape: Shape) -> str:
    return f"<title>{escape(shape.label)}</title>" if shape.label else ""


def _gradient(gradient: Gradient, name: str) -> str:
    (x1, y1), (x2, y2) = gradient.start, gradient.end
    stops = "".join(f'<stop offset="{_n(at)}" stop-color="{colour}"/>' for at, colour in gradient.stops)
    units = f'id="{name}" gradientUnits="userSpaceOnUse"'
    if gradient.radii is None:
        place = f'x1="{_n(x1)}" y1="{_n(y1)}" x2="{_n(x2)}" y2="{_n(y2)}"'
        return f"<linearGradient {units} {place}>{stops}</linearGradient>"
    inner, outer = gradient.radii
    place = f'fx="{_n(x1)}" fy="{_n(y1)}" fr="{_n(inner)}" cx="{_n(x2)}" cy="{_n(y2)}" r="{_n(outer)}"'
    return f"<radialGradient {units} {place}>{stops}</radialGradient>"


def _shadow(shadow: Shadow) -> Callable[[str], str]:
    drop = f'dx="0" dy="{_n(shadow.drop)}" stdDeviation="{_n(shadow.blur / 2)}" flood-color="{shadow.colour}"'
    area = 'x="-30%" y="-30%" width="160%" height="160%"'
    return lambda name: f'<filter id="{name}" {area}><feDropShadow {drop}/></filter>'


def _n(number: float) -> str:
    """A number as short as it can be without showing."""
    return f"{number:.3f}".rstrip("0").rstrip(".")
