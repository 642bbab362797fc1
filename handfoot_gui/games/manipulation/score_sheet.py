"""The score sheet of Manipulation Rummy: a row for every round, three columns for every player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from handfoot_gui.core.score_sheet import (
    EMPTY,
    Block,
    Caption,
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
from handfoot_gui.core.sheet import DealScore, Item, Sheet
from handfoot_gui.core.text import score_sheet as said
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.manipulation.rules import scoring
from handfoot_gui.games.manipulation.rules.options import Options
from handfoot_gui.games.manipulation.rules.state import End
from handfoot_gui.games.manipulation.text.names import round_title

_WHOLE_GAME: Final = {2: 24, 3: 16, 4: 12, 5: 12}
"""Rounds of all but the longest games, by players; bots took up to 22, 10, 8 and 6."""
_MOST_SPARE: Final = 60
"""Rounds that a sheet has room for at most, after those played."""


_SUM: Final = 2
"""Which of a player's columns holds the sum."""


def is_over(options: Options, sheet: Sheet) -> bool:
    """Whether somebody has reached the goal."""
    return bool(sheet.deals) and (bool(sheet.closing) or scoring.is_over(options, sheet.deals))


def sheet_body(facts: SheetFacts, words: Words) -> SheetBody:
    """The rows and columns for *facts*."""
    options = cast(Options, facts.options)
    sheet = facts.sheet or Sheet((), ())
    ends = is_over(options, sheet)
    played = len(sheet.deals)
    sides = said.side_names(words, facts)
    spare = () if ends else range(played + 1, played + _MOST_SPARE + 1)
    translate = words.translate
    about = translate("ManipulationSheet", "To {target}, {cards} drawn at most")
    if options.draw_limit == 1:
        about = translate("ManipulationSheet", "To {target}, play or draw one card")
    titles = (
        translate("ManipulationSheet", "left"),
        translate("ManipulationSheet", "won"),
        translate("ManipulationSheet", "sum"),
    )
    drawn = words.cards_counted(options.draw_limit)
    return SheetBody(
        title=translate("Games", "Manipulation Rummy"),
        about=about.format(target=words.number(options.target), cards=drawn),
        is_over=ends,
        growth=Growth.ROWS,
        groups=(
            *(
                ColumnGroup(
                    side.name,
                    columns=tuple(
                        Column(title, number, is_sum=place == _SUM)
                        for place, title in enumerate(titles)
                    ),
                    side=number,
                    short=facts.called(Seat(number)),
                )
                for number, side in enumerate(sides)
            ),
            ColumnGroup(
                "", columns=(Column(translate("ManipulationSheet", "Ended by"), is_text=True),)
            ),
        ),
        rows=_rows(facts, words, sheet, options.players),
        closing=_closing(words, options, sheet, is_over=ends),
        spare_rows=tuple(_spare_row(facts, words, number) for number in spare),
        whole_game=_WHOLE_GAME[options.players],
        blocks=_blocks(words, options),
    )


def _rows(facts: SheetFacts, words: Words, sheet: Sheet, players: int) -> tuple[SheetRow, ...]:
    rows = []
    totals = [0] * players
    for deal in sheet.deals:
        totals = [have + deal.points(side) for side, have in enumerate(totals)]
        figures = tuple(
            cell
            for side, total in enumerate(totals)
            for cell in (
                Cell(words.number(_left(deal, side))),
                _scored(words, deal, side),
                Cell(words.number(total)),
            )
        )
        ended, called = (
            _ended(words, deal, name) for name in (facts.named(deal.by), facts.called(deal.by))
        )
        rows.append(
            SheetRow(
                round_title(words, deal.number),
                said.dealer(words, facts, deal.dealer),
                (*figures, Cell(ended, (called,))),
                is_counted=True,
            )
        )
    return tuple(rows)


def _spare_row(facts: SheetFacts, words: Words, number: int) -> SheetRow:
    dealer = said.dealer(words, facts, facts.dealer(number))
    return SheetRow(round_title(words, number), dealer, is_counted=True)


def _left(deal: DealScore, side: int) -> int:
    line = next(line for line in deal.lines if line.kind == "in_hand")
    return line.told(side)


def _scored(words: Words, deal: DealScore, side: int) -> Cell:
    """The points of a round, with the bonus apart where there is one."""
    parts = [line.points(side) for line in deal.lines if line.kind != "in_hand"]
    parts = [points for points in parts if points]
    if not parts:
        return Cell(said.NONE)
    total = words.number(sum(parts))
    if len(parts) == 1:
        return Cell(total)
    return Cell(total, (" + ".join(map(words.number, parts)),))


def _closing(
    words: Words, options: Options, sheet: Sheet, *, is_over: bool
) -> tuple[SheetRow, ...]:
    """What is added at the end; empty until then."""
    translate = words.translate
    sides = range(options.players)
    lines = {line.kind: line for line in sheet.closing}
    if is_over and not lines:
        lines = {line.kind: line for line in scoring.closing_lines(options, sheet.deals)}

    def cells(kind: str) -> tuple[Cell, ...]:
        if kind not in lines:
            return ()
        return _spread([_added(words, lines[kind].items[side]) for side in sides], 1)

    rows = []
    if options.target_bonus:
        hint = translate("ManipulationSheet", "{target} or more: {points}").format(
            target=words.number(options.target), points=words.number(options.target_bonus)
        )
        name = translate("ManipulationScore", "Goal reached")
        rows.append(SheetRow(name, Caption(hint), cells("target_reached"), is_counted=True))
    if options.round_bonus:
        hint = translate("Sheet", "{points} each").format(points=words.number(options.round_bonus))
        name = translate("ManipulationScore", "Rounds won")
        rows.append(SheetRow(name, Caption(hint), cells("rounds_won"), is_counted=True))
    totals = [
        sum(deal.points(side) for deal in sheet.deals)
        + sum(line.points(side) for line in lines.values())
        for side in sides
    ]
    shown = _spread([Cell(words.number(total)) for total in totals], _SUM) if is_over else ()
    rows.append(
        SheetRow(translate("ManipulationSheet", "Final total"), cells=shown, weight=Emphasis.TOTAL)
    )
    if sheet.deals:
        behind = (*said.behind(words, sheet, totals), EMPTY)
        rows.append(SheetRow(said.behind_name(words), cells=behind, is_merged=True))
    return tuple(rows)


def _spread(figures: Sequence[Cell], place: int) -> tuple[Cell, ...]:
    """One figure for every player, in the column *place* of the three."""
    return tuple(figure if column == place else EMPTY for figure in figures for column in range(3))


def _added(words: Words, items: tuple[Item, ...]) -> Cell:
    return (
        said.figure(words, items)
        if items and items[0].count > 1
        else Cell(words.number(items[0].points) if items else said.NONE)
    )


def _ended(words: Words, deal: DealScore, name: str) -> str:
    """How a round ended, in a few words."""
    translate = words.translate
    text = {
        End.OUT: translate("ManipulationSheet", "{name} out"),
        End.KNOCK: translate("ManipulationSheet", "{name} knocked"),
    }.get(End(deal.ended), translate("ManipulationSheet", "the stock"))
    return text.replace("{name}", name).strip()


def _blocks(words: Words, options: Options) -> tuple[Block, ...]:
    """The lists under the table: cards left, what a round and the whole game score."""
    translate = words.translate
    values = (
        (translate("ManipulationSheet", "Joker"), 25),
        (translate("ManipulationSheet", "King, queen, jack"), 10),
        (translate("ManipulationSheet", "Ace"), 1),
    )
    shown = [f"{name} {words.number(points)}" for name, points in values]
    if not options.joker_count:
        shown = shown[1:]
    shown.insert(-1, translate("ManipulationSheet", "Ten to two, what they show"))
    scored = [
        translate("ManipulationSheet", "The fewest points left win"),
        translate("ManipulationSheet", "The winner scores the differences"),
    ]
    if options.out_bonus:
        text = translate("ManipulationSheet", "Out: {points} more")
        scored.append(text.format(points=words.number(options.out_bonus)))
    if options.knock_limit:
        text = translate("ManipulationSheet", "Knocking with {limit} or fewer")
        scored.append(text.format(limit=words.number(options.knock_limit)))
        if options.undercut_bonus:
            text = translate("ManipulationSheet", "Fewer than the knocker: {points} more")
            scored.append(text.format(points=words.number(options.undercut_bonus)))
    end = translate("ManipulationSheet", "Somebody reaches {target}")
    ends = [end.format(target=words.number(options.target))]
    if options.target_bonus:
        text = translate("ManipulationSheet", "Whoever has: {points} more")
        ends.append(text.format(points=words.number(options.target_bonus)))
    if options.round_bonus:
        text = translate("ManipulationSheet", "Each round won: {points} more")
        ends.append(text.format(points=words.number(options.round_bonus)))
    ends.append(translate("ManipulationSheet", "The highest total wins"))
    return (
        Block(translate("ManipulationSheet", "Cards left"), tuple(shown)),
        Block(translate("ManipulationSheet", "A round"), tuple(scored)),
        Block(translate("ManipulationSheet", "The end"), tuple(ends)),
    )
