"""Every reason for refusing a move of Manipulation Rummy, with its facts.

`legality` and `shapes` find them and name their rules; `text/refusals` says them.
"""

from __future__ import annotations

from handfoot_gui.core.cards import Card
from handfoot_gui.core.errors import Problem
from handfoot_gui.games.manipulation.rules.melds import Meld, Name
from handfoot_gui.games.manipulation.rules.option_values import Ace, JokerRule


class DrawFirst(Problem, frozen=True):
    """The turn begins with a draw."""


class AlreadyPlayed(Problem, frozen=True):
    """A turn has one confirmed rearrangement, and nothing is drawn after it."""


class DrawnOut(Problem, frozen=True):
    """Whoever drew the last permitted card neither plays nor draws in this turn."""

    drawn: int


class NoMoreDraws(Problem, frozen=True):
    """So many cards are drawn in a turn and no more; playing is still allowed."""

    drawn: int


class StockEmpty(Problem, frozen=True):
    """There is no card left to draw."""


class NoDrawInLastLap(Problem, frozen=True):
    """The last lap is played without drawing."""


class NoPassing(Problem, frozen=True):
    """While there is a stock, the turn goes on with a play or another card."""


class NoKnocking(Problem, frozen=True):
    """These rules know no knocking."""


class NoKnockInLastLap(Problem, frozen=True):
    """The last lap is played without knocking."""


class KnockTooEarly(Problem, frozen=True):
    """One knocks after playing or after the last permitted card."""


class TooManyPoints(Problem, frozen=True):
    """The hand is worth more than one may knock with."""

    have: int
    limit: int


class CardTaken(Problem, frozen=True):
    """The card lay on the table and is not there any more."""

    card: Card


class NothingPlayed(Problem, frozen=True):
    """No card went from the hand to the table."""


class WrongMeld(Problem, frozen=True):
    """A meld is not legal; *why* is one of the problems below."""

    meld: Meld
    why: Problem


class JokerStillStands(Problem, frozen=True):
    """A joker keeps its name until a real copy of that card takes its place, one from the hand, or
    for the whole round, as *rule* says."""

    name: Name
    rule: JokerRule = JokerRule.NAMED


class TableTouched(Problem, frozen=True):
    """A player's first play is made from the hand alone."""


class TooFewPoints(Problem, frozen=True):
    """What is laid is worth less than the first play must be."""

    have: int
    need: int


class JokerUnnamed(Problem, frozen=True):
    """A joker must be named."""

    card: Card


class WrongName(Problem, frozen=True):
    """No card a joker can stand for, or a name for a card that needs none."""

    card: Card
    name: Name


class TooShort(Problem, frozen=True):
    """A meld has three cards or more."""

    have: int


class Mixed(Problem, frozen=True):
    """The cards are neither of one rank nor of one suit."""


class SuitTwice(Problem, frozen=True):
    """A group holds two cards that count as the same."""

    name: Name


class RankTwice(Problem, frozen=True):
    """A sequence holds two cards that count as the same."""

    name: Name


class MissingCards(Problem, frozen=True):
    """A sequence lacks cards between its ends."""

    names: tuple[Name, ...]


class RoundTheCorner(Problem, frozen=True):
    """An ace is low or high, not both."""


class AceAtWrongEnd(Problem, frozen=True):
    """Aces are low only, or high only."""

    ace: Ace


class OutOfOrder(Problem, frozen=True):
    """The cards make a sequence, but do not lie in order."""
