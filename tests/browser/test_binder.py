"""The table as Binder serves it: a server for one user, with a token, under an address of its own."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.pages import kernel_of
from tests.browser.servers import BIN, ROOT, Server, running, wait_until

ADDRESS = "/user/someone-1/"


@pytest.fixture(scope="module")
def binder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    def command(port: int) -> tuple[object, ...]:
        return (ROOT / "binder/start", BIN / "jupyter-server", "--no-browser", "--allow-root", "--ip=127.0.0.1",
                f"--port={port}", "--ServerApp.port_retries=0", f"--ServerApp.base_url={ADDRESS}",
                "--IdentityProvider.token=a-token", f"--ServerApp.root_dir={ROOT}")  # fmt: skip

    with running(command, tmp_path_factory.mktemp("binder"), {"REPO_DIR": str(ROOT)}) as server:
        yield server


def test_the_table_is_laid_on_binder(binder: Server, page: Page) -> None:
    page.goto(f"{binder.url}{ADDRESS}voila/render/notebooks/play.ipynb?token=a-token&lang=pt")
    expect(page.locator(".sp-app")).to_be_visible(timeout=30_000)
    expect(page.locator(".sp-viewport input")).to_have_value(re.compile("^1366x768@1;.*lang=pt"))
    expect(page.locator("#sp-veil")).to_have_count(0)
    kernel = kernel_of(page)
    page.close(run_before_unload=True)
    assert wait_until(lambda: kernel not in binder.kernels())


def test_who_starts_the_container_is_told_that_it_is_open(binder: Server) -> None:
    assert "you own everything" in binder.log.read_text()
