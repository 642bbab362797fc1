"""What a move is worth beside others, as a strong player sees it, and what is best done."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from handfoot_gui.core.judgement import Judgement, Way
from handfoot_gui.core.record import Agreed
from handfoot_gui.games.hand_and_foot.bots.kernel.deal import Deal, deal_of_view
from handfoot_gui.games.hand_and_foot.bots.kernel.moves import act_of, move_of
from handfoot_gui.games.hand_and_foot.bots.kernel.search import (
    FEWEST_JUDGED,
    MOST_JUDGED,
    Budget,
    Judged,
    judged_acts,
    judged_turns,
)
from handfoot_gui.games.hand_and_foot.bots.kernel.terms import Terms
from handfoot_gui.games.hand_and_foot.bots.learnt import tactics_for, weights_for
from handfoot_gui.games.hand_and_foot.bots.strong import ADVISER, StrongBot
from handfoot_gui.games.hand_and_foot.rules.moves import Cut, PlayerMove
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.state import View

_FINDING_BUDGET: Final = Budget(rollouts=300, turns=4, worlds=8)
"""To find the moves that may be best. What one costs is sooner sure a round ahead than two, where
chance has had its say."""
_WORLDS: Final = 120
"""In which these are looked at once more, each with the best discard after it."""
_FEWEST: Final = 8
_SECOND_THOUGHTS: Final = 3
"""How often a hint may be thought over again."""


def judged(
    options: Options, view: View, move: PlayerMove, effort: float = 1.0, agreed: Agreed = ()
) -> Judgement | None:
    """What *move* of the viewing seat is worth beside others, all of them legal.

    More *effort* looks into more worlds, among them all that less effort would look into; with less
    than 1 fewer moves are judged. The same question has the same answer. None where there is no
    other move, and where the weights of the evaluation are damaged.
    """
    weights = weights_for(options)
    if isinstance(move, Cut) or not weights:
        return None
    rules, terms = HandAndFoot(options), Terms(options, agreed, tactics=tactics_for(options))
    deal = deal_of_view(terms, view)
    played = act_of(terms, view, move)
    rollouts = round(_FINDING_BUDGET.rollouts * min(1.0, effort))
    budget = _FINDING_BUDGET._replace(rollouts=rollouts)
    _, *others = judged_acts(deal, weights, Random(0), budget, played=played)
    # Those that were given up early were behind the rest.
    others.sort(key=_likeliest)
    most = FEWEST_JUDGED if effort < 1 else MOST_JUDGED
    legal = {other.act: move_of(terms, view, other.act) for other in others}
    acts = [act for act, found in legal.items() if rules.problem(view, found) is None][:most]
    if not acts:
        return None
    worlds = max(_FEWEST, round(_WORLDS * effort))
    return _beside(terms, view, move, [legal[act] for act in acts], worlds, 1)


def weighed(
    options: Options,
    view: View,
    move: PlayerMove,
    others: Sequence[PlayerMove],
    worlds: int,
    seed: int,
    agreed: Agreed = (),
) -> Judgement | None:
    """What *move* of the viewing seat is worth beside the *others*, all of them legal."""
    terms = Terms(options, agreed, tactics=tactics_for(options))
    # Where there are several, one of them is known to be much better.
    least = worlds // 4 if len(others) == 1 else 0
    return _beside(terms, view, move, others, worlds, seed, least=least)


def _beside(
    terms: Terms,
    view: View,
    move: PlayerMove,
    others: Sequence[PlayerMove],
    worlds: int,
    seed: int,
    *,
    least: int = 0,
) -> Judgement:
    """What *move* is worth beside the *others*, in so many worlds that come from *seed*."""
    deal, weights = deal_of_view(terms, view), weights_for(terms.options)
    acts = [act_of(terms, view, one) for one in (move, *others)]
    turns = _FINDING_BUDGET.turns
    _, *judged = judged_turns(deal, weights, seed, acts, worlds=worlds, turns=turns, least=least)
    found = sorted(zip(others, judged, strict=True), key=lambda one: _likeliest(one[1]))
    ways = tuple(Way(other, one.mean, one.error) for other, one in found)
    return Judgement(view.seat, move, ways, _hidden(deal, view), found[0][1].count)


def _likeliest(other: Judged) -> tuple[int, float]:
    """What was looked at longest comes first: the rest was behind; then what is worth most."""
    return -other.count, -other.mean


def _hidden(deal: Deal, view: View) -> int:
    """How many cards the viewing seat does not see."""
    others = sum(view.holding_counts) - len(view.holding)
    known = sum(deal.known_count) - deal.known_count[view.seat]
    return sum(view.stock_counts) + sum(view.foot_counts) + others - known


def advice(
    options: Options, view: View, agreed: Agreed = ()
) -> tuple[PlayerMove, Judgement | None]:
    """What is best done in the place of the viewing seat, beside other ways.

    It is judged as it would be once it was played: what a hint says, nobody is blamed for.
    """
    best = StrongBot(options, agreed, budget=ADVISER).choose(view, 0, 1.0)
    found = judged(options, view, best, agreed=agreed)
    for _ in range(_SECOND_THOUGHTS):
        if found is None or not found.cost:
            break
        # More worlds have shown what fewer did not.
        best = max(found.others, key=lambda way: way.sure_gain).move
        found = judged(options, view, best, agreed=agreed)
    return best, found
