"""What every page before a game stands in: its game at the top, two halves, and a foot to go on."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from handfoot_gui.session.game_offers import games_offered
from handfoot_gui.ui.pages.setup.parts import SetupFoot, game_choice
from handfoot_gui.ui.widgets.controls import RING, is_enter
from handfoot_gui.ui.widgets.labels import label
from handfoot_gui.ui.widgets.page import Middle, Page, column
from handfoot_gui.ui.widgets.theme import TextStyle


class SetupFrame(Page):
    """A page with choices that Enter takes and Escape leaves.

    Signals: ``cancelled()``, ``game_chosen(str)`` when another game is to be set up.
    """

    cancelled = Signal()
    game_chosen = Signal(str)

    _foot: SetupFoot

    @abstractmethod
    def problem(self) -> str:
        """Why it cannot be gone on yet, as a sentence; empty when it can."""

    @abstractmethod
    def _show_problem(self) -> None:
        """Say at the foot what is wrong, or what comes."""

    @abstractmethod
    def _on_done(self) -> None:
        """Go on with what is chosen, in which there is no problem."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.cancelled.emit()
        elif is_enter(event):
            # A key that is still held was meant for what lay here before.
            if not event.isAutoRepeat():
                self._go_on()
        else:
            super().keyPressEvent(event)

    def _go_on(self) -> None:
        if not self.problem():
            self._on_done()

    def _framed(self, title: str, halves: Sequence[QVBoxLayout], *, game: str = "") -> QWidget:
        """*halves*, the rules first, beside one another where there is room for both.

        With a *game* the others that can be played are offered above them.
        """
        style, px = self._style, self._style.px
        content = QWidget()
        rows = QVBoxLayout(content)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        side = 24 if self._is_narrow else 48
        upper, layout = column(style, margins=(side - RING, 20, side - RING, 6))
        head = label(style, title, TextStyle.PAGE_TITLE)
        head.setContentsMargins(px(RING), 0, 0, 0)
        layout.addWidget(head)
        layout.addSpacing(px(4))
        if game and len(games_offered()) > 1:
            games = game_choice(style, game)
            games.chosen.connect(self.game_chosen)
            layout.addLayout(at_left(games))
            # Beside one another the halves begin with fields, which leave room around them.
            layout.addSpacing(px(10) if self._is_narrow else 0)
        beside = QVBoxLayout() if self._is_narrow else QHBoxLayout()
        beside.setSpacing(px((24 if self._is_narrow else 48) - RING))
        for half, stretch in zip(halves, (10, 11), strict=False):
            beside.addLayout(half, stretch)
        layout.addLayout(beside)
        layout.addStretch(1)
        rows.addWidget(Middle(upper), 1)
        self._foot = SetupFoot(style, side, is_narrow=self._is_narrow)
        self._foot.cancel.clicked.connect(self.cancelled)
        self._foot.deal.clicked.connect(self._go_on)
        rows.addWidget(self._foot)
        self._show_problem()
        return content

    def _rules_rows(self) -> QVBoxLayout:
        """The half of the rules with nothing but its title yet."""
        px = self._style.px
        rows = QVBoxLayout()
        rows.setSpacing(px(8 - RING))
        title = label(self._style, self.tr("Rules"), TextStyle.SECTION_TITLE)
        title.setContentsMargins(px(RING), 0, 0, px(4) if self._is_narrow else 0)
        if not self._is_narrow:
            # As high as the fields beside the other half's title, so that both stand in a line.
            title.setFixedHeight(px(40) + 2 * px(RING))
        rows.addWidget(title)
        return rows


def at_left(widget: QWidget) -> QHBoxLayout:
    """*widget* at the left of a line."""
    line = QHBoxLayout()
    line.addWidget(widget)
    line.addStretch(1)
    return line
