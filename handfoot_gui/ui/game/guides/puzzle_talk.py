"""What is said of a puzzle beside its table, and the buttons that go on from there."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct
from PySide6.QtCore import QObject

from handfoot_gui.core.game import AnyRecord
from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.puzzle import Verdict
from handfoot_gui.session.puzzle import Attempt
from handfoot_gui.ui.game.guides.guide_panel import PanelButton, Said
from handfoot_gui.ui.widgets.controls import ButtonKind
from handfoot_gui.ui.widgets.figures import translate
from handfoot_gui.ui.widgets.icons import Icon


class PuzzleActs(Struct, frozen=True):
    """What the buttons beside a puzzle do."""

    hint: Callable[[], object]
    show_answer: Callable[[], object]
    try_again: Callable[[], object]
    next_puzzle: Callable[[], object]
    leave: Callable[[], object]


class PuzzleTalk(QObject):
    """The sentences and buttons of one puzzle, by what has come of an attempt."""

    def __init__(
        self, attempt: Attempt, heading: str, presenter: AnyPresenter, acts: PuzzleActs,
        parent: QObject,
    ) -> None:  # fmt: skip
        """*heading* says which puzzle it is."""
        super().__init__(parent)
        self._attempt, self._heading = attempt, heading
        self._presenter = presenter
        self._acts = acts

    @property
    def texts(self) -> tuple[str, ...]:
        """What is said while cards are played."""
        return self._attempt.question, self.tr("This is the answer.")

    def said(self, verdict: Verdict, record: AnyRecord, *, is_answer: bool) -> Said:
        """What belongs to *verdict* on the moves of *record*; *is_answer*: the answer is shown."""
        attempt = self._attempt
        text, note, sign = attempt.question, "", None
        acts: tuple[PanelButton, ...] = (self._hint, self._answer)
        others: tuple[PanelButton, ...] = (self._next(),)
        if verdict is Verdict.OPEN and is_answer:
            text, acts, others = self.texts[1], (), (self._next(), self._again())
        elif verdict is Verdict.MISSED:
            text, sign = self.tr("Not yet: there is a better way."), Icon.REDO
            note = attempt.missed(self._presenter, record.moves)
            acts = (self._answer, self._again(ButtonKind.PRIMARY))
        elif verdict is Verdict.SOLVED:
            text = self.tr("This was the answer.") if is_answer else self.tr("Solved!")
            note = attempt.explanation(self._presenter, record.moves)
            sign = Icon.HINT if is_answer else Icon.TICK
            acts = (self._again(ButtonKind.PLAIN), self._next(ButtonKind.PRIMARY))
            others = ()
        back = self.tr("Back to the puzzles")
        leave = PanelButton("puzzle-leave", back, self._acts.leave, ButtonKind.QUIET)
        return Said(text, acts, (*others, leave), note, self._heading, sign)

    @property
    def _hint(self) -> PanelButton:
        text, act = translate("Common", "Hint"), self._acts.hint
        return PanelButton("puzzle-hint", text, act, sign=Icon.HINT, key="H")

    @property
    def _answer(self) -> PanelButton:
        return PanelButton("puzzle-answer", self.tr("Show the answer"), self._acts.show_answer)

    def _again(self, kind: ButtonKind = ButtonKind.QUIET) -> PanelButton:
        return PanelButton("puzzle-again", self.tr("Try again"), self._acts.try_again, kind)

    def _next(self, kind: ButtonKind = ButtonKind.QUIET) -> PanelButton:
        return PanelButton("puzzle-next", self.tr("Next puzzle"), self._acts.next_puzzle, kind)
