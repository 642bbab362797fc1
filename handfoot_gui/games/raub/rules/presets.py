"""Named rule sets of Raub; page "Raub"."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from handfoot_gui.games.raub.rules.options import Options, Sides

_ALONE: Final[dict[int, tuple[Sides, ...]]] = dict.fromkeys((4, 2, 3), (Sides.ALONE,))

PRESETS: Final[dict[str, Options]] = {"classic": Options()}
"""The rules of every preset for its usual number of players."""

PRESET_SEATS: Final[dict[str, dict[int, tuple[Sides, ...]]]] = {"classic": _ALONE}
"""The sides each preset allows, by number of players; the usual ones come first."""


def preset(name: str, players: int | None = None, sides: Sides | None = None) -> Options:
    """The preset *name* for so many players; KeyError or ValueError where it does not allow them.

    Without *players* they are as many as usual.
    """
    options, seats = PRESETS[name], PRESET_SEATS[name]
    if players is None:
        players = options.players
    if players not in seats:
        raise ValueError(f"{name} is not played by {players}")
    if sides is not None and sides not in seats[players]:
        raise ValueError(f"{name} is not played by {players} as {sides}")
    return replace(options, players=players)
