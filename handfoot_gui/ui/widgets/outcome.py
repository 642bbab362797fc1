"""What became of saving, printing or whatever else was asked for, said where it was asked for."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtWidgets import QLabel

from handfoot_gui.ui.widgets.labels import TOLD, breakable, label
from handfoot_gui.ui.widgets.theme import Style, TextStyle


class Outcome(Struct, frozen=True):
    """One sentence; an empty one as long as there is nothing to say."""

    sentence: str = ""
    is_fault: bool = False

    def label(self, style: Style) -> QLabel:
        """The sentence as a line of a page."""
        ink = style.theme.warn if self.is_fault else style.theme.link
        said = label(style, breakable(self.sentence), TextStyle.LABEL_STRONG, ink=ink, wraps=True)
        said.setObjectName("said")
        # Not its sentence: another one that says the same is told, too.
        said.setProperty(TOLD, id(self))
        return said
