"""The strong and the expert bot of Hand and Foot: fair, repeatable, legal, and safe in trouble."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from handfoot_gui.core.seats import TABLE
from handfoot_gui.games.hand_and_foot.bots import advice, learnt, strong
from handfoot_gui.games.hand_and_foot.bots.advice import judged
from handfoot_gui.games.hand_and_foot.bots.kernel.candidates import candidates
from handfoot_gui.games.hand_and_foot.bots.kernel.deal import (
    DISCARD,
    DRAW_CARDS,
    LAY,
    TAKE_PILE,
    Deal,
    deal_of,
    deal_of_view,
)
from handfoot_gui.games.hand_and_foot.bots.kernel.features import COUNT
from handfoot_gui.games.hand_and_foot.bots.kernel.moves import move_of
from handfoot_gui.games.hand_and_foot.bots.kernel.search import (
    Budget,
    Judged,
    best_of,
    judged_acts,
    judged_turns,
)
from handfoot_gui.games.hand_and_foot.bots.kernel.steady import decide
from handfoot_gui.games.hand_and_foot.bots.kernel.tactics import Tactics
from handfoot_gui.games.hand_and_foot.bots.kernel.terms import Terms
from handfoot_gui.games.hand_and_foot.bots.kernel.worlds import Unseen
from handfoot_gui.games.hand_and_foot.bots.learnt import (
    houses,
    learnt_from,
    tactics_for,
    weights_for,
)
from handfoot_gui.games.hand_and_foot.bots.levels import SteadyBot
from handfoot_gui.games.hand_and_foot.bots.strong import (
    ADVISER,
    EXPERT,
    HURRIED,
    STRONG,
    ExpertBot,
    StrongBot,
    chance_of_turn,
)
from handfoot_gui.games.hand_and_foot.rules.moves import Answer, Lay
from handfoot_gui.games.hand_and_foot.rules.option_values import Quota, Sides
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.presets import PRESETS, preset
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.state import Phase, State, View
from tests.bots.bot_views import RULES, view
from tests.shared import Shared

FEW = Budget(rollouts=9, turns=3, worlds=2, gate=1.5)
MANY = Budget(rollouts=5000, turns=1, worlds=8, gate=1.5)
ONE_LOOK = Budget(rollouts=0, turns=1, worlds=2, gate=1.5)
PATIENT = Tactics(patience=0.75)
_IN_TURN = (Phase.DRAW, Phase.PLAY, Phase.ANSWER)


@cache
def turns(options: Options, seed: int) -> Shared[tuple[int, State]]:
    """The positions of one match between steady players with a player to move, numbered."""
    return Shared(played(options, seed))


def positions(options: Options, seed: int, every: int) -> Iterator[State]:
    """Some of them."""
    return (state for count, state in turns(options, seed) if not count % every)


def played(options: Options, seed: int) -> Iterator[tuple[int, State]]:
    rules, rng, steady = HandAndFoot(options), Random(seed), SteadyBot(options)
    state, count = rules.start(), 0
    while (actor := rules.actor(state)) is not None:
        if actor == TABLE:
            state = rules.apply(state, TABLE, rules.table_move(state, rng))
            continue
        count += 1
        if state.public.phase in _IN_TURN:
            yield count, state
        state = rules.apply(state, actor, steady.choose(rules.view(state, actor), count, 1.0))


@pytest.mark.sampled(6)
@pytest.mark.parametrize("name", PRESETS)
def test_strong_moves_are_legal_under_every_preset(name: str) -> None:
    rules, bot = HandAndFoot(PRESETS[name]), StrongBot(PRESETS[name], budget=FEW)
    for state in positions(PRESETS[name], 3, 60):
        actor = rules.actor(state)
        assert actor is not None
        seen = rules.view(state, actor)
        assert rules.problem(seen, bot.choose(seen, 1, 1.0)) is None


def test_the_same_view_with_other_hidden_cards_gives_the_same_move() -> None:
    bots = (
        StrongBot(RULES.options, budget=FEW),
        ExpertBot(RULES.options, budget=FEW._replace(rollouts=90)),
    )
    rng = Random(1)
    for number, state in enumerate(positions(RULES.options, 3, 70)):
        bot = bots[number % 2]
        actor = RULES.actor(state)
        assert actor is not None
        seen = RULES.view(state, actor)
        other = RULES.imagine(seen, rng)
        if RULES.actor(other) == actor:
            assert other != state
            assert bot.choose(RULES.view(other, actor), 5, 1.0) == bot.choose(seen, 5, 1.0)


def test_an_expert_in_a_hurry_looks_no_further_ahead_than_who_gives_hints(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = []

    def recorded(
        deal: Deal, weights: list[float], rng: Random, budget: Budget, **others: Any
    ) -> list[Judged]:
        asked.append(budget)
        return judged_acts(deal, weights, rng, budget, **others)

    monkeypatch.setattr(strong, "judged_acts", recorded)
    seen = view(HELD, stock=130)
    for bot, time in (
        (ExpertBot(RULES.options), 0.2),
        (ExpertBot(RULES.options), 0.5),
        (ExpertBot(RULES.options, budget=FEW), 0.2),
        (StrongBot(RULES.options), 5.0),
    ):
        bot.judged(seen, time)
    assert asked == [HURRIED, EXPERT, FEW, STRONG]
    assert ADVISER._replace(rollouts=EXPERT.rollouts) == HURRIED


def test_each_level_looks_at_more_and_further_than_the_one_below() -> None:
    assert STRONG.turns < ADVISER.turns < EXPERT.turns
    assert STRONG.rollouts < ADVISER.rollouts < EXPERT.rollouts


def test_a_hint_comes_from_who_gives_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    class Recorded(StrongBot):
        def judged(self, view: View, time: float = 1.0) -> list[Judged]:
            asked.append(self._budget)
            return super().judged(view, time)

    monkeypatch.setattr(advice, "StrongBot", Recorded)
    seen = view(HELD, stock=130)
    move, judgement = advice.advice(RULES.options, seen)
    assert asked == [ADVISER]
    assert RULES.problem(seen, move) is None
    assert judgement is not None


@pytest.mark.only_thorough
def test_nobody_is_blamed_for_what_a_hint_says_and_the_same_hint_is_given_again() -> None:
    for number, state in enumerate(islice(positions(RULES.options, 3, every=11), 12)):
        actor = RULES.actor(state)
        assert actor is not None
        seen = RULES.view(state, actor)
        move, judgement = advice.advice(RULES.options, seen)
        blamed = judged(RULES.options, seen, move)
        assert judgement == blamed, number
        assert blamed is None or blamed.cost == 0, (number, move)
        assert advice.advice(RULES.options, seen) == (move, judgement)


def test_longer_thought_goes_on_from_where_shorter_thought_ends() -> None:
    terms, weights = Terms(RULES.options), learnt.weights_for(RULES.options)
    found_behind = 0
    for state in islice(positions(RULES.options, 3, every=13), 8):
        actor = RULES.actor(state)
        assert actor is not None
        deal = deal_of_view(terms, RULES.view(state, actor))
        acts = [line[0] for line in candidates(deal, discards=6)][:4]
        short, long = (
            judged_turns(deal, weights, 1, acts, worlds=worlds, turns=2) for worlds in (8, 40)
        )
        assert [one.act for one in short] == [one.act for one in long] == acts
        assert all(one.count >= before.count for one, before in zip(long, short, strict=True))
        best = max(long, key=lambda one: (one.count, one.mean))
        behind = [one for one in long if one.count < best.count]
        found_behind += len(behind)
        # Looked at in a few worlds only, it is told by how much it is behind the best, no more.
        assert all(one.mean <= best.mean and one.error >= best.error for one in behind)
    assert found_behind


def test_something_is_known_of_every_house() -> None:
    for path in learnt.WEIGHTS, learnt.TACTICS:
        assert list(json.loads(path.read_bytes())) == list(houses())


def test_what_a_view_does_not_show_is_blank_on_counts() -> None:
    terms = Terms(RULES.options)
    state = next(positions(RULES.options, 2, 90))
    actor = RULES.actor(state)
    assert actor is not None
    whole, seen = deal_of(terms, state), deal_of_view(terms, RULES.view(state, actor))
    for seat in range(4):
        assert sum(seen.hands[seat]) == (seen.held[seat] if seat == actor else 0)
        assert not any(map(any, seen.feet[seat]))
    assert {code for stock in seen.stocks for code in stock} == {-1}
    assert (seen.held, seen.feet_left) == (whole.held, whole.feet_left)
    assert seen.hands[actor] == whole.hands[actor]


HOUSES = {**PRESETS, "with a knee": replace(Options(), packs=6, packets=(7, 6, 5))}


@pytest.mark.sampled(6)
@pytest.mark.parametrize("name", HOUSES)
def test_imagined_worlds_have_every_card_and_what_is_known(name: str) -> None:
    rules, terms, rng = HandAndFoot(HOUSES[name]), Terms(HOUSES[name]), Random(1)
    for state in positions(HOUSES[name], 3, 40):
        actor = rules.actor(state)
        assert actor is not None
        deal = deal_of_view(terms, rules.view(state, actor))
        seen = deal.seen[:]
        world = Unseen(deal, actor).world(rng)
        assert deal.seen == seen, "what is imagined is a world of its own"
        assert world.hands[actor] == deal.hands[actor]
        assert [sum(hand) for hand in world.hands] == deal.held
        assert [sum(map(sum, packets)) for packets in world.feet] == deal.feet_left
        sizes = [[sum(packet) for packet in packets] for packets in world.feet]
        assert sizes == [
            [sum(packet) for packet in packets] for packets in deal_of(terms, state).feet
        ]
        assert [len(stock) for stock in world.stocks] == [len(stock) for stock in deal.stocks]
        for code in range(terms.classes):
            hidden = sum(
                hand[code] - known[code]
                for hand, known in zip(world.hands, deal.known, strict=False)
            )
            hidden += sum(packet[code] for packets in world.feet for packet in packets)
            hidden += sum(stock.count(code) for stock in world.stocks)
            # Of a closed pile the world imagines the cards, too, and has seen them.
            assert hidden + world.seen[code] == terms.total[code]
            for hand, known in zip(world.hands, deal.known, strict=True):
                assert hand[code] >= known[code]


def test_who_discarded_a_rank_seldom_holds_more_of_it() -> None:
    seen = view("4 4 5 6 8 8 9", discards={1: "K"}, known={}, stock=60)
    terms, rng = Terms(RULES.options), Random(1)
    deal = deal_of_view(terms, seen)
    king = terms.ranks.index(RULES.cards[4].rank)
    held = [0, 0]
    for _ in range(400):
        world = Unseen(deal, seen.seat).world(rng)
        held[0] += world.hands[1][king]
        held[1] += world.hands[3][king]
    assert held[0] < 0.75 * held[1]


def test_a_seed_changes_nothing_where_the_number_of_worlds_is_fixed() -> None:
    state = next(positions(RULES.options, 5, 80))
    actor = RULES.actor(state)
    assert actor is not None
    seen = RULES.view(state, actor)
    bot, again = (ExpertBot(RULES.options, budget=FEW._replace(rollouts=60)) for _ in range(2))
    assert bot.choose(seen, 8, 1.0) == again.choose(seen, 9, 0.1)


def test_all_decisions_of_a_turn_look_into_the_same_worlds() -> None:
    terms, count = Terms(RULES.options), 0
    for state in positions(RULES.options, 3, 1):
        actor = RULES.actor(state)
        assert actor is not None
        seen = RULES.view(state, actor)
        move = SteadyBot(RULES.options).choose(seen, 1, 1.0)
        later = RULES.apply(state, actor, move)
        is_goal = isinstance(move, Lay) and later.public.in_foot == state.public.in_foot
        if not is_goal or later.public.phase is not Phase.PLAY:
            continue
        count += 1
        first, second = (
            Unseen(deal_of_view(terms, one), actor).world(chance_of_turn(one))
            for one in (seen, RULES.view(later, actor))
        )
        others = [seat for seat in range(4) if seat != actor]
        assert [first.hands[seat] for seat in others] == [second.hands[seat] for seat in others]
        assert (first.feet, first.stocks) == (second.feet, second.stocks)
    assert count > 10


def test_an_expert_without_time_for_a_batch_of_worlds_imagines_none() -> None:
    state = next(positions(RULES.options, 5, 80))
    actor = RULES.actor(state)
    assert actor is not None
    seen = RULES.view(state, actor)
    terms = Terms(RULES.options, tactics=tactics_for(RULES.options))
    deal = deal_of_view(terms, seen)
    weights = weights_for(RULES.options)
    found = judged_acts(deal, weights, Random(1), MANY, until=0.0)
    assert len(found) > 1
    assert {judged.count for judged in found} == {0}
    assert best_of(found).act == decide(deal)
    assert ExpertBot(RULES.options).choose(seen, 1, 0.0) == move_of(terms, seen, decide(deal))


NO_WILD_PILE = HandAndFoot(replace(RULES.options, quotas=((Quota(clean=2, dirty=2, wild=0),),)))
HELD = "K K 2 Q Q 2 8 9 4"
WAITED: dict[str, tuple[str, dict[str, Any], int, int]] = {
    "a first meld with wilds waits": (HELD, {"stock": 130}, LAY, DISCARD),
    "until a quarter of the stock is drawn": (HELD, {"stock": 124}, LAY, LAY),
    "one without them does not": ("K K K 8 8 8 9 4", {"stock": 130}, LAY, LAY),
    "nor does one of a wild meld and naturals": ("2 2 2 * 8 8 8 9 4", {"stock": 130}, LAY, LAY),
    "the pile is let go for it": (
        HELD, {"stock": 130, "pile": "8 8 5 7 9 9 K", "phase": Phase.DRAW}, TAKE_PILE, DRAW_CARDS,
    ),
    "but not where wilds make no pile of their own": (
        HELD,
        {"stock": 130, "pile": "8 8 5 7 9 9 K", "phase": Phase.DRAW, "rules": NO_WILD_PILE},
        TAKE_PILE, TAKE_PILE,
    ),
}  # fmt: skip
"""What is held, the position, what the steady player does, and what partners do who are patient."""


@pytest.mark.parametrize("sentence", WAITED)
def test_patient_partners_wait_for_a_first_meld_without_wilds(sentence: str) -> None:
    holding, position, quick, patient = WAITED[sentence]
    seen, options = view(holding, **position), position.get("rules", RULES).options
    for kind, terms in (quick, Terms(options)), (patient, Terms(options, tactics=PATIENT)):
        assert decide(deal_of_view(terms, seen))[0] == kind


def test_strong_bots_wait_unless_worlds_say_otherwise() -> None:
    seen = view(HELD, stock=130)
    for bot in StrongBot(RULES.options, budget=FEW), ExpertBot(RULES.options, budget=FEW):
        wait, *others = bot.judged(seen)
        assert wait.act[0] == DISCARD
        assert LAY in {other.act[0] for other in others}


def test_patient_partners_think_of_the_pile_all_the_same() -> None:
    seen = view(HELD, stock=130, pile="8 8 5 7 9 9 K", phase=Phase.DRAW)
    lines = candidates(deal_of_view(Terms(RULES.options, tactics=PATIENT), seen))
    assert [line[0][0] for line in lines] == [DRAW_CARDS, TAKE_PILE]


def test_nobody_waits_while_opponents_may_go_out_soon() -> None:
    piles = ["4 4 4 4 4 4 4", "5 5 5 5 5 5 5", "6 6 6 6 6 * *", "7 7 7 7 7 * *", "* * * * * *"]
    terms = Terms(RULES.options, tactics=PATIENT)
    for in_foot, kind in ((1, 3), LAY), ((1,), DISCARD):
        seen = view(HELD, stock=130, theirs=piles, in_foot=in_foot, counts={1: 3, 3: 3})
        assert decide(deal_of_view(terms, seen))[0] == kind


def test_a_budget_is_not_exceeded_but_for_the_worlds_every_line_is_looked_at_in() -> None:
    weights = weights_for(RULES.options)
    seen = view("9 9 9 T T T K 8 2 5", own=["Q Q Q", "J J J"])
    deal = deal_of_view(Terms(RULES.options), seen)
    lines = len(candidates(deal))
    least = Budget(rollouts=0, turns=1, worlds=3, gate=1.5)
    found = judged_acts(deal, weights, Random(1), least)
    assert [judged.count for judged in found] == [0] + [3] * (lines - 1)
    for rollouts in range(3 * lines, 12 * lines):
        others = judged_acts(deal, weights, Random(1), least._replace(rollouts=rollouts))[1:]
        worlds = max(judged.count for judged in others)
        used = worlds + sum(judged.count for judged in others)
        assert 3 * lines <= used <= rollouts
    assert worlds > 6


def test_less_evidence_is_asked_for_holding_back_than_for_anything_else() -> None:
    weights = weights_for(RULES.options)
    seen = view("9 9 9 T T T K 8 2 5", own=["Q Q Q", "J J J"])
    deal = deal_of_view(Terms(RULES.options), seen)
    base, *others = judged_acts(deal, weights, Random(1), ONE_LOOK)
    assert base.act[0] == LAY
    gates = {other.line[-1][0] == DISCARD: other.gate for other in others}
    assert gates[True] < gates[False]
    seen = view("9 T T 6 6 K 8 2 5", own=["Q Q Q", "J J J"])
    deal = deal_of_view(Terms(RULES.options), seen)
    base, *others = judged_acts(deal, weights, Random(1), ONE_LOOK)
    assert base.act[0] == DISCARD
    assert {other.gate for other in others} == {gates[False]}


def test_a_move_is_no_alternative_to_itself() -> None:
    seen = view("9 9 9 T T T K 8 6 5", own=["Q Q Q", "J J J"])
    terms = Terms(RULES.options)
    _, *others = candidates(deal_of_view(terms, seen))
    moves = [move_of(terms, seen, line[0]) for line in others if len(line) == 2]
    assert moves
    for move in moves:
        found = judged(RULES.options, seen, move, effort=0.1)
        assert found is not None
        assert move not in [way.move for way in found.others]


def test_who_lays_less_than_the_steady_player_discards_at_once() -> None:
    seen = view("9 9 9 T T T K 8 6 5", own=["Q Q Q", "J J J"])
    deal = deal_of_view(Terms(RULES.options), seen)
    base, *others = candidates(deal)
    ((_, both, _),) = base
    laid = {line[0][1]: line for line in others if line[0][0] == LAY}
    assert {(part,) for part in both} == set(laid)
    for line in laid.values():
        lay, discard = line
        assert discard[0] == DISCARD
        after = deal.copy()
        after.perform(lay, Random(0))
        assert decide(after)[0] == LAY, "the steady player would lay the rest"


def test_the_answer_of_a_strong_partner_has_a_reason_where_the_rules_let_it() -> None:
    asked = view("4 4 K", phase=Phase.ANSWER, turn=2, in_foot=(0, 2), own=("5 5 5 5 5 5 5",))
    told = StrongBot(RULES.options, budget=FEW).choose(asked, 1, 1.0)
    assert isinstance(told, Answer)
    assert told.reason is not None
    quiet = HandAndFoot(replace(RULES.options, answer_reasons=False))
    bare = StrongBot(quiet.options, budget=FEW).choose(asked, 1, 1.0)
    assert isinstance(bare, Answer)
    assert bare.reason is None


def with_weight(weight: str) -> str:
    """A file in which the rules of a house have a weight like this."""
    return f'{{"classic 4 pairs": [{", ".join([weight, *["1.0"] * (COUNT - 1)])}]}}'


@pytest.mark.parametrize(
    "content",
    ["", "{}", "null", "[1, 2", "[" * 100_000, '{"classic 4 pairs": [1, 2]}',
     *map(with_weight, ('"1"', "null", "NaN", "1e400", "9" * 400, "1e300"))],
)  # fmt: skip
def test_with_damaged_weights_it_plays_like_the_steady_bot_and_says_so_once(
    content: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    damaged = tmp_path / "weights.json"
    damaged.write_text(content, "utf-8")
    monkeypatch.setattr(learnt, "WEIGHTS", damaged)
    weights_for.cache_clear()
    try:
        with caplog.at_level(logging.WARNING):
            for state in positions(RULES.options, 3, 120):
                actor = RULES.actor(state)
                assert actor is not None
                seen = RULES.view(state, actor)
                move = StrongBot(RULES.options).choose(seen, 1, 1.0)
                assert move == SteadyBot(RULES.options).choose(seen, 1, 1.0)
        assert [record.message.count("weights.json") for record in caplog.records] == [1]
    finally:
        weights_for.cache_clear()


@pytest.mark.parametrize(
    "content",
    [None, "", "null", "[1, 2", "[" * 100_000, '{"classic 4 pairs": {"patience": 2}}',
     '{"classic 4 pairs": {"reserve": -1}}', '{"classic 4 pairs": {"room": "1"}}',
     '{"classic 4 pairs": {"courage": 1}}'],
)  # fmt: skip
def test_with_damaged_tactics_it_has_those_of_the_steady_bot_and_says_so_once(
    content: str | None,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    damaged = tmp_path / "tactics.json"
    if content is not None:
        damaged.write_text(content, "utf-8")
    monkeypatch.setattr(learnt, "TACTICS", damaged)
    tactics_for.cache_clear()
    try:
        with caplog.at_level(logging.WARNING):
            assert [tactics_for(RULES.options) for _ in range(2)] == [Tactics(), Tactics()]
        (said,) = caplog.records
        assert "have the tactics of the steady one, since tactics.json" in said.message
    finally:
        tactics_for.cache_clear()


def test_rules_of_a_house_use_what_was_learnt_for_the_rules_most_like_them() -> None:
    house = replace(RULES.options, packets=(12, 13), minima=(60, 90, 120))
    assert weights_for(house) == weights_for(RULES.options)
    assert weights_for(PRESETS["pennies"]) != weights_for(RULES.options)
    assert all(map(weights_for, houses().values())), "none of them lacks its own"
    assert tactics_for(house) == tactics_for(RULES.options) != Tactics()
    assert tactics_for(PRESETS["pennies"]) != tactics_for(RULES.options)


@pytest.mark.parametrize(
    ("players", "sides"),
    [(7, Sides.ALONE), (8, Sides.ALONE), (8, Sides.PAIRS), (8, Sides.TEAMS)],
)
def test_seven_and_eight_play_by_what_was_learnt_for_six(players: int, sides: Sides) -> None:
    assert max(house.players for house in houses().values()) == 6
    large, six = preset("classic", players, sides), preset("classic", 6, sides)
    assert weights_for(large) == weights_for(six) != weights_for(preset("classic", 2))
    assert not learnt_from(large, {"strong"}), "the rules are not strange"
