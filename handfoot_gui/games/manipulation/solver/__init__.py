"""The exact best play of Manipulation Rummy: the most cards, or points, with the least change.

``best_play(table, hand)`` returns the `Plan`, ``steps(table, plan)`` what to do to get there, one
thing at a time, and ``most(table, hand)`` the value alone, which is found much faster.
``best_now(options, view)`` and its like ask the same for a seat whose turn it is. README.md tells
the method.
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
from handfoot_gui.games.manipulation.solver.turn import (
    beside,
    best_now,
    can_lay_now,
    most_now,
    open_table,
)

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
    "beside",
    "best_now",
    "best_play",
    "can_lay_all",
    "can_lay_now",
    "most",
    "most_now",
    "open_table",
    "steps",
]
