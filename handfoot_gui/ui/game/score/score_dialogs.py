"""The windows over the score: other points of the family, and whether the deals were fair."""

from __future__ import annotations

from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.ui.game.messages.messages import Messages
from handfoot_gui.ui.game.screen.screen import Screen
from handfoot_gui.ui.widgets.page import run
from handfoot_gui.ui.window.main_window import MainWindow


class ScoreDialogs:
    """Lets people write down other points, where the game *takes_lines*, and check the deals."""

    def __init__(
        self,
        screen: Screen,
        presenter: AnyPresenter,
        messages: Messages,
        window: MainWindow,
        *,
        takes_lines: bool,
    ) -> None:
        self._screen, self._play = screen, screen.play
        self._presenter = presenter
        self._messages, self._window = messages, window
        self.takes_lines = takes_lines
        """Lines may be added to the score of this game."""

    @property
    def can_write_lines(self) -> bool:
        """Whether there is a deal for which other points can be written down."""
        return self.takes_lines and self._play.session.can_write_lines

    def write_lines(self) -> None:
        """Let the family write down other points; nobody moves meanwhile."""
        from handfoot_gui.ui.pages.scorekeeper.other_points import OpenLine, OtherPointsDialog

        play, screen = self._play, self._screen
        presenter = self._presenter
        session = play.session
        before = dict(session.open_lines)
        lines = [OpenLine(o.side, o.word, o.points, number) for number, o in before.items()]
        dialog = OtherPointsDialog(
            self._window.ui_style,
            presenter.score.deal_name(session.deal_of_lines),
            [presenter.side_named(side) for side in range(len(presenter.sides))],
            lines,
            presenter.words,
            self._window,
            known=session.words_of_lines,
            side=presenter.side_of(screen.seat),
        )
        was_held = play.brakes.is_held
        play.hold()
        is_written = run(dialog)
        if is_written:
            kept = {o.number: o.line for o in dialog.lines if o.number is not None}
            new = [o.line for o in dialog.lines if o.number is None]
            if new or kept != before:
                refused = play.write_lines(*new, kept=kept)
                if refused is not None:
                    self._messages.refuse(presenter.refusal(refused))
        if not was_held:
            play.release()

    def check_deals(self) -> None:
        """Let people check the codes of the deals that are over."""
        from handfoot_gui.ui.game.score.check_dialog import CheckDialog

        record = self._play.session.record
        run(CheckDialog(self._window.ui_style, record, self._presenter, self._window))
