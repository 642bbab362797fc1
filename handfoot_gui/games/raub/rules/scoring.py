"""What a deal is worth, and who wins; page "Raub", sections 5 and 8."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from handfoot_gui.core.seats import Seat
from handfoot_gui.core.sheet import DealScore, Item, Line
from handfoot_gui.games.raub.rules.options import Options, Points, Refe
from handfoot_gui.games.raub.rules.state import Public

MOST_BROUGHT: Final = 99
"""Points that a game begun elsewhere may start with."""
PLAYED: Final = "tricks"
AT_ONCE: Final = "at once"
"""Played until a trick brought somebody to 0 (R1)."""
THROWN_IN: Final = "thrown in"
PASSED_ON: Final = "passed on"
_WITH_CARDS: Final = (PLAYED, AT_ONCE)
_MOST_STACKED: Final = 3
"""So many Refes count in one deal at most: eightfold (R3)."""


def item_of(points: Points, tricks: int, owes: int) -> tuple[str, Item]:
    """What a player who owes so many tricks gets for *tricks*: the kind of line, and its item."""
    if owes == 2 and tricks < 2:
        if tricks:
            return "obligation", Item("one_of_two", 1, points.one_short)
        return "obligation", Item("none_of_two", 1, points.raub_no_trick)
    if tricks:
        return "tricks", Item("trick", tricks, -points.trick)
    if owes:
        return "obligation", Item("none_of_one", 1, points.seven_no_trick)
    return "no_trick", Item("no_trick", 1, points.no_trick)


def points_of(points: Points, tricks: int, owes: int) -> int:
    """The same as points, without a Refe."""
    return item_of(points, tricks, owes)[1].points


def taken_off(points: Points, tricks: int, owes: int) -> int:
    """What *tricks* have taken off before the end of the deal: nothing for the first of two owed,
    then both (R1)."""
    return points.trick * tricks if owes < 2 or tricks >= 2 else 0


def factor_of(options: Options, refes: int) -> int:
    """How many times a deal counts on which so many Refes wait."""
    if options.refe is Refe.STACKED:
        return 1 << min(refes, _MOST_STACKED)
    return 2 if refes else 1


def is_refe_written(options: Options, refes: int) -> bool:
    """Whether a deal thrown in or passed on writes a Refe while so many wait."""
    return options.refe is not Refe.OFF and not (options.refe is Refe.ONE and refes)


def refes_left(options: Options, refes: int) -> int:
    """How many of those waiting are left after a played deal."""
    return 0 if options.refe is Refe.STACKED else max(0, refes - 1)


def owed_by(public: Public, seat: int) -> int:
    """Tricks that *seat* owes in this deal."""
    return public.owes if seat == public.raubing else 0


def standings(options: Options, public: Public) -> tuple[int, ...]:
    """Where everybody stands now: where tricks end the game at once, those swept are taken off.

    Other points of the deal being played count with its end: they can still be taken back, and
    nothing that was played may hang on them.
    """
    if not options.ends_at_once or public.trumps is None:
        return public.scores
    factor, won = factor_of(options, public.refes), public.won
    return tuple(
        score - factor * taken_off(options.points, won[seat], owed_by(public, seat))
        for seat, score in enumerate(public.scores)
    )


def deal_score(options: Options, public: Public) -> DealScore:
    """The score of the deal whose last trick is swept."""
    is_won = options.ends_at_once and min(standings(options, public)) <= 0
    return score_of_tricks(
        options.points,
        public.won,
        public.raubing,
        public.owes,
        factor=factor_of(options, public.refes),
        number=public.deal,
        dealer=public.dealer,
        ended=AT_ONCE if is_won else PLAYED,
    )


def score_of_tricks(
    points: Points,
    won: Sequence[int],
    raubing: Seat | None,
    owes: int,
    *,
    factor: int,
    number: int,
    dealer: Seat,
    ended: str = PLAYED,
) -> DealScore:
    """The score of a played deal by the tricks each seat has *won*, all of it *factor* times."""
    lines: dict[str, list[tuple[Item, ...]]] = {
        kind: [()] * len(won) for kind in ("tricks", "no_trick", "obligation")
    }
    for seat, tricks in enumerate(won):
        owed = owes if seat == raubing else 0
        if ended == AT_ONCE and not taken_off(points, tricks, owed):
            continue
        kind, item = item_of(points, tricks, owed)
        if item.each:
            lines[kind][seat] = (Item(item.what, item.count, factor * item.each),)
    return DealScore(
        number,
        dealer,
        ended,
        raubing,
        tuple(Line(kind, tuple(items)) for kind, items in lines.items()),
        factor,
    )


def winners_of(
    scores: tuple[int, ...], raubing: Seat | None, *, is_last: bool = False
) -> tuple[Seat, ...]:
    """Who wins with *scores* after the deal of *raubing*; none while all stand above 0, unless the
    deal *is_last* in any case."""
    lowest = min(scores)
    if lowest > 0 and not is_last:
        return ()
    if raubing is not None and scores[raubing] == lowest:
        return (raubing,)
    return tuple(Seat(seat) for seat, score in enumerate(scores) if score == lowest)


def winners_after(
    options: Options, scores: tuple[int, ...], results: Sequence[DealScore]
) -> tuple[Seat, ...]:
    """Who wins with *scores* once *results* are written down."""
    played = [deal for deal in results if deal.ended in _WITH_CARDS]
    most = options.most_played
    return winners_of(
        scores,
        played[-1].by if played else None,
        is_last=most is not None and len(played) >= most,
    )


def has_cards_played(deal: DealScore) -> bool:
    """Whether tricks were played in *deal*, so that it uses up a Refe."""
    return deal.ended in _WITH_CARDS
