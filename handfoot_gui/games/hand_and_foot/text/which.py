"""What people remember of their Hand and Foot, and what tells its named versions apart."""

from __future__ import annotations

from handfoot_gui.core.text.which import WhichQuestion
from handfoot_gui.core.text.words import Sentences, Words


def which_questions(words: Words) -> tuple[WhichQuestion, ...]:
    """Five, those that are remembered best first."""
    return HandAndFootWhich(words).questions()


class HandAndFootWhich(Sentences):
    """The questions."""

    def questions(self) -> tuple[WhichQuestion, ...]:
        """All of them."""
        translate = self.words.translate
        return (
            WhichQuestion(
                "packets",
                self.tr("How many cards does everybody start with?"),
                ("packets",),
            ),
            WhichQuestion(
                "wild-melds",
                translate("HandAndFootInterview", "May twos and jokers be melded by themselves?"),
                ("wild_melds",),
            ),
            WhichQuestion(
                "take",
                self.tr("How much of the discard pile do you pick up?"),
                ("take_least", "take_most"),
            ),
            WhichQuestion(
                "red-threes",
                translate("HandAndFootInterview", "What are red threes?"),
                ("red_threes",),
            ),
            WhichQuestion(
                "quotas",
                self.tr("What does a side need before it may go out?"),
                ("quotas",),
            ),
        )
