"""A mistake of one's own on the table: asked, judged by the bots where need be, and explained."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any, Final

from msgspec.structs import replace
from PySide6.QtCore import QObject

from handfoot_gui.core.judgement import Judgement
from handfoot_gui.core.messages import BarButton, PromptBar
from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.puzzle import Moves, Verdict
from handfoot_gui.core.table import ButtonRole
from handfoot_gui.games import GAMES
from handfoot_gui.session.own_puzzle import DrillAttempt, OwnAttempt
from handfoot_gui.ui.game.guides.guide import Led
from handfoot_gui.ui.game.guides.puzzle import PuzzleGuide
from handfoot_gui.ui.game.guides.puzzle_talk import MOST_SAID, PuzzlePlace, PuzzleTalk
from handfoot_gui.ui.game.play.bot_runner import BotRunner
from handfoot_gui.ui.widgets.figures import figure, filled, long_date, translate
from handfoot_gui.ui.widgets.titles import game_title

FIRST_MELDS: Final = "puzzle-first-melds"
"""The button that opens the planner."""


class OwnTalk(PuzzleTalk):
    """The sentences of a mistake of one's own, which has no degree and no number for ever."""

    def __init__(
        self, attempt: OwnAttempt, place: PuzzlePlace, presenter: AnyPresenter, parent: QObject
    ) -> None:
        super().__init__(attempt, place, presenter, parent)
        self._own = attempt

    @property
    def _beside(self) -> tuple[BarButton, ...]:
        hint, answer = super()._beside
        if not self._has_first_melds:
            return hint, answer
        text = translate("Common", "First melds")
        return hint, BarButton(FIRST_MELDS, text, key="F"), answer

    @cached_property
    def _has_first_melds(self) -> bool:
        """Whether it is about a first meld, of which the planner knows some."""
        reviews, view = GAMES[self._own.game].reviews, self._own.view
        is_about_one = reviews is not None and self._own.own.mistake.theme == reviews.drill
        return is_about_one and bool(self._presenter.guidance.openings(view))

    def over_cards(self, own: PromptBar, bar: PromptBar) -> PromptBar:
        # How many points are missing has to be read, also where there is room for one sentence.
        return replace(
            own, name=bar.name, prompt=bar.prompt, heard=bar.heard, facts=own.prompt,
            brief_facts=(own.facts,), knows_facts=True,
        )  # fmt: skip

    def over_table(self, own: PromptBar, bar: PromptBar) -> PromptBar:
        if not isinstance(self._own, DrillAttempt):
            return own
        # What there is to do, as "at least 90 points", is not said by the question.
        return replace(own, facts=bar.prompt, brief_facts=(own.facts, *own.brief_facts))

    def _not_yet(self, moves: Moves) -> str:
        if self._own.is_repeated(moves):
            return self.tr("That is what you chose then. There is a better way.")
        return super()._not_yet(moves)

    def _right(self, why: str, *, is_answer: bool) -> str:
        if is_answer:
            # It says itself that it is the best move.
            best, _, _ = why.partition("\n")
            return best if best and len(best) <= MOST_SAID else super()._right(why, is_answer=True)
        if isinstance(self._own, DrillAttempt):
            return self.tr("Right: nothing is surely better.")
        return self.tr("Right: that is better than what you chose then.")

    def _solved(self, *, is_answer: bool, is_at_first_try: bool) -> str:
        del is_answer, is_at_first_try
        return self._own.told_then(self._presenter) or self._facts

    @property
    def _facts(self) -> str:
        text = self.tr("{game}, your turn on {day} · {number} of {total}")
        day = long_date(self._own.own.day)
        place = self._place
        return filled(
            text, game=game_title(self._own.game), day=day,
            number=figure(place.number), total=figure(place.total),
        )  # fmt: skip

    @property
    def _number(self) -> str:
        place = self._place
        text = translate("Table", "{number} of {total}")
        return filled(text, number=figure(place.number), total=figure(place.total))

    @property
    def _next(self) -> BarButton:
        text = self.tr("Next one")
        if self._place.number == self._place.total:
            text = translate("Common", "My mistakes")
        return BarButton("puzzle-next", text, ButtonRole.PRIMARY, "Enter")


class OwnMistakeGuide(PuzzleGuide):
    """Lets its person decide once more where a mistake was made."""

    def __init__(self, attempt: OwnAttempt, place: PuzzlePlace, parent: QObject) -> None:
        super().__init__(attempt, place, parent)
        self._own = attempt
        self._judges: BotRunner | None = None
        """Say what a move is worth that nobody thought of before."""
        self._asked: tuple[int, Any] | None = None
        """The question about a move that is open, and the move."""

    @property
    def acts(self) -> dict[str, Callable[[], object]]:
        return {**super().acts, FIRST_MELDS: self._played.questions.openings}

    def stop(self) -> None:
        self._asked = None
        if self._judges is not None:
            self._judges.close()
        super().stop()

    def voice(self, bar: PromptBar) -> PromptBar:
        said = super().voice(bar)
        if self._asked is not None:
            return replace(
                said, prompt=translate("Common", "Thinking about the move."), buttons=(), beside=(),
                is_refusal=False,
            )  # fmt: skip
        return said

    def _made_talk(self, played: Led) -> PuzzleTalk:
        return OwnTalk(self._own, self._place, played.presenter, self)

    def _verdict_now(self) -> Verdict:
        move = self._own.unjudged(self._played.record.moves)
        if move is None:
            if self._asked is not None:
                self._ask_no_more()
            return super()._verdict_now()
        if self._asked is None or self._asked[1] != move:
            self._judge(move)
        return Verdict.OPEN

    def _judge(self, move: Any) -> None:
        """Have *move* judged; meanwhile no other one is made."""
        played, options = self._played, self._own.puzzle.options
        if self._judges is None:
            self._judges = BotRunner(parent=self, timing=played.pages.window.ui_style.timing)
            self._judges.judged.connect(self._on_judged)
            self._judges.failed.connect(self._on_failed)
        nobody = (None,) * options.players
        self._judges.configure(self._own.game, options, nobody, self._own.agreed)
        self._asked = self._judges.judge(self._own.view, move), move
        played.scene.is_only_shown = True
        played.messages.forget()
        played.messages.show()

    def _ask_no_more(self) -> None:
        self._asked = None
        self._played.scene.is_only_shown = False
        self._played.messages.forget()

    def _on_judged(self, request: int, judged: Judgement | None) -> None:
        if self._asked is not None and request == self._asked[0]:
            self._own.note(self._asked[1], judged)
            self._follow()

    def _on_failed(self, request: int, _reason: str) -> None:
        if self._asked is None or request != self._asked[0]:
            return
        self._ask_no_more()
        self._go_back()
        said = self.tr("Nobody could judge that move just now. Try it again.")
        self._played.scene.terms.say(said)
        self._played.scene.say(said)
