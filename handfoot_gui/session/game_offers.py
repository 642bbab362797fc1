"""What can be chosen before a game: which games, and for those without house rules how they are
played."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from handfoot_gui.core.game import GameOptions
from handfoot_gui.core.preferences import Setup
from handfoot_gui.core.text.switches import Switch
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import GAMES

Value: TypeAlias = int | bool | str
"""Of an option, as it stands in a file."""


def games_offered() -> tuple[str, ...]:
    """Every game there is."""
    return tuple(GAMES)


def has_house_rules(game: str) -> bool:
    """Whether a household can keep rules of its own for *game*; otherwise it has switches."""
    return GAMES[game].has_house_rules


def presets_of(game: str) -> tuple[str, ...]:
    """The names of a game's presets, the usual one first."""
    return tuple(GAMES[game].presets)


def players_of(game: str, preset: str) -> tuple[int, ...]:
    """For how many players a preset is meant."""
    return tuple(sorted(GAMES[game].preset_seats[preset]))


def switches_of(game: str, words: Words) -> tuple[Switch, ...]:
    """What may be chosen besides preset and players."""
    return GAMES[game].switches(words)


def usual(game: str) -> Setup:
    """How a game is played that nobody has dealt before."""
    preset = presets_of(game)[0]
    return Setup(preset, GAMES[game].presets[preset].players)


def fitted(game: str, wanted: Setup) -> Setup:
    """*wanted*, as far as the game still has it: file and program may be of different age."""
    preset = wanted.preset if wanted.preset in presets_of(game) else presets_of(game)[0]
    offered = players_of(game, preset)
    players = min(offered, key=lambda number: abs(number - wanted.players))
    chosen = Setup(preset, players)
    plain = options_of(game, chosen)
    switches = {switch.field: switch for switch in switches_of(game, Words())}
    changes = {
        field: value
        for field, value in wanted.changes.items()
        if field in switches
        and value in [one for one, _ in switches[field].values]
        and value != value_of(plain, field)
    }
    return Setup(preset, players, changes)


def options_of(game: str, chosen: Setup) -> GameOptions:
    """The options; raises `msgspec.ValidationError` for values the game does not have."""
    made = GAMES[game].preset_options(chosen.preset, chosen.players, None)
    if not chosen.changes:
        return made
    changed: Any = {**msgspec.to_builtins(made), **chosen.changes}
    options: GameOptions = msgspec.convert(changed, GAMES[game].options_type)
    return options


def value_of(options: GameOptions, field: str) -> Value:
    """One option as it stands in a file."""
    value: Value = msgspec.to_builtins(getattr(options, field))
    return value
