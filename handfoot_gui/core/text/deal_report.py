"""What is said of a report on a deal: what the cards brought, what was made of them, and where."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from handfoot_gui.core.deal_report import CardsPlayed, DealReport, Decision
from handfoot_gui.core.judgement import Gain
from handfoot_gui.core.text.judging import JudgedMoves
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.core.text.words import Sentences, Words

_SURE: Final = 2.0
"""Standard errors beyond which the cards favoured somebody."""
_COARSE: Final = 200
"""From so many points on figures are rounded to tens."""


class ReportSentences(Sentences):
    """Sentences about `DealReport`, with the names of the sides: "Josip and Marta"."""

    def __init__(self, words: Words, sides: Sequence[str], *, is_lowest_best: bool = False) -> None:
        super().__init__(words)
        self._sides = words.people(sides)
        self._sign = -1 if is_lowest_best else 1

    def figure(self, points: float) -> str:
        """Points that are only about right."""
        return self.words.number(_rounded(points))

    def figure_exactly(self, points: int) -> str:
        """Points that were scored."""
        return self.words.number(points)

    def signed(self, points: float) -> str:
        """The same with its sign, always."""
        return self.words.signed(_rounded(points))

    def luck(self, report: DealReport) -> str:
        """Whom the cards favoured."""
        side, ahead = self._ahead(report.luck)
        if ahead <= _SURE * _norm(report.spread) * sqrt(2 / report.replays):
            return self.tr("The cards were about equally good for everybody.")
        return self.tr(
            "The cards were better for {names}, by about {points}.",
            names=self._sides[side], points=self._points(ahead),
        )  # fmt: skip

    def play(self, report: DealReport) -> str:
        """Who made more of them, and whether chance makes as much among equal players."""
        side, ahead = self._ahead(report.play)
        by_chance = ahead / _norm(report.spread)
        text = self.tr("{names} made more of their cards, by {points}. That much is often luck.")
        if by_chance > _SURE:
            text = self.tr("{names} made more of their cards, by {points}. That is more than luck.")
        elif by_chance > 1:
            text = self.tr(
                "{names} made more of their cards, by {points}. That much is seldom just luck."
            )
        return filled(text, names=self._sides[side], points=self._points(ahead))

    def cards_played(self, found: CardsPlayed, level: str) -> list[str]:
        """What each side made of its cards, beside what bots of *level* make of them."""
        text = self.tr(
            "{names}: {points}. Steady bots average {score} with the same cards, give or take "
            "{chance}."
        )
        if level == "strong":
            text = self.tr(
                "{names}: {points}. Strong bots average {score} with the same cards, give or take "
                "{chance}."
            )
        elif level == "expert":
            text = self.tr(
                "{names}: {points}. Expert bots average {score} with the same cards, give or take "
                "{chance}."
            )
        always = self.tr("{names}: {points}. Bots nearly always make {score} with the same cards.")
        sides = zip(self._sides, found.result, found.cards, found.chance, strict=True)
        return [
            filled(
                text if _rounded(chance) else always,
                names=names, points=self.words.points_counted(points),
                score=self.figure(cards), chance=self.figure(chance),
            )
            for names, points, cards, chance in sides
        ]  # fmt: skip

    def left(self, report: DealReport) -> str:
        """What the sides have given away, as far as they could know."""
        is_chance = report.unit is Gain.CHANCE
        part = self.words.translate("Common", "{names} {points}")
        if is_chance:
            part = self.tr("{names} {points}%")
        parts = self.words.row(
            [
                filled(part, names=names, points=self.figure(left))
                for names, left in zip(self._sides, report.left, strict=True)
            ]
        )
        if is_chance:
            return self.tr(
                "Chances of winning given away, judged by what players could know: {parts}.",
                parts=parts,
            )
        return self.tr(
            "Points given away, judged by what players could know: {parts}.", parts=parts
        )

    def method(self, report: DealReport) -> str:
        """What the figures of a report stand beside: of each side, where they are not the same."""
        usual = [self.figure(brought) for brought in report.usual]
        if len(set(usual)) == 1:
            usual = usual[:1]
        return self.tr(
            "Bots played these cards {number} time(s). Cards: how much more than the usual {usual} "
            "the bots scored. Play: how much more than the bots the players scored.",
            "", report.replays, number=self.words.number(report.replays),
            usual=self.words.listed(usual),
        )  # fmt: skip

    def better(self, decision: Decision, said: str, *, is_bots: bool) -> str:
        """What another move, *said* in a few words, would have brought in place of a person's or a
        bot's."""
        judged = decision.judgement
        return JudgedMoves(self.words).better(said, judged, decision.better, is_bots=is_bots)

    def nothing_found(self, report: DealReport) -> str:
        """There is no decision to tell of."""
        if not report.judged:
            return self.tr("Decisions could not be judged.")
        return self.tr("No decision stands out: each was about as good as any other.")

    def progress(self, report: DealReport | None) -> str:
        """How far the work is."""
        share = 0 if report is None else int(100 * report.share)
        return self.tr("Bots are playing the cards again: {share}%", share=self.words.number(share))

    def expected_title(self) -> str:
        """What the curve shows."""
        if self._sign < 0:
            return self.tr("Expected points, the fewer the better")
        return self.tr("Expected points")

    def expected(self, points: Sequence[float]) -> str:
        """What the sides are expected to get: "Josip and Marta 5,200, Elise and Karl 4,900"."""
        part = self.words.translate("Common", "{names} {points}")
        parts = [
            filled(part, names=names, points=self.figure(some))
            for names, some in zip(self._sides, points, strict=True)
        ]
        return self.words.row(parts)

    def _ahead(self, points: Sequence[float]) -> tuple[int, float]:
        """The side that gained most, and by how much beside the mean of the others."""
        values = [self._sign * some for some in points]
        best = max(range(len(values)), key=values.__getitem__)
        others = [value for side, value in enumerate(values) if side != best]
        return best, values[best] - sum(others) / len(others)

    def _points(self, points: float) -> str:
        return self.words.points_counted(_rounded(points))


def _rounded(points: float) -> int:
    return int(round(points, -1 if abs(points) >= _COARSE else 0))


def _norm(spread: Sequence[float]) -> float:
    """How much chance sets one side apart from the mean of the others."""
    first, *others = spread
    return sqrt(first**2 + sum(one**2 for one in others) / len(others) ** 2)
