"""Before a game: which rules, who sits where, and what will be dealt."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QRadioButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from handfoot_gui.engine.hand_and_foot.presets import PRESETS
from handfoot_gui.views.controls import RING, Button, KeyFocus, Kind, paint_focus
from handfoot_gui.views.fields import Choice
from handfoot_gui.views.figures import figure, filled
from handfoot_gui.views.labels import Avatar, Panel, label, paint_round, set_ink
from handfoot_gui.views.page import WIDEST, Page, column
from handfoot_gui.views.theme import Look, Role

LONGEST_NAME: Final = 200
"""Characters a name may have; longer input is cut while typing."""


class SeatChoice(Struct, frozen=True):
    """Who sits on a seat: a name, and a bot's level or None for the person at this screen."""

    name: str
    bot: str | None


class NewGame(Struct, frozen=True):
    """What was chosen: a preset's name and the seats in playing order, South first."""

    preset: str
    seats: tuple[SeatChoice, ...]


class NewGamePage(Page):
    """The page to set up a game.

    Signals: ``deal_requested(NewGame)``, ``cancelled()``.
    """

    deal_requested = Signal(object)
    cancelled = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        names = ("Marta", "Elise", "Josip", "Karl")
        levels = (None, "steady", "steady", "steady")
        self._chosen = NewGame("classic", tuple(map(SeatChoice, names, levels)))
        self._rebuild()

    def choice(self) -> NewGame:
        """What is chosen now; names without blanks around them."""
        seats = tuple(replace(seat, name=_tidy(seat.name)) for seat in self._chosen.seats)
        return replace(self._chosen, seats=seats)

    def set_choice(self, choice: NewGame) -> None:
        """Show *choice*, usually the game last played."""
        self._chosen = choice
        self._rebuild()

    def problem(self) -> str:
        """Why the cards cannot be dealt yet, as a sentence; empty when they can."""
        names = [seat.name for seat in self.choice().seats]
        if not all(names):
            return self.tr("A name is missing.")
        folded = [name.casefold() for name in names]
        for place, name in enumerate(names):
            if folded[place] in folded[:place]:
                return filled(self.tr("Two players have the name {name}."), name=name)
        return ""

    # -- content ----------------------------------------------------------------------------

    def _content(self) -> QWidget:
        look, px = self._look, self._look.px
        content = QWidget()
        rows = QVBoxLayout(content)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        side = 24 if self._is_narrow else 48
        upper, layout = column(look, margins=(side - RING, 36, side - RING, 24))
        rows.addWidget(upper, 1)
        title = label(look, self.tr("New game"), Role.PAGE_TITLE)
        title.setContentsMargins(px(RING), 0, 0, 0)
        layout.addWidget(title)
        layout.addSpacing(px(20))
        halves = QVBoxLayout() if self._is_narrow else QHBoxLayout()
        halves.setSpacing(px((24 if self._is_narrow else 48) - RING))
        halves.addLayout(self._rules(), 10)
        halves.addLayout(self._seats(), 11)
        layout.addLayout(halves)
        layout.addStretch(1)
        rows.addWidget(self._footer(side))
        self._show_problem()
        return content

    def _rules(self) -> QVBoxLayout:
        look, px = self._look, self._look.px
        rows = QVBoxLayout()
        rows.setSpacing(px(8 - RING))
        title = label(look, self.tr("Rules"), Role.SECTION_TITLE)
        title.setContentsMargins(px(RING), 0, 0, 0)
        rows.addWidget(title)
        about = self.tr("13 and 13, two clean, two dirty, one wild")
        row = RuleRow(look, self.tr("Classic"), about, name="rules-classic")
        row.setChecked(True)
        rows.addWidget(row)
        holder = QVBoxLayout()
        holder.setContentsMargins(px(RING), px(RING), px(RING), 0)
        panel = Panel(look, fill=look.theme.chrome2, line=look.theme.zone_line, radius=10)
        holder.addWidget(panel)
        facts = QVBoxLayout(panel)
        facts.setContentsMargins(px(20), px(14), px(20), px(14))
        facts.setSpacing(px(8))
        for fact in self._rule_facts():
            facts.addWidget(label(look, fact, Role.LABEL, wraps=True))
        rows.addLayout(holder)
        rows.addStretch(1)
        return rows

    def _rule_facts(self) -> tuple[str, ...]:
        options = PRESETS[self._chosen.preset]
        minima = ", ".join(map(figure, options.minima))
        return (
            filled(
                self.tr("A turn draws {draw}, or takes up to {take} from the discard pile."),
                draw=options.draw,
                take=options.take_count,
            ),
            filled(self.tr("First meld by deal: {minima} points."), minima=minima),
            filled(
                self.tr("A clean pile counts {clean}, a dirty one {dirty}, a wild one {wild}."),
                clean=options.clean_bonus,
                dirty=options.dirty_bonus,
                wild=options.wild_bonus,
            ),
            self.tr("The partner is asked before going out."),
        )

    def _seats(self) -> QVBoxLayout:
        look, px = self._look, self._look.px
        rows = QVBoxLayout()
        rows.setSpacing(px(8))
        rows.setContentsMargins(px(RING), 0, px(RING), 0)
        head = QHBoxLayout()
        head.addWidget(label(look, self.tr("Seats"), Role.SECTION_TITLE), 1)
        head.addWidget(label(look, self.tr("4 players, two pairs"), Role.LABEL_STRONG))
        rows.addLayout(head)
        for seat in range(4):
            rows.addWidget(self._seat(seat))
        dealer = self.tr("The first dealer is found by lot.")
        rows.addWidget(label(look, dealer, Role.LABEL, ink=look.theme.text2, wraps=True))
        rows.addStretch(1)
        return rows

    def _seat(self, seat: int) -> QWidget:
        look, px = self._look, self._look.px
        places = (self.tr("South"), self.tr("West"), self.tr("North, partner"), self.tr("East"))
        chosen = self._chosen.seats[seat]
        panel = Panel(look, line=look.theme.line, radius=10)
        panel.setMinimumHeight(px(60))
        row = QHBoxLayout(panel)
        row.setContentsMargins(px(14), px(5), px(12 - RING), px(5))
        row.setSpacing(px(12))
        avatar = Avatar(look, look.theme.sides[seat % 2], chosen.name)
        row.addWidget(avatar)
        field = QLineEdit(chosen.name)
        field.setMaxLength(LONGEST_NAME)
        field.setFont(look.font(Role.NAME))
        field.setObjectName(f"name-{seat}")
        field.setAccessibleName(filled(self.tr("Name, {place}"), place=places[seat]))
        field.setMinimumWidth(px(120))
        field.textChanged.connect(lambda text: self._on_name_changed(seat, text, avatar))
        field.returnPressed.connect(self._on_deal)
        row.addWidget(field, 3)
        place = label(look, places[seat], Role.LABEL, ink=look.theme.text2, wraps=True)
        place.setMinimumWidth(px(62))
        row.addWidget(place, 2)
        if chosen.bot is None:
            here = label(look, self.tr("This screen"), Role.LABEL_STRONG)
            here.setContentsMargins(0, 0, px(14 + RING), 0)
            row.addWidget(here)
        else:
            levels = ((self.tr("Steady bot"), "steady"), (self.tr("Easy bot"), "easy"))
            level = Choice(look, levels, name=f"bot-{seat}")
            level.setAccessibleName(filled(self.tr("Bot, {place}"), place=places[seat]))
            level.set_value(chosen.bot)
            level.currentIndexChanged.connect(lambda: self._on_bot_changed(seat, level.value()))
            row.addWidget(level)
        return panel

    def _footer(self, side: float) -> QWidget:
        look, px = self._look, self._look.px
        footer = _Footer(look)
        row = QHBoxLayout(footer)
        row.setContentsMargins(0, 0, 0, 0)
        inner = QWidget()
        inner.setMaximumWidth(px(WIDEST))
        row.addStretch(1)
        row.addWidget(inner, 1000)
        row.addStretch(1)
        parts = QVBoxLayout(inner) if self._is_narrow else QHBoxLayout(inner)
        parts.setContentsMargins(px(side), px(16 - RING), px(side - RING), px(16 - RING))
        parts.setSpacing(px(16 - 2 * RING))
        options = PRESETS[self._chosen.preset]
        self._dealt = filled(
            self.tr(
                "{packs} packs, hands of {hand} and feet of {foot}, {deals} deals, about an hour."
            ),
            packs=options.packs,
            hand=options.hand_size,
            foot=options.foot_size,
            deals=options.deals,
        )
        self._sentence = label(look, self._dealt, Role.NAME, wraps=True)
        self._sentence.setObjectName("sentence")
        parts.addWidget(self._sentence, 1)
        buttons = QHBoxLayout()
        buttons.setSpacing(px(16 - 2 * RING))
        buttons.addStretch(1)
        cancel = Button(look, self.tr("Cancel"), height=52, name="cancel")
        cancel.clicked.connect(self.cancelled)
        self._deal = Button(look, self.tr("Deal the cards"), Kind.PRIMARY, height=52, name="deal")
        self._deal.clicked.connect(self._on_deal)
        buttons.addWidget(cancel)
        buttons.addWidget(self._deal)
        parts.addLayout(buttons)
        return footer

    _dealt: str
    _sentence: QLabel
    _deal: Button

    def _show_problem(self) -> None:
        problem = self.problem()
        self._sentence.setText(problem or self._dealt)
        theme = self._look.theme
        set_ink(self._sentence, theme.warn if problem else theme.text)
        self._deal.setEnabled(not problem)

    def _change(self, seat: int, choice: SeatChoice) -> None:
        seats = self._chosen.seats
        self._chosen = replace(self._chosen, seats=(*seats[:seat], choice, *seats[seat + 1 :]))

    def _on_name_changed(self, seat: int, text: str, avatar: Avatar) -> None:
        self._change(seat, replace(self._chosen.seats[seat], name=text))
        avatar.set_name(text)
        self._show_problem()

    def _on_bot_changed(self, seat: int, level: str) -> None:
        self._change(seat, replace(self._chosen.seats[seat], bot=level))

    def _on_deal(self) -> None:
        if not self.problem():
            self.deal_requested.emit(self.choice())


def _tidy(name: str) -> str:
    """*name* in one line without blanks around it."""
    return " ".join(name.split())


class RuleRow(QRadioButton):
    """A rule set to choose: its name and one line about it."""

    def __init__(self, look: Look, text: str, about: str, *, name: str) -> None:
        super().__init__(text)
        self._look = look
        self._about = about
        self._focus = KeyFocus(self)
        self.setObjectName(name)
        self.setAccessibleDescription(about)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        px = self._look.px
        return QSize(px(320), px(60) + 2 * px(RING))

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        look, theme, px = self._look, self._look.theme, self._look.px
        ring = px(RING)
        body = QRectF(self.rect()).adjusted(ring, ring, -ring, -ring)
        if self.isChecked():
            paint_round(painter, body, px(10), theme.chrome2, theme.link, width=px(2))
        else:
            paint_round(painter, body, px(10), None, theme.line)
        if self._focus.is_shown:
            paint_focus(painter, look, QRectF(self.rect()), px(13))
        size = px(20)
        circle = QRectF(body.left() + px(16), body.center().y() - size / 2, size, size)
        mark = theme.link if self.isChecked() else theme.field_line
        paint_round(painter, circle, size / 2, None, mark, width=px(2))
        if self.isChecked():
            inset = px(5)
            dot = circle.adjusted(inset, inset, -inset, -inset)
            paint_round(painter, dot, dot.width() / 2, theme.link, None)
        words = body.adjusted(px(52), px(9), -px(12), -px(9))
        painter.setFont(look.font(Role.NAME))
        painter.setPen(QColor(theme.text))
        painter.drawText(words, Qt.AlignmentFlag.AlignTop, self.text())
        painter.setFont(look.font(Role.LABEL))
        painter.setPen(QColor(theme.text2))
        about = QFontMetrics(painter.font()).elidedText(
            self._about, Qt.TextElideMode.ElideRight, int(words.width())
        )
        painter.drawText(words, Qt.AlignmentFlag.AlignBottom, about)


class _Footer(QWidget):
    """The inset bar at the foot of the page."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self._look.theme.chrome2))
        painter.fillRect(0, 0, self.width(), 1, QColor(self._look.theme.line))
