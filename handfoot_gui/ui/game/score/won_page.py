"""The end of a game: who has won, with what, and all deals at a glance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from handfoot_gui.core.cards import Card
from handfoot_gui.ui.art.faces import paint_face, paint_shadow
from handfoot_gui.ui.art.palette import Shadow
from handfoot_gui.ui.game.score.deals_table import DealsTable
from handfoot_gui.ui.game.score.going_on import GoingOn
from handfoot_gui.ui.game.score.score_facts import ScoreFacts
from handfoot_gui.ui.widgets.avatars import INITIAL, paint_avatar
from handfoot_gui.ui.widgets.controls import RING, Button, ButtonKind, give_way
from handfoot_gui.ui.widgets.felt import felt_picture
from handfoot_gui.ui.widgets.figures import figure, filled, translate
from handfoot_gui.ui.widgets.labels import Surface, breakable, label
from handfoot_gui.ui.widgets.layouts import horizontal, put, vertical
from handfoot_gui.ui.widgets.page import Flow, Page
from handfoot_gui.ui.widgets.theme import SideMark, Style, TextStyle, on_table
from handfoot_gui.ui.widgets.vocabulary import result_of

_WIDE: Final = 800
"""Units across the table of all deals and the buttons below it."""
_EDGE: Final = 24
"""Units free at the sides of the page, at least."""
_MOST_CARDS: Final = 8
_TITLES: Final = (1.0, 0.8, 0.62)
"""Shares of the title's size, from the one that is liked to the smallest."""
_TURN: Final = 22.0
"""Degrees from the first card of the fan to the last."""
_STEP: Final = 0.68
"""Of a card's width: from one card to the next."""
_BOW: Final = 0.16
"""Of a card's width: how much lower the outermost card lies than the middle."""
_OPENS_MS: Final = 200
"""How long a card takes from where all begin to its place."""
_APART_MS: Final = 60
"""From one card that sets out to the next."""


class _Density(Struct, frozen=True):
    """How much room the parts of the page have, in units."""

    portrait: float
    title: float
    card: float
    """Across a card of the fan; 0 for no fan."""
    row: float
    gap: float


_DENSITIES: Final = (
    _Density(96, 48, 128, 48, 24),
    _Density(96, 48, 110, 44, 18),
    _Density(80, 44, 92, 40, 14),
    _Density(64, 38, 74, 36, 12),
    _Density(52, 34, 60, 32, 8),
    _Density(44, 30, 0, 32, 8),
)
"""From the one that is liked to the closest."""


class Portraits(QWidget):
    """The winners side by side, each with a golden line around; who they are says the title."""

    def __init__(
        self, style: Style, shown: Sequence[tuple[SideMark, str, str]], size: float
    ) -> None:
        """For each the sign of the side, the name and the picture; *size* is in units."""
        super().__init__()
        self._style = style
        self.shown = tuple(shown)
        """Who is seen, and how."""
        self._size = size
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self._style.px(200), self._style.px(self._size))

    def paintEvent(self, _event: QPaintEvent) -> None:
        style, painter = self._style, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        size = float(style.px(self._size))
        step = min(size + style.px(8), self.width() / max(1, len(self.shown)))
        left = (self.width() - step * (len(self.shown) - 1) - size) / 2
        for number, (mark, name, picture) in enumerate(self.shown):
            rect = QRectF(left + number * step, 0, size, size)
            line = 0.035 * size
            disc = QPainterPath()
            disc.addEllipse(rect)
            painter.save()
            painter.setClipPath(disc)
            painter.fillPath(disc, QColor(mark.table))
            inside = rect.adjusted(2 * line, 2 * line, -2 * line, -2 * line)
            face = style.font(TextStyle.BUTTON, size=INITIAL * self._size)
            paint_avatar(painter, style.theme, mark, inside, name, picture, face)
            painter.restore()
            painter.setPen(QPen(QColor(style.theme.best), 2 * line))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(rect.adjusted(line, line, -line, -line))


class WonFan(QWidget):
    """Cards that come out of one point, once, and lie as a fan then; nothing is said of them."""

    def __init__(self, style: Style, some: Sequence[Card], width: float) -> None:
        """Each card is *width* units wide, or less where they have no room."""
        super().__init__()
        self._style = style
        self._cards = tuple(some)
        self._card = width
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._opening = QVariantAnimation(self)
        self._opening.valueChanged.connect(lambda _: self.update())

    def sizeHint(self) -> QSize:
        return QSize(self._style.px(300), self._style.px(self._card * (1.4 + _BOW) + 14))

    @property
    def is_opening(self) -> bool:
        """Whether cards are still on their way."""
        return self._opening.state() is QVariantAnimation.State.Running

    def open(self, factor: float, after: float = 0.0) -> None:
        """Have the cards come out *after* so many milliseconds, *factor* times as slowly as usual;
        0: they lie there."""
        whole = after + _OPENS_MS + _APART_MS * (len(self._cards) - 1)
        if factor <= 0:
            return
        self._opening.setStartValue(-after)
        self._opening.setEndValue(whole - after)
        self._opening.setDuration(round(whole * factor))
        self._opening.start()

    def paintEvent(self, _event: QPaintEvent) -> None:
        style, painter = self._style, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        count = len(self._cards)
        gone = float(self._opening.currentValue()) if self.is_opening else float("inf")
        room = self.width() - style.px(8)
        wide = min(self._card * style.scale, room / (1.3 + _STEP * max(0, count - 1)))
        middle, top = self.width() / 2, style.px(6)
        for number, card in enumerate(self._cards):
            share = min(1.0, max(0.0, (gone - _APART_MS * number) / _OPENS_MS))
            if not share:
                continue
            share = 1 - (1 - share) ** 3
            off = (number - (count - 1) / 2) * share
            turn = _TURN / max(1, count - 1) * off
            half = max(0.5, (count - 1) / 2)
            painter.save()
            painter.translate(middle + off * _STEP * wide, top + (off / half) ** 2 * _BOW * wide)
            painter.rotate(turn)
            rect = QRectF(-wide / 2, 0, wide, 1.4 * wide)
            paint_shadow(painter, rect, Shadow.RESTING)
            paint_face(painter, card, rect, style.cards)
            painter.restore()


class _OnFelt(QWidget):
    """What lies on the felt of a whole page."""

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._style = style

    def paintEvent(self, _event: QPaintEvent) -> None:
        size, style = (self.width(), self.height()), self._style
        felt = felt_picture(size, self.devicePixelRatioF(), style.theme, style.scale)
        QPainter(self).drawPixmap(0, 0, felt)


class WonPage(Page):
    """The last page of a game.

    Signals: ``again_requested()`` (the same players once more), ``score_requested()``,
    ``print_requested()`` (the score sheet), ``book_requested()`` (the family book),
    ``start_requested()`` (back to the start page), ``table_requested()``.
    """

    tells_itself = True
    again_requested = Signal()
    score_requested = Signal()
    print_requested = Signal()
    book_requested = Signal()
    start_requested = Signal()
    table_requested = Signal()

    def __init__(self, style: Style) -> None:
        super().__init__(style)
        self._facts: ScoreFacts | None = None
        self._going_on = GoingOn(self, style.timing)

    def set_facts(self, facts: ScoreFacts) -> None:
        """Show how the game of *facts* ended, ready for Enter."""
        self._facts = facts
        self._rebuild()
        self._going_on.begin(is_result=True)

    def open_fan(self, factor: float, after: float = 0.0) -> None:
        """The page has just come: have the cards come out, once; see `WonFan.open`."""
        fan = self.findChild(WonFan)
        if fan is not None:
            fan.open(factor, after)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._going_on.press(event):
            return
        if event.key() == Qt.Key.Key_Escape:
            self.table_requested.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.widget() is not None and event.size() != event.oldSize():
            self._rebuild()

    # -- content ----------------------------------------------------------------------------

    def _content(self) -> QWidget:
        """As roomy as there is room."""
        facts = self._facts
        assert facts is not None, "facts come first"
        content = self._laid_out(facts, _DENSITIES[0])
        for density in _DENSITIES[1:]:
            if content.heightForWidth(self.width()) <= self.height():
                break
            content.deleteLater()
            content = self._laid_out(facts, density)
        return content

    def _laid_out(self, facts: ScoreFacts, density: _Density) -> QWidget:
        style = replace(self._style, theme=on_table(self._style.theme))
        px = style.px
        content = _OnFelt(self._style)
        edge = _EDGE - RING
        rows = vertical(style, content, margins=(edge, density.gap, edge, density.gap), gap=0)
        rows.addStretch(3)
        winners = self._winners(facts)
        if winners:
            rows.addWidget(Portraits(style, winners, density.portrait))
            rows.addSpacing(px(10))
        result = result_of(facts.sheet, facts.side_names)
        rows.addWidget(self._title(breakable(result.title), density))
        about = label(style, breakable(self._about(facts)), TextStyle.PROMPT, wraps=True)
        about.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        rows.addSpacing(px(4))
        rows.addWidget(about)
        if facts.prize and density.card:
            rows.addSpacing(px(density.gap))
            rows.addWidget(WonFan(style, facts.prize[:_MOST_CARDS], density.card))
        rows.addSpacing(px(density.gap))
        wide = self._wide
        paper = self._style.theme
        sheet = Surface(self._style, fill=paper.chrome, line=paper.zone_line)
        inside = vertical(self._style, sheet, margins=(0, 4, 0, 0), gap=0)
        inside.addWidget(DealsTable(self._style, facts, row=density.row))
        sheet.setFixedWidth(wide)
        rows.addWidget(sheet, 0, Qt.AlignmentFlag.AlignHCenter)
        rows.addSpacing(px(density.gap - RING))
        buttons = self._buttons(facts, style)
        buttons.setFixedWidth(wide + 2 * px(RING))
        rows.addWidget(buttons, 0, Qt.AlignmentFlag.AlignHCenter)
        rows.addStretch(2)
        return content

    def _title(self, text: str, density: _Density) -> QLabel:
        style = self._style
        title = label(style, text, TextStyle.PAGE_TITLE, ink=style.theme.best, wraps=True)
        title.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        faces = [style.font(TextStyle.PAGE_TITLE, size=density.title * one) for one in _TITLES]
        room = self.width() - style.px(64)
        fits = (one for one in faces if QFontMetrics(one).horizontalAdvance(text) <= room)
        title.setFont(next(fits, faces[-1]))
        return title

    def _winners(self, facts: ScoreFacts) -> list[tuple[SideMark, str, str]]:
        of = dict(zip(facts.names, facts.pictures, strict=False))
        return [
            (self._style.theme.sides[side], name, of.get(name, ""))
            for side in facts.sheet.leaders
            for name in facts.side_names(side)
        ]

    def _about(self, facts: ScoreFacts) -> str:
        """By how much, and which deal was the best one of the winners."""
        sheet = facts.sheet
        result = result_of(sheet, facts.side_names)
        if result.is_tie or not sheet.deals:
            return result.about
        winner = sheet.leaders[0]
        said = result.about
        if len(sheet.sides) == 2:
            own, other = sheet.totals[winner], sheet.totals[1 - winner]
            text = self.tr("{points} to {total}.")
            said = filled(text, points=figure(own), total=figure(other))
        if len(sheet.deals) < 2:
            return said
        choose = min if sheet.is_lowest_best else max
        best = choose(sheet.deals, key=lambda deal: deal.points(winner))
        text = self.tr("Best: {deal}, {points}.")
        deal = facts.terms.deal_name(best.number)
        best_said = filled(text, deal=deal, points=figure(best.points(winner)))
        return " ".join(filter(None, (said, best_said)))

    def _buttons(self, facts: ScoreFacts, style: Style) -> QWidget:
        """What can be done now: three plain ones, and the golden one."""
        primary = Button(
            style, translate("ScorePage", "Play again"), ButtonKind.PRIMARY, key="Enter",
            height=52, name="again", act=self.again_requested,
        )  # fmt: skip
        others = [
            Button(style, text, height=52, name=name, act=act)
            for is_offered, text, name, act in (
                (not facts.is_demo, self.tr("Print the sheet"), "print-sheet",
                 self.print_requested),
                (True, translate("Messages", "See the score"), "score", self.score_requested),
                (not facts.is_demo, translate("Common", "Family book"), "family-book",
                 self.book_requested),
                (facts.is_demo, translate("Common", "Leave the demo"), "start",
                 self.start_requested),
            )
            if is_offered
        ]  # fmt: skip
        self._going_on.guard(primary, *others)
        holder = QWidget()
        row = horizontal(style, holder, margins=(0, 0, 0, 0), gap=2)
        every, room = (*others, primary), self._wide + 2 * style.px(RING)
        if sum(one.sizeHint().width() + style.px(2) for one in every) <= room:
            put(row, *others, 1, primary)
        elif sum(one.minimumSizeHint().width() + style.px(2) for one in every) <= room:
            give_way(*every)
            put(row, *every)
        else:
            row.addWidget(Flow(every, apart=style.px(2), lines_apart=0))
        return holder

    @property
    def _wide(self) -> int:
        """Pixels across the table of all deals, also beside a bar where the page scrolls."""
        bar = self.verticalScrollBar().sizeHint().width()
        return min(self._style.px(_WIDE), self.width() - bar - 2 * self._style.px(_EDGE))
