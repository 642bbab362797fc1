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
from handfoot_gui.ui.widgets.figures import filled, translate
from handfoot_gui.ui.widgets.held_keys import PRESSING, NewPresses
from handfoot_gui.ui.widgets.icons import paint_shape
from handfoot_gui.ui.widgets.labels import Elided, Surface
from handfoot_gui.ui.widgets.layouts import horizontal, vertical
from handfoot_gui.ui.widgets.page import Page
from handfoot_gui.ui.widgets.theme import Style, TextStyle, Theme
from handfoot_gui.ui.widgets.vocabulary import WORDS

SETTLING_MS: Final = 600
"""So long after the cover came a press means nothing: it was meant for what lay there before."""

_CARD: Final = 216
_LONGEST: Final = 210
"""Units of a name on a button."""

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
    """The same player has just acted, with no card of the own hand in sight."""
    undo: str = ""
    """What takes back the move that ended the turn before; empty where that stands."""
    recap: Recap = Recap()
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


def on_table(theme: Theme) -> Theme:
    """*theme* for controls that stand on the table's own surface."""
    return replace(
        theme,
        chrome=theme.table,
        chrome2=theme.zone,
        text=theme.on,
        text2=theme.on2,
        line=theme.on,
        field_line=theme.on2,
        focus=theme.focus_outer,
        sides=tuple(replace(mark, chrome=mark.table) for mark in theme.sides),
    )


class CoverPage(Page):
    """Fills the window until somebody presses the button that shows the cards.

    Signals: ``uncovered()``, ``paused()``, ``players_requested()``, ``undo_requested()``.
    """

    breaks = (980,)
    uncovered = Signal()
    paused = Signal()
    players_requested = Signal()
    undo_requested = Signal()

    def __init__(self, style: Style) -> None:
        super().__init__(style)
        self.facts = CoverFacts("", 0)
        """What it says."""
        self._since_shown = QElapsedTimer()
        self._since_shown.start()
        self._is_meant = False
        self._presses = NewPresses(self)
        self.setObjectName("cover")

    def set_facts(self, facts: CoverFacts) -> None:
        """Cover the table for the player of *facts*."""
        self.facts = facts
        self._is_meant = False
        self._since_shown.restart()
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

    def _content(self) -> QWidget:
        theme = self._style.theme
        style = replace(self._style, theme=on_table(theme))
        content = QWidget()
        palette = content.palette()
        palette.setColor(QPalette.ColorRole.Window, QColor(theme.table))
        content.setPalette(palette)
        content.setAutoFillBackground(True)
        self.setPalette(palette)
        side, high = (32, 8) if self._is_narrow else (96, 24)
        halves = horizontal(style, content, margins=(side, high, side, high), gap=96)
        halves.addStretch(1)
        if not self._is_narrow and not self.facts.is_short:
            halves.addWidget(_Packet(style), 0, Qt.AlignmentFlag.AlignVCenter)
        holder = QWidget()
        holder.setMaximumWidth(style.px(680))
        column = vertical(style, gap=4 if self._is_narrow else 12)
        column.addStretch(1)
        column.addLayout(self._told(style))
        column.addLayout(self._buttons(style))
        said = self.tr("The cards stay covered until the button is pressed.")
        # Whatever wraps would make the page as high as it likes to be, and its buttons scroll.
        note = Elided(style, said, TextStyle.BODY, ink=theme.on2)
        note.setContentsMargins(style.px(RING), 0, 0, 0)
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
        rows.addWidget(over)
        row = horizontal(style, gap=18)
        side, picture = style.theme.sides[facts.side], WORDS.picture(facts.name)
        row.addWidget(Avatar(style, side, facts.name, size=54, picture=picture))
        name = Elided(style, facts.name, TextStyle.PAGE_TITLE)
        name.setFont(style.font(TextStyle.PAGE_TITLE, size=40 if self._is_narrow else 50))
        name.setObjectName("cover-name")
        row.addWidget(name, 1)
        rows.addLayout(row)
        if facts.said:
            rows.addSpacing(style.px(8))
            rows.addWidget(self._recap(style))
        return rows

    def _recap(self, style: Style) -> QWidget:
        """What changed the deal in large letters, what lies on the table, then all the rest."""
        recap = self.facts.recap
        style = replace(style, cards=replace(style.cards, signs=self.facts.signs))
        if self.facts.is_short:
            return self._stacked([*self._rows(style, recap.rows, 19), *self._lying(style)], style)
        panel = Surface(style, fill=style.theme.chrome2, line=style.theme.zone_line, radius=12)
        outer = vertical(style, panel, margins=(24, 16, 12, 16), gap=10)
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
        metrics = QFontMetrics(style.font(TextStyle.BUTTON, size=18))
        short = metrics.elidedText(facts.name, Qt.TextElideMode.ElideRight, px(_LONGEST))
        text = filled(self.tr("Show {name}’s cards"), name=WORDS.person(short))
        self._show = Button(
            style, text, ButtonKind.PRIMARY, key="Enter", height=56, name="cover-show",
            act=self._on_show,
        )  # fmt: skip
        self._show.setAccessibleName(
            filled(self.tr("Show {name}’s cards"), name=WORDS.person(facts.name))
        )
        self._show.setAccessibleDescription(" ".join(facts.said))
        self._show.pressed.connect(self._on_pressed)
        undo = [(facts.undo, "undo", self.undo_requested)] if facts.undo else []
        pause, players, *more = (
            Button(style, text, height=56, name=f"cover-{name}", act=act)
            for text, name, act in (
                (self.tr("Pause the game"), "pause", self.paused),
                (translate("Common", "Change players"), "players", self.players_requested),
                *undo,
            )
        )
        self._presses.guard(self._show, pause, players, *more)
        give_way(pause, players, *more)
        lines = QGridLayout()
        lines.setHorizontalSpacing(px(16 - 2 * RING))
        lines.setVerticalSpacing(px(2))
        lines.addWidget(self._show, 0, 0, 1, 2)
        lines.addWidget(pause, 1, 0)
        lines.addWidget(players, 1, 1)
        for button in more:
            lines.addWidget(button, 1, 2)
        # As wide as the words need, and no wider.
        lines.setColumnStretch(3, 1)
        wide = max(
            pause.sizeHint().width(), players.sizeHint().width(), self._show.sizeHint().width() // 2
        )
        for column in (0, 1):
            lines.setColumnMinimumWidth(column, wide)
        return lines

    def _on_pressed(self) -> None:
        self._is_meant = self._since_shown.elapsed() >= SETTLING_MS

    def _on_show(self) -> None:
        if self._is_meant:
            self._is_meant = False
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
