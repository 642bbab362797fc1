"""The pages of the game that is open: its table, the cover over it, and its score."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtWidgets import QWidget

from handfoot_gui.ui.widgets.icons import Icon
from handfoot_gui.ui.widgets.rising import RISE_MS, Rising
from handfoot_gui.ui.widgets.system import SYSTEM
from handfoot_gui.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from handfoot_gui.ui.game.page import GamePage
    from handfoot_gui.ui.game.score.score_facts import ScoreFacts
    from handfoot_gui.ui.game.score.score_page import ScorePage
    from handfoot_gui.ui.game.score.won_page import WonPage
    from handfoot_gui.ui.game.screen.cover_page import CoverFacts, CoverPage


_RISE: Final = 40
"""Units that a page comes up over the table."""


class Made(NamedTuple):
    """What is called with each page once that is made, to connect it."""

    table: Callable[[GamePage], None]
    cover: Callable[[CoverPage], None]
    score: Callable[[ScorePage], None]
    won: Callable[[WonPage], None]


class GamePages:
    """Makes each page when it is first shown; until then it is not even imported."""

    def __init__(self, window: MainWindow, when: Made) -> None:
        self.window = window
        self._when = when
        self._table: GamePage | None = None
        self._cover: CoverPage | None = None
        self._score: ScorePage | None = None
        self._won: WonPage | None = None

    @property
    def table(self) -> GamePage:
        if self._table is None:
            from handfoot_gui.ui.game.page import GamePage

            does = self.window.commands
            actions = (
                (does.leave, Icon.BACK),
                (does.game.redo, Icon.REDO),
                (does.game.undo, Icon.UNDO),
                (does.game.hint, Icon.HINT),
                (does.game.sheet, Icon.SHEET),
                (does.preferences, Icon.SLIDERS),
            )
            self._table = GamePage(self.window.ui_style, does.menu, actions)
            self.window.pages.add(self._table)
            self._when.table(self._table)
        return self._table

    @property
    def cover(self) -> CoverPage:
        if self._cover is None:
            from handfoot_gui.ui.game.screen.cover_page import CoverPage

            self._cover = CoverPage(self.window.ui_style)
            self.window.pages.add(self._cover)
            self._when.cover(self._cover)
        return self._cover

    @property
    def score(self) -> ScorePage:
        if self._score is None:
            from handfoot_gui.ui.game.score.score_page import ScorePage

            self._score = ScorePage(self.window.ui_style)
            self.window.pages.add(self._score)
            self._when.score(self._score)
        return self._score

    @property
    def won(self) -> WonPage:
        if self._won is None:
            from handfoot_gui.ui.game.score.won_page import WonPage

            self._won = WonPage(self.window.ui_style)
            self.window.pages.add(self._won)
            self._when.won(self._won)
        return self._won

    @property
    def is_won_made(self) -> bool:
        """Whether there was ever the end of a game."""
        return self._won is not None

    @property
    def is_at_won(self) -> bool:
        """Whether it is shown who has won the game."""
        return self._won is not None and self.window.page is self._won

    @property
    def is_score_made(self) -> bool:
        """Whether there was ever a score."""
        return self._score is not None

    @property
    def is_cover_made(self) -> bool:
        """Whether there was ever a cover."""
        return self._cover is not None

    @property
    def is_at_table(self) -> bool:
        """Whether the card table is the page that is shown."""
        return self._table is not None and self.window.page is self._table

    @property
    def is_covered(self) -> bool:
        """Whether the cover is the page that is shown."""
        return self._cover is not None and self.window.page is self._cover

    @property
    def is_at_score(self) -> bool:
        """Whether the score is the page that is shown."""
        return self._score is not None and self.window.page is self._score

    @property
    def is_playing(self) -> bool:
        """Whether a game that is not over yet is shown."""
        is_scored = self._score is not None and self.is_at_score and not self._score.is_over
        return self.is_at_table or self.is_covered or is_scored

    def show_table(self) -> None:
        """Show the card table."""
        self.window.show_page(self.table)
        self.table.settle()

    def show_cover(self, facts: CoverFacts) -> None:
        """Cover the whole window until the player of *facts* wants to see the own cards."""
        self.cover.set_facts(facts)
        self.window.show_page(self.cover)
        self.cover.take_focus()

    def show_score(self, facts: ScoreFacts) -> None:
        """Show the score."""
        below = self._table if self.is_at_table else None
        with coming_over(self.window, below):
            # An empty page would get the keyboard, and readers would say that it has no name.
            self.score.set_facts(facts)
            self.window.show_page(self.score)

    def show_won(self, facts: ScoreFacts) -> None:
        """Show who has won the game."""
        below, was_there = self._table if self.is_at_table else None, self.is_at_won
        with coming_over(self.window, below):
            self.window.show_page(self.won)
            self.won.set_facts(facts)
            if not was_there:
                self.won.open_fan(SYSTEM.motion(self.window.preferences.animation), RISE_MS)


@contextmanager
def coming_over(window: MainWindow, below: QWidget | None) -> Iterator[None]:
    """The page that is shown meanwhile comes up over that *below*; None: it is there at once."""
    factor, pages = SYSTEM.motion(window.preferences.animation), window.pages
    is_seen = below is not None and factor > 0 and window.isVisible()
    picture = below.grab() if below is not None and is_seen else None
    yield
    if picture is not None:
        rising = Rising(pages, picture, pages.page, window.ui_style.px(_RISE))
        rising.start(RISE_MS * factor)
