"""What crosses between a page and its server, kept and made readable.

A kernel's websocket speaks `v1.kernel.websocket.jupyter.org`: a little-endian 64-bit count of offsets, the
offsets, and between them channel, header, parent header, metadata, content and any number of buffers. The first
buffer of an ipycanvas message is JSON: a list of commands, each `[number, arguments]`; the buffers after it are
arrays of numbers.
"""

from __future__ import annotations

import json
import struct
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal

from playwright.sync_api import Error, Page, Response, WebSocket

from tests.drawing import Command, commands

Frame = str | bytes


@dataclass(frozen=True, slots=True)
class Message:
    """One Jupyter message as it crossed the wire."""

    way: Literal["sent", "received"]
    channel: str
    header: dict[str, Any]
    content: dict[str, Any]
    buffers: tuple[bytes, ...] = ()

    @property
    def kind(self) -> str:
        return str(self.header.get("msg_type", ""))


def decode(frame: Frame, way: Literal["sent", "received"] = "received") -> Message:
    """Read one frame, of the protocol above or of the older one that is plain JSON."""
    if isinstance(frame, str):
        plain = json.loads(frame)
        return Message(way, plain["channel"], plain["header"], plain["content"])
    (count,) = struct.unpack_from("<Q", frame)
    offsets = struct.unpack_from(f"<{count}Q", frame, 8)
    parts = [frame[start:end] for start, end in zip(offsets, offsets[1:], strict=False)]
    channel, header, _, _, content = parts[:5]
    return Message(way, channel.decode(), json.loads(header), json.loads(content), tuple(parts[5:]))


def drawn(message: Message) -> tuple[Command, ...]:
    """The drawing commands in a message, as (name, arguments); none if it draws nothing."""
    is_drawing = message.kind == "comm_msg" and message.content["data"].get("method") == "custom"
    return commands(message.buffers[0]) if is_drawing and message.buffers else ()


class Wire:
    """Everything that one page sends and receives: listens from before the page goes anywhere."""

    def __init__(self, page: Page) -> None:
        self.sent: list[Frame] = []
        self.received: list[Frame] = []
        self._bodies: list[Response] = []
        page.on("websocket", self._listen)
        page.on("response", lambda response: self._bodies.append(response))

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self.sent.append(frame))
        socket.on("framereceived", lambda frame: self.received.append(frame))

    def messages(self) -> tuple[Message, ...]:
        """Every Jupyter message: first those sent, then those received, each in order."""
        sent = [decode(frame, "sent") for frame in self.sent if frame]
        return (*sent, *(decode(frame) for frame in self.received if frame))

    def drawn(self) -> tuple[Command, ...]:
        """Every drawing command received, in order."""
        return tuple(command for message in self.messages() for command in drawn(message))

    def find(self, text: str) -> tuple[str, ...]:
        """Where a text came to the page, plain or JSON-escaped: kinds of messages, addresses of answers."""
        spellings = {text.encode(), json.dumps(text)[1:-1].encode()}

        def holds(body: Frame) -> bool:
            raw = body.encode() if isinstance(body, str) else body
            return any(spelling in raw for spelling in spellings)

        messages = [decode(frame).kind for frame in self.received if holds(frame)]
        return (*messages, *(url for url, body in self._bodies_read() if holds(body)))

    def texts(self) -> tuple[str, ...]:
        """Every page and answer that came over HTTP, read as text."""
        return tuple(body.decode(errors="replace") for _, body in self._bodies_read())

    def _bodies_read(self) -> Iterator[tuple[str, bytes]]:
        for response in self._bodies:
            if response.request.resource_type in ("document", "fetch", "xhr"):
                try:
                    yield response.url, response.body()
                except Error:  # the answer had no body, or its page is gone
                    continue
