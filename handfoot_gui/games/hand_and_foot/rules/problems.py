"""Every reason for refusing a move of Hand and Foot, with its facts.

`legality` finds them and names their rules; `text/refusals` says them.
"""

from __future__ import annotations

from handfoot_gui.core.cards import Card, Rank
from handfoot_gui.core.errors import Problem
from handfoot_gui.core.seats import Seat
from handfoot_gui.games.hand_and_foot.rules.option_values import BanUntil


class DrawFirst(Problem, frozen=True):
    """The turn begins with a draw or a take."""


class AlreadyDrawn(Problem, frozen=True):
    """The draw or take of this turn is done."""


class NoTableTalk(Problem, frozen=True):
    """An answer is yes or no, without a reason (`Options.answer_reasons`), or with one that can be
    told."""


class AnswerFirst(Problem, frozen=True):
    """The partner's question waits for its answer."""


class NothingAsked(Problem, frozen=True):
    """There is no question to answer."""


class WrongDraw(Problem, frozen=True):
    """A draw is *need* cards, not *have*."""

    have: int
    need: int


class NothingLaid(Problem, frozen=True):
    """A lay-down or a placement without cards."""


class NoSuchMeld(Problem, frozen=True):
    """The side has no meld of that number."""

    onto: int


class MeldTwice(Problem, frozen=True):
    """One move names the same meld twice."""

    onto: int


class MeldComplete(Problem, frozen=True):
    """A complete pile is closed (rank None: the wild pile)."""

    rank: Rank | None


class ThreeMelded(Problem, frozen=True):
    """Threes are never melded."""

    card: Card


class MixedRanks(Problem, frozen=True):
    """A meld has cards of one rank."""

    first: Rank
    second: Rank


class WrongRank(Problem, frozen=True):
    """The card does not belong on the meld of *rank* (None: on the wild meld)."""

    card: Card
    rank: Rank | None


class TooFewCards(Problem, frozen=True):
    """A meld has at least *need* cards."""

    rank: Rank | None
    have: int
    need: int


class TooManyCards(Problem, frozen=True):
    """A meld has at most *most* cards."""

    rank: Rank | None
    have: int
    most: int


class TooManyWilds(Problem, frozen=True):
    """*naturals* allow *most* wilds, the meld would have *wilds*."""

    rank: Rank
    naturals: int
    wilds: int
    most: int


class SecondMeldOfRank(Problem, frozen=True):
    """The side has an incomplete meld of that rank already (None: an incomplete wild meld)."""

    rank: Rank | None


class TooFewPoints(Problem, frozen=True):
    """The first meld of the side is worth *have* and needs *need*."""

    have: int
    need: int


class WildInFirstMeld(Problem, frozen=True):
    """A first meld lays no wilds."""

    card: Card


class CleanMeldNeeded(Problem, frozen=True):
    """A first meld needs a meld without wilds."""


class PileEmpty(Problem, frozen=True):
    """There is no discard pile to take."""


class PileBlocked(Problem, frozen=True):
    """A three on top blocks the pile."""

    top: Card


class PairMissing(Problem, frozen=True):
    """Taking needs two cards of the top card's own rank in the holding."""

    top: Card
    have: int


class TopNotMelded(Problem, frozen=True):
    """The top card must be melded in the take."""

    top: Card


class PairNotMelded(Problem, frozen=True):
    """The top card and two of its rank must be melded together in the take."""

    top: Card


class OverflowTooShort(Problem, frozen=True):
    """The three do not fit: the move must complete the pile and begin a legal new meld."""

    rank: Rank | None
    places: int
    """Places left in the meld on the table."""


class PileBeforeFoot(Problem, frozen=True):
    """The side needs a complete pile before the next packet: *need* cards stay, *have* would."""

    have: int
    need: int


class KeepCards(Problem, frozen=True):
    """Who may not go out keeps *need* cards; *have* would be left."""

    have: int
    need: int


class MustGoOut(Problem, frozen=True):
    """After the partner's yes, or after black threes that are melded in no other turn, only moves
    that still lead out are allowed."""

    is_granted: bool = True
    """It was the yes."""


class MustTake(Problem, frozen=True):
    """The yes was given for a take, so the pile has to be taken."""

    top: Card


class DiscardPossible(Problem, frozen=True):
    """The turn ends with a discard while one is possible."""


class NoPartner(Problem, frozen=True):
    """These rules need no permission."""


class NobodyAsks(Problem, frozen=True):
    """Somebody is out, and nobody asks in the last turns (decision 54)."""

    out: Seat


class NotInFoot(Problem, frozen=True):
    """Going out is only possible from the foot."""


class AskedBefore(Problem, frozen=True):
    """The question is asked once in a turn."""

    answer: bool


class PartnerNotReady(Problem, frozen=True):
    """The partner has not yet picked up the foot, or has not played from it where that is asked."""

    partner: Seat
    in_foot: bool


class NoWayOut(Problem, frozen=True):
    """No legal sequence of moves ends out; these are the piles missing now, *any* of any kind."""

    clean: int
    dirty: int
    wild: int
    any: int = 0
    ranks: tuple[tuple[Rank, int, bool], ...] = ()
    """Ranks with the piles of them, and whether those have to be clean."""


class CutFirst(Problem, frozen=True):
    """The packets are to be lifted off the deck now."""


class NothingToCut(Problem, frozen=True):
    """No deck is to be cut now."""


class WrongHeight(Problem, frozen=True):
    """Between 1 and *most* cards can be lifted."""

    height: int
    most: int


class StockPileShort(Problem, frozen=True):
    """Stock pile *pile* (counted from 0) has only *have* cards."""

    pile: int
    have: int


class NotDown(Problem, frozen=True):
    """The side must have laid its first meld before it may take the pile."""


class PileTooSmall(Problem, frozen=True):
    """The discard pile has *have* cards, and a take needs *need*."""

    have: int
    need: int


class MatchMissing(Problem, frozen=True):
    """Taking needs a card of the top card's rank, and a second one or a wild where *is_pair*."""

    top: Card
    is_pair: bool


class PileFrozen(Problem, frozen=True):
    """A frozen pile needs two cards of the top card's rank in the holding; it has *have*."""

    top: Card
    have: int


class PairBeforeDown(Problem, frozen=True):
    """The same of a side that is not down, where it needs more than later."""

    top: Card
    have: int


class MatchNotMelded(Problem, frozen=True):
    """What takes the top card must be melded together with it."""

    top: Card


class NoWildMelds(Problem, frozen=True):
    """Melds of wilds only are not allowed."""


class SideBySide(Problem, frozen=True):
    """The side has an incomplete meld of that rank which is dirty, too, or is clean, too (None: a
    wild meld)."""

    rank: Rank | None
    is_dirty: bool | None


class TooFewNaturals(Problem, frozen=True):
    """A meld of *rank* with wilds needs *need* naturals, and has *have*."""

    rank: Rank
    have: int
    need: int


class OnlyOneMeld(Problem, frozen=True):
    """The side has a meld of that rank, and there may never be a second (None: a wild meld)."""

    rank: Rank | None


class WildsClosed(Problem, frozen=True):
    """The complete pile of *rank* takes no wilds, or no more."""

    rank: Rank


class RankWithoutWilds(Problem, frozen=True):
    """Melds of *rank* take no wilds."""

    rank: Rank


class WildWithThrees(Problem, frozen=True):
    """Black threes are melded without wilds."""

    card: Card


class ThreesOnlyGoingOut(Problem, frozen=True):
    """Black threes are melded only in the turn that goes out."""

    card: Card


class PileNeeded(Problem, frozen=True):
    """The first meld of this deal is a pile of seven laid in one move from the holding."""


class CardBanned(Problem, frozen=True):
    """Cards like this one may not be discarded, or are not the last discard, until something."""

    card: Card
    until: BanUntil


class OnlyBannedLeft(Problem, frozen=True):
    """The meld would leave only cards that may not be discarded."""


class LadyNeedsCleanPile(Problem, frozen=True):
    """A lady is laid on a complete clean pile."""

    card: Card
