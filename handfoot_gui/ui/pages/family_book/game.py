"""One finished game in the family book: its sides, how the score went, and what can be done."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from handfoot_gui.session.history.finished import FinishedGame, Source
from handfoot_gui.ui.pages.family_book.tables import game_line, won_by
from handfoot_gui.ui.widgets.controls import RING, Button, ButtonKind
from handfoot_gui.ui.widgets.figures import figure, filled, long_date
from handfoot_gui.ui.widgets.icons import Icon
from handfoot_gui.ui.widgets.labels import Elided, Marker, breakable, label
from handfoot_gui.ui.widgets.score_chart import ScoreChart
from handfoot_gui.ui.widgets.theme import Style, TextStyle
from handfoot_gui.ui.widgets.titles import preset_title


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
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(px(8))
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
        buttons = QHBoxLayout()
        buttons.setSpacing(0)
        if can_look_back(game):
            back = Button(style, self.tr("Look back"), sign=Icon.LOOK_BACK, name="look-back")
            back.clicked.connect(self.look_back_requested)
            buttons.addWidget(back)
        sheet = Button(style, self.tr("Score sheet"), sign=Icon.SHEET, name="score-sheet")
        sheet.clicked.connect(self.sheet_requested)
        buttons.addWidget(sheet)
        buttons.addStretch(1)
        remove = Button(style, self.tr("Remove"), ButtonKind.QUIET, name="remove")
        remove.setAccessibleDescription(self.tr("Takes the game out of the book."))
        remove.clicked.connect(self.remove_requested)
        buttons.addWidget(remove)
        buttons.setContentsMargins(-px(RING), 0, -px(RING), 0)
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
