"""The people on court cards and the joker, drawn in card units with closed eyes."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import cos, radians, sin

from msgspec import Struct
from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPainterPath

from handfoot_gui.core.cards import Rank, Suit
from handfoot_gui.ui.art.glyphs import suit_path
from handfoot_gui.ui.art.palette import GOLD, INKY, CardLook, Cloth, Paper
from handfoot_gui.ui.art.strokes import (
    both_sides,
    box,
    draw,
    fill,
    mirrored,
    oval,
    placed,
    shape,
    together,
)

_SKIN = "#F3D3B3"
_SHADE = "#CF9F77"
_BLUSH = "#EBB397"
_LIPS = "#B8323A"
_PANEL = (265.0, 86.0, 735.0, 1314.0)


class Inks(Struct, frozen=True):
    """The colours one figure is drawn with."""

    main: str
    cloth: Cloth
    paper: Paper

    @classmethod
    def of(cls, look: CardLook, suit: Suit) -> Inks:
        return cls(look.suit_colour(suit), look.cloth(suit), look.paper)


@cache
def _s(text: str) -> QPainterPath:
    return shape(text)


@cache
def _pair(text: str) -> QPainterPath:
    """A shape and its mirror image on the other half of the card."""
    return both_sides(shape(text))


@cache
def _dot_pair(x: float, y: float, radius: float) -> QPainterPath:
    return both_sides(oval(x, y, radius))


@cache
def _dots(radius: float, *places: tuple[float, float]) -> QPainterPath:
    return together(*(oval(x, y, radius) for x, y in places))


@cache
def _panel() -> QPainterPath:
    return box(*_PANEL, 44)


@cache
def _upper_half() -> QPainterPath:
    return _panel().intersected(box(0, 0, 1000, 700))


def paint_court(painter: QPainter, rank: Rank, suit: Suit, look: CardLook) -> None:
    """The framed double-ended picture of a king, queen or jack on a card of 1000 by 1400."""
    inks = Inks.of(look, suit)
    half = {Rank.KING: paint_king, Rank.QUEEN: _queen, Rank.JACK: _jack}[rank]
    paint_two_halves(painter, inks, half)
    _emblem(painter, inks, suit)


def paint_two_halves(painter: QPainter, inks: Inks, half: Callable[[QPainter, Inks], None]) -> None:
    """A framed person and the same upside down, with a band between them."""
    fill(painter, _panel(), inks.paper.tint)
    for turn in (0, 180):
        painter.save()
        painter.translate(500, 700)
        painter.rotate(turn)
        painter.translate(-500, -700)
        painter.setClipPath(_upper_half(), Qt.ClipOperation.IntersectClip)
        half(painter, inks)
        painter.restore()
    _band(painter, inks)
    draw(painter, _panel(), inks.main, 9)


def _band(painter: QPainter, inks: Inks) -> None:
    left, _, right, _ = _PANEL
    fill(painter, _wide_box(left, 648, right, 752), GOLD)
    fill(painter, _wide_box(left, 660, right, 740), inks.main)
    fill(painter, _band_pattern(), GOLD)


def _emblem(painter: QPainter, inks: Inks, suit: Suit) -> None:
    """The suit in the middle of the band."""
    fill(painter, _circle(108), inks.main)
    fill(painter, _circle(98), GOLD)
    fill(painter, _circle(84), inks.paper.face)
    fill(painter, _sign(suit, 112), inks.main)


@cache
def _wide_box(left: float, top: float, right: float, bottom: float) -> QPainterPath:
    return box(left, top, right, bottom)


@cache
def _band_pattern() -> QPainterPath:
    lozenge = "M{0} 700 L{1} 676 L{2} 700 L{1} 724 Z"
    return both_sides(together(*(shape(lozenge.format(x - 18, x, x + 18)) for x in (301, 352))))


@cache
def _circle(radius: float) -> QPainterPath:
    return oval(500, 700, radius)


@cache
def _sign(suit: Suit, size: float) -> QPainterPath:
    return placed(suit_path(suit), 500, 700, size)


def paint_shoulders(painter: QPainter, inks: Inks) -> None:
    """A cape: rings around the middle of the card."""
    for rx, ry, colour in (
        (242, 172, inks.main),
        (196, 132, GOLD),
        (184, 122, inks.cloth.second),
        (140, 92, GOLD),
        (130, 84, inks.main),
    ):
        fill(painter, _ring(rx, ry), colour)


@cache
def _ring(rx: float, ry: float) -> QPainterPath:
    return oval(500, 705, rx, ry)


def paint_features(painter: QPainter, inks: Inks, *, lashes: bool) -> None:
    """Closed eyes, brows and the nose of a face around (500, 400)."""
    draw(painter, _pair("M432 388 Q452 410 474 390"), INKY, 9)
    if lashes:
        draw(painter, _pair("M434 391 L422 400 M446 399 L439 411"), INKY, 7)
    draw(painter, _pair("M424 356 Q450 338 478 354"), inks.cloth.strand, 10)
    draw(painter, _s("M503 384 C508 405 514 420 512 428 Q504 436 492 432"), _SHADE, 8)


def paint_king(painter: QPainter, inks: Inks) -> None:
    hair, strand = inks.cloth.hair, inks.cloth.strand
    # The sceptre stands behind the shoulder.
    draw(painter, _s("M684 330 L684 640"), GOLD, 17)
    fill(painter, _s("M684 226 L716 272 L684 318 L652 272 Z"), inks.main)
    draw(painter, _s("M684 226 L716 272 L684 318 L652 272 Z"), GOLD, 9)
    fill(painter, _pair("M400 262 C352 330 352 430 372 500 C384 540 430 548 500 548 L500 262 Z"),
         hair)  # fmt: skip
    paint_shoulders(painter, inks)
    # Ermine collar.
    fill(painter, _pair("M500 522 L440 530 C372 544 318 588 292 640 L352 664 C376 618 424 584 "
                        "500 584 Z"), inks.paper.face)  # fmt: skip
    draw(painter, _pair("M446 552 L440 566 M396 566 L388 582 M354 598 L342 612 M322 640 L314 650"),
         INKY, 10)  # fmt: skip
    fill(painter, _s("M398 280 L602 280 L602 420 C602 500 560 540 500 540 C440 540 398 500 398 "
                     "420 Z"), _SKIN)  # fmt: skip
    fill(painter, _dot_pair(430, 428, 17), _BLUSH)
    paint_features(painter, inks, lashes=False)
    beard = (
        "M394 376 C404 436 424 458 452 448 C474 440 486 438 500 446 C514 438 526 440 548 448 "
        "C576 458 596 436 606 376 C626 470 612 560 548 600 C530 612 512 620 500 636 "
        "C488 620 470 612 452 600 C388 560 374 470 394 376 Z"
    )
    fill(painter, _s(beard), hair)
    draw(painter, _pair("M432 500 C436 540 452 562 470 578 M476 520 C478 552 486 570 496 586"),
         strand, 7)  # fmt: skip
    fill(painter, _s("M466 480 Q500 470 534 480 Q500 506 466 480 Z"), _LIPS)
    fill(painter, _pair("M500 448 C476 432 440 448 424 482 C456 486 486 480 500 466 Z"), strand)
    crown = "M384 270 L356 148 L428 206 L500 116 L572 206 L644 148 L616 270 Z"
    fill(painter, _s(crown), GOLD)
    fill(painter, _wide_box(384, 256, 616, 300), inks.main)
    draw(painter, _s("M384 256 L616 256 M384 300 L616 300"), GOLD, 9)
    fill(painter, _dots(11, (430, 278), (500, 278), (570, 278)), GOLD)
    fill(painter, _dots(19, (356, 146), (500, 118), (644, 146)), inks.main)
    fill(painter, _s("M500 176 L520 206 L500 236 L480 206 Z"), inks.cloth.second)


def _queen(painter: QPainter, inks: Inks) -> None:
    hair, strand = inks.cloth.hair, inks.cloth.strand
    # A flower held beside the shoulder.
    draw(painter, _s("M312 420 C306 500 312 570 330 640"), "#4E7A4A", 10)
    fill(painter, _s("M310 520 C276 500 268 476 270 462 C300 468 314 492 310 520 Z"), "#4E7A4A")
    fill(painter, _petals(), inks.main)
    fill(painter, _dots(13, (312, 398)), GOLD)
    fill(painter, _pair("M500 250 C400 250 352 320 352 410 C352 510 322 560 330 660 L500 660 Z"),
         hair)  # fmt: skip
    paint_shoulders(painter, inks)
    fill(painter, _pair("M372 440 C364 520 340 560 352 640 C372 668 410 640 424 590 "
                        "C436 540 420 500 416 460 Z"), hair)  # fmt: skip
    draw(painter, _pair("M384 480 C384 540 366 580 374 630 M404 510 C408 560 398 590 394 616"),
         strand, 7)  # fmt: skip
    fill(painter, _s("M466 480 L534 480 L534 548 C552 560 572 566 586 572 C572 624 540 640 500 "
                     "644 C460 640 428 624 414 572 C428 566 448 560 466 548 Z"),
         _SKIN)  # fmt: skip
    draw(painter, _s("M468 524 Q500 546 532 524"), _SHADE, 8)
    fill(painter, _s("M500 284 C440 284 404 330 404 404 C404 476 450 526 500 526 "
                     "C550 526 596 476 596 404 C596 330 560 284 500 284 Z"), _SKIN)  # fmt: skip
    fill(painter, _dot_pair(434, 440, 19), _BLUSH)
    paint_features(painter, inks, lashes=True)
    fill(painter, _s("M472 474 Q488 462 500 470 Q512 462 528 474 Q500 504 472 474 Z"), _LIPS)
    fill(painter, _pair("M500 264 C420 264 382 330 390 440 C402 380 444 322 500 298 Z"), hair)
    draw(painter, _pair("M474 286 C440 300 410 334 400 374"), strand, 7)
    fill(painter, _dots(9, (452, 554), (474, 568), (526, 568), (548, 554)), inks.paper.face)
    fill(painter, _dots(13, (500, 574)), GOLD)
    fill(painter, _dot_pair(398, 466, 11), GOLD)
    fill(painter, _s("M398 262 L366 164 L432 212 L452 140 L500 196 L548 140 L568 212 L634 164 "
                     "L602 262 Z"), GOLD)  # fmt: skip
    fill(painter, _s("M396 254 Q500 236 604 254 L602 284 Q500 262 398 284 Z"), inks.main)
    draw(painter, _s("M398 284 Q500 262 602 284"), GOLD, 8)
    fill(painter, _dots(15, (366, 160), (452, 136), (548, 136), (634, 160)), inks.main)
    fill(painter, _dots(12, (500, 226)), inks.cloth.second)


@cache
def _petals() -> QPainterPath:
    return _dots(17, *(
        (312 + 25 * sin(radians(72 * turn)), 398 - 25 * cos(radians(72 * turn)))
        for turn in range(5)
    ))  # fmt: skip


def _jack(painter: QPainter, inks: Inks) -> None:
    hair, strand = inks.cloth.hair, inks.cloth.strand
    fill(painter, _pair("M500 240 C400 240 356 320 366 430 C370 486 366 510 352 534 "
                        "C390 552 430 548 460 530 L500 530 Z"), hair)  # fmt: skip
    paint_shoulders(painter, inks)
    fill(painter, _s("M466 480 L534 480 L538 560 L500 600 L462 560 Z"), _SKIN)
    draw(painter, _s("M468 526 Q500 548 532 526"), _SHADE, 8)
    # A white collar with two points and a button below.
    fill(painter, _pair("M462 540 C430 548 402 560 384 578 L430 636 L500 592 Z"), inks.paper.face)
    draw(painter, _pair("M384 578 L430 636 L500 592"), inks.main, 7)
    fill(painter, _s("M402 300 L598 300 L598 410 C598 476 552 528 500 528 "
                     "C448 528 402 476 402 410 Z"), _SKIN)  # fmt: skip
    fill(painter, _dot_pair(432, 440, 18), _BLUSH)
    paint_features(painter, inks, lashes=False)
    draw(painter, _s("M474 476 Q500 492 526 476"), _LIPS, 12)
    fill(painter, _pair("M404 300 C376 350 372 440 384 510 C408 500 420 470 412 420 "
                        "C408 384 420 360 448 338 L500 330 L500 296 Z"), hair)  # fmt: skip
    draw(painter, _pair("M392 380 C388 430 394 460 396 486"), strand, 7)
    fill(painter, _s("M356 296 C330 196 420 130 520 136 C628 142 676 214 648 280 "
                     "C560 250 450 250 356 296 Z"), inks.main)  # fmt: skip
    draw(painter, _s("M430 176 C400 194 386 222 386 252"), inks.cloth.second, 9)
    fill(painter, _s("M346 288 C440 236 570 232 660 266 C668 288 662 304 654 318 "
                     "C560 284 452 288 356 336 C344 322 340 304 346 288 Z"),
         inks.cloth.second)  # fmt: skip
    feather = "M596 286 C586 204 630 122 722 100 C728 180 690 262 610 292 Z"
    fill(painter, _s(feather), GOLD)
    draw(painter, _s("M600 290 C616 220 652 160 700 124"), "#9A6B16", 7)
    draw(painter, _s("M626 222 L662 226 M648 180 L684 180"), inks.paper.tint, 6)
    fill(painter, _dots(18, (604, 286)), inks.main)
    fill(painter, _dots(9, (604, 286)), GOLD)


def paint_crest(
    painter: QPainter, rank: Rank, suit: Suit, look: CardLook, x: float, y: float, size: float
) -> None:
    """The head-dress of a court, *size* wide around (x, y): what small cards show of it."""
    inks = Inks.of(look, suit)
    painter.save()
    painter.translate(x, y)
    painter.scale(size / 1000, size / 1000)
    painter.translate(-500, -500)
    match rank:
        case Rank.KING:
            fill(painter, _s("M170 690 L60 250 L320 450 L500 130 L680 450 L940 250 L830 690 Z"),
                 inks.main)  # fmt: skip
            fill(painter, _dots(62, (60, 236), (500, 124), (940, 236)), inks.main)
            fill(painter, _wide_box(170, 740, 830, 850), GOLD)
        case Rank.QUEEN:
            fill(painter, _s("M190 690 L50 330 L270 500 L330 190 L500 440 L670 190 L730 500 "
                             "L950 330 L810 690 Z"), inks.main)  # fmt: skip
            fill(painter, _dots(56, (50, 316), (330, 180), (670, 180), (950, 316)), GOLD)
            fill(painter, _s("M190 740 Q500 690 810 740 L810 850 Q500 800 190 850 Z"), GOLD)
        case _:
            cap = "M130 660 C70 470 230 330 450 330 C680 330 830 470 800 660 Z"
            feather = "M610 640 C590 380 740 150 1010 60 C1040 330 900 560 690 660 Z"
            fill(painter, _s(cap), inks.main)
            draw(painter, _s(feather), inks.paper.tint, 60)
            fill(painter, _s(feather), GOLD)
            fill(painter, _s("M70 720 C320 650 620 650 870 720 L860 850 C620 780 320 780 80 850 Z"),
                 inks.main)  # fmt: skip
    painter.restore()


def paint_jester(
    painter: QPainter, suit: Suit, look: CardLook, x: float, y: float, size: float
) -> None:
    """The joker's head, cap and ruff inside a square of *size* around (x, y)."""
    inks = Inks.of(look, suit)
    main, second = inks.main, inks.cloth.second
    painter.save()
    painter.translate(x, y)
    painter.scale(size / 1000, size / 1000)
    painter.translate(-500, -500)
    # Ruff: five points with bells between a straight collar.
    fill(painter, _s("M235 850 L765 850 L735 985 L668 880 L600 985 L550 880 L500 990 L450 880 "
                     "L400 985 L332 880 L265 985 Z"), second)  # fmt: skip
    fill(painter, _s("M235 850 L400 850 L332 985 L300 880 Z"), main)
    fill(painter, mirrored(_s("M235 850 L400 850 L332 985 L300 880 Z")), main)
    fill(painter, _s("M440 850 L560 850 L500 990 Z"), GOLD)
    fill(painter, box(228, 812, 772, 868, 28), main)
    # Face.
    fill(painter, _s("M316 520 L684 520 L684 640 C684 770 600 840 500 840 C400 840 316 770 316 "
                     "640 Z"), _SKIN)  # fmt: skip
    fill(painter, _dot_pair(376, 700, 34), _BLUSH)
    draw(painter, _pair("M384 640 Q424 596 462 640"), INKY, 19)
    fill(painter, _dots(27, (500, 690)), _LIPS)
    draw(painter, _s("M404 736 Q500 812 596 736"), _LIPS, 20)
    # Cap: two drooping tails behind, one tall point in front.
    fill(painter, _s("M470 560 L318 560 C330 470 300 430 236 440 C180 450 140 500 116 566 "
                     "C90 440 140 300 260 280 C380 262 450 360 500 470 Z"), second)  # fmt: skip
    fill(painter, _s("M530 560 L682 560 C670 470 700 430 764 440 C820 450 860 500 884 566 "
                     "C910 440 860 300 740 280 C620 262 550 360 500 470 Z"), GOLD)  # fmt: skip
    fill(painter, _s("M318 560 C330 400 420 220 500 90 C580 220 670 400 682 560 Z"), main)
    fill(painter, box(294, 500, 706, 572, 30), GOLD)
    fill(painter, _dots(17, (370, 536), (500, 536), (630, 536)), main)
    fill(painter, _dots(50, (112, 590)), GOLD)
    fill(painter, _dots(50, (888, 590)), second)
    fill(painter, _dots(54, (500, 72)), GOLD)
    painter.restore()
