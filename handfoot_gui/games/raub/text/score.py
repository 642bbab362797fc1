"""The score of Raub in words."""

from __future__ import annotations

from handfoot_gui.core.score_strip import ScoreStrip, StripLine
from handfoot_gui.core.sheet import DealScore, Sheet
from handfoot_gui.core.text.brought_forward import brought_forward_name
from handfoot_gui.core.text.log import needs
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.core.text.score import ScoreWords
from handfoot_gui.games.raub.rules.scoring import (
    AT_ONCE,
    PASSED_ON,
    THROWN_IN,
    has_cards_played,
)


class RaubScore(ScoreWords):
    """What is said of scores."""

    def line_name(self, kind: str) -> str:
        translate = self.words.translate
        return {
            "tricks": translate("RaubScore", "Tricks"),
            "no_trick": translate("Common", "No trick"),
            "obligation": translate("Common", "Tricks owed"),
        }[kind]

    def item_name(self, what: str) -> str:
        translate = self.words.translate
        return {
            "trick": translate("Common", "Tricks won"),
            "no_trick": translate("Common", "No trick"),
            "none_of_one": translate("RaubScore", "Owed one, won none"),
            "one_of_two": translate("RaubScore", "Owed two, won one"),
            "none_of_two": translate("RaubScore", "Owed two, won none"),
        }[what]

    def ended(self, deal: DealScore) -> str:
        translate = self.words.translate
        if deal.ended == PASSED_ON:
            text = translate("RaubPresenter", "{name} passed the deal on.")
            if deal.has_refe:
                text = translate("RaubPresenter", "{name} passed the deal on: a Refe.")
            return filled(text, name=self.names[deal.dealer])
        if deal.ended == THROWN_IN:
            if deal.has_refe:
                return translate("RaubPresenter", "Thrown in: a Refe.")
            return translate("RaubPresenter", "The cards were thrown in.")
        if deal.by is None:
            return ""
        text = translate("RaubPresenter", "{name} made trumps.")
        if deal.factor > 2:
            text = translate(
                "RaubPresenter", "{name} made trumps, and Refes made the deal count {times} times."
            )
        elif deal.is_doubled:
            text = translate(
                "RaubPresenter", "{name} made trumps, and a Refe made the deal count double."
            )
        times = self.words.number(deal.factor)
        said = filled(text, name=self.names[deal.by], times=times)
        if deal.ended == AT_ONCE:
            end = translate("RaubPresenter", "A trick ended the game at once.")
            return f"{said} {end}"
        return said

    def strip(self, sheet: Sheet) -> ScoreStrip:
        """A line for every deal; a Refe is one of its own when it is written."""
        translate = self.words.translate
        totals, players = sheet.openings, range(len(sheet.sides))
        start = translate("Common", "Start", "noun")
        if sheet.brought.totals:
            start = brought_forward_name(self.words)
        lines = [StripLine(totals, name=start)]
        for deal in sheet.deals:
            name = self.deal_name(deal.number)
            if deal.has_refe:
                lines.append(StripLine(word=translate("Raub", "Refe"), name=name))
            points = [deal.points(side) for side in players]
            if not has_cards_played(deal) and not any(points):
                continue
            totals = tuple(have + more for have, more in zip(totals, points, strict=True))
            lines.append(StripLine(totals, factor=deal.factor, name=name))
        return ScoreStrip(tuple(lines))

    def remaining(self, sheet: Sheet) -> str:
        words, lowest = self.words, min(sheet.totals)
        if lowest == max(sheet.totals):
            return self.words.translate("RaubPresenter", "The first to reach 0 ends the game.")
        leaders = [self.names[seat] for seat, total in enumerate(sheet.totals) if total == lowest]
        return needs(words, leaders, lowest)
