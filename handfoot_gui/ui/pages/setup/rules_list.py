"""The rules that a game can be set up with, the ways to others, and what became of some."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from msgspec import Struct
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from handfoot_gui.session.game_offers import presets_of
from handfoot_gui.storage.house_rules import RuleSet, RuleSets
from handfoot_gui.ui.pages.setup.choice import RulesChoice
from handfoot_gui.ui.widgets.controls import RING, Button, ButtonKind
from handfoot_gui.ui.widgets.fields import RuleRow
from handfoot_gui.ui.widgets.figures import alphabetical, filled, translate
from handfoot_gui.ui.widgets.icons import Icon
from handfoot_gui.ui.widgets.labels import Surface, breakable, label
from handfoot_gui.ui.widgets.layouts import at_left, horizontal, vertical
from handfoot_gui.ui.widgets.theme import Style, TextStyle
from handfoot_gui.ui.widgets.titles import preset_about, preset_title
from handfoot_gui.ui.widgets.vocabulary import WORDS

_SHORT: Final = 4
"""Rule sets shown before somebody asks for more."""

Offer: TypeAlias = RuleSet | str
"""House rules, or a preset."""


class RulesOffered(Struct, frozen=True):
    """The house rules there are, and what happened to them."""

    known: RuleSets = RuleSets()
    said: str = ""
    """A sentence about what happened."""
    can_undo: bool = False
    """Whether that can be taken back."""


class RulesList(QVBoxLayout):
    """The rules to choose from, after a sentence about what happened to some."""

    chosen = Signal(object)  # an `Offer`
    find_requested = Signal()  # all rule sets, and what leads to them
    undo_requested = Signal()
    change_requested = Signal()
    card_requested = Signal()
    questions_requested = Signal()

    def __init__(
        self,
        style: Style,
        offered: RulesOffered,
        choice: RulesChoice,
        taken: int,
        about: Callable[[RuleSet], str],
        *,
        is_narrow: bool,
    ) -> None:
        """*choice* is chosen; what else stands there takes the room of so many as *taken*; *about*
        gives one line about house rules."""
        super().__init__()
        self._style = style
        px = style.px
        self.setSpacing(px(6 - RING))
        title = label(style, translate("Common", "Rules"), TextStyle.SECTION_TITLE)
        title.setContentsMargins(px(RING), 0, 0, px(4) if is_narrow else 0)
        if not is_narrow:
            # As high as the fields beside the other half's title, so that both stand in a line.
            title.setFixedHeight(px(40) + 2 * px(RING))
        self.addWidget(title)
        if offered.said:
            self.addWidget(self._notice(offered))
        own = alphabetical(offered.known.of(choice.game).sets, lambda one: one.name)
        offers: tuple[Offer, ...] = (*own, *presets_of(choice.game))
        shown = _short_list(offers, choice, _SHORT - taken)
        for offer in shown:
            if isinstance(offer, str):
                words = preset_title(choice.game, offer), preset_about(choice.game, offer)
                row = RuleRow(style, *words, name=f"rules-{offer}")
            else:
                name, side = f"house-{own.index(offer)}", translate("SetupFrame", "house rules")
                row = RuleRow(style, offer.name, about(offer), name=name, side=side)
            row.setChecked(_is_chosen(offer, choice))
            row.toggled.connect(
                lambda is_on, offer=offer: self.chosen.emit(offer) if is_on else None
            )
            self.addWidget(row)
        self.addLayout(at_left(self._find(len(offers) - len(shown))))
        self.addSpacing(px(4))

    def _find(self, count: int) -> Button:
        """What leads to all rule sets, *count* of which are not shown."""
        text, n = translate("SetupFrame", "Find your rules"), count
        if count:
            more = translate("SetupFrame", "Find your rules ({count} more)", "", n)
            text = filled(more, count=WORDS.count(count))
        sign, kind = Icon.CHEVRON_RIGHT, ButtonKind.QUIET
        return Button(
            self._style, text, kind, sign=sign, name="find-rules", is_sign_last=True,
            act=self.find_requested,
        )  # fmt: skip

    def ways(self) -> tuple[Button, Button, Button]:
        """New buttons that lead to changing the rules, to reading them and to a family's own."""
        style = self._style
        return (
            Button(
                style, translate("SetupFrame", "Change rules"), sign=Icon.SLIDERS,
                name="change-rules", act=self.change_requested,
            ),
            Button(
                style, translate("Common", "Show rule card"), sign=Icon.SHEET, name="show-card",
                act=self.card_requested,
            ),
            Button(
                style, translate("SetupFrame", "Make family rules"), sign=Icon.HINT,
                name="questions", act=self.questions_requested,
            ),
        )  # fmt: skip

    def _notice(self, offered: RulesOffered) -> QWidget:
        """What happened to house rules."""
        style, notice = self._style, QWidget()
        outer = vertical(style, notice, margins=(RING, 0, RING, 4))
        panel = Surface(style, fill=style.theme.chrome2, line=style.theme.zone_line, radius=10)
        outer.addWidget(panel)
        line = horizontal(style, panel, margins=(16, 6, 8, 6))
        said = label(style, breakable(offered.said), TextStyle.LABEL_STRONG, wraps=True)
        said.setObjectName("said")
        line.addWidget(said, 1)
        if offered.can_undo:
            undo = Button(style, translate("Common", "Undo"), sign=Icon.UNDO, name="undo-delete")
            undo.clicked.connect(self.undo_requested)
            line.addWidget(undo)
        return notice


def _is_chosen(offer: Offer, choice: RulesChoice) -> bool:
    if isinstance(offer, str):
        return choice.rules is None and choice.preset == offer
    return choice.rules is not None and choice.rules.path == offer.path


def _short_list(offers: tuple[Offer, ...], choice: RulesChoice, most: int) -> tuple[Offer, ...]:
    """The first few of *offers*, the chosen one among them; all of them where one is left over."""
    if len(offers) <= most + 1:
        return offers
    first = offers[:most]
    if any(_is_chosen(offer, choice) for offer in first):
        return first
    return (*first[:-1], *(offer for offer in offers if _is_chosen(offer, choice)))
