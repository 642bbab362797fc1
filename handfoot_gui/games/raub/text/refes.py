"""What is said of Refes at the table, and of what a trick counts on them."""

from __future__ import annotations

from handfoot_gui.core.text.phrases import filled
from handfoot_gui.games.raub.rules.options import Refe
from handfoot_gui.games.raub.rules.scoring import factor_of, is_refe_written
from handfoot_gui.games.raub.rules.state import Public
from handfoot_gui.games.raub.text.names import RaubSentences


class RaubRefes(RaubSentences):
    """The prompt's words and those of the panel."""

    def said(self, public: Public) -> str:
        """How many Refes wait; nothing where none does."""
        translate = self.words.translate
        n, factor = public.refes, factor_of(self.options, public.refes)
        if not n:
            return ""
        text = translate(
            "RaubPrompts", "(A Refe is|{count:^} Refes are) waiting: this deal counts double.",
            "", n,
        )  # fmt: skip
        if factor > 2:
            text = translate(
                "RaubPrompts",
                "{count:^} Refe(s) (is|are) waiting: this deal counts {times} times.",
                "",
                n,
            )
        return filled(text, count=self.words.count(n), times=self.words.number(factor))

    def panel_lines(self, public: Public) -> tuple[str, ...]:
        """What stands in the Refe's corner: what a trick counts, which way tricks go where that is
        special, the duty to beat, and how many more Refes wait."""
        translate, options = self.words.translate, self.options
        n = options.points.trick * factor_of(options, public.refes)
        trick = translate("RaubPrompts", "A trick takes off {number} point(s).", "", n)
        way = ""
        if options.is_mixed:
            way = translate("RaubSceneMaker", "Tricks go around to the left.")
            if options.plays_right:
                way = translate("RaubSceneMaker", "Tricks go around to the right.")
        beat = (
            translate("RaubSceneMaker", "Beat the highest card if you can.")
            if options.must_beat
            else ""
        )
        trick = filled(trick, number=self.words.number(n))
        return tuple(filter(None, (trick, way, beat, self._waiting(public))))

    def _waiting(self, public: Public) -> str:
        """How many Refes wait beside the one that counts, or with it."""
        translate, n, more = self.words.translate, public.refes, public.refes - 1
        if more > 0:
            if self.options.refe is Refe.STACKED:
                text = translate("RaubPrompts", "{number} Refes count together.", "", n)
                return filled(text, number=self.words.number(n))
            text = translate(
                "RaubPrompts", "(One more Refe is|{number} more Refes are) waiting.", "", more
            )
            return filled(text, number=self.words.number(more))
        if public.refes and self.options.refe is Refe.QUEUED:
            return translate("RaubPrompts", "No other Refe is waiting.")
        return ""

    def title(self, public: Public) -> str:
        """What stands beside the word Refe there: what the deal counts."""
        translate, factor = self.words.translate, factor_of(self.options, public.refes)
        if factor > 2:
            text = translate("RaubPrompts", "counts {times} times")
            return filled(text, times=self.words.number(factor))
        if factor == 2:
            return translate("RaubSceneMaker", "counts double")
        if self.options.refe is Refe.OFF:
            return translate("RaubPrompts", "there are none")
        return translate("RaubSceneMaker", "none waiting")

    def asked_to_deal(self, public: Public) -> str:
        """What the player due to deal is asked."""
        translate = self.words.translate
        if is_refe_written(self.options, public.refes):
            return translate("RaubPrompts", "deal, or pass the deal on and write a Refe.")
        return translate("RaubPrompts", "deal, or let the next player deal.")

    def passing_told(self, public: Public) -> str:
        """What passing the deal on would bring, as a sentence."""
        translate = self.words.translate
        if not is_refe_written(self.options, public.refes):
            return translate("RaubPrompts", "No other Refe is written; the next player deals.")
        factor = factor_of(self.options, public.refes + 1)
        if factor > 2:
            text = translate(
                "RaubPrompts", "A Refe is written: the next deal counts {times} times."
            )
            return filled(text, times=self.words.number(factor))
        return translate("RaubPossible", "A Refe is written: the next deal counts double.")
