"""What can be chosen before a game: the game, its rules, for how many players, in which sides."""

from __future__ import annotations

from enum import StrEnum

from handfoot_gui.core.options import GameOptions
from handfoot_gui.core.preferences import Setup
from handfoot_gui.games import GAMES


def games_offered() -> tuple[str, ...]:
    """Every game there is."""
    return tuple(GAMES)


def presets_of(game: str) -> tuple[str, ...]:
    """The names of a game's presets, the usual one first."""
    return tuple(GAMES[game].presets)


def players_offered(game: str, preset: str | None) -> tuple[int, ...]:
    """For how many players a preset is meant; None is a house's own set, which bends."""
    return tuple(sorted(GAMES[game].preset_seats[preset or presets_of(game)[0]]))


def sides_offered(game: str, preset: str | None, players: int) -> tuple[StrEnum, ...]:
    """How so many players may be grouped, the usual way first."""
    sides: tuple[StrEnum, ...] = GAMES[game].preset_seats[preset or presets_of(game)[0]][players]
    return sides


def nearest(game: str, preset: str | None, players: int, sides: str) -> tuple[int, StrEnum]:
    """The table that comes next to *players* in *sides* among those the rules are meant for."""
    offered = players_offered(game, preset)
    players = min(offered, key=lambda number: abs(number - players))
    groups = sides_offered(game, preset, players)
    return players, next((side for side in groups if side.value == sides), groups[0])


def seated(
    game: str, preset: str, own: GameOptions | None, players: int, sides: str
) -> GameOptions:
    """A preset, or the house's *own* rules, for that table or the nearest there is.

    House rules may contradict themselves there; ask `GameOptions.check`.
    """
    table = nearest(game, preset if own is None else None, players, sides)
    return GAMES[game].preset_options(preset, *table) if own is None else own.seated(*table)


def base_options(game: str, base: str | None, options: GameOptions) -> GameOptions:
    """A preset for as many players in such sides as *options* have, to compare with."""
    known = base if base in GAMES[game].presets else presets_of(game)[0]
    return seated(game, known or "", None, options.players, options.sides.value)


def usual(game: str) -> Setup:
    """How a game is played that nobody has dealt before."""
    preset = presets_of(game)[0]
    return Setup(preset, GAMES[game].presets[preset].players)
