"""The recorder hears everything: a leak of words or of order shows as a difference between two worlds."""

from __future__ import annotations

import pytest

from tests.widgets.recorder import Recorder, Sent, change, click, key, press, ready


def table(hidden: list[int], leak: str = ""):
    """A toy table that draws three backs; what is hidden must not change anything sent, unless it is to leak."""
    import ipywidgets
    from ipycanvas import MultiCanvas, hold_canvas

    canvas = MultiCanvas(2, width=400, height=300)
    words = ipywidgets.HTML("your turn")
    order = sorted(range(3), key=hidden.__getitem__) if leak == "order" else range(3)

    def draw(*_: object) -> None:
        with hold_canvas():
            for place in order:
                canvas[1].fill_rect(20 + 40 * place, 20, 30, 40)
        if leak == "words":
            words.value = f"they hold {max(hidden)}"

    canvas.on_client_ready(draw)
    canvas.on_mouse_down(draw)
    return canvas


def seen(wire: Recorder, hidden: list[int], leak: str = "") -> list[Sent]:
    sent = wire.begin()
    canvas = table(hidden, leak)
    ready(canvas)
    press(canvas, 5, 5)
    return sent


def test_two_worlds_look_the_same(wire: Recorder) -> None:
    assert seen(wire, [1, 2, 3]) == seen(wire, [50, 7, 20])


@pytest.mark.parametrize("leak", ["order", "words"])
def test_a_leak_makes_two_worlds_differ(wire: Recorder, leak: str) -> None:
    assert seen(wire, [1, 2, 3], leak) != seen(wire, [50, 7, 20], leak)


def test_what_is_drawn_can_be_read_and_words_can_be_found(wire: Recorder) -> None:
    seen(wire, [1, 2, 3], "words")
    assert [name for name, _ in wire.drawn()].count("fillRect") == 6
    assert len(wire.find("they hold 3")) == 1


def test_hands_reach_the_widgets(wire: Recorder) -> None:
    import ipywidgets
    from ipycanvas import Canvas

    heard: list[object] = []
    canvas, button, box = Canvas(), ipywidgets.Button(), ipywidgets.Checkbox()
    canvas.on_key_down(lambda *pressed: heard.append(pressed))
    button.on_click(heard.append)
    key(canvas, "Enter", shift=True)
    click(button)
    change(box, value=True)
    assert heard == [("Enter", True, False, False), button]
    assert box.value
