"""The people on Hungarian cards: a king, an Ober in a plumed hat and an Unter in a hood."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPainterPath

from handfoot_gui.core.cards import Rank, Suit
from handfoot_gui.ui.art import figures
from handfoot_gui.ui.art.figures import Inks
from handfoot_gui.ui.art.palette import GOLD, CardLook
from handfoot_gui.ui.art.strokes import both_sides, box, draw, fill, oval, shape, together

_SKIN = "#F3D3B3"
_SHADE = "#CF9F77"
_BLUSH = "#EBB397"
_LIPS = "#B8323A"


@cache
def _s(text: str) -> QPainterPath:
    return shape(text)


@cache
def _pair(text: str) -> QPainterPath:
    return both_sides(shape(text))


@cache
def _dots(radius: float, *places: tuple[float, float]) -> QPainterPath:
    return together(*(oval(x, y, radius) for x, y in places))


def paint_person(painter: QPainter, rank: Rank, suit: Suit, look: CardLook) -> None:
    """The framed double-ended picture of a king, an Ober (queen) or an Unter (jack)."""
    half = {Rank.KING: figures.paint_king, Rank.QUEEN: _ober, Rank.JACK: _unter}[rank]
    figures.paint_two_halves(painter, Inks.of(look, suit), half)


def _ober(painter: QPainter, inks: Inks) -> None:
    """A man with a moustache, a broad hat and a long plume."""
    hair, strand = inks.cloth.hair, inks.cloth.strand
    fill(painter, _pair("M500 270 C400 270 366 330 372 430 C376 486 372 520 360 548 "
                        "C396 562 436 552 462 532 L500 532 Z"), hair)  # fmt: skip
    figures.paint_shoulders(painter, inks)
    _face(painter, inks)
    # A chain of office.
    draw(painter, _pair("M396 584 C420 630 460 652 500 656"), GOLD, 15)
    fill(painter, _dots(24, (500, 640)), GOLD)
    fill(painter, _pair("M500 448 C470 436 432 450 398 486 C440 500 478 484 500 470 Z"), strand)
    draw(painter, _s("M476 496 Q500 506 524 496"), _LIPS, 12)
    fill(painter, _s("M472 516 Q500 560 528 516 Q500 526 472 516 Z"), strand)
    # The hat: a crown, a broad brim, and the plume to the right.
    fill(painter, _s("M392 268 C386 170 430 130 505 130 C580 130 616 172 610 268 Z"), inks.main)
    fill(painter, _s("M392 236 L610 236 L612 270 L390 270 Z"), GOLD)
    fill(painter, _s("M318 282 C370 244 630 244 690 282 C700 300 690 316 676 322 "
                     "C600 292 410 292 330 322 C314 314 310 300 318 282 Z"),
         inks.cloth.second)  # fmt: skip
    plume = "M592 262 C580 190 610 112 700 98 C722 150 726 196 712 236 C690 226 640 240 620 270 Z"
    fill(painter, _s(plume), inks.paper.face)
    draw(painter, _s(plume), GOLD, 8)
    draw(painter, _s("M606 258 C622 200 656 150 692 124 M636 204 L690 196 M622 230 L680 226"),
         GOLD, 7)  # fmt: skip
    fill(painter, _dots(17, (600, 254)), GOLD)


def _unter(painter: QPainter, inks: Inks) -> None:
    """A young man in a hood with a long tip, a drum stick in the hand."""
    strand = inks.cloth.strand
    figures.paint_shoulders(painter, inks)
    # The cape of the hood, scalloped.
    fill(painter, _s("M386 500 L614 500 C640 540 650 560 660 588 C636 612 610 606 596 584 "
                     "C580 626 546 632 528 600 C516 634 484 634 472 600 C454 632 420 626 404 584 "
                     "C390 606 364 612 340 588 C350 560 360 540 386 500 Z"),
         inks.cloth.second)  # fmt: skip
    draw(painter, _s("M372 560 C420 586 580 586 628 560"), GOLD, 8)
    fill(painter, _s("M500 226 C400 226 356 300 362 404 C366 470 380 520 420 552 L580 552 "
                     "C620 520 634 470 638 404 C644 300 600 226 500 226 Z"), inks.main)  # fmt: skip
    # The tip of the hood falls to the right and ends in a bell.
    fill(painter, _s("M470 240 C520 150 620 120 690 190 C720 226 716 270 704 300 "
                     "C690 260 660 240 620 262 C600 280 590 300 580 330 Z"), inks.main)  # fmt: skip
    fill(painter, _dots(20, (702, 316)), GOLD)
    _face(painter, inks)
    draw(painter, _s("M472 484 Q500 504 528 484"), _LIPS, 12)
    draw(painter, _s("M404 420 C398 350 440 302 500 302 C560 302 602 350 596 420"), GOLD, 9)
    fill(painter, _pair("M500 306 C456 306 420 330 410 380 C436 372 462 346 500 340 Z"), strand)


def _face(painter: QPainter, inks: Inks) -> None:
    fill(painter, _s("M466 480 L534 480 L538 560 L500 600 L462 560 Z"), _SKIN)
    draw(painter, _s("M468 526 Q500 548 532 526"), _SHADE, 8)
    fill(painter, _s("M404 330 C404 306 440 300 500 300 C560 300 596 306 596 330 L596 412 "
                     "C596 478 552 530 500 530 C448 530 404 478 404 412 Z"), _SKIN)  # fmt: skip
    fill(painter, _dots(18, (432, 440), (568, 440)), _BLUSH)
    figures.paint_features(painter, inks, lashes=False)


def paint_hat(
    painter: QPainter, rank: Rank, suit: Suit, look: CardLook, x: float, y: float, size: float
) -> None:
    """A crown, a plumed hat or a hood, *size* wide around (x, y): what small cards show."""
    if rank is Rank.KING:
        figures.paint_crest(painter, rank, suit, look, x, y, size)
        return
    main = look.suit_colour(suit)
    painter.save()
    painter.translate(x, y)
    painter.scale(size / 1000, size / 1000)
    painter.translate(-500, -500)
    painter.setPen(Qt.PenStyle.NoPen)
    if rank is Rank.QUEEN:
        plume = "M640 600 C620 380 700 120 960 40 C1020 260 960 500 730 640 Z"
        fill(painter, _s("M220 640 C190 330 330 230 500 230 C670 230 760 330 740 640 Z"), main)
        draw(painter, _s(plume), look.paper.tint, 56)
        fill(painter, _s(plume), GOLD)
        fill(painter, _s("M20 700 C220 590 780 590 980 700 C1000 770 980 820 930 850 "
                         "C740 770 260 770 70 850 C20 820 0 770 20 700 Z"), main)  # fmt: skip
    else:
        fill(painter, _s("M500 190 C230 190 130 420 150 860 L400 860 C330 620 390 470 500 470 "
                         "C610 470 670 620 600 860 L850 860 C870 700 860 560 800 440 "
                         "C880 420 930 470 960 560 C1010 300 840 110 500 190 Z"), main)  # fmt: skip
        fill(painter, _dots(66, (958, 620)), GOLD)
        fill(painter, box(120, 870, 880, 950, 40), GOLD)
    painter.restore()
