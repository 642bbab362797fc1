"""The one level at which a bot plays High tricks."""

from __future__ import annotations

from random import Random

from example_game.rules import HighTricks, Move, Options, View


class EasyBot:
    """Plays any card that it may."""

    def __init__(self, rules: HighTricks) -> None:
        self._rules = rules

    def choose(self, view: View, seed: int, time: float) -> Move:
        return Random(seed).choice(list(self._rules.suggestions(view)))


def easy(options: Options) -> EasyBot:
    return EasyBot(HighTricks(options))
