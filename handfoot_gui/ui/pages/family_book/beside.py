"""What stands beside a table of the family book: wins as bars, details of a game or a player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from handfoot_gui.session.history.figures import Career, Duel
from handfoot_gui.session.history.finished import FinishedGame, Source
from handfoot_gui.ui.pages.family_book.tables import deal_columns, game_line, won_by
from handfoot_gui.ui.widgets.controls import RING, Button, ButtonKind
from handfoot_gui.ui.widgets.figures import figure, filled, long_date, translate
from handfoot_gui.ui.widgets.icons import Icon, paint_sign
from handfoot_gui.ui.widgets.labels import Marker, breakable, label, paint_round, write
from handfoot_gui.ui.widgets.layouts import horizontal, put, vertical
from handfoot_gui.ui.widgets.portrait_dialog import AvatarButton
from handfoot_gui.ui.widgets.score_chart import ScoreChart
from handfoot_gui.ui.widgets.spoken_of import spoken_of_button
from handfoot_gui.ui.widgets.text_table import TextTable, TextTableView
from handfoot_gui.ui.widgets.theme import Style, TextStyle
from handfoot_gui.ui.widgets.titles import deal_number, preset_title
from handfoot_gui.ui.widgets.vocabulary import WORDS, aloud, apart, partners

_ROW: Final = 28
"""Units of a bar with its name."""
_LEAST_BARS: Final = 3
_USUAL_BARS: Final = 5
"""So many are shown at least, and where there is room."""
_LEAST_BAR: Final = 64
"""Units of the length of a bar, however long the names are."""
_SIDES_BESIDE: Final = 3
"""Most sides whose points have room beside one another."""
_DEALS_COLUMN: Final = 120
"""Units of a side's column among the deals at most; its names stand above the chart."""
_LAST: Final = 10
"""Games that are told as the last ones."""


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

    def __init__(self, style: Style, game: FinishedGame, *, is_narrow: bool) -> None:
        """Where it *is_narrow*, the page scrolls, so that chart and deals are as high as they like;
        else they share what height there is."""
        super().__init__()
        self.setObjectName("details")
        px = style.px
        rows = vertical(style, self, margins=(0, 0, 0, 0), gap=8)
        won = filled(self.tr("{names} won"), names=won_by(game))
        title = label(style, breakable(won), TextStyle.SECTION_TITLE, wraps=True)
        title.setObjectName("details-title")
        title.setMaximumHeight(px(90))
        rows.addWidget(title)
        about = WORDS.row(
            (game_line(game), preset_title(game.game, game.rules), long_date(game.day))
        )
        rows.addWidget(
            label(style, breakable(about), TextStyle.LABEL, ink=style.theme.text2, wraps=True)
        )
        rows.addLayout(self._sides(style, game))
        if game.deals:
            elsewhere = game.deals[0].number - 1 if game.brought else 0
            totals, deals = game.running(), len(game.deals)
            chart = ScoreChart(
                style,
                totals,
                deals,
                lambda here: deal_number(game.game, here + elsewhere),
                has_end=len(totals) > deals + 1,
            )
            chart.setMinimumHeight(px(90))
            chart.setMaximumHeight(px(200))
            chart.setAccessibleDescription(aloud(self._told(game)))
            listed = TextTable(deal_columns(game), game.deals)
            said, are_many = self.tr("Deals in this game"), len(game.sides) > _SIDES_BESIDE
            table = TextTableView(
                style, listed, name="deals", title=said, is_narrow=are_many, widest=_DEALS_COLUMN
            )
            table.setMinimumHeight(px(36 + 2 * 42 + 8))
            down = QSizePolicy.Policy.Preferred if is_narrow else QSizePolicy.Policy.Ignored
            for part in (chart, table):
                part.setSizePolicy(QSizePolicy.Policy.Expanding, down)
            put(rows, (chart, 1), (table, 1))
        else:
            note = self.tr("The points of each deal are not known.")
            rows.addWidget(label(style, note, TextStyle.LABEL, ink=style.theme.text2, wraps=True))
            rows.addStretch(1)
        buttons = []
        if can_look_back(game):
            text, act = translate("Common", "Look back"), self.look_back_requested
            buttons.append(Button(style, text, sign=Icon.LOOK_BACK, name="look-back", act=act))
        text, act = translate("Common", "Score sheet"), self.sheet_requested
        buttons.append(Button(style, text, sign=Icon.SHEET, name="score-sheet", act=act))
        remove = Button(style, translate("Common", "Remove"), ButtonKind.QUIET, name="remove")
        remove.setAccessibleDescription(self.tr("Takes the game out of the family book."))
        remove.clicked.connect(self.remove_requested)
        line = horizontal(style, margins=(-RING, 0, -RING, 0), gap=0)
        put(line, *buttons, 1, remove)
        rows.addLayout(line)

    def _sides(self, style: Style, game: FinishedGame) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(style.px(10))
        grid.setVerticalSpacing(style.px(4))
        grid.setColumnStretch(1, 1)
        for side, result in enumerate(game.sides):
            grid.addWidget(Marker(style, style.theme.sides[side % len(style.theme.sides)]), side, 0)
            names = WORDS.row(WORDS.together(game.names[side]))
            said = label(style, breakable(names), TextStyle.LABEL_STRONG, wraps=True)
            grid.addWidget(said, side, 1)
            total = label(style, figure(result.total), TextStyle.NAME)
            grid.addWidget(total, side, 2, Qt.AlignmentFlag.AlignRight)
        return grid

    def _told(self, game: FinishedGame) -> str:
        """The chart in words."""
        return apart(
            WORDS.labelled(
                WORDS.row(WORDS.together(names)),
                WORDS.row([figure(totals[side]) for totals in game.running()[1:]]),
            )
            for side, names in enumerate(game.names)
        )


class Bar(Struct, frozen=True):
    """One row: who, which share of the bar is filled, and what stands behind it."""

    name: str
    share: float
    said: str


def wins_bar(name: str, games: int, wins: int) -> Bar:
    """How many of the *games* were won."""
    said = translate("FamilyBook", "{wins} of {games}")
    return Bar(name, wins / games, filled(said, wins=wins, games=games))


def duel_bar(duel: Duel) -> Bar:
    """How often one won against others, and these against one."""
    said = translate("FamilyBook", "{wins} : {losses}")
    share = duel.wins / (duel.wins + duel.losses)
    return Bar(partners(duel.names), share, filled(said, wins=duel.wins, losses=duel.losses))


class Bars(QWidget):
    """Bars of equal length, as many as there is room for, the first ones first."""

    def __init__(self, style: Style, bars: Sequence[Bar], *, title: str, name: str) -> None:
        super().__init__()
        self._style = style
        self._bars = tuple(bars)
        self.setObjectName(name)
        self.setAccessibleName(title)
        told = apart(WORDS.labelled(bar.name, bar.said) for bar in bars)
        self.setAccessibleDescription(aloud(told))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self.setMinimumHeight(style.px(_ROW) * min(_LEAST_BARS, len(self._bars)))
        self.setMaximumHeight(style.px(_ROW) * len(self._bars))

    def sizeHint(self) -> QSize:
        return QSize(self._style.px(320), self._style.px(_ROW) * min(_USUAL_BARS, len(self._bars)))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._style.px(200), self.minimumHeight())

    def paintEvent(self, _event: QPaintEvent) -> None:
        style, theme, px = self._style, self._style.theme, self._style.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        high = px(_ROW)
        room = max(1, self.height() // high)
        shown = self._bars[: room if len(self._bars) <= room else room - 1]
        name_font, figure_font = style.font(TextStyle.LABEL_STRONG), style.font(TextStyle.LABEL)
        figures, names = QFontMetrics(figure_font), QFontMetrics(name_font)
        right = max((figures.horizontalAdvance(bar.said) for bar in shown), default=0)
        left = 1 + max((names.horizontalAdvance(bar.name) for bar in shown), default=0)
        # Names come before the length of the bars, which say as much when they are short.
        left = min(left, max(0, self.width() - right - 2 * px(12) - px(_LEAST_BAR)))
        wide = self.width() - left - right - 2 * px(12)
        for number, bar in enumerate(shown):
            row = QRectF(0, number * high, left + 2, high)
            text = names.elidedText(bar.name, Qt.TextElideMode.ElideRight, left)
            write(painter, row, text, name_font, theme.text)
            place = QRectF(left + px(12), row.top() + (high - px(16)) / 2, wide, px(16))
            paint_round(painter, place, px(4), theme.chrome2, theme.field_line)
            if bar.share:
                won = QRectF(place)
                won.setWidth(max(px(4), wide * bar.share))
                paint_round(painter, won, px(4), theme.link, None)
            beside = QRectF(place.right() + px(12), row.top(), right + 2, high)
            write(painter, beside, bar.said, figure_font, theme.text)
        if len(shown) < len(self._bars):
            more = translate("Common", "and {count} more")
            more = filled(more, count=len(self._bars) - len(shown))
            row = QRectF(0, len(shown) * high, self.width(), high)
            write(painter, row, more, figure_font, theme.text2)


class _LastGames(QWidget):
    """A mark for each of the last games, the last one first; it has a tick where that was won."""

    def __init__(self, style: Style, results: Sequence[bool], said: str) -> None:
        super().__init__()
        self._style = style
        self._results = tuple(results)
        self.setObjectName("last-games")
        self.setAccessibleName(said)
        self.setFixedHeight(style.px(26))

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, px = self._style.theme, self._style.px
        painter, size = QPainter(self), px(22)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number, has_won in enumerate(self._results):
            place = QRectF(number * (size + px(6)) + 1, 1, size, size)
            fill = theme.link if has_won else theme.chrome2
            paint_round(painter, place, px(6), fill, None if has_won else theme.field_line)
            if has_won:
                paint_sign(painter, Icon.TICK, place.adjusted(3, 3, -3, -3), theme.chrome)


class CareerDetails(QWidget):
    """Streaks, last games and head-to-head of one player or pair."""

    def __init__(self, style: Style, name: str, career: Career, person: str = "") -> None:
        """*person* is the name of somebody of whom can be said how sentences are to speak."""
        super().__init__()
        self.setObjectName("career")
        rows = vertical(style, self, margins=(0, 0, 0, 0), gap=4)
        title = label(style, breakable(name), TextStyle.SECTION_TITLE, wraps=True)
        title.setObjectName("career-title")
        said = label(style, self._streaks(career), TextStyle.BODY, wraps=True)
        said.setObjectName("streaks")
        spoken = spoken_of_button(style, person) if person else None
        head = horizontal(style, margins=(-RING if person else 0, 0, 0, 0), gap=8)
        if person:
            put(head, AvatarButton(style, None, person, code="picture"))
        put(head, (title, 1), *filter(None, [spoken]))
        put(rows, head, said)
        last = [has_won for _, has_won in career.results[:_LAST]]
        count = len(last)
        told = self.tr("{wins} of the last {number} game(s) won", "", count)
        told = filled(told, wins=sum(last), number=count)
        rows.addWidget(label(style, told, TextStyle.LABEL, ink=style.theme.text2))
        won, lost = self.tr("{day}: won"), self.tr("{day}: not won")
        results = (
            filled(won if has_won else lost, day=long_date(game.day))
            for game, has_won in career.results[:_LAST]
        )
        rows.addWidget(_LastGames(style, last, apart(results)))
        if career.duels:
            heading = self.tr("Head to head")
            rows.addWidget(label(style, heading, TextStyle.NAME))
            bars = [duel_bar(duel) for duel in career.duels]
            rows.addWidget(Bars(style, bars, title=heading, name="duels"))
        rows.addStretch(1)

    def _streaks(self, career: Career) -> str:
        if not career.longest:
            return self.tr("No wins yet.")
        n = career.streak
        if n == career.longest > 1:
            text = self.tr("The last {number} game(s) were won, the longest streak so far.", "", n)
            return filled(text, number=n)
        if career.longest < 2:
            return self.tr("No two wins in a row yet.")
        if n > 1:
            text = self.tr(
                "The last {number} game(s) were won; the longest streak is {most}.", "", n
            )
            return filled(text, number=n, most=career.longest)
        n = career.longest
        return filled(self.tr("The longest winning streak is {number} game(s).", "", n), number=n)
