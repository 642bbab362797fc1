"""The guided deal on the screen: what the teacher says, what is pointed at, and who plays then."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QFontMetrics, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from handfoot_gui.core.cards import Card
from handfoot_gui.core.lesson import Step
from handfoot_gui.core.preferences import Preferences
from handfoot_gui.core.table import button_key
from handfoot_gui.session.lesson import Tutor
from handfoot_gui.ui.game.bot_runner import BotRunner
from handfoot_gui.ui.game.bridge import Waiting
from handfoot_gui.ui.widgets.controls import Button, ButtonKind
from handfoot_gui.ui.widgets.figures import figure, filled, translate
from handfoot_gui.ui.widgets.icons import Icon
from handfoot_gui.ui.widgets.labels import Avatar, label, paint_flat
from handfoot_gui.ui.widgets.layouts import empty, horizontal, put, vertical
from handfoot_gui.ui.widgets.theme import Style, TextStyle

if TYPE_CHECKING:
    from handfoot_gui.ui.game.played_game import PlayedGame

_READ: Final = "lesson-read"
_NARROW: Final = 900
"""Units of width below which the buttons stand in one row below the words."""


class ScriptedBots(BotRunner):
    """Answers as the lesson has it, and not before what is said meanwhile was read."""

    def __init__(self, tutor: Tutor, parent: QObject) -> None:
        super().__init__(parent=parent)
        self._tutor = tutor
        self._requests = 0
        self._open: int | None = None
        """The question of a bot that is still without an answer."""

    def configure(self, *_configuration: object) -> None:
        """Everything is settled."""

    def ask(
        self, seat: int, view: object, seed: int, seconds: float = 1.0, *, is_advice: bool = False
    ) -> int:
        del seat, view, seed, seconds
        self._requests += 1
        request = self._requests
        if is_advice:
            QTimer.singleShot(
                0, self, lambda: self.decided.emit(request, self._tutor.expected, None)
            )
        else:
            self._open = request
            QTimer.singleShot(0, self, self.go_on)
        return request

    def judge(self, view: object, move: object, effort: float = 1.0) -> int:
        del view, move, effort
        self._requests += 1
        return self._requests

    def cancel(self) -> None:
        super().cancel()
        self._open = None

    def go_on(self) -> None:
        """Answer what is asked, if the lesson has come so far."""
        move, request = self._tutor.others_move, self._open
        if request is not None and move is not None:
            self._open = None
            self.decided.emit(request, move, None)


class Kind(Enum):
    """What the player has to do while something is said."""

    READ = auto()
    DONE = auto()
    WATCHED = auto()
    """Nothing: others play."""


class LessonPanel(QWidget):
    """What the teacher *name* says, above the table.

    Signals: ``read()``: it was; ``helped()``: how the step is done is to be shown; ``skipped()``:
    it is to be done for the player; ``begun_again()``; ``left()``: back to the start page.
    """

    read = Signal()
    helped = Signal()
    skipped = Signal()
    begun_again = Signal()
    left = Signal()

    def __init__(self, style: Style, name: str, side: int, texts: Sequence[str]) -> None:
        """*texts* are all that may be said: the panel is as high as the longest needs it."""
        super().__init__()
        self._name, self._side, self._texts = name, side, texts
        self._facts: tuple[str, str, str, Kind] = ("", "", "", Kind.WATCHED)
        self._is_narrow = False
        self._fitted: tuple[int, QFont] | None = None
        """The width and font for which there is room."""
        self._rows = vertical(style, self, margins=(0, 0, 0, 0), gap=0)
        self._style = style
        self.set_style(style)

    def set_style(self, style: Style) -> None:
        """Show it in another theme or size."""
        had_focus = self._is_next_to_enter
        self._style, self._fitted = style, None
        self._is_narrow = self.width() < _NARROW * style.scale
        empty(self._rows)
        body = QWidget()
        self._rows.addWidget(body)
        self._said = label(style, "", TextStyle.PROMPT, wraps=True)
        self._said.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._said.setObjectName("lesson-text")
        self._note = label(style, "", TextStyle.LABEL, ink=style.theme.text2, wraps=True)
        self._progress = label(style, "", TextStyle.LABEL, ink=style.theme.text2)
        self._progress.setObjectName("lesson-progress")
        self._go_on = Button(
            style, self.tr("Next", "go on"), ButtonKind.PRIMARY, name=_READ,
            act=self.read,
        )  # fmt: skip
        self._show = Button(
            style, self.tr("Show me"), sign=Icon.HINT, name="lesson-help", act=self.helped
        )
        self._skip = Button(style, self.tr("Skip step"), name="lesson-skip", act=self.skipped)
        again = Button(
            style, self.tr("Begin again"), ButtonKind.QUIET, name="lesson-again",
            act=self.begun_again,
        )  # fmt: skip
        leave = Button(
            style, translate("Common", "Back to start"), ButtonKind.QUIET, name="lesson-leave",
            act=self.left,
        )  # fmt: skip
        who = horizontal(style, gap=10)
        put(who, label(style, self._name, TextStyle.PROMPT_NAME), self._progress, 1)
        words = vertical(style, gap=2)
        put(words, who, self._said, self._note, 1)
        acts = horizontal(style, gap=0)
        # The table stays where it is while nothing can be pressed.
        acts.addStrut(self._go_on.sizeHint().height())
        put(acts, 1, self._show, self._skip, self._go_on)
        others = horizontal(style, gap=0)
        put(others, 1, again, leave)
        avatar = Avatar(style, style.theme.sides[self._side], self._name, size=46)
        if self._is_narrow:
            rows = vertical(style, body, margins=(14, 8, 8, 2), gap=0)
            top = horizontal(style, gap=12)
            put(top, avatar, (words, 1))
            top.setAlignment(avatar, Qt.AlignmentFlag.AlignTop)
            below = horizontal(style, gap=0)
            put(below, (others, 0), (acts, 1))
            put(rows, top, below)
        else:
            row = horizontal(style, body, margins=(14, 8, 8, 8), gap=14)
            buttons = vertical(style, gap=0)
            put(buttons, acts, others, 1)
            put(row, avatar, (words, 1), buttons)
            row.setAlignment(avatar, Qt.AlignmentFlag.AlignTop)
        self._fill()
        if had_focus:
            # What is not yet seen gets no key.
            body.show()
            self.take_focus()

    def set_texts(self, texts: Sequence[str]) -> None:
        """Have room for these *texts* from the next step on."""
        self._texts, self._fitted = texts, None

    def show_step(self, text: str, note: str, progress: str, kind: Kind) -> None:
        """Say *text*, with what is otherwise at home below, and offer what helps with that *kind*
        of step."""
        self._facts = (text, note, progress, kind)
        self._fill()

    def take_focus(self) -> None:
        """Let Enter go on."""
        self._go_on.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def _is_next_to_enter(self) -> bool:
        """Whether Enter goes on, also where another window is before this one."""
        focus: QWidget | None = self.window().focusWidget()
        return focus is not None and focus.objectName() == _READ and self.isAncestorOf(focus)

    def _fill(self) -> None:
        text, note, progress, kind = self._facts
        self._said.setText(text)
        self._note.setText(note)
        self._note.setVisible(bool(note))
        self._progress.setText(progress)
        self._go_on.setVisible(kind is Kind.READ)
        self._show.setVisible(kind is Kind.DONE)
        self._skip.setVisible(kind is Kind.DONE)
        self._fit()

    def _fit(self) -> None:
        """Room for the longest of all texts, so that the table below stays where it is."""
        wide, font = self._said.width(), self._said.font()
        if (wide, font) != self._fitted:
            self._fitted = wide, font
            high = max((_height(font, text, wide) for text in self._texts), default=0)
            self._said.setMinimumHeight(high)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._is_narrow != (self.width() < _NARROW * self._style.scale):
            self.set_style(self._style)
        QTimer.singleShot(0, self, self._fit)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._style.theme
        paint_flat(self, theme.chrome, theme.line, Qt.Edge.BottomEdge)


def _height(font: QFont, text: str, wide: int) -> int:
    """Pixels that *text* needs in a label *wide* pixels wide."""
    room, flags = QRect(0, 0, wide, 10_000), Qt.TextFlag.TextWordWrap
    return QFontMetrics(font).boundingRect(room, flags, text).height()


class Guide(QObject):
    """Leads through the lesson of one `PlayedGame`, which it `join`s.

    Signals: ``progressed(name)`` of the step at which it can be taken up, empty once it is over;
    ``begun_again()`` and ``left()`` when people want that.
    """

    progressed = Signal(str)
    begun_again = Signal()
    left = Signal()

    def __init__(self, tutor: Tutor, parent: QObject) -> None:
        super().__init__(parent)
        self._tutor = tutor
        self.bots = ScriptedBots(tutor, self)
        """Who plays at the other seats."""
        self._said: Step | None = None

    def join(self, played: PlayedGame) -> None:
        """Lead through *played*, which begins at the step of the lesson."""
        self.setParent(played)
        self._played = played
        tutor, presenter = self._tutor, played.presenter
        teacher = tutor.lesson.teacher
        side = tutor.lesson.options.seats_of_sides
        number = next(n for n, seats in enumerate(side) if teacher in seats)
        self._panel = LessonPanel(
            played.pages.window.ui_style, presenter.names[teacher], number, self._texts
        )
        played.pages.table.set_lesson(self._panel)
        played.bridge.changed.connect(self._follow)
        played.scene.turn.changed.connect(self._follow)
        played.scene.selection.changed.connect(self._point)
        panel = self._panel
        panel.read.connect(self._on_read)
        panel.helped.connect(self._help)
        panel.skipped.connect(self._skip)
        panel.begun_again.connect(self.begun_again)
        panel.left.connect(self.left)

    @property
    def _texts(self) -> list[str]:
        return [step.text for step in self._tutor.steps]

    def tell(self, preferences: Preferences) -> None:
        """Say once more what is said, with cards and people as *preferences* name them."""
        self._tutor.tell(preferences)
        self._panel.set_texts(self._texts)
        self._show()

    def stop(self) -> None:
        """Take the teacher off the table."""
        self._played.pages.table.set_lesson(None)
        self.bots.close()

    def end(self) -> None:
        """The deal is over, and its score is shown."""
        self.progressed.emit("")

    def meant(self, move: object) -> object:
        """The move of the lesson, where the player's *move* is that; otherwise None. Then all cards
        are lifted of which some were meant to go there, or it is said kindly that another move is
        meant."""
        found = self._tutor.meant(move)
        if found is None:
            played, teacher = self._played, self._tutor.lesson.teacher
            played.scene.selection.select(())
            if not played.presenter.table.is_stepwise:
                played.scene.put_aside()
            if self._is_begun(move):
                played.show_move(self._tutor.expected)
                return None
            text = self.tr("That could be played, too. Here it goes on as {name} says.")
            name = played.presenter.words.person(played.presenter.names[teacher])
            played.messages.refuse(filled(text, name=name))
        return found

    def _is_begun(self, move: object) -> bool:
        """Whether *move* puts some cards where the lesson puts these and more."""
        view, adapter = self._played.bridge.view, self._played.presenter.table
        if (expected := self._tutor.expected) is None:
            return False
        part, whole = adapter.gesture(view, move), adapter.gesture(view, expected)
        if part is None or whole is None:
            return False
        return part[1] == whole[1] and set(part[0]) < set(whole[0])

    # -- step by step -----------------------------------------------------------------------

    def _follow(self, _what: object = None) -> None:
        turn = self._played.scene.turn
        draft = turn.draft if turn.view is not None else None
        self._tutor.follow(len(self._played.record.moves), draft)
        self._show()
        self.bots.go_on()

    def _on_read(self) -> None:
        self._tutor.read()
        self._show()
        self.bots.go_on()
        if not self._tutor.kept:
            self._played.show_score()

    def _show(self) -> None:
        """Say what belongs to the present step, once, and point at what it needs."""
        tutor, step = self._tutor, self._tutor.step
        progress = filled(
            self.tr("Step {number} of {total}"),
            number=figure(tutor.number),
            total=figure(len(tutor.steps)),
        )
        if step is None:
            self._panel.show_step(
                self.tr("Now the others play. The line above the hand tells what they do."),
                "",
                progress,
                Kind.WATCHED,
            )
            if self._said is not None:
                self.give_focus()
        elif step is not self._said:
            note = tutor.note(step)
            if note:
                note = filled(self.tr("The family’s rules: {changes}."), changes=note)
            kind = Kind.READ if step.is_read else Kind.DONE
            self._panel.show_step(step.text, note, progress, kind)
            self._played.scene.announced.emit(f"{step.text} {note}".strip())
            self.give_focus()
            self.progressed.emit(tutor.kept)
        self._said = step
        self._point()

    def give_focus(self) -> None:
        """Enter goes on from what is read; everything else is done on the table."""
        if not self._played.pages.is_at_table:
            return
        if self._tutor.step is not None and self._tutor.step.is_read:
            self._panel.take_focus()
        else:
            self._played.view.setFocus()

    def _point(self, _what: object = None) -> None:
        """Point at the cards of the step until they are lifted, then at where they go."""
        step, scene, bridge = self._tutor.step, self._played.scene, self._played.bridge
        adapter, view, turn = self._played.presenter.table, bridge.view, scene.turn
        cards, zones = frozenset[Card](), tuple[str, ...]()
        if step is not None:
            cards, zones = step.laid_out - turn.draft.cards or step.laid_out, step.points_at
        if step is not None and step.move is not None and bridge.waiting is Waiting.PERSON:
            gesture = None if turn.draft.cards else adapter.gesture(view, step.move)
            meant = [act.code for act in scene.actions.acts if self._tutor.meant(act.move)]
            zones = step.points_at or (button_key(meant[0] if meant else ""),)
            if gesture is not None:
                cards = frozenset(gesture[0])
                lit = adapter.hint_targets(view, step.move)
                zones = (*step.points_at, *(key for target in lit for key in target.shown))
        missing = cards - set(scene.selection.cards)
        scene.canvas.point_out(missing, () if missing else zones)

    def _help(self) -> None:
        """Lift what the step needs; what is to be done with it lights up.

        What is laid out already is not lifted again: a press of the golden button is shown by it.
        """
        step, scene = self._tutor.step, self._played.scene
        is_stepwise = self._played.presenter.table.is_stepwise
        if step is not None and step.laid_out:
            scene.selection.select(step.laid_out)
        elif is_stepwise and scene.turn.draft.cards:
            self._skip()
        elif step is not None and self._played.bridge.waiting is Waiting.PERSON:
            self._played.show_move(step.move)
        self._played.view.setFocus()

    def _skip(self) -> None:
        """Do what the step needs."""
        step, played = self._tutor.step, self._played
        if step is not None and step.laid_out:
            played.scene.selection.select(())
            played.scene.drop(tuple(step.laid_out), step.points_at[0])
        elif step is not None and step.move is not None:
            played.bridge.play(step.move)
