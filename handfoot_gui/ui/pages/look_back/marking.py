"""Marks positions of the game that is looked back at, keeps the marks, and sends them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, TypeAlias

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QDialog

from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.text.words import Words, shown_name
from handfoot_gui.core.typed import shown_line
from handfoot_gui.session.look_back import LookBack
from handfoot_gui.session.marked_deal import (
    MOST_MARKS,
    Mark,
    as_lesson,
    can_be_marked,
    mover_at,
    with_mark,
    without,
)
from handfoot_gui.storage.faults import SaveError
from handfoot_gui.storage.files import LESSON
from handfoot_gui.storage.lesson_file import write_lesson
from handfoot_gui.storage.marks import Marks
from handfoot_gui.storage.text.faults import fault
from handfoot_gui.ui.pages.look_back.mark_dialogs import MarkDialog, MarkedPlace, MarksDialog
from handfoot_gui.ui.pages.look_back.page import LookBackPage
from handfoot_gui.ui.widgets.figures import filled, translate
from handfoot_gui.ui.widgets.saved_files import chosen_path, folder_of, kinds_of_files
from handfoot_gui.ui.window.main_window import MainWindow

_NAMED: Final = "lesson"
"""What a file is called at first, behind the name of its game."""

_Change: TypeAlias = Callable[[tuple[Mark, ...]], tuple[Mark, ...]]


class Marking(QObject):
    """The marks of the game that *page* shows."""

    def __init__(
        self,
        window: MainWindow,
        words: Words,
        page: LookBackPage,
        presenter: AnyPresenter,
        kept: Marks,
        game_id: str,
    ) -> None:
        """*game_id* is that of a game that is kept, or else empty: then its marks are not."""
        super().__init__(page)
        self._window, self._words = window, words
        self._page, self._presenter = page, presenter
        self._kept, self._game_id = kept, game_id
        self.trouble = ""
        """Why what was marked before is not there, as a sentence; else empty."""
        self.marks: tuple[Mark, ...] = ()
        """The earliest position first."""
        self._unwritten: list[_Change] = []
        """Changes that the file does not hold yet."""
        page.mark_requested.connect(self.mark)
        page.marks_requested.connect(self.show_list)
        try:
            found = kept.read(game_id) if game_id else ()
        except SaveError as error:
            self.trouble = fault(words, error)
            if error.set_aside is None:
                # What is not understood, or not reached, is not written over.
                self._game_id = ""
            found = ()
        # Moves may have been taken back since.
        self.marks = self._fitting(found)
        self._show()

    @property
    def _back(self) -> LookBack:
        return self._page.back

    def _fitting(self, marks: Sequence[Mark]) -> tuple[Mark, ...]:
        return tuple(filter(self._fits, marks))

    def _fits(self, mark: Mark) -> bool:
        mover = mover_at(self._back, mark.position)
        is_seat = mark.seat < len(self._back.record.seats)
        is_there = is_seat and can_be_marked(self._back, mark.position)
        return is_there and not (mark.asks and mark.seat != mover)

    def _show(self) -> None:
        """Let the page say what is written to its positions."""
        page = self._page
        page.facts.marked = {mark.position: shown_line(mark.text) for mark in self.marks}
        page.panel.count_marks(len(self.marks))
        page.say("")

    def _place(self, position: int) -> MarkedPlace:
        names = self._presenter.names
        seat = self._back.usual_seat
        mover = mover_at(self._back, position)
        assert mover is not None, "a player moves there"
        return MarkedPlace(
            position,
            self._page.facts.where(position, seat),
            mover,
            {one: names[one] for one in self._back.secrets.seats},
        )

    def _open(self, dialog: QDialog) -> None:
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    # -- one --------------------------------------------------------------------------------

    def mark(self, seat: int | None = None) -> None:
        """Ask for the sentence to the position that is shown, as *seat* sees it, or say why it
        cannot be marked."""
        position, back = self._page.position, self._back
        before = next((mark for mark in self.marks if mark.position == position), None)
        if not back.secrets.is_open_at(position):
            self._page.say(self.tr("Once the deal is over, its positions can be marked."))
        elif mover_at(back, position) is None:
            self._page.say(self.tr("No player moves here: go forward one move and mark that one."))
        elif before is None and len(self.marks) == MOST_MARKS:
            self._page.say(self.tr("There is no room for another mark: delete one first."))
        else:
            dialog = MarkDialog(
                self._window.ui_style, self._place(position),
                back.usual_seat if seat is None else Seat(seat), before, self._window,
            )  # fmt: skip
            dialog.chosen.connect(self._keep)
            self._open(dialog)

    def _keep(self, mark: Mark) -> None:
        if not self._revise(lambda marks: with_mark(marks, mark)):
            return
        self._page.say(
            self.tr("The position is marked.")
            if self._game_id
            else self.tr("Marked until you leave: save the marks as a lesson to keep them.")
        )

    def _revise(self, change: _Change) -> bool:
        """Keep what *change* makes of the marks; whether nothing is wrong with that, which would
        be said."""
        trouble = ""
        self.marks = change(self.marks)
        if self._game_id:
            self._unwritten.append(change)
            try:
                self.marks = self._kept.change(self._game_id, self._revised)
                self._unwritten.clear()
            except SaveError as error:
                trouble = fault(self._words, error)
        self._show()
        if trouble:
            self._page.say(trouble)
        return not trouble

    def _revised(self, kept: tuple[Mark, ...]) -> tuple[Mark, ...]:
        """What is made of the marks that are *kept*, where another window may have marked, too."""
        marks = self._fitting(kept)
        for change in self._unwritten:
            marks = change(marks)
        return marks[:MOST_MARKS]

    # -- all --------------------------------------------------------------------------------

    def show_list(self) -> None:
        """Show all marks, to be gone to, changed, deleted and sent."""
        places = {mark.position: self._place(mark.position) for mark in self.marks}
        style, key = self._window.ui_style, self._page.table.worn("P")
        dialog = MarksDialog(style, self.marks, places, key, self._window)

        def delete(position: int) -> None:
            self._revise(lambda marks: without(marks, position))
            places.update((mark.position, self._place(mark.position)) for mark in self.marks)
            dialog.set_marks(self.marks)

        dialog.shown.connect(self._page.go)
        dialog.changed.connect(self._change)
        dialog.deleted.connect(delete)
        dialog.sent.connect(self._choose_file)
        self._open(dialog)

    def _change(self, position: int) -> None:
        self._page.go(position)
        self.mark()

    def _choose_file(self, with_names: bool) -> None:
        kinds = kinds_of_files(self.tr("Lessons"), LESSON[0])
        name = f"{self._back.record.game}-{_NAMED}"
        title = translate("Common", "Save the marks in a file")
        path = chosen_path(self._window, title, name, LESSON[0], kinds)
        if path is not None:
            self.save_to(path, with_names=with_names)

    def save_to(self, path: Path, *, with_names: bool) -> None:
        """Write the marks to *path*, and say so."""
        try:
            write_lesson(path, as_lesson(self._back.record, self.marks, with_names=with_names))
        except SaveError as error:
            said = fault(self._words, error)
        else:
            text = self.tr("The lesson was saved as {file} in {folder}. Send that file.")
            said = filled(text, file=shown_name(path.name), folder=folder_of(path))
        self._page.say(said)
