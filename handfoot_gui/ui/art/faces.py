"""Ranks, suits, faces in three forms, backs: pictures of ``assets`` put together at any size."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from handfoot_gui.core.cards import NUMBERS, Card, Rank, Suit
from handfoot_gui.core.preferences import CardDesign
from handfoot_gui.core.text.letters import letter_of
from handfoot_gui.ui.art import palette
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


def rank_width(
    card: Card, style: palette.CardStyle, height: float, widest: float, ink: str
) -> float:
    """How wide a card's rank is at that height, squeezed to *widest* where it would be wider."""
    return min(widest, width_at(height, _rank_picture(card, style), palette.Inks(ink)))


def paint_rank(
    painter: QPainter, card: Card, style: palette.CardStyle, at: QRectF, ink: str | None = None
) -> None:
    """The rank of a card in the middle of *at* and as high; squeezed where it would be wider."""
    colour = ink or style.ink(card)
    width = rank_width(card, style, at.height(), at.width(), colour)
    rect = QRectF(at.center().x() - width / 2, at.top(), width, at.height())
    paint_print(painter, _rank_picture(card, style), rect, palette.Inks(colour), rect.height())


def paint_print(
    painter: QPainter, name: str, rect: QRectF, inks: palette.Inks, height: float
) -> None:
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
    style: palette.CardStyle,
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
        name, inks = SUITS[card.suit], palette.Inks(ink or style.ink(card))
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


def _rank_picture(card: Card, style: palette.CardStyle) -> str:
    name = _RANKS.get(card.rank) or letter_of(card.rank, style.index_letters)
    return f"cards/ranks/{name}"


STRIP = {palette.Form.FULL: 0.26, palette.Form.ROW: 0.32, palette.Form.STACK: 0.38}
"""The narrowest strip of a covered card that shows its index: a share of the width.

For a row it is the height of the strip, for the other forms its width.
"""

_WORD_FROM: Final = 60.0
"""Width from which a stacked joker says its name."""

_COURTS: Final = {
    Rank.KING: ("king", "crown-king"),
    Rank.QUEEN: ("queen", "crown-queen"),
    Rank.JACK: ("jack", "cap-jack"),
}
"""The half figure of a court and what it wears on its head, which small cards show."""
_SPECIAL_COURTS: Final = {
    Rank.LORD: "lord",
    Rank.JESTER: "fool",
    Rank.VILLAIN: "villain",
    Rank.LADY: "lady",
}
_HUNGARIAN_COURTS: Final = {
    Rank.KING: ("king", "crown-king"),
    Rank.QUEEN: ("ober", "hat-ober"),
    Rank.JACK: ("unter", "hood-unter"),
}
_PANEL: Final = QRectF(265, 86, 470, 1228)
_HALF: Final = QRectF(265, 86, 470, 614)

_SIGNS_OF_PEOPLE: Final = {
    Rank.KING: (322.0, 240.0, 104.0),
    Rank.QUEEN: (350.0, 196.0, 140.0),
    Rank.JACK: (336.0, 540.0, 128.0),
}
"""An Ober has the sign above, an Unter below, as the names say; a king on both sides."""

_LEFT, _MIDDLE, _RIGHT = 352.0, 500.0, 648.0
_TOP, _UPPER, _CENTRE = 250.0, 550.0, 700.0
_HALF_DOWN: Final = (_TOP + _CENTRE) / 2
_PAIR_ROWS: Final = {
    4: (_TOP,),
    5: (_TOP,),
    6: (_TOP, _CENTRE),
    7: (_TOP, _CENTRE),
    8: (_TOP, _CENTRE),
    9: (_TOP, _UPPER),
    10: (_TOP, _UPPER),
    11: (_TOP, _UPPER),
    12: (_TOP, _HALF_DOWN, _CENTRE),
}
_MIDDLE_ROWS: Final = {
    2: (_TOP, palette.HEIGHT - _TOP),
    3: (_TOP, _CENTRE, palette.HEIGHT - _TOP),
    5: (_CENTRE,),
    7: (_HALF_DOWN,),
    8: (_HALF_DOWN, palette.HEIGHT - _HALF_DOWN),
    9: (_CENTRE,),
    10: ((_TOP + _UPPER) / 2, palette.HEIGHT - (_TOP + _UPPER) / 2),
    11: ((_TOP + _UPPER) / 2, _CENTRE, palette.HEIGHT - (_TOP + _UPPER) / 2),
    12: ((_TOP + _HALF_DOWN) / 2, palette.HEIGHT - (_TOP + _HALF_DOWN) / 2),
}
_PIP: Final = 188.0
_NUMBER_PIP: Final = 164.0
"""Up to twelve of them have room."""
_PIP_COUNTS: Final = {
    **{rank: int(rank.value) for rank in Rank if rank.value in "23456789"},
    Rank.TEN: 10,
    **NUMBERS,
}


def paint_face(
    painter: QPainter,
    card: Card,
    rect: QRectF,
    style: palette.CardStyle,
    form: palette.Form | None = None,
) -> None:
    """Paint a card's face into *rect* (5 : 7) of any painter: a picture, a widget, a printer.

    Without a form the width of *rect*, in the painter's own units, chooses one.
    """
    chosen = palette.form_for(rect.width()) if form is None else form
    _begin(painter, rect, style, chosen)
    face = _Face(painter, card, style)
    match chosen:
        case palette.Form.FULL:
            face.paint_full()
        case palette.Form.ROW:
            face.paint_row()
        case palette.Form.STACK:
            face.paint_stack(with_word=rect.width() >= _WORD_FROM)
    painter.restore()


def paint_back_in(
    painter: QPainter, kind: palette.Back, rect: QRectF, style: palette.CardStyle
) -> None:
    """Paint a back into *rect* (5 : 7) of any painter."""
    _begin(painter, rect, style, palette.form_for(rect.width()))
    colours = replace(palette.BACKS[kind], face=style.paper.face)
    paint(
        painter, f"backs/{style.back.value}", QRectF(0, 0, palette.WIDTH, palette.HEIGHT), colours
    )
    painter.restore()


def paint_blank_in(painter: QPainter, rect: QRectF, style: palette.CardStyle) -> None:
    """Paint an empty sheet into *rect* (5 : 7): the edges of the cards of a pile."""
    _begin(painter, rect, style, palette.form_for(rect.width()))
    painter.restore()


def paint_shadow(painter: QPainter, card: QRectF, shadow: palette.Shadow) -> None:
    """The shadow of a card with this rectangle, in the painter's own units."""
    radius = card.width() * palette.CORNER / palette.WIDTH
    painter.setPen(Qt.PenStyle.NoPen)
    for lower, wider, strength in shadow.fills:
        sheet = card.adjusted(-wider, lower - wider, wider, lower + wider)
        painter.setOpacity(strength)
        _box(painter, sheet, radius + wider, "#000000")
    painter.setOpacity(1)


def _begin(painter: QPainter, rect: QRectF, style: palette.CardStyle, form: palette.Form) -> None:
    """Save the painter, give it card units inside *rect*, and paint the sheet with its edge."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / palette.WIDTH, rect.height() / palette.HEIGHT)
    # About one pixel at the usual sizes: thin on a hand card, still there on a small one.
    line = 11.0 if form is palette.Form.FULL else 17.0
    sheet = QRectF(0, 0, palette.WIDTH, palette.HEIGHT)
    _box(painter, sheet, palette.CORNER, style.paper.edge)
    _box(painter, sheet.adjusted(line, line, -line, -line), palette.CORNER - line, style.paper.face)


def _box(painter: QPainter, rect: QRectF, radius: float, colour: str) -> None:
    painter.setBrush(QColor(colour))
    painter.drawRoundedRect(rect, radius, radius)


class _Signs:
    """What the face of one card is made of, painted at any place; lengths are card units."""

    def __init__(self, painter: QPainter, card: Card, style: palette.CardStyle) -> None:
        self._painter, self._card, self._style = painter, card, style
        self.is_special = card.suit is Suit.NONE and not card.is_joker
        self.inks = style.figure_inks(palette.family(card))

    def word(self, x: float, top: float, height: float) -> None:
        """JOKER, its letters *height* high, upright one below the other."""
        name, high = "cards/ranks/joker-word", 6.32 * height
        wide = width_at(high, name, self.inks)
        rect = QRectF(x - wide / 2, top, wide, high)
        paint_print(self._painter, name, rect, self.inks, height)

    def number(self, x: float, y: float, size: float) -> None:
        """The large sign of a number's family with the number in it."""
        self.sign(x, y, size)
        high = 0.44 * size
        # A tower's number stands below its battlements.
        top = y - 0.5 * high if NUMBERS[self._card.rank] <= palette.LAST_LOW else y - 0.12 * size
        at = QRectF(x - 0.28 * size, top, 0.56 * size, high)
        paint_rank(self._painter, self._card, self._style, at, self.inks.face)

    def turn(self) -> None:
        """Turn the card upside down."""
        self._painter.translate(palette.WIDTH, palette.HEIGHT)
        self._painter.rotate(180)

    def picture(self, name: str, rect: QRectF) -> None:
        paint(self._painter, f"cards/{name}", rect, self.inks)

    def rank(self, x: float, top: float, height: float, widest: float) -> None:
        paint_rank(
            self._painter, self._card, self._style, QRectF(x - widest / 2, top, widest, height)
        )

    def sign(self, x: float, y: float, size: float) -> None:
        """The plain suit, or what tells a family of the special deck without its colour: coins for
        low numbers, towers for high ones, a star for the jester, who is wild."""
        if not self.is_special:
            self.suit(x, y, size, is_plain=True)
        elif self._card.rank in NUMBERS:
            sign = "coin" if NUMBERS[self._card.rank] <= palette.LAST_LOW else "tower"
            self.picture(f"signs/{sign}", square(x, y, size))
        elif self._card.rank is Rank.JESTER:
            self.picture("ranks/joker", square(x, y, size))

    def suit(
        self, x: float, y: float, size: float, *, is_plain: bool = False, is_turned: bool = False
    ) -> None:
        paint_suit(
            self._painter, self._card, self._style, square(x, y, size), is_plain=is_plain,
            is_turned=is_turned,
        )  # fmt: skip


class _Face:
    """One face while it is painted; lengths are card units."""

    def __init__(self, painter: QPainter, card: Card, style: palette.CardStyle) -> None:
        self._painter = painter
        self._card = card
        self._style = style
        self._signs = _Signs(painter, card, style)
        self._is_large = style.design is CardDesign.LARGE_INDEX
        self._is_hungarian = style.is_hungarian(card)
        courts = _HUNGARIAN_COURTS if self._is_hungarian else _COURTS
        self._figure, self._crest = courts.get(card.rank, (_SPECIAL_COURTS.get(card.rank, ""), ""))

    # --- the three forms ----------------------------------------------------------------------

    def paint_full(self) -> None:
        for _ in range(2):
            self._paint_corner()
            self._signs.turn()
        rank = self._card.rank
        if rank is Rank.N1:
            self._signs.number(500, 700, 490)
        elif self._card.is_joker:
            self._signs.picture("figures/jester", square(500, 690, 530))
        elif self._figure:
            self._paint_court()
        elif rank is Rank.ACE and self._is_hungarian:
            self._signs.suit(500, 395, 440)
            self._signs.suit(500, 1005, 440, is_turned=True)
            self._signs.picture("signs/ribbon", QRectF(265, 640, 470, 120))
        elif rank is Rank.ACE:
            self._signs.picture(f"signs/ace-{SUITS[self._card.suit]}", square(500, 700, 490))
        elif self._is_large and self._signs.is_special:
            self._signs.number(500, 700, 440)
        elif self._is_large:
            self._signs.suit(500, 700, 440)
        else:
            self._paint_pips()

    def paint_row(self) -> None:
        height = 270.0 if self._is_large else 250.0
        if self._card.is_joker:
            self._signs.rank(190, 44 + (height - 270) / 2, 270, 300)
            self._signs.rank(820, 44 + (height - 220) / 2, 220, 300)
            self._signs.picture("figures/jester", square(500, 850, 780))
        elif self._signs.is_special:
            self._signs.rank(200, 44, height, 250)
            self._signs.sign(815, 44 + height / 2, height * 0.9)
            if self._figure:
                self._paint_bust(QRectF(150, 370, 700, 930))
            else:
                self._signs.number(500, 870, 640)
        else:
            ink = self._signs.inks.suit
            width = rank_width(self._card, self._style, height, 290, ink)
            self._signs.rank(76 + width / 2, 44, height, 290)
            self._signs.suit(815, 44 + height / 2, height * 0.9, is_plain=True)
            if self._is_hungarian:
                self._paint_small_hungarian(500, 870, 640)
            elif self._figure:
                self._paint_small_court(QRectF(220, 400, 560, 890), (590, 380), (995, 430))
            elif self._card.rank is Rank.ACE:
                self._paint_small_ace(500, 870, 660)
            else:
                self._signs.suit(500, 870, 640)

    def paint_stack(self, *, with_word: bool) -> None:
        height = 340.0 if self._is_large else 300.0
        if self._card.is_joker:
            self._signs.rank(190, 65, 290, 300)
            if with_word:
                self._signs.word(190, 520, 112)
            self._signs.picture("figures/jester", square(640, 780, 600))
        elif self._signs.is_special:
            self._signs.rank(190, 60, height, 250)
            self._signs.sign(190, height + 220, 240)
            if self._figure:
                self._paint_bust(QRectF(415, 420, 510, 880))
            else:
                self._signs.number(640, 980, 520)
        else:
            self._signs.rank(190, 60, height, 270)
            self._signs.suit(190, height + 220, 240, is_plain=True)
            if self._is_hungarian:
                self._paint_small_hungarian(650, 900, 470)
            elif self._figure:
                self._paint_small_court(QRectF(465, 120, 440, 1160), (440, 320), (900, 370))
            elif self._card.rank is Rank.ACE:
                self._paint_small_ace(690, 980, 470)
            else:
                self._signs.suit(690, 980, 440)

    # --- their parts --------------------------------------------------------------------------

    def _paint_corner(self) -> None:
        """The index at the upper left of a full face; it stays inside the narrowest strip."""
        middle, is_large = 136.0, self._is_large
        if self._card.is_joker:
            self._signs.rank(middle, 66, 214 if is_large else 200, 230)
            self._signs.word(middle, 340, 84)
        elif is_large:
            self._signs.rank(middle, 58, 300, 206)
            self._signs.sign(middle, 498, 216)
        else:
            # High enough for 18 pixels on the narrowest hand card of a small window.
            self._signs.rank(middle, 62, 234, 190)
            self._signs.sign(middle, 416, 196)

    def _paint_pips(self) -> None:
        """The suit as often as the rank says; signs below the middle stand upside down."""
        count = _PIP_COUNTS[self._card.rank]
        places = [(_MIDDLE, y) for y in _MIDDLE_ROWS.get(count, ())]
        for row in _PAIR_ROWS.get(count, ()):
            for y in {row, palette.HEIGHT - row}:
                places += [(_LEFT, y), (_RIGHT, y)]
        size = _NUMBER_PIP if self._signs.is_special else _PIP
        for x, y in places:
            is_turned = y > palette.HEIGHT / 2
            if not self._signs.is_special:
                self._signs.suit(x, y, size, is_turned=is_turned)
                continue
            if is_turned:
                self._signs.turn()
            self._signs.sign(
                *((palette.WIDTH - x, palette.HEIGHT - y) if is_turned else (x, y)), size
            )
            if is_turned:
                self._signs.turn()

    def _paint_court(self) -> None:
        """A framed person and the same upside down, with a band between them."""
        painter = self._painter
        _box(painter, _PANEL, 44, self._signs.inks.tint)
        for _ in range(2):
            painter.save()
            painter.setClipRect(_HALF, Qt.ClipOperation.IntersectClip)
            self._signs.picture(f"figures/{self._figure}", _HALF)
            painter.restore()
            self._signs.turn()
        self._signs.picture("figures/frame", _PANEL)
        if not self._is_hungarian:
            self._signs.picture("figures/emblem", square(500, 700, 216))
            if self._signs.is_special:
                self._signs.rank(500, 640, 120, 100)
            else:
                self._signs.suit(500, 700, 112)
            return
        for _ in range(2):
            x, y, size = _SIGNS_OF_PEOPLE[self._card.rank]
            # A light ground, so that a sign on a dark cape is seen.
            _box(painter, square(x, y, size * 1.12), size * 0.56, self._signs.inks.tint)
            self._signs.suit(x, y, size)
            self._signs.turn()

    def _paint_small_court(
        self, panel: QRectF, crest: tuple[float, float], sign: tuple[float, float]
    ) -> None:
        """A head-dress above the suit, each with its height on the card and its size."""
        x = panel.center().x()
        _box(self._painter, panel, 50, self._signs.inks.tint)
        self._signs.picture(f"figures/{self._crest}", square(x, *crest))
        self._signs.suit(x, *sign)

    def _paint_small_ace(self, x: float, y: float, size: float) -> None:
        # No line along the edge: it would be thinner than a pixel.
        inks = palette.Inks(
            self._signs.inks.suit, face=self._signs.inks.face, contour=self._signs.inks.suit
        )
        name = f"cards/signs/ace-{SUITS[self._card.suit]}"
        paint(self._painter, name, square(x, y, size), inks)

    def _paint_small_hungarian(self, x: float, y: float, size: float) -> None:
        """The one large sign of a small card; people wear their hats above it."""
        if self._figure:
            panel = QRectF(x - size * 0.5, y - size * 0.78, size, size * 1.44)
            _box(self._painter, panel, 50, self._signs.inks.tint)
            # An Ober wears the sign above the hat, an Unter below it.
            is_above = self._card.rank is Rank.QUEEN
            hat, sign = (0.34, -0.32) if is_above else (-0.42, 0.26)
            self._signs.picture(f"figures/{self._crest}", square(x, y + size * hat, size * 0.6))
            self._signs.suit(x, y + size * sign, size * 0.68)
        elif self._card.rank is Rank.ACE:
            self._signs.suit(x, y - size * 0.3, size * 0.6)
            self._signs.suit(x, y + size * 0.34, size * 0.6, is_turned=True)
        else:
            self._signs.suit(x, y, size)

    def _paint_bust(self, panel: QRectF) -> None:
        """One half figure on a panel."""
        _box(self._painter, panel, 50, self._signs.inks.tint)
        wide = panel.height() * _HALF.width() / _HALF.height()
        self._painter.save()
        self._painter.setClipRect(panel, Qt.ClipOperation.IntersectClip)
        at = QRectF(panel.center().x() - wide / 2, panel.top() + 20, wide, panel.height())
        self._signs.picture(f"figures/{self._figure}", at)
        self._painter.restore()
