"""Which pictures make the face of a card: a rank and a sign, by the names of their files."""

from __future__ import annotations

from typing import Final

from handfoot_gui.core.cards import NUMBERS, Card, Rank, Suit
from handfoot_gui.core.preferences import SuitSigns
from handfoot_gui.core.text.letters import HUNGARIAN, letter_of, letters_in_use
from handfoot_gui.core.text.words import Words

RANKS: Final = {
    Rank.TEN: "10",
    Rank.JOKER: "joker",
    Rank.LORD: "lord",
    Rank.JESTER: "jester",
    Rank.VILLAIN: "villain",
    Rank.LADY: "lady",
    **{rank: str(number) for rank, number in NUMBERS.items()},
}
"""Those that are not called as in card notation."""
SIGNS: Final = {
    SuitSigns.FRENCH: {
        Suit.SPADES: "spades",
        Suit.HEARTS: "hearts",
        Suit.DIAMONDS: "diamonds",
        Suit.CLUBS: "clubs",
    },
    SuitSigns.HUNGARIAN: {
        Suit.SPADES: "leaf",
        Suit.HEARTS: "heart",
        Suit.DIAMONDS: "bell",
        Suit.CLUBS: "acorn",
    },
}

_RED: Final = "hearts"
_BLACK: Final = "spades"


class Faces:
    """The faces of one pack, with its letters and signs."""

    def __init__(self, words: Words, signs: SuitSigns) -> None:
        """*words* are in the language of whoever reads the letters."""
        self.signs = signs
        self._signs = SIGNS[signs]
        self._letters = letters_in_use(words.reader.letters(), words.translate)
        if signs is SuitSigns.HUNGARIAN:
            self._letters = HUNGARIAN

    def of(self, card: Card) -> str:
        """The names of the two pictures of *card*, with a point between them; a joker has the sign
        of its colour, and the people of the special deck have none."""
        rank = RANKS.get(card.rank) or letter_of(card.rank, self._letters)
        sign = self._signs.get(card.suit, "")
        if card.is_joker:
            sign = _RED if card.suit.is_red else _BLACK
        return f"{rank}.{sign}"
