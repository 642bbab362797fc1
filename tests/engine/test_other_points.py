"""Other points, as the page of families' switches has them (section 6): what they are part of, when
they can be written down, and that no rule of a game is bent by them."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from every_game import a_few_tables, steps
from msgspec.structs import replace

from handfoot_gui.core.errors import IllegalMove, NotToMove
from handfoot_gui.core.game import AnyRules
from handfoot_gui.core.other_points import (
    NoDealYet,
    NoOtherPoints,
    NoWord,
    OtherPoints,
    TooManyOtherPoints,
    WriteOtherPoints,
)
from handfoot_gui.core.record import Player, PlayerKind, Record, replay
from handfoot_gui.core.rule_card import RuleCard
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.sheet import DealScore, Item, Line
from handfoot_gui.core.text.other_points import other_points_line
from handfoot_gui.core.text.own_sentences import with_own_sentences
from handfoot_gui.core.text.words import Words
from handfoot_gui.core.typed import one_line, own_sentences, shown_line
from handfoot_gui.games import GAMES
from handfoot_gui.games.hand_and_foot.rules.legality import first_meld_points
from handfoot_gui.games.hand_and_foot.rules.option_values import ScoreStep
from handfoot_gui.games.hand_and_foot.rules.options import Options
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.state import Phase as HandAndFootPhase
from handfoot_gui.games.manipulation.rules import scoring as manipulation_scoring
from handfoot_gui.games.manipulation.rules.rules import Manipulation
from handfoot_gui.games.manipulation.rules.state import End
from handfoot_gui.games.manipulation.rules.state import Phase as ManipulationPhase
from handfoot_gui.games.raub.rules.options import Points
from handfoot_gui.games.raub.rules.rules import RaubRules
from handfoot_gui.games.raub.rules.scoring import score_of_tricks
from handfoot_gui.games.raub.rules.state import Phase as RaubPhase
from handfoot_gui.session.check import check_of

every_game = pytest.mark.parametrize(("game", "preset", "players"), a_few_tables())


def rules_for(game: str, preset: str, players: int) -> AnyRules:
    return GAMES[game].rules(GAMES[game].preset_options(preset, players, None))


def line(points: int, side: int = 0, word: str = "Grandma's rule") -> WriteOtherPoints:
    return WriteOtherPoints(side, word, points)


def refusal(rules: AnyRules, state: Any, move: WriteOtherPoints, seat: Seat = TABLE) -> object:
    with pytest.raises(IllegalMove) as refused:
        rules.apply(state, seat, move)
    return refused.value.problem


def to_the_end_of_a_deal(rules: AnyRules, seed: int = 3) -> list[tuple[Seat, Any]]:
    """The moves of a match up to where a deal has been scored."""
    made: list[tuple[Seat, Any]] = []
    for step in steps(rules, seed, 6000):
        made.append((step.seat, step.move))
        if any(deal.is_scored for deal in rules.sheet(step.after).deals):
            return made
    raise AssertionError("no deal was scored")


def dealt_at(rules: AnyRules, moves: list[tuple[Seat, Any]]) -> int:
    """After how many of *moves* the first cards lie there."""
    return next(n for n, (_, move) in enumerate(moves, start=1) if rules.order_dealt(move))


@every_game
def test_lines_belong_to_the_deal_they_follow_before_or_after_its_end(
    game: str, preset: str, players: int
) -> None:
    rules = rules_for(game, preset, players)
    moves = to_the_end_of_a_deal(rules)
    plain = rules.sheet(replay(rules, moves))
    dealt = next(n for n in range(len(moves), 0, -1) if rules.order_dealt(moves[n - 1][1]))
    lines = (line(-200), line(35, side=1, word="dropped cards"))
    during = [*moves[:dealt], (TABLE, lines[0]), *moves[dealt:], (TABLE, lines[1])]
    sheet = rules.sheet(replay(rules, during))
    assert sheet.deals[-1].points(0) == plain.deals[-1].points(0) - 200
    assert sheet.deals[-1].points(1) == plain.deals[-1].points(1) + 35
    assert sheet.deals[-1].points_by_rules(0) == plain.deals[-1].points_by_rules(0)
    assert sheet.deals[:-1] == plain.deals[:-1]
    assert sheet.totals[0] == plain.totals[0] - 200
    assert [(one.side, one.word, one.points) for one in sheet.deals[-1].others] == [
        (0, "Grandma's rule", -200),
        (1, "dropped cards", 35),
    ]


@every_game
def test_before_anything_is_dealt_there_is_no_deal_for_a_line(
    game: str, preset: str, players: int
) -> None:
    rules = rules_for(game, preset, players)
    moves = to_the_end_of_a_deal(rules)
    for count in range(dealt_at(rules, moves)):
        state = replay(rules, moves[:count])
        if not rules.sheet(state).deals:
            assert refusal(rules, state, line(5)) == NoDealYet()


@every_game
def test_only_the_table_writes_lines_whoever_is_to_move(
    game: str, preset: str, players: int
) -> None:
    rules = rules_for(game, preset, players)
    moves = to_the_end_of_a_deal(rules)
    state = replay(rules, moves[: dealt_at(rules, moves) + 1])
    actor = rules.actor(state)
    assert refusal(rules, state, line(5), Seat(0)) == NotToMove(Seat(0), None)
    written = rules.apply(state, TABLE, line(5))
    assert rules.actor(written) == actor


@every_game
def test_a_side_has_five_lines_of_one_word_each_and_points_that_are_not_0(
    game: str, preset: str, players: int
) -> None:
    rules = rules_for(game, preset, players)
    moves = to_the_end_of_a_deal(rules)
    state = replay(rules, moves)
    for number in range(5):
        state = rules.apply(state, TABLE, line(number + 1))
    assert refusal(rules, state, line(6)) == TooManyOtherPoints(0)
    state = rules.apply(state, TABLE, line(-10_000, side=1))
    assert refusal(rules, state, line(10_001, side=1)) == NoOtherPoints()
    assert refusal(rules, state, line(0, side=1)) == NoOtherPoints()
    assert refusal(rules, state, line(1, side=1, word="x" * 31)) == NoWord()
    assert refusal(rules, state, line(1, side=1, word="two\nlines")) == NoWord()
    refusal(rules, state, line(1, side=len(rules.sheet(state).sides)))


@every_game
def test_the_check_of_a_game_has_the_line_and_every_word(
    game: str, preset: str, players: int
) -> None:
    rules = rules_for(game, preset, players)
    moves = [*to_the_end_of_a_deal(rules), (TABLE, line(-200, side=1))]
    seats = tuple(Player(f"P{n}", PlayerKind.PERSON) for n in range(players))
    record: Any = Record(game, preset, rules.options, seats, tuple(moves))
    check = check_of(record, rules, replay(rules, moves))
    assert check.sheet is not None
    last = msgspec.to_builtins(check.sheet.deals[-1])
    sides = len(rules.sheet(replay(rules, moves)).sides)
    assert last["lines"]["other_points"] == tuple(-200 if s == 1 else 0 for s in range(sides))
    assert last["others"] == ((1, "Grandma's rule", -200),)


@every_game
def test_a_line_of_a_deal_that_goes_on_shows_no_hidden_card(
    game: str, preset: str, players: int
) -> None:
    rules = rules_for(game, preset, players)
    moves = to_the_end_of_a_deal(rules)
    state = replay(rules, moves[: dealt_at(rules, moves) + 1])
    written = rules.apply(state, TABLE, line(5))
    for seat in map(Seat, range(players)):
        before, after = rules.view(state, seat), rules.view(written, seat)
        assert replace(after, public=before.public) == before
        assert rules.cards_seen(after) == rules.cards_seen(before)
    imagined = rules.imagine(rules.view(written, Seat(0)), Random(1))
    assert rules.view(imagined, Seat(0)) == rules.view(written, Seat(0))


# --- the examples of the page ---------------------------------------------------------------------


def hand_and_foot_with(score: int, target: int = 10_000) -> tuple[HandAndFoot, Any]:
    """A game to *target* in which the first side has just come to *score*."""
    rules = HandAndFoot(Options(deals=0, target=target))
    state = replay(rules, to_the_end_of_a_deal(rules))
    sides = range(2)
    items = (Item("card_points", score, 1),)
    entry = DealScore(
        1,
        Seat(0),
        "out",
        Seat(1),
        (Line("cards_melded", tuple(items if s == 0 else () for s in sides)),),
    )
    public = replace(state.public, results=(entry,))
    return rules, rules.judged(replace(state, public=public))


def test_hand_and_foot_1240_swept_the_table_300_dropped_cards_minus_50_is_1490() -> None:
    rules, state = hand_and_foot_with(1_240)
    for one in (line(300, word="swept the table"), line(-50, word="dropped cards")):
        state = rules.apply(state, TABLE, one)
    assert rules.sheet(state).deals[0].points(0) == 1_490


def test_at_9950_a_line_of_50_ends_the_game_to_10000_and_one_of_minus_10_goes_on_with_it() -> None:
    rules, state = hand_and_foot_with(9_950)
    assert rules.actor(state) == TABLE
    over = rules.apply(state, TABLE, line(50))
    assert rules.actor(over) is None
    assert over.public.phase is HandAndFootPhase.OVER
    again = rules.apply(over, TABLE, line(-10))
    assert rules.actor(again) == TABLE
    assert again.public.dealer == state.public.dealer
    assert rules.order_dealt(rules.table_move(again, Random(1)))


def test_a_line_counts_for_the_first_meld_of_the_next_deal_by_score_not_of_its_own() -> None:
    steps_of_scores = (ScoreStep(5_000, 50), ScoreStep(10_000, 120))
    rules = HandAndFoot(Options(minima_by_score=steps_of_scores))
    moves = to_the_end_of_a_deal(rules)
    dealt = dealt_at(rules, moves)
    during = replay(rules, [*moves[:dealt], (TABLE, line(9_000))])
    assert first_meld_points(rules.options, during.public, 0) == 50
    after = replay(rules, [*moves, (TABLE, line(9_000))])
    dealt_on = rules.apply(after, TABLE, rules.table_move(after, Random(2)))
    assert first_meld_points(rules.options, dealt_on.public, 0) == 120
    assert first_meld_points(rules.options, dealt_on.public, 1) == 50


def raub_with(
    *entries: tuple[tuple[int, ...], int], doubled: bool = False
) -> tuple[RaubRules, Any]:
    """Three players of whom the first made trumps; *entries* are tricks by seat, and other points
    of the first seat that brought it where it stands."""
    rules = rules_for("raub", "classic", 3)
    state = replay(rules, to_the_end_of_a_deal(rules))
    scores = tuple(
        score_of_tricks(
            Points(),
            won,
            Seat(1),
            2,
            factor=1 + (doubled and n == len(entries)),
            number=n,
            dealer=Seat(0),
        ).with_others((line(others).line,) if others else (), 3)
        for n, (won, others) in enumerate(entries, start=1)
    )
    public = replace(state.public, results=scores[:-1], phase=RaubPhase.DEALER, scores=(21, 21, 21))
    before = replace(state, public=public)
    return rules, rules._with_ledger(before, type(rules.ledger(before))(scores))


def test_raub_at_3_with_a_trick_on_a_refe_and_a_line_of_2_stands_at_3() -> None:
    rules, state = raub_with(((0, 4, 0), -20), ((1, 3, 0), 0), doubled=True)
    # 21 + 2 - 20 = 3, a trick on a Refe - 2.
    assert state.public.scores[0] == 1
    state = rules.apply(state, TABLE, line(2))
    assert state.public.scores[0] == 3
    assert rules.sheet(state).totals[0] == 3


def test_a_line_that_brings_raub_to_0_ends_it_and_taking_it_off_goes_on() -> None:
    rules, state = raub_with(((0, 4, 0), -20))
    over = rules.apply(state, TABLE, line(-3))
    assert rules.actor(over) is None
    assert rules.sheet(over).leaders == (0,)
    again = rules.apply(over, TABLE, line(1))
    assert again.public.phase is RaubPhase.DEALER
    assert again.public.dealer == state.public.dealer
    assert again.public.may_pass_deal
    assert not again.public.winners


def manipulation_with(hands: tuple[int, ...]) -> tuple[Manipulation, Any]:
    """A game in which one round was ended by the stock, with *hands* left."""
    rules = rules_for("manipulation", "classic", len(hands))
    state = replay(rules, to_the_end_of_a_deal(rules))
    entry = manipulation_scoring.score_of_hands(
        rules.options, hands, End.STOCK, None, number=1, dealer=Seat(0)
    )
    public = replace(state.public, results=(entry,))
    return rules, rules._judged(replace(state, public=public))


def test_a_line_wins_no_round_of_manipulation_rummy_but_may_reach_the_goal() -> None:
    rules, state = manipulation_with((5, 20, 30))
    assert rules.sheet(state).totals == (40, 0, 0)
    over = rules.apply(state, TABLE, line(150, side=1))
    assert over.public.phase is ManipulationPhase.OVER
    # The goal pays the second; the only round won is that of the first.
    assert rules.sheet(over).totals == (40 + 25, 150 + 100, 0)
    again = rules.apply(over, TABLE, line(-1, side=1))
    assert again.public.phase is ManipulationPhase.DEAL
    assert rules.sheet(again).totals == (40, 149, 0)


@pytest.mark.parametrize("word", ["\u202egnp\u202c", "a\u2066b"])
def test_a_word_turns_no_text_around_it(word: str) -> None:
    plain = "gnp" if "gnp" in word else "ab"
    assert one_line(word, 30) == shown_line(word) == plain
    line = other_points_line(Words(), "Josip", OtherPoints(0, word, 100)).text
    assert line == f"{plain}: +100 for Josip."
    card = with_own_sentences(RuleCard("Ours", "", (), "", ()), Words(), (word,))
    assert card.sections[0].sentences == (plain,)


@pytest.mark.parametrize("word", ["\u200b", "\u2060", "\u3164", " \u00a0"])
def test_a_word_of_which_nothing_is_seen_is_none(word: str) -> None:
    assert one_line(word, 30) == ""
    assert own_sentences([word, "Seen"]) == ("Seen",)
    # One in a file from elsewhere is shown as missing.
    assert shown_line(word) == "?"
