"""The windows over the table in which moves are chosen, and what of them is shown there then."""

from __future__ import annotations

from typing import Any

from handfoot_gui.core.presenter import AnyPresenter, Opening, Possible
from handfoot_gui.core.table import button_key
from handfoot_gui.ui.game.messages.messages import Messages
from handfoot_gui.ui.game.screen.screen import Screen
from handfoot_gui.ui.table.view import TableView
from handfoot_gui.ui.widgets.figures import filled, translate
from handfoot_gui.ui.widgets.page import run
from handfoot_gui.ui.window.main_window import MainWindow


class MoveDialogs:
    """Offers the moves of the player at the screen."""

    def __init__(
        self,
        screen: Screen,
        presenter: AnyPresenter,
        view: TableView,
        messages: Messages,
        window: MainWindow,
    ) -> None:
        self._screen, self._play = screen, screen.play
        self._presenter = presenter
        self._view, self._messages, self._window = view, messages, window

    def show_openings(self) -> None:
        """Show good ways to get down; the one that is chosen is laid out."""
        from handfoot_gui.ui.game.guides.openings_dialog import OpeningsDialog

        view, presenter = self._screen.view, self._presenter
        ways = presenter.guidance.openings(view)
        if not ways:
            self._messages.say_besides(presenter.guidance.no_opening(view))
            return
        dialog = OpeningsDialog(self._window.ui_style, ways, presenter.words, self._window)
        dialog.chosen.connect(self._lay_out)
        run(dialog)

    def show_possible(self) -> None:
        """Show every kind of move; the one that is chosen is shown on the table."""
        from handfoot_gui.ui.game.guides.possible_dialog import PossibleDialog

        moves = self._presenter.guidance.possible(self._screen.view, self._view.scene_.turn.draft)
        asked = translate("PlayedGame", "What can {name} do now?")
        title = filled(asked, name=self._presenter.names[self._screen.seat])
        dialog = PossibleDialog(self._window.ui_style, title, moves, self._window)
        dialog.shown.connect(self._point_out)
        run(dialog)

    def _point_out(self, move: Possible) -> None:
        """Show on the table where *move* is made, until the next act."""
        scene, zones = self._view.scene_, move.zones
        scene.selection.select(())
        if move.button is not None:
            made = [button_key(act.code) for act in scene.actions.acts if act.move == move.button]
            zones += tuple(made)
        scene.canvas.point_out(frozenset(move.cards), zones)
        self._messages.say_besides(move.said)
        self._view.setFocus()

    def _lay_out(self, way: Opening[Any]) -> None:
        """Lay *way* out instead of what is laid out now, which undo brings back."""
        scene = self._view.scene_
        scene.selection.select(())
        scene.put_aside()
        scene.seat_table.lay_out(way.draft)
        self._view.setFocus()
