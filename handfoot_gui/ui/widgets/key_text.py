"""What a press of a key is written as where keys are given anew; see `core.keys`."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QKeyCombination, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from handfoot_gui.core.keys import keys_of
from handfoot_gui.ui.widgets.controls import is_enter, typed
from handfoot_gui.ui.widgets.vocabulary import WORDS

HELD: Final = (
    Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr,
    Qt.Key.Key_CapsLock, Qt.Key.Key_NumLock,
)  # fmt: skip
"""Keys that do nothing by themselves."""
_SHIFT: Final = Qt.KeyboardModifier.ShiftModifier
_WITH: Final = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)


def worn(usual: str) -> str:
    """The key that a command has now whose *usual* one that is, as it is written."""
    return keys_of(WORDS.preferences).worn(usual)


def presses(event: QEvent, usual: str) -> bool:
    """Whether *event* is one of the key that is *usual* for a command, or was given to it anew."""
    return isinstance(event, QKeyEvent) and pressed_key(event) == worn(usual)


def pressed_key(event: QKeyEvent) -> str:
    """The key of the press *event*, "P", "Shift+M", "Ctrl+Z" or "?"; empty for one that is held
    with others, and for one that nobody knows."""
    key, held, text = event.key(), event.modifiers() & (_WITH | _SHIFT), typed(event)
    if key in HELD or key in (0, Qt.Key.Key_unknown):
        return ""
    if not held & _WITH and len(text) == 1 and text.isprintable() and not text.isspace():
        # A sign is what it is, however it is typed.
        return f"Shift+{text}" if text.isalpha() and held & _SHIFT else text
    if key == Qt.Key.Key_Backtab:
        key = Qt.Key.Key_Tab
    if is_enter(event):
        key = Qt.Key.Key_Enter
    return QKeySequence(QKeyCombination(held, Qt.Key(key))).toString()
