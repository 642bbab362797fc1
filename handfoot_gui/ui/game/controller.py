"""The game that is open: begun, carried on by other players, and given free."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random, SystemRandom
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from handfoot_gui.core.game import AnyRecord
from handfoot_gui.core.preferences import Preferences
from handfoot_gui.core.record import Player, replay
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import rules_of
from handfoot_gui.storage.faults import Fault, SaveError
from handfoot_gui.storage.saves import OpenGame, Saves
from handfoot_gui.ui.game.bot_runner import BotRunner
from handfoot_gui.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from handfoot_gui.ui.game.played_game import PlayedGame


class GameController(QObject):
    """Holds the one game that is played in the window, and hands on what is asked of it there.

    Signals: ``players_changed(tuple of Player)`` once others have taken the seats.
    """

    players_changed = Signal(object)

    def __init__(
        self, window: MainWindow, words: Words, saves: Saves, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._window = window
        self._words = words
        self._saves = saves
        self._played: PlayedGame | None = None
        self.runner = BotRunner(parent=self)
        self.dice: Random = SystemRandom()
        window.undo_requested.connect(lambda: self.ask(lambda game: game.undo()))
        window.hint_requested.connect(lambda: self.ask(lambda game: game.ask_hint()))
        window.sheet_requested.connect(lambda: self.ask(lambda game: game.show_score()))
        window.check_requested.connect(lambda: self.ask(lambda game: game.check_deals()))
        window.table_requested.connect(lambda: self.ask(lambda game: game.show_table()))
        window.next_deal_requested.connect(lambda: self.ask(lambda game: game.deal_next()))
        window.uncover_requested.connect(lambda: self.ask(lambda game: game.uncover()))
        window.cover_requested.connect(lambda: self.ask(lambda game: game.cover()))
        window.players_requested.connect(self._on_players)

    @property
    def played(self) -> PlayedGame | None:
        """The game that is open."""
        return self._played

    # -- begun and gone on with -------------------------------------------------------------

    def begin(self, record: AnyRecord) -> None:
        """Play the new game of *record*, which is kept from its first move on."""
        self._play(self._saves.create(record), record)

    def begin_again(self) -> None:
        """The same players and rules once more."""
        if self._played is not None:
            self.begin(self._played.record.with_moves(()))

    def begin_dealt(self, record: AnyRecord, said: Sequence[str]) -> None:
        """Play *record*, whose cards are dealt; *said* tells every seat where they are from."""
        game = self._saves.create(record)
        with contextlib.suppress(SaveError):
            # Saved with its first cards; a disk that is full is said at the next move.
            game.save(record, replay(rules_of(record), record.moves))
        self._play(game, record)
        self.ask(lambda played: played.tell_each(said))

    def open(self, path: Path) -> None:
        """Go on with a game of the household's folder. Raises `SaveError`."""
        self._resume(self._saves.open(path))

    def open_elsewhere(self, path: Path) -> None:
        """Go on with a game from any folder by a copy. Raises `SaveError`."""
        self._resume(self._saves.open_elsewhere(path))

    def _resume(self, game: OpenGame) -> None:
        from handfoot_gui.session.game_offers import games_offered

        assert game.loaded is not None, "an opened game was loaded"
        record = game.loaded.record
        if record.game not in games_offered():
            game.close()
            raise SaveError(Fault.NEWER, game.path)
        self._play(game, record)

    def _play(self, game: OpenGame, record: AnyRecord) -> None:
        """Play *game*, which holds *record*; the one before is closed."""
        self.close()
        self._show(game, record)

    def _show(
        self,
        game: OpenGame,
        record: AnyRecord,
        *,
        open_seat: Seat | None = None,
        is_new: bool = True,
    ) -> PlayedGame:
        """Put *game* on the table; see `PlayedGame`."""
        # The table is loaded when something is played: the start page comes up sooner.
        from handfoot_gui.ui.game.played_game import PlayedGame

        played = self._played = PlayedGame(
            self._window, game, record, self.runner, self.dice, self._words, parent=self,
            open_seat=open_seat, is_new=is_new,
        )  # fmt: skip
        played.start()
        return played

    def close(self) -> None:
        """Let go of the game, which is kept."""
        if self._played is not None:
            self._played.close()
            self._played.deleteLater()
            self._played = None

    def stop(self) -> None:
        """Close the game and end the bots' process."""
        self.close()
        self.runner.close()

    def wait(self) -> Callable[[], None]:
        """Let the game wait while another page is shown; what this gives leads back to it."""
        played = self._played
        assert played is not None, "a game is open"
        show_again = played.way_back
        played.hold()

        def go_back() -> None:
            show_again()
            played.release()

        return go_back

    def ask(self, act: Callable[[PlayedGame], None]) -> None:
        """Do *act* with the game, if one is open."""
        if self._played is not None:
            act(self._played)

    def set_preferences(self, liked: Preferences) -> None:
        """Apply *liked* at once."""
        if self._played is not None:
            self._played.set_preferences(liked)

    # -- other players ----------------------------------------------------------------------

    def _on_players(self) -> None:
        """Let people change names, and put bots in the places of people and back."""
        from handfoot_gui.games import GAMES
        from handfoot_gui.ui.game.players_dialog import PlayersDialog

        played, window = self._played, self._window
        if played is None or played.is_read_only:
            return
        # Whoever comes to the screen to write a name sees nobody's cards.
        open_seat = played.open_seat
        played.turn_away()
        levels, people = GAMES[played.record.game].levels, window.preferences.people
        dialog = PlayersDialog(
            window.look, played.record.seats, played.presenter, levels, people, window
        )
        is_accepted = dialog.exec() == PlayersDialog.DialogCode.Accepted
        players = dialog.players
        dialog.deleteLater()
        if is_accepted and self._played is played and players != played.record.seats:
            self.change_players(players, open_seat)
        elif self._played is played:
            played.turn_back()

    def change_players(self, players: tuple[Player, ...], open_seat: Seat | None = None) -> None:
        """Let *players* go on with the open game; what was played stays as it is.

        Who plays alone at *open_seat*, and did so before, goes on looking at the own cards.
        """
        played = self._played
        assert played is not None, "a game is open"
        stays = open_seat
        are_several = sum(not player.is_bot for player in players) > 1
        if are_several or (stays is not None and players[stays] != played.record.seats[stays]):
            # Somebody else may sit at the screen now.
            stays = None
        error = played.reseat(players)
        record, game = played.record, played.let_go()
        played.deleteLater()
        now = self._show(game, record, open_seat=stays, is_new=False)
        if error is not None:
            now.report(error)
        self.players_changed.emit(players)
