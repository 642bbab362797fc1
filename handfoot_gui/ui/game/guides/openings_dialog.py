"""The opening planner: good ways to play for the first time, and what each leaves in the hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from handfoot_gui.core.cards import Card
from handfoot_gui.core.messages import Deed
from handfoot_gui.core.presenter import Opening
from handfoot_gui.core.text.words import Words
from handfoot_gui.ui.widgets.cards import CardText
from handfoot_gui.ui.widgets.controls import RING, Button, ButtonKind
from handfoot_gui.ui.widgets.figures import figure, filled, translate
from handfoot_gui.ui.widgets.labels import label, separator, set_title
from handfoot_gui.ui.widgets.layouts import horizontal, put, vertical
from handfoot_gui.ui.widgets.page import Page, PageDialog
from handfoot_gui.ui.widgets.theme import Style, TextStyle
from handfoot_gui.ui.widgets.vocabulary import WORDS

_SIZE = (660, 520)
"""Units of width and height."""
_WITH_KEYS = 9
"""So many ways have a key of their own."""


class OpeningsDialog(PageDialog):
    """The ways; one that is chosen closes the window."""

    chosen = Signal(object)  # an `Opening`

    def __init__(
        self,
        style: Style,
        ways: Sequence[Opening[Any]],
        words: Words,
        parent: QWidget | None = None,
    ) -> None:
        """*words* are those of the game."""
        self._page = _OpeningsPage(style, ways, words)
        super().__init__(style, self._page, _SIZE, parent)
        set_title(self, self._page.title)
        self._page.chosen.connect(self._on_chosen)
        self._page.focus_first()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        number = event.key() - Qt.Key.Key_1
        if not (0 <= number < _WITH_KEYS and self._page.choose(number)):
            super().keyPressEvent(event)

    def _on_chosen(self, way: object) -> None:
        self.accept()
        self.chosen.emit(way)


class _OpeningsPage(Page):
    """The scrolling part."""

    chosen = Signal(object)
    breaks = ()

    def __init__(self, style: Style, ways: Sequence[Opening[Any]], words: Words) -> None:
        super().__init__(style)
        self._ways = tuple(ways)
        self._words = words
        self._buttons: list[Button] = []
        self.title = translate("Common", "First melds")
        self._rebuild()

    def choose(self, number: int) -> bool:
        """Choose the way with that number, from 0; whether it can be laid now."""
        can = number < len(self._ways) and not self._ways[number].is_later
        if can:
            self.chosen.emit(self._ways[number])
        return can

    def focus_first(self) -> None:
        """Let the keyboard be on the first way that can be laid."""
        first = next((button for button in self._buttons if button.isEnabled()), None)
        if first is not None:
            first.setFocus(Qt.FocusReason.TabFocusReason)

    def _content(self) -> QWidget:
        style, px = self._style, self._style.px
        content, self._buttons = QWidget(), []
        rows = vertical(style, content, margins=(28, 20, 28 - RING, 8), gap=6)
        rows.addWidget(label(style, self.title, TextStyle.PAGE_TITLE))
        about = self.tr("Each way, what it is worth, and what is left in your hand.")
        rows.addWidget(label(style, about, TextStyle.BODY, ink=style.theme.text2, wraps=True))
        for number, way in enumerate(self._ways):
            rows.addWidget(separator(style))
            row = horizontal(style, gap=12)
            told = vertical(style, gap=2)
            put(told, self._laid(way), self._left(way))
            button = self._button(number, way)
            row.addLayout(told, 1)
            row.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
            rows.addLayout(row)
            self._buttons.append(button)
        rows.addSpacing(px(4))
        rows.addStretch(1)
        return content

    def _laid(self, way: Opening[Any]) -> CardText:
        """ "K♥ K♠ K♦ + 7♠ 7♦ 2♣: 100 of 90"."""
        pieces: list[Any] = []
        for meld in way.melds:
            pieces += ["+"] if pieces else []
            pieces += meld
        return CardText(self._style, [*pieces, self._worth(way)], self._said(way))

    def _worth(self, way: Opening[Any]) -> str:
        text = (
            self.tr("worth {points}")
            if not way.need
            else self.tr("worth {points}; you need {need}")
        )
        if way.is_take:
            text = self.tr("pick up the pile: worth {points}; you need {need}")
            if not way.need:
                text = self.tr("pick up the pile: worth {points}")
        return filled(text, points=way.points, need=way.need)

    def _left(self, way: Opening[Any]) -> CardText:
        style = self._style
        said = self.tr("Nothing is left in your hand.")
        if way.left:
            said = WORDS.labelled(self.tr("Left"), self._named(way.left))
        pieces: tuple[str | Card, ...] = (said,)
        if way.left:
            stays = WORDS.labelled(self.tr("Left"), "{cards}")
            pieces = Deed(stays, tuple(way.left)).pieces(self._words)
        return CardText(style, pieces, said, size=15, ink=style.theme.text2)

    def _button(self, number: int, way: Opening[Any]) -> Button:
        key = figure(number + 1) if number < _WITH_KEYS and not way.is_later else ""
        button = Button(
            self._style, translate("Table", "Set out"), ButtonKind.PLAIN,
            key=key, name=f"opening-{number}",
            act=lambda: self.choose(number),
        )  # fmt: skip
        said = filled(self.tr("Set out {cards}"), cards=self._said(way))
        button.setAccessibleName(said)
        button.set_reason(self.tr("After the draw.") if way.is_later else "")
        return button

    def _said(self, way: Opening[Any]) -> str:
        melds = self._words.listed([self._named(meld) for meld in way.melds])
        return WORDS.labelled(melds, self._worth(way))

    def _named(self, some: Sequence[Card]) -> str:
        return self._words.row(list(map(self._words.card, some)))
