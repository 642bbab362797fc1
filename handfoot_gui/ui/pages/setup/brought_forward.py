"""The window in which people say where a game stands that was begun elsewhere, or a handicap."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from handfoot_gui.core.brought_forward import MOST_BROUGHT, MOST_DEALS, BroughtForward
from handfoot_gui.core.game import AnyRules
from handfoot_gui.core.text.brought_forward import brought_forward_name, problem_with_start
from handfoot_gui.core.text.words import Words
from handfoot_gui.ui.pages.scorekeeper.fields import NumberLine
from handfoot_gui.ui.widgets.controls import RING
from handfoot_gui.ui.widgets.entry_dialog import EntryDialog
from handfoot_gui.ui.widgets.figures import translate
from handfoot_gui.ui.widgets.labels import Elided, Marker, label
from handfoot_gui.ui.widgets.layouts import horizontal, put, vertical
from handfoot_gui.ui.widgets.page import Page, run
from handfoot_gui.ui.widgets.theme import Style, TextStyle
from handfoot_gui.ui.widgets.vocabulary import WORDS

_SIZE = (600, 300)
"""Units of width, and of height without the sides."""
_OF_A_SIDE = 48


def brought_line(words: Words, brought: BroughtForward | None) -> str:
    """ "Brought forward: 4,200, 3,900"; what the button says that opens the window."""
    name = brought_forward_name(words)
    if brought is None:
        return name
    return words.labelled(name, words.row([words.number(total) for total in brought.totals]))


def ask_brought_forward(
    style: Style,
    rules: AnyRules,
    sides: Sequence[str],
    brought: BroughtForward | None,
    words: Words,
    parent: QWidget,
) -> tuple[bool, BroughtForward | None]:
    """Let people say where the game stands; whether they did, and what they said."""
    dialog = BroughtForwardDialog(style, rules, sides, brought, words, parent)
    return run(dialog), dialog.brought


class BroughtForwardDialog(EntryDialog):
    """Accepted with `brought`, which is None where the game begins here."""

    def __init__(
        self,
        style: Style,
        rules: AnyRules,
        sides: Sequence[str],
        brought: BroughtForward | None,
        words: Words,
        parent: QWidget | None = None,
    ) -> None:
        """*sides* are the players of every side by name."""
        self._rules, self._words, self._sides = rules, words, sides
        self._page = _StartPage(style, rules, sides, brought)
        width, height = _SIZE
        super().__init__(
            style, "brought-forward", brought_forward_name(words), self._page, parent,
            size=(width, height + _OF_A_SIDE * len(sides)),
            taken_by=translate("BroughtForwardDialog", "Go on from here"), taken_by_name="take",
        )  # fmt: skip
        self._page.changed.connect(self._judge)
        self._page.ended.connect(self._go_to_accept)
        self._judge()

    def _begin(self) -> None:
        self._page.begin()

    @property
    def brought(self) -> BroughtForward | None:
        """What was entered; None where everybody begins as usual."""
        entered = self._page.brought
        return None if entered == _usual(self._rules, len(self._sides)) else entered

    def _judge(self) -> None:
        wrong = self._rules.problem_with_start(self._page.brought)
        said = self.tr("Totals and deal numbers go on from here.")
        if wrong is not None:
            said = problem_with_start(self._words, self._sides, wrong)
        misread = self._page.misread
        self._say(misread or said, is_wrong=bool(misread) or wrong is not None)


def _usual(rules: AnyRules, sides: int) -> BroughtForward:
    """What a game that begins here starts from, as it is entered."""
    opening = rules.sheet(rules.begun_with(None).start()).opening
    rounds = (0,) * sides if rules.counts_rounds else ()
    return BroughtForward((opening,) * sides, 1, rounds)


class _StartPage(Page):
    """A row for every side, and the number of the first deal here.

    Signals: ``changed()``, ``ended()`` on Enter in the last field.
    """

    changed = Signal()
    ended = Signal()
    breaks = ()

    def __init__(
        self, style: Style, rules: AnyRules, sides: Sequence[str], brought: BroughtForward | None
    ) -> None:
        super().__init__(style)
        self._rules, self._sides = rules, sides
        usual = _usual(rules, len(sides))
        self.brought = brought or usual
        if rules.counts_rounds and not self.brought.rounds_won:
            self.brought = replace(self.brought, rounds_won=usual.rounds_won)
        self._fields: list[NumberLine] = []
        self._rebuild()

    def begin(self) -> None:
        """Let the keyboard be in the first total."""
        self._fields[0].setFocus(Qt.FocusReason.TabFocusReason)

    def _content(self) -> QWidget:
        style, px, content = self._style, self._style.px, QWidget()
        self._fields = []
        rows = vertical(style, content, margins=(32, 20, 32 - RING, 8), gap=8)
        title = translate("Common", "Brought forward")
        rows.addWidget(label(style, title, TextStyle.PAGE_TITLE))
        about = self.tr(
            "For a game started elsewhere that goes on here, or to give somebody a handicap."
        )
        rows.addWidget(label(style, about, TextStyle.BODY, ink=style.theme.text2, wraps=True))
        grid = QGridLayout()
        grid.setHorizontalSpacing(px(12))
        grid.setVerticalSpacing(px(4))
        grid.setColumnStretch(1, 1)
        heads = [translate("Common", "Total")]
        if self._rules.counts_rounds:
            heads.append(translate("Common", "Rounds won"))
        for column, head in enumerate(heads, start=2):
            grid.addWidget(label(style, head, TextStyle.LABEL_STRONG), 0, column)
        for side, names in enumerate(self._sides):
            grid.addWidget(Marker(style, style.theme.sides[side]), 1 + side, 0)
            grid.addWidget(Elided(style, names, TextStyle.NAME), 1 + side, 1)
            total = self._line(
                f"total-{side}", WORDS.row([heads[0], names]), self.brought.totals[side],
                -MOST_BROUGHT, MOST_BROUGHT, "totals", side,
            )  # fmt: skip
            grid.addWidget(total, 1 + side, 2)
            if self._rules.counts_rounds:
                won = self._line(
                    f"rounds-{side}", WORDS.row([heads[1], names]), self.brought.rounds(side),
                    0, MOST_DEALS, "rounds_won", side,
                )  # fmt: skip
                grid.addWidget(won, 1 + side, 3)
        rows.addLayout(grid)
        said = self.tr("Number of the first deal here")
        deal = self._line("deal", said, self.brought.deal, 1, MOST_DEALS, "deal")
        line = horizontal(style, gap=12)
        put(line, (label(style, said, TextStyle.NAME, wraps=True), 1), deal)
        rows.addLayout(line)
        rows.addStretch(1)
        return content

    def _line(
        self, name: str, said: str, value: int, least: int, most: int, key: str, side: int = -1
    ) -> NumberLine:
        step = 1 if key != "totals" else 5
        line = NumberLine(self._style, least, most, name=name, said=said, step=step)
        line.show_value(value)
        for told in (line.typed, line.entered):
            told.connect(lambda number: self._change(key, side, number))
        line.misread.connect(self.changed)
        line.next_requested.connect(lambda: self._go_on(line))
        self._fields.append(line)
        return line

    @property
    def misread(self) -> str:
        """Why something typed is no number here, as a sentence; empty when all are."""
        return next((found for field in self._fields if (found := field.problem())), "")

    def _change(self, key: str, side: int, number: int) -> None:
        value: Any = number
        if side >= 0:
            before = getattr(self.brought, key)
            value = (*before[:side], number, *before[side + 1 :])
        self.brought = replace(self.brought, **{key: value})
        self.changed.emit()

    def _go_on(self, line: NumberLine) -> None:
        following = self._fields.index(line) + 1
        if following < len(self._fields):
            self._fields[following].setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self.ended.emit()
