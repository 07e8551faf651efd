"""The conventions of the book of Mighty, the weightiest first, and the levels that play by them.

The order is that of the book: answer a request, lead on after an answer, take what the side needs, waste nothing, play
low. Habits stand below: what any player does where the book is silent.
"""

from __future__ import annotations

from engine.mighty.book_auction import AUCTION
from engine.mighty.book_contract import BURY, CALLS, SETTLE
from engine.mighty.book_follow import (
    answer,
    answer_rip_request,
    dont_collapse,
    hold_called_ace_back,
    joker_on_second_trump,
    notrump_unblock,
    pile_points,
    take_losing_point,
)
from engine.mighty.book_leads import (
    ask_take_this_trick,
    attack_mighty_suit,
    double_cash_one_winner,
    double_never_rip_called,
    double_rip_both,
    double_stop_drawing_partners,
    double_trump_back,
    keep_trump_flowing,
    lead_ripper_as_asked,
    notrump_attack_void,
    notrump_return_suit,
    read_by_the_book,
    stop_drawing_partner,
    trump_back,
)
from engine.mighty.book_opening import (
    double_open_ace,
    double_open_losing_point,
    double_open_ripper_suit,
    double_open_shortest,
    double_second_joker,
    double_second_twin_then_rip,
    lead_called_suit,
    open_ace,
    open_called_ace_suit,
    open_king_of_mighty_suit,
    open_losing_point_joker,
    open_low_card,
    second_joker,
    second_low_trump,
)
from engine.mighty.book_two_decks import (
    announce,
    double_both_bidder_showed,
    double_both_dont_announce,
    double_both_keep_back,
    double_dont_lay_off,
    double_encourager_first,
    double_lower_called_first,
    double_mighty_waits,
    double_spare_joker_announce,
    double_take_losing_point,
    quiet,
)
from engine.mighty.habits import (
    cash,
    greedy_follow,
    greedy_lead,
    keep_masters,
    lead_best,
    low,
    name_long,
    spare_own_joker,
    take,
    throw_short,
)
from engine.system import System

BEFORE_THE_PLAY: System = (*AUCTION, *BURY, *SETTLE, *CALLS)

WORDS: System = (
    ask_take_this_trick,
    double_both_dont_announce,
    double_both_keep_back,
    double_both_bidder_showed,
    announce,
    quiet,
)
"""What is said before a lead."""

FIRST_LEADS: System = (
    double_open_ace,
    double_open_ripper_suit,
    double_open_shortest,
    open_ace,
    open_king_of_mighty_suit,
    open_called_ace_suit,
    lead_called_suit,
    double_open_losing_point,
    open_losing_point_joker,
    open_low_card,
    double_second_joker,
    second_joker,
    double_second_twin_then_rip,
    second_low_trump,
)

LEADS: System = (
    lead_ripper_as_asked,
    double_never_rip_called,
    double_rip_both,
    read_by_the_book,
    double_stop_drawing_partners,
    keep_trump_flowing,
    stop_drawing_partner,
    double_cash_one_winner,
    double_trump_back,
    trump_back,
    notrump_return_suit,
    notrump_attack_void,
    attack_mighty_suit,
    spare_own_joker,
    keep_masters,
    cash,
    lead_best,
    name_long,
)

FOLLOWING: System = (
    notrump_unblock,
    dont_collapse,
    double_take_losing_point,
    take_losing_point,
    double_encourager_first,
    double_mighty_waits,
    double_lower_called_first,
    double_dont_lay_off,
    answer_rip_request,
    joker_on_second_trump,
    hold_called_ace_back,
    answer,
    double_spare_joker_announce,
    take,
    pile_points,
    low,
    throw_short,
)

BOOK: System = (*BEFORE_THE_PLAY, *WORDS, *FIRST_LEADS, *LEADS, *FOLLOWING)
BEGINNER: System = (*BEFORE_THE_PLAY, quiet, greedy_lead, greedy_follow)

SYSTEM: System = BOOK
"""What everybody reads by."""

LEVELS = {"beginner": BEGINNER, "book": BOOK}
