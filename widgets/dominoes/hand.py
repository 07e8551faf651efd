"""What a tap, a key or a picker selects in dominoes. Selecting is pure: it only says what would be selected next."""

from __future__ import annotations

from typing import Any

from engine.dominoes.state import Action, Open, Play, View
from engine.dominoes.tiles import Tile
from engine.words import Words
from widgets.face import Picker, Selection

Choices = tuple[Action, ...]
KEPT, CLEARED = Selection(), Selection(None, changed=True)


def tapped(view: View, choices: Choices, chosen: Action | None, target: Any) -> Selection:
    """Touch a tile, an end or a card. The same thing again, or the place that it would go to, confirms."""
    match target:
        case ("tile", Tile() as tile):
            return _tile(choices, chosen, tile)
        case ("end", side) if isinstance(chosen, Play):
            return _picked(choices, chosen, Play(chosen.tile, side))
        case ("open", seat):
            return _picked(choices, chosen, Open(seat))
        case ("end", _):
            return KEPT
    return CLEARED


def _tile(choices: Choices, chosen: Action | None, tile: Tile) -> Selection:
    if isinstance(chosen, Play) and chosen.tile == tile:
        if chosen in choices:
            return Selection(chosen, confirmed=True)
        return KEPT if _fitting(choices, tile) else CLEARED
    return Selection(selected(choices, tile), changed=True)


def _picked(choices: Choices, chosen: Action | None, action: Action) -> Selection:
    if action not in choices:
        return KEPT
    return Selection(action, confirmed=True) if action == chosen else Selection(action, changed=True)


def selected(choices: Choices, tile: Tile) -> Play:
    """Select a tile: with its end if there is one only, else without. What fits nowhere can be selected too."""
    fitting = _fitting(choices, tile)
    return fitting[0] if len(fitting) == 1 else Play(tile)


def _fitting(choices: Choices, tile: Tile) -> tuple[Play, ...]:
    return tuple(action for action in choices if isinstance(action, Play) and action.tile == tile)


def unfinished(view: View, choices: Choices, chosen: Action | None) -> bool:
    """A tile that fits both ends lacks the end."""
    return isinstance(chosen, Play) and chosen.side is None and bool(_fitting(choices, chosen.tile))


def lamp(action: Action) -> Any:
    """Where a hint's lamp stands: on the tile."""
    return ("tile", action.tile) if isinstance(action, Play) else None


def keyed(view: View, choices: Choices, chosen: Action | None, key: str, focus: Any = None) -> Selection:
    """Left and right go through the hand, up and down to the other end or opener, a number to that tile."""
    if view.public.phase == "nominate":
        return _other_opener(choices, chosen) if key.startswith("Arrow") else KEPT
    if not choices or not view.hand:
        return KEPT
    if key in ("ArrowUp", "ArrowDown"):
        return _other_end(choices, chosen)
    if key in ("ArrowLeft", "ArrowRight"):
        return _neighbour(view, choices, chosen, 1 if key == "ArrowRight" else -1)
    if key.isdecimal() and 0 < int(key) <= len(view.hand):
        return Selection(selected(choices, view.hand[int(key) - 1]), changed=True)
    return KEPT


def _neighbour(view: View, choices: Choices, chosen: Action | None, step: int) -> Selection:
    if isinstance(chosen, Play) and chosen.tile in view.hand:
        at = (view.hand.index(chosen.tile) + step) % len(view.hand)
    else:
        at = 0 if step > 0 else -1
    return Selection(selected(choices, view.hand[at]), changed=True)


def _other_end(choices: Choices, chosen: Action | None) -> Selection:
    if not isinstance(chosen, Play):
        return KEPT
    ends = _fitting(choices, chosen.tile)
    return Selection(next((end for end in ends if end != chosen), chosen), changed=True)


def _other_opener(choices: Choices, chosen: Action | None) -> Selection:
    return Selection(next(action for action in choices if action != chosen), changed=True)


def pickers(view: View, choices: Choices, chosen: Action | None, words: Words) -> tuple[Picker, ...]:
    """The position pickers: which tile and which end, or who opens. What may be played stands first."""
    if view.public.phase == "nominate" and choices:
        openers = tuple((words.seat(action.seat), action) for action in choices if isinstance(action, Open))
        return (Picker(words.say("picker-opener"), openers, chosen),)
    if not any(isinstance(action, Play) for action in choices):
        return ()
    tiles = sorted(view.hand, key=lambda tile: not _fitting(choices, tile))
    listed = tuple((f"{tile.low}|{tile.high}", selected(choices, tile)) for tile in tiles)
    now = selected(choices, chosen.tile) if isinstance(chosen, Play) else None
    tile_picker = Picker(words.say("picker-tile"), ((words.say("picker-none"), None), *listed), now, wide=True)
    return (tile_picker, _end_picker(view, choices, chosen, words))


def _end_picker(view: View, choices: Choices, chosen: Action | None, words: Words) -> Picker:
    ends, label = view.public.ends, words.say("picker-end")
    if ends is None or not isinstance(chosen, Play):
        return Picker(label, (), None)
    names = ("A", "B") if ends[0] == ends[1] else (str(ends[0]), str(ends[1]))
    places = ((name, Play(chosen.tile, side)) for name, side in zip(names, ("L", "R"), strict=True))
    return Picker(label, tuple((name, action) for name, action in places if action in choices), chosen)
