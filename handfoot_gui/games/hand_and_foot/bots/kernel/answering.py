"""The answer to "May I go out?": what ending the deal now is worth beside playing it on.

In imagined worlds in which the asker can go out, the deal ends at once, or the steady player's
policy plays it to its end. The answer is yes, unless playing on is clearly worth more.
"""

from __future__ import annotations

from random import Random
from typing import Final

from handfoot_gui.games.hand_and_foot.bots.kernel.agreements import may_go_out_as_agreed
from handfoot_gui.games.hand_and_foot.bots.kernel.deal import NO, OVER, YES, Act, Deal
from handfoot_gui.games.hand_and_foot.bots.kernel.going_out import (
    bonus_in_hand,
    leads_out,
)
from handfoot_gui.games.hand_and_foot.bots.kernel.reading import are_opponents_close, loss_of
from handfoot_gui.games.hand_and_foot.bots.kernel.search import Judged
from handfoot_gui.games.hand_and_foot.bots.kernel.steady import play_on
from handfoot_gui.games.hand_and_foot.bots.kernel.worlds import Unseen
from handfoot_gui.games.hand_and_foot.rules.moves import Reason

_SAYS_YES: Final[Act] = (YES, (), -1)
_SAYS_NO: Final[Act] = (NO, (), -1)
_WORLDS: Final = 40
_MOST_IMAGINED: Final = 600
"""Worlds that are looked through for those in which the asker can go out."""
_FEWEST: Final = 8
"""Such worlds without which nothing can be said."""
_CLEARLY: Final = 1.0
"""Standard errors by which playing on must be worth more."""
_LITTLE: Final = 50
"""Points of a holding whose loss nobody minds."""
_WON: Final = 5000
"""What it is worth to be ahead at the end of the last deal, beside the points."""


class Answered:
    """A reason to say yes or no, and the points it is about, 0 where they are not told."""

    def __init__(self, reason: Reason, points: int = 0) -> None:
        self.reason = reason
        self.points = points


def answered(deal: Deal, rng: Random, worlds: int = _WORLDS) -> Answered:
    """What the partner to answer says; of *deal* only what it may know is used."""
    terms, seat = deal.terms, deal.actor()
    side = terms.side_of[seat]
    if terms.is_agreed and not may_go_out_as_agreed(deal, side):
        return Answered(Reason.AGREED)
    loss = loss_of(deal, deal.hands[seat])
    playing_on = gain_by_playing_on(deal, rng, worlds)
    if playing_on.count < _FEWEST or playing_on.mean <= _CLEARLY * playing_on.error:
        if loss <= _LITTLE:
            return Answered(Reason.LITTLE_LEFT)
        is_close = are_opponents_close(deal, seat)
        return Answered(Reason.OPPONENTS_CLOSE if is_close else Reason.AHEAD)
    bonus = bonus_in_hand(deal, seat)
    if bonus > loss:
        return Answered(Reason.NEARLY_A_PILE)
    if loss > _LITTLE:
        return Answered(Reason.TOO_MUCH_LEFT, round(loss, -1))
    return Answered(Reason.PLAYING_ON)


def gain_by_playing_on(deal: Deal, rng: Random, worlds: int = _WORLDS) -> Judged:
    """By how many points the side to answer does better with a no than with a yes."""
    seat, asker = deal.actor(), deal.turn
    side = deal.terms.side_of[seat]
    unseen = Unseen(deal, seat)
    found = Judged((_SAYS_NO,))
    for _ in range(_MOST_IMAGINED):
        world = unseen.world(rng)
        if leads_out(world, side, world.melds[side], world.hands[asker], 0):
            chance = rng.getrandbits(30)
            no = _end(world.copy(), _SAYS_NO, side, chance)
            found.add(no - _end(world, _SAYS_YES, side, chance))
            if found.count == worlds:
                break
    return found


def _end(world: Deal, act: Act, side: int, chance: int) -> float:
    """How much better *side* is than the best other one once the deal is played to its end."""
    rng = Random(chance)
    world.perform(act, rng)
    if world.phase != OVER:
        play_on(world, rng)
    points = [world.points(one) for one in range(world.terms.sides)]
    others = world.terms.other_sides[side]
    lead = float(points[side] - max([points[other] for other in others]))
    if world.is_last:
        ahead = world.totals[side] + points[side]
        best = max([world.totals[other] + points[other] for other in others])
        lead += _WON * ((ahead > best) - (ahead < best))
    return lead
