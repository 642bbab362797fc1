"""Layouts with their margins and gaps in units of the style."""

from __future__ import annotations

from typing import TypeAlias, TypeVar

from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLayout, QVBoxLayout, QWidget

from handfoot_gui.ui.widgets.theme import Style

Margins: TypeAlias = tuple[float, float, float, float]
"""Units free at the left, top, right and bottom."""
Part: TypeAlias = QWidget | QLayout
_Box = TypeVar("_Box", bound=QBoxLayout)


def vertical(
    style: Style,
    within: QWidget | None = None,
    *,
    margins: Margins | None = None,
    gap: float | None = None,
) -> QVBoxLayout:
    """Rows, one below the other, *within* a widget; what is not said is as Qt has it."""
    return _spaced(QVBoxLayout(), style, within, margins, gap)


def horizontal(
    style: Style,
    within: QWidget | None = None,
    *,
    margins: Margins | None = None,
    gap: float | None = None,
) -> QHBoxLayout:
    """Columns, one beside the other; see `vertical`."""
    return _spaced(QHBoxLayout(), style, within, margins, gap)


def put(box: QBoxLayout, *parts: Part | tuple[Part, int] | int) -> None:
    """Add *parts* to *box* one after the other, some with their share of the room to spare.

    A number is a share that stays empty.
    """
    for part in parts:
        if isinstance(part, int):
            box.addStretch(part)
            continue
        what, share = part if isinstance(part, tuple) else (part, 0)
        if isinstance(what, QLayout):
            box.addLayout(what, share)
        else:
            box.addWidget(what, share)


def at_left(widget: QWidget) -> QHBoxLayout:
    """*widget* at the left of a line."""
    line = QHBoxLayout()
    put(line, widget, 1)
    return line


def empty(box: QBoxLayout) -> None:
    """Take everything out of *box*; its widgets are gone at once."""
    while (old := box.takeAt(0)) is not None:
        widget = old.widget()
        if widget is not None:
            widget.setParent(None)
            widget.deleteLater()


def _spaced(
    box: _Box, style: Style, within: QWidget | None, margins: Margins | None, gap: float | None
) -> _Box:
    if within is not None:
        within.setLayout(box)
    if margins is not None:
        box.setContentsMargins(*map(style.px, margins))
    if gap is not None:
        box.setSpacing(style.px(gap))
    return box
