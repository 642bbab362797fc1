"""What can be chosen about a score sheet before it is printed, beside its preview."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout, QLineEdit, QWidget

from handfoot_gui.core.preferences import Preferences
from handfoot_gui.core.score_sheet import SheetFacts
from handfoot_gui.ui.print.printing import paper_called, papers_offered, sizes_offered
from handfoot_gui.ui.widgets.controls import RING
from handfoot_gui.ui.widgets.fields import ChoiceField, Segments
from handfoot_gui.ui.widgets.figures import translate
from handfoot_gui.ui.widgets.labels import label
from handfoot_gui.ui.widgets.layouts import horizontal, vertical
from handfoot_gui.ui.widgets.theme import Style, TextStyle

_LONGEST: Final = 200
"""Characters of a name or a place."""
_NAME: Final = 116
"""Units of a choice's name where it stands beside it."""
_ON, _OFF = "on", "off"


class SheetOffers(Struct, frozen=True):
    """What else may be printed instead: pairs of a text and the value it stands for."""

    game: str
    rules: tuple[tuple[str, str], ...]
    rules_shown: str
    tables: tuple[tuple[str, str], ...]
    """Players and their sides."""
    table_shown: str


class Switches(Struct, frozen=True):
    """What is chosen of two values each, for this sheet only."""

    is_blank: bool = False
    has_names: bool = True
    has_date: bool = False
    is_shared: bool = False
    """Two sheets stand on a page."""
    is_one_page: bool = False
    is_wide: bool = False
    """The preview is as wide as there is room."""


class SheetChoices(QWidget):
    """A column of choices, one below the other."""

    switched = Signal(str, bool)  # one of `Switches`, or ``large_print``
    liked = Signal(str, str)  # a preference, and what was chosen or written
    rules_chosen = Signal(str)
    table_chosen = Signal(str)

    def __init__(
        self,
        style: Style,
        facts: SheetFacts,
        preferences: Preferences,
        on: Switches,
        offers: SheetOffers | None,
        *,
        is_narrow: bool,
    ) -> None:
        super().__init__()
        self._style = style
        self._is_narrow = is_narrow
        self._segments: dict[str, Segments] = {}
        """Every row of values, by its name."""
        self._rows = vertical(style, self, margins=(0, 0, 0, 0), gap=2)
        if offers is not None:
            self._add_offers(offers)
        if facts.sheet is not None:
            kinds = (
                (translate("SheetPage", "From the game"), _OFF),
                (translate("SheetPage", "Blank"), _ON),
            )
            self._add_switch(
                translate("SheetPage", "Sheet"), "kind", kinds, "is_blank", on.is_blank
            )
        if on.is_blank:
            self._add_written(on, has_names=bool(facts.names))
        paper = self._add(translate("Common", "Paper"), "paper", papers_offered())
        paper.set_value(paper_called(preferences.paper).value)
        paper.chosen.connect(lambda value: self.liked.emit("paper", value))
        prints, title = sizes_offered(_OFF, _ON), translate("Common", "Print size")
        self._add_switch(title, "size", prints, "large_print", preferences.large_print)
        if on.is_blank:
            self._add_room(on)
        self._rows.addSpacing(style.px(6))
        if not facts.family:
            self._add_field(translate("SheetPage", "Family"), "family", preferences.family)
        if not facts.place:
            self._add_field(translate("Common", "Place"), "place", preferences.place)
        self._rows.addSpacing(style.px(6))
        views = (
            (translate("SheetPage", "Whole page"), _OFF),
            (translate("SheetPage", "Full width"), _ON),
        )
        self._add_switch(translate("SheetPage", "Preview"), "view", views, "is_wide", on.is_wide)
        self._rows.addStretch(1)

    def allow(self, name: str, *, is_allowed: bool) -> None:
        """Let the row of two values called *name* be chosen from, or take its first one."""
        if not is_allowed:
            self._segments[name].set_value(_OFF)
        self._segments[name].setEnabled(is_allowed)

    def _add_offers(self, offers: SheetOffers) -> None:
        for title, name, items, shown, chosen in (
            (
                translate("Common", "Rules"),
                "rules",
                offers.rules,
                offers.rules_shown,
                self.rules_chosen,
            ),
            (
                translate("Common", "Players"),
                "table",
                offers.tables,
                offers.table_shown,
                self.table_chosen,
            ),
        ):
            if len(items) > 1:
                choice = ChoiceField(self._style, items, name=name)
                choice.setAccessibleName(title)
                choice.set_value(shown)
                choice.currentIndexChanged.connect(
                    lambda _row, choice=choice, chosen=chosen: chosen.emit(choice.value())
                )
                self._named(title).addWidget(choice, 1)

    def _add_written(self, on: Switches, *, has_names: bool) -> None:
        """What is printed on a blank sheet, and what is left to be written."""
        written = (
            (translate("SheetPage", "Printed"), _ON),
            (translate("SheetPage", "To write in"), _OFF),
        )
        if has_names:
            title = translate("Common", "Names")
            self._add_switch(title, "names", written, "has_names", on.has_names)
        self._add_switch(translate("Common", "Date"), "date", written, "has_date", on.has_date)

    def _add_room(self, on: Switches) -> None:
        """How many pages a blank sheet has, and how much of one."""
        shares = (
            (translate("SheetPage", "One sheet"), _OFF),
            (translate("SheetPage", "Two sheets"), _ON),
        )
        title = translate("SheetPage", "On a page")
        self._add_switch(title, "share", shares, "is_shared", on.is_shared)
        lengths = (
            (translate("SheetPage", "A whole game"), _OFF),
            (translate("SheetPage", "One page"), _ON),
        )
        title = translate("SheetPage", "Room for")
        self._add_switch(title, "length", lengths, "is_one_page", on.is_one_page)

    def _add(self, title: str, name: str, items: tuple[tuple[str, str], ...]) -> Segments:
        """A row of values."""
        segments = self._segments[name] = Segments(self._style, items, name=name)
        segments.set_accessible_names(title)
        self._named(title).addWidget(segments, 1)
        return segments

    def _add_switch(
        self, title: str, name: str, items: tuple[tuple[str, str], ...], switch: str, is_on: bool
    ) -> None:
        """A row of the two values of a *switch*, one of which means yes."""
        segments = self._add(title, name, items)
        segments.set_value(_ON if is_on else _OFF)
        segments.chosen.connect(lambda value: self.switched.emit(switch, value == _ON))

    def _named(self, title: str) -> QBoxLayout:
        """Room for a control, under its name or beside it."""
        style = self._style
        ink, wraps = style.theme.text2, self._is_narrow
        named = label(style, title, TextStyle.LABEL, ink=ink, wraps=wraps)
        named.setContentsMargins(style.px(RING), 0, 0, 0)
        row = (horizontal if self._is_narrow else vertical)(style, gap=0)
        if self._is_narrow:
            named.setFixedWidth(style.px(_NAME))
        row.addWidget(named)
        self._rows.addLayout(row)
        return row

    def _add_field(self, title: str, name: str, text: str) -> None:
        """A field for the preference called *name*."""
        field = QLineEdit(text)
        field.setObjectName(name)
        field.setAccessibleName(title)
        field.setMaxLength(_LONGEST)
        field.textChanged.connect(lambda text: self.liked.emit(name, text))
        holder = QWidget()
        horizontal(self._style, holder, margins=(RING,) * 4).addWidget(field)
        self._named(title).addWidget(holder, 1)
