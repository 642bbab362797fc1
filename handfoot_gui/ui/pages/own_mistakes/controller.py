"""One's own mistakes between their file, the page and the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from datetime import date
from pathlib import Path
from random import shuffle
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from handfoot_gui.core.text.words import Words, person_key
from handfoot_gui.games import GAMES
from handfoot_gui.session.own_puzzle import DrillAttempt, OwnAttempt
from handfoot_gui.session.points_gone import surest
from handfoot_gui.session.practice import BOXES, SITTING, OwnMistake, sitting
from handfoot_gui.storage.faults import SaveError
from handfoot_gui.storage.practice import PracticeBook
from handfoot_gui.storage.text.faults import fault
from handfoot_gui.ui.pages.own_mistakes.files import MistakeFiles
from handfoot_gui.ui.pages.own_mistakes.list_controller import MistakesList
from handfoot_gui.ui.pages.own_mistakes.page import (
    Drill,
    OwnMistakesFacts,
    OwnMistakesPage,
    WeeksAdvice,
)
from handfoot_gui.ui.pages.own_mistakes.people import is_forgotten, people_in, person_in
from handfoot_gui.ui.pages.own_mistakes.practicing import Ended, Practicing
from handfoot_gui.ui.widgets.figures import filled, translate
from handfoot_gui.ui.widgets.page import QuestionText, is_agreed
from handfoot_gui.ui.widgets.vocabulary import WORDS
from handfoot_gui.ui.window.main_window import MainWindow

_SHOWN: Final = 3
"""Own positions behind an advice."""


class OwnMistakesController(QObject):
    """Shows the page of a person's mistakes, lets them be practiced, and keeps what comes of it.

    Signals: ``liked(Preferences)`` when another person was chosen, ``deleting(person)`` before all
    that is kept of a `person_key` is deleted.
    """

    liked = Signal(object)
    deleting = Signal(str)

    def __init__(
        self, window: MainWindow, words: Words, home: Path, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._window, self._words = window, words
        self._book = PracticeBook(home)
        self.practicing = Practicing(window, words, self._book, self)
        """Lets them be practiced."""
        self._files = MistakeFiles(window, words, self._book, self)
        self._files.saved.connect(self.show)
        self._files.brought.connect(self._on_brought)
        self._files.failed.connect(self.show)
        self._list = MistakesList(window, words, self._book, self)
        self._list.opened.connect(lambda own: self._begin((own,), of_list=True))
        self._list.person_chosen.connect(self._on_person)
        self._list.page.closed.connect(self.show)
        self._is_of_list = False
        """What is practiced was chosen in the list."""
        self.page = OwnMistakesPage(window.ui_style)
        window.pages.add(self.page)
        self.page.practice_requested.connect(self.practice)
        self.page.advice_requested.connect(
            lambda: self._begin(self._advised(person_key(self.person))[1])
        )
        self.page.drill_requested.connect(self.drill)
        self.page.person_chosen.connect(self._on_person)
        self.page.list_requested.connect(self._list.open)
        self.page.export_requested.connect(lambda: self._files.save(person_key(self.person)))
        self.page.bring_requested.connect(self._files.choose)
        self.page.delete_requested.connect(self._delete)

    @property
    def person(self) -> str:
        """Whose mistakes they are."""
        return person_in(self._window.preferences)

    def show(self, said: str = "") -> None:
        """Show the page, which tells what is *said*; Enter begins to practice, or goes on."""
        liked = self._window.preferences
        self._book.shelf.call((*reversed(liked.people), *liked.names))
        error, ended = self._book.read(person_key(self.person)), self.practicing.ended()
        notices = [] if error is None else [fault(self._words, error)]
        notices += self._left_out(ended)
        if ended.total:
            text = self.tr("Right on the first try: {number} of {total}.")
            said = filled(text, number=ended.right, total=ended.total)
        self.page.set_facts(self._facts(said, notices, is_going_on=ended.total > 0))
        self._window.show_page(self.page)
        self.page.take_focus()

    def come_back(self) -> None:
        """Show what led to the table: this page, or the list."""
        if self._is_of_list:
            self._list.show(" ".join(self._left_out(self.practicing.ended())))
        else:
            self.show()

    def _left_out(self, ended: Ended) -> Iterator[str]:
        """What is said of mistakes that could not be played, if there are any."""
        if n := ended.left_out:
            text = self.tr("{count:^} damaged mistake(s) (was|were) left out.", "", n)
            yield filled(text, count=self._words.count(n))

    def _facts(self, said: str, notices: Sequence[str], *, is_going_on: bool) -> OwnMistakesFacts:
        key, liked = person_key(self.person), self._window.preferences
        mistakes = self._book.mistakes(key)
        boxes = Counter(own.place.box for own in mistakes)
        return OwnMistakesFacts(
            self.person,
            people_in(liked, self._book),
            len(self._book.due(key, date.today())),
            min((own.place.due for own in mistakes), default=None),
            tuple(boxes[number] for number in range(1, len(BOXES) + 1)),
            self._book.learnt_number(key),
            liked.find_mistakes,
            self._book.is_empty(key) and not is_forgotten(key, liked, self._book),
            self._advised(key)[0],
            self._drills(key),
            said,
            tuple(notices),
            len(self._book.listed(key)),
            is_going_on,
        )

    def _drills(self, key: str) -> tuple[Drill, ...]:
        """Of each game that drills any, the own hands that can be played again."""
        found = []
        for name, game in GAMES.items():
            hands = len(self._book.drills(key, name))
            if game.reviews is not None and hands:
                words = game.reviews.themes(self._words)[game.reviews.drill]
                found.append(Drill(name, words.title, min(hands, SITTING)))
        return tuple(found)

    def drill(self, game: str) -> None:
        """Let some own hands of *game* be played again, others each time."""
        hands = list(self._book.drills(person_key(self.person), game))
        shuffle(hands)
        self._begin(hands[:SITTING], DrillAttempt)

    def _advised(self, key: str) -> tuple[WeeksAdvice | None, tuple[OwnMistake, ...]]:
        """What helps most this week, and own mistakes that show it, the costliest first."""
        themes = {
            name: game.reviews.themes(self._words)
            for name, game in GAMES.items()
            if game.reviews is not None
        }
        found = surest({name: self._book.reviews(key, name) for name in themes}, date.today())
        words = None if found is None else themes[found.game].get(found.theme)
        if found is None or words is None:
            return None, ()
        about = (found.game, found.theme)
        some = [one for one in self._book.mistakes(key) if (one.game, one.mistake.theme) == about]
        some.sort(key=lambda own: -own.mistake.judged.weight)
        shown = tuple(some[:_SHOWN])
        return WeeksAdvice(found.game, words.title, words.advice, len(shown)), shown

    def practice(self) -> None:
        """Let some of what is due be practiced, or else of what comes next, first what was not
        practiced yet since the program was started."""
        key = person_key(self.person)
        ahead = sorted(self._book.mistakes(key), key=lambda own: own.place.due)
        new = [own for own in ahead if not self.practicing.has_met(key, own)]
        self._begin(sitting(self._book.due(key, date.today()) or new or ahead))

    def _begin(
        self,
        mistakes: Sequence[OwnMistake],
        kind: type[OwnAttempt] = OwnAttempt,
        *,
        of_list: bool = False,
    ) -> None:
        self._is_of_list = of_list
        self.practicing.begin(self.person, mistakes, kind)

    def _on_person(self, name: str) -> None:
        self.liked.emit(replace(self._window.preferences, puzzler=name))
        if self._list.is_shown:
            self._list.open()
        else:
            self.show()

    def bring(self, path: Path) -> None:
        """Bring back what is in *path*. Raises `SaveError`."""
        self._files.bring(path)

    def _on_brought(self, name: str, said: str) -> None:
        """Show whoever it is about."""
        if name != self.person:
            self.liked.emit(replace(self._window.preferences, puzzler=name))
        self.show(said)

    def _delete(self) -> None:
        """Delete all that is kept of the person, once that is agreed."""
        text = self.tr(
            "What {name} still has to practice, what is learned, and where the points went. Only a "
            "file that was saved before brings it back."
        )
        asked = QuestionText(
            self.tr("Delete all of this?"),
            filled(text, name=WORDS.person(self.person)),
            translate("Common", "Delete all"),
            self.tr("Keep it all"),
        )
        if not is_agreed(self._window.ui_style, asked, self._window):
            return
        key = person_key(self.person)
        self.deleting.emit(key)
        try:
            liked = self._window.preferences
            if is_forgotten(key, liked, self._book):
                self._book.remove(key)
                self.liked.emit(replace(liked, puzzler=""))
            else:
                self._book.forget(key)
        except SaveError as error:
            self.show(fault(self._words, error))
        else:
            self.show()
