"""The last turns beside the table: a name, and below it in a few words what was done."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QTextLayout
from PySide6.QtWidgets import QStyleOptionViewItem

from handfoot_gui.core.cards import Card, Suit
from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.seats import TABLE
from handfoot_gui.core.text.words import around
from handfoot_gui.core.turns import Turn
from handfoot_gui.ui.game.panel.move_list import (
    INDENT,
    LEAST_ROW,
    Index,
    MoveDelegate,
    MoveLine,
    MoveList,
    MoveModel,
    part_of,
)
from handfoot_gui.ui.widgets.figures import filled, translate
from handfoot_gui.ui.widgets.labels import paint_round
from handfoot_gui.ui.widgets.theme import LINE_HEIGHT, Style, TextStyle

TURN_EDGE: Final = 8
"""Units from the edge of the opened turn to what is in it."""
_ABOVE: Final = 3
_BELOW: Final = 4
_RADIUS: Final = 8
_FEW: Final = 4.3
"""Turns of one row of text that have room below a strip; of four one may need two."""
_SUITS: Final = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
"""In the order of the inks of a theme."""
_ROW: Final = "\u2028"
"""Begins another row of the same text."""


class Inked(Struct, frozen=True):
    """A piece of a text; a card in the ink of its suit."""

    text: str
    suit: Suit | None = None


class TurnLine(MoveLine, frozen=True):
    """One turn; its text is what is heard of it, with the cards in words."""

    parts: tuple[tuple[Inked, ...], ...] = ()
    """What is seen of it; as many of them stand in a row as have room."""
    asides: tuple[tuple[Inked, ...], ...] = ()
    """Sentences, each in rows of its own."""
    joint: str = ""
    """Between two parts."""
    is_headed: bool = False
    """The name stands in a row above the parts; otherwise the text goes on after it."""


def turn_line(
    presenter: AnyPresenter, names: Sequence[str], turn: Turn, *, is_low: bool = False
) -> TurnLine:
    """*turn* of one of *names* for the list; where that *is_low*, the text goes on after the
    name."""
    words = presenter.words
    is_of_all = turn.seat == TABLE
    name = "" if is_of_all else names[turn.seat]

    def inked(piece: str | Card) -> Inked:
        if isinstance(piece, str):
            return Inked(piece)
        suit: Suit | None = piece.suit
        if piece.is_joker:
            suit = Suit.HEARTS if piece.suit.is_red else Suit.SPADES
        return Inked(words.sign(piece), suit if piece.suit in _SUITS else None)

    pieces = [tuple(map(inked, part)) for part in turn.pieces(words, name)]
    count = len(turn.parts)
    return TurnLine(
        None if is_of_all else presenter.side_of(turn.seat),
        name,
        turn.said(words.spoken(), name),
        tuple(pieces[:count]),
        tuple(pieces[count:]),
        words.row(("", "")),
        is_headed=count > 0 and not is_low,
    )


def now_told(
    presenter: AnyPresenter, names: Sequence[str], view: object, turns: Sequence[TurnLine]
) -> str:
    """Who of *names* plays now, beside the newest of *turns*: "now" where it is still that player;
    empty where nobody does."""
    mover = next((facts.seat for facts in presenter.facts.seats(view) if facts.is_to_move), None)
    if mover is None:
        return ""
    if turns and turns[0].name == names[mover]:
        return translate("GameFacts", "now", "plays now")
    return filled(translate("GameFacts", "now {name}", "plays now"), name=names[mover])


def as_turn(line: MoveLine) -> TurnLine:
    """*line* among turns."""
    return TurnLine(line.side, line.name, line.text, asides=((Inked(line.text),),))


class TurnDelegate(MoveDelegate):
    """Paints a turn; the present one opened."""

    def __init__(self, style: Style, parent: TurnList) -> None:
        super().__init__(style, parent)
        self._list = parent
        self._plain = QFontMetricsF(style.font(TextStyle.LABEL))
        self._strong = QFontMetricsF(style.font(TextStyle.LABEL_STRONG))

    def _around(self) -> int:
        return self._style.px(_ABOVE) + self._style.px(_BELOW)

    def _below(self) -> int:
        return 0

    def _width(self) -> float:
        return super()._width() - 2 * self._style.px(TURN_EDGE)

    def _wide(self, pieces: tuple[Inked, ...]) -> float:
        return sum(
            (self._plain if one.suit is None else self._strong).horizontalAdvance(one.text)
            for one in pieces
        )

    def _rows(self, line: TurnLine, width: float) -> Iterator[tuple[Inked, ...]]:
        """The rows of the turn, each of as many parts as it has room for."""
        row: tuple[Inked, ...] = ()
        if line.parts and line.is_headed:
            yield (Inked(line.name),)
        elif line.parts:
            row = (Inked(f"{line.name} "),)
        is_begun = False
        for part in line.parts:
            more = (*row, Inked(line.joint), *part) if is_begun else (*row, *part)
            if is_begun and line.is_headed and self._wide(more) > width:
                yield row
                more = part
            row, is_begun = more, True
        yield from filter(None, (row, *line.asides))

    def _written(self, line: MoveLine, width: float) -> tuple[str, list[QTextLayout.FormatRange]]:
        assert isinstance(line, TurnLine)
        text, formats = "", []
        for row in self._rows(line, width):
            text += _ROW if text else ""
            for piece in row:
                if piece.suit is not None:
                    ink = self._style.theme.suit_inks[_SUITS.index(piece.suit)]
                    formats.append(part_of(text, piece.text, ink))
                text += piece.text
        before, name, _ = around(text, [line.name])
        if name:
            formats.append(part_of(before, name, self._style.theme.text))
        return text, formats

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        style, px = self._style, self._style.px
        inset = QStyleOptionViewItem(option)
        edge = px(TURN_EDGE)
        inset.rect = option.rect.adjusted(edge, px(_ABOVE), -edge, -px(_BELOW))
        model = index.model()
        assert isinstance(model, MoveModel)
        line = model.line(index.row())
        if index.row() == 0 and self._list.is_opened:
            theme = style.theme
            painter.save()
            paint_round(painter, QRectF(option.rect), px(_RADIUS), theme.chrome2, theme.zone_line)
            painter.restore()
            if self._list.now and isinstance(line, TurnLine) and line.is_headed:
                self._paint_now(painter, QRectF(inset.rect), line.name)
        super().paint(painter, inset, index)

    def _paint_now(self, painter: QPainter, rect: QRectF, name: str) -> None:
        """At the right of the first row who plays now, where there is room beside *name*."""
        style, now = self._style, self._list.now
        taken = self._strong.horizontalAdvance(name) + self._plain.horizontalAdvance(now)
        if taken + style.px(INDENT + 10) > rect.width():
            return
        painter.setFont(style.font(TextStyle.LABEL))
        painter.setPen(QColor(style.theme.text2))
        rect.setHeight(self._plain.height())
        painter.drawText(rect, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop, now)


class TurnList(MoveList):
    """The last turns, newest first: as many as have room, and the older ones by scrolling."""

    def __init__(self, style: Style, model: MoveModel) -> None:
        self.is_opened = True
        """The newest turn lies open."""
        self.now = ""
        """Who plays now; empty where nobody does."""
        self._few = 0
        """Pixels that it wants at most; 0: whatever there is."""
        super().__init__(style, model)
        self.setObjectName("turns")
        self.setAccessibleName(self.tr("Last turns"))
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def set_style(self, style: Style) -> None:
        super().set_style(style)
        self.setItemDelegate(TurnDelegate(style, self))

    def hold_few(self, *, may_shrink: bool = False) -> None:
        """Be as high as a few turns of one row each need; where it *may_shrink*, at most."""
        high = QFontMetricsF(self._style.font(TextStyle.LABEL)).height() * LINE_HEIGHT / 1.2
        least = self._style.px(LEAST_ROW)
        row = max(least, round(high) + self._style.px(_ABOVE) + self._style.px(_BELOW))
        self._few = round(_FEW * row)
        self.setMaximumHeight(self._few)
        if not may_shrink:
            self.setMinimumHeight(self._few)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self._few) if self._few else super().sizeHint()

    def show_now(self, now: str, *, is_opened: bool) -> None:
        """Say who plays *now*; the newest turn lies open where it *is_opened*."""
        if (now, is_opened) != (self.now, self.is_opened):
            self.now, self.is_opened = now, is_opened
            self.viewport().update()
