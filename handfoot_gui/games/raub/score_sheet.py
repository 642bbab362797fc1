"""The score sheet of Raub: a row for every deal, two columns a player, a line for a Refe."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from handfoot_gui.core import score_sheet as s
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.sheet import DealScore, Sheet
from handfoot_gui.core.text import score_sheet as said
from handfoot_gui.core.text.brought_forward import brought_forward_name
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.core.text.words import RuleSentences, Words
from handfoot_gui.games.raub.rules.options import Options
from handfoot_gui.games.raub.rules.scoring import OPENING, PASSED_ON, THROWN_IN

_MOST_SPARE: Final = 140
"""Deals that a sheet has room for at most, after those played."""
_WHOLE_GAME: Final = {2: 20, 3: 56, 4: 96}
"""Rows for all but the longest games, by players; bots took up to 16, 50 and 95 deals."""


def is_over(sheet: Sheet) -> bool:
    """Whether somebody has come down to 0."""
    return bool(sheet.deals) and (sheet.winners is not None or min(sheet.totals) <= 0)


def sheet_body(facts: s.SheetFacts, words: Words) -> s.SheetBody:
    """The rows and columns for *facts*."""
    return RaubSheet(facts, words).body()


class RaubSheet(RuleSentences[Options]):
    """The rows and columns for *facts*."""

    def __init__(self, facts: s.SheetFacts, words: Words) -> None:
        super().__init__(words, cast(Options, facts.options))
        self._facts = facts
        self._sheet = facts.sheet or Sheet((), ())

    def body(self) -> s.SheetBody:
        """All of it."""
        translate = self.words.translate
        number, ends = self.words.number, is_over(self._sheet)
        coming = self._sheet.next_deal
        spare = () if ends else range(coming, coming + _MOST_SPARE)
        about = self.tr("From {start} down to 0, dealt to the left")
        if self.options.runs_right:
            about = self.tr("From {start} down to 0, dealt to the right")
        return s.SheetBody(
            title=self.words.translate("Games", "Raub"),
            about=filled(about, start=number(OPENING)),
            is_over=ends,
            growth=s.Growth.ROWS,
            corner=translate("Common", "Deal", "noun"),
            groups=self._groups(),
            rows=self._rows(),
            closing=self._closing(),
            spare_rows=tuple(s.SheetRow(number(deal)) for deal in spare),
            whole_game=_WHOLE_GAME[self.options.players],
            blocks=self._blocks(),
        )

    def _groups(self) -> tuple[s.ColumnGroup, ...]:
        translate = self.words.translate
        points, stands = translate("Sheet", "points"), self.tr("now")
        dealer, trumps = (
            s.ColumnGroup("", columns=(s.Column(title, is_text=True),))
            for title in (self.tr("Dealer"), self.tr("Trumps by"))
        )
        players = (
            s.ColumnGroup(
                side.name,
                columns=(s.Column(points, number), s.Column(stands, number, is_sum=True)),
                side=number,
                short=self._facts.called(Seat(number)),
            )
            for number, side in enumerate(said.side_names(self.words, self._facts))
        )
        return (dealer, *players, trumps)

    def _rows(self) -> tuple[s.SheetRow, ...]:
        number, players = self.words.number, self.options.players
        brought = self._sheet.brought
        totals = [brought.total(side, OPENING) for side in range(players)]
        start = [cell for total in totals for cell in (s.EMPTY, s.Cell(number(total)))]
        name = self.words.translate("Common", "Start", "noun")
        if brought.totals:
            name = brought_forward_name(self.words)
        rows = [s.SheetRow(name, cells=(s.EMPTY, *start, s.EMPTY))]
        for deal in self._sheet.deals:
            title = said.marked(number(deal.number), deal)
            dealer = self._facts.named(deal.dealer)
            if deal.ended in (THROWN_IN, PASSED_ON):
                refe = self._refe(said.short_name(dealer), is_passed_on=deal.ended == PASSED_ON)
                rows.append(s.SheetRow(title, cells=(s.Cell(refe),), weight=s.Emphasis.LINE))
            else:
                points = [deal.points_by_rules(side) for side in range(players)]
                totals = [have + more for have, more in zip(totals, points, strict=True)]
                dealt = s.Cell(dealer, (self._facts.called(deal.dealer),))
                figures = self._figures(points, totals)
                rows.append(s.SheetRow(title, cells=(dealt, *figures, self._by(deal))))
            if deal.others:
                points = [deal.points(side) - deal.points_by_rules(side) for side in range(players)]
                totals = [have + more for have, more in zip(totals, points, strict=True)]
                name = said.other_points_title(self.words, (deal,))
                rows.append(
                    s.SheetRow(name, cells=(s.EMPTY, *self._figures(points, totals), s.EMPTY))
                )
        return tuple(rows)

    def _figures(self, points: Sequence[int], totals: Sequence[int]) -> tuple[s.Cell, ...]:
        """What every player got, and where that leads."""
        return tuple(
            s.Cell(figure)
            for more, total in zip(points, totals, strict=True)
            for figure in (self.words.signed(more), self.words.number(total))
        )

    def _by(self, deal: DealScore) -> s.Cell:
        texts = [self._facts.named(deal.by), self._facts.called(deal.by)]
        if deal.is_doubled:
            # That a deal is doubled is said where there is no room for anybody's name.
            doubled = self.tr("{name} × 2")
            texts = [filled(doubled, name=text).strip() for text in (*texts, "")]
        return s.Cell(texts[0], tuple(texts[1:]))

    def _closing(self) -> tuple[s.SheetRow, ...]:
        if not self._sheet.deals:
            return (
                s.SheetRow(said.other_points_title(self.words, ()), is_merged=True, is_spare=True),
            )
        name = said.behind_name(self.words)
        cells: tuple[s.Cell, ...] = ()
        if is_over(self._sheet):
            cells = (s.EMPTY, *said.behind(self.words, self._sheet, self._sheet.totals), s.EMPTY)
        return (s.SheetRow(name, cells=cells, weight=s.Emphasis.SUM, is_merged=True),)

    def _refe(self, name: str, *, is_passed_on: bool) -> str:
        """Why a Refe is written."""
        named, unnamed = self.tr("Refe: dealt by {name}, thrown in"), self.tr("Refe: thrown in")
        if is_passed_on:
            named = self.tr("Refe: {name} passed the deal on")
            unnamed = self.tr("Refe: the deal was passed on")
        return filled(named, name=self.words.person(name)) if name else unnamed

    def _blocks(self) -> tuple[s.Block, ...]:
        """The lists under the table: what a deal counts, the Refe, the end."""
        translate = self.words.translate
        counted = (
            (translate("Common", "Each trick"), -1),
            (translate("Common", "No trick"), 2),
            (self.tr("Dealer by the seven, no trick"), 3),
            (self.tr("Raub, one trick only"), 3),
            (self.tr("Raub, no trick"), 4),
        )
        refe = (
            self.tr("A line under all results"),
            self.tr("One for each deal thrown in or passed on"),
            self.tr("The next deal played counts double"),
        )
        end = (
            self.tr("Somebody stands at 0 or below"),
            self.tr("The lowest score wins"),
            self.tr("In a tie, who made trumps"),
        )
        points = tuple(
            self.tr("{label} {points}", label=label, points=self.words.signed(number))
            for label, number in counted
        )
        return (
            s.Block(self.tr("A deal"), points),
            s.Block(translate("Raub", "Refe"), refe),
            s.Block(translate("Common", "The end"), end),
        )
