"""Named rule sets of Manipulation Rummy; page "Manipulation Rummy", section 6."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from handfoot_gui.games.manipulation.rules.options import Options, Sides

PRESETS: Final[dict[str, Options]] = {
    "classic": Options(),
    "machiavelli": Options(draw_limit=1, knock_limit=0, packs=2, jokers=0),
}
"""Every preset by its name, as used in files and on the command line, for four players."""

SEATS: Final[dict[int, tuple[Sides, ...]]] = dict.fromkeys((4, 2, 3, 5), (Sides.ALONE,))
"""Numbers of players every preset allows, the usual one first."""

PRESET_SEATS: Final = dict.fromkeys(PRESETS, SEATS)
"""How each preset is played, by number of players."""


def preset(name: str, players: int | None = None, sides: Sides | None = None) -> Options:
    """The preset *name* for so many players; KeyError or ValueError where it does not allow them.

    Without *players* they are the usual ones.
    """
    made = PRESETS[name]
    if players is None:
        players = made.players
    if players not in SEATS:
        raise ValueError(f"{name} is not played by {players}")
    if sides not in (None, Sides.ALONE):
        raise ValueError(f"{name} is not played by {players} as {sides}")
    return replace(made, players=players)
