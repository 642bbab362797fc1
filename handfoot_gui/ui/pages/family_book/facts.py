"""What the family book shows, as one value."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from handfoot_gui.session.history.figures import GameFilter, PairFigures, PersonFigures
from handfoot_gui.session.history.finished import FinishedGame


class Leaf(StrEnum):
    """What is read in the book."""

    GAMES = "games"
    PEOPLE = "people"
    PAIRS = "pairs"


class Export(StrEnum):
    """What a table for a spreadsheet has a row for."""

    GAMES = "games"
    DEALS = "deals"


class BookFacts(Struct, frozen=True):
    """All the family book shows."""

    count: int = 0
    """Games in the book, whatever is chosen."""
    choice: GameFilter = GameFilter()
    game_names: tuple[str, ...] = ()
    rule_names: tuple[str, ...] = ()
    """The rules of the chosen game."""
    years: tuple[int, ...] = ()
    games: tuple[FinishedGame, ...] = ()
    """Those that are chosen, the last first."""
    people: tuple[PersonFigures, ...] = ()
    pairs: tuple[PairFigures, ...] = ()
    is_alike: bool = False
    """Whether the points of the chosen games may be compared."""
    said: str = ""
    is_fault: bool = False
    removed: str = ""
    """The id of the game that was removed last and can be brought back."""
