"""Texts, marks and flat surfaces of the pages.

Texts are shown as they are written: what people or files call something is never read as markup.
Qt guesses whether the text of a tool tip is a piece of HTML. A name in a file that somebody sent
may look like one, and then Qt opens the pictures it asks for. So every tool tip is set here, plain
labels are made by `label`, and a text with a part in bold is put together piece by piece.
"""

from __future__ import annotations

import re
from functools import cache
from textwrap import fill
from typing import Final, cast

from PySide6.QtCore import QObject, QPoint, QRectF, QSize, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleInterface,
    QAction,
    QColor,
    QFont,
    QFontMetrics,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
)
from PySide6.QtWidgets import (
    QAccessibleWidget,
    QFrame,
    QLabel,
    QSizePolicy,
    QToolTip,
    QWidget,
)

from handfoot_gui.core.text.heard import has_signs
from handfoot_gui.ui.widgets.icons import Icon, paint_shape, paint_sign
from handfoot_gui.ui.widgets.theme import SideMark, Style, TextStyle
from handfoot_gui.ui.widgets.vocabulary import aloud

_WIDEST: Final = 80
"""Letters in a line of a tool tip; Qt breaks only markup into lines."""
TOLD: Final = "told"
"""The property of a label that is heard as soon as it is there: what it tells, so that the same is
not told again when its page is made anew."""
EXPLAINED: Final = "explained"
"""The property of a control that F3 explains: how, in a sentence or more."""
_JOINT: Final = "\u2060"
"""The word joiner: invisible, no space and no letter, so that no tag goes on after it."""


def as_written(text: str) -> str:
    """*text* for whatever guesses at markup: it looks the same and is none, whatever is in it."""
    return text.replace("<", f"<{_JOINT}").replace("&", f"&{_JOINT}")


def tip_of(text: str) -> str:
    """The tool tip that says *text*, in lines of a readable length."""
    lines = (fill(line, _WIDEST) if len(line) > _WIDEST else line for line in text.splitlines())
    return as_written("\n".join(lines))


def set_tip(told: QWidget | QAction, text: str) -> None:
    """Let the tool tip of *told* say *text*."""
    told.setToolTip(tip_of(text))


def show_tip(at: QPoint, text: str, widget: QWidget) -> None:
    """Show a tool tip that says *text* at the place *at* of the screen; none where it is empty."""
    QToolTip.showText(at, tip_of(text), widget)


def set_title(window: QWidget, text: str) -> None:
    """Call *window* by *text*; Qt would take ``[*]`` for the mark of a changed document."""
    window.setWindowTitle(text.replace("[*]", "[*][*]"))


_HEADINGS: Final = (TextStyle.PAGE_TITLE, TextStyle.SECTION_TITLE)


class Heading(QLabel):
    """A text that is a heading for screen readers, too."""

    def __init__(self, role: TextStyle) -> None:
        super().__init__()
        self.is_title = role is TextStyle.PAGE_TITLE
        """It says what the whole page is."""


class _TextAccessible(QAccessibleWidget):
    """A heading, or a text with signs, which are heard in words."""

    def __init__(self, text: QLabel) -> None:
        is_heading = isinstance(text, Heading)
        role = QAccessible.Role.Heading if is_heading else QAccessible.Role.StaticText
        super().__init__(text, role)

    def text(self, kind: QAccessible.Text) -> str:
        # Not held: PySide never lets go of this object, and so would not of the label.
        label = cast(QLabel, self.object())
        if kind is QAccessible.Text.Name:
            return aloud(label.accessibleName() or label.text())
        if kind is QAccessible.Text.Description:
            # Qt would tell its tip, which says the text once more where it is shortened.
            return aloud(label.accessibleDescription())
        return super().text(kind)


@cache
def _meet_readers() -> None:
    """Let screen readers meet every text so from now on."""

    def made(_class: str, thing: QObject) -> QAccessibleInterface | None:
        if not isinstance(thing, QLabel):
            return None
        is_ours = isinstance(thing, Heading | Elided) or has_signs(thing.text())
        return _TextAccessible(thing) if is_ours else None

    QAccessible.installFactory(made)


def label(
    style: Style, text: str, role: TextStyle, *, ink: str | None = None, wraps: bool = False
) -> QLabel:
    """A plain text (never markup: names are typed by people) in *role* and colour *ink*."""
    _meet_readers()
    result = Heading(role) if role in _HEADINGS else QLabel()
    result.setTextFormat(Qt.TextFormat.PlainText)
    result.setText(text)
    result.setFont(style.font(role))
    result.setWordWrap(wraps)
    set_ink(result, ink or style.theme.text)
    return result


def breakable(text: str) -> str:
    """*text* with invisible places to break words that are longer than any line should be."""
    return re.sub(r"(\S{16})(?=\S)", "\\1\u200b", text)


def set_ink(widget: QWidget, ink: str) -> None:
    """Write the text of *widget* in *ink*."""
    palette = widget.palette()
    palette.setColor(QPalette.ColorRole.WindowText, QColor(ink))
    widget.setPalette(palette)


class PlainText(QLabel):
    """A text of any length that is never markup, for a control that does more with it."""

    def __init__(self, style: Style, role: TextStyle, *, ink: str) -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setFont(style.font(role))
        self.setWordWrap(True)
        set_ink(self, ink)


class Explained(QLabel):
    """A word with what it means, which a click shows below it, and the next one hides."""

    def __init__(self, style: Style, word: str, meaning: str, *, ink: str) -> None:
        super().__init__(word)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setFont(style.font(TextStyle.LABEL))
        self.setWordWrap(True)
        self.setCursor(Qt.CursorShape.WhatsThisCursor)
        self.setAccessibleDescription(meaning)
        set_ink(self, ink)
        self._texts = (word, f"{word}\n{meaning}")

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(
            event.position().toPoint()
        ):
            self.setText(self._texts[self.text() == self._texts[0]])


class Elided(QLabel):
    """One line that gives way: what does not fit ends in an ellipsis and a tool tip."""

    def __init__(
        self, style: Style, text: str, role: TextStyle, *, ink: str | None = None, brief: str = ""
    ) -> None:
        """*brief* says the same where *text* has no room."""
        super().__init__()
        _meet_readers()
        self._briefs: tuple[str, ...] = (brief,) if brief else ()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)
        self.setFont(style.font(role))
        set_ink(self, ink or style.theme.text)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_texts(self, text: str, *briefs: str) -> None:
        """Show *text*, or the first of *briefs* that has room where it has none."""
        self._briefs = briefs
        self.setText(text)

    @property
    def shown(self) -> str:
        """The text as it is painted."""
        metrics, room = QFontMetrics(self.font()), self.contentsRect().width()
        said = (self.text(), *self._briefs)
        text = next((one for one in said if metrics.horizontalAdvance(one) <= room), said[-1])
        return metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)

    def minimumSizeHint(self) -> QSize:
        metrics = QFontMetrics(self.font())
        return QSize(min(metrics.averageCharWidth() * 6, self.sizeHint().width()), metrics.height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        room, text = self.contentsRect(), self.shown
        set_tip(self, "" if text == self.text() else self.text())
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        painter.drawText(room, self.alignment(), text)


def tell_whole(widget: QWidget, whole: str, shown: str) -> None:
    """Say in the tool tip of *widget* what of its text has no room, if it says nothing else."""
    before = widget.property("whole") or ""
    told = "" if shown == whole else tip_of(whole)
    if widget.toolTip() == before != told:
        widget.setProperty("whole", told)
        set_tip(widget, "" if shown == whole else whole)


def write(
    painter: QPainter,
    rect: QRectF,
    text: str,
    font: QFont,
    ink: str,
    where: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignVCenter,
    *,
    room: float | None = None,
) -> str:
    """Write one line of *text* *where* in *rect*; what is longer than *room* ends in an ellipsis.

    Returns what is to be read then.
    """
    painter.setFont(font)
    painter.setPen(QColor(ink))
    if room is not None:
        text = QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, int(room))
    painter.drawText(rect, where, text)
    return text


class Marker(QWidget):
    """The small shape of a side, before its names."""

    def __init__(self, style: Style, side: SideMark, *, size: float = 14) -> None:
        super().__init__()
        self._side = side
        self.setFixedSize(style.px(size), style.px(size))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_shape(painter, self._side.shape, QRectF(self.rect()), self._side.chrome)


class SignLabel(QWidget):
    """A sign that stands before words."""

    def __init__(self, style: Style, sign: Icon, ink: str) -> None:
        super().__init__()
        self._sign = sign
        self._ink = ink
        self.setFixedSize(style.px(22), style.px(22))

    def paintEvent(self, _event: QPaintEvent) -> None:
        paint_sign(QPainter(self), self._sign, QRectF(self.rect()), self._ink)


class Surface(QFrame):
    """A flat surface with round corners that holds other things."""

    def __init__(
        self, style: Style, *, fill: str | None = None, line: str | None = None, radius: float = 14
    ) -> None:
        super().__init__()
        self._fill = fill
        self._line = line
        self._radius = style.px(radius)

    def set_colours(self, fill: str | None, line: str | None) -> None:
        """Paint the surface and its line in other colours."""
        self._fill, self._line = fill, line
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        paint_round(QPainter(self), QRectF(self.rect()), self._radius, self._fill, self._line)


def paint_round(
    painter: QPainter,
    rect: QRectF,
    radius: float,
    fill: str | None,
    line: str | None,
    *,
    width: float = 1,
    is_dashed: bool = False,
) -> None:
    """A round-cornered rectangle whose *line* lies wholly inside *rect*."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    style = Qt.PenStyle.DashLine if is_dashed else Qt.PenStyle.SolidLine
    painter.setPen(QPen(QColor(line), width, style) if line else Qt.PenStyle.NoPen)
    painter.setBrush(QColor(fill) if fill else Qt.BrushStyle.NoBrush)
    half = width / 2 if line else 0.0
    painter.drawRoundedRect(rect.adjusted(half, half, -half, -half), radius, radius)


def paint_flat(widget: QWidget, fill: str, line: str, edge: Qt.Edge) -> None:
    """All of *widget* in one colour, with a hairline along its *edge*."""
    painter, hairline = QPainter(widget), widget.rect()
    match edge:
        case Qt.Edge.LeftEdge:
            hairline.setWidth(1)
        case Qt.Edge.TopEdge:
            hairline.setHeight(1)
        case _:
            hairline.setTop(hairline.bottom())
    # To fill a rectangle otherwise, PySide makes the names of all of Qt's gradients.
    painter.setPen(Qt.PenStyle.NoPen)
    for rect, colour in ((widget.rect(), fill), (hairline, line)):
        painter.setBrush(QColor(colour))
        painter.drawRect(rect)


def separator(style: Style) -> QFrame:
    """A hairline across."""
    result = QFrame()
    result.setFixedHeight(max(1, round(style.scale)))
    palette = result.palette()
    palette.setColor(QPalette.ColorRole.Window, QColor(style.theme.line))
    result.setPalette(palette)
    result.setAutoFillBackground(True)
    return result
