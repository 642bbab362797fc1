"""The exact best play of Manipulation Rummy: the most cards, or points, with the least change.

``best_play(table, hand)`` returns the `Plan`, ``steps(table, plan)`` what to do to get there, one
thing at a time, and ``most(table, hand)`` the value alone, which is found much faster. README.md
tells the method.
"""

from handfoot_gui.games.manipulation.solver.max_lay import Tuning
from handfoot_gui.games.manipulation.solver.plan import (
    Goal,
    Join,
    Plan,
    Put,
    Rename,
    Split,
    Step,
    Swap,
    after,
    steps,
)
from handfoot_gui.games.manipulation.solver.play import best_play, can_lay_all, most

__all__ = [
    "Goal",
    "Join",
    "Plan",
    "Put",
    "Rename",
    "Split",
    "Step",
    "Swap",
    "Tuning",
    "after",
    "best_play",
    "can_lay_all",
    "most",
    "steps",
]
