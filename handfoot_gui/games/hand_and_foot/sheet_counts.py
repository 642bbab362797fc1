"""Rows of the score sheet of Hand and Foot to count in with a pencil: cards by value, and who."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from handfoot_gui.core import score_sheet as s
from handfoot_gui.core.sheet import SUM, DealScore, Item
from handfoot_gui.core.text import score_sheet as said
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.hand_and_foot.rules.option_values import (
    BlackThrees,
    Deck,
    FirstMeldBy,
    Sides,
)
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.scoring import (
    BLACK_THREE,
    card_classes,
    class_points,
)
from handfoot_gui.games.hand_and_foot.text.terms import PileSentences

LAST_TO_GO: Final = 2
_ASIDE: Final = 3
_MELDED: Final = 4
_LEFT: Final = 5
"""How early rows are left out where there is little room: most cards lie in melds."""


class HandAndFootSheetCounts(PileSentences):
    """Rows that a sheet has as long as somebody writes on it, if it has room for them.

    They count cards and name players; the points stand in the rows of the engine's lines.
    """

    def __init__(self, words: Words, options: Options, deals: Sequence[DealScore]) -> None:
        """*deals* are those that have been played."""
        super().__init__(words, options)
        self._deals = deals
        self._sides = range(options.side_count)

    def before(self, kind: str) -> list[s.SheetRow]:
        """The rows whose counts make the line *kind*."""
        if kind == "cards_melded":
            return [*self._values(1), *self._black_threes(1)]
        if kind == "cards_left":
            return [*self._values(-1), *self._black_threes(-1)]
        return []

    def after(self, kind: str) -> list[s.SheetRow]:
        """The rows that say who it was that is counted in the line *kind*."""
        is_alone = self.options.sides is Sides.ALONE
        if kind == "exact_cut" and not is_alone:
            return [self._who(self.tr("Who cut exactly"), kind)]
        if kind == "fines" and self.options.unopened_fine and not is_alone:
            return [self._who(self.tr("Foot not picked up"), kind, "unopened")]
        return []

    def first_melds(self) -> list[s.SheetRow]:
        """Who is down, where every player needs a first meld."""
        is_by_player = self.options.first_meld_by is FirstMeldBy.PLAYER
        if not is_by_player or self.options.sides is Sides.ALONE:
            return []
        cells = tuple(s.EMPTY for _ in self._deals for _ in self._sides)
        return [s.SheetRow(self.tr("Who is down"), cells=cells, spare=_ASIDE)]

    def _values(self, sign: int) -> list[s.SheetRow]:
        """ "Melded × 50": how many cards there are of each value, black threes apart."""
        options, rows = self.options, []
        classes: dict[int, set[str]] = {}
        for name in card_classes(options):
            has_any = options.deck is Deck.SPECIAL or options.jokers_per_pack or name != "joker"
            if has_any and name != BLACK_THREE:
                classes.setdefault(class_points(options, name, sign), set()).add(name)
        for points in sorted(classes, key=abs, reverse=True):
            each = self.words.number(points)
            if sign > 0:
                name, kind, spare = (
                    self.tr("Melded × {points}", points=each),
                    "cards_melded",
                    _MELDED,
                )
            else:
                name, kind, spare = self.tr("Left × {points}", points=each), "cards_left", _LEFT
            cells = self._counted(kind, classes[points])
            rows += [s.SheetRow(name, cells=cells, spare=spare)] if points else []
        return rows

    def _black_threes(self, sign: int) -> list[s.SheetRow]:
        """Black threes by themselves: they count against who is left with them."""
        options, is_special = self.options, self.options.deck is Deck.SPECIAL
        points = class_points(options, BLACK_THREE, sign)
        if not points or (sign > 0 and options.black_threes is BlackThrees.NEVER):
            return []
        if sign > 0:
            name = self.tr("Villains melded") if is_special else self.tr("Black threes melded")
        else:
            name = self.tr("Villains left") if is_special else self.tr("Black threes left")
        kind = "cards_melded" if sign > 0 else "cards_left"
        spare = _MELDED if sign > 0 else _ASIDE
        hint = said.each(self.words, points)
        return [s.SheetRow(name, hint, self._counted(kind, {BLACK_THREE}), spare=spare)]

    def _counted(self, kind: str, classes: set[str]) -> tuple[s.Cell, ...]:
        """How many cards of *classes* there were in the deals; free where only points are known."""

        def cell(items: Sequence[Item]) -> s.Cell:
            if any(item.what == SUM for item in items):
                return s.EMPTY
            count = sum(item.count for item in items if item.what in classes)
            return s.Cell(self.words.number(count) if count else said.NONE)

        return self._cells(kind, cell)

    def _who(self, name: str, kind: str, what: str = "") -> s.SheetRow:
        """A row for names; the line *kind* knows of nobody where it has no items."""

        def cell(items: Sequence[Item]) -> s.Cell:
            is_somebody = any(not what or item.what == what for item in items)
            return s.EMPTY if is_somebody else s.Cell(said.NONE)

        return s.SheetRow(name, cells=self._cells(kind, cell), spare=_ASIDE)

    def _cells(self, kind: str, cell: Callable[[Sequence[Item]], s.Cell]) -> tuple[s.Cell, ...]:
        cells = []
        for deal in self._deals:
            line = next((line for line in deal.lines if line.kind == kind), None)
            for side in self._sides:
                is_known = line is not None and side not in deal.only_totals
                cells.append(cell(line.items[side]) if line and is_known else s.EMPTY)
        return tuple(cells)
