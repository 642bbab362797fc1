"""Opens files: games, deals, lessons, mistakes, rules and photos, brought or found here."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from handfoot_gui.core.game import AnyRecord
from handfoot_gui.storage.faults import Fault, SaveError
from handfoot_gui.storage.files import ENDINGS, KEPT
from handfoot_gui.ui.controller.program import Program
from handfoot_gui.ui.widgets.figures import translate

if TYPE_CHECKING:
    from handfoot_gui.session.marked_deal import MarkedDeal

_MOST_ASKED: Final = 12
"""People among whom whose picture a photo is to be is asked."""


class FileOpening(QObject):
    """Whatever a program opens from a file; what is wrong with one is said on the start page."""

    def __init__(self, program: Program, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._program = program
        self.walk_through: Callable[[MarkedDeal], None] = lambda _: None
        """Leads through a lesson that was sent."""
        self.looked_at: tuple[Path, bool] | None = None
        """The file that is looked back at, and whether the family book led there."""
        self.take_result: Callable[[Path], None]
        """Adds the result of a challenge in a file; may raise `SaveError`."""
        self.take_mistakes: Callable[[Path], None]
        """Brings back somebody's mistakes in a file; may raise `SaveError`."""

    def choose(self) -> None:
        """Let people choose a file, where what is open may be left."""
        if not self._program.leaving.is_game_left():
            return
        from handfoot_gui.ui.widgets.saved_files import file_to_open, kinds_of_files

        kinds = kinds_of_files(self.tr("Games and deals"), *ENDINGS, ".json")
        path = file_to_open(self._program.window, translate("Common", "Open a game"), kinds)
        if path is not None:
            self.leave_for_file(path)

    def take_dropped(self, path: Path) -> None:
        """Open what was dropped on the window, or let a photo be somebody's picture."""
        from handfoot_gui.ui.widgets.photo_files import is_picture
        from handfoot_gui.ui.widgets.portrait_dialog import portray

        if is_picture(path):
            window = self._program.window
            portray(window.ui_style, path, self._people(), window)
        else:
            self._program.leaving.leave_game(lambda: self.open_file(path))

    def _people(self) -> tuple[str, ...]:
        """Whose picture a photo may be: who is at the screen, who plays, or who has played."""
        window, played = self._program.window, self._program.played
        if window.viewer:
            return (window.viewer,)
        if played is not None and not played.is_demo:
            return tuple(player.name for player in played.record.seats if not player.is_bot)
        return window.preferences.people[:_MOST_ASKED] or window.preferences.names[:1]

    def leave_for_file(self, path: Path) -> None:
        """Open whatever *path* holds, where nothing is lost by leaving what is open."""
        self._program.leaving.leave(lambda: self.open_file(path))

    def open_brought(self, path: Path) -> None:
        """Open what another start of the program was to open; a game is left if people agree."""
        self._program.leaving.leave_game(lambda: self.open_file(path))

    def open_file(self, path: Path) -> None:
        """Open whatever any file holds; what is wrong is said on the start page."""
        from handfoot_gui.storage.formats import FileKind, kind_of

        match kind_of(path):
            case FileKind.KEPT:
                self._open(lambda: self._program.scorekeeper_controller.open_elsewhere(path))
            case FileKind.DEAL:
                self._open(lambda: self._open_deal(path))
            case FileKind.LESSON:
                self._open(lambda: self._open_lesson(path))
            case FileKind.RESULT:
                self._open(lambda: self.take_result(path))
            case FileKind.PRACTICE:
                self._open(lambda: self.take_mistakes(path))
            case FileKind.RULES:
                self._open(lambda: self._program.setup_controller.import_rules(path))
            case _:
                self._open(
                    lambda: self._program.game_controller.open_elsewhere(path), self._on_bad_game
                )

    def _open_deal(self, path: Path) -> None:
        """Ask who plays the cards of the deal in *path*. Raises `SaveError`."""
        from handfoot_gui.storage.deal_file import read_deal
        from handfoot_gui.storage.history import FamilyBook
        from handfoot_gui.ui.pages.setup.choice import last_players
        from handfoot_gui.ui.widgets.met_again import is_deal_wanted_anew

        cards = read_deal(path)
        going_on = self._program.saves.dealt_again(cards)
        window = self._program.window
        if going_on is not None and not is_deal_wanted_anew(
            going_on, path, window.ui_style, window
        ):
            self._program.game_controller.open(going_on.path)
            return
        book = FamilyBook(self._program.saves.home, is_waiting=False)
        players = last_players(window.preferences, cards.game, cards.options, book.games)
        self._program.show_start()
        self._program.look_back_controller.deals.offer(cards, players)

    def _open_lesson(self, path: Path) -> None:
        """Lead through the positions that are marked in *path*. Raises `SaveError`."""
        from handfoot_gui.storage.lesson_file import read_lesson

        self.walk_through(read_lesson(path))

    def continue_game(self, game_id: str) -> None:
        """Go on with the game of a card on the start page."""
        path = self._program.start_controller.path_of(game_id)
        if path is None:
            self._program.show_start()
        elif game_id.endswith(KEPT):
            self.go_on_with_kept(path)
        else:
            self._open(lambda: self._program.game_controller.open(path), self._on_bad_game)

    def go_on_with(self, path: Path, record: AnyRecord) -> None:
        """Go on with the game of *record*, which is kept in *path* from its first move on."""
        if record.moves:
            self._open(lambda: self._program.game_controller.open(path), self._on_bad_game)
        else:
            self._program.close_game()
            self._program.game_controller.begin(record)

    def go_on_with_kept(self, path: Path) -> None:
        """Go on with the game with paper cards in *path*."""
        self._open(lambda: self._program.scorekeeper_controller.open(path))

    def delete_game(self, game_id: str) -> None:
        """Delete the game of a card on the start page."""
        self._program.start_controller.delete(game_id)
        self._program.show_start()

    def look_back(self, path: Path, back_to: Callable[[], None] | None = None) -> None:
        """Look back at the game in *path*, which is only read; leaving it calls *back_to*, or
        shows the start page."""
        self.looked_at = (path, back_to is not None)
        self._open(
            lambda: self._program.look_back_controller.open(
                path, back_to or self._program.show_start
            )
        )

    def _open(
        self, act: Callable[[], None], when_wrong: Callable[[SaveError], None] | None = None
    ) -> None:
        """Close what is open, whose file it may be, and do *act*, which opens a file.

        What is wrong with it is said on the start page, or *when_wrong* answers for it.
        """
        self._program.close_game()
        try:
            act()
        except SaveError as error:
            (when_wrong or self._say_on_start)(error)

    def _on_bad_game(self, error: SaveError) -> None:
        """Say what is wrong; what can be followed up to a wrong move is shown up to there."""
        if error.fault is Fault.ILLEGAL_MOVE:
            self._program.start_controller.note_fault(error)
            self.look_back(error.set_aside or error.path)
        else:
            self._say_on_start(error)

    def _say_on_start(self, error: SaveError) -> None:
        self._program.start_controller.note_fault(error)
        self._program.show_start()
