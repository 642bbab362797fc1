"""The table of a game as the screen shows it: cards, what stands beside them, or the cover."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from handfoot_gui.core.cards import Card
from handfoot_gui.core.preferences import Preferences
from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.seats import Seat
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.ui.game.messages.messages import Messages
from handfoot_gui.ui.game.pages import GamePages
from handfoot_gui.ui.game.panel.facts import GameFacts
from handfoot_gui.ui.game.part import GamePart
from handfoot_gui.ui.game.screen.hand_over import HandOver
from handfoot_gui.ui.game.screen.laid_out import LaidOut
from handfoot_gui.ui.game.screen.screen import Screen
from handfoot_gui.ui.table.scene import TableScene


class ShownTable(QObject, GamePart):
    """Shows the state of the game after every change.

    Signal: ``shown()`` whenever it was.
    """

    shown = Signal()

    def __init__(
        self,
        pages: GamePages,
        scene: TableScene,
        screen: Screen,
        presenter: AnyPresenter,
        messages: Messages,
        parent: QObject,
        *,
        kept_as: str,
        is_guided: bool,
        points_out: bool,
    ) -> None:
        """With an empty *kept_as* neither an order of cards nor what is laid out outlives it.
        Somebody who leads through the game, *is_guided*, may say what is pointed at from act to
        act, *points_out*."""
        super().__init__(parent)
        self._pages, self._scene = pages, scene
        self._screen, self._play = screen, screen.play
        self._presenter = presenter
        self._messages = messages
        self._points_out = points_out
        window, canvas = pages.window, scene.canvas
        canvas.set_style(window.ui_style)
        canvas.set_preferences(window.preferences)
        scene.set_adapter(presenter.table)
        scene.terms.explain_with(presenter.guidance.meaning)
        canvas.reason = presenter.reason
        canvas.hand.keeps = not self._play.is_demo
        self.facts = GameFacts(screen, presenter, is_guided=is_guided)
        self.hand_over = HandOver(pages, scene, screen, presenter, kept_as, self)
        self.laid_out = LaidOut(
            self.hand_over.tables, self._play, kept_as, window.ui_style.timing, self
        )
        canvas.dealing_changed.connect(self._on_dealing)
        window.style_changed.connect(canvas.set_style)
        window.page_shown.connect(self.hand_over.stay_covered)

    @property
    def is_without_hands(self) -> bool:
        """Whether nobody plays at the screen, and all persons elsewhere."""
        return bool(self._play.persons) and not self._screen.persons

    @property
    def _tray_of(self) -> Seat | None:
        """From whose place a table is looked at that has a tray for what is lifted elsewhere. It
        has its room also while nobody may lift anything, so that no meld moves."""
        taken_apart = self.hand_over.taken_apart
        has_tray = taken_apart.table is not None
        has_tray |= self.is_without_hands and taken_apart.is_possible
        return self._screen.seat if has_tray else None

    @property
    def asks_person(self) -> bool:
        """Whether a person is to move, who may ask what."""
        return self._play.waiting is Waiting.PERSON and not self._scene.is_only_shown

    def show(self) -> None:
        """Show the present state; the cards glide there, but for the first time, and where others
        play without a rest: nothing of theirs flies over the own turn."""
        if self.hand_over.is_covered:
            self.hand_over.clear()
        else:
            taken_apart = self.hand_over.taken_apart
            is_opened = self.hand_over.follow(taken_apart.due_seat)
            open_table = taken_apart.table
            self._pages.table.without_hands.turn(self.is_without_hands, tray_of=self._tray_of)
            is_anything_shown = not self._scene.canvas.shown.is_empty
            self._scene.show_view(
                self._screen.view if open_table is None else open_table.look(),
                badges=self.facts.badges(),
                log=self.facts.log(),
                is_animated=is_anything_shown and not self._play.followed.is_at_once,
                is_covered=not self._screen.is_open and open_table is None,
                came=self._came(),
                new=self.hand_over.new_cards() if is_opened else None,
                left=self._play.session.left_over,
                is_over=self._play.has_score_to_read,
            )
            if is_opened:
                self.laid_out.lay_out_again()
            self._messages.show()
        self._pages.table.set_facts(self.facts.panel())
        self.shown.emit()

    def show_anew(self, *, is_all: bool) -> None:
        """Show what was shown already as it is preferred now; *is_all*: not only its buttons."""
        is_at_table = self._scene.turn.view is not None
        if is_all and (is_at_table or self.hand_over.is_covered):
            self.show()
        elif is_at_table:
            # Another pace has other buttons.
            self._messages.show()

    def tell_more(self) -> None:
        """Tell the older moves beside the table, too."""
        self.facts.tell_more()
        self._pages.table.set_facts(self.facts.panel())

    def on_acted(self) -> None:
        self._scene.canvas.set_moments(())
        if not self._points_out:
            self._scene.canvas.point_out(frozenset(), ())

    def on_changed(self) -> None:
        self.show()

    def on_deal_ended(self) -> None:
        self.show()

    def on_preferred(self, preferences: Preferences) -> None:
        self._scene.terms.explain_with(self._presenter.guidance.meaning)
        self._scene.canvas.set_preferences(preferences)

    def on_left(self) -> None:
        self.laid_out.keep()
        self._pages.window.style_changed.disconnect(self._scene.canvas.set_style)
        self._pages.window.page_shown.disconnect(self.hand_over.stay_covered)
        self.hand_over.orders.keep()
        self._pages.table.without_hands.turn(False)
        self.hand_over.taken_apart.turn_to(None)
        self._scene.set_adapter(None)

    def _on_dealing(self, is_dealing: bool) -> None:
        self._play.set_dealing(is_dealing)
        self._messages.show()
        self._pages.table.set_facts(self.facts.panel())

    def _came(self) -> frozenset[Card]:
        """What others put onto the table since the last own turn, until the first own act."""
        play, screen, session = self._play, self._screen, self._play.session
        is_due = screen.is_open and play.waiting is Waiting.PERSON and screen.is_to_be_told
        if not is_due or session.last_mover == screen.seat:
            return frozenset()
        return self._presenter.table.came(session.left_by(screen.seat), screen.view)
