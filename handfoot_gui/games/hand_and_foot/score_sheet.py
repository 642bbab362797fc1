"""The score sheet of Hand and Foot: a group of columns for every deal, a row for every kind."""

from __future__ import annotations

from typing import Final, cast

from handfoot_gui.core.score_sheet import (
    Cell,
    Column,
    ColumnGroup,
    Emphasis,
    Growth,
    SheetBody,
    SheetFacts,
    SheetRow,
)
from handfoot_gui.core.sheet import DealScore, Sheet
from handfoot_gui.core.text import score_sheet as said
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.hand_and_foot.rules.option_values import BlackThrees, Deck
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.text import sheet as words_of

_MOST_SPARE: Final = 12
"""Deals that a sheet of a game to a score has room for at most."""
_BLACK_THREES: Final = "black_three_piles"
"""The row of piles of black threes; the engine has them in the line of clean piles."""
_BLACK_THREE_PILE: Final = "black_three_pile"
_COUNTED: Final = frozenset(
    {
        "clean_piles",
        "dirty_piles",
        "wild_piles",
        "sevens_piles",
        _BLACK_THREES,
        "red_threes",
        "ladies",
    }
)
_SUMMED: Final = frozenset({"cards_melded", "cards_left", "going_out"})
"""Kinds of lines that say their points only."""


def line_kinds(options: Options) -> tuple[str, ...]:
    """The kinds of lines that a deal has under these rules, in the engine's order."""
    is_standard = options.deck is Deck.STANDARD
    kinds = (
        ("clean_piles", True),
        ("dirty_piles", True),
        ("wild_piles", options.wild_melds),
        ("sevens_piles", options.has_sevens),
        ("red_threes", is_standard),
        ("ladies", not is_standard),
        ("going_out", options.going_out_bonus != 0),
        ("exact_cut", options.is_cut),
        ("cards_melded", True),
        ("cards_left", True),
    )
    return tuple(kind for kind, is_used in kinds if is_used)


def row_kinds(options: Options) -> tuple[str, ...]:
    """The kinds of rows: those of the lines, and one for piles that pay another bonus."""
    kinds = line_kinds(options)
    if options.black_threes is not BlackThrees.CLEAN_MELD:
        return kinds
    place = 1 + max(n for n, kind in enumerate(kinds) if kind.endswith("_piles"))
    return (*kinds[:place], _BLACK_THREES, *kinds[place:])


def is_over(options: Options, sheet: Sheet) -> bool:
    """Whether the last deal was the last of the game."""
    return bool(sheet.deals) and options.is_over(len(sheet.deals), max(sheet.totals))


def sheet_body(facts: SheetFacts, words: Words) -> SheetBody:
    """The rows and columns for *facts*."""
    options = cast(Options, facts.options)
    sheet = facts.sheet or Sheet((), ())
    ends = is_over(options, sheet)
    played = len(sheet.deals)
    fixed = played if ends else max(played, options.deals)
    groups = tuple(_group(facts, words, options, sheet, deal) for deal in range(1, fixed + 1))
    spare = range(fixed + 1, 0 if ends or options.deals else played + _MOST_SPARE + 1)
    return SheetBody(
        title=words_of.title(words),
        about=words_of.length(words, options),
        is_over=ends,
        growth=Growth.GROUPS,
        groups=groups,
        rows=_rows(facts, words, options, sheet),
        spare_groups=tuple(_group(facts, words, options, sheet, deal) for deal in spare),
        blocks=words_of.blocks(words, options),
    )


def _group(
    facts: SheetFacts, words: Words, options: Options, sheet: Sheet, deal: int
) -> ColumnGroup:
    dealer = facts.dealer(deal)
    if deal <= len(sheet.deals):
        dealer = sheet.deals[deal - 1].dealer
    return ColumnGroup(
        words_of.deal_name(words, deal),
        tuple(
            caption
            for caption in (
                words_of.first_meld(words, options, deal),
                said.dealer(words, facts, dealer),
            )
            if caption.text
        ),
        tuple(Column(side=side) for side in range(options.side_count)),
    )


def _rows(facts: SheetFacts, words: Words, options: Options, sheet: Sheet) -> tuple[SheetRow, ...]:
    sides = range(options.side_count)
    rows = []
    if options.minima_by_score:
        rows.append(_minimum_row(words, options, sheet))
    rows += [
        SheetRow(
            words_of.line_name(words, options, kind),
            words_of.hint(words, options, kind),
            tuple(_cell(words, deal, kind, side) for deal in sheet.deals for side in sides),
            is_counted=kind in _COUNTED,
        )
        for kind in row_kinds(options)
    ]
    totals = [sheet.opening] * len(sides)
    running: list[Cell] = []
    behind: list[Cell] = []
    for deal in sheet.deals:
        totals = [have + deal.points(side) for side, have in enumerate(totals)]
        running += [Cell(words.number(total)) for total in totals]
        behind += said.behind(words, sheet, totals)
    points = tuple(Cell(words.number(deal.points(side))) for deal in sheet.deals for side in sides)
    out = tuple(
        Cell(
            words_of.nobody(words) if deal.by is None else facts.named(deal.by),
            (facts.called(deal.by),),
        )
        for deal in sheet.deals
    )
    return (
        *rows,
        SheetRow(words_of.deal_total(words), cells=points, weight=Emphasis.SUM),
        SheetRow(words_of.running_total(words), cells=tuple(running), weight=Emphasis.TOTAL),
        SheetRow(said.behind_name(words), cells=tuple(behind)),
        SheetRow(words_of.who_went_out(words), cells=out, is_merged=True),
    )


def _minimum_row(words: Words, options: Options, sheet: Sheet) -> SheetRow:
    """The first meld of every side where its score decides, with that of the deal to come."""
    totals = [sheet.opening] * options.side_count
    cells: list[Cell] = []
    for number in range(len(sheet.deals) + (0 if is_over(options, sheet) else 1)):
        is_concealed = number + 1 in options.concealed_deals
        cells += [
            Cell(said.NONE if is_concealed else words.number(options.minimum(number + 1, total)))
            for total in totals
        ]
        if number < len(sheet.deals):
            deal = sheet.deals[number]
            totals = [have + deal.points(side) for side, have in enumerate(totals)]
    return SheetRow(words_of.first_meld_name(words), cells=tuple(cells))


def _cell(words: Words, deal: DealScore, kind: str, side: int) -> Cell:
    of_line = "clean_piles" if kind == _BLACK_THREES else kind
    line = next((line for line in deal.lines if line.kind == of_line), None)
    items = line.items[side] if line is not None else ()
    if of_line == "clean_piles":
        is_wanted = kind == _BLACK_THREES
        items = tuple(i for i in items if (i.what == _BLACK_THREE_PILE) == is_wanted)
    if kind in _SUMMED:
        points = sum(item.points for item in items)
        return Cell(words.number(points)) if items else Cell(said.NONE)
    return said.figure(words, items, words_of.remarks(words, items))
