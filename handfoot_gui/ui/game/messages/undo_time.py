"""How long the move that ended a turn can be taken back, as the household wants it."""

from __future__ import annotations

from handfoot_gui.core.preferences import Preferences, TimeToUndo
from handfoot_gui.core.speech import About
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.ui.game.part import GamePart
from handfoot_gui.ui.game.play.play import Play
from handfoot_gui.ui.table.scene import TableScene
from handfoot_gui.ui.widgets.figures import translate


class UndoTime(GamePart):
    """Lets a game wait so long, and says so when the time begins.

    Where a key ends it, the prompt bar says that itself.
    """

    def __init__(self, play: Play, scene: TableScene) -> None:
        self._play, self._scene = play, scene
        self._told = 0
        """How many moves there were when it was said last."""

    def on_preferred(self, preferences: Preferences) -> None:
        grace, wanted = self._play.grace, preferences.time_to_undo
        grace.wanted = wanted
        if grace.waits_for_key and wanted is not TimeToUndo.UNTIL_ENTER:
            self._play.go_on()

    def on_changed(self) -> None:
        play, made = self._play, len(self._play.session.record.moves)
        is_awaited = play.waiting in (Waiting.BOT, Waiting.NOTHING)
        is_wanted = play.grace.wanted is TimeToUndo.TEN_SECONDS
        if is_wanted and is_awaited and play.grace.is_on and made != self._told:
            self._told = made
            self._scene.say(
                translate("Messages", "The others will wait ten seconds."), About.ANSWER
            )
