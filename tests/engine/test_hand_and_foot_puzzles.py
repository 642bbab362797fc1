"""Puzzles of Hand and Foot: whatever people do there is judged as a search without insight does."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable, Iterator
from itertools import islice, product
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any, Final, TypeAlias

import pytest
from every_game import NAMES
from msgspec.structs import replace

from handfoot_gui.core.puzzle import DEGREES, Moves, Puzzle, Verdict, after
from handfoot_gui.core.record import Player, PlayerKind, replay
from handfoot_gui.core.seats import TABLE, Seat
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import presenter_of
from handfoot_gui.games.hand_and_foot.bots.kernel.deal import DISCARD, DRAW_CARDS, LAY, Act, Deal
from handfoot_gui.games.hand_and_foot.bots.kernel.search import Judged
from handfoot_gui.games.hand_and_foot.bots.kernel.tactics import Tactics
from handfoot_gui.games.hand_and_foot.bots.strong import ADVISER, StrongBot
from handfoot_gui.games.hand_and_foot.rules.moves import Answer, Draw, Lay, Placement, TakePile
from handfoot_gui.games.hand_and_foot.rules.openings import openings
from handfoot_gui.games.hand_and_foot.rules.rules import HandAndFoot
from handfoot_gui.games.hand_and_foot.rules.state import Phase, State, View
from handfoot_gui.games.hand_and_foot.text.hints import HandAndFootHints
from handfoot_gui.session.puzzle import Attempt
from handfoot_gui.storage.puzzles import puzzles_path, read_puzzles

GAME: Final = "hand-and-foot"
PUZZLES: Final = {puzzle.name: puzzle for puzzle in read_puzzles(GAME, puzzles_path(GAME))[0]}
FINDER: Final = Path(__file__).parents[2] / "packaging" / "puzzles" / "hand_and_foot.py"
PLAYER: Final = Player(NAMES[0], PlayerKind.PERSON)
SEEDS_OF_JUDGES: Final = {"a look": 1, "many worlds": 2, "more turns": 3, "the end": 4}
ATTEMPTS: Final = 12
SMALL: Final = 6
"""Cards of a hand whose every order of lay-downs can be tried."""


Says: TypeAlias = Callable[[bool, int, Act], float]
"""What an act is worth to a judge, by whether the players it imagines have learnt, and its seed."""


@pytest.fixture
def finder() -> ModuleType:
    """The script that finds puzzles."""
    spec = importlib.util.spec_from_file_location("puzzle_finder", FINDER)
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


def has_learnt(deal: Deal) -> bool:
    """Whether the players of *deal* are those whom the strong bot imagines."""
    return deal.terms.tactics != Tactics()


def is_kept(finder: ModuleType, puzzle: Puzzle, says: Says) -> bool:
    """Whether *puzzle* stays where its judges, who imagine no worlds here, find what *says*."""

    def judged_turns(
        deal: Deal, _: list[float], seed: int, acts: list[Act], *, worlds: int, turns: int
    ) -> list[Judged]:
        del worlds, turns
        worth = [says(has_learnt(deal), seed, act) for act in acts]
        found = [Judged((act,)) for act in acts]
        for one, points in zip(found, worth, strict=True):
            one.add(points - worth[0])
        return found

    class Trial:
        def __init__(self, deal: Deal, _: list[float], seed: int, turns: int) -> None:
            del turns
            self.has_learnt, self.seed = has_learnt(deal), seed

        def values(self, lines: list[tuple[Act, ...]], number: int) -> list[float]:
            del number
            return [says(self.has_learnt, self.seed, line[0]) for line in lines]

    finder.judged_turns, finder.Trial = judged_turns, Trial
    finder._deals = lambda *_: ()
    return [found.moves for found in finder.judged_anew([puzzle], Random(0))] == [puzzle.moves]


def of_kind(kind: str) -> list[str]:
    """Every other puzzle of a kind."""
    return [name for name, puzzle in PUZZLES.items() if puzzle.kind == kind][::2]


def position_of(puzzle: Puzzle) -> tuple[HandAndFoot, State]:
    rules = HandAndFoot(puzzle.options)
    return rules, replay(rules, puzzle.moves)


def widened(view: View, move: Any, dice: Random) -> Any:
    """*move*, or the same with another card in one of its melds, be it legal or not."""
    if not isinstance(move, Lay | TakePile) or dice.random() < 0.5:
        return move
    place = dice.randrange(len(move.melds))
    part = move.melds[place]
    melds = list(move.melds)
    melds[place] = Placement((*part.cards, dice.choice(view.holding)), part.onto)
    return type(move)(tuple(melds))


def attempts(puzzle: Puzzle, dice: Random) -> Iterator[tuple[Moves, State]]:
    """Random legal turns from the position on, move by move, each with the state after it."""
    rules, start = position_of(puzzle)
    answer = next((move for _, move in puzzle.solution if isinstance(move, Answer)), None)
    for _ in range(ATTEMPTS):
        state, made = start, list[tuple[Seat, Any]]()
        while state.public.turns == start.public.turns and state.public.out is None:
            seat = rules.actor(state)
            assert seat is not None
            if seat == TABLE:
                move: Any = rules.table_move(state, dice)
            elif state.public.phase is Phase.ANSWER:
                move = answer
            else:
                view = rules.view(state, seat)
                first = [
                    lay for lay in openings(rules.options, view) if rules.problem(view, lay) is None
                ]
                move = dice.choice([*rules.suggestions(view), *first])
                wider = widened(view, move, dice)
                move = wider if rules.problem(view, wider) is None else move
            made.append((seat, move))
            state = rules.apply(state, seat, move)
            yield tuple(made), state


def verdicts(puzzle: Puzzle, dice: Random) -> Iterator[tuple[Moves, State, Verdict]]:
    """The verdict after each move of random attempts, up to the one that decides."""
    attempt = Attempt(GAME, puzzle, Words())
    decided: Moves = ()
    for made, state in attempts(puzzle, dice):
        if not decided or made[: len(decided)] != decided:
            verdict = attempt.verdict((*puzzle.moves, *made))
            decided = () if verdict is Verdict.OPEN else made
            yield made, state, verdict


def fewest_wilds(view: View, need: int) -> tuple[int, int]:
    """The fewest wilds, and points of them, of any first meld out of the hand; by trying all."""
    values = {"A": 20, "K": 10, "Q": 10, "J": 10, "T": 10, "9": 10, "8": 10}
    twos = sum(card.rank == "2" for card in view.holding)
    jokers = sum(card.is_joker for card in view.holding)
    reached = {(0, 0): 0}
    for rank in "AKQJT987654":
        held = min(7, sum(card.rank == rank for card in view.holding))
        for (two, joker), points in list(reached.items()):
            for more, dear in product(range(twos - two + 1), range(jokers - joker + 1)):
                wilds = more + dear
                if held < 2 * wilds or not 3 <= held + wilds <= 7:
                    continue
                spent = two + more, joker + dear
                worth = points + held * values.get(rank, 5) + 20 * more + 50 * dear
                reached[spent] = max(worth, reached.get(spent, 0))
    for (two, joker), points in list(reached.items()):
        for more, dear in product(range(twos - two + 1), range(jokers - joker + 1)):
            if 3 <= more + dear <= 7:
                spent = two + more, joker + dear
                worth = points + 20 * more + 50 * dear
                reached[spent] = max(worth, reached.get(spent, 0))
    return min(
        (two + joker, 20 * two + 50 * joker)
        for (two, joker), points in reached.items()
        if points >= need
    )


@pytest.mark.parametrize("name", of_kind("down"))
def test_a_first_meld_is_right_that_spends_the_fewest_wilds_of_all(name: str) -> None:
    puzzle = PUZZLES[name]
    rules, start = position_of(puzzle)
    solver = start.public.turn
    fewest = fewest_wilds(rules.view(start, solver), puzzle.options.minima[0])
    for _, state, verdict in verdicts(puzzle, Random(1)):
        wilds = [card for card in state.public.tables[0].cards() if card.is_wild]
        spent = len(wilds), sum(50 if card.is_joker else 20 for card in wilds)
        is_down = bool(state.public.tables[0].melds)
        if is_down:
            assert verdict is (Verdict.SOLVED if spent == fewest else Verdict.MISSED)
        else:
            assert verdict is not Verdict.SOLVED
            assert (verdict is Verdict.MISSED) == (state.public.turns != start.public.turns)


@pytest.mark.parametrize("name", of_kind("down"))
def test_who_lays_others_as_cheap_is_told_of_these(name: str) -> None:
    puzzle = PUZZLES[name]
    rules, start = position_of(puzzle)
    view, attempt = rules.view(start, Seat(0)), Attempt(GAME, puzzle, Words())
    presenter = presenter_of(attempt.record([PLAYER] * puzzle.options.players), Words())
    hints = HandAndFootHints(Words(), [""] * puzzle.options.players, puzzle.options)
    for lay in openings(puzzle.options, view):
        moves = (*puzzle.moves, (Seat(0), lay))
        if isinstance(lay, Lay) and attempt.verdict(moves) is Verdict.SOLVED:
            told = attempt.explanation(presenter, moves)
            assert told.startswith(f"Lay {hints.placed(view, lay.melds)}"), told
            assert presenter.why(view, lay) in told


@pytest.mark.parametrize("name", of_kind("pile"))
def test_drawing_or_taking_decides_whatever_the_pile_is_taken_with(name: str) -> None:
    puzzle = PUZZLES[name]
    _, best = puzzle.solution[0]
    assert puzzle.judged is not None
    assert {type(way.move) for way in puzzle.judged.others} == {Draw, TakePile} - {type(best)}
    assert all(way.gain + 3 * way.error < 0 for way in puzzle.judged.others)
    for made, _, verdict in verdicts(puzzle, Random(2)):
        is_right = isinstance(made[0][1], TakePile) == isinstance(best, TakePile)
        assert verdict is (Verdict.SOLVED if is_right else Verdict.MISSED)


def test_a_draw_has_the_reason_that_holds_at_the_table() -> None:
    puzzle = next(
        puzzle
        for puzzle in PUZZLES.values()
        if puzzle.kind == "pile" and puzzle.solution[0][1] == Draw((2,)) and len(puzzle.moves) > 9
    )
    rules, start = position_of(puzzle)
    view = rules.view(start, start.public.turn)
    hints = HandAndFootHints(Words(), NAMES, rules.options)

    def why(in_foot: int | None = None, **changes: object) -> str:
        feet = tuple(seat == in_foot for seat in range(4))
        public = replace(view.public, in_foot=feet)
        calm = {"holding_counts": (11,) * 4, "foot_counts": (13,) * 4}
        return hints.reason(replace(view, public=public, **{**calm, **changes}), Draw((2,)))

    ending = "Others may go out soon, and then cards in hand cost points."
    assert why() == "Little in the pile would fit."
    assert why(1, holding_counts=(11, 3, 11, 11)) == ending
    assert why(1, holding_counts=(11, 4, 11, 11)) == why(2, holding_counts=(11, 11, 3, 11)) == why()
    assert why(holding_counts=(3, 11, 11, 11)).startswith("The hand is nearly gone")
    assert why(holding_counts=(3, 11, 11, 11), foot_counts=(0,) * 4) == why()


@pytest.mark.parametrize("name", of_kind("out"))
def test_a_way_out_is_missed_only_where_no_order_of_lay_downs_leads_out(name: str) -> None:
    puzzle = PUZZLES[name]
    rules, start = position_of(puzzle)
    solver = start.public.turn
    _, yes = puzzle.solution[1]

    def is_way_left(state: State) -> bool:
        if state.public.out is not None or state.public.turns != start.public.turns:
            return state.public.out == solver
        seat = rules.actor(state)
        assert seat is not None
        if state.public.phase is Phase.ANSWER:
            return is_way_left(rules.apply(state, seat, yes))
        some = rules.suggestions(rules.view(state, seat))
        return any(is_way_left(rules.apply(state, seat, move)) for move in some)

    for _, state, verdict in verdicts(puzzle, Random(3)):
        assert (verdict is Verdict.SOLVED) == (state.public.out == solver)
        if verdict is Verdict.MISSED and len(state.holdings[solver]) <= SMALL:
            assert not is_way_left(state)


def test_the_script_finds_a_way_out_and_says_how_hard_it_is(finder: ModuleType) -> None:
    wanted = {("out", degree): 1 for degree in DEGREES}
    found: Puzzle = next(finder.candidates(Random(2), wanted))
    rules, start = position_of(found)
    assert found.kind == "out"
    assert after(rules, start, found.solution).public.out == start.public.turn


def test_what_is_kept_comes_first_and_is_the_only_one_of_its_deal(finder: ModuleType) -> None:
    kept = next(puzzle for puzzle in PUZZLES.values() if puzzle.kind == "out")
    rules, start = position_of(kept)
    finder._deals = lambda *_: [[finder._Position(rules, start, kept.moves)]]
    again = replace(kept, name="")
    assert list(finder.candidates(Random(0), {("out", kept.degree): 2}, [kept])) == [again]
    assert list(finder.candidates(Random(0), {("out", kept.degree): 2})) == [again]


@pytest.mark.sampled(4)
@pytest.mark.parametrize("name", [name for name in PUZZLES if name.startswith("pile")])
def test_who_gives_hints_knows_whether_to_take_the_pile(name: str) -> None:
    puzzle = PUZZLES[name]
    rules, start = position_of(puzzle)
    view, (_, best) = rules.view(start, start.public.turn), puzzle.solution[0]
    assert isinstance(StrongBot(puzzle.options, budget=ADVISER).choose(view, 0, 1.0), type(best))


@pytest.mark.parametrize("answer", [Draw, TakePile])
def test_a_puzzle_of_the_pile_stays_only_where_all_judges_agree(
    finder: ModuleType, answer: type
) -> None:
    puzzle = next(
        puzzle
        for puzzle in PUZZLES.values()
        if puzzle.kind == "pile" and isinstance(puzzle.solution[0][1], answer)
    )

    def worth(act: Act) -> float:
        return 1000 if (act[0] == DRAW_CARDS) == (answer is Draw) else 0

    assert is_kept(finder, puzzle, lambda _has_learnt, _seed, act: worth(act))
    for other in product((True, False), SEEDS_OF_JUDGES.values()):
        assert not is_kept(
            finder,
            puzzle,
            lambda has_learnt, seed, act, other=other: (
                -worth(act) if (has_learnt, seed) == other else worth(act)
            ),
        ), other


def test_a_first_meld_stays_a_puzzle_unless_all_judges_would_wait(finder: ModuleType) -> None:
    puzzle = next(puzzle for puzzle in PUZZLES.values() if puzzle.kind == "down")
    rounds = SEEDS_OF_JUDGES["many worlds"], SEEDS_OF_JUDGES["more turns"]
    judges = set(product((True, False), rounds))

    def is_puzzle(waiting: set[tuple[bool, int]], dear: tuple[bool, int] | None = None) -> bool:
        def worth(has_learnt: bool, seed: int, act: Act) -> float:
            kind, parts, _ = act
            if kind == DISCARD:
                return 10_000 if (has_learnt, seed) in waiting else -10_000
            assert kind == LAY
            price = sum(1000 * (part[3] + part[4]) + 100 * part[4] for part in parts)
            return price if (has_learnt, seed) == dear else -price

        return is_kept(finder, puzzle, worth)

    assert is_puzzle(set())
    assert not is_puzzle(judges)
    for judge in judges:
        assert is_puzzle(judges - {judge}), judge
    for judge in product((True, False), SEEDS_OF_JUDGES.values()):
        assert not is_puzzle(set(), dear=judge), judge


def test_kept_ways_out_are_found_again(finder: ModuleType) -> None:
    kept = [puzzle for puzzle in PUZZLES.values() if puzzle.kind == "out"][::3]
    again = islice(finder.judged_anew(kept, Random(0)), len(kept))
    assert [replace(puzzle, name="") for puzzle in kept] == list(again)
