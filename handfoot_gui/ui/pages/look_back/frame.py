"""What stands around the table of a game that people look back at: the bar and the side."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from handfoot_gui.core.seats import Seat
from handfoot_gui.ui.art.atlas import CardAtlas
from handfoot_gui.ui.game.move_list import MoveModel
from handfoot_gui.ui.pages.look_back.facts import closed
from handfoot_gui.ui.pages.look_back.log import LookBackLog
from handfoot_gui.ui.pages.look_back.open_hands import OpenHands
from handfoot_gui.ui.widgets.controls import Button, ButtonKind
from handfoot_gui.ui.widgets.fields import Choice, Tick
from handfoot_gui.ui.widgets.figures import figure
from handfoot_gui.ui.widgets.icons import Icon
from handfoot_gui.ui.widgets.labels import Elided, Marker, label, separator, set_tip
from handfoot_gui.ui.widgets.layouts import horizontal, put, vertical
from handfoot_gui.ui.widgets.theme import Style, TextStyle


class LookBackBar(QWidget):
    """The way back, where the game is, whose cards are shown.

    Signals: ``left()``, ``seat_chosen(int)``, ``opened(bool)`` (all cards), ``side_requested()``
    (show or hide what stands beside the table).
    """

    left = Signal()
    seat_chosen = Signal(int)
    opened = Signal(bool)
    side_requested = Signal()

    def __init__(
        self,
        style: Style,
        title: str,
        seats: Sequence[tuple[Seat, str]],
        *,
        is_over: bool,
        is_small: bool,
    ) -> None:
        """*seats* are those whose hands may be shown, with names; a small window has a drawer."""
        super().__init__()
        self._style = style
        px = style.px
        self.setFixedHeight(style.grid_px(52))
        row = horizontal(style, self, margins=(6, 0, 6, 0), gap=6)
        key = "" if is_small else self.tr("Esc")
        leave = Button(
            style, self.tr("Back"), ButtonKind.QUIET, sign=Icon.BACK, key=key, name="leave"
        )
        leave.setAccessibleName(self.tr("Stop looking back"))
        leave.clicked.connect(self.left)
        row.addWidget(leave)
        if not is_small:
            row.addWidget(Elided(style, title, TextStyle.SECTION_TITLE))
        self.where = Elided(style, "", TextStyle.LABEL, ink=style.theme.text2)
        self.where.setObjectName("where")
        self.where.setContentsMargins(px(6), px(4), 0, 0)
        row.addWidget(self.where, 1)
        self._seats: Choice | None = None
        if len(seats) > 1:
            if not is_small:
                row.addWidget(
                    label(style, self.tr("Seen by"), TextStyle.LABEL, ink=style.theme.text2)
                )
            row.addWidget(self._choice(seats))
        if not seats:
            said = Elided(style, closed(), TextStyle.LABEL, ink=style.theme.text2)
            said.setContentsMargins(0, 0, px(10), 0)
            row.addWidget(said)
        self._tick: Tick | None = None
        if is_over:
            self._tick = Tick(style, self.tr("Open cards"), name="open-cards")
            set_tip(self._tick, self.tr("Show everybody’s cards (C)"))
            self._tick.toggled.connect(self.opened)
            row.addWidget(self._tick)
        if is_small:
            moves = Button(
                style, self.tr("Moves"), ButtonKind.QUIET, key=self.tr("M"), name="moves"
            )
            moves.clicked.connect(self.side_requested)
            row.addWidget(moves)

    def show_seat(self, seat: Seat) -> None:
        """Stand on *seat* without telling."""
        if self._seats is not None:
            self._seats.blockSignals(True)
            self._seats.set_value(str(seat))
            self._seats.blockSignals(False)

    def show_open(self, is_open: bool) -> None:
        """Say whether all cards lie open."""
        if self._tick is not None:
            self._tick.setChecked(is_open)

    def _choice(self, seats: Sequence[tuple[Seat, str]]) -> Choice:
        made = self._seats = Choice(
            self._style, [(name, str(seat)) for seat, name in seats], name="seen-from"
        )
        made.setAccessibleName(self.tr("Seen from the seat of"))
        set_tip(made, self.tr("Seen from the seat of (V)"))
        made.setMaximumWidth(self._style.px(220))
        made.currentIndexChanged.connect(lambda: self.seat_chosen.emit(int(made.value())))
        return made

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self._style.theme.chrome))
        painter.fillRect(0, self.height() - 1, self.width(), 1, QColor(self._style.theme.line))


class LookBackSide(QWidget):
    """Open hands, the whole log, and what can be done with a deal.

    Signals: ``line_chosen(row)``, ``again_requested()``, ``save_requested()``,
    ``check_requested()`` (the codes of the deals), ``rules_requested()`` (their card).
    """

    line_chosen = Signal(int)
    again_requested = Signal()
    save_requested = Signal()
    check_requested = Signal()
    rules_requested = Signal()

    def __init__(
        self,
        style: Style,
        atlas: CardAtlas,
        lines: MoveModel,
        page: QWidget,
        *,
        sides: Sequence[str],
        has_codes: bool,
    ) -> None:
        """*sides* are those whose scores stand here, by name."""
        super().__init__(page)
        self._style = style
        px = style.px
        rows = vertical(style, self, margins=(16, 12, 12, 6), gap=4)
        self._sides = tuple(sides)
        self._totals: list[QLabel] = []
        for number, names in enumerate(sides):
            line = horizontal(style, gap=8)
            line.addWidget(Marker(style, style.theme.sides[number]))
            line.addWidget(Elided(style, names, TextStyle.NAME), 1)
            total = label(style, "", TextStyle.NAME)
            total.setObjectName(f"total-{number}")
            self._totals.append(total)
            line.addWidget(total)
            rows.addLayout(line)
        if sides:
            rows.addWidget(separator(style))
        self.hands = OpenHands(style, atlas)
        self.hands.hide()
        rows.addWidget(self.hands, 5)
        title = label(style, self.tr("All moves"), TextStyle.SECTION_TITLE)
        title.setFont(style.font(TextStyle.SECTION_TITLE, size=17))
        rows.addWidget(title)
        self.log = LookBackLog(style, lines)
        self.log.setMinimumHeight(px(90))
        self.log.line_chosen.connect(self.line_chosen)
        put(rows, (self.log, 2), separator(style))
        again = Button(style, self.tr("Deal again"), key=self.tr("N"), name="deal-again")
        again.setAccessibleName(self.tr("Deal these cards again in a new game"))
        again.clicked.connect(self.again_requested)
        # Asked for a deal that is still played, the page says why not, as it does for the key.
        again.asked_why.connect(self.again_requested)
        save = Button(style, self.tr("Save deal"), key=self.tr("S"), name="save-deal")
        save.setAccessibleName(self.tr("Save this deal in a file"))
        save.clicked.connect(self.save_requested)
        save.asked_why.connect(self.save_requested)
        self.buttons = (again, save)
        row = horizontal(style, gap=0)
        for button in self.buttons:
            row.addWidget(button, 1)
        put(rows, row, self._papers(has_codes=has_codes))

    def _papers(self, *, has_codes: bool) -> QHBoxLayout:
        """What can be read about the game."""
        style = self._style
        row = horizontal(style, gap=0)
        card = Button(style, self.tr("Show rules"), ButtonKind.QUIET, name="show-card")
        card.setAccessibleName(self.tr("Show rule card"))
        set_tip(card, self.tr("Show rule card (Ctrl+R)"))
        card.clicked.connect(self.rules_requested)
        row.addWidget(card, 1)
        if has_codes:
            check = Button(style, self.tr("Check the deal"), ButtonKind.QUIET, name="check")
            set_tip(check, self.tr("Check the deal code (Ctrl+F)"))
            check.clicked.connect(self.check_requested)
            row.addWidget(check, 1)
        return row

    @property
    def why_not(self) -> str:
        """Why a deal can be neither dealt again nor saved."""
        return self.tr("Once the deal is over, its cards can be dealt again or saved.")

    def allow_deal(self, *, is_allowed: bool) -> None:
        """Let the deal that is shown be dealt again and saved, or say why it cannot be."""
        for button in self.buttons:
            button.setEnabled(is_allowed)
            set_tip(button, button.accessibleName() if is_allowed else self.why_not)
            button.setAccessibleDescription("" if is_allowed else self.why_not)

    def show_totals(self, totals: Sequence[int]) -> None:
        """Say how the sides stand, where that stands here."""
        for shown, names, total in zip(self._totals, self._sides, totals, strict=False):
            shown.setText(figure(total))
            shown.setAccessibleName(f"{names}: {figure(total)}")

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self._style.theme.chrome))
        painter.fillRect(0, 0, 1, self.height(), QColor(self._style.theme.line))
