"""The vocabulary in every language that is installed, for what has to look alike in all of them."""

from __future__ import annotations

from functools import cache, partial

from PySide6.QtCore import QLocale

from handfoot_gui.core.text.words import Words
from handfoot_gui.ui.widgets.figures import figure_in
from handfoot_gui.ui.window.language import every_translation


@cache
def words_of_every_language() -> tuple[Words, ...]:
    """They know nothing of the household: nobody is she or he, and cards have their usual letters.

    Made once, when something is printed for the first time.
    """
    return tuple(
        Words(translate, partial(figure_in, QLocale(code)))
        for code, translate in every_translation().items()
    )
