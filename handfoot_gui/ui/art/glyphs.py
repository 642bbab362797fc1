"""The signs on cards as paths of our own: four suits, the joker's star, ranks and letters."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin
from typing import Final

from PySide6.QtGui import QPainterPath, QTransform

from handfoot_gui.core.cards import NUMBERS, Rank, Suit
from handfoot_gui.ui.art.strokes import (
    box,
    closed,
    grown,
    oval,
    placed,
    shape,
    solid,
    together,
)


@cache
def suit_path(suit: Suit) -> QPainterPath:
    """The sign of a suit inside a square of 1000 units; scale it, do not simplify it small."""
    match suit:
        case Suit.SPADES:
            return shape(
                "M500 10 C560 190 945 345 945 605 C945 735 850 815 735 815 "
                "C662 815 596 786 552 728 C560 830 596 905 682 958 C700 972 694 990 674 990 "
                "L326 990 C306 990 300 972 318 958 C404 905 440 830 448 728 "
                "C404 786 338 815 265 815 C150 815 55 735 55 605 C55 345 440 190 500 10 Z"
            )
        case Suit.HEARTS:
            return shape(
                "M500 965 C420 800 35 610 35 318 C35 160 150 45 288 45 C385 45 465 105 500 205 "
                "C535 105 615 45 712 45 C850 45 965 160 965 318 C965 610 580 800 500 965 Z"
            )
        case Suit.DIAMONDS:
            return shape(
                "M500 5 C590 190 730 375 872 500 C730 625 590 810 500 995 "
                "C410 810 270 625 128 500 C270 375 410 190 500 5 Z"
            )
        case Suit.CLUBS:
            return _club(
                "C560 830 596 905 682 958 C700 972 694 990 674 990 L326 990 "
                "C306 990 300 972 318 958 C404 905 440 830 448 728"
            )
        case Suit.NONE:
            return QPainterPath()


def _club(foot: str) -> QPainterPath:
    """Three round leaves as one line, closed below by what leads from (552, 728) to (448, 728)."""
    # Arcs instead of united circles: set operations may turn circles into polygons.
    leaf = 232.0
    path = shape("M308 374")
    for x, y, start, sweep in ((500, 245, 214, -248), (748, 600, 103.9, -250.8)):
        path.arcTo(x - leaf, y - leaf, 2 * leaf, 2 * leaf, start, sweep)
    path.connectPath(shape(f"M552 728 {foot}"))
    path.arcTo(252 - leaf, 600 - leaf, 2 * leaf, 2 * leaf, -33.1, -250.8)
    path.closeSubpath()
    return path


@cache
def bloom_path(suit: Suit) -> QPainterPath:
    """The sign of a suit without the stem of spades and clubs; it lies on the whole sign."""
    match suit:
        case Suit.SPADES:
            return shape(
                "M500 10 C560 190 945 345 945 605 C945 735 850 815 735 815 "
                "C645 815 570 775 500 690 C430 775 355 815 265 815 C150 815 55 735 55 605 "
                "C55 345 440 190 500 10 Z"
            )
        case Suit.CLUBS:
            return _club("L500 690 L448 728")
        case _:
            return suit_path(suit)


@cache
def star_path() -> QPainterPath:
    """The five-pointed star that is the joker's rank, inside a square of 1000 units."""
    path = QPainterPath()
    for point in range(10):
        reach = 505 if point % 2 == 0 else 216
        angle = pi * point / 5
        x, y = 500 + reach * sin(angle), 545 - reach * cos(angle)
        if point:
            path.lineTo(x, y)
        else:
            path.moveTo(x, y)
    path.closeSubpath()
    return grown(path, 18)


# Middle lines of the capitals, 1000 high; curves keep half a stroke from the edges. Straight
# strokes that leave the square are cut off level.
_SOFT: Final = 30.0
_LINES: Final = {
    "A": "M30 1060 L352 90 L448 90 L770 1060 M180 715 L620 715",
    "K": "M95 -60 L95 1060 M655 -60 L150 610 M285 400 L690 1060",
    "Q": "M400 92 C590 92 705 255 705 500 C705 745 590 908 400 908 "
    "C210 908 95 745 95 500 C95 255 210 92 400 92 Z M480 690 L735 1000",
    "J": "M480 -60 L480 650 C480 820 400 908 275 908 C165 908 95 840 78 715",
    "10": "M20 250 L165 130 L165 1060 M545 84 C655 84 712 260 712 500 C712 740 655 916 545 916 "
    "C435 916 378 740 378 500 C378 260 435 84 545 84 Z",
    "11": "M20 250 L165 130 L165 1060 M340 250 L485 130 L485 1060",
    "12": "M20 250 L165 130 L165 1060 M385 330 C385 190 480 92 610 92 C740 92 835 185 835 320 "
    "C835 420 795 495 730 568 L410 908 L880 908",
    "1": "M20 290 L195 130 L195 1060",
    "9": "M362 92 C515 92 632 206 632 356 C632 506 515 620 362 620 C209 620 92 506 92 356 "
    "C92 206 209 92 362 92 Z M632 356 C632 560 480 760 262 960",
    "8": "M360 92 C490 92 582 168 582 278 C582 388 490 468 360 468 C230 468 138 388 138 278 "
    "C138 168 230 92 360 92 Z M360 468 C520 468 628 556 628 686 C628 820 520 908 360 908 "
    "C200 908 92 820 92 686 C92 556 200 468 360 468 Z",
    "7": "M40 92 L588 92 L588 120 L215 1060",
    "6": "M362 908 C209 908 92 794 92 644 C92 494 209 380 362 380 C515 380 632 494 632 644 "
    "C632 794 515 908 362 908 Z M92 644 C92 440 244 240 462 40",
    "5": "M600 92 L190 92 L155 470 C215 420 285 396 362 396 C520 396 632 500 632 650 "
    "C632 802 518 908 358 908 C235 908 140 858 82 765",
    "4": "M590 725 L105 725 L105 690 L470 -60 M525 400 L525 1060 M525 725 L700 725",
    "3": "M100 240 C140 148 235 92 345 92 C490 92 590 168 590 280 C590 392 490 468 365 468 "
    "L290 468 M365 468 C520 468 628 556 628 686 C628 820 512 908 350 908 C225 908 125 852 78 745",
    "2": "M95 330 C95 190 205 92 350 92 C495 92 600 185 600 320 C600 420 550 495 480 568 "
    "L130 908 L640 908",
    "O": "M400 92 C590 92 705 255 705 500 C705 745 590 908 400 908 "
    "C210 908 95 745 95 500 C95 255 210 92 400 92 Z",
    "U": "M95 -60 L95 600 C95 800 210 908 375 908 C540 908 655 800 655 600 L655 -60",
    "E": "M590 92 L95 92 L95 908 L600 908 M95 490 L540 490",
    "R": "M95 1060 L95 92 L360 92 C520 92 620 170 620 310 C620 450 520 530 360 530 L95 530 "
    "M350 530 L640 1060",
}  # fmt: skip
_STROKE: Final = {"10": 158.0, "11": 158.0, "12": 158.0}


@cache
def letter_path(letter: str) -> QPainterPath:
    """A capital or number (``"10"`` is one) from y = 0 to 1000, its left edge at x = 0."""
    width = _STROKE.get(letter, 184.0)
    strokes = solid(shape(_LINES[letter]), width - 2 * _SOFT)
    level = closed(strokes.intersected(box(-500, _SOFT, 1500, 1000 - _SOFT)))
    path = grown(level, _SOFT)
    bounds = path.boundingRect()
    return QTransform.fromTranslate(-bounds.left(), 0).map(path)


@cache
def rank_path(rank: Rank) -> QPainterPath:
    """The sign of a rank, 1000 high, its left edge at x = 0; the joker's is the star."""
    if rank is Rank.JOKER:
        return star_path()
    if rank in NUMBERS:
        return letter_path(str(NUMBERS[rank]))
    if rank in _PICTURES:
        return _picture(rank)
    return letter_path("10" if rank is Rank.TEN else rank.value)


_PICTURES: Final = (Rank.LORD, Rank.JESTER, Rank.VILLAIN, Rank.LADY)


def _picture(rank: Rank) -> QPainterPath:
    """A crown, a cap with bells, a mask or a flower, inside a square of 1000 units."""
    if rank is Rank.LORD:
        crown = shape("M170 690 L60 250 L320 450 L500 130 L680 450 L940 250 L830 690 Z")
        return together(crown, box(170, 750, 830, 880))
    if rank is Rank.JESTER:
        cap = shape(
            "M140 740 C90 520 130 380 60 250 C240 240 350 340 405 500 C430 300 450 220 500 110 "
            "C550 220 570 300 595 500 C650 340 760 240 940 250 C870 380 910 520 860 740 Z"
        )
        bells = (oval(60, 250, 78), oval(500, 90, 78), oval(940, 250, 78))
        return together(cap, *bells, box(140, 790, 860, 900))
    if rank is Rank.VILLAIN:
        mask = shape(
            "M20 340 C180 230 400 300 500 380 C600 300 820 230 980 340 C990 600 840 730 690 690 "
            "C610 665 560 590 500 590 C440 590 390 665 310 690 C160 730 10 600 20 340 Z"
        )
        holes = together(oval(290, 480, 120, 66), oval(710, 480, 120, 66))
        return closed(mask.subtracted(holes))
    petals = [
        oval(500 + 265 * sin(2 * pi * n / 5), 500 - 265 * cos(2 * pi * n / 5), 205)
        for n in range(5)
    ]
    flower = together(*petals, oval(500, 500, 230)).simplified()
    return closed(flower.subtracted(oval(500, 500, 120)))


@cache
def joker_word() -> QPainterPath:
    """The word JOKER, its letters upright one below the other, around x = 0 from y = 0.

    One letter is 1000 high and begins 1330 below the last: 6320 in all.
    """
    pieces = []
    for place, letter in enumerate("JOKER"):
        path = letter_path(letter)
        middle = path.boundingRect().center().x()
        pieces.append(QTransform.fromTranslate(-middle, place * 1330).map(path))
    return together(*pieces)


@cache
def medallion_path() -> QPainterPath:
    """Four small suits around the middle of a square of 1000 units."""
    return together(
        placed(suit_path(Suit.SPADES), 500, 215, 300),
        placed(suit_path(Suit.HEARTS), 782, 505, 280),
        placed(suit_path(Suit.CLUBS), 500, 790, 300),
        placed(suit_path(Suit.DIAMONDS), 218, 505, 300),
    )
