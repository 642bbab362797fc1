"""The score of Manipulation Rummy in words."""

from __future__ import annotations

from collections.abc import Sequence

from handfoot_gui.core.sheet import DealScore, Sheet
from handfoot_gui.core.text.log import needs
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.core.text.score import ScoreWords
from handfoot_gui.core.text.words import Words
from handfoot_gui.games.manipulation.rules.options import Options
from handfoot_gui.games.manipulation.rules.scoring import winners_of_score
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
            "in_hand": translate("Common", "Left in the hand"),
            "differences": translate("ManipulationScore", "Differences"),
            "going_out": translate("Common", "Going out"),
            "undercut": translate("ManipulationScore", "Undercut"),
            "target_reached": translate("Common", "Goal reached"),
            "rounds_won": translate("Common", "Rounds won"),
        }[kind]

    def item_name(self, what: str) -> str:
        translate = self.words.translate
        return {
            "point_in_hand": translate("ManipulationScore", "Points left in the hand"),
            "difference": translate("ManipulationScore", "Less than another"),
            "going_out": translate("ManipulationScore", "Played the last card"),
            "undercut": translate("ManipulationScore", "Fewer than the knocker"),
            "target_reached": translate("Common", "Goal reached"),
            "round_won": translate("Common", "Rounds won"),
        }[what]

    def won_by(self, deal: DealScore, sheet: Sheet) -> tuple[int, ...]:
        """Who won the round, whatever else a family writes down."""
        del sheet
        return tuple(winners_of_score(deal)) if deal.is_scored else ()

    def ended(self, deal: DealScore) -> str:
        translate = self.words.translate
        if deal.by is None:
            return translate("Common", "The stock ran out.")
        text = translate("Manipulation", "{name} knocked.")
        if deal.ended == End.OUT:
            text = translate("ManipulationPresenter", "{name} went out.", "of the round")
        return filled(text, name=self.names[deal.by])

    def remaining(self, sheet: Sheet) -> str:
        words, target, highest = self.words, self._options.target, max(sheet.totals)
        if highest <= 0 or highest >= target:
            text = self.words.translate("ManipulationPresenter", "{target} is reached.")
            if highest < target:
                text = self.words.translate(
                    "ManipulationPresenter", "Whoever reaches {target} ends the game."
                )
            return filled(text, target=words.number(target))
        leaders = [self.names[seat] for seat, total in enumerate(sheet.totals) if total == highest]
        return needs(words, leaders, target - highest)
