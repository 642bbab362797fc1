"""Fields to choose in: a list, a row of values, a switch, a rule set of several."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING, Final, cast

from PySide6.QtCore import (
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QAccessible,
    QAccessibleInterface,
    QColor,
    QFontMetrics,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QAccessibleWidget,
    QApplication,
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QLineEdit,
    QRadioButton,
    QSizePolicy,
    QStyledItemDelegate,
    QToolButton,
    QWidget,
)

from handfoot_gui.ui.widgets.controls import RING, KeyFocus, typed
from handfoot_gui.ui.widgets.icons import Icon, paint_sign
from handfoot_gui.ui.widgets.labels import EXPLAINED, paint_round, tell_whole, write
from handfoot_gui.ui.widgets.speaker import say
from handfoot_gui.ui.widgets.theme import Style, TextStyle
from handfoot_gui.ui.widgets.vocabulary import WORDS, aloud

if TYPE_CHECKING:
    from PySide6.QtWidgets import QStyleOptionViewItem

_WIDEST = 300
"""Units of the longest text that a choice makes room for."""
_LEAST_TARGET: Final = 24
"""Pixels that whatever is hit has each way (WCAG 2.2, 2.5.8)."""
_MOST_LINES = 4
"""Of a name in a row to choose."""
_LEAST_LINE = 280
"""Units of the first line of a longer sentence beside a tick."""


_ABOUT: Final = Qt.ItemDataRole.AccessibleDescriptionRole
"""Of an item in a choice: a sentence about it."""


class _Rows(QStyledItemDelegate):
    """The rows of a choice's list: a text, and a sentence about it below where there is one.

    A menu's rows, which a style may show instead, do not keep to the height asked for.
    """

    def __init__(self, style: Style, parent: QObject) -> None:
        super().__init__(parent)
        self._style = style
        self._about_font = style.font(TextStyle.LABEL)

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        usual, about, px = super().sizeHint(option, index), index.data(_ABOUT), self._style.px
        if not about:
            return usual
        wide = QFontMetrics(self._about_font).horizontalAdvance(about) + px(2 * 14)
        return QSize(max(usual.width(), wide), px(54))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        about = index.data(_ABOUT)
        if about is None:
            super().paint(painter, option, index)
            return
        from PySide6.QtWidgets import QStyle

        theme, px = self._style.theme, self._style.px
        is_chosen = option.state & QStyle.StateFlag.State_Selected
        fill, ink = (theme.link, theme.chrome) if is_chosen else (theme.chrome, theme.text)
        painter.fillRect(option.rect, QColor(fill))
        words = QRectF(option.rect).adjusted(px(14), px(7), -px(14), -px(7))
        font = self._style.font(TextStyle.BUTTON)
        where = Qt.AlignmentFlag.AlignTop if about else Qt.AlignmentFlag.AlignVCenter
        write(painter, words, str(index.data()), font, ink, where)
        quiet = ink if is_chosen else theme.text2
        write(painter, words, about, self._about_font, quiet, Qt.AlignmentFlag.AlignBottom)


class ChoiceField(QComboBox):
    """A field to choose one of a few values; the value is the item's own, not its text.

    It leaves the wheel to the page it stands on: scrolling changes nothing that lies below the
    pointer.
    """

    def __init__(self, style: Style, items: Iterable[tuple[str, str]], *, name: str) -> None:
        """*items* are pairs of a visible text and the value it stands for."""
        super().__init__()
        _meet_readers()
        self._style = style
        self._focus = KeyFocus(self, name, QSizePolicy.Policy.Minimum)
        self.setFont(style.font(TextStyle.BUTTON))
        self.setItemDelegate(_Rows(style, self))
        # Nor does the wheel take the keyboard away from where somebody types.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        for text, value in items:
            self.addItem(text, value)

    def describe(self, abouts: Mapping[str, str]) -> None:
        """Say a sentence about some of the values, by value, in the list and when F3 asks."""
        for row in range(self.count()):
            self.setItemData(row, abouts.get(self.itemData(row), ""), _ABOUT)
        self.currentIndexChanged.connect(self._tell_about)
        self._tell_about()
        self.view().setMinimumWidth(self.view().sizeHintForColumn(0))

    def _tell_about(self) -> None:
        self.setProperty(EXPLAINED, self.currentData(_ABOUT) or "")

    def value(self) -> str:
        """The chosen value."""
        return str(self.currentData())

    def set_value(self, value: str) -> None:
        """Choose *value*, which must be one of the items."""
        self.setCurrentIndex(self.findData(value))

    @property
    def shown_text(self) -> str:
        """What stands in the field."""
        return self.currentText()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        before = self.currentIndex()
        super().keyPressEvent(event)
        # Readers on Linux pass over what a closed list changes to.
        if sys.platform.startswith("linux") and self.hasFocus() and self.currentIndex() != before:
            say(self, self.shown_text)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def sizeHint(self) -> QSize:
        px = self._style.px
        metrics = QFontMetrics(self.font())
        widest = max(
            (metrics.horizontalAdvance(self.itemText(row)) for row in range(self.count())),
            default=0,
        )
        widest = min(widest, px(_WIDEST))
        return QSize(widest + px(14 + 12 + 18 + 12) + 2 * px(RING), px(40) + 2 * px(RING))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, px = self._style.theme, self._style.px
        painter, body = self._focus.begin(self._style)
        ink, text = theme.text, self.shown_text
        needed = QFontMetrics(self.font()).horizontalAdvance(text)
        pad = px(12 if needed + px(44) <= body.width() else 3)
        if not self.isEnabled() and self.currentIndex() < 0:
            # Nothing can be chosen here, and nothing is.
            ink = theme.text2
        else:
            fill = theme.chrome2 if self.underMouse() else theme.chrome
            paint_round(painter, body, px(8), fill, theme.field_line)
            size = px(18)
            place = QRectF(body.right() - pad - size, body.center().y() - size / 2, size, size)
            paint_sign(painter, Icon.CHEVRON_DOWN, place, theme.text)
        words = body.adjusted(pad, 0, -(pad + px(20)), 0)
        shown = write(painter, words, text, self.font(), ink, room=words.width())
        tell_whole(self, text, shown)


_WALKS: Final = (
    Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Home,
    Qt.Key.Key_End,
)  # fmt: skip


class GraveChoice(ChoiceField):
    """A choice after which nothing is as before: keys walk through its list, and only what is
    taken there is chosen."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        letter = typed(event)
        if event.key() not in _WALKS and not letter.isalnum():
            super().keyPressEvent(event)
            return
        self.showPopup()
        if letter:
            self.view().keyboardSearch(letter)


class ChoiceAccessible(QAccessibleWidget):
    """A choice for screen readers: what is chosen, and what of.

    On Linux Qt's own leaves out what the field is called, and tells the value in its place.
    """

    def __init__(self, choice: ChoiceField) -> None:
        super().__init__(choice, QAccessible.Role.ComboBox)

    @property
    def _choice(self) -> ChoiceField:
        # Not held: PySide never lets go of this object, and so would not of the choice.
        return cast(ChoiceField, self.object())

    def text(self, kind: QAccessible.Text) -> str:
        name, value = self._choice.accessibleName(), self._choice.shown_text
        if kind is QAccessible.Text.Value:
            return value
        if kind is QAccessible.Text.Name and sys.platform.startswith("linux"):
            # Nothing there reads the value of a field that is not a number.
            return WORDS.labelled(name, value) if name else value
        return super().text(kind)

    def state(self) -> QAccessible.State:
        state = super().state()
        state.hasPopup = state.expandable = True
        popup = QApplication.activePopupWidget()
        state.expanded = popup is not None and popup.parent() is self._choice
        state.collapsed = not state.expanded
        return state

    def actionNames(self) -> list[str]:
        return [self.showMenuAction(), *super().actionNames()]

    def doAction(self, name: str) -> None:
        if name in (self.showMenuAction(), self.pressAction()):
            self._choice.showPopup()
        else:
            super().doAction(name)


@cache
def make_clearable(field: QLineEdit) -> None:
    """Let a cross at the end of *field* empty it, large enough to be hit."""
    field.setClearButtonEnabled(True)
    for cross in field.findChildren(QToolButton):
        cross.setMinimumSize(_LEAST_TARGET, _LEAST_TARGET)


def _meet_readers() -> None:
    """Let screen readers meet every choice so from now on."""

    def made(_class: str, thing: QObject) -> QAccessibleInterface | None:
        return ChoiceAccessible(thing) if isinstance(thing, ChoiceField) else None

    QAccessible.installFactory(made)


class Tick(QCheckBox):
    """A switch with a sentence, which has more lines where there is no room for one."""

    def __init__(self, style: Style, text: str, *, name: str) -> None:
        super().__init__(text)
        self._style = style
        self._focus = KeyFocus(self, name)
        self.setFont(style.font(TextStyle.BODY))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def sizeHint(self) -> QSize:
        px = self._style.px
        words = QFontMetrics(self.font()).horizontalAdvance(self.text())
        return QSize(words + self._beside, px(40) + 2 * px(RING))

    def minimumSizeHint(self) -> QSize:
        whole = self.sizeHint()
        return QSize(min(whole.width(), self._style.px(_LEAST_LINE) + self._beside), whole.height())

    def heightForWidth(self, width: int) -> int:
        room = QRect(0, 0, width - self._beside, 0)
        words = QFontMetrics(self.font()).boundingRect(
            room, int(Qt.TextFlag.TextWordWrap), self.text()
        )
        return max(self.sizeHint().height(), words.height() + 2 * self._style.px(RING + 2))

    @property
    def _beside(self) -> int:
        """What is as wide as it is whatever the sentence: box, gaps and the room for a ring."""
        px = self._style.px
        return px(36 + 8) + 2 * px(RING)

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, px, size = self._style.theme, self._style.px, self._style.px(24)
        painter, body = self._focus.begin(self._style)
        box = QRectF(body.left(), body.center().y() - size / 2, size, size)
        if self.isChecked():
            paint_round(painter, box, px(6), theme.link, theme.link)
            paint_sign(painter, Icon.TICK, box.adjusted(3, 3, -3, -3), theme.chrome)
        else:
            paint_round(painter, box, px(6), theme.chrome, theme.field_line, width=2)
        painter.setPen(QColor(theme.text))
        words = body.adjusted(px(36), 0, 0, 0)
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(words, flags, self.text())


class Segment(QRadioButton):
    """One of the values of `Segments`."""

    def __init__(self, style: Style, text: str, *, name: str) -> None:
        super().__init__(text)
        self._style = style
        self._focus = KeyFocus(self, name, QSizePolicy.Policy.Expanding)
        self.setFont(style.font(TextStyle.BUTTON))

    def sizeHint(self) -> QSize:
        px = self._style.px
        words = QFontMetrics(self.font()).horizontalAdvance(self.text())
        return QSize(words + 2 * px(14 + RING), px(40) + 2 * px(RING))

    def minimumSizeHint(self) -> QSize:
        # Where room is short, the words come closer to the line around them.
        return self.sizeHint() - QSize(2 * self._style.px(14 - 6), 0)

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, px = self._style.theme, self._style.px
        painter, body = self._focus.begin(self._style)
        if not self.isEnabled():
            line = theme.text2 if self.isChecked() else theme.line
            paint_round(painter, body, px(8), theme.chrome2, line, is_dashed=not self.isChecked())
        elif self.isChecked():
            paint_round(painter, body, px(8), theme.link, None)
        else:
            fill = theme.line if self.underMouse() and theme.zone_line is None else theme.chrome2
            paint_round(painter, body, px(8), fill, theme.field_line)
        ink = theme.chrome if self.isChecked() else theme.text
        painter.setPen(QColor(ink if self.isEnabled() else theme.text2))
        painter.drawText(body, Qt.AlignmentFlag.AlignCenter, self.text())


def _shares(line: Sequence[Segment], room: int) -> list[int]:
    """*room* pixels shared out evenly, though nobody gets less than the words need."""
    shares = [segment.sizeHint().width() for segment in line]
    if sum(shares) > room:
        # All words come closer to their line by the same.
        taken = _even(sum(shares) - room, len(line))
        return [share - less for share, less in zip(shares, taken, strict=True)]
    places = list(range(len(line)))
    while True:
        even = dict(zip(places, _even(room, len(places)), strict=True))
        short = [place for place in places if even[place] < shares[place]]
        if not short:
            return [even.get(place, share) for place, share in enumerate(shares)]
        room -= sum(shares[place] for place in short)
        places = [place for place in places if place not in short]


def _even(pixels: int, count: int) -> list[int]:
    """*pixels* in *count* parts that differ by one at most."""
    ends = [(2 * pixels * number + count) // (2 * count) for number in range(count + 1)]
    return [end - start for start, end in pairwise(ends)]


class Segments(QWidget):
    """A row of values of which one is chosen, in more lines where it has no room; arrow keys go
    along it.

    Signals: ``chosen(str)`` with the value, when a person chose it.
    """

    chosen = Signal(str)

    def __init__(self, style: Style, items: Iterable[tuple[str, str]], *, name: str) -> None:
        """*items* are pairs of a visible text and the value it stands for."""
        super().__init__()
        self.setObjectName(name)
        self._group = QButtonGroup(self)
        self._values: list[str] = []
        self._segments: list[Segment] = []
        for text, value in items:
            segment = Segment(style, text, name=f"{name}-{value}")
            segment.setParent(self)
            self._group.addButton(segment, len(self._values))
            self._values.append(value)
            self._segments.append(segment)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._group.idToggled.connect(self._on_toggled)

    def sizeHint(self) -> QSize:
        hints = [segment.sizeHint() for segment in self._segments]
        return QSize(sum(hint.width() for hint in hints), max(hint.height() for hint in hints))

    def minimumSizeHint(self) -> QSize:
        least = max(segment.minimumSizeHint().width() for segment in self._segments)
        return QSize(least, self.sizeHint().height())

    def _lines(self, width: int) -> list[list[Segment]]:
        """As few lines as have room, as even as can be."""
        count = len(self._segments)
        for number in range(1, count):
            each = -(-count // number)
            lines = [self._segments[place : place + each] for place in range(0, count, each)]
            if all(
                sum(segment.minimumSizeHint().width() for segment in line) <= width
                for line in lines
            ):
                return lines
        return [[segment] for segment in self._segments]

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        high, lines = self.sizeHint().height(), self._lines(self.width())
        self.setFixedHeight(len(lines) * high)
        for number, line in enumerate(lines):
            x = 0
            for segment, wide in zip(line, _shares(line, self.width()), strict=True):
                segment.setGeometry(x, number * high, wide, high)
                x += wide

    def value(self) -> str:
        """The chosen value."""
        return self._values[self._group.checkedId()]

    def set_value(self, value: str) -> None:
        """Choose *value* without telling."""
        self._group.blockSignals(True)
        self._group.button(self._values.index(value)).setChecked(True)
        self._group.blockSignals(False)
        self._lead_tab()

    def _lead_tab(self) -> None:
        """Let the Tab key come to the chosen value alone, as Qt does once one was reached."""
        tab, click = Qt.FocusPolicy.StrongFocus, Qt.FocusPolicy.ClickFocus
        for segment in self._segments:
            segment.setFocusPolicy(tab if segment.isChecked() else click)

    @property
    def controls(self) -> Sequence[QWidget]:
        """A control for every value."""
        return self._segments

    @property
    def chosen_control(self) -> QWidget:
        """That of the chosen value, which has the keyboard."""
        return self._group.checkedButton() or self._segments[0]

    def set_accessible_names(self, question: str) -> None:
        """Let every value be read out with the question it answers."""
        for segment in self._group.buttons():
            segment.setAccessibleName(WORDS.labelled(question, segment.text()))

    def _on_toggled(self, place: int, is_on: bool) -> None:
        if not is_on:
            return
        chosen = self._group.button(place)
        if any(segment.hasFocus() for segment in self._group.buttons() if segment is not chosen):
            # An arrow key chose it; whoever rebuilds the page now must find the focus there.
            chosen.setFocus(Qt.FocusReason.TabFocusReason)
        self._lead_tab()
        self.chosen.emit(self._values[place])


class RuleRow(QRadioButton):
    """A round mark, a name and a line about it, each in more lines where one has no room.

    Signals: ``chosen_twice()`` when it was double-clicked; the page goes on then, as on Enter.
    """

    chosen_twice = Signal()

    def __init__(self, style: Style, text: str, about: str, *, name: str, side: str = "") -> None:
        """*side* is a quiet word at the right end."""
        super().__init__(text)
        self._style = style
        self._about = about
        self._side = side
        self._focus = KeyFocus(self, name, QSizePolicy.Policy.Expanding)
        self.setAccessibleDescription(aloud(about))
        self.toggled.connect(self._lead_tab)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._lead_tab(self.isChecked())

    def _lead_tab(self, is_chosen: bool) -> None:
        """Let the Tab key come to the chosen row alone, as Qt does once one was reached."""
        around = self.parentWidget()
        if not is_chosen or around is None:
            return
        tab, click = Qt.FocusPolicy.StrongFocus, Qt.FocusPolicy.ClickFocus
        for row in around.findChildren(RuleRow):
            row.setFocusPolicy(tab if row is self else click)

    @property
    def about(self) -> str:
        """What is said below the name."""
        return self._about

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        super().mouseDoubleClickEvent(event)
        self.chosen_twice.emit()

    def sizeHint(self) -> QSize:
        px = self._style.px
        return QSize(px(320), px(60 if self._about else 44) + 2 * px(RING))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        px, small = self._style.px, QFontMetrics(self._style.font(TextStyle.LABEL))
        room = self.width() - px(52) - px(14) - 2 * px(RING)
        more = (len(_lines(small, self._about, room)) - 1) * small.lineSpacing()
        if not self._side:
            name = QFontMetrics(self._style.font(TextStyle.NAME))
            more += (len(_lines(name, self.text(), room, _MOST_LINES)) - 1) * name.lineSpacing()
        self.setFixedHeight(self.sizeHint().height() + more)

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, px = self._style.theme, self._style.px
        painter, body = self._focus.begin(self._style, 13)
        if self.isChecked():
            paint_round(painter, body, px(10), theme.chrome2, theme.link, width=px(2))
        else:
            paint_round(painter, body, px(10), None, theme.line)
        size = px(20)
        circle = QRectF(body.left() + px(16), body.center().y() - size / 2, size, size)
        mark = theme.link if self.isChecked() else theme.field_line
        paint_round(painter, circle, size / 2, None, mark, width=px(2))
        if self.isChecked():
            inset = px(5)
            dot = circle.adjusted(inset, inset, -inset, -inset)
            paint_round(painter, dot, dot.width() / 2, theme.link, None)
        words = body.adjusted(px(52), px(9), -px(14), -px(9))
        small, ink, top = self._style.font(TextStyle.LABEL), theme.text2, Qt.AlignmentFlag.AlignTop
        bottom, room = Qt.AlignmentFlag.AlignBottom, words.width()
        lines = _lines(QFontMetrics(small), self._about, room)
        shown: list[str] = []
        for up, line in enumerate(reversed(lines)):
            place = words.adjusted(0, 0, 0, -up * QFontMetrics(small).lineSpacing())
            shown.insert(0, write(painter, place, line, small, ink, bottom, room=room))
        tell_whole(self, self._about, " ".join(shown))
        if self._side:
            write(painter, words, self._side, small, ink, top | Qt.AlignmentFlag.AlignRight)
            room = int(room) - QFontMetrics(small).horizontalAdvance(self._side) - px(12)
        where = top if self._about else Qt.AlignmentFlag.AlignVCenter
        name = self._style.font(TextStyle.NAME)
        broken = _lines(QFontMetrics(name), self.text(), room, _MOST_LINES)
        for down, line in enumerate((self.text(),) if self._side else broken):
            place = words.adjusted(0, down * QFontMetrics(name).lineSpacing(), 0, 0)
            write(painter, place, line, name, theme.text, where, room=room)


def _lines(metrics: QFontMetrics, text: str, room: float, most: int = 2) -> tuple[str, ...]:
    """*text* in one line, or in *most* at most, each but the last as long as its words have
    *room*."""
    if most < 2 or metrics.horizontalAdvance(text) <= room:
        return (text,)
    ends = (place for place, sign in enumerate(text) if sign == " ")
    fitting = [end for end in ends if metrics.horizontalAdvance(text[:end]) <= room]
    if not fitting:
        return (text,)
    return (text[: fitting[-1]], *_lines(metrics, text[fitting[-1] + 1 :], room, most - 1))
