"""Results of challenges: copied and saved to be sent, and brought from elsewhere."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final, Protocol

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from handfoot_gui.core.spoken_code import GROUP, Slip, WrongCode, grouped
from handfoot_gui.core.text.words import Words, person_key, shown_name
from handfoot_gui.session.challenge import RESULT_GROUPS, WrongResult, points_in
from handfoot_gui.storage.challenge_file import Result, write_result
from handfoot_gui.storage.challenges import Challenges, PlayedHere
from handfoot_gui.storage.faults import SaveError
from handfoot_gui.storage.files import RESULT
from handfoot_gui.storage.text.faults import fault
from handfoot_gui.ui.pages.challenge import words as said_of
from handfoot_gui.ui.pages.challenge.facts import Shown
from handfoot_gui.ui.pages.challenge.page import ChallengePage
from handfoot_gui.ui.widgets.figures import filled, translate
from handfoot_gui.ui.widgets.page import QuestionText, is_agreed
from handfoot_gui.ui.widgets.saved_files import (
    chosen_path,
    file_to_open,
    kinds_of_files,
    saved_as,
)
from handfoot_gui.ui.widgets.vocabulary import WORDS
from handfoot_gui.ui.window.main_window import MainWindow

_SENT: Final = re.compile(rf"[0-9A-Za-z]{{{GROUP}}}(?:[-\u2010-\u2015][0-9A-Za-z]{{{GROUP}}})+")
"""A code in a message, whose groups are held together by dashes."""
_LONGEST_FOUND: Final = 60
"""Signs of a name before a result; what is longer is a greeting."""


class Tell(Protocol):
    """Shows the page anew, with what has come of an act."""

    def __call__(
        self, *, said: str = "", wrong: str = "", notices: tuple[str, ...] = ()
    ) -> None: ...


class Results(QObject):
    """What is sent of the challenge that is shown, and what comes from others."""

    def __init__(
        self,
        window: MainWindow,
        words: Words,
        page: ChallengePage,
        challenges: Challenges,
        tell: Tell,
        take_file: Callable[[Path, str], None],
        parent: QObject,
    ) -> None:
        """*take_file* adds the result in a file under a name, empty for the one in it, and may
        raise `SaveError`."""
        super().__init__(parent)
        self._window, self._words, self._page = window, words, page
        self._challenges, self._tell, self._take_file = challenges, tell, take_file
        page.code_copied.connect(self._on_code_copied)
        page.message_copied.connect(self._on_message_copied)
        page.file_wanted.connect(self._on_file_wanted)
        page.result_entered.connect(self._on_result)
        page.file_brought.connect(self._on_file_brought)
        page.result_removed.connect(self._on_removed)

    @property
    def _shown(self) -> Shown:
        shown = self._page.facts.shown
        assert shown is not None, "a challenge is shown"
        return shown

    def _on_code_copied(self) -> None:
        QGuiApplication.clipboard().setText(self._shown.challenge.shown)
        self._tell(said=self.tr("The code was copied."))

    def _on_message_copied(self) -> None:
        shown = self._shown
        assert shown.own is not None, "there is a result"
        text = said_of.message(
            shown.challenge, shown.person, shown.own.total, grouped(shown.result)
        )
        QGuiApplication.clipboard().setText(text)
        self._tell(said=self.tr("The message was copied."))

    def _on_file_wanted(self) -> None:
        challenge = self._shown.challenge
        kinds = kinds_of_files(self.tr("Results of challenges"), RESULT[0])
        title = translate("RulesCodePage", "Save as a file")
        path = chosen_path(self._window, title, f"challenge-{challenge.code}", RESULT[0], kinds)
        if path is not None:
            self.save_to(path)

    def save_to(self, path: Path) -> None:
        """Write what the person has made in the challenge that is shown to *path*, and say so."""
        shown, result = self._shown, None
        try:
            result = self._challenges.result_of(shown.challenge, shown.person)
            if result is not None:
                write_result(path, result)
        except SaveError as error:
            self._tell(notices=(fault(self._words, error),))
            return
        if result is None:
            said = self.tr("A game of this challenge is missing here, so there is nothing to send.")
            self._tell(wrong=said)
        else:
            self._tell(said=saved_as(path))

    def _on_result(self, name: str, text: str) -> None:
        challenge = self._shown.challenge
        before, found, _ = text.partition(":")
        if found and len(before) <= _LONGEST_FOUND:
            name = name or shown_name(before.strip())
        try:
            points = points_in(challenge, found_in(text, RESULT_GROUPS, at=-1))
        except WrongCode as error:
            is_other = error.slip is Slip.GROUPS and len(error.groups) > 1
            told = said_of.problem(error, RESULT_GROUPS)
            self._tell(wrong=said_of.other_challenge() if is_other else told)
            return
        except WrongResult:
            self._tell(wrong=said_of.other_challenge())
            return
        if not name:
            self._tell(wrong=self.tr("Type the name of whoever played."))
            return
        taken = self.tr("{name} plays this challenge on this computer: use another name.")
        self.add(lambda: self._challenges.enter(challenge, name, points), name, taken)

    def add_file(self, result: Result) -> None:
        """Add *result*, and say what has come of it."""
        text = self.tr(
            "{name} plays this challenge on this computer: type another name, then open the file "
            "again."
        )
        self.add(lambda: self._challenges.enter_file(result), result.name, text)

    def add(self, enter: Callable[[], None], name: str, taken: str) -> None:
        """Do *enter*, which adds a result of *name*, and say what has come of it; *taken* is the
        sentence where that is the name of somebody here."""
        person = WORDS.person(shown_name(name))
        try:
            if self._is_about_to_play(name):
                raise PlayedHere
            enter()
            notices: tuple[str, ...] = ()
        except SaveError as error:
            notices = (fault(self._words, error),)
        except PlayedHere:
            self._tell(wrong=filled(taken, name=person))
            return
        text = self.tr("{name} is in the table now.")
        self._tell(said=filled(text, name=person), notices=notices)

    def _on_removed(self, name: str) -> None:
        """Let *name*, as it is shown, leave the table, once that is agreed."""
        challenge, style = self._shown.challenge, self._window.ui_style
        asked = QuestionText(
            filled(self.tr("Remove {name} from this table?"), name=WORDS.person(name)),
            self.tr("This result and its games on this computer are deleted."),
            translate("Common", "Remove"),
            translate("Common", "Stay here"),
        )
        if not is_agreed(style, asked, self._window):
            return
        kept, notices = self._challenges.of(challenge.code), list[str]()
        try:
            for one in () if kept is None else kept.played:
                if shown_name(one.name) == name:
                    self._challenges.remove(challenge, one.name)
        except SaveError as error:
            notices.append(fault(self._words, error))
        self._tell(notices=tuple(notices))
        self._page.take_focus()

    def _is_about_to_play(self, name: str) -> bool:
        """Whether the person here has that *name*, who could then not play any more."""
        shown, key = self._shown, person_key(shown_name(name))
        is_new = key not in {person_key(one.name) for one in shown.entrants}
        is_known = not self._window.preferences.is_name_made_up
        return is_new and is_known and key == person_key(shown_name(shown.person))

    def _on_file_brought(self, name: str) -> None:
        kinds = kinds_of_files(self.tr("Results of challenges"), RESULT[0])
        path = file_to_open(self._window, translate("Challenge", "Open a result file"), kinds)
        if path is None:
            return
        try:
            self._take_file(path, name)
        except SaveError as error:
            self._tell(notices=(fault(self._words, error),))


def found_in(text: str, groups: range, at: int = 0) -> str:
    """The code in *text*: one of a message, the first or the last of those with so many *groups*,
    or else all of it but a name before it."""
    some = [one for one in _SENT.findall(text) if len(one.split(one[GROUP])) in groups]
    return some[at] if some else text.rpartition(":")[2]
