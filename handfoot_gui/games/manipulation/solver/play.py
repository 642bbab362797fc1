"""The questions the solver answers."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from msgspec.structs import replace

from handfoot_gui.core.cards import Card
from handfoot_gui.games.manipulation.rules.melds import Meld
from handfoot_gui.games.manipulation.rules.option_values import Ace
from handfoot_gui.games.manipulation.rules.options import Options
from handfoot_gui.games.manipulation.solver.max_lay import TUNING, BudgetedLay, MaxLay, Tuning
from handfoot_gui.games.manipulation.solver.minimum_change import MinimumChange
from handfoot_gui.games.manipulation.solver.origin_tracking import OriginTracker
from handfoot_gui.games.manipulation.solver.plan import Goal, Plan
from handfoot_gui.games.manipulation.solver.position import Counts, laid_out, likely_origins
from handfoot_gui.games.manipulation.solver.relaxed_suit import jokers_of, melds_of

CLASSIC: Final = Options()


@contextmanager
def _uncollected() -> Iterator[None]:
    """Turns off the search for reference cycles: a search makes none, but so many tuples that going
    through them again and again would take a quarter of the time."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


@_uncollected()
def best_play(
    table: tuple[Meld, ...],
    hand: tuple[Card, ...],
    goal: Goal = Goal.CARDS,
    first_play: int = 0,
    reach: int | None = None,
    least: bool = True,
    tuning: Tuning = TUNING,
    options: Options = CLASSIC,
) -> Plan | None:
    """Returns the play that lays the most from *hand*, of these the one that moves the fewest cards
    of the *table*, which must be legal; None where nothing can be laid.

    *first_play*: points needed while the table is empty. *reach*: cards of the table that may
    move at most (`Plan.moved`); 0 allows new melds and cards laid off, None everything. With a
    reach the work is bounded: on a full table more may be possible than is found, even where
    nothing is, and `Plan.is_least` is false then. Without *least* the table may change more than
    it must, which is found several times quicker. *options* say what cards count, where aces may
    lie, and what sets a joker free.

    Where aces go round the corner, the change is not searched: the most is laid all the same, but
    `Plan.is_least` is true only where nothing moves, and with a reach there is either that play,
    where it moves few enough cards, or none.
    """
    ace = options.ace
    if ace is Ace.CORNER:
        known = _round_the_corner(table, hand, goal, first_play, tuning, options)
        return None if known is None or (reach is not None and known.moved > reach) else known
    if reach is not None and table:
        budgeted = BudgetedLay(table, Counts(table, hand, goal, options), reach, tuning)
        budgeted.run()
        if budgeted.most <= 0:
            return None
        melds, origins = budgeted.tracker.placed(budgeted.answer)
        plan = laid_out(table, hand, melds, jokers_of(budgeted.answer), origins, options)
        return replace(plan, is_least=budgeted.is_sure)
    counts = Counts(table, hand, goal, options)
    tracker = OriginTracker(table, counts)
    search = MaxLay(counts, 0 if table else first_play, tracker, tuning)
    search.run()
    if search.most <= 0:
        return None
    melds = melds_of(search.answer)
    origins = likely_origins(table, melds, ace)
    known = laid_out(table, hand, melds, jokers_of(search.answer), origins, options)
    if not known.moved:
        return known
    if not least:
        return replace(known, is_least=False)
    better = MinimumChange(search, tracker, known.moved)
    better.run()
    known = _less(known, table, hand, tracker, better, options)
    is_sure, moved = better.is_sure, better.moved
    high_aces: set[int] = set()
    while (
        is_sure
        and known.moved > moved
        and better.answer
        and not high_aces.issuperset(better.low_aces())
    ):
        # A sequence with an ace at both ends had to be parted.
        high_aces.update(better.low_aces())
        better = MinimumChange(search, tracker, known.moved, high_aces)
        better.run()
        known = _less(known, table, hand, tracker, better, options)
    return replace(known, is_least=is_sure and known.moved == moved)


def _less(
    known: Plan,
    table: tuple[Meld, ...],
    hand: tuple[Card, ...],
    tracker: OriginTracker,
    change: MinimumChange,
    options: Options,
) -> Plan:
    """Returns the play *known*, or that of the answer found if it moves fewer cards."""
    if not change.answer:
        return known
    melds, origins = tracker.placed(change.answer)
    plan = laid_out(table, hand, melds, jokers_of(change.answer), origins, options)
    return plan if plan.moved < known.moved else known


def _round_the_corner(
    table: tuple[Meld, ...],
    hand: tuple[Card, ...],
    goal: Goal,
    first_play: int,
    tuning: Tuning,
    options: Options,
) -> Plan | None:
    """Returns a play that lays the most, without a search for the one that changes the least."""
    search = MaxLay(Counts(table, hand, goal, options), 0 if table else first_play, tuning=tuning)
    search.run()
    if search.most <= 0:
        return None
    melds = melds_of(search.answer)
    origins = likely_origins(table, melds, options.ace)
    plan = laid_out(table, hand, melds, jokers_of(search.answer), origins, options)
    return replace(plan, is_least=not plan.moved)


@_uncollected()
def most(
    table: tuple[Meld, ...],
    hand: tuple[Card, ...],
    goal: Goal = Goal.CARDS,
    first_play: int = 0,
    reach: int | None = None,
    tuning: Tuning = TUNING,
    options: Options = CLASSIC,
) -> int:
    """Returns the cards or points that `best_play` lays; 0 where nothing can be laid."""
    if reach is not None and table:
        plan = best_play(table, hand, goal, first_play, reach, tuning=tuning, options=options)
        return 0 if plan is None else plan.points if goal is Goal.POINTS else len(plan.laid)
    counts = Counts(table, hand, goal, options)
    search = MaxLay(counts, 0 if table else first_play, tuning=tuning)
    search.run()
    return max(0, search.most) // counts.unit


def can_lay_all(
    table: tuple[Meld, ...],
    hand: tuple[Card, ...],
    first_play: int = 0,
    options: Options = CLASSIC,
) -> bool:
    """Returns whether the whole *hand* can be laid in one play."""
    return most(table, hand, Goal.CARDS, first_play, options=options) == len(hand)
