"""From one person to the next: the cover, what it tells, and the order each gave the own hand."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from handfoot_gui.core.cards import Card
from handfoot_gui.core.preferences import Sorting
from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.recap import Recap, recap
from handfoot_gui.core.seats import Seat
from handfoot_gui.storage.faults import SaveError
from handfoot_gui.storage.working_tables import OwnOrders
from handfoot_gui.ui.game.bridge import Bridge, Waiting
from handfoot_gui.ui.game.pages import GamePages
from handfoot_gui.ui.table.prompt_bar import PromptBar
from handfoot_gui.ui.table.scene import TableScene
from handfoot_gui.ui.table.turn import since_draw
from handfoot_gui.ui.widgets.figures import filled

if TYPE_CHECKING:
    from handfoot_gui.ui.game.cover_page import CoverFacts


class HandOver:
    """Sees to it that nobody's cards are shown but those of the person at the screen."""

    def __init__(
        self,
        pages: GamePages,
        scene: TableScene,
        bridge: Bridge,
        presenter: AnyPresenter,
        game_id: str,
    ) -> None:
        self._pages = pages
        self._scene = scene
        self._bridge = bridge
        self._presenter = presenter
        self._game_id = game_id
        self._orders = OwnOrders()
        self._seat: Seat | None = None
        """Whose order of the own cards the scene has."""

    @property
    def is_covered(self) -> bool:
        """Whether the table waits behind its cover."""
        return self._bridge.waiting is Waiting.COVER

    def follow(self) -> bool:
        """Turn the scene to whoever may be shown; True where that is a person just now."""
        shown = self._bridge.seat if self._bridge.is_open else None
        if shown == self._seat:
            return False
        self.keep_order()
        self._seat = shown
        self._scene.show_view(None)
        self._scene.set_order(() if shown is None else self._orders.order_of(self._key(shown)))
        return shown is not None

    def mark_new(self) -> None:
        """The cards since the shown player's last draw wear "new", now as before."""
        if self._seat is not None and self._scene.table.zones:
            views = self._bridge.session.views(self._seat)
            self._scene.set_new_cards(since_draw(self._presenter.table, views))

    def keep_order(self) -> None:
        """Keep the order that the shown player gave the own cards."""
        is_own = self._scene.canvas.preferences.sorting is Sorting.OWN
        if self._seat is not None and is_own and self._scene.order:
            self.keep(self._scene.order)

    def keep(self, cards: tuple[Card, ...]) -> None:
        """Keep *cards* as the shown player's order."""
        # A disk that is full is said when the game itself is saved.
        if self._seat is not None:
            with suppress(SaveError):
                self._orders.keep(self._key(self._seat), cards)

    def _key(self, seat: Seat) -> str:
        is_alone = len(self._bridge.persons) == 1
        return self._game_id if is_alone else f"{self._game_id} {seat}"

    # -- the cover --------------------------------------------------------------------------

    def clear(self) -> None:
        """Clear the table, and cover the window where it shows the table.

        A cover that lies there says the newest; somebody who reads the score is not disturbed.
        """
        self.follow()
        self._scene.show_view(None)
        self._scene.actions.set_bar(PromptBar(buttons=()))
        if self._pages.is_covered:
            self._pages.cover.refresh(self._facts())
        else:
            self.stay_covered()

    def stay_covered(self) -> None:
        """Cover the window when it shows the table that waits behind its cover, whoever led
        back to it."""
        if self.is_covered and self._pages.is_at_table:
            self.cover()

    def cover(self) -> None:
        """Cover the window."""
        self._pages.table.close_drawer()
        self._pages.show_cover(self._facts())

    def _facts(self) -> CoverFacts:
        from handfoot_gui.ui.game.cover_page import CoverFacts

        seat = self._bridge.seat
        asker = self._presenter.asked_by(self._bridge.view)
        told = self.recap()
        return CoverFacts(
            self._presenter.names[seat],
            self._presenter.side_of(seat),
            "" if asker is None else self._presenter.names[asker],
            self._since(seat),
            self._bridge.session.last_mover == seat,
            told,
            told.sentences(self._presenter.words),
            tuple(
                self._presenter.side_of(Seat(other)) for other in range(len(self._presenter.names))
            ),
            self._presenter.words,
            self._scene.canvas.atlas.style.signs,
        )

    def _since(self, seat: Seat) -> str:
        if not self._bridge.session.has_moved(seat):
            return QCoreApplication.translate("Cover", "What happened so far")
        text = QCoreApplication.translate("Cover", "Since {name}’s last turn")
        return filled(text, name=self._presenter.names[seat])

    def recap(self) -> Recap:
        """What everybody saw since the last turn of the player who is next."""
        lines = self._bridge.session.since_turn(self._bridge.seat)
        return recap(lines, self._presenter.names, self._presenter.lying(self._bridge.view))

    def told(self, prompt: PromptBar) -> PromptBar:
        """*prompt* with the last act in place of the facts; the cover has just told them all."""
        if self._presenter.asked_by(self._bridge.view) is not None:
            # The facts that the answer depends on.
            return prompt
        since = self._bridge.session.since(self._bridge.seat)
        acts = [line.text for line in since if not line.is_before_play]
        if not acts:
            return prompt
        return PromptBar(prompt.name, prompt.prompt, acts[-1], prompt.buttons)
