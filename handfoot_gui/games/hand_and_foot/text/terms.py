"""What a complete meld is called: the rule set decides, the screen and the paper follow."""

from __future__ import annotations

from msgspec import Struct

from handfoot_gui.core.text.words import Words
from handfoot_gui.games.hand_and_foot.rules.option_values import PileWord


class Term(Struct, frozen=True):
    """The word for a complete meld."""

    one: str
    several: str

    def put_into(self, sentence: str, **facts: str) -> str:
        """*sentence* with ``{pile}``, ``{piles}`` and the other *facts* filled in."""
        return sentence.format(pile=self.one, piles=self.several, **facts)

    def fill(self, sentence: str) -> str:
        """*sentence* with ``{pile}`` and ``{piles}`` filled in; other slots stay open."""
        return sentence.replace("{piles}", self.several).replace("{pile}", self.one)


def term(words: Words, chosen: PileWord) -> Term:
    """The word of a rule set, in the reader's language."""
    translate = words.translate
    return {
        PileWord.PILE: Term(translate("Words", "pile"), translate("Words", "piles")),
        PileWord.CANASTA: Term(translate("Words", "canasta"), translate("Words", "canastas")),
        PileWord.BOOK: Term(translate("Words", "book"), translate("Words", "books")),
    }[chosen]


def foot(words: Words) -> str:
    """The second packet of a player, before it is picked up."""
    return words.translate("Words", "foot")
