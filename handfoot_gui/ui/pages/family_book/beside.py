"""What stands beside a table of the family book: a game's details, or wins as bars."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from handfoot_gui.session.history.finished import FinishedGame, Source
from handfoot_gui.ui.pages.family_book.tables import game_line, won_by
from handfoot_gui.ui.widgets.controls import RING, Button, ButtonKind
from handfoot_gui.ui.widgets.figures import figure, filled, long_date
from handfoot_gui.ui.widgets.icons import Icon
from handfoot_gui.ui.widgets.labels import Elided, Marker, breakable, label, paint_round
from handfoot_gui.ui.widgets.layouts import horizontal, put, vertical
from handfoot_gui.ui.widgets.score_chart import ScoreChart
from handfoot_gui.ui.widgets.theme import Style, TextStyle
from handfoot_gui.ui.widgets.titles import preset_title

_ROW: Final = 50
"""Units of a bar with its name."""


def can_look_back(game: FinishedGame) -> bool:
    """Whether the moves of *game* are known; of real cards only the points are."""
    return game.source is Source.PLAYED


class GameDetails(QWidget):
    """The details of one game.

    Signals: ``look_back_requested()``, ``sheet_requested()``, ``remove_requested()``.
    """

    look_back_requested = Signal()
    sheet_requested = Signal()
    remove_requested = Signal()

    def __init__(self, style: Style, game: FinishedGame) -> None:
        super().__init__()
        self.setObjectName("details")
        px = style.px
        rows = vertical(style, self, margins=(0, 0, 0, 0), gap=8)
        won = filled(self.tr("{names} won"), names=won_by(game))
        title = label(style, breakable(won), TextStyle.SECTION_TITLE, wraps=True)
        title.setObjectName("details-title")
        title.setMaximumHeight(px(90))
        rows.addWidget(title)
        about = ", ".join(
            (game_line(game), preset_title(game.game, game.rules), long_date(game.day))
        )
        rows.addWidget(
            label(style, breakable(about), TextStyle.LABEL, ink=style.theme.text2, wraps=True)
        )
        rows.addLayout(self._sides(style, game))
        if game.deals:
            chart = ScoreChart(style, game.running(), len(game.deals), self._deal_name)
            chart.setMinimumHeight(px(110))
            chart.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
            chart.setMaximumHeight(px(260))
            chart.setAccessibleDescription(self._told(game))
            rows.addWidget(chart, 1)
        else:
            note = self.tr("The points of the single deals are not known.")
            rows.addWidget(label(style, note, TextStyle.LABEL, ink=style.theme.text2, wraps=True))
        rows.addStretch(1)
        buttons = horizontal(style, margins=(-RING, 0, -RING, 0), gap=0)
        sheet = self.sheet_requested
        if can_look_back(game):
            text, act = self.tr("Look back"), self.look_back_requested
            buttons.addWidget(Button(style, text, sign=Icon.LOOK_BACK, name="look-back", act=act))
        remove = Button(style, self.tr("Remove"), ButtonKind.QUIET, name="remove")
        remove.setAccessibleDescription(self.tr("Takes the game out of the book."))
        remove.clicked.connect(self.remove_requested)
        text = self.tr("Score sheet")
        put(
            buttons,
            Button(style, text, sign=Icon.SHEET, name="score-sheet", act=sheet), 1, remove,
        )  # fmt: skip
        rows.addLayout(buttons)

    def _deal_name(self, number: int) -> str:
        return filled(self.tr("deal {number}"), number=number)

    def _sides(self, style: Style, game: FinishedGame) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(style.px(10))
        grid.setVerticalSpacing(style.px(4))
        grid.setColumnStretch(1, 1)
        for side, result in enumerate(game.sides):
            grid.addWidget(Marker(style, style.theme.sides[side % len(style.theme.sides)]), side, 0)
            names = ", ".join(game.names[side])
            grid.addWidget(Elided(style, names, TextStyle.LABEL_STRONG), side, 1)
            total = label(style, figure(result.total), TextStyle.NAME)
            grid.addWidget(total, side, 2, Qt.AlignmentFlag.AlignRight)
        return grid

    def _told(self, game: FinishedGame) -> str:
        """The chart in words."""
        return "; ".join(
            f"{', '.join(game.names[side])}: "
            + ", ".join(figure(totals[side]) for totals in game.running()[1:])
            for side in range(len(game.sides))
        )


class Bar(Struct, frozen=True):
    """One row: who, how many games, how many of them won."""

    name: str
    games: int
    wins: int


class WinBars(QWidget):
    """The bars, as many as there is room for, the first ones first."""

    def __init__(self, style: Style, bars: Sequence[Bar], *, title: str) -> None:
        super().__init__()
        self._style = style
        self._bars = tuple(bars)
        self.setObjectName("win-bars")
        self.setAccessibleName(title)
        self.setAccessibleDescription("; ".join(f"{bar.name}: {self._told(bar)}" for bar in bars))
        # As high as there is room for; the page need not scroll for all of them.
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)

    def sizeHint(self) -> QSize:
        return QSize(self._style.px(320), self._style.px(_ROW * max(1, len(self._bars))))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._style.px(200), self._style.px(_ROW * min(3, max(1, len(self._bars)))))

    def _told(self, bar: Bar) -> str:
        return filled(self.tr("{wins} of {games}"), wins=bar.wins, games=bar.games)

    def paintEvent(self, _event: QPaintEvent) -> None:
        style, theme, px = self._style, self._style.theme, self._style.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = max(1, self.height() // px(_ROW))
        shown = self._bars[: room if len(self._bars) <= room else room - 1]
        name_font, figure_font = style.font(TextStyle.LABEL_STRONG), style.font(TextStyle.LABEL)
        figures = QFontMetrics(figure_font)
        names = QFontMetrics(name_font)
        right = max((figures.horizontalAdvance(self._told(bar)) for bar in shown), default=0)
        top = 0.0
        for bar in shown:
            text = names.elidedText(bar.name, Qt.TextElideMode.ElideRight, self.width())
            painter.setFont(name_font)
            painter.setPen(QColor(theme.text))
            line = QRectF(0, top, self.width(), names.height())
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, text)
            wide = self.width() - right - px(12)
            place = QRectF(0, top + names.height() + px(3), wide, px(16))
            paint_round(painter, place, px(4), theme.chrome2, theme.field_line)
            if bar.wins:
                won = QRectF(place)
                won.setWidth(max(px(4), wide * bar.wins / bar.games))
                paint_round(painter, won, px(4), theme.link, None)
            painter.setFont(figure_font)
            painter.setPen(QColor(theme.text))
            beside = QRectF(wide + px(12), place.top() - px(4), right + 2, px(24))
            painter.drawText(beside, Qt.AlignmentFlag.AlignVCenter, self._told(bar))
            top += px(_ROW)
        if len(shown) < len(self._bars):
            painter.setFont(figure_font)
            painter.setPen(QColor(theme.text2))
            more = filled(self.tr("and {count} more"), count=len(self._bars) - len(shown))
            line = QRectF(0, top, self.width(), names.height())
            painter.drawText(line, Qt.AlignmentFlag.AlignVCenter, more)
