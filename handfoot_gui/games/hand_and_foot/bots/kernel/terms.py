"""What the bots ask of a rule set beside the rules: tactics and agreements."""

from __future__ import annotations

from typing import Final

from handfoot_gui.core.record import Agreed
from handfoot_gui.games.hand_and_foot.agreements import Agreement, offered
from handfoot_gui.games.hand_and_foot.bots.kernel.tactics import Tactics
from handfoot_gui.games.hand_and_foot.rules.counted import CountedRules
from handfoot_gui.games.hand_and_foot.rules.lap import in_lap
from handfoot_gui.games.hand_and_foot.rules.options import Options

_LURE: Final = 750
"""Points of a pile beyond what others pay that make its cards worth one card drawn more."""
_MOST_LURE: Final = 5.0
DRAWN: Final = 25
"""Points that are worth as much as a card drawn."""


class Terms(CountedRules):
    """A rule set on counts, with what its players agreed on and their tactics."""

    def __init__(
        self, options: Options, agreed: Agreed = (), *, tactics: Tactics | None = None
    ) -> None:
        """*agreed* is what the players of each side agreed on, *tactics* are theirs, the steady
        player's where nothing is said."""
        super().__init__(options)
        self._agreed = agreed
        self._lap: Terms | None = None
        self._set_agreements(options, agreed)
        self._set_tactics(tactics or Tactics())
        dearest = max(self.worth.left_cost[: self.n])
        self.black_urge: float = max(0, self.worth.left_cost[self.black] - dearest) / DRAWN
        """What it is worth to be rid of a black three that costs more than other cards, in cards
        drawn."""
        self.lures: list[float] = []
        """By class: what a natural is worth besides, in cards drawn, as a pile of it pays more than
        others; empty where there is none."""
        self.spoilt: int = 0
        """The classes of which a pile pays much less with a wild in it, as bits."""
        if self.special:
            self._set_special()

    @property
    def lap(self) -> Terms:
        """What holds in the last turns of the others once somebody is out (decision 54)."""
        if self._lap is None:
            self._lap = Terms(in_lap(self.options), self._agreed, tactics=self.tactics)
        return self._lap

    def _set_special(self) -> None:
        clean, dirty, _ = self.bonuses
        self.lures = [0.0] * self.classes
        for code in range(self.n):
            pure, mixed = self.special[code]
            pays, pays_mixed = clean if pure is None else pure, dirty if mixed is None else mixed
            if code in self.own_kinds:
                continue
            more = max(pays - clean, pays_mixed - dirty, 0)
            self.lures[code] = min(_MOST_LURE, more / _LURE)
            if pays - pays_mixed > 2 * abs(clean - dirty):
                self.spoilt |= 1 << code

    def _set_agreements(self, options: Options, agreed: Agreed) -> None:
        possible = offered(options)
        known = [*agreed, *[()] * self.sides][: self.sides]
        self.is_agreed: bool = any(agreed)
        """Whether any side agreed on anything; the lists are by side."""

        def is_kept(name: Agreement) -> list[bool]:
            return [name in possible and name in side for side in known]

        self.keeps_clean: list[bool] = is_kept(Agreement.CLEAN_MELDS)
        self.keeps_wilds: list[bool] = is_kept(Agreement.WILD_PILE)
        self.foot_first: list[bool] = is_kept(Agreement.FOOT_FIRST)
        self.out_in_foot: list[bool] = is_kept(Agreement.OUT_IN_FOOT)
        self.out_closed: list[bool] = is_kept(Agreement.OUT_CLOSED)
        self.out_ahead: list[bool] = is_kept(Agreement.OUT_AHEAD)

    def _set_tactics(self, tactics: Tactics) -> None:
        self.tactics = tactics
        self.patience: float = tactics.patience * self.first_stock
        """Cards in the stock up to which nobody waits for a first meld without wilds."""
        self.reserve: int = tactics.reserve
        self.room: int = tactics.room
        self.hoard: int = tactics.hoard
        self.spoils: int = tactics.spoils
        self.opens: float = tactics.opens
        self.saved: int = tactics.saved
        self.pairs: bool = tactics.pairs
        self.closes: float = tactics.closes * self.first_stock
        """Cards in the stock up to which kept wilds complete dirty piles beyond the quota."""
