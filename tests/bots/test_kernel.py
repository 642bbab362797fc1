"""The kernel of rollouts: the same game as the engine's, and the same steady player, on counts."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from random_moves import houses_with_each_switch

from handfoot_gui.core.seats import TABLE
from handfoot_gui.games.hand_and_foot.bots.kernel.deal import Act, Deal, deal_of, deal_of_view
from handfoot_gui.games.hand_and_foot.bots.kernel.moves import act_of, move_of
from handfoot_gui.games.hand_and_foot.bots.kernel.steady import decide, play_on
from handfoot_gui.games.hand_and_foot.bots.kernel.terms import Terms
from handfoot_gui.games.hand_and_foot.bots.levels import SteadyBot
from handfoot_gui.games.hand_and_foot.rules.moves import Cut, Draw, PlayerMove
from handfoot_gui.games.hand_and_foot.rules.option_values import Sides
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.presets import ALL_PRESETS, PRESETS, preset
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.scoring import deal_score
from handfoot_gui.games.hand_and_foot.rules.state import Phase, State

HOUSES = [
    (name, players, sides)
    for name, made in ALL_PRESETS.items()
    for players, some in made.seats.items()
    for sides in some
]
POSITIONS = 10_000 // len(HOUSES) + 1
"""For each preset and number of players, so that 10,000 are compared in all."""
_IN_TURN = (Phase.DRAW, Phase.PLAY, Phase.ANSWER)


def positions(
    options: Options, seed: int, most: int
) -> Iterator[tuple[State, PlayerMove, PlayerMove, State]]:
    """Positions with a player to move, the steady player's move, the move that is made, and what
    comes of it before the next player's.

    Half of the moves are those of the steady player, half are any the rules suggest.
    """
    rules, rng, steady = HandAndFoot(options), Random(seed), SteadyBot(options)
    state, found = rules.start(), 0
    while found < most:
        actor = rules.actor(state)
        if actor is None:
            state = rules.start()
        elif actor == TABLE:
            state = rules.apply(state, TABLE, rules.table_move(state, rng))
        elif state.public.phase is Phase.CUT:
            state = rules.apply(state, actor, Cut(options.each_dealt))
        else:
            view = rules.view(state, actor)
            best = move = steady.choose(view, found, 1.0)
            if rng.random() < 0.5 and found % 400 > 150:
                others = list(rules.suggestions(view))[:8]
                # A steady player's draws keep the stock piles equal, and the kernel's do.
                move = rng.choice(
                    [other for other in others if not isinstance(other, Draw)] or [best]
                )
            after = rules.apply(state, actor, move)
            while rules.actor(after) == TABLE and after.public.phase in (
                *_IN_TURN,
                Phase.TURN_OVER,
            ):
                after = rules.apply(after, TABLE, rules.table_move(after, rng))
            found += 1
            yield state, best, move, after
            state = after


def facts(deal: Deal) -> dict[str, object]:
    """All that a deal says but for the cards that are known to be in a hand."""
    unsure = ("known", "known_count", "seen", "seen_count", "terms", "feet", "waiting", "removed")
    return {name: getattr(deal, name) for name in Deal.__slots__ if name not in unsure}


def sorted_act(act: Act) -> Act:
    """*act* with its melds in an order of their own."""
    kind, parts, code = act
    return kind, tuple(sorted(parts)), code


@pytest.mark.sampled(10)
@pytest.mark.parametrize(("name", "players", "sides"), HOUSES)
def test_the_kernel_plays_the_engine_s_game_and_the_steady_player_s_moves(
    name: str, players: int, sides: Sides
) -> None:
    check_kernel(preset(name, players, sides), players, POSITIONS)


def test_it_does_so_by_every_switch_of_a_house() -> None:
    for seed, options in enumerate(houses_with_each_switch()):
        check_kernel(options, seed, 40)


def check_kernel(options: Options, seed: int, most: int) -> None:
    terms, rules = Terms(options), HandAndFoot(options)
    for state, steady, move, after in positions(options, seed, most):
        actor = rules.actor(state)
        assert actor is not None
        view = rules.view(state, actor)
        if state.public.phase is not Phase.ANSWER:
            # What a player answers is thought about longer than what one in a rollout does.
            seen = deal_of(terms, state)
            decided = decide(seen if options.pile_open else deal_of_view(terms, view))
            assert sorted_act(decided) == sorted_act(act_of(terms, view, steady))
        act = act_of(terms, view, move)
        again = move_of(terms, view, act)
        assert rules.problem(view, again) is None
        assert act_of(terms, view, again) == act
        if after.public.phase not in (*_IN_TURN, Phase.DEAL_OVER) or after.public.drawing:
            continue
        deal, expected = deal_of(terms, state), deal_of(terms, after)
        before = [known[:] for known in deal.known]
        deal.perform(act, Random(0))
        assert facts(deal) == facts(expected)
        for seat, (had, has, should) in enumerate(
            zip(before, deal.known, expected.known, strict=True)
        ):
            for code in range(terms.classes):
                # Of equal cards the engine knows which one left, the kernel only how many.
                assert 0 <= has[code] <= deal.hands[seat][code]
                assert abs(has[code] - should[code]) <= max(had[code], has[code])


@pytest.mark.sampled(6)
@pytest.mark.parametrize("name", PRESETS)
def test_a_deal_played_on_counts_scores_as_the_engine_scores_it(name: str) -> None:
    options = PRESETS[name]
    terms = Terms(options)
    for _, _, _, after in positions(options, 5, 400):
        if after.public.phase is Phase.DEAL_OVER:
            deal, score = deal_of(terms, after), deal_score(options, after)
            cuts = [0] * terms.sides
            for seat, lifted in enumerate(after.public.lifted):
                is_exact = lifted == options.each_dealt
                cuts[terms.side_of[seat]] += options.exact_cut_bonus if is_exact else 0
            for side in range(terms.sides):
                assert deal.points(side) + cuts[side] == score.points(side)
            return
    raise AssertionError("no deal ended")


def test_a_copy_of_a_deal_goes_its_own_way() -> None:
    options = Options()
    terms = Terms(options)
    state = next(state for state, *_ in positions(options, 1, 40))
    deal = deal_of(terms, state)
    before = facts(deal.copy())
    other = deal.copy()
    play_on(other, Random(1))
    assert other.out >= 0 or not other.stock()
    assert facts(deal) == before
