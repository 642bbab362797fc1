"""What the pages before a game share: rules and seats side by side, and what will be dealt."""

from __future__ import annotations

from abc import abstractmethod

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from handfoot_gui.core.match_settings import Agreements
from handfoot_gui.core.text.words import Words
from handfoot_gui.session.text.match_settings import agreed
from handfoot_gui.ui.pages.setup.choice import USUAL_SEATS, GameChoice, SeatChoice
from handfoot_gui.ui.pages.setup.frame import SetupFrame
from handfoot_gui.ui.pages.setup.seat_rows import SeatRows
from handfoot_gui.ui.widgets.controls import RING, Button
from handfoot_gui.ui.widgets.figures import figure
from handfoot_gui.ui.widgets.icons import Sign
from handfoot_gui.ui.widgets.labels import label
from handfoot_gui.ui.widgets.theme import Look, Role


class SetupPage(SetupFrame):
    """A page to set up a game; what may be chosen is for the page of the game.

    Signals besides those of `SetupFrame`: ``deal_requested(object)`` with the choice,
    ``print_requested()`` (a blank score sheet), ``card_requested(game, options, title)``.
    """

    deal_requested = Signal(object)
    print_requested = Signal()
    card_requested = Signal(str, object, str)

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._words = Words(lambda context, text: QCoreApplication.translate(context, text), figure)
        self.people: tuple[str, ...] = ()
        """Names to be offered while one is typed, from the next choice shown on."""
        self._seats: tuple[SeatChoice, ...] = USUAL_SEATS
        """Six, so that names come back when more players sit down again."""
        self._agreements = Agreements()

    @abstractmethod
    def choice(self) -> GameChoice:
        """What is chosen now; names without blanks around them."""

    @property
    @abstractmethod
    def _game(self) -> str:
        """The game that is set up; empty before the first choice."""

    @abstractmethod
    def _rules(self, rows: QVBoxLayout) -> None:
        """Fill *rows* with what is chosen of the rules."""

    @abstractmethod
    def _seat_rows(self) -> SeatRows:
        """The seats as they are chosen."""

    @abstractmethod
    def _before(self) -> str:
        """What is to be known before the first deal."""

    @abstractmethod
    def _dealt(self) -> str:
        """What will be dealt, in one sentence."""

    @abstractmethod
    def _on_table(self, players: int, sides: str) -> None:
        """Another number of players, or other sides."""

    @abstractmethod
    def _on_seats(self, seats: tuple[SeatChoice, ...]) -> None:
        """Other names or bots."""

    def all_seats(self) -> tuple[SeatChoice, ...]:
        """The seats chosen and those of a larger table."""
        return self._seats

    def set_agreements(self, agreements: Agreements) -> None:
        """Say what is agreed on in a new game."""
        self._agreements = agreements
        if self.widget() is not None and self._game:
            self._show_problem()

    # -- content ----------------------------------------------------------------------------

    def _content(self) -> QWidget:
        if not self._game:
            return QWidget()
        halves = (self._rules_half(), self._seats_half())
        return self._framed(self.tr("New game"), halves, game=self._game)

    def _rules_half(self) -> QVBoxLayout:
        rows = self._rules_rows()
        self._rules(rows)
        rows.addStretch(1)
        return rows

    def _papers(self) -> tuple[Button, ...]:
        """The ways to what can be printed, below the seats."""
        name = "print-sheet"
        paper = Button(self._look, self.tr("Print score sheet"), sign=Sign.SHEET, name=name)
        paper.clicked.connect(self.print_requested)
        return (paper,)

    def _card_button(self) -> Button:
        """The way to the rules as they are chosen, on one page."""
        card = Button(self._look, self.tr("Show rule card"), sign=Sign.SHEET, name="show-card")
        card.clicked.connect(self.show_rules)
        return card

    def show_rules(self) -> None:
        """Let people read the rules as they are chosen."""
        choice = self.choice()
        self.card_requested.emit(choice.game, choice.options, choice.title)

    def _seats_half(self) -> QVBoxLayout:
        look, px = self._look, self._look.px
        rows = QVBoxLayout()
        rows.setSpacing(px(8))
        seats = self._seat_rows()
        seats.changed.connect(lambda: self._on_seats(seats.seats))
        seats.table_changed.connect(self._on_table)
        rows.addWidget(seats)
        said = label(look, self._before(), Role.LABEL, ink=look.theme.text2, wraps=True)
        said.setContentsMargins(px(RING), 0, 0, 0)
        rows.addWidget(said)
        papers = QHBoxLayout()
        papers.setSpacing(px(2))
        for paper in self._papers():
            papers.addWidget(paper)
        papers.addStretch(1)
        rows.addLayout(papers)
        rows.addStretch(1)
        return rows

    def _show_problem(self) -> None:
        said = " ".join(filter(None, (self._dealt(), agreed(self._words, self._agreements))))
        self._foot.show_problem(self.problem(), said)

    def _on_done(self) -> None:
        self.deal_requested.emit(self.choice())
