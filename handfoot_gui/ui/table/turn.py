"""The turn being put together on the card table: what is laid out, taken back and comes back."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QObject, Signal

from handfoot_gui.core.table import AnyDraft
from handfoot_gui.ui.table.new_cards import AnyAdapter


class NoDraft:
    """The draft while no game is shown."""

    cards: frozenset[Any] = frozenset()


NO_DRAFT: Final = NoDraft()


class Turn(QObject):
    """A game's adapter, the view of the seat that is shown, and the draft laid out in it.

    Signal: ``changed(draft)``.
    """

    changed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.adapter: AnyAdapter | None = None
        self.view: Any = None
        self.draft: AnyDraft = NO_DRAFT
        self._known: AnyDraft = NO_DRAFT
        """What was told last."""
        self._aside: list[AnyDraft] = []
        """What was taken back at once, and comes back with undo until the next move."""

    def see(self, view: Any) -> None:
        """*view* is shown from now on."""
        if view != self.view:
            self._aside = []
        self.view = view

    def begin(self, *, is_told: bool = False) -> None:
        """Nothing is laid out, which is a change to be told only where *is_told*."""
        self.draft = NO_DRAFT if self.adapter is None or self.view is None else self.adapter.empty
        if not is_told:
            self._known = self.draft

    def keep(self) -> None:
        """Keep what is left of the draft under the view that is shown now."""
        if self.adapter is None or self.view is None:
            return
        if self.draft is NO_DRAFT:
            self.begin()
        self.draft = self.adapter.kept(self.view, self.draft)

    def tell(self) -> None:
        """Say what is laid out, if it is not what was said last."""
        if self.draft != self._known:
            self._known = self.draft
            self.changed.emit(self.draft)

    @property
    def has_draft(self) -> bool:
        """Whether anything is put together and not played."""
        return self.adapter is not None and self.draft not in (NO_DRAFT, self.adapter.empty)

    @property
    def can_undo(self) -> bool:
        """Whether anything is laid out that can be taken back, or comes back."""
        return self.has_draft or bool(self._aside)

    def without_last_step(self) -> AnyDraft | None:
        """The draft without its last step; None: there is nothing to take back."""
        if not self.has_draft or self.adapter is None or self.view is None:
            return None
        draft: AnyDraft = self.adapter.step_back(self.view, self.draft)
        return draft

    def put_aside(self) -> AnyDraft | None:
        """What is left of the draft when it is taken back as a whole; undo brings it back."""
        if not self.has_draft or self.adapter is None or self.view is None:
            return None
        if self.adapter.can_resume(self.view, self.draft):
            self._aside.append(self.draft)
        draft: AnyDraft = self.adapter.taken_back(self.draft)
        return draft

    def undone(self) -> AnyDraft | None:
        """The draft after an undo; None where there is nothing to undo."""
        if not self.has_draft or self.adapter is None:
            return self._aside.pop() if self._aside else None
        if self.adapter.is_stepwise:
            return self.without_last_step()
        draft: AnyDraft = self.adapter.taken_back(self.draft)
        return draft
