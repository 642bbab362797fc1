"""The tables of the family book: finished games, people, pairs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, Generic, TypeAlias, TypeVar

from msgspec import Struct
from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QItemSelectionModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QFocusEvent, QFontMetrics, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QSizePolicy, QTableView

from handfoot_gui.session.history.figures import PairFigures, PersonFigures, PointFigures
from handfoot_gui.session.history.finished import FinishedGame, Source
from handfoot_gui.ui.widgets.figures import decimal, figure, filled, joined, percent, short_date
from handfoot_gui.ui.widgets.labels import tip_of
from handfoot_gui.ui.widgets.theme import Style, TextStyle
from handfoot_gui.ui.widgets.titles import game_title, person_name

_Row = TypeVar("_Row")
_ROW: Final = 42
_LONGEST: Final = 300
"""Characters of a cell."""


class BookColumn(Struct, Generic[_Row], frozen=True):
    """One column: its title, and the text of a row in it."""

    title: str
    text: Callable[[_Row], str]
    is_figure: bool = False
    is_wide: bool = False
    """Takes the room that is left."""
    may_shrink: bool = False
    """Is cut before the table scrolls sideways; what it says stands elsewhere, too."""


class BookTable(QAbstractTableModel, Generic[_Row]):
    """Rows of figures as a table of texts."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._columns: Sequence[BookColumn[_Row]] = ()
        self._rows: Sequence[_Row] = ()

    @property
    def columns(self) -> Sequence[BookColumn[_Row]]:
        return self._columns

    @property
    def rows(self) -> Sequence[_Row]:
        return self._rows

    def show_rows(self, columns: Sequence[BookColumn[_Row]], rows: Sequence[_Row]) -> None:
        """Show *rows* in *columns* instead of what was shown."""
        self.beginResetModel()
        self._columns, self._rows = columns, rows
        self.endResetModel()

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._columns)

    def data(
        self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if not index.isValid():
            return None
        column = self._columns[index.column()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return column.text(self._rows[index.row()])[:_LONGEST]
            case Qt.ItemDataRole.ToolTipRole:
                return tip_of(column.text(self._rows[index.row()])[:_LONGEST])
            case Qt.ItemDataRole.AccessibleTextRole:
                text = column.text(self._rows[index.row()])[:_LONGEST]
                return f"{column.title}: {text}" if index.column() else text
            case Qt.ItemDataRole.TextAlignmentRole:
                return _alignment(is_figure=column.is_figure)
            case _:
                return None

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        if orientation is not Qt.Orientation.Horizontal or section >= len(self._columns):
            return None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._columns[section].title
            case Qt.ItemDataRole.TextAlignmentRole:
                return _alignment(is_figure=self._columns[section].is_figure)
            case _:
                return None


def _alignment(*, is_figure: bool) -> int:
    across = Qt.AlignmentFlag.AlignRight if is_figure else Qt.AlignmentFlag.AlignLeft
    return int(across | Qt.AlignmentFlag.AlignVCenter)


class BookTableView(QTableView):
    """A table to read row by row.

    Signals: ``row_changed(int)``, ``row_chosen(int)`` (Enter or a double click),
    ``row_removed(int)`` (Delete).
    """

    row_changed = Signal(int)
    row_chosen = Signal(int)
    row_removed = Signal(int)

    def __init__(
        self,
        style: Style,
        model: BookTable[_Row],
        *,
        name: str,
        title: str,
        is_narrow: bool = False,
    ) -> None:
        """Where it *is_narrow*, columns have the room they need, scrolling sideways."""
        super().__init__()
        self._spare: tuple[int, int] | None = None
        """The column that takes the room that is left, and how wide it is at least."""
        self.setObjectName(name)
        self.setAccessibleName(title)
        self.setModel(model)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setCornerButtonEnabled(False)
        self.setTabKeyNavigation(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setFont(style.font(TextStyle.BODY))
        self._fit(style, model, is_narrow=is_narrow)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.setStyleSheet(_style(style))
        self.selectionModel().currentRowChanged.connect(self._on_current)
        self.doubleClicked.connect(lambda index: self.row_chosen.emit(index.row()))

    def _fit(self, style: Style, model: BookTable[_Row], *, is_narrow: bool) -> None:
        across, down = self.horizontalHeader(), self.verticalHeader()
        across.setFont(style.font(TextStyle.LABEL_STRONG))
        across.setHighlightSections(False)
        across.setSectionsClickable(False)
        across.setFixedHeight(style.px(36))
        across.setMinimumSectionSize(style.px(60))
        down.hide()
        down.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        down.setDefaultSectionSize(style.px(_ROW))
        head, body = QFontMetrics(across.font()), QFontMetrics(self.font())
        for number, column in enumerate(model.columns):
            # The first rows tell how wide a column is; thousands would take too long to ask.
            texts = [column.text(row) for row in model.rows[:200]]
            width = max(map(body.horizontalAdvance, texts), default=0)
            width = max(width, head.horizontalAdvance(column.title)) + style.px(28)
            across.resizeSection(number, min(width, style.px(260)))
            if column.is_wide and is_narrow:
                least = across.sectionSize(number) // (2 if column.may_shrink else 1)
                self._spare = number, least
            elif column.is_wide:
                across.setSectionResizeMode(number, QHeaderView.ResizeMode.Stretch)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._spare is not None:
            number, least = self._spare
            across = self.horizontalHeader()
            others = across.length() - across.sectionSize(number)
            across.resizeSection(number, max(least, self.viewport().width() - others))
        # A row that was gone to before the table had its size may be out of sight now.
        self.scrollTo(self.currentIndex())

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
            self.row_removed.emit(row)
        elif event.key() == Qt.Key.Key_Escape:
            # The page's own way back.
            event.ignore()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if not self.currentIndex().isValid() and self.model().rowCount():
            self.show_row(0)


def _style(style: Style) -> str:
    theme, px = style.theme, style.px
    return f"""
QTableView {{ background: {theme.chrome}; color: {theme.text}; outline: 0;
  border: {px(3)}px solid {theme.chrome}; selection-background-color: {theme.link};
  selection-color: {theme.chrome}; }}
QTableView:focus {{ border-color: {theme.focus}; }}
QTableView::item {{ border-bottom: 1px solid {theme.line}; padding: 0 {px(8)}px; }}
QTableView::item:selected {{ background: {theme.link}; color: {theme.chrome}; }}
QHeaderView, QHeaderView::section {{ background: {theme.chrome}; color: {theme.text2};
  border: 0; }}
QHeaderView::section {{ border-bottom: {max(1, px(2))}px solid {theme.text};
  padding: 0 {px(8)}px; }}
"""


def won_by(game: FinishedGame) -> str:
    """ "Josip and Marta"; several sides are listed."""
    return ", ".join(joined(game.names[side]) for side in game.winners)


def points_line(game: FinishedGame) -> str:
    """ "6,705 to 3,600", those of the winners first; of more sides those of the winners only."""
    order = sorted(range(len(game.sides)), key=lambda side: not game.sides[side].has_won)
    totals = [figure(game.sides[side].total) for side in order]
    if len(totals) == 2:
        pattern = QCoreApplication.translate("FamilyBook", "{more} to {less}")
        return filled(pattern, more=totals[0], less=totals[1])
    return totals[0]


def game_line(game: FinishedGame) -> str:
    """The kind of game, and whether it was played with real cards."""
    if game.source is Source.KEPT:
        pattern = QCoreApplication.translate("FamilyBook", "{game}, real cards")
        return filled(pattern, game=game_title(game.game))
    return game_title(game.game)


def game_columns(*, has_points: bool) -> tuple[BookColumn[FinishedGame], ...]:
    """The columns of the finished games."""
    translate = QCoreApplication.translate
    columns: tuple[BookColumn[FinishedGame], ...] = (
        BookColumn(translate("FamilyBook", "Day"), lambda game: short_date(game.day)),
        BookColumn(translate("FamilyBook", "Game"), lambda game: game_title(game.game)),
        BookColumn(translate("FamilyBook", "Won by"), won_by, is_wide=True, may_shrink=True),
    )
    if not has_points:
        return columns
    return (
        *columns,
        BookColumn(translate("FamilyBook", "Points"), points_line, is_figure=True),
    )


def people_columns(*, has_points: bool, has_outs: bool) -> tuple[BookColumn[PersonFigures], ...]:
    """The columns of the people; points only where they may be compared."""
    translate = QCoreApplication.translate
    columns: list[BookColumn[PersonFigures]] = [
        BookColumn(translate("FamilyBook", "Name"), person_name, is_wide=True),
        BookColumn(translate("FamilyBook", "Games"), lambda row: figure(row.games), is_figure=True),
        BookColumn(translate("FamilyBook", "Won"), lambda row: figure(row.wins), is_figure=True),
        BookColumn(
            translate("FamilyBook", "Share"), lambda row: percent(row.share), is_figure=True
        ),
    ]
    if has_outs:
        columns.append(
            BookColumn(
                translate("FamilyBook", "Went out"), lambda row: figure(row.outs), is_figure=True
            )
        )
    if has_points:
        columns += [
            BookColumn(title, partial(_person_points, tell), is_figure=True)
            for title, tell in _point_columns()
        ]
    return tuple(columns)


def pair_columns(*, has_points: bool) -> tuple[BookColumn[PairFigures], ...]:
    """The columns of the pairs; points only where they may be compared."""
    translate = QCoreApplication.translate
    columns: list[BookColumn[PairFigures]] = [
        BookColumn(translate("FamilyBook", "Pair"), lambda row: joined(row.names), is_wide=True),
        BookColumn(translate("FamilyBook", "Games"), lambda row: figure(row.games), is_figure=True),
        BookColumn(translate("FamilyBook", "Won"), lambda row: figure(row.wins), is_figure=True),
        BookColumn(
            translate("FamilyBook", "Share"), lambda row: percent(row.share), is_figure=True
        ),
    ]
    if has_points:
        columns += [
            BookColumn(title, partial(_pair_points, tell), is_figure=True)
            for title, tell in _point_columns()
        ]
    return tuple(columns)


_Tell: TypeAlias = Callable[[PointFigures | None], str]


def _person_points(tell: _Tell, row: PersonFigures) -> str:
    return tell(row.points)


def _pair_points(tell: _Tell, row: PairFigures) -> str:
    return tell(row.points)


def _point_columns() -> tuple[tuple[str, _Tell], ...]:
    def game(points: PointFigures | None) -> str:
        return "" if points is None else decimal(points.game_average)

    def deal(points: PointFigures | None) -> str:
        return "" if points is None or points.deal_average is None else decimal(points.deal_average)

    def best(points: PointFigures | None) -> str:
        return "" if points is None or points.best is None else figure(points.best.points)

    translate = QCoreApplication.translate
    return (
        (translate("FamilyBook", "Per game"), game),
        (translate("FamilyBook", "Per deal"), deal),
        (translate("FamilyBook", "Best deal"), best),
    )
