"""What stands around a list of rule sets: the button that shows all, and what happened to them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from handfoot_gui.core.text.words import Words
from handfoot_gui.ui.widgets.controls import RING, Button, Kind
from handfoot_gui.ui.widgets.figures import filled
from handfoot_gui.ui.widgets.icons import Sign
from handfoot_gui.ui.widgets.labels import Panel, breakable, label
from handfoot_gui.ui.widgets.theme import Look, Role

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


class RulesNotice(QWidget):
    """A sentence about what happened to house rules; signal ``undo_requested()``."""

    undo_requested = Signal()

    def __init__(self, look: Look, sentence: str, *, can_undo: bool) -> None:
        super().__init__()
        px = look.px
        outer = QVBoxLayout(self)
        outer.setContentsMargins(px(RING), 0, px(RING), px(4))
        panel = Panel(look, fill=look.theme.chrome2, line=look.theme.zone_line, radius=10)
        outer.addWidget(panel)
        line = QHBoxLayout(panel)
        line.setContentsMargins(px(16), px(6), px(8), px(6))
        said = label(look, breakable(sentence), Role.LABEL_STRONG, wraps=True)
        said.setObjectName("said")
        line.addWidget(said, 1)
        if can_undo:
            undo = Button(look, self.tr("Undo"), sign=Sign.UNDO, name="undo-delete")
            undo.clicked.connect(self.undo_requested)
            line.addWidget(undo)
