"""Bots with partners: what was agreed on is kept, and who waits in the foot is helped."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from bot_views import QUOTA, RULES, laid, view

from handfoot_gui.games import GAMES
from handfoot_gui.games.hand_and_foot.agreements import Agreement
from handfoot_gui.games.hand_and_foot.bots.kernel.agreements import (
    breaks_agreement,
    may_go_out_as_agreed,
)
from handfoot_gui.games.hand_and_foot.bots.kernel.candidates import candidates
from handfoot_gui.games.hand_and_foot.bots.kernel.deal import (
    ASK,
    DISCARD,
    LAY,
    OVER,
    YES,
    deal_of_view,
    dealt,
)
from handfoot_gui.games.hand_and_foot.bots.kernel.steady import decide
from handfoot_gui.games.hand_and_foot.bots.kernel.terms import Terms
from handfoot_gui.games.hand_and_foot.rules.moves import Answer, Ask, Discard, PlayerMove, Reason
from handfoot_gui.games.hand_and_foot.rules.option_values import PartnersInFoot
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.presets import PRESETS
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.state import Phase, View

GAME = GAMES["hand-and-foot"]
ALL = tuple(Agreement)
FOUR_DEALS = HandAndFoot(Options(deals=4))
ANYBODY = HandAndFoot(Options(deals=4, partners_in_foot=PartnersInFoot.NO))
PILES = "K K K K K K K", "A A A A A A A", "Q Q Q Q Q Q Q", "J J J J J J J", "T T T T T T T"
BIG_PILE = "6 6 6 5 5 4"
ALL_IN_FOOT = {"in_foot": (0, 1, 2, 3), "counts": {1: 11, 2: 2, 3: 11}}


def chosen(level: str, seen: View, *agreed: Agreement, rules: HandAndFoot = RULES) -> PlayerMove:
    """What a bot of *level* at seat 0 or 2 does whose side has agreed on that, and is legal."""
    bot = GAME.bot(level, rules.options, (agreed, ()))
    move: PlayerMove = bot.choose(seen, 1, 1.0)
    assert rules.problem(seen, move) is None
    return move


KEPT: dict[str, tuple[Agreement, str, dict[str, Any], list[str], list[str]]] = {
    "a clean meld stays clean": (
        Agreement.CLEAN_MELDS, "2 K J 8 7",
        {"own": [*QUOTA[:2], QUOTA[4], "9 9 9 9 9 9", "T T T T"], "in_foot": (0, 2), "stock": 40},
        ["2"], [],
    ),
    "wilds wait for the wild pile": (
        Agreement.WILD_PILE, "9 9 2 K", {"own": ["T T T T"]}, ["9 9 2"], [],
    ),
    "the foot comes before a pair for the pile": (
        Agreement.FOOT_FIRST, "9 9 K J 8 7 6 5 4", {"own": ["9 9 9"]}, [], ["9 9"],
    ),
}  # fmt: skip
"""What is held, the position, what is laid without the agreement and with it."""


@pytest.mark.parametrize("tactic", KEPT)
def test_a_steady_partner_keeps_what_was_agreed_on(tactic: str) -> None:
    agreement, holding, position, without, kept = KEPT[tactic]
    seen = view(holding, **position)
    for agreed, expected in ((), without), ((agreement,), kept):
        move = chosen("steady", seen, *agreed)
        if expected:
            assert laid(move) == expected
        else:
            assert isinstance(move, Discard)
            assert not move.card.is_wild


@pytest.mark.parametrize("tactic", [tactic for tactic in KEPT if "foot" not in tactic])
def test_what_is_thought_of_where_wilds_are_to_be_kept_spends_none(tactic: str) -> None:
    agreement, holding, position, *_ = KEPT[tactic]
    seen = view(holding, **position)
    spends = []
    for agreed in ((), (agreement,)):
        terms = Terms(RULES.options, (agreed, ()))
        some = candidates(deal_of_view(terms, seen))
        spends.append([line for line in some for part in line[0][1] if part[3] + part[4]])
    assert spends[0]
    assert not spends[1]


def test_nothing_else_is_thought_of_where_the_foot_comes_first() -> None:
    seen = view("9 9 K J 8 7 6 5 4", own=["9 9 9"])
    terms = Terms(RULES.options, ((Agreement.FOOT_FIRST,), ()))
    (((kind, parts, _),),) = candidates(deal_of_view(terms, seen))
    assert kind == LAY
    assert sum(part[2] for part in parts) == 2


@pytest.mark.parametrize(
    ("agreement", "position"),
    [
        (Agreement.OUT_CLOSED, {"own": [*QUOTA, "9 9 9 9 9"]}),
        (Agreement.OUT_AHEAD, {"own": QUOTA, "theirs": [*PILES, *PILES[:3]]}),
        (Agreement.OUT_IN_FOOT, {"own": QUOTA, "in_foot": (0, 1, 3), "rules": ANYBODY}),
    ],
)
@pytest.mark.parametrize("level", ["easy", "steady", "strong"])
def test_who_agreed_on_a_condition_of_going_out_waits_for_it(
    level: str, agreement: Agreement, position: dict[str, Any]
) -> None:
    position = {**ALL_IN_FOOT, "rules": FOUR_DEALS, **position}
    rules = position["rules"]
    seen = view("8 8 8 J", **position)
    assert isinstance(chosen("steady", seen, rules=rules), Ask)
    assert not isinstance(chosen(level, seen, agreement, rules=rules), Ask)
    asked = view("8 8 8 J", **position, seat=2, phase=Phase.ANSWER)
    said = chosen(level, asked, agreement, rules=rules)
    assert said == Answer(False, Reason.AGREED)


@pytest.mark.parametrize("name", ["classic", "brouillette-partners-low", "pennies"])
def test_nothing_a_player_thinks_of_breaks_what_was_agreed_on(name: str) -> None:
    terms = Terms(PRESETS[name], (ALL, ALL))
    for seed in range(3):
        rng = Random(seed)
        deal = dealt(terms, 1, [0, 0], rng)
        while deal.phase != OVER:
            seat, act = deal.actor(), decide(deal)
            if rng.random() < 0.1:
                for line in candidates(deal, discards=6):
                    after = deal.copy()
                    for other in line:
                        # With wilds only, one of them has to be discarded.
                        is_forced = other[0] == DISCARD and other == decide(after)
                        assert is_forced or not breaks_agreement(after, seat, other)
                        if other[0] in (ASK, YES):
                            assert may_go_out_as_agreed(after, terms.side_of[seat])
                        after.perform(other, Random(0))
            deal.perform(act, rng)


def test_who_holds_back_what_could_be_laid_throws_no_wild_that_was_agreed_to_be_kept() -> None:
    wanted = {1: "Q Q T T 9 9"}
    seen = view("9 9 9 T T T Q 2", own=["8 8 8"], pile=BIG_PILE, known=wanted, stock=60)
    thrown = []
    for agreed in ((), (Agreement.WILD_PILE,)):
        terms = Terms(RULES.options, (agreed, ()))
        held_back = [line[1] for line in candidates(deal_of_view(terms, seen)) if len(line) == 2]
        assert held_back
        thrown.append([code == terms.two for _, _, code in held_back])
    assert any(thrown[0])
    assert not any(thrown[1])


def test_the_hand_is_emptied_for_a_partner_who_can_nearly_go_out() -> None:
    def seen(left: int) -> View:
        return view("9 9 K J 8 7 6 5 4", own=["9 9 9"], in_foot=(2,), counts={2: left})

    assert isinstance(chosen("steady", seen(11)), Discard)
    assert laid(chosen("steady", seen(3))) == ["9 9"]
