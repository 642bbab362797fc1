"""Faces of cards in three forms, painted as vectors at any size."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from handfoot_gui.core.cards import Card, Rank, Suit
from handfoot_gui.ui.art.backs import paint_back, paint_sheet
from handfoot_gui.ui.art.figures import paint_court, paint_crest, paint_jester
from handfoot_gui.ui.art.glyphs import bloom_path, joker_word, rank_path, suit_path
from handfoot_gui.ui.art.hungarian import is_hungarian, paint_hungarian
from handfoot_gui.ui.art.palette import (
    GOLD,
    HEIGHT,
    WIDTH,
    Back,
    CardDesign,
    CardLook,
    Form,
    SuitSigns,
    form_for,
)
from handfoot_gui.ui.art.pips import pip_places
from handfoot_gui.ui.art.special import paint_special
from handfoot_gui.ui.art.strokes import box, draw, fill, placed, together

STRIP = {Form.FULL: 0.26, Form.ROW: 0.32, Form.STACK: 0.38}
"""The narrowest strip of a covered card that shows its index: a share of the width.

For a row it is the height of the strip, for the other forms its width.
"""

_COURTS = (Rank.KING, Rank.QUEEN, Rank.JACK)
_WORD_FROM = 60.0


def paint_face(
    painter: QPainter, card: Card, rect: QRectF, look: CardLook, form: Form | None = None
) -> None:
    """Paint a card's face into *rect* (5 : 7) of any painter: a picture, a widget, a printer.

    Without a form the width of *rect*, in the painter's own units, chooses one.
    """
    chosen = form_for(rect.width()) if form is None else form
    _begin(painter, rect)
    paint_sheet(painter, look, line=_line(chosen))
    if card.suit is Suit.NONE and not card.is_joker:
        paint_special(painter, card.rank, look, chosen)
        painter.restore()
        return
    if card.is_joker and card.suit is Suit.NONE:
        card = Card(Rank.JOKER, Suit.HEARTS)
    if look.signs is SuitSigns.HUNGARIAN and is_hungarian(card):
        paint_hungarian(painter, card, look, chosen)
        painter.restore()
        return
    match chosen:
        case Form.FULL:
            _paint_full(painter, card, look)
        case Form.ROW:
            _paint_row(painter, card, look)
        case Form.STACK:
            _paint_stack(painter, card, look, with_word=rect.width() >= _WORD_FROM)
    painter.restore()


def paint_back_in(painter: QPainter, kind: Back, rect: QRectF, look: CardLook) -> None:
    """Paint a back into *rect* (5 : 7) of any painter."""
    _begin(painter, rect)
    paint_back(painter, kind, look, line=_line(form_for(rect.width())))
    painter.restore()


def paint_blank_in(painter: QPainter, rect: QRectF, look: CardLook) -> None:
    """Paint an empty sheet into *rect* (5 : 7): the edges of the cards of a pile."""
    _begin(painter, rect)
    paint_sheet(painter, look, line=_line(form_for(rect.width())))
    painter.restore()


def _begin(painter: QPainter, rect: QRectF) -> None:
    """Save the painter and give it card units inside *rect*."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / WIDTH, rect.height() / HEIGHT)


def _line(form: Form) -> float:
    # About one pixel at the usual sizes: thin on a hand card, still there on a small one.
    return 11 if form is Form.FULL else 17


def _paint_full(painter: QPainter, card: Card, look: CardLook) -> None:
    colour = look.suit_colour(card.suit)
    large = look.design is CardDesign.LARGE_INDEX
    index = _corner(card.rank, card.suit, large=large)
    fill(painter, index, colour)
    if card.is_joker:
        paint_jester(painter, card.suit, look, 500, 690, 530)
    elif card.rank in _COURTS:
        paint_court(painter, card.rank, card.suit, look)
    elif card.rank is Rank.ACE:
        _paint_ornate(painter, card.suit, look, 500, 700, 490, contour=True)
    elif large:
        fill(painter, _sign(card.suit, 500, 700, 440), colour)
    else:
        fill(painter, _pips(card.rank, card.suit), colour)
    painter.translate(WIDTH, HEIGHT)
    painter.rotate(180)
    fill(painter, index, colour)


def _paint_row(painter: QPainter, card: Card, look: CardLook) -> None:
    colour = look.suit_colour(card.suit)
    large = look.design is CardDesign.LARGE_INDEX
    fill(painter, _row_index(card.rank, card.suit, large=large), colour)
    if card.is_joker:
        paint_jester(painter, card.suit, look, 500, 850, 780)
    elif card.rank in _COURTS:
        fill(painter, _tint_panel(220, 400, 780, 1290), look.paper.tint)
        paint_crest(painter, card.rank, card.suit, look, 500, 590, 380)
        fill(painter, _sign(card.suit, 500, 995, 430), colour)
    elif card.rank is Rank.ACE:
        _paint_ornate(painter, card.suit, look, 500, 870, 660)
    else:
        fill(painter, _sign(card.suit, 500, 870, 640), colour)


def _paint_stack(painter: QPainter, card: Card, look: CardLook, *, with_word: bool) -> None:
    colour = look.suit_colour(card.suit)
    large = look.design is CardDesign.LARGE_INDEX
    fill(painter, _stack_index(card.rank, card.suit, large=large), colour)
    if card.is_joker:
        if with_word:
            fill(painter, _word(190, 520, 112), colour)
        paint_jester(painter, card.suit, look, 640, 780, 600)
    elif card.rank in _COURTS:
        fill(painter, _tint_panel(415, 120, 905, 1280), look.paper.tint)
        paint_crest(painter, card.rank, card.suit, look, 660, 440, 350)
        fill(painter, _sign(card.suit, 660, 900, 400), colour)
    elif card.rank is Rank.ACE:
        _paint_ornate(painter, card.suit, look, 640, 980, 520)
    else:
        fill(painter, _sign(card.suit, 640, 980, 480), colour)


def _paint_ornate(
    painter: QPainter,
    suit: Suit,
    look: CardLook,
    x: float,
    y: float,
    size: float,
    *,
    contour: bool = False,
) -> None:
    """The ace's one large sign, a golden one in its heart, where large a line along its edge."""
    colour, paper = look.suit_colour(suit), look.paper.face
    fill(painter, _sign(suit, x, y, size), colour)
    if contour:
        bloom = _bloom(suit, x, y, size)
        painter.save()
        # Clipped to the sign, a wide line is one on its inside only.
        painter.setClipPath(bloom, Qt.ClipOperation.IntersectClip)
        draw(painter, bloom, paper, size * 0.15)
        draw(painter, bloom, colour, size * 0.11)
        painter.restore()
    middle = y + size * _HEARTS_OF[suit]
    fill(painter, _sign(suit, x, middle, size * 0.36), GOLD)
    fill(painter, _sign(suit, x, middle - size * 0.01, size * 0.17), paper)


@cache
def _bloom(suit: Suit, x: float, y: float, size: float) -> QPainterPath:
    return placed(bloom_path(suit), x, y, size)


# How far below the middle of its square the heart of a sign lies.
_HEARTS_OF = {Suit.SPADES: 0.01, Suit.HEARTS: -0.07, Suit.DIAMONDS: 0.0, Suit.CLUBS: 0.0}


def _rank_at(rank: Rank, x: float, top: float, height: float, widest: float) -> QPainterPath:
    """A rank whose middle is at x, squeezed when it would be wider than *widest*."""
    path = rank_path(rank)
    bounds = path.boundingRect()
    wide = min(1.0, widest / (bounds.width() * height / 1000))
    across = height / 1000 * wide
    moved = placed(path, 0, top + height / 2, height, wide=wide)
    return moved.translated(x - (bounds.center().x() - 500) * across, 0)


def _corner(rank: Rank, suit: Suit, *, large: bool) -> QPainterPath:
    """The index at the upper left of a full face; it stays inside the narrowest strip."""
    middle = 136.0
    if rank is Rank.JOKER:
        size = 214.0 if large else 200.0
        return together(
            placed(rank_path(rank), middle, 66 + size / 2, size), _word(middle, 340, 84)
        )
    if large:
        capital = _rank_at(rank, middle, 58, 300, 206)
        return together(capital, placed(suit_path(suit), middle, 498, 216))
    # High enough for 18 pixels on the narrowest hand card of a small window.
    capital = _rank_at(rank, middle, 62, 234, 190)
    return together(capital, placed(suit_path(suit), middle, 416, 196))


def _row_index(rank: Rank, suit: Suit, *, large: bool) -> QPainterPath:
    height = 270.0 if large else 250.0
    middle = 44 + height / 2
    if rank is Rank.JOKER:
        return together(
            placed(rank_path(rank), 190, middle, 270), placed(rank_path(rank), 820, middle, 220)
        )
    capital = _rank_at(rank, 0, 44, height, 290)
    capital.translate(76 - capital.boundingRect().left(), 0)
    return together(capital, placed(suit_path(suit), 815, middle, height * 0.9))


def _stack_index(rank: Rank, suit: Suit, *, large: bool) -> QPainterPath:
    height = 340.0 if large else 300.0
    if rank is Rank.JOKER:
        return placed(rank_path(rank), 190, 210, 290)
    capital = _rank_at(rank, 190, 60, height, 270)
    return together(capital, placed(suit_path(suit), 190, height + 220, 240))


@cache
def _word(x: float, top: float, height: float) -> QPainterPath:
    path = placed(joker_word(), 0, 0, height)
    return path.translated(x - (path.boundingRect().center().x()), top - path.boundingRect().top())


@cache
def _sign(suit: Suit, x: float, y: float, size: float) -> QPainterPath:
    return placed(suit_path(suit), x, y, size)


@cache
def _tint_panel(left: float, top: float, right: float, bottom: float) -> QPainterPath:
    return box(left, top, right, bottom, 50)


@cache
def _pips(rank: Rank, suit: Suit) -> QPainterPath:
    """The suit as often as the rank says; signs below the middle stand upside down."""
    path = suit_path(suit)
    return together(*(placed(path, x, y, 188, turned=y > HEIGHT / 2) for x, y in pip_places(rank)))
