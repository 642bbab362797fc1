"""How wide the columns of a score sheet are, in millimetres."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from msgspec import Struct

from handfoot_gui.core.score_sheet import Cell, Emphasis, Growth, SheetRow
from handfoot_gui.ui.print import print_text as t
from handfoot_gui.ui.print import sheet_sizes as s
from handfoot_gui.ui.print.page_format import LEAST_NAME

_WIDEST_FIGURE: Final = 34.0
_WIDEST_WORDS: Final = 44.0
_WIDEST_STUB, _LEAST_STUB = 66.0, 40.0
_WIDEST_HINT: Final = 34.0
_WIDEST_TITLE: Final = 44.0
"""Millimetres of a player's name over the columns."""
_SIGN: Final = 4.2
"""Millimetres of the sign before it."""
_OPEN_NAME: Final = 12.0
"""Room for a name to be written in."""
_WIDEST_NAME: Final = 36.0
_SHORT_NAME: Final = "Marta M"
_BY_HAND: Final = {Growth.GROUPS: 12.0, Growth.ROWS: 11.0}
"""Millimetres of a column to write in."""
_LONG_GAME: Final = 15.0
"""The same in a game to a score, whose sums have five figures."""
_SHARED: Final = 10.0
"""The same where several sheets share a page, which is for small hands."""
_USUAL: Final = {Growth.GROUPS: "8,888", Growth.ROWS: "888"}
"""A figure for which every column has room at full size."""


class Columns(Struct, frozen=True):
    """Widths: of the names of the rows, a column of figures, a column of words."""

    stub: float
    figure: float
    words: float
    is_fitting: bool
    """Every figure finds room at a size that may be printed."""


class ColumnWidths:
    """Measures the columns of the sheet that *sizes* are for."""

    def __init__(self, sizes: s.SheetSizes) -> None:
        self._sizes = sizes

    def columns(self, groups: int, points: float) -> Columns:
        """Columns for *groups* groups beside each other, figures in *points* or more."""
        width = self._sizes.width
        columns = [column for group in self._sizes.groups[:groups] for column in group.columns]
        words = sum(column.is_text for column in columns)
        figures = len(columns) - words
        least = self._least_figure(points)
        stub = _stub(self._sizes, s.smallest_label(self._sizes.text))
        least_words = self._least_words() if words else 0.0
        spare = width - stub - words * least_words - figures * least
        if spare < 0:
            # Names of rows have two lines and words are cut short before figures shrink.
            least_words = min(least_words, self._least_words(is_short=True))
            stub = min(stub, max(_LEAST_STUB, width - words * least_words - figures * least))
            room = width - stub - words * least_words
            if figures * least > room:
                return Columns(stub, max(room, 0.0) / figures, least_words, is_fitting=False)
            spare = room - figures * least
        # Names of rows and titles are to be read at full size first, then all columns get air.
        more = min(spare, max(0.0, _stub(self._sizes, self._sizes.text.label) - stub))
        stub, spare = stub + more, spare - more
        more = min(spare / figures, max(0.0, self._widest_title(self._sizes.text.caption) - least))
        least, spare = least + more, spare - figures * more
        air = min(spare * (0.5 if words else 1.0) / figures, _WIDEST_FIGURE - least)
        if not self._sizes.model.spare_rows:
            # Where deals are to come, words are to be written by hand.
            air = max(air, min(spare / figures, self._widest_remark() - least))
        figure = least + air
        spare = width - stub - figures * figure - words * least_words
        wide = least_words + min(spare / words, _WIDEST_WORDS - least_words) if words else 0.0
        left = width - stub - figures * figure - words * wide
        stub += max(0.0, min(left, _WIDEST_STUB - stub))
        return Columns(stub, figure, wide, is_fitting=True)

    def groups_that_fit(self, points: float) -> int:
        """How many groups may stand beside each other with figures in *points*; maybe none."""
        room = self._sizes.width - _stub(self._sizes, s.smallest_label(self._sizes.text))
        return int(room / (len(self._sizes.groups[0].columns) * self._least_figure(points)))

    def _figures(self) -> Iterator[tuple[SheetRow, Cell]]:
        """The cells that hold figures."""
        for row in (row for one in self._sizes.every for row in (*one.rows, *one.closing)):
            if not row.is_merged and row.weight is not Emphasis.LINE:
                for place, cell in enumerate(row.cells):
                    if not self._sizes.columns[place % len(self._sizes.columns)].is_text:
                        yield row, cell

    def _least_figure(self, points: float) -> float:
        """Width of a column in which every figure can be written in *points*, or by hand."""
        model = self._sizes.model
        by_hand = _LONG_GAME if model.spare_groups else _BY_HAND[model.growth]
        by_hand = by_hand if model.is_written_on else 0.0
        usual = min(by_hand, _SHARED) if self._sizes.is_shared else by_hand
        if not model.is_blank and points >= self._sizes.text.figure:
            usual = max(usual, t.text_width(_USUAL[model.growth], points) + 2 * s.PAD)
        widths = [usual]
        for group in self._sizes.groups_told:
            each = len(group.columns)
            if model.growth is Growth.GROUPS:
                widths.append((t.text_width(group.title, s.LEAST_HEAD, t.TITLE) + 2 * s.PAD) / each)
                continue
            if group.short:
                name = t.text_width(group.short, LEAST_NAME, t.BOLD) + _SIGN + 2 * s.PAD
                widths.append(min(name, _WIDEST_TITLE) / each)
        for row, cell in self._figures():
            face = t.BOLD if row.is_bold else t.PLAIN
            widths.append(t.text_width(cell.text, points, face) + 2 * s.PAD)
        return max(*widths, self._widest_title(self._sizes.least_title))

    def _widest_title(self, points: float) -> float:
        """Width of a column of figures in which every title can be written in *points*; 0 where
        they have none."""
        columns = (column for group in self._sizes.groups_told for column in group.columns)
        titles = (column.title for column in columns if column.title and not column.is_text)
        return max((t.text_width(title, points) + 2 * s.HEAD_PAD for title in titles), default=0.0)

    def _widest_remark(self) -> float:
        """Width of a column in which every remark under a figure can be written."""
        remarks = (cell.small[0] for _, cell in self._figures() if cell.small)
        widths = (t.text_width(remark, self._sizes.text.small) + 2 * s.PAD for remark in remarks)
        return min(max(widths, default=0.0), _WIDEST_FIGURE)

    def _least_words(self, *, is_short: bool = False) -> float:
        """Width of a column of words in which all of them can be written, shorter ones if
        wished."""
        points = s.smallest_label(self._sizes.text)
        longest = t.text_width(_SHORT_NAME, points)
        for column in (column for group in self._sizes.groups_told for column in group.columns):
            if column.is_text:
                words = column.title.split()
                widths = (t.text_width(word, self._sizes.least_title) for word in words)
                longest = max(longest, *widths, 0.0)
        for row in (row for one in self._sizes.every for row in one.rows):
            if not row.is_merged and len(row.cells) == len(self._sizes.columns):
                for column, cell in zip(self._sizes.columns, row.cells, strict=True):
                    if column.is_text:
                        said = cell.small[0] if is_short and cell.small else cell.text
                        longest = max(longest, t.text_width(said, points))
        return min(longest, _WIDEST_NAME) + 2 * s.PAD


@lru_cache(4)
def _stub(sizes: s.SheetSizes, points: float) -> float:
    """Width of the names of the rows, written in *points*."""
    text = sizes.text
    widths = [t.text_width(one.corner, text.caption) for one in sizes.every]
    closing = (row for one in sizes.every for row in one.closing if not sizes.is_spanning(row))
    rows = (row for one in sizes.every for row in (*one.rows, *one.spare_rows))
    for row in (*rows, *closing):
        widths.append(t.text_width(row.name, points, t.BOLD if row.is_bold else t.PLAIN))
        more = _OPEN_NAME if row.hint.is_open else 0.0
        hint = t.text_width(row.hint.text, text.small)
        if hint > _WIDEST_HINT and row.hint.short:
            hint = t.text_width(row.hint.short, text.small)
        widths.append(hint + more)
    return min(max(widths) + 2 * s.PAD, _WIDEST_STUB)
