"""What the page of a kept game shows, and what follows from it."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from handfoot_gui.core.scorekeeping import (
    AnyScoredGame,
    AnyScorekeeper,
    EntryProblem,
    FieldKind,
    GameWasOver,
    Severity,
)
from handfoot_gui.core.sheet import Sheet
from handfoot_gui.core.text.scorekeeping import AnyScorekeeperText


class ScorekeeperFacts(Struct, frozen=True):
    """All the page shows."""

    kept: AnyScoredGame
    scorekeeper: AnyScorekeeper
    terms: AnyScorekeeperText
    place: int
    """The deal that is open, counted from 0; the one after the last is being entered."""
    said: str = ""
    """A sentence: what could not be saved, or what was deleted."""
    is_fault: bool = False
    can_undo: bool = False

    @property
    def is_new(self) -> bool:
        """Whether the open deal has not been written down yet."""
        return self.place == len(self.kept.deals)

    @property
    def deal(self) -> Any:
        """The open deal."""
        if not self.is_new:
            return self.kept.deals[self.place]
        return self.scorekeeper.blank() if self.kept.entry is None else self.kept.entry

    @property
    def is_over(self) -> bool:
        """Whether the rules or the players have ended the game."""
        kept = self.kept
        return kept.is_finished or self.scorekeeper.is_over(kept.deals, kept.first_dealer)

    @property
    def has_entry(self) -> bool:
        """Whether a deal is open to be entered or corrected."""
        return not self.is_new or not self.is_over

    def sheet(self, deal: Any) -> Sheet:
        """The score up to *deal* in the place of the open one."""
        deals = (*self.kept.deals[: self.place], deal)
        return self.scorekeeper.sheet(deals, self.kept.first_dealer)

    def problems(self, place: int, deal: Any) -> tuple[EntryProblem, ...]:
        """What is wrong with *deal* at *place*."""
        before, first = self.kept.deals[:place], self.kept.first_dealer
        found = self.scorekeeper.problems((*before, deal), first)
        return (GameWasOver(), *found) if self.scorekeeper.is_over(before, first) else found

    def has_points(self, deal: Any) -> bool:
        """Whether *deal* in the place of the open one is entered so far that it has points."""
        if not self.scorekeeper.is_scored_whole:
            return True
        found = self.problems(self.place, deal)
        return all(problem.weight is not Severity.MISSING for problem in found)

    @property
    def shape(self) -> tuple[object, ...]:
        """What decides which fields and buttons there are."""
        deal, scorekeeper = self.deal, self.scorekeeper
        ways = tuple(
            isinstance(scorekeeper.value(deal, field, side), int)
            for field in scorekeeper.fields(deal)
            if field.kind is FieldKind.POINTS
            for side in range(len(scorekeeper.sides))
        )
        return (
            self.place, len(self.kept.deals), scorekeeper.fields(deal), ways, self.is_over,
            self.kept.is_finished, self.said, self.kept.names, self.kept.first_dealer,
        )  # fmt: skip
