"""Beside a name: how sentences speak of that player, in languages whose verbs tell she from he."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtGui import QFocusEvent
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
        _InField(style, field, known or _in_force, change or _hold)


def spoken_of_button(style: Style, name: str) -> Button | None:
    """The same button for a *name* that stands in no field; None where nobody is asked."""
    if not depends_on_people(QCoreApplication.translate):
        return None
    return _SpokenOfButton(style, "spoken-of", lambda: name, _in_force, _hold)


def _in_force() -> Preferences:
    return WORDS.preferences


def _hold(preferences: Preferences) -> None:
    WORDS.change_preferences(preferences)


_PADDING: Final = 24
"""Units at both ends of a field's text, together."""
_SHOWN_ANEW: Final = (
    QEvent.Type.Resize, QEvent.Type.LayoutDirectionChange, QEvent.Type.FocusIn,
    QEvent.Type.FocusOut,
)  # fmt: skip


class _SpokenOfButton(Button):
    """Says "she", "he" or, where neither is known, both; a press goes on to the next."""

    def __init__(
        self,
        style: Style,
        code: str,
        name_of: Callable[[], str],
        known: Callable[[], Preferences],
        change: Callable[[Preferences], None],
    ) -> None:
        super().__init__(style, "", ButtonKind.LINK, height=_HEIGHT, name=code, act=self._go_on)
        self._name_of, self._known, self._change = name_of, known, change
        set_tip(self, self.tr("How sentences refer to this player"))
        self._show()

    @property
    def said(self) -> SpokenOf:
        """What is said of the player now."""
        return spoken_of(self._known(), self._name_of())

    def _go_on(self) -> None:
        self._change(with_spoken_of(self._known(), self._name_of(), _NEXT[self.said]))
        self._show()

    def _show(self) -> None:
        said = {
            SpokenOf.SHE: self.tr("she"),
            SpokenOf.HE: self.tr("he"),
            SpokenOf.UNSAID: self.tr("she / he"),
        }[self.said]
        self.setText(said)
        whole = filled(self.tr("{name}: {spoken}"), name=self._name_of(), spoken=said)
        self.setAccessibleName(whole)


class _InField(_SpokenOfButton):
    """At the end of a *field* for a name."""

    def __init__(
        self,
        style: Style,
        field: QLineEdit,
        known: Callable[[], Preferences],
        change: Callable[[Preferences], None],
    ) -> None:
        self._field = field
        code = f"{field.objectName()}-spoken-of"
        super().__init__(style, code, lambda: field.text().strip(), known, change)
        self.setParent(field)
        field.installEventFilter(self)
        field.textChanged.connect(self._show)
        self._show()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _SHOWN_ANEW:
            self._show()
        return super().eventFilter(watched, event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._show()

    def _show(self) -> None:
        """At the end of the field, whose text ends before it; briefly where that is long."""
        super()._show()
        field, px = self._field, self._style.px
        gap, has_name = px(RING), bool(self._name_of())
        name = field.fontMetrics().horizontalAdvance(field.text())
        free = field.width() - px(_PADDING) - name
        if self.said is SpokenOf.UNSAID and self.sizeHint().width() > free:
            self.setText(self.tr("?"))
        self.adjustSize()
        # A name that needs the whole field is asked about while the keyboard is there.
        is_in_use = field.hasFocus() or self.hasFocus()
        is_shown = has_name and (is_in_use or self.width() <= free)
        self.setVisible(is_shown and self.parent() is field)
        wide = self.width() if is_shown else 0
        # The padding of the field is as wide as the gaps around the button.
        margin = wide
        is_mirrored = field.isRightToLeft()
        field.setTextMargins(margin if is_mirrored else 0, 0, 0 if is_mirrored else margin, 0)
        left = gap if is_mirrored else field.width() - wide - gap
        self.move(left, (field.height() - self.height()) // 2)
