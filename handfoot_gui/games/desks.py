"""The games that can be played at the table, by name: what makes their desks.

A desk's modules are imported when its first game is opened, so that the program does not start
slower for every game there is.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from handfoot_gui.core.presenter import AnyDesk
from handfoot_gui.core.text.words import Words, shown_name
from handfoot_gui.games.registry import AnyRecord, rules_of

MakeDesk: TypeAlias = Callable[[Any, Sequence[str], Words], AnyDesk]
"""From rules, the players' names by seat and words."""


def _hand_and_foot(rules: Any, names: Sequence[str], words: Words) -> AnyDesk:
    from handfoot_gui.games.hand_and_foot.presenter.presenter import HandAndFootDesk

    return HandAndFootDesk(rules, names, words)


def _raub(rules: Any, names: Sequence[str], words: Words) -> AnyDesk:
    from handfoot_gui.games.raub.presenter.presenter import RaubDesk

    return RaubDesk(rules, names, words)


def _manipulation(rules: Any, names: Sequence[str], words: Words) -> AnyDesk:
    from handfoot_gui.games.manipulation.presenter.presenter import ManipulationDesk

    return ManipulationDesk(rules, names, words)


DESKS: Final[Mapping[str, MakeDesk]] = {
    "hand-and-foot": _hand_and_foot,
    "raub": _raub,
    "manipulation": _manipulation,
}
"""Every game with a table; one that is only in the engine's registry cannot be opened here."""


def desk_for(record: AnyRecord, words: Words) -> AnyDesk:
    """The desk of the game that *record* is of; KeyError for a game without a table."""
    make = DESKS[record.game]
    desk = make(rules_of(record), [shown_name(player.name) for player in record.seats], words)
    desk.is_dealt_again = record.is_dealt_again
    return desk
