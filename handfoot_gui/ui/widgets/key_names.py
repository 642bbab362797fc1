"""What keyboards call a key."""

from __future__ import annotations

from PySide6.QtGui import QKeySequence


def key_name(keys: str) -> str:
    """*keys* ("Ctrl+L", "Up, Down") as keyboards name them; any other text as it is."""
    pressed = QKeySequence(keys)
    is_key = pressed.toString() == keys
    return pressed.toString(QKeySequence.SequenceFormat.NativeText) if is_key else keys
