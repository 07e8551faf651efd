"""Bots play on and on in one page, both games by turns: does anything grow that should not?"""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from engine.words import TEXT, Words
from tests.browser.pages import frames, kernel_of
from tests.browser.player import DELIBERATE, PATIENCE
from tests.browser.servers import ROOT, Server

HASTE = {"SILENT_PARTNERS_FAST": "0.01"}
"""The setting of a server whose fast bots hardly wait."""
ROUNDS = 4
"""So often the game is changed. What the first two leave is what a sitting needs; the last two should add little."""
SAY = Words("en", folders=(TEXT, ROOT / "widgets" / "text")).say


def long_sitting(page: Page, server: Server, deals: int) -> dict[str, Any]:
    """Let bots play so many deals, half of them of Mighty; tell what the later half of the sitting added."""
    page.goto(f"{server.url}/?lang=en")
    told = []
    for turn in range(ROUNDS):
        _begin(page, ("dominoes", "mighty")[turn % 2])
        for _ in range(deals // ROUNDS):
            _play(page)
        page.locator(".sp-play .sp-i-home").click()
        told.append(_measured(page, server))
    half, end = told[ROUNDS // 2 - 1], told[-1]
    return {"deals": deals} | {name: round(end[name] - half[name], 1) for name in end}


def _begin(page: Page, game: str) -> None:
    """On the start page put bots at every seat, and let them hurry."""
    page.locator(f".sp-art-{game}").click()
    seat = page.get_by_role("combobox", name=SAY("home-seat-player", number=1))
    seat.select_option(label=SAY("level-club" if game == "dominoes" else "level-book"))
    page.locator(".sp-homepage .sp-go").click()
    expect(page.locator(".sp-stage canvas")).to_be_visible(timeout=PATIENCE)
    page.locator(".sp-play .sp-i-more").first.click()
    page.locator(".sp-side").get_by_role("button", name=SAY("pace-fast")).click()
    page.locator(".sp-side > .sp-primary").click()


def _play(page: Page) -> None:
    """Wait for the end of the deal, and go on to the next."""
    go, deal = page.locator(".sp-act .sp-go"), page.locator(".sp-bar .ttl small").last
    before = deal.inner_text()
    expect(go).to_be_enabled(timeout=60_000)
    page.wait_for_timeout(DELIBERATE)
    go.click()
    expect(deal).not_to_have_text(re.compile(re.escape(before) + "$"), timeout=PATIENCE)


def _measured(page: Page, server: Server) -> dict[str, float]:
    """Megabytes of the kernel and of the page's own heap, widgets opened so far, elements on the page."""
    heap = "window.gc?.(), performance.memory.usedJSHeapSize"
    return {
        "kernel": server.memory(kernel_of(page)) / 2**20,
        "heap": page.evaluate(heap) / 2**20,
        "widgets": sum(b'"comm_open"' in frame for frame in map(bytes, frames(page).received)),
        "elements": page.evaluate("document.querySelectorAll('*').length"),
    }
