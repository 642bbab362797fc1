"""Names of the cards of Raub, French or Hungarian."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from handfoot_gui.core.cards import Card, Rank, Suit
from handfoot_gui.core.text.letters import HUNGARIAN, LETTERED, letter_of
from handfoot_gui.core.text.phrases import Phrase, filled
from handfoot_gui.core.text.words import RuleSentences, Words
from handfoot_gui.games.raub.rules.options import Options


class RaubWords(Words):
    """The vocabulary of Raub; *is_hungarian* is asked whenever a card is named."""

    def __init__(self, words: Words, is_hungarian: Callable[[], bool]) -> None:
        """As *words*, but for the cards."""
        super().__init__(words.translate, words.number, words.reader)
        self._is_hungarian = is_hungarian

    def suit(self, suit: Suit) -> Phrase:
        if not self._is_hungarian():
            return super().suit(suit)
        translate = self.translate
        words = {
            Suit.SPADES: translate("RaubWords", "leaves"),
            Suit.HEARTS: translate("RaubWords", "hearts", "Hungarian"),
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
        """The suit alone: "Hearts"."""
        return filled(self.translate("Raub", "{suit:^}"), suit=self.suit(suit))

    def one_of(self, cards: Sequence[Card]) -> str:
        """Ranks to choose from: "the nine", "the ace, the ten or the nine"."""
        the = self.translate("RaubWords", "the {rank}")
        *others, last = [Phrase.of(the, rank=self.rank(card.rank)) for card in cards]
        text = self.translate("RaubWords", "{first} or {last}")
        return Phrase.of(text, first=self.row(others), last=last) if others else last

    def tricks(self, count: int) -> Phrase:
        """ "no trick", "one trick", "two tricks"."""
        text = self.translate("RaubWords", "{count} trick(s)", "", count)
        if not count:
            text = self.translate("RaubWords", "no trick")
        return Phrase.of(text, count=self.count(count))


class RaubSentences(RuleSentences[Options]):
    """What is said of Raub under *options*; *names* are the players by seat."""

    words: RaubWords

    def __init__(self, words: RaubWords, names: Sequence[str], options: Options) -> None:
        super().__init__(words, options)
        self.names = words.people(names)
