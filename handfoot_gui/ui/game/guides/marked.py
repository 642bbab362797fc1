"""Positions that somebody marked, on the screen: what was written to each, after the reader's own
move where one is asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from handfoot_gui.core.messages import BarButton, PromptBar, Speaker
from handfoot_gui.core.seats import TABLE
from handfoot_gui.core.table import ButtonRole
from handfoot_gui.core.text.letters import YES_KEY
from handfoot_gui.core.typed import shown_line
from handfoot_gui.session.marked_deal import MarkedStep
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.ui.game.guides.guide import Guide, Led
from handfoot_gui.ui.game.guides.puzzle_talk import MOST_SAID
from handfoot_gui.ui.widgets.figures import figure, filled, translate
from handfoot_gui.ui.widgets.titles import game_title
from handfoot_gui.ui.window.actions import Command

BACK: Final = "marked-back"
NEXT: Final = "marked-next"
HANDS: Final = "marked-hands"
PLAYED: Final = "marked-played"
_READ: Final = "marked-read"


class MarkedGuide(Guide):
    """Shows one marked position, and lets the reader move there first where that is asked.

    Signals: ``stepped(way)`` to the position before (−1) or after (1); ``hands_wanted()`` when
    people want to see everybody's cards.
    """

    stepped = Signal(int)
    hands_wanted = Signal()

    def __init__(self, step: MarkedStep, parent: QObject) -> None:
        super().__init__(parent)
        self._step = step
        self.first = step.mark.position
        self._is_open = step.mark.asks
        """The reader has yet to move."""
        self._made: Any = None
        """The reader's move; None where there is none."""
        self._is_read = False
        """All of a long sentence was shown."""

    def join(self, played: Led) -> None:
        super().join(played)
        self._told = self._step.told(played.presenter)
        # What is to be said is said once the table is shown; before that nobody would hear it.
        self._let_move()
        played.play.changed.connect(self._follow)

    # -- what can be done -------------------------------------------------------------------

    @property
    def acts(self) -> dict[str, Callable[[], object]]:
        return {
            BACK: lambda: self.stepped.emit(-1),
            NEXT: self.go_on,
            HANDS: self._look_at_hands,
            PLAYED: self._show_played,
            _READ: self._read_out,
        }

    @property
    def answers(self) -> dict[Command, Callable[[], object]]:
        found: dict[Command, Callable[[], object]] = {Command.LEAVE_GUIDE: self.left.emit}
        if self._step.mark.asks:
            found[Command.AGAIN] = self.begin_again
        if self._is_open:
            found[Command.HINT] = self._show_played
        else:
            found[Command.NEXT_PUZZLE] = self.go_on
        return found

    def go_on(self) -> None:
        """Go on to the next position, or leave after the last one."""
        if self._step.is_last:
            self.left.emit()
        else:
            self.stepped.emit(1)

    def begin_again(self) -> None:
        """Let the reader find another move."""
        played = self._played
        played.scene.selection.select(())
        played.scene.put_aside()
        while len(played.record.moves) > self.first and played.screen.can_undo:
            played.screen.undo()
        self._made, self._is_open, self._is_read = None, self._step.mark.asks, False
        self._turn()
        played.show_table()

    def advised(self) -> tuple[Any, Any]:
        return None, None

    def others_move(self) -> Any:
        """Nobody plays on: a position is what is shown."""
        return None

    def _show_played(self) -> None:
        """The reader would rather be told at once."""
        self._played.scene.selection.select(())
        self._played.scene.put_aside()
        self._is_open = False
        self._show_note()

    def _read_out(self) -> None:
        """Show the whole sentence, where it is long, and let it be heard."""
        self._show_note()
        self._played.scene.say(shown_line(self._step.mark.text))

    def _look_at_hands(self) -> None:
        """Everybody's cards are wanted; a long sentence may be read again after that."""
        self._is_read = False
        self._turn()
        self.hands_wanted.emit()

    def _show_note(self) -> None:
        """Show all that is to be said in a note: on paper there is not always room for it."""
        self._is_read = True
        self._turn()
        text = shown_line(self._step.mark.text)
        is_asked = self._step.mark.asks
        self._played.scene.terms.say(f"{self._answer}\n{text}" if is_asked else text)

    # -- the reader's move ------------------------------------------------------------------

    def _follow(self) -> None:
        moves = self._played.record.moves
        made = next((move for seat, move in moves[self.first :] if seat != TABLE), None)
        if made is not None and self._is_open:
            self._made, self._is_open = made, False
            self._show_note()
        elif made is None and self._made is not None:
            # It was taken back.
            self._made, self._is_open, self._is_read = None, True, False
            self._turn()

    def _let_move(self) -> None:
        """Take moves while one is asked for."""
        played = self._played
        played.scene.is_only_shown = not self._is_open
        over = (
            "" if self._is_open else self.tr("Nothing is played here: go on to the next position.")
        )
        played.messages.why_not.guide_over = over

    def _turn(self) -> None:
        """Take moves while one is asked for, and say what belongs to it."""
        self._let_move()
        played = self._played
        played.scene.terms.show(None)
        played.messages.forget()
        played.scene.refresh()
        played.messages.show()
        played.possible_changed.emit()

    # -- what is said -----------------------------------------------------------------------

    def voice(self, bar: PromptBar) -> PromptBar:
        """The writer's sentence or question; what the table says of a gesture, on the same
        paper."""
        own, messages, played = self._own(), self._played.messages, self._played
        if not self._is_open:
            return own
        if messages.is_interrupted and not messages.news and bar.about is None:
            if bar.is_refusal:
                return replace(own, name=bar.name, prompt=bar.prompt, facts=own.prompt,
                               brief_facts=(own.facts,), is_refusal=True)  # fmt: skip
            return replace(bar, speaker=own.speaker, facts=bar.facts or own.facts)
        if played.play.waiting is not Waiting.PERSON:
            return replace(own, beside=(), buttons=())
        if played.scene.selection or played.scene.turn.has_draft:
            return replace(own, facts=bar.prompt, brief_facts=(own.facts,), beside=())
        return own

    def _own(self) -> PromptBar:
        mark, place = self._step.mark, self._place
        count = len(self._step.deal.marks)
        bar = PromptBar(
            prompt=self.tr("What would you do here?"),
            facts=f"{place} · {game_title(self._step.deal.game)}",
            brief_facts=(place,),
            beside=(BarButton(PLAYED, self.tr("Show what was played"), key=YES_KEY),),
            speaker=Speaker(self._badge(mark.seat), (self._step.number + 1) / count),
        )
        if self._is_open:
            return bar
        text = shown_line(mark.text)
        is_long = len(text) > MOST_SAID
        said = f"{text[: MOST_SAID - 1]}…" if is_long else text
        bar = replace(
            bar, prompt=said, heard=text, beside=(), buttons=self._buttons(is_long=is_long)
        )
        if not mark.asks:
            return bar
        answer = self._answer
        return replace(bar, facts=answer, heard_facts=answer, brief_facts=(), keeps_facts=True)

    def _buttons(self, *, is_long: bool) -> tuple[BarButton, ...]:
        """Three at most; a long sentence is read before everybody's cards are looked at."""
        found = []
        if self._step.number:
            found.append(BarButton(BACK, translate("Common", "Back"), key="B"))
        if is_long and not self._is_read:
            found.append(BarButton(_READ, self.tr("Read it all"), key="W"))
        else:
            found.append(BarButton(HANDS, translate("Common", "Show hands"), key="I"))
        way_on = self.tr("Done") if self._step.is_last else self.tr("Next position")
        return (*found, BarButton(NEXT, way_on, ButtonRole.PRIMARY, "Enter"))

    @property
    def _answer(self) -> str:
        """What was done in the deal, beside the reader's own move."""
        if self._made is not None and self._step.is_same(self._played.presenter, self._made):
            return filled(self.tr("The same was played: {move}"), move=self._told)
        return filled(self.tr("This was played: {move}"), move=self._told)

    @property
    def _place(self) -> str:
        return filled(
            self.tr("Position {number} of {total}"),
            number=figure(self._step.number + 1),
            total=figure(len(self._step.deal.marks)),
        )
