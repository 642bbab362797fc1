"""What a move is worth beside others, as a strong player sees it, and what is best done."""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Final

from handfoot_gui.core.judgement import Judgement, Way
from handfoot_gui.core.record import Agreed
from handfoot_gui.games.hand_and_foot.bots.kernel.deal import Deal, deal_of_view
from handfoot_gui.games.hand_and_foot.bots.kernel.moves import act_of, move_of
from handfoot_gui.games.hand_and_foot.bots.kernel.search import Budget, judged_acts, judged_turns
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
_FEWEST: Final = 8
"""In which these are looked at once more, each with the best discard after it."""
_MOST: Final = 4
"""Other moves that are looked at so."""
_SECONDS: Final = 0.25
"""What a person who asks for a hint is kept waiting, though then fewer worlds must be enough."""
_FINDING: Final = 0.4
"""The share of the time in which the moves are found that may be best."""


def judged(
    options: Options,
    view: View,
    move: PlayerMove,
    effort: float = 1.0,
    agreed: Agreed = (),
    seconds: float | None = None,
) -> Judgement | None:
    """What *move* of the viewing seat is worth beside others, all of them legal.

    With *seconds* fewer worlds are looked at where there is not time for all. None where there is
    no other move, and where the weights of the evaluation are damaged.
    """
    begun = perf_counter()
    weights = weights_for(options)
    if isinstance(move, Cut) or not weights:
        return None
    rules, terms = HandAndFoot(options), Terms(options, agreed, tactics=tactics_for(options))
    deal = deal_of_view(terms, view)
    played = act_of(terms, view, move)
    _, *others = judged_acts(
        deal,
        weights,
        Random(0),
        _FINDING_BUDGET._replace(rollouts=round(_FINDING_BUDGET.rollouts * effort)),
        until=seconds and begun + _FINDING * seconds,
        played=played,
    )
    # Those that were given up early were behind the rest.
    others.sort(key=lambda other: (-other.count, -other.mean))
    legal = {other.act: move_of(terms, view, other.act) for other in others}
    acts = [act for act, found in legal.items() if rules.problem(view, found) is None][:_MOST]
    if not acts:
        return None
    worlds = max(_FEWEST, round(_WORLDS * effort))
    _, *judged = judged_turns(
        deal,
        weights,
        1,
        [played, *acts],
        worlds=worlds,
        turns=_FINDING_BUDGET.turns,
        until=seconds and begun + seconds,
    )
    judged.sort(key=lambda other: -other.mean)
    ways = tuple(Way(legal[other.act], other.mean, other.error) for other in judged)
    return Judgement(view.seat, move, ways, _hidden(deal, view), judged[0].count)


def _hidden(deal: Deal, view: View) -> int:
    """How many cards the viewing seat does not see."""
    others = sum(view.holding_counts) - len(view.holding)
    known = sum(deal.known_count) - deal.known_count[view.seat]
    return sum(view.stock_counts) + sum(view.foot_counts) + others - known


def advice(
    options: Options, view: View, agreed: Agreed = ()
) -> tuple[PlayerMove, Judgement | None]:
    """What is best done in the place of the viewing seat, beside other ways."""
    end = perf_counter() + _SECONDS
    best = StrongBot(options, agreed, budget=ADVISER).choose(view, 0, 1.0)
    half = max(0.0, end - perf_counter()) / 2
    found = judged(options, view, best, agreed=agreed, seconds=half)
    if found is not None and found.best.sure_gain > 0:
        # More worlds have shown what fewer did not.
        best = found.best.move
        found = judged(options, view, best, agreed=agreed, seconds=max(0.0, end - perf_counter()))
    return best, found
