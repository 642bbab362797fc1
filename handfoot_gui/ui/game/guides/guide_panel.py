"""What a guide says above the table: words, notes, and buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QRect, Qt, QTimer
from PySide6.QtGui import QFont, QFontMetrics, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QWidget

from handfoot_gui.ui.widgets.controls import Button, ButtonKind
from handfoot_gui.ui.widgets.icons import Icon
from handfoot_gui.ui.widgets.labels import SignLabel, label, paint_flat
from handfoot_gui.ui.widgets.layouts import empty, horizontal, put, vertical
from handfoot_gui.ui.widgets.page import Middle
from handfoot_gui.ui.widgets.theme import Style, TextStyle

GUIDE: Final = "guide"
"""The place of what is heard of what is said above the table."""
_NARROW: Final = 900
"""Units of width below which the buttons stand in one row below the words."""
_MOST_NOTED: Final = 0.25
"""So much of the window's height notes get; more of them is scrolled."""


class PanelButton(Struct, frozen=True):
    """A button of the panel, before it has a look."""

    name: str
    text: str
    act: Callable[[], object]
    kind: ButtonKind = ButtonKind.PLAIN
    sign: Icon | None = None
    key: str = ""


class Said(Struct, frozen=True):
    """What the panel says, and what can be done."""

    text: str
    acts: tuple[PanelButton, ...] = ()
    others: tuple[PanelButton, ...] = ()
    """Quieter ones."""
    note: str = ""
    progress: str = ""
    """Beside the title."""
    sign: Icon | None = None
    """Before the title."""


class GuidePanel(QWidget):
    """What is said above the table, under the title *name*."""

    def __init__(
        self,
        style: Style,
        name: str,
        texts: Sequence[str],
        badge: Callable[[Style], QWidget] | None = None,
    ) -> None:
        """*texts* are all that may be said while cards are played: the panel is as high as the
        longest needs it. A *badge* stands before the words."""
        super().__init__()
        self._name, self._texts, self._badge = name, texts, badge
        self._facts = Said("")
        self._is_narrow = False
        self._fitted: tuple[int, QFont] | None = None
        """The width and font for which there is room."""
        self._rows = vertical(style, self, margins=(0, 0, 0, 0), gap=0)
        self._style = style
        self._build()

    def set_style(self, style: Style) -> None:
        """Show it in another theme or size."""
        self._style = style
        self._build()

    def set_texts(self, texts: Sequence[str]) -> None:
        """Have room for these *texts* from the next time something is said."""
        self._texts, self._fitted = texts, None

    def show_said(self, said: Said) -> None:
        """Say something else."""
        self._facts = said
        self._fill()

    def take_focus(self) -> None:
        """Let Enter press the button that is meant first."""
        first = next((act for act in self._facts.acts if act.kind is ButtonKind.PRIMARY), None)
        self._focus(first.name if first is not None else "")

    def _focus(self, name: str) -> None:
        button = self.findChild(Button, name) if name else None
        if button is not None:
            # What is not yet seen gets no key.
            self._body.show()
            button.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def _focused(self) -> str:
        """The button that has the keyboard, also where another window is before this one."""
        focus: QWidget | None = self.window().focusWidget()
        return focus.objectName() if focus is not None and self.isAncestorOf(focus) else ""

    def _build(self) -> None:
        style, focused = self._style, self._focused
        self._is_narrow, self._fitted = self.width() < _NARROW * style.scale, None
        empty(self._rows)
        body = self._body = QWidget()
        self._rows.addWidget(body)
        self._said = label(style, "", TextStyle.PROMPT, wraps=True)
        self._said.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._said.setObjectName("guide-text")
        self._note = label(style, "", TextStyle.BODY, ink=style.theme.text2, wraps=True)
        self._note.setObjectName("guide-note")
        self._progress = label(style, "", TextStyle.LABEL, ink=style.theme.text2)
        self._progress.setObjectName("guide-progress")
        who, self._sign = horizontal(style, gap=10), horizontal(style)
        put(who, self._sign, label(style, self._name, TextStyle.PROMPT_NAME), self._progress, 1)
        words = vertical(style, gap=2)
        self._place = Middle(self._note)
        self._place.setAccessibleName(self._name)
        self._place.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        put(words, who, self._said, self._place, 1)
        top = horizontal(style, gap=12 if self._is_narrow else 14)
        if self._badge is not None:
            badge = self._badge(style)
            top.addWidget(badge)
            top.setAlignment(badge, Qt.AlignmentFlag.AlignTop)
        top.addLayout(words, 1)
        rows = vertical(style, body, margins=(14, 8, 8, 2 if self._is_narrow else 8), gap=0)
        rows.addLayout(top)
        place, other_place = QWidget(), QWidget()
        # The table stays where it is while nothing can be pressed.
        place.setMinimumHeight(Button(style, "", name="").sizeHint().height())
        self._acts = horizontal(style, place, margins=(0, 0, 0, 0), gap=0)
        self._others = horizontal(style, other_place, margins=(0, 0, 0, 0), gap=0)
        self._buttons = vertical(style, gap=0)
        if self._is_narrow:
            put(self._buttons, other_place, place)
            rows.addLayout(self._buttons)
        else:
            put(self._buttons, place, other_place, 1)
            top.addLayout(self._buttons)
        self._fill()
        self._focus(focused)

    def _fill(self) -> None:
        facts = self._facts
        self._said.setText(facts.text)
        self._note.setText(facts.note)
        self._place.setVisible(bool(facts.note))
        self._progress.setText(facts.progress)
        _clear(self._sign)
        if facts.sign is not None:
            self._sign.addWidget(SignLabel(self._style, facts.sign, self._style.theme.link))
        for row, buttons in ((self._acts, facts.acts), (self._others, facts.others)):
            _clear(row)
            row.addStretch(1)
            for button in map(self._button, buttons):
                row.addWidget(button)
                # Qt would show it a moment later, and the table below would move twice.
                button.show()
        self._place_buttons()
        self._fit()

    def _button(self, one: PanelButton) -> Button:
        def act() -> None:
            # The press of a screen reader takes a moment, in which the game may be left.
            if self.parent() is not None:
                one.act()

        return Button(
            self._style, one.text, one.kind, sign=one.sign, key=one.key, name=one.name, act=act
        )

    def _fit(self) -> None:
        """Room for the longest of all texts, so that the table below stays where it is."""
        wide, font = self._said.width(), self._said.font()
        if (wide, font) != self._fitted:
            self._fitted = wide, font
            high = max((_height(font, text, wide) for text in self._texts), default=0)
            self._said.setMinimumHeight(high)
        most = round(_MOST_NOTED * self.window().height())
        high = _height(self._note.font(), self._facts.note, wide)
        self._place.setFixedHeight(min(high, most))
        tab, none = Qt.FocusPolicy.TabFocus, Qt.FocusPolicy.NoFocus
        self._place.setFocusPolicy(tab if high > most else none)

    def _place_buttons(self) -> None:
        """Quiet and other buttons in one line below the words, where there is room for both."""
        if self._is_narrow:
            needed = self._acts.sizeHint().width() + self._others.sizeHint().width()
            has_room = needed <= self.width() - self._style.px(14 + 8)
            beside, below = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
            self._buttons.setDirection(beside if has_room else below)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._is_narrow != (self.width() < _NARROW * self._style.scale):
            self._build()
        self._place_buttons()
        QTimer.singleShot(0, self, self._fit)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._style.theme
        paint_flat(self, theme.chrome, theme.line, Qt.Edge.BottomEdge)


def _clear(row: QBoxLayout) -> None:
    """Take everything out of *row*, of which something may be pressed just now, or have the
    keyboard: it goes once that is over."""
    while (old := row.takeAt(0)) is not None:
        if (widget := old.widget()) is not None:
            widget.setObjectName("")
            widget.hide()
            widget.deleteLater()


def _height(font: QFont, text: str, wide: int) -> int:
    """Pixels that *text* needs in a label *wide* pixels wide."""
    room, flags = QRect(0, 0, wide, 10_000), Qt.TextFlag.TextWordWrap
    return QFontMetrics(font).boundingRect(room, flags, text).height()
