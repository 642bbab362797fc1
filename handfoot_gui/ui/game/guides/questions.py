"""What a person may ask at the table: a hint, ways to get down, and what may be done."""

from __future__ import annotations

from collections.abc import Callable

from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.ui.game.guides.hints import TableHints
from handfoot_gui.ui.game.guides.move_dialogs import MoveDialogs
from handfoot_gui.ui.game.messages.messages import Messages
from handfoot_gui.ui.game.part import GamePart, GameParts
from handfoot_gui.ui.game.play.counsel import Counsel
from handfoot_gui.ui.game.screen.screen import Screen
from handfoot_gui.ui.game.screen.shown_table import ShownTable
from handfoot_gui.ui.table.scene import TableScene


class Questions(GamePart):
    """Are answered now, or as soon as the table has acted in the person's own turn."""

    def __init__(
        self,
        parts: GameParts,
        screen: Screen,
        presenter: AnyPresenter,
        scene: TableScene,
        shown: ShownTable,
        messages: Messages,
        counsel: Counsel,
        hints: TableHints,
        dialogs: MoveDialogs,
    ) -> None:
        self._parts = parts
        self._play = screen.play
        self._presenter = presenter
        self._scene, self._shown = scene, shown
        self._messages = messages
        self._counsel, self._hints, self._dialogs = counsel, hints, dialogs
        self.when_hinted: Callable[[], object] = lambda: None
        """Called when somebody asks for a hint."""
        self._asked: Callable[[], object] | None = None
        """What was asked while the table acts in the own turn, which is answered right after."""

    @property
    def can_be_asked(self) -> bool:
        """Whether what a person may do is told now, or as soon as the table has acted in the
        person's own turn."""
        return self._shown.asks_person or (
            self._play.waiting is Waiting.NOTHING
            and not self._scene.is_only_shown
            and not self._play.brakes.is_paused
            and not self._scene.canvas.is_dealing
            and self._messages.expected.is_own_turn
        )

    def hint(self) -> None:
        """Say what to do; asked again in the same place, more is said."""
        self.when_hinted()
        self._messages.forget()
        self._hints.ask()

    def show_move(self, move: object, advice: object = None) -> int:
        """Show *move*, which can be made now, as a hint that is asked for until it is plain; the
        milliseconds that this takes."""
        self._messages.forget()
        return self._hints.show(move, advice)

    def play_hint(self) -> None:
        """Play the move that is shown as a hint, if one is."""
        self._hints.play()

    def openings(self) -> None:
        """Show good ways to get down."""
        self._dialogs.show_openings()

    def possible(self) -> None:
        """Show every kind of move, once what was said no longer stands."""
        self._parts.act()
        self._dialogs.show_possible()

    def answering(self, ask: Callable[[], object]) -> Callable[[], object]:
        """*ask*, which waits while the table acts in the own turn."""

        def _ask() -> None:
            if self._shown.asks_person:
                ask()
            else:
                self._asked = ask

        return _ask

    def on_acted(self) -> None:
        self._hints.stop()
        self._counsel.drop()

    def on_changed(self) -> None:
        """Answer what was asked while the table acted; nothing that another turn came before."""
        asks_person = self._shown.asks_person
        if asks_person and self._presenter.table.has_golden_thoughts:
            self._counsel.ask()
        asked = self._asked
        is_to_come = self.can_be_asked and not asks_person
        if asked is None or is_to_come or self._shown.hand_over.is_covered:
            return
        self._asked = None
        if asks_person:
            asked()

    def on_left(self) -> None:
        self._hints.stop()
