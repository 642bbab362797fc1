"""The list of one's own mistakes between their file and its page."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QObject, Signal

from handfoot_gui.core.text.words import Words, person_key
from handfoot_gui.games import GAMES
from handfoot_gui.session.practice import OwnMistake
from handfoot_gui.storage.faults import SaveError
from handfoot_gui.storage.practice import PracticeBook
from handfoot_gui.storage.practice_file import Brought
from handfoot_gui.storage.text.faults import fault
from handfoot_gui.ui.pages.own_mistakes.list_page import MistakesListFacts, MistakesListPage
from handfoot_gui.ui.pages.own_mistakes.people import people_in, person_in
from handfoot_gui.ui.widgets.figures import filled, long_date
from handfoot_gui.ui.window.main_window import MainWindow


class MistakesList(QObject):
    """Shows all mistakes of a person, and takes single ones out and puts them back.

    Signals: ``opened(OwnMistake)`` when one is to be played again, ``person_chosen(name)``.
    """

    opened = Signal(object)
    person_chosen = Signal(str)

    def __init__(
        self, window: MainWindow, words: Words, book: PracticeBook, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._window, self._words, self._book = window, words, book
        self._taken: list[Brought] = []
        """What was taken out since the page was shown, and can be put back, the last at the end."""
        self._chosen = ""
        """The name of the one that has the keyboard."""
        self.page = MistakesListPage(window.ui_style)
        window.pages.add(self.page)
        self.page.chosen.connect(self._on_chosen)
        self.page.removed.connect(self._on_removed)
        self.page.undo_requested.connect(self._on_undo)
        self.page.person_chosen.connect(self.person_chosen)

    @property
    def is_shown(self) -> bool:
        return self._window.page is self.page

    def open(self) -> None:
        """Show the page anew."""
        self._taken = []
        self.show()

    def show(self, said: str = "") -> None:
        """Show the page, which tells what is *said*."""
        liked = self._window.preferences
        person = person_in(liked)
        error = self._book.read(person_key(person))
        themes = {
            (name, theme): told.title
            for name, game in GAMES.items()
            if game.reviews is not None
            for theme, told in game.reviews.themes(self._words).items()
        }
        self.page.set_facts(
            MistakesListFacts(
                person,
                people_in(liked, self._book),
                self._book.listed(person_key(person)),
                themes,
                date.today(),
                self._chosen,
                said,
                bool(self._taken) and bool(said),
                () if error is None else (fault(self._words, error),),
            )
        )
        self._window.show_page(self.page)
        self.page.take_focus()

    def _on_chosen(self, own: OwnMistake) -> None:
        """Let *own* be played again, if that is possible."""
        self._chosen = own.name
        found = self._book.own(self._person, own.name)
        try:
            if found is not None:
                self._book.position(self._person, found)
        except SaveError:
            found = None
        if found is not None:
            self.opened.emit(found)
        elif own.place.is_learnt:
            self.show(self.tr("This mistake is learned, and its game is no longer kept."))
        else:
            self.show(self.tr("This mistake is damaged, so it cannot be played."))

    @property
    def _person(self) -> str:
        return person_key(person_in(self._window.preferences))

    def _on_removed(self, own: OwnMistake) -> None:
        names = [one.name for one in self.page.facts.mistakes]
        place = names.index(own.name)
        try:
            self._taken.append(self._book.take_out(self._person, own))
        except SaveError as error:
            self.show(fault(self._words, error))
            return
        # The one that takes its place is next to be read.
        self._chosen = "".join(names[place + 1 : place + 2] or names[place - 1 : place])
        text = self.tr("The mistake from {day} was deleted.")
        self.show(filled(text, day=long_date(own.day)))

    def _on_undo(self) -> None:
        taken = self._taken[-1]
        try:
            self._book.bring(taken, date.today())
        except SaveError as error:
            self.show(fault(self._words, error))
            return
        self._taken.pop()
        for game_id, game in taken.games.items():
            for _, line in game.every:
                self._chosen = f"{game_id}-{line.position}"
        self.show(self.tr("The mistake is back."))
