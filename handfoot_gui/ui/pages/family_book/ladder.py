"""The ladder of the family book: people and bots of a game by their ratings, and one's way up."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QVBoxLayout, QWidget

from handfoot_gui.games import GAMES
from handfoot_gui.session.history.rating import Climber, Rung, Rungs, Step
from handfoot_gui.session.points_gone import PointsGone
from handfoot_gui.ui.pages.family_book.picture import Picture
from handfoot_gui.ui.pages.family_book.points_picture import PointsPicture, silence, unit_said
from handfoot_gui.ui.widgets.fields import Segments
from handfoot_gui.ui.widgets.figures import (
    figure,
    filled,
    long_date,
    short_date,
    signed,
    translate,
)
from handfoot_gui.ui.widgets.labels import breakable, label, write
from handfoot_gui.ui.widgets.layouts import vertical
from handfoot_gui.ui.widgets.text_table import TextColumn
from handfoot_gui.ui.widgets.theme import Style, TextStyle
from handfoot_gui.ui.widgets.titles import bot_title, level_about
from handfoot_gui.ui.widgets.vocabulary import WORDS, aloud, apart

_TOLD: Final = 10
"""Games whose ratings a screen reader hears, the last first."""
_LEAST_SPAN: Final = 200
"""Points of a rating that a chart shows at least."""
_NAME_SHARE: Final = 0.36
"""Of the chart's width that the names of bots have at most."""


def ladder_columns() -> list[TextColumn]:
    """The columns of the ladder."""

    def games(row: Climber | Rung) -> str:
        return figure(len(row.steps)) if isinstance(row, Climber) else ""

    return [
        TextColumn(translate("Common", "Name"), _name, is_wide=True, may_shrink=True),
        TextColumn(
            translate("FamilyBook", "Rating"), lambda row: figure(row.rating), is_figure=True
        ),
        TextColumn(translate("Common", "Games"), games, is_figure=True),
    ]


def _name(row: Climber | Rung) -> str:
    if isinstance(row, Rung):
        return bot_title(row.level)
    uncertain = translate("FamilyBook", "{name} (uncertain)")
    return filled(uncertain, name=WORDS.person(row.name)) if row.is_uncertain else row.name


def _place(climber: Climber, rungs: Rungs) -> str:
    """Between which bots *climber* stands, as a sentence."""
    above = next((level for level, rating in rungs.items() if climber.rating < rating), None)
    texts = {
        "easy": translate("FamilyBook", "{name} is working up to the easy bot."),
        "steady": translate("FamilyBook", "{name} ranks between the easy and the steady bot."),
        "strong": translate("FamilyBook", "{name} ranks between the steady and the strong bot."),
        "expert": translate("FamilyBook", "{name} ranks between the strong and the expert bot."),
        None: translate("FamilyBook", "{name} ranks above all bots."),
    }
    return filled(texts[above], name=WORDS.person(climber.name))


class LadderPicture(StrEnum):
    """What is shown of somebody on the ladder."""

    RATING = "rating"
    POINTS = "points"
    """Where the points go."""


class LadderDetails(QWidget):
    """Where somebody stands on the ladder of *game*: a sentence, and for people their way, or where
    their points go.

    Signal: ``picture_chosen(str)`` with a `LadderPicture`.
    """

    picture_chosen = Signal(str)

    def __init__(
        self,
        style: Style,
        row: Climber | Rung,
        game: str,
        rungs: Rungs,
        gone: PointsGone | None = None,
        picture: LadderPicture = LadderPicture.RATING,
    ) -> None:
        """*gone* is what is known of where a person's points go; None: that is not looked for in
        this game."""
        super().__init__()
        self.setObjectName("ladder-details")
        rows = vertical(style, self, margins=(0, 0, 0, 0), gap=6)
        place, facts = self._about(row, game, rungs)
        self.said = " ".join((place, *facts))
        """All of it in words, for whoever sees none of it."""
        title = label(style, breakable(place), TextStyle.SECTION_TITLE, wraps=True)
        title.setObjectName("ladder-place")
        rows.addWidget(title)
        for fact in facts:
            rows.addWidget(label(style, fact, TextStyle.BODY, ink=style.theme.text2, wraps=True))
        if not isinstance(row, Climber):
            rows.addStretch(1)
            return
        if gone is None:
            rows.addWidget(RatingChart(style, row, rungs), 1)
            return
        pictures = Segments(
            style,
            [
                (translate("FamilyBook", "Rating"), LadderPicture.RATING),
                (self.tr("Where the points go"), LadderPicture.POINTS),
            ],
            name="ladder-picture",
        )
        pictures.set_accessible_names(translate("Portraits", "Picture"))
        pictures.set_value(picture)
        pictures.chosen.connect(self.picture_chosen)
        rows.addWidget(pictures)
        if picture is LadderPicture.RATING:
            rows.addWidget(RatingChart(style, row, rungs), 1)
        else:
            self._add_points(style, rows, gone, game)

    def _add_points(self, style: Style, rows: QVBoxLayout, gone: PointsGone, game: str) -> None:
        """Where the points go, or why that is not said."""
        said, reviews = silence(gone), GAMES[game].reviews
        if said or reviews is None:
            told = label(style, said, TextStyle.BODY, wraps=True)
            told.setObjectName("points-silence")
            rows.addWidget(told)
            rows.addStretch(1)
            return
        unit = label(
            style, unit_said(gone.unit), TextStyle.LABEL, ink=style.theme.text2, wraps=True
        )
        rows.addWidget(unit)
        rows.addWidget(PointsPicture(style, gone, reviews.themes(WORDS)), 1)

    def _about(self, row: Climber | Rung, game: str, rungs: Rungs) -> tuple[str, list[str]]:
        """The first sentence, and what follows it."""
        if isinstance(row, Rung):
            fixed = self.tr("Rating {rating}, measured in games between bots.")
            facts = [level_about(game, row.level), filled(fixed, rating=row.rating)]
            return bot_title(row.level), facts
        n, last = len(row.steps), row.steps[-1]
        said = self.tr("Rating {rating} after {number} game(s), {amount} from the last one.", "", n)
        amount = signed(round(last.change))
        facts = [filled(said, rating=row.rating, number=n, amount=amount)]
        if not any(step.game.has_bots for step in row.steps):
            facts.append(
                self.tr("No bot played in these games, so the place among bots is a guess.")
            )
        elif row.is_uncertain:
            facts.append(self.tr("Still uncertain; games against equals tell the most."))
        return _place(row, rungs), facts


class RatingChart(Picture):
    """A person's rating game by game, before the ratings of the bots as rungs."""

    def __init__(self, style: Style, climber: Climber, rungs: Rungs) -> None:
        super().__init__(style, "rating-chart", style.px(170))
        self._steps = climber.steps
        self._rungs = rungs
        first = climber.steps[0]
        self._ratings = [first.rating - first.change, *(step.rating for step in climber.steps)]
        told = (self._told(step) for step in reversed(climber.steps[-_TOLD:]))
        self.tell(self.tr("Rating after each game"), aloud(apart(told)))

    def _told(self, step: Step) -> str:
        said = self.tr("{day}: {rating} ({amount})")
        amount = signed(round(step.change))
        day = long_date(step.game.day)
        return filled(said, day=day, rating=round(step.rating), amount=amount)

    def paintEvent(self, _event: QPaintEvent) -> None:
        style, theme, px = self._style, self._style.theme, self._style.px
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        names, figures = style.font(TextStyle.SMALL), style.font(TextStyle.LABEL_STRONG)
        metrics, now = QFontMetrics(names), figure(round(self._ratings[-1]))
        titles = {bot_title(level): rating for level, rating in self._rungs.items()}
        left = max(map(metrics.horizontalAdvance, titles)) + 2
        left = min(left, round(self.width() * _NAME_SHARE))
        right = QFontMetrics(figures).horizontalAdvance(now) + px(6 + 8) + 2
        below = metrics.height() + px(10)
        plot = QRectF(
            left + px(16),
            metrics.height(),
            self.width() - left - px(16) - right,
            self.height() - metrics.height() - below,
        )
        low = min(*self._ratings, *self._rungs.values())
        high = max(*self._ratings, *self._rungs.values(), low + _LEAST_SPAN)

        def y(rating: float) -> float:
            return plot.bottom() - (rating - low) / (high - low) * plot.height()

        def x(game: int) -> float:
            return plot.left() + px(10) + (plot.width() - px(10)) * game / len(self._steps)

        # In the middle of a row of pixels, a thin line is sharp.
        rungs = {title: round(y(rating)) + 0.5 for title, rating in titles.items()}
        places = _apart(rungs, metrics.height())
        for title, across in rungs.items():
            rect = QRectF(0, places[title] - metrics.height(), left + 2, 2 * metrics.height())
            write(painter, rect, title, names, theme.text2, room=left + 2)
            painter.setPen(QPen(QColor(theme.field_line), 1))
            beside = QPointF(left + px(5), places[title])
            painter.drawLine(beside, QPointF(plot.left(), across))
            painter.setPen(QPen(QColor(theme.field_line), 1, Qt.PenStyle.DashLine))
            painter.drawLine(QPointF(plot.left(), across), QPointF(plot.right(), across))
        points = [QPointF(x(n), y(rating)) for n, rating in enumerate(self._ratings)]
        pen = QPen(QColor(theme.link), 2.5 * style.scale)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPolyline(points)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.link))
        step = x(1) - x(0)
        for point in points[1:-1] if step >= px(9) else ():
            painter.drawEllipse(point, px(3), px(3))
        painter.drawEllipse(points[-1], px(6), px(6))
        beside = points[-1] + QPointF(px(6 + 4), 0)
        rect = QRectF(beside.x(), beside.y() - px(12), right, px(24))
        write(painter, rect, now, figures, theme.text)
        self._paint_days(painter, [point.x() for point in points[1:]], metrics)

    def _paint_days(
        self, painter: QPainter, places: Sequence[float], metrics: QFontMetrics
    ) -> None:
        """The days of the games below them, as many as have room, the last one always."""
        font, ink = self._style.font(TextStyle.SMALL), self._style.theme.text2
        end = float(self.width())
        for place, step in zip(reversed(places), reversed(self._steps), strict=True):
            if place > end:
                continue
            day = short_date(step.game.day)
            wide = metrics.horizontalAdvance(day) + 2
            start = min(place - wide / 2, self.width() - wide)
            if start < 0 or start + wide > end:
                continue
            rect = QRectF(start, self.height() - metrics.height(), wide, metrics.height())
            write(painter, rect, day, font, ink)
            end = start - wide


def _apart(places: Mapping[str, float], least: float) -> dict[str, float]:
    """*places* moved up where they are nearer than *least*, but none out of the picture."""
    found: dict[str, float] = {}
    under = math.inf
    for name, place in sorted(places.items(), key=lambda one: -one[1]):
        under = found[name] = min(place, under - least)
    over = -least / 2
    for name in reversed(found):
        over = found[name] = max(found[name], over + least)
    return found
