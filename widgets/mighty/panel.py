"""What stands beside Mighty's table as HTML: the scores, what everybody may count, and how a hand ended."""

from __future__ import annotations

from html import escape

from engine.mighty.bidding import auction
from engine.mighty.cards import Suit
from engine.mighty.playing import SEEN, Seen, mighty, ripper
from engine.mighty.state import Action, Bid, Pass, Play, Public, Result, Turn, View
from engine.ruling import settle
from engine.words import Words
from widgets.markup import quiet, rich
from widgets.mighty.ending import fallen, signed
from widgets.mighty.look import own_side, shown_order, strain_in_mind
from widgets.mighty.talk import listed, outcome, say


def score(view: View, words: Words) -> str:
    """Everybody's score, the view's own seat first."""
    public = view.public
    first = view.seat or 0
    seats = [(first + k) % public.options.players for k in range(public.options.players)]
    label = ", ".join(f"{words.seat(seat)} {signed(public.scores[seat])}" for seat in seats)
    columns = "".join(
        f"<span><b>{escape(words.seat(seat))}</b><i>{signed(public.scores[seat])}</i></span>" for seat in seats
    )
    return f'<div class="sp-sc5" role="img" aria-label="{escape(label)}">{columns}</div>'


def facts(view: View, chosen: Action | None, words: Words) -> str:
    """What everybody may count: the special cards, the auction, captured points, who has shown out.

    A bid or switch that is tried shows the special cards as they would be.
    """
    public = view.public
    parts = (_special(public, chosen, words), _auction(public, words), _captured(view, words), _voids(public, words))
    return "".join(parts)


def _block(title: str, body: str) -> str:
    return f'<div><div class="sp-kicker">{escape(title)}</div>{body}</div>' if body else ""


def _special(public: Public, chosen: Action | None, words: Words) -> str:
    """The Mighty, the Joker and the Ripper of this strain."""
    strain = strain_in_mind(public, chosen)
    named = (
        ("m", "Mighty", mighty(strain).spoken(words)),
        ("j", words.say("joker"), ""),
        ("r", "Ripper", ripper(strain).spoken(words)),
    )
    signs = "".join(
        f'<span><i class="{kind}"></i><b>{escape(name)}</b><span class="ct">{rich(card)}</span></span>'
        for kind, name, card in named
    )
    return _block(say(words, "special"), f'<div class="sp-spec">{signs}</div>')


def _auction(public: Public, words: Words) -> str:
    """What was said, in its order, the high bid marked."""
    high = auction(public).high
    cells = "".join(
        f'<span class="{"hi" if turn == high else ""}"><small>{escape(words.seat(turn.seat))}</small>'
        f"<b>{rich(_said(turn, words))}</b></span>"
        for turn in public.bids
    )
    return _block(say(words, "auction"), f'<div class="sp-auc">{cells}</div>' if cells else "")


def _said(turn: Turn, words: Words) -> str:
    if isinstance(turn.said, Bid):
        return turn.said.spoken(words)
    return say(words, "pass" if isinstance(turn.said, Pass) else "pass-all")


def _captured(view: View, words: Words) -> str:
    """What one's side has; the point cards that lie face up, seat by seat; of the bidder's side only the number."""
    public = view.public
    rows = "".join(
        f'<p class="sp-sub">{escape(words.seat(seat))}: {rich(_in_front(public, seat, words))}</p>'
        for seat, count in enumerate(public.taken)
        if count
    )
    return _block(say(words, "captured"), _side(view, words) + rows + _piles(public, words)) if public.called else ""


def _side(view: View, words: Words) -> str:
    """The points of one's side, as far as one may know them; to who watches, those of the defenders."""
    public = view.public
    own, count, needed = own_side(view)
    defends = own in ("defender", "perhaps")
    told = say(words, "side", role="defender" if defends else own, count=count, needed=needed)
    if None in public.partners and not (own == "partner" and public.deck.called == 1):
        told += " " + say(words, "side-open", role="other" if defends else "bidder")
    return f'<p class="sp-sum">{escape(told)}</p>'


def _piles(public: Public, words: Words) -> str:
    """By which signs the table shows captured points."""
    signs = (f'<span><i class="{kind}"></i>{escape(say(words, f"pile-{kind}"))}</span>' for kind in ("up", "down"))
    return f'<p class="sp-legend">{"".join(signs)}</p>' if any(public.taken) else ""


def _in_front(public: Public, seat: int, words: Words) -> str:
    contract = public.contract
    if seat in public.known or contract is None or seat == contract.bidder:
        return say(words, "face-down", count=public.taken[seat])
    laid = (laid.card for trick in public.tricks if trick.winner == seat for laid in trick.cards)
    return listed(shown_order(tuple(card for card in laid if card.point)), words)


def _voids(public: Public, words: Words) -> str:
    """Who has shown that it holds none of a suit."""
    shown = dict.fromkeys((seat, suit) for seat, suit in _shown_out(public))
    rows = "".join(
        f'<p class="sp-sub">{rich(say(words, "void", seat=seat, led=suit))}</p>' for seat, suit in sorted(shown)
    )
    return _block(say(words, "shown-out"), rows)


def _shown_out(public: Public) -> list[tuple[int, Suit]]:
    if public.contract is None:
        return []
    tricks = [(trick.cards[1:], trick.led) for trick in public.tricks]
    if public.led is not None:
        tricks.append((public.trick[1:], public.led))
    return [
        (laid.seat, led)
        for cards, led in tricks
        for laid in cards
        if settle(SEEN, Seen(laid.seat, Play(laid.card), led, public.contract.strain)).clause == "mighty.follow"
    ]


# --- The end of a hand


def ending(view: View, words: Words) -> str:
    """Made or set, the points in a bar, what it is worth, who pays, and every hand so far."""
    public = view.public
    result, contract = public.result, public.contract
    if result is None or contract is None:
        return ""
    took = (
        say(words, "took-early", bid=contract.bid, points=result.defenders)
        if result.points is None
        else say(words, "took-points", bid=contract.bid, points=result.points)
    )
    side = say(words, "side-outcome", made="yes" if result.made else "no", seats=(contract.bidder, *result.partners))
    told = f"<p>{rich(side)}</p>{quiet(took)}"
    return (
        f'<div class="sp-res"><h2>{escape(outcome(result, words))}</h2>{told}</div>'
        f"{_bar(public, result, words)}"
        f'<div class="sp-card sp-key"><p>{rich(_worth(public, result, words))}</p></div>'
        f"{_table(public, result, words)}{_hands(public, result, words)}"
    )


def _bar(public: Public, result: Result, words: Words) -> str:
    """A segment for every point: the bidder's side's up to the contract and beyond it, what was never played, the
    defenders'; and what is what."""
    assert public.contract is not None
    ours, open = fallen(public, result)
    most = public.contract.points
    kinds = (
        "a" if at < min(ours, most) else "b" if at < ours else "d" if at < ours + open else "c"
        for at in range(public.deck.points)
    )
    counts = (("a", "ours", ours), ("d", "open", open), ("c", "theirs", result.defenders))
    legend = [(kind, say(words, f"bar-{id}", count=count)) for kind, id, count in counts if count or id != "open"]
    label = escape(", ".join(said for _, said in legend))
    shown = "".join(f'<span><i class="{kind}"></i>{escape(said)}</span>' for kind, said in legend)
    bar = "".join(f'<i class="{kind}"></i>' for kind in kinds)
    bar = f'<div class="sp-twenty" role="img" aria-label="{label}">{bar}</div>'
    return f'<div>{bar}<p class="sp-legend">{shown}</p></div>'


def _worth(public: Public, result: Result, words: Words) -> str:
    assert public.contract is not None
    defenders = public.options.players - 1 - len(result.partners)
    return say(
        words, "worth", points=public.contract.points, par=public.deck.par, worth=result.value,
        made="yes" if result.made else "no", count=len(result.partners), total=result.value * defenders,
    )  # fmt: skip


def _table(public: Public, result: Result, words: Words) -> str:
    """What each seat paid or got, and its score: the bidder first, then partners, then defenders."""
    assert public.contract is not None
    side = (public.contract.bidder, *result.partners)
    seats = (*side, *(seat for seat in range(public.options.players) if seat not in side))
    head = "".join(
        f'<th class="{kind}">{escape(say(words, id))}</th>'
        for id, kind in (("player", ""), ("this-hand", "num"), ("total", "num"))
    )
    rows = "".join(_row(public, result, seat, words) for seat in seats)
    total = f'<p class="sp-sub">{escape(say(words, "sum"))}</p>'
    table = f'<table class="sp-t sp-sco"><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>'
    return f'<div class="sp-grow">{table}{total}</div>'


def _row(public: Public, result: Result, seat: int, words: Words) -> str:
    assert public.contract is not None
    kind_of = "bidder" if seat == public.contract.bidder else "partner" if seat in result.partners else "defender"
    delta = result.delta[seat]
    kind = "pos" if delta > 0 else "neg" if delta < 0 else ""
    return (
        f"<tr><td><b>{escape(words.seat(seat))}</b><small>{escape(say(words, kind_of))}</small></td>"
        f'<td class="num {kind}">{signed(delta)}</td><td class="num">{signed(result.scores[seat])}</td></tr>'
    )


def _hands(public: Public, result: Result, words: Words) -> str:
    """Every hand of the session: made or set, and the running scores."""
    hands = (*public.history, result)
    if len(hands) < 2:
        return ""
    names = "".join(f'<th class="num">{escape(words.seat(seat)[:1])}</th>' for seat in range(public.options.players))
    rows = "".join(_hand(at, hand, at == len(hands), words) for at, hand in enumerate(hands, 1))
    table = f'<table class="sp-t sp-led"><thead><tr><th></th><th></th>{names}</tr></thead><tbody>{rows}</tbody></table>'
    return _block(say(words, "hands"), table)


def _hand(number: int, hand: Result, current: bool, words: Words) -> str:
    kind = ' class="cur"' if current else ""
    made = escape(say(words, "row-made" if hand.made else "row-set"))
    scores = "".join(f'<td class="num">{signed(score)}</td>' for score in hand.scores)
    return f'<tr{kind}><td class="n">{number}</td><td>{made}</td>{scores}</tr>'
