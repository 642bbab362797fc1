"""What partnership is worth to steady players of Hand and Foot: answers and agreements.

Every match of cards is played once from each side, so that luck cancels out. One side answers "May
I go out?" from imagined worlds, the other by what it holds; once where players ask when they think
it good, once where they ask as soon as they can, as people do. Then one side keeps an agreement and
the other has none, deal by deal.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from statistics import fmean
from time import process_time

from handfoot_gui.games.hand_and_foot.agreements import offered
from handfoot_gui.games.hand_and_foot.bots.kernel import deal as d
from handfoot_gui.games.hand_and_foot.bots.kernel.answering import answered
from handfoot_gui.games.hand_and_foot.bots.kernel.going_out import leads_out
from handfoot_gui.games.hand_and_foot.bots.kernel.steady import decide, play_on
from handfoot_gui.games.hand_and_foot.bots.kernel.terms import Terms
from handfoot_gui.games.hand_and_foot.bots.learnt import houses
from tests.benchmarks.figures import arguments, decisions, line, with_interval


class Asked:
    """What was answered, and how long it took."""

    def __init__(self) -> None:
        self.reasons: Counter[str] = Counter()
        self.noes: list[float] = []
        self.seconds: list[float] = []


def wish(deal: d.Deal, *, is_eager: bool) -> d.Act:
    """What the player to move does; an eager one asks as soon as it can."""
    act = decide(deal)
    seat, side = deal.turn, deal.terms.side_of[deal.turn]
    if not is_eager or act[0] not in (d.LAY, d.DISCARD) or deal.asked or not deal.in_foot[seat]:
        return act
    may_ask = deal.are_partners_ready(seat)
    may_ask = may_ask and leads_out(deal, side, deal.melds[side], deal.hands[seat], 0)
    return (d.ASK, (), -1) if may_ask else act


def match(terms: Terms, seed: int, side: int, asked: Asked, *, is_eager: bool) -> float:
    """The lead of *side*, which answers from imagined worlds, in a deal of a match on average."""
    totals, leads, thinking = [0] * terms.sides, [], Random(seed)
    for number in range(1, max(1, terms.options.deals) + 1):
        rng = Random(seed * 100 + number)
        deal = d.dealt(terms, number, totals, rng)
        while deal.phase != d.OVER:
            act = wish(deal, is_eager=is_eager)
            if deal.phase == d.ANSWER and terms.side_of[deal.actor()] == side:
                begun = process_time()
                reason = answered(deal, thinking).reason
                asked.seconds.append(process_time() - begun)
                asked.noes.append(float(not reason.is_yes))
                asked.reasons[reason.value] += 1
                act = (d.YES if reason.is_yes else d.NO, (), -1)
            deal.perform(act, rng)
        points = [deal.points(one) for one in range(terms.sides)]
        totals = [sum(both) for both in zip(totals, points, strict=True)]
        leads.append(points[side] - fmean(points[one] for one in terms.other_sides[side]))
    return fmean(leads)


def main() -> None:
    asked_for = arguments(__doc__, 60, house="classic 4 pairs")
    options = houses()[asked_for.house]
    terms, seeds = Terms(options), range(asked_for.seed, asked_for.seed + asked_for.games)
    sides = range(terms.sides)
    for is_eager in (False, True):
        asked = Asked()
        leads = [
            fmean(match(terms, seed, side, asked, is_eager=is_eager) for side in sides)
            for seed in seeds
        ]
        deals = len(leads) * terms.sides * max(1, options.deals)
        print(f"{'asked as soon as possible' if is_eager else 'asked by steady players'}")
        line("answers", f"{len(asked.noes)} in {deals} deals, {dict(asked.reasons)}")
        line("share of noes", with_interval(asked.noes))
        line("worth in a deal", f"{with_interval(leads)} points")
        decisions(asked.seconds)
    print("an agreement, kept by one side")
    for agreement in offered(options):
        found = []
        for seed in range(asked_for.seed, asked_for.seed + 8 * asked_for.games):
            leads = []
            for side in sides:
                agreed = tuple((agreement,) if one == side else () for one in sides)
                rng = Random(seed)
                deal = d.dealt(Terms(options, agreed), 1 + seed % 4, [0] * terms.sides, rng)
                play_on(deal, rng)
                others = [deal.points(one) for one in terms.other_sides[side]]
                leads.append(deal.points(side) - fmean(others))
            found.append(fmean(leads))
        line(agreement.value, f"{with_interval(found)} points in a deal, {len(found)} from a side")


if __name__ == "__main__":
    main()
