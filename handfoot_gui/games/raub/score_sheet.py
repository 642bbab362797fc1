"""The score sheet of Raub: a row for every deal, two columns a player, a line for a Refe."""

from __future__ import annotations

from typing import Final, cast

from handfoot_gui.core.score_facts import SheetFacts
from handfoot_gui.core.score_sheet import (
    EMPTY,
    Cell,
    Column,
    ColumnGroup,
    Emphasis,
    Growth,
    SheetBody,
    SheetRow,
)
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.sheet import DealScore, Sheet
from handfoot_gui.core.text import score_sheet as said
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.raub.rules.options import Options
from handfoot_gui.games.raub.rules.scoring import OPENING, PASSED_ON, THROWN_IN
from handfoot_gui.games.raub.text import sheet as words_of

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
    return SheetBody(
        title=words_of.title(words),
        about=words_of.about(words, options),
        is_over=ends,
        growth=Growth.ROWS,
        corner=words_of.deal(words),
        groups=(
            ColumnGroup("", columns=(Column(words_of.dealer(words), is_text=True),)),
            *(
                ColumnGroup(
                    side.name,
                    columns=(
                        Column(words_of.entry(words), number),
                        Column(words_of.stands(words), number, is_sum=True),
                    ),
                    side=number,
                    short=facts.called(Seat(number)),
                )
                for number, side in enumerate(sides)
            ),
            ColumnGroup("", columns=(Column(words_of.trumps(words), is_text=True),)),
        ),
        rows=_rows(facts, words, sheet, options.players),
        closing=_closing(words, sheet),
        spare_rows=tuple(SheetRow(words.number(number)) for number in spare),
        whole_game=_WHOLE_GAME[options.players],
        blocks=words_of.blocks(words),
    )


def _rows(facts: SheetFacts, words: Words, sheet: Sheet, players: int) -> tuple[SheetRow, ...]:
    start = tuple(cell for _ in range(players) for cell in (EMPTY, Cell(words.number(OPENING))))
    rows = [SheetRow(words_of.start(words), cells=(EMPTY, *start, EMPTY))]
    totals = [OPENING] * players
    for deal in sheet.deals:
        dealer = facts.named(deal.dealer)
        if deal.ended in (THROWN_IN, PASSED_ON):
            text = words_of.refe(
                words, said.short_name(dealer), is_passed_on=deal.ended == PASSED_ON
            )
            rows.append(
                SheetRow(words.number(deal.number), cells=(Cell(text),), weight=Emphasis.LINE)
            )
            continue
        totals = [have + deal.points(side) for side, have in enumerate(totals)]
        figures = tuple(
            cell
            for side, total in enumerate(totals)
            for cell in (
                Cell(words_of.signed(words, deal.points(side))),
                Cell(words.number(total)),
            )
        )
        rows.append(
            SheetRow(
                words.number(deal.number),
                cells=(
                    Cell(dealer, (facts.called(deal.dealer),)),
                    *figures,
                    _by(facts, words, deal),
                ),
            )
        )
    return tuple(rows)


def _by(facts: SheetFacts, words: Words, deal: DealScore) -> Cell:
    texts = [facts.named(deal.by), facts.called(deal.by)]
    if deal.is_doubled:
        texts = [words_of.doubled(words, text) for text in texts]
    return Cell(texts[0], (texts[1],))


def _closing(words: Words, sheet: Sheet) -> tuple[SheetRow, ...]:
    if not sheet.deals:
        return ()
    cells = (EMPTY, *said.behind(words, sheet, sheet.totals), EMPTY)
    return (SheetRow(said.behind_name(words), cells=cells, weight=Emphasis.SUM, is_merged=True),)
