"""The faces of the games, by name. Imported on demand, as the games are."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from widgets.face import Face


def dominoes() -> Face:
    from widgets.dominoes import hand, talk
    from widgets.dominoes.draw import draw

    return Face(
        draw=draw,
        tapped=hand.tapped,
        keyed=hand.keyed,
        pickers=hand.pickers,
        prompt=talk.prompt,
        button=talk.button,
        titled=talk.titled,
        brief=talk.brief,
        score=talk.score,
        facts=talk.facts,
        ending=talk.ending,
        heading=talk.heading,
        law=talk.law,
        spoken=talk.spoken,
        unfinished=hand.unfinished,
        lamp=hand.lamp,
        pairs=True,
    )


def mighty() -> Face:
    from engine.mighty.decks import DECKS
    from widgets.mighty import hand, panel, talk
    from widgets.mighty.draw import draw
    from widgets.mighty.pickers import pickers

    return Face(
        draw=draw,
        tapped=hand.tapped,
        keyed=hand.keyed,
        pickers=pickers,
        prompt=talk.prompt,
        button=talk.button,
        titled=talk.titled,
        brief=talk.brief,
        score=panel.score,
        facts=panel.facts,
        ending=panel.ending,
        heading=talk.heading,
        law=talk.law,
        spoken=talk.spoken,
        unfinished=hand.unfinished,
        lamp=hand.lamp,
        players=tuple(DECKS),
    )


FACES: Mapping[str, Callable[[], Face]] = {"dominoes": dominoes, "mighty": mighty}
