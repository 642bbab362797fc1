"""Which rule sets can be chosen, for how many players and in which sides."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from handfoot_gui.games.hand_and_foot.rules.option_values import Sides
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.presets import ALL_PRESETS, preset

_BENDING = "classic"
"""House rules may be played by as many as this preset."""


def presets_offered() -> tuple[str, ...]:
    """Names of the presets, the classic game first."""
    return tuple(ALL_PRESETS)


def players_offered(name: str | None) -> tuple[int, ...]:
    """For how many players a preset is meant; None is a house's own set, which bends."""
    return tuple(sorted(ALL_PRESETS[name or _BENDING].seats))


def sides_offered(name: str | None, players: int) -> tuple[Sides, ...]:
    """How so many players may be grouped, the usual way first."""
    return ALL_PRESETS[name or _BENDING].seats[players]


def preset_options(name: str, players: int, sides: Sides) -> Options:
    """The options of a preset for *players* in *sides*, or the nearest that it is meant for."""
    if players not in players_offered(name):
        players = ALL_PRESETS[name].options.players
    if sides not in sides_offered(name, players):
        sides = sides_offered(name, players)[0]
    return preset(name, players, sides)


def seated(options: Options, players: int, sides: Sides) -> Options:
    """*options* for other players: packs go with them where there is one more than players.

    The result may contradict itself; ask `Options.check`.
    """
    changes: dict[str, Any] = {"players": players, "sides": sides}
    if options.packs == options.players + 1:
        changes["packs"] = players + 1
    return replace(options, **changes)


def base_options(name: str, options: Options) -> Options:
    """A preset for as many players in such sides as *options* have, to compare with."""
    known = name if name in ALL_PRESETS else _BENDING
    return preset_options(known, options.players, options.sides)
