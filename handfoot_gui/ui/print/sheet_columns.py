"""How wide the columns of a score sheet are, in millimetres."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from PySide6.QtCore import QRectF

from handfoot_gui.core.score_sheet import ColumnGroup, Emphasis, Growth, SheetModel, SheetRow
from handfoot_gui.ui.print.page_format import LARGE, LEAST_NAME, Text
from handfoot_gui.ui.print.print_painter import text_width

PAD: Final = 0.8
"""Millimetres between a figure and the line beside it."""
_WIDEST_FIGURE: Final = 34.0
_WIDEST_WORDS: Final = 44.0
_WIDEST_STUB: Final = 58.0
_WIDEST_HINT: Final = 34.0
_WIDEST_TITLE: Final = 44.0
"""Millimetres of a player's name over the columns."""
_SIGN: Final = 4.2
"""Millimetres of the sign before it."""
_OPEN_NAME: Final = 12.0
"""Room for a name to be written in."""
_WIDEST_NAME: Final = 36.0
_SHORT_NAME: Final = "Marta Ma"
_BY_HAND: Final = {Growth.GROUPS: 12.0, Growth.ROWS: 11.0}
"""Millimetres of a column to write in."""
_LONG_GAME: Final = 15.0
"""The same in a game to a score, whose sums have five figures."""
_SHARED: Final = 10.0
"""The same where several sheets share a page, which is for small hands."""
_USUAL: Final = {Growth.GROUPS: "8,888", Growth.ROWS: "888"}
"""A figure for which every column has room at full size."""


def box(left: float, right: float, top: float, height: float) -> QRectF:
    """Where something is written between two lines."""
    return QRectF(left + PAD, top, right - left - 2 * PAD, height)


def figure_sizes(text: Text) -> tuple[float, ...]:
    """Points of figures, from what they should be to what they may shrink to."""
    return (14.0, 13.0, 12.0) if text is LARGE else (11.5, 10.25, 9.0)


def smallest_label(text: Text) -> float:
    """Points to which a long name of a row may shrink."""
    return 12.0 if text is LARGE else 9.0


class Columns(Struct, frozen=True):
    """Widths: of the names of the rows, a column of figures, a column of words."""

    stub: float
    figure: float
    words: float
    is_fitting: bool
    """Every figure finds room at a size that may be printed."""


def columns_of(
    model: SheetModel, width: float, text: Text, groups: int, points: float, *, is_shared: bool
) -> Columns:
    """Columns for *groups* groups beside each other, figures in *points* or more."""
    shown = model.groups if model.growth is Growth.ROWS else _all_groups(model)[:groups]
    columns = [column for group in shown for column in group.columns]
    words = sum(column.is_text for column in columns)
    figures = len(columns) - words
    least = _least_figure(model, text, points, is_shared=is_shared)
    stub = _stub(model, text, smallest_label(text))
    least_words = _least_words(model, text) if words else 0.0
    spare = width - stub - words * least_words - figures * least
    if spare < 0:
        # Words and the names of the rows are cut short before figures shrink.
        least_words = min(least_words, _least_words(model, text, is_short=True))
        room = width - stub - words * least_words
        if figures * least > room:
            return Columns(stub, max(room, 0.0) / figures, least_words, is_fitting=False)
        spare = room - figures * least
    # The names of the rows are to be read at full size first, then figures and words get air.
    more = min(spare, max(0.0, _stub(model, text, text.label) - stub))
    stub, spare = stub + more, spare - more
    air = min(spare * (0.5 if words else 1.0) / figures, _WIDEST_FIGURE - least)
    if not model.spare_rows:
        # Where deals are to come, words are to be written by hand.
        air = max(air, min(spare / figures, _widest_remark(model, text) - least))
    figure = least + air
    spare = width - stub - figures * figure - words * least_words
    wide = least_words + min(spare / words, _WIDEST_WORDS - least_words) if words else 0.0
    left = width - stub - figures * figure - words * wide
    return Columns(stub + max(0.0, min(left, _WIDEST_STUB - stub)), figure, wide, is_fitting=True)


def groups_that_fit(
    model: SheetModel, width: float, text: Text, points: float, *, is_shared: bool
) -> int:
    """How many groups may stand beside each other with figures in *points*; maybe not even one."""
    groups = _all_groups(model)
    columns = len(groups[0].columns) if groups else 1
    room = width - _stub(model, text, smallest_label(text))
    return int(room / (columns * _least_figure(model, text, points, is_shared=is_shared)))


def _all_groups(model: SheetModel) -> tuple[ColumnGroup, ...]:
    return (*model.groups, *model.spare_groups)


def _least_figure(model: SheetModel, text: Text, points: float, *, is_shared: bool) -> float:
    """Width of a column in which every figure can be written in *points*, or by hand."""
    columns = [column for group in _all_groups(model) for column in group.columns]
    by_hand = _LONG_GAME if model.spare_groups else _BY_HAND[model.growth]
    by_hand = by_hand if model.is_written_on else 0.0
    usual = min(by_hand, _SHARED) if is_shared else by_hand
    if not model.is_blank and points >= text.figure:
        usual = max(usual, text_width(_USUAL[model.growth], points) + 2 * PAD)
    widths = [usual]
    for group in _all_groups(model):
        if group.short:
            name = text_width(group.short, LEAST_NAME, is_bold=True) + _SIGN + 2 * PAD
            widths.append(min(name, _WIDEST_TITLE) / len(group.columns))
    for row in (*model.rows, *model.closing):
        if row.is_merged or row.weight is Emphasis.LINE:
            continue
        is_bold = row.weight in (Emphasis.SUM, Emphasis.TOTAL)
        for place, cell in enumerate(row.cells):
            if not columns[place % len(columns)].is_text:
                widths.append(text_width(cell.text, points, is_bold=is_bold) + 2 * PAD)
    return max(widths)


def _widest_remark(model: SheetModel, text: Text) -> float:
    """Width of a column in which every remark under a figure can be written."""
    columns = [column for group in model.groups for column in group.columns]
    remarks = (
        cell.small[0]
        for row in (*model.rows, *model.closing)
        if not row.is_merged and row.weight is not Emphasis.LINE
        for place, cell in enumerate(row.cells)
        if cell.small and not columns[place % len(columns)].is_text
    )
    widths = (text_width(remark, text.small) + 2 * PAD for remark in remarks)
    return min(max(widths, default=0.0), _WIDEST_FIGURE)


def _stub(model: SheetModel, text: Text, points: float) -> float:
    """Width of the names of the rows, written in *points*."""
    widths = [text_width(model.corner, text.caption)]
    closing = (row for row in model.closing if not is_spanning(model, row))
    for row in (*model.rows, *model.spare_rows, *closing):
        widths.append(text_width(row.name, points))
        more = _OPEN_NAME if row.hint.is_open else 0.0
        hint = text_width(row.hint.text, text.small)
        if hint > _WIDEST_HINT and row.hint.short:
            hint = text_width(row.hint.short, text.small)
        widths.append(hint + more)
    return min(max(widths) + 2 * PAD, _WIDEST_STUB)


def _least_words(model: SheetModel, text: Text, *, is_short: bool = False) -> float:
    """Width of a column of words in which all of them can be written, shorter ones if wished."""
    points = smallest_label(text)
    columns = [column for group in model.groups for column in group.columns]
    longest = text_width(_SHORT_NAME, points)
    for row in model.rows:
        if not row.is_merged and len(row.cells) == len(columns):
            for column, cell in zip(columns, row.cells, strict=True):
                if column.is_text:
                    said = cell.small[0] if is_short and cell.small else cell.text
                    longest = max(longest, text_width(said, points))
    return min(longest, _WIDEST_NAME) + 3 * PAD


def is_spanning(model: SheetModel, row: SheetRow) -> bool:
    """Whether the name of *row* runs on over the first column of words, which it leaves empty."""
    first = model.groups[0].columns[0] if model.groups else None
    return (
        (row in model.closing or row.weight is Emphasis.CARRIED)
        and first is not None
        and first.is_text
        and not (row.cells and row.cells[0].text)
    )
