"""How the rule card of Hand and Foot speaks: the voice that fills numbers and words in."""

from __future__ import annotations

from msgspec import Struct

from handfoot_gui.engine.hand_and_foot.option_values import Deck
from handfoot_gui.engine.hand_and_foot.options import Options
from handfoot_gui.model.wording.hand_and_foot.option_fields import Unit
from handfoot_gui.model.wording.hand_and_foot.option_values import counted
from handfoot_gui.model.wording.hand_and_foot.terms import Term
from handfoot_gui.model.wording.words import Translate, Words


class Voice(Struct, frozen=True):
    """The words, the rules they are about, and what a complete meld is called in them."""

    words: Words
    options: Options
    word: Term

    @property
    def translate(self) -> Translate:
        return self.words.translate

    @property
    def is_special(self) -> bool:
        return self.options.deck is Deck.SPECIAL

    def say(self, sentence: str, **facts: str) -> str:
        """*sentence*, translated already, with the word for a pile and the *facts* in it."""
        return self.word.put_into(sentence, **facts)

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
