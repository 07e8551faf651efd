"""The lessons as a learner meets them: opened beside the game, read, solved, walked through."""

from __future__ import annotations

import re
from collections.abc import Callable
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Locator, Page, expect

from engine.dominoes.tiles import BY_NAME
from tests.browser.card_player import targets
from tests.browser.servers import Server
from widgets.games import FACES
from widgets.learning.exercise import Exercise
from widgets.learning.moments import moment
from widgets.learning.picture import Paper, draw
from widgets.learning.progress import tasks
from widgets.learning.prose import Cue, lesson_of, lessons, named, text
from widgets.lesson import words_in

OpenPage = Callable[..., Page]
PATIENCE = 30_000


def opened(server: Server, page: Page, address: str) -> Page:
    """A lesson, once there is something to read."""
    page.goto(f"{server.url}/{address}")
    expect(page.locator("#sp-veil")).to_have_count(0, timeout=PATIENCE)
    return page


def put(exercise: Locator, place: str, window: int, end: str) -> None:
    """Touch a tile of the position, or an end of its chain."""
    words, paper = words_in("en"), Paper.of(window)
    target = ("end", end) if end in "LR" else ("tile", BY_NAME[end])
    shape = draw(moment("dominoes", place), words, paper).target(target)
    box = exercise.locator("canvas").bounding_box()
    assert shape and box
    x, y = (side * box["width"] / paper.width for side in shape.bounds.centre)
    touch = exercise.page.touchscreen.tap if window < 700 else exercise.page.mouse.click
    touch(box["x"] + x, box["y"] + y)


@pytest.mark.parametrize("window", [(1366, 768), (390, 844)], ids=["laptop", "phone"])
def test_a_turn_is_solved(table: Server, open_page: OpenPage, window: tuple[int, int]) -> None:
    """A wrong play gets its reason, the right one its explanation, and a second position follows."""
    width, height = window
    page = opened(table, open_page(width, height, touch=width < 700), "dominoes-6-reading.ipynb?lang=en")
    task = "One play makes Rio pass again. Which?"
    exercise = page.locator(".sp-try").nth(1)
    expect(page.get_by_text(task)).to_be_visible()
    exercise.get_by_role("button", name="Your turn").click()
    canvas, say = exercise.locator("canvas"), exercise.locator(".say")
    spoken = "Ends 1 and 2. You hold 5-5, 4-2, 2-1, and 0-0. Playable: 4-2 and 2-1."
    expect(canvas).to_have_attribute("aria-label", spoken, timeout=PATIENCE)
    canvas.evaluate("canvas => canvas.scrollIntoView({block: 'center'})")
    for _ in range(2):
        put(exercise, "squeeze-next-1", width, "4-2")
        expect(say).not_to_have_text("Choose a tile.")
    expect(say).to_contain_text("Allowed, but not what is asked. Squeeze the next:")
    put(exercise, "squeeze-next-1", width, "2-1")
    expect(say).to_contain_text("fits both ends. Choose one.")
    put(exercise, "squeeze-next-1", width, "L")
    exercise.get_by_role("button", name="Play 1|2").click()
    expect(say).to_contain_text("That is the play.")
    expect(page.get_by_text("What a good player does")).to_be_visible()
    exercise.get_by_role("button", name="Next position").click()
    expect(say).to_have_text("Choose a tile.")
    assert page.evaluate("document.getElementById('rendered_cells').scrollWidth <= innerWidth")


SOLVED = [
    ("mighty.tricks", 0, (1366, 768)),
    ("mighty.auction", 0, (390, 844)),
    ("mighty.pickup", 0, (390, 844)),
    ("mighty.partner", 0, (390, 844)),
    ("mighty.mighty-joker", 3, (1366, 768)),
    ("mighty.joker", 3, (390, 844)),
    ("mighty.play", 8, (1366, 768)),
    ("mighty.called-cards", 6, (390, 844)),
]


@pytest.mark.parametrize(("id", "number", "window"), SOLVED, ids=lambda value: str(value))
def test_cards_are_played_bid_put_down_called_and_declared(
    table: Server, open_page: OpenPage, id: str, number: int, window: tuple[int, int]
) -> None:
    page = opened(table, open_page(*window, touch=window[0] < 700), f"{named(id).notebook}?lang=en")
    cue = [cue for cue in text(named(id), "en").cues if cue.verb == "turn"][number]
    exercise = page.locator(".sp-try").nth(number)
    exercise.get_by_role("button", name="Your turn").click()
    expect(exercise.locator("canvas")).to_be_visible(timeout=PATIENCE)
    find(exercise, cue, window[0])
    expect(exercise.locator(".say")).to_contain_text("That is the play.")


def find(exercise: Locator, cue: Cue, window: int) -> None:
    """Touch what is right in the first position of an exercise, thing after thing, and confirm."""
    task = Exercise(moment("mighty", cue.words[1]), cue.words[0])
    face, words, paper, chosen = FACES["mighty"](), words_in("en"), Paper.of(window), None
    canvas = exercise.locator("canvas")
    canvas.evaluate("canvas => canvas.scrollIntoView({block: 'center'})")
    for target in targets(task.right[-1]):
        shape, box = draw(task.here, words, paper, chosen=chosen).target(target), canvas.bounding_box()
        assert shape and box
        x, y = (side * box["width"] / paper.width for side in shape.bounds.centre)
        (exercise.page.touchscreen.tap if window < 700 else exercise.page.mouse.click)(box["x"] + x, box["y"] + y)
        chosen = face.tapped(task.here.view, task.here.choices, chosen, target).action
        told = face.prompt(task.here.view, task.here.choices, chosen, words)
        expect(exercise.locator(".say")).to_contain_text(told)
    exercise.get_by_role("button", name=face.button(chosen, words)).click()


@pytest.mark.parametrize("window", [(1366, 768), (360, 640)], ids=["laptop", "phone"])
def test_a_deal_is_walked_through(table: Server, open_page: OpenPage, window: tuple[int, int]) -> None:
    """By button, by key, and to the end; the language changes on the way, and the step stays."""
    page = opened(table, open_page(*window, touch=window[0] < 700), "dominoes-3-ending.ipynb?lang=en")
    walk, cards = page.locator(".sp-walk"), page.locator(".card")
    expect(walk.get_by_text("Step 1 of 24")).to_be_visible()
    walk.get_by_role("button", name="On", exact=True).click()
    expect(walk.get_by_text("Step 2 of 24")).to_be_visible()
    walk.locator(".noUi-handle").focus()
    page.keyboard.press("ArrowRight")
    expect(walk.get_by_text("Step 3 of 24")).to_be_visible()
    page.locator(".sp-head select").select_option(label="Українська")
    expect(walk.get_by_text("Крок 3 з 24")).to_be_visible()
    expect(page.locator("h1")).to_have_text(text(named("dominoes.ending"), "uk").title)
    expect(page.locator("html")).to_have_attribute("lang", "uk")
    walk.get_by_role("button", name="Кінець").click()
    expect(cards.filter(has_text=words_in("uk").rule("dominoes.block").partition(".")[0]).first).to_be_visible()
    expect(walk.get_by_text("Крок 24 з 24")).to_be_visible()


BUSY = """(() => {
  const wait = window.setTimeout.bind(window);
  window.setTimeout = (then, ms, ...more) => wait(then, ms === 100 ? 6000 : ms, ...more);
})()"""
"""Whoever waits a tenth of a second waits six: so late is a page that has too much to do, or a machine."""


def test_a_busy_page_loses_no_part(table: Server, page: Page) -> None:
    page.add_init_script(BUSY)
    opened(table, page, "mighty-5-mighty-joker.ipynb?lang=en")
    titles = [part.title for part in text(named("mighty.mighty-joker"), "en").parts[1:]]
    expect(page.locator("h2")).to_have_text(titles, timeout=PATIENCE)


def test_a_clause_opens_its_lesson_where_it_is_taught(table: Server, page: Page) -> None:
    """app.why: from the last moves of a game, beside it."""
    opened(table, page, "?game=dominoes&seed=table-1&lang=tr")
    with page.context.expect_page() as opening:
        page.locator(".sp-moves .sp-taught").first.click(timeout=PATIENCE)
    lesson = opening.value
    expect(lesson.locator("#sp-veil")).to_have_count(0, timeout=PATIENCE)
    id = parse_qs(urlsplit(lesson.url).query)["at"][0]
    expect(lesson.locator("h1")).to_have_text(text(lesson_of(id), "tr").title)
    expect(lesson.locator("[data-here]")).to_be_in_viewport()
    expect(lesson.locator("[data-here]")).to_contain_text(words_in("tr").title(id))
    expect(page.locator(".sp-play")).to_be_visible()


def test_what_was_solved_is_shown_in_the_contents_and_the_start_page_leads_on(table: Server, page: Page) -> None:
    name = named("dominoes.key")
    opened(table, page, "dominoes-4-key.ipynb?lang=en")
    exercise = page.locator(".sp-try").first
    exercise.get_by_role("button", name="Your turn").click()
    canvas = exercise.locator("canvas")
    expect(canvas).to_have_attribute("aria-label", re.compile("5-2"), timeout=PATIENCE)
    canvas.evaluate("canvas => canvas.scrollIntoView({block: 'center'})")
    put(exercise, "key-1", 1366, "5-2")
    put(exercise, "key-1", 1366, "L")
    exercise.locator(".sp-go:visible").first.click()
    expect(exercise.locator(".say")).to_contain_text("That is the play.")
    opened(table, page, "learn.ipynb?lang=en")
    expect(page.locator(".course b")).to_have_text(f"1 of {len(tasks(name))} solved", timeout=PATIENCE)
    opened(table, page, "?lang=en")
    page.get_by_role("link", name=text(name, "en").title).click()
    expect(page.locator("h1")).to_have_text(text(name, "en").title, timeout=PATIENCE)


def test_the_contents_lead_to_a_lesson_and_back(table: Server, page: Page) -> None:
    opened(table, page, "learn.ipynb?lang=pt")
    expect(page.locator(".course a")).to_have_count(len(lessons()))
    page.get_by_role("link", name=text(named("dominoes.set"), "pt").title).click()
    expect(page.locator("h1")).to_have_text(text(named("dominoes.set"), "pt").title, timeout=PATIENCE)
    page.get_by_role("link", name=words_in("pt").say("lesson-contents")).click()
    expect(page.locator("h1")).to_have_text(words_in("pt").say("lesson-learn"), timeout=PATIENCE)


def test_the_bare_address_is_still_the_game(table: Server, page: Page) -> None:
    opened(table, page, "")
    expect(page.locator(".sp-app .sp-homepage")).to_be_visible()
