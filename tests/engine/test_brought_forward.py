"""A game begun elsewhere, as the page of families' switches has it (section 6): totals, the number
of the first deal here, rounds won, and what is refused."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

import pytest
from every_game import a_few_tables
from msgspec.structs import replace

from handfoot_gui.core.brought_forward import (
    BroughtForward,
    HasReachedGoal,
    NoRoundsCounted,
    NoSuchDeal,
    TotalOutOfRange,
    WrongNumbers,
)
from handfoot_gui.core.game import AnyRules
from handfoot_gui.core.record import Player, PlayerKind, Record
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import GAMES, rules_of
from handfoot_gui.games.hand_and_foot.rules.legality import first_meld_points
from handfoot_gui.games.hand_and_foot.rules.option_values import ScoreStep
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.manipulation.rules import scoring
from handfoot_gui.games.manipulation.rules.options import Options as ManipulationOptions
from handfoot_gui.games.manipulation.rules.rules import Manipulation
from handfoot_gui.games.manipulation.rules.state import End
from handfoot_gui.games.raub.rules.options import Options as RaubOptions
from handfoot_gui.games.raub.rules.rules import RaubRules
from handfoot_gui.session.check import check_of

every_game = pytest.mark.parametrize(("game", "preset", "players"), a_few_tables())


def rules_for(game: str, preset: str, players: int) -> AnyRules:
    return GAMES[game].rules(GAMES[game].preset_options(preset, players, None))


def brought_of(rules: AnyRules, deal: int = 3) -> BroughtForward:
    """A start that every game takes: 12, 13, 14 … points at *deal*."""
    sides = len(rules.sheet(rules.start()).sides)
    return BroughtForward(tuple(range(12, 12 + sides)), deal)


def dealt(rules: AnyRules, rng: Random) -> Any:
    """The state in which the first cards lie there."""
    state = rules.start()
    for _ in range(20):
        actor = rules.actor(state)
        if actor == TABLE:
            move = rules.table_move(state, rng)
            state = rules.apply(state, TABLE, move)
            if rules.order_dealt(move):
                return state
        else:
            assert actor is not None
            state = rules.apply(
                state, actor, next(iter(rules.suggestions(rules.view(state, actor))))
            )
    raise AssertionError("nothing was dealt")


def played(rules: AnyRules, seed: int, most: int = 9_000) -> Any:
    """The state after a deal was scored, by random suggestions."""
    rng, state = Random(seed), rules.start()
    for _ in range(most):
        actor = rules.actor(state)
        if actor is None or any(deal.is_scored for deal in rules.sheet(state).deals):
            return state
        if actor == TABLE:
            move = rules.table_move(state, rng)
        else:
            move = rng.choice(list(islice(rules.suggestions(rules.view(state, actor)), 40)))
        state = rules.apply(state, actor, move)
    raise AssertionError("no deal was scored")


@every_game
def test_totals_and_the_number_of_the_first_deal_go_on_from_elsewhere(
    game: str, preset: str, players: int
) -> None:
    rules = rules_for(game, preset, players)
    brought = brought_of(rules)
    assert rules.problem_with_start(brought) is None
    rules = rules.begun_with(brought)
    assert rules.sheet(rules.start()).totals == brought.totals
    state = played(rules, 5)
    sheet = rules.sheet(state)
    first = sheet.deals[0]
    assert first.number == 3
    sides = range(len(sheet.sides))
    gained = tuple(sum(deal.points(side) for deal in sheet.deals) for side in sides)
    after = [line.points(side) for line in sheet.closing for side in sides]
    if not any(after):
        assert sheet.totals == tuple(map(sum, zip(brought.totals, gained, strict=True)))


@every_game
def test_what_is_told_of_the_first_deal_has_its_number(
    game: str, preset: str, players: int
) -> None:
    rules = rules_for(game, preset, players)
    rules = rules.begun_with(brought_of(rules))
    names = ("Marta", "Elise", "Josip", "Karl", "Ana", "Pavel")[:players]
    presenter = GAMES[game].presenter(rules, names, Words())
    before = presenter.facts.deal(rules.view(rules.start(), Seat(0)))
    after = presenter.facts.deal(rules.view(dealt(rules, Random(1)), Seat(0)))
    assert (before.number, after.number) == (3, 3)


@every_game
def test_the_check_of_a_game_goes_by_its_numbers_and_totals(
    game: str, preset: str, players: int
) -> None:
    options = GAMES[game].preset_options(preset, players, None)
    rules = GAMES[game].rules(options)
    brought = brought_of(rules)
    seats = tuple(Player(f"P{n}", PlayerKind.PERSON) for n in range(players))
    record: Any = Record(game, preset, options, seats, brought_forward=brought)
    own = rules_of(record)
    check = check_of(record, own, own.start())
    assert (check.deal, check.scores) == (3, brought.totals)
    ended = played(own, 5)
    check = check_of(record, own, ended)
    assert check.sheet is not None
    assert check.sheet.deals[0].number == 3
    assert check.deal == 2 + len(check.sheet.deals) + (not check.finished)


@every_game
def test_every_side_needs_a_total(game: str, preset: str, players: int) -> None:
    rules = rules_for(game, preset, players)
    sides = len(rules.sheet(rules.start()).sides)
    for brought in (
        BroughtForward((12,) * (sides + 1)),
        BroughtForward(()),
        BroughtForward((12,) * sides, 1, (1,) * (sides + 1)),
    ):
        assert rules.problem_with_start(brought) == WrongNumbers()


@every_game
def test_imagined_states_know_where_the_game_started(game: str, preset: str, players: int) -> None:
    rules = rules_for(game, preset, players)
    rules = rules.begun_with(brought_of(rules))
    state = dealt(rules, Random(2))
    view = rules.view(state, Seat(0))
    assert rules.view(rules.imagine(view, Random(3)), Seat(0)) == view
    assert rules.sheet(rules.imagine(view, Random(3))).totals == rules.sheet(state).totals


# --- the examples of the page ---------------------------------------------------------------------


def test_brought_forward_4200_and_3900_at_deal_3_the_first_meld_is_120_and_two_deals_are_left() -> (
    None
):
    rules = HandAndFoot(Options()).begun_with(BroughtForward((4_200, 3_900), 3))
    state = dealt(rules, Random(1))
    assert first_meld_points(rules.options, state.public, 0) == 120
    presenter = GAMES["hand-and-foot"].presenter(rules, ("A", "B", "C", "D"), Words())
    assert presenter.score.remaining(rules.sheet(rules.start())) == "2 deals are left."


def test_totals_from_elsewhere_decide_the_first_meld_by_score() -> None:
    options = Options(minima_by_score=(ScoreStep(4_000, 50), ScoreStep(10_000, 150)))
    rules = HandAndFoot(options).begun_with(BroughtForward((4_200, 3_900), 2))
    public = dealt(rules, Random(1)).public
    assert [first_meld_points(options, public, seat) for seat in (0, 1)] == [150, 50]


def test_deal_5_but_the_game_has_four() -> None:
    rules = HandAndFoot(Options())
    assert rules.problem_with_start(BroughtForward((0, 0), 5)) == NoSuchDeal(5, 4)
    assert rules.problem_with_start(BroughtForward((0, 0), 4)) is None
    endless = HandAndFoot(Options(deals=0, target=10_000))
    assert endless.problem_with_start(BroughtForward((0, 0), 5)) is None
    reached = BroughtForward((9_000, 10_200), 5)
    assert endless.problem_with_start(reached) == HasReachedGoal(1, 10_200, 10_000)


def test_anna_stands_at_160_the_game_goes_to_150() -> None:
    rules = Manipulation(ManipulationOptions(players=3))
    assert rules.problem_with_start(BroughtForward((20, 160, 5))) == HasReachedGoal(1, 160, 150)


def test_rounds_won_elsewhere_count_at_the_end_of_manipulation_rummy_only() -> None:
    rules = Manipulation(ManipulationOptions(players=3))
    brought = BroughtForward((140, 20, 0), 5, (3, 1, 0))
    assert rules.problem_with_start(brought) is None
    entry = scoring.score_of_hands(
        rules.options, (5, 20, 30), End.STOCK, None, number=5, dealer=Seat(0)
    )
    begun = rules.begun_with(brought)
    public = replace(begun.start().public, results=(entry,))
    over = begun._judged(replace(begun.start(), public=public))
    assert begun.sheet(over).totals == (140 + 40 + 100 + 4 * 25, 20 + 25, 0)
    for other in (RaubRules(RaubOptions(players=3)), HandAndFoot(Options())):
        sides = len(other.sheet(other.start()).sides)
        wrong = BroughtForward((20,) * sides, 1, (1,) * sides)
        assert other.problem_with_start(wrong) == NoRoundsCounted()


def test_raub_starts_from_1_to_99_in_place_of_21() -> None:
    rules = RaubRules(RaubOptions(players=3))
    for total in (0, -2, 100):
        wrong = rules.problem_with_start(BroughtForward((5, total, 5)))
        assert wrong == TotalOutOfRange(1, total, 1, 99)
    state = rules.begun_with(BroughtForward((5, 99, 1), 7)).start()
    assert state.public.scores == (5, 99, 1)


class MadeLikeCompiled(HandAndFoot):
    """Of a compiled class nothing is made without its arguments, a copy neither."""

    def __new__(cls, options: Options) -> MadeLikeCompiled:
        del options
        return super().__new__(cls)


def test_rules_that_are_compiled_start_from_elsewhere_too() -> None:
    rules = MadeLikeCompiled(Options()).begun_with(BroughtForward((4_200, 3_900), 3))
    assert rules.sheet(rules.start()).totals == (4_200, 3_900)
