"""The score of Manipulation Rummy in words."""

from __future__ import annotations

from collections.abc import Sequence

from handfoot_gui.core.sheet import DealScore, Sheet
from handfoot_gui.core.text.log import needs
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.core.text.score import Result, ScoreWords
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.manipulation.rules.options import Options
from handfoot_gui.games.manipulation.rules.scoring import goal_of, winners_of_score
from handfoot_gui.games.manipulation.rules.state import End
from handfoot_gui.games.manipulation.text.names import round_title


class ManipulationScore(ScoreWords):
    """What is said of scores under *options*."""

    def __init__(self, words: Words, names: Sequence[str], options: Options) -> None:
        super().__init__(words, names)
        self._options = options

    def deal_name(self, number: int) -> str:
        return round_title(self.words, number)

    def line_name(self, kind: str) -> str:
        translate = self.words.translate
        return {
            "in_hand": translate("Common", "Left in hand"),
            "differences": translate("ManipulationScore", "Differences"),
            "paid": translate("ManipulationScore", "Paid to the winner"),
            "going_out": translate("Common", "Going out"),
            "undercut": translate("ManipulationScore", "Undercut"),
            "target_reached": translate("Common", "Goal reached"),
            "rounds_won": translate("Common", "Rounds won"),
        }[kind]

    def item_name(self, what: str) -> str:
        translate = self.words.translate
        return {
            "point_in_hand": translate("ManipulationScore", "Points left in hand"),
            "difference": translate("ManipulationScore", "Fewer points than another player"),
            "paid": translate("ManipulationScore", "More points than the winner"),
            "going_out": translate("ManipulationScore", "Played the last card"),
            "undercut": translate("ManipulationScore", "Fewer points than the knocker"),
            "target_reached": translate("Common", "Goal reached"),
            "round_won": translate("Common", "Rounds won"),
        }[what]

    def won_by(self, deal: DealScore, sheet: Sheet) -> tuple[int, ...]:
        """Who won the round, whatever else a family writes down."""
        del sheet
        return tuple(winners_of_score(deal)) if deal.is_scored else ()

    def result(self, deal: DealScore, sheet: Sheet) -> Result | None:
        won = self.won_by(deal, sheet)
        if len(won) != 1:
            return None
        words, (side,) = self.words, won
        names = self._names_of(sheet, side)
        text = words.translate("ManipulationScore", "{names} wins round {number}: {points}.")
        points = deal.points_by_rules(side)
        if self._options.is_scored_by_hands and side not in deal.only_totals:
            text = words.translate("ManipulationScore",
                                   "{names} wins round {number} with {points} left in "
                                   "hand.")  # fmt: skip
            points = -points
        said = filled(
            text,
            names=words.listed(names),
            number=words.number(deal.number),
            points=words.points_counted(points),
        )
        return Result(side, words.listed(names), said, self._parts(deal, side))

    def _parts(self, deal: DealScore, side: int) -> str:
        """What the points of *side*, which won, are made of: "53 + 42 left in the hands."."""
        words, lines = self.words, {line.kind: line for line in deal.lines}
        less, own = lines.get("differences"), lines.get("in_hand")
        if less is None or own is None or not less.items[side]:
            return ""
        translate = words.translate
        points = " + ".join(words.number(item.points) for item in less.items[side])
        text = translate("ManipulationScore", "{points} fewer than the others.")
        if not own.told(side):
            text = translate("ManipulationScore", "{points} left in hand.")
        said = filled(text, points=points)
        bonus, kind = 0, ""
        for kind in ("going_out", "undercut"):
            bonus = lines[kind].points(side) if kind in lines else 0
            if bonus:
                break
        if not bonus:
            return said
        more = {
            "going_out": translate("ManipulationScore", "{points} for going out."),
            "undercut": translate("ManipulationScore", "{points} for the undercut."),
        }[kind]
        return f"{said} {filled(more, points=words.signed(bonus))}"

    def ended(self, deal: DealScore) -> str:
        translate = self.words.translate
        if deal.by is None:
            return translate("Common", "The stock ran out.")
        text = translate("Manipulation", "{name} knocked.")
        if deal.ended == End.OUT:
            text = translate("ManipulationPresenter", "{name} went out.", "of the round")
        return filled(text, name=self.names[deal.by])

    def remaining(self, sheet: Sheet) -> str:
        words, options = self.words, self._options
        if options.rounds:
            return self._rounds_left(sheet)
        if options.is_scored_by_hands:
            text = words.translate(
                "ManipulationPresenter", "The first to reach {target} ends the game."
            )
            return filled(text, target=words.number(goal_of(options)))
        target, highest = options.target, max(sheet.totals)
        if highest <= 0 or highest >= target:
            text = self.words.translate("ManipulationPresenter", "{target} has been reached.")
            if highest < target:
                text = self.words.translate(
                    "ManipulationPresenter", "The first to reach {target} ends the game."
                )
            return filled(text, target=words.number(target))
        leaders = [self.names[seat] for seat, total in enumerate(sheet.totals) if total == highest]
        return needs(words, leaders, target - highest)

    def _rounds_left(self, sheet: Sheet) -> str:
        """ "Two rounds are to come."."""
        left = max(0, self._options.rounds - sheet.next_deal + 1)
        text = self.words.translate("ManipulationScore", "{count:^} round(s) to go.", "", left)
        return filled(text, count=self.words.count(left))
