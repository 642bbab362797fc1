"""The button that says who deals first in a new game, and offers others."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import Signal

from handfoot_gui.core.text.words import shown_name
from handfoot_gui.ui.widgets.controls import MenuButton
from handfoot_gui.ui.widgets.figures import translate
from handfoot_gui.ui.widgets.theme import Style
from handfoot_gui.ui.widgets.vocabulary import WORDS

_LONGEST: Final = 16
"""Letters of a name in the button."""


class DealerButton(MenuButton):
    """Whoever is chosen deals first; else that is found by lot."""

    chosen = Signal(object)  # the seat, or None: by lot

    def __init__(self, style: Style) -> None:
        super().__init__(style, "", name="first-dealer")
        self.choices.add(self.tr("At random"), "dealer-by-lot", partial(self.chosen.emit, None))

    def show_names(self, names: Sequence[str], dealer: int | None) -> None:
        """Offer the players by *names*, which may still be typed, and say that *dealer* is it."""
        shown = [shown_name(name) for name in names]
        for seat in range(len(self.choices.actions()) - 1, len(shown)):
            self.choices.add("", f"dealer-{seat}", partial(self.chosen.emit, seat))
        for action, name in zip(self.choices.actions()[1:], shown, strict=True):
            action.setText(name.replace("&", "&&"))
        who = self.tr("at random") if dealer is None else shown[dealer][:_LONGEST]
        self.setText(WORDS.labelled(translate("ScorekeeperSetupPage", "Deals first"), who))
        self.updateGeometry()
