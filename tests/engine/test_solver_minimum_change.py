"""The most that can be laid and the least change, which an integer program agrees with.

The positions are such as need what the search seldom does: jokers shared otherwise than they lie,
a joker for a low ace, not all of the hand laid, several steps of climbing.
"""

from __future__ import annotations

from typing import NamedTuple

import pytest

from handfoot_gui.core.cards import Card, cards
from handfoot_gui.games.manipulation.rules.melds import Meld
from handfoot_gui.games.manipulation.rules.options import Options
from handfoot_gui.games.manipulation.solver import Goal, Tuning, best_play, most
from handfoot_gui.games.manipulation.solver.max_lay import MaxLay
from handfoot_gui.games.manipulation.solver.position import LAST, Counts
from handfoot_gui.games.manipulation.solver.relaxed_suit import PROMISE, RelaxedSuit
from tests.engine.test_solver import check, table


class Case(NamedTuple):
    goal: Goal
    hand: str
    melds: str
    laid: int
    moved: int

    def position(self) -> tuple[tuple[Meld, ...], tuple[Card, ...]]:
        return table(*self.melds.replace("\n", "/").split("/")), cards(self.hand)


CASES = {
    "groups and long sequences": Case(
        Goal.CARDS,
        "KH1 QS1 JD2 QD1 2C1 8C2 6S1 KS1 JC2 AD2 5C2 KD1 AC2 6C1",
        """4D2 5D1 6D2 7D2 8D1 9D1 TD1 / 4S1 5S2 6S2 7S2 8S2 9S2 TS2 / 3D2 4D1 5D2 6D1 7D1 8D2
        *H1=4D 4H1 4C1 / *H2=7D 7H1 7S1 7C1 / TC1 TD2 TH1 TS1 / KD2 KH2 KS2""",
        12,
        8,
    ),
    "one card stays in the hand": Case(
        Goal.CARDS,
        "7D2 AS1 TD2 KC1 QC1 TH2",
        """JH2 JD2 JC2 / 4H1 5H2 6H2 7H2 8H2 / 4C1 4H2 *H2=4D 4S1 / 6H1 7H1 8H1 9H2
        5S2 6S1 7S2 8S2 9S1 TS1 JS2 / *H1=8H 9H1 TH1 / 7S1 8S1 9S2""",
        5,
        6,
    ),
    "low ranks": Case(
        Goal.CARDS,
        "4C1 3D1 5C1 5S1 5D1 *H1 AC1 4S2 4C2",
        """6C1 6D2 6S2 / 2S2 2C2 2D2 / 2C1 2D1 2S1 / AS2 AC2 AD2 / 6D1 6S1 6C2 / 3C1 3D2 3S1
        3S2 4S1 5S2 *H2=6S""",
        9,
        7,
    ),
    "a joker as low ace": Case(
        Goal.POINTS,
        "6C2",
        """AC2 2C1 3C2 / *S1=AD 2D2 3D2 4D1 / 2C2 3C1 4C1 5C1 6C1 / 3D1 4D2 5D2
        *H2=4D 5D1 6D1 / AD2 2D1 *H1=3D""",
        6,
        3,
    ),
    "points, not all": Case(
        Goal.POINTS,
        "*H1 9H2 TH2 6H2 AD2 2C2 5S1 TS2 3D2 7C1 AC1 TD1",
        """4D1 4H1 4C1 / 4S1 5S2 6S2 7S1 / 4D2 5D2 6D1 7D1 8D1 9D1 / *H2=4D 5D1 6D2 7D2 8D2 9D2
        QC1 QD2 QS1 QH1 / KH2 KC2 KD1 KS2 / JC1 QC2 KC1 / QD1 KD2 AD1""",
        76,
        5,
    ),
    "two jokers in the hand": Case(
        Goal.POINTS,
        "*H1 *H2 JH1 KD1 9D1 KS2 JC2",
        "TS1 TD2 TH1 / KC1 KH1 KD2 / QH1 QC1 QD2 QS1 / JD2 JS1 JC1 / TH2 TC1 TS2",
        99,
        3,
    ),
    "jokers in groups": Case(
        Goal.POINTS,
        "QS1 QD2",
        """*H2=KC KS1 KH1 / TD2 *H1=TS TH1 / KH2 KC1 KD1 / TS1 TH2 TD1 / JC1 JS2 JH1 JD1
        TS2 JS1 QS2 KS2""",
        20,
        2,
    ),
    "no sequence with an ace at both ends": Case(
        Goal.CARDS,
        "*S1 KD1 3D1 AC1 2S1 4D1",
        """3S1 4S1 5S1 6S1 7S1 8S1 9S1 TS1 JS1 QS1 KS1 AS1 / 5D1 6D1 7D1 8D1 9D1 TD1 JD1 QD1
        2H1 3H1 4H1 5H1 6H1 7H1 8H1 9H1 TH1 JH1
        2C1 3C1 4C1 5C1 6C1 7C1 8C1 9C1 TC1 JC1 QC1 KC1""",
        6,
        0,
    ),
    "one card of one, with the joker elsewhere": Case(
        Goal.CARDS,
        "JH1",
        """QD1 QC2 QH2 / QC1 QH1 QD2 / 9C1 9H1 9D2 / TC1 TD1 TH1 / JD1 JC1 JH2 / 9D1 9H2 9C2
        *H1=9C TC2 JC2""",
        1,
        13,
    ),
    "a joker where the first sharing has none": Case(
        Goal.CARDS,
        "*H1 AC1",
        "KC2 KS1 KH2 / AD1 AH1 AS1 / 4C1 4D1 4H1 / KS2 KC1 KH1 KD1",
        2,
        0,
    ),
}

LAID_AT_ONCE = {
    "two jokers in the hand",
    "jokers in groups",
    "a joker where the first sharing has none",
    "no sequence with an ace at both ends",
}
"""Where all can be laid with the jokers shared as they are."""

WAYS = {
    "as it is": Tuning(),
    "sharing by sharing, without a guess": Tuning(guess_nodes=0, gain=1000),
    "sharings together, without a guess": Tuning(guess_nodes=0, gain=0.01),
    "in parts": Tuning(guess_nodes=0, nodes=0),
    "with a good guess": Tuning(guess_nodes=10_000),
}


@pytest.mark.sampled(20)
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", CASES)
def test_the_least_change_is_found_whichever_way_it_is_looked_for(name: str, way: str) -> None:
    """The play lays and moves what the integer program says, and is called the least."""
    case = CASES[name]
    before, hand = case.position()
    plan = best_play(before, hand, case.goal, tuning=WAYS[way])
    assert plan is not None
    check(before, hand, plan)
    laid = plan.points if case.goal is Goal.POINTS else len(plan.laid)
    assert (laid, plan.moved, plan.is_least) == (case.laid, case.moved, True)
    assert most(before, hand, case.goal, tuning=WAYS[way]) == case.laid


@pytest.mark.parametrize("name", CASES)
def test_laying_all_is_tried_first_and_guides_the_search_for_the_least_change(name: str) -> None:
    case = CASES[name]
    counts = Counts(*case.position(), case.goal, Options())
    for nodes, is_found in ((10_000, name in LAID_AT_ONCE), (0, False)):
        search = MaxLay(counts, tuning=Tuning(guess_nodes=nodes))
        search.run()
        assert search.most == case.laid
        assert (search.guide is not None) is is_found


@pytest.mark.parametrize("name", CASES)
def test_where_all_is_laid_every_card_of_a_rank_is_in_a_meld(name: str) -> None:
    case = CASES[name]
    counts = Counts(*case.position(), case.goal, Options())
    for suit in range(4):
        whole = RelaxedSuit(counts, suit, lays_all=True)
        dag = whole.dag(range(counts.table_jokers + counts.hand_jokers + 1))
        arcs = [
            (place, arc)
            for place in range(1, LAST)
            for state in range(dag.sizes[place])
            for arc in dag.arcs(place, state)
        ]
        assert arcs
        for place, (key, _, _, _, (in_runs, jokers, _)) in arcs:
            face = whole.faces[place]
            assert key % PROMISE + in_runs - jokers == counts.table[face] + counts.free[face]


@pytest.mark.parametrize("name", CASES)
def test_whatever_the_work_allowed_what_is_called_the_least_is_the_least(name: str) -> None:
    case = CASES[name]
    before, hand = case.position()
    moved = []
    for work in (1, 1000, 5000):
        plan = best_play(before, hand, case.goal, tuning=Tuning(change_work=work))
        assert plan is not None
        assert plan.moved == case.moved or not plan.is_least
        moved.append(plan.moved)
    assert min(moved) >= case.moved
