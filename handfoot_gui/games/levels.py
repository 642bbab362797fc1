"""The bots by game and level."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from handfoot_gui.core.bot import Bot
from handfoot_gui.games.hand_and_foot.bots.easy import EasyBot
from handfoot_gui.games.hand_and_foot.bots.steady import SteadyBot
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.manipulation.bots.easy import EasyBot as EasyManipulation
from handfoot_gui.games.manipulation.bots.steady import SteadyBot as SteadyManipulation
from handfoot_gui.games.manipulation.bots.strong import StrongBot as StrongManipulation
from handfoot_gui.games.manipulation.rules.rules import Manipulation
from handfoot_gui.games.raub.bots.searching import SearchingBot
from handfoot_gui.games.raub.rules.rules import RaubRules

AnyBot: TypeAlias = Bot[Any, Any]

LEVELS: Final[Mapping[str, Mapping[str, Callable[[Any], AnyBot]]]] = {
    "hand-and-foot": {
        "easy": lambda options: EasyBot(HandAndFoot(options)),
        "steady": lambda options: SteadyBot(HandAndFoot(options)),
    },
    "manipulation": {
        "easy": lambda options: EasyManipulation(Manipulation(options)),
        "steady": lambda options: SteadyManipulation(Manipulation(options)),
        "strong": lambda options: StrongManipulation(Manipulation(options)),
    },
    "raub": {
        "easy": lambda options: SearchingBot(RaubRules(options), worlds=3, mistakes=0.15),
        "steady": lambda options: SearchingBot(RaubRules(options), worlds=32),
    },
}
"""What makes a bot from the options, by game and by level, the weakest level first."""


def bot_for(game: str, level: str, options: object) -> AnyBot:
    """A bot of *level* for *game* under *options*; KeyError when there is no such level."""
    return LEVELS[game][level](options)
