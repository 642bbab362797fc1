"""What stands around the table of a game that people look back at: the bar and, beside it, all
players' open cards and the whole log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QStyle,
    QStyleOptionViewItem,
    QWidget,
)

from handfoot_gui.core.seats import Seat
from handfoot_gui.ui.art.atlas import CardAtlas
from handfoot_gui.ui.art.palette import Form, Shadow
from handfoot_gui.ui.game.panel.move_list import MoveDelegate, MoveList, MoveModel
from handfoot_gui.ui.pages.look_back.facts import OpenCards, closed
from handfoot_gui.ui.pages.look_back.report import ReportView
from handfoot_gui.ui.widgets.controls import Button, ButtonKind
from handfoot_gui.ui.widgets.felt import paint_sheet, scroll
from handfoot_gui.ui.widgets.fields import ChoiceField, Segments, Tick
from handfoot_gui.ui.widgets.figures import figure, filled, translate
from handfoot_gui.ui.widgets.icons import Icon
from handfoot_gui.ui.widgets.key_names import key_name
from handfoot_gui.ui.widgets.labels import (
    Elided,
    Marker,
    label,
    paint_round,
    separator,
    set_tip,
)
from handfoot_gui.ui.widgets.layouts import horizontal, put, vertical
from handfoot_gui.ui.widgets.theme import Style, TextStyle, on_paper, on_table
from handfoot_gui.ui.widgets.vocabulary import WORDS, aloud

_WIDTH: Final = 44.0
_STEP: Final = 0.4
"""Of the width shows of every card but the last: the index of a card of this size."""
_ROWS_APART: Final = 6.0
_BAR_SIDES: Final = 2
"""So many sides have room in the bar of a small window."""


class LookBackBar(QWidget):
    """The way back, where the game is, whose cards are shown."""

    left = Signal()
    seat_chosen = Signal(int)  # whose cards are to be seen
    opened = Signal(bool)  # whether all cards are
    side_requested = Signal()  # show or hide what stands beside the table

    def __init__(
        self,
        style: Style,
        title: str,
        seats: Sequence[tuple[Seat, str]],
        *,
        sides: Sequence[str],
        has_open: bool,
        is_small: bool,
        open_key: str = "C",
    ) -> None:
        """*seats* are those whose hands may be shown, with names; in a game that *has_open* deals
        everybody's, which *open_key* shows; a small window has a drawer, and the scores of two
        *sides* up here."""
        super().__init__()
        style = replace(style, theme=on_table(style.theme))
        self._style = style
        px = style.px
        self.setFixedHeight(style.grid_px(52))
        grey = style.theme.text2
        leave = Button(
            style, translate("Common", "Back"), ButtonKind.QUIET, sign=Icon.BACK, name="leave",
            key="" if is_small else "Esc", act=self.left,
        )  # fmt: skip
        leave.setAccessibleName(self.tr("Stop looking back"))
        self.where = Elided(style, "", TextStyle.LABEL, ink=grey)
        self.where.setObjectName("where")
        self.where.setContentsMargins(px(6), px(4), 0, 0)
        row = horizontal(style, self, margins=(6, 0, 6, 0), gap=6)
        title_label = [] if is_small else [Elided(style, title, TextStyle.SECTION_TITLE)]
        put(row, leave, *title_label, (self.where, 1))
        self._sides = tuple(sides) if is_small and len(sides) <= _BAR_SIDES else ()
        self._totals = [label(style, "", TextStyle.NAME) for _ in self._sides]
        for number, total in enumerate(self._totals):
            put(row, Marker(style, style.theme.sides[number]), total)
        self._seats: ChoiceField | None = None
        if len(seats) > 1:
            if not is_small:
                row.addWidget(label(style, self.tr("Seen by"), TextStyle.LABEL, ink=grey))
            row.addWidget(self._choice(seats))
        if not seats:
            said = Elided(style, closed(), TextStyle.LABEL, ink=grey)
            said.setContentsMargins(0, 0, px(10), 0)
            row.addWidget(said)
        self._tick: Tick | None = None
        tip = self.tr("Show everybody’s cards ({key})")
        self._open_tip = filled(tip, key=key_name(open_key))
        if has_open:
            self._tick = Tick(style, translate("Common", "Show hands"), name="open-cards")
            self._tick.toggled.connect(self.opened)
            row.addWidget(self._tick)
        if is_small:
            moves, key = translate("Common", "Moves"), "M"
            button = Button(style, moves, ButtonKind.QUIET, key=key, name="moves")
            button.clicked.connect(self.side_requested)
            row.addWidget(button)

    def show_standings(self, standings: Sequence[tuple[int, str]]) -> None:
        """Say how the sides stand, where that stands here."""
        for shown, names, (total, note) in zip(self._totals, self._sides, standings, strict=False):
            shown.setText(f"{figure(total)} {note}".strip())
            shown.setAccessibleName(aloud(WORDS.labelled(names, shown.text())))

    def show_seat(self, seat: Seat) -> None:
        """Stand on *seat* without telling."""
        if self._seats is not None:
            self._seats.blockSignals(True)
            self._seats.set_value(str(seat))
            self._seats.blockSignals(False)

    def show_open(self, is_open: bool, *, is_allowed: bool) -> None:
        """Say whether all cards lie open, and let people choose it where it *is_allowed*."""
        if self._tick is not None:
            self._tick.blockSignals(True)
            self._tick.setChecked(is_open and is_allowed)
            self._tick.blockSignals(False)
            why = self._open_tip if is_allowed else closed()
            set_tip(self._tick, why)
        for field in filter(None, (self._tick, self._seats)):
            field.setEnabled(is_allowed)

    def _choice(self, seats: Sequence[tuple[Seat, str]]) -> ChoiceField:
        items = [(name, str(seat)) for seat, name in seats]
        made = self._seats = ChoiceField(self._style, items, name="seen-from")
        made.setAccessibleName(self.tr("Seen from the seat of"))
        set_tip(made, self.tr("Seen from the seat of (V)"))
        made.setAccessibleDescription("V")
        made.setMaximumWidth(self._style.px(220))
        made.currentIndexChanged.connect(lambda: self.seat_chosen.emit(int(made.value())))
        return made


class _Delegate(MoveDelegate):
    """Marks the line of the move that is shown, and the one the keyboard is on."""

    most_kept = 20_000

    def __init__(self, style: Style, parent: LookBackLog) -> None:
        super().__init__(style, parent)
        self._log = parent

    def is_now(self, row: int) -> bool:
        return row == self._log.shown_row

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        style, theme = self._style, self._style.theme
        body = QRectF(option.rect).adjusted(0, 0, -1, -1)
        painter.save()
        if self.is_now(index.row()):
            paint_round(painter, body, style.px(6), theme.chrome2, theme.link)
            bar = QRectF(body.left(), body.top(), style.px(4), body.height())
            painter.fillRect(bar, QColor(theme.link))
        has_focus = bool(option.state & QStyle.StateFlag.State_HasFocus)
        if has_focus and self._log.is_by_key:
            paint_round(painter, body, style.px(6), None, theme.focus, width=style.px(3))
        inset = QStyleOptionViewItem(option)
        inset.rect = option.rect.adjusted(style.px(8), style.px(4), -style.px(4), 0)
        super().paint(painter, inset, index)
        painter.restore()

    def _width(self) -> float:
        return super()._width() - self._style.px(12)


class LookBackLog(MoveList):
    """The log, oldest line first; a click on a line chooses it, too."""

    def __init__(self, style: Style, model: MoveModel) -> None:
        self.shown_row = -1
        self.is_by_key = False
        super().__init__(style, model)
        self.setObjectName("look-back-log")
        self.setAccessibleName(self.tr("Log of the game"))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self._on_clicked)

    def set_style(self, style: Style) -> None:
        super().set_style(style)
        self.setItemDelegate(_Delegate(style, self))
        palette = self.palette()
        for role in (QPalette.ColorRole.Highlight, QPalette.ColorRole.HighlightedText):
            palette.setColor(role, QColor(style.theme.chrome))
        self.setPalette(palette)

    def show_row(self, row: int) -> None:
        """Mark the line in *row* (−1: none) and bring it into sight."""
        if row == self.shown_row:
            return
        self.shown_row = row
        index = self.model().index(max(0, row), 0)
        self.setCurrentIndex(index)
        self.scrollTo(index, QAbstractItemView.ScrollHint.EnsureVisible)
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scrollTo(self.model().index(max(0, self.shown_row), 0))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.is_by_key = True
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            # A game of which nothing can be followed has no lines.
            if self.currentIndex().isValid():
                self.line_chosen.emit(self.currentIndex().row())
        elif event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            super().keyPressEvent(event)
        else:
            # The page steps with all other keys.
            event.ignore()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        # The first click has led there already.
        event.accept()

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.is_by_key = event.reason() is not Qt.FocusReason.MouseFocusReason
        super().focusInEvent(event)

    def _on_clicked(self, index: QModelIndex) -> None:
        self.line_chosen.emit(index.row())


class CardRows(QWidget):
    """Cards in as many rows as the width needs."""

    def __init__(self, style: Style, atlas: CardAtlas, some: OpenCards) -> None:
        super().__init__()
        self._style = style
        self._atlas = atlas
        self.cards = some.cards
        self.setAccessibleName(WORDS.labelled(some.title, some.said))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def _in_a_row(self, width: int) -> int:
        card, margin = self._style.px(_WIDTH), self._style.px(4)
        return max(1, 1 + int((width - card - 2 * margin) // (card * _STEP)))

    def _height(self, width: int) -> int:
        rows = -(-len(self.cards) // self._in_a_row(width)) if self.cards else 0
        high = self._style.px(_WIDTH * 1.4 + _ROWS_APART)
        return rows * high + self._style.px(2)

    def sizeHint(self) -> QSize:
        return QSize(self._style.px(200), self._height(self.width()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.setFixedHeight(self._height(self.width()))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        card, margin = float(self._style.px(_WIDTH)), self._style.px(4)
        high = self._style.px(_WIDTH * 1.4 + _ROWS_APART)
        row_of = self._in_a_row(self.width())
        shadow = Shadow.RESTING
        for place, one in enumerate(self.cards):
            row, column = divmod(place, row_of)
            picture = self._atlas.face(
                one, card, Form.STACK, dpr=self.devicePixelRatioF(), shadow=shadow
            )
            spot = QPointF(margin + column * card * _STEP, row * high + 1)
            painter.drawPixmap(spot - QPointF(shadow.margin, shadow.margin), picture)


class OpenHands(QScrollArea):
    """A list of players with their cards."""

    def __init__(self, style: Style, atlas: CardAtlas) -> None:
        super().__init__()
        self._style = style
        self._atlas = atlas
        self._shown: tuple[OpenCards, ...] | None = None
        self.setObjectName("open-hands")
        self.setAccessibleName(translate("Common", "Show hands"))
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def show_cards(self, some: Sequence[OpenCards]) -> None:
        """Show *some*; none: nothing at all."""
        if tuple(some) == self._shown:
            return
        self._shown = tuple(some)
        place = self.verticalScrollBar().value()
        old: QWidget | None = self.takeWidget()
        if old is not None:
            old.deleteLater()
        style = self._style
        content = QWidget()
        rows = vertical(style, content, margins=(0, 0, 6, 0), gap=3)
        for one in some:
            count = label(style, figure(len(one.cards)), TextStyle.LABEL, ink=style.theme.text2)
            line = _line_of(style, one.side, one.title, TextStyle.LABEL_STRONG, count)
            put(rows, line, CardRows(style, self._atlas, one))
        rows.addStretch(1)
        scroll(self, content)
        self.verticalScrollBar().setValue(place)


def _line_of(
    style: Style, side: int, names: str, text_style: TextStyle, *numbers: QLabel
) -> QHBoxLayout:
    """The mark of *side*, whoever is in it, and *numbers* at the right."""
    line, who = horizontal(style, gap=8), Elided(style, names, text_style)
    put(line, Marker(style, style.theme.sides[side]), (who, 1), *numbers)
    return line


class _Scrolled(QScrollArea):
    """What scrolls the panel, and leaves all keys to the page."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()


class LookBackSide(QWidget):
    """Open hands, the whole log, and what can be done with a deal."""

    line_chosen = Signal(int)  # its row
    again_requested = Signal()
    save_requested = Signal()
    mark_requested = Signal()  # the position that is shown
    marks_requested = Signal()  # the list of those that are marked
    check_requested = Signal()  # the codes of the deals
    rules_requested = Signal()  # their card
    report_chosen = Signal(bool)  # whether the report is seen, or the moves

    def __init__(
        self,
        style: Style,
        atlas: CardAtlas,
        lines: MoveModel,
        page: QWidget,
        *,
        sides: Sequence[str],
        has_codes: bool,
        report: ReportView | None,
        save_key: str = "S",
        mark_keys: tuple[str, str] = ("P", "L"),
    ) -> None:
        """*sides* are those whose scores stand here, by name; some games have no *report*;
        *save_key* saves a deal, *mark_keys* mark a position and list all that are marked."""
        super().__init__(page)
        style = self._style = replace(style, theme=on_paper(style.theme))
        self.is_drawer = False
        """Lies over the table at the edge of the window, not beside it."""
        px = style.px
        content = QWidget()
        rows = vertical(style, content, margins=(16, 12, 12, 6), gap=4)
        self._sides = tuple(sides)
        self._totals: list[tuple[QLabel, QLabel]] = []
        self._standings, standings = QWidget(), rows
        if sides:
            standings = vertical(style, self._standings, margins=(0, 0, 0, 0), gap=4)
            rows.addWidget(self._standings)
        for number, names in enumerate(sides):
            note = label(style, "", TextStyle.LABEL, ink=style.theme.text2)
            total = label(style, "", TextStyle.NAME)
            total.setObjectName(f"total-{number}")
            self._totals.append((note, total))
            standings.addLayout(_line_of(style, number, names, TextStyle.NAME, note, total))
        if sides:
            standings.addWidget(separator(style))
        self.hands = OpenHands(style, atlas)
        self.hands.hide()
        self.report = report
        self._moves_title = label(style, translate("Common", "All moves"), TextStyle.SECTION_TITLE)
        self._moves_title.setFont(style.font(TextStyle.SECTION_TITLE, size=17))
        self._choice: Segments | None = None
        if report is not None:
            items = [
                (translate("Common", "All moves"), "moves"),
                (translate("Common", "Deal report"), "report"),
            ]
            self._choice = Segments(style, items, name="beside")
            self._choice.set_value("moves")
            self._choice.set_accessible_names(self.tr("Beside the table"))
            set_tip(self._choice, _with_key(self.tr("Deal report ({key})"), "Ctrl+D"))
            self._choice.chosen.connect(lambda what: self.report_chosen.emit(what == "report"))
            put(rows, self._choice, (report, 5))
            self._moves_title.hide()
            report.hide()
        self.log = LookBackLog(style, lines)
        self.log.setMinimumHeight(px(56))
        self.log.line_chosen.connect(self.line_chosen)
        again = Button(style, self.tr("Deal again"), key="N", name="deal-again")
        again.setAccessibleName(translate("Common", "Deal these cards again in a new game"))
        save = Button(style, self.tr("Save deal"), key=save_key, name="save-deal")
        save.setAccessibleName(translate("Common", "Save this deal in a file"))
        self.buttons = (again, save)
        self._below = QWidget()
        below = vertical(style, self._below, margins=(0, 0, 0, 0), gap=4)
        row = horizontal(style, gap=0)
        for button, signal in ((again, self.again_requested), (save, self.save_requested)):
            button.clicked.connect(signal)
            # Asked for a deal that is still played, the page says why not, as it does for the key.
            button.asked_why.connect(signal)
            row.addWidget(button, 1)
        put(rows, (self.hands, 3), self._moves_title, (self.log, 2), self._below)
        put(below, separator(style), row)
        below.addLayout(self._marking(*mark_keys))
        below.addLayout(self._papers(has_codes=has_codes))
        self._scroll(content)

    def _scroll(self, content: QWidget) -> None:
        """Let *content* be scrolled where a small window has no room for large text."""
        area = _Scrolled()
        # It is as wide as the panel, whatever its buttons would like to have.
        content.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll(area, content)
        vertical(self._style, self, margins=(0, 0, 0, 0), gap=0).addWidget(area)

    def _marking(self, mark_key: str, list_key: str) -> QHBoxLayout:
        """What makes a lesson of the game."""
        style = self._style
        row = horizontal(style, gap=0)
        mark = Button(style, self.tr("Mark"), ButtonKind.QUIET, key=mark_key, name="mark")
        mark.setAccessibleName(self.tr("Mark this position and add a sentence"))
        set_tip(mark, mark.accessibleName())
        mark.setAccessibleDescription(mark.key)
        mark.clicked.connect(self.mark_requested)
        self._marks = Button(style, self.tr("Marks"), ButtonKind.QUIET, key=list_key, name="marks")
        self._marks.clicked.connect(self.marks_requested)
        row.addWidget(mark, 1)
        row.addWidget(self._marks, 1)
        return row

    def count_marks(self, count: int) -> None:
        """Say how many positions are marked."""
        text = self.tr("Marks: {number}") if count else self.tr("Marks")
        self._marks.setText(filled(text, number=figure(count)))
        name = self.tr("List the marks, and send them as a lesson")
        set_tip(self._marks, name)
        self._marks.setAccessibleName(name)
        self._marks.setAccessibleDescription(self._marks.key)

    def _papers(self, *, has_codes: bool) -> QHBoxLayout:
        """What can be read about the game."""
        style = self._style
        row = horizontal(style, gap=0)
        card = Button(style, self.tr("Show rules"), ButtonKind.QUIET, name="show-card")
        set_tip(card, _with_key(self.tr("Show rule card ({key})"), "Ctrl+R"))
        card.setAccessibleDescription(WORDS.key("Ctrl+R"))
        card.clicked.connect(self.rules_requested)
        row.addWidget(card, 1)
        if has_codes:
            check = Button(
                style, translate("Common", "Check the deal"), ButtonKind.QUIET, name="check"
            )
            set_tip(check, _with_key(self.tr("Check the deal code ({key})"), "Ctrl+F"))
            check.setAccessibleDescription(WORDS.key("Ctrl+F"))
            check.clicked.connect(self.check_requested)
            row.addWidget(check, 1)
        return row

    def show_report(self, is_shown: bool) -> None:
        """Let the report take the place of all else, or that the place of the report."""
        if self.report is not None and self._choice is not None:
            self._choice.set_value("report" if is_shown else "moves")
            self.report.setVisible(is_shown)
            for part in (self._standings, self.log, self._below):
                part.setVisible(not is_shown)

    @property
    def why_not(self) -> str:
        """Why a deal can be neither dealt again nor saved."""
        return self.tr("Once the deal is over, its cards can be dealt again or saved.")

    def allow_deal(self, *, is_allowed: bool) -> None:
        """Let the deal that is shown be dealt again and saved, or say why it cannot be."""
        for button in self.buttons:
            button.setEnabled(is_allowed)
            set_tip(button, button.accessibleName() if is_allowed else self.why_not)
            button.setAccessibleDescription(button.key if is_allowed else self.why_not)

    def show_standings(self, standings: Sequence[tuple[int, str]]) -> None:
        """Say how the sides stand, and what is to be added."""
        for (noted, shown), names, (total, note) in zip(
            self._totals, self._sides, standings, strict=False
        ):
            noted.setText(note)
            shown.setText(figure(total))
            shown.setAccessibleName(aloud(WORDS.labelled(names, figure(total))))

    def paintEvent(self, _event: QPaintEvent) -> None:
        paint_sheet(self, self._style, is_inset=not self.is_drawer)


def _with_key(text: str, usual: str) -> str:
    """*text* with the key of the command whose *usual* one that is."""
    return filled(text, key=WORDS.key(usual))
