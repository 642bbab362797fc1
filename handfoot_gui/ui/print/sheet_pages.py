"""A score sheet on paper: which deals come on which page, and where everything stands."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise, zip_longest
from math import ceil
from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QRectF

from handfoot_gui.core.score_sheet import (
    EMPTY,
    Cell,
    ColumnGroup,
    Emphasis,
    Growth,
    SheetModel,
    SheetRow,
)
from handfoot_gui.ui.print import page_format as paper
from handfoot_gui.ui.print import sheet_sizes as s
from handfoot_gui.ui.print.column_widths import Columns, ColumnWidths
from handfoot_gui.ui.print.page_format import MARGIN, PaperSize, Wish

_LARGE_GROUPS: Final = 2
"""Deals side by side in large print."""
_FEWEST_GROUPS: Final = {False: 6, True: 4}
"""Deals that a sheet of a game to a score has room for at least; in large print fewer."""
_FEWEST_ON_ONE_PAGE: Final = 3
"""The same where one page has to be enough."""
_FEWEST_ROWS: Final = 12
"""Deals that a blank sheet with a row for each has room for at least."""
_FEWEST_COUNTED: Final = 8
"""The same where the rows are higher."""
_MORE_ROWS: Final = 3
"""The same after the deals that were played."""


def box(left: float, right: float, top: float, height: float) -> QRectF:
    """Where something is written between two lines."""
    return QRectF(left + s.PAD, top, right - left - 2 * s.PAD, height)


class PlacedRow(Struct, frozen=True):
    """A row with its cells in the columns of a band; a merged row has one for each group."""

    row: SheetRow
    cells: tuple[Cell, ...]
    top: float
    height: float
    is_closing: bool = False

    @property
    def bottom(self) -> float:
        return self.top + self.height

    def box(self, left: float, right: float) -> QRectF:
        """Where something is written in it between two lines."""
        return box(left, right, self.top, self.height)


class Band(Struct, frozen=True):
    """The table, or the part of it that fits the width or the page."""

    top: float
    head: float
    """Height of the head."""
    groups: tuple[ColumnGroup, ...]
    edges: tuple[float, ...]
    """Left edge of every column, and the right one of the last."""
    rows: tuple[PlacedRow, ...]

    @property
    def bottom(self) -> float:
        return self.rows[-1].bottom

    @property
    def spans(self) -> Iterator[tuple[ColumnGroup, int, int]]:
        """Every group, its first column and the one after its last."""
        first = 0
        for group in self.groups:
            yield group, first, first + len(group.columns)
            first += len(group.columns)


class Piece(Struct, frozen=True):
    """One sheet on one page, in millimetres from the paper's corner."""

    heights: s.RowHeights
    left: float
    height: float
    bands: tuple[Band, ...]
    has_result: bool
    """Who won stands under the table."""
    has_lists: bool
    """So do the lists, below it."""
    number: int
    """Of this page, counted from 1."""
    pages: int

    @property
    def model(self) -> SheetModel:
        return self.heights.sizes.model

    @property
    def width(self) -> float:
        return self.heights.sizes.width

    @property
    def bottom(self) -> float:
        return MARGIN + self.height

    @property
    def goes_on(self) -> bool:
        """Whether the table goes on with the rows of the page before, under a short head."""
        return self.number > 1 and self.model.growth is Growth.ROWS

    @property
    def head(self) -> float:
        """Height of everything above the table."""
        return self.heights.next_top if self.goes_on else self.heights.head


class PlacedPage(Struct, frozen=True):
    """What is painted on one page."""

    paper: PaperSize
    pieces: tuple[Piece, ...]
    is_turned: bool = False
    """The paper lies on its long side."""

    @property
    def width(self) -> float:
        return self.paper.height if self.is_turned else self.paper.width

    @property
    def height(self) -> float:
        return self.paper.width if self.is_turned else self.paper.height


_USUAL: Final = Wish()
_FEWEST_DEALS: Final = 5
"""Rows of deals that a page of a blank sheet should have."""


def pages_of(model: SheetModel, wish: Wish = _USUAL) -> tuple[PlacedPage, ...]:
    """*model* on paper; with a share, the same sheet several times on its page."""
    placing = _best_placing(model, wish)
    pieces = placing.pieces()
    if wish.share == 1:
        return tuple(PlacedPage(wish.paper, (piece,), placing.is_turned) for piece in pieces)
    step = pieces[0].width + paper.GAP
    shared = [placing.pieces(place * step)[0] for place in range(wish.share)]
    return (PlacedPage(wish.paper, tuple(shared), True),)


def shares_that_fit(model: SheetModel, wish: Wish) -> tuple[int, ...]:
    """How many sheets may share a page: several only of a blank sheet."""
    return tuple(
        share
        for share in paper.SHARES
        if share == 1
        or (model.is_blank and _best_placing(model, replace(wish, share=share)).is_on_one_page)
    )


def goes_on(model: SheetModel, wish: Wish) -> bool:
    """Whether a blank sheet goes on on more pages, of which one may be enough."""
    if not model.is_blank or wish.share > 1:
        return False
    is_long = _best_placing(model, replace(wish, is_one_page=False)).pages > 1
    return is_long and fits_one_page(model, wish)


def fits_one_page(model: SheetModel, wish: Wish) -> bool:
    """Whether a blank sheet can be kept to one page, with all that ends a game."""
    return _best_placing(model, replace(wish, is_one_page=True)).pages == 1


@lru_cache(4)
def _best_placing(model: SheetModel, wish: Wish) -> _Placing:
    """With all rows, or without those that a blank sheet has no room for, and with as many of a
    household's own sentences as make it no longer; the others are read on the rule card.

    A page that shows a sheet asks several things of it, one after the other.
    """
    placing = _with_spare_rows(model, wish)
    if len(model.own_notes) > 1:
        brief = _with_spare_rows(_changed(model, _with_one_own_note), wish)
        if brief.shape != placing.shape:
            return brief
    return placing


def _with_spare_rows(model: SheetModel, wish: Wish) -> _Placing:
    """With all rows, or without those that it has no room for."""
    least = 1 if model.is_blank else 2
    steps = sorted({row.spare for row in (*model.rows, *model.closing) if row.spare >= least})
    if not steps:
        return _placing_of(model, wish)
    bare = _placing_of(_without_spare_rows(model, steps[0]), wish)
    placed = bare
    for step, following in pairwise((*steps, steps[-1] + 1)):
        more = _placing_of(_without_spare_rows(model, following), wish)
        # The paper is not turned for rows that nobody needs.
        is_alike = step == 1 or more.is_turned == placed.is_turned
        if not (more.is_for_writing and more.pages <= bare.pages and is_alike):
            break
        placed = more
    return placed


def _changed(model: SheetModel, change: Callable[[SheetModel], SheetModel]) -> SheetModel:
    """*model* after a *change*, and so in every language."""
    return replace(change(model), translations=tuple(map(change, model.translations)))


def _with_one_own_note(model: SheetModel) -> SheetModel:
    return replace(model, own_notes=model.own_notes[-1:])


def _without_spare_rows(model: SheetModel, least: int) -> SheetModel:
    """*model* without the rows that are at *least* so spare."""

    def kept(rows: tuple[SheetRow, ...]) -> tuple[SheetRow, ...]:
        return tuple(
            row.together if row.together and following and following.spare >= least else row
            for row, following in zip_longest(rows, rows[1:])
            if row.spare < least
        )

    def change(one: SheetModel) -> SheetModel:
        return replace(one, rows=kept(one.rows), closing=kept(one.closing))

    return _changed(model, change)


def _placing_of(model: SheetModel, wish: Wish) -> _Placing:
    """The paper stands, unless the sheet needs a wider one."""
    if wish.share > 1:
        return _Placing(model, wish, is_turned=True)
    placing = _Placing(model, wish, is_turned=False)
    if placing.is_wide_enough and placing.pages <= _most_pages(wish):
        return placing
    turned = _Placing(model, wish, is_turned=True)
    return max(placing, turned, key=lambda one: one.merits)


def _most_pages(wish: Wish) -> int:
    """Pages that a sheet should not need more of."""
    return 2 if wish.is_large and not wish.is_one_page else 1


class _Plan(Struct, frozen=True):
    """How many pages one squeeze of the columns needs."""

    groups: tuple[ColumnGroup, ...]
    beside: int
    """How many of them stand beside each other."""
    columns: Columns
    heights: s.RowHeights
    pages: int = 0
    is_high_enough: bool = False
    rows: tuple[int, ...] = ()
    """How many rows of deals there are on each page, where deals are rows."""

    @property
    def is_easy(self) -> bool:
        """Whether one page is enough without standing close."""
        return self.pages == 1 and not self.heights.squeeze.is_tight

    @property
    def is_wide_enough(self) -> bool:
        return self.columns.is_fitting


def _best_of(model: SheetModel, fitting: list[_Plan], wish: Wish) -> _Plan:
    """The roomiest of the plans that are *fitting*, on few pages, if that can be."""
    is_in_rows = model.growth is Growth.ROWS
    if is_in_rows and model.is_blank and wish.is_one_page:
        wanted = len(model.rows) + model.whole_game
        return max(fitting, key=lambda plan: min(wanted, sum(plan.rows)))
    if is_in_rows and any(plan.is_easy for plan in fitting):
        # As many rows as a whole game has, high enough to write in.
        return next(plan for plan in fitting if plan.is_easy)
    fewest = max(_most_pages(wish), min(plan.pages for plan in fitting))
    return next(plan for plan in fitting if plan.pages <= fewest)


class _Placing:
    """One sheet as it is wished."""

    def __init__(self, model: SheetModel, wish: Wish, *, is_turned: bool) -> None:
        if wish.share > 1:
            # So close together that the longest words of any language would have no room.
            model = replace(model, translations=())
        self._model = model
        text = paper.LARGE if wish.is_large else paper.NORMAL
        self.is_turned = is_turned
        page = PlacedPage(wish.paper, (), is_turned)
        across = page.width - 2 * MARGIN - (wish.share - 1) * paper.GAP
        self._height = page.height - 2 * MARGIN
        self._wish = wish
        self._sizes = s.SheetSizes(model, text, across / wish.share, is_shared=wish.share > 1)
        self._widths = ColumnWidths(self._sizes)
        self._best = self._placed(text, wish, _FEWEST_GROUPS[wish.is_large])
        if wish.is_one_page and model.spare_groups and self._best.pages > 1:
            # One page of a game to a score has fewer deals before it is given up.
            fewer = self._placed(text, wish, _FEWEST_ON_ONE_PAGE)
            self._best = fewer if fewer.pages == 1 else self._best

    def _placed(self, text: paper.Text, wish: Wish, fewest: int) -> _Plan:
        """The best plan with room for *fewest* deals, where those that come have columns."""
        plans = [
            plan
            for points in s.figure_sizes(text)
            for plan in self._plans(points, fewest, is_large=wish.is_large)
        ]
        # Smaller figures are better read than rows that stand close in twice as many tables.
        plans.sort(key=lambda plan: plan.heights.squeeze.is_tight)
        # What is too wide is cut short in places; what is too high would be lost.
        fitting = [plan for plan in plans if plan.is_wide_enough and plan.is_high_enough]
        fitting = fitting or [plan for plan in plans if plan.is_high_enough] or plans[-1:]
        fitting = [plan for plan in fitting if self._is_for_hands(plan)] or fitting
        return _best_of(self._model, fitting, wish)

    @property
    def pages(self) -> int:
        return self._best.pages

    @property
    def shape(self) -> tuple[int, int, bool]:
        """What own sentences must not change: rows, pages, and how the paper lies."""
        return len(self._model.rows), self.pages, self.is_turned

    @property
    def is_wide_enough(self) -> bool:
        """Whether every figure has room."""
        return self._best.is_wide_enough

    @property
    def merits(self) -> tuple[bool, bool, bool, int]:
        """What speaks for it: room for every row, for every figure, and for a hand; few pages.

        Large print has as few pages where its rows are as high as those of others, and one page
        is what was wished for.
        """
        is_for_hands = self._wish.is_one_page or self._is_for_hands(self._best, s.HAND_ROW[False])
        return self._best.is_high_enough, self.is_wide_enough, is_for_hands, -self.pages

    @property
    def is_on_one_page(self) -> bool:
        """Whether all of it stands on one page and nothing is cut short."""
        best = self._best
        return best.pages == 1 and best.is_wide_enough and best.is_high_enough

    @property
    def is_for_writing(self) -> bool:
        """Whether there is room to write, and for several deals where those are rows."""
        best = self._best
        has_deals = min(best.rows, default=_FEWEST_DEALS) >= _FEWEST_DEALS
        return best.is_high_enough and has_deals and self._is_for_hands(best)

    # -- columns ----------------------------------------------------------------------------

    def _plans(self, points: float, fewest: int, *, is_large: bool) -> Iterator[_Plan]:
        """With figures in *points*, from roomy to tight; deals to come have their columns, too."""
        model = self._model
        if model.growth is Growth.ROWS:
            groups, beside = model.groups, len(model.groups)
        else:
            fits = max(1, self._widths.groups_that_fit(points))
            if is_large and not self._wish.is_one_page:
                fits = min(fits, _LARGE_GROUPS)
            wanted = len(model.groups)
            if model.spare_groups:
                wanted = ceil(max(fewest, wanted + 1) / fits) * fits
            groups = self._sizes.groups[:wanted]
            beside = ceil(len(groups) / ceil(len(groups) / fits))
        columns = self._widths.columns(beside, points)
        # Beside the players' groups there may be columns of words.
        group = max(sum(not column.is_text for column in group.columns) for group in groups)
        is_by_hand = model.is_written_on and model.growth is Growth.ROWS
        for squeeze in s.HAND_SQUEEZES if is_by_hand else s.SQUEEZES:
            heights = s.RowHeights(self._sizes, squeeze, group * columns.figure)
            plan = _Plan(groups, beside, columns, heights)
            is_in_groups = model.growth is Growth.GROUPS
            yield self._plan_of_groups(plan) if is_in_groups else self._plan_of_rows(plan)

    def _plan_of_groups(self, plan: _Plan) -> _Plan:
        heights = plan.heights
        band = heights.band_head.height + sum(map(heights.row, self._model.rows))
        free = self._height - heights.head - heights.foot - heights.tail
        fits = int((free + s.BAND_GAP) / (band + s.BAND_GAP))
        bands = ceil(len(plan.groups) / plan.beside)
        return replace(plan, pages=ceil(bands / max(1, fits)), is_high_enough=fits > 0)

    def _plan_of_rows(self, plan: _Plan) -> _Plan:
        heights = plan.heights
        model = self._model
        row = max(map(heights.row, (*model.rows, *model.spare_rows)))
        free = self._height - heights.foot - heights.band_head.height
        first = free - heights.head
        # The sums are carried over in a row of their own.
        following = free - heights.next_top - row
        closing = sum(map(heights.row, model.closing))
        wanted = len(model.rows)
        if not model.is_blank:
            wanted += _MORE_ROWS if model.spare_rows else 0
            fewest = _FEWEST_COUNTED if model.spare_rows and model.spare_rows[0].is_counted else 0
            wanted = max(wanted, fewest or (_FEWEST_ROWS if model.spare_rows else 0))
            ends = closing + heights.tail
            rows = _rows_of_pages(wanted, (first, following), ends, row)
            return replace(plan, pages=len(rows), is_high_enough=first > ends, rows=rows)
        wanted += model.whole_game
        own = int((first - closing - heights.tail) / row)
        if self._wish.share > 1 or self._wish.is_one_page or own >= wanted:
            fewest = _FEWEST_COUNTED if model.spare_rows[0].is_counted else _FEWEST_ROWS
            is_high_enough = own >= (fewest if self._wish.share > 1 else 1)
            return replace(plan, pages=1, is_high_enough=is_high_enough, rows=(max(1, own),))
        # What a deal counts is read from the first page on; nobody adds up before the last one.
        lists = heights.lists.height + s.LISTS_GAP
        own, each = int((first - lists) / row), int(following / row)
        last = int((following - closing - heights.result) / row)
        more = ceil(max(0, wanted - own - last) / max(1, each))
        rows = (own, *(each,) * more, last)
        return replace(plan, pages=len(rows), is_high_enough=min(rows) > 0, rows=rows)

    def _is_for_hands(self, plan: _Plan, least: float | None = None) -> bool:
        """Whether the rows are high enough to write in, where there is something to write."""
        if not self._model.is_written_on or self._wish.share > 1:
            return True
        heights = plan.heights
        if self._model.growth is Growth.GROUPS:
            heights = self._spread(plan)
        return heights.plain >= (s.HAND_ROW[self._wish.is_large] if least is None else least)

    def _spread(self, plan: _Plan) -> s.RowHeights:
        """The heights of *plan* with rows as high as its pages allow."""
        bands = ceil(len(plan.groups) / plan.beside)
        on_page = ceil(bands / plan.pages)
        return plan.heights.spread(self._height, on_page)

    def pieces(self, right: float = 0.0) -> tuple[Piece, ...]:
        """The sheet, page after page, moved *right* by so many millimetres."""
        is_in_groups = self._model.growth is Growth.GROUPS
        pages = self._pages_of_groups(right) if is_in_groups else self._pages_of_rows(right)
        last = len(pages)
        # Where a game is still to be written down, what it counts is said from the first page on.
        lists = 1 if self._model.growth is Growth.ROWS and self._model.is_blank else last
        return tuple(
            Piece(
                self._best.heights,
                MARGIN + right,
                self._height,
                bands,
                has_result=number == last,
                has_lists=number == lists,
                number=number,
                pages=last,
            )
            for number, bands in enumerate(pages, start=1)
        )

    def _pages_of_groups(self, right: float) -> list[tuple[Band, ...]]:
        model, plan = self._model, self._best
        every, beside = plan.groups, plan.beside
        starts = range(0, len(every), beside)
        on_page = ceil(len(starts) / plan.pages)
        heights = self._spread(plan)
        pages = []
        for first in range(0, len(starts), on_page):
            top = MARGIN + heights.head
            bands = []
            for start in starts[first : first + on_page]:
                groups = every[start : start + beside]
                rows = [(row, _cells_of(row, every, start, groups)) for row in model.rows]
                bands.append(self._band(heights, right, top, groups, rows))
                top = bands[-1].bottom + s.BAND_GAP
            pages.append(tuple(bands))
        return pages

    def _pages_of_rows(self, right: float) -> list[tuple[Band, ...]]:
        model, plan = self._model, self._best
        groups = model.groups
        rows = [*model.rows, *model.spare_rows[: max(0, sum(plan.rows) - len(model.rows))]]
        pages: list[tuple[Band, ...]] = []
        start = 0
        for page, count in enumerate(plan.rows):
            some = rows[start : start + count]
            top = MARGIN + plan.heights.head
            if page:
                top = MARGIN + plan.heights.next_top
                some = [_carried(model, rows[:start]), *some]
            start += count
            closing = model.closing if page == len(plan.rows) - 1 else ()
            shown = [(row, _padded(row, groups)) for row in (*some, *closing)]
            band = self._band(plan.heights, right, top, groups, shown, len(closing))
            pages.append((band,))
        return pages

    def _band(
        self,
        heights: s.RowHeights,
        right: float,
        top: float,
        groups: tuple[ColumnGroup, ...],
        rows: Sequence[tuple[SheetRow, tuple[Cell, ...]]],
        closing: int = 0,
    ) -> Band:
        """*rows* with their cells, the last *closing* of them after the last deal."""
        columns = self._best.columns
        edges = [MARGIN + columns.stub]
        for group in groups:
            for column in group.columns:
                edges.append(edges[-1] + (columns.words if column.is_text else columns.figure))
        moved = tuple(edge + right for edge in edges)
        placed = []
        y = top + heights.band_head.height
        for number, (row, cells) in enumerate(rows):
            height = heights.row(row)
            placed.append(PlacedRow(row, cells, y, height, number >= len(rows) - closing))
            y += height
        return Band(top, heights.band_head.height, groups, moved, tuple(placed))


def _rows_of_pages(
    wanted: int, free: tuple[float, float], ends: float, row: float
) -> tuple[int, ...]:
    """How many of *wanted* rows come on each page.

    *free* are the heights for rows on the first and on every other page, of which the last one
    gives *ends* to what stands under the table; *row* is the height of a row.
    """
    first, following = free
    if wanted <= (first - ends) / row:
        return (max(wanted, int((first - ends) / row)),)
    rows = [max(1, int(first / row))]
    each, last = max(1, int(following / row)), max(0, int((following - ends) / row))
    while sum(rows) + last < wanted:
        rows.append(each)
    return (*rows, last)


def _carried(model: SheetModel, before: Sequence[SheetRow]) -> SheetRow:
    """The row with which a page goes on: the last sums of the rows *before* it; empty where some of
    those are still to be written."""
    columns = [column for group in model.groups for column in group.columns]
    cells = [EMPTY] * len(columns)
    for row in before:
        if row.weight is not Emphasis.LINE:
            for place, cell in enumerate(row.cells):
                if columns[place].is_sum:
                    cells[place] = cell
    if model.is_blank or not any(cell != EMPTY for cell in before[-1].cells):
        cells = []
    return SheetRow(model.carried, cells=tuple(cells), weight=Emphasis.CARRIED)


def _cells_of(
    row: SheetRow, every: tuple[ColumnGroup, ...], start: int, groups: tuple[ColumnGroup, ...]
) -> tuple[Cell, ...]:
    """The cells of *row* that stand under *groups*, which begin at *start* of *every* group."""
    sizes = [1 if row.is_merged else len(group.columns) for group in every]
    first, count = sum(sizes[:start]), sum(sizes[start : start + len(groups)])
    some = row.cells[first : first + count]
    return (*some, *(EMPTY,) * (count - len(some)))


def _padded(row: SheetRow, groups: tuple[ColumnGroup, ...]) -> tuple[Cell, ...]:
    return row.cells if len(row.cells) == 1 else _cells_of(row, groups, 0, groups)
