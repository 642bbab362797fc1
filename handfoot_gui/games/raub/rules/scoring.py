"""What a deal is worth, and who wins; page "Raub", section 5."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from handfoot_gui.core.seats import Seat
from handfoot_gui.core.sheet import DealScore, Item, Line
from handfoot_gui.games.raub.rules.state import Public

OPENING: Final = 21
MOST_BROUGHT: Final = 99
"""Points that a game begun elsewhere may start with."""
PLAYED: Final = "tricks"
THROWN_IN: Final = "thrown in"
PASSED_ON: Final = "passed on"


def items_of(tricks: int, owes: int) -> tuple[str, Item]:
    """What a player who owes so many tricks gets for *tricks*: the kind of line, and its item."""
    if owes == 2 and tricks < 2:
        return ("obligation", Item("one_of_two", 1, 3) if tricks else Item("none_of_two", 1, 4))
    if tricks:
        return "tricks", Item("trick", tricks, -1)
    if owes:
        return "obligation", Item("none_of_one", 1, 3)
    return "no_trick", Item("no_trick", 1, 2)


def points_of(tricks: int, owes: int) -> int:
    """The same as points, without a Refe."""
    return items_of(tricks, owes)[1].points


def deal_score(public: Public) -> DealScore:
    """The score of the deal whose last trick is swept."""
    return score_of_tricks(
        public.won,
        public.raubing,
        public.owes,
        is_doubled=public.refes > 0,
        number=public.deal,
        dealer=public.dealer,
    )


def score_of_tricks(
    won: Sequence[int],
    raubing: Seat | None,
    owes: int,
    *,
    is_doubled: bool,
    number: int,
    dealer: Seat,
) -> DealScore:
    """The score of a played deal by the tricks each seat has *won*."""
    factor = 2 if is_doubled else 1
    lines: dict[str, list[tuple[Item, ...]]] = {
        kind: [()] * len(won) for kind in ("tricks", "no_trick", "obligation")
    }
    for seat, tricks in enumerate(won):
        kind, item = items_of(tricks, owes if seat == raubing else 0)
        lines[kind][seat] = (Item(item.what, item.count, factor * item.each),)
    return DealScore(
        number,
        dealer,
        PLAYED,
        raubing,
        tuple(Line(kind, tuple(items)) for kind, items in lines.items()),
        is_doubled,
    )


def winners_of(scores: tuple[int, ...], raubing: Seat | None) -> tuple[Seat, ...]:
    """Who wins with *scores* after the deal of *raubing*; none while all stand above 0."""
    lowest = min(scores)
    if lowest > 0:
        return ()
    if raubing is not None and scores[raubing] == lowest:
        return (raubing,)
    return tuple(Seat(seat) for seat, score in enumerate(scores) if score == lowest)
