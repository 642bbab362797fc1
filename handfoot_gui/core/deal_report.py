"""What a deal that is over tells once bots have played its cards again: luck, play, decisions."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev

from msgspec import Struct

from handfoot_gui.core.judgement import Gain, Judgement, Way

LEAST_COST = {Gain.POINTS: 20.0, Gain.CHANCE: 1.0, Gain.LAID: 10.0}
"""What is surely given away below which a decision is not worth a second look."""
MOST_DECISIONS = 6
"""Decisions of a deal that are told."""


class Expected(Struct, frozen=True):
    """What every side is expected to get from the deal once so many moves are made."""

    position: int
    points: tuple[float, ...]
    """By side."""


class Decision(Struct, frozen=True):
    """A decision worth a second look, and the position its move led to."""

    position: int
    judgement: Judgement

    @property
    def better(self) -> Way:
        """The way that most surely was better."""
        return max(self.judgement.others, key=lambda way: way.sure_gain)


class CardsPlayed(Struct, frozen=True):
    """What the cards of a deal that is over bring the best bots; all tuples are by side."""

    deal: int
    """The number of the deal."""
    result: tuple[int, ...]
    """What was made of them."""
    cards: tuple[float, ...]
    """What bots make of them on average."""
    chance: tuple[float, ...]
    """How far one more play is likely to lie from that, as a standard deviation: so much is chance
    even among equal players, and so much is not known of the average."""
    replays: int
    """How often bots played them."""


def cards_played(
    deal: int, result: tuple[int, ...], plays: Sequence[tuple[int, ...]]
) -> CardsPlayed:
    """What the *plays*, of which there are two at least, tell of *deal*, which brought *result*."""
    by_side, more = list(zip(*plays, strict=True)), sqrt(1 + 1 / len(plays))
    return CardsPlayed(
        deal,
        result,
        tuple(map(fmean, by_side)),
        tuple(stdev(made) * more for made in by_side),
        len(plays),
    )


class DealReport(Struct, frozen=True):
    """The points of one deal, told apart into what the cards and what the play has brought.

    All tuples are by side. *share* of the work is done: until it is 1 the figures get better.
    """

    share: float
    result: tuple[int, ...]
    """What the deal brought."""
    usual: tuple[float, ...]
    """What deals bring on average when equal bots play them."""
    cards: tuple[float, ...]
    """What these cards bring on average when equal bots play them."""
    spread: tuple[float, ...]
    """The standard deviation of one such play: so much is chance even among equal players."""
    replays: int
    """How often these cards were played from the first turn."""
    curve: tuple[Expected, ...] = ()
    """From before the first turn to the end of the deal, a point for every turn."""
    decisions: tuple[Decision, ...] = ()
    """The costliest ones, the costliest first."""
    unit: Gain = Gain.POINTS
    """What decisions are judged by."""
    judged: int = 0
    """Decisions that were looked at."""
    left: tuple[float, ...] = ()
    """What all decisions that were looked at have surely given away, in this unit."""

    @property
    def luck(self) -> tuple[float, ...]:
        """What the cards brought beside a usual deal."""
        return tuple(cards - usual for cards, usual in zip(self.cards, self.usual, strict=True))

    @property
    def play(self) -> tuple[float, ...]:
        """What was made of the cards, beside what bots make of them."""
        return tuple(points - cards for points, cards in zip(self.result, self.cards, strict=True))

    @property
    def is_whole(self) -> bool:
        """Whether all of the work is done."""
        return self.share >= 1
