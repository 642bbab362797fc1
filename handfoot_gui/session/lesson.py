"""A guided deal as it goes on: which step it is at, which act is meant, what comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from handfoot_gui.core.game import AnyRecord
from handfoot_gui.core.lesson import PUPIL, Lesson, Step
from handfoot_gui.core.options import GameOptions
from handfoot_gui.core.preferences import Preferences
from handfoot_gui.core.record import MatchSettings, Player, Record, TakeBack
from handfoot_gui.core.seats import TABLE
from handfoot_gui.core.table import AnyDraft
from handfoot_gui.core.text.options import changed_fields
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import GAMES


class Tutor:
    """Follows a lesson of *game*, and says what belongs to each of its steps.

    *family* are the rules that are played at home. The lesson goes by them where its kept cards
    allow it; where they do not, `note` says what is otherwise at home.
    """

    def __init__(
        self,
        game: str,
        words: Words,
        preferences: Preferences,
        family: GameOptions,
        begun: str = "",
    ) -> None:
        """*preferences* say who sits there and how cards are named; *begun* is the name of the step
        at which the lesson is taken up, where one that does not exist begins anew."""
        self.game = game
        self._words, self._names = words, preferences.names
        self._family = family
        self.tell(preferences)
        self._texts = GAMES[game].option_texts(words, family)
        self._otherwise = changed_fields(self.lesson.options, family)
        self._at = next((n for n, step in enumerate(self.steps) if step.name == begun), 0)
        self._made = max(self.lesson.first, self.steps[self._at].place)

    def tell(self, preferences: Preferences) -> None:
        """Name cards and people as *preferences* have them from now on."""
        self.lesson: Lesson = GAMES[self.game].lesson(
            self._words, self._names, self._family, preferences
        )

    @property
    def steps(self) -> tuple[Step, ...]:
        return self.lesson.steps

    def record(self, players: Sequence[Player]) -> AnyRecord:
        """The game of *players* up to the present step; every move can be taken back."""
        moves = self.lesson.moves[: self._made]
        settings = MatchSettings(TakeBack.ANYTHING)
        return Record(
            self.game,
            self._words.translate("Common", "Learn by playing"),
            self.lesson.options,
            tuple(players),
            moves,
            agreements=settings,
            is_dealt_again=True,
        )

    @property
    def number(self) -> int:
        """Which step the lesson is at, from 1; the last one once it is over."""
        return min(self._at + 1, len(self.steps))

    @property
    def kept(self) -> str:
        """The name of the step at which it can be taken up; empty once it is over."""
        return "" if self.is_over else self.steps[self._at].name

    @property
    def step(self) -> Step | None:
        """What is to be done or read now; None while others play, or once it is over."""
        if self.is_over or self.steps[self._at].place != self._made:
            return None
        return self.steps[self._at]

    def note(self, step: Step) -> str:
        """What is otherwise at home of what *step* teaches; empty where nothing is."""
        fields = [field for field in step.teaches if field in self._otherwise]
        lesson, family = self.lesson.options, self._family
        said = [self._texts.difference(lesson, family, field) for field in fields]
        return self._texts.words.row(said)

    # -- what happens -----------------------------------------------------------------------

    def follow(self, made: int, draft: AnyDraft | None) -> None:
        """*made* moves stand now, and *draft* is laid out, if anything is."""
        if made != self._made:
            is_back = made < self._made
            self._made = made
            at = (n for n, step in enumerate(self.steps) if step.place >= made)
            self._at = next(at, len(self.steps))
            if is_back and (done := self._due) is not None:
                self._at = done
        for number in self._here:
            step = self.steps[number]
            if step.laid_out and draft is not None and step.is_laid_out(draft):
                self._at = max(self._at, number + 1)
            elif step.laid_out and self._at > number:
                self._at = number

    def read(self) -> None:
        """What is said was read."""
        if self.step is not None and self.step.is_read:
            self._at += 1

    def meant(self, move: Any) -> Any:
        """The move of the lesson that *move* comes to; None where another one is meant."""
        acted, expected = self.lesson.acted, self.expected
        return expected if expected is not None and acted(move) == acted(expected) else None

    @property
    def expected(self) -> Any:
        """The next move of the player who is taught; None while it is not due."""
        return None if self._due is None else self.steps[self._due].move

    @property
    def others_move(self) -> Any:
        """What another player does now; None as long as something is to be read before."""
        moves = self.lesson.moves
        is_due = self._made < len(moves) and moves[self._made][0] != PUPIL
        return moves[self._made][1] if is_due and self.step is None else None

    @property
    def coming(self) -> Step | None:
        """The step that is due once the table has done what it does by itself; None where others
        play before it, or once it is over."""
        if self.is_over:
            return None
        step = self.steps[self._at]
        between = self.lesson.moves[self._made : step.place]
        return step if all(seat == TABLE for seat, _ in between) else None

    @property
    def is_over(self) -> bool:
        """Whether its last step was read."""
        return self._at >= len(self.steps)

    @property
    def _here(self) -> range:
        """The steps before the next move."""
        numbers = [n for n, step in enumerate(self.steps) if step.place == self._made]
        return range(numbers[0], numbers[-1] + 1) if numbers else range(0)

    @property
    def _due(self) -> int | None:
        """The step here that is done by a move."""
        return next((n for n in self._here if self.steps[n].move is not None), None)
