"""Every reason for refusing a move of Raub, with its facts.

`legality` finds them and names their rules; `text/refusals` says them.
"""

from __future__ import annotations

from handfoot_gui.core.cards import Card, Suit
from handfoot_gui.core.errors import Problem
from handfoot_gui.games.raub.rules.state import Phase


class NotNow(Problem, frozen=True):
    """The move belongs to another phase than *phase*."""

    phase: Phase


class TooManyChanged(Problem, frozen=True):
    """At most *most* cards are changed, not *have*."""

    have: int
    most: int


class TalonShort(Problem, frozen=True):
    """The talon has only *left* cards, *have* were to be changed."""

    have: int
    left: int


class UpcardKept(Problem, frozen=True):
    """The upcard that was taken or got for the seven stays in the hand, now or until it is
    played."""

    card: Card


class SwapClosed(Problem, frozen=True):
    """The raubed upcard is not there to be swapped for.

    It was taken by the dealer, swapped for already, or is itself the seven of trumps.
    """


class NoSwaps(Problem, frozen=True):
    """By these rules the seven of trumps is never swapped."""


class NoSeven(Problem, frozen=True):
    """The seven of *trumps* is not in the hand."""

    trumps: Suit


class MustFollow(Problem, frozen=True):
    """The hand has cards of the suit led."""

    suit: Suit


class MustTrump(Problem, frozen=True):
    """The hand has none of the suit led, but trumps."""

    led: Suit
    trumps: Suit


class MustBeat(Problem, frozen=True):
    """The hand can beat *card*, the highest so far, and these rules bind it to."""

    card: Card
