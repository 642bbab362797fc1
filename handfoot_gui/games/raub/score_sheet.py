"""The score sheet of Raub: a row for every deal, two columns a player, a line for a Refe."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final, cast

from handfoot_gui.core import score_sheet as s
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.sheet import DealScore, Sheet
from handfoot_gui.core.text import score_sheet as said
from handfoot_gui.core.text.brought_forward import brought_forward_name
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.core.text.words import RuleSentences, Words
from handfoot_gui.games.raub.rules.options import Options, PlayDirection, Refe
from handfoot_gui.games.raub.rules.scoring import PASSED_ON, has_cards_played

_MOST_SPARE: Final = 140
"""Deals that a sheet has room for at most, after those played."""
_WHOLE_GAME: Final = {2: 20, 3: 56, 4: 96}
"""Rows for all but the longest games from `_USUAL_START` on, by players; bots took up to 16, 50 and
95 deals."""
_USUAL_START: Final = 21


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
        self._sheet = facts.shown

    def body(self) -> s.SheetBody:
        """All of it."""
        translate = self.words.translate
        number, ends = self.words.number, is_over(self._sheet)
        coming = self._sheet.next_deal
        spare = () if ends else range(coming, coming + _MOST_SPARE)
        return s.SheetBody(
            title=self.words.translate("Games", "Raub"),
            about=filled(self._about(), start=number(self.options.start)),
            is_over=ends,
            growth=s.Growth.ROWS,
            corner=translate("Common", "Deal", "noun"),
            groups=self._groups(),
            rows=self._rows(),
            closing=self._closing(),
            spare_rows=tuple(s.SheetRow(number(deal)) for deal in spare),
            whole_game=self._whole_game(),
            blocks=self._blocks(),
        )

    def _about(self) -> str:
        """From where down the game goes, and which way round."""
        options = self.options
        if options.play_direction is PlayDirection.OPPOSITE:
            if options.runs_right:
                return self.tr("From {start} down to 0, dealt to the right, played to the left")
            return self.tr("From {start} down to 0, dealt to the left, played to the right")
        if options.runs_right:
            return self.tr("From {start} down to 0, dealt to the right")
        return self.tr("From {start} down to 0, dealt to the left")

    def _whole_game(self) -> int:
        """Rows for all but the longest games: more where there is more to count down."""
        options = self.options
        usual = _WHOLE_GAME[options.players]
        return min(_MOST_SPARE, ceil(usual * options.start / (_USUAL_START * options.points.trick)))

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
        totals = [brought.total(side, self.options.start) for side in range(players)]
        start = [cell for total in totals for cell in (s.EMPTY, s.Cell(number(total)))]
        name = self.words.translate("Common", "Start", "noun")
        if brought.totals:
            name = brought_forward_name(self.words)
        rows = [s.SheetRow(name, cells=(s.EMPTY, *start, s.EMPTY))]
        for deal in self._sheet.deals:
            title = said.marked(number(deal.number), deal)
            dealer = self._facts.named(deal.dealer)
            if not has_cards_played(deal):
                refe = self._refe(said.short_name(dealer), deal)
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
            doubled, times = self.tr("{name} × {times}"), self.words.number(deal.factor)
            texts = [filled(doubled, name=text, times=times).strip() for text in (*texts, "")]
        return s.Cell(texts[0], tuple(texts[1:]))

    def _closing(self) -> tuple[s.SheetRow, ...]:
        if not self._sheet.deals:
            return (s.SheetRow(said.other_points_title(self.words, ()), is_merged=True, spare=1),)
        name = said.behind_name(self.words)
        cells: tuple[s.Cell, ...] = ()
        if is_over(self._sheet):
            cells = (s.EMPTY, *said.behind(self.words, self._sheet, self._sheet.totals), s.EMPTY)
        return (s.SheetRow(name, cells=cells, weight=s.Emphasis.SUM, is_merged=True),)

    def _refe(self, name: str, deal: DealScore) -> str:
        """Why a Refe is written, or why a deal was not played and there is none."""
        is_passed_on = deal.ended == PASSED_ON
        if not deal.has_refe:
            named, unnamed = self.tr("Dealt by {name}, thrown in"), self.tr("Thrown in")
            if is_passed_on:
                named = self.tr("{name} passed the deal on")
                unnamed = self.tr("The deal was passed on")
            return filled(named, name=self.words.person(name)) if name else unnamed
        named, unnamed = self.tr("Refe: dealt by {name}, thrown in"), self.tr("Refe: thrown in")
        if is_passed_on:
            named = self.tr("Refe: {name} passed the deal on")
            unnamed = self.tr("Refe: the deal was passed on")
        return filled(named, name=self.words.person(name)) if name else unnamed

    def _blocks(self) -> tuple[s.Block, ...]:
        """The lists under the table: what a deal counts, the Refe, the end."""
        translate = self.words.translate
        counts, options = self.options.points, self.options
        seven = (self.tr("Dealer with the seven, no trick"), counts.seven_no_trick)
        counted = (
            (translate("Common", "Each trick"), -counts.trick),
            (translate("Common", "No trick"), counts.no_trick),
            *((seven,) if options.automatic_seven else ()),
            (self.tr("Raub, one trick only"), counts.one_short),
            (self.tr("Raub, no trick"), counts.raub_no_trick),
        )
        end = [self.tr("Somebody stands at 0 or below")]
        if options.ends_at_once:
            end = [self.tr("A trick that reaches 0 wins at once")]
        if options.most_played is not None:
            text = self.tr("After {number} played deals, no matter what")
            end.append(filled(text, number=self.words.number(options.most_played)))
        end += [self.tr("The lowest total wins"), self.tr("In a tie, the maker of trumps wins")]
        points = tuple(
            self.tr("{label} {points}", label=label, points=self.words.signed(number))
            for label, number in counted
        )
        return (
            s.Block(self.tr("A deal"), points),
            s.Block(translate("Raub", "Refe"), self._refes()),
            s.Block(translate("Common", "The end"), tuple(end)),
        )

    def _refes(self) -> tuple[str, ...]:
        """What a Refe is, and what it does."""
        options = self.options
        if options.refe is Refe.OFF:
            return (self.tr("No Refes"),)
        written = self.tr("One for each deal thrown in")
        if options.pass_deal:
            written = self.tr("One for each deal thrown in or passed on")
        if options.refe is Refe.ONE:
            written = self.tr("None while another waits")
        does = self.tr("The next deal played counts double")
        if options.refe is Refe.STACKED:
            does = self.tr("All double the next deal played")
        return (self.tr("A line under all results"), written, does)
