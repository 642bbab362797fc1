"""Paints what lies still on the table of Raub: badges, panels, the square and its texts."""

from __future__ import annotations

from math import cos, pi, radians, sin
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainterPath, QPen

from handfoot_gui.core.cards import Card, Rank, Suit
from handfoot_gui.core.messages import PlayerBadge
from handfoot_gui.core.table import STOCK, Zone
from handfoot_gui.games.raub.presenter.scene import UPCARDS, Place, PlayerFacts, RaubScene
from handfoot_gui.games.raub.text.table import RaubTableWords
from handfoot_gui.games.raub.view.layout import RaubPlaces, sign_rect
from handfoot_gui.ui.art.faces import paint_suit, square
from handfoot_gui.ui.table.background import CENTRE, LEFT, RIGHT, Background, Painting, TablePainter
from handfoot_gui.ui.table.places import ZonePlace
from handfoot_gui.ui.widgets.theme import TextStyle, font
from handfoot_gui.ui.widgets.vocabulary import WORDS

translate = QCoreApplication.translate
TABLE_WORDS: Final = RaubTableWords(WORDS)

_ROOMY_TITLE = 110.0
"""From this width on the suit of trumps is written large."""
_TITLES = (21.0, 17.0, 15.0, 13.0)
"""Sizes of the suit of trumps, the first that fits."""
_LEAST_BADGED = 150.0
"""Narrower badges have no room for the avatar."""
_LEAST_LINES = 58.0
"""Lower badges have one line below the name."""
_LEAST_LARGE = 76.0
"""In lower ones name and points are smaller."""
_LEAST_BOXED = 27.0
_CHIP_POINTS = 18.0
_WIDEST_WAY = 64.0
_LEAST_WAY = 22.0
"""Of the arrow that says which way tricks go round."""
_WAY_FROM, _WAY_ROUND, _BARB = 60, 280, 35
"""In degrees: where it begins, how far it goes, and how wide its head is open."""
_NAMES = (18.0, 15.0, 14.0, 13.0)
"""Sizes of a name, the first with which it is whole."""
_LINES = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)


class RaubPainting(Painting[RaubScene, RaubPlaces]):
    """One painting of the table."""

    def __init__(self, brush: TablePainter, background: Background) -> None:
        super().__init__(brush, background, RaubScene, RaubPlaces)

    def paint(self) -> None:
        brush, places = self._brush, self._places
        brush.zone(places.square)
        brush.plate(places.prompt_bar)
        if not places.is_covered:
            self._paint_trumps(places.trumps)
            self._paint_refe(places.refe)
        for badge, rect in self._background.seat_row if places.afar is None else ():
            if places.are_seats_in_bar:
                self._paint_chip(badge, rect)
            elif not places.is_covered:
                self._paint_badge(badge, rect)
        own = [badge for badge in self._background.badges if badge.seat == self._table.seat]
        for badge in own if places.afar is None else ():
            self._paint_badge(badge, places.own, is_own=True)
        self._paint_square()
        self._paint_reason(places.reason)

    # --- badges -------------------------------------------------------------------------------

    def _paint_chip(self, badge: PlayerBadge, rect: QRectF) -> None:
        """A seat in the bar: name and points, and below them what else is known."""
        player = self._player(badge)
        if player is None:
            return
        brush, theme = self._brush, self._theme
        first, second = brush.chip(badge, rect)
        taken = brush.width(player.score, TextStyle.TOTAL, _CHIP_POINTS) + 6
        # A name that has no room beside the points has its line alone.
        name, total = first.adjusted(0, 0, -taken, 0), first
        if brush.width(badge.name, TextStyle.NAME) > name.width():
            name, total = first, QRectF(second)
            second.setRight(second.right() - taken)
        brush.text(total, player.score, TextStyle.TOTAL, theme.on, RIGHT, size=_CHIP_POINTS)
        brush.name(name, badge.name, theme.on)
        self._paint_second(player, second)

    def _player(self, badge: PlayerBadge) -> PlayerFacts | None:
        """What is known of a player; while cards are dealt, how many have come."""
        if badge.seat >= len(self._table.players):
            return None
        player = self._table.players[badge.seat]
        if self._background.is_dealing:
            player = replace(player, line=WORDS.cards_counted(badge.cards))
        return player

    def _paint_badge(self, badge: PlayerBadge, rect: QRectF, *, is_own: bool = False) -> None:
        brush, theme = self._brush, self._theme
        player = self._player(badge)
        if player is None:
            return
        brush.plate(rect)
        if badge.is_playing and not is_own:
            brush.glow(rect)
        is_low = rect.height() < _LEAST_LARGE
        names, points = _NAMES[is_low:], 22.0 if is_low else 26.0
        taken = brush.width(player.score, TextStyle.GRAND_TOTAL, size=points) + 8
        needed = brush.width(badge.name, TextStyle.NAME, size=names[0]) + taken
        # A name of medium length is whole where the gaps are smaller.
        gap = 13 if needed <= rect.width() - 75 and not is_low else 8
        left = rect.left() + gap
        rows = self._rows(rect, 2 if rect.height() < _LEAST_LINES else 3)
        if rect.width() >= _LEAST_BADGED:
            size = 28.0 if is_low else 36.0
            top = max(rect.top() + 6, rows[0].center().y() - size * 0.3)
            brush.avatar(badge, QRectF(left, top, size, size))
            left += size + gap
        for row in rows:
            row.setLeft(left)
            row.setRight(rect.right() - gap)
        first, *lines = rows
        name, total = first.adjusted(0, 0, -taken, 0), QRectF(first)
        if brush.width(badge.name, TextStyle.NAME, size=names[-1]) > name.width():
            # The name has the first line alone, and the total goes below it.
            name, total = first, QRectF(lines[0])
            for line in lines:
                line.setRight(line.right() - taken)
        fits = (s for s in names if brush.width(badge.name, TextStyle.NAME, s) <= name.width() + 1)
        brush.text(total, player.score, TextStyle.GRAND_TOTAL, theme.on, RIGHT, size=points)
        size = next(fits, names[-1])
        brush.text(name, badge.name, TextStyle.NAME, theme.on, LEFT, size=size)
        if len(lines) == 1:
            self._paint_second(player, lines[0])
        else:
            self._paint_lines_of(player, lines)

    @staticmethod
    def _rows(rect: QRectF, count: int) -> list[QRectF]:
        """The name's row and *count* - 1 lines below it, from top to bottom."""
        centres = (0.25, 0.53, 0.77) if count > 2 else (0.29, 0.72)
        high = min(30.0, 0.4 * rect.height())
        return [
            QRectF(rect.left(), rect.top() + at * rect.height() - high / 2, rect.width(), high)
            for at in centres
        ]

    def _paint_lines_of(self, player: PlayerFacts, lines: list[QRectF]) -> None:
        """Tricks, or what is owed with a box for each trick; below it who deals, and how many cards
        were changed."""
        brush, ink = self._brush, self._theme.on2
        dealer = translate("Common", "dealer") if player.is_dealer else ""
        # Boxes say already that there is no trick yet.
        line = player.line if not player.boxes or any(player.boxes) else ""
        rest = [line if player.owed else "", dealer, player.changed]
        if player.owed:
            self._paint_owed(player, lines[0])
        elif line:
            brush.text(lines[0], line, TextStyle.LABEL, ink, LEFT)
        else:
            lines = lines[1:] + lines[:1] if not dealer else lines[:1]
        said = [part for part in rest if part]
        while len(said) > 1 and brush.width(WORDS.row(said), TextStyle.LABEL) > lines[-1].width():
            said.pop()
        if said:
            brush.text(lines[-1], WORDS.row(said), TextStyle.LABEL, ink, LEFT)

    def _paint_owed(self, player: PlayerFacts, line: QRectF) -> None:
        # Where lines lie close together boxes are as high as their letters.
        tall = 16.0 if line.height() > _LEAST_BOXED else 11.0
        brush, wide = self._brush, 17 * len(player.boxes)
        is_roomy = brush.width(player.owed, TextStyle.LABEL) + 12 + wide <= line.width()
        owed = player.owed if is_roomy else player.owed_brief
        brush.text(line, owed, TextStyle.LABEL, self._theme.on2, LEFT)
        left = line.left() + brush.width(owed, TextStyle.LABEL) + 12
        for number, is_won in enumerate(player.boxes):
            box = QRectF(left + 17 * number, line.center().y() - tall / 2, 0.75 * tall, tall)
            self._box(box, self._theme.best, is_won=is_won)

    def _paint_second(self, player: PlayerFacts, line: QRectF) -> None:
        """Tricks or cards changed, what is owed with a box for each trick, who deals."""
        brush, theme = self._brush, self._theme
        rest = QRectF(line)
        if player.owed:
            room = line.width() - 5 - 13 * len(player.boxes)
            beside = 9 + brush.width(player.line, TextStyle.LABEL) if player.line else 0.0
            if brush.width(player.owed_brief, TextStyle.LABEL_STRONG) + beside > room:
                # What was done has no room in any case.
                beside = 0.0
            is_roomy = brush.width(player.owed, TextStyle.LABEL_STRONG) + beside <= room
            owed = player.owed if is_roomy else player.owed_brief
            wide = brush.width(owed, TextStyle.LABEL_STRONG)
            # Half a word says nothing; the boxes count the tricks, too.
            if wide <= room + 1:
                brush.text(rest, owed, TextStyle.LABEL_STRONG, theme.on, LEFT)
                rest.setLeft(rest.left() + wide + 8)
            for is_won in player.boxes:
                box = QRectF(rest.left(), line.center().y() - 6.5, 9, 13)
                self._box(box, theme.on, is_won=is_won)
                rest.setLeft(rest.left() + 13)
            rest.setLeft(rest.left() + 6)
        wide = brush.width(player.line, TextStyle.LABEL)
        if player.line and wide <= rest.width() + 1:
            ink = theme.on2 if player.owed else theme.on
            brush.text(rest, player.line, TextStyle.LABEL, ink, LEFT)
            rest.setLeft(rest.left() + wide + 10)
        text = translate("Common", "dealer")
        if player.is_dealer and brush.width(text, TextStyle.LABEL) <= rest.width() + 1:
            brush.text(rest, text, TextStyle.SMALL, theme.on2, RIGHT)

    def _box(self, rect: QRectF, ink: str, *, is_won: bool) -> None:
        painter = self._brush.painter
        painter.setPen(QPen(QColor(ink), 1.4))
        painter.setBrush(QColor(ink) if is_won else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect, 2, 2)

    # --- the panels ---------------------------------------------------------------------------

    def _paint_trumps(self, rect: QRectF) -> None:
        brush, theme, table = self._brush, self._theme, self._table
        brush.plate(rect)
        card = sign_rect(rect)
        upcards = table.zone(UPCARDS)
        is_shown = table.trumps is not None and upcards is not None and bool(upcards.cards)
        if table.trumps is not None and not is_shown:
            self._paint_suit(table.trumps, card)
        elif table.trumps is None:
            brush.dashed(card, 6, 1.5)
        else:
            card = self._places.zones[UPCARDS].rect
        left = card.right() + 12
        wide = rect.right() - left - 8
        name, suit = TABLE_WORDS.trumps(table)
        lines = [
            (name, TextStyle.LABEL, theme.on2, 20.0),
            (suit, TextStyle.SECTION_TITLE, theme.on, 27.0),
        ]
        sizes = _TITLES if wide > _ROOMY_TITLE else _TITLES[1:]
        title = TextStyle.SECTION_TITLE
        title_size = next(
            (one for one in sizes if brush.width(suit, title, one) <= wide), sizes[-1]
        )
        if table.trumps_how:
            is_long = brush.width(table.trumps_how, TextStyle.LABEL) > wide
            lines.append((table.trumps_how, TextStyle.LABEL, theme.on, 40.0 if is_long else 20.0))
        talon = table.zone(STOCK)
        if talon is not None and self._places.talon.isEmpty() and not table.is_before_play:
            lines.append((TABLE_WORDS.zone_label(talon), TextStyle.LABEL, theme.on2, 20.0))
        y = rect.center().y() - sum(high for *_, high in lines) / 2
        for text, role, colour, high in lines:
            size = title_size if role is title else None
            line = QRectF(left, y, wide, high)
            brush.text(line, text, role, colour, LEFT, size=size, wraps=high > 27)
            y += high

    def _paint_suit(self, suit: Suit, card: QRectF) -> None:
        """The suit alone on a sheet, where no card stands for trumps."""
        brush, style = self._brush, self._brush.atlas.style
        painter = brush.painter
        painter.setPen(QPen(QColor(style.paper.edge), 1))
        painter.setBrush(QColor(style.paper.face))
        painter.drawRoundedRect(card, 5, 5)
        painter.setPen(Qt.PenStyle.NoPen)
        where = square(card.center().x(), card.center().y(), card.width() * 0.74)
        # An ace is in both packs.
        paint_suit(painter, Card(Rank.ACE, suit), style, where)

    def _paint_refe(self, rect: QRectF) -> None:
        brush, theme, table = self._brush, self._theme, self._table
        brush.plate(rect)
        painter = brush.painter
        text = translate("Raub", "Refe")
        wide = brush.width(text, TextStyle.NAME) + 26
        down, talon = self._places.turned_down, table.zone(STOCK)
        if down.width():
            above = translate("Raub", "Refused") if down.height() else ""
            brush.text(down, above, TextStyle.LABEL, theme.on2, LEFT)
            if talon is not None and not self._places.talon.isEmpty():
                below = TABLE_WORDS.in_talon(talon)
                brush.text(self._places.talon, below, TextStyle.LABEL, theme.on2, LEFT)
            if not table.refes:
                return
        tag = QRectF(rect.left() + 12, rect.top() + (8 if down.width() else 12), wide, 27)
        if table.refes:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.best))
        else:
            painter.setPen(QPen(QColor(theme.on2), 1.4))
            painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(tag, 13.5, 13.5)
        ink = theme.on_accent if table.refes else theme.on2
        brush.text(tag, text, TextStyle.NAME, ink, CENTRE)
        lines = list(table.refe_lines)
        shown = self._places.zones.get(UPCARDS)
        lying = [at.rect for _, at in shown.cards] if shown is not None and down.width() else []
        ends = (
            one.left() for one in lying if one.left() > tag.right() and one.top() < tag.bottom()
        )
        end = min(ends, default=rect.right())
        title = QRectF(tag.right() + 10, tag.top(), end - tag.right() - 16, 27)
        if brush.width(table.refe_title, TextStyle.NAME) <= title.width():
            brush.text(title, table.refe_title, TextStyle.NAME, theme.on, LEFT)
        else:
            lines.insert(0, table.refe_title)
        if down.width():
            return
        y = tag.bottom() + 8
        painter.setFont(font(TextStyle.LABEL, 1.0))
        for number, line in enumerate(lines):
            room = QRectF(tag.left() + 2, y, rect.width() - 28, max(1.0, rect.bottom() - 4 - y))
            needed = QFontMetricsF(painter.font()).boundingRect(room, _LINES, line).height()
            if y + needed > rect.bottom() - 4:
                break
            painter.setPen(QColor(theme.on2 if number else theme.on))
            painter.drawText(room, _LINES, line)
            y += needed + 3

    # --- the square ---------------------------------------------------------------------------

    def _paint_square(self) -> None:
        table, places = self._table, self._places
        for zone in table.zones:
            place = places.zones.get(zone.key)
            if place is not None:
                self._paint_zone(zone, place)
        shown = places.zones.get(UPCARDS)
        for text, (_, at) in zip(table.upcard_texts, shown.cards if shown else (), strict=False):
            line = QRectF(at.x - 20, at.rect.bottom() + 6, at.width + 40, 20)
            self._brush.text(line, text, TextStyle.LABEL, self._theme.on2, CENTRE)
        if table.title and not self._background.is_clearing:
            self._paint_title()
        if table.turns_clockwise is not None and not table.is_looking_back:
            self._paint_way(is_clockwise=table.turns_clockwise)
        for text, cell in zip(table.past_texts, places.past, strict=False):
            line = QRectF(cell.left() + 6, cell.top() + 2, cell.width() - 12, 21)
            self._brush.text(line, text, TextStyle.LABEL_STRONG, self._theme.on, LEFT)

    def _paint_zone(self, zone: Zone, place: ZonePlace) -> None:
        """What stands where cards of *zone* lie, or would lie."""
        brush, theme, is_empty = self._brush, self._theme, not zone.backs and not zone.cards
        match zone.place:
            case Place.TRICK if not zone.cards:
                self._paint_trick_place(zone, place)
            case Place.ASIDE if is_empty:
                brush.dashed(place.rect, 7, 1.5)
                text = self._table.aside_text
                if brush.width(text, TextStyle.LABEL) <= place.rect.width() - 6:
                    brush.text(place.rect, text, TextStyle.LABEL, theme.on2, CENTRE)
            case Place.ASIDE:
                text = self._table.aside_text
                brush.text(place.label, text, TextStyle.LABEL, theme.on2, CENTRE)
            case Place.KNOWN:
                self._paint_lines(place.label, zone.note, TextStyle.SMALL)
        if zone.key == STOCK and not place.label.isEmpty():
            if not zone.backs:
                brush.dashed(place.rect, 7, 1.5)
            text = TABLE_WORDS.zone_label(zone)
            brush.text(place.label, text, TextStyle.LABEL, theme.on2, CENTRE)

    def _paint_trick_place(self, zone: Zone, place: ZonePlace) -> None:
        """Whose card of the trick comes there."""
        brush = self._brush
        brush.painter.save()
        brush.painter.setClipPath(self._not_below_another(zone))
        brush.dashed(place.rect, 7, 1.5)
        brush.painter.restore()
        names = self._background.names(zone.side) if zone.side is not None else []
        inner, name = place.rect.adjusted(3, 0, -3, 0), "".join(names)
        is_long = brush.width(name, TextStyle.LABEL_STRONG) > inner.width()
        role = TextStyle.SMALL if is_long else TextStyle.LABEL_STRONG
        brush.text(inner, name, role, self._theme.on, CENTRE)

    def _not_below_another(self, zone: Zone) -> QPainterPath:
        """Where a line around *zone* shows: not on places that lie over it."""
        square, rect = self._places.square, self._places.zones[zone.key].rect
        shown = QPainterPath()
        shown.addRect(square)
        for other in self._table.zones:
            if other.place is Place.TRICK and self._places.zones[other.key].rect.top() > rect.top():
                over = QPainterPath()
                over.addRect(self._places.zones[other.key].rect)
                shown = shown.subtracted(over)
        return shown

    def _paint_way(self, *, is_clockwise: bool) -> None:
        """An arrow that goes round, below the card of the player on the left."""
        places, square = self._places, self._places.square
        spots = [
            places.zones[zone.key].rect
            for zone in self._table.zones
            if zone.place is Place.TRICK and zone.key in places.zones
        ]
        if not spots:
            return
        top = min(spots, key=lambda spot: spot.left()).bottom()
        right = min(spot.left() for spot in spots if spot.bottom() > top + 1)
        room = QRectF(square.left(), top, right - square.left(), square.bottom() - top)
        wide = min(_WIDEST_WAY, 0.6 * room.width(), 0.6 * room.height())
        if wide < _LEAST_WAY:
            return
        round_about = QRectF(0, 0, wide, wide)
        round_about.moveCenter(room.center())
        painter, pen = self._brush.painter, QPen(QColor(self._theme.on2), 2.4)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        # Qt counts sixteenths of a degree from three o'clock on, against the clock.
        begin, span = (_WAY_FROM, -_WAY_ROUND) if is_clockwise else (180 - _WAY_FROM, _WAY_ROUND)
        painter.drawArc(round_about, 16 * begin, 16 * span)
        arc = QPainterPath()
        arc.arcMoveTo(round_about, begin + span)
        end, barb = arc.currentPosition(), 0.24 * wide
        along = radians(begin + span - 90 if is_clockwise else begin + span + 90)
        for turned in (-_BARB, _BARB):
            back = along + pi + radians(turned)
            painter.drawLine(end, end + QPointF(barb * cos(back), -barb * sin(back)))

    def _paint_title(self) -> None:
        """What the deal is at, above talon and upcards."""
        square, has_cards = self._places.square, self._places.zones.get(STOCK) is not None
        line = QRectF(square.left() + 12, square.top() + 10, square.width() - 24, 28)
        if not has_cards:
            line = QRectF(square.left() + 12, square.center().y() - 16, line.width(), 32)
        title, style = self._table.title, TextStyle.SECTION_TITLE
        self._brush.text(line, title, style, self._theme.on, CENTRE, size=18)

    def _paint_reason(self, rect: QRectF) -> None:
        if not self._table.why_not:
            return
        text = f"{self._table.why_not_what}\n{self._table.why_not}"
        painter = self._brush.painter
        painter.setFont(font(TextStyle.LABEL, 1.0))
        painter.setPen(QColor(self._theme.on))
        painter.drawText(
            rect,
            int(_LINES | Qt.AlignmentFlag.AlignVCenter) & ~int(Qt.AlignmentFlag.AlignTop),
            text,
        )

    def _paint_lines(self, room: QRectF, text: str, role: TextStyle) -> None:
        """*text* in as many lines as it takes."""
        if not room.isEmpty():
            painter = self._brush.painter
            painter.setFont(font(role, 1.0))
            painter.setPen(QColor(self._theme.on2))
            painter.drawText(room, _LINES, text)
