"""What red threes count; page "Families' switches", S17."""

from __future__ import annotations

from typing import Final

from handfoot_gui.core.sheet import Item
from handfoot_gui.games.hand_and_foot.rules.option_values import RedThreesElse, RedThreeTotal
from handfoot_gui.games.hand_and_foot.rules.options import Options

TOGETHER: Final = "red_threes_"
"""How an item begins that counts several red threes together; their number follows."""


def red_three_items(options: Options, laid: int, *, has_needed: bool) -> tuple[Item, ...]:
    """What *laid* red threes of a side count that has what they need, or has not."""
    if not laid:
        return ()
    step = _step(options, laid)
    rest = laid if step is None else laid - _count(options, step)
    items = [] if step is None else [Item(f"{TOGETHER}{laid - rest}", 1, step.total)]
    if rest:
        items.append(Item("red_three_laid", rest, options.red_three_laid))
    if has_needed:
        return tuple(items)
    sign = -1 if sum(item.points for item in items) > 0 else 1
    if options.red_threes_else is RedThreesElse.NOTHING:
        sign = 0
    return tuple(Item(item.what, item.count, sign * item.each) for item in items)


def _step(options: Options, laid: int) -> RedThreeTotal | None:
    """The total for as many of *laid* red threes as there is one for."""
    reached = [step for step in options.red_three_totals if _count(options, step) <= laid]
    return max(reached, key=lambda step: _count(options, step), default=None)


def _count(options: Options, step: RedThreeTotal) -> int:
    return step.count or 2 * options.packs


def red_three_unopened(options: Options) -> int:
    """What each one counts in a foot that was not picked up."""
    own = options.red_three_left_unopened
    return options.red_three_left if own is None else own
