"""A table without hands, which everybody looks at from the other end of the room.

All is larger; the others' plates stand above, and below, beside the prompt, the one of the seat
that would have its hand there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject, QRectF, Signal

from handfoot_gui.core.messages import PlayerBadge
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.table import HAND, Table
from handfoot_gui.ui.art.palette import Back
from handfoot_gui.ui.table import labels
from handfoot_gui.ui.table.background import LEFT, RIGHT, Background, TablePainter
from handfoot_gui.ui.table.places import RATIO
from handfoot_gui.ui.widgets.figures import figure
from handfoot_gui.ui.widgets.icons import Icon, paint_sign
from handfoot_gui.ui.widgets.theme import Style, TextStyle

ZOOM: Final = 17 / 13
"""So many times larger is everything: the smallest text, of 13 units, is read like 17 units."""
_LIKED: Final = (1280.0, 720.0)
"""Pixels of a window in which a unit is one pixel."""
MARGIN: Final = 12.0
_APART: Final = 8.0
"""Units between two plates, and between what lies below one another."""
_PLATE: Final = 66.0
_LOW_PLATE: Final = 52.0
"""Units of height of a plate, and where there is little room."""
_LOW: Final = 500.0
"""Units of height of the table below which there is."""
_MANY: Final = 6
"""So many others need the height for their cards, too."""
_WIDEST_PLATE: Final = 290.0
_WIDEST_OWN: Final = 232.0
"""Units across a plate, and across the one beside the prompt."""
_NAMES: Final = (19.0, 16.0, 14.0, 13.0)
"""Sizes of a name, the first with which it is whole."""
_COUNT: Final = 16.0
_TOTAL: Final = 20.0


class Frame(Struct, frozen=True):
    """The regions of a table without hands, in units."""

    plates: tuple[QRectF, ...]
    """Of all players but the one whose hand would be shown, in turn order."""
    own: QRectF
    """Of that one."""
    middle: QRectF
    """For the cards on the table."""
    prompt_bar: QRectF


class Standing(Struct, frozen=True):
    """What a plate says of a player besides name and cards."""

    reserve: int | None = None
    """Cards kept apart for later; None where there never are any, or not yet."""
    total: str = ""
    words: tuple[str, ...] = ()
    """The first is the last to be left out where there is no room."""


class Afar(QObject):
    """Whether one table is looked at from afar.

    Signal: ``changed()`` when that begins or ends.
    """

    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.is_on = False
        """Whether it is: no hand is shown."""
        self.tray_of: Seat | None = None
        """From whose place the table is looked at while a tray lies there in the place of the
        hand, with what somebody has lifted elsewhere; None: there is none."""

    @property
    def has_tray(self) -> bool:
        """What is lifted elsewhere lies open in a tray."""
        return self.tray_of is not None

    def turn(self, is_on: bool, *, tray_of: Seat | None = None) -> None:
        """Let it be so, or not; see `tray_of`."""
        if (is_on, tray_of) != (self.is_on, self.tray_of):
            self.is_on, self.tray_of = is_on, tray_of
            self.changed.emit()

    def style_for(
        self, style: Style, room: tuple[float, float], least: tuple[float, float]
    ) -> Style:
        """*style* for a table in a *room* of so many pixels, which has *least* units."""
        width, height = room
        if self.is_on:
            window = min(width / _LIKED[0], height / _LIKED[1])
            style = replace(style, scale=ZOOM * max(style.scale, window))
        return style.fitting(width, height, least)

    def seen(self, table: Table, *, is_open: bool) -> Table:
        """*table* as it is shown: no card of a hand is on it, but in a tray those of one that *is
        open*. With a tray everybody keeps the place at the table, whosever turn it is."""
        if not self.is_on and self.tray_of is None:
            return table
        is_seen = is_open and self.has_tray
        zones = tuple(
            replace(zone, cards=zone.cards if is_seen else (), backs=0)
            if zone.key == HAND
            else zone
            for zone in table.zones
        )
        seat = table.seat if self.tray_of is None else self.tray_of
        return replace(table, seat=seat, zones=zones, amount=None, meter=None)


def frame_of(
    width: float, height: float, others: int, *, bar: float = 0.0, has_own_above: bool = False
) -> Frame:
    """The regions of a table of so many units with the plates of *others*; the strip is *bar* high
    at least. All plates stand in one row where the seat's *own* one is *above*, too."""
    high = _PLATE if height >= _LOW and others < _MANY else _LOW_PLATE
    strip_high = max(high + 2, bar)
    top, bottom = _APART, height - MARGIN
    count = others + has_own_above
    inner = QRectF(MARGIN, top, width - 2 * MARGIN, high)
    row = _row(inner, count, is_filled=has_own_above)
    strip = QRectF(MARGIN, bottom - strip_high, inner.width(), strip_high)
    own = row[-1] if has_own_above and row else QRectF(strip)
    if not has_own_above:
        own.setWidth(min(_WIDEST_OWN, 0.3 * inner.width()))
        strip.setLeft(own.right() + _APART)
    above = inner.bottom() + _APART if count else top
    middle = QRectF(MARGIN, above, inner.width(), strip.top() - _APART - above)
    return Frame(tuple(row[:others]), own, middle, strip)


def _row(inner: QRectF, count: int, *, is_filled: bool) -> list[QRectF]:
    """*count* plates from the left edge to the right one, as wide as there is room for where the
    row is to be *filled*."""
    if not count:
        return []
    wide = (inner.width() - _APART * (count - 1)) / count
    wide = wide if is_filled else min(_WIDEST_PLATE, wide)
    step = (inner.width() - wide) / (count - 1) if count > 1 else 0.0
    first = inner.left() if count > 1 else inner.center().x() - wide / 2
    return [QRectF(first + step * at, inner.top(), wide, inner.height()) for at in range(count)]


def paint_plates(
    brush: TablePainter,
    background: Background,
    standing: Callable[[Table, PlayerBadge], Standing],
) -> None:
    """Everybody's plate, on a table without hands; *standing* is what the game says of a player."""
    seat, plate = background.table.seat, background.places.afar
    if plate is None:
        return
    own = ((badge, plate) for badge in background.badges if badge.seat == seat)
    for badge, rect in (*background.seat_row, *own):
        paint_plate(brush, badge, rect, standing(background.table, badge))


def paint_plate(brush: TablePainter, badge: PlayerBadge, rect: QRectF, standing: Standing) -> None:
    """Who sits there, whose turn it is, how many cards there are, and whether the phone with them
    can be reached; the picture is left out before the name gets smaller."""
    theme = brush.theme
    brush.plate(rect)
    if badge.is_playing:
        brush.glow(rect)
    inner = rect.adjusted(12, 0, -12, 0)
    size = min(36.0, 0.55 * rect.height())
    beside = brush.width(standing.total, TextStyle.GRAND_TOTAL, _TOTAL) + 10 + 18
    if _width(brush, badge.name, _NAMES[0]) + beside + size + 12 <= inner.width():
        brush.avatar(badge, QRectF(inner.left(), rect.center().y() - size / 2, size, size))
        inner.setLeft(inner.left() + size + 12)
    half = rect.height() / 2
    upper = QRectF(inner.left(), rect.top() + 0.08 * half, inner.width(), 0.98 * half)
    lower = QRectF(inner.left(), rect.top() + half, inner.width(), 0.86 * half)
    ink = theme.refused if badge.is_away else theme.on
    if badge.is_on_phone:
        high = 17.0
        sign = QRectF(upper.right() - high + 3, upper.center().y() - high / 2, high, high)
        paint_sign(brush.painter, Icon.PHONE_OFF if badge.is_away else Icon.PHONE, sign, ink)
        upper.setRight(sign.left() - 5)
    if standing.total:
        wide = brush.width(standing.total, TextStyle.GRAND_TOTAL, _TOTAL) + 10
        # Below the phone where the name has no room beside it.
        is_beside = _width(brush, badge.name, _NAMES[-1]) + wide <= upper.width()
        line = upper if is_beside else lower
        brush.text(line, standing.total, TextStyle.GRAND_TOTAL, theme.on, RIGHT, size=_TOTAL)
        line.setRight(line.right() - wide)
    said, ink = _said(brush, badge)
    wide = brush.width(said, TextStyle.TAG) + 10 if said else 0.0
    if wide and not standing.total and _width(brush, badge.name, _NAMES[0]) + wide < upper.width():
        brush.text(upper, said, TextStyle.TAG, ink, RIGHT)
        upper.setRight(upper.right() - wide)
        said = ""
    fits = (size for size in _NAMES if _width(brush, badge.name, size) <= upper.width() + 1)
    size = next(fits, _NAMES[-1])
    brush.text(upper, badge.name, TextStyle.PROMPT_NAME, theme.on, LEFT, size=size)
    lower.setLeft(_paint_counts(brush, badge, lower, standing))
    if said and brush.width(said, TextStyle.TAG) <= lower.width() + 1:
        brush.text(lower, said, TextStyle.TAG, ink, RIGHT)
        lower.setRight(lower.right() - wide)
    for words in standing.words:
        if brush.width(words, TextStyle.LABEL) <= lower.width():
            brush.text(lower, words, TextStyle.LABEL, theme.on2, LEFT)
            lower.setLeft(lower.left() + brush.width(words, TextStyle.LABEL) + 12)


def _said(brush: TablePainter, badge: PlayerBadge) -> tuple[str, str]:
    """What is said of the moment, and its colour."""
    if badge.is_away:
        return labels.not_connected(), brush.theme.refused
    if badge.is_playing:
        return labels.playing(), brush.theme.best
    return "" if badge.is_partner else badge.role, brush.theme.on2


def _paint_counts(
    brush: TablePainter, badge: PlayerBadge, line: QRectF, standing: Standing
) -> float:
    """Cards in the hand, and those kept apart; where they end."""
    high = min(20.0, line.height() - 4)
    back = QRectF(line.left(), line.center().y() - high / 2, high / RATIO, high)
    apart, beside = 12.0, 6.0
    counts = [(badge.cards, Back.BLUE)]
    if standing.reserve or (standing.reserve == 0 and not badge.is_away):
        # Where nothing lies any more gives way to what is wrong.
        counts.append((standing.reserve, Back.WINE))
    texts = [figure(number) if number or kind is Back.BLUE else "" for number, kind in counts]
    widths = [_width(brush, text, _COUNT) for text in texts]
    needed = sum(widths) + len(counts) * (back.width() + beside) + (len(counts) - 1) * apart
    if needed > line.width():
        apart, beside = 6.0, 3.0
        if needed - (len(counts) - 1) * 6 - len(counts) * 3 > line.width():
            # That something is kept apart is seen.
            texts[1:], widths[1:] = [""] * (len(texts) - 1), [0.0] * (len(texts) - 1)
    for (number, kind), text, wide in zip(counts, texts, widths, strict=True):
        if number or kind is Back.BLUE:
            brush.small_back(back, kind)
        else:
            brush.dashed(back, 2, 1.5)
        place = QRectF(back.right() + beside, line.top(), wide + 2, line.height())
        brush.text(place, text, TextStyle.PROMPT_NAME, brush.theme.on, LEFT, size=_COUNT)
        back.moveLeft(place.right() + apart - 2)
    return back.left() + 2


def _width(brush: TablePainter, text: str, size: float) -> float:
    return brush.width(text, TextStyle.PROMPT_NAME, size)
