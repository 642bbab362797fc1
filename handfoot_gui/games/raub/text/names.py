"""Names of the cards of Raub, French or Hungarian."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from handfoot_gui.core.cards import Card, Rank, Suit
from handfoot_gui.core.text.letters import HUNGARIAN, LETTERED, letter_of
from handfoot_gui.core.text.phrases import Phrase
from handfoot_gui.core.text.words import RuleSentences, Words, capital
from handfoot_gui.games.raub.rules.options import Options


class RaubWords(Words):
    """The vocabulary of Raub; *is_hungarian* is asked whenever a card is named."""

    def __init__(self, words: Words, is_hungarian: Callable[[], bool]) -> None:
        """As *words*, but for the cards."""
        super().__init__(words.translate, words.number, words.gender_of, words.letters)
        self._is_hungarian = is_hungarian

    def suit(self, suit: Suit) -> Phrase:
        if not self._is_hungarian():
            return super().suit(suit)
        translate = self.translate
        words = {
            Suit.SPADES: translate("RaubWords", "leaves"),
            Suit.HEARTS: translate("RaubWords", "hearts"),
            Suit.DIAMONDS: translate("RaubWords", "bells"),
            Suit.CLUBS: translate("RaubWords", "acorns"),
        }
        return Phrase.of(words[suit])

    def rank(self, rank: Rank) -> Phrase:
        if self._is_hungarian():
            if rank is Rank.QUEEN:
                return Phrase.of(self.translate("RaubWords", "Ober"))
            if rank is Rank.JACK:
                return Phrase.of(self.translate("RaubWords", "Unter"))
        return super().rank(rank)

    def symbol(self, rank: Rank) -> str:
        if self._is_hungarian() and rank in LETTERED:
            return letter_of(rank, HUNGARIAN)
        return super().symbol(rank)

    def sign(self, card: Card) -> str:
        """The card in short; Hungarian suits have no sign in any font."""
        if self._is_hungarian() or self.is_spoken:
            return self.card(card)
        return super().sign(card)

    def suit_sign(self, suit: Suit) -> str:
        """The suit in short; written out where it has no sign."""
        return self.one_suit(suit) if self._is_hungarian() else super().suit_sign(suit)

    def one_suit(self, suit: Suit) -> str:
        """The suit at the beginning of a sentence or alone: "Hearts"."""
        return capital(self.suit(suit))

    def either(self, parts: Sequence[str]) -> str:
        """ "a", "a or b", "a, b or c"."""
        if len(parts) < 2:
            return "".join(parts)
        return self.translate("Raub", "{first} or {last}").format(
            first=", ".join(parts[:-1]), last=parts[-1]
        )

    def tricks(self, count: int) -> str:
        """ "no trick", "one trick", "two tricks"."""
        if count == 0:
            return self.translate("Raub", "no trick")
        if count == 1:
            return self.translate("Raub", "one trick")
        return self.translate("Raub", "{count} tricks").format(count=self.count(count))


class RaubSentences(RuleSentences[Options]):
    """What is said of Raub under *options*; *names* are the players by seat."""

    words: RaubWords

    def __init__(self, words: RaubWords, names: Sequence[str], options: Options) -> None:
        super().__init__(words, options)
        self.names = names
