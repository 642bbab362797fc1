"""The line of the score page that tells what bots make of the same cards."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from handfoot_gui.core.deal_report import CardsPlayed
from handfoot_gui.core.text.deal_report import ReportSentences
from handfoot_gui.ui.game.score.score_facts import ScoreFacts
from handfoot_gui.ui.game.score.score_rows import EDGE, Stop
from handfoot_gui.ui.widgets.controls import KeyFocus, paint_focus
from handfoot_gui.ui.widgets.labels import PlainText, breakable
from handfoot_gui.ui.widgets.layouts import vertical
from handfoot_gui.ui.widgets.theme import Style, TextStyle
from handfoot_gui.ui.widgets.vocabulary import WORDS, aloud, joined


def same_cards_told(facts: ScoreFacts, found: CardsPlayed) -> str:
    """What the sides made of their cards, beside what bots make of them."""
    sides = [joined(facts.side_names(side)) for side in range(len(facts.sheet.sides))]
    words = ReportSentences(WORDS, sides, is_lowest_best=facts.sheet.is_lowest_best)
    told = words.cards_played(found, facts.replayed_by)
    return " ".join(told[side] for side in facts.replayed)


class _Told(PlainText, Stop):
    """The text, on which the keyboard stops once it is there."""

    def __init__(self, style: Style) -> None:
        super().__init__(style, TextStyle.LABEL, ink=style.theme.text2)
        self._style = style
        self._focus = KeyFocus(self, "same-cards")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.walk(event):
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._focus.is_shown:
            paint_focus(QPainter(self), self._style, QRectF(self.rect()), self._style.px(8))


class SameCardsLine(QWidget):
    """Room for a text that comes later."""

    def __init__(self, style: Style, likely: str, width: int) -> None:
        """There is room for a text as long as the *likely* one over so many pixels of *width*."""
        super().__init__()
        rows = vertical(style, self, margins=(EDGE, 4, 0, 0), gap=0)
        self._told = _Told(style)
        rows.addWidget(self._told)
        rows.addStretch(1)
        room = QRect(0, 0, width, 10_000)
        metrics = QFontMetrics(self._told.font())
        flags = int(Qt.TextFlag.TextWordWrap)
        high = metrics.boundingRect(room, flags, breakable(likely)).height()
        self.setMinimumHeight(high + style.px(4) + 2)

    def tell(self, said: str) -> None:
        """Show *said*."""
        self._told.setText(breakable(said))
        self._told.setAccessibleName(aloud(said))
        self._told.setFocusPolicy(Qt.FocusPolicy.TabFocus)
