"""The rule sets of a game to choose from: the house's own first, then the presets."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from handfoot_gui.core.text.words import Words
from handfoot_gui.session.game_offers import presets_of
from handfoot_gui.storage.house_rules import RuleSet, RuleSets
from handfoot_gui.ui.pages.setup.choice import RulesChoice
from handfoot_gui.ui.pages.setup.frame import at_left
from handfoot_gui.ui.widgets.controls import RING, Button, ButtonKind
from handfoot_gui.ui.widgets.fields import RuleRow
from handfoot_gui.ui.widgets.figures import filled
from handfoot_gui.ui.widgets.icons import Icon
from handfoot_gui.ui.widgets.labels import Surface, breakable, label
from handfoot_gui.ui.widgets.theme import Style, TextStyle
from handfoot_gui.ui.widgets.titles import preset_about, preset_title

_SHORT: Final = 4
"""Rule sets shown before somebody asks for more."""


class RuleList(QObject):
    """Fills rows of a page with rule sets, after a sentence about what happened to some.

    Signals: ``chosen(object)`` with a `RuleSet` or a preset's name, ``more_requested()`` when all
    are to be shown, ``undo_requested()`` of what happened.
    """

    chosen = Signal(object)
    more_requested = Signal()
    undo_requested = Signal()

    def __init__(
        self,
        style: Style,
        words: Words,
        known: RuleSets,
        about: Callable[[RuleSet], str],
        parent: QObject,
    ) -> None:
        """*known* are the house rules of all games; *about* says one line about some of them."""
        super().__init__(parent)
        self._style, self._words, self._known, self._about = style, words, known, about

    def fill(
        self,
        rows: QVBoxLayout,
        choice: RulesChoice,
        *,
        said: str,
        can_undo: bool,
        is_long: bool,
        taken: int = 0,
    ) -> None:
        """Add to *rows* the sentence *said*, if any, and the rules of the game of *choice*.

        Few of them, unless *is_long*; *taken*: what else stands there takes the room of so many.
        """
        if said:
            rows.addWidget(self._notice(said, can_undo=can_undo))
        offers: tuple[RuleSet | str, ...] = (
            *self._known.of(choice.game).sets,
            *presets_of(choice.game),
        )
        shown = offers if is_long else _short_list(offers, choice, _SHORT - taken)
        for offer in shown:
            rows.addWidget(self._row(offer, choice))
        if len(shown) < len(offers):
            more = self.tr("Show {count} more rule sets")
            button = Button(
                self._style,
                filled(more, count=self._words.count(len(offers) - len(shown))),
                ButtonKind.QUIET,
                sign=Icon.CHEVRON_DOWN,
                name="more-rules",
            )
            button.clicked.connect(self.more_requested)
            rows.addLayout(at_left(button))

    def _row(self, offer: RuleSet | str, choice: RulesChoice) -> RuleRow:
        """A row for the page; one that gets no place there is deleted whenever Python likes."""
        style = self._style
        if isinstance(offer, str):
            about = preset_about(choice.game, offer)
            row = RuleRow(style, preset_title(offer), about, name=f"rules-{offer}")
        else:
            name = f"house-{self._known.of(choice.game).sets.index(offer)}"
            about = self._about(offer)
            row = RuleRow(style, offer.name, about, name=name, side=self.tr("house rules"))
        row.setChecked(_is_chosen(offer, choice))
        row.toggled.connect(lambda is_on: self.chosen.emit(offer) if is_on else None)
        return row

    def _notice(self, sentence: str, *, can_undo: bool) -> QWidget:
        style, px = self._style, self._style.px
        notice = QWidget()
        outer = QVBoxLayout(notice)
        outer.setContentsMargins(px(RING), 0, px(RING), px(4))
        panel = Surface(style, fill=style.theme.chrome2, line=style.theme.zone_line, radius=10)
        outer.addWidget(panel)
        line = QHBoxLayout(panel)
        line.setContentsMargins(px(16), px(6), px(8), px(6))
        said = label(style, breakable(sentence), TextStyle.LABEL_STRONG, wraps=True)
        said.setObjectName("said")
        line.addWidget(said, 1)
        if can_undo:
            undo = Button(style, self.tr("Undo"), sign=Icon.UNDO, name="undo-delete")
            undo.clicked.connect(self.undo_requested)
            line.addWidget(undo)
        return notice


def _is_chosen(offer: RuleSet | str, choice: RulesChoice) -> bool:
    if isinstance(offer, str):
        return choice.rules is None and choice.preset == offer
    return choice.rules is not None and choice.rules.path == offer.path


def _short_list(
    offers: tuple[RuleSet | str, ...], choice: RulesChoice, most: int
) -> tuple[RuleSet | str, ...]:
    """The first few of *offers*, the chosen one among them; all of them where one is left over."""
    if len(offers) <= most + 1:
        return offers
    first = offers[:most]
    if any(_is_chosen(offer, choice) for offer in first):
        return first
    return (*first[:-1], *(offer for offer in offers if _is_chosen(offer, choice)))
