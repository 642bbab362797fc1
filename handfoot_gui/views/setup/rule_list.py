"""The first few of many rule sets, and the button that shows all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from PySide6.QtCore import QCoreApplication

from handfoot_gui.model.wording.words import Words
from handfoot_gui.views.parts.controls import Button, Kind
from handfoot_gui.views.parts.figures import filled
from handfoot_gui.views.parts.icons import Sign
from handfoot_gui.views.parts.theme import Look

_SHORT: Final = 4
"""Rule sets shown before somebody asks for more."""

_Offer = TypeVar("_Offer")


def short_list(
    offers: tuple[_Offer, ...], is_chosen: Callable[[_Offer], bool], *, taken: int = 0
) -> tuple[_Offer, ...]:
    """The first few of *offers*, the chosen one among them; all of them where one is left over.

    *taken*: what else stands with them takes the room of so many.
    """
    most = _SHORT - taken
    if len(offers) <= most + 1:
        return offers
    first = offers[:most]
    if any(map(is_chosen, first)):
        return first
    return (*first[:-1], *filter(is_chosen, offers))


class MoreRules(Button):
    """Shows the *count* rule sets that the short list leaves out, when it is clicked."""

    def __init__(self, look: Look, words: Words, count: int) -> None:
        text = QCoreApplication.translate("Setup", "Show {count} more rule sets")
        super().__init__(
            look,
            filled(text, count=words.count(count)),
            Kind.QUIET,
            sign=Sign.CHEVRON_DOWN,
            name="more-rules",
        )
