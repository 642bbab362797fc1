"""The exact best play of Manipulation Rummy: the most cards, or points, with the least change.

``best_play(table, hand)`` gives the `Plan`, ``steps(table, plan)`` the way there, one thing at
a time, and ``most(table, hand)`` the value alone, which is found much faster.
"""

from handfoot_gui.games.manipulation.solver.plans import Goal, Plan
from handfoot_gui.games.manipulation.solver.play import best_play, can_lay_all, most
from handfoot_gui.games.manipulation.solver.steps import (
    Join,
    Put,
    Rename,
    Split,
    Step,
    Swap,
    after,
)
from handfoot_gui.games.manipulation.solver.way import steps

__all__ = [
    "Goal",
    "Join",
    "Plan",
    "Put",
    "Rename",
    "Split",
    "Step",
    "Swap",
    "after",
    "best_play",
    "can_lay_all",
    "most",
    "steps",
]
