"""How wide and high the parts of a score sheet are, in millimetres."""

from __future__ import annotations

from copy import copy
from functools import lru_cache
from itertools import zip_longest
from math import ceil
from typing import Final

from msgspec import Struct

from handfoot_gui.core.score_sheet import (
    Block,
    Emphasis,
    Growth,
    ResultLine,
    SheetModel,
    SheetRow,
)
from handfoot_gui.ui.print import print_text as t
from handfoot_gui.ui.print.page_format import COMPACT_TITLE, LARGE, LEAST_NAME, MM, Text, line
from handfoot_gui.ui.widgets.figures import filled, translate
from handfoot_gui.ui.widgets.vocabulary import apart

PAD: Final = 1.2
"""Millimetres between a figure and the line beside it."""
HEAD_PAD: Final = 0.6
"""The same of the title of a column, which is one small word."""
LEAST_HEAD: Final = 9.0
"""Points to which the title of a deal may shrink."""
_LEAST_TITLE: Final = {False: 7.0, True: 8.5}
"""The same of a column; in large print more."""
_LEAST_SHARED_TITLE: Final = 6.0
"""The same where several sheets share a page."""
TITLE_LINES: Final = 2
"""Lines of the title of a column of words at most."""
WRITING: Final = 6.5
"""Millimetres of a line to write on."""
TITLE_SHARE: Final = 0.56
"""Of the width, for title and rules; the rest is for date and place."""
SHARED_TITLE_SHARE: Final = 0.42
"""The same where several sheets share a page, and the rules have a line of their own."""
LEAST_RULES: Final = 0.9
"""What the line of the rules may shrink to, of its size, before it is broken."""
NOTE_SHARE: Final = 0.8
"""Of the width, for notes; the rest is the page's number."""
NOTE_LINES: Final = 3
"""Lines of a note at most."""
_RULES_LINES: Final = 3
_NAME_LINES: Final = 4
"""Lines of a side's names in the box at most."""
ORDER_LINES: Final = 4
_WHO_LINES: Final = 3
"""Lines of the names of who won at most."""
_SIDE_EDGE: Final = 11.0
"""Millimetres of the box of a side's names that its sign and the edges take."""
_BY_POINTS: Final = 30.0
"""Millimetres of the line of the result for the points, and what is free around them."""
HAND_ROW: Final = {False: 7.0, True: 8.5}
"""Millimetres of a row to write in; in large print more."""
BAND_GAP: Final = 5.0
_ONE_NAME: Final = 42.0
_TWO_NAMES: Final = 60.0
"""Millimetres of a side's names in the box."""
_WIDE_GROUP: Final = 48.0
"""Millimetres of a group that can have its captions in one line."""
LISTS_GAP: Final = 2.0
"""Between the table and the lists where the result stands on another page."""
_BLOCK_GAP: Final = 5.0
"""Between two lists beside each other."""
_MOST_SPREAD: Final = 1.3
"""Rows grow by so much at most where there is room."""


class Squeeze(Struct, frozen=True):
    """How close everything stands; heights of rows are in sizes of their figures."""

    plain: float
    counted: float
    is_run_in: bool = False
    """The lists under the table are paragraphs, not columns."""
    is_tight: bool = False
    """The captions of a group stand in one line where it is wide, and gaps are small."""


SQUEEZES: Final = (
    Squeeze(2.1, 2.8),
    Squeeze(1.75, 2.4),
    Squeeze(1.6, 2.25, is_run_in=True),
    Squeeze(1.5, 2.15, is_run_in=True, is_tight=True),
    Squeeze(1.4, 1.45, is_run_in=True, is_tight=True),
)
HAND_SQUEEZES: Final = (
    *SQUEEZES[:2],
    Squeeze(1.75, 2.4, is_run_in=True),
    Squeeze(1.75, 2.15, is_run_in=True, is_tight=True),
    *SQUEEZES[2:],
)
"""The same where somebody writes: the rows stay as high as a hand needs them."""


def figure_sizes(text: Text) -> tuple[float, ...]:
    """Points of figures, from what they should be to what they may shrink to."""
    return (14.0, 13.0, 12.0) if text is LARGE else (11.5, 10.25, 9.0)


LOW_LABEL: Final = 0.8
"""Of that size, what a name may shrink to where its row is too low for two lines."""
LEAST_LOW_LABEL: Final = 8.0
"""Points that it has at least."""


def smallest_label(text: Text) -> float:
    """Points to which a long name of a row may shrink."""
    return 12.0 if text is LARGE else 9.0


class SheetSizes:
    """Measures *model* for a sheet *width* millimetres wide.

    What words need is what they need in the longest of its translations, so that a family has the
    same sheet in every language.
    """

    def __init__(self, model: SheetModel, text: Text, width: float, *, is_shared: bool) -> None:
        """*is_shared* says that several sheets stand on the page."""
        self.model, self.text, self.width, self.is_shared = model, text, width, is_shared
        self.every = (model, *model.translations)
        """In every language, that of the reader first."""
        self.groups = (*model.groups, *model.spare_groups)
        self.least_title = _LEAST_SHARED_TITLE if is_shared else _LEAST_TITLE[text is LARGE]
        """Points to which the title of a column may shrink."""
        self.title_sizes = (text.caption, (text.caption + self.least_title) / 2, self.least_title)
        """Points of the title of a column of words, from what they should be."""
        self.groups_told = [
            group for one in self.every for group in (*one.groups, *one.spare_groups)
        ]
        """The groups in every language."""
        self.columns = [column for group in self.groups for column in group.columns]
        """The columns of all groups."""

    def is_spanning(self, row: SheetRow) -> bool:
        """Whether the name of *row* runs on over the first column of words, which it leaves
        empty."""
        return (
            (row.weight is Emphasis.CARRIED or any(row in one.closing for one in self.every))
            and self.columns[0].is_text
            and not (row.cells and row.cells[0].text)
        )

    @property
    def rules_shown(self) -> str:
        """What stands under the title; where several sheets share a page, the family too."""
        return self._rules_of(self.model)

    def _rules_of(self, model: SheetModel) -> str:
        if not self.is_shared or not model.family:
            return model.rules
        text = translate("Common", "{label}. {text}")
        return filled(text, label=model.family, text=model.rules)

    @property
    def rules_lines(self) -> int:
        """In how many lines that stands."""
        points = self.text.rules
        room = self.width * (1 if self.is_shared else TITLE_SHARE)
        every = map(self._rules_of, self.every)
        return max(
            1
            if t.text_width(shown, points * LEAST_RULES) <= room
            else len(t.text_lines(shown, points, room)[:_RULES_LINES])
            for shown in every
        )

    @property
    def sides_beside(self) -> int:
        """Names beside each other in the box."""
        sides = self.model.sides
        each = _ONE_NAME if sides[0].players == 1 else _TWO_NAMES
        if len(sides) * each <= self.width:
            return len(sides)
        return min(len(sides), 2 if len(sides) <= 4 else 3 if len(sides) <= 6 else 4)

    def name_lines(self, group_width: float) -> int:
        """In how many lines the longest names stand in the box; 0 where there is none.

        There is none where the names stand over the columns, and whole.
        """
        sides = [side for one in self.every for side in one.sides]
        if self.model.growth is Growth.ROWS and sides[0].name:
            room = group_width - _SIDE_EDGE / 2
            if max(t.text_width(side.name, LEAST_NAME, t.BOLD) for side in sides) <= room:
                return 0
        room = self.width / self.sides_beside - _SIDE_EDGE
        names = (t.text_lines(side.name, LEAST_NAME, room, t.BOLD) for side in sides)
        return min(_NAME_LINES, max(map(len, names)))

    def result_lines(self) -> int:
        """In how many lines the names of who won stand; 0 where nothing is said of that."""
        results = (one.result for one in self.every if one.result is not None)
        lines = (
            len(t.text_lines(one.who, LEAST_NAME, self.result_room(one), t.BOLD)) for one in results
        )
        return min(_WHO_LINES, max(lines, default=0))

    def result_room(self, result: ResultLine) -> float:
        """Millimetres for the names of who won, between the words around them."""
        label, points = t.text_width(result.label, self.text.label), 0.0
        if result.by_label:
            words = (result.by_label, result.unit)
            points = sum(t.text_width(word, self.text.label) for word in words) + _BY_POINTS
        return self.width - label - points - 4

    def block_width(self, blocks: int) -> float:
        """Of one list, where they stand beside each other."""
        return (self.width - (blocks - 1) * _BLOCK_GAP) / blocks


def _notes_of(model: SheetModel, points: float, room: float) -> tuple[str, ...]:
    """All that is said at the foot of *model*."""
    fit = (note for note in model.own_notes if t.has_room(note, points, room, NOTE_LINES))
    own = next(fit, model.own_notes[-1] if model.own_notes else "")
    return (*model.notes, *([own] if own else []))


def caption_width(group_width: float, captions: int) -> float:
    """Of one caption of a group, where they stand beside each other."""
    return (group_width - (1 + captions) * PAD) / captions


def run_in(block: Block) -> str:
    """A list as one paragraph."""
    text = translate("Common", "{label}: {text}.")
    return filled(text, label=block.title, text=apart(block.lines))


class BandHead:
    """The titles over groups of columns that are *group_width* wide."""

    def __init__(self, sizes: SheetSizes, group_width: float, *, is_tight: bool) -> None:
        self._sizes = sizes
        self.has_captions_beside = is_tight and self._stand_beside(group_width)
        self.captions = self._caption_lines(group_width)
        """How many lines each caption over the columns of a group has."""
        self.height = self._height()

    def _stand_beside(self, group_width: float) -> bool:
        """Whether the captions of every group stand whole in one line beside each other."""
        points = self._sizes.text.caption
        return group_width >= _WIDE_GROUP and all(
            t.caption_lines(caption, points, caption_width(group_width, len(group.lines))) == 1
            for group in self._sizes.groups_told
            for caption in group.lines
        )

    def _caption_lines(self, group_width: float) -> tuple[int, ...]:
        points, width = self._sizes.text.caption, group_width - 2 * PAD
        each = (
            [t.caption_lines(caption, points, width) for caption in group.lines]
            for group in self._sizes.groups_told
        )
        return tuple(map(max, zip_longest(*each, fillvalue=0)))

    def _height(self) -> float:
        model, text, groups = self._sizes.model, self._sizes.text, self._sizes.groups_told
        if model.growth is Growth.ROWS:
            # Beside the signs there is room to write in.
            name = line(text.name) * 1.2
            return max(name, 0 if model.sides[0].name else 8.0) + line(text.caption) * 1.15
        captions = min(sum(self.captions), 1) if self.has_captions_beside else sum(self.captions)
        more = 1.5 if any(c.is_open for group in groups for c in group.lines) else 0.0
        return line(text.head) * 1.1 + captions * line(text.caption) + more + line(text.head) * 1.1


class Lists:
    """The lists under the table of a sheet."""

    def __init__(self, sizes: SheetSizes, *, is_tight: bool, is_run_in: bool) -> None:
        self._sizes, self._is_tight, self._is_run_in = sizes, is_tight, is_run_in
        self.blocks = self._lists_of(sizes.model)
        self.height = self._tallest()
        """What the longest of them need in any language."""

    def _lists_of(self, model: SheetModel) -> tuple[Block, ...]:
        if self._sizes.is_shared or self._is_tight:
            return tuple(block for block in model.blocks if not block.is_repeated)
        return model.blocks

    def _tallest(self) -> float:
        return max(map(self._height_of_lists, map(self._lists_of, self._sizes.every)))

    def _height_of_lists(self, lists: tuple[Block, ...]) -> float:
        points, width = self._sizes.text.foot, self._sizes.width
        if not lists:
            return 0.0
        if self._is_run_in:
            lines = sum(len(t.text_lines(run_in(block), points, width)) for block in lists)
            return 3 + lines * line(points)
        each = self._sizes.block_width(len(lists))
        most = max(
            sum(len(t.text_lines(entry, points, each)) for entry in block.lines) for block in lists
        )
        return 5 + line(self._sizes.text.head) * 1.1 + most * line(points)


@lru_cache(4)
def _lists_under(sizes: SheetSizes, *, is_tight: bool, is_run_in: bool) -> Lists:
    """The lists of one sheet, which most of its squeezes have alike."""
    return Lists(sizes, is_tight=is_tight, is_run_in=is_run_in)


class RowHeights:
    """Heights of one sheet, with groups of columns *group_width* wide."""

    def __init__(self, sizes: SheetSizes, squeeze: Squeeze, group_width: float) -> None:
        model, text, is_tight = sizes.model, sizes.text, squeeze.is_tight
        self.sizes, self.squeeze = sizes, squeeze
        self.title = COMPACT_TITLE if sizes.is_shared else text.title
        """Points of the title."""
        self.top = self._top()
        """Title, rules, date and place."""
        self.next_top = line(COMPACT_TITLE) + 2
        """Title and date of a page that goes on with the rows of the one before."""
        self.side = self._side(sizes.name_lines(group_width))
        """One row of the box of names; 0 where the names stand over the columns."""
        self.sides = 0.0
        """The whole box with what is free under it."""
        if self.side:
            self.sides = ceil(len(model.sides) / sizes.sides_beside) * self.side
            self.sides += 1 if is_tight else 2
        self.order = self._order()
        self.band_head = BandHead(sizes, group_width, is_tight=is_tight)
        """The titles over the columns."""
        self.plain = squeeze.plain * text.figure * MM
        self.counted = squeeze.counted * text.figure * MM
        self.result = 2.0 if is_tight else 4.0
        if model.result is not None:
            self.result += (sizes.result_lines() + 0.5) * line(text.figure)
        self.lists = _lists_under(sizes, is_tight=is_tight, is_run_in=squeeze.is_run_in)
        """The lists under the table."""
        room = sizes.width * (1 if sizes.is_shared else NOTE_SHARE)
        self.notes = _notes_of(model, text.note, room)
        """All that is said at the foot."""
        self.foot = self._foot(room)
        """Notes and the page's number."""

    def _top(self) -> float:
        """Title and rules at the left, date, place and family at the right."""
        model, is_shared = self.sizes.model, self.sizes.is_shared
        rules = line(self.sizes.text.rules)
        right = [WRITING if one.is_open else rules for one in (model.date, model.place)]
        right += [rules] if model.family else []
        left = line(self.title) + self.sizes.rules_lines * rules
        return max(left, max(right) if is_shared else sum(right)) + (1.5 if is_shared else 3)

    def _side(self, name_lines: int) -> float:
        """One row of the box of names, which take so many lines."""
        if not name_lines:
            return 0.0
        text, is_low = self.sizes.text, self.squeeze.is_tight or self.sizes.is_shared
        return max(line(text.name) * (1.3 if is_low else 1.7), name_lines * line(text.rules) + 2)

    def _order(self) -> float:
        """The line that says in which order all sit."""
        sizes, text = self.sizes, self.sizes.text
        if sizes.is_shared and sizes.model.growth is Growth.GROUPS:
            # What the table says itself goes first.
            return 0.0
        below = 1 if self.squeeze.is_tight else 2
        if sizes.model.order.is_open:
            return WRITING + below
        orders = (t.text_lines(one.order.text, text.rules, sizes.width) for one in sizes.every)
        return min(ORDER_LINES, max(map(len, orders))) * line(text.rules) + below

    def _foot(self, room: float) -> float:
        """Notes in a *room* so wide, and the page's number."""
        sizes, size = self.sizes, self.sizes.text.note
        notes = max(
            sum(
                len(t.text_lines(note, size, room)[:NOTE_LINES])
                for note in _notes_of(one, size, room)
            )
            for one in sizes.every
        )
        return 2.5 + max(1, notes) * line(size) if notes or not sizes.is_shared else 0.0

    @property
    def head(self) -> float:
        """Everything above the table."""
        return self.top + self.sides + self.order

    @property
    def tail(self) -> float:
        """Everything between the table and the foot."""
        return self.result + self.lists.height

    def row(self, row: SheetRow) -> float:
        """The height of *row*."""
        return self.counted if row.is_counted else self.plain

    def spread(self, height: float, bands: int) -> RowHeights:
        """The same with higher rows, as far as *height* has room for so many bands of them."""
        used = self.head + self.foot + self.tail
        used += bands * self.band_head.height + (bands - 1) * BAND_GAP
        needed = bands * sum(map(self.row, self.sizes.model.rows))
        factor = max(1.0, min(_MOST_SPREAD, (height - used) / needed))
        wider = copy(self)
        wider.plain, wider.counted = self.plain * factor, self.counted * factor
        return wider
