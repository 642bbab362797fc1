"""Cards on pages: a few as a picture, and small ones between words."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import ceil, floor
from typing import Final, TypeAlias

from msgspec import Struct
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from handfoot_gui.core.cards import Card, Suit
from handfoot_gui.core.preferences import SuitSigns
from handfoot_gui.ui.art.faces import paint_face, paint_rank, paint_shadow, paint_suit, square
from handfoot_gui.ui.art.palette import CardStyle, Form, Shadow
from handfoot_gui.ui.art.pictures import painted
from handfoot_gui.ui.widgets.theme import Style, TextStyle
from handfoot_gui.ui.widgets.vocabulary import aloud

_HIGH: Final = 1.55
"""Of a small card: so many times the size of the letters."""
_SIGN: Final = 0.92
"""Of the rank and the suit on it, the same."""
LINE: Final = 1.75
"""From one line to the next, the same."""
_FANS_KEPT: Final = 8
"""Pictures of fans: a page or two at a time show one to three."""


class Bold(Struct, frozen=True):
    """A name set apart, never broken; too long a one is shortened."""

    text: str


Piece: TypeAlias = str | Bold | Card


class _Placed(Struct, frozen=True):
    """A word or a card in its place; the text as it is drawn."""

    what: Piece
    text: str
    rect: QRectF


class CardText(QWidget):
    """One sentence of words and cards; whoever cannot see it is told *spoken*."""

    def __init__(
        self,
        style: Style,
        pieces: Sequence[Piece],
        spoken: str,
        *,
        size: float = 17,
        ink: str | None = None,
    ) -> None:
        super().__init__()
        self._style = style
        self._size = size
        self._ink = ink or style.theme.text
        self._plain = style.font(TextStyle.BODY, size=size)
        self._bold = QFont(self._plain)
        self._bold.setWeight(QFont.Weight.Bold)
        self._tokens: list[Piece] = []
        self._heights: dict[int, int] = {}
        """By the widths a layout has asked for, which it does again and again."""
        for piece in pieces:
            self._tokens += [*filter(None, piece.split(" "))] if isinstance(piece, str) else [piece]
        self.setAccessibleName(aloud(spoken))
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        if width not in self._heights:
            placed_ = self.placed(width)
            lines = 1 + round(placed_[-1].rect.top() / self._pitch) if placed_ else 1
            self._heights[width] = round(lines * self._pitch)
        return self._heights[width]

    def sizeHint(self) -> QSize:
        wide = self._style.px(360)
        return QSize(wide, self.heightForWidth(max(wide, self.width())))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._style.px(120), round(self._pitch))

    @property
    def _letters(self) -> float:
        """The size of the letters in pixels."""
        return float(self._style.px(self._size))

    @property
    def _pitch(self) -> float:
        return self._letters * LINE

    @property
    def signs(self) -> SuitSigns:
        """The suit signs of the cards."""
        return self._style.cards.signs

    def placed(self, width: float) -> list[_Placed]:
        """Every word and card in a text *width* pixels wide, from the left."""
        space = QFontMetricsF(self._plain).horizontalAdvance(" ")
        x = y = 0.0
        found: list[_Placed] = []
        before: Piece | None = None
        for number, token in enumerate(self._tokens):
            text, wide = self._measured(token, width)
            following = self._tokens[number + 1 : number + 2]
            tail = sum(self._measured(one, width)[1] for one in following if _is_close(one))
            is_run = isinstance(before, Card) and isinstance(token, Card)
            is_close = _is_close(token)
            gap = 0.0 if before is None or is_close else space * (0.6 if is_run else 1)
            if x and x + gap + wide + tail > width and not is_close:
                x, y, gap = 0.0, y + self._pitch, 0.0
            found.append(_Placed(token, text, QRectF(x + gap, y, wide, self._pitch)))
            x += gap + wide
            before = token
        return found

    def _measured(self, token: Piece, width: float) -> tuple[str, float]:
        """What is drawn of *token*, and how wide it is."""
        if isinstance(token, Card):
            return "", self._letters * (1.35 if token.suit is Suit.NONE or token.is_joker else 2.15)
        is_bold = isinstance(token, Bold)
        metrics = QFontMetricsF(self._bold if is_bold else self._plain)
        text = token.text if isinstance(token, Bold) else token
        most = width * (0.6 if is_bold else 1)
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, most)
        return shown, metrics.horizontalAdvance(shown)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        is_mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        for one in self.placed(self.width()):
            rect = one.rect
            if is_mirrored:
                rect = QRectF(self.width() - rect.right(), rect.top(), rect.width(), rect.height())
            if isinstance(one.what, Card):
                self._paint_card(painter, one.what, rect)
                continue
            painter.setFont(self._bold if isinstance(one.what, Bold) else self._plain)
            painter.setPen(QColor(self._ink))
            painter.drawText(
                rect.adjusted(-1, 0, 2, 0),
                Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignHCenter
                | Qt.TextFlag.TextDontClip,
                one.text,
            )  # fmt: skip

    def _paint_card(self, painter: QPainter, card: Card, rect: QRectF) -> None:
        """Rank and suit side by side on a piece of card paper."""
        cards, size = self._style.cards, self._letters
        high = size * _HIGH
        body = QRectF(rect.left(), rect.center().y() - high / 2, rect.width(), high)
        painter.setPen(QPen(QColor(cards.paper.edge), 1))
        painter.setBrush(QColor(cards.paper.face))
        painter.drawRoundedRect(body.adjusted(0.5, 0.5, -0.5, -0.5), 0.2 * size, 0.2 * size)
        painter.setPen(Qt.PenStyle.NoPen)
        sign = _SIGN * size
        is_alone = card.suit is Suit.NONE or card.is_joker
        x = body.center().x() if is_alone else body.left() + 0.62 * size
        top = body.center().y() - sign / 2
        paint_rank(painter, card, cards, QRectF(x - 0.475 * size, top, 0.95 * size, sign))
        if not is_alone:
            where = square(body.right() - 0.65 * size, body.center().y(), sign)
            paint_suit(painter, card, cards, where)


def _is_close(token: Piece) -> bool:
    """Whether *token* stands at the end of a line rather than at the beginning of the next."""
    return isinstance(token, str) and token[0] in ",;.:"


class FanShape(Struct, frozen=True):
    """How cards lie: widths and steps in units, degrees between neighbours."""

    width: float
    step: float
    turn: float = 0.0
    form: Form | None = None


def paint_fan(
    painter: QPainter, style: Style, some: Sequence[Card], x: float, y: float, shape: FanShape
) -> None:
    """Paint *some* cards with the middle of the fan's upper edge at (*x*, *y*), in pixels."""
    left, top = floor(x), floor(y)
    dpr = painter.device().devicePixelRatioF()
    picture = _fan(style.cards, style.scale, tuple(some), shape, (x - left, y - top), dpr)
    across, over, _ = _fan_reach(len(some), shape, style.scale)
    painter.drawPixmap(left - across, top - over, picture)


def _fan_reach(count: int, shape: FanShape, scale: float) -> tuple[int, int, int]:
    """At most so many pixels a fan reaches to either side of the middle of its upper edge, above
    and below."""
    outermost, width = (count - 1) / 2, shape.width
    room = Shadow.RESTING.margin
    return (
        ceil((outermost * shape.step + 1.5 * width) * scale + room),
        ceil(0.5 * width * scale + room),
        ceil((1.5 * width + outermost**1.7 * shape.turn * 0.7) * scale + room),
    )


@lru_cache(maxsize=_FANS_KEPT)
def _fan(
    cards: CardStyle,
    scale: float,
    some: tuple[Card, ...],
    shape: FanShape,
    begun: tuple[float, float],
    dpr: float,
) -> QPixmap:
    """A picture of a fan that begins so many parts of a pixel right of and below a whole one.

    Painting the shadows takes longer than all else of a start page.
    """
    width = shape.width * scale
    across, over, below = _fan_reach(len(some), shape, scale)

    def paint(painter: QPainter) -> None:
        for place, card in enumerate(some):
            off = place - (len(some) - 1) / 2
            painter.save()
            drop = abs(off) ** 1.7 * shape.turn * 0.7
            painter.translate(across + begun[0], over + begun[1])
            painter.translate(off * shape.step * scale, drop * scale)
            painter.rotate(off * shape.turn)
            rect = QRectF(-width / 2, 0, width, width * 1.4)
            paint_shadow(painter, rect, Shadow.RESTING)
            paint_face(painter, card, rect, cards, shape.form)
            painter.restore()

    size = QSize(ceil((2 * across + 1) * dpr), ceil((over + below + 1) * dpr))
    return painted(size, dpr, paint)


class CardFan(QWidget):
    """A decoration; screen readers pass over it."""

    def __init__(self, style: Style, some: Sequence[Card], shape: FanShape) -> None:
        super().__init__()
        self._style = style
        self._cards = tuple(some)
        self._shape = shape
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFixedSize(self.sizeHint())

    def sizeHint(self) -> QSize:
        shape, count = self._shape, len(self._cards)
        width = shape.width + shape.step * (count - 1) + 10
        return QSize(self._style.px(width), self._style.px(shape.width * 1.4 + 8))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_fan(
            painter, self._style, self._cards, self.width() / 2, self._style.px(3), self._shape
        )
