"""Finished games of Hand and Foot that bring a person a rating."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from handfoot_gui.session.history.finished import FinishedGame, Seated, SideResult, Source

_FIRST = datetime(2026, 3, 1, tzinfo=UTC)


def games(count: int, *, won: int, name: str = "Marta") -> list[FinishedGame]:
    """So many games of *name* against one easy bot, of which every *won*th is won."""
    return [_game(day, name, is_won=day % won == 0) for day in range(count)]


def _game(day: int, name: str, *, is_won: bool) -> FinishedGame:
    seats = Seated(name, False, "", 0), Seated("Karl", True, "easy", 1)
    results = SideResult(500 * is_won, is_won), SideResult(500 * (not is_won), not is_won)
    when = _FIRST + timedelta(days=day)
    return FinishedGame(
        f"{day:032x}", Source.PLAYED, f"{day}.handfoot.json", "hand-and-foot", "classic", "",
        when, when, False, 0, seats, results, (),
    )  # fmt: skip
