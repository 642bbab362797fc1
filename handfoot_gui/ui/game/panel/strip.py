"""The score as a strip of paper at the head of the panel: a column a player, a line a deal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from handfoot_gui.core.score_strip import ScoreStrip, StripLine
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.ui.game.panel.panel_facts import PanelFacts, PanelSide
from handfoot_gui.ui.game.panel.turn_list import TURN_EDGE
from handfoot_gui.ui.widgets.figures import figure, translate
from handfoot_gui.ui.widgets.icons import paint_shape
from handfoot_gui.ui.widgets.labels import Explained, label, paint_round, separator
from handfoot_gui.ui.widgets.layouts import vertical
from handfoot_gui.ui.widgets.theme import Style, TextStyle
from handfoot_gui.ui.widgets.vocabulary import aloud

_ANY_HEIGHT: Final = 16_777_215
"""No bound at all, for Qt."""
_HEAD: Final = 40
"""Units of the row with the players' names."""
_LISTED: Final = 20
"""Units of a row with one name, where names are long."""
_MARKS: Final = 18
"""Units of the row with the markers of the columns, below those."""
_ROW: Final = 32
_WORD: Final = 26
"""Units of a double line with its word."""
_LAST: Final = 44
"""Units of the opened line, which counts."""
_GUTTER: Final = 30
"""Units at the left, where it stands how often a deal counted."""
_MARK: Final = 11
_TIMES: Final = "×\u00a0{number}"


class Strip(QWidget):
    """Paints *strip* for players called by *sides*: of the older lines as many as have room."""

    def __init__(self, style: Style, strip: ScoreStrip, sides: Sequence[PanelSide]) -> None:
        super().__init__()
        self._style = style
        self.strip = strip
        """What is painted."""
        self._names = tuple(side.names for side in sides)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.setObjectName("score-strip")
        self.setAccessibleName(aloud(self._told(strip.lines[strip.latest])))
        self.setAccessibleDescription(aloud("\n".join(map(self._told, strip.lines))))

    def _told(self, line: StripLine) -> str:
        """*line* for the ear: "Deal 2: Marta 23, Elise 20"."""
        text = line.word
        if line.totals:
            pairs = zip(self._names, line.totals, strict=True)
            text = ", ".join(f"{name} {figure(total)}" for name, total in pairs)
        if line.factor > 1:
            text = f"{text} ({self._times(line)})"
        return filled(translate("Common", "{label}: {text}"), label=line.name, text=text)

    @staticmethod
    def _times(line: StripLine) -> str:
        return _TIMES.format(number=figure(line.factor))

    def _high(self, line: StripLine) -> int:
        if line is self.strip.lines[self.strip.latest]:
            return self._style.px(_LAST)
        return self._style.px(_ROW if line.totals else _WORD)

    @property
    def _is_listed(self) -> bool:
        """Whether the names are too long to stand over their columns."""
        wide = QFontMetrics(self._style.font(TextStyle.LABEL_STRONG)).horizontalAdvance
        return max(map(wide, self._names)) > self._name_room

    @property
    def _name_room(self) -> int:
        return round(self._columns()[0].width()) - self._style.px(4)

    @property
    def _head(self) -> int:
        """Pixels above the lines: the names in a row, or each in a row of its own and below them
        the markers of the columns."""
        px = self._style.px
        return px(_LISTED) * len(self._names) + px(_MARKS) if self._is_listed else px(_HEAD)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        high = self._head + sum(map(self._high, self.strip.lines))
        return QSize(self._style.px(200), high + self._style.px(4))

    def minimumSizeHint(self) -> QSize:
        least = sum(map(self._high, self.strip.lines[self.strip.latest :]))
        return QSize(self._style.px(120), self._head + least + self._style.px(4))

    def shown(self) -> tuple[StripLine, ...]:
        """The lines that are painted: the last ones, as many as have room."""
        room = self.height() - self._head
        lines = self.strip.lines
        first = len(lines)
        while first and room >= self._high(lines[first - 1]):
            first -= 1
            room -= self._high(lines[first])
        return lines[min(first, self.strip.latest) :]

    def _columns(self) -> list[QRectF]:
        edge = self._style.px(TURN_EDGE)
        left = edge + self._style.px(_GUTTER)
        wide = (self.width() - edge - left) / len(self._names)
        return [
            QRectF(left + number * wide, 0, wide, self.height())
            for number in range(len(self._names))
        ]

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        style, px, theme = self._style, self._style.px, self._style.theme
        columns = self._columns()
        self._paint_names(painter, columns)
        top = float(self._head)
        painter.setPen(QPen(QColor(theme.text), px(2)))
        edge, right = px(TURN_EDGE), self.width() - px(TURN_EDGE)
        painter.drawLine(edge, round(top) - px(1), right, round(top) - px(1))
        end = top
        for line in self.shown():
            rect = QRectF(0, end, self.width(), self._high(line))
            if not line.totals:
                self._paint_word(painter, rect, line.word)
            elif line is self.strip.lines[self.strip.latest]:
                paint_round(painter, rect, px(8), theme.chrome2, theme.zone_line)
                font = style.font(TextStyle.GRAND_TOTAL, size=25)
                self._paint_figures(painter, rect, line, columns, font, theme.text)
            else:
                painter.setPen(QPen(QColor(theme.line), 1))
                for column in columns[1:]:
                    x = round(column.left())
                    painter.drawLine(x, round(rect.top()), x, round(rect.bottom()))
                font = style.font(TextStyle.LABEL, size=18)
                self._paint_figures(painter, rect, line, columns, font, theme.text2)
            end = rect.bottom()

    def _paint_names(self, painter: QPainter, columns: Sequence[QRectF]) -> None:
        """Every name with its marker before it, or above it where one has no room for both."""
        if self._is_listed:
            self._list_names(painter, columns)
            return
        style, px, theme = self._style, self._style.px, self._style.theme
        mark, gap, high = px(_MARK), px(5), px(_HEAD) - px(4)
        room = self._name_room
        font = style.font(TextStyle.NAME)
        wide = QFontMetrics(font).horizontalAdvance
        is_stacked = max(map(wide, self._names)) + mark + gap > room
        if is_stacked:
            font = style.font(TextStyle.LABEL_STRONG)
        metrics = QFontMetrics(font)
        painter.setFont(font)
        for number, column in enumerate(columns):
            side, middle = theme.sides[number], column.center().x()
            name = metrics.elidedText(self._names[number], Qt.TextElideMode.ElideRight, room)
            rect = QRectF(column.left(), 0, column.width(), high)
            place = QRectF(middle - mark / 2, 0, mark, mark)
            if is_stacked:
                rect.setTop(mark)
            else:
                left = middle - (mark + gap + metrics.horizontalAdvance(name)) / 2
                place.moveTo(left, (high - mark) / 2)
                rect.setLeft(left + mark + gap)
            paint_shape(painter, side.shape, place, side.chrome)
            painter.setPen(QColor(theme.text))
            across = Qt.AlignmentFlag.AlignHCenter if is_stacked else Qt.AlignmentFlag.AlignLeft
            painter.drawText(rect, Qt.AlignmentFlag.AlignVCenter | across, name)

    def _list_names(self, painter: QPainter, columns: Sequence[QRectF]) -> None:
        """Every name with its marker in a row of its own, and the markers over their columns."""
        style, px, theme = self._style, self._style.px, self._style.theme
        mark, edge, high = px(_MARK), px(TURN_EDGE), px(_LISTED)
        font = style.font(TextStyle.LABEL_STRONG)
        left = edge + mark + px(8)
        room = self.width() - left - edge
        painter.setFont(font)
        below = high * len(self._names)
        for number, (name, column) in enumerate(zip(self._names, columns, strict=True)):
            side = theme.sides[number]
            for x, y in ((edge, number * high + (high - mark) / 2),
                         (column.center().x() - mark / 2, below + px(2))):  # fmt: skip
                paint_shape(painter, side.shape, QRectF(x, y, mark, mark), side.chrome)
            said = QFontMetrics(font).elidedText(name, Qt.TextElideMode.ElideRight, room)
            painter.setPen(QColor(theme.text))
            rect = QRectF(left, number * high, room, high)
            where = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
            painter.drawText(rect, where, said)

    def _paint_figures(
        self,
        painter: QPainter,
        rect: QRectF,
        line: StripLine,
        columns: Sequence[QRectF],
        font: QFont,
        ink: str,
    ) -> None:
        painter.setFont(font)
        painter.setPen(QColor(ink))
        for column, total in zip(columns, line.totals, strict=True):
            cell = QRectF(column.left(), rect.top(), column.width(), rect.height())
            painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, figure(total))
        if line.factor > 1:
            painter.setFont(self._style.font(TextStyle.TAG))
            painter.setPen(QColor(self._style.theme.text2))
            edge, wide = self._style.px(TURN_EDGE), self._style.px(_GUTTER)
            gutter = QRectF(edge, rect.top(), wide, rect.height())
            left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(gutter, left, self._times(line))

    def _paint_word(self, painter: QPainter, rect: QRectF, word: str) -> None:
        """*word* in the middle of a double line."""
        style, px, theme = self._style, self._style.px, self._style.theme
        font = style.font(TextStyle.SECTION_TITLE, size=15)
        font.setItalic(True)
        wide = QFontMetrics(font).horizontalAdvance(word) + px(20)
        middle, edge = rect.center(), px(TURN_EDGE)
        painter.setPen(QPen(QColor(theme.text2), max(1, px(1))))
        for above in (-px(2), px(2)):
            y = round(middle.y()) + above
            painter.drawLine(edge, y, round(middle.x() - wide / 2), y)
            painter.drawLine(round(middle.x() + wide / 2), y, self.width() - edge, y)
        painter.setFont(font)
        painter.setPen(QColor(theme.text))
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, word)


class StripHead(QWidget):
    """The strip, and below it what the deal is about; made anew with every score."""

    def __init__(self, style: Style, facts: PanelFacts, strip: ScoreStrip) -> None:
        super().__init__()
        theme, px = style.theme, style.px
        rows = vertical(style, self, margins=(0, 0, 0, 0), gap=0)
        self._strip = Strip(style, strip, facts.sides)
        rows.addWidget(self._strip)
        rows.addSpacing(px(8))
        below = vertical(style, margins=(TURN_EDGE, 0, TURN_EDGE, 0), gap=0)
        rows.addLayout(below)
        if facts.about_meaning:
            below.addWidget(Explained(style, facts.about, facts.about_meaning, ink=theme.text2))
        elif facts.about:
            below.addWidget(label(style, facts.about, TextStyle.LABEL, ink=theme.text2, wraps=True))
        self._put_code(style, below, facts.code)
        rows.addSpacing(px(6))
        rows.addStretch(1)
        line = vertical(style, margins=(TURN_EDGE, 0, TURN_EDGE, 0))
        line.addWidget(separator(style))
        rows.addLayout(line)

    def show_all(self, is_all: bool) -> None:
        """Show of the strip as much as has room, or no more than its last line."""
        least = self._strip.minimumSizeHint().height()
        self._strip.setMaximumHeight(_ANY_HEIGHT if is_all else least)

    @staticmethod
    def _put_code(style: Style, rows: QVBoxLayout, code: str) -> None:
        if not code:
            return
        said = label(style, code, TextStyle.LABEL, ink=style.theme.text2, wraps=True)
        said.setFont(style.font(TextStyle.LABEL, size=13))
        said.setObjectName("deal-code")
        rows.addSpacing(style.px(4))
        rows.addWidget(said)
