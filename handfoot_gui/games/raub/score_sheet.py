"""The score sheet of Raub: a row for every deal, two columns a player, a line for a Refe."""

from __future__ import annotations

from typing import Final, cast

from handfoot_gui.core.score_sheet import (
    EMPTY,
    Block,
    Cell,
    Column,
    ColumnGroup,
    Emphasis,
    Growth,
    SheetBody,
    SheetFacts,
    SheetRow,
)
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.sheet import DealScore, Sheet
from handfoot_gui.core.text import score_sheet as said
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.raub.rules.options import Options
from handfoot_gui.games.raub.rules.scoring import OPENING, PASSED_ON, THROWN_IN

_MOST_SPARE: Final = 140
"""Deals that a sheet has room for at most, after those played."""
_WHOLE_GAME: Final = {2: 20, 3: 56, 4: 96}
"""Rows for all but the longest games, by players; bots took up to 16, 50 and 95 deals."""


def is_over(sheet: Sheet) -> bool:
    """Whether somebody has come down to 0."""
    return bool(sheet.deals) and (sheet.winners is not None or min(sheet.totals) <= 0)


def sheet_body(facts: SheetFacts, words: Words) -> SheetBody:
    """The rows and columns for *facts*."""
    options = cast(Options, facts.options)
    sheet = facts.sheet or Sheet((), ())
    ends = is_over(sheet)
    played = len(sheet.deals)
    sides = said.side_names(words, facts)
    spare = () if ends else range(played + 1, played + _MOST_SPARE + 1)
    translate = words.translate
    about = translate("RaubSheet", "From {start} down to 0, dealt to the left")
    if options.runs_right:
        about = translate("RaubSheet", "From {start} down to 0, dealt to the right")
    entry, stands = translate("RaubSheet", "deal"), translate("RaubSheet", "now")
    return SheetBody(
        title=translate("Games", "Raub"),
        about=about.format(start=words.number(OPENING)),
        is_over=ends,
        growth=Growth.ROWS,
        corner=translate("RaubSheet", "Deal"),
        groups=(
            ColumnGroup("", columns=(Column(translate("RaubSheet", "Dealer"), is_text=True),)),
            *(
                ColumnGroup(
                    side.name,
                    columns=(Column(entry, number), Column(stands, number, is_sum=True)),
                    side=number,
                    short=facts.called(Seat(number)),
                )
                for number, side in enumerate(sides)
            ),
            ColumnGroup("", columns=(Column(translate("RaubSheet", "Trumps by"), is_text=True),)),
        ),
        rows=_rows(facts, words, sheet, options.players),
        closing=_closing(words, sheet),
        spare_rows=tuple(SheetRow(words.number(number)) for number in spare),
        whole_game=_WHOLE_GAME[options.players],
        blocks=_blocks(words),
    )


def _rows(facts: SheetFacts, words: Words, sheet: Sheet, players: int) -> tuple[SheetRow, ...]:
    start = tuple(cell for _ in range(players) for cell in (EMPTY, Cell(words.number(OPENING))))
    rows = [SheetRow(words.translate("RaubSheet", "Start"), cells=(EMPTY, *start, EMPTY))]
    totals = [OPENING] * players
    for deal in sheet.deals:
        dealer = facts.named(deal.dealer)
        if deal.ended in (THROWN_IN, PASSED_ON):
            refe = Cell(_refe(words, said.short_name(dealer), is_passed_on=deal.ended == PASSED_ON))
            rows.append(SheetRow(words.number(deal.number), cells=(refe,), weight=Emphasis.LINE))
            continue
        totals = [have + deal.points(side) for side, have in enumerate(totals)]
        figures = tuple(
            cell
            for side, total in enumerate(totals)
            for cell in (Cell(words.signed(deal.points(side))), Cell(words.number(total)))
        )
        dealt = Cell(dealer, (facts.called(deal.dealer),))
        cells = (dealt, *figures, _by(facts, words, deal))
        rows.append(SheetRow(words.number(deal.number), cells=cells))
    return tuple(rows)


def _by(facts: SheetFacts, words: Words, deal: DealScore) -> Cell:
    texts = [facts.named(deal.by), facts.called(deal.by)]
    if deal.is_doubled:
        doubled = words.translate("RaubSheet", "{name} × 2")
        texts = [doubled.replace("{name}", text).strip() for text in texts]
    return Cell(texts[0], (texts[1],))


def _closing(words: Words, sheet: Sheet) -> tuple[SheetRow, ...]:
    if not sheet.deals:
        return ()
    cells = (EMPTY, *said.behind(words, sheet, sheet.totals), EMPTY)
    return (SheetRow(said.behind_name(words), cells=cells, weight=Emphasis.SUM, is_merged=True),)


def _refe(words: Words, name: str, *, is_passed_on: bool) -> str:
    """Why a Refe is written."""
    translate = words.translate
    if is_passed_on:
        text = translate("RaubSheet", "Refe: {name} passed the deal on")
        if not name:
            text = translate("RaubSheet", "Refe: the deal was passed on")
    else:
        text = translate("RaubSheet", "Refe: dealt by {name}, thrown in")
        if not name:
            text = translate("RaubSheet", "Refe: thrown in")
    return text.replace("{name}", name)


def _blocks(words: Words) -> tuple[Block, ...]:
    """The lists under the table: what a deal counts, the Refe, the end."""
    translate = words.translate

    def points(text: str, number: int) -> str:
        return f"{text} {words.signed(number)}"

    return (
        Block(
            translate("RaubSheet", "A deal"),
            (
                points(translate("RaubSheet", "Each trick"), -1),
                points(translate("RaubSheet", "No trick"), 2),
                points(translate("RaubSheet", "Dealer by the seven, no trick"), 3),
                points(translate("RaubSheet", "Raub, one trick only"), 3),
                points(translate("RaubSheet", "Raub, no trick"), 4),
            ),
        ),
        Block(
            translate("RaubSheet", "Refe"),
            (
                translate("RaubSheet", "A line under all results"),
                translate("RaubSheet", "One for each deal thrown in or passed on"),
                translate("RaubSheet", "The next deal played counts double"),
            ),
        ),
        Block(
            translate("RaubSheet", "The end"),
            (
                translate("RaubSheet", "Somebody stands at 0 or below"),
                translate("RaubSheet", "The lowest score wins"),
                translate("RaubSheet", "In a tie, who made trumps"),
            ),
        ),
    )
