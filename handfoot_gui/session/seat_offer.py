"""What one seat can do without a gesture, and what of it stands out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from handfoot_gui.core.cards import Card
from handfoot_gui.core.messages import BarButton
from handfoot_gui.core.table import Action, ButtonRole, gilded
from handfoot_gui.core.text.table import TableWords
from handfoot_gui.session.seat_turn import AmountChoice, House, Listeners, Selection, Turn

_ROLES: Final = (ButtonRole.QUIET, ButtonRole.PLAIN, ButtonRole.PRIMARY)
"""In the order in which buttons stand."""


class Offer:
    """The acts that are offered now: what the program would do stands out, or what is wanted."""

    def __init__(
        self,
        house: House,
        turn: Turn,
        selection: Selection,
        amount: AmountChoice,
        is_watched: Callable[[], bool],
    ) -> None:
        self.changed: Listeners[tuple[Action[Any], ...]] = Listeners()
        """Told the acts when they are others."""
        self.house = house
        self._turn, self._selection, self._amount = turn, selection, amount
        self._is_watched = is_watched
        self._known: tuple[Any, tuple[Any, object]] | None = None
        """The view for which the program has thought, and what it would do there."""
        self.acts: tuple[Action[Any], ...] = ()

    def know(self, view: Any, advised: tuple[Any, object]) -> None:
        """The program has thought: in *view* it would do what is *advised*; see
        `TableAdapter.golden`."""
        self._known = view, advised
        self.renew()

    def renew(self) -> None:
        """Nothing has changed on the table, but perhaps what stands out of what can be done."""
        if self.look():
            self.changed.emit(self.acts)

    def look(self) -> bool:
        """Find what can be done now, and tell nobody; whether that is something else."""
        before, self.acts = self.acts, self._found()
        return self.acts != before

    def _found(self) -> tuple[Action[Any], ...]:
        turn, lifted = self._turn, self._selection.cards
        if turn.adapter is None or turn.view is None or self._is_watched():
            return ()
        if self._amount.value:
            return turn.adapter.acts_with(turn.view, self._amount.value)
        return self._gilded(turn.adapter.acts(turn.view, turn.draft, lifted), lifted)

    def _gilded(
        self, acts: tuple[Action[Any], ...], lifted: tuple[Card, ...]
    ) -> tuple[Action[Any], ...]:
        """*acts* with the one in gold that stands out while cards are *lifted*."""
        turn, wanted = self._turn, self.house.wanted
        if wanted is not None:
            return gilded(acts, next((act for act in acts if act.is_on and wanted(act)), None))
        if self._known is None or lifted or turn.adapter is None or self._known[0] != turn.view:
            return acts
        golden = turn.adapter.golden(turn.view, turn.draft, acts, self._known[1])
        return acts if golden is None else gilded(acts, golden)

    def act(self, code: str) -> Action[Any] | None:
        """The act of this code."""
        return next((act for act in self.acts if act.code == code), None)

    def buttons(
        self, words: TableWords, name: str, key_of: Callable[[Action[Any]], str]
    ) -> tuple[BarButton, ...]:
        """The buttons of the acts for the player *name*, with the keys that *key_of* gives."""
        return tuple(
            BarButton(
                act.code,
                words.act_text(act, name),
                act.role,
                _shown_key(act, key_of),
                act.is_on,
                words.brief_act_text(act),
                words.act_spoken(act),
            )
            for act in sorted(self.acts, key=lambda act: _ROLES.index(act.role))
        )


def _shown_key(act: Action[Any], key_of: Callable[[Action[Any]], str]) -> str:
    """The key that stands on the button of *act*."""
    if not act.is_on:
        return ""
    return "Enter" if act.role is ButtonRole.PRIMARY else key_of(act)
