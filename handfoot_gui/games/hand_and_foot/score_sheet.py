"""The score sheet of Hand and Foot: a group of columns for every deal, a row for every kind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from msgspec.structs import replace

from handfoot_gui.core import score_sheet as s
from handfoot_gui.core.sheet import DealScore, Item
from handfoot_gui.core.text import score_sheet as said
from handfoot_gui.core.text.brought_forward import brought_forward_name
from handfoot_gui.core.text.options import Unit, counted
from handfoot_gui.core.text.phrases import Phrase, filled
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.hand_and_foot.rules.option_values import BlackThrees, Deck
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.red_threes import TOGETHER
from handfoot_gui.games.hand_and_foot.rules.scoring import special_points
from handfoot_gui.games.hand_and_foot.sheet_counts import LAST_TO_GO, HandAndFootSheetCounts
from handfoot_gui.games.hand_and_foot.sheet_foot import HandAndFootSheetFoot
from handfoot_gui.games.hand_and_foot.text.score import HandAndFootScore
from handfoot_gui.games.hand_and_foot.text.terms import PileSentences

_MOST_SPARE: Final = 12
"""Deals that a sheet of a game to a score has room for at most."""
_BLACK_THREES: Final = "black_three_piles"
"""The row of piles of black threes; the engine has them in the line of clean piles."""
_BLACK_THREE_PILE: Final = "black_three_pile"
_COUNTED: Final = (
    "clean_piles", "dirty_piles", "wild_piles", "special_piles", _BLACK_THREES, "red_threes",
    "ladies", "red_threes_laid", "ladies_laid",
)  # fmt: skip
_SUMMED: Final = ("cards_melded", "cards_left", "going_out", "fines")
"""Kinds of lines that say their points only."""
_APART: Final = ("red_threes", "ladies")
"""Lines with two rows, if there is room: what was laid, and what was left."""
_NOT_LAID: Final = ("_left", "_unopened")
"""How items of them end that were not laid."""


def line_kinds(options: Options) -> tuple[str, ...]:
    """The kinds of lines that a deal has under these rules, in the engine's order."""
    is_standard = options.deck is Deck.STANDARD
    kinds = (
        ("clean_piles", True),
        ("dirty_piles", True),
        ("wild_piles", options.wild_melds),
        ("special_piles", bool(special_points(options))),
        ("extra_piles", options.extra_pile_bonus != 0),
        ("red_threes", is_standard),
        ("ladies", not is_standard),
        ("going_out", bool(options.going_out_bonus or options.concealed_out_bonus)),
        ("exact_cut", options.is_cut),
        ("cards_melded", True),
        ("cards_left", True),
        ("fines", bool(options.unopened_fine or options.unfinished_fines)),
    )
    return tuple(kind for kind, is_used in kinds if is_used)


def sheet_body(facts: s.SheetFacts, words: Words) -> s.SheetBody:
    """The rows and columns for *facts*."""
    return HandAndFootSheet(facts, words).body()


class HandAndFootSheet(PileSentences):
    """The sheet of one game, or a blank one."""

    def __init__(self, facts: s.SheetFacts, words: Words) -> None:
        super().__init__(words, cast(Options, facts.options))
        self._facts = facts
        self._sheet = facts.shown
        deals = self._sheet.deals
        last, begun = self._sheet.next_deal - 1, self._sheet.brought.deal
        self._is_over = bool(deals) and self.options.is_over(last, max(self._sheet.totals))
        known = last if self._is_over else max(last, self.options.deals)
        self._fixed = range(begun, known + 1)
        """The numbers of the deals that there are."""
        self._sides = range(self.options.side_count)
        self._number = words.number

    def body(self) -> s.SheetBody:
        """All of it."""
        ends, deals, fixed = self._is_over, self.options.deals, self._fixed
        coming = self._sheet.next_deal
        spare = range(fixed.stop, 0 if ends or deals else coming + _MOST_SPARE)
        return s.SheetBody(
            title=self.words.translate("Games", "Hand and Foot"),
            about=self._about(),
            is_over=ends,
            growth=s.Growth.GROUPS,
            groups=tuple(map(self._group, fixed)),
            rows=self._rows(),
            spare_groups=tuple(map(self._group, spare)),
            blocks=HandAndFootSheetFoot(self.words, self.options).blocks(),
        )

    def _about(self) -> str:
        """ "Four deals, five packs"."""
        options, n = self.options, self.options.target
        packs = counted(self.words, Unit.PACKS, options.packs)
        if options.deck is Deck.SPECIAL:
            packs = Phrase.of(self.words.translate("Words", "262 special cards"))
        if not options.deals:
            return self.tr(
                "To {points} point(s), {packs}", "", n, points=self._number(n), packs=packs
            )
        deals = counted(self.words, Unit.DEALS, options.deals)
        if not n:
            return self.tr("{deals:^}, {packs}", deals=deals, packs=packs)
        return self.tr(
            "{deals:^}, to {points} point(s), {packs}", "", n,
            deals=deals, points=self._number(n), packs=packs,
        )  # fmt: skip

    def _group(self, deal: int) -> s.ColumnGroup:
        dealer, deals = self._facts.dealer(deal), self._sheet.deals
        translate = self.words.translate
        played = next((one for one in deals if one.number == deal), None)
        if played is not None:
            dealer = played.dealer
        captions = (self._first_meld(deal), said.dealer(self.words, self._facts, dealer))
        title = filled(translate("Score", "Deal {number}"), number=self._number(deal))
        return s.ColumnGroup(
            said.marked(title, played),
            tuple(caption for caption in captions if caption.text),
            tuple(s.Column(side=side) for side in self._sides),
        )

    def _first_meld(self, deal: int) -> s.Caption:
        """What the first meld needs in *deal*, over its columns; nothing if the score decides."""
        if deal in self.options.concealed_deals:
            return s.Caption(self.tr("first meld: a whole {pile}"))
        if self.options.minima_by_score:
            return s.NOTHING
        points = self.options.minimum(deal)
        if points <= 0:
            return s.Caption(self.tr("first meld: any"))
        return s.Caption(self.tr("first meld {points}", points=self._number(points)))

    # --- the rows -----------------------------------------------------------------------------

    def _rows(self) -> tuple[s.SheetRow, ...]:
        words, facts, sheet = self.words, self._facts, self._sheet
        rows = [self._brought_forward_row()] if sheet.brought.totals else []
        rows += [self._minimum_row()] if self.options.minima_by_score else []
        counts = HandAndFootSheetCounts(words, self.options, sheet.deals)
        is_open = not self._is_over
        rows += counts.first_melds() if is_open else []
        for kind in self._row_kinds():
            rows += counts.before(kind) if is_open else []
            rows += self._rows_of(kind)
            rows += counts.after(kind) if is_open else []
        rows.append(self._other_points_row())
        totals = [sheet.brought.total(side) for side in self._sides]
        running: list[s.Cell] = []
        behind: list[s.Cell] = []
        points: list[s.Cell] = []
        out: list[s.Cell] = []
        for deal in sheet.deals:
            gained = [deal.points(side) for side in self._sides]
            totals = [have + more for have, more in zip(totals, gained, strict=True)]
            points += [s.Cell(words.number(more)) for more in gained]
            running += [s.Cell(words.number(total)) for total in totals]
            behind += said.behind(words, sheet, totals)
            name = words.translate("Common", "nobody") if deal.by is None else facts.named(deal.by)
            out.append(s.Cell(name, (facts.called(deal.by),)))
        return (
            *rows,
            s.SheetRow(self.tr("Deal total"), cells=tuple(points), weight=s.Emphasis.SUM),
            s.SheetRow(self.tr("Running total"), cells=tuple(running), weight=s.Emphasis.TOTAL),
            s.SheetRow(said.behind_name(words), cells=tuple(behind)),
            s.SheetRow(self.tr("Who went out"), cells=tuple(out), is_merged=True),
        )

    def _row_kinds(self) -> tuple[str, ...]:
        """The kinds of rows: those of the lines, and one for piles that pay another bonus."""
        kinds = line_kinds(self.options)
        if self.options.black_threes is not BlackThrees.CLEAN_MELD:
            return kinds
        place = 1 + max(n for n, kind in enumerate(kinds) if kind.endswith("_piles"))
        return (*kinds[:place], _BLACK_THREES, *kinds[place:])

    def _rows_of(self, kind: str) -> list[s.SheetRow]:
        """The row of a kind, or the two of what was laid and what was left."""
        row = self._row(kind)
        if kind not in _APART:
            return [row]
        if kind == "red_threes" and not self.options.lays_red_threes:
            return [replace(row, name=self._row_name("red_threes_left"))]
        laid, left = self._row(f"{kind}_laid"), self._row(f"{kind}_left")
        return [replace(laid, together=row), replace(left, spare=LAST_TO_GO)]

    def _row_name(self, kind: str) -> str:
        translate = self.words.translate
        names = {
            _BLACK_THREES: self.tr("{piles:^} of threes"),
            "red_threes_laid": translate("HandAndFootScorekeeperText", "Red threes laid"),
            "red_threes_left": self.tr("Red threes left"),
            "ladies_laid": translate("HandAndFootScorekeeperText", "Ladies laid"),
            "ladies_left": self.tr("Ladies left"),
        }
        return names.get(kind) or HandAndFootScore(self.words, self.options).line_name(kind)

    def _row(self, kind: str) -> s.SheetRow:
        cells = (self._cell(deal, kind, side) for deal in self._sheet.deals for side in self._sides)
        name, is_counted = self._row_name(kind), kind in _COUNTED
        return s.SheetRow(name, self._hint(kind), tuple(cells), is_counted=is_counted)

    def _other_points_row(self) -> s.SheetRow:
        """What the family writes down besides, on a blank sheet, too."""
        deals, words = self._sheet.deals, self.words
        cells = (said.other_points(words, deal, side) for deal in deals for side in self._sides)
        title = said.other_points_title(words, deals)
        return s.SheetRow(title, cells=tuple(cells), spare=1)

    def _hint(self, kind: str) -> s.Caption:
        """What the row counts for each: "500 each"."""
        options, number = self.options, self._number
        red: tuple[int, int | None] = (options.red_three_left, None)
        if options.lays_red_threes:
            red = (options.red_three_laid, options.red_three_left)
        points, left = {
            "clean_piles": (options.clean_bonus, None),
            "dirty_piles": (options.dirty_bonus, None),
            "wild_piles": (options.wild_bonus, None),
            _BLACK_THREES: (options.dirty_bonus, None),
            "red_threes": red,
            "red_threes_laid": (options.red_three_laid, None),
            "red_threes_left": (options.red_three_left, None),
            "ladies": (options.lady_bonus, options.lady_left),
            "ladies_laid": (options.lady_bonus, None),
            "ladies_left": (options.lady_left, None),
            "exact_cut": (options.exact_cut_bonus, None),
            "extra_piles": (options.extra_pile_bonus, None),
            "going_out": (options.going_out_bonus, None),
        }.get(kind, (None, None))
        if points is None:
            return s.NOTHING
        if kind == "going_out":
            return s.Caption(self.words.points_counted(points), short=number(points))
        if left is None:
            return said.each(self.words, points)
        each = number(points)
        text = self.tr("{points} each, left {left}", points=each, left=number(left))
        return s.Caption(text, short=f"{each} / {number(left)}")

    def _cell(self, deal: DealScore, kind: str, side: int) -> s.Cell:
        if side in deal.only_totals:
            return s.EMPTY
        line_of, _, part = kind.rpartition("_")
        is_part = line_of in _APART
        of_line = line_of if is_part else kind
        if kind == _BLACK_THREES:
            of_line = "clean_piles"
        line = next((line for line in deal.lines if line.kind == of_line), None)
        items = line.items[side] if line is not None else ()
        if of_line == "clean_piles":
            is_wanted = kind == _BLACK_THREES
            items = tuple(i for i in items if (i.what == _BLACK_THREE_PILE) == is_wanted)
        elif is_part:
            items = tuple(i for i in items if i.what.endswith(_NOT_LAID) == (part == "left"))
        if kind in _SUMMED:
            points = sum(item.points for item in items)
            return s.Cell(self._number(points)) if items else s.Cell(said.NONE)
        return said.figure(self.words, items, self._remarks(items))

    def _remarks(self, items: Sequence[Item]) -> tuple[str, ...]:
        """What is said under a figure, from long to short; a remark may have two lines."""
        if not items:
            return ()
        whole = f"{TOGETHER}{2 * self.options.packs}"
        if [item.what for item in items] == [whole]:
            return (self.tr("all of them"),)
        counts = {item.what.rpartition("_")[2]: item.count for item in items}
        products, parts = said.products(self.words, items), []
        if n := counts.get("laid", 0):
            parts.append(self.tr("{number} laid", "", n, number=self._number(n)))
        if n := counts.get("left", 0):
            parts.append(self.tr("{number} left", "", n, number=self._number(n)))
        if len(parts) > 1:
            return (products, self.words.row(parts), "\n".join(parts))
        return (products, *(parts or (f"{self._number(items[0].count)} ×",)))

    def _brought_forward_row(self) -> s.SheetRow:
        """What every side started from, in the columns of the first deal here."""
        brought = self._sheet.brought
        start = [s.Cell(self._number(brought.total(side))) for side in self._sides]
        later = [s.EMPTY] * (len(self._sides) * (len(self._fixed) - 1))
        return s.SheetRow(brought_forward_name(self.words), cells=(*start, *later))

    def _minimum_row(self) -> s.SheetRow:
        """The first meld of every side where its score decides, with that of the deal to come."""
        options, deals = self.options, self._sheet.deals
        brought = self._sheet.brought
        totals = [brought.total(side) for side in self._sides]
        cells: list[s.Cell] = []
        wanted = [*deals, *([] if self._is_over else [None])]
        for number, deal in enumerate(wanted, start=brought.deal):
            is_concealed = number in options.concealed_deals
            cells += [
                s.Cell(said.NONE if is_concealed else self._number(options.minimum(number, total)))
                for total in totals
            ]
            if deal is not None:
                totals = [have + deal.points(side) for side, have in enumerate(totals)]
        return s.SheetRow(self.words.translate("Table", "First meld"), cells=tuple(cells))
