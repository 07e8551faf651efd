"""The ordinary widgets around the canvas. Each is built once; showing only changes its traits.

Parents set, children report: a panel is shown a model and calls back what was asked for.
"""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Callable, Sequence
from functools import cache
from html import escape
from typing import Any, TypeVar

import ipywidgets as ipw

from engine.words import LANGUAGES, Words
from widgets.face import Picker
from widgets.markup import SUIT_LETTERS, element, quiet
from widgets.model import TableModel

Told = Callable[[], None]
Made = TypeVar("Made", bound=ipw.DOMWidget)
HIDDEN = "sp-gone"
"""The class of what is not shown."""


@cache
def _shared(kind: type[Any]) -> dict[str, Any]:
    styled = {"style": kind.style.klass()} if "style" in kind.class_trait_names() else {}
    return {"layout": _layout()} | styled


@cache
def _layout() -> ipw.Layout:
    return ipw.Layout()


def bare(kind: type[Made], *given: Any, **more: Any) -> Made:
    """A widget that our style sheets alone dress.

    All share one layout, and one style for each kind: a page opens sooner, the fewer things it is made of.
    """
    return kind(*given, **_shared(kind), **more)


def button(icon: str = "", *kinds: str, press: Told | None = None) -> ipw.Button:
    """A button of our own look; without text it is an icon."""
    made = bare(ipw.Button)
    for kind in ([f"sp-i-{icon}"] if icon else []) + list(kinds):
        made.add_class(kind)
    if press:
        made.on_click(lambda _: press())
    return made


def label(widget: ipw.Button, text: str, icon_only: bool = False) -> None:
    """Name a button: on it, or only to those who point at it or have it read aloud."""
    with widget.hold_sync():
        widget.description = "" if icon_only else text
        widget.tooltip = text


def box(kinds: str, *children: ipw.Widget, across: bool = True) -> ipw.Box:
    made = bare(ipw.HBox if across else ipw.VBox, children)
    for kind in kinds.split():
        made.add_class(kind)
    return made


def html(kinds: str = "") -> ipw.HTML:
    made = bare(ipw.HTML)
    for kind in kinds.split():
        made.add_class(kind)
    return made


def show(widget: ipw.Widget, shown: bool) -> None:
    """Show or hide a widget without making it anew."""
    mark(widget, HIDDEN, not shown)


def shown(widget: ipw.DOMWidget) -> bool:
    """Is a widget not hidden itself?"""
    return HIDDEN not in widget._dom_classes


def mark(widget: ipw.DOMWidget, kind: str, on: bool) -> None:
    """Put a class on or off."""
    if on:
        widget.add_class(kind)
    else:
        widget.remove_class(kind)


def sign(widget: ipw.DOMWidget, name: str, value: str) -> None:
    """Let the page read a value from a class, `sp-NAME--VALUE`, that is there in place of the one before."""
    told, before = f"sp-{name}--{value}", f"sp-{name}--"
    for kind in [kind for kind in widget._dom_classes if kind.startswith(before) and kind != told]:
        widget.remove_class(kind)
    widget.add_class(told)


class Bar:
    """The bar: home, title, score, and the tools."""

    ICON_ONLY = ("home", "undo", "redo", "more")

    def __init__(self, press: Callable[[str], None]) -> None:
        self.buttons = {
            name: button(name, *(("sp-icon",) if name in self.ICON_ONLY else ()), press=lambda name=name: press(name))
            for name in ("home", "undo", "redo", "hint", "why", "log", "rules", "more")
        }
        self.title, self.score = html(), html()
        tools = [self.buttons[name] for name in ("undo", "redo", "hint", "why", "log", "rules", "more")]
        self.widget = box(
            "sp-bar",
            box("l", self.buttons["home"], self.title),
            box("m sp-attr--tabindex--0", self.score),
            box("r", *tools),
        )

    def relabel(self, words: Words) -> None:
        for name, made in self.buttons.items():
            label(made, words.say(f"button-{name}"), name in self.ICON_ONLY)


class Nav:
    """The tools of a phone, at the lower edge."""

    NAMES = ("undo", "hint", "why", "log", "more")

    def __init__(self, press: Callable[[str], None]) -> None:
        self.buttons = {name: button(name, press=lambda name=name: press(name)) for name in self.NAMES}
        self.widget = box("sp-nav", *self.buttons.values())

    def relabel(self, words: Words) -> None:
        for name, made in self.buttons.items():
            label(made, words.say(f"button-{name}"))


class Segments:
    """A few choices in a row, one of them taken. The buttons are kept and renamed, never made anew."""

    MOST = 6

    def __init__(self, pick: Callable[[Any], None]) -> None:
        self.label = html("sp-label")
        self.buttons = tuple(button(press=lambda at=at: pick(self._values[at])) for at in range(self.MOST))
        self.widget = box("sp-segments", self.label, box("sp-seg", *self.buttons))
        self._values: tuple[Any, ...] = ()

    def show(self, name: str, options: Sequence[tuple[str, Any]], value: Any) -> None:
        self.label.value = escape(name)
        self._values = tuple(option for _, option in options)
        for at, made in enumerate(self.buttons):
            show(made, at < len(options))
            if at < len(options):
                text, option = options[at]
                label(made, text)
                for sign, suit in SUIT_LETTERS.items():
                    mark(made, f"s{suit}", text == sign)
                taken = option == value
                mark(made, "mod-active", taken)
                mark(made, "sp-attr--aria-pressed--true", taken)


EMPTY = Picker("", (), None)
"""What a hidden list holds: the next person at this device must not find the last one's hand in it."""


class Picking:
    """The position pickers: a list and a row of buttons, filled from what the game offers."""

    def __init__(self, select: Callable[[Any], None]) -> None:
        self.list, self.row = bare(ipw.Dropdown), Segments(select)
        self.widget = box("sp-pickers", self.list, self.row.widget)
        self._select, self._filling = select, False
        self.list.observe(self._picked, names="index")

    def show(self, pickers: Sequence[Picker]) -> None:
        wide = next((picker for picker in pickers if picker.wide), None)
        narrow = next((picker for picker in pickers if not picker.wide and picker.options), None)
        show(self.list, wide is not None)
        show(self.row.widget, narrow is not None)
        self._fill(wide or EMPTY)
        if narrow is not None:
            self.row.show(narrow.label, narrow.options, narrow.value)

    def _fill(self, picker: Picker) -> None:
        self._filling = True
        values = [value for _, value in picker.options]
        with self.list.hold_sync():
            self.list.description = picker.label
            if self.list.options != picker.options:
                self.list.options = picker.options
            self.list.index = values.index(picker.value) if picker.value in values else None
        self._filling = False

    def _picked(self, change: Any) -> None:
        if not self._filling and change["new"] is not None:
            self._select(self.list.options[change["new"]][1])


class ActionBar:
    """One sentence and one yellow button."""

    def __init__(self, select: Callable[[Any], None], clear: Told, go: Told) -> None:
        self.picking = Picking(select)
        self.say = html("say")
        self.clear, self.go = button("", "sp-quiet", press=clear), button("check", "sp-go", press=go)
        self.widget = box("sp-act", self.picking.widget, self.say, self.clear, self.go)


class Strip:
    """What is told over the table: that it is a what-if, with the way back; while its game is not on disk why, with
    the record to take away; or some news."""

    def __init__(self, read: Told, back: Told) -> None:
        self.told, self.close = html("sp-attr--role--alert"), button("close", "sp-icon", press=read)
        self.back = button("back", "sp-primary", press=back)
        self.widget = box("sp-strip", self.told, self.back, self.close)

    def show(self, model: TableModel, words: Words) -> None:
        show(self.widget, self.needed(model))
        show(self.close, model.unkept is None and not model.trial)
        show(self.back, model.trial)
        label(self.close, words.say("button-close"), icon_only=True)
        label(self.back, words.say("whatif-back"))
        self.told.value = self._told(model, words)

    @staticmethod
    def needed(model: TableModel) -> bool:
        """Is there anything to tell?"""
        return bool(model.news) or model.unkept is not None or model.trial

    def _told(self, model: TableModel, words: Words) -> str:
        if model.trial:
            return element("span", "", escape(words.say("whatif-about")))
        if model.unkept is not None:
            occasion = "short" if words.has(model.unkept.id, "short") else ""
            why = words.say(model.unkept.id, occasion, **model.unkept.facts)
            return element("span", "", escape(f"{why} {words.say('unkept')}")) + record_link(model, words)
        return element("span", "", escape(words.say(f"news-{model.news}"))) if model.news else ""


class Languages:
    """The list of languages, each by its own name."""

    def __init__(self, speak: Callable[[str], None]) -> None:
        self.widget = bare(ipw.Dropdown, options=tuple((name, code) for code, name in LANGUAGES.items()), value="en")
        self._showing = False
        self.widget.observe(lambda change: None if self._showing else speak(change["new"]), names="value")

    def show(self, words: Words) -> None:
        self._showing = True
        self.widget.description, self.widget.value = words.say("label-language"), words.language
        self._showing = False


class Menu:
    """Everything else: restart, new session, pace, language, light or dark, colours, the record to take away."""

    ICONS = {
        "inspect": "chart", "people": "user", "redo": "redo", "restart": "restart", "new-session": "swap",
        "dark": "moon", "colours": "eye",
    }  # fmt: skip

    def __init__(
        self, press: Callable[[str], None], pace: Callable[[str], None], language: Callable[[str], None]
    ) -> None:
        self.buttons = {
            name: button(icon, "sp-quiet", press=lambda name=name: press(name)) for name, icon in self.ICONS.items()
        }
        self.pace, self.language, self.record = Segments(pace), Languages(language), html("sp-record")
        choices = (self.pace.widget, self.language.widget, self.record)
        self.widget = box("sp-menu", *self.buttons.values(), *choices, across=False)

    def show(self, model: TableModel, dark: bool, words: Words) -> None:
        for name, made in self.buttons.items():
            label(made, words.say(f"button-{name}"))
        label(self.buttons["dark"], words.say("button-light" if dark else "button-dark"))
        mark(self.buttons["colours"], "sp-on", model.coloured)
        show(self.buttons["inspect"], not model.trial)
        self.buttons["redo"].disabled = not model.can_redo
        show(self.buttons["people"], model.shared)
        show(self.buttons["new-session"], not model.shared)
        show(self.pace.widget, bool(model.paces))
        self.pace.show(words.say("label-pace"), [(words.say(f"pace-{name}"), name) for name in model.paces], model.pace)
        self.language.show(words)
        self.record.value = self._record(model, words) if model.open == "more" else ""

    def _record(self, model: TableModel, words: Words) -> str:
        link = record_link(model, words)
        return link + quiet(words.say("record-about" if link else "record-none"))


def record_link(model: TableModel, words: Words) -> str:
    """The record of the deals that are over, as a file to keep; nothing while there is none."""
    record = model.record()
    if record is None:
        return ""
    content = b64encode(json.dumps(record, ensure_ascii=False).encode()).decode()
    name = f"silent-partners-{model.game.name}.json"
    link = f'download="{name}" href="data:application/json;base64,{content}"'
    return f'<a class="jupyter-button sp-quiet sp-i-download" {link}>{escape(words.say("record-download"))}</a>'


class Drawer:
    """What stands beside the table on a laptop and comes up from below on a phone: one page of it at a time."""

    def __init__(self, menu: Menu, close: Told, inspect: Told) -> None:
        self.inspect = button("chart", "sp-quiet", press=inspect)
        self.title, self.paused, self.body = html("sp-drawer-title"), html(), html("sp-drawer-body")
        self.close_icon = button("close", "sp-icon", press=close)
        self.close = button("", "sp-primary", press=close)
        self.menu = menu
        self.head = box("rh", self.title, self.close_icon)
        pages = (self.body, self.inspect, menu.widget)
        self.widget = box("sp-side", self.head, self.paused, *pages, self.close, across=False)

    def show(self, page: str, over: bool, pauses: bool, words: Words, ended: bool = False) -> None:
        """Show the frame of a page; one that lies over the table can be closed, and says whether the bots wait."""
        for widget in (self.close_icon, self.close):
            show(widget, over)
        show(self.paused, over and pauses)
        show(self.menu.widget, page == "more")
        show(self.inspect, page == "why" and ended)
        label(self.inspect, words.say("button-inspect"))
        show(self.body, page != "more")
        label(self.close_icon, words.say("button-close"), icon_only=True)
        label(self.close, words.say("button-close-resume" if pauses else "button-close"))
        self.paused.value = element("div", "pz sp-i-pause", escape(words.say("paused")))
        self.title.value = f"<h2>{escape(words.say(f'button-{page}'))}</h2>"
