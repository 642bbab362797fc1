"""The questions the solver answers."""

from __future__ import annotations

from handfoot_gui.engine.cards import Card
from handfoot_gui.engine.manipulation.melds import Meld
from handfoot_gui.engine.manipulation.solver.plans import Goal, Plan


def best_play(
    table: tuple[Meld, ...],
    hand: tuple[Card, ...],
    goal: Goal = Goal.CARDS,
    first_play: int = 0,
    reach: int | None = None,
) -> Plan | None:
    """The play that lays the most from *hand*, of these the one that moves the fewest cards of
    the *table*, which must be legal; None when nothing can be laid.

    *first_play*: points needed while the table is empty. *reach*: cards of the table that may
    move at most (`Plan.moved`); 0 allows new melds and cards laid off, None everything.
    """
    raise NotImplementedError


def most(
    table: tuple[Meld, ...],
    hand: tuple[Card, ...],
    goal: Goal = Goal.CARDS,
    first_play: int = 0,
    reach: int | None = None,
) -> int:
    """The cards or points that `best_play` lays; 0 when nothing can be laid."""
    raise NotImplementedError


def can_lay_all(table: tuple[Meld, ...], hand: tuple[Card, ...], first_play: int = 0) -> bool:
    """Whether the whole *hand* can be laid in one play."""
    raise NotImplementedError
