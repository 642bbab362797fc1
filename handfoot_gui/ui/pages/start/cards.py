"""What the start page shows, as values: the games that were left, and the names."""

from __future__ import annotations

from datetime import datetime

from msgspec import Struct


class SideScore(Struct, frozen=True):
    """A side of a game that was left: its names, as ``Marta, Josip``, and its total."""

    names: str
    score: int


class GameCard(Struct, frozen=True):
    """An unfinished game as the start page shows it."""

    id: str
    """Tells it from the others; not the id within its file, which a copy of the file has too."""
    title: str
    """``Hand and Foot, deal 2 of 4``."""
    to_play: str
    """The name of the player to act; empty when nobody is."""
    left_at: datetime
    """Local time of the last move."""
    sides: tuple[SideScore, ...]
    is_locked: bool = False
    """Open in another window of the program, so it can be neither continued nor deleted."""
    notice: str = ""
    """One sentence, when the game can be looked at but not played on."""
    is_scored: bool = False
    """Played with paper cards; only its score is kept here."""
    rules: str = ""
    """The name of the rule set, where the game has several."""
    begun_at: datetime | None = None
    """Local time of the first move; tells games apart that look alike."""

    @property
    def looks(self) -> tuple[str, str, str, datetime, tuple[SideScore, ...]]:
        """What people know the game by; the time to the minute, as it is shown."""
        left_at = self.left_at.replace(second=0, microsecond=0)
        return self.title, self.rules, self.to_play, left_at, self.sides


class StartFacts(Struct, frozen=True):
    """All the start page shows."""

    games: tuple[GameCard, ...] = ()
    """Unfinished games, the last one left first."""
    names: tuple[str, ...] = ()
    """Names by seat as last used, for when no game was left."""
    notices: tuple[str, ...] = ()
    """One sentence for every file that could not be read."""
    game: str = "hand-and-foot"
    """The game last dealt."""
