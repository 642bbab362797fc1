"""The lists under the score sheet of Hand and Foot: what cards count, what going out needs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from handfoot_gui.core import score_sheet as s
from handfoot_gui.core.cards import Rank
from handfoot_gui.core.text.options import OptionTexts
from handfoot_gui.core.text.phrases import Phrase
from handfoot_gui.games.hand_and_foot.rules.option_values import BlackThrees, Deck, Quota
from handfoot_gui.games.hand_and_foot.rules.options import minima_in_force
from handfoot_gui.games.hand_and_foot.text.options import cards_by_points, option_texts
from handfoot_gui.games.hand_and_foot.text.terms import (
    PileSentences,
    piles_in_parts,
    quota_words,
    runs_of,
)
from handfoot_gui.games.hand_and_foot.text.value_options import HandAndFootValueOptions


class HandAndFootSheetFoot(PileSentences):
    """What is to be known of the rules while writing on the sheet."""

    def blocks(self) -> tuple[s.Block, ...]:
        """Card values, going out, first melds."""
        return self._values(), self._going_out(), self._first_melds()

    def _number(self, number: int) -> str:
        return self.words.number(number)

    @cached_property
    def _texts(self) -> OptionTexts:
        return option_texts(self.words, self.options)

    def _values(self) -> s.Block:
        """What cards count."""
        options, number = self.options, self._number
        lines = [
            self.tr("{cards:^} {points}", cards=cards, points=number(points))
            for points, cards in cards_by_points(self.words, options).items()
        ]
        lines.append(self._black_threes())
        lines += HandAndFootValueOptions(self.words, options).special_lines()
        left = number(options.red_three_left)
        if options.deck is Deck.SPECIAL:
            lines.append(
                self.tr(
                    "Lady on a {clean} {pile} {laid}, left over {left}",
                    laid=number(options.lady_bonus),
                    left=number(options.lady_left),
                )
            )
        elif options.lays_red_threes:
            laid = number(options.red_three_laid)
            lines.append(self.tr("Red three {laid}, left over {left}", laid=laid, left=left))
        else:
            lines.append(self.tr("Red three left over {left}", left=left))
        if options.lays_red_threes and options.deck is Deck.STANDARD:
            totals = HandAndFootValueOptions(self.words, options).totals_listed
            lines += (
                self.tr("Red threes: {points}", points=totals([step]))
                for step in options.red_three_totals
            )
        if options.red_three_left_unopened is not None and options.deck is Deck.STANDARD:
            points = number(options.red_three_left_unopened)
            lines.append(self.tr("Red three in an unopened foot {points}", points=points))
        lines += self._texts.on_paper("red_threes_need", "melds_need")
        return s.Block(self._texts.fields["values"].label, tuple(lines))

    def _black_threes(self) -> str:
        """ "Black three −5", or what it counts in a meld, too, where that is something else."""
        options, translate = self.options, self.words.translate
        left, melded = options.black_three_left, options.black_three_melded
        black: str = Phrase.of(translate("Words", "black three"))
        if options.deck is Deck.SPECIAL:
            black = self.words.rank(Rank.VILLAIN)
        points = self._number(-left)
        if options.black_threes is BlackThrees.NEVER or melded == -left:
            return self.tr("{cards:^} {points}", cards=black, points=points)
        return self.tr(
            "{cards:^} {melded}, left over {left}",
            cards=black, melded=self._number(melded), left=points,
        )  # fmt: skip

    def _going_out(self) -> s.Block:
        """What going out needs."""
        lines: list[str] = []
        runs = runs_of(self.options.quotas, self.options.deals)
        for begin, end, quota in runs:
            needed = self._needed(quota)
            if len(runs) == 1 and len(quota) == 1:
                lines += [self.tr("{piles:^}", piles=piles) for piles in needed]
                continue
            if len(runs) == 1:
                lines.append(self.tr("{piles:^}", piles=quota_words(self.words, self.word, quota)))
                continue
            facts = {"number": self._number(begin), "piles": self.words.row(needed)}
            if end is None:
                lines.append(self.tr("From deal {number}: {piles}", **facts))
            elif begin == end:
                lines.append(self.tr("Deal {number}: {piles}", **facts))
            else:
                last = self._number(end)
                lines.append(self.tr("Deals {number} through {last}: {piles}", last=last, **facts))
        lines += self._texts.on_paper(
            "partners_in_foot",
            "permission",
            "must_discard_last",
            "last_lap",
            "discard_bans",
        )
        return s.Block(self.tr("To go out"), tuple(lines))

    def _needed(self, quota: Sequence[Quota]) -> list[Phrase]:
        """ "two clean piles", "one wild pile"."""
        if len(quota) > 1:
            return [Phrase(quota_words(self.words, self.word, quota))]
        return piles_in_parts(self.words, self.word, quota[0]) or [
            self.word.phrase(self.words.translate("Words", "no {piles} needed"))
        ]

    def _first_melds(self) -> s.Block:
        """What the first meld needs."""
        options, number, lines = self.options, self._number, []
        steps = options.minima_by_score
        for step in steps[:-1]:
            score, points = number(step.below), number(step.points)
            lines.append(self.tr("Score below {score}: {points}", score=score, points=points))
        if steps:
            lines.append(self.tr("Otherwise: {points}", points=number(steps[-1].points)))
        any_points = self.words.translate("Common", "any", "points")
        for minimum in () if steps else minima_in_force(options):
            points = number(minimum.points) if minimum.points > 0 else any_points
            deal = number(minimum.deal)
            if not minimum.goes_on:
                lines.append(self.tr("Deal {deal}: {points}", deal=deal, points=points))
            elif minimum.deal == 1:
                lines.append(self.tr("Every deal: {points}", points=points))
            else:
                lines.append(self.tr("From deal {deal}: {points}", deal=deal, points=points))
        n = len(options.concealed_deals)
        if n:
            deals = self.words.listed([number(deal) for deal in options.concealed_deals])
            text = self.tr("Deal(s) {deals}: a whole {pile} from the hand", "", n, deals=deals)
            lines.append(text)
        lines.append(self.tr("Only card values count"))
        return s.Block(
            self.words.translate("Table", "First meld"), tuple(lines), is_repeated=not steps
        )
