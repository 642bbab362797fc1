"""The last moves in words, newest first, with the marker of the side that moved."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QTextCharFormat,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import (
    QFrame,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from handfoot_gui.core.text.words import around
from handfoot_gui.ui.widgets.figures import translate
from handfoot_gui.ui.widgets.icons import paint_shape
from handfoot_gui.ui.widgets.theme import LINE_HEIGHT, Style, TextStyle
from handfoot_gui.ui.widgets.vocabulary import aloud

INDENT: Final = 20
"""Units from the marker of a side to the words."""
_GAP: Final = 7
LEAST_ROW: Final = 40
"""Units of height of a line at least: it is hit by mouse and finger."""

Index = QModelIndex | QPersistentModelIndex


class MoveLine(Struct, frozen=True):
    """One act in words."""

    side: int | None
    """Whose act, for the marker; None for the table's."""
    name: str
    """The name *text* begins with, written bold; may be empty."""
    text: str
    """The whole sentence."""


def part_of(before: str, part: str, ink: str | None = None) -> QTextLayout.FormatRange:
    """*part*, which stands after *before*, in bold and, where it has one, in an *ink*."""
    bold = QTextCharFormat()
    bold.setFontWeight(QFont.Weight.DemiBold)
    if ink is not None:
        bold.setForeground(QColor(ink))
    made = QTextLayout.FormatRange()
    # Qt counts a sign beyond the first 65,536 as two.
    made.start, made.length = (len(text.encode("utf-16-le")) // 2 for text in (before, part))
    made.format = bold
    return made


class MoveModel(QAbstractListModel):
    """The lines, newest first.

    Signals: ``more_wanted()`` when somebody comes to the last line and there are older ones.
    """

    more_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines: tuple[MoveLine, ...] = ()
        self._has_more = False

    def set_lines(self, lines: tuple[MoveLine, ...], *, has_more: bool = False) -> None:
        """Show *lines*, newest first; old ones may be left out at the end.

        What was added or taken back at the front only moves the rest, and so does what *has_more*
        promised for the end.
        """
        self._has_more = has_more
        old, count = self._lines, len(lines)
        if lines == old:
            return
        if count and count == len(old) and lines[1:] == old[1:]:
            self._lines = lines
            self.dataChanged.emit(self.index(0), self.index(0))
            return
        never = max(count, len(old))
        added = next((n for n in range(1, count) if lines[n:] == old[: count - n]), never)
        taken = next((n for n in range(len(old) or 1) if old[n:] == lines[: len(old) - n]), never)
        if taken < added:
            self._remove(0, taken)
            self._insert(len(old) - taken, lines[len(old) - taken :])
        elif added < never:
            self._insert(0, lines[:added])
            self._remove(count, len(self._lines) - count)
        else:
            self.beginResetModel()
            self._lines = lines
            self.endResetModel()

    def _insert(self, place: int, lines: tuple[MoveLine, ...]) -> None:
        if lines:
            self.beginInsertRows(QModelIndex(), place, place + len(lines) - 1)
            self._lines = self._lines[:place] + lines + self._lines[place:]
            self.endInsertRows()

    def _remove(self, place: int, count: int) -> None:
        if count > 0:
            self.beginRemoveRows(QModelIndex(), place, place + count - 1)
            self._lines = self._lines[:place] + self._lines[place + count :]
            self.endRemoveRows()

    def canFetchMore(self, parent: Index) -> bool:
        return self._has_more and not parent.isValid()

    def fetchMore(self, _parent: Index) -> None:
        self.more_wanted.emit()

    def line(self, row: int) -> MoveLine:
        """The line in *row*."""
        return self._lines[row]

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> str | None:
        if not index.isValid() or index.row() >= len(self._lines):
            return None
        text = self._lines[index.row()].text
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return aloud(text)
        return text if role == Qt.ItemDataRole.DisplayRole else None


class MoveDelegate(QStyledItemDelegate):
    """Paints a line of the log: marker, bold name, as many lines as the words need."""

    most_kept = 400
    """Lines whose height is remembered."""

    def __init__(self, style: Style, parent: QListView) -> None:
        super().__init__(parent)
        self._style = style
        self._view = parent
        self._heights: dict[tuple[MoveLine, float], int] = {}

    def _written(self, line: MoveLine, width: float) -> tuple[str, list[QTextLayout.FormatRange]]:
        """The text of *line* for so much *width*, and what of it is written otherwise."""
        del width
        start, name, _ = around(line.text, [line.name])
        return line.text, [part_of(start, name)] if name else []

    def _layout(self, line: MoveLine, width: float) -> tuple[QTextLayout, float]:
        style = self._style
        text, formats = self._written(line, width)
        layout = QTextLayout(text, style.font(TextStyle.LABEL))
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        # A name may be written the other way; the sentence is not.
        option.setTextDirection(self._view.layoutDirection())
        layout.setTextOption(option)
        layout.setFormats(formats)
        height = 0.0
        layout.beginLayout()
        while (row := layout.createLine()).isValid():
            row.setLineWidth(max(width, 1.0))
            row.setPosition(QPointF(0, height))
            height += row.height() * LINE_HEIGHT / 1.2
        layout.endLayout()
        return layout, height

    def _around(self) -> int:
        """Pixels above and below a line."""
        return self._style.px(_GAP)

    def _below(self) -> int:
        """Pixels below the words of a line that stay free in the place where it is painted."""
        return self._around()

    def _width(self) -> float:
        return self._view.viewport().width() - self._style.px(INDENT)

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        model = index.model()
        assert isinstance(model, MoveModel)
        line, width = model.line(index.row()), self._width()
        high = self._heights.get((line, width))
        if high is None:
            if len(self._heights) >= self.most_kept:
                self._heights.clear()
            high = round(self._layout(line, width)[1]) + self._around()
            high = max(self._style.px(LEAST_ROW), high)
            self._heights[line, width] = high
        return QSize(self._view.viewport().width(), high)

    def is_now(self, row: int) -> bool:
        """Whether the line in *row* tells of the present and is written darkest."""
        return row == 0

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        model = index.model()
        assert isinstance(model, MoveModel)
        style, px, line = self._style, self._style.px, model.line(index.row())
        layout, high = self._layout(line, self._width())
        rect = QRectF(option.rect)
        # A line that is higher than its words has them in the middle.
        rect.setTop(rect.top() + max(0.0, (rect.height() - high - self._below()) / 2))
        first = layout.lineAt(0).height() if layout.lineCount() else 0.0
        if line.side is not None:
            mark, size = style.theme.sides[line.side], px(10)
            place = QRectF(rect.left() + px(1), rect.top() + (first - size) / 2, size, size)
            paint_shape(painter, mark.shape, place, mark.chrome)
        painter.setPen(QColor(style.theme.text if self.is_now(index.row()) else style.theme.text2))
        corner, room = rect.topLeft() + QPointF(px(INDENT), 0), self._view.viewport().height()
        for row in map(layout.lineAt, range(layout.lineCount())):
            if corner.y() + row.y() + row.height() <= room:
                row.draw(painter, corner)


class MoveList(QListView):
    """The log; it scrolls and can be read row by row. Only whole lines are shown of it, and of all
    but the first one that is seen only whole sentences.

    Signals: ``line_chosen(row)`` for Enter on a line, or a double click.
    """

    line_chosen = Signal(int)

    def __init__(self, style: Style, model: MoveModel) -> None:
        super().__init__()
        # One that Qt makes costs the start: PySide looks through all widget classes for its kind.
        self.setViewport(QWidget())
        self.setModel(model)
        self.setObjectName("moves")
        self.setAccessibleName(translate("Common", "Last moves"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QListView.SelectionMode.NoSelection)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self._style = style
        self.set_style(style)

    def set_style(self, style: Style) -> None:
        """Show the log in another theme or size."""
        self._style = style
        self.setItemDelegate(MoveDelegate(style, self))
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, QColor(style.theme.chrome))
        self.setPalette(palette)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self.line_chosen.emit(self.currentIndex().row())
        else:
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        if index.isValid():
            self.line_chosen.emit(index.row())

    def paintEvent(self, event: QPaintEvent) -> None:
        shown = event.region()
        last = self.indexAt(QPoint(0, self.viewport().height() - 1))
        rect = self.visualRect(last)
        if last.isValid() and rect.top() > 0 and rect.bottom() >= self.viewport().height():
            shown = shown.intersected(QRect(0, 0, self.viewport().width(), rect.top()))
        if not shown.isEmpty():
            super().paintEvent(QPaintEvent(shown))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()
