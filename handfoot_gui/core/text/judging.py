"""What a move was worth beside others, in sentences."""

from __future__ import annotations

from handfoot_gui.core.judgement import Gain, Judgement, Way
from handfoot_gui.core.text.words import Sentences, capital


class JudgedMoves(Sentences):
    """Sentences about a `Judgement`; moves are given in words: "discard the seven of spades"."""

    def known(self, name: str, own: int, judged: Judgement) -> str:
        """What the mover *name*, who saw *own* cards of the hand, could know."""
        number = self.words.number
        if judged.worlds:
            return self.tr(
                "{name} saw {own} own cards; {hidden} others lay hidden, and were imagined in "
                "{worlds} ways.",
                name=name, own=number(own), hidden=number(judged.hidden),
                worlds=number(judged.worlds),
            )  # fmt: skip
        text = self.tr("{name} saw {own} own cards; {hidden} others lay hidden.")
        return text.format(name=name, own=number(own), hidden=number(judged.hidden))

    def way(self, said: str, judged: Judgement, way: Way) -> str:
        """What *way*, another one than was played, would have brought: "Draw two cards: …"."""
        return self.tr("{way}: {gain}.", way=capital(said), gain=self._gain(judged, way))

    def beside(self, judged: Judgement, way: Way) -> str:
        """The same of a way that is named already: "About 60 points less (± 20)."."""
        return self.tr("{gain}.", gain=capital(self._gain(judged, way)))

    def best_by(self, said: str, judged: Judgement) -> str:
        """By how much the best move exceeds the next best one, which is *said*."""
        way = judged.best
        amount, error = self._amount(judged, -way.gain), self.words.number(round(2 * way.error))
        if way.sure_gain >= 0 or way.gain > -0.5:
            return self.tr("About as good: {way}.", way=said)
        if not way.error:
            return self.tr("That is {amount} more than to {way}.", amount=amount, way=said)
        return self.tr(
            "That is about {amount} more (± {error}) than to {way}.",
            amount=amount, error=error, way=said,
        )  # fmt: skip

    def _gain(self, judged: Judgement, way: Way) -> str:
        """ "about 60 points more (± 20)", of *way*."""
        amount, error = self._amount(judged, abs(way.gain)), self.words.number(round(2 * way.error))
        if abs(way.gain) < 0.5:
            return self.tr("as good")
        if not way.error:
            text = self.tr("{amount} more") if way.gain > 0 else self.tr("{amount} less")
            return text.format(amount=amount)
        if way.gain > 0:
            return self.tr("about {amount} more (± {error})", amount=amount, error=error)
        return self.tr("about {amount} less (± {error})", amount=amount, error=error)

    def missed(self, name: str, said: str, judged: Judgement) -> str:
        """To the player *name*, who has just moved: what the best way would have brought."""
        amount = self._amount(judged, judged.best.gain)
        return self.tr(
            "{name}, to {way} would have brought about {amount} more.",
            name=name, way=said, amount=amount,
        )  # fmt: skip

    def _amount(self, judged: Judgement, amount: float) -> str:
        count = round(abs(amount))
        if judged.unit is Gain.POINTS:
            return self.words.points_counted(count)
        return self.tr("{count} % chance of winning", count=self.words.number(count))
