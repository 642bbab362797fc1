"""Which rule sets can be chosen, for how many players and in which sides."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from handfoot_gui.engine.hand_and_foot.options import Options, Sides
from handfoot_gui.engine.hand_and_foot.presets import PRESETS

_ALL = (2, 3, 4, 5, 6)


def presets_offered() -> tuple[str, ...]:
    """Names of the presets, the classic game first."""
    return tuple(PRESETS)


def players_offered(preset: str | None) -> tuple[int, ...]:
    """For how many players *preset* is meant; None is a house's own set, which bends."""
    if preset is None:
        return _ALL
    if preset.startswith("brouillette-partners"):
        return (4,)
    return (6,) if preset == "pennies" else _ALL


def sides_offered(preset: str | None, players: int) -> tuple[Sides, ...]:
    """How so many players may be grouped, the usual way first."""
    if preset is not None:
        if preset.startswith("brouillette-partners"):
            return (Sides.PAIRS,)
        if preset.startswith(("simpson", "brouillette")):
            return (Sides.ALONE,)
        if preset == "pennies":
            return (Sides.TEAMS,)
    if players == 4:
        return (Sides.PAIRS, Sides.ALONE)
    if players == 6:
        return (Sides.TEAMS, Sides.PAIRS, Sides.ALONE)
    return (Sides.ALONE,)


def preset_options(preset: str, players: int, sides: Sides) -> Options:
    """The options of *preset* for *players* in *sides*, or the nearest that it is meant for."""
    if players not in players_offered(preset):
        players = players_offered(preset)[0]
    if sides not in sides_offered(preset, players):
        sides = sides_offered(preset, players)[0]
    return seated(PRESETS[preset], players, sides)


def seated(options: Options, players: int, sides: Sides) -> Options:
    """*options* for other players: packs go with them where there is one more than players.

    The result may contradict itself; ask `Options.check`.
    """
    changes: dict[str, Any] = {"players": players, "sides": sides}
    if options.packs == options.players + 1:
        changes["packs"] = players + 1
    return replace(options, **changes)


def base_options(preset: str, options: Options) -> Options:
    """*preset* for as many players in such sides as *options* have, to compare with."""
    known = preset if preset in PRESETS else presets_offered()[0]
    return preset_options(known, options.players, options.sides)
