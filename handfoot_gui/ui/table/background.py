"""All that is shown below the cards, as one value, and the picture painted of it."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRect, QRectF, QSize
from PySide6.QtGui import QPainter, QPixmap

from handfoot_gui.core.cards import Card
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.table import Table, Zone
from handfoot_gui.core.text.partners import together
from handfoot_gui.ui.table.chrome import PlayerBadge
from handfoot_gui.ui.table.places import TablePlaces


def others(badges: Sequence[PlayerBadge], own: Seat) -> list[PlayerBadge]:
    """The badges of all players but one, in turn order from there."""
    count = max(1, len(badges))
    rest = [badge for badge in badges if badge.seat != own]
    return sorted(rest, key=lambda badge: (badge.seat - own) % count)


class Background(Struct, frozen=True):
    """All that the backdrop shows."""

    table: Table
    places: TablePlaces
    badges: Sequence[PlayerBadge]
    new_meld: Zone | None = None
    log: tuple[str, ...] = ()
    """The last acts of all players in words, the newest first."""
    selected: tuple[Card, ...] = ()
    """Only for what lies over the cards; the backdrop does not depend on it."""
    is_clearing: bool = False
    """Cards still fly over what would be read, which is painted when they have gone."""

    @property
    def others(self) -> list[PlayerBadge]:
        """The badges of the seat row."""
        return others(self.badges, self.table.seat)

    def names(self, side: int) -> list[str]:
        """The players of *side*."""
        return list(together(badge.name for badge in self.badges if badge.side == side))


class BackgroundPicture:
    """The picture below the cards, painted anew when it is next shown after it became old."""

    def __init__(self, paint: Callable[[QPixmap], None], update: Callable[[], None]) -> None:
        """*paint* fills a picture of the table's size; *update* has the table shown anew."""
        self._paint = paint
        self._update = update
        self.picture = QPixmap()
        self._is_old = True
        self.shown: Background | None = None

    def show(self, background: Background | None) -> None:
        """Show *background*; None: the bare table."""
        if background != self.shown:
            self.shown = background
            self.age()

    def age(self) -> None:
        """It looks different now."""
        self._is_old = True
        self._update()

    def forget(self) -> None:
        """Keep no picture until it is asked for."""
        self.picture = QPixmap()
        self._is_old = True

    def on_cleared(self) -> None:
        """No card flies any more over what is read."""
        if self.shown is not None and self.shown.is_clearing:
            self.show(replace(self.shown, is_clearing=False))

    def draw(self, painter: QPainter, rect: QRectF | Any, size: QSize, dpr: float) -> None:
        """Show the part in *rect* (pixels); *size* is that of the whole in device pixels."""
        if self._is_old:
            if self.picture.size() != size:
                # One picture for as long as the size lasts: a new one of some megabytes for every
                # move would leave holes in the memory.
                self.picture = QPixmap(size)
            self.picture.setDevicePixelRatio(dpr)
            self._paint(self.picture)
            self._is_old = False
        # In whole pixels of the screen, a little more than asked for: at 125 or 150 % the edges of
        # *rect* lie within pixels, which would keep a part of the card that left them.
        first = QPoint(math.floor(rect.left() * dpr) - 2, math.floor(rect.top() * dpr) - 2)
        last = QPoint(math.ceil(rect.right() * dpr) + 2, math.ceil(rect.bottom() * dpr) + 2)
        shown = QRect(first, last) & self.picture.rect()
        painter.save()
        painter.scale(1 / dpr, 1 / dpr)
        painter.drawPixmap(QRectF(shown), self.picture, QRectF(shown))
        painter.restore()
