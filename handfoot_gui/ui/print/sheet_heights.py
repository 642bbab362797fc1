"""How high the parts of a score sheet are, from roomy to tight, in millimetres."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from handfoot_gui.core.score_sheet import Block, Growth, ResultLine, SheetModel, SheetRow
from handfoot_gui.ui.print.page_format import COMPACT_TITLE, LEAST_NAME, MM, Text, line
from handfoot_gui.ui.print.print_painter import text_lines, text_width

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
_RESULT_EDGE: Final = 70.0
"""Millimetres of the line of the result for anything but the names."""
HAND_ROW: Final = {False: 7.0, True: 8.5}
"""Millimetres of a row to write in; in large print more."""
BAND_GAP: Final = 5.0
_ONE_NAME: Final = 42.0
_TWO_NAMES: Final = 60.0
"""Millimetres of a side's names in the box."""
_WIDE_GROUP: Final = 48.0
"""Millimetres of a group that can have its captions in one line."""
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


class RowHeights(Struct, frozen=True):
    """Heights of one sheet."""

    squeeze: Squeeze
    title: float
    """Points of the title."""
    is_shared: bool
    top: float
    """Title, rules, date and place."""
    next_top: float
    """Title and date of a page that goes on with the rows of the one before."""
    side: float
    """One row of the box of names; 0 where the names stand over the columns."""
    sides_beside: int
    sides: float
    """The whole box, with what is free under it."""
    order: float
    has_captions_beside: bool
    band_head: float
    plain: float
    counted: float
    result: float
    blocks: float
    lists: tuple[Block, ...]
    """The lists under the table."""
    foot: float
    """Notes and the page's number."""

    @property
    def head(self) -> float:
        """Everything above the table."""
        return self.top + self.sides + self.order

    @property
    def tail(self) -> float:
        """Everything between the table and the foot."""
        return self.result + self.blocks

    def row(self, row: SheetRow) -> float:
        """The height of *row*."""
        return self.counted if row.is_counted else self.plain

    def spread(self, height: float, rows: Sequence[SheetRow], bands: int) -> RowHeights:
        """The same with higher rows, as far as *height* has room for so many bands of *rows*."""
        used = self.head + self.foot + self.tail
        used += bands * self.band_head + (bands - 1) * BAND_GAP
        needed = bands * sum(map(self.row, rows))
        factor = max(1.0, min(_MOST_SPREAD, (height - used) / needed))
        return replace(self, plain=self.plain * factor, counted=self.counted * factor)


def row_heights(
    model: SheetModel,
    text: Text,
    squeeze: Squeeze,
    width: float,
    group_width: float,
    *,
    is_shared: bool,
) -> RowHeights:
    """The heights for *model* on a sheet of *width*."""
    title = COMPACT_TITLE if is_shared else text.title
    name_lines = _name_lines(model, width, group_width)
    right = [model.date, model.place]
    lines = [WRITING if caption.is_open else line(text.rules) for caption in right]
    if model.family:
        lines.append(line(text.rules))
    left = line(title) + rules_lines(model, text, width, is_shared=is_shared) * line(text.rules)
    top = max(left, max(lines) if is_shared else sum(lines)) + (1.5 if is_shared else 3)
    is_tight = squeeze.is_tight
    captions_beside = is_tight and group_width >= _WIDE_GROUP
    side, beside, sides = 0.0, 1, 0.0
    if name_lines:
        side = line(text.name) * (1.3 if is_tight or is_shared else 1.7)
        side = max(side, name_lines * line(text.rules) + 2)
        beside = _sides_beside(model, width)
        sides = ceil(len(model.sides) / beside) * side + (1 if is_tight else 2)
    order = WRITING
    if not model.order.is_open:
        lines_of_order = text_lines(model.order.text, text.rules, width)[:ORDER_LINES]
        order = len(lines_of_order) * line(text.rules)
    order += 1 if is_tight else 2
    blocks = model.blocks
    if is_shared:
        # What the table says itself goes first.
        order = 0.0 if model.growth is Growth.GROUPS else order
    if is_shared or is_tight:
        blocks = tuple(block for block in blocks if not block.is_repeated)
    figure = text.figure * MM
    result = 0.0
    if model.result is not None:
        result = (result_lines(model.result, width) + 0.5) * line(text.figure)
    return RowHeights(
        squeeze,
        title,
        is_shared,
        top,
        line(COMPACT_TITLE) + 2,
        side,
        beside,
        sides,
        order,
        captions_beside,
        _band_head(model, text, captions_beside=captions_beside),
        squeeze.plain * figure,
        squeeze.counted * figure,
        result + (2 if is_tight else 4),
        _blocks(blocks, text, squeeze, width),
        blocks,
        _foot(model, text, width, is_shared=is_shared),
    )


def _sides_beside(model: SheetModel, width: float) -> int:
    """Names beside each other in the box."""
    sides = len(model.sides)
    each = _ONE_NAME if model.sides[0].players == 1 else _TWO_NAMES
    if sides * each <= width:
        return sides
    return 3 if sides > 4 else 2


def _name_lines(model: SheetModel, width: float, group_width: float) -> int:
    """In how many lines the longest names stand in the box; 0 where there is none.

    There is none where the names stand over the columns, and whole.
    """
    if model.growth is Growth.ROWS and model.sides[0].name:
        room = group_width - _SIDE_EDGE / 2
        widths = (text_width(side.name, LEAST_NAME, is_bold=True) for side in model.sides)
        if max(widths) <= room:
            return 0
    room = width / _sides_beside(model, width) - _SIDE_EDGE
    names = (text_lines(side.name, LEAST_NAME, room, is_bold=True) for side in model.sides)
    return min(_NAME_LINES, max(map(len, names)))


def result_lines(result: ResultLine, width: float) -> int:
    """In how many lines the names of who won stand."""
    return len(text_lines(result.who, LEAST_NAME, width - _RESULT_EDGE, is_bold=True)[:_WHO_LINES])


def rules_shown(model: SheetModel, *, is_shared: bool) -> str:
    """What stands under the title; where several sheets share a page, the family too."""
    return f"{model.family}. {model.rules}" if is_shared and model.family else model.rules


def rules_lines(model: SheetModel, text: Text, width: float, *, is_shared: bool) -> int:
    """In how many lines that stands."""
    shown, room = rules_shown(model, is_shared=is_shared), width
    if not is_shared:
        room *= TITLE_SHARE
    if text_width(shown, text.rules * LEAST_RULES) <= room:
        return 1
    return len(text_lines(shown, text.rules, room)[:_RULES_LINES])


def block_width(blocks: int, width: float) -> float:
    """Of one list, where they stand beside each other."""
    return (width - (blocks - 1) * _BLOCK_GAP) / blocks


def run_in(block: Block) -> str:
    """A list as one paragraph."""
    return f"{block.title}: {'; '.join(block.lines)}."


def _band_head(model: SheetModel, text: Text, *, captions_beside: bool) -> float:
    if model.growth is Growth.ROWS:
        # Beside the signs there is room to write in.
        name = line(text.name) * 1.2 if model.sides[0].name else max(8.0, line(text.name) * 1.2)
        return name + line(text.caption) * 1.15
    captions = max((len(group.lines) for group in (*model.groups, *model.spare_groups)), default=0)
    if captions_beside:
        captions = min(captions, 1)
    is_open = any(c.is_open for g in (*model.groups, *model.spare_groups) for c in g.lines)
    more = 1.5 if is_open else 0.0
    return line(text.head) * 1.1 + captions * line(text.caption) + more + line(text.head) * 1.1


def _blocks(blocks: Sequence[Block], text: Text, squeeze: Squeeze, width: float) -> float:
    if not blocks:
        return 0.0
    if squeeze.is_run_in:
        lines = sum(len(text_lines(run_in(block), text.foot, width)) for block in blocks)
        return 3 + lines * line(text.foot)
    each = block_width(len(blocks), width)
    most = max(
        sum(len(text_lines(entry, text.foot, each)) for entry in block.lines) for block in blocks
    )
    return 5 + line(text.head) * 1.1 + most * line(text.foot)


def _foot(model: SheetModel, text: Text, width: float, *, is_shared: bool) -> float:
    room = width if is_shared else width * NOTE_SHARE
    lines = sum(len(text_lines(note, text.note, room)[:NOTE_LINES]) for note in model.notes)
    if not lines and is_shared:
        return 0.0
    return 2.5 + max(1, lines) * line(text.note)
