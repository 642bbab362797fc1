"""Ranks and suits as they stand on cards: which picture each is, and how it is put down."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from handfoot_gui.core.cards import NUMBERS, Card, Rank, Suit
from handfoot_gui.ui.art.palette import CardStyle, Inks
from handfoot_gui.ui.art.pictures import paint, width_at

_RANKS: Final = {
    Rank.TEN: "10",
    Rank.JOKER: "joker",
    Rank.LORD: "lord",
    Rank.JESTER: "jester",
    Rank.VILLAIN: "villain",
    Rank.LADY: "lady",
    **{rank: str(number) for rank, number in NUMBERS.items()},
}
_HUNGARIAN_RANKS: Final = {Rank.QUEEN: "O", Rank.JACK: "U"}
SUITS: Final = {
    Suit.SPADES: "spades",
    Suit.HEARTS: "hearts",
    Suit.DIAMONDS: "diamonds",
    Suit.CLUBS: "clubs",
}
_HUNGARIAN_SUITS: Final = {
    Suit.SPADES: "leaf",
    Suit.HEARTS: "heart",
    Suit.DIAMONDS: "bell",
    Suit.CLUBS: "acorn",
}

_THIN: Final = 20.0
"""Height in device pixels below which a letter looks thin."""
_COAT: Final = 0.65


def rank_width(card: Card, style: CardStyle, height: float, widest: float, ink: str) -> float:
    """How wide a card's rank is at that height, squeezed to *widest* where it would be wider."""
    return min(widest, width_at(height, _rank_picture(card, style), Inks(ink)))


def paint_rank(
    painter: QPainter, card: Card, style: CardStyle, at: QRectF, ink: str | None = None
) -> None:
    """The rank of a card in the middle of *at* and as high; squeezed where it would be wider."""
    colour = ink or style.ink(card)
    width = rank_width(card, style, at.height(), at.width(), colour)
    rect = QRectF(at.center().x() - width / 2, at.top(), width, at.height())
    paint_print(painter, _rank_picture(card, style), rect, Inks(colour), rect.height())


def paint_print(painter: QPainter, name: str, rect: QRectF, inks: Inks, height: float) -> None:
    """A picture of letters of that height; where they are small they are painted with more ink."""
    paint(painter, name, rect, inks)
    if painter.deviceTransform().mapRect(QRectF(0, 0, height, height)).height() < _THIN:
        # A second, thinner coat on the pixels at the edges: small print is read by its weight.
        solid = painter.opacity()
        painter.setOpacity(solid * _COAT)
        paint(painter, name, rect, inks)
        painter.setOpacity(solid)


def paint_suit(
    painter: QPainter,
    card: Card,
    style: CardStyle,
    at: QRectF,
    *,
    ink: str | None = None,
    is_plain: bool = False,
    is_turned: bool = False,
) -> None:
    """The sign of a card's suit in the square *at*; a plain one has no second colour."""
    if style.is_hungarian(card):
        name, inks = _HUNGARIAN_SUITS[card.suit], style.sign_inks(card.suit, is_plain=is_plain)
    else:
        name, inks = SUITS[card.suit], Inks(ink or style.ink(card))
    if is_turned:
        painter.save()
        painter.translate(at.center())
        painter.rotate(180)
        painter.translate(-at.center())
    paint(painter, f"cards/signs/{name}", at, inks)
    if is_turned:
        painter.restore()


def square(x: float, y: float, size: float) -> QRectF:
    """The square of that size around (x, y)."""
    return QRectF(x - size / 2, y - size / 2, size, size)


def _rank_picture(card: Card, style: CardStyle) -> str:
    name = _RANKS.get(card.rank, card.rank.value)
    if style.is_hungarian(card):
        name = _HUNGARIAN_RANKS.get(card.rank, name)
    return f"cards/ranks/{name}"
