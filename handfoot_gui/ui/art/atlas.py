"""Pictures of cards, drawn once per size and pixel ratio and then kept."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from handfoot_gui.core.cards import Card
from handfoot_gui.ui.art.faces import paint_back_in, paint_blank_in, paint_face, paint_shadow
from handfoot_gui.ui.art.palette import HEIGHT, WIDTH, Back, CardStyle, Form, Shadow, form_for
from handfoot_gui.ui.art.pictures import forget, painted

_MOST_KEPT = 120
"""Pictures kept: what a deal shows at a time, once and a half. A whole match asks for 450."""
_MOST_SHADOWS = 60


class CardAtlas:
    """Gives card pictures in one look; pictures are made when first asked for.

    A width is the card's own width in device-independent units; the card is 1.4 times as high.
    A picture is larger by ``shadow.margin`` on every side, so an item shows it at
    ``(-margin, -margin)``. Equal questions get the same picture until the look changes.
    """

    def __init__(self, style: CardStyle | None = None) -> None:
        self._style = style or CardStyle()
        self._pictures: dict[tuple[object, ...], QPixmap] = {}
        self._shadows: dict[tuple[float, float, Shadow], QPixmap] = {}

    @property
    def style(self) -> CardStyle:
        return self._style

    @style.setter
    def style(self, style: CardStyle) -> None:
        if style != self._style:
            self._style = style
            self._pictures.clear()

    @property
    def kept(self) -> int:
        """How many pictures are kept."""
        return len(self._pictures)

    def forget(self) -> None:
        """Keep no picture; they are made anew when asked for."""
        self._pictures.clear()
        self._shadows.clear()
        forget()

    def face(
        self,
        card: Card,
        width: float,
        form: Form | None = None,
        *,
        dpr: float = 1.0,
        shadow: Shadow = Shadow.RESTING,
    ) -> QPixmap:
        """The face of *card*; without a form the width chooses one."""
        chosen = form_for(width) if form is None else form
        return self._picture(
            (card.face, chosen), width, dpr, shadow,
            lambda painter, rect: paint_face(painter, card, rect, self._style, chosen),
        )  # fmt: skip

    def back(
        self, kind: Back, width: float, *, dpr: float = 1.0, shadow: Shadow = Shadow.RESTING
    ) -> QPixmap:
        """The back of any card of that kind."""
        return self._picture(
            (kind,), width, dpr, shadow,
            lambda painter, rect: paint_back_in(painter, kind, rect, self._style),
        )  # fmt: skip

    def blank(self, width: float, *, dpr: float = 1.0, shadow: Shadow = Shadow.RESTING) -> QPixmap:
        """An empty sheet, of which piles and closed melds show only the edges."""
        return self._picture(
            ("blank",), width, dpr, shadow,
            lambda painter, rect: paint_blank_in(painter, rect, self._style),
        )  # fmt: skip

    def _picture(
        self,
        what: tuple[object, ...],
        width: float,
        dpr: float,
        shadow: Shadow,
        paint: Callable[[QPainter, QRectF], None],
    ) -> QPixmap:
        key = (*what, width, dpr, shadow)
        known = self._pictures.pop(key, None)
        if known is not None:
            # The last in the order is the one that was asked for last.
            self._pictures[key] = known
            return known
        if len(self._pictures) >= _MOST_KEPT:
            # A window pulled larger asks for many sizes; a match for widths that come no more.
            del self._pictures[next(iter(self._pictures))]
        # A copy: drawing the shadow takes longer than drawing many a face.
        picture = QPixmap(self._bare_shadow(width, dpr, shadow))
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        paint(painter, _card_rect(width, shadow))
        painter.end()
        # What was painted on keeps its painter's workshop, 17 KiB, as long as it lives; a copy of
        # it has none.
        picture = self._pictures[key] = picture.copy()
        return picture

    def _bare_shadow(self, width: float, dpr: float, shadow: Shadow) -> QPixmap:
        """A picture of the right size with nothing but the shadow in it."""
        key = (width, dpr, shadow)
        known = self._shadows.get(key)
        if known is not None:
            return known
        card = _card_rect(width, shadow)
        size = QSize(
            ceil((card.width() + 2 * shadow.margin) * dpr - 1e-6),
            ceil((card.height() + 2 * shadow.margin) * dpr - 1e-6),
        )
        picture = painted(size, dpr, lambda painter: paint_shadow(painter, card, shadow))
        if len(self._shadows) >= _MOST_SHADOWS:
            del self._shadows[next(iter(self._shadows))]
        self._shadows[key] = picture
        return picture


def _card_rect(width: float, shadow: Shadow) -> QRectF:
    """Where the card itself lies in its picture."""
    return QRectF(shadow.margin, shadow.margin, width, width * HEIGHT / WIDTH)
