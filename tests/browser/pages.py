"""A page that is watched: whatever goes wrong in it fails its test."""

from __future__ import annotations

import re
from urllib.parse import urlsplit
from weakref import WeakKeyDictionary

from playwright.sync_api import ConsoleMessage, Page, Request, Response

from tests.browser.wire import Wire

HARMLESS = re.compile(
    r"Unsatisfied version .* of shared singleton|Unsatisfied version .*_JUPYTERLAB\.CORE_OUTPUT|"
    r"over TCP without encryption|WebGL|GPU stall"
)
"""What Jupyter's own front end says to the console on every page."""

_faults: WeakKeyDictionary[Page, list[str]] = WeakKeyDictionary()
_wires: WeakKeyDictionary[Page, Wire] = WeakKeyDictionary()


def faults(page: Page) -> list[str]:
    """What has gone wrong in a page so far. A test that provokes a fault reads it here and clears the list."""
    return _faults[page]


def frames(page: Page) -> Wire:
    """Everything that crossed the wire of a page."""
    return _wires[page]


def watch(page: Page) -> Page:
    """Note every error, every failed or refused request and every request to another machine."""
    found = _faults[page] = []
    _wires[page] = Wire(page)

    def asked(request: Request) -> None:
        parts = urlsplit(request.url)
        if parts.scheme not in ("data", "blob", "about") and parts.hostname != "127.0.0.1":
            found.append(f"asks another machine: {request.url}")

    def failed(request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # the page itself left before the answer came
            found.append(f"failed: {request.url} ({request.failure})")

    def answered(response: Response) -> None:
        if response.status >= 400:
            found.append(f"answered {response.status}: {response.url}")

    def said(message: ConsoleMessage) -> None:
        if message.type == "error" and not HARMLESS.search(message.text):
            found.append(f"console: {message.text}")

    page.on("request", asked)
    page.on("requestfailed", failed)
    page.on("response", answered)
    page.on("console", said)
    page.on("pageerror", lambda error: found.append(f"error: {error}"))  # one stops ipycanvas for good, silently
    return page


def wait_until_painted(page: Page, selector: str = "canvas", patience: float = 30_000) -> None:
    """Wait until a canvas shows something in its middle; milliseconds."""
    page.wait_for_function(
        """selector => {
            const canvas = document.querySelector(selector);
            if (!canvas || !canvas.width) return false;
            const middle = [canvas.width >> 1, canvas.height >> 1, 1, 1];
            return canvas.getContext("2d").getImageData(...middle).data[3] > 0;
        }""",
        arg=selector,
        timeout=patience,
    )


def pixel(page: Page, x: int, y: int, selector: str = "canvas") -> tuple[int, int, int, int]:
    """The colour of one backing pixel of a canvas: red, green, blue, alpha."""
    drawn = page.evaluate(
        "([selector, x, y]) => [...document.querySelector(selector).getContext('2d').getImageData(x, y, 1, 1).data]",
        [selector, x, y],
    )
    return tuple(drawn)


def kernel_of(page: Page) -> str:
    """The id of the kernel behind a page."""
    return str(page.evaluate("JSON.parse(document.getElementById('jupyter-config-data').textContent).kernelId"))
