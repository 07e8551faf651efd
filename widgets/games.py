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
        score=talk.score,
        facts=talk.facts,
        ending=talk.ending,
        heading=talk.heading,
        spoken=talk.spoken,
    )


FACES: Mapping[str, Callable[[], Face]] = {"dominoes": dominoes}
