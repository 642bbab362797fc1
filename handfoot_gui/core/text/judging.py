"""What a move was worth beside others, in sentences."""

from __future__ import annotations

from typing import Final

from handfoot_gui.core.judgement import Gain, Judgement, Way
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.core.text.words import Sentences

_SAME: Final = 0.5
"""A smaller difference is none."""
_TO_ONES: Final = 10
"""Percent from which on a chance is told without a digit behind the point."""
_TO_TENS: Final = 100
"""Points from which on only tens are told of a difference that is not certain."""


class JudgedMoves(Sentences):
    """Sentences about a `Judgement`; moves are given in words: "discard the seven of spades"."""

    def known(self, name: str, own: int) -> str:
        """What the move of *name*, who had *own* cards in hand, is judged by."""
        words = self.words
        return self.tr("Judged by what {name} could see, with {cards} in hand.",
                       name=words.person(name), cards=words.cards_counted(own))  # fmt: skip

    def only(self) -> str:
        """There was no choice."""
        return self.tr("There was nothing else to do.")

    def way(self, said: str, judged: Judgement, way: Way) -> str:
        """What *way*, another one than was played, would have brought: "Draw two cards: …"."""
        return self.tr("{way:^}: {gain}.", way=said, gain=self._gain(judged, way))

    def better(self, said: str, judged: Judgement, way: Way, *, is_bots: bool = False) -> str:
        """The same of a way that was surely better: "Better: draw two cards, about …"; of a move
        that *is_bots*, that it was found by thinking longer than a bot may."""
        text = self.tr("Better: {way}, {gain}.")
        if is_bots:
            text = self.tr("Thinking longer finds a better move: {way}, {gain}.")
        return filled(text, way=said, gain=self._sure_gain(judged, way))

    def beside(self, judged: Judgement, way: Way) -> str:
        """The same of a way that is named already: "About 60 points less (± 20).", or that it is
        about as good where it may be either."""
        if not way.is_sure:
            return self.tr("About as good.")
        return self.tr("{gain:^}.", gain=self._gain(judged, way))

    def amount(self, judged: Judgement) -> str:
        """What was given away beside the best move, as "60 points" or "5 %"."""
        return self._figures(judged, judged.best)[0]

    def best_by(self, said: str, judged: Judgement) -> str:
        """By how much the best move exceeds the next best one, which is *said*."""
        way = judged.best
        if not way.is_sure or way.gain > -_SAME:
            return self.tr("About as good: {way}.", way=said)
        amount, error = self._figures(judged, way)
        if judged.unit is Gain.CHANCE:
            text = self.tr("That wins about {amount} more often (± {error}) than if you {way}.")
        elif judged.unit is Gain.LAID:
            text = self.tr("That lays {amount} more than if you {way}.")
        else:
            text = self.tr("That is worth about {amount} more (± {error}) than if you {way}.")
        return filled(text, amount=amount, error=error, way=said)

    def _gain(self, judged: Judgement, way: Way) -> str:
        """ "about 60 points more (± 20)", of *way*."""
        if abs(way.gain) < _SAME:
            return self.tr("just as good")
        amount, error = self._figures(judged, way)
        is_more = way.gain > 0
        if judged.unit is Gain.CHANCE:
            text = self.tr("wins about {amount} less often (± {error})")
            if is_more:
                text = self.tr("wins about {amount} more often (± {error})")
        elif judged.unit is Gain.LAID:
            text = self.tr("lays {amount} less")
            if is_more:
                text = self.tr("lays {amount} more")
        else:
            text = self.tr("about {amount} less (± {error})")
            if is_more:
                text = self.tr("about {amount} more (± {error})")
        return filled(text, amount=amount, error=error)

    def _sure_gain(self, judged: Judgement, way: Way) -> str:
        """ "about 60 points more", of *way*, which is surely better."""
        amount, _ = self._figures(judged, way)
        text = self.tr("about {amount} more")
        if judged.unit is Gain.CHANCE:
            text = self.tr("wins about {amount} more often")
        elif judged.unit is Gain.LAID:
            text = self.tr("lays {amount} more")
        return filled(text, amount=amount)

    def missed(self, name: str, said: str, judged: Judgement) -> str:
        """To the player *name*, who has just moved: what the best way would have brought."""
        amount, _ = self._figures(judged, judged.best)
        text = self.tr("{name} could have gained about {amount} more: {way}.")
        if judged.unit is Gain.CHANCE:
            text = self.tr("{name} would win about {amount} more often this way: {way}.")
        elif judged.unit is Gain.LAID:
            text = self.tr("{name} could have laid {amount} more: {way}.")
        return filled(text, name=self.words.person(name), way=said, amount=amount)

    def _figures(self, judged: Judgement, way: Way) -> tuple[str, str]:
        """The amount ("60 points", "5 %") and its error of 95 %, both without a sign; small chances
        with a digit behind the point, so that an error does not look larger than it is."""
        words = self.words
        if judged.unit is Gain.CHANCE and abs(way.gain) < _TO_ONES:
            chance, error = abs(way.gain), max(0.1, 2 * way.error)
            decimal = words.reader.decimal
            return self._share(decimal(chance)), decimal(error)
        amount, error = round(abs(way.gain)), max(1, round(2 * way.error))
        if way.error and amount >= _TO_TENS:
            amount, error = round(amount, -1), max(10, round(error, -1))
        said: str = words.points_counted(amount)
        if judged.unit is Gain.CHANCE:
            said = self._share(words.number(amount))
        return said, words.number(error)

    def _share(self, number: str) -> str:
        return filled(self.words.translate("Figures", "{number}%"), number=number)
