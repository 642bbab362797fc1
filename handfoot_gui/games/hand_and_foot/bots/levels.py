"""The levels at which a bot plays Hand and Foot."""

from __future__ import annotations

from handfoot_gui.games.hand_and_foot.bots.easy import EasyBot
from handfoot_gui.games.hand_and_foot.bots.steady import SteadyBot
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot


def easy(options: Options) -> EasyBot:
    """Looks at its own cards only and forgets much."""
    return EasyBot(HandAndFoot(options))


def steady(options: Options) -> SteadyBot:
    """Plays for the quota with its partner."""
    return SteadyBot(HandAndFoot(options))
