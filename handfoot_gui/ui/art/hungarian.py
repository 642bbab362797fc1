"""Hungarian faces: acorn, leaf, heart and bell, with king, Ober and Unter."""

from __future__ import annotations

from functools import cache
from typing import Final

from msgspec import Struct
from PySide6.QtGui import QPainter, QPainterPath

from handfoot_gui.core.cards import Card, Rank, Suit
from handfoot_gui.ui.art.glyphs import letter_path, suit_path
from handfoot_gui.ui.art.hungarian_figures import paint_hat, paint_person
from handfoot_gui.ui.art.palette import (
    GOLD,
    HEIGHT,
    WIDTH,
    CardDesign,
    CardLook,
    Form,
    SuitColours,
)
from handfoot_gui.ui.art.pips import pip_places
from handfoot_gui.ui.art.strokes import (
    both_sides,
    box,
    draw,
    fill,
    oval,
    placed,
    shape,
    solid,
    together,
)

LETTERS: Final = {Rank.ACE: "A", Rank.KING: "K", Rank.QUEEN: "O", Rank.JACK: "U", Rank.TEN: "10"}
"""What stands in the corner where it is not the number itself."""
_PEOPLE: Final = (Rank.KING, Rank.QUEEN, Rank.JACK)
_RANKS: Final = (*LETTERS, Rank.NINE, Rank.EIGHT, Rank.SEVEN)


class Sign(Struct, frozen=True):
    """A suit in a square of 1000 units: one body, and what is drawn upon it."""

    body: QPainterPath
    lines: QPainterPath
    """In the colour of the paper, so that the sign is known without its colour."""
    second: QPainterPath
    """A part in a colour of its own, where the sign is large enough."""


_SECOND: Final = {
    Suit.CLUBS: "#4F7A3A",
    Suit.SPADES: "#6FA35C",
    Suit.HEARTS: "#D2455A",
    Suit.DIAMONDS: GOLD,
}


def is_hungarian(card: Card) -> bool:
    """Whether the Hungarian pack has this card."""
    return card.rank in _RANKS and card.suit is not Suit.NONE


@cache
def sign_of(suit: Suit) -> Sign:
    """The sign of a suit: acorn (clubs), leaf (spades), heart or bell (diamonds)."""
    match suit:
        case Suit.CLUBS:
            return _acorn()
        case Suit.SPADES:
            return _leaf()
        case Suit.DIAMONDS:
            return _bell()
        case _:
            shine = solid(shape("M170 330 C170 250 220 190 300 180"), 62, round_ends=True)
            return Sign(suit_path(Suit.HEARTS), QPainterPath(), shine)


def _acorn() -> Sign:
    stem = shape("M452 250 C452 150 440 90 400 30 L486 0 C530 70 548 150 548 250 Z")
    cup = shape(
        "M110 430 C110 270 280 170 500 170 C720 170 890 270 890 430 C890 500 850 530 790 530 "
        "L210 530 C150 530 110 500 110 430 Z"
    )
    nut = shape(
        "M185 500 L815 500 C825 720 700 870 560 915 L500 1000 L440 915 C300 870 175 720 185 500 Z"
    )
    brim = solid(shape("M90 552 Q500 602 910 552"), 52)
    scales = solid(
        shape(
            "M300 235 L430 500 M500 180 L640 500 M690 232 L810 440 "
            "M700 235 L570 500 M500 180 L360 500 M310 232 L190 440"
        ),
        20,
    )
    return Sign(together(stem, cup, nut), brim, scales)


def _leaf() -> Sign:
    half = (
        "M500 0 C535 120 640 195 775 225 C745 275 742 320 765 362 C815 395 880 412 955 415 "
        "C905 470 893 530 915 585 C930 630 930 680 905 745 C780 785 640 785 545 735 L500 735 Z"
    )
    stalk = shape("M455 700 L545 700 C540 820 560 890 660 925 L630 1000 C500 975 448 890 455 700 Z")
    veins = solid(shape("M500 170 L500 770"), 46, round_ends=True)
    sides = [
        solid(shape(line), 36, round_ends=True)
        for line in ("M500 640 L760 560", "M500 640 L240 560", "M500 420 L680 340",
                     "M500 420 L320 340")
    ]  # fmt: skip
    rim = both_sides(shape("M560 700 C660 730 760 730 850 705 C790 690 660 700 560 700 Z"))
    return Sign(together(both_sides(shape(half)), stalk), together(veins, *sides), rim)


def _bell() -> Sign:
    ring = oval(500, 130, 130)
    body = oval(500, 600, 400)
    hole = oval(500, 130, 58)
    bands = [solid(shape(f"M60 {y} L940 {y}"), 40) for y in (545, 665)]
    slit = together(oval(500, 790, 62), box(478, 790, 522, 1010))
    upper = shape("M140 480 C175 300 320 240 500 240 C680 240 825 300 860 480 Z")
    return Sign(together(ring, body), together(hole, *bands, slit), upper)


class Spot(Struct, frozen=True):
    """Where a sign stands and how large it is."""

    x: float
    y: float
    size: float
    is_turned: bool = False


@cache
def _parts_at(suit: Suit, spot: Spot) -> tuple[QPainterPath, QPainterPath, QPainterPath]:
    """Body, second part and lines of a sign at a spot."""
    sign = sign_of(suit)
    body, second, lines = (
        placed(path, spot.x, spot.y, spot.size, turned=spot.is_turned)
        for path in (sign.body, sign.second, sign.lines)
    )
    # Lines reach past the body, so that they cut its edge cleanly; beyond it they must not show.
    return body, second.intersected(body), lines.intersected(body)


def paint_sign(
    painter: QPainter, suit: Suit, look: CardLook, spot: Spot, *, is_plain: bool = False
) -> None:
    """One sign; a plain one has no second colour, as small ones and those of two colours."""
    body, second, lines = _parts_at(suit, spot)
    fill(painter, body, look.suit_colour(suit))
    if not is_plain and look.suits is SuitColours.FOUR:
        fill(painter, second, _SECOND[suit])
    fill(painter, lines, look.paper.face)


def paint_hungarian(painter: QPainter, card: Card, look: CardLook, form: Form) -> None:
    """Paint what is printed on the sheet, in card units."""
    large = look.design is CardDesign.LARGE_INDEX
    match form:
        case Form.FULL:
            for _ in range(2):
                _paint_corner(painter, card, look, large=large)
                painter.translate(WIDTH, HEIGHT)
                painter.rotate(180)
            _paint_middle(painter, card, look, large=large)
        case Form.ROW:
            height = 270.0 if large else 250.0
            _paint_letter(painter, card, look, 76, 44, height, 290)
            spot = Spot(815, 44 + height / 2, height * 0.9)
            paint_sign(painter, card.suit, look, spot, is_plain=True)
            _paint_small(painter, card, look, Spot(500, 870, 640))
        case Form.STACK:
            height = 340.0 if large else 300.0
            _paint_letter(painter, card, look, 60, 60, height, 270)
            paint_sign(painter, card.suit, look, Spot(190, height + 220, 240), is_plain=True)
            _paint_small(painter, card, look, Spot(650, 900, 470))


def _paint_corner(painter: QPainter, card: Card, look: CardLook, *, large: bool) -> None:
    """The index at the upper left; it stays inside the narrowest strip."""
    height = 300.0 if large else 234.0
    widest = 206.0 if large else 190.0
    colour = look.suit_colour(card.suit)
    fill(painter, _letter(card.rank, 136 - widest / 2, 60, height, widest), colour)
    spot = Spot(136, 498, 216) if large else Spot(136, 416, 200)
    paint_sign(painter, card.suit, look, spot, is_plain=True)


def _paint_letter(
    painter: QPainter, card: Card, look: CardLook, left: float, top: float, height: float,
    widest: float,
) -> None:  # fmt: skip
    path = _letter(card.rank, left, top, height, widest)
    fill(painter, path.translated(left - path.boundingRect().left(), 0),
         look.suit_colour(card.suit))  # fmt: skip


@cache
def _letter(rank: Rank, left: float, top: float, height: float, widest: float) -> QPainterPath:
    """A rank in the middle of the column that begins at *left* and is *widest* wide."""
    path = letter_path(LETTERS.get(rank, rank.value))
    bounds = path.boundingRect()
    wide = min(1.0, widest / (bounds.width() * height / 1000))
    moved = placed(path, 0, top + height / 2, height, wide=wide)
    return moved.translated(left + widest / 2 - moved.boundingRect().center().x(), 0)


def _paint_middle(painter: QPainter, card: Card, look: CardLook, *, large: bool) -> None:
    """People, two large signs for the ace, or as many signs as the rank says."""
    suit = card.suit
    if card.rank in _PEOPLE:
        paint_person(painter, card.rank, suit, look)
        for spot in _signs_of_people(card.rank):
            fill(painter, _disc(spot), look.paper.tint)
            paint_sign(painter, suit, look, spot)
    elif card.rank is Rank.ACE:
        paint_sign(painter, suit, look, Spot(500, 395, 440))
        paint_sign(painter, suit, look, Spot(500, 1005, 440, is_turned=True))
        fill(painter, _ribbon(), GOLD)
        draw(painter, _ribbon(), look.suit_colour(suit), 9)
    elif large:
        paint_sign(painter, suit, look, Spot(500, 700, 440))
    else:
        for x, y in pip_places(card.rank):
            paint_sign(painter, suit, look, Spot(x, y, 190, y > HEIGHT / 2))


@cache
def _disc(spot: Spot) -> QPainterPath:
    """A light ground, so that a sign on a dark cape is seen."""
    return oval(spot.x, spot.y, spot.size * 0.56)


@cache
def _ribbon() -> QPainterPath:
    """Between the two signs of an ace."""
    return shape(
        "M270 668 C350 640 430 690 500 672 C570 654 650 640 730 668 L700 700 L730 732 "
        "C650 760 570 710 500 728 C430 746 350 760 270 732 L300 700 Z"
    )


def _signs_of_people(rank: Rank) -> tuple[Spot, ...]:
    """An Ober has the sign above, an Unter below, as the names say; a king on both sides."""
    match rank:
        case Rank.KING:
            uppers = (Spot(322, 240, 104),)
        case Rank.QUEEN:
            uppers = (Spot(350, 196, 140),)
        case _:
            uppers = (Spot(336, 540, 128),)
    return (
        *uppers,
        *(Spot(WIDTH - s.x, HEIGHT - s.y, s.size, is_turned=True) for s in uppers),
    )


def _paint_small(painter: QPainter, card: Card, look: CardLook, spot: Spot) -> None:
    """The one large sign of a small card; people wear their hats above it."""
    if card.rank in _PEOPLE:
        x, y, size = spot.x, spot.y, spot.size
        fill(painter, box(x - size * 0.5, y - size * 0.78, x + size * 0.5, y + size * 0.66, 50),
             look.paper.tint)  # fmt: skip
        # An Ober wears the sign above the hat, an Unter below it.
        is_above = card.rank is Rank.QUEEN
        hat, sign = (y + size * 0.34, y - size * 0.32) if is_above else (
            y - size * 0.42, y + size * 0.26)  # fmt: skip
        paint_hat(painter, card.rank, card.suit, look, x, hat, size * 0.6)
        paint_sign(painter, card.suit, look, Spot(x, sign, size * 0.68))
    elif card.rank is Rank.ACE:
        paint_sign(
            painter, card.suit, look, Spot(spot.x, spot.y - spot.size * 0.3, spot.size * 0.6)
        )
        lower = Spot(spot.x, spot.y + spot.size * 0.34, spot.size * 0.6, is_turned=True)
        paint_sign(painter, card.suit, look, lower)
    else:
        paint_sign(painter, card.suit, look, spot)
