"""What nobody could read on a printed page: texts cut short, grey, over their place or each other,
and against a line."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from itertools import combinations, product
from unittest.mock import patch

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QTextBlock, QTextDocument

from handfoot_gui.ui.print.page_format import MARGIN
from handfoot_gui.ui.print.print_text import UNITS
from handfoot_gui.ui.print.printing import PrintedPage, Printout, picture_of

SLACK = 0.3
"""Millimetres; the box of a text is higher than its ink, too."""
AIR = 0.55
"""Millimetres between a text and the line beside it."""
AIR_OF_FIGURES = 1.0
"""The same where figures stand."""
Inked = tuple[str, QRectF]
"""A text, and where it stands in millimetres."""


def faults(printout: Printout) -> list[str]:
    """Every fault of the pages of *printout*, in words."""
    found = []
    for number, page in enumerate(printout.pages, start=1):
        found += [f"page {number}: {fault}" for fault in _of_page(page)]
    return found


class _Ink:
    """What is painted of a page, and what is wrong with it at once."""

    def __init__(self) -> None:
        self.found: list[str] = []
        self.inked: list[Inked] = []
        self.upright: list[QLineF] = []
        self._elided, self._draw = QFontMetricsF.elidedText, QPainter.drawText
        self._contents, self._line = QTextDocument.drawContents, QPainter.drawLine

    def watched(self, page: PrintedPage) -> None:
        """Paint *page*."""
        # Functions, as a method of this class would be given no painter.
        patches: tuple[tuple[object, str, Callable[..., object]], ...] = (
            (QFontMetricsF, "elidedText", lambda *of: self._elides(*of)),
            (QPainter, "drawText", lambda *of: self._draws(*of)),
            (QTextDocument, "drawContents", lambda *of: self._draws_contents(*of)),
            (QPainter, "drawLine", lambda *of: self._draws_line(*of)),
        )
        with ExitStack() as stack:
            for one in patches:
                stack.enter_context(patch.object(*one))
            picture_of(page, 400)

    def _elides(self, metrics: QFontMetricsF, text: str, *how: object) -> str:
        shown = self._elided(metrics, text, *how)
        if shown != text:
            self.found.append(f"{text!r} is shown as {shown!r}")
        return shown

    def _draws(self, painter: QPainter, place: QRectF, flags: int, text: str) -> None:
        self._draw(painter, place, flags, text)
        taken = painter.boundingRect(place, flags | Qt.TextFlag.TextDontClip, text)
        if taken.width() > place.width() + SLACK * UNITS:
            self.found.append(f"{text!r} is wider than its place")
        self.inked.append((text, QRectF(taken.topLeft() / UNITS, taken.size() / UNITS)))
        if painter.pen().color() != Qt.GlobalColor.black:
            self.found.append(f"{text!r} is grey")

    def _draws_line(self, painter: QPainter, line: QLineF) -> None:
        self._line(painter, line)
        if line.x1() == line.x2():
            self.upright.append(QLineF(line.p1() / UNITS, line.p2() / UNITS))
        if painter.pen().color() != Qt.GlobalColor.black:
            self.found.append("a line is grey")

    def _draws_contents(self, document: QTextDocument, painter: QPainter, part: QRectF) -> None:
        self._contents(document, painter, part)
        left_top = painter.worldTransform().map(QPointF())
        scale = painter.worldTransform().m11() * UNITS
        for text, where in _lines_of(document, self.found):
            if part.adjusted(-1, -1, 1, 1).contains(where.center()):
                place = QRectF(where.topLeft() / UNITS, where.size() / UNITS)
                self.inked.append((text, place.translated(left_top / scale)))


def _of_page(page: PrintedPage) -> list[str]:
    ink = _Ink()
    ink.watched(page)
    edges = QRectF(MARGIN, MARGIN, page.width - 2 * MARGIN, page.height - 2 * MARGIN)
    found = [
        f"{text!r} stands in the margin at {where.getRect()}"
        for text, where in ink.inked
        if not edges.adjusted(-SLACK, -1, SLACK, 1).contains(where)
    ]
    for (text, where), line in product(ink.inked, ink.upright):
        is_beside = line.y1() < where.center().y() < line.y2()
        air = AIR_OF_FIGURES if any(sign.isdigit() for sign in text) else AIR
        if is_beside and where.left() - air < line.x1() < where.right() + air:
            found.append(f"{text!r} touches a line")
    for (one, first), (other, second) in combinations(ink.inked, 2):
        common = first.intersected(second)
        lower = min(first.height(), second.height())
        if common.width() > SLACK and common.height() > 0.38 * lower:
            found.append(f"{one!r} and {other!r} stand over each other")
    return [*ink.found, *found]


def _lines_of(document: QTextDocument, found: list[str]) -> Iterator[Inked]:
    """Every line of *document* with its place in it; *found* takes words broken and too wide."""
    block: QTextBlock = document.begin()
    while block.isValid():
        layout, text = block.layout(), block.text()
        for number in range(layout.lineCount()):
            one = layout.lineAt(number)
            end = one.textStart() + one.textLength()
            if end < len(text) and not (text[end - 1].isspace() or text[end - 1] in "-–—/"):
                found.append(f"{text!r} is broken in a word")
            if block.charFormat().foreground().color() != Qt.GlobalColor.black:
                found.append(f"{text!r} is grey")
            if one.naturalTextWidth() > one.width() + SLACK * UNITS:
                found.append(f"{text!r} is wider than its place")
            said = text[one.textStart() : end].strip()
            if said:
                where = one.naturalTextRect().translated(
                    document.documentLayout().blockBoundingRect(block).topLeft()
                )
                yield said, where
        block = block.next()
