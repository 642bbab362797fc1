"""The constants of the solver that only decide how fast it is, and how much work it may do.

No value changes what is best, only how soon it is found, and `Plan.is_least` where the work runs
out. README.md has the measurement behind each of them.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct


class Tuning(Struct, frozen=True):
    """How a search goes about it."""

    passes: int = 2
    """Dual-ascent passes between two cuts."""
    gain: float = 0.5
    """Cards laid or moved by which the bound must fall for another pass to be worth while."""
    guess_nodes: int = 100
    """States tried for a guess: for laying all with the jokers shared as on the table, and for a
    relaxed path that moves few cards."""
    nodes: int = 3000
    """States tried before more is done for the bound."""
    laid_for_moved: float = 5.5
    """Where not all can be laid, so many cards moved weigh as much as an average card laid. With
    more the bounds gain from cards laid that cannot be, with less they give up a card too soon."""
    change_work: int = 400_000
    """What may be spent on the minimum change, about in microseconds."""
    budget_nodes: int = 1500
    """States tried with one sharing under a move budget; more leave no work for the others."""
    budget_work: int = 210_000
    """What may be spent on the most that can be laid under a move budget, likewise."""


TUNING: Final = Tuning()

WORK_OF_ARC: Final = 5
"""Work of an arc of the origin-tracking DP."""
WORK_OF_NODE: Final = 15
"""Work of a state tried by the depth-first search."""
WORK_OF_SHARING: Final = 4000
"""Work of the bound for one sharing of the jokers, over relaxed DAGs."""
ARCS_PASSED: Final = 8
"""Arcs that a dual-ascent pass walks over with one unit of work."""
