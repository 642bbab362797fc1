"""Tables of texts that are read row by row."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec import Struct
from PySide6.QtCore import (
    QAbstractTableModel,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QFontMetrics, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QSizePolicy, QTableView

from handfoot_gui.ui.widgets.labels import tip_of
from handfoot_gui.ui.widgets.theme import Style, TextStyle
from handfoot_gui.ui.widgets.vocabulary import WORDS, aloud

_ROW: Final = 42
_LEAST_WIDE: Final = 76
"""Units of a column that may shrink."""
_LONGEST: Final = 300
"""Characters of a cell."""
_ENDS: Final = (Qt.Key.Key_Home, Qt.Key.Key_End)
_TOLD: Final = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
)


class TextColumn(Struct, frozen=True):
    """One column: its title, and the text of a row in it."""

    title: str
    text: Callable[[Any], str]
    is_figure: bool = False
    is_wide: bool = False
    """Takes the room that is left."""
    may_shrink: bool = False
    """Is cut before the table scrolls sideways; what it says stands elsewhere, too."""
    may_elide: bool = False
    """Its title is cut before the table scrolls sideways, its figures never."""
    may_wrap: bool = False
    """Has several lines where the table is narrow."""
    lines: int = 2
    """So many at most."""
    is_act: bool = False
    """What stands there is done with its row when it is clicked."""
    sign: str = ""
    """What is seen in the place of the text, which is heard."""
    heard: Callable[[Any], str] | None = None
    """What is heard in the place of the text, such as all of the row where it begins."""


class TextTable(QAbstractTableModel):
    """*rows* as a table of texts."""

    def __init__(self, columns: Sequence[TextColumn], rows: Sequence[object]) -> None:
        super().__init__()
        self.columns, self.rows = columns, rows

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.columns)

    def data(
        self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if not index.isValid():
            return None
        column = self.columns[index.column()]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(is_figure=column.is_figure)
        if role not in _TOLD:
            # Asked for colours and fonts of every cell, which need not be put into words.
            return None
        text = column.text(self.rows[index.row()])[:_LONGEST]
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip_of(text)
        if role == Qt.ItemDataRole.DisplayRole and column.sign:
            return column.sign
        if role != Qt.ItemDataRole.AccessibleTextRole or not text:
            return text
        if column.heard is not None:
            return aloud(column.heard(self.rows[index.row()]))
        is_labelled = index.column() > 0 and not column.is_act
        return aloud(WORDS.labelled(column.title, text) if is_labelled else text)

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        if orientation is not Qt.Orientation.Horizontal or section >= len(self.columns):
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self.columns[section].title
            case Qt.ItemDataRole.ToolTipRole:
                return tip_of(self.columns[section].title)
            case Qt.ItemDataRole.TextAlignmentRole:
                return _alignment(is_figure=self.columns[section].is_figure)
            case _:
                return None


def _alignment(*, is_figure: bool) -> int:
    across = Qt.AlignmentFlag.AlignRight if is_figure else Qt.AlignmentFlag.AlignLeft
    return int(across | Qt.AlignmentFlag.AlignVCenter)


class TextTableView(QTableView):
    """A table to read row by row.

    Signals: ``row_changed(int)``, ``row_chosen(int)`` (Enter or a double click; where rows are
    opened by a click, that), ``row_removed(int)`` (Delete, or a click on what does that).
    """

    row_changed = Signal(int)
    row_chosen = Signal(int)
    row_removed = Signal(int)

    def __init__(
        self,
        style: Style,
        model: TextTable,
        *,
        name: str,
        title: str,
        is_narrow: bool = False,
        widest: float = 260,
        opens_by_click: bool = False,
        never_scrolls: bool = False,
    ) -> None:
        """Where it *is_narrow*, columns have the room they need, scrolling sideways; *widest* are
        the units of a column at most. One that *never_scrolls* is as wide as its columns, so that
        its page is laid out otherwise in less room."""
        super().__init__()
        self._style, self._columns = style, model.columns
        self._spare: tuple[int, int] | None = None
        """The column that takes the room that is left, and how wide it is at least."""
        self._elided: dict[int, tuple[int, int]] = {}
        """Columns whose titles may be cut: how wide they would be, and are at least."""
        self.setObjectName(name)
        self.setAccessibleName(title)
        model.setParent(self)
        self.setModel(model)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setCornerButtonEnabled(False)
        self.setTabKeyNavigation(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setFont(style.font(TextStyle.BODY))
        least = self._fit(style, model, style.px(widest), is_narrow=is_narrow)
        if never_scrolls or any(column.may_shrink for column in model.columns):
            # The others are as wide as they are: in less room the page is laid out otherwise.
            self.setMinimumWidth(least)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.setStyleSheet(_style(style, has_keys=False))
        self.selectionModel().currentRowChanged.connect(self._on_current)
        if opens_by_click:
            self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
            self.clicked.connect(self._on_clicked)
        else:
            self.doubleClicked.connect(lambda index: self.row_chosen.emit(index.row()))

    def _on_clicked(self, index: QModelIndex) -> None:
        is_removed = self._columns[index.column()].is_act
        (self.row_removed if is_removed else self.row_chosen).emit(index.row())

    def _style_headers(self, style: Style) -> None:
        px = style.px
        across, down = self.horizontalHeader(), self.verticalHeader()
        across.setFont(style.font(TextStyle.LABEL_STRONG))
        across.setHighlightSections(False)
        across.setTextElideMode(Qt.TextElideMode.ElideRight)
        across.setSectionsClickable(False)
        across.setFixedHeight(px(36))
        across.setMinimumSectionSize(px(60))
        down.hide()
        down.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        down.setDefaultSectionSize(px(_ROW))

    def _fit(self, style: Style, model: TextTable, widest: int, *, is_narrow: bool) -> int:
        """Give the columns their widths; those of all of them together."""
        px, across, down = style.px, self.horizontalHeader(), self.verticalHeader()
        self._style_headers(style)
        head, body = QFontMetrics(across.font()), QFontMetrics(self.font())
        least = self.verticalScrollBar().sizeHint().width() + 2 * px(3)
        for number, column in enumerate(model.columns):
            # The first rows tell how wide a column is; thousands would take too long to ask.
            texts = [column.sign or column.text(row) for row in model.rows[:200]]
            if is_narrow and column.may_wrap:
                # A space that joins is no place for another line.
                texts = " ".join(texts).split(" ")
                self.setWordWrap(True)
                high = px(_ROW) + (column.lines - 1) * body.lineSpacing()
                down.setDefaultSectionSize(max(down.defaultSectionSize(), high))
            longest = max(map(body.horizontalAdvance, texts), default=0)
            width = min(max(longest, head.horizontalAdvance(column.title)) + px(28), widest)
            width = max(width, across.minimumSectionSize())
            across.resizeSection(number, width)
            if column.may_elide and is_narrow:
                fits = longest + px(20) if column.is_figure else 0
                self._elided[number] = width, min(width, max(fits, across.minimumSectionSize()))
            least_here = min(width, px(_LEAST_WIDE)) if column.may_shrink else width
            least += least_here
            if column.is_wide and is_narrow:
                self._spare = number, least_here
            elif column.is_wide:
                across.setSectionResizeMode(number, QHeaderView.ResizeMode.Stretch)
        return least

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._cut_titles()
        if self._spare is not None:
            number, least = self._spare
            across = self.horizontalHeader()
            others = across.length() - across.sectionSize(number)
            across.resizeSection(number, max(least, self.viewport().width() - others))
        # A row that was gone to before the table had its size may be out of sight now.
        self.scrollTo(self.currentIndex())

    def _cut_titles(self) -> None:
        """Give the columns that may be cut what room there is, the widest ones less first."""
        if not self._elided:
            return
        across = self.horizontalHeader()
        others = sum(
            across.sectionSize(number)
            for number in range(across.count())
            if number not in self._elided
        )
        room = self.viewport().width() - others
        widths = {}
        for level in range(max(width for width, _ in self._elided.values()), 0, -1):
            widths = {
                number: max(least, min(width, level))
                for number, (width, least) in self._elided.items()
            }
            if sum(widths.values()) <= room:
                break
        for number, width in widths.items():
            across.resizeSection(number, width)
        if self._spare is not None and self._spare[0] in widths:
            self._spare = self._spare[0], widths[self._spare[0]]

    def show_row(self, row: int) -> None:
        """Go to *row* without telling."""
        index = self.model().index(row, 0)
        chosen = self.selectionModel()
        chosen.blockSignals(True)
        flag = QItemSelectionModel.SelectionFlag
        chosen.setCurrentIndex(index, flag.ClearAndSelect | flag.Rows)
        chosen.blockSignals(False)
        self.scrollTo(index)
        self.viewport().update()

    def _on_current(self, current: QModelIndex) -> None:
        if current.isValid():
            self.row_changed.emit(current.row())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        row = self.currentIndex().row()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and row >= 0:
            self.row_chosen.emit(row)
        elif event.key() == Qt.Key.Key_Delete and row >= 0:
            # A key that is held takes out one.
            if not event.isAutoRepeat():
                self.row_removed.emit(row)
        elif event.key() in _ENDS and row >= 0:
            # Of the rows, not of one of them.
            there = 0 if event.key() == Qt.Key.Key_Home else self.model().rowCount() - 1
            self.setCurrentIndex(self.model().index(there, self.currentIndex().column()))
        elif event.key() == Qt.Key.Key_Escape:
            # The page's own way back.
            event.ignore()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.setStyleSheet(_style(self._style, has_keys=False))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.setStyleSheet(_style(self._style, has_keys=True))
        if not self.currentIndex().isValid() and self.model().rowCount():
            self.show_row(0)


def _style(style: Style, *, has_keys: bool) -> str:
    """The row that is chosen is filled while the table *has* the keyboard, else only tinted, and in
    high contrast between lines of its own."""
    theme, px = style.theme, style.px
    chosen, ink = (theme.link, theme.chrome) if has_keys else (theme.chrome2, theme.text)
    line = theme.link if theme.is_flat else theme.line
    return f"""
QTableView {{ background: {theme.chrome}; color: {theme.text}; outline: 0;
  border: {px(3)}px solid {theme.chrome}; selection-background-color: {chosen};
  selection-color: {ink}; }}
QTableView::item {{ border-bottom: 1px solid {theme.line}; padding: 0 {px(8)}px; }}
QTableView::item:selected {{ background: {chosen}; color: {ink};
  border-top: 1px solid {line}; border-bottom: 1px solid {line}; }}
QAbstractScrollArea::corner {{ background: {theme.chrome}; border: 0; }}
QHeaderView, QHeaderView::section {{ background: {theme.chrome}; color: {theme.text2};
  border: 0; }}
QHeaderView::section {{ border-bottom: {max(1, px(2))}px solid {theme.text};
  padding: 0 {px(8)}px; }}
"""
