"""A bot of one's own for Hand and Foot, which a match takes by the name ``example_bot:Hasty``."""

from __future__ import annotations

from handfoot_gui.games.hand_and_foot.rules.moves import Discard, Lay, PlayerMove
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.state import View


class Hasty:
    """Lays as many cards as it can, and throws the card that it has fewest equals of."""

    def __init__(self, options: Options) -> None:
        self._rules = HandAndFoot(options)

    def choose(self, view: View, seed: int, time: float) -> PlayerMove:
        may = list(self._rules.suggestions(view))
        lays = [move for move in may if isinstance(move, Lay)]
        if lays:
            return max(lays, key=lambda lay: sum(len(meld.cards) for meld in lay.melds))
        discards = [move for move in may if isinstance(move, Discard)]
        if discards:
            ranks = [card.rank for card in view.holding]
            return min(discards, key=lambda discard: ranks.count(discard.card.rank))
        return may[0]
