"""What can be wrong with an entry of Hand and Foot, as values with their facts."""

from __future__ import annotations

from typing import ClassVar

from handfoot_gui.core.scorekeeping import EntryProblem, Severity
from handfoot_gui.core.seats import Seat
from handfoot_gui.games.hand_and_foot.scorekeeping.packs import PileKind


class NothingEntered(EntryProblem, frozen=True):
    """No side has anything."""

    weight: ClassVar = Severity.MISSING


class SeveralOut(EntryProblem, frozen=True):
    """Only one player goes out in a deal."""

    seats: tuple[Seat, ...]


class NotOfSide(EntryProblem, frozen=True):
    """*seat* plays for another side than the one it went out for."""

    seat: Seat
    side: int


class TooManyRedThrees(EntryProblem, frozen=True):
    """The packs have only *most* red threes."""

    entered: int
    most: int


class TooManyLadies(EntryProblem, frozen=True):
    """The deck has only *most* ladies."""

    entered: int
    most: int


class TooManyCards(EntryProblem, frozen=True):
    """The packs have only *most* cards of a class."""

    name: str
    entered: int
    most: int


class TooManyPiles(EntryProblem, frozen=True):
    """The packs have cards for *most* piles of *kind* at most."""

    entered: int
    most: int
    kind: PileKind


class TooManyWildsInPiles(EntryProblem, frozen=True):
    """Wild and dirty piles take *needed* wilds or more, the packs have only *most*."""

    needed: int
    most: int


class TooManyPoints(EntryProblem, frozen=True):
    """All cards together are worth only *most* points."""

    entered: int
    most: int


class PointsMissing(EntryProblem, frozen=True):
    """A side has piles, but no card points yet."""

    weight: ClassVar = Severity.MISSING
    side: int


class TooFewCards(EntryProblem, frozen=True):
    """A side's *piles* take more cards than have been counted so far."""

    weight: ClassVar = Severity.MISSING
    side: int
    piles: int
    counted: int
    least: int


class TooFewOfThem(EntryProblem, frozen=True):
    """A side's piles take *least* wilds, or naturals, and only *counted* have been counted."""

    weight: ClassVar = Severity.MISSING
    side: int
    is_wild: bool
    counted: int
    least: int


class BelowNothing(EntryProblem, frozen=True):
    """The cards in melds come to *least* or more, whatever they are."""

    side: int
    points: int
    least: int


class TooFewPoints(EntryProblem, frozen=True):
    """The cards of a side's *piles* are worth *least* points or more."""

    side: int
    piles: int
    points: int
    least: int


class NoSumOfCards(EntryProblem, frozen=True):
    """No cards come to *points*: all values are multiples of *step*."""

    side: int
    points: int
    step: int


class TooManySevens(EntryProblem, frozen=True):
    """More piles of sevens than clean and dirty piles."""

    side: int


class TooManyCuts(EntryProblem, frozen=True):
    """Every player of a side cuts once."""

    side: int
    entered: int
    most: int


class OutWithCards(EntryProblem, frozen=True):
    """Who plays alone and went out has nothing left."""

    seat: Seat


class OutWithoutPiles(EntryProblem, frozen=True):
    """A side went out with fewer piles than the rules ask for in this deal."""

    weight: ClassVar = Severity.DOUBTFUL
    side: int
    clean: int
    dirty: int
    wild: int
    sevens: int
    any: int


class BelowFirstMeld(EntryProblem, frozen=True):
    """A side has melded, but for less than its first meld in this deal needs."""

    weight: ClassVar = Severity.DOUBTFUL
    side: int
    points: int
    least: int


class LeftMissing(EntryProblem, frozen=True):
    """Another side went out, so this one has cards left, all of which count."""

    weight: ClassVar = Severity.MISSING
    side: int


class NothingLeftEntered(EntryProblem, frozen=True):
    """Another side went out, so this one has cards left; none have been entered."""

    weight: ClassVar = Severity.DOUBTFUL
    side: int
