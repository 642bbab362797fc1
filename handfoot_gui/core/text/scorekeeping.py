"""What is said on the page where a score is kept: names of fields, what is wrong, what comes."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, TypeAlias

from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.scorekeeping import (
    Coming,
    EntryProblem,
    Field,
    GameWasOver,
    NothingEntered,
    OptionsT,
    TotalMissing,
)
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.text.phrases import Person, filled
from handfoot_gui.core.text.words import RuleSentences, Words


class ScorekeeperText(RuleSentences[OptionsT], ABC):
    """The words of one game under *options* with named players.

    Lines and items of the score are named by the game's presenter, as they are where it is played.
    """

    def __init__(
        self, options: OptionsT, names: Sequence[str], words: Words, presenter: AnyPresenter
    ) -> None:
        super().__init__(words, options)
        self.names = words.people(names)
        """By seat."""
        self.presenter = presenter

    def players(self, side: int) -> tuple[Person, ...]:
        """The players of a side by name."""
        return self.words.together(self.names[seat] for seat in self.options.seats_of_sides[side])

    def side(self, side: int) -> str:
        """The players of a side: "Josip and Marta"."""
        return self.words.listed(self.players(side))

    def listed(self, seats: Sequence[Seat]) -> str:
        """Players by name."""
        return self.words.listed([self.names[seat] for seat in seats])

    @abstractmethod
    def field_name(self, field: Field) -> str:
        """What is entered in *field*: "Clean piles"."""

    @abstractmethod
    def choice_name(self, field: Field, choice: int | str | None) -> str:
        """One of the values of a field that is one of a few."""

    @abstractmethod
    def class_name(self, name: str) -> str:
        """Cards of a class: "Eights to kings"."""

    def problem(self, problem: EntryProblem) -> str:
        """What is wrong with an entry, as a sentence."""
        if isinstance(problem, GameWasOver):
            return self.words.translate("ScorekeeperProblem", "The game was over before this deal.")
        if isinstance(problem, NothingEntered):
            return self.words.translate("ScorekeeperProblem", "Nothing has been entered yet.")
        if isinstance(problem, TotalMissing):
            text = self.words.translate("ScorekeeperProblem", "{side}: enter the total.")
            return filled(text, side=self.side(problem.side))
        return self._problem(problem)

    @abstractmethod
    def _problem(self, problem: EntryProblem) -> str:
        """The same of a problem that only this game knows."""

    def asks(self, coming: Coming) -> str:  # noqa: ARG002  (where nothing is special)
        """What is special about the deal to come, as sentences: "First meld 90."."""
        return ""

    def opens(self, coming: Coming) -> str:
        """Who deals and who plays first."""
        if coming.first is None:
            text = self.words.translate("Common", "{dealer} deals.")
            return filled(text, dealer=self.names[coming.dealer])
        text = self.words.translate("Common", "{dealer} deals, {first} plays first.")
        return filled(text, dealer=self.names[coming.dealer], first=self.names[coming.first])


AnyScorekeeperText: TypeAlias = ScorekeeperText[Any]
