"""The easy level: melds and lays off what it can at once, and never takes a meld apart."""

from __future__ import annotations

from collections.abc import Iterator

from handfoot_gui.core.bot import first_allowed
from handfoot_gui.games.manipulation.bots.plain_laying import plain_play
from handfoot_gui.games.manipulation.rules.moves import Draw, EndTurn, Knock, Play, PlayerMove
from handfoot_gui.games.manipulation.rules.rules import Manipulation
from handfoot_gui.games.manipulation.rules.view import View


class EasyBot:
    """Lays all it sees, draws when it sees nothing, and knocks whenever it may."""

    def __init__(self, rules: Manipulation) -> None:
        self._rules = rules

    def choose(self, view: View, seed: int, time: float) -> PlayerMove:  # noqa: ARG002
        return first_allowed(self._rules, view, self._wishes(view))

    def _wishes(self, view: View) -> Iterator[PlayerMove]:
        """What the bot would like to do, best first; the first legal one is played."""
        yield Knock()
        melds, left = plain_play(view.public.melds, view.hand)
        if len(left) < len(view.hand):
            yield Play(melds)
        yield Draw()
        yield EndTurn()
