"""What is said of a puzzle in the place of its table, and the buttons that go on from there."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject

from handfoot_gui.core.game import AnyRecord
from handfoot_gui.core.messages import BarButton, PlayerBadge, PromptBar, Speaker
from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.puzzle import Moves, Verdict
from handfoot_gui.core.table import ButtonRole
from handfoot_gui.core.text.letters import YES_KEY
from handfoot_gui.session.puzzle import Attempt
from handfoot_gui.ui.widgets.figures import figure, filled, translate
from handfoot_gui.ui.widgets.titles import game_title

MOST_SAID: Final = 120
"""Letters of a reason that is said at once; a longer one is told to whoever asks."""


class PuzzlePlace(Struct, frozen=True):
    """Where a puzzle stands among those of its game."""

    number: int
    total: int


class PuzzleTalk(QObject):
    """The sentences and buttons of one puzzle, by what has come of an attempt."""

    def __init__(
        self, attempt: Attempt, place: PuzzlePlace, presenter: AnyPresenter, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._attempt, self._place = attempt, place
        self._presenter = presenter

    def said(
        self,
        verdict: Verdict,
        record: AnyRecord,
        face: PlayerBadge | None,
        *,
        is_answer: bool,
        is_at_first_try: bool,
    ) -> PromptBar:
        """What belongs to *verdict* on the moves of *record*; *is_answer*: the answer is shown."""
        attempt, place = self._attempt, self._place
        bar = PromptBar(
            prompt=attempt.question,
            facts=self._facts,
            brief_facts=(self._number,),
            beside=self._beside,
            speaker=Speaker(face, place.number / place.total),
        )
        match verdict:
            case Verdict.MISSED:
                worth = attempt.missed(self._presenter, record.moves)
                return _with(
                    bar, self._not_yet(record.moves), worth or self._facts,
                    (self._answer, self._again(ButtonRole.PRIMARY)),
                )  # fmt: skip
            case Verdict.SOLVED:
                why = attempt.explanation(self._presenter, record.moves)
                return _with(
                    bar, self._right(why, is_answer=is_answer),
                    self._solved(is_answer=is_answer, is_at_first_try=is_at_first_try),
                    (*([self._why] if why else []), self._next),
                )  # fmt: skip
        if is_answer:
            # Whoever has seen enough of it tries it without.
            again = (self._again(ButtonRole.PLAIN),)
            return _with(bar, self.tr("This is the answer."), self._facts, again)
        return bar

    def over_cards(self, own: PromptBar, bar: PromptBar) -> PromptBar:
        """The question while cards are lifted; what the table says of them stands below it."""
        return replace(own, facts=bar.prompt, brief_facts=(own.facts,))

    def over_table(self, own: PromptBar, bar: PromptBar) -> PromptBar:
        """The question before that, where the table would say *bar*."""
        del bar
        return own

    def _not_yet(self, moves: Moves) -> str:
        """What is said of *moves* that missed it."""
        del moves
        return self.tr("Not yet: there is a better way.")

    def _right(self, why: str, *, is_answer: bool) -> str:
        first, _, _ = why.partition("\n")
        text = self.tr("This was the answer.") if is_answer else self.tr("Solved!")
        if first and len(first) <= MOST_SAID:
            text = (
                self.tr("This was the answer: {reason}")
                if is_answer
                else self.tr("Right: {reason}")
            )
        return filled(text, reason=first)

    def _solved(self, *, is_answer: bool, is_at_first_try: bool) -> str:
        if is_answer:
            return self._facts
        text = self.tr("Puzzle {number} of {total} · solved")
        if is_at_first_try:
            text = self.tr("Puzzle {number} of {total} · solved on the first try")
        return self._filled(text)

    @property
    def _facts(self) -> str:
        """Which puzzle it is, and of which game."""
        texts = (
            self.tr("Puzzle {number} of {total}, easy · {game}"),
            self.tr("Puzzle {number} of {total}, medium · {game}"),
            self.tr("Puzzle {number} of {total}, hard · {game}"),
        )
        return self._filled(texts[self._attempt.puzzle.degree - 1])

    @property
    def _number(self) -> str:
        return self._filled(self.tr("Puzzle {number} of {total}"))

    def _filled(self, text: str) -> str:
        place = self._place
        return filled(
            text,
            number=figure(place.number),
            total=figure(place.total),
            game=game_title(self._attempt.game),
        )

    @property
    def _beside(self) -> tuple[BarButton, ...]:
        """What helps whoever finds no answer."""
        return self._hint, self._answer

    @property
    def _hint(self) -> BarButton:
        return BarButton("puzzle-hint", translate("Common", "Hint"), key="H")

    @property
    def _answer(self) -> BarButton:
        brief = self.tr("Answer")
        return BarButton("puzzle-answer", self.tr("Show the answer"), key=YES_KEY, brief=brief)

    @property
    def _why(self) -> BarButton:
        return BarButton("puzzle-why", translate("Common", "Why?"), key="W")

    def _again(self, role: ButtonRole) -> BarButton:
        key = "Enter" if role is ButtonRole.PRIMARY else "G"
        return BarButton("puzzle-again", self.tr("Try again"), role, key)

    @property
    def _next(self) -> BarButton:
        return BarButton(
            "puzzle-next", translate("Common", "Next puzzle"), ButtonRole.PRIMARY, "Enter"
        )


def _with(bar: PromptBar, prompt: str, facts: str, buttons: tuple[BarButton, ...]) -> PromptBar:
    """The same speaker, who says something else."""
    return PromptBar(
        prompt=prompt, facts=facts, brief_facts=bar.brief_facts, buttons=buttons,
        speaker=bar.speaker,
    )  # fmt: skip
