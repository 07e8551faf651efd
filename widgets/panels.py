"""The ordinary widgets around the canvas. Each is built once; showing only changes its traits.

Parents set, children report: a panel is shown a model and calls back what was asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import ipywidgets as ipw

from engine.words import LANGUAGES, Words
from widgets.face import Picker
from widgets.model import PACES

Told = Callable[[], None]


def button(icon: str = "", *kinds: str, press: Told | None = None) -> ipw.Button:
    """A button of our own look; without text it is an icon."""
    made = ipw.Button()
    for kind in ([f"sp-i-{icon}"] if icon else []) + list(kinds):
        made.add_class(kind)
    if press:
        made.on_click(lambda _: press())
    return made


def label(widget: ipw.Button, text: str, icon_only: bool = False) -> None:
    """Name a button: on it, or only to those who point at it or have it read aloud."""
    widget.description = "" if icon_only else text
    widget.tooltip = text


def box(kinds: str, *children: ipw.Widget, across: bool = True) -> ipw.Box:
    made = (ipw.HBox if across else ipw.VBox)(children)
    for kind in kinds.split():
        made.add_class(kind)
    return made


def html(kinds: str = "") -> ipw.HTML:
    made = ipw.HTML()
    for kind in kinds.split():
        made.add_class(kind)
    return made


def show(widget: ipw.Widget, shown: bool) -> None:
    """Show or hide a widget without making it anew."""
    widget.layout.display = None if shown else "none"


def mark(widget: ipw.DOMWidget, kind: str, on: bool) -> None:
    """Put a class on or off."""
    if on:
        widget.add_class(kind)
    else:
        widget.remove_class(kind)


class Bar:
    """The bar: home, title, score, and the tools."""

    ICON_ONLY = ("home", "undo", "redo", "more")

    def __init__(self, press: Callable[[str], None]) -> None:
        self.buttons = {
            name: button(name, *(("sp-icon",) if name in self.ICON_ONLY else ()), press=lambda name=name: press(name))
            for name in ("home", "undo", "redo", "hint", "why", "rules", "more")
        }
        self.title, self.score = html(), html()
        tools = [self.buttons[name] for name in ("undo", "redo", "hint", "why", "rules", "more")]
        self.widget = box(
            "sp-bar", box("l", self.buttons["home"], self.title), box("m", self.score), box("r", *tools)
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


class Picking:
    """The position pickers: a list and a row of buttons, filled from what the game offers."""

    def __init__(self, select: Callable[[Any], None]) -> None:
        self.list, self.row = ipw.Dropdown(), ipw.ToggleButtons()
        self.widget = box("sp-pickers", self.list, self.row)
        self._select, self._filling = select, False
        for widget in (self.list, self.row):
            widget.observe(self._picked, names="index")

    def show(self, pickers: Sequence[Picker]) -> None:
        self._filling = True
        wide = next((picker for picker in pickers if picker.wide), None)
        narrow = next((picker for picker in pickers if not picker.wide and picker.options), None)
        for widget, picker in ((self.list, wide), (self.row, narrow)):
            show(widget, picker is not None)
            if picker is not None:
                _fill(widget, picker)
        self._filling = False

    def _picked(self, change: Any) -> None:
        if not self._filling and change["new"] is not None:
            self._select(change["owner"].options[change["new"]][1])


def _fill(widget: Any, picker: Picker) -> None:
    widget.description = picker.label
    if widget.options != picker.options:
        widget.options = picker.options
    values = [value for _, value in picker.options]
    widget.index = values.index(picker.value) if picker.value in values else None


class ActionBar:
    """One sentence and one yellow button."""

    def __init__(self, select: Callable[[Any], None], clear: Told, go: Told) -> None:
        self.picking = Picking(select)
        self.say = html("say")
        self.clear, self.go = button("", "sp-quiet", press=clear), button("check", "sp-go", press=go)
        self.widget = box("sp-act", self.picking.widget, self.say, self.clear, self.go)


class Menu:
    """Everything else: restart, new session, pace, language, light or dark."""

    NAMES = ("redo", "restart", "new-session")

    def __init__(self, press: Callable[[str], None], pace: Callable[[str], None], language: Callable[[str], None]) -> None:
        self.buttons = {
            name: button(icon, "sp-quiet", press=lambda name=name: press(name))
            for name, icon in zip(self.NAMES, ("redo", "restart", "swap"), strict=True)
        }
        self.dark = button("moon", "sp-quiet", press=lambda: press("dark"))
        self.pace, self.language = ipw.ToggleButtons(), ipw.Dropdown(options=_languages(), value="en")
        self._filling = False
        self.pace.observe(self._told(pace), names="value")
        self.language.observe(self._told(language), names="value")
        self.widget = box("sp-menu", *self.buttons.values(), self.dark, self.pace, self.language, across=False)

    def _told(self, tell: Callable[[str], None]) -> Callable[[Any], None]:
        return lambda change: None if self._filling else tell(change["new"])

    def show(self, pace: str, language: str, dark: bool, can_redo: bool, words: Words) -> None:
        self._filling = True
        for name, made in self.buttons.items():
            label(made, words.say(f"button-{name}"))
        self.buttons["redo"].disabled = not can_redo
        label(self.dark, words.say("button-light" if dark else "button-dark"))
        self.pace.description = words.say("label-pace")
        options = tuple((words.say(f"pace-{name}"), name) for name in PACES)
        if tuple(self.pace.options) != options:
            self.pace.options = options
        self.pace.value = pace
        self.language.description, self.language.value = words.say("label-language"), language
        self._filling = False


def _languages() -> tuple[tuple[str, str], ...]:
    return tuple((name, code) for code, name in LANGUAGES.items())


class Drawer:
    """What stands beside the table on a laptop and comes up from below on a phone: one page of it at a time."""

    def __init__(self, menu: Menu, close: Told) -> None:
        self.title, self.paused, self.body = html("sp-drawer-title"), html(), html("sp-drawer-body")
        self.close_icon = button("close", "sp-icon", press=close)
        self.close = button("", "sp-primary", press=close)
        self.menu = menu
        self.head = box("rh", self.title, self.close_icon)
        self.widget = box("sp-side", self.head, self.paused, self.body, menu.widget, self.close, across=False)
