"""How the rule card of Hand and Foot speaks: the voice that fills numbers and words in."""

from __future__ import annotations

from msgspec import Struct

from handfoot_gui.core.text.options import OptionTexts, Unit, counted
from handfoot_gui.core.text.words import Translate, Words
from handfoot_gui.games.hand_and_foot.rules.option_values import Deck, Sides
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.text.terms import Term


class Voice(Struct, frozen=True):
    """The words, the rules they are about, and what a complete meld is called in them."""

    words: Words
    options: Options
    word: Term
    texts: OptionTexts

    @property
    def translate(self) -> Translate:
        return self.words.translate

    @property
    def is_alone(self) -> bool:
        """Whether everybody plays alone: then the card speaks of players, not of sides."""
        return self.options.sides is Sides.ALONE

    @property
    def is_special(self) -> bool:
        return self.options.deck is Deck.SPECIAL

    def say(self, sentence: str, **facts: str) -> str:
        """*sentence*, translated already, with the word for a pile and the *facts* in it."""
        return self.word.put_into(sentence, **facts)

    def by_sides(self, sided: str, alone: str, **facts: str) -> str:
        """Like `say`: *sided* where players share melds, *alone* where nobody does."""
        return self.say(alone if self.is_alone else sided, **facts)

    def paragraph(self, *sentences: str) -> str:
        """Sentences that belong together, in one paragraph: a card has to fit a page."""
        return " ".join(sentences)

    @property
    def wild_in_short(self) -> str:
        """The lower wild card, as it stands among the ranks of an example."""
        if self.is_special:
            return self.translate("RuleCard", "jester")
        return self.translate("RuleCard", "2")

    def number(self, number: int) -> str:
        return self.words.number(number)

    def count(self, number: int) -> str:
        return self.words.count(number)

    def counted(self, unit: Unit, number: int) -> str:
        return counted(self.words, unit, number)

    def cards(self, number: int) -> str:
        return self.words.cards_counted(number)

    def capital(self, text: str) -> str:
        return text[:1].upper() + text[1:]
