"""The score sheet of Manipulation Rummy: a row for every round, three columns for every player."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, cast

from handfoot_gui.core import score_sheet as s
from handfoot_gui.core.other_points import OTHER_POINTS
from handfoot_gui.core.seats import Seat
from handfoot_gui.core.sheet import DealScore, Item, Line, Sheet
from handfoot_gui.core.text import score_sheet as said
from handfoot_gui.core.text.brought_forward import brought_forward_name
from handfoot_gui.core.text.options import Unit, counted
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.core.text.words import RuleSentences, Words
from handfoot_gui.games.manipulation.rules import scoring
from handfoot_gui.games.manipulation.rules.option_values import (
    CardValues,
    FirstPlayBy,
    Scoring,
)
from handfoot_gui.games.manipulation.rules.options import Options
from handfoot_gui.games.manipulation.rules.state import End
from handfoot_gui.games.manipulation.text.names import round_title
from handfoot_gui.games.manipulation.text.values import ValueTexts, bands

_WHOLE_GAME: Final = {2: 24, 3: 16, 4: 12, 5: 12, 6: 12}
"""Rounds of all but the longest games, by players; bots took up to 22, 10, 8 and 6."""
_MOST_SPARE: Final = 60
"""Rounds that a sheet has room for at most, after those played."""


_SUM: Final = 2
"""Which of a player's columns holds the sum."""


def is_over(options: Options, sheet: Sheet) -> bool:
    """Whether somebody has reached the goal."""
    is_reached = scoring.is_over(options, sheet.deals, sheet.brought)
    return bool(sheet.deals) and (bool(sheet.closing) or is_reached)


def _spread(figures: Sequence[s.Cell], place: int) -> tuple[s.Cell, ...]:
    """One figure for every player, in the column *place* of the three."""
    return tuple(
        figure if column == place else s.EMPTY for figure in figures for column in range(3)
    )


def sheet_body(facts: s.SheetFacts, words: Words) -> s.SheetBody:
    """The rows and columns for *facts*."""
    return ManipulationSheet(facts, words).body()


class ManipulationSheet(RuleSentences[Options]):
    """The rows and columns for *facts*."""

    def __init__(self, facts: s.SheetFacts, words: Words) -> None:
        super().__init__(words, cast(Options, facts.options))
        self._facts = facts
        self._sheet = facts.shown
        self._is_over = is_over(self.options, self._sheet)

    def body(self) -> s.SheetBody:
        """All of it."""
        words, options, coming = self.words, self.options, self._sheet.next_deal
        end = min(coming + _MOST_SPARE, options.rounds + 1 if options.rounds else 10_000)
        spare = () if self._is_over else range(coming, end)
        return s.SheetBody(
            title=words.translate("Games", "Manipulation Rummy"),
            about=self._about(),
            is_over=self._is_over,
            growth=s.Growth.ROWS,
            groups=self._groups(),
            rows=self._rows(),
            closing=self._closing(),
            spare_rows=tuple(self._row(deal, self._facts.dealer(deal)) for deal in spare),
            whole_game=options.rounds or _WHOLE_GAME[options.players],
            blocks=self._blocks(),
        )

    def _about(self) -> str:
        """ "To 150, three cards drawn at most"."""
        words, options = self.words, self.options
        drawn = words.cards_counted(options.draw_limit)
        goal = words.number(scoring.goal_of(options))
        if options.draw_limit and not options.rounds:
            text = self.tr("To {target}, at most {cards} drawn")
            if options.draw_limit == 1:
                text = self.tr("To {target}, play or draw one card")
                if options.play_after_last:
                    text = self.tr("To {target}, one card drawn")
            return filled(text, target=goal, cards=drawn)
        text = self.tr("To {target}", target=goal)
        if options.rounds:
            text = self.tr("{rounds:^}", rounds=counted(words, Unit.ROUNDS, options.rounds))
        how = self.tr("at most {cards} drawn", cards=drawn)
        if not options.draw_limit:
            how = self.tr("drawing until you play")
        return words.row((text, how))

    def _groups(self) -> tuple[s.ColumnGroup, ...]:
        titles = (self.tr("left"), self.tr("won"), self.tr("sum"))
        players = (
            s.ColumnGroup(
                side.name,
                columns=tuple(
                    s.Column(title, number, is_sum=place == _SUM)
                    for place, title in enumerate(titles)
                ),
                side=number,
                short=self._facts.called(Seat(number)),
            )
            for number, side in enumerate(said.side_names(self.words, self._facts))
        )
        return (
            *players,
            s.ColumnGroup("", columns=(s.Column(self.tr("How it ended"), is_text=True),)),
        )

    def _row(self, number: int, dealer: Seat | None, *cells: s.Cell) -> s.SheetRow:
        dealt = said.dealer(self.words, self._facts, dealer)
        played = next((deal for deal in self._sheet.deals if deal.number == number), None)
        title = said.marked(round_title(self.words, number), played)
        return s.SheetRow(title, dealt, cells, is_counted=True)

    def _rows(self) -> tuple[s.SheetRow, ...]:
        number, brought = self.words.number, self._sheet.brought
        totals = [brought.total(side) for side in range(self.options.players)]
        rows = []
        if brought.totals:
            start = _spread([s.Cell(number(total)) for total in totals], _SUM)
            rows.append(s.SheetRow(brought_forward_name(self.words), cells=(*start, s.EMPTY)))
        for deal in self._sheet.deals:
            totals = [have + deal.points_by_rules(side) for side, have in enumerate(totals)]
            figures = (
                cell
                for side, total in enumerate(totals)
                for cell in (
                    self._left(deal, side),
                    self._scored(deal, side),
                    s.Cell(number(total)),
                )
            )
            names = self._facts.named(deal.by), self._facts.called(deal.by)
            ended, called = (self._ended(deal, name) for name in names)
            rows.append(self._row(deal.number, deal.dealer, *figures, s.Cell(ended, (called,))))
            if deal.others:
                totals = [
                    have + deal.points(side) - deal.points_by_rules(side)
                    for side, have in enumerate(totals)
                ]
                rows.append(self._other_points_row(deal, totals))
        return tuple(rows)

    def _other_points_row(self, deal: DealScore, totals: Sequence[int]) -> s.SheetRow:
        """What the family wrote down besides in a round, below it."""
        cells = (
            cell
            for side, total in enumerate(totals)
            for cell in (
                s.EMPTY,
                said.other_points(self.words, deal, side),
                s.Cell(self.words.number(total)),
            )
        )
        return s.SheetRow(said.other_points_title(self.words, (deal,)), cells=(*cells, s.EMPTY))

    def _left(self, deal: DealScore, side: int) -> s.Cell:
        """What was left in a hand; nothing where only the total is known."""
        left = scoring.left_in_hand(deal, side)
        return s.EMPTY if left is None else s.Cell(self.words.number(left))

    def _scored(self, deal: DealScore, side: int) -> s.Cell:
        """The points of a round, with the bonus apart where there is one."""
        told = (OTHER_POINTS,) if self.options.is_scored_by_hands else ("in_hand", OTHER_POINTS)
        parts = [line.points(side) for line in deal.lines if line.kind not in told]
        parts = [points for points in parts if points]
        if not parts:
            return s.Cell(said.NONE)
        total = self.words.number(sum(parts))
        if len(parts) == 1:
            return s.Cell(total)
        return s.Cell(total, (" + ".join(map(self.words.number, parts)),))

    def _closing(self) -> tuple[s.SheetRow, ...]:
        """What is added at the end; empty until then."""
        words, options, sheet = self.words, self.options, self._sheet
        sides, number = range(options.players), words.number
        lines = {line.kind: line for line in sheet.closing}
        if self._is_over and not lines:
            lines = {line.kind: line for line in self._closing_lines()}
        # In one expression with texts of another class lupdate loses to whom this one belongs.
        reached = self.tr("{target} or more: {points}")
        has_goal = not options.rounds and not options.is_scored_by_hands
        bonuses = (
            ("target_reached", has_goal and options.target_bonus,
             words.translate("Common", "Goal reached"), reached),
            ("rounds_won", options.round_bonus,
             words.translate("Common", "Rounds won"),
             words.translate("Sheet", "{points} each")),
        )  # fmt: skip
        rows = []
        for kind, points, name, hint in bonuses:
            told = filled(hint, target=number(options.target), points=number(points))
            cells: tuple[s.Cell, ...] = ()
            if kind in lines:
                cells = _spread([self._added(lines[kind].items[side]) for side in sides], 1)
            if points:
                # The goal is said in the title, too.
                shorter = number(points) if kind == "target_reached" else ""
                caption = s.Caption(told, short=shorter)
                rows.append(s.SheetRow(name, caption, cells, is_counted=True))
        if not sheet.deals:
            rows.append(s.SheetRow(said.other_points_title(words, ()), spare=1))
        totals = self._totals([*sheet.deals, *lines.values()])
        shown: tuple[s.Cell, ...] = ()
        if self._is_over:
            shown = _spread([s.Cell(number(total)) for total in totals], _SUM)
        rows.append(s.SheetRow(self.tr("Final total"), cells=shown, weight=s.Emphasis.TOTAL))
        if sheet.deals:
            behind: tuple[s.Cell, ...] = ()
            if self._is_over:
                behind = (*said.behind(words, sheet, totals), s.EMPTY)
            rows.append(s.SheetRow(said.behind_name(words), cells=behind, is_merged=True))
        return tuple(rows)

    def _totals(self, counted: Sequence[DealScore | Line]) -> list[int]:
        """By side all that is *counted*, with what was brought forward."""
        brought = self._sheet.brought
        return [
            brought.total(side) + sum(one.points(side) for one in counted)
            for side in range(self.options.players)
        ]

    def _closing_lines(self) -> tuple[Line, ...]:
        sheet = self._sheet
        return scoring.closing_lines(self.options, sheet.deals, sheet.brought)

    def _added(self, items: tuple[Item, ...]) -> s.Cell:
        if items and items[0].count > 1:
            return said.figure(self.words, items)
        return s.Cell(self.words.number(items[0].points) if items else said.NONE)

    def _ended(self, deal: DealScore, name: str) -> str:
        """How a round ended, in a few words."""
        text = self.tr("stock ran out")
        if deal.ended != End.STOCK:
            is_out = deal.ended == End.OUT
            text = self.tr("{name} out") if is_out else self.tr("{name} knocked")
        return filled(text, name=self.words.person(name)).strip()

    def _blocks(self) -> tuple[s.Block, ...]:
        """The lists under the table: cards left, what a round and the whole game score."""
        translate = self.words.translate
        options, number = self.options, self.words.number
        goal = scoring.goal_of(options)
        has_goal = not options.rounds and not options.is_scored_by_hands

        def block(title: str, *lines: tuple[str, int]) -> s.Block:
            """Lines with their number, but those where it is 0."""
            return s.Block(title, tuple(filled(text, points=number(n)) for text, n in lines if n))

        return (
            s.Block(self.tr("Cards left"), tuple(self._cards_left())),
            s.Block(self.tr("A round"), tuple(self._of_a_round())),
            block(
                translate("Common", "The end"),
                (self.tr("After round {points}"), options.rounds),
                (self.tr("Somebody reaches {points}"), 0 if options.rounds else goal),
                (
                    self.tr("All who reach the goal: {points} more"),
                    has_goal and options.target_bonus,
                ),
                (self.tr("Each round won: {points} more"), options.round_bonus),
                (self.tr("The highest total wins"), 1),
            ),
        )

    def _cards_left(self) -> Iterator[str]:
        """What each card left in a hand counts."""
        options, words = self.options, ValueTexts(self.words)
        if options.values == CardValues():
            if options.joker_count:
                yield self.tr("Joker {points}", points=self.words.number(25))
            yield self.tr("King, queen, jack {points}", points=self.words.number(10))
            yield self.tr("Ten through two, face value")
            yield self.tr("Ace {points}", points=self.words.number(1))
            return
        for band in bands(options):
            text = self.tr("{ranks:^} {points}")
            if band.is_face:
                text = self.tr("{ranks:^}, face value")
            yield filled(text, ranks=words.ranks(band), points=words.points(band))

    def _of_a_round(self) -> Iterator[str]:
        """How a round is scored, and what else is looked up while it is played."""
        options, number = self.options, self.words.number
        if options.first_play and options.first_play_by is FirstPlayBy.PLAYER:
            yield self.tr("Everybody’s first play: {points}", points=number(options.first_play))
        yield self.tr("Fewest points left wins")
        if options.is_scored_by_hands:
            yield self.tr("Everybody loses the points left")
        else:
            yield self.tr("The winner scores the differences")
        if options.scoring is Scoring.PAID:
            yield self.tr("The others lose theirs")
        if options.out_bonus and not options.is_scored_by_hands:
            yield self.tr("Out: {points} more", points=number(options.out_bonus))
        if options.knock_limit:
            yield self.tr("Knocking with {points} or fewer", points=number(options.knock_limit))
            if options.undercut_bonus and not options.is_scored_by_hands:
                points = number(options.undercut_bonus)
                yield self.tr("Fewer points than the knocker: {points} more", points=points)
