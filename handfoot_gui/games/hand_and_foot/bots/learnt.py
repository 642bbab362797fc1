"""What strong players have learnt for houses: the weights of their evaluation, and tactics."""

from __future__ import annotations

import logging
from collections.abc import Collection, Mapping
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
_LEARNT_PRESETS: Final = (
    "classic",
    "saskatchewan",
    "simpson",
    "brouillette-low",
    "brouillette-high",
    "brouillette-partners-low",
    "brouillette-partners-high",
    "pennies",
    "special-deck",
)
_MOST_LEARNT_PLAYERS: Final = 6
_LEARNING_LEVELS: Final = frozenset(("strong", "expert"))
"""Levels that play by what was learnt."""
_SAME_PLAY: Final = frozenset(
    ("players", "packs", "upcard", "answer_reasons", "deals", "target", "pile_word", "clean_word")
)
"""Fields that change nothing, or hardly anything, of how a deal is played well."""
FAR: Final = 8
"""So many other fields make rules strange: those of twelve of twenty families that were asked are
so far from everything that was learnt."""
_MOST_POINTS: Final = 1e6
_Share = Annotated[float, Meta(ge=0, le=1)]
_Cards = Annotated[float, Meta(ge=0, le=99)]
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
    opens: _Cards = Tactics().opens
    saved: _Count = Tactics().saved
    pairs: bool = Tactics().pairs


KnownTactics: TypeAlias = dict[str, HouseTactics]
"""What is in the file of `TACTICS`."""


@cache
def houses() -> Mapping[str, Options]:
    """The rules for which something is learnt: presets for up to six players, by their sides.

    Whether an upcard that cannot begin a pile is buried changes too little to be learnt apart.
    """
    found: dict[str, Options] = {}
    for name in _LEARNT_PRESETS:
        for players, some in PRESET_SEATS[name].items():
            for sides in some if players <= _MOST_LEARNT_PLAYERS else ():
                options = preset(name, players, sides)
                if options.upcard is Upcard.LEFT:
                    options = replace(options, upcard=Upcard.BURIED)
                if options not in found.values():
                    found[f"{name} {players} {sides.value}"] = options
    return found


def _house_like(options: Options) -> str:
    """The name of the house with the rules most like *options*."""
    fields, same_houses = Options.__struct_fields__, houses()

    def likeness(house: str) -> tuple[bool, bool, int, int]:
        other = same_houses[house]
        same = sum(getattr(other, field) == getattr(options, field) for field in fields)
        is_same_deck = other.deck is options.deck
        fewer = options.players - other.players
        return is_same_deck, other.sides is options.sides, -abs(fewer), same

    return max(same_houses, key=likeness)


def learnt_from(options: Options, levels: Collection[str]) -> str:
    """The preset whose learnt play bots of *levels* use under *options*, where that is strange to
    them: rules with `FAR` differences. Empty: it is not."""
    if _LEARNING_LEVELS.isdisjoint(levels):
        return ""
    name = _house_like(options)
    house = houses()[name]
    others = sum(
        getattr(house, field) != getattr(options, field)
        for field in Options.__struct_fields__
        if field not in _SAME_PLAY
    )
    return name.split()[0] if others >= FAR else ""


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
