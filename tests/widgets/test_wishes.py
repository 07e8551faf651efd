"""What a browser was asked for once holds for its next games. Clauses: app.pause, app.languages."""

from __future__ import annotations

from tests.widgets import recorder
from tests.widgets.recorder import Recorder
from tests.widgets.sitting import Sitting
from widgets.home import usual
from widgets.model import PACES

WINDOW = "1366x768@1;dark=0;motion=1;speaks=en-GB;keeper=ada{wishes};query={query}"


def choose(sitting: Sitting, pace: str) -> None:
    sitting.press("more")
    recorder.click(sitting.screen.drawer.menu.pace.buttons[list(PACES).index(pace)])
    sitting.closes()


def remembered(sitting: Sitting) -> set[str]:
    return {kind for kind in sitting.app.widget._dom_classes if kind.startswith("sp-wish--")}


def told(sitting: Sitting, wishes: str, query: str = "") -> Sitting:
    """A page that has not been looked at tells what was wished for in its browser."""
    sitting.app.viewport.width = 0
    recorder.change(sitting.app.viewport.widgets[0], value=WINDOW.format(wishes=wishes, query=query))
    return sitting


def test_the_next_game_goes_at_the_pace_that_was_chosen(wire: Recorder) -> None:
    with Sitting.at("pace") as sitting:
        choose(sitting, "step")
        choose(sitting, "fast")
        assert remembered(sitting) == {"sp-wish--pace--fast"}
        sitting.app._start(usual("mighty", None), "pace")
        assert sitting.model.game.name == "mighty" and sitting.model.pace == "fast"


def test_the_next_page_begins_as_was_wished(wire: Recorder) -> None:
    with Sitting() as sitting:
        told(sitting, ";wishes=language.uk,pace.step", "game=dominoes")
        assert sitting.app.language == "uk" and sitting.model.pace == "step"


def test_the_address_says_more_than_a_wish(wire: Recorder) -> None:
    with Sitting() as sitting:
        assert told(sitting, ";wishes=language.uk", "lang=tr").app.language == "tr"


def test_a_language_that_was_chosen_is_remembered_and_one_in_an_address_is_not(wire: Recorder) -> None:
    with Sitting.at("language", "pt") as sitting:
        assert remembered(sitting) == set()
        sitting.speaks("tr")
        assert remembered(sitting) == {"sp-wish--language--tr"}


def test_nonsense_is_no_wish(wire: Recorder) -> None:
    with Sitting() as sitting:
        told(sitting, ";wishes=pace.never,language.xx,pace", "game=dominoes")
        assert sitting.app.language == "en" and sitting.model.pace == "normal"
