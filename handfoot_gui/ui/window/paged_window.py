"""The window as a stack of pages: each is made when it is first shown, and asks through signals.

A page is imported when it is first shown, so that the table is there soon.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QWidget

from handfoot_gui.core.preferences import Preferences, Setup
from handfoot_gui.ui.game.page import GamePage
from handfoot_gui.ui.game.side_panel import PanelFacts
from handfoot_gui.ui.widgets.icons import Sign
from handfoot_gui.ui.widgets.page import show_top
from handfoot_gui.ui.widgets.theme import Look
from handfoot_gui.ui.window.actions import WindowActions
from handfoot_gui.ui.window.look import WindowLook
from handfoot_gui.ui.window.page_kinds import Restyled

if TYPE_CHECKING:
    from handfoot_gui.ui.game.cover_page import CoverFacts, CoverPage
    from handfoot_gui.ui.game.score_facts import ScoreFacts
    from handfoot_gui.ui.game.score_page import ScorePage
    from handfoot_gui.ui.pages.setup.choice import NewGame, SeatChoice
    from handfoot_gui.ui.pages.setup.new_game_page import NewGamePage
    from handfoot_gui.ui.pages.setup.other_game_page import OtherGamePage
    from handfoot_gui.ui.pages.setup.page import SetupPage
    from handfoot_gui.ui.pages.start.cards import StartFacts
    from handfoot_gui.ui.pages.start.page import StartPage


class PagedWindow(QMainWindow):
    """Shows one page at a time and tells what was asked for on it.

    Signals: ``setup_requested()`` (a new game is to be set up), ``setup_cancelled()`` (it is not
    wanted after all), ``game_requested(str)`` (one of a certain game), ``keep_requested()`` (the
    score of one with paper cards), ``deal_requested(choice)`` (a `NewGame` or `OtherGame`),
    ``continue_requested(id)``, ``delete_requested(id)``, ``start_requested()`` (leave the table),
    ``sheet_requested()``, ``print_requested()`` (a score sheet), ``card_requested(game, options,
    title)`` (of rules), ``table_requested()``, ``next_deal_requested()``, ``again_requested()``,
    ``line_chosen(row)`` (of the log beside the table), ``pace_chosen(BotPace)``,
    ``uncover_requested()``, ``players_requested()``, ``page_shown()`` (any page, by anybody).
    """

    setup_requested = Signal()
    setup_cancelled = Signal()
    game_requested = Signal(str)
    keep_requested = Signal()
    deal_requested = Signal(object)
    continue_requested = Signal(str)
    delete_requested = Signal(str)
    start_requested = Signal()
    sheet_requested = Signal()
    print_requested = Signal()
    card_requested = Signal(str, object, str)
    table_requested = Signal()
    next_deal_requested = Signal()
    again_requested = Signal()
    line_chosen = Signal(int)
    pace_chosen = Signal(object)
    uncover_requested = Signal()
    players_requested = Signal()
    page_shown = Signal()

    def __init__(self, liked: Preferences, size: QSize) -> None:
        """*size* is that of the window at first, in logical pixels."""
        super().__init__()
        self._liked = liked
        self._looks = WindowLook(self, size, liked)
        self._start: StartPage | None = None
        self._setup: NewGamePage | None = None
        self._other: OtherGamePage | None = None
        self._shown_game = ""
        """The game whose table was shown last."""
        self._game: GamePage | None = None
        self._score: ScorePage | None = None
        self._cover: CoverPage | None = None
        self._more: list[Restyled] = []
        self._stack = QStackedWidget()
        self.setCentralWidget(self._stack)
        self._actions = WindowActions(self)

    @property
    def look(self) -> Look:
        """The theme and scale in force."""
        return self._looks.look

    @property
    def preferences(self) -> Preferences:
        """The preferences in force."""
        return self._liked

    @property
    def is_at_start(self) -> bool:
        """Whether the start page is the page that is shown."""
        return self._start is not None and self._start.isVisible()

    @property
    def is_at_score(self) -> bool:
        """Whether the score page is the page that is shown."""
        return self._score is not None and self._stack.currentWidget() is self._score

    @property
    def start_page(self) -> StartPage:
        if self._start is None:
            from handfoot_gui.ui.pages.start.page import StartPage

            page = self._start = StartPage(self.look)
            page.continue_requested.connect(self.continue_requested)
            page.delete_requested.connect(self.delete_requested)
            page.new_game_requested.connect(self.setup_requested)
            page.game_requested.connect(self.game_requested)
            page.keep_requested.connect(self.keep_requested)
            page.open_requested.connect(self._actions.open.trigger)
            page.book_requested.connect(self._actions.book.trigger)
            page.preferences_requested.connect(self._actions.preferences.trigger)
            page.help_requested.connect(self._actions.help.trigger)
            page.print_requested.connect(self.print_requested)
            self._stack.addWidget(page)
        return self._start

    @property
    def new_game_page(self) -> NewGamePage:
        if self._setup is None:
            from handfoot_gui.ui.pages.setup.new_game_page import NewGamePage

            page = self._setup = NewGamePage(self.look)
            self._add_setup(page)
        return self._setup

    @property
    def other_game_page(self) -> OtherGamePage:
        if self._other is None:
            from handfoot_gui.ui.pages.setup.other_game_page import OtherGamePage

            page = self._other = OtherGamePage(self.look)
            self._add_setup(page)
        return self._other

    def _add_setup(self, page: SetupPage) -> None:
        page.deal_requested.connect(self.deal_requested)
        page.print_requested.connect(self.print_requested)
        page.card_requested.connect(self.card_requested)
        page.cancelled.connect(self.setup_cancelled)
        page.game_chosen.connect(self.game_requested)
        self._stack.addWidget(page)

    @property
    def game_page(self) -> GamePage:
        if self._game is None:
            does = self._actions
            actions = (
                (does.undo, Sign.UNDO),
                (does.hint, Sign.HINT),
                (does.sheet, Sign.SHEET),
                (does.preferences, Sign.SLIDERS),
            )
            page = self._game = GamePage(self.look, does.menu, actions)
            page.panel.set_pace(self._liked.bot_pace)
            page.panel.pace_chosen.connect(self.pace_chosen)
            page.panel.sheet_requested.connect(self.sheet_requested)
            page.panel.line_chosen.connect(self.line_chosen)
            self._stack.addWidget(page)
        return self._game

    @property
    def score_page(self) -> ScorePage:
        if self._score is None:
            from handfoot_gui.ui.game.score_page import ScorePage

            page = self._score = ScorePage(self.look)
            page.next_deal_requested.connect(self.next_deal_requested)
            page.table_requested.connect(self.table_requested)
            page.again_requested.connect(self.again_requested)
            page.check_requested.connect(self._actions.check.trigger)
            page.look_back_requested.connect(self._actions.look_back.trigger)
            page.print_requested.connect(self.print_requested)
            page.start_requested.connect(self.start_requested)
            self._stack.addWidget(page)
        return self._score

    @property
    def is_covered(self) -> bool:
        """Whether the cover is the page that is shown."""
        return self._cover is not None and self._stack.currentWidget() is self._cover

    @property
    def cover_page(self) -> CoverPage:
        if self._cover is None:
            from handfoot_gui.ui.game.cover_page import CoverPage

            page = self._cover = CoverPage(self.look)
            page.uncovered.connect(self.uncover_requested)
            page.paused.connect(self.start_requested)
            page.players_requested.connect(self.players_requested)
            self._stack.addWidget(page)
        return self._cover

    def show_start(self, facts: StartFacts) -> None:
        """Show the start page."""
        self.start_page.set_facts(facts)
        self._show(self.start_page)

    def show_other_game(self, game: str, chosen: Setup, seats: tuple[SeatChoice, ...]) -> None:
        """Let people set up a game without house rules, beginning with *chosen*."""
        self.other_game_page.set_agreements(self._liked.agreements)
        self.other_game_page.set_choice(game, chosen, seats)
        self._show(self.other_game_page)

    def show_new_game(self, choice: NewGame) -> None:
        """Let people set up a game, beginning with *choice*."""
        self.new_game_page.set_agreements(self._liked.agreements)
        self.new_game_page.set_choice(choice)
        self._show(self.new_game_page)

    def set_table(self, table: QWidget, game: str) -> None:
        """Put the card table of *game* into the game page."""
        self._shown_game = game
        self.game_page.set_table(table)

    @property
    def game(self) -> str:
        """The game that is played, or the one that was dealt last."""
        return self._liked.game if self.is_at_start else self._shown_game or self._liked.game

    def set_facts(self, facts: PanelFacts) -> None:
        """Show *facts* around the card table."""
        self.game_page.set_facts(facts)

    @property
    def page(self) -> QWidget:
        """The page that is shown."""
        shown = self._stack.currentWidget()
        assert shown is not None, "a page is shown from the start"
        return shown

    def add_page(self, page: Restyled) -> None:
        """Make room for a page of somebody else's, which follows the look from now on."""
        self._more.append(page)
        self._stack.addWidget(cast(QWidget, page))

    def remove_page(self, page: Restyled) -> None:
        """Let go of a page that was added; another one is shown already."""
        self._more.remove(page)
        widget = cast(QWidget, page)
        self._stack.removeWidget(widget)
        widget.deleteLater()

    def show_page(self, page: QWidget) -> None:
        """Show a page that was added, or one of the own."""
        self._show(page)

    def show_game(self) -> None:
        """Show the card table."""
        self._show(self.game_page)
        self.game_page.settle()

    def show_score(self, facts: ScoreFacts) -> None:
        """Show the score page."""
        self._show(self.score_page)
        self.score_page.set_facts(facts)

    def show_cover(self, facts: CoverFacts) -> None:
        """Cover the whole window until the player of *facts* wants to see the own cards."""
        self.cover_page.set_facts(facts)
        self._show(self.cover_page)
        self.cover_page.take_focus()

    def _pages(self) -> Iterator[Restyled]:
        """All pages that have been made."""
        own = (self._start, self._setup, self._other, self._game, self._score, self._cover)
        yield from (page for page in own if page is not None)
        yield from self._more

    def _show(self, page: QWidget) -> None:
        """Show *page*, from its top unless it is the page that is shown already."""
        if page is not self._stack.currentWidget():
            # Once before, so that nobody sees it move, and once with what it has when shown.
            show_top(page)
            self._stack.setCurrentWidget(page)
            show_top(page)
        self.page_shown.emit()
