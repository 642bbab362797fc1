"""What may be done now: every kind of move, and why the others have to wait."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from handfoot_gui.core.presenter import Possible
from handfoot_gui.ui.widgets.controls import RING, Button, ButtonKind
from handfoot_gui.ui.widgets.figures import filled, translate
from handfoot_gui.ui.widgets.labels import breakable, label, separator, set_title
from handfoot_gui.ui.widgets.layouts import horizontal, vertical
from handfoot_gui.ui.widgets.page import Page, PageDialog
from handfoot_gui.ui.widgets.theme import Style, TextStyle

_SIZE = (640, 560)
"""Units of width and height."""


class PossibleDialog(PageDialog):
    """The kinds of moves; one that is to be shown closes the window."""

    shown = Signal(object)  # a `Possible`

    def __init__(
        self, style: Style, title: str, moves: Sequence[Possible], parent: QWidget | None = None
    ) -> None:
        self._page = _PossiblePage(style, title, moves)
        super().__init__(style, self._page, _SIZE, parent)
        set_title(self, title)
        self._page.chosen.connect(self._on_chosen)

    def _on_chosen(self, move: object) -> None:
        self.accept()
        self.shown.emit(move)


class _PossiblePage(Page):
    """The scrolling part."""

    chosen = Signal(object)
    breaks = ()

    def __init__(self, style: Style, title: str, moves: Sequence[Possible]) -> None:
        super().__init__(style)
        self._title, self._moves = title, tuple(moves)
        self._rebuild()

    def _content(self) -> QWidget:
        style, content = self._style, QWidget()
        rows = vertical(style, content, margins=(28, 20, 28 - RING, 8), gap=6)
        rows.addWidget(label(style, breakable(self._title), TextStyle.SECTION_TITLE, wraps=True))
        for is_on in (True, False):
            some = [move for move in self._moves if move.is_on is is_on]
            if some and not is_on:
                rows.addSpacing(style.px(10))
                rows.addWidget(label(style, self.tr("Not now"), TextStyle.SECTION_TITLE))
            for move in some:
                self._add(rows, move)
        rows.addStretch(1)
        return content

    def _add(self, rows: QVBoxLayout, move: Possible) -> None:
        style, theme = self._style, self._style.theme
        rows.addWidget(separator(style))
        row = horizontal(style, gap=12)
        told = vertical(style, gap=2)
        told.addStretch(1)
        told.addWidget(label(style, breakable(move.name), TextStyle.NAME, wraps=True))
        told.addWidget(
            label(style, breakable(move.said), TextStyle.BODY, ink=theme.text2, wraps=True)
        )
        told.addStretch(1)
        row.addLayout(told, 1)
        if move.can_be_shown:
            number = self._moves.index(move)
            button = Button(
                style, translate("Common", "Show"), ButtonKind.PLAIN, name=f"possible-{number}",
                act=lambda: self.chosen.emit(move),
            )  # fmt: skip
            button.setAccessibleName(filled(self.tr("Show on the table: {move}"), move=move.name))
            button.setAccessibleDescription(move.said)
            row.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
        rows.addLayout(row)
