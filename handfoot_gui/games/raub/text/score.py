"""The score of Raub in words."""

from __future__ import annotations

from handfoot_gui.core.score_strip import ScoreStrip, StripLine
from handfoot_gui.core.sheet import DealScore, Sheet
from handfoot_gui.core.text.brought_forward import brought_forward_name
from handfoot_gui.core.text.log import needs
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.core.text.score import ScoreWords
from handfoot_gui.games.raub.rules.scoring import PASSED_ON, THROWN_IN


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
            "none_of_one": translate("RaubScore", "None of the one owed"),
            "one_of_two": translate("RaubScore", "One of the two owed"),
            "none_of_two": translate("RaubScore", "None of the two owed"),
        }[what]

    def ended(self, deal: DealScore) -> str:
        if deal.ended == PASSED_ON:
            return filled(
                self.words.translate("RaubPresenter", "{name} passed the deal on: a Refe."),
                name=self.names[deal.dealer],
            )
        if deal.ended == THROWN_IN:
            return self.words.translate("RaubPresenter", "Thrown in: a Refe.")
        if deal.by is None:
            return ""
        text = self.words.translate("RaubPresenter", "{name} made trumps.")
        if deal.is_doubled:
            text = self.words.translate("RaubPresenter", "{name} made trumps, on a Refe: doubled.")
        return filled(text, name=self.names[deal.by])

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
            is_refe = deal.ended in (THROWN_IN, PASSED_ON)
            if is_refe:
                lines.append(StripLine(word=translate("Raub", "Refe"), name=name))
            points = [deal.points(side) for side in players]
            if is_refe and not any(points):
                continue
            totals = tuple(have + more for have, more in zip(totals, points, strict=True))
            lines.append(StripLine(totals, factor=2 if deal.is_doubled else 1, name=name))
        return ScoreStrip(tuple(lines))

    def remaining(self, sheet: Sheet) -> str:
        words, lowest = self.words, min(sheet.totals)
        if lowest == max(sheet.totals):
            return self.words.translate("RaubPresenter", "Whoever comes down to 0 ends the game.")
        leaders = [self.names[seat] for seat, total in enumerate(sheet.totals) if total == lowest]
        return needs(words, leaders, lowest)
