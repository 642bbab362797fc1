"""What steps through a game that is looked at again: buttons, a slider, and their keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from handfoot_gui.session.look_back import Step
from handfoot_gui.ui.pages.look_back.timeline import Timeline
from handfoot_gui.ui.widgets.controls import Button, ButtonKind
from handfoot_gui.ui.widgets.icons import Icon
from handfoot_gui.ui.widgets.labels import set_tip
from handfoot_gui.ui.widgets.theme import Style

_NO_KEYS: Final = Qt.KeyboardModifier.NoModifier
_CONTROL: Final = Qt.KeyboardModifier.ControlModifier
_KEYS: Final = {
    (Qt.Key.Key_Left, _NO_KEYS): (Step.MOVE, -1),
    (Qt.Key.Key_Right, _NO_KEYS): (Step.MOVE, 1),
    (Qt.Key.Key_Left, _CONTROL): (Step.TURN, -1),
    (Qt.Key.Key_Right, _CONTROL): (Step.TURN, 1),
    (Qt.Key.Key_PageUp, _NO_KEYS): (Step.DEAL, -1),
    (Qt.Key.Key_PageDown, _NO_KEYS): (Step.DEAL, 1),
    (Qt.Key.Key_Home, _NO_KEYS): (None, -1),
    (Qt.Key.Key_End, _NO_KEYS): (None, 1),
}


def step_of(event: QKeyEvent) -> tuple[Step | None, int] | None:
    """The step a key means: how far, and −1 back or 1 on; a far of None is all the way."""
    held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    return next(
        (step for (key, wanted), step in _KEYS.items() if key == event.key() and wanted == held),
        None,
    )


class StepBar(QWidget):
    """Buttons for steps back, the slider, buttons for steps on.

    Signals: ``stepped(step, way)``, a step of None is all the way; ``placed(int)`` when the
    slider was moved by hand.
    """

    stepped = Signal(object, int)
    placed = Signal(int)

    def __init__(
        self, style: Style, count: int, ticks: Sequence[tuple[int, str]], *, is_narrow: bool
    ) -> None:
        """*count* places in all, see `Timeline`; narrow: the slider has a row of its own."""
        super().__init__()
        self._style = style
        px = style.px
        grid = QGridLayout(self)
        grid.setContentsMargins(px(12), px(2), px(12), px(4))
        grid.setSpacing(0)
        self.timeline = Timeline(style, count, ticks)
        self.timeline.valueChanged.connect(self.placed)
        self._buttons: dict[int, list[Button]] = {-1: [], 1: []}
        back, on = QHBoxLayout(), QHBoxLayout()
        for row, way in ((back, -1), (on, 1)):
            row.setSpacing(0)
            for step in (None, Step.DEAL, Step.TURN, Step.MOVE)[::-way]:
                button = self._button(step, way)
                self._buttons[way].append(button)
                row.addWidget(button)
        if is_narrow:
            grid.addWidget(self.timeline, 0, 0, 1, 3)
        else:
            grid.addWidget(self.timeline, 1, 1)
        grid.addLayout(back, 1, 0)
        grid.addLayout(on, 1, 2)
        grid.setColumnStretch(1, 1)

    def show_place(self, place: int) -> None:
        """Stand on *place* without telling; buttons that lead nowhere are off."""
        self.timeline.blockSignals(True)
        self.timeline.setValue(place)
        self.timeline.blockSignals(False)
        self.timeline.update()
        for way, can in ((-1, place > 0), (1, place < self.timeline.maximum())):
            for button in self._buttons[way]:
                if not can and button.hasFocus():
                    self.timeline.setFocus(Qt.FocusReason.TabFocusReason)
                button.setEnabled(can)

    def _button(self, step: Step | None, way: int) -> Button:
        text, said, key = _words(step, way)
        sign = None
        if step is not None:
            sign = Icon.CHEVRON_LEFT if way < 0 else Icon.CHEVRON_RIGHT
        name = f"{'back' if way < 0 else 'on'}-{step.name.lower() if step else 'all'}"
        button = Button(
            self._style, text, ButtonKind.QUIET, sign=sign, name=name, is_sign_last=way > 0
        )
        button.setAccessibleName(said)
        button.setAccessibleDescription(key)
        set_tip(button, f"{said} ({key})")
        button.clicked.connect(lambda: self.stepped.emit(step, way))
        return button


def _words(step: Step | None, way: int) -> tuple[str, str, str]:
    """On the button, for a screen reader, and the key."""
    translate = QCoreApplication.translate
    if way < 0:
        return {
            None: (
                translate("StepBar", "Start"),
                translate("StepBar", "Go to the start of the game"),
                translate("StepBar", "Home"),
            ),
            Step.DEAL: (
                translate("StepBar", "Deal"),
                translate("StepBar", "Go back one deal"),
                translate("StepBar", "Page Up"),
            ),
            Step.TURN: (
                translate("StepBar", "Turn"),
                translate("StepBar", "Go back one turn"),
                translate("StepBar", "Ctrl+Left"),
            ),
            Step.MOVE: (
                translate("StepBar", "Move"),
                translate("StepBar", "Go back one move"),
                translate("StepBar", "Left"),
            ),
        }[step]
    return {
        None: (
            translate("StepBar", "End"),
            translate("StepBar", "Go to the end of the game"),
            translate("StepBar", "End"),
        ),
        Step.DEAL: (
            translate("StepBar", "Deal"),
            translate("StepBar", "Go on one deal"),
            translate("StepBar", "Page Down"),
        ),
        Step.TURN: (
            translate("StepBar", "Turn"),
            translate("StepBar", "Go on one turn"),
            translate("StepBar", "Ctrl+Right"),
        ),
        Step.MOVE: (
            translate("StepBar", "Move"),
            translate("StepBar", "Go on one move"),
            translate("StepBar", "Right"),
        ),
    }[step]
