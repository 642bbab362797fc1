"""Leads through challenges by code: from their page to a deal at the table and back."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from handfoot_gui.core.game import AnyRecord
from handfoot_gui.session.challenge import DEALS, Challenge, points_of
from handfoot_gui.storage.faults import SaveError
from handfoot_gui.storage.text.faults import fault
from handfoot_gui.ui.controller.program import Program
from handfoot_gui.ui.widgets.figures import filled
from handfoot_gui.ui.widgets.vocabulary import WORDS

if TYPE_CHECKING:
    from handfoot_gui.ui.pages.challenge.controller import ChallengeController
    from handfoot_gui.ui.pages.look_back.other_game import OtherGame


class ChallengeGames(QObject):
    """Challenges that are begun, played and compared."""

    def __init__(self, program: Program, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._program = program
        self._made: ChallengeController | None = None

    @property
    def are_shown(self) -> bool:
        """Whether their page is shown."""
        return self._made is not None and self._program.window.page is self._made.page

    @cached_property
    def controller(self) -> ChallengeController:
        """What shows the page of challenges."""
        from handfoot_gui.ui.pages.challenge.controller import ChallengeController

        made = ChallengeController(self._program.window, WORDS, parent=self)
        self._made = made
        made.closed.connect(self._program.show_start)
        made.play_wanted.connect(self._on_play)
        made.look_wanted.connect(self._on_look)
        return made

    def show(self) -> None:
        """Show them, where nothing is lost by leaving what is open."""
        self._program.leaving.leave(self.show_now)

    def show_now(self, said: str = "") -> None:
        """Show them in the place of what is open; *said* is told there."""
        self._program.begin_afresh()
        self.controller.show(said)

    def go_on(self) -> None:
        """Show the one that was begun and left."""
        self.show_now()
        self.controller.open_left()

    def take_file(self, path: Path) -> None:
        """Add the result in *path*. Raises `SaveError`."""
        self.controller.take_file(path)

    def _on_play(self, challenge: Challenge, deal: int, name: str) -> None:
        """Play *deal* of *challenge* as it was left."""
        from handfoot_gui.ui.game.separate import SeparateDeal
        from handfoot_gui.ui.widgets.own_name import asked_name
        from handfoot_gui.ui.widgets.titles import deal_number

        program, window = self._program, self._program.window
        if window.preferences.is_name_made_up:
            asked = asked_name(window.ui_style, window)
            if asked is None:
                return
            if asked:
                program.preferences_controller.remember_player(asked)
                name = asked
        names = window.preferences.with_player(name).names
        record = challenge.record(deal, names)
        try:
            game = self.controller.challenges.go_on(challenge, record, deal)
        except SaveError as error:
            self.show_now(fault(WORDS, error))
            return
        if game.loaded is not None:
            record = game.loaded.record
        said: list[str] = []

        def ended(made: AnyRecord) -> bool:
            points = points_of(made)
            if points is None:
                return False
            if not said:
                text = self.tr("You made {points} in deal {number} of {total}.")
                told = WORDS.points_counted(points)
                said.append(filled(text, points=told, number=deal, total=DEALS))
                try:
                    self.controller.challenges.note(challenge, name, deal, points)
                except SaveError as error:
                    said.append(fault(WORDS, error))
            return True

        stopped = self.tr(
            "A bot did not answer, so deal {number} waits here as it is; you can go on with it "
            "later. With any other move for the bot, it would not be the same deal."
        )
        text = self.tr("Challenge, deal {number} of {total}.")
        separate = SeparateDeal(
            ended,
            lambda: self.show_now(" ".join(said)),
            lambda: self.show_now(filled(stopped, number=deal)),
            told=filled(text, number=deal, total=DEALS),
            called=deal_number(challenge.game, deal),
            leads=self.tr("Back to the challenge"),
        )
        program.begin_afresh()
        program.game_controller.begin_separate(game, record, separate)

    def _on_look(self, path: Path, other: OtherGame | None) -> None:
        """Look back at the game in *path*, which stands beside an *other* one, and come back."""
        try:
            self._program.look_back_controller.open(path, self.show_now, other)
        except SaveError as error:
            self.show_now(fault(WORDS, error))
