"""The lessons: they teach everything, say only what the engine says, and show only what a seat may know."""

from __future__ import annotations

import importlib.util
import json
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random
from types import ModuleType
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from engine import GAMES
from engine.words import LANGUAGES, TEXT
from tests.engine.sessions import Table, dealt_otherwise
from tests.widgets import recorder
from widgets.learning import cards, prose
from widgets.learning.blocks import PICTURES, Reader, pieces, spoken
from widgets.learning.exercise import Exercise
from widgets.learning.moments import Moment, moment
from widgets.learning.picture import READER, Paper, draw
from widgets.learning.prose import Cue, Name, lessons, text
from widgets.learning.turn import LiveTable, Turn
from widgets.learning.walk import Walk, deal, explained
from widgets.lesson import Contents, Lesson, words_in
from widgets.svg import svg

TAUGHT = sorted({name.game for name in lessons()})
SAYS = frozenset({"rule", "step", "try", "decides", "reads", "knows"})
every_lesson = pytest.mark.parametrize("name", lessons(), ids=lambda name: name.stem)
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("game", TAUGHT)

# --- Everything is taught


def cues(game: str) -> Iterator[Cue]:
    for name in lessons():
        if name.game == game:
            yield from text(name, "en").cues


def clauses(game: str) -> set[str]:
    return {clause.id for clauses in GAMES[game]().questions.values() for clause in clauses}


def conventions(game: str) -> set[str]:
    """Those that the game plays by, and those that it has a sentence for."""
    file = TEXT / "en" / f"{game}-conventions.ftl"
    body = FluentParser().parse(file.read_text("utf-8")).body
    told = {entry.id.name for entry in body if isinstance(entry, ast.Message)}
    named = (message.partition("-convention-")[2] for message in told if "-convention-" in message)
    return {f"{game}.convention.{name}" for name in named} | {convention.id for convention in GAMES[game]().system}


@every_game
def test_every_clause_and_convention_is_taught(game: str) -> None:
    taught = {id for cue in cues(game) if cue.verb == "rule" for id in cue.words}
    assert taught == clauses(game) | conventions(game)
    for id in taught:
        name = prose.lesson_of(id)
        assert name and (prose.home() / name.notebook).is_file()
    assert prose.lesson_of(f"{game}.nothing") is None


@every_game
def test_every_clause_speaks_and_every_convention_decides_somewhere(game: str) -> None:
    """Not only in its own words: in a position, by a ruling, a decision or a reading of the engine."""
    heard = {id for cue in cues(game) for id in at_work(game, cue)}
    assert heard >= clauses(game) | {convention.id for convention in GAMES[game]().system}


def at_work(game: str, cue: Cue) -> set[str]:
    """The clauses and conventions that settle something at a cue."""
    match cue.verb:
        case "step":
            here = moment(game, cue.words[0])
            return {ruled.clause for ruled in here.step.rulings} & set(cue.clauses or clauses(game))
        case "try":
            here = moment(game, cue.words[0])
            tried = {ruled.clause for ruled in here.tried(here.game.read(cue.tried))}
            return tried & set(cue.clauses or clauses(game))
        case "reads":
            here = moment(game, cue.words[0])
            return {str(here.before().reading(here.step.action).convention)}
        case "decides":
            decision = moment(game, cue.words[0]).decision()
            return {reason.id for each in decision.candidates if each.verdict == "dropped" for reason in each.reasons}
        case "turn":
            return {cue.words[0]}
    return set()


# --- In every language the same


@every_lesson
@every_language
def test_every_language_has_the_same_parts(name: Name, language: str) -> None:
    ours, english = text(name, language), text(name, "en")
    assert [shape(part) for part in ours.parts] == [shape(part) for part in english.parts]
    assert [(cue.verb, cue.words, bool(cue.said)) for cue in ours.cues] == [
        (cue.verb, cue.words, bool(cue.said)) for cue in english.cues
    ]


def shape(part: prose.Part) -> list[str]:
    """A part as its runs of text and its pictures follow one another."""
    return [piece.verb if isinstance(piece, Cue) else "text" for piece in pieces(part)]


@every_lesson
def test_no_language_repeats_another(name: Name) -> None:
    """A sentence that stands in two languages was not translated."""
    said = [set(sentences(name, language)) for language in LANGUAGES]
    assert all(len(each) == len(said[0]) for each in said)
    assert len(set.union(*said)) == sum(map(len, said))


def sentences(name: Name, language: str) -> Iterator[str]:
    for part in text(name, language).parts:
        yield part.title
        yield from (item for item in part.body if isinstance(item, str))
        yield from (cue.said for cue in part.cues if cue.said)


@every_lesson
def test_a_lesson_has_only_the_cues_there_are(name: Name) -> None:
    for cue in text(name, "en").cues:
        assert cue.verb in SAYS | PICTURES
        assert bool(cue.said) == (cue.verb in PICTURES)


@every_lesson
@every_language
def test_everything_in_a_lesson_can_be_said(name: Name, language: str) -> None:
    words = words_in(language)
    for cue in text(name, language).cues:
        if cue.verb in SAYS:
            told = spoken(name.game, cue, words)
            assert told and all(card.rows for card in told)
            assert all(row.tag in cards.html(card) or "dom" in cards.html(card) for card in told for row in card.rows)


# --- Positions and exercises

TURNS = [(name.game, cue) for name in lessons() for cue in text(name, "en").cues if cue.verb == "turn"]
EXERCISES = [(game, cue.words[0], place) for game, cue in TURNS for place in cue.words[1:]]


@pytest.mark.parametrize(("game", "goal", "place"), EXERCISES)
def test_an_exercise_is_settled_by_what_it_is_about(game: str, goal: str, place: str) -> None:
    """By a clause: every right action takes a ruling of it. By a convention: it drops another action."""
    exercise = Exercise(moment(game, place), goal)
    assert exercise.right and set(exercise.right) <= set(exercise.here.choices)
    if not exercise.by_convention:
        return
    decision = exercise.here.decision()
    assert goal in {reason.id for reason in decision.reasons}
    assert goal in {reason.id for each in decision.candidates if each.verdict == "dropped" for reason in each.reasons}


@pytest.mark.parametrize(("game", "goal", "place"), EXERCISES)
def test_every_right_answer_changes_the_table(game: str, goal: str, place: str) -> None:
    """Also where it needs a deal to come: the record has one."""
    exercise = Exercise(moment(game, place), goal)
    assert all(exercise.here.after(action).state != exercise.here.state for action in exercise.right)


@pytest.mark.parametrize(("game", "goal", "place"), EXERCISES)
def test_every_other_answer_gets_its_reason(game: str, goal: str, place: str) -> None:
    exercise = Exercise(moment(game, place), goal)
    for action in (*exercise.here.choices, *forbidden(exercise.here)):
        verdict = exercise.verdict(action)
        assert (verdict == "refused") == (not exercise.here.game.judge(exercise.here.view, action).value)
        if verdict != "right":
            reasons = exercise.reasons(action, words_in("en"))
            assert reasons and all(words_in("en").title(id) and said.endswith((".", "?")) for id, said in reasons)


def forbidden(here: Moment) -> tuple[Any, ...]:
    """A pass, and what is in the hand but can't be played, where the rules forbid them."""
    place = {"dominoes": "@L"}.get(here.game.name, "")
    tried = [here.game.read("pass"), *(here.game.read(f"{held}{place}") for held in here.view.hand)]
    return tuple(action for action in tried if action not in here.choices)


@pytest.mark.parametrize(("game", "cue"), TURNS)
def test_every_exercise_can_be_solved_at_the_table(wire: recorder.Recorder, game: str, cue: Cue) -> None:
    """Position after position: what is right can be chosen, is praised, and what it makes of the table is drawn."""
    made = Turn(game, LiveTable())
    made.show(cue, Reader(words_in("en")))
    recorder.click(made.start)
    for at in range(len(cue.words) - 1):
        made.select(made.exercise.right[-1])
        recorder.click(made.live.buttons["go"])
        assert made.solved and made.answer.value and "That is the play." in made.live.say.value
        assert made.last == (at == len(cue.words) - 2)
        recorder.click(made.live.buttons["next"]) if not made.last else None


def test_an_exercise_comes_in_two_positions() -> None:
    for _, cue in TURNS:
        assert len(set(cue.words[1:])) == len(cue.words[1:]) >= 2


SHOWN = sorted(
    {(name.game, place) for name in lessons() for cue in text(name, "en").cues
     if cue.verb in ("figure", "turn") for place in (cue.words if cue.verb == "figure" else cue.words[1:])}
)  # fmt: skip


@pytest.mark.parametrize(("game", "place"), SHOWN)
def test_a_picture_shows_nothing_hidden(game: str, place: str) -> None:
    """Whatever lies hidden is dealt otherwise, and the picture stays the same."""
    here = moment(game, place)
    if here.mover is None:
        return
    step = here.timeline.steps[here.timeline.cursor]
    random = Random(7)
    others = [dealt_otherwise(Table(game), here.state, READER, random) for _ in range(3)]
    assert any(other.hands != here.state.hands for other in others)
    for other in others:
        steps = list(here.timeline.steps)
        steps[here.timeline.cursor] = type(step)(step.action, other, step.rulings, step.deal, step.own)
        there = Moment(replace(here.timeline, steps=tuple(steps)))
        assert svg(draw(there, words_in("en"), Paper())) == svg(draw(here, words_in("en"), Paper()))


def test_a_position_that_the_rules_refuse_is_none(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    written = json.loads((prose.home() / "positions" / "dominoes" / "early-1.json").read_text("utf-8"))
    file = tmp_path / "positions" / "dominoes" / "wrong.json"
    file.parent.mkdir(parents=True)
    file.write_text(json.dumps(written | {"actions": [*written["actions"], "pass"]}))
    monkeypatch.setattr("widgets.learning.moments.home", lambda: tmp_path)
    with pytest.raises(ValueError, match="refused by dominoes.must-play"):
        moment("dominoes", "wrong")


# --- The notebooks at rest


@cache
def maker() -> ModuleType:
    spec = importlib.util.spec_from_file_location("make", prose.home() / "make.py")
    assert spec and spec.loader
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


@every_lesson
def test_a_notebook_carries_no_prose_and_no_widget(name: Name) -> None:
    notebook = json.loads((prose.home() / name.notebook).read_text("utf-8"))
    sources = {cell["id"]: "".join(cell["source"]) for cell in notebook["cells"]}
    assert sources == maker().cells(name)
    assert set(notebook["metadata"]) == {"kernelspec", "language_info", "title"}
    kinds = {kind for cell in notebook["cells"] for output in cell["outputs"] for kind in output["data"]}
    assert kinds == {"image/svg+xml", "text/markdown", "text/plain"}


@every_lesson
def test_a_notebook_at_rest_reads_the_whole_lesson(name: Name) -> None:
    notebook = json.loads((prose.home() / name.notebook).read_text("utf-8"))
    told = "\n".join(
        "".join(output["data"].get("text/markdown", "")) for cell in notebook["cells"] for output in cell["outputs"]
    )
    for part in text(name, "en").parts:
        assert f"# {part.title}" in told
        assert all(item in told or "{" in item for item in part.body if isinstance(item, str))
        assert all(cue.said in told for cue in part.cues)


# --- The live page


@pytest.fixture
def turn(wire: recorder.Recorder) -> Turn:
    """The exercise of doubles, at the table."""
    [cue] = [cue for _, cue in TURNS if cue.words[0].endswith("doubles-out")]
    made = Turn("dominoes", LiveTable())
    made.show(cue, Reader(words_in("en")))
    recorder.click(made.start)
    recorder.ready(made.live.table.widget)
    return made


def touch(turn: Turn, target: Any) -> None:
    """Touch what lies on the table."""
    shape = turn._scene().target(target)
    assert shape
    recorder.press(turn.live.table.widget, *(2 * side for side in shape.bounds.centre))


def doubled(turn: Turn) -> tuple[str, Any]:
    """The double of the position, and how it is touched."""
    action = turn.exercise.right[0]
    return str(action.tile), ("tile", action.tile)


def test_the_right_play_is_found_by_hand(turn: Turn) -> None:
    _, double = doubled(turn)
    touch(turn, double)
    assert not turn.solved and turn.chosen in turn.exercise.right
    touch(turn, double)
    assert turn.solved and "That is the play." in turn.live.say.value
    assert "Doubles early" in turn.answer.value and "What the table reads" in turn.answer.value


def test_another_play_gets_its_reason_and_one_may_try_again(turn: Turn) -> None:
    other = next(action for action in turn.choices if action not in turn.exercise.right)
    for _ in range(2):
        touch(turn, ("tile", other.tile))
        touch(turn, ("tile", other.tile))
        assert not turn.solved and turn.answer.value == ""
        assert "Allowed, but not what is asked." in turn.live.say.value and "Doubles early:" in turn.live.say.value
    recorder.click(turn.live.buttons["pass"])
    assert "Not allowed." in turn.live.say.value and "so you must play" in turn.live.say.value
    touch(turn, doubled(turn)[1])
    recorder.click(turn.live.buttons["go"])
    assert turn.solved


def test_a_tile_that_fits_nowhere_says_so_at_once(turn: Turn) -> None:
    playable = {action.tile for action in turn.choices}
    misfit = next(tile for tile in turn.exercise.here.view.hand if tile not in playable)
    touch(turn, ("tile", misfit))
    assert "does not fit" in turn.live.say.value and turn.live.buttons["go"].disabled


def test_the_answer_is_shown_and_the_second_position_is_another(turn: Turn) -> None:
    first = turn.exercise.here
    recorder.click(turn.live.buttons["show"])
    assert turn.solved and turn.answer.value
    recorder.click(turn.live.buttons["next"])
    assert not turn.solved and turn.answer.value == "" and turn.exercise.here != first and turn.last
    recorder.key(turn.live.table.widget, "1")
    recorder.key(turn.live.table.widget, "Escape")
    assert turn.chosen is None
    recorder.click(turn.live.buttons["again"])
    assert not turn.solved


def test_one_table_goes_from_exercise_to_exercise(turn: Turn) -> None:
    other = Turn("dominoes", turn.live)
    other.show(turn.cue, turn.reader)
    recorder.click(other.start)
    assert other.box.children == turn.live.widgets
    assert turn.box.children == (turn.picture, turn.start)


def test_a_deal_is_walked_through(wire: recorder.Recorder) -> None:
    [cue] = [cue for cue in cues("dominoes") if cue.verb == "walk" and cue.words == ("blocked-1",)]
    walk = Walk("dominoes")
    walk.show(cue, Reader(words_in("en")))
    last = walk.track.max
    seen = []
    for _ in range(last):
        seen.append(walk.picture.value)
        recorder.click(walk.buttons["on"])
    assert walk.track.value == last and len(set(seen)) > 20
    assert "Four passes in a row" in walk.text.value and walk.buttons["on"].disabled
    recorder.click(walk.buttons["first"])
    assert walk.track.value == 0 and "seven tiles to each seat" in walk.text.value
    recorder.change(walk.track, value=3)
    assert walk.where.value == f"Step 3 of {last}"


def test_a_walk_shows_a_hand_only_when_it_is_opened() -> None:
    """Until then the decision behind another player's tile stays unsaid."""
    here = next(here for here in deal(moment("dominoes", "won-1").timeline)[1:] if here.before().mover == 1)
    words = words_in("en")
    assert "decision" not in {card.kind for card in explained(here, words)}
    assert "decision" in {card.kind for card in explained(here, words, hands_open=True)}


@every_language
def test_a_lesson_speaks_every_language_at_once(wire: recorder.Recorder, language: str, capsys: Any) -> None:
    lesson = Lesson("dominoes.key")
    lesson._ipython_display_()
    for number in range(1, len(lesson.text.parts)):
        lesson.part(number)
    lesson.foot()
    lesson.speak(language)
    shown = "".join(getattr(widget, "value", "") for block in lesson.blocks.values() for widget in block.widgets[:1])
    assert all(part.title in shown for part in text(lesson.name, language).parts)
    assert words_in(language).rule("dominoes.worth.key") in shown
    assert prose.text(prose.named("dominoes.score"), language).title in lesson.links.value


def test_a_page_opens_at_a_clause_in_the_language_asked(wire: recorder.Recorder, capsys: Any) -> None:
    lesson = Lesson("dominoes.key")
    lesson.part(2)
    told = "390x844@2;dark=0;motion=1;speaks=en;query=lang=pt&at=dominoes.hard-end"
    recorder.change(lesson.viewport.widgets[0], value=told)
    [run, *_] = lesson.blocks.values()
    assert lesson.reader.words.language == "pt" and lesson.reader.paper.width == 340
    assert 'id="dominoes.hard-end" data-here' in run.widgets[0].value
    where = prose.address(prose.named("dominoes.key"), "pt", "dominoes.hard-end")
    assert where == "dominoes-4-key.ipynb?lang=pt&at=dominoes.hard-end"


def test_the_contents_lead_to_every_lesson(wire: recorder.Recorder) -> None:
    contents = Contents()
    contents.speak("uk")
    for name in lessons():
        assert f'href="{name.notebook}?lang=uk"' in contents.list.value
        assert text(name, "uk").title in contents.list.value.replace("&#x27;", "’")
