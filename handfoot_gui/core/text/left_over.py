"""What is said of the hands that everybody turns up at the end of a deal."""

from __future__ import annotations

from handfoot_gui.core.sheet import LeftOver
from handfoot_gui.core.text.phrases import filled
from handfoot_gui.core.text.words import Words


class LeftOverWords:
    """The words beside one hand; a game may have its own for what is kept apart."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def left(self) -> str:
        """The word before what a hand counts."""
        return self.words.translate("Table", "left", "points")

    def of_hand(self, left: LeftOver, *, has_reserve: bool = False) -> tuple[str, ...]:
        """What the cards of the hand count, and behind it what those do that were kept apart,
        where it *has_reserve*: in fewer and fewer words."""
        words = self.words
        points = words.number(left.of_hand)
        whole = filled(words.translate("Table", "{points} left in hand"), points=points)
        if not has_reserve:
            return (whole, points)
        kept = words.side_by_side(self.of_reserve(left))
        return words.row([whole, kept]), words.row([points, kept]), words.number(left.whole)

    def of_reserve(self, left: LeftOver) -> tuple[str, str]:
        """How many cards were kept apart, and what they count."""
        kept = self.words.cards_counted(len(left.reserve), in_figures=True)
        return kept, self.words.number(left.of_reserve)
