"""The fields in which people choose which games of the family book they mean."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QGridLayout, QWidget

from handfoot_gui.session.history.figures import GameFilter, PlayerFilter
from handfoot_gui.ui.widgets.fields import ChoiceField
from handfoot_gui.ui.widgets.figures import translate
from handfoot_gui.ui.widgets.labels import tip_of
from handfoot_gui.ui.widgets.theme import Style, TextStyle
from handfoot_gui.ui.widgets.titles import game_title, preset_title

_ALL: Final = "all"
_RULES: Final = "rules:"
"""Before the name of rules as a value of the field, since the name itself may be empty."""
_LONGEST: Final = 170
"""Units of the widest text in a field."""


class Offers(Struct, frozen=True):
    """What there is to choose from."""

    game_names: tuple[str, ...]
    rule_names: tuple[str, ...]
    years: tuple[int, ...]


class BookFilters(QWidget):
    """Game, house rules, year, and whose figures are shown.

    Signals: ``choice_made(GameFilter)``.
    """

    choice_made = Signal(object)

    def __init__(self, style: Style, choice: GameFilter, offers: Offers, *, in_pairs: bool) -> None:
        """*in_pairs* puts two fields into a row instead of four."""
        super().__init__()
        self._style = style
        self._choice = choice
        companies = (
            (translate("Common", "People"), PlayerFilter.PEOPLE.value),
            (self.tr("People and bots"), PlayerFilter.EVERYBODY.value),
            (self.tr("Games without bots"), PlayerFilter.WITHOUT_BOTS.value),
        )
        games = ((game_title(name), name) for name in offers.game_names)
        sets = ((preset_title(choice.game, name), _RULES + name) for name in offers.rule_names)
        years = ((str(year), str(year)) for year in offers.years)
        rules = _ALL if choice.rules is None else _RULES + choice.rules
        year = _ALL if choice.year is None else str(choice.year)
        fields = (
            (
                "game",
                translate("Common", "Game"),
                ((self.tr("All games"), _ALL), *games),
                choice.game or _ALL,
            ),
            (
                "rules",
                translate("Common", "House rules"),
                ((self.tr("All rules"), _ALL), *sets),
                rules,
            ),
            (
                "year",
                translate("Common", "Year"),
                ((translate("Common", "All years"), _ALL), *years),
                year,
            ),
            ("company", translate("Common", "Players"), companies, choice.company.value),
        )
        self._fields = [self._field(*one) for one in fields]
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(style.px(2))
        across = 2 if in_pairs else 4
        for number, field in enumerate(self._fields):
            grid.addWidget(field, number // across, number % across)

    def _field(
        self, name: str, question: str, items: tuple[tuple[str, str], ...], value: str
    ) -> ChoiceField:
        metrics = QFontMetrics(self._style.font(TextStyle.BUTTON))
        widest = self._style.px(_LONGEST)
        short = [
            (metrics.elidedText(text, Qt.TextElideMode.ElideRight, widest), item)
            for text, item in items
        ]
        field = ChoiceField(self._style, short, name=f"choose-{name}")
        for row, (text, _) in enumerate(items):
            field.setItemData(row, tip_of(text), Qt.ItemDataRole.ToolTipRole)
        if field.findData(value) < 0:
            # What was chosen is not among the games any more; it stays chosen and shows none.
            field.addItem(value.removeprefix(_RULES), value)
        field.set_value(value)
        field.setAccessibleName(question)
        field.activated.connect(self._on_chosen)
        return field

    def _on_chosen(self) -> None:
        game, rules, year, company = (one.value() for one in self._fields)
        choice = GameFilter(
            None if game == _ALL else game,
            None if rules == _ALL else rules.removeprefix(_RULES),
            None if year == _ALL else int(year),
            PlayerFilter(company),
        )
        if choice.game != self._choice.game:
            # The rules belong to the game.
            choice = replace(choice, rules=None)
        if choice != self._choice:
            self.choice_made.emit(choice)
