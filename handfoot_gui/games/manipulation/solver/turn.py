"""What the solver finds for a player to move, under the rules of the game and in this position.

A first play of a player is made from the hand alone (M2): then the table is not searched.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from handfoot_gui.core.cards import Card
from handfoot_gui.games.manipulation.rules.legality import is_opening, points_needed
from handfoot_gui.games.manipulation.rules.melds import Meld
from handfoot_gui.games.manipulation.rules.options import Options
from handfoot_gui.games.manipulation.rules.state import View
from handfoot_gui.games.manipulation.solver.max_lay import TUNING, Tuning
from handfoot_gui.games.manipulation.solver.plan import Goal, Plan
from handfoot_gui.games.manipulation.solver.play import best_play, can_lay_all, most


def open_table(options: Options, view: View) -> tuple[Meld, ...]:
    """Returns the melds of which the viewing seat may take cards, or to which it may add some."""
    return () if is_opening(options, view.public, view.seat) else view.public.melds


def beside(table: tuple[Meld, ...], plan: Plan) -> Plan:
    """Returns *plan*, made without it, with the *table* as it lies."""
    lying, new = range(len(table)), (None,) * len(plan.melds)
    return replace(plan, melds=(*table, *plan.melds), origins=(*lying, *new))


def best_now(
    options: Options,
    view: View,
    goal: Goal,
    hand: tuple[Card, ...] | None = None,
    *,
    reach: int | None = None,
    least: bool = True,
    tuning: Tuning = TUNING,
) -> Plan | None:
    """Returns the `best_play` of the viewing seat; with *hand*, of that part of its hand."""
    table, held = open_table(options, view), view.hand if hand is None else hand
    need = points_needed(options, view.public, view.seat)
    plan = best_play(table, held, goal, need, reach, least, tuning, options)
    if plan is None or table or not view.public.melds:
        return plan
    return beside(view.public.melds, plan)


def most_now(options: Options, view: View, goal: Goal, hand: Sequence[Card] | None = None) -> int:
    """Returns the cards or points that `best_now` lays; 0 where nothing can be laid."""
    need = points_needed(options, view.public, view.seat)
    held = view.hand if hand is None else tuple(hand)
    return most(open_table(options, view), held, goal, need, options=options)


def can_lay_now(options: Options, view: View, cards: tuple[Card, ...]) -> bool:
    """Returns whether all these *cards* of the hand can be laid in one play."""
    need = points_needed(options, view.public, view.seat)
    return can_lay_all(open_table(options, view), cards, need, options)
