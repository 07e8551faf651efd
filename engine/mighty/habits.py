"""What any player does where the book is silent: win what is worth it cheaply, and waste nothing."""

from __future__ import annotations

from engine.mighty.book_follow import cheapest, last_outsider, spares_magic
from engine.mighty.cards import JOKER, SUITS, Card
from engine.mighty.knowledge import (
    Magic,
    may_be_out,
    of_the_side,
    secures,
    sight,
    takes,
    tops,
    winning,
)
from engine.mighty.playing import mighty, ripper
from engine.mighty.signals import (
    card_of,
    following,
    leading,
    plays_trump,
    strain_of,
    told,
)
from engine.mighty.state import Action, Play, View, role
from engine.mighty.strength import suit_length
from engine.system import Convention

# --- Leading


def _spares_joker(view: View, action: Action) -> bool:
    """Neither the Mighty nor a Joker is led without need."""
    card = card_of(action)
    return card is not None and card not in Magic(strain_of(view.public))


def _wins(view: View, action: Action) -> bool:
    return isinstance(action, Play) and action.card != JOKER and secures(view, action)


def _cashes(view: View, action: Action) -> tuple[bool, bool]:
    """A card that is sure to win, if it isn't the Mighty; rather one that is a point itself."""
    card = card_of(action)
    if card is None or not _wins(view, action) or card == mighty(strain_of(view.public)):
        return False, False
    return True, card.point


cash = Convention("mighty.habit.cash", when=leading, prefer=_cashes, tells=told)


def _own_rip(view: View, action: Action) -> bool:
    """The Ripper isn't led while one's own side may still have the Joker."""
    return card_of(action) != ripper(strain_of(view.public)) or role(view) == "defender"


spare_own_joker = Convention("mighty.habit.spare-own-joker", when=leading, prefer=_own_rip, tells=told)


def _keeps_trump(view: View, action: Action) -> bool:
    """Trumps that nobody outside can follow are kept for ruffing."""
    strain = strain_of(view.public)
    return not plays_trump(view.public, action) or may_be_out(view, strain)


keep_masters = Convention(
    "mighty.habit.keep-masters",
    when=leading,
    holding=of_the_side,
    prefer=_keeps_trump,
    tells=told,
)


def _lead_worth(view: View, action: Action) -> tuple[bool, bool, bool, int]:
    """No magic card; the best of its suit; else no point card, and the lowest."""
    card = card_of(action)
    if card is None:
        return False, False, False, 0
    top = card in tops(view)
    return _spares_joker(view, action), top, not card.point or top, card.rank if top else -card.rank


lead_best = Convention("mighty.habit.lead", when=leading, prefer=_lead_worth, tells=told)


def _names_long(view: View, action: Action) -> int:
    """A Joker that is led names trump, or the longest suit."""
    if not isinstance(action, Play) or action.names is None:
        return 0
    return suit_length(view.hand, action.names) + 99 * (action.names is strain_of(view.public))


name_long = Convention("mighty.habit.name", when=leading, prefer=_names_long, tells=told)

# --- Following


def _price(view: View, card: Card) -> int:
    """What it costs to spend a card: points in the trick that pay for it, tenfold."""
    strain = strain_of(view.public)
    if card == mighty(strain):
        return 30
    if card == JOKER:
        return 25
    if card.suit is strain:
        return 5 + card.rank // 4
    return 0


def _stake(view: View, card: Card) -> int:
    """The points that would be in the trick, tenfold; late in the hand every trick counts for more."""
    points = sum(laid.card.point for laid in view.public.trick) + card.point
    still = len(view.hand) <= 3
    return 10 * points + 10 * still


def _worth_taking(view: View, action: Action) -> bool:
    if not isinstance(action, Play) or not takes(view, action) or winning(view.public) in sight(view).friends:
        return False
    holds = secures(view, action) or action.card in tops(view) or plays_trump(view.public, action)
    return holds and _stake(view, action.card) > _price(view, action.card)


def _take(view: View, action: Action) -> tuple[bool, bool, int, int]:
    """Take what the others are winning: surely rather than perhaps, then at the least price."""
    card = card_of(action)
    if card is None or not _worth_taking(view, action):
        return False, False, 0, 0
    return True, secures(view, action) if isinstance(action, Play) else False, -_price(view, card), -card.rank


take = Convention("mighty.habit.take", when=following, prefer=_take, tells=told)


def _spares(view: View, action: Action) -> tuple[int, bool, bool, bool, int]:
    """Where the trick is not for oneself: no magic card, no winner, no point for the others, no trump, a low card."""
    card = card_of(action)
    if card is None:
        return -9, False, False, False, 0
    kept, plain, low = cheapest(view, card)
    ours = winning(view.public) in sight(view).friends and last_outsider(view)
    return spares_magic(view, card), kept, card.point is ours, plain, low


low = Convention("mighty.habit.low", when=following, prefer=_spares, tells=told)


def _from_short(view: View, action: Action) -> int:
    card = card_of(action)
    return 0 if card is None or card.suit not in SUITS else -suit_length(view.hand, card.suit)


throw_short = Convention("mighty.habit.short", when=following, prefer=_from_short, tells=told)

# --- The weakest level: the highest card if it wins, else the lowest


def _greedy_lead(view: View, action: Action) -> tuple[bool, int]:
    card = card_of(action)
    return (False, 0) if card is None else (card not in Magic(strain_of(view.public)), card.rank)


def _greedy(view: View, action: Action) -> tuple[bool, int]:
    if not isinstance(action, Play):
        return False, 0
    height = action.card.rank + 20 * (action.card.suit is strain_of(view.public))
    height = 50 if action.card in Magic(strain_of(view.public)) else height
    wins = takes(view, action)
    return wins, height if wins else -height


greedy_lead = Convention("mighty.habit.high-lead", when=leading, prefer=_greedy_lead, tells=told)
greedy_follow = Convention("mighty.habit.highest-or-lowest", when=following, prefer=_greedy, tells=told)
