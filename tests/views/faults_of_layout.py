"""What would keep somebody from reading or reaching a part of a window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from unittest.mock import patch

from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtGui import QFontMetrics, QFontMetricsF, QPainter
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QComboBox,
    QGraphicsView,
    QHeaderView,
    QLabel,
    QLineEdit,
    QWidget,
)

from handfoot_gui.ui.table.prompt_bar import PromptBarButton
from handfoot_gui.ui.table.view import TableView
from handfoot_gui.ui.widgets.controls import Button, ButtonKind, Tile
from handfoot_gui.ui.widgets.fields import Segment, Tick
from handfoot_gui.ui.widgets.golden_in_sight import GOLDEN_IN_SIGHT
from handfoot_gui.ui.widgets.labels import Elided

SLACK = 1
"""Pixels that are lost in rounding."""
TARGET = 24
"""Pixels that a finger or a trembling hand finds (WCAG 2.2, 2.5.8), each way."""
PRESSED = (QAbstractButton, QComboBox, QLineEdit)
READ = (QLabel, QAbstractButton, QComboBox, QLineEdit)


def faults(window: QWidget) -> list[str]:
    """Every fault of what *window* shows, in words."""
    shown = [one for one in window.findChildren(QWidget) if one.isVisibleTo(window)]
    found = [fault for one in shown for fault in _of_one(one, window)]
    read = [one for one in shown if isinstance(one, READ) and not isinstance(one, PromptBarButton)]
    found += _overlaps(read, window)
    return found


def unread(window: QWidget) -> list[str]:
    """Every text of *window* that is painted shorter than it is, or outside of its place."""
    found: list[str] = []

    def elides(elided: Callable[..., str]) -> Callable[..., str]:
        def elide(metrics: QFontMetrics, text: str, *how: object) -> str:
            shown = elided(metrics, text, *how)
            if shown != text:
                found.append(f"{text!r} is shown as {shown!r}")
            return shown

        return elide

    draw = QPainter.drawText

    def draws(painter: QPainter, *what: object) -> None:
        draw(painter, *what)
        match what:
            case QRect() | QRectF() as place, flags, str(text):
                needed = painter.boundingRect(QRectF(place), int(flags), text)
                if needed.width() > place.width() + 2 * SLACK:
                    found.append(f"{text!r} needs {needed.width()}, has {place.width()}")

    with (
        patch.object(QFontMetrics, "elidedText", elides(QFontMetrics.elidedText)),
        patch.object(QFontMetricsF, "elidedText", elides(QFontMetricsF.elidedText)),
        patch.object(QPainter, "drawText", draws),
    ):
        for table in window.findChildren(TableView):
            # What lies below the cards is painted once and kept.
            table.scene_.canvas.background.age()
        window.grab()
    return found


def _of_one(one: QWidget, window: QWidget) -> Iterator[str]:
    if isinstance(one, QAbstractScrollArea) and not isinstance(one, (QGraphicsView, QHeaderView)):
        bar = one.horizontalScrollBar()
        if bar.maximum() > 0:
            yield f"{_name(one)} scrolls sideways by {bar.maximum()}"
    if isinstance(one, (*READ, QAbstractScrollArea)) and not _is_inside(one, window):
        yield f"{_name(one)} is cut off at {_rect(one, window)}"
    if isinstance(one, QLabel) and one.text() != "" and not isinstance(one, Elided):
        yield from _of_label(one)
    if isinstance(one, Button | Segment | Tile):
        yield from _of_button(one)
    if isinstance(one, PRESSED) and min(one.width(), one.height()) < TARGET - SLACK:
        yield f"{_name(one)} is only {one.width()} x {one.height()} large"
    if isinstance(one, QAbstractItemView):
        yield from _of_rows(one)
    is_primary = isinstance(one, Button) and one.kind is ButtonKind.PRIMARY
    is_seen = _clipped(one, window) == _rect(one, window)
    if is_primary and not (is_seen or _has_double(one, window)):
        yield f"{_name(one)} is the primary button and has to be scrolled to"
    if isinstance(one, Tick) and one.height() + SLACK < one.heightForWidth(one.width()):
        yield f"{_name(one)} has no room for all of its lines"


def _has_double(one: QAbstractButton, window: QWidget) -> bool:
    """Whether *one* is seen once more below what scrolls."""
    return any(
        other.isVisibleTo(window) and other.text() == one.text()
        for other in window.findChildren(Button, GOLDEN_IN_SIGHT)
    )


def _of_rows(one: QAbstractItemView) -> Iterator[str]:
    model = one.model()
    rows = range(0 if model is None else model.rowCount())
    places = [one.visualRect(model.index(row, 0)) for row in rows]
    small = [place.height() for place in places if 0 < place.height() < TARGET - SLACK]
    if small:
        yield f"{_name(one)} has {len(small)} rows that are only {min(small)} high"


def _of_label(one: QLabel) -> Iterator[str]:
    room = one.contentsRect()
    if one.wordWrap():
        needed = one.heightForWidth(one.width())
        if needed > one.height() + SLACK:
            yield f"{_name(one)} needs {needed} of height, has {one.height()}"
    elif one.sizeHint().width() > one.width() + SLACK:
        yield f"{_name(one)} needs {one.sizeHint().width()}, has {one.width()}"
    elif QFontMetrics(one.font()).height() > room.height() + 2 * SLACK:
        yield f"{_name(one)} is {room.height()} high"


def _of_button(one: Button | Segment | Tile) -> Iterator[str]:
    needed, room = one.sizeHint().width(), one.width()
    if not isinstance(one, Tile):
        needed = one.least_width if isinstance(one, Button) else one.minimumSizeHint().width()
    if needed > room + SLACK:
        yield f"{_name(one)} needs {needed}, has {room}"


def _overlaps(shown: list[QWidget], window: QWidget) -> Iterator[str]:
    places = [(one, _clipped(one, window)) for one in shown]
    places = [(one, place) for one, place in places if not place.isEmpty()]
    for (one, first), (other, second) in combinations(places, 2):
        if one.isAncestorOf(other) or other.isAncestorOf(one):
            continue
        common = first.intersected(second)
        if common.width() > 2 * SLACK and common.height() > 2 * SLACK:
            if _is_above(one, other) or _is_above(other, one):
                continue
            yield f"{_name(one)} and {_name(other)} overlap by {common.size().toTuple()}"


def _is_above(one: QWidget, other: QWidget) -> bool:
    """Whether *one* is part of what lies over *other* on purpose: a drawer, or a filled panel."""
    above: QWidget | None = one
    while above is not None and not above.isAncestorOf(other):
        if above.property("lies over") or type(above).__name__ in ("SidePanel", "LookBackSide"):
            return True
        above = above.parentWidget()
    return False


def _is_inside(one: QWidget, window: QWidget) -> bool:
    """Whether *one* is whole in the window, or can be scrolled to downwards."""
    rect = one.rect()
    holder = one
    while holder is not window:
        parent = holder.parentWidget()
        assert parent is not None
        rect = QRect(holder.mapTo(parent, rect.topLeft()), rect.size())
        area = parent.parentWidget()
        if isinstance(area, QAbstractScrollArea) and area.viewport() is parent:
            # What can be scrolled to is in reach, and an area that scrolls sideways is named.
            return True
        if not parent.rect().adjusted(-SLACK, -SLACK, SLACK, SLACK).contains(rect):
            return False
        holder = parent
    return True


def _clipped(one: QWidget, window: QWidget) -> QRect:
    """Where *one* is seen in the window."""
    rect = one.rect()
    holder = one
    while holder is not window:
        parent = holder.parentWidget()
        assert parent is not None
        rect = QRect(holder.mapTo(parent, rect.topLeft()), rect.size()) & parent.rect()
        holder = parent
    return rect


def _rect(one: QWidget, window: QWidget) -> QRect:
    return QRect(one.mapTo(window, QPoint()), one.size())


def _name(one: QWidget) -> str:
    text = one.text() if isinstance(one, (QLabel, QAbstractButton)) else ""
    said = one.objectName() or text or one.accessibleName()
    return f"{type(one).__name__} {said[:40]!r}"
