"""What a learner has read and solved is kept, and leads on: from the start page, the contents, the why-line."""

from __future__ import annotations

from typing import Any

import pytest

from engine import GAMES
from engine.learned import learned
from engine.record import Chair
from engine.store import Store
from engine.words import LANGUAGES
from tests.widgets import recorder
from tests.widgets.sitting import Clock
from widgets import pages
from widgets.app import App
from widgets.games import FACES
from widgets.learning.progress import Course, tasks
from widgets.learning.prose import lessons, named, text
from widgets.learning.turn import Turn
from widgets.lesson import Contents, Lesson, words_in
from widgets.model import TableModel
from widgets.theme import DARK, LIGHT

WINDOW = "1366x768@1;dark=0;motion=1;speaks=en;keeper={keeper};query=lang={language}"
KEY = named("dominoes.key")


def opened(page: Any, keeper: str = "ada", language: str = "en") -> Any:
    recorder.change(page.viewport.widgets[0], value=WINDOW.format(keeper=keeper, language=language))
    return page


def known(keeper: str = "ada") -> Course:
    store = Store()
    found = Course.of(learned(store.shelf, keeper))
    store.close()
    return found


def turns(lesson: Lesson) -> list[Turn]:
    for at in range(1, len(lesson.text.parts)):
        lesson._made(at)
    return [block for block in lesson.blocks.values() if isinstance(block, Turn)]


def test_a_lesson_that_is_opened_and_solved_is_remembered(wire: recorder.Recorder) -> None:
    lesson = opened(Lesson(KEY.id))
    assert known() == Course(KEY.id, {KEY.id: frozenset()})
    for turn in turns(lesson):
        for at in range(len(turn.cue.words) - 1):
            turn.sit()
            turn.select(turn.exercise.right[0])
            turn.press("go")
            assert turn.cue.words[1 + at] in known().solved[KEY.id]
            if not turn.last:
                turn.press("next")
    assert known().done(KEY) and known("bob") == Course()


def test_who_has_the_answer_shown_has_not_solved_it(wire: recorder.Recorder) -> None:
    turn = turns(opened(Lesson(KEY.id)))[0]
    turn.sit()
    turn.press("show")
    assert turn.solved and known().count(KEY)[0] == 0


def test_where_nothing_can_be_kept_a_lesson_is_read_all_the_same(
    wire: recorder.Recorder, monkeypatch: pytest.MonkeyPatch, tmp_path: Any
) -> None:
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setenv("SILENT_PARTNERS_STORE", str(tmp_path / "file" / "games.sqlite"))
    turn = turns(opened(Lesson(KEY.id)))[0]
    turn.sit()
    turn.select(turn.exercise.right[0])
    turn.press("go")
    assert turn.solved
    assert "ahead" not in opened(Contents()).list.value


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_contents_say_what_was_learned_and_where_to_go_on(wire: recorder.Recorder, language: str) -> None:
    first, second, *_ = lessons()
    words = words_in(language)
    lesson = opened(Lesson(first.id))
    some = sorted(tasks(first))
    lesson._solved(some[0])
    shown = opened(Contents(), language=language).list.value
    assert words.say("lesson-solved", solved=1, count=len(some)) in shown
    assert words.say("lesson-ahead", title=text(first, language).title) in shown
    for place in some[1:]:
        lesson._solved(place)
    shown = opened(Contents(), language=language).list.value
    assert words.say("lesson-done") in shown
    assert words.say("lesson-ahead", title=text(second, language).title) in shown


def test_who_has_done_everything_may_begin_again() -> None:
    everything = Course(lessons()[-1].id, {name.id: tasks(name) for name in lessons()})
    assert all(map(everything.done, lessons())) and everything.ahead in lessons()
    assert Course().ahead == lessons()[0]


def test_the_start_page_leads_to_the_lessons(wire: recorder.Recorder) -> None:
    app = opened(App(Clock()), "eve", "uk")
    assert 'href="learn.ipynb?lang=uk"' in app.home.lessons.value and KEY.notebook not in app.home.lessons.value
    opened(Lesson(KEY.id), "eve")
    app = opened(App(Clock()), "eve", "uk")
    assert f'href="{KEY.notebook}?lang=uk"' in app.home.lessons.value


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted({name.game for name in lessons()}))
def test_every_clause_and_convention_cited_leads_to_its_lesson(game: str, language: str) -> None:
    """app.why"""
    law, words = GAMES[game](), words_in(language)
    ids = {rule.id for rules in law.questions.values() for rule in rules} | {made.id for made in law.system}
    options: list[dict[str, Any]] = [{"players": players} for players in FACES[game]().players] or [{}]
    models = (TableModel(law, (Chair("beginner"),) * one.get("players", 4), "law", options=one) for one in options)
    shown = "".join(pages.rules(model, FACES[game](), words) for model in models)
    for id in ids:
        place = f"?lang={language}&amp;at={id}"
        assert place in pages.cited(id, words) and place in shown


def test_a_lesson_follows_the_light_of_its_reader(wire: recorder.Recorder) -> None:
    lesson = opened(Lesson(KEY.id))
    told = lesson.viewport.widgets[0].value
    looks = [f"<style>.sp-book {{ --paper: {chrome.paper}" for chrome in (LIGHT, DARK)]
    assert lesson.style.value.startswith(looks[0])
    recorder.change(lesson.viewport.widgets[0], value=told.replace("dark=0", "dark=1"))
    assert lesson.style.value.startswith(looks[1]) and lesson.reader.paper.dark
