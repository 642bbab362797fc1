"""What the parts of the program may ask of the whole."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from handfoot_gui.storage.saves import Saves
    from handfoot_gui.ui.game.controller import GameController
    from handfoot_gui.ui.game.played_game import PlayedGame
    from handfoot_gui.ui.pages.look_back.controller import LookBackController
    from handfoot_gui.ui.pages.preferences.controller import PreferencesController
    from handfoot_gui.ui.pages.scorekeeper.controller import ScorekeeperController
    from handfoot_gui.ui.pages.setup.controller import SetupController
    from handfoot_gui.ui.pages.start.controller import StartController
    from handfoot_gui.ui.window.leaving import Leaving
    from handfoot_gui.ui.window.main_window import MainWindow


class Program(Protocol):
    """One run of the program; `Controller` says more of each."""

    saves: Saves
    window: MainWindow
    leaving: Leaving
    start_controller: StartController
    preferences_controller: PreferencesController
    game_controller: GameController

    @property
    def setup_controller(self) -> SetupController: ...
    @property
    def scorekeeper_controller(self) -> ScorekeeperController: ...
    @property
    def look_back_controller(self) -> LookBackController: ...
    @property
    def played(self) -> PlayedGame | None: ...

    def close_game(self) -> None: ...
    def begin_afresh(self) -> None: ...
    def show_start(self) -> None: ...
    def leave_to_start(self) -> None: ...
    def play(self, game: str) -> None: ...
