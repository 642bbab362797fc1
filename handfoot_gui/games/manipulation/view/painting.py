"""Paints what lies still on the table of Manipulation Rummy: badges, last moves, stock, slots."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QTextCharFormat, QTextCursor, QTextDocument

from handfoot_gui.core.messages import PlayerBadge
from handfoot_gui.core.table import NEW_MELD, STOCK
from handfoot_gui.core.text.words import around
from handfoot_gui.games.manipulation.presenter.scene import ManipulationScene, Place, PlayerFacts
from handfoot_gui.games.manipulation.text.table import ManipulationTableWords
from handfoot_gui.games.manipulation.view.layout import LEAST_BADGE, ManipulationPlaces
from handfoot_gui.ui.art.palette import Back
from handfoot_gui.ui.table.background import CENTRE, LEFT, RIGHT, Background, Painting, TablePainter
from handfoot_gui.ui.table.labels import playing
from handfoot_gui.ui.table.places import RATIO
from handfoot_gui.ui.widgets.figures import figure
from handfoot_gui.ui.widgets.theme import TextStyle, font
from handfoot_gui.ui.widgets.vocabulary import WORDS

TABLE_WORDS: Final = ManipulationTableWords(WORDS)

_WIDE_BADGE = 150.0
_NARROW_STOCK = 130.0
"""A box for the stock of this width has no room to spare."""
_OFF_LINE = 5.0
"""Units between a dashed line and the words in it, at least."""
_LINE = 18.0
"""Units of height of words that are whole."""

_WAYS_TO_TELL: Final = (
    ("\n", TextStyle.LABEL),
    ("\u2003", TextStyle.LABEL),
    ("\n", TextStyle.SMALL),
)
"""What stands between two of the last moves, and how large they are: a line for each, one after
the other, or small lines, of which three have room beside the badges."""

translate = QCoreApplication.translate


class ManipulationPainting(Painting[ManipulationScene, ManipulationPlaces]):
    """One painting of the table."""

    def __init__(self, brush: TablePainter, background: Background) -> None:
        super().__init__(brush, background, ManipulationScene, ManipulationPlaces)

    def paint(self) -> None:
        brush, places = self._brush, self._places
        brush.zone(places.melds)
        brush.plate(places.prompt_bar)
        if places.afar is None:
            self._paint_players()
            self._paint_last(places.last)
        elif not places.hand.isEmpty():
            brush.dashed(places.hand, 7, 1.5)
        self._paint_stock(places.stock)
        self._paint_melds()

    def _paint_players(self) -> None:
        places, table = self._places, self._table
        for badge, rect in zip(self._background.others, places.badges, strict=False):
            self._paint_player(badge, rect)
        own = next((p for p in self._background.badges if p.seat == table.seat), None)
        if own is not None:
            # The strip below says that this player is to play.
            resting = replace(own, is_playing=False)
            if places.own.width() >= LEAST_BADGE or places.own.bottom() <= 0:
                self._paint_player(resting, places.own)
            else:
                self._paint_own(resting, places.own)

    def _paint_melds(self) -> None:
        """The place for a new one, or that there are none yet."""
        brush, places, table = self._brush, self._places, self._table
        slot = places.zones.get(NEW_MELD)
        if slot is not None:
            brush.dashed(slot.rect, 7, 1.5)
            text = translate("Manipulation", "new meld")
            measured = QFontMetricsF(font(TextStyle.LABEL, 1.0))
            room = slot.rect.adjusted(_OFF_LINE, 0, -_OFF_LINE, 0)
            wrapped = measured.boundingRect(room, Qt.TextFlag.TextWordWrap, text)
            text = text if wrapped.width() <= room.width() else "+"
            brush.text(room, text, TextStyle.LABEL, self._theme.on, CENTRE, wraps=True)
        elif not any(zone.place is Place.MELD for zone in table.zones):
            text = translate("Manipulation", "No melds yet")
            brush.text(places.melds, text, TextStyle.BODY, self._theme.on2, CENTRE)

    def _player(self, badge: PlayerBadge) -> PlayerFacts:
        players = self._table.players
        return players[badge.seat] if badge.seat < len(players) else PlayerFacts("")

    def _paint_player(self, badge: PlayerBadge, rect: QRectF) -> None:
        if rect.bottom() <= 0:
            self._paint_chip(badge, rect)
        else:
            self._paint_badge(badge, rect)

    def _paint_chip(self, badge: PlayerBadge, rect: QRectF) -> None:
        """A seat in the bar: the name, and below it cards and score."""
        brush, theme, player = self._brush, self._theme, self._player(badge)
        first, second = brush.chip(badge, rect)
        brush.name(first, badge.name, theme.on)
        taken = brush.width(player.score, TextStyle.BUTTON) + 4
        line, ended = second.adjusted(0, 0, -taken, 0), TABLE_WORDS.ended(badge.name, player)
        if brush.width(ended, TextStyle.SMALL) <= line.width():
            brush.text(second, player.score, TextStyle.BUTTON, theme.on, RIGHT)
        else:
            line = second
        self._paint_cards(badge, player, line, is_brief=True)

    def _paint_badge(self, badge: PlayerBadge, rect: QRectF) -> None:
        brush, theme = self._brush, self._theme
        player = self._player(badge)
        brush.plate(rect)
        if badge.is_playing:
            brush.glow(rect)
        taken = brush.width(player.score, TextStyle.TOTAL) + 6
        needed = brush.width(badge.name, TextStyle.NAME) + taken + 72
        # Where a name has no room beside the score, it has the whole line.
        is_wide = rect.width() >= max(_WIDE_BADGE, needed)
        size = 34.0 if is_wide else 28.0
        if not is_wide:
            taken -= 4
        avatar = QRectF(rect.left() + (12 if is_wide else 8), rect.center().y() - size / 2, size,
                       size)  # fmt: skip
        brush.avatar(badge, avatar)
        left = avatar.right() + (12 if is_wide else 8)
        right = rect.right() - (14 if is_wide else 6)
        half = rect.height() / 2
        name = QRectF(left, rect.top() + 5, right - left - (taken if is_wide else 0), half - 5)
        line = QRectF(left, rect.center().y() + 1, right - left - taken, half - 7)
        total = QRectF(right - taken, rect.top(), taken, rect.height())
        if not is_wide:
            # The score stands below, so that the name has the whole line.
            total.setTop(line.top() - 2)
        brush.text(total, player.score, TextStyle.TOTAL, theme.on, RIGHT)
        brush.name(name, badge.name, theme.on)
        self._paint_cards(badge, player, line)

    def _paint_cards(
        self, badge: PlayerBadge, player: PlayerFacts, line: QRectF, *, is_brief: bool = False
    ) -> None:
        """How many cards a player holds, and the word of the moment; *is_brief*: only that number,
        so that all players' look alike."""
        brush, theme = self._brush, self._theme
        if ended := TABLE_WORDS.ended(badge.name, player):
            # How the round came to its end is what is looked for here.
            is_long = brush.width(ended, TextStyle.LABEL_STRONG) > line.width()
            role = TextStyle.SMALL if is_long else TextStyle.LABEL_STRONG
            brush.text(line, ended, role, theme.best, LEFT)
            return
        high = min(17.0, line.height() - 2)
        back = QRectF(line.left(), line.center().y() - high / 2, high / RATIO, high)
        brush.small_back(back, Back.BLUE)
        rest = QRectF(back.right() + 4, line.top(), line.right() - back.right() - 4, line.height())
        word = playing() if badge.is_playing else ""
        text = TABLE_WORDS.cards_held(badge.cards)
        said = (WORDS.row((text, word)) if word else text, text, str(badge.cards))[2 * is_brief :]
        fitting = (some for some in said if brush.width(some, TextStyle.LABEL) <= rest.width())
        brush.text(rest, next(fitting, said[-1]), TextStyle.LABEL, theme.on, LEFT)

    def _paint_own(self, badge: PlayerBadge, rect: QRectF) -> None:
        """The avatar, the name and below it the score of the player whose hand is shown."""
        brush, theme = self._brush, self._theme
        brush.plate(rect)
        avatar = QRectF(rect.left() + 6, rect.center().y() - 14, 28, 28)
        brush.avatar(badge, avatar)
        room = QRectF(avatar.right() + 6, rect.top() + 5, rect.right() - avatar.right() - 12,
                      rect.height() / 2 - 5)  # fmt: skip
        brush.name(room, badge.name, theme.on)
        total = QRectF(room.left(), rect.center().y() - 1, room.width(), rect.height() / 2 + 1)
        brush.text(total, self._player(badge).score, TextStyle.TOTAL, theme.on, RIGHT)

    def _paint_last(self, rect: QRectF) -> None:
        """The last turn of each other player, the newest first and brighter: a line for each, or
        one after the other where that has no room. None is cut short, the oldest go first."""
        brush, theme, log = self._brush, self._theme, self._background.log
        brush.plate(rect)
        if not log:
            return
        room = rect.adjusted(14, 1, -10, -1)
        title = translate("Manipulation", "Last")
        wide = brush.width(title, TextStyle.SECTION_TITLE, size=14)
        beside = room.adjusted(wide + 16, 0, 0, 0)
        for text, area in ((said, area) for said in self._told(log) for area in (beside, room)):
            text.setTextWidth(area.width())
            if text.size().height() <= area.height() + 1:
                break
        if area is beside:
            brush.text(room, title, TextStyle.SECTION_TITLE, theme.on2, LEFT, size=14)
        painter = brush.painter
        painter.save()
        painter.translate(area.left(), area.center().y() - text.size().height() / 2)
        text.drawContents(painter)
        painter.restore()

    def _told(self, log: Sequence[str]) -> Iterator[QTextDocument]:
        """The moves of *log*, from the roomiest way to tell them to the shortest."""
        names = [badge.name for badge in self._background.badges]
        for count in range(len(log), 0, -1):
            for between, role in _WAYS_TO_TELL:
                text = QTextDocument()
                text.setDocumentMargin(0)
                text.setDefaultFont(font(role, 1.0))
                pen, style = QTextCursor(text), QTextCharFormat()
                for number, said in enumerate(log[:count]):
                    start, name, rest = around(said, names)
                    style.setForeground(QColor(self._theme.on2 if number else self._theme.on))
                    style.setFontWeight(QFont.Weight.Normal)
                    pen.insertText((between if number else "") + start, style)
                    style.setFontWeight(QFont.Weight.DemiBold)
                    pen.insertText(name, style)
                    style.setFontWeight(QFont.Weight.Normal)
                    pen.insertText(rest, style)
                yield text

    def _paint_stock(self, rect: QRectF) -> None:
        brush, theme, table = self._brush, self._theme, self._table
        brush.plate(rect)
        high = rect.height() - 14
        slot = QRectF(rect.left() + 12, rect.top() + 7, high / RATIO, high)
        painter = brush.painter
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.table))
        painter.drawRoundedRect(slot, 3, 3)
        brush.dashed(slot, 3, 1.2)
        is_narrow = rect.width() < _NARROW_STOCK
        left = slot.right() + (6 if is_narrow else 12)
        room = rect.right() - left - (2 if is_narrow else 6)
        half = rect.height() / 2
        above = min(5.0, half - _LINE)
        top = QRectF(left, rect.top() + above, room, half - above)
        zone = table.zone(STOCK)
        count = figure(zone.count) if zone is not None else ""
        text = TABLE_WORDS.zone_label(zone) if zone is not None else ""
        if brush.width(text, TextStyle.NAME) > room:
            text = count
        if not table.stock_line:
            top = QRectF(left, rect.top(), room, rect.height())
        brush.text(top, text, TextStyle.NAME, theme.on, LEFT)
        below = QRectF(left, rect.center().y() + 1, room, max(_LINE - 1, half - 7))
        is_long = brush.width(table.stock_line, TextStyle.LABEL) > room
        role = TextStyle.SMALL if is_long else TextStyle.LABEL
        if self._places.afar is None or brush.width(table.stock_line, role) <= room:
            brush.text(below, table.stock_line, role, theme.on2, LEFT)
