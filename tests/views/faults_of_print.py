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


def _of_page(page: PrintedPage) -> list[str]:
    found: list[str] = []
    inked: list[Inked] = []
    upright: list[QLineF] = []
    elided, draw, draw_contents, draw_line = (
        QFontMetricsF.elidedText, QPainter.drawText, QTextDocument.drawContents, QPainter.drawLine,
    )  # fmt: skip

    def elides(metrics: QFontMetricsF, text: str, *how: object) -> str:
        shown = elided(metrics, text, *how)
        if shown != text:
            found.append(f"{text!r} is shown as {shown!r}")
        return shown

    def draws(painter: QPainter, place: QRectF, flags: int, text: str) -> None:
        draw(painter, place, flags, text)
        taken = painter.boundingRect(place, flags | Qt.TextFlag.TextDontClip, text)
        if taken.width() > place.width() + SLACK * UNITS:
            found.append(f"{text!r} is wider than its place")
        inked.append((text, QRectF(taken.topLeft() / UNITS, taken.size() / UNITS)))
        if painter.pen().color() != Qt.GlobalColor.black:
            found.append(f"{text!r} is grey")

    def draws_line(painter: QPainter, line: QLineF) -> None:
        draw_line(painter, line)
        if line.x1() == line.x2():
            upright.append(QLineF(line.p1() / UNITS, line.p2() / UNITS))
        if painter.pen().color() != Qt.GlobalColor.black:
            found.append("a line is grey")

    def draws_contents(document: QTextDocument, painter: QPainter, part: QRectF) -> None:
        draw_contents(document, painter, part)
        left_top = painter.worldTransform().map(QPointF())
        scale = painter.worldTransform().m11() * UNITS
        for text, where in _lines_of(document, found):
            if part.adjusted(-1, -1, 1, 1).contains(where.center()):
                place = QRectF(where.topLeft() / UNITS, where.size() / UNITS)
                inked.append((text, place.translated(left_top / scale)))

    patches: tuple[tuple[object, str, Callable[..., object]], ...] = (
        (QFontMetricsF, "elidedText", elides),
        (QPainter, "drawText", draws),
        (QTextDocument, "drawContents", draws_contents),
        (QPainter, "drawLine", draws_line),
    )
    with ExitStack() as stack:
        for one in patches:
            stack.enter_context(patch.object(*one))
        picture_of(page, 400)
    edges = QRectF(MARGIN, MARGIN, page.width - 2 * MARGIN, page.height - 2 * MARGIN)
    for text, where in inked:
        if not edges.adjusted(-SLACK, -1, SLACK, 1).contains(where):
            found.append(f"{text!r} stands in the margin at {where.getRect()}")
    for (text, where), line in product(inked, upright):
        is_beside = line.y1() < where.center().y() < line.y2()
        air = AIR_OF_FIGURES if any(sign.isdigit() for sign in text) else AIR
        if is_beside and where.left() - air < line.x1() < where.right() + air:
            found.append(f"{text!r} touches a line")
    for (one, first), (other, second) in combinations(inked, 2):
        common = first.intersected(second)
        lower = min(first.height(), second.height())
        if common.width() > SLACK and common.height() > 0.38 * lower:
            found.append(f"{one!r} and {other!r} stand over each other")
    return found


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
