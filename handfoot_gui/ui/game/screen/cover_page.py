"""The cover between two people: who is next, what happened since, and no card of any hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QElapsedTimer, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from handfoot_gui.core.messages import Recap, RecapRow
from handfoot_gui.core.preferences import SuitSigns
from handfoot_gui.core.seats import TABLE
from handfoot_gui.core.text.phrases import Person
from handfoot_gui.core.text.words import Words
from handfoot_gui.ui.art.atlas import CardAtlas
from handfoot_gui.ui.art.palette import Back
from handfoot_gui.ui.widgets.avatars import Avatar
from handfoot_gui.ui.widgets.cards import LINE, Bold, CardText, Piece
from handfoot_gui.ui.widgets.controls import RING, Button, ButtonKind, give_way
from handfoot_gui.ui.widgets.felt import Felt
from handfoot_gui.ui.widgets.figures import filled, translate
from handfoot_gui.ui.widgets.held_keys import PRESSING, NewPresses
from handfoot_gui.ui.widgets.icons import paint_shape
from handfoot_gui.ui.widgets.labels import Elided, Surface
from handfoot_gui.ui.widgets.layouts import horizontal, put, vertical
from handfoot_gui.ui.widgets.page import Page
from handfoot_gui.ui.widgets.theme import Style, TextStyle, on_table
from handfoot_gui.ui.widgets.vocabulary import WORDS, aloud

_CARD: Final = 216
_WIDEST: Final = 680
"""Units of words and buttons from side to side."""
_LOW: Final = 520
"""Units of height below which the window is low."""
_APART: Final = 96
"""Units between the cards face down and the words."""

_PAGES: Final = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}


class CoverFacts(Struct, frozen=True):
    """What the cover says; everybody may read it."""

    name: str
    """Who is to see the own cards next."""
    side: int
    asker: str = ""
    """Whose question waits for an answer; empty where none does."""
    since: str = ""
    """A title for what happened meanwhile."""
    is_at_screen: bool = False
    """The same player has just acted, with no card of the own hand in sight, or all others play
    elsewhere."""
    undo: str = ""
    """What takes back the move that ended the turn before; empty where that stands."""
    recap: Recap = Recap()
    can_have_phone: bool = False
    """The player may see the own cards on a phone instead."""
    sides: tuple[int, ...] = ()
    """By seat, for the marks before the names."""
    words: Words = Words()
    signs: SuitSigns = SuitSigns.FRENCH
    """On the small cards."""

    @property
    def is_short(self) -> bool:
        """Whether others only passed, and nobody asks anything."""
        return self.recap.is_brief and not self.asker

    @property
    def said(self) -> tuple[str, ...]:
        """The recap in words, in reading order."""
        return self.recap.sentences(self.words)


class _MeantPress:
    """Whether a press was meant for the cover, and not for what lay there just before."""

    def __init__(self) -> None:
        self._since_shown = QElapsedTimer()
        self._since_shown.start()
        self._is_meant = False

    def begin(self) -> None:
        """The cover comes now."""
        self._is_meant = False
        self._since_shown.restart()

    def press(self, settling: int) -> None:
        """A button goes down, which means nothing in the first *settling* milliseconds."""
        self._is_meant = self._since_shown.elapsed() >= settling

    def take(self) -> bool:
        """Whether the press was meant; it is used up by that."""
        is_meant, self._is_meant = self._is_meant, False
        return is_meant


class CoverPage(Page):
    """Fills the window until somebody presses the button that shows the cards.

    Signals: ``uncovered()``, ``paused()``, ``players_requested()``, ``undo_requested()``,
    ``phone_requested()``.
    """

    tells_itself = True
    breaks = (980,)
    uncovered = Signal()
    paused = Signal()
    players_requested = Signal()
    undo_requested = Signal()
    phone_requested = Signal()

    def __init__(self, style: Style) -> None:
        super().__init__(style)
        self.facts = CoverFacts("", 0)
        """What it says."""
        self._meant = _MeantPress()
        self._presses = NewPresses(self, style.timing)
        self.setObjectName("cover")

    def set_facts(self, facts: CoverFacts) -> None:
        """Cover the table for the player of *facts*."""
        self.facts = facts
        self._meant.begin()
        self._presses.begin()
        self._rebuild()

    def refresh(self, facts: CoverFacts) -> None:
        """Say *facts* of a cover that lies there already."""
        self.facts = facts
        self._rebuild()

    def take_focus(self) -> None:
        """Put the keyboard on the button that shows the cards."""
        self._show.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        pages = _PAGES.get(Qt.Key(event.key()))
        rows = self.findChild(_Rows)
        if event.key() in PRESSING:
            if self._presses.takes(event):
                self._show.click()
        elif pages is not None and rows is not None:
            bar = rows.verticalScrollBar()
            bar.setValue(bar.value() + pages * bar.pageStep())
        else:
            super().keyPressEvent(event)

    # -- content ----------------------------------------------------------------------------

    _show: Button
    _others: tuple[Button, ...] = ()
    _was_low: bool | None = None
    """Whether the content was made for a low window; None before there is any."""

    @property
    def _is_low(self) -> bool:
        """Whether there is so little height that the recap gets what else would be air."""
        return self.viewport().height() < self._style.px(_LOW)

    @property
    def _button_height(self) -> int:
        """Units."""
        return 50 if self._is_low else 56

    _lines: QGridLayout

    @property
    def _margins(self) -> tuple[int, int]:
        """Units free at the sides, above and below."""
        return (32, 8) if self._is_narrow else (96, 24)

    @property
    def _has_packet(self) -> bool:
        """Whether cards lie beside the words."""
        return not self._is_narrow and not self.facts.is_short

    def _content(self) -> QWidget:
        theme, self._was_low = self._style.theme, self._is_low
        style = replace(self._style, theme=on_table(theme))
        content = Felt(self._style)
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Window, QColor(theme.table))
        self.setPalette(palette)
        side, high = self._margins
        halves = horizontal(style, content, margins=(side, high, side, high), gap=_APART)
        halves.addStretch(1)
        if self._has_packet:
            halves.addWidget(_Packet(style), 0, Qt.AlignmentFlag.AlignVCenter)
        holder = QWidget()
        holder.setMaximumWidth(style.px(_WIDEST))
        column = vertical(style, gap=4 if self._is_narrow or self._is_low else 12)
        column.addStretch(1)
        column.addLayout(self._told(style))
        column.addLayout(self._buttons(style))
        said = self.tr("The cards stay covered until the button is pressed.")
        # Whatever wraps would make the page as high as it likes to be, and its buttons scroll.
        note = Elided(style, said, TextStyle.BODY, ink=theme.on2)
        note.setContentsMargins(style.px(RING), 0, 0, 0)
        if not self._is_narrow:
            # The cards beside the words go before the words are cut short.
            note.setMinimumWidth(note.sizeHint().width())
        if not self._is_low:
            column.addWidget(note)
        column.addStretch(1)
        holder.setLayout(column)
        halves.addWidget(holder, 100)
        halves.addStretch(1)
        return content

    def _told(self, style: Style) -> QVBoxLayout:
        """Who is next, and what happened since; level with the buttons below."""
        facts = self.facts
        rows = vertical(style, margins=(RING, 0, RING, 0), gap=8)
        caption = self.tr("Pass the screen to")
        if facts.is_at_screen:
            caption = self.tr("To be seen only by")
        if facts.asker:
            caption = filled(self.tr("A question from {name} to"), name=WORDS.person(facts.asker))
        over = Elided(style, caption, TextStyle.BODY)
        over.setFont(style.font(TextStyle.BODY, size=20))
        row = horizontal(style, gap=18)
        side, picture = style.theme.sides[facts.side], WORDS.picture(facts.name)
        size, points = (40, 32) if self._is_low else (54, 40 if self._is_narrow else 50)
        row.addWidget(Avatar(style, side, facts.name, size=size, picture=picture))
        name = Elided(style, facts.name, TextStyle.PAGE_TITLE)
        name.setFont(style.font(TextStyle.PAGE_TITLE, size=points))
        name.setObjectName("cover-name")
        if self._is_low:
            # In one line, each as wide as its words.
            put(row, over, (name, 1))
        else:
            rows.addWidget(over)
            row.addWidget(name, 1)
        rows.addLayout(row)
        if facts.said:
            rows.addSpacing(0 if self._is_low else style.px(8))
            rows.addWidget(self._recap(style))
        return rows

    def _recap(self, style: Style) -> QWidget:
        """What changed the deal in large letters, what lies on the table, then all the rest."""
        recap = self.facts.recap
        style = replace(style, cards=replace(style.cards, signs=self.facts.signs))
        if self.facts.is_short:
            return self._stacked([*self._rows(style, recap.rows, 19), *self._lying(style)], style)
        panel = Surface(style, fill=style.theme.chrome2, line=style.theme.zone_line, radius=12)
        high, gap = (8, 4) if self._is_low else (16, 10)
        outer = vertical(style, panel, margins=(24, high, 12, high), gap=gap)
        outer.addWidget(Elided(style, self.facts.since, TextStyle.LABEL, ink=style.theme.text2))
        parts = [*self._rows(style, recap.first, 20), *self._lying(style)]
        if parts and recap.rows:
            line = QFrame()
            line.setFixedHeight(style.px(1))
            line.setStyleSheet(f"background: {style.theme.zone_line or style.theme.text2}")
            parts.append(line)
        parts += self._rows(style, recap.rows, 16)
        shown = _Rows(self._stacked(parts, style))
        shown.setAccessibleName(self.facts.since)
        outer.addWidget(shown)
        return panel

    @staticmethod
    def _stacked(parts: list[QWidget], style: Style) -> QWidget:
        inner = QWidget()
        rows = vertical(style, inner, margins=(0, 0, 8, 0), gap=4)
        for part in parts:
            rows.addWidget(part)
        return inner

    def _rows(self, style: Style, rows: Sequence[RecapRow], size: float) -> list[QWidget]:
        """Each player's deeds, after the mark of the side."""
        facts, made = self.facts, []
        for row in rows:
            if row.seat == TABLE:
                for deed in row.deeds:
                    pieces, said = deed.pieces(facts.words), deed.said(facts.words)
                    made.append(_beside_mark(style, QWidget(), pieces, said, size))
                continue
            said = row.said(facts.words)
            sentence: list[Piece] = [
                Bold(piece) if isinstance(piece, Person) else piece
                for piece in row.pieces(facts.words)
            ]
            mark = _Mark(style, facts.sides[row.seat], size)
            made.append(_beside_mark(style, mark, sentence, said, size))
        return made

    def _lying(self, style: Style) -> list[QWidget]:
        """What lies open on the table."""
        words = self.facts.words
        return [
            _beside_mark(style, None, one.pieces(words), one.said(words), 19)
            for one in self.facts.recap.lying
        ]

    def _buttons(self, style: Style) -> QGridLayout:
        px, facts = style.px, self.facts
        self._show = Button(
            style, "", ButtonKind.PRIMARY, key="Enter", height=self._button_height,
            name="cover-show",
            act=self._on_show,
        )  # fmt: skip
        self._show.setAccessibleName(self._show_text(facts.name))
        self._show.setAccessibleDescription(aloud(" ".join(facts.said)))
        self._show.pressed.connect(lambda: self._meant.press(self._style.timing.cover_settling))
        more_acts = [(facts.undo, "undo", self.undo_requested)] if facts.undo else []
        if facts.can_have_phone:
            more_acts.append((self.tr("My cards on a phone"), "phone", self.phone_requested))
        pause, players, *more = (
            Button(style, text, height=self._button_height, name=f"cover-{name}", act=act)
            for text, name, act in (
                (self.tr("Pause the game"), "pause", self.paused),
                (translate("Common", "Change players"), "players", self.players_requested),
                *more_acts,
            )
        )
        self._presses.guard(self._show, pause, players, *more)
        give_way(self._show, pause, players, *more)
        self._others = (pause, players, *more)
        self._lines = QGridLayout()
        self._lines.setHorizontalSpacing(px(16 - 2 * RING))
        self._lines.setVerticalSpacing(px(2))
        # As wide as the words need, and no wider.
        self._lines.setColumnStretch(len(self._others), 1)
        self._fit_buttons()
        return self._lines

    def _across(self) -> int:
        """Pixels from side to side for words and buttons."""
        px, (side, _) = self._style.px, self._margins
        room = self.viewport().width() - 2 * px(side)
        if self._has_packet:
            room -= px(_CARD + 20 + _APART)
        return min(room, px(_WIDEST))

    def _fit_buttons(self) -> None:
        """Let the buttons stand in as many lines as their words need.

        The cover has no room for lines that come and go with its height, so nothing here asks for
        a height that depends on a width.
        """
        lines, name = self._lines, self.facts.name
        room = self._across() - 2 * self._style.px(RING)
        metrics = QFontMetrics(self._show.font())
        least = self._show_text("")
        free = room - self._show.sizeHint().width() + metrics.horizontalAdvance(self._show.text())
        free -= metrics.horizontalAdvance(least)
        self._show.setText(self._show_text(
            metrics.elidedText(name, Qt.TextElideMode.ElideRight, free)
        ))  # fmt: skip
        gap = lines.horizontalSpacing()
        hints = [button.sizeHint().width() for button in self._others]
        for button in (self._show, *self._others):
            lines.removeWidget(button)
        wide = max(*hints[:2], (self._show.sizeHint().width() - gap) // 2)
        has_room = 2 * wide + gap + sum(hint + gap for hint in hints[2:]) <= room
        others = list(self._others)
        if self.facts.can_have_phone:
            # What players and menu offer, too, takes no line from the recap.
            phone = others[-1]
            if phone.parentWidget() is not None or not has_room:
                phone.setVisible(has_room)
            if not has_room:
                lines.addWidget(others.pop(), 1, len(others))
                hints.pop()
        is_one_line = 2 * wide + gap + sum(hint + gap for hint in hints[2:]) <= room
        for column in (0, 1):
            lines.setColumnMinimumWidth(column, wide if 2 * wide + gap <= room else 0)
        lines.addWidget(self._show, 0, 0, 1, 2)
        for place, button in enumerate(others):
            if is_one_line or place < 2:
                lines.addWidget(button, 1, place)
            else:
                lines.addWidget(button, place, 0, 1, 1 if hints[place] <= wide else 2)

    def _show_text(self, name: str) -> str:
        return filled(self.tr("Show {name}’s cards"), name=WORDS.person(name))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._was_low not in (None, self._is_low):
            self._rebuild()
        elif self._others:
            self._fit_buttons()

    def _on_show(self) -> None:
        if self._meant.take():
            self.uncovered.emit()


class _Rows(QScrollArea):
    """As high as its rows where there is room; otherwise they scroll."""

    def __init__(self, content: QWidget) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self._rows = content
        self.setWidget(content)
        for part in (self.viewport(), content):
            part.setAutoFillBackground(False)

    def sizeHint(self) -> QSize:
        high = self._rows.heightForWidth(max(200, self.viewport().width()))
        return QSize(400, high if high > 0 else self._rows.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def minimumSizeHint(self) -> QSize:
        return QSize(100, min(self.sizeHint().height(), 2 * self.fontMetrics().lineSpacing()))


class _Packet(QWidget):
    """Cards face down: how many, and whose, does not matter."""

    _EDGES: Final = 5

    def __init__(self, style: Style) -> None:
        super().__init__()
        self._style = style
        self._atlas = CardAtlas(style.cards)
        self.setFixedSize(style.px(_CARD + 20), style.px(_CARD * 1.4 + 20))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        px = self._style.px
        dpr = self.devicePixelRatioF()
        for edge in range(self._EDGES, -1, -1):
            picture = self._atlas.back(Back.BLUE, px(_CARD), dpr=dpr)
            if edge:
                picture = self._atlas.blank(px(_CARD), dpr=dpr)
            painter.drawPixmap(px(10 - 2 * edge), px(10 - edge), picture)


def _beside_mark(
    style: Style, mark: QWidget | None, pieces: Sequence[Piece], said: str, size: float
) -> QWidget:
    """A sentence after *mark*, or where it would be after one."""
    holder = QWidget()
    line = horizontal(style, holder, margins=(0 if mark else 24, 0, 0, 0), gap=10)
    if mark is not None:
        mark.setFixedWidth(style.px(14))
        line.addWidget(mark, 0, Qt.AlignmentFlag.AlignTop)
    line.addWidget(CardText(style, pieces, said, size=size), 1)
    return holder


class _Mark(QWidget):
    """The shape of a side, level with the first line of the words beside it."""

    def __init__(self, style: Style, side: int, size: float) -> None:
        super().__init__()
        self._style = style
        self._side = style.theme.sides[side]
        self.setFixedSize(style.px(14), round(style.px(size) * LINE))

    def paintEvent(self, _event: QPaintEvent) -> None:
        px = self._style.px
        place = QRectF(0, (self.height() - px(12)) / 2, px(12), px(12))
        paint_shape(QPainter(self), self._side.shape, place, self._side.table)
