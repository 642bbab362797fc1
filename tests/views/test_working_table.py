"""What is laid out in mid-turn outlives the window, and comes back after it was taken back."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from played_lab import dense_game, game_of
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from handfoot_gui.core.record import replay
from handfoot_gui.core.table import NEW_MELD
from handfoot_gui.games import rules_of
from handfoot_gui.games.hand_and_foot.rules.moves import Draw
from handfoot_gui.games.manipulation.presenter.draft import ManipulationDraft
from handfoot_gui.session.waiting import Waiting
from handfoot_gui.storage.saves import Saves
from handfoot_gui.storage.working_tables import WorkingTables
from handfoot_gui.ui.controller import Controller
from handfoot_gui.ui.game.played_game import PlayedGame
from handfoot_gui.ui.pages.setup.choice import NewGame, RulesChoice, SeatChoice


def kept_dense_game(program: Controller, persons: int = 1) -> PlayedGame:
    """A dense game as it lies in its file, which is written with the first move only."""
    game = dense_game(program, persons)
    game.file.save(game.record, replay(rules_of(game.record), game.record.moves))
    return game


def hand_and_foot(program: Controller, qtbot: QtBot) -> PlayedGame:
    """A game in which the person has drawn and laid a pair out."""
    seats = (SeatChoice("Marta", None), *(SeatChoice(name, "easy") for name in "ABC"))
    program.new_game(NewGame(RulesChoice("hand-and-foot", "classic"), seats))
    game = game_of(program)
    qtbot.waitUntil(lambda: game.play.waiting is Waiting.PERSON, timeout=60_000)
    game.screen.make(next(m for m in rules_moves(game) if isinstance(m, Draw)))
    held = [card for card in game.screen.view.holding if not card.is_wild]
    pair = next(
        (a, b)
        for a in held
        for b in held
        if a is not b
        and a.rank is b.rank
        and not a.is_red_three
        and not a.is_black_three
        and sum(c.rank is a.rank or c.is_wild for c in game.screen.view.holding) >= 3
    )
    game.scene.drop(pair, NEW_MELD)
    assert game.scene.turn.draft.cards == set(pair)
    return game


def rules_moves(game: PlayedGame) -> list[object]:
    return list(game.play.session.rules.suggestions(game.screen.view))


def undo(program: Controller) -> None:
    QTest.keyClick(program.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)


def lay_some(game: PlayedGame) -> ManipulationDraft:
    """Two steps on the dense table: a card of the hand and one of the table."""
    scene, view = game.scene, game.screen.view
    scene.drop(view.hand[:1], NEW_MELD)
    scene.drop((view.public.melds[0][0].card,), NEW_MELD)
    assert isinstance(scene.turn.draft, ManipulationDraft)
    assert len(scene.turn.draft.tables) == 2
    return scene.turn.draft


def reopened(program: Controller) -> PlayedGame:
    """The only game, opened again from its file."""
    (saved,) = Saves().search().all().games
    program.game_controller.open(saved.path)
    return game_of(program)


@pytest.mark.every_case
@pytest.mark.parametrize("name", ["manipulation", "hand-and-foot"])
def test_the_working_table_is_there_again_when_the_game_is(
    program: Controller, qtbot: QtBot, name: str
) -> None:
    if name == "manipulation":
        game = kept_dense_game(program)
        lay_some(game)
    else:
        game = hand_and_foot(program, qtbot)
    before = game.scene.turn.draft
    program.show_start()
    again = reopened(program)
    assert again is not game
    assert again.scene.turn.draft == before
    assert not before.cards & set(again.scene.table.hand)
    # Every step can still be undone.
    undo(program)
    undo(program)
    assert not again.scene.turn.has_draft


def test_covered_cards_lie_there_again_when_they_are_uncovered(program: Controller) -> None:
    game = kept_dense_game(program, persons=2)
    game.uncover()
    before = lay_some(game)
    game.screen.cover()
    assert not game.scene.table.zones
    game.uncover()
    assert game.scene.turn.draft == before


def test_a_program_that_is_killed_has_kept_it_a_moment_ago(
    program: Controller, qtbot: QtBot
) -> None:
    game = kept_dense_game(program)
    before = lay_some(game)
    moves, name = len(game.record.moves), game.file.id

    def kept() -> object:
        return WorkingTables().draft_of(name, moves, ManipulationDraft)

    assert kept() is None
    qtbot.waitUntil(lambda: kept() == before, timeout=60_000)
    QTest.keyClick(game.view, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: kept() is None, timeout=60_000)


def test_what_could_not_be_kept_at_once_is_kept_when_the_game_is_left(
    program: Controller,
) -> None:
    game = kept_dense_game(program)
    before = lay_some(game)
    path = WorkingTables().path
    path.mkdir()
    game.shown.laid_out.keep()
    path.rmdir()
    program.show_start()
    assert reopened(program).scene.turn.draft == before


def test_what_fits_no_longer_is_left_out(program: Controller) -> None:
    game = kept_dense_game(program)
    before, name = lay_some(game), game.file.id
    moves = len(game.record.moves)
    program.show_start()
    tables = WorkingTables()
    tables.keep(name, moves + 1, before)
    again = reopened(program)
    assert not again.scene.turn.has_draft
    program.show_start()
    tables.keep(name, moves, replace(before, turn=(1, 1)))
    assert not reopened(program).scene.turn.has_draft
    program.show_start()
    tables.path.write_bytes(b"{")
    assert not reopened(program).scene.turn.has_draft


def test_a_move_ends_what_was_kept(program: Controller, qtbot: QtBot) -> None:
    game = hand_and_foot(program, qtbot)
    program.show_start()
    game = reopened(program)
    QTest.keyClick(game.view, Qt.Key.Key_Escape)
    assert not game.scene.turn.has_draft
    game.screen.make(rules_moves(game)[0])
    program.show_start()
    assert not reopened(program).scene.turn.has_draft


@pytest.mark.parametrize("name", ["manipulation", "hand-and-foot"])
def test_after_reset_undo_brings_the_working_table_back_and_not_in_circles(
    program: Controller, qtbot: QtBot, name: str
) -> None:
    if name == "manipulation":
        game = kept_dense_game(program)
        lay_some(game)
    else:
        game = hand_and_foot(program, qtbot)
    before, moves = game.scene.turn.draft, len(game.record.moves)
    game.view.setFocus()
    QTest.keyClick(game.view, Qt.Key.Key_Escape)
    assert not game.scene.turn.has_draft
    assert game.scene.turn.can_undo
    undo(program)
    assert game.scene.turn.draft == before
    for _ in range(3):
        undo(program)
    assert not game.scene.turn.has_draft
    assert not game.scene.turn.can_undo
    assert len(game.record.moves) == moves, "a draw stands"


def test_the_own_table_comes_back_after_the_steps_of_a_hint(
    program: Controller, qtbot: QtBot
) -> None:
    game = kept_dense_game(program)
    before = lay_some(game)
    game.questions.hint()
    qtbot.waitUntil(lambda: game.scene.actions.bar.prompt.startswith("Hint:"), timeout=60_000)
    assert game.scene.turn.draft == before
    game.questions.hint()
    game.questions.hint()
    assert game.scene.actions.bar.prompt.startswith("Step 1 of ")
    assert isinstance(game.scene.turn.draft, ManipulationDraft)
    assert len(game.scene.turn.draft.tables) == 1
    game.questions.hint()
    assert game.scene.actions.bar.prompt.startswith("Step 2 of "), "it goes on, not back"
    assert len(game.scene.turn.draft.tables) == 2
    qtbot.waitUntil(lambda: game.scene.actions.bar.prompt.startswith("Step 3 of "), timeout=60_000)
    for _ in range(3):
        undo(program)
    assert not game.scene.turn.has_draft
    undo(program)
    assert game.scene.turn.draft == before


def test_a_move_forgets_what_was_taken_back(program: Controller) -> None:
    game = kept_dense_game(program)
    lay_some(game)
    game.view.setFocus()
    QTest.keyClick(game.view, Qt.Key.Key_Escape)
    assert game.scene.turn.can_undo
    game.scene.actions.press("draw")
    assert not game.scene.turn.can_undo
