"""What is wrong with the file of a game, or with its bots."""

from __future__ import annotations

from handfoot_gui.core.speech import About
from handfoot_gui.storage.saves import OpenGame
from handfoot_gui.ui.table.scene import TableScene
from handfoot_gui.ui.widgets.figures import filled, translate


class Troubles:
    """Stand in the prompt bar: of saving until the game could be saved, of a bot until the person
    has moved. Each is heard once."""

    def __init__(self, scene: TableScene, game: OpenGame) -> None:
        self._scene = scene
        self._game = game
        self.of_bots = ""
        """A sentence about a bot."""
        self._unsaved = ""
        """Why the game could not be saved the last time."""
        self._kept_apart = ""
        """That it goes on in another file, as its own one was changed."""

    @property
    def text(self) -> str:
        """What is wrong now; empty where nothing is."""
        return self.of_saving or self.of_bots

    @property
    def of_saving(self) -> str:
        """Why the game could not be saved, nothing once it could be; or that it goes on in another
        file."""
        return self._kept_apart if self._game.is_saved else self._unsaved

    def settle(self) -> None:
        """Forget why the game could not be saved, once it could be."""
        if self._game.is_saved:
            self._unsaved = ""

    def note_unsaved(self, text: str) -> None:
        """The game could not be saved, or only in another file; *text* stands until it can be, and
        the first is heard."""
        if self._game.is_saved or not self._unsaved:
            self._scene.say(text, About.DUE)
        if self._game.is_saved:
            self._kept_apart = text
        else:
            self._unsaved = text

    def note_bot_failed(self, reason: str) -> None:
        """A bot did not answer; *reason* is empty where it is not to be told."""
        text = translate("Messages", "A bot did not answer, so a simple move was made for it.")
        if reason:
            text = translate(
                "Messages", "A bot did not answer ({reason}), so a simple move was made for it."
            )
        self.of_bots = filled(text, reason=reason)
        self._scene.say(self.of_bots, About.DUE)

    def note_simple_bots(self) -> None:
        """The bots cannot play as well as they should."""
        self.of_bots = translate(
            "Messages",
            "A program file is damaged, so some bots play less well than they could.",
        )
        self._scene.say(self.of_bots, About.DUE)
