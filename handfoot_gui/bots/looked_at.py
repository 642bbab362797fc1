"""What was looked at of one person's decisions in a deal, and what that tells of all of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import fsum, sqrt
from random import Random
from typing import Final

from msgspec import Struct

from handfoot_gui.core.bot import derived_seed
from handfoot_gui.core.judgement import Judgement, Way
from handfoot_gui.core.practice import Lost, Mistake
from handfoot_gui.core.seats import Seat

_SEEMING: Final = 1.5
"""Standard errors beyond which a move seems to be better at a glance."""


class Decision(Struct, frozen=True):
    """One decision with a choice."""

    place: int
    """Moves that were made before it."""
    glance: Judgement
    theme: str
    is_fresh: bool = False
    """Whether fresh worlds were looked into, where it seemed to be bad."""
    better: Way | None = None
    """What seemed to be better, as these judge it; None where it is not."""
    is_weighed: bool = False
    """Whether those were all that were wanted, so that it may be called a mistake."""
    mistake: Mistake | None = None

    @property
    def seeming(self) -> Way:
        """What seems to be best at a glance."""
        return max(self.glance.others, key=_likely_gain)

    @property
    def likely_cost(self) -> float:
        """What seems to be given away, as far as that is likely; negative where that is nothing."""
        return _likely_gain(self.seeming)

    @property
    def seems_bad(self) -> bool:
        """Whether something else seems to be better than what was done."""
        return self.likely_cost > 0

    @property
    def may_be_better(self) -> Way | None:
        """What is better as far as it was looked at."""
        return self.better if self.is_fresh or not self.seems_bad else self.seeming

    @property
    def matters(self) -> bool:
        """Whether something else is surely worth more or less than what was done."""
        return any(way.gain and way.is_sure for way in self.glance.others)


def _likely_gain(way: Way) -> float:
    return way.gain - _SEEMING * way.error


class Looked:
    """The decisions of one person that were looked at.

    Turns are glanced at in an order of chance, and so is what seems bad looked at again; at last
    the most likely costly first. Wherever that ends, what was reached by chance stands for what was
    not, and is counted so many times the more.
    """

    def __init__(self, seat: Seat, turns: Sequence[Sequence[int]], seed: int) -> None:
        """*turns* have the places of the decisions of *seat*; all chance comes from *seed*."""
        self.seat = seat
        self._seed = derived_seed("looked at", seat, seed)
        self.turns = list(turns)
        Random(self._seed).shuffle(self.turns)
        self.glanced = 0
        """So many of `turns` were glanced at."""
        self.found: dict[int, Decision] = {}
        """By place."""
        self.certain = 0
        """So many of `doubtful` were weighed because they are the most likely costly."""

    @property
    def doubtful(self) -> list[Decision]:
        """What seems to be bad, the most likely costly first."""
        seeming = [one for one in self.found.values() if one.seems_bad]
        return sorted(seeming, key=lambda one: (-one.likely_cost, one.place))

    @property
    def by_chance(self) -> list[Decision]:
        """The same in an order of chance."""
        found = self.doubtful
        Random(self._seed).shuffle(found)
        return found

    def keep(self, decision: Decision) -> None:
        """Keep what is known of *decision* by now."""
        self.found[decision.place] = decision

    def weights(self) -> Mapping[int, float]:
        """By place: how many decisions each one stands for, itself included; empty where what was
        looked at tells nothing of the rest."""
        every = len(self.turns) / self.glanced if self.glanced else 0.0
        weights = {place: every for place, one in self.found.items() if not one.seems_bad}
        doubtful = self.doubtful
        first, rest = doubtful[: self.certain], doubtful[self.certain :]
        fresh = [one for one in rest if one.is_fresh]
        if rest and not fresh:
            return {}
        weights |= {one.place: every for one in first}
        weights |= {one.place: every * len(rest) / len(fresh) for one in fresh}
        return weights


def lost(decisions: Sequence[Decision], weights: Mapping[int, float]) -> tuple[Lost, ...]:
    """What *decisions* have given away, by theme, each counted with its weight."""
    themes = dict.fromkeys(one.theme for one in decisions if one.place in weights)
    return tuple(
        _lost(theme, [one for one in decisions if one.theme == theme], weights) for theme in themes
    )


def _lost(theme: str, decisions: Sequence[Decision], weights: Mapping[int, float]) -> Lost:
    ways = [
        (weights[one.place], one.better)
        for one in decisions
        if one.better is not None and one.place in weights
    ]
    amount = fsum(each * way.gain for each, way in ways)
    # That of each one, and of which ones they happen to be.
    square = fsum(
        weight * way.error**2 + weight * (weight - 1) * way.gain**2 for weight, way in ways
    )
    return Lost(theme, amount, sqrt(square), len(decisions))
