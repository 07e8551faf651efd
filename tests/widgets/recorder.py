"""Stands where the browser would be: keeps what widgets send, and plays the part of the one who touches them."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import comm
from comm.base_comm import BaseComm

from tests.drawing import Command, commands


@dataclass(frozen=True, slots=True)
class Sent:
    """One message to the browser: of which kind, from which widget, with what."""

    kind: str
    widget: str
    content: str
    buffers: tuple[bytes, ...]

    @property
    def drawn(self) -> tuple[Command, ...]:
        """The drawing commands in it; none if it draws nothing."""
        is_drawing = self.kind == "comm_msg" and json.loads(self.content).get("method") == "custom"
        return commands(self.buffers[0]) if is_drawing and self.buffers else ()


class Recorder:
    """Everything sent, in order. Ids are counted, so that the same acts send the same messages."""

    def __init__(self) -> None:
        self.sent: list[Sent] = []
        self.ids: Iterator[int] = itertools.count()

    def begin(self) -> list[Sent]:
        """Begin a world: nothing is sent yet, no canvas is drawn on, nothing is shared by widgets, and ids count from
        the same number again."""
        from ipycanvas.canvas import _CANVAS_MANAGER as manager

        from widgets import panels

        for shared in (panels._shared, panels._layout):
            shared.cache_clear()
        manager._commands_cache, manager._buffers_cache = [], []
        manager._current_canvas, manager._caching = None, False
        self.ids = itertools.count(1000)
        self.sent = []
        return self.sent

    def drawn(self) -> tuple[Command, ...]:
        """Every drawing command sent so far."""
        return tuple(command for message in self.sent for command in message.drawn)

    def find(self, text: str) -> tuple[Sent, ...]:
        """The messages in which a text crosses, plain or JSON-escaped."""
        spellings = (text, json.dumps(text)[1:-1])
        return tuple(message for message in self.sent if any(_holds(message, spelling) for spelling in spellings))


def _holds(message: Sent, text: str) -> bool:
    return text in message.content or any(text.encode() in buffer for buffer in message.buffers)


RECORDER = Recorder()


class RecordedComm(BaseComm):
    """A widget's line to the browser, which ends in the recorder."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options | {"comm_id": f"{next(RECORDER.ids):032x}"})

    def publish_msg(self, msg_type: str, data: Any = None, metadata: Any = None, buffers: Any = None, **_: Any) -> None:
        """Keep a message as the wire would carry it: what JSON cannot say fails here as it would there."""
        content = json.dumps(data or {}, ensure_ascii=False)
        RECORDER.sent.append(Sent(msg_type, self.comm_id, content, tuple(bytes(part) for part in buffers or ())))

    def close(self, *_: Any, **__: Any) -> None:
        """Forget nothing: the next world uses the same ids."""
        self._closed = True


def install() -> None:
    """Take the place of every browser; before ipycanvas is imported, which opens its line at once."""
    comm.create_comm = RecordedComm


# --- The hand of the one who plays ---------------------------------------------------------------------------


def ready(canvas: Any) -> None:
    """A browser shows the canvas for the first time, or again after a reload."""
    tell(canvas, {"event": "client_ready"})


def press(canvas: Any, x: float, y: float) -> None:
    """Press and let go at a point, in the canvas's own pixels."""
    tell(canvas, {"event": "mouse_down", "x": x, "y": y})
    tell(canvas, {"event": "mouse_up", "x": x, "y": y})


def key(canvas: Any, name: str, *, shift: bool = False) -> None:
    """Press a key while the canvas has the focus."""
    tell(canvas, {"event": "key_down", "key": name, "shift_key": shift, "ctrl_key": False, "meta_key": False})


def change(widget: Any, **state: Any) -> None:
    """Change a widget as the browser does: tick a box, choose from a list, type into a field."""
    _send(widget, {"method": "update", "state": state, "buffer_paths": []})


def click(button: Any) -> None:
    """Click a button."""
    _send(button, {"method": "custom", "content": {"event": "click"}})


def tell(canvas: Any, event: dict[str, Any]) -> None:
    _send(canvas, {"method": "custom", "content": event})


def _send(widget: Any, message: dict[str, Any]) -> None:
    widget._handle_msg({"content": {"data": message}, "buffers": []})
