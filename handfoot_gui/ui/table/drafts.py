"""What is lifted and laid out on the card table, and how it is taken back and comes back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from PySide6.QtCore import QObject, Signal

from handfoot_gui.core.cards import Card
from handfoot_gui.core.table import AnyDraft
from handfoot_gui.ui.table.new_cards import AnyAdapter
from handfoot_gui.ui.table.offers import TableOffers


class NoDraft:
    """The draft while no game is shown."""

    cards: frozenset[Card] = frozenset()


NO_DRAFT: Final = NoDraft()


class TableDrafts(TableOffers):
    """The part of the scene that holds the turn being put together.

    Signals: ``draft_changed(draft)``, ``lifted_changed(cards)``.
    """

    draft_changed = Signal(object)
    lifted_changed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.adapter: AnyAdapter | None = None
        self.view: Any = None
        self.draft: AnyDraft = NO_DRAFT
        self._aside: list[AnyDraft] = []
        """What was taken back at once, and comes back with undo until the next move."""
        self.is_covered = False
        """Nobody's hand is shown, and nothing may be done."""
        self.is_only_shown = False
        """Nothing can be lifted or done: a game that is looked at again."""

    @property
    def is_watched(self) -> bool:
        """Whether the table is only looked at."""
        return self.is_covered or self.is_only_shown

    def lift(self, cards: Iterable[Card]) -> None:
        """Lift exactly these cards of the hand, or of the table where they may be lifted."""
        liftable = self.table.liftable if self.table is not None else ()
        wanted = set() if self.is_watched else set(cards)
        lifted = tuple(card for card in liftable if card in wanted)
        self._refused_at = None
        if lifted != self.lifted:
            self.lifted = lifted
            self.refresh()
            self.lifted_changed.emit(self.lifted)

    def toggle(self, card: Card) -> None:
        """Lift *card*, or put it back."""
        wanted = set(self.lifted) ^ {card}
        if self.table is not None and self.table.lifts_one:
            wanted &= {card}
        self.lift(wanted)

    def lift_kind(self, card: Card) -> None:
        """Lift all cards that go with *card*, its rank as a rule, besides what is lifted."""
        if self.adapter is not None and self.view is not None:
            self.lift({*self.lifted, *self.adapter.same_kind(self.view, self.draft, card)})

    def put_back(self) -> None:
        """Leave a question open; without one put lifted cards back; with none lifted, take back
        what is laid out."""
        if self.question is not None:
            self.ask(None)
        elif self.lifted:
            self.lift(())
        else:
            self.put_aside()

    def put_aside(self) -> None:
        """Take back what is laid out; undo brings it back."""
        if self.has_draft and self.adapter is not None and self.view is not None:
            if self.adapter.can_resume(self.view, self.draft):
                self._aside.append(self.draft)
            self._set_draft(self.adapter.taken_back(self.draft))

    @property
    def has_draft(self) -> bool:
        """Whether anything is put together and not played."""
        return self.adapter is not None and self.draft not in (NO_DRAFT, self.adapter.empty)

    def take_back_last(self) -> None:
        """Take back the last step of what is laid out."""
        if self.has_draft and self.adapter is not None and self.view is not None:
            self._set_draft(self.adapter.step_back(self.view, self.draft))

    @property
    def can_undo_draft(self) -> bool:
        """Whether anything is laid out that can be taken back, or comes back."""
        return self.has_draft or bool(self._aside)

    def undo_draft(self) -> bool:
        """What undo means while something is lifted or laid out, or was put aside; False where
        that is nothing."""
        if self.question is not None or self.lifted:
            self.put_back()
        elif self.has_draft and self.adapter is not None:
            if self.adapter.is_stepwise:
                self.take_back_last()
            else:
                self._set_draft(self.adapter.taken_back(self.draft))
        elif self._aside:
            self._set_draft(self._aside.pop())
        else:
            return False
        return True

    def show_draft(self, draft: AnyDraft) -> None:
        """Lay *draft* out in place of what is laid out."""
        self._set_draft(draft)

    def forget_refusal(self) -> None:
        """Take the line off the place where something was refused."""
        if self._refused_at is not None:
            self._refused_at = None
            self.refresh()

    def show_hint(self, move: Any) -> None:
        """Lift the cards of *move*, so that its target lights up."""
        if self.adapter is None or self.view is None:
            return
        gesture = self.adapter.gesture(self.view, move)
        if gesture is not None:
            self.lift(gesture[0])

    def _set_draft(self, draft: AnyDraft) -> None:
        old = self.draft
        self.draft = draft
        self.question = None
        hand = self.table.hand if self.table is not None else ()
        lifted = tuple(card for card in self.lifted if card in hand and card not in draft.cards)
        is_less = lifted != self.lifted
        self.lifted = lifted
        self.refresh()
        if draft != old:
            self.draft_changed.emit(draft)
        if is_less:
            self.lifted_changed.emit(lifted)
