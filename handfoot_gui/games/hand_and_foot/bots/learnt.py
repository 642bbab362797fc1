"""What strong players have learnt for houses: the weights of their evaluation, and tactics."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Final, TypeAlias

from msgspec import Meta, MsgspecError, Struct, json
from msgspec.structs import asdict, replace

from handfoot_gui.games.hand_and_foot.bots.kernel.features import COUNT
from handfoot_gui.games.hand_and_foot.bots.kernel.tactics import Tactics
from handfoot_gui.games.hand_and_foot.rules.option_values import Upcard
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.presets import PRESET_SEATS, preset

WEIGHTS: Final = Path(__file__).with_name("weights.json")
"""By name of a house, see `houses`: what each of `kernel.features` is worth, in points."""
TACTICS: Final = Path(__file__).with_name("tactics.json")
"""By name of a house: the fields of its `Tactics` that are not the steady player's. A house that
is not in it plays like that one."""
_MOST_POINTS: Final = 1e6
_Share = Annotated[float, Meta(ge=0, le=1)]
_Count = Annotated[int, Meta(ge=0, le=99)]
KnownWeights: TypeAlias = dict[str, list[Annotated[float, Meta(ge=-_MOST_POINTS, le=_MOST_POINTS)]]]
"""What is in the file of `WEIGHTS`."""


class HouseTactics(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """`Tactics` as they stand in their file."""

    patience: _Share = Tactics().patience
    reserve: _Count = Tactics().reserve
    room: _Count = Tactics().room
    hoard: _Count = Tactics().hoard
    spoils: _Count = Tactics().spoils
    closes: _Share = Tactics().closes


KnownTactics: TypeAlias = dict[str, HouseTactics]
"""What is in the file of `TACTICS`."""


@cache
def houses() -> Mapping[str, Options]:
    """The rules for which something is learnt: every preset for its players and sides.

    Whether an upcard that cannot begin a pile is buried changes too little to be learnt apart.
    """
    found: dict[str, Options] = {}
    for name, seats in PRESET_SEATS.items():
        for players, some in seats.items():
            for sides in some:
                options = preset(name, players, sides)
                if options.upcard is Upcard.LEFT:
                    options = replace(options, upcard=Upcard.BURIED)
                if options not in found.values():
                    found[f"{name} {players} {sides.value}"] = options
    return found


def _house_like(options: Options) -> str:
    """The name of the house with the rules most like *options*."""
    fields, same_houses = Options.__struct_fields__, houses()

    def likeness(house: str) -> tuple[bool, bool, int]:
        other = same_houses[house]
        same = sum(getattr(other, field) == getattr(options, field) for field in fields)
        return other.sides is options.sides, other.players == options.players, same

    return max(same_houses, key=likeness)


@cache
def weights_for(options: Options) -> list[float]:
    """The weights learnt under the rules most like *options*; none where the file is damaged."""
    try:
        known = json.decode(WEIGHTS.read_bytes(), type=KnownWeights)
        found = known[_house_like(options)]
        if len(found) != COUNT:
            raise ValueError(f"{len(found)} weights in place of {COUNT}")
    except (OSError, MsgspecError, ValueError, LookupError, RecursionError) as fault:
        logging.getLogger(__name__).warning(
            "The strong bots play like the steady one, since %s cannot be used: %s",
            WEIGHTS.name,
            fault,
        )
        return []
    return found


@cache
def tactics_for(options: Options) -> Tactics:
    """The tactics learnt under the rules most like *options*; the steady player's where the file
    is damaged."""
    try:
        known = json.decode(TACTICS.read_bytes(), type=KnownTactics)
    except (OSError, MsgspecError, ValueError, RecursionError) as fault:
        logging.getLogger(__name__).warning(
            "The strong bots have the tactics of the steady one, since %s cannot be used: %s",
            TACTICS.name,
            fault,
        )
        return Tactics()
    return Tactics(**asdict(known.get(_house_like(options), HouseTactics())))
