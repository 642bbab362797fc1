"""What the pages before a game have in common: the choice of the game, and the foot."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from handfoot_gui.session.game_offers import games_offered
from handfoot_gui.ui.pages.setup.choice import SeatChoice
from handfoot_gui.ui.widgets.controls import RING, Button, ButtonKind
from handfoot_gui.ui.widgets.fields import Segments
from handfoot_gui.ui.widgets.figures import filled
from handfoot_gui.ui.widgets.labels import breakable, label, set_ink
from handfoot_gui.ui.widgets.page import Footer
from handfoot_gui.ui.widgets.theme import Style, TextStyle
from handfoot_gui.ui.widgets.titles import game_title


def game_choice(style: Style, game: str) -> Segments:
    """The games that can be played, *game* chosen; its signal ``chosen`` says another."""
    offered = games_offered()
    choice = Segments(style, [(game_title(one), one) for one in offered], name="game")
    choice.set_accessible_names(QCoreApplication.translate("Setup", "Game"))
    if game in offered:
        choice.set_value(game)
    return choice


def tidy(name: str) -> str:
    """*name* in one line without blanks around it."""
    return " ".join(name.split())


def problem_of_names(seats: Sequence[SeatChoice]) -> str:
    """What is wrong with the names of *seats*, as a sentence; empty when nothing is."""
    names = [tidy(seat.name) for seat in seats]
    if not all(names):
        return QCoreApplication.translate("Setup", "A name is missing.")
    folded = [name.casefold() for name in names]
    for place, name in enumerate(names):
        if folded[place] in folded[:place]:
            text = QCoreApplication.translate("Setup", "Two players have the name {name}.")
            return filled(text, name=name)
    return ""


class SetupFoot(Footer):
    """One sentence about what will be dealt, and the two ways on: `cancel` and `deal`."""

    def __init__(self, style: Style, side: float, *, is_narrow: bool) -> None:
        """*side* are the units of the page's margin."""
        super().__init__(style)
        px = style.px
        parts = self.middle(QVBoxLayout() if is_narrow else QHBoxLayout(), side)
        parts.setSpacing(px(16 - 2 * RING))
        self._sentence = label(style, "", TextStyle.NAME, wraps=True)
        self._sentence.setObjectName("sentence")
        parts.addWidget(self._sentence, 1)
        buttons = QHBoxLayout()
        buttons.setSpacing(px(16 - 2 * RING))
        buttons.addStretch(1)
        self.cancel = Button(style, self.tr("Cancel"), height=52, name="cancel")
        self.deal = Button(
            style, self.tr("Deal the cards"), ButtonKind.PRIMARY, height=52, name="deal"
        )
        buttons.addWidget(self.cancel)
        buttons.addWidget(self.deal)
        parts.addLayout(buttons)

    def show_problem(self, problem: str, dealt: str) -> None:
        """Say *problem*, or *dealt* when there is none."""
        self._sentence.setText(breakable(problem) or dealt)
        theme = self._style.theme
        set_ink(self._sentence, theme.warn if problem else theme.text)
        self.deal.setEnabled(not problem)
