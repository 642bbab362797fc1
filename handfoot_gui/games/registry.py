"""The games by name: what a file or a command line calls them, and what makes their rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Any, Final, Protocol, TypeAlias

from msgspec import Struct

from handfoot_gui.core.record import Record
from handfoot_gui.core.rules import Rules
from handfoot_gui.games.hand_and_foot.rules import moves as hand_and_foot_moves
from handfoot_gui.games.hand_and_foot.rules import presets as hand_and_foot_presets
from handfoot_gui.games.hand_and_foot.rules.options import Options as HandAndFootOptions
from handfoot_gui.games.manipulation.rules import moves as manipulation_moves
from handfoot_gui.games.manipulation.rules import presets as manipulation_presets
from handfoot_gui.games.manipulation.rules.options import Options as ManipulationOptions
from handfoot_gui.games.raub.rules import moves as raub_moves
from handfoot_gui.games.raub.rules import presets as raub_presets
from handfoot_gui.games.raub.rules.options import Options as RaubOptions

AnyRules: TypeAlias = Rules[Any, Any, Any]
AnyRecord: TypeAlias = Record[Any, Any]


class GameOptions(Protocol):
    """What the options of every game have in common."""

    @property
    def players(self) -> int: ...

    @property
    def sides(self) -> StrEnum:
        """Who plays together."""

    @property
    def runs_right(self) -> bool:
        """The next player sits to the right, not to the left."""

    @property
    def seats_of_sides(self) -> tuple[tuple[int, ...], ...]: ...

    def check(self) -> None:
        """Raise `OptionsError` when the rules cannot be dealt or finished."""


class Game(Struct, frozen=True):
    """One game: its name in files, and its types."""

    name: str
    rules: Callable[[Any], AnyRules]
    """Makes the rules from options."""
    options_type: Any
    move_type: Any
    """The union of all moves, the table's included."""
    presets: Mapping[str, GameOptions]
    """Every preset for its usual number of players and sides."""
    preset_options: Callable[[str, int | None, Any], GameOptions]
    """A preset for so many players and such sides (None: the usual ones).

    Raises KeyError for an unknown preset, ValueError where it is not played that way.
    """
    preset_seats: Mapping[str, Mapping[int, tuple[Any, ...]]]
    """The sides each preset allows, by number of players; the usual ones come first."""


# The rules of a game are imported when they are first wanted.


def _hand_and_foot(options: Any) -> AnyRules:
    from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot

    return HandAndFoot(options)


def _raub(options: Any) -> AnyRules:
    from handfoot_gui.games.raub.rules.rules import RaubRules

    return RaubRules(options)


def _manipulation(options: Any) -> AnyRules:
    from handfoot_gui.games.manipulation.rules.rules import Manipulation

    return Manipulation(options)


GAMES: Final[dict[str, Game]] = {
    "hand-and-foot": Game(
        "hand-and-foot",
        _hand_and_foot,
        HandAndFootOptions,
        hand_and_foot_moves.Move,
        hand_and_foot_presets.PRESETS,
        hand_and_foot_presets.preset,
        {name: made.seats for name, made in hand_and_foot_presets.ALL_PRESETS.items()},
    ),
    "manipulation": Game(
        "manipulation",
        _manipulation,
        ManipulationOptions,
        manipulation_moves.Move,
        manipulation_presets.PRESETS,
        manipulation_presets.preset,
        dict.fromkeys(manipulation_presets.PRESETS, manipulation_presets.SEATS),
    ),
    "raub": Game(
        "raub",
        _raub,
        RaubOptions,
        raub_moves.Move,
        raub_presets.PRESETS,
        raub_presets.preset,
        raub_presets.PRESET_SEATS,
    ),
}
"""Every game this program plays."""


def rules_of(record: AnyRecord) -> AnyRules:
    """The rules *record* was played by; KeyError when its game is not known here."""
    return GAMES[record.game].rules(record.options)
