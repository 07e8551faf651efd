"""Real servers, a real browser, and pages that fail their test when anything in them goes wrong."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.pages import faults, watch
from tests.browser.servers import ROOT, Server, voila

QUIET = ("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
         "--disable-component-update", "--disable-sync")  # fmt: skip

LOADING = 90_000
"""Milliseconds that a page may take to load where everything else runs too."""
WAITED = ("^TimeoutError: ", r"with timeout \d+ms", r"(?s)^AssertionError: .*= wait_until\(")
"""What one that waited in vain is told: by Playwright, by its `expect`, by `wait_until`."""


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """Debian's Chromium, one for all tests."""
    path = shutil.which("chromium")
    assert path, "Chromium is missing: make test installs it."
    with sync_playwright() as playwright, playwright.chromium.launch(executable_path=path, args=QUIET) as browser:
        yield browser


@pytest.fixture(scope="session")
def serve(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[Path | str], Server]]:
    """Serve a notebook (path from the project's root) with Voila; each is started once and kept for all tests."""
    started: dict[Path, Server] = {}
    with ExitStack() as servers:

        def serve(notebook: Path | str) -> Server:
            path = ROOT / notebook
            if path not in started:
                folder = tmp_path_factory.mktemp(path.stem)
                started[path] = servers.enter_context(voila(path, folder))
            return started[path]

        yield serve


@pytest.fixture(scope="session")
def table(serve: Callable[[Path | str], Server]) -> Server:
    """The server of the table that people play at."""
    return serve("notebooks/play.ipynb")


@pytest.fixture
def open_page(chromium: Browser) -> Iterator[Callable[..., Page]]:
    """Open a watched page with a context of its own, by the size and the habits of the one who looks at it."""
    pages: list[Page] = []
    with ExitStack() as contexts:

        def open_page(
            width: int = 1366,
            height: int = 768,
            *,
            scale: float = 1,
            touch: bool = False,
            locale: str = "en-GB",
            dark: bool = False,
            still: bool = True,
        ) -> Page:
            context = contexts.enter_context(
                chromium.new_context(
                    viewport={"width": width, "height": height},
                    device_scale_factor=scale,
                    has_touch=touch,
                    is_mobile=touch,
                    locale=locale,
                    color_scheme="dark" if dark else "light",
                    reduced_motion="reduce" if still else "no-preference",
                )
            )
            context.set_default_navigation_timeout(LOADING)
            pages.append(watch(context.new_page()))
            return pages[-1]

        yield open_page
    assert [fault for page in pages for fault in faults(page)] == []


@pytest.fixture
def page(open_page: Callable[..., Page]) -> Page:
    """A laptop's page: 1366 × 768, one pixel to a point, no animation."""
    return open_page()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A browser on a busy machine may keep somebody waiting too long once; what is wrong or leaks gets no other try."""
    for item in items:
        if Path(item.path).parent == Path(__file__).parent and item.get_closest_marker("private") is None:
            item.add_marker(pytest.mark.flaky(reruns=2, only_rerun=list(WAITED)))
