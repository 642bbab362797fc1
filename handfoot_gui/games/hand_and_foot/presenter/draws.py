"""The draws of Hand and Foot from one stock pile or two."""

from __future__ import annotations

from handfoot_gui.games.hand_and_foot.presenter import values as v
from handfoot_gui.games.hand_and_foot.rules import moves as m
from handfoot_gui.games.hand_and_foot.rules.legality import draw_size
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.state import View


class Draws:
    """The draws of the seat of *view*."""

    def __init__(self, rules: HandAndFoot, view: View) -> None:
        self._rules, self._options, self._view = rules, rules.options, view

    @property
    def usual(self) -> m.Draw:
        """The draw of this rule set: everything from the larger stock pile, if that has enough."""
        counts = self._view.stock_counts
        best = max(range(len(counts)), key=lambda pile: counts[pile])
        return self.from_pile(best)

    def from_pile(self, pile: int) -> m.Draw:
        """A draw from one stock pile; what it lacks comes from the other."""
        counts, draw = self._view.stock_counts, draw_size(self._options, self._view)
        if len(counts) == 1:
            return m.Draw((draw,))
        here = min(draw, counts[pile]) if sum(counts) >= draw else draw
        return m.Draw((here, draw - here) if pile == 0 else (draw - here, here))

    @property
    def splits(self) -> tuple[m.Draw, ...]:
        """The draws that bring cards of both stock piles, most of the first one first."""
        draw, counts = draw_size(self._options, self._view), self._view.stock_counts
        if len(counts) < 2:
            return ()
        shares = range(min(draw - 1, counts[0]), 0, -1)
        some = (m.Draw((here, draw - here)) for here in shares if draw - here <= counts[1])
        return tuple(move for move in some if self._rules.problem(self._view, move) is None)

    def at(self, draft: v.Draft, key: str) -> m.Draw:
        """What a click on a stock pile draws: all from there, or the most of a split."""
        splits = self.splits if draft.is_split else ()
        if splits:
            return splits[-1 if key == v.SECOND_STOCK else 0]
        return self.from_pile(int(key == v.SECOND_STOCK))
