"""What of a rule set decides how a deal of Raub is finished, in the form that playouts want."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, TypeAlias

from handfoot_gui.games.raub.rules.options import (
    FiveForFour,
    Options,
    Points,
    SevenSwap,
    SwappedCard,
)
from handfoot_gui.games.raub.rules.scoring import (
    factor_of,
    is_refe_written,
)
from handfoot_gui.games.raub.rules.state import Public

_USUAL_ENOUGH: Final = 8
_USUAL_BLIND: Final = 6
"""What habit says Raub to by the usual points, unseen to a king or an ace."""
_Share: TypeAlias = tuple[float, float, float]
"""How often a player has no trick and just one, and the mean of two and more."""
_RAUBED: Final[dict[int, tuple[_Share, ...]]] = {
    2: ((0.05, 0.21, 2.06), (0.04, 0.16, 2.32), (0.01, 0.12, 2.61), (0.01, 0.08, 2.83),
        (0.00, 0.04, 3.13), (0.00, 0.02, 3.24), (0.00, 0.01, 3.54), (0.00, 0.00, 3.70)),
    3: ((0.14, 0.36, 1.20), (0.14, 0.33, 1.36), (0.03, 0.26, 1.83), (0.03, 0.18, 2.12),
        (0.00, 0.09, 2.58), (0.00, 0.06, 2.78), (0.00, 0.01, 3.31), (0.00, 0.00, 3.46)),
    4: ((0.30, 0.43, 0.75), (0.29, 0.39, 0.77), (0.05, 0.40, 1.33), (0.08, 0.29, 1.55),
        (0.01, 0.17, 2.08), (0.00, 0.08, 2.43), (0.00, 0.01, 3.07), (0.00, 0.00, 3.21)),
}  # fmt: skip
"""By number of players: whoever says Raub with 5, 6 … 12 points of trumps and aces. These three
tables are from 150,000 deals played by habit with each number of players."""
_RAUBED_FROM: Final = 5
_BLIND: Final[dict[int, tuple[_Share, ...]]] = {
    2: ((0.05, 0.14, 2.39), (0.05, 0.14, 2.39), (0.04, 0.13, 2.44), (0.04, 0.12, 2.51),
        (0.03, 0.10, 2.59), (0.02, 0.11, 2.83), (0.00, 0.08, 3.02)),
    3: ((0.14, 0.27, 1.57), (0.14, 0.27, 1.58), (0.12, 0.26, 1.62), (0.11, 0.26, 1.69),
        (0.08, 0.23, 1.84), (0.09, 0.21, 2.03), (0.00, 0.16, 2.45)),
    4: ((0.25, 0.33, 1.06), (0.24, 0.32, 1.11), (0.21, 0.33, 1.13), (0.18, 0.33, 1.24),
        (0.16, 0.31, 1.39), (0.18, 0.29, 1.47), (0.00, 0.25, 2.07)),
}  # fmt: skip
"""The same of a dealer who said it unseen to an eight, a nine … an ace."""
_OTHERS: Final[dict[int, _Share]] = {
    2: (0.40, 0.39, 0.47), 3: (0.51, 0.33, 0.34), 4: (0.57, 0.31, 0.28)
}  # fmt: skip
"""The same of the others, who owe nothing."""


def _entry(points: Points, share: _Share) -> float:
    """What whoever owes two gets on the whole."""
    none, one, more = share
    return none * points.raub_no_trick + one * points.one_short - more * points.trick


def _beside(points: Points, players: int, share: _Share) -> float:
    """The same beside what one of the others gets, counted in tricks: the less, the better."""
    none, one, more = _OTHERS[players]
    others = none * points.no_trick - (one + more) * points.trick
    return (_entry(points, share) - others) / points.trick


def _enough(points: Points, players: int) -> int:
    """From how good a hand on a debt of two is worth its risk: as good beside the others as a hand
    that is just enough by the usual points."""
    rows, usual = _RAUBED[players], Points()
    place = _USUAL_ENOUGH - _RAUBED_FROM
    most = sum(_beside(usual, players, rows[at]) for at in (place - 1, place)) / 2
    return _RAUBED_FROM + _least([_beside(points, players, row) <= most for row in rows])


def _blind_from(points: Points, players: int) -> int:
    """The same of an upcard, by its height; one lower than a king has to be clearly better."""
    rows, usual = _BLIND[players], Points()
    most = _beside(usual, players, rows[_USUAL_BLIND - 1]) + 0.1
    fits = [
        _beside(points, players, row) <= most - (0.25 if height < _USUAL_BLIND else 0)
        for height, row in enumerate(rows, start=1)
    ]
    return 1 + _least(fits)


def _least(fits: Sequence[bool]) -> int:
    """The first place from which on all fit; the number of places where the last does not."""
    place = len(fits)
    while place and fits[place - 1]:
        place -= 1
    return place


Goals: TypeAlias = tuple[int, ...] | None
"""By seat: tricks with which it wins at once; None where a deal is always played out."""


class Terms:
    """The same object for equal rule sets, so that what hangs on it is found by identity."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.points: Final = options.points
        self.is_at_once: Final = options.ends_at_once
        self.upcards: Final = options.upcards
        self.has_automatic_seven: Final = options.automatic_seven
        self.has_blind_raub: Final = options.blind_raub
        self.has_five: Final = options.five_for_four is not FiveForFour.NO
        self.gets_dealer_five: Final = options.five_for_four is FiveForFour.DEALER_TOO
        self.has_swaps: Final = options.has_swaps
        self.is_swap_late: Final = options.seven_swap is SevenSwap.UNTIL_LEAD
        """The seven may be swapped before the first lead, too."""
        self.is_swapped_kept: Final = options.swapped_card is SwappedCard.KEPT
        seats, step = options.players, options.play_step
        self.following: Final = tuple((seat + step) % seats for seat in range(seats))
        """By seat: who plays after it in a trick."""
        self.enough: Final = _enough(options.points, seats)
        """So many points of trumps and aces are a Raub by habit."""
        self.blind_from: Final = _blind_from(options.points, seats)
        """The least height of an upcard to which habit says Raub unseen."""

    def factor(self, public: Public) -> int:
        """How many times the deal counts that is played."""
        return factor_of(self.options, public.refes)

    def factor_passed_on(self, public: Public) -> int:
        """The same of the next deal once this one is passed on."""
        return factor_of(self.options, public.refes + is_refe_written(self.options, public.refes))

    def goals(self, scores: tuple[int, ...], raubing: int, owes: int, factor: int) -> Goals:
        """By seat: tricks with which it wins at once; None where a deal is always played out."""
        if not self.is_at_once:
            return None
        each = self.points.trick * factor
        found = (
            max(-(-score // each), owes if owes == 2 and seat == raubing else 1)
            for seat, score in enumerate(scores)
        )
        return tuple(found)


@cache
def terms_of(options: Options) -> Terms:
    """The terms of *options*."""
    return Terms(options)
