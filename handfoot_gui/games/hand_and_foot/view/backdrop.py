"""Paints what lies still under the cards: panels, badges, labels, outlines, meter, cut deck."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QLocale, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem

from handfoot_gui.core.table import Amount
from handfoot_gui.games.hand_and_foot.presenter.values import (
    FirstMeldMeter,
    HandAndFootScene,
    MeldPanel,
    Place,
    SideZone,
)
from handfoot_gui.games.hand_and_foot.text.table import HandAndFootTableWords
from handfoot_gui.games.hand_and_foot.view.seat_signs import SeatSigns
from handfoot_gui.games.hand_and_foot.view.side_layout import (
    TITLE_MARK,
    MeldForm,
    SidePlaces,
    is_worded,
)
from handfoot_gui.ui.art.faces import paint_rank
from handfoot_gui.ui.art.palette import BACKS, Back, CardStyle
from handfoot_gui.ui.table import labels
from handfoot_gui.ui.table.background import CENTRE, LEFT, RIGHT, Background, Painting, TablePainter
from handfoot_gui.ui.table.items import TAG_LAYER, Scale, picture_item
from handfoot_gui.ui.table.places import ZonePlace
from handfoot_gui.ui.widgets.figures import figure, filled, translate
from handfoot_gui.ui.widgets.icons import Icon, paint_shape, paint_sign
from handfoot_gui.ui.widgets.theme import TextStyle, Theme, font
from handfoot_gui.ui.widgets.vocabulary import WORDS

TABLE_WORDS: Final = HandAndFootTableWords(WORDS)

_WIDTH: Final = 150.0
_TICK: Final = 18.0
"""Width of the sign that a slot has all piles it needs."""
_LADY: Final = 12.0
"""Size of the sign that stands for ladies beside the words of a pile."""
_HAIRLINE: Final = 0.45
"""How much of a hairline is seen, but where panels have lines of their own."""
_CAPTION_APART: Final = 5.0
"""At least between a caption and the end of its line, which is close to the window's edge."""
_LEAST_WORDS: Final = 36.0
"""Width of an empty outline from which words stand in it."""
_LEAST_CELLS: Final = 44.0
"""Width of a meld's label from which there are cells beside the count."""
_ROOMY_CELLS: Final = 70.0
_LEAST_FIGURES: Final = 30.0
"""Width of a label that says how many cards a complete meld has."""
_CELL: Final = 9.0
"""From one cell to the next at most."""
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
    text = translate("Table", "Drag the packet up")
    if height:
        text = filled(translate("Table", "about {number}"), number=height)
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


_label_widths: Final[dict[tuple[object, ...], float]] = {}
"""Known widths, by language and all that a label says: they are asked for with every move."""


def label_widths(table: HandAndFootScene, large: int | None = None) -> Mapping[str, float]:
    """Width of every slot's label in units, with a tick where one may come; short where *large* is
    elsewhere."""
    found = {}
    language = QLocale().name(), translate("Table", "Clean"), translate("Table", "Dirty")
    has_small = len(table.panels) > 2 and large is not None
    for zone in table.zones:
        if zone.place is not Place.SLOT:
            continue
        is_brief = has_small and zone.side != large
        ladies = sum(zone.ladies) if is_brief and zone.ladies else 0
        counts = zone.need, len(zone.piles), len(zone.cards), ladies
        key = (*language, is_brief, zone.slot, zone.clean_word, *counts)
        wide = _label_widths.get(key)
        if wide is None:
            wide = _label_widths[key] = _label_width(zone, ladies, is_brief=is_brief)
        found[zone.key] = wide
    return found


def _label_width(zone: SideZone, ladies: int, *, is_brief: bool) -> float:
    if is_brief:
        beside = _width(figure(ladies), TextStyle.SMALL) + 2 * _LADY if ladies else 0.0
        return _width(TABLE_WORDS.slots.brief_label(zone), TextStyle.SMALL) + beside
    tick = _TICK if zone.need else 0.0
    return _width(TABLE_WORDS.slots.label(zone), TextStyle.LABEL_STRONG) + tick


def is_done(zone: SideZone) -> bool:
    """Whether the slot has all piles it needs."""
    return bool(zone.need) and zone.count >= (zone.need or 0)


def meter_title(meter: FirstMeldMeter, line: QRectF, end: float) -> tuple[str, QRectF]:
    """The words of the line over a meter's bar, which ends at *end*, and where its points stand:
    between the words and what is needed, or without words where they would have no room."""
    title = translate("Table", "First meld")
    points = _width(figure(meter.have), TextStyle.TOTAL, size=24)
    left = line.left() + _width(title) + 10
    right = line.right() - _width(figure(meter.need)) - 10 - points
    if left > right:
        title, left = "", line.left()
    x = max(left, min(end - points / 2, right))
    return title, QRectF(x, line.top() - 2, points + 4, 30)


def _width(text: str, style: TextStyle = TextStyle.LABEL, size: float | None = None) -> float:
    return QFontMetricsF(font(style, 1.0, size=size)).horizontalAdvance(text)


class Backdrop(Painting[HandAndFootScene, SidePlaces]):
    """One painting of the background of Hand and Foot."""

    def __init__(self, brush: TablePainter, background: Background) -> None:
        super().__init__(brush, background, HandAndFootScene, SidePlaces)
        self._painter = brush.painter
        self._seats = SeatSigns(brush, background, TABLE_WORDS)

    def paint(self) -> None:
        places, table = self._places, self._table
        if not places.is_grid and places.afar is None:
            for badge, rect in zip(self._background.others, places.badges, strict=False):
                if places.are_seats_in_bar:
                    self._seats.chip(badge, rect)
                else:
                    self._seats.badge(badge, rect)
        for panel, rect, line in zip(table.panels, places.panels, places.titles, strict=True):
            self._panel(panel, rect, line)
        ink = QColor(self._theme.on2)
        if not self._theme.zone_line:
            ink.setAlphaF(_HAIRLINE)
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(ink)
        self._painter.drawRects(list(places.dividers))
        self._brush.plate(places.prompt_bar)
        new = self._background.new_meld
        for zone in (*table.zones, *([new] if isinstance(new, SideZone) else [])):
            place = places.zones.get(zone.key)
            if place is not None:
                self._zone(zone, place)
        if table.meter is not None and places.meter is not None:
            self._meter(table.meter, places.meter)

    def _panel(self, panel: MeldPanel, rect: QRectF, line: QRectF) -> None:
        """All that lies before a side, with a *line* for whose it is."""
        places = self._places
        self._brush.zone(rect)
        if not places.has_titles and not places.is_small(panel.side):
            self._seats.initials(panel.side, rect, line)
        else:
            self._mark(panel.side, QRectF(line.left(), line.center().y() - 7, 14, 14))
        is_close = places.is_compact and places.is_small(panel.side)
        title = line.adjusted(18 if is_close else TITLE_MARK, 0, 0, 0)
        badges = [one for one in self._background.others if one.side == panel.side]
        if places.is_grid and panel.is_own and badges:
            me = next(one for one in self._background.badges if one.seat == self._table.seat)
            badges = [me, *badges]
        elif not places.is_grid or panel.is_own:
            self._title(panel, title)
            return
        self._seats.titles(badges, panel, rect, title)

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

    def _mark(self, side: int, rect: QRectF) -> None:
        mark = self._theme.sides[side]
        paint_shape(self._painter, mark.shape, rect, mark.table)

    def _title(self, panel: MeldPanel, line: QRectF) -> None:
        """The title of a side's zone: its players and what lies there; nothing beside the mark
        where all is set close."""
        is_small = self._places.is_small(panel.side)
        if not self._places.has_titles and not is_small:
            return
        title = labels.listed(self._background.names(panel.side))
        # Names come before what lies there.
        free = line.width() - _width(title, TextStyle.LABEL_STRONG) - 16
        word = self._table.pile_word
        said = [
            TABLE_WORDS.side_points(panel, word, is_small=is_brief)
            for is_brief in ((True,) if is_small else (False, True))
        ]
        points = next((one for one in said if _width(one) <= free), "")
        taken = _width(points) + 16 if points else 0.0
        self._text(line.adjusted(0, 0, -taken, 0), title, TextStyle.LABEL_STRONG)
        self._text(line, points, where=RIGHT, colour=self._theme.on2)

    def _zone(self, zone: SideZone, place: ZonePlace) -> None:
        places, label = self._places, place.label
        match zone.place:
            case Place.MELD if places.is_small(zone.side) and places.brief is MeldForm.TOKENS:
                self._token(zone, place)
            case Place.MELD:
                self._cells(zone, label)
            case Place.SLOT:
                self._slot_label(zone, place)
            case Place.STOCK | Place.DISCARD | Place.FOOT:
                self._caption(zone, label)
        is_empty = not zone.cards and not zone.backs
        if is_empty and zone.place is not Place.HAND and not is_worded(place):
            self._empty(zone, place.rect.adjusted(1, 1, -1, -1))

    def _slot_label(self, zone: SideZone, place: ZonePlace) -> None:
        """What piles a slot has, how many, and a tick once these are enough."""
        label = place.label
        if self._places.is_small(zone.side):
            text = TABLE_WORDS.slots.brief_label(zone)
            if _width(text, TextStyle.SMALL) > label.width() + 1:
                text = TABLE_WORDS.slots.short_label(zone)
            self._text(label, text, TextStyle.SMALL)
            x = label.left() + _width(text, TextStyle.SMALL) + 8
        else:
            text = TABLE_WORDS.slots.label(zone)
            self._text(label.adjusted(0, 0, 40, 0), text, TextStyle.LABEL_STRONG)
            x = label.left() + _width(text, TextStyle.LABEL_STRONG) + 4
            if is_done(zone):
                box = QRectF(x, label.center().y() - 7, 14, 14)
                paint_sign(self._painter, Icon.TICK, box, self._theme.best)
                x = box.right() + 4
        if is_worded(place) and any(zone.ladies):
            self._ladies(zone, x, label)

    def _empty(self, zone: SideZone, rect: QRectF) -> None:
        """The dashed place of what does not lie there, with its words where they have room."""
        self._brush.dashed(rect, 0.072 * rect.width(), 1.6)
        text = TABLE_WORDS.empty_text(zone)
        wide = max(map(_width, text.splitlines()), default=_LEAST_WORDS)
        text = text if max(wide, _LEAST_WORDS) <= rect.width() else "+"
        self._text(rect, text, where=CENTRE, colour=self._theme.on2)

    def _caption(self, zone: SideZone, line: QRectF) -> None:
        """The words below a pile, smaller and then shorter where they have no room."""
        briefs = (True,) if self._places.has_short_names else (False, True)
        texts = [TABLE_WORDS.zone_label(zone, is_brief=is_brief) for is_brief in briefs]
        ways = [(text, style) for text in texts for style in (TextStyle.LABEL, TextStyle.SMALL)]
        fitting = (way for way in ways if _width(*way) <= line.width() - 2 * _CAPTION_APART)
        self._text(line, *next(fitting, ways[-1]), CENTRE)

    def _ladies(self, zone: SideZone, x: float, line: QRectF) -> None:
        """The sign of the ladies on a pile and how many there are, in the line of its words."""
        lady = next(card for card in zone.cards if card.is_lady)
        at = QRectF(x, line.center().y() - _LADY / 2, _LADY, _LADY)
        paint_rank(self._painter, lady, self._brush.atlas.style, at, ink=self._theme.on)
        count = QRectF(at.right() + 3, line.top(), 30, line.height())
        self._text(count, figure(sum(zone.ladies)), TextStyle.SMALL)

    def _cells(self, zone: SideZone, rect: QRectF) -> None:
        """The count and one cell for every place of a complete meld; wilds are gold diamonds. In
        a crowded zone figures stand for the cells."""
        theme, painter = self._theme, self._painter
        is_brief = self._places.is_crowded and not self._places.is_small(zone.side)
        count = figure(len(zone.cards))
        if is_brief and rect.width() >= _LEAST_FIGURES:
            count = f"{count}/{figure(zone.size)}"
        self._text(rect, count, TextStyle.SMALL)
        own = _width(count, TextStyle.SMALL)
        if is_brief or rect.width() < _LEAST_CELLS:
            if zone.wilds:
                self._wild_sign(QPointF(rect.left() + own + 7, rect.center().y()), 3.8)
            return
        # Closer to its own count than to the next one's.
        own += 6 if rect.width() >= _ROOMY_CELLS else 4
        after = 12 if rect.width() >= 54 else 4
        step = min(_CELL, (rect.width() - own - after) / zone.size)
        small = step * 0.36
        painter.setPen(Qt.PenStyle.NoPen)
        for index in range(zone.size):
            centre = QPointF(rect.left() + own + step * (index + 0.5), rect.center().y())
            if index < len(zone.cards) - zone.wilds:
                painter.setBrush(QColor(theme.on))
                painter.drawEllipse(centre, small, small)
            elif index < len(zone.cards):
                self._wild_sign(centre, step * 0.52)
            else:
                painter.setPen(QPen(QColor(theme.on), 1))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(centre, small - 0.3, small - 0.3)

    def _wild_sign(self, centre: QPointF, size: float = 3.4) -> None:
        """The gold diamond of a wild card."""
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._painter.setBrush(QColor(self._theme.best))
        ends = QPointF(0, -size), QPointF(size, 0), QPointF(0, size), QPointF(-size, 0)
        self._painter.drawPolygon([centre + end for end in ends])

    def _token(self, zone: SideZone, place: ZonePlace) -> None:
        """A slip of paper with a meld's rank, its count below; wilds have their sign."""
        painter, style, rect = self._painter, self._brush.atlas.style, place.rect
        painter.setPen(QPen(QColor(style.paper.edge), 0.8))
        painter.setBrush(QColor(style.paper.face))
        painter.drawRoundedRect(rect, 2.5, 2.5)
        if zone.cards:
            high = min(14.0, rect.height() - 4, 0.8 * rect.width())
            where = QRectF(rect.left() + 1, rect.center().y() - high / 2, rect.width() - 2, high)
            paint_rank(painter, zone.cards[-1], style, where)
        self._text(place.label, figure(len(zone.cards)), TextStyle.SMALL, CENTRE)
        if zone.wilds:
            x = place.label.center().x() + _width(figure(len(zone.cards)), TextStyle.SMALL) / 2
            self._wild_sign(QPointF(x + 4, place.label.center().y()), 3)

    def _meter(self, meter: FirstMeldMeter, rect: QRectF) -> None:
        theme, painter = self._theme, self._painter
        top = QRectF(rect.left(), rect.top(), rect.width(), 28)
        bar = QRectF(rect.left(), top.bottom() + 2, rect.width(), 16)
        share = min(1.0, meter.have / meter.need) if meter.need > 0 else 1.0
        end = bar.left() + bar.width() * share
        title, have = meter_title(meter, top, end)
        self._text(top, title)
        self._text(top, figure(meter.need), where=RIGHT, colour=theme.on2)
        self._text(have, figure(meter.have), TextStyle.TOTAL, colour=theme.best, size=24)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.table))
        painter.drawRoundedRect(bar, 8, 8)
        clip = QPainterPath()
        clip.addRoundedRect(bar, 8, 8)
        painter.save()
        painter.setClipPath(clip)
        painter.fillRect(QRectF(bar.left(), bar.top(), end - bar.left(), 16), QColor(theme.best))
        painter.restore()
        if meter.have >= meter.need:
            box = QRectF(bar.center().x() - 8, bar.top(), 16, 16)
            paint_sign(painter, Icon.TICK, box, theme.on_accent)
        else:
            painter.fillRect(QRectF(end - 1, bar.top() - 4, 2, 24), QColor(theme.best))
        if rect.height() < 78:
            return
        words = QRectF(rect.left(), bar.bottom() + 6, rect.width() + 30, 40)
        painter.setFont(font(TextStyle.LABEL, 1.0))
        painter.setPen(QColor(theme.on))
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
        painter.drawText(
            words, int(flags) | int(Qt.TextFlag.TextWordWrap), TABLE_WORDS.meter_sentence(meter)
        )
