"""What stands on a printed page, measured and in its place, for whatever paints it.

All lengths are millimetres.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from msgspec import Struct
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QTextDocument

from handfoot_gui.core.score_sheet import Caption
from handfoot_gui.ui.print import print_text as t
from handfoot_gui.ui.print.page_format import line

_SMALLEST: Final = 8.0
"""Points to which a caption of one line may shrink."""


class Written(Struct, frozen=True):
    """A line of text."""

    text: str
    where: QRectF
    points: float
    align: Qt.AlignmentFlag
    face: t.Face


class Ruled(Struct, frozen=True):
    """A line as wide as *width*."""

    line: QLineF
    width: float


class Boxed(Struct, frozen=True):
    """A box with a line as wide as *width*; None: a grey ground instead."""

    where: QRectF
    width: float | None = None


class SideSign(Struct, frozen=True):
    """A side's sign: by turns filled and open, every one of another shape."""

    side: int
    middle: QPointF
    size: float


class Excerpt(Struct, frozen=True):
    """The *part* of *document* between two heights, with its corner at *left*, *top*."""

    document: QTextDocument
    left: float
    top: float
    part: tuple[float, float]


Mark: TypeAlias = Written | Ruled | Boxed | SideSign | Excerpt


class PageMarks(list[Mark]):
    """The marks of a page in the order in which they are painted; what is written is measured."""

    def write(
        self,
        text: str,
        where: QRectF,
        points: float,
        align: Qt.AlignmentFlag = t.LEFT,
        *,
        face: t.Face = t.PLAIN,
        smallest: float | None = None,
    ) -> None:
        """One line of *text*: smaller down to *smallest* where it is too wide, then cut short."""
        if not text:
            return
        width = t.text_width(text, points, face)
        if width > where.width() and smallest is not None and smallest < points:
            points = max(smallest, points * where.width() / width * 0.995)
            width = t.text_width(text, points, face)
        if width > where.width() + 0.02:
            text = t.elided(text, points, where.width(), face)
        self.append(Written(text, QRectF(where), points, align, face))

    def write_in_lines(
        self,
        text: str,
        where: QRectF,
        points: float,
        align: Qt.AlignmentFlag = t.LEFT,
        *,
        face: t.Face = t.PLAIN,
        smallest: float,
        shorter: Sequence[str] = (),
    ) -> None:
        """*text*, or else the first of *shorter* that stands whole in *where*.

        It is broken between words where one line has no room for it in *smallest* and *where* is
        high enough for several. What nowhere stands whole is cut short.
        """
        most = max(1, int(where.height() / line(smallest) + 0.05))
        width = where.width()
        for said in filter(None, (text, *shorter)):
            if t.has_room(said, smallest, width, 1, face):
                self.write(said, where, points, align, face=face, smallest=smallest)
                return
            if t.has_room(said, smallest, width, most, face):
                self._write_lines(said, where, smallest, align, most, face=face)
                return
        if most == 1:
            self.write(text, where, points, align, face=face, smallest=smallest)
        else:
            self._write_lines(text, where, smallest, align, most, face=face)

    def _write_lines(
        self,
        text: str,
        where: QRectF,
        points: float,
        align: Qt.AlignmentFlag,
        most: int,
        *,
        face: t.Face = t.PLAIN,
    ) -> int:
        """Write *text* in as many lines as it needs, the last of *most* cut short; how many."""
        lines = t.text_lines(text, points, where.width(), face)
        step = t.line_spacing(points, face)
        if len(lines) > most:
            lines = (*lines[: most - 1], " ".join(lines[most - 1 :]))
        top = where.top()
        if align & Qt.AlignmentFlag.AlignVCenter:
            top += (where.height() - len(lines) * step) / 2
        for number, part in enumerate(lines):
            each = QRectF(where.left(), top + number * step, where.width(), step)
            self.write(part, each, points, align, face=face)
        return len(lines)

    def caption(
        self, caption: Caption, where: QRectF, points: float, align: Qt.AlignmentFlag
    ) -> None:
        """A few words, in as many lines as *where* has room for, or words and a line to write on
        over the rest of the width."""
        if not caption.is_open:
            is_one_line = where.height() < 2 * line(t.least_caption(points))
            smallest = _SMALLEST if is_one_line else t.least_caption(points)
            self.write_in_lines(
                caption.text, where, points, align, smallest=smallest, shorter=(caption.short,)
            )
            return
        width = t.text_width(caption.text, points)
        low = QRectF(where)
        low.setTop(where.bottom() - line(points))
        self.write(caption.text, low, points)
        self.across(where.bottom() - 0.6, where.left() + width + 1, where.right(), t.THIN)

    def paragraph(
        self,
        text: str,
        left: float,
        top: float,
        width: float,
        points: float,
        most: int = 100,
    ) -> float:
        """Write *text* in as many lines as it needs, *most* at most; the height it took."""
        where = QRectF(left, top, width, most * line(points))
        top_left = Qt.AlignmentFlag.AlignLeft
        return self._write_lines(text, where, points, top_left, most) * line(points)

    def document(
        self, document: QTextDocument, left: float, top: float, part: tuple[float, float]
    ) -> None:
        """The *part* of *document* between two heights, with its corner at *left*, *top*."""
        self.append(Excerpt(document, left, top, part))

    def across(self, y: float, left: float, right: float, width: float) -> None:
        """A line from *left* to *right*."""
        self.append(Ruled(QLineF(left, y, right, y), width))

    def down(self, x: float, top: float, bottom: float, width: float) -> None:
        """A line from *top* to *bottom*."""
        self.append(Ruled(QLineF(x, top, x, bottom), width))

    def tint(self, where: QRectF) -> None:
        """A grey ground."""
        self.append(Boxed(QRectF(where)))

    def frame(self, where: QRectF, width: float) -> None:
        """A box."""
        self.append(Boxed(QRectF(where), width))

    def mark(self, side: int, middle: QPointF, size: float) -> None:
        """A side's sign."""
        self.append(SideSign(side, middle, size))
