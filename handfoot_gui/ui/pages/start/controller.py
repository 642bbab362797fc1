"""The start page between the window and the folder: what lies there, and what went wrong."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import date, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication

from handfoot_gui.core.preferences import Preferences
from handfoot_gui.core.text.words import Words, person_key
from handfoot_gui.games import GAMES
from handfoot_gui.storage.faults import SaveError
from handfoot_gui.storage.saves import Saves
from handfoot_gui.storage.text.faults import fault
from handfoot_gui.ui.pages.start.taking_in import TakingIn
from handfoot_gui.ui.widgets.figures import filled
from handfoot_gui.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from handfoot_gui.ui.pages.start.facts import Beside, FolderReading
    from handfoot_gui.ui.pages.start.page import StartPage

_SHOWN_EVERY: Final = 0.5
"""Seconds after which games that were found meanwhile are shown."""


class StartController(QObject):
    """Shows the games of the household's folder and finds them again.

    Finished games among them, copied there or left by a program that was killed, are taken in
    while the page can be used: they are put with the finished ones and entered into the family
    book. What is left when the page is left or the program ends is done the next time, or when the
    book is opened.
    """

    def __init__(
        self,
        window: MainWindow,
        words: Words,
        saves: Saves,
        when_made: Callable[[StartPage], None],
        is_first: Callable[[], bool],
        parent: QObject | None = None,
    ) -> None:
        """*when_made* is called with the page once it is made, to connect it; *is_first* says
        whether this household is new, and is asked who plays."""
        super().__init__(parent)
        self._when_made, self._is_first = when_made, is_first
        self._page: StartPage | None = None
        self._window, self._words, self._saves = window, words, saves
        timing = window.ui_style.timing
        self._notices: list[str] = []
        """Sentences that are read when the page is shown."""
        self._reading: FolderReading | None = None
        """What is being read."""
        self._taking_in = TakingIn(saves, timing, self)
        self._taking_in.begun.connect(self._on_taking_in)
        self._shown_at = 0.0
        self._timer = QTimer(self)
        self._timer.setInterval(timing.window_turn)
        self._timer.timeout.connect(self.take_turn)
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.applicationStateChanged.connect(self._on_application_state)
        window.page_shown.connect(lambda: window.commands.start.setEnabled(not self.is_shown))

    @property
    def page(self) -> StartPage:
        if self._page is None:
            from handfoot_gui.ui.pages.start.page import StartPage

            self._page = StartPage(self._window.ui_style)
            self._window.pages.add(self._page)
            self._when_made(self._page)
        return self._page

    @property
    def is_shown(self) -> bool:
        """Whether the start page is the page that is shown."""
        return self._page is not None and self._window.page is self._page

    @property
    def is_busy(self) -> bool:
        """Whether files are still to be read or taken in."""
        return self._timer.isActive()

    def show(self) -> None:
        """Show the page, with what was noted since."""
        from handfoot_gui.session.game_offers import games_offered
        from handfoot_gui.ui.pages.start.facts import StartFacts, name_of_user

        preferences, offered = self._window.preferences, games_offered()
        reading = self._folder_reading()
        game = preferences.game if preferences.game in offered else offered[0]
        asked = name_of_user() if self._is_first() else None
        names = preferences.names[:4]
        lesson = lesson_to_go_on(preferences, game)
        beside = self._beside()
        notices = tuple(dict.fromkeys((*self._notices, *reading.notices)))
        self._notices.clear()
        self.page.set_facts(StartFacts(reading.cards, names, notices, game, asked, lesson, beside))
        self._window.show_page(self.page)
        self._go_on()

    def _beside(self) -> Beside:
        """What there is to do beside playing; what is wrong with its file is noted."""
        from handfoot_gui.storage.practice import PracticeBook
        from handfoot_gui.storage.puzzle_progress import PuzzleProgress, Tried
        from handfoot_gui.storage.puzzles import positions_in
        from handfoot_gui.ui.pages.start.facts import Beside

        preferences = self._window.preferences
        lessons = [name for name, game in GAMES.items() if game.has_lesson]
        puzzles = [name for name, game in GAMES.items() if game.has_puzzles]
        progress = PuzzleProgress(self._saves.home)
        if (error := progress.read()) is not None:
            self.note_fault(error)
        person = person_key(preferences.puzzler or preferences.names[0])
        today, practice = date.today(), PracticeBook(self._saves.home)
        if (error := practice.read(person)) is not None:
            self.note_fault(error)
        made_on = practice.due_days(person, today)
        tried = [one for game in puzzles for one in progress.of(person, game).values()]
        return Beside(
            lessons=len(lessons),
            is_lesson_left=any(preferences.lessons.get(name) for name in lessons),
            puzzles=sum(map(positions_in, puzzles)),
            solved=tried.count(Tried.SOLVED),
            due=len(made_on),
            is_of_yesterday=today - timedelta(days=1) in made_on,
            is_challenge_left=self._is_challenge_left(),
        )

    def _is_challenge_left(self) -> bool:
        """Whether whoever plays here has begun a challenge by code and can go on with it; what is
        wrong with its file is said on its page."""
        path = self._saves.home / "challenges.json"
        if not path.exists():
            # Most households have none, and their start page comes up sooner.
            return False
        from handfoot_gui.storage.challenges import Challenges

        challenges = Challenges(self._saves.home)
        name = self._window.preferences.names[0]
        return challenges.read() is None and challenges.left_by(name) is not None

    def name_player(self) -> None:
        """Whoever plays has said a name, or none."""
        names = self._window.preferences.names[:4]
        self.page.set_facts(replace(self.page.facts, names=names, offered_name=None))
        self.page.focus_start()

    def note(self, text: str) -> None:
        """Say *text* when the page is shown next."""
        self._notices.append(text)

    def note_fault(self, error: SaveError) -> None:
        """Say what is wrong with a file when the page is shown next."""
        self.note(fault(self._words, error))

    def path_of(self, game_id: str) -> Path | None:
        """Where the game of a card on the page is; None when it is gone."""
        path = self._saves.games / game_id
        return path if path.exists() else None

    def delete(self, game_id: str) -> None:
        """Delete the game of a card on the page."""
        path = self.path_of(game_id)
        try:
            if path is not None:
                self._saves.delete(path)
        except SaveError as error:
            self.note_fault(error)

    def stop(self) -> None:
        """Leave the rest for the next time, and enter what was read."""
        self._timer.stop()
        self._taking_in.is_due |= self._reading is not None and self._reading.has_put_away
        self._reading = None
        self._taking_in.stop()

    # -- reading and taking in --------------------------------------------------------------

    def _folder_reading(self) -> FolderReading:
        """The folder as it is now; of a full one what can be read at once."""
        from handfoot_gui.ui.pages.start.facts import FolderReading

        self._reading = FolderReading(self._saves, self._words)
        self._reading.work(self._window.ui_style.timing.read_at_once / 1000)
        self._shown_at = time.monotonic()
        return self._reading

    def _go_on(self) -> None:
        """Do what is left, while the page is shown, a little at a time."""
        reading = self._reading
        if reading is not None and (reading.left or reading.has_put_away or self._taking_in.is_due):
            self._timer.start()
        self._tell()

    def take_turn(self) -> None:
        """Read for a moment, so that the window has its turn soon."""
        if not self.is_shown:
            self.stop()
        elif self._reading is not None:
            self._read_on(self._reading)
        else:
            self._taking_in.read_on()
        if self._reading is None and self._taking_in.reading is None:
            self._timer.stop()
        self._tell()

    def _read_on(self, reading: FolderReading) -> None:
        reading.work(self._window.ui_style.timing.read_on / 1000)
        if not reading.left or time.monotonic() >= self._shown_at + _SHOWN_EVERY:
            self._show_more(reading)
        if not reading.left:
            self._reading = None
            self._taking_in.is_due |= reading.has_put_away
            if self._taking_in.is_due:
                self._taking_in.begin()

    def _on_taking_in(self) -> None:
        if self.is_shown:
            self._timer.start()

    def _show_more(self, reading: FolderReading) -> None:
        """Show what was found since the page was shown."""
        self._shown_at = time.monotonic()
        page = self.page
        # Looking sets damaged files aside, and that is told here or never.
        notices = tuple(dict.fromkeys((*page.facts.notices, *reading.notices)))
        if (reading.cards, notices) != (page.facts.games, page.facts.notices):
            page.set_facts(replace(page.facts, games=reading.cards, notices=notices))

    def _tell(self) -> None:
        """Say on the page how far it is."""
        said, work = "", self._reading or self._taking_in.reading
        if self._timer.isActive() and work is not None:
            said = self.tr("Adding finished games to the family book: {done} of {total}")
            if work is self._reading:
                said = self.tr("Looking through the games folder: {done} of {total}")
            said = filled(said, done=work.done, total=work.total)
        self.page.set_progress(said)

    def _on_application_state(self, state: Qt.ApplicationState) -> None:
        # Another window may have begun, left or finished a game meanwhile.
        is_active = state is Qt.ApplicationState.ApplicationActive
        if is_active and self.is_shown and not self.is_busy:
            self._show_more(self._folder_reading())
            self._go_on()


def lesson_to_go_on(preferences: Preferences, game: str) -> str | None:
    """Where the lesson of *game* goes on, if it was left; the first for who has not played."""
    step = preferences.lessons.get(game, None if preferences.people else "")
    is_over = step == "" and game in preferences.lessons
    return step if GAMES[game].has_lesson and not is_over else None
