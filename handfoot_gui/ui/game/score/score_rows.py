"""The rows of a score: one per kind of points, each opening into its sum."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection, Sequence
from functools import cache, partial
from typing import Protocol, cast

from msgspec import Struct
from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleInterface,
    QColor,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QAccessibleWidget, QSizePolicy, QWidget

from handfoot_gui.core.other_points import OTHER_POINTS
from handfoot_gui.core.sheet import SUM, DealScore, Item, LeftOver, Line, Sheet
from handfoot_gui.ui.widgets.controls import KeyFocus, is_enter, is_with_control, paint_focus
from handfoot_gui.ui.widgets.figures import figure, filled, translate
from handfoot_gui.ui.widgets.icons import Icon, paint_shape, paint_sign
from handfoot_gui.ui.widgets.labels import paint_round
from handfoot_gui.ui.widgets.speaker import say
from handfoot_gui.ui.widgets.theme import Style, TextStyle
from handfoot_gui.ui.widgets.vocabulary import WORDS, aloud, apart, as_sentence

EDGE = 16
"""Units by which an open row is wider than the figures, left and right."""

_COLUMN = 176
"""Units of one side's column."""

_LEAST_COLUMN = 60
"""Units of a column that four figures with their sign have room in."""

_ROW = 44.0
"""Units of height of a closed row, where nothing else is asked for."""

_LEAST_ROW = 30
"""Units of height that a row keeps where all of them would not be in sight."""

_MARK = 14
_AFTER_MARK = 10
_UNDER_MARK = 2
"""Units across the mark of a side, from it to a name beside it, and to one below it."""
_LEAST_APART = 8
"""Units between the names of two sides."""
_MANY = 5
"""From so many sides on marks stand above names that have no room beside them."""

_USUAL_POINTS = "8,888"
"""As wide as points of a row are, but for a few."""
_FIGURES = (17.0, 15.0, 13.0)
"""Sizes of points that have no room in the usual one."""

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class ScoreTerms(Protocol):
    """What a game calls things; its presenter says it."""

    def deal_name(self, number: int) -> str: ...

    def line_title(self, line: Line) -> str: ...

    def item_title(self, line: Line, what: str) -> str: ...

    def won_by(self, deal: DealScore, sheet: Sheet) -> Sequence[int]: ...

    def ended(self, deal: DealScore) -> str: ...

    def remaining(self, sheet: Sheet) -> str: ...

    def deals_in_all(self) -> int: ...


def column_right(style: Style, width: int, side: int, sides: int) -> float:
    """The right edge of a side's column in a row *width* pixels wide."""
    column = column_width(style, width, sides)
    return width - style.px(EDGE) - column * (sides - 1 - side)


def column_width(style: Style, width: int, sides: int) -> float:
    """The width of a side's column in a row *width* pixels wide."""
    each = (width - 2 * style.px(EDGE)) / sides
    share = 0.62 if sides <= 3 else 0.72
    if share * each < style.px(_LEAST_COLUMN):
        # What a line is called has two lines for it.
        share = 0.82
    return min(style.px(_COLUMN), share * each)


def _figures_font(style: Style, usual: QFont, texts: Sequence[str], column: float) -> QFont:
    """The *usual* font, or one in which *texts* have room in their *column*."""
    smaller = (style.font(TextStyle.PROMPT_NAME, size=size) for size in _FIGURES)
    fonts = [usual, *smaller]
    room = column - style.px(_LEAST_APART)

    def fits(one: QFont) -> bool:
        return max(map(QFontMetrics(one).horizontalAdvance, texts)) <= room

    return next(filter(fits, fonts), fonts[-1])


class _HeadWay(Struct, frozen=True):
    """How the names over the columns are written."""

    font: QFont
    room: float
    """Pixels for a name."""
    is_mark_above: bool = False
    """The mark of a side stands above its names, not beside them."""


class HeadRow(QWidget):
    """The names of the sides over their columns, in as many lines as they need."""

    def __init__(
        self, style: Style, sides: tuple[tuple[str, ...], ...], *, least: float = 40
    ) -> None:
        """*sides* are the names of each side's players; *least* is the height in units."""
        super().__init__()
        self._style = style
        self._sides = sides
        self._least = least
        self._metrics = QFontMetrics(style.font(TextStyle.NAME))
        self.setFixedHeight(style.px(least))
        self.setAccessibleName(apart(map(WORDS.row, sides)))

    def width_with(self, choice: QWidget) -> float:
        """How wide the row has to be for *choice* to stand before the names."""
        px = self._style.px
        first = self._metrics.horizontalAdvance(WORDS.row(self._sides[0])) + px(14 + 10 + 8)
        others = (len(self._sides) - 1) * px(_COLUMN)
        return choice.sizeHint().width() + min(first, px(_COLUMN)) + others + px(EDGE)

    def lines(self, side: int, width: int | None = None) -> list[str]:
        """The names of *side* as they are written in so many pixels, or now."""
        way = self._way(self.width() if width is None else width)
        return name_lines(QFontMetrics(way.font), self._sides[side], way.room)

    def _way(self, width: int) -> _HeadWay:
        """How names are written in so many pixels: the first way in which each word is whole."""
        style, px = self._style, self._style.px
        column = column_width(style, width, len(self._sides))
        usual = style.font(TextStyle.NAME)
        ways = [_HeadWay(usual, column - px(_MARK + _AFTER_MARK + 8))]
        if len(self._sides) >= _MANY:
            room = column - px(_LEAST_APART)
            smaller = style.font(TextStyle.NAME, size=_FIGURES[-1])
            ways += [_HeadWay(one, room, is_mark_above=True) for one in (usual, smaller)]
        words = [word for names in self._sides for name in names for word in name.split()]

        def fits(way: _HeadWay) -> bool:
            advance = QFontMetrics(way.font).horizontalAdvance
            return max(map(advance, words), default=0) <= way.room

        return next(filter(fits, ways), ways[-1])

    def fit(self, width: int) -> None:
        """Be as high as the names need in so many pixels."""
        most = max(len(self.lines(side, width)) for side in range(len(self._sides)))
        way = self._way(width)
        high = most * QFontMetrics(way.font).height() + self._style.px(14)
        if way.is_mark_above:
            high += self._style.px(_MARK + _UNDER_MARK)
        self.setFixedHeight(max(self._style.px(self._least), high))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit(event.size().width())

    def paintEvent(self, _event: QPaintEvent) -> None:
        style, theme, px = self._style, self._style.theme, self._style.px
        painter = QPainter(self)
        way = self._way(self.width())
        painter.setFont(way.font)
        metrics = QFontMetrics(way.font)
        size, high = px(_MARK), metrics.height()
        above = px(_MARK + _UNDER_MARK) if way.is_mark_above else 0
        for side in range(len(self._sides)):
            lines = self.lines(side)
            right = column_right(style, self.width(), side, len(self._sides))
            widest = max(map(metrics.horizontalAdvance, lines))
            top = (self.height() - px(2) - high * len(lines) + above) / 2
            painter.setPen(QColor(theme.text))
            for number, text in enumerate(lines):
                # Beside the mark, which would seem to be the other side's if the line stood apart.
                where = QRectF(right - widest, top + high * number, widest + 2, high)
                painter.drawText(where, _LEFT, text)
            mark = theme.sides[side]
            corner = QRectF(0, 0, size, size)
            corner.moveTopLeft(
                QPointF(right - size, top - above)
                if way.is_mark_above
                else QPointF(right - widest - px(_AFTER_MARK) - size, top + (high - size) / 2)
            )
            paint_shape(painter, mark.shape, corner, mark.chrome)
        painter.fillRect(
            px(EDGE), self.height() - px(2), self.width() - 2 * px(EDGE), px(2), QColor(theme.text)
        )


class Stop:
    """A line of a score on which the keyboard stops; Up and Down go to the next one."""

    def walk(self, event: QKeyEvent) -> bool:
        """Go to the stop above or below this one; whether the key is Up or Down."""
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
        if step is None:
            return False
        here = cast(QWidget, self)
        stops = [one for one in here.window().findChildren(QWidget) if isinstance(one, Stop)]
        place = [id(one) for one in stops].index(id(self)) + step
        if 0 <= place < len(stops):
            stops[place].setFocus(Qt.FocusReason.TabFocusReason)
        return True


class HandLeft(Struct, frozen=True):
    """The cards of one player that a line counts."""

    name: str
    side: int
    left: LeftOver

    @property
    def signs(self) -> list[str]:
        """Each card in its shortest words."""
        return [WORDS.sign(card) for card in self.left.all_cards]

    @property
    def said(self) -> str:
        """The hand for who cannot see it."""
        return WORDS.labelled(self.name, WORDS.row([*self.signs, figure(self.left.points)]))


class ScoreRow(QAbstractButton, Stop):
    """One line of the score; Space, Enter, Right and Left open and close its sum, and the cards it
    counts where these are known; Up and Down go on."""

    def __init__(
        self,
        style: Style,
        line: Line,
        sides: tuple[str, ...],
        terms: ScoreTerms,
        hands: Sequence[HandLeft] = (),
        *,
        high: float = _ROW,
    ) -> None:
        """Closed it is *high*, in units."""
        super().__init__()
        self._hands = tuple(hands)
        self._high = high
        self.kind = line.kind
        """What kind of line it shows."""
        self._style = style
        self._line = line
        self._known: Collection[int] = ()
        self._terms = terms
        self._sides = sides
        self._kinds: tuple[tuple[str, int], ...] = ()
        self._focus = KeyFocus(self)
        self.setObjectName(f"row-{line.kind}")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self.toggled.connect(self.updateGeometry)
        self.toggled.connect(lambda: _say_sum(self))
        _meet_readers()
        self.show_line(line)

    def show_line(self, line: Line, *, known: Collection[int] | None = None) -> None:
        """Show other figures of the same line, those of the sides that are *known*; None: all."""
        self._line = line
        self._known = range(len(self._sides)) if known is None else known
        is_known = bool(self._known)
        self.setText(self._terms.line_title(line))
        self._kinds = _kinds_of(line) if is_known and not line.is_only_told else ()
        has_more = bool(self._kinds or (is_known and self._hands))
        if not has_more:
            self.setChecked(False)
        self.setCheckable(has_more)
        if has_more:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        else:
            self.unsetCursor()
        points = apart(
            WORDS.side_by_side([names, figure(line.told(n))])
            for n, names in enumerate(self._sides)
            if n in self._known
        )
        told = WORDS.labelled(self.text(), points) if is_known else self.text()
        self.setAccessibleName(aloud(told))
        self.updateGeometry()
        self.update()

    @property
    def sum_said(self) -> str:
        """What it opens into, for who cannot see it; the line's own name is not said again."""
        line = self._line
        sums = (
            WORDS.labelled(names, WORDS.row([self._told(item) for item in items]))
            for names, items in zip(self._sides, line.items, strict=True)
            if items and self._known and not line.is_only_told
        )
        return aloud(apart([*sums, *(hand.said for hand in self._hands)]))

    def _told(self, item: Item) -> str:
        """What *item* counts and comes to, for who cannot see it."""
        what = self._terms.item_title(self._line, item.what)
        if self._line.kind == OTHER_POINTS:
            return WORDS.side_by_side([what, figure(item.points)])
        return _product(item, "" if what == self.text() else what)

    def sizeHint(self) -> QSize:
        return QSize(self._style.px(480), self._style.px(self._high) + self._sums_height())

    @property
    def largest(self) -> int:
        """The points of the side for which it counts most, up or down."""
        return max(abs(self._line.points(side)) for side in range(len(self._sides)))

    def minimumSizeHint(self) -> QSize:
        """Rows give way before they scroll."""
        return QSize(0, self._style.px(_LEAST_ROW) + self._sums_height())

    def _sums_height(self) -> int:
        px = self._style.px
        if not self.isChecked():
            return 0
        rows = len(self._kinds) + sum(1 + len(self._lines_of(hand)) for hand in self._hands)
        return px(24) * rows + px(8)

    def _lines_of(self, hand: HandLeft) -> list[str]:
        """The cards of *hand* in as many lines as they need."""
        metrics = QFontMetrics(self._style.font(TextStyle.LABEL, size=16))
        room = max(self.width(), self._style.px(320)) - self._style.px(2 * EDGE + 26 + 14)
        lines: list[str] = []
        for sign in hand.signs:
            longer = f"{lines[-1]}\u2002{sign}" if lines else sign
            if lines and metrics.horizontalAdvance(longer) <= room:
                lines[-1] = longer
            else:
                lines.append(sign)
        return lines

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._hands and self.isChecked():
            self.updateGeometry()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if is_enter(event) and self.isCheckable() and not is_with_control(event):
            # A key that is still held was meant for what lay here before.
            if not event.isAutoRepeat():
                self.toggle()
        elif key in (Qt.Key.Key_Right, Qt.Key.Key_Left) and self.isCheckable():
            self.setChecked(key == Qt.Key.Key_Right)
        elif not self.walk(event):
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        style, theme, px = self._style, self._style.theme, self._style.px
        painter = QPainter(self)
        full = QRectF(self.rect())
        if self.isChecked() or (self.underMouse() and self.isCheckable()):
            line = theme.zone_line if self.isChecked() else None
            paint_round(painter, full, px(8), theme.chrome2, line)
        if not self.isChecked():
            left, width = px(EDGE), self.width() - 2 * px(EDGE)
            painter.fillRect(left, self.height() - 1, width, 1, QColor(theme.line))
        if self._focus.is_shown:
            paint_focus(painter, style, full, px(8))
        top = self.height() - self._sums_height()
        if self.isCheckable():
            sign = Icon.CHEVRON_DOWN if self.isChecked() else Icon.CHEVRON_RIGHT
            size = px(18)
            place = QRectF(px(EDGE), (top - size) / 2, size, size)
            paint_sign(painter, sign, place, theme.link)
        painter.setPen(QColor(theme.text))
        painter.setFont(style.font(TextStyle.NAME, size=16))
        count = len(self._sides)
        room = column_right(style, self.width(), 0, count) - px(EDGE + 26)
        room -= min(column_width(style, self.width(), count), px(80))
        self._paint_name(painter, QRectF(px(EDGE + 26), 0, int(room), top))
        told = [_USUAL_POINTS, *(figure(self._line.told(side)) for side in self._known)]
        column = column_width(style, self.width(), count)
        usual = style.font(TextStyle.PROMPT_NAME)
        if self._line.is_only_told:
            painter.setPen(QColor(theme.text2))
            usual = style.font(TextStyle.BODY, size=16)
        painter.setFont(_figures_font(style, usual, told, column))
        for side in self._known:
            right = column_right(style, self.width(), side, len(self._sides))
            points = figure(self._line.told(side))
            painter.drawText(QRectF(0, 0, right, top), _RIGHT, points)
        if self.isChecked():
            self._paint_sums(painter, top)

    def _paint_name(self, painter: QPainter, place: QRectF) -> None:
        """What the line is called, in two smaller lines where one has no room."""
        text, metrics = self.text(), painter.fontMetrics()
        if metrics.horizontalAdvance(text) > place.width():
            painter.setFont(self._style.font(TextStyle.NAME, size=13))
            both = painter.boundingRect(place, int(_LEFT | Qt.TextFlag.TextWordWrap), text)
            if both.width() <= place.width() and both.height() <= place.height():
                painter.drawText(place, int(_LEFT | Qt.TextFlag.TextWordWrap), text)
                return
            text = painter.fontMetrics().elidedText(
                text, Qt.TextElideMode.ElideRight, int(place.width())
            )
        painter.drawText(place.adjusted(0, 0, 2, 0), _LEFT, text)

    def _paint_sums(self, painter: QPainter, top: int) -> None:
        style, theme, px = self._style, self._style.theme, self._style.px
        painter.setFont(style.font(TextStyle.LABEL))
        points_width = QFontMetrics(painter.font()).horizontalAdvance("−8,888") + px(10)
        is_narrow = column_width(style, self.width(), len(self._sides)) < 2 * points_width
        # One kind alone comes to what the line says.
        is_narrow = is_narrow or (len(self._kinds) == 1 and not self._hands)
        for place, (what, each) in enumerate(self._kinds):
            y, height = top + place * px(24), px(24)
            painter.setPen(QColor(theme.text2))
            each_text = self._terms.item_title(self._line, what)
            is_own = self._line.kind == OTHER_POINTS
            if not is_own:
                text = translate("Score", "{what}, {points} each")
                each_text = filled(text, what=each_text, points=each)
            painter.drawText(QRectF(px(EDGE + 26), y, self.width(), height), _LEFT, each_text)
            for side, items in enumerate(self._line.items):
                same = [it for it in items if (it.what, it.each) == (what, each)]
                if not same:
                    continue
                item = same[0]
                right = column_right(style, self.width(), side, len(self._sides))
                painter.setPen(QColor(theme.text2))
                if is_own:
                    # Written twice, it counts twice.
                    total = figure(sum(it.points for it in same))
                    painter.drawText(QRectF(0, y, right, height), _RIGHT, total)
                    continue
                if is_narrow:
                    painter.drawText(QRectF(0, y, right, height), _RIGHT, _product(item))
                    continue
                product = QRectF(0, y, right - points_width, height)
                painter.drawText(product, _RIGHT, _product(item))
                painter.setPen(QColor(theme.text))
                painter.drawText(QRectF(0, y, right, height), _RIGHT, figure(item.points))
        self._paint_hands(painter, top + len(self._kinds) * px(24))

    def _paint_hands(self, painter: QPainter, top: int) -> None:
        """Whose cards are counted, and below each name the cards themselves."""
        style, theme, px = self._style, self._style.theme, self._style.px
        y, high = top, px(24)
        for hand in self._hands:
            right = column_right(style, self.width(), hand.side, len(self._sides))
            painter.setPen(QColor(theme.text2))
            painter.setFont(style.font(TextStyle.LABEL))
            painter.drawText(QRectF(px(EDGE + 26), y, self.width(), high), _LEFT, hand.name)
            painter.drawText(QRectF(0, y, right, high), _RIGHT, figure(hand.left.points))
            painter.setPen(QColor(theme.text))
            painter.setFont(style.font(TextStyle.LABEL, size=16))
            for text in self._lines_of(hand):
                y += high
                painter.drawText(QRectF(px(EDGE + 40), y, self.width(), high), _LEFT, text)
            y += high


def _say_sum(row: ScoreRow) -> None:
    """Let who opens *row* hear its sum: with every line it would be too much."""
    if row.isChecked() and row.hasFocus():
        say(row, as_sentence(row.sum_said))


class SumRow(QWidget, Stop):
    """A row that does not open: the deal, what was before, the total."""

    def __init__(
        self,
        style: Style,
        text: str,
        points: tuple[int, ...] | None,
        sides: tuple[str, ...],
        *,
        role: TextStyle,
        is_total: bool = False,
        leaders: Sequence[int] = (),
    ) -> None:
        """*points* are None while they are not known; the *leaders* stand out. Who hears them
        hears the names of the *sides*."""
        super().__init__()
        _meet_readers()
        self._style = style
        self._text = text
        self._sides = sides
        self._focus = KeyFocus(self)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._points = points
        self._role = role
        self._is_total = is_total
        self._leaders = tuple(leaders)
        self._high = {TextStyle.GRAND_TOTAL: 58, TextStyle.TOTAL: 42}.get(role, 32)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self.show_points(points)

    def sizeHint(self) -> QSize:
        return QSize(self._style.px(480), self._style.px(self._high))

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self._style.px(self._high * _LEAST_ROW / _ROW))

    def show_points(self, points: tuple[int, ...] | None) -> None:
        """Show other figures; None shows none."""
        self._points = points
        each = zip(self._sides, map(figure, points or ()), strict=False)
        said = apart(WORDS.side_by_side(one) for one in each)
        self.setAccessibleName(aloud(WORDS.labelled(self._text, said)) if said else self._text)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.walk(event):
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        style, theme, px = self._style, self._style.theme, self._style.px
        painter = QPainter(self)
        ink = theme.text if self._role is not TextStyle.BODY else theme.text2
        if self._is_total:
            ink = theme.on
            paint_round(painter, QRectF(self.rect()), px(12), theme.table, theme.zone_line)
        if self._focus.is_shown:
            paint_focus(painter, style, QRectF(self.rect()), px(12 if self._is_total else 8))
        painter.setPen(QColor(ink))
        title = TextStyle.BODY if self._role is TextStyle.BODY else TextStyle.SECTION_TITLE
        painter.setFont(style.font(title, size=None if title is TextStyle.BODY else 19))
        painter.drawText(QRectF(px(EDGE + 26), 0, self.width(), self.height()), _LEFT, self._text)
        if self._points is None:
            return
        column = column_width(style, self.width(), len(self._points))
        texts = list(map(figure, self._points))
        painter.setFont(_figures_font(style, style.font(self._role), texts, column))
        for side, points in enumerate(self._points):
            right = column_right(style, self.width(), side, len(self._points))
            if self._is_total:
                painter.setPen(QColor(theme.best if side in self._leaders else theme.on))
            painter.drawText(QRectF(0, 0, right, self.height()), _RIGHT, figure(points))


def name_lines(metrics: QFontMetrics, names: tuple[str, ...], room: float) -> list[str]:
    """*names* with commas in lines no wider than *room*; what is wider by itself is broken, between
    its words where they have room."""
    lines: list[str] = []
    for place, name in enumerate(names):
        text = f"{name}," if place < len(names) - 1 else name
        if lines and metrics.horizontalAdvance(f"{lines[-1]} {text}") <= room:
            lines[-1] += f" {text}"
            continue
        while len(text) > 1 and metrics.horizontalAdvance(text) > room:
            wide = partial(metrics.horizontalAdvance, text)
            fits = max(1, bisect_right(range(1, len(text)), room, key=wide))
            space = text.rfind(" ", 0, fits + 1)
            fits = space if space > 0 else fits
            lines.append(text[:fits])
            text = text[fits:].lstrip()
        lines.append(text)
    return lines


def _kinds_of(line: Line) -> tuple[tuple[str, int], ...]:
    """What the sides' items count, each once, in the order they come; nothing where the line's
    title and points say all there is."""
    if line.kind == OTHER_POINTS and max(map(len, line.items)) <= 1:
        own = {item.what for items in line.items for item in items}
        if len(own) <= 1:
            return ()
    return tuple(
        dict.fromkeys((it.what, it.each) for items in line.items for it in items if it.what != SUM)
    )


def _product(item: Item, name: str = "") -> str:
    figures = f"{figure(item.count)} × {figure(item.each)}"
    return WORDS.side_by_side([name, figures]) if name else figures


class _RowAccessible(QAccessibleWidget):
    """A line of a score for screen readers: whether it opens, and is open."""

    def __init__(self, row: ScoreRow) -> None:
        super().__init__(row, QAccessible.Role.Button)

    @property
    def _row(self) -> ScoreRow:
        # Not held: PySide never lets go of this object, and so would not of the page.
        return cast(ScoreRow, self.object())

    def state(self) -> QAccessible.State:
        state, row = super().state(), self._row
        state.expandable = row.isCheckable()
        state.expanded = row.isCheckable() and row.isChecked()
        state.collapsed = row.isCheckable() and not row.isChecked()
        return state

    def actionNames(self) -> list[str]:
        return [self.pressAction(), *super().actionNames()]

    def doAction(self, name: str) -> None:
        if name == self.pressAction():
            self._row.click()
        else:
            super().doAction(name)


class _LineAccessible(QAccessibleWidget):
    """A line that does not open."""

    def __init__(self, line: QWidget) -> None:
        super().__init__(line, QAccessible.Role.StaticText)


@cache
def _meet_readers() -> None:
    """Let screen readers meet every line so from now on."""

    def made(_class: str, thing: QObject) -> QAccessibleInterface | None:
        if isinstance(thing, ScoreRow):
            return _RowAccessible(thing)
        is_line = isinstance(thing, QWidget) and isinstance(thing, Stop)
        return _LineAccessible(cast(QWidget, thing)) if is_line else None

    QAccessible.installFactory(made)
