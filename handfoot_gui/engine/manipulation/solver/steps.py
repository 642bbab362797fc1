"""The way from a table to a planned one, one thing at a time, for a person to follow.

Melds are named by what lies in them at that moment; every card exists once, so that says which.
On the way melds may be illegal and single cards may lie apart.
"""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from handfoot_gui.engine.manipulation.melds import Laid, Meld
from handfoot_gui.engine.manipulation.solver.plans import Plan


class Put(Struct, frozen=True):
    """Take *cards* out of the meld *source*, or from the hand when that is empty, and put them
    into the meld *onto*, or apart when that is empty; *result* then lies there."""

    cards: tuple[Laid, ...]
    """As they are named afterwards."""
    source: Meld
    onto: Meld
    result: Meld


class Swap(Struct, frozen=True):
    """Put *card* from the meld *source*, or from the hand when that is empty, in the place of
    the *joker* named like it in *meld*; the joker then lies apart."""

    card: Laid
    source: Meld
    joker: Laid
    meld: Meld
    result: Meld


class Split(Struct, frozen=True):
    """Part *meld* into two."""

    meld: Meld
    first: Meld
    second: Meld


class Join(Struct, frozen=True):
    """Put the melds *first* and *second* together."""

    first: Meld
    second: Meld
    result: Meld


class Rename(Struct, frozen=True):
    """Give a joker that lies in *meld* another name."""

    meld: Meld
    joker: Laid
    """With its new name."""
    result: Meld


Step: TypeAlias = Put | Swap | Split | Join | Rename


def steps(table: tuple[Meld, ...], plan: Plan) -> tuple[Step, ...]:
    """The steps from *table* to ``plan.melds``."""
    raise NotImplementedError


def after(table: tuple[Meld, ...], step: Step) -> tuple[Meld, ...]:
    """The table after *step*; a meld keeps its place, a new one comes last."""
    raise NotImplementedError
