"""Paints who sits where with how many cards: badges, chips, and titles that stand for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF

from handfoot_gui.core.messages import PlayerBadge
from handfoot_gui.games.hand_and_foot.presenter.values import HandAndFootScene, MeldPanel
from handfoot_gui.games.hand_and_foot.text.table import HandAndFootTableWords
from handfoot_gui.games.hand_and_foot.view.side_layout import TITLE_LINE, TWO_LINES, SidePlaces
from handfoot_gui.ui.art.palette import Back
from handfoot_gui.ui.table import labels
from handfoot_gui.ui.table.background import LEFT, RIGHT, Background, Painting, TablePainter
from handfoot_gui.ui.widgets.felt import ZONE_RADIUS
from handfoot_gui.ui.widgets.figures import figure
from handfoot_gui.ui.widgets.theme import TextStyle, font

_SMALL_NAME: Final = 13.0
"""Size of a name that is not whole in its usual one."""
_USUAL_BADGE: Final = 150.0
_NARROW_BADGE: Final = 112.0
"""Widths below which a badge has less at its edges, and one that is low its sign beside the name
alone."""


def _width(text: str, style: TextStyle = TextStyle.LABEL) -> float:
    return QFontMetricsF(font(style, 1.0)).horizontalAdvance(text)


class _SeatWay(Struct, frozen=True):
    """How one player's part of a title is set."""

    name: float
    """Width of the name."""
    cards: str
    """What stands beside the back of the hand; nothing: there is none."""
    foot: str
    """What stands beside the back of the foot."""
    apart: float
    """From the name to a back, and from a number to the next one."""
    beside: float
    """From a back to its number."""

    @property
    def width(self) -> float:
        """Of all that stands there."""
        if not self.cards:
            return self.name + self.apart
        foot = self.beside + _width(self.foot) if self.foot else 0.0
        cards = 12 + self.beside + _width(self.cards)
        return self.name + 2 * self.apart - 1 + cards + 12 + foot


class SeatSigns(Painting[HandAndFootScene, SidePlaces]):
    """Of one painting of Hand and Foot what says of the players who they are."""

    def __init__(
        self, brush: TablePainter, background: Background, words: HandAndFootTableWords
    ) -> None:
        super().__init__(brush, background, HandAndFootScene, SidePlaces)
        self._words = words

    def _text(
        self,
        rect: QRectF,
        text: str,
        style: TextStyle = TextStyle.LABEL,
        where: Qt.AlignmentFlag = LEFT,
        *,
        colour: str | None = None,
        size: float | None = None,
    ) -> None:
        self._brush.text(rect, text, style, colour or self._theme.on, where, size=size)

    def initials(self, side: int, rect: QRectF, line: QRectF) -> None:
        """Whose zone *rect* is where it has no title: its players' shapes below one another; below
        those who have no badge elsewhere their cards."""
        badges = [badge for badge in self._background.badges if badge.side == side]
        is_counted = self._places.is_grid and len(badges) > 1
        first, steps = line.center().y() - 11, max(1, len(badges) - 1)
        step = min(25.0, (rect.bottom() - 3 - first - 22) / steps)
        size = min(22.0, step - 1)
        top = first
        for badge in badges:
            self._brush.avatar(badge, QRectF(line.left() - 4, top, size, size))
            top += step
            if is_counted and badge.seat != self._table.seat:
                top += self._counts_below(badge, QRectF(line.left() - 6, top - 3, 30, 17))

    def _counts_below(self, badge: PlayerBadge, line: QRectF) -> float:
        """Cards and foot of a player in *line* and another one below it; how high both are."""
        back = QRectF(line.left(), line.center().y() - 7, 10, 14)
        self._brush.small_back(back, Back.BLUE)
        beside = line.adjusted(13, 0, 4, 0)
        self._text(beside, figure(badge.cards), TextStyle.SMALL)
        self._foot(badge, back.translated(0, line.height()))
        if badge.reserve:
            text = figure(badge.reserve)
            self._text(beside.translated(0, line.height()), text, TextStyle.SMALL)
        return 2 * line.height()

    def _foot(self, badge: PlayerBadge, rect: QRectF) -> None:
        """The back of a player's foot, or where it lay."""
        if badge.reserve:
            self._brush.small_back(rect, Back.WINE)
        elif badge.has_reserve_dealt:
            self._brush.dashed(rect, 2, 1.5)

    def titles(
        self, badges: Sequence[PlayerBadge], panel: MeldPanel, rect: QRectF, line: QRectF
    ) -> None:
        """The title of a zone that says of each of its players what a badge would, in a *line* for
        each, or in the large zone beside one another."""
        others = [badge for badge in badges if badge.seat != self._table.seat]
        if any(badge.is_playing for badge in others):
            self._brush.glow(rect, ZONE_RADIUS)
        is_small = self._places.is_small(panel.side)
        if not self._places.has_titles and not is_small:
            return
        parts = [line.translated(0, number * TITLE_LINE) for number in range(len(badges))]
        if not is_small:
            wide = line.width() / max(1, len(badges))
            lefts = (line.left() + number * wide for number in range(len(badges)))
            parts = [QRectF(left, line.top(), wide, line.height()) for left in lefts]
        # What lies there stands at the end of the first line.
        end = 0 if is_small else -1
        if badges:
            points = self._points(badges, panel, parts[end].width(), badges[end])
            self._text(line, points, where=RIGHT, colour=self._theme.on2)
            if points:
                parts[end].setRight(parts[end].right() - _width(points) - 12)
        for badge, part in zip(badges, parts, strict=True):
            self._seat_title(badge, part)

    def _points(
        self, badges: Sequence[PlayerBadge], panel: MeldPanel, wide: float, before: PlayerBadge
    ) -> str:
        """What stands at the end of a title of *badges*: that one of them plays, or what lies in
        the zone; nothing where who stands *before* it has not as much room beside it in what is
        *wide* for both."""
        said = [figure(panel.points) if panel.is_down else ""]
        is_small = self._places.is_small(panel.side)
        if any(badge.is_playing for badge in badges) and not panel.is_own:
            said = [labels.playing()]
        elif not is_small:
            said.insert(0, self._words.side_points(panel, self._table.pile_word, is_small=False))
        free = wide - self._seat_ways(before)[1].width - 12
        # The glow says who plays, and the large zone what lies there.
        return next((one for one in said if _width(one) <= free), "")

    def _seat_ways(self, badge: PlayerBadge) -> list[_SeatWay]:
        """The ways to say in one line who sits there with what cards, the roomiest first."""
        counts = ["", ""]
        if badge.seat != self._table.seat:
            counts = [figure(badge.cards), figure(badge.reserve) if badge.reserve else ""]
        name = _width(badge.name, TextStyle.LABEL_STRONG)
        return [
            _SeatWay(name, counts[0], counts[1], 12.0, 5.0),
            _SeatWay(name, counts[0], counts[1], 7.0, 3.0),
            # That a foot lies there is seen; how many cards it has, the seat's tip says.
            _SeatWay(name, counts[0], "", 6.0, 3.0),
        ]

    def _seat_title(self, badge: PlayerBadge, line: QRectF) -> None:
        """A player's part of a title: name, cards and foot; of whoever looks the name alone."""
        ways = self._seat_ways(badge)
        way = next((way for way in ways if way.width <= line.width() + 1), ways[-1])
        room = line.width() - (way.width - way.name)
        size = None if way.name <= room + 1 else _SMALL_NAME
        strong = QFontMetricsF(font(TextStyle.LABEL_STRONG, 1.0, size=size))
        name = strong.elidedText(badge.name, Qt.TextElideMode.ElideRight, room + 1)
        self._text(line, name, TextStyle.LABEL_STRONG, size=size)
        if not way.cards:
            return
        top = line.center().y() - 8.4
        x = line.left() + strong.horizontalAdvance(name) + way.apart
        self._brush.small_back(QRectF(x, top, 12, 16.8), Back.BLUE)
        x += 12 + way.beside
        self._text(QRectF(x, line.top(), 40, 22), way.cards)
        x += _width(way.cards) + way.apart - 1
        self._foot(badge, QRectF(x, top, 12, 16.8))
        self._text(QRectF(x + 12 + way.beside, line.top(), 40, 22), way.foot)

    def badge(self, badge: PlayerBadge, rect: QRectF) -> None:
        self._brush.plate(rect)
        if badge.is_playing:
            self._brush.glow(rect)
        if rect.height() < 48:
            self._short_badge(badge, rect)
            return
        edge = 12 if rect.width() >= _USUAL_BADGE else 8
        self._brush.avatar(badge, QRectF(rect.left() + edge, rect.top() + 9, 34, 34))
        left = rect.left() + edge + 44
        first = QRectF(left, rect.top() + 5, rect.right() - left - edge, 22)
        role = labels.playing() if badge.is_playing else badge.role
        name = first.adjusted(0, 0, -_width(role, TextStyle.SMALL) - 8, 0)
        if _width(badge.name, TextStyle.NAME) > name.width() + 1:
            # The glow says who plays, and the shape who plays together.
            name, role = first, ""
        self._brush.name(name, badge.name, self._theme.on)
        self._text(first, role, TextStyle.SMALL, RIGHT, colour=self._theme.on2)
        if rect.width() < _USUAL_BADGE:
            self._counts(badge, QRectF(left, rect.top() + 27, first.width(), 21))
            return
        foot = self._words.badge_foot(badge) if badge.has_reserve_dealt else ""
        room = rect.right() - left - (_width(foot) + 61 if foot else 26)
        every = (one.cards for one in self._background.badges)
        widest = max(_width(self._words.badge_cards(count, is_long=True)) for count in every)
        is_long = rect.width() >= 226 and widest <= room
        text = self._words.badge_cards(badge.cards, is_long=is_long)
        line = QRectF(left, rect.top() + 27, first.width(), 21)
        self._brush.small_back(QRectF(left + 1, line.top() + 2, 12, 16.8), Back.BLUE)
        self._text(line.adjusted(22, 0, 0, 0), text)
        if badge.has_reserve_dealt:
            x = left + 22 + max(_width(text), 56 if is_long else 20) + 14
            self._foot(badge, QRectF(x, line.top() + 2, 12, 16.8))
            rest = QRectF(x + 21, line.top(), rect.right() - x - 25, 21)
            if _width(foot) > rest.width():
                foot = figure(badge.reserve) if badge.reserve else ""
            self._text(rest, foot)

    def chip(self, badge: PlayerBadge, rect: QRectF) -> None:
        """A seat in the bar: the name, and below it cards and foot."""
        first, second = self._brush.chip(badge, rect)
        self._brush.name(first, badge.name, self._theme.on)
        self._counts(badge, second)

    def _counts(self, badge: PlayerBadge, line: QRectF) -> None:
        """Cards and foot of a player in a low line."""
        slip = QRectF(line.left(), line.center().y() - 7.5, 10.7, 15)
        self._brush.small_back(slip, Back.BLUE)
        self._text(line.adjusted(15, 0, 0, 0), figure(badge.cards), TextStyle.SMALL)
        self._foot(badge, slip.translated(38, 0))
        foot = figure(badge.reserve) if badge.reserve else ""
        self._text(line.adjusted(53, 0, 38, 0), foot, TextStyle.SMALL)

    def _short_badge(self, badge: PlayerBadge, rect: QRectF) -> None:
        """One line: name, cards, foot; or the name above the others."""
        if rect.width() < _NARROW_BADGE and rect.height() >= TWO_LINES:
            self.chip(badge, rect)
            return
        avatar = QRectF(rect.left() + 8, rect.center().y() - 13, 26, 26)
        self._brush.avatar(badge, avatar, TextStyle.LABEL_STRONG)
        left, foot = avatar.right() + 8, figure(badge.reserve) if badge.reserve else ""
        if rect.height() >= TWO_LINES:
            first = QRectF(left, rect.top() + 1, rect.right() - left - 6, 19)
            self._text(first, badge.name, TextStyle.LABEL_STRONG)
            self._counts(badge, QRectF(left, rect.top() + 19, 36, 18))
            return
        line = QRectF(left, rect.top(), rect.right() - avatar.right() - 16, rect.height())
        middle = rect.center().y() - 8.4
        end = line.right() - (34 if badge.reserve else 14)
        self._foot(badge, QRectF(end, middle, 12, 16.8))
        self._text(line, foot, where=RIGHT)
        self._brush.small_back(QRectF(end - 42, middle, 12, 16.8), Back.BLUE)
        self._text(QRectF(end - 26, line.top(), 24, line.height()), figure(badge.cards))
        name = line.adjusted(0, 0, -(line.right() - end + 48), 0)
        self._text(name, badge.name, TextStyle.NAME)
