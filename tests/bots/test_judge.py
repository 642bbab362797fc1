"""Whoever judges moves on cards and whoever does it on counts agree about any move.

`--hypothesis-profile=search` asks about all presets and 1,000 random houses, some minutes long.
"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from random_moves import (
    houses_of_presets,
    makes_sense,
    moves,
    positions,
    random_houses,
    with_few_cards,
)
from sampling import examples

from handfoot_gui.games.hand_and_foot.bots.kernel.deal import Act, Deal, deal_of_view
from handfoot_gui.games.hand_and_foot.bots.kernel.moves import act_of, move_of
from handfoot_gui.games.hand_and_foot.bots.kernel.refusals import (
    discards_allowed,
    may_ask,
    may_end_turn,
)
from handfoot_gui.games.hand_and_foot.bots.kernel.steady import is_lay_refused
from handfoot_gui.games.hand_and_foot.bots.kernel.taking import is_take_refused, may_take
from handfoot_gui.games.hand_and_foot.bots.kernel.terms import Terms
from handfoot_gui.games.hand_and_foot.rules.moves import (
    Ask,
    Discard,
    EndTurn,
    Lay,
    PlayerMove,
    TakePile,
)
from handfoot_gui.games.hand_and_foot.rules.options import Options


def is_refused_on_counts(deal: Deal, move: PlayerMove, act: Act) -> bool:
    _, parts, code = act
    seat = deal.turn
    match move:
        case Lay():
            return is_lay_refused(deal, seat, parts)
        case TakePile():
            return not may_take(deal, seat) or is_take_refused(deal, seat, parts, deal.pile[-1])
        case Discard():
            return not discards_allowed(deal, seat, [code])
        case EndTurn():
            return not may_end_turn(deal, seat)
        case Ask():
            return not may_ask(deal, seat)
        case _:
            raise AssertionError(f"nobody tries {move}")


def differences(
    name: str, options: Options, seed: int, most: int
) -> tuple[list[str], Counter[str]]:
    """What the two do not agree about, and the moves asked about by kind and verdict."""
    found, asked = [], Counter[str]()
    rng, terms = Random(seed), Terms(options)
    for rules, seen in positions(options, seed, most):
        for view in (seen, with_few_cards(rng, rules, seen)):
            deal = deal_of_view(terms, view)
            for move in moves(rng, view, options):
                if not makes_sense(options, view, move):
                    assert rules.problem(view, move) is not None
                    continue
                act = act_of(terms, view, move)
                # Of equal cards the first is meant, so the top card may be another's here.
                problem = rules.problem(view, move_of(terms, view, act))
                refused = is_refused_on_counts(deal, move, act)
                asked[f"{type(move).__name__} {'no' if problem else 'yes'}"] += 1
                if refused != (problem is not None):
                    found.append(f"{name}: {problem} but {refused} of {view.holding} {move}")
    return found, asked


def test_any_move_is_judged_alike_on_cards_and_on_counts(request: pytest.FixtureRequest) -> None:
    is_long = request.config.getoption("--hypothesis-profile") == "search"
    asked, found = Counter[str](), list[str]()
    houses = [*houses_of_presets(), *random_houses(examples(40, 1000))]
    for name, options in houses:
        differ, count = differences(name, options, 1, 30 if is_long else 20)
        found += differ
        asked += count
    print(dict(asked))
    assert found == []
    # Each kind of move is tried, and allowed as well as refused.
    assert {"Lay yes", "Lay no", "TakePile yes", "TakePile no", "Discard yes", "Discard no",
            "EndTurn yes", "EndTurn no", "Ask yes", "Ask no"} <= {*asked}  # fmt: skip
