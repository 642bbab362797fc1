"""Gold and Enter mean what the program would do: at the states of recorded games, at all puzzles
and at every step of a hint."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

import pytest
from every_game import NAMES
from finished_games import sample_files

from handfoot_gui.core.game import AnyRules
from handfoot_gui.core.presenter import AnyPresenter
from handfoot_gui.core.record import Player, PlayerKind, replay
from handfoot_gui.core.seats import TABLE
from handfoot_gui.core.table import (
    DISCARD,
    Action,
    ButtonRole,
    HandOrder,
    Selected,
    gilded,
)
from handfoot_gui.core.text.words import Words
from handfoot_gui.games import GAMES, agreed_by_side, presenter_of, rules_of
from handfoot_gui.games.hand_and_foot.presenter.values import ActCode, EndsDeal
from handfoot_gui.games.hand_and_foot.rules.moves import Answer, TakePile
from handfoot_gui.games.hand_and_foot.rules.openings import openings
from handfoot_gui.games.hand_and_foot.rules.state import Phase
from handfoot_gui.games.hand_and_foot.text.table import HandAndFootTableWords
from handfoot_gui.games.manipulation.rules.moves import Draw, EndTurn
from handfoot_gui.games.manipulation.rules.moves import Play as ManipulationPlay
from handfoot_gui.games.raub.rules.moves import Dalje
from handfoot_gui.session.puzzle import Attempt
from handfoot_gui.session.seat_pending import DoubtCode
from handfoot_gui.session.seat_table import SeatTable
from handfoot_gui.session.seat_turn import Doubt
from handfoot_gui.storage.codec import load
from handfoot_gui.storage.puzzles import puzzles_path, read_puzzles

EVERY: Final = int(os.environ.get("GOLDEN_STATES", "0"))
"""How many states of a game are asked about besides those that are sure; 0: a few."""
FEW: Final = 6
WARNED_EVERY: Final = 1 if EVERY else 5
"""Of so many states one is looked at with everything lifted that may be."""
KEPT: Final = [path for path in sample_files() if path.parent.name != "presets"]

State = tuple[AnyRules, AnyPresenter, Any, Any]


def states(path: Any) -> Iterator[State]:
    """Rules, presenter, what is agreed and what the player to move sees, state by state."""
    record = load(path).record
    rules, presenter = rules_of(record), presenter_of(record, Words())
    state = rules.start()
    for seat, move in record.moves:
        if seat != TABLE:
            yield rules, presenter, agreed_by_side(record), rules.view(state, seat)
        state = rules.apply(state, seat, move)


def golden(acts: tuple[Action[Any], ...]) -> Action[Any] | None:
    """What Enter would press."""
    return next((act for act in acts if act.role is ButtonRole.PRIMARY and act.is_on), None)


def is_only(rules: AnyRules, view: Any, act: Action[Any]) -> bool:
    """Whether nothing else is suggested, so that nobody need think."""
    return all(type(move) is type(act.move) for move in rules.suggestions(view))


@pytest.mark.sampled(10)
@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.name.removesuffix(".handfoot.json"))
def test_gold_is_what_the_program_would_do_all_through_a_game(path: Any) -> None:
    asked = 0
    for number, (rules, presenter, agreed, view) in enumerate(states(path)):
        adapter = presenter.table
        act = golden(adapter.acts(view, adapter.empty, ()))
        if act is None:
            continue
        assert act.warning is None, act
        assert act.move is not None, act
        if is_only(rules, view, act) and not EVERY:
            continue
        asked += 1
        if asked > (EVERY or FEW):
            break
        advised, _ = GAMES[adapter.game].advice(rules.options, view, agreed)
        assert adapter.is_same(view, advised, act.move), (number, act, advised)


@pytest.mark.parametrize("path", [path for path in KEPT if path.parent.name == "manipulation"])
def test_gold_comes_with_the_last_step_of_a_hint_and_not_in_the_middle(path: Any) -> None:
    seen = 0
    for rules, presenter, agreed, view in states(path):
        adapter = presenter.table
        if not view.public.drawn and rules.options.draw_limit > 1:
            continue
        advised = GAMES[adapter.game].advice(rules.options, view, agreed)
        acts = adapter.acts(view, adapter.empty, ())
        found = adapter.golden(view, adapter.empty, acts, advised)
        shown = golden(acts if found is None else gilded(acts, found))
        assert shown is None or shown.move == advised[0], (shown, advised)
        if advised[1] is None:
            continue
        hints = presenter.hints(view, advised[0], None, advised[1])
        whole = next(hint for hint in hints if hint.steps)
        for place, draft in enumerate(whole.steps, 1):
            acts = adapter.acts(view, draft, ())
            found = adapter.golden(view, draft, acts, advised)
            shown = golden(acts if found is None else gilded(acts, found))
            is_whole = len(draft.cards) == len(adapter.gesture(view, advised[0])[0])
            if place < len(whole.steps) and not is_whole:
                assert shown is None, (place, len(whole.steps), shown)
            elif place == len(whole.steps):
                assert shown is not None
                assert adapter.is_same(view, shown.move, advised[0])
        seen += 1
        if seen >= (EVERY or FEW):
            return
    assert seen


@pytest.mark.parametrize("game", [name for name, game in GAMES.items() if game.has_puzzles])
def test_no_puzzle_has_gold_on_anything_but_its_answer(game: str) -> None:
    for puzzle in read_puzzles(game, puzzles_path(game))[0]:
        attempt = Attempt(game, puzzle, Words())
        players = [Player(name, PlayerKind.PERSON) for name in NAMES[: puzzle.options.players]]
        record = attempt.record(players)
        rules, presenter = rules_of(record), presenter_of(record, Words())
        adapter = presenter.table
        for made in range(len(puzzle.solution)):
            seat, move = puzzle.solution[made]
            if seat != attempt.solver:
                continue
            state = replay(rules, (*puzzle.moves, *puzzle.solution[:made]))
            view = rules.view(state, seat)
            acts = adapter.acts(view, adapter.empty, ())
            advised = attempt.advised(view, (*puzzle.moves, *puzzle.solution[:made]))
            found = adapter.golden(view, adapter.empty, acts, advised)
            act = golden(acts if found is None else gilded(acts, found))
            if act is not None and not is_only(rules, view, act):
                assert adapter.is_same(view, act.move, move), (puzzle.name, act, move)


def pile_taken(presenter: AnyPresenter, view: Any) -> Action[Any] | None:
    """The button of a take with the cards that a click on the pile lifts, if it lifts any."""
    adapter = presenter.table
    if getattr(view.public, "phase", None) is not Phase.DRAW:
        return None
    match adapter.drop(view, adapter.empty, (), DISCARD):
        case Selected(cards):
            acts = adapter.acts(view, adapter.empty, cards)
            return next(act for act in acts if act.code in (ActCode.TAKE, ActCode.LAY_OUT))
    return None


def test_a_take_that_cannot_become_one_is_not_golden() -> None:
    met = Counter[bool]()
    for path in (path for path in KEPT if path.parent.name == "steady"):
        for rules, presenter, _, view in states(path):
            act = pile_taken(presenter, view)
            if act is not None:
                ways = [*rules.suggestions(view), *openings(rules.options, view)]
                can = any(isinstance(way, TakePile) for way in ways)
                assert can or act.role is not ButtonRole.PRIMARY, (path.name, act)
                met[can] += 1
    assert met[True] > met[False] > 0
    (puzzle,) = (
        one
        for one in read_puzzles("hand-and-foot", puzzles_path("hand-and-foot"))[0]
        if one.name == "pile-01"
    )
    rules = GAMES["hand-and-foot"].rules(puzzle.options)
    presenter = GAMES["hand-and-foot"].presenter(rules, NAMES[: puzzle.options.players], Words())
    view = rules.view(replay(rules, puzzle.moves), puzzle.solution[0][0])
    act = pile_taken(presenter, view)
    assert act is not None
    assert act.role is ButtonRole.PLAIN, "two fours fill the meld, and the third is too little"


@pytest.mark.sampled(8)
@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.name.removesuffix(".handfoot.json"))
def test_of_two_honest_answers_none_is_golden(path: Any) -> None:
    for rules, presenter, _, view in states(path):
        adapter = presenter.table
        some = {type(move) for move in rules.suggestions(view)}
        if some & {Answer, Dalje}:
            acts = adapter.acts(view, adapter.empty, ())
            assert golden(acts) is None, acts
            assert len(acts) > 1


def lifted(rules: AnyRules, presenter: AnyPresenter, view: Any) -> Iterator[tuple[Any, ...]]:
    """Cards that may be lifted at *view*: every single one, and those of all that is suggested."""
    adapter = presenter.table
    yield ()
    table = adapter.table(view, adapter.empty, HandOrder())
    yield from ((card,) for card in table.hand)
    gestures = (adapter.gesture(view, move) for move in rules.suggestions(view))
    yield from dict.fromkeys(tuple(gesture[0]) for gesture in gestures if gesture is not None)


@pytest.mark.sampled(8)
@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.name.removesuffix(".handfoot.json"))
def test_nothing_that_is_warned_of_is_golden_whatever_is_lifted(path: Any) -> None:
    for number, (rules, presenter, _, view) in enumerate(states(path)):
        if number % WARNED_EVERY:
            continue
        adapter = presenter.table
        for cards in lifted(rules, presenter, view):
            act = golden(adapter.acts(view, adapter.empty, cards))
            assert act is None or act.warning is None, (number, cards, act)


@pytest.mark.sampled(8)
@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.name.removesuffix(".handfoot.json"))
def test_a_question_of_the_game_has_no_gold_even_once_the_program_has_thought(path: Any) -> None:
    asked = 0
    for rules, presenter, agreed, view in states(path):
        adapter = presenter.table
        if not presenter.is_question(view):
            continue
        acts = adapter.acts(view, adapter.empty, ())
        assert golden(acts) is None, acts
        asked += 1
        if asked <= FEW:
            advised = GAMES[adapter.game].advice(rules.options, view, agreed)
            assert adapter.golden(view, adapter.empty, acts, advised) is None


@pytest.mark.parametrize("path", [path for path in KEPT if path.parent.name == "manipulation"])
def test_to_end_a_turn_is_not_golden_while_a_hint_knows_a_play(path: Any) -> None:
    met = 0
    for rules, presenter, agreed, view in states(path):
        adapter = presenter.table
        acts = adapter.acts(view, adapter.empty, ())
        if not any(isinstance(act.move, EndTurn) for act in acts):
            continue
        advised = GAMES[adapter.game].advice(rules.options, view, agreed)
        if not isinstance(advised[0], ManipulationPlay):
            continue
        found = adapter.golden(view, adapter.empty, acts, advised)
        act = golden(acts if found is None else gilded(acts, found))
        assert act is None or not isinstance(act.move, EndTurn | Draw), act
        met += 1
        if met >= (EVERY or 3 * FEW):
            break


def test_of_an_act_that_is_asked_about_the_way_back_is_golden_and_never_the_act() -> None:
    words = HandAndFootTableWords(Words())
    seat_table = SeatTable()
    for warning in (None, EndsDeal()):
        seat_table.pending.doubt = Doubt(object(), warning)
        roles = {button.code: button.role for button in seat_table.pending.buttons(words)}
        assert roles[DoubtCode.DO_IT] is ButtonRole.PLAIN
        assert list(roles.values()).count(ButtonRole.PRIMARY) == 1
