"""The table of a challenge: deal by deal who made how much, and where two people part."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from handfoot_gui.core.spoken_code import spelled
from handfoot_gui.session.challenge import DEALS
from handfoot_gui.ui.pages.challenge.facts import Beside, Entrant, Shown
from handfoot_gui.ui.pages.challenge.words import compared
from handfoot_gui.ui.widgets.controls import RING, Button, ButtonKind
from handfoot_gui.ui.widgets.figures import figure, filled, translate
from handfoot_gui.ui.widgets.labels import breakable, label
from handfoot_gui.ui.widgets.layouts import put, vertical
from handfoot_gui.ui.widgets.link_line import LinkLine
from handfoot_gui.ui.widgets.theme import Style, TextStyle
from handfoot_gui.ui.widgets.titles import bot_title, deal_number, deal_title
from handfoot_gui.ui.widgets.vocabulary import WORDS, aloud

_RIGHT: Final = Qt.AlignmentFlag.AlignRight
_LEAST: Final = 44
"""Units of width of a link, so that it is met by a finger."""
_TOTAL: Final = 2 * DEALS + 1
"""The row below the deals, each of which has two."""


class DealsTable(QWidget):
    """A row for each deal with a column for each person, and below it how two of them played it.

    Signals: ``look_wanted(path)`` at a game; ``parting_wanted(deal)``, from 0, where two games of
    it part; ``result_removed(name)``.
    """

    look_wanted = Signal(object)
    parting_wanted = Signal(int)
    result_removed = Signal(str)

    def __init__(self, style: Style, shown: Shown, *, is_narrow: bool) -> None:
        super().__init__()
        self._style, self._shown = style, shown
        grid = self._grid = QGridLayout(self)
        grid.setHorizontalSpacing(style.px(18))
        grid.setVerticalSpacing(style.px(4))
        # Links in the first column have a ring around them.
        grid.setContentsMargins(0, style.px(6), style.px(RING), style.px(6))
        self._add_deals(is_narrow)
        some = list(shown.entrants)
        if shown.bots:
            bots = bot_title(shown.challenge.level)
            some.append(Entrant(bots, shown.bots, is_from_afar=False, games=(None,) * DEALS))
        for place, entrant in enumerate(some, 1):
            self._add_column(place, entrant)
        for deal, found in enumerate(shown.beside):
            if found is not None:
                grid.addWidget(self._beside(deal, found), 2 * deal + 2, 0, 1, len(some) + 1)
        grid.setColumnStretch(len(some) + 1, 1)

    def _add_deals(self, is_narrow: bool) -> None:
        style, game, grid = self._style, self._shown.challenge.game, self._grid
        for row, text in ((0, deal_title(game)), (_TOTAL, translate("Common", "Total"))):
            head = label(style, text, TextStyle.LABEL_STRONG)
            head.setContentsMargins(style.px(RING), 0, 0, 0)
            grid.addWidget(head, row, 0)
        for deal, code in enumerate(self._shown.deal_codes):
            named = label(style, deal_number(game, deal + 1), TextStyle.NAME)
            fair = label(style, code, TextStyle.SMALL, ink=style.theme.text2, wraps=is_narrow)
            fair.setObjectName(f"deal-code-{deal + 1}")
            text = translate("Fair", "Deal code {code}")
            fair.setAccessibleName(filled(text, code=spelled(code)))
            both = vertical(style, margins=(RING, 0, 0, 0), gap=0)
            put(both, named, fair)
            grid.addLayout(both, 2 * deal + 1, 0)

    def _add_column(self, place: int, entrant: Entrant) -> None:
        style, grid = self._style, self._grid
        head = label(style, breakable(entrant.name), TextStyle.LABEL_STRONG, wraps=True)
        grid.addWidget(head, 0, place, _RIGHT)
        for deal in range(DEALS):
            grid.addWidget(self._cell(entrant, deal), 2 * deal + 1, place, _RIGHT)
        whole = label(style, figure(entrant.total), TextStyle.TOTAL)
        whole.setObjectName(f"total-{place}")
        total = WORDS.points_counted(entrant.total)
        whole.setAccessibleName(aloud(WORDS.labelled(entrant.name, total)))
        grid.addWidget(whole, _TOTAL, place, _RIGHT)
        if entrant in self._shown.entrants:
            grid.addWidget(self._remove_button(entrant), _TOTAL + 1, place, _RIGHT)

    def _cell(self, entrant: Entrant, deal: int) -> QWidget:
        """What *entrant* made in *deal*, from 0, and how far that is behind the best."""
        points, game, shown = entrant.points[deal], entrant.games[deal], self._shown
        if points is None:
            return label(self._style, "–", TextStyle.BODY)
        behind, text = None, figure(points)
        if entrant in shown.entrants:
            behind = shown.behind(entrant, deal)
        if behind:
            text = filled(
                translate("ChallengePage", "{points} ({behind} behind)"), points=text, behind=behind
            )
        who = filled(
            translate("ChallengePage", "{name}, {deal}: {points}"),
            name=WORDS.person(entrant.name),
            deal=deal_number(shown.challenge.game, deal + 1),
            points=text,
        )
        if game is None:
            cell: QWidget = label(self._style, text, TextStyle.BODY)
            cell.setAccessibleName(aloud(who))
            return cell
        button = Button(
            self._style, text, ButtonKind.LINK, height=44, name=f"look-{deal + 1}-{entrant.name}",
            act=partial(self.look_wanted.emit, game),
        )  # fmt: skip
        least = button.minimumSizeHint().width()
        button.setMinimumWidth(max(least, self._style.px(_LEAST)))
        button.setAccessibleName(aloud(who))
        button.setAccessibleDescription(translate("Common", "Look back"))
        return button

    def _beside(self, deal: int, found: Beside) -> QWidget:
        """How *deal*, from 0, was played beside another game of it."""
        style, said = self._style, compared(self._shown, found)
        if not found.leads_to_games:
            ink = style.theme.text2
            line = label(style, breakable(said), TextStyle.LABEL, ink=ink, wraps=True)
            line.setObjectName(f"beside-{deal + 1}")
            line.setContentsMargins(style.px(RING), 0, 0, style.px(8))
            return line
        link = LinkLine(style, said, f"parting-{deal + 1}")
        number = deal_number(self._shown.challenge.game, deal + 1)
        link.setAccessibleName(WORDS.labelled(number, said))
        link.setAccessibleDescription(translate("Common", "Look back"))
        link.clicked.connect(lambda: self.parting_wanted.emit(deal))
        return link

    def _remove_button(self, entrant: Entrant) -> Button:
        text, name = translate("Common", "Remove"), f"remove-{entrant.name}"
        act = partial(self.result_removed.emit, entrant.name)
        made = Button(self._style, text, ButtonKind.LINK, height=44, name=name, act=act)
        made.setAccessibleName(WORDS.labelled(text, entrant.name))
        return made
