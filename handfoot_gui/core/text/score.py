"""What is said of the score: what deals and lines are called, how a deal ended, what is left."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from msgspec import Struct

from handfoot_gui.core.other_points import OTHER_POINTS
from handfoot_gui.core.score_strip import ScoreStrip
from handfoot_gui.core.sheet import ONLY_TOTAL, DealScore, Line, Sheet
from handfoot_gui.core.text.other_points import other_points_title
from handfoot_gui.core.text.phrases import Person, filled
from handfoot_gui.core.text.words import Words


class Result(Struct, frozen=True):
    """What a deal came to, for who sees its end at the table."""

    side: int
    """Who won."""
    names: str
    """Its players, as they stand in the sentence."""
    text: str
    """Who won the deal, and by how much, as a sentence."""
    about: str = ""
    """What the points are made of, as a sentence, where that can be said shortly."""


class ScoreWords(ABC):
    """One game's words for its score, with named players.

    Their contexts are given with the texts, so that a game may derive from it.
    """

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self.words = words
        self.names = words.people(names)
        """The players by seat."""

    def deal_name(self, number: int) -> str:
        """ "Deal 3"; what a deal of this game is called."""
        text = self.words.translate("Score", "Deal {number}")
        return filled(text, number=self.words.number(number))

    @abstractmethod
    def line_name(self, kind: str) -> str:
        """The words for a line of the score: `Line.kind`."""

    def line_title(self, line: Line) -> str:
        """What *line* is headed by, whoever it comes from: its name, or a family's own word where
        that is all it has."""
        if line.kind == ONLY_TOTAL:
            return self.words.translate("Common", "Only the total")
        if line.kind == OTHER_POINTS:
            return other_points_title(self.words, line)
        return self.line_name(line.kind)

    def item_title(self, line: Line, what: str) -> str:
        """What an item of *line* counts, which may be a family's own word."""
        if line.kind == ONLY_TOTAL:
            return self.line_title(line)
        return what if line.kind == OTHER_POINTS else self.item_name(what)

    def strip(self, sheet: Sheet) -> ScoreStrip | None:
        """*sheet* as a strip of paper that tells all of the score; None where that needs more."""
        del sheet
        return None

    @abstractmethod
    def item_name(self, what: str) -> str:
        """The words for what an item counts: `Item.what`."""

    def won_by(self, deal: DealScore, sheet: Sheet) -> tuple[int, ...]:
        """The side or sides of *sheet* that a deal goes to; several share it."""
        points = [deal.points(side) for side in range(len(sheet.sides))]
        best = min(points) if sheet.is_lowest_best else max(points)
        return tuple(side for side, have in enumerate(points) if have == best)

    def result(self, deal: DealScore, sheet: Sheet) -> Result | None:
        """Who won a deal of *sheet*, and by how much; None where several share it."""
        won = self.won_by(deal, sheet)
        if len(won) != 1:
            return None
        points = sorted((deal.points(side) for side in range(len(sheet.sides))), reverse=True)
        names = self._names_of(sheet, won[0])
        n = len(names)
        text = self.words.translate(
            "Score", "{names} (wins|win) deal {number}, by {points}.", "", n
        )
        return Result(
            won[0],
            self.words.listed(names),
            filled(
                text,
                names=self.words.listed(names),
                number=self.words.number(deal.number),
                points=self.words.points_counted(abs(points[0] - points[1])),
            ),
        )

    def _names_of(self, sheet: Sheet, side: int) -> tuple[Person, ...]:
        """The players of *side*, in the order in which they are named."""
        return self.words.together(self.names[seat] for seat in sheet.sides[side])

    @abstractmethod
    def ended(self, deal: DealScore) -> str:
        """How a deal ended, as a sentence."""

    @abstractmethod
    def remaining(self, sheet: Sheet) -> str:
        """What is left of the game, as a sentence: "Two deals are left."."""

    def deals_in_all(self) -> int:
        """Deals of a whole game; 0 where it goes to a score."""
        return 0
