"""Paints what lies still under the cards: panels, badges, labels, outlines, meter, cut deck."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem

from handfoot_gui.core.table import Amount
from handfoot_gui.games.hand_and_foot.presenter.values import (
    HandAndFootScene,
    MeldPanel,
    Meter,
    Place,
    SideZone,
)
from handfoot_gui.games.hand_and_foot.view import painted
from handfoot_gui.games.hand_and_foot.view.side_layout import TWO_LINES, SidePlaces
from handfoot_gui.ui.art.palette import BACKS, Back, CardStyle
from handfoot_gui.ui.table import labels
from handfoot_gui.ui.table.background import CENTRE, LEFT, RIGHT, Background, TablePainter
from handfoot_gui.ui.table.items import TAG_LAYER, Scale, picture_item
from handfoot_gui.ui.table.places import ZonePlace
from handfoot_gui.ui.table.prompt_bar import PlayerBadge
from handfoot_gui.ui.widgets.figures import figure
from handfoot_gui.ui.widgets.icons import Icon, paint_shape, paint_sign
from handfoot_gui.ui.widgets.theme import TextStyle, Theme, font

_WIDTH: Final = 150.0
_THICK: Final = 0.9
"""Units that one card of the packet is thick in the picture."""
_MOST_RISE: Final = 54.0


def deck_pictures(
    room: QRectF, amount: Amount, height: int, theme: Theme, style: CardStyle, scale: Scale
) -> list[QGraphicsItem]:
    """The deck in *room* (units) with about *height* cards held above it."""
    k, dpr = scale.k, scale.dpr
    picture = QPixmap(round(room.width() * k * dpr), round(room.height() * k * dpr))
    picture.setDevicePixelRatio(dpr)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(k, k)
    left = (room.width() - _WIDTH) / 2
    bottom = room.height() - 14
    deck = min(0.42 * room.height(), 16 + 0.3 * amount.most)
    packet = min(0.3 * room.height(), 5 + _THICK * height) if height else 0.0
    rest = max(8.0, deck - packet)
    _paint_cards(painter, QRectF(left, bottom - rest, _WIDTH, rest), style)
    rise = min(_MOST_RISE, 8 + 0.5 * height) if height else 0.0
    top = bottom - rest
    if height:
        top -= rise + packet
        _paint_cards(painter, QRectF(left, top, _WIDTH, packet), style)
    sign = QRectF(room.width() / 2 - 11, top - 26, 22, 22)
    paint_sign(painter, Icon.CHEVRON_UP, sign, theme.best)
    painter.setFont(font(TextStyle.LABEL_STRONG, 1.0))
    painter.setPen(QColor(theme.on))
    text = painted.about_cards(height) if height else painted.drag_up()
    line = QRectF(0, top - 50, room.width(), 22)
    painter.drawText(line, int(Qt.AlignmentFlag.AlignCenter), text)
    painter.end()
    corner = scale.point(room.x(), room.y())
    return [picture_item(picture, QPointF(corner), TAG_LAYER)]


def _paint_cards(painter: QPainter, body: QRectF, style: CardStyle) -> None:
    """The edges of a packet, its uppermost card's back on top."""
    painter.setPen(QColor(style.paper.edge))
    painter.setBrush(QColor(style.paper.face))
    painter.drawRoundedRect(body, 2, 2)
    line = QColor(style.paper.edge)
    line.setAlphaF(0.55)
    painter.setPen(line)
    y = body.top() + 7
    while y < body.bottom() - 2:
        painter.drawLine(QPointF(body.left() + 2, y), QPointF(body.right() - 2, y))
        y += 3
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(BACKS[Back.BLUE].field))
    painter.drawRoundedRect(QRectF(body.left(), body.top(), body.width(), 4), 2, 2)


def label_widths(table: HandAndFootScene, large: int | None = None) -> Mapping[str, float]:
    """Width of every slot's label in units, a tick included; short where *large* is elsewhere."""
    strong = QFontMetricsF(font(TextStyle.LABEL_STRONG, 1.0))
    small = QFontMetricsF(font(TextStyle.SMALL, 1.0))
    found = {}
    for zone in table.zones:
        if zone.place is Place.SLOT:
            if len(table.panels) > 2 and large is not None and zone.side != large:
                found[zone.key] = small.horizontalAdvance(painted.brief_slot_label(zone))
            else:
                tick = 18 if is_done(zone) else 0
                found[zone.key] = strong.horizontalAdvance(painted.slot_label(zone)) + tick
    return found


def is_done(zone: SideZone) -> bool:
    """Whether the slot has all piles it needs."""
    return bool(zone.need) and zone.count >= (zone.need or 0)


def has_sizes_below(places: SidePlaces, zone: SideZone) -> bool:
    """Whether the sizes of a slot's piles are written below it, and not upon them."""
    place = places.zones[zone.key]
    is_small = places.is_brief and zone.side != places.large
    has_room = place.rect.bottom() + 22 < place.drop.bottom()
    return not is_small and has_room


def meter_title(meter: Meter, line: QRectF, end: float) -> tuple[str, QRectF]:
    """The words of the line over a meter's bar, which ends at *end*, and where its points stand:
    between the words and what is needed, or without words where they would have no room."""
    title = painted.meter_title()
    metrics = QFontMetricsF(font(TextStyle.LABEL, 1.0))
    points = QFontMetricsF(font(TextStyle.TOTAL, 1.0, size=24)).horizontalAdvance(
        figure(meter.have)
    )
    left = line.left() + metrics.horizontalAdvance(title) + 10
    right = line.right() - metrics.horizontalAdvance(figure(meter.need)) - 10 - points
    if left > right:
        title, left = "", line.left()
    x = max(left, min(end - points / 2, right))
    return title, QRectF(x, line.top() - 2, points + 4, 30)


class Backdrop:
    """Paints the background of Hand and Foot."""

    def __init__(self, brush: TablePainter) -> None:
        self._brush = brush
        self._painter = brush.painter
        self._theme = brush.theme
        self._has_labels = True
        """Whether small zones have labels above their cards."""
        self._has_short_names = False

    def paint(self, background: Background) -> None:
        theme = self._theme
        places, table = background.places, background.table
        assert isinstance(table, HandAndFootScene)
        assert isinstance(places, SidePlaces)
        self._has_labels = not places.is_compact
        self._has_short_names = places.has_short_names
        if not places.is_grid:
            for badge, rect in zip(background.others, places.badges, strict=False):
                self._badge(badge, rect)
        for panel, rect in zip(table.panels, places.panels, strict=True):
            self._brush.panel(rect, 12)
            mark = theme.sides[panel.side]
            if places.is_grid and not panel.is_own:
                for badge in background.others:
                    if badge.side == panel.side:
                        self._seat_title(badge, panel, rect)
                continue
            middle = rect.top() + (15 if places.is_compact else 17)
            box = QRectF(rect.left() + (12 if places.is_compact else 16), middle - 7, 14, 14)
            paint_shape(self._painter, mark.shape, box, mark.table)
            is_small = places.is_brief and panel.side != places.large
            if not places.is_compact or is_small:
                left = 32 if places.is_compact else 38
                line = QRectF(rect.left() + left, middle - 11, rect.width() - left - 16, 22)
                title = labels.side_title(background.names(panel.side))
                points = painted.side_points(panel, table.pile_word)
                taken = QFontMetricsF(font(TextStyle.LABEL, 1.0)).horizontalAdvance(points)
                wide = QFontMetricsF(font(TextStyle.LABEL_STRONG, 1.0)).horizontalAdvance(title)
                if is_small and wide + taken + 16 > line.width():
                    # Names come before what lies there, which the large zone says.
                    points, taken = "", 0.0
                room = line.adjusted(0, 0, -taken - 16, 0)
                self._brush.text(room, title, TextStyle.LABEL_STRONG, theme.on, LEFT)
                self._brush.text(line, points, TextStyle.LABEL, theme.on2, RIGHT)
        self._brush.panel(places.prompt_bar, 10)
        zones = [*table.zones]
        if isinstance(background.new_meld, SideZone):
            zones.append(background.new_meld)
        for zone in zones:
            place = places.zones.get(zone.key)
            if place is not None:
                is_brief = places.is_brief and zone.side not in (None, places.large)
                self._zone(zone, place, places.label_size, is_brief=is_brief)
                if zone.place is Place.SLOT and has_sizes_below(places, zone):
                    below = QRectF(place.rect.left(), place.rect.bottom() + 4, 90, 18)
                    self._brush.text(
                        below, painted.pile_sizes(zone), TextStyle.SMALL, theme.on2, LEFT
                    )
        if table.meter is not None and places.meter is not None:
            self._meter(table.meter, places.meter)

    def _seat_title(self, badge: PlayerBadge, panel: MeldPanel, rect: QRectF) -> None:
        """The title of a zone that is one player's: name, cards, foot, and what lies there."""
        theme = self._theme
        if badge.is_playing:
            self._brush.glow(rect, 12)
        middle = rect.top() + 14
        box = QRectF(rect.left() + 12, middle - 7, 14, 14)
        mark = theme.sides[panel.side]
        paint_shape(self._painter, mark.shape, box, mark.table)
        points = labels.playing() if badge.is_playing else figure(panel.points)
        strong = QFontMetricsF(font(TextStyle.LABEL_STRONG, 1.0))
        plain = QFontMetricsF(font(TextStyle.LABEL, 1.0))
        line = QRectF(rect.left() + 34, middle - 11, rect.width() - 46, 22)
        if not badge.is_playing and not panel.is_down:
            points = ""
        cards, foot = figure(badge.cards), figure(badge.reserve) if badge.reserve else ""
        taken = 18 + plain.horizontalAdvance(cards) + 12 + 18 + plain.horizontalAdvance(foot)
        name_room = line.width() - taken - 12
        if strong.horizontalAdvance(badge.name) + plain.horizontalAdvance(points) + 12 > name_room:
            # The glow says who plays, and the large zone what lies there.
            points = ""
        self._brush.text(line, points, TextStyle.LABEL, theme.on2, RIGHT)
        name = strong.elidedText(badge.name, Qt.TextElideMode.ElideRight, name_room)
        self._brush.text(line, name, TextStyle.LABEL_STRONG, theme.on, LEFT)
        x = line.left() + strong.horizontalAdvance(name) + 12
        self._brush.small_back(QRectF(x, middle - 8.4, 12, 16.8), Back.BLUE)
        x += 17
        self._brush.text(QRectF(x, line.top(), 40, 22), cards, TextStyle.LABEL, theme.on, LEFT)
        x += plain.horizontalAdvance(cards) + 11
        slip = QRectF(x, middle - 8.4, 12, 16.8)
        if badge.reserve:
            self._brush.small_back(slip, Back.WINE)
            self._brush.text(
                QRectF(x + 17, line.top(), 40, 22), foot, TextStyle.LABEL, theme.on, LEFT
            )
        elif badge.has_reserve_dealt:
            self._brush.dashed(slip, 2, 1.5)

    def _badge(self, badge: PlayerBadge, rect: QRectF) -> None:
        theme = self._theme
        self._brush.panel(rect, 10)
        if badge.is_playing:
            self._brush.glow(rect, 10)
        if rect.height() < 48:
            self._short_badge(badge, rect)
            return
        mark = theme.sides[badge.side]
        avatar = QRectF(rect.left() + 12, rect.top() + 9, 34, 34)
        paint_shape(self._painter, mark.shape, avatar, mark.table)
        self._brush.text(avatar, badge.initial, TextStyle.NAME, theme.avatar_text, CENTRE)
        left = rect.left() + 56
        first = QRectF(left, rect.top() + 5, rect.right() - left - 12, 22)
        role = labels.playing() if badge.is_playing else badge.role
        taken = QFontMetricsF(font(TextStyle.SMALL, 1.0)).horizontalAdvance(role)
        self._brush.text(
            first.adjusted(0, 0, -taken - 8, 0), badge.name, TextStyle.NAME, theme.on, LEFT
        )
        self._brush.text(first, role, TextStyle.SMALL, theme.on2, RIGHT)
        is_long = rect.width() >= 226
        line = QRectF(left, rect.top() + 27, first.width(), 21)
        text = painted.badge_cards(badge.cards, is_long=is_long)
        self._brush.small_back(QRectF(left + 1, line.top() + 2, 12, 16.8), Back.BLUE)
        self._brush.text(line.adjusted(22, 0, 0, 0), text, TextStyle.LABEL, theme.on, LEFT)
        metrics = QFontMetricsF(font(TextStyle.LABEL, 1.0))
        x = left + 22 + max(metrics.horizontalAdvance(text), 56 if is_long else 20) + 14
        if not badge.has_reserve_dealt:
            return
        slip = QRectF(x, line.top() + 2, 12, 16.8)
        if badge.reserve:
            self._brush.small_back(slip, Back.WINE)
        else:
            self._brush.dashed(slip, 2, 1.5)
        self._brush.text(QRectF(x + 21, line.top(), rect.right() - x - 25, 21),
                   painted.badge_foot(badge.reserve), TextStyle.LABEL, theme.on, LEFT)  # fmt: skip

    def _short_badge(self, badge: PlayerBadge, rect: QRectF) -> None:
        """One line: name, cards, foot; or the name above the others."""
        theme = self._theme
        mark = theme.sides[badge.side]
        avatar = QRectF(rect.left() + 8, rect.center().y() - 13, 26, 26)
        paint_shape(self._painter, mark.shape, avatar, mark.table)
        self._brush.text(avatar, badge.initial, TextStyle.LABEL_STRONG, theme.avatar_text, CENTRE)
        if rect.height() >= TWO_LINES:
            self._lines_of_badge(badge, rect, avatar.right() + 8)
            return
        line = QRectF(
            avatar.right() + 8, rect.top(), rect.right() - avatar.right() - 16, rect.height()
        )
        foot = figure(badge.reserve) if badge.reserve else ""
        middle = rect.center().y() - 8.4
        end = line.right() - (34 if badge.reserve else 14)
        slip = QRectF(end, middle, 12, 16.8)
        if badge.reserve:
            self._brush.small_back(slip, Back.WINE)
            self._brush.text(line, foot, TextStyle.LABEL, theme.on, RIGHT)
        elif badge.has_reserve_dealt:
            self._brush.dashed(slip, 2, 1.5)
        self._brush.small_back(QRectF(end - 42, middle, 12, 16.8), Back.BLUE)
        cards = QRectF(end - 26, line.top(), 24, line.height())
        self._brush.text(cards, figure(badge.cards), TextStyle.LABEL, theme.on, LEFT)
        name = line.adjusted(0, 0, -(line.right() - end + 48), 0)
        self._brush.text(name, badge.name, TextStyle.NAME, theme.on, LEFT)

    def _lines_of_badge(self, badge: PlayerBadge, rect: QRectF, left: float) -> None:
        """The name, and below it cards and foot."""
        theme = self._theme
        first = QRectF(left, rect.top() + 1, rect.right() - left - 6, 19)
        self._brush.text(first, badge.name, TextStyle.LABEL_STRONG, theme.on, LEFT)
        line = QRectF(left, rect.top() + 19, 36, 18)
        for count, back in ((badge.cards, Back.BLUE), (badge.reserve, Back.WINE)):
            slip = QRectF(line.left(), line.top() + 1.5, 10.7, 15)
            if count or back is Back.BLUE:
                self._brush.small_back(slip, back)
                text = figure(count)
                self._brush.text(line.adjusted(15, 0, 0, 0), text, TextStyle.SMALL, theme.on, LEFT)
            elif badge.has_reserve_dealt:
                self._brush.dashed(slip, 2, 1.5)
            line.translate(38, 0)

    def _zone(self, zone: SideZone, place: ZonePlace, size: float, *, is_brief: bool) -> None:
        theme = self._theme
        match zone.place:
            case Place.MELD if not is_brief or self._has_labels:
                self._cells(zone, place.label)
            case Place.SLOT if is_brief:
                if self._has_labels:
                    text = painted.brief_slot_label(zone)
                    small = QFontMetricsF(font(TextStyle.SMALL, 1.0))
                    if small.horizontalAdvance(text) > place.label.width() + 1:
                        text = figure(zone.count) if zone.count > 1 else ""
                    self._brush.text(place.label, text, TextStyle.SMALL, theme.on, LEFT)
            case Place.SLOT:
                text = painted.slot_label(zone)
                self._brush.text(
                    place.label.adjusted(0, 0, 40, 0),
                    text,
                    TextStyle.LABEL_STRONG,
                    theme.on,
                    LEFT,
                    size=size,
                )
                if is_done(zone):
                    metrics = QFontMetricsF(font(TextStyle.LABEL_STRONG, 1.0, size=size))
                    x = place.label.left() + metrics.horizontalAdvance(text) + 4
                    box = QRectF(x, place.label.center().y() - 7, 14, 14)
                    paint_sign(self._painter, Icon.TICK, box, theme.best)
            case Place.STOCK | Place.DISCARD | Place.FOOT:
                text = painted.zone_label(zone, is_brief=self._has_short_names)
                self._brush.text(place.label, text, TextStyle.LABEL, theme.on, CENTRE)
        if not zone.cards and not zone.backs and zone.place is not Place.HAND:
            rect = place.rect.adjusted(1, 1, -1, -1)
            self._brush.dashed(rect, 0.072 * rect.width(), 1.6)
            text = painted.empty_text(zone)
            if text:
                self._brush.text(rect, text, TextStyle.LABEL, theme.on2, CENTRE)

    def _cells(self, zone: SideZone, rect: QRectF) -> None:
        """The count and one cell for every place of a complete meld; wilds are gold diamonds."""
        theme, painter = self._theme, self._painter
        count = figure(len(zone.cards))
        self._brush.text(rect, count, TextStyle.SMALL, theme.on, LEFT)
        if rect.width() < 44:
            return
        # Closer to its own count than to the next one's.
        own = QFontMetricsF(font(TextStyle.SMALL, 1.0)).horizontalAdvance(count) + 4
        after = 12 if rect.width() >= 54 else 4
        start = rect.left() + own
        step = min(6.6, (rect.width() - own - after) / zone.size)
        middle = rect.center().y()
        naturals = len(zone.cards) - zone.wilds
        for index in range(zone.size):
            centre = QPointF(start + step * (index + 0.5), middle)
            small = step * 0.36
            if index < naturals:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(theme.on))
                painter.drawEllipse(centre, small, small)
            elif index < len(zone.cards):
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(theme.best))
                large = step * 0.52
                diamond = QPainterPath()
                diamond.moveTo(centre.x(), centre.y() - large)
                diamond.lineTo(centre.x() + large, centre.y())
                diamond.lineTo(centre.x(), centre.y() + large)
                diamond.lineTo(centre.x() - large, centre.y())
                diamond.closeSubpath()
                painter.drawPath(diamond)
            else:
                painter.setPen(QPen(QColor(theme.on), 1))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(centre, small - 0.3, small - 0.3)

    def _meter(self, meter: Meter, rect: QRectF) -> None:
        theme, painter = self._theme, self._painter
        top = QRectF(rect.left(), rect.top(), rect.width(), 28)
        is_enough = meter.have >= meter.need
        bar = QRectF(rect.left(), top.bottom() + 2, rect.width(), 16)
        share = min(1.0, meter.have / meter.need) if meter.need > 0 else 1.0
        end = bar.left() + bar.width() * share
        title, have = meter_title(meter, top, end)
        self._brush.text(top, title, TextStyle.LABEL, theme.on, LEFT)
        self._brush.text(top, figure(meter.need), TextStyle.LABEL, theme.on2, RIGHT)
        self._brush.text(have, figure(meter.have), TextStyle.TOTAL, theme.best, LEFT, size=24)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.table))
        painter.drawRoundedRect(bar, 8, 8)
        clip = QPainterPath()
        clip.addRoundedRect(bar, 8, 8)
        painter.save()
        painter.setClipPath(clip)
        painter.fillRect(QRectF(bar.left(), bar.top(), end - bar.left(), 16), QBrush(
            QColor(theme.best)))  # fmt: skip
        painter.restore()
        if is_enough:
            box = QRectF(bar.center().x() - 8, bar.top(), 16, 16)
            paint_sign(painter, Icon.TICK, box, theme.on_accent)
        else:
            painter.fillRect(QRectF(end - 1, bar.top() - 4, 2, 24), QColor(theme.best))
        if rect.height() < 78:
            return
        words_rect = QRectF(rect.left(), bar.bottom() + 6, rect.width() + 30, 40)
        painter.setFont(font(TextStyle.LABEL, 1.0))
        painter.setPen(QColor(theme.on))
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
        painter.drawText(
            words_rect,
            int(flags) | int(Qt.TextFlag.TextWordWrap),
            painted.meter_sentence(meter),
        )
