"""Beside a name: how sentences speak of that player, in languages whose verbs tell she from he."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QLineEdit

from handfoot_gui.core.preferences import Preferences, SpokenOf
from handfoot_gui.core.text.people import depends_on_people, spoken_of, with_spoken_of
from handfoot_gui.ui.widgets.controls import RING, Button, ButtonKind
from handfoot_gui.ui.widgets.figures import filled
from handfoot_gui.ui.widgets.labels import set_tip
from handfoot_gui.ui.widgets.theme import Style
from handfoot_gui.ui.widgets.vocabulary import WORDS

_NEXT: Final = {
    SpokenOf.UNSAID: SpokenOf.SHE,
    SpokenOf.SHE: SpokenOf.HE,
    SpokenOf.HE: SpokenOf.UNSAID,
}
_HEIGHT: Final = 26
"""Units, within a field for a name and within the ring around its text."""


def offer_spoken_of(
    style: Style,
    field: QLineEdit,
    known: Callable[[], Preferences] | None = None,
    change: Callable[[Preferences], None] | None = None,
) -> None:
    """Let people say at the end of *field* how to speak of whoever's name stands in it.

    What is said goes into the preferences in force, unless *known* gives and *change* takes
    others. A language whose verbs are the same for everybody does not ask.
    """
    if depends_on_people(QCoreApplication.translate):
        _SpokenOfButton(style, field, known or _in_force, change or _hold)


def _in_force() -> Preferences:
    return WORDS.preferences


def _hold(preferences: Preferences) -> None:
    WORDS.change_preferences(preferences)


_PADDING: Final = 18
"""Units at both ends of a field's text, together."""


class _SpokenOfButton(Button):
    """Says "she", "he" or, where neither is known, both; a press goes on to the next."""

    def __init__(
        self,
        style: Style,
        field: QLineEdit,
        known: Callable[[], Preferences],
        change: Callable[[Preferences], None],
    ) -> None:
        name = f"{field.objectName()}-spoken-of"
        super().__init__(style, "", ButtonKind.LINK, height=_HEIGHT, name=name, act=self._go_on)
        self.setParent(field)
        self._field, self._known, self._change = field, known, change
        self._said, self._whole = SpokenOf.UNSAID, ""
        set_tip(self, self.tr("How sentences speak of this player"))
        field.installEventFilter(self)
        field.textChanged.connect(self._show)
        self._show()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutDirectionChange):
            self._place()
        return super().eventFilter(watched, event)

    def _go_on(self) -> None:
        name = self._field.text()
        self._change(with_spoken_of(self._known(), name, _NEXT[spoken_of(self._known(), name)]))
        self._show()

    def _show(self) -> None:
        name = self._field.text().strip()
        self._said = spoken_of(self._known(), name)
        said = {
            SpokenOf.SHE: self.tr("she"),
            SpokenOf.HE: self.tr("he"),
            SpokenOf.UNSAID: self.tr("she / he"),
        }[self._said]
        self._whole = said
        self.setAccessibleName(filled(self.tr("{name}: {spoken}"), name=name, spoken=said))
        self.setVisible(bool(name))
        self._place()

    def _place(self) -> None:
        """At the end of the field, whose text ends before it; briefly where that is long."""
        field, px = self._field, self._style.px
        gap = px(RING)
        self.setText(self._whole)
        needed = field.fontMetrics().horizontalAdvance(field.text()) + self.sizeHint().width()
        if self._said is SpokenOf.UNSAID and needed > field.width() - px(_PADDING):
            self.setText(self.tr("?"))
        self.adjustSize()
        wide = self.width() if field.text().strip() else 0
        margin = max(0, wide - gap)
        is_mirrored = field.isRightToLeft()
        field.setTextMargins(margin if is_mirrored else 0, 0, 0 if is_mirrored else margin, 0)
        left = gap if is_mirrored else field.width() - wide - gap
        self.move(left, (field.height() - self.height()) // 2)
